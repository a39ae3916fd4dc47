//! The log, with links to cards, rules and moments, and the chat.

use std::ops::Range;

use maud::{Markup, html};
use prose::{Name, Text, text};

use super::{Aside, ChatLine, LineKind, LogLine, Said};
use crate::board::{Concern, Sign, Spot};
use crate::markup::Reader;
use crate::seat_badge::{badge, seat_class};

/// The log of a table; `name` returns the name of a card by its id.
#[must_use]
pub fn log_lines(
    reader: Reader,
    table: &str,
    game: &str,
    lines: &[LogLine],
    name: impl Fn(&str) -> Option<Text>,
) -> Markup {
    html! {
        @for line in lines {
            @let sign = SignMark::of(line);
            li id={ "l" (line.number) } class=[colour(line)] data-on=[&sign.card] data-in=[sign.part] data-sign=[sign.kind]
                data-shows=[&sign.shows] {
                (moment(reader, table, line.ply)) " "
                (sentence(reader, game, line, &name))
                @for concern in &line.concerns {
                    @if let Concern::Rule(id) = concern { " " (rule(reader, id)) }
                }
            }
        }
    }
}

/// The class with the colour of the player whom a line is about; headings have none.
fn colour(line: &LogLine) -> Option<&'static str> {
    match line.kind {
        LineKind::Event => line.seat.map(seat_class),
        LineKind::Turn => None,
    }
}

/// The sign of a line as attributes, from which the script shows it on the board.
#[derive(Default)]
struct SignMark<'l> {
    card: Option<&'l str>,
    part: Option<&'static str>,
    kind: Option<&'static str>,
    shows: Option<String>,
}

impl<'l> SignMark<'l> {
    fn of(line: &'l LogLine) -> Self {
        let Some(Sign { at, kind, amount }) = &line.sign else { return Self::default() };
        let (card, part) = match at {
            Spot::Card(word) => (Some(word.as_str()), None),
            Spot::Part(id) => (None, Some(*id)),
        };
        Self { card, part, kind: Some(kind.word()), shows: Some(kind.text(*amount)) }
    }
}

fn moment(reader: Reader, table: &str, ply: usize) -> Markup {
    let label = text!("Choice {n}", "Elección {n}", n = ply);
    html! { a.at href={ "/tables/" (table) "/replay?at=" (ply) } aria-label=(reader.say(&label)) { (ply) } }
}

fn rule(reader: Reader, id: &str) -> Markup {
    let label = text!("Rule {id}", "Regla {id}", id = Name(id));
    html! { a href={ "/rules/" (id) } aria-label=(reader.say(&label)) { "§" } }
}

/// The sentence of a line, with card names as links.
fn sentence(
    reader: Reader,
    game: &str,
    line: &LogLine,
    name: &impl Fn(&str) -> Option<Text>,
) -> Markup {
    let text = reader.say(&line.text);
    let places = named(reader, line, text, name);
    let ends = || places.iter().map(|(place, _)| place.end);
    let plain_from = std::iter::once(0).chain(ends());
    html! {
        @for ((place, id), from) in places.iter().zip(plain_from) {
            (text[from..place.start])
            a href={ "/cards/" (game) "/" (id) } data-card=(id) { (text[place.clone()]) }
        }
        (text[ends().next_back().unwrap_or(0)..])
    }
}

/// The places of the card names in the text, from left to right. Longer names are searched first,
/// because a name may be part of another.
fn named(
    reader: Reader,
    line: &LogLine,
    text: &str,
    name: &impl Fn(&str) -> Option<Text>,
) -> Vec<(Range<usize>, &'static str)> {
    let mut cards: Vec<(Text, &'static str)> = line
        .concerns
        .iter()
        .filter_map(|concern| match concern {
            Concern::Card(id) => Some((name(id)?, *id)),
            Concern::Rule(_) => None,
        })
        .collect();
    cards.sort_by_key(|(name, _)| std::cmp::Reverse(reader.say(name).len()));
    let mut places: Vec<(Range<usize>, &'static str)> = Vec::new();
    for (name, id) in &cards {
        let free = occurrences(text, reader.say(name))
            .find(|place| places.iter().all(|(taken, _)| apart(taken, place)));
        places.extend(free.map(|place| (place, *id)));
    }
    places.sort_by_key(|(place, _)| place.start);
    places
}

fn occurrences<'t>(text: &'t str, name: &'t str) -> impl Iterator<Item = Range<usize>> + 't {
    text.match_indices(name)
        .filter(|(_, found)| !found.is_empty())
        .map(|(at, found)| at..at + found.len())
}

fn apart(one: &Range<usize>, other: &Range<usize>) -> bool {
    one.end <= other.start || other.end <= one.start
}

/// "took back: Blue played TIE Fighter."
fn took_back(what: &Text, choices: usize) -> Text {
    let what = what.clone();
    match choices {
        0 | 1 => text!("took back: {what}", "ha deshecho: {what}", what = what),
        n => text!(
            "took back {n} choices, beginning with: {what}",
            "ha deshecho {n} elecciones, empezando por: {what}",
            n = n,
            what = what
        ),
    }
}

/// "Separatists" of "the Separatists": seats are told apart by what follows the article.
fn without_article(name: &str) -> &str {
    let articles = ["the ", "el ", "la ", "los "];
    articles.iter().find_map(|article| name.strip_prefix(article)).unwrap_or(name)
}

/// The chat of a table.
#[must_use]
pub fn chat_lines(reader: Reader, lines: &[ChatLine]) -> Markup {
    let watcher = text!("A watcher", "Alguien del público");
    html! {
        @for line in lines {
            @let private = (line.aside != Aside::Aloud).then_some("private");
            li id={ "c" (line.number) } class=[private] {
                @match &line.by {
                    Some((seat, name)) => {
                        @let initial = without_article(reader.say(name));
                        @let name = name.clone().capitalised();
                        (badge(*seat, initial)) " " b.(seat_class(*seat)) { (reader.say(&name)) }
                    }
                    None => b { (reader.say(&watcher)) },
                }
                " "
                @if let Some(remark) = line.aside.remark() { i.aside { (reader.say(&remark)) } " " }
                @match &line.said {
                    Said::Words(words) => (words),
                    Said::Phrase(phrase) => (reader.say(&phrase.text())),
                    Said::LeftToBot => (reader.say(&text!(
                        "conceded; a bot plays on.",
                        "se ha rendido; sigue un bot."
                    ))),
                    Said::TookBack { what, choices } => (reader.say(&took_back(what, *choices))),
                    Said::Told(what) => (reader.say(what)),
                    Said::RefusedUndo => (reader.say(&text!(
                        "did not agree to undo.",
                        "no ha aceptado deshacer."
                    ))),
                }
            }
        }
    }
}

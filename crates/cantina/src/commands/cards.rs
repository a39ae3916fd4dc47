//! `cantina cards`: looks up cards: facts, texts, and the sources of their figures.

use std::collections::BTreeMap;
use std::io::Write;

use clap::Args;
use games::{AnyGame, CardQuery, FoundCard, Match};
use prose::{Conjunction, Lang, Name, Text, text};
use serde::Serialize;
use table::{Naming, Origin};

use super::{Both, game_parser, print_json};
use crate::error::{CommandError, Verdict};

#[derive(Args)]
pub(crate) struct Arguments {
    #[arg(value_name = "GAME or WORD")]
    words: Vec<String>,
    #[arg(long, value_parser = game_parser())]
    game: Option<&'static dyn AnyGame>,
    #[arg(long, value_name = "N")]
    cost: Option<u8>,
    #[arg(long, value_name = "WORD")]
    edition: Option<String>,
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(
    arguments: &Arguments,
    lang: Lang,
    out: &mut impl Write,
) -> Result<Verdict, CommandError> {
    let mut words = arguments.words.as_slice();
    let mut game = arguments.game;
    if let (None, Some((first, rest))) = (game, words.split_first())
        && let Some(named) = games::named(first)
    {
        (game, words) = (Some(named), rest);
    }
    let searched = match game {
        Some(game) => vec![game],
        None => games::all().to_vec(),
    };
    let query = CardQuery {
        cost: arguments.cost,
        edition: arguments.edition.clone().unwrap_or_default(),
        ..CardQuery::words(&words.join(" "))
    };
    let found = query.search(searched.iter().copied());
    if arguments.json {
        print_json(&Cards { cards: found.iter().map(CardPage::of).collect() }, out)?;
        return Ok(Verdict::Fine);
    }
    match found.as_slice() {
        [] => {
            let boxes = query.boxes_instead(searched.iter().copied());
            return Err(boxes.map_or_else(
                || not_found(&query.words),
                |boxes| no_such_box(&query.edition, boxes),
            ));
        }
        [only] => print_page(only, lang, out)?,
        several => {
            let is_exact = |found: &&FoundCard| found.matched == Match::Exact;
            let (exact, others): (Vec<_>, Vec<_>) = several.iter().partition(is_exact);
            for found in &exact {
                print_page(found, lang, out)?;
                writeln!(out)?;
            }
            list(&others, searched.len(), lang, out)?;
        }
    }
    Ok(Verdict::Fine)
}

fn print_page(found: &FoundCard, lang: Lang, out: &mut impl Write) -> Result<(), CommandError> {
    writeln!(out, "{} {}", found.game.name(), found.card.id)?;
    for line in found.page() {
        writeln!(out, "{}", line.get(lang))?;
    }
    if found.card.naming.foreign(lang).is_some() {
        writeln!(out, "{}", Naming::remark().get(lang))?;
    }
    Ok(())
}

/// One line per card, under the name of its game if several were searched.
fn list(
    found: &[&FoundCard],
    games: usize,
    lang: Lang,
    out: &mut impl Write,
) -> Result<(), CommandError> {
    for (at, of_game) in found.chunk_by(|one, next| one.game.name() == next.game.name()).enumerate()
    {
        if games > 1 {
            let title = of_game[0].game.title().title;
            let heading = text!("{game} ({n}):", "{game} ({n}):", game = title, n = of_game.len());
            writeln!(out, "{}{}", if at == 0 { "" } else { "\n" }, heading.get(lang))?;
        }
        let indent = if games > 1 { "  " } else { "" };
        for found in of_game {
            writeln!(out, "{indent}{}{}", found.line(lang), mark(found).get(lang))?;
        }
    }
    Ok(())
}

/// A mark for cards without a public source; the card's own page names every source.
fn mark(found: &FoundCard) -> Text {
    match found.card.origin {
        Origin::Verified | Origin::SingleSource | Origin::Inferred => Text::default(),
        Origin::Original => text!(" (original)", " (original)"),
    }
}

fn no_such_box(edition: &str, boxes: Vec<Text>) -> CommandError {
    if boxes.is_empty() {
        return CommandError::Failed(text!(
            "The cards of this game are not told apart by boxes; leave out --edition.",
            "Las cartas de este juego no se distinguen por cajas; quita --edition."
        ));
    }
    CommandError::Failed(text!(
        "No box is called «{edition}». There are {boxes}.",
        "Ninguna caja se llama «{edition}». Las que hay son {boxes}.",
        edition = Name(edition),
        boxes = Text::list(boxes, Conjunction::And)
    ))
}

fn not_found(query: &str) -> CommandError {
    if query.is_empty() {
        return CommandError::Failed(text!(
            "No card is like that. Ask for less, or for another game: {games}.",
            "Ninguna carta es así. Pide menos o busca en otro juego: {games}.",
            games = Name(&games::names().join(", "))
        ));
    }
    CommandError::Failed(text!(
        "No card matches «{query}». Try fewer words, or another game: {games}.",
        "Ninguna carta coincide con «{query}». Prueba con menos palabras o con otro juego: {games}.",
        query = Name(query),
        games = Name(&games::names().join(", "))
    ))
}

#[derive(Serialize)]
struct Cards {
    cards: Vec<CardPage>,
}

/// A card as JSON.
#[derive(Serialize)]
struct CardPage {
    id: &'static str,
    game: &'static str,
    name: Both,
    naming: &'static str,
    lines: Vec<Both>,
    origin: &'static str,
    /// The sources of groups of values, where they differ.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    origins: BTreeMap<String, &'static str>,
}

impl CardPage {
    fn of(found: &FoundCard) -> Self {
        Self {
            id: found.card.id,
            game: found.game.name(),
            name: Both::from(found.card.name.clone()),
            naming: match found.card.naming {
                Naming::BothLanguages => "both-languages",
                Naming::EnglishOnly => "english-only",
            },
            lines: found.page().into_iter().map(Both::from).collect(),
            origin: origin_word(found.card.origin),
            origins: found
                .card
                .origins
                .iter()
                .map(|(what, origin)| (what.en.clone(), origin_word(*origin)))
                .collect(),
        }
    }
}

fn origin_word(origin: Origin) -> &'static str {
    match origin {
        Origin::Verified => "verified",
        Origin::SingleSource => "single-source",
        Origin::Inferred => "inferred",
        Origin::Original => "original",
    }
}

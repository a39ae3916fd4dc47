//! `cantina cards`: looks up cards: facts, texts, and the sources of their figures.

use std::io::Write;

use clap::Args;
use prose::{Lang, Name, Text, text};
use serde::Serialize;
use table::{Naming, Origin};

use super::print_json;
use crate::card_search::{Found, search};
use crate::error::{CommandError, Verdict};

#[derive(Args)]
pub(crate) struct Arguments {
    #[arg(value_name = "GAME or WORD")]
    words: Vec<String>,
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(
    arguments: &Arguments,
    lang: Lang,
    out: &mut impl Write,
) -> Result<Verdict, CommandError> {
    let words: Vec<&str> = arguments.words.iter().map(String::as_str).collect();
    let (game, words) = match words.split_first() {
        Some((first, rest)) if games::named(first).is_some() => (games::named(first), rest),
        _ => (None, words.as_slice()),
    };
    let searched =
        games::all().into_iter().filter(|any| game.is_none_or(|game| game.name() == any.name()));
    let query = words.join(" ");
    let found = search(searched, &query);
    if arguments.json {
        print_json(&Cards { cards: found.iter().map(CardPage::of).collect() }, out)?;
        return Ok(Verdict::Fine);
    }
    match found.as_slice() {
        [] => return Err(not_found(&query)),
        [only] => print_page(only, lang, out)?,
        several => {
            for found in several {
                writeln!(out, "{}{}", found.line(lang), mark(found).get(lang))?;
            }
        }
    }
    Ok(Verdict::Fine)
}

fn print_page(found: &Found, lang: Lang, out: &mut impl Write) -> Result<(), CommandError> {
    writeln!(out, "{} {}", found.game.name(), found.card.id)?;
    for line in found.page() {
        writeln!(out, "{}", line.get(lang))?;
    }
    if found.card.naming.foreign(lang).is_some() {
        writeln!(out, "{}", Naming::remark().get(lang))?;
    }
    Ok(())
}

/// A mark for cards without a public source; the card's own page names every source.
fn mark(found: &Found) -> Text {
    match found.card.origin {
        Origin::Verified | Origin::SingleSource => Text::default(),
        Origin::Original => text!(" (original)", " (original)"),
    }
}

fn not_found(query: &str) -> CommandError {
    CommandError::Failed(text!(
        "No card matches «{query}». Try fewer words, or a game: {games}.",
        "Ninguna carta coincide con «{query}». Prueba con menos palabras o con un juego: {games}.",
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
}

impl CardPage {
    fn of(found: &Found) -> Self {
        Self {
            id: found.card.id,
            game: found.game.name(),
            name: Both::from(found.card.name.clone()),
            naming: match found.card.naming {
                Naming::BothLanguages => "both-languages",
                Naming::EnglishOnly => "english-only",
            },
            lines: found.page().into_iter().map(Both::from).collect(),
            origin: match found.card.origin {
                Origin::Verified => "verified",
                Origin::SingleSource => "single-source",
                Origin::Original => "original",
            },
        }
    }
}

/// A text in both languages.
#[derive(Serialize)]
struct Both {
    en: String,
    es: String,
}

impl From<Text> for Both {
    fn from(Text { en, es }: Text) -> Self {
        Self { en, es }
    }
}

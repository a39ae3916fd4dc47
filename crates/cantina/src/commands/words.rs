//! `cantina words`: the words and signs of a game.

use std::io::Write;

use clap::Args;
use games::AnyGame;
use prose::{Lang, Name, text};
use serde::Serialize;
use ui::board::Term;

use super::{Both, game_parser, print_json};
use crate::error::{CommandError, Verdict};

#[derive(Args)]
pub(crate) struct Arguments {
    #[arg(value_parser = game_parser())]
    game: &'static dyn AnyGame,
    #[arg(value_name = "WORD")]
    words: Vec<String>,
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(
    arguments: &Arguments,
    lang: Lang,
    out: &mut impl Write,
) -> Result<Verdict, CommandError> {
    let glossary = arguments.game.glossary();
    let words = arguments.words.join(" ");
    let found = glossary.search(&words);
    if arguments.json {
        print_json(&Words { words: found.into_iter().map(Word::of).collect() }, out)?;
        return Ok(Verdict::Fine);
    }
    if found.is_empty() {
        return Err(CommandError::Failed(text!(
            "No word or sign of this game matches «{words}». Try fewer words.",
            "Ninguna palabra ni signo de este juego coincide con «{words}». Prueba con menos palabras.",
            words = Name(&words)
        )));
    }
    for group in &glossary.groups {
        let terms: Vec<&Term> =
            group.terms.iter().filter(|term| found.iter().any(|one| one.id == term.id)).collect();
        if !terms.is_empty() {
            writeln!(out, "{}", group.title.get(lang))?;
        }
        for term in terms {
            writeln!(out, "  {}", term.line().get(lang))?;
        }
    }
    Ok(Verdict::Fine)
}

#[derive(Serialize)]
struct Words {
    words: Vec<Word>,
}

/// A term as JSON.
#[derive(Serialize)]
struct Word {
    id: &'static str,
    name: Both,
    meaning: Both,
    rule: Option<&'static str>,
}

impl Word {
    fn of(term: &Term) -> Self {
        Self {
            id: term.id,
            name: Both::from(term.name.clone()),
            meaning: Both::from(term.meaning.clone()),
            rule: term.rule,
        }
    }
}

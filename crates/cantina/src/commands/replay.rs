//! `cantina replay`: tells a recorded match, shows a moment of it, or proves the record right.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use prose::{Lang, Name, text};
use table::Viewer;
use table::replay::Sheet;

use crate::played::{AnyMatch, Asked, CHOICE, Moment};
use crate::replay_file;
use crate::trouble::{Trouble, Verdict};

#[derive(Args)]
pub(crate) struct Arguments {
    file: PathBuf,
    #[arg(long, value_name = "PLY")]
    at: Option<usize>,
    #[arg(long, value_name = "NAME", default_value = "judge")]
    seat: String,
    #[arg(long, conflicts_with_all = ["at", "seat"])]
    verify: bool,
}

pub(crate) fn run(
    arguments: &Arguments,
    lang: Lang,
    out: &mut impl Write,
) -> Result<Verdict, Trouble> {
    let file = &arguments.file;
    let sheet = replay_file::read(file)?;
    let played = replay_file::game_of(file, &sheet)?
        .open(&sheet)
        .map_err(|fault| replay_file::refused(file, &fault))?;
    if arguments.verify {
        let verified = text!(
            "{file}: {choices} replayed; the final state is {hash}, as the file says.",
            "{file}: repetición de {choices}; el estado final es {hash}, como dice el archivo.",
            file = Name(&file.display().to_string()),
            choices = CHOICE.count(played.choices()),
            hash = Name(&played.state_hash().to_string())
        );
        writeln!(out, "{}", verified.get(lang))?;
        return Ok(Verdict::Fine);
    }
    let viewer = viewer(&*played, &arguments.seat)?;
    match arguments.at {
        Some(ply) => show_moment(&*played, ply, viewer, lang, out)?,
        None => {
            show_header(&sheet, &*played, lang, out)?;
            show_log(&*played, viewer, lang, out)?;
        }
    }
    Ok(Verdict::Fine)
}

fn viewer(played: &dyn AnyMatch, name: &str) -> Result<Viewer, Trouble> {
    played.viewer(name).ok_or_else(|| {
        Trouble::WrongUse(text!(
            "There is no seat «{name}»; choose one of {seats}, watcher, judge.",
            "No hay ningún asiento «{name}»; elige uno de {seats}, watcher, judge.",
            name = Name(name),
            seats = Name(&played.seats().join(", "))
        ))
    })
}

fn show_header(
    sheet: &Sheet,
    played: &dyn AnyMatch,
    lang: Lang,
    out: &mut impl Write,
) -> Result<(), Trouble> {
    let heading = text!(
        "{game}, rules version {rules}, setup {setup}",
        "{game}, versión {rules} de las reglas, preparación {setup}",
        game = Name(&sheet.game),
        rules = sheet.rules,
        setup = Name(&sheet.setup)
    );
    writeln!(out, "{}", heading.get(lang))?;
    for (seat, name) in played.seats().iter().zip(&sheet.seats) {
        writeln!(out, "{seat}: {name}")?;
    }
    writeln!(out)?;
    Ok(())
}

fn show_log(
    played: &dyn AnyMatch,
    viewer: Viewer,
    lang: Lang,
    out: &mut impl Write,
) -> Result<(), Trouble> {
    let mut choice = 0;
    for line in played.log(0, viewer) {
        // The number stands only before the first sentence of a choice.
        let number = if line.choice == choice { String::new() } else { line.choice.to_string() };
        choice = line.choice;
        writeln!(out, "{number:>5}  {}", line.text.get(lang))?;
    }
    let choices = played.choices();
    let end = match played.outcome() {
        Some(outcome) => outcome,
        None => text!(
            "The record ends here, after {choices}; the match was not over.",
            "El registro acaba aquí, tras {choices}; la partida no había terminado.",
            choices = CHOICE.count(choices)
        ),
    };
    writeln!(out, "\n{}", end.get(lang))?;
    Ok(())
}

fn show_moment(
    played: &dyn AnyMatch,
    ply: usize,
    viewer: Viewer,
    lang: Lang,
    out: &mut impl Write,
) -> Result<(), Trouble> {
    let choices = played.choices();
    if ply > choices {
        return Err(Trouble::WrongUse(text!(
            "The match has {counted}; write --at 0 to --at {choices}.",
            "La partida tiene {counted}; escribe de --at 0 a --at {choices}.",
            counted = CHOICE.count(choices),
            choices = choices
        )));
    }
    let Moment { board, asked } = played.moment(ply, viewer);
    let heading = text!(
        "After {ply} of {choices}:",
        "Tras {ply} de {choices}:",
        ply = ply,
        choices = CHOICE.count(choices)
    );
    writeln!(out, "{}\n", heading.get(lang))?;
    for line in board {
        writeln!(out, "{}", line.get(lang))?;
    }
    writeln!(out)?;
    for Asked { seat, question, options } in &asked {
        let must_choose = text!("must choose.", "debe elegir.");
        writeln!(out, "{seat}: {}", question.as_ref().unwrap_or(&must_choose).get(lang))?;
        for (at, option) in options.iter().enumerate() {
            writeln!(out, "{:>5}  {}", at + 1, option.get(lang))?;
        }
    }
    if let Some(outcome) = played.outcome().filter(|_| asked.is_empty()) {
        writeln!(out, "{}", outcome.get(lang))?;
    }
    Ok(())
}

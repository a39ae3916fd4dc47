//! `cantina replay`: prints a recorded match, shows one moment of it, or verifies the record.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use games::{AnyMatch, SeatName};
use prose::{Lang, Name, text};
use table::Viewer;
use table::replay::Sheet;

use super::CHOICE;
use super::play::seat_words;
use crate::error::{CommandError, Verdict};
use crate::replay_file;

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
) -> Result<Verdict, CommandError> {
    let file = &arguments.file;
    let sheet = replay_file::read(file)?;
    let played = replay_file::game_of(file, &sheet)?
        .open(&sheet)
        .map_err(|fault| replay_file::refused(file, &fault))?;
    if arguments.verify {
        let verified = text!(
            "{file}: {choices} replayed; the final state is {hash}, as the file says.",
            "{file}: repetición de {choices}; el estado final es {hash}, como indica el archivo.",
            file = Name(&file.display().to_string()),
            choices = CHOICE.count(played.ply()),
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

fn viewer(played: &dyn AnyMatch, name: &str) -> Result<Viewer, CommandError> {
    played.viewer_named(name).ok_or_else(|| {
        CommandError::Usage(text!(
            "There is no seat «{name}»; choose one of {seats}, watcher, judge.",
            "No hay ningún asiento «{name}»; elige uno de {seats}, watcher, judge.",
            name = Name(name),
            seats = Name(&seat_words(played))
        ))
    })
}

fn show_header(
    sheet: &Sheet,
    played: &dyn AnyMatch,
    lang: Lang,
    out: &mut impl Write,
) -> Result<(), CommandError> {
    let heading = text!(
        "{game}, rules version {rules}, setup {setup}",
        "{game}, versión {rules} de las reglas, preparación {setup}",
        game = Name(&sheet.game),
        rules = sheet.rules,
        setup = Name(&sheet.setup)
    );
    writeln!(out, "{}", heading.get(lang))?;
    for (seat, name) in played.seats().iter().zip(&sheet.seats) {
        writeln!(out, "{}: {name}", seat.word)?;
    }
    writeln!(out)?;
    Ok(())
}

fn show_log(
    played: &dyn AnyMatch,
    viewer: Viewer,
    lang: Lang,
    out: &mut impl Write,
) -> Result<(), CommandError> {
    let mut choice = 0;
    for line in played.log_of(0..played.ply(), viewer) {
        // The number is printed only before the first sentence of a choice.
        let number = if line.ply == choice { String::new() } else { line.ply.to_string() };
        choice = line.ply;
        writeln!(out, "{number:>5}  {}", line.text.get(lang))?;
    }
    let choices = played.ply();
    let end = match played.outcome() {
        Some((_, outcome)) => outcome,
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
) -> Result<(), CommandError> {
    let choices = played.ply();
    if ply > choices {
        return Err(CommandError::Usage(text!(
            "The match has {counted}: use --at 0 to --at {choices}.",
            "La partida tiene {counted}: usa de --at 0 a --at {choices}.",
            counted = CHOICE.count(choices),
            choices = choices
        )));
    }
    let played = played.at(ply);
    let heading = text!(
        "After {ply} of {choices}:",
        "Tras {ply} de {choices}:",
        ply = ply,
        choices = CHOICE.count(choices)
    );
    writeln!(out, "{}\n", heading.get(lang))?;
    for line in played.describe(viewer) {
        writeln!(out, "{}", line.get(lang))?;
    }
    writeln!(out)?;
    let deciders = played.deciders();
    for SeatName { seat, word, .. } in played.seats() {
        if !deciders.contains(*seat) {
            continue;
        }
        // A question may contain hidden information of that seat.
        let open = viewer == Viewer::Judge || viewer == Viewer::Seat(*seat);
        let question = open.then(|| played.question(*seat)).flatten();
        let question = question.unwrap_or_else(|| text!("must choose.", "debe elegir."));
        writeln!(out, "{word}: {}", question.get(lang))?;
        let offers = if open { played.offers(*seat) } else { Vec::new() };
        for (at, offer) in offers.iter().enumerate() {
            writeln!(out, "{:>5}  {}", at + 1, offer.text.get(lang))?;
        }
    }
    if let Some((_, outcome)) = played.outcome() {
        writeln!(out, "{}", outcome.get(lang))?;
    }
    Ok(())
}

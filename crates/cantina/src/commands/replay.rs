//! `cantina replay`: tells a recorded match, shows a moment of it, or proves the record right.

use std::fs::File;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use clap::Args;
use prose::{Lang, Name, text};
use table::Viewer;
use table::replay::{ReplayFault, Sheet};

use crate::games::{game_named, names};
use crate::played::{AnyMatch, Asked, Moment};
use crate::trouble::{Trouble, Verdict};

#[derive(Args)]
pub(crate) struct Arguments {
    /// The replay file.
    file: PathBuf,
    /// Show how things stood after this many choices.
    #[arg(long, value_name = "PLY")]
    at: Option<usize>,
    /// Tell only what this seat knows; `watcher` is a guest, `judge` sees everything.
    #[arg(long, value_name = "NAME", default_value = "judge")]
    seat: String,
    /// Only play it again, and prove that it ends in the state the file names.
    #[arg(long, conflicts_with_all = ["at", "seat"])]
    verify: bool,
}

pub(crate) fn run(
    arguments: &Arguments,
    lang: Lang,
    out: &mut impl Write,
) -> Result<Verdict, Trouble> {
    let file = &arguments.file;
    let sheet = read(file)?;
    let Some(game) = game_named(&sheet.game) else {
        return Err(unknown_game(file, &sheet));
    };
    let played = game.open(&sheet).map_err(|fault| refused(file, &fault))?;
    if arguments.verify {
        let verified = text!(
            "{file}: {count} choices replayed; the final state is {hash}, as the file says.",
            "{file}: repetidas {count} elecciones; el estado final es {hash}, como dice el archivo.",
            file = Name(&file.display().to_string()),
            count = played.choices(),
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

/// The sheet in a file, refused before more of it is read than any replay has.
fn read(file: &Path) -> Result<Sheet, Trouble> {
    let mut bytes = Vec::new();
    let most = Sheet::LARGEST_FILE as u64 + 1;
    File::open(file)
        .and_then(|open| open.take(most).read_to_end(&mut bytes))
        .map_err(|error| unreadable(file, &error))?;
    let text = String::from_utf8(bytes).map_err(|error| {
        let before = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = 1 + before.iter().filter(|&&byte| byte == b'\n').count();
        let text = text!(
            "The line is not text in UTF-8; this is not a replay, or it is damaged.",
            "La línea no es texto en UTF-8; no es una repetición, o está dañada."
        );
        refused(file, &ReplayFault { line, text })
    })?;
    Sheet::read(&text).map_err(|fault| refused(file, &fault))
}

fn unreadable(file: &Path, error: &io::Error) -> Trouble {
    Trouble::WrongUse(text!(
        "{file} cannot be read: {error}.",
        "{file} no se puede leer: {error}.",
        file = Name(&file.display().to_string()),
        error = Name(&error.to_string())
    ))
}

fn refused(file: &Path, fault: &ReplayFault) -> Trouble {
    Trouble::Failed(text!(
        "{file}, line {line}: {reason}",
        "{file}, línea {line}: {reason}",
        file = Name(&file.display().to_string()),
        line = fault.line,
        reason = fault.text
    ))
}

fn unknown_game(file: &Path, sheet: &Sheet) -> Trouble {
    Trouble::Failed(text!(
        "{file} is a match of «{game}»; this program knows: {games}.",
        "{file} es una partida de «{game}»; este programa conoce: {games}.",
        file = Name(&file.display().to_string()),
        game = Name(&sheet.game),
        games = Name(&names().join(", "))
    ))
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
    for line in played.log(viewer) {
        // The number stands only before the first sentence of a choice.
        let number = if line.choice == choice { String::new() } else { line.choice.to_string() };
        choice = line.choice;
        writeln!(out, "{number:>5}  {}", line.text.get(lang))?;
    }
    let choices = played.choices();
    let end = match played.outcome() {
        Some(outcome) => outcome,
        None => text!(
            "The record ends here, after {choices} choices; the match was not over.",
            "El registro acaba aquí, tras {choices} elecciones; la partida no había terminado.",
            choices = choices
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
            "The match has {choices} choices; write --at 0 to --at {choices}.",
            "La partida tiene {choices} elecciones; escribe de --at 0 a --at {choices}.",
            choices = choices
        )));
    }
    let Moment { view, asked } = played.moment(ply, viewer);
    let heading = text!(
        "After {ply} of {choices} choices:",
        "Tras {ply} de {choices} elecciones:",
        ply = ply,
        choices = choices
    );
    writeln!(out, "{}\n\n{view}\n", heading.get(lang))?;
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

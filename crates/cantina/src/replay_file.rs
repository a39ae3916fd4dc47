//! Replay files on disk, and what is said when one cannot be used.

use std::fs::{self, File};
use std::io::Read;
use std::path::Path;

use games::AnyGame;
use prose::{Name, text};
use table::replay::{ReplayFault, Sheet};

use crate::trouble::Trouble;

/// The sheet in a file, refused before more of it is read than any replay has.
pub(crate) fn read(file: &Path) -> Result<Sheet, Trouble> {
    let mut bytes = Vec::new();
    let most = Sheet::LARGEST_FILE as u64 + 1;
    File::open(file)
        .and_then(|open| open.take(most).read_to_end(&mut bytes))
        .map_err(|error| Trouble::unreadable(file, &error))?;
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

/// The game a sheet is a match of.
pub(crate) fn game_of(file: &Path, sheet: &Sheet) -> Result<&'static dyn AnyGame, Trouble> {
    games::named(&sheet.game).ok_or_else(|| {
        Trouble::Failed(text!(
            "{file} is a match of «{game}»; this program knows: {games}.",
            "{file} es una partida de «{game}»; este programa conoce: {games}.",
            file = Name(&file.display().to_string()),
            game = Name(&sheet.game),
            games = Name(&games::names().join(", "))
        ))
    })
}

/// Writes a sheet, replacing what the file held.
pub(crate) fn write(file: &Path, sheet: &Sheet) -> Result<(), Trouble> {
    fs::write(file, sheet.write()).map_err(|error| Trouble::unwritable(file, &error))
}

/// The record is damaged, or the rules do not allow what it says.
pub(crate) fn refused(file: &Path, fault: &ReplayFault) -> Trouble {
    Trouble::Failed(text!(
        "{file}, line {line}: {reason}",
        "{file}, línea {line}: {reason}",
        file = Name(&file.display().to_string()),
        line = fault.line,
        reason = fault.text
    ))
}

//! Reading and writing replay files, and the errors about invalid ones.

use std::fs::{self, File};
use std::io::Read;
use std::path::Path;

use games::AnyGame;
use prose::{Name, text};
use table::replay::{ReplayFault, Sheet};

use crate::error::CommandError;

/// Reads a replay file, up to the largest size a replay can have.
pub(crate) fn read(file: &Path) -> Result<Sheet, CommandError> {
    let mut bytes = Vec::new();
    let most = Sheet::LARGEST_FILE as u64 + 1;
    File::open(file)
        .and_then(|open| open.take(most).read_to_end(&mut bytes))
        .map_err(|error| CommandError::unreadable(file, &error))?;
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

/// The game of a recorded match.
pub(crate) fn game_of(file: &Path, sheet: &Sheet) -> Result<&'static dyn AnyGame, CommandError> {
    games::named(&sheet.game).ok_or_else(|| {
        CommandError::Failed(text!(
            "{file} is a match of «{game}»; this program knows: {games}.",
            "{file} es una partida de «{game}»; este programa conoce: {games}.",
            file = Name(&file.display().to_string()),
            game = Name(&sheet.game),
            games = Name(&games::names().join(", "))
        ))
    })
}

/// Writes a replay, replacing the content of the file.
pub(crate) fn write(file: &Path, sheet: &Sheet) -> Result<(), CommandError> {
    fs::write(file, sheet.write()).map_err(|error| CommandError::unwritable(file, &error))
}

/// The error for a damaged record, or one with choices that the rules forbid.
pub(crate) fn refused(file: &Path, fault: &ReplayFault) -> CommandError {
    CommandError::Failed(text!(
        "{file}, line {line}: {reason}",
        "{file}, línea {line}: {reason}",
        file = Name(&file.display().to_string()),
        line = fault.line,
        reason = fault.text
    ))
}

//! Reads a deck file, up to the largest size a deck can have.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use prose::text;
use unlimited::decks::{Fault, LONGEST_TEXT, Place, unreadable};

use crate::error::CommandError;

/// The path that stands for standard input.
const STDIN: &str = "-";

/// The text of the file, or why it is not a text.
pub(super) fn text(path: &Path) -> Result<Result<String, Vec<Fault>>, CommandError> {
    let read = if path.as_os_str() == STDIN {
        up_to_limit(io::stdin().lock())
    } else {
        File::open(path).and_then(up_to_limit)
    };
    let bytes = read.map_err(|error| CommandError::unreadable(path, &error))?;
    if bytes.len() > LONGEST_TEXT {
        return Ok(Err(vec![too_long()]));
    }
    Ok(String::from_utf8(bytes).map_err(|error| vec![not_utf8(&error)]))
}

/// Reads one byte more than allowed, to detect a file that is too long.
fn up_to_limit(file: impl Read) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    file.take(LONGEST_TEXT as u64 + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}

fn too_long() -> Fault {
    let said = text!(
        "This file is too long for a deck: at most {most} bytes are read. Is it the right file?",
        "Este archivo es demasiado largo para un mazo: se leen {most} bytes como mucho. ¿Es el \
         archivo correcto?",
        most = LONGEST_TEXT,
    );
    unreadable(&Place::Deck, said)
}

fn not_utf8(error: &std::string::FromUtf8Error) -> Fault {
    let before = &error.as_bytes()[..error.utf8_error().valid_up_to()];
    let line = 1 + before.iter().filter(|&&byte| byte == b'\n').count();
    let said = text!(
        "This is not text in UTF-8. Name a deck file, or save this one as plain text.",
        "Esto no es texto en UTF-8. Indica un archivo de mazo, o guarda este como texto sin formato."
    );
    unreadable(&Place::Line(line), said)
}

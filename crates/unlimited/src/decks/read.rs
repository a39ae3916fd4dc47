//! Reads a deck in any supported form.

use prose::text;

use super::code::{from_code, looks_like_code};
use super::draft::{Draft, readable, unreadable};
use super::fault::{Fault, Place};
use super::json::read_json;
use super::melee::read_melee;

/// Reads a deck file or pasted text: JSON, a list of cards, or a short code.
pub fn read(text: &str) -> Result<Draft, Vec<Fault>> {
    let trimmed = readable(text)?.trim();
    if trimmed.is_empty() {
        return Err(vec![nothing()]);
    }
    if trimmed.starts_with(['{', '[']) {
        // The text is not trimmed, so that a fault names the right line.
        read_json(text)
    } else if looks_like_code(trimmed) {
        from_code(trimmed)
    } else {
        read_melee(text)
    }
}

fn nothing() -> Fault {
    unreadable(
        &Place::Deck,
        text!(
            "There is nothing to read. Paste a deck as JSON or as a list of cards.",
            "No hay nada que leer. Pega un mazo como JSON o como lista de cartas."
        ),
    )
}

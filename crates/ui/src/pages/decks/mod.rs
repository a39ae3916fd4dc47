//! Decks of Unlimited: the saved decks of a visitor, the deck builder, and the decks of a table.

mod bring_deck;
mod builder;
mod building;
mod cards;
mod curve;
mod faults;
mod filter;
mod import_export;
mod lists;
mod mark;
mod my_decks;
mod seat_deck;
mod table_decks;

pub use bring_deck::{DeckToBring, bring_deck};
pub use builder::{BuilderPage, Import, Understood, deck_builder};
pub use building::{Building, Saved, Step};
pub use my_decks::{DeckShelf, KeptDeck, decks};
pub(crate) use seat_deck::SeatDeck;
pub use seat_deck::{KEPT, PASTED};
pub use table_decks::{DeckList, TableDeck, table_decks};

/// The game of the decks, as in addresses.
const GAME: &str = "unlimited";

/// Percent-encodes a text for an address.
fn encoded(text: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-._~".contains(&byte);
    let letter = |byte: u8| match byte {
        byte if plain(byte) => char::from(byte).to_string(),
        byte => format!("%{byte:02X}"),
    };
    text.bytes().map(letter).collect()
}

/// An address with these query fields.
fn address(path: &str, fields: &[(&str, String)]) -> String {
    let field = |(name, value): &(&str, String)| format!("{name}={}", encoded(value));
    let fields: Vec<String> = fields.iter().map(field).collect();
    if fields.is_empty() { path.to_owned() } else { format!("{path}?{}", fields.join("&")) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_hold_any_text() {
        let fields = [("q", "Él & ella=1?".to_owned()), ("deck", "5.29.44x2~46".to_owned())];
        let written = address("/decks/build", &fields);
        assert_eq!(written, "/decks/build?q=%C3%89l%20%26%20ella%3D1%3F&deck=5.29.44x2~46");
        assert_eq!(address("/decks", &[]), "/decks");
    }
}

//! The part of the form of a new table that says where the decks come from.

use games::{AnyGame, SeatName};
use table::{Seat, SetupField};

use super::new_table_form::Fields;
use crate::secret::SecretHash;
use crate::tables::{SeatAssignment, Sitter};

/// Where the decks of the people at a table come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum DeckSource {
    /// From the form.
    #[default]
    Here,
    /// From the form against bots; everyone brings their own when a seat is free for another person.
    Usual,
    /// Everyone brings their own to the table.
    Each,
}

impl DeckSource {
    pub(super) fn read(word: &str) -> Option<Self> {
        match word {
            "here" => Some(Self::Here),
            "usual" => Some(Self::Usual),
            "each" => Some(Self::Each),
            _ => None,
        }
    }

    /// What [`DeckSource::Usual`] means for these players.
    pub(super) fn for_players(self, assignments: &[SeatAssignment]) -> Self {
        let free = assignments.iter().any(|assignment| assignment.sitter == Sitter::Open);
        match self {
            Self::Usual if free => Self::Each,
            Self::Usual => Self::Here,
            other => other,
        }
    }
}

/// The seats whose players bring a deck, and the decks that the visitor brings with the form: any but a
/// starter deck, which the form chooses by itself. The decks of those seats are taken out of the setup.
pub(super) fn take_from(
    game: &dyn AnyGame,
    fields: &Fields,
    seats: &[SeatName],
    assignments: &[SeatAssignment],
    visitor: &SecretHash,
    setup: &mut String,
) -> (Vec<String>, Vec<(Seat, String)>) {
    let deck_fields: Vec<SetupField> =
        game.setup_fields().into_iter().filter(SetupField::is_deck).collect();
    let (mut bringing, mut decks) = (Vec::new(), Vec::new());
    for (name, assignment) in seats.iter().zip(assignments) {
        let field = deck_fields.iter().find(|field| field.key == name.word);
        let (Some(field), false) = (field, matches!(assignment.sitter, Sitter::Bot(_))) else {
            continue;
        };
        bringing.push(name.word.clone());
        let chosen = fields.get(&format!("set.{}", field.key)).map_or("", |deck| deck.trim());
        let is_starter = field.options().iter().any(|starter| starter.word == chosen);
        if assignment.sitter.belongs_to(visitor) && !is_starter && !chosen.is_empty() {
            decks.push((name.seat, chosen.to_owned()));
        }
    }
    let is_brought = |word: &&str| {
        let key = word.split_once('=').map_or(*word, |(key, _)| key);
        bringing.iter().any(|seat| seat == key)
    };
    let kept: Vec<&str> = setup.split_whitespace().filter(|word| !is_brought(word)).collect();
    *setup = kept.join(" ");
    (bringing, decks)
}

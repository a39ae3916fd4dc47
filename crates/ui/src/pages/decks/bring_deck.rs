//! Choosing the deck that a player brings to a table.

use std::collections::BTreeMap;

use maud::{Markup, html};
use prose::{Text, text};
use table::SetupOption;
use unlimited::decks::Fault;

use super::KeptDeck;
use super::seat_deck::SeatDeck;
use crate::markup::Reader;

/// The form of one of the reader's seats.
#[derive(Clone, Debug)]
pub struct DeckToBring {
    /// The word of the seat.
    pub seat: String,
    /// The name of the seat.
    pub side: Text,
    /// The starter decks.
    pub starters: Vec<SetupOption>,
    /// The values that were sent or brought before: `deck`, `kept` and `paste`.
    pub sent: BTreeMap<String, String>,
    /// The faults of the deck that was sent.
    pub faults: Vec<Fault>,
}

/// The main part of the page; `table` is the address of the table.
#[must_use]
pub fn bring_deck(reader: Reader, decks: &[DeckToBring], kept: &[KeptDeck], table: &str) -> Markup {
    let what = text!(
        "Only you see this list until the match is over; leader and base are shown when it begins. You can change your deck until everyone is ready.",
        "Hasta que termine la partida, solo tú ves esta lista; el líder y la base se muestran al empezar. Puedes cambiar de mazo hasta que todos estén listos."
    );
    html! {
        div.narrow {
            p.trail { a href=(table) { (reader.say(&text!("Back to the table", "Volver a la mesa"))) } }
            h1 { (reader.say(&text!("Your deck for this match", "Tu mazo para esta partida"))) }
            p { (reader.say(&what)) }
            @for deck in decks { (form(reader, deck, kept, table)) }
        }
    }
}

fn form(reader: Reader, deck: &DeckToBring, kept: &[KeptDeck], table: &str) -> Markup {
    let help = text!(
        "Fifty cards, a leader and a base; thirty cards in limited matches.",
        "Cincuenta cartas, un líder y una base; treinta cartas si la partida es limitada."
    );
    let field = SeatDeck {
        id: format!("deck-{}", deck.seat),
        names: ["deck", "kept", "paste"].map(str::to_owned),
        label: &deck.side,
        help: &help,
        starters: &deck.starters,
        kept,
        sent: &deck.sent,
        faults: &deck.faults,
    };
    html! {
        form.new-table method="post" action={ (table) "/deck" } {
            input type="hidden" name="seat" value=(deck.seat);
            (field.draw(reader))
            button.button.main { (reader.say(&text!("Play with this deck", "Jugar con este mazo"))) }
        }
    }
}

//! Exchanging cards with the sideboard between two games of a match.

use std::collections::BTreeMap;

use maud::{Markup, html};
use prose::{Text, text};
use table::{Because, Refusal, Spare};

use crate::markup::Reader;
use crate::table_page::GameName;

/// The deck of one of the reader's seats.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SideboardDeck {
    /// The word of the seat.
    pub seat: String,
    /// The name of the seat.
    pub side: Text,
    /// Every card of deck and sideboard.
    pub spares: Vec<Spare>,
    /// The values that were sent, by the id of the card.
    pub typed: BTreeMap<String, String>,
    /// The faults of those values.
    pub faults: Vec<Refusal>,
}

/// The main part of the page; `table` is the address of the table.
#[must_use]
pub fn sideboard(reader: Reader, game: &GameName, decks: &[SideboardDeck], table: &str) -> Markup {
    let what = text!(
        "Choose how many copies of each card are in your deck in the next game; the others stay in the sideboard. Your opponent may see the list.",
        "Elige cuántas copias de cada carta lleva tu mazo en la próxima partida; las demás quedan en la reserva. Tu adversario puede ver la lista."
    );
    html! {
        div.narrow {
            p.trail { a href=(table) { (reader.say(&text!("Back to the table", "Volver a la mesa"))) } }
            h1 { (reader.say(&text!("Sideboard", "Reserva"))) }
            p.help { (reader.say(&what)) " " a.rule-id href="/rules/SWU-MATCH-04" { "§ SWU-MATCH-04" } }
            @for deck in decks { (form(reader, game, deck, table)) }
        }
    }
}

fn form(reader: Reader, game: &GameName, deck: &SideboardDeck, table: &str) -> Markup {
    let (beside, inside): (Vec<&Spare>, Vec<&Spare>) =
        deck.spares.iter().partition(|spare| spare.played < spare.copies);
    let beside = (text!("In the sideboard", "En la reserva"), beside);
    let inside = (text!("All in the deck", "Todas en el mazo"), inside);
    html! {
        form.new-table method="post" action={ (table) "/sideboard" } {
            h2 { (reader.say(&deck.side)) }
            (faults(reader, &deck.faults))
            p { (reader.say(&sizes(&deck.spares))) }
            input type="hidden" name="seat" value=(deck.seat);
            @for (legend, spares) in [beside, inside] {
                fieldset {
                    legend { (reader.say(&legend)) }
                    div.spares { @for spare in spares { (card(reader, game, deck, spare)) } }
                }
            }
            button.button.main { (reader.say(&text!("Play with this deck", "Jugar con este mazo"))) }
        }
    }
}

fn faults(reader: Reader, faults: &[Refusal]) -> Markup {
    html! {
        @if !faults.is_empty() {
            div.notice role="alert" {
                p { (reader.say(&text!("This deck cannot be played yet:", "Aún no se puede jugar con este mazo:"))) }
                ul.faults {
                    @for fault in faults {
                        li {
                            (reader.say(&fault.text)) " "
                            @if let Because::Rule(id) = fault.because {
                                a.rule-id href={ "/rules/" (id.0) } { "§ " (id.0) }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn sizes(spares: &[Spare]) -> Text {
    let played: u16 = spares.iter().map(|spare| u16::from(spare.played)).sum();
    let all: u16 = spares.iter().map(|spare| u16::from(spare.copies)).sum();
    text!(
        "Now: {played} in the deck, {beside} in the sideboard.",
        "Ahora: {played} en el mazo, {beside} en la reserva.",
        played = played,
        beside = all - played
    )
}

fn card(reader: Reader, game: &GameName, deck: &SideboardDeck, spare: &Spare) -> Markup {
    let field = format!("{}.{}", deck.seat, spare.id);
    let played = spare.played.to_string();
    let value = deck.typed.get(spare.id).unwrap_or(&played);
    let of = text!("of {n}", "de {n}", n = spare.copies);
    html! {
        p.row.spare {
            label.grow for=(field) { (reader.say(&spare.name)) }
            input type="number" id=(field) name={ "card." (spare.id) } min="0" max=(spare.copies)
                step="1" value=(value);
            span { (reader.say(&of)) }
            a.about href={ "/cards/" (game.word) "/" (spare.id) }
                aria-label=(reader.say(&text!("About {card}", "Sobre {card}", card = spare.name.clone()))) { "?" }
        }
    }
}

//! placeholder
use crate::game::*;
use crate::view::View;
use crate::words::Card;
use prose::{Text, text};
use table::{Outcome, Spoken};
/// placeholder
#[must_use]
pub fn card_text(_: &Card) -> Vec<Text> {
    Vec::new()
}
impl Spoken for Deckbuilding {
    fn say_question(&self, _: &Question) -> Text {
        text!("Q.", "P.")
    }
    fn say_choice(&self, _: &View, _: Choice) -> Text {
        text!("C.", "E.")
    }
    fn say_event(&self, _: &Event) -> Text {
        text!("E.", "S.")
    }
    fn say_outcome(&self, _: Outcome) -> Text {
        text!("O.", "R.")
    }
}

//! One card on the table, with its marks and options.

use deckbuilding::{Card, Choice, Piece, Target};
use maud::{Markup, html};
use prose::{Lang, Text, text};
use script::{Answer, Thing};

use super::{Table, words};
use crate::board::Offer;

/// A card face up somewhere on the table.
pub(super) struct DrawnCard {
    pub(super) thing: Thing,
    /// Its name and state in words, for screen readers.
    pub(super) said: Text,
    /// The choice a click sends when there is no option, so that the refusal explains why.
    pub(super) attempt: Option<String>,
    /// The marks on it.
    pub(super) marks: Vec<Markup>,
}

impl Table<'_> {
    /// The reader's options with this card or base.
    pub(super) fn offers_on(&self, thing: Thing) -> Vec<&Offer<Choice>> {
        self.offers
            .iter()
            .filter(|offer| self.card_of_choice(offer.choice) == Some(thing))
            .collect()
    }

    /// The option for this choice, if the reader has it.
    pub(super) fn offer_of(&self, choice: Choice) -> Option<&Offer<Choice>> {
        self.offers.iter().find(|offer| offer.choice == choice)
    }

    /// The card or base that shows a choice, if any.
    pub(super) fn card_of_choice(&self, choice: Choice) -> Option<Thing> {
        match choice {
            Choice::Base(base) => Some(base.thing()),
            Choice::Play(card)
            | Choice::Buy(card)
            | Choice::Bribe(card)
            | Choice::Assign(card, _)
            | Choice::Hit(card, _)
            | Choice::Resolve(Target::Row(card)) => Some(card.thing()),
            Choice::Resolve(Target::Base(owner)) => self.player(owner).base.map(Piece::thing),
            Choice::Use(thing) | Choice::Trigger(thing) => Some(thing),
            Choice::Answer(Answer::Thing(thing)) => Some(thing),
            Choice::End
            | Choice::Skip
            | Choice::TakeReward
            | Choice::LeaveReward
            | Choice::Place(_)
            | Choice::Answer(_) => None,
        }
    }

    pub(super) fn card(&self, piece: &DrawnCard) -> Markup {
        self.card_with(piece, &self.offers_on(piece.thing))
    }

    /// Draws the card with only these options.
    pub(super) fn card_with(&self, piece: &DrawnCard, offers: &[&Offer<Choice>]) -> Markup {
        let DrawnCard { thing, said, attempt, marks } = piece;
        let id = self.facts(*thing).id;
        let word = self.word(*thing);
        let picture = html! {
            img src=(self.picture(id)) alt="";
            @if !marks.is_empty() { span.on { @for mark in marks { (mark) } } }
        };
        match (offers, attempt) {
            ([], None) => html! {
                span.card tabindex="0" role="img" data-card=(id) data-move=(word)
                    aria-label=(said.get(self.lang)) { (picture) }
            },
            ([], Some(attempt)) => html! {
                button.card.idle name="choice" value=(attempt) data-card=(id) data-move=(word)
                    aria-label={ (said.get(self.lang)) (not_now(self.lang)) } { (picture) }
            },
            ([offer], _) => html! {
                button.card.can name="choice" value=(offer.words) data-card=(id) data-move=(word)
                    aria-label=(self.offered(piece, offer)) { (picture) }
            },
            (several, _) => html! {
                details.card-menu.can name="menu" data-card=(id) data-move=(word) {
                    summary.card aria-label=(self.say(choices(said, several.len()))) { (picture) }
                    div.menu {
                        @for offer in several { (self.item(offer)) }
                    }
                }
            },
        }
    }

    /// The label of a card with one option: the option, and the card unless the option names it.
    fn offered(&self, piece: &DrawnCard, offer: &Offer<Choice>) -> String {
        let text = offer.text.get(self.lang);
        if piece.marks.is_empty() && text.contains(self.name(self.facts(piece.thing))) {
            return text.to_owned();
        }
        format!("{}. {text}", piece.said.get(self.lang))
    }

    /// One item of a card's menu, which does not repeat the name of the card.
    fn item(&self, offer: &Offer<Choice>) -> Markup {
        let text = match offer.choice {
            Choice::Assign(_, Target::Base(_)) => text!("Assign to the base", "Asigna a la base"),
            Choice::Assign(_, Target::Row(card)) => {
                let facts = self.facts(card.thing());
                text!(
                    "Assign to {card} ({n})",
                    "Asigna a {card} ({n})",
                    card = words::title(facts),
                    n = needed(facts)
                )
            }
            Choice::Hit(_, amount) => text!("{n} damage", "{n} de daño", n = amount),
            _ => offer.text.clone(),
        };
        html! { button name="choice" value=(offer.words) { (self.say(text)) } }
    }

    pub(super) fn picture(&self, id: &str) -> String {
        format!("/cards/deckbuilding/{id}.{}.svg", self.lang)
    }
}

/// The Attack needed to defeat a card of the row.
pub(super) fn needed(card: &Card) -> u8 {
    card.target.unwrap_or(card.cost)
}

fn not_now(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "; not now",
        Lang::Es => "; ahora no",
    }
}

fn choices(said: &Text, count: usize) -> Text {
    text!("{said}; {n} options", "{said}; {n} opciones", said = *said, n = count)
}

/// A card face down.
pub(super) fn back() -> Markup {
    html! { span.card.back {} }
}

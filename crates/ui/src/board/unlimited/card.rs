//! One card on the table, with its marks and options.

use maud::Markup;
use prose::{Text, text};
use script::Answer;
use table::Seat;
use unlimited::{CardId, Choice, Object, Piece};

use super::{Table, forecast, words};
use crate::board::Offer;
use crate::board::card::{self, Aim, CardOnBoard, CardOption, Click, Use};

/// A card face up somewhere on the table.
pub(super) struct DrawnCard {
    pub(super) piece: Piece,
    /// Its name and state in words, for screen readers.
    pub(super) said: Text,
    /// The effect of a click if there is no option.
    pub(super) click: Click,
    /// The marks on it.
    pub(super) marks: Markup,
}

impl Table<'_> {
    /// The reader's options with this card.
    pub(super) fn offers_on(&self, card: CardId) -> Vec<&Offer<Choice>> {
        let reached = self.offers.iter().zip(&self.reached);
        let now = reached.filter(|(_, by)| **by == Some(card)).map(|(offer, _)| offer);
        let then = self.after_yes.iter().filter(|(by, _)| *by == card).map(|(_, offer)| *offer);
        now.chain(then).collect()
    }

    /// The option for this choice, if the reader has it.
    pub(super) fn offer_of(&self, choice: Choice) -> Option<&Offer<Choice>> {
        self.offers.iter().find(|offer| offer.choice == choice)
    }

    /// Draws the card with the reader's options.
    pub(super) fn card(&self, drawn: DrawnCard) -> Markup {
        let DrawnCard { piece, said, click, marks } = drawn;
        let id = piece.title.card().id;
        let options = self.offers_on(piece.card).into_iter().map(|offer| self.option(offer));
        let card = CardOnBoard {
            id,
            word: piece.to_string(),
            picture: self.picture(id),
            said,
            marks,
            click,
            options: options.collect(),
        };
        card::draw(&card, self.lang)
    }

    fn option(&self, offer: &Offer<Choice>) -> CardOption {
        CardOption {
            words: offer.words.clone(),
            said: self.with_forecast(offer.choice, &offer.text),
            item: self.item_text(offer),
            aim: self.aim(offer.choice),
            use_: if self.idle.contains(&offer.choice) { Use::Idle } else { Use::Useful },
            share: match offer.choice {
                Choice::Share(_, amount) => Some(amount),
                _ => None,
            },
        }
    }

    fn item_text(&self, offer: &Offer<Choice>) -> Text {
        let named = |card| self.called(card);
        match offer.choice {
            Choice::Attack(_, target) => {
                let attack = text!("Attack {at}:", "Ataca {at}:", at = named(target).whom());
                match self.forecast(offer.choice) {
                    Some(preview) => attack.then(forecast::describe(&preview, target.is_base())),
                    None => offer.text.clone(),
                }
            }
            Choice::Attach(_, host) => text!("On {host}", "Sobre {host}", host = named(host)),
            Choice::PlayInstead(_, paid) => {
                text!("Discarding {card}", "Descartando {card}", card = named(paid))
            }
            Choice::Share(_, amount) => Text::same(amount),
            Choice::Answer(Answer::Thing(thing)) => match Object::of(thing) {
                Object::Shield(_) => text!("A Shield on it", "Un Escudo suyo"),
                Object::Experience(_) => text!("An Experience on it", "Una Experiencia suya"),
                _ => offer.text.clone(),
            },
            _ => offer.text.clone(),
        }
    }

    /// The name of a card in a sentence; bases are named after their owner.
    pub(super) fn called(&self, card: CardId) -> Text {
        if card.is_base() {
            let who = self.seat_name(card.owner());
            return text!("{who}'s base", "la base de {who}", who = who);
        }
        let title = self.piece(card).map(|piece| words::title(piece.title.card()));
        title.unwrap_or_else(|| text!("a card", "una carta"))
    }

    fn aim(&self, choice: Choice) -> Aim {
        let says = self.forecast(choice).zip(self.duel(choice)).map(|(preview, (_, target))| {
            self.say(forecast::describe(&preview, target.is_base()).capitalised())
        });
        let (from, at) = match choice {
            Choice::Attack(_, target) | Choice::Attach(_, target) => (None, Some(target)),
            Choice::Target(_) => (self.duel(choice).map(|(unit, _)| unit), None),
            _ => (None, None),
        };
        let word = |card: Option<CardId>| card.and_then(|card| self.word(card));
        Aim { from: word(from), at: word(at), says }
    }

    /// The effect of a click on a unit or base without options: it takes back the last portion of
    /// damage that is being divided.
    pub(super) fn click_on(&self, piece: Piece, attempt: Option<String>) -> Click {
        let last = self.view.portions.last().filter(|_| !self.offers.is_empty());
        match last.filter(|portion| portion.to == piece) {
            Some(portion) => {
                Click::TakeBack(format!("share {} on {}", portion.amount, word_with_copy(piece)))
            }
            None => Click::ask(attempt),
        }
    }

    pub(super) fn picture(&self, id: &str) -> String {
        format!("/cards/unlimited/{id}.{}.svg", self.lang)
    }
}

/// The card that shows a choice, if any.
pub(super) fn card_of_choice(choice: Choice, near: Seat) -> Option<CardId> {
    match choice {
        Choice::Play(card)
        | Choice::Attach(card, _)
        | Choice::PlayInstead(card, _)
        | Choice::Attack(card, _)
        | Choice::Use(card, _)
        | Choice::Resource(card)
        | Choice::Pick(card)
        | Choice::Target(card)
        | Choice::Host(card)
        | Choice::Defeat(card)
        | Choice::Share(card, _) => Some(card),
        Choice::Deploy => Some(CardId::leader(near)),
        Choice::Answer(Answer::Thing(thing)) => match Object::of(thing) {
            Object::Card(card) | Object::Shield(card) | Object::Experience(card) => Some(card),
            Object::Ghost(_) | Object::Nothing => None,
        },
        Choice::First(_)
        | Choice::Keep
        | Choice::Renew
        | Choice::TakeInitiative
        | Choice::Pass
        | Choice::NoResource
        | Choice::Trigger(_)
        | Choice::Name(_)
        | Choice::Stop
        | Choice::Decline
        | Choice::Answer(_) => None,
    }
}

/// The word always with the number of the copy. Without a number the notation means any copy that
/// can act, and a click on an idle card must not use another copy.
pub(super) fn word_with_copy(piece: Piece) -> String {
    let word = piece.to_string();
    if word.contains('#') { word } else { word + "#1" }
}

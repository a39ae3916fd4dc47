//! One card on the table: what it shows, and what can be done with it.

use maud::{Markup, html};
use prose::{Lang, Text, text};
use script::Answer;
use table::Seat;
use unlimited::{CardId, Choice, Object, Piece};

use super::{Table, forecast, words};
use crate::board::Offer;

/// A card face up somewhere on the table.
pub(super) struct Drawn {
    pub(super) piece: Piece,
    /// What it is and how it stands, for whoever cannot see it.
    pub(super) said: Text,
    /// What a click does if there is no option.
    pub(super) click: Click,
    /// What lies on it.
    pub(super) marks: Markup,
}

/// A click on a card that no option is chosen by.
pub(super) enum Click {
    Nothing,
    /// This is tried, and the rules explain why not.
    Ask(String),
    /// What was chosen for this card is taken back. Without a script the choice is tried again, and
    /// the answer is that it was made.
    TakeBack(String),
}

impl Click {
    pub(super) fn ask(attempt: Option<String>) -> Self {
        attempt.map_or(Self::Nothing, Self::Ask)
    }
}

/// Where an option leads: from a card to another one.
struct Aim {
    from: Option<String>,
    at: Option<String>,
    says: Option<String>,
}

impl Table<'_> {
    /// What the reader may do with this card.
    pub(super) fn offers_on(&self, card: CardId) -> Vec<&Offer<Choice>> {
        let reached = self.offers.iter().zip(&self.reached);
        reached.filter(|(_, by)| **by == Some(card)).map(|(offer, _)| offer).collect()
    }

    /// This option, if the reader has it.
    pub(super) fn offer_of(&self, choice: Choice) -> Option<&Offer<Choice>> {
        self.offers.iter().find(|offer| offer.choice == choice)
    }

    /// The card with everything the reader may do with it.
    pub(super) fn card(&self, drawn: &Drawn) -> Markup {
        let Drawn { piece, said, click, marks } = drawn;
        let (id, word) = (piece.title.card().id, piece.to_string());
        let inside = html! { img src=(self.picture(id)) alt=""; (marks) };
        let offers = self.offers_on(piece.card);
        match (offers.as_slice(), click) {
            ([], Click::Nothing) => html! {
                span.card tabindex="0" role="img" data-card=(id) data-move=(word)
                    aria-label=(said.get(self.lang)) { (inside) }
            },
            ([], Click::Ask(attempt)) => html! {
                button.card.idle name="choice" value=(attempt) data-card=(id) data-move=(word)
                    aria-label={ (said.get(self.lang)) (not_now(self.lang)) } { (inside) }
            },
            ([], Click::TakeBack(chosen)) => html! {
                button.card.taken name="choice" value=(chosen) data-do="undo" data-card=(id)
                    data-move=(word) title=(self.say(take_back()))
                    aria-label={ (said.get(self.lang)) ". " (self.say(take_back())) } { (inside) }
            },
            ([offer], _) => {
                let Aim { from, at, says } = self.aim(offer.choice);
                html! {
                    button.card.can name="choice" value=(offer.words) data-card=(id) data-move=(word)
                        data-from=[from] data-at=[at] data-says=[says]
                        aria-label=(self.offered(drawn, offer)) { (inside) }
                }
            }
            (several, _) => html! {
                details.card-menu.can name="menu" data-card=(id) data-move=(word) {
                    summary.card aria-label=(self.say(choices(said, several.len()))) { (inside) }
                    div.menu { @for offer in several { (self.item(offer)) } }
                }
            },
        }
    }

    /// What the card is, and what a click does.
    fn offered(&self, drawn: &Drawn, offer: &Offer<Choice>) -> String {
        let text = self.with_forecast(offer.choice, &offer.text);
        format!("{}. {}", drawn.said.get(self.lang), text.get(self.lang))
    }

    /// One line of the menu of a card, which need not repeat what the card is.
    fn item(&self, offer: &Offer<Choice>) -> Markup {
        let Aim { from, at, says } = self.aim(offer.choice);
        html! {
            button name="choice" value=(offer.words) data-from=[from] data-at=[at] data-says=[says] {
                (self.say(self.item_text(offer)))
            }
        }
    }

    fn item_text(&self, offer: &Offer<Choice>) -> Text {
        let named = |card| self.called(card);
        match offer.choice {
            Choice::Attack(_, target) => {
                let attack = text!("Attack {at}:", "Ataca {at}:", at = named(target).whom());
                match self.forecast(offer.choice) {
                    Some(preview) => attack.then(forecast::said(&preview, target.is_base())),
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

    /// What a card is called in a sentence: bases by whose they are.
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
            self.say(forecast::said(&preview, target.is_base()).capitalised())
        });
        let (from, at) = match choice {
            Choice::Attack(_, target) | Choice::Attach(_, target) => (None, Some(target)),
            Choice::Target(_) => (self.duel(choice).map(|(unit, _)| unit), None),
            _ => (None, None),
        };
        let word = |card: Option<CardId>| card.and_then(|card| self.word(card));
        Aim { from: word(from), at: word(at), says }
    }

    /// What a click does on a unit or base that has no option: the last portion of what is being
    /// divided can be taken back.
    pub(super) fn click_on(&self, piece: Piece, attempt: Option<String>) -> Click {
        let last = self.view.portions.last().filter(|_| !self.offers.is_empty());
        match last.filter(|portion| portion.to == piece) {
            Some(portion) => {
                Click::TakeBack(format!("share {} on {}", portion.amount, exact(piece)))
            }
            None => Click::ask(attempt),
        }
    }

    pub(super) fn picture(&self, id: &str) -> String {
        format!("/cards/unlimited/{id}.{}.svg", self.lang)
    }
}

/// The card an option is chosen by; some belong to none.
pub(super) fn reached_by(choice: Choice, near: Seat) -> Option<CardId> {
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

/// The word with the number of the copy in any case. Without one the notation means whichever
/// copy is able, and a click on a card that can do nothing must not be carried out by another.
pub(super) fn exact(piece: Piece) -> String {
    let word = piece.to_string();
    if word.contains('#') { word } else { word + "#1" }
}

fn not_now(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "; not now",
        Lang::Es => "; ahora no",
    }
}

fn take_back() -> Text {
    text!("Take this back", "Deshacer esta elección")
}

fn choices(said: &Text, count: usize) -> Text {
    text!("{said}; {n} options", "{said}; {n} opciones", said = *said, n = count)
}

/// A card nobody here may know.
pub(super) fn back() -> Markup {
    html! { span.card.back {} }
}

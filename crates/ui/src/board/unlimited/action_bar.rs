//! The action bar: keeping a hand, passing, the initiative, answers that belong to no card.

use prose::{Text, text};
use script::Answer;
use unlimited::{Choice, Division, Event, Kind, Question};

use super::Table;
use crate::board::{Action, ActionBar, Alone, Divided, InFull, Offer, Weight, label, left_over};

impl Table<'_> {
    pub(super) fn action_bar(&self) -> ActionBar {
        let loose = self.offers.iter().zip(&self.reached).filter(|(_, card)| card.is_none());
        let actions = loose.filter_map(|(offer, _)| button(offer)).collect();
        // The only answer to an ability is not automatic: the player should see what it revealed.
        let alone = match self.offers {
            [offer] if offer.choice == Choice::Pass => Alone::Automatic,
            _ => Alone::Asked,
        };
        let divided = self.divided();
        ActionBar { alone, divided, ..ActionBar::of(actions, self.unspent()) }
    }

    /// The damage or healing that the reader divides.
    fn divided(&self) -> Option<Divided> {
        let Some(&Question::Divide(_, kind, amount)) = self.question else { return None };
        let in_full = match (kind, self.offer_of(Choice::Stop)) {
            (Division::UpToHealing, Some(stop)) => InFull::May(stop.words.clone()),
            _ => InFull::Must,
        };
        Some(Divided { amount, in_full })
    }

    /// What the reader could still do this round.
    fn unspent(&self) -> Option<Text> {
        self.offer_of(Choice::Pass)?;
        let count = |kind: fn(&Choice) -> bool| {
            let mut cards: Vec<_> = self
                .offers
                .iter()
                .zip(&self.reached)
                .filter(|(offer, _)| kind(&offer.choice) && !self.idle.contains(&offer.choice))
                .filter_map(|(_, card)| *card)
                .collect();
            cards.dedup();
            cards.len()
        };
        let plays = count(|choice| {
            matches!(choice, Choice::Play(_) | Choice::Attach(..) | Choice::PlayInstead(..))
        });
        let attacks = count(|choice| matches!(choice, Choice::Attack(..)));
        left_over([
            match plays {
                0 => None,
                1 => Some(text!("1 card to play", "1 carta por jugar")),
                n => Some(text!("{n} cards to play", "{n} cartas por jugar", n = n)),
            },
            match attacks {
                0 => None,
                1 => Some(text!("1 unit to attack with", "1 unidad para atacar")),
                n => Some(text!("{n} units to attack with", "{n} unidades para atacar", n = n)),
            },
        ])
    }
}

/// The button of an option that no card shows.
fn button(offer: &Offer<Choice>) -> Option<Action> {
    let (label, weight) = match offer.choice {
        Choice::Pass => (text!("Pass", "Pasar"), Weight::Ends),
        Choice::TakeInitiative => {
            (text!("⚑ Take the initiative", "⚑ Tomar la iniciativa"), Weight::Plain)
        }
        Choice::Keep => (text!("Keep this hand", "Conservar la mano"), Weight::Main),
        Choice::Renew => (text!("Draw a new hand", "Robar otra mano"), Weight::Plain),
        Choice::NoResource => (text!("No resource", "Sin recurso"), Weight::Ends),
        Choice::Stop => (text!("Enough", "Suficiente"), Weight::Ends),
        Choice::Decline => (text!("No", "No"), Weight::Plain),
        Choice::Answer(Answer::Yes) => (label(offer), Weight::Main),
        Choice::Name(_) => return None,
        _ => (label(offer), Weight::Plain),
    };
    Some(Action::one(offer, label, weight))
}

/// Whether a choice changed nothing but its own costs.
pub(super) fn is_idle(choice: Choice, events: &[Event]) -> bool {
    let only = |allowed: fn(&Event) -> bool| events.iter().all(allowed);
    match choice {
        // A unit or upgrade is in play afterwards; only an event may do nothing.
        Choice::Play(_) => only(|event| match event {
            Event::Played(_, card, ..) => card.title.card().kind == Kind::Event,
            event => matches!(event, Event::Paid(..) | Event::Discarded(_)),
        }),
        Choice::Use(..) => {
            only(|event| matches!(event, Event::Paid(..) | Event::Used(..) | Event::Exhausted(_)))
        }
        _ => false,
    }
}

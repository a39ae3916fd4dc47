//! Which options of a teammate a player may know, and so may propose.

use script::{Answer, Task, Things as _};
use table::Seat;

use super::{Look, Rule, Start};
use crate::components::{BaseId, CardId};
use crate::game::{Choice, Hands};

impl Look<'_> {
    /// Whether the kind of question that the partner is asked can be known to the reader at all.
    pub(crate) fn knows_options_of(&self, reader: Seat, partner: Seat) -> bool {
        let state = self.state;
        if !state.seating.teammates(reader).contains(partner) {
            return false;
        }
        match (state.stack.top(), state.hands) {
            (Some(Task::Rule(Rule::Actions)), _) => true,
            // The bases that are left tell which ones were picked in secret.
            (Some(Task::Rule(Rule::SecretBases)), _) => false,
            (Some(Task::Rule(Rule::Start(Start::Choice))), _) => !state.secret,
            // With closed hands, what else is asked may depend on a hand or a look at a deck.
            (Some(Task::Rule(_)), hands) => hands == Hands::Open,
            (Some(Task::Ability(_)), hands) => {
                hands == Hands::Open && self.sees_all_answers(reader)
            }
            (None, _) => false,
        }
    }

    /// Whether all answers to the question of an ability are about cards that the reader sees.
    fn sees_all_answers(&self, reader: Seat) -> bool {
        let mut sees = true;
        script::answers(self, &self.kit.code, |answer| {
            if let Answer::Thing(thing) = answer {
                sees &= self.sees(reader, thing);
            }
        });
        sees
    }

    /// Whether the reader sees this card or base: it lies open, or in a hand that is open to the reader.
    fn sees(&self, reader: Seat, thing: script::Thing) -> bool {
        let state = self.state;
        let in_deck = |cards: &[CardId]| cards.iter().any(|card| card.thing() == thing);
        let hidden_hand = |seat: Seat| {
            !state.hand_readers(seat).contains(reader) && state.player(seat).hand.contains(thing)
        };
        let hidden_base = |seat: Seat| {
            let player = state.player(seat);
            let bases = player.base_deck.iter().chain(player.left_out.iter());
            state.secret && seat != reader && bases.map(BaseId::thing).any(|it| it == thing)
        };
        let hidden = |seat: Seat| {
            in_deck(&state.player(seat).deck) || hidden_hand(seat) || hidden_base(seat)
        };
        let seats = state.seating.seats();
        !(seats.into_iter().any(hidden)
            || state.galaxies().iter().any(|galaxy| in_deck(&galaxy.deck)))
    }

    /// Whether the reader may know that the partner has this option: with closed hands, only if it
    /// neither comes from the hand nor tells anything about it.
    pub(crate) fn knows_option(&self, reader: Seat, partner: Seat, choice: Choice) -> bool {
        if self.state.hand_readers(partner).contains(reader) {
            return true;
        }
        let sets = self.sets();
        match choice {
            Choice::Play(_) => false,
            // What these abilities need or cost may be in the hand.
            Choice::Use(thing) => {
                sets.usable.contains(thing)
                    && !sets.conditional.contains(thing)
                    && !sets.paying_from_hand.contains(thing)
            }
            _ => true,
        }
    }
}

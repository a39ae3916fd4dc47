//! The evaluator of the duel: life, fighters and cards.

use duel::{Duel, SeenSide, State};
use table::{Game as _, Seat, Seats, Seed, Viewer};

use super::{Evaluator, chance_among, win_share};
use crate::{Bot, Budget, Judge, Level, Search};

impl Evaluator for Duel {
    fn value(&self, state: &State, seat: Seat) -> f32 {
        let view = &self.view(state, Viewer::Seat(seat));
        if let Some(outcome) = view.outcome {
            return win_share(outcome, seat, view.mode.seating());
        }
        let seating = view.mode.seating();
        let average = |seats: Seats| {
            let strengths = seats.into_iter().map(|seat| strength(&view.sides[seat.index()]));
            strengths.sum::<f32>() / seats.count() as f32
        };
        let own = seating.team(seat);
        let others = seating.sides().filter(|side| *side != own).map(average);
        chance_among(average(own), others, 4.0)
    }

    fn bot(level: Level, seed: Seed) -> Box<dyn Bot<Self>> {
        level.bot(seed)
    }

    fn judge(seed: Seed) -> Box<dyn Judge<Self>> {
        Box::new(Search::new(seed, Budget::Iterations(0)))
    }
}

fn strength(side: &SeenSide) -> f32 {
    let fighters: f32 = side
        .board
        .iter()
        .map(|fighter| {
            let card = fighter.title.card();
            let left = f32::from(card.health) - f32::from(fighter.damage);
            0.6 * f32::from(card.power) + 0.4 * left + f32::from(fighter.shields)
        })
        .sum();
    let cards = side.hand.len() as f32;
    f32::from(side.life) + fighters + 0.7 * cards + 0.1 * f32::from(side.energy)
}

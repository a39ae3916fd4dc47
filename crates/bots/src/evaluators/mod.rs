//! How good a position is, one readable file per game.

mod deckbuilding;
mod duel;
mod unlimited;

use table::{Game, Outcome, Seat, Seating, Seed};

use crate::{Bot, Level};

/// A game whose positions can be judged from what a seat sees.
pub trait Evaluator: Game {
    /// How likely this seat is to win, from 0 to 1, as far as the view tells.
    fn value(view: &Self::View, seat: Seat) -> f32;

    /// A bot of this level: `level.bot(seed)`, written where the game is known, so that the search
    /// is compiled once for each game and not in every crate that lets bots play it.
    fn bot(level: Level, seed: Seed) -> Box<dyn Bot<Self>>;
}

/// The seat's share of a win: 1 if its team won alone, and equal parts where several teams won or
/// the match is a draw. Members of a team share nothing; a win is whole for each of them.
#[must_use]
pub fn win_share(outcome: Outcome, seat: Seat, seating: Seating) -> f32 {
    win_sharers(outcome, seat, seating).map_or(0.0, |sides| 1.0 / sides as f32)
}

/// How many teams share the win that this seat has a part in, itself included: all of them in a
/// draw. `None` for a seat that has no part in it.
#[must_use]
pub fn win_sharers(outcome: Outcome, seat: Seat, seating: Seating) -> Option<usize> {
    let winners = match outcome {
        Outcome::Draw => seating.seats(),
        Outcome::Won(_) | Outcome::Ranked(_) | Outcome::Lost(_) => outcome.winners(),
    };
    let sharers = || seating.sides().filter(|side| !side.both(winners).is_empty()).count();
    winners.contains(seat).then(sharers)
}

/// A lead in points as a chance to win; `scale` points are a clear advantage.
fn chance(lead: f32, scale: f32) -> f32 {
    chance_among(lead, [0.0], scale)
}

/// The chance to win of a side with these points against others with theirs; `scale` points are a
/// clear advantage. Equal sides have equal chances, which add up to one.
fn chance_among(own: f32, others: impl IntoIterator<Item = f32>, scale: f32) -> f32 {
    let rivals: f32 = others.into_iter().map(|other| ((other - own) / scale).exp()).sum();
    1.0 / (1.0 + rivals)
}

#[cfg(test)]
mod tests {
    use table::Seats;

    use super::*;

    fn seats(numbers: &[u8]) -> Seats {
        numbers.iter().map(|&number| Seat::new(number)).collect()
    }

    #[test]
    fn a_win_is_whole_for_each_member_of_a_team_and_shared_between_teams() {
        let teams = Seating::teams(&[seats(&[0, 2]), seats(&[1, 3])]);
        let share = |outcome, seat, seating| win_share(outcome, Seat::new(seat), seating);
        let won = Outcome::Won(seats(&[0, 2]));
        let shares = [0, 1, 2, 3].map(|seat| share(won, seat, teams));
        assert_eq!(shares, [1.0, 0.0, 1.0, 0.0]);
        assert_eq!([0, 3].map(|seat| share(Outcome::Draw, seat, teams)), [0.5, 0.5]);
        let three = Seating::free_for_all(3);
        let shared = Outcome::Won(seats(&[0, 2]));
        assert_eq!([0, 1, 2].map(|seat| share(shared, seat, three)), [0.5, 0.0, 0.5]);
        assert_eq!(share(Outcome::Draw, 1, three), 1.0 / 3.0);
        let lost = Outcome::Lost(Seats::first(3));
        assert_eq!(win_sharers(lost, Seat::new(1), three), None);
    }

    #[test]
    fn chances_of_all_sides_add_up_to_one() {
        let points = [3.0, -1.0, 0.5];
        let chances = [0, 1, 2].map(|own| {
            let others = points.iter().enumerate().filter(|(side, _)| *side != own);
            chance_among(points[own], others.map(|(_, points)| *points), 4.0)
        });
        assert!((chances.iter().sum::<f32>() - 1.0).abs() < 1e-6, "{chances:?}");
        assert!(chances[0] > chances[2] && chances[2] > chances[1], "{chances:?}");
        assert!((chance_among(2.0, [2.0, 2.0], 4.0) - 1.0 / 3.0).abs() < 1e-6);
    }
}

//! Evaluators: how good a position is, one file per game.

mod deckbuilding;
mod duel;
mod unlimited;

use prose::Text;
use table::{Game, Outcome, Seat, Seating, Seed};

use crate::{Bot, Judge, Level, Sight};

/// A game whose positions can be evaluated by what a seat may know.
pub trait Evaluator: Game {
    /// The estimated probability that this seat wins, from 0 to 1, by what the seat may know: it is
    /// the same in all states that the seat cannot tell apart, and a test says so.
    fn value(&self, state: &Self::State, seat: Seat) -> f32;

    /// Leaves out options that no bot should spend a thought on: those that change nothing, those
    /// that come to the same as another, and all but one where one is never worse. At least one
    /// stays. It uses what the seat may know.
    fn keep_sensible(&self, _state: &Self::State, _seat: Seat, _options: &mut Vec<Self::Choice>) {}

    /// The option that comes first by the rules of thumb of the game; `None` if it has none. They
    /// do not use the evaluator.
    fn by_priorities(_sight: &Sight<'_, Self>) -> Option<Self::Choice> {
        None
    }

    /// What a bot of this level intends in the turn that its seat begins to play together with a
    /// teammate, as a sentence to that teammate: "I am going to attack the base of the Empire." It is
    /// read out of the turn as the bot itself would play it, from what its seat knows. In the
    /// sentence, seats have the names of this view, which is that of the seat. `None` if there is no
    /// teammate or nothing to say, as in games without shared turns.
    fn intention(_: &Sight<'_, Self>, _: &Self::View, _: Level, _: Seed) -> Option<Text> {
        None
    }

    /// A bot of this level. Implementations call `level.bot(seed)`; as they do so in this crate,
    /// the search is compiled once for each game and not in every crate that uses bots.
    fn bot(level: Level, seed: Seed) -> Box<dyn Bot<Self>>;

    /// A search that judges options with this seed; implemented in this crate for the same reason.
    fn judge(seed: Seed) -> Box<dyn Judge<Self>>;
}

/// The seat's share of a win: 1 if its team won alone, and equal shares where several teams won or
/// the match is a draw. A win is not divided among the members of a team.
#[must_use]
pub fn win_share(outcome: Outcome, seat: Seat, seating: Seating) -> f32 {
    win_sharers(outcome, seat, seating).map_or(0.0, |sides| 1.0 / sides as f32)
}

/// The number of teams that share the win with this seat, its own included: all of them in a draw.
/// `None` if the seat has no share.
#[must_use]
pub fn win_sharers(outcome: Outcome, seat: Seat, seating: Seating) -> Option<usize> {
    let winners = match outcome {
        Outcome::Draw => seating.seats(),
        Outcome::Won(_) | Outcome::Ranked(_) | Outcome::Lost(_) => outcome.winners(),
    };
    let sharers = || seating.sides().filter(|side| !side.both(winners).is_empty()).count();
    winners.contains(seat).then(sharers)
}

/// Converts a lead in points to a probability of winning; `scale` points are a clear advantage.
fn chance(lead: f32, scale: f32) -> f32 {
    chance_among(lead, [0.0], scale)
}

/// The probability of winning for a side with these points against others with theirs; `scale`
/// points are a clear advantage. The probabilities of all sides add up to one.
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

//! Compares two players at a table of any size: the lineups they play in, and the result of each
//! game.

use std::ops::AddAssign;

use table::{Outcome, Seat, Seating, Seats};

use crate::contest::Played;

/// The lineups of two players, listed by seat: 0 for the first player, 1 for the second.
///
/// Each of the two plays every side once, alone against copies of the other: two games at a table
/// of two sides (seats or teams), and six at a table for three.
pub(super) fn lineups(seating: Seating) -> Vec<Vec<usize>> {
    let mut lineups: Vec<Vec<usize>> = Vec::new();
    for player in [0, 1] {
        for side in seating.sides() {
            let sits = |seat: Seat| if side.contains(seat) { player } else { 1 - player };
            let lineup = seating.seats().into_iter().map(sits).collect();
            // With two sides, both players are alone in every lineup.
            if !lineups.contains(&lineup) {
                lineups.push(lineup);
            }
        }
    }
    lineups
}

/// The results of the second player against the first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Comparison {
    /// Two for each comparison that the second player won, one for each equal one.
    pub(super) half_points: u32,
    /// The number of comparisons of a side of the second player with a side of the first.
    pub(super) count: u32,
}

impl AddAssign for Comparison {
    fn add_assign(&mut self, more: Self) {
        self.half_points += more.half_points;
        self.count += more.count;
    }
}

impl Comparison {
    /// The sum of the games of a round, in the order of their lineups.
    pub(super) fn of_round(lineups: &[Vec<usize>], games: &[Played]) -> Self {
        let mut sum = Self::default();
        for (lineup, &played) in lineups.iter().zip(games) {
            sum += Self::of_game(lineup, played);
        }
        match games {
            // At a table of one side, players can only be compared between games.
            [first, second] if first.seating.side_count() == 1 => Self::of_results(*first, *second),
            _ => sum,
        }
    }

    /// Compares every side of the second player with every side of the first.
    fn of_game(lineup: &[usize], played: Played) -> Self {
        let sides = |player: usize| {
            let seats = played.seating.sides().filter_map(Seats::lowest);
            seats.filter(move |seat| lineup[seat.index()] == player)
        };
        let mut sum = Self::default();
        for second in sides(1) {
            for first in sides(0) {
                if let Some(half_points) = compare(played, second, first) {
                    sum += Self { half_points, count: 1 };
                }
            }
        }
        sum
    }

    /// Compares two games with the same luck, one of the first player and one of the second.
    fn of_results(first: Played, second: Played) -> Self {
        let won = |played: Played| played.outcome.winners().count().min(1);
        Self { half_points: 1 + won(second) - won(first), count: 1 }
    }
}

/// Two if the first of two seats did better, one if both did equally well, zero if it did worse;
/// `None` if another seat won and the outcome does not rank these two.
fn compare(played: Played, one: Seat, other: Seat) -> Option<u32> {
    match (played.place(one).cmp(&played.place(other)), played.outcome) {
        (std::cmp::Ordering::Less, _) => Some(2),
        (std::cmp::Ordering::Greater, _) => Some(0),
        (std::cmp::Ordering::Equal, Outcome::Won(winners)) if !winners.contains(one) => None,
        (std::cmp::Ordering::Equal, _) => Some(1),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seats(numbers: &[u8]) -> Seats {
        numbers.iter().map(|&number| Seat::new(number)).collect()
    }

    fn teams() -> Seating {
        Seating::teams(&[seats(&[0, 2]), seats(&[1, 3])])
    }

    fn ended(outcome: Outcome, seating: Seating) -> Played {
        Played { outcome, seating, decisions: 1 }
    }

    #[test]
    fn each_player_plays_every_side_against_copies_of_the_other() {
        assert_eq!(lineups(Seating::free_for_all(2)), [[0, 1], [1, 0]]);
        assert_eq!(lineups(teams()), [[0, 1, 0, 1], [1, 0, 1, 0]]);
        assert_eq!(
            lineups(Seating::free_for_all(3)),
            [[0, 1, 1], [1, 0, 1], [1, 1, 0], [1, 0, 0], [0, 1, 0], [0, 0, 1]]
        );
        assert_eq!(lineups(Seating::free_for_all(4)).len(), 8);
        assert_eq!(lineups(Seating::free_for_all(1)), [[0], [1]]);
    }

    #[test]
    fn the_same_game_in_every_lineup_is_even() {
        let rankings = [
            (Seating::free_for_all(3), Outcome::Won(seats(&[1]))),
            (Seating::free_for_all(3), Outcome::Won(seats(&[0, 1]))),
            (Seating::free_for_all(3), Outcome::ranked(&[seats(&[2]), seats(&[0]), seats(&[1])])),
            (
                Seating::free_for_all(4),
                Outcome::ranked(&[seats(&[2]), seats(&[0, 3]), seats(&[1])]),
            ),
            (Seating::free_for_all(4), Outcome::Draw),
            (Seating::free_for_all(1), Outcome::Lost(seats(&[0]))),
            (teams(), Outcome::Won(seats(&[1, 3]))),
        ];
        for (seating, outcome) in rankings {
            let lineups = lineups(seating);
            let games = vec![ended(outcome, seating); lineups.len()];
            let Comparison { half_points, count } = Comparison::of_round(&lineups, &games);
            assert!(count > 0 && half_points == count, "{outcome:?}: {half_points} of {count}");
        }
    }

    #[test]
    fn places_are_compared_side_by_side() {
        let three = Seating::free_for_all(3);
        let places = Outcome::ranked(&[seats(&[2]), seats(&[0]), seats(&[1])]);
        let compared = |lineup: &[usize], outcome| {
            let Comparison { half_points, count } =
                Comparison::of_game(lineup, ended(outcome, three));
            (half_points, count)
        };
        assert_eq!(compared(&[1, 0, 0], places), (2, 2), "second of three: one ahead, one behind");
        assert_eq!(compared(&[0, 1, 1], places), (2, 2));
        assert_eq!(compared(&[0, 0, 1], places), (4, 2), "the winner beats both");
        let won = Outcome::Won(seats(&[2]));
        assert_eq!(compared(&[0, 0, 1], won), (4, 2));
        assert_eq!(compared(&[1, 0, 0], won), (0, 1), "two losers are not ranked");
        assert_eq!(compared(&[1, 0, 0], Outcome::Draw), (2, 2));
        assert_eq!(compared(&[1, 0, 0], Outcome::Lost(Seats::first(3))), (2, 2));
    }

    #[test]
    fn teams_are_compared_as_wholes() {
        let game = ended(Outcome::Won(seats(&[1, 3])), teams());
        let compared = Comparison::of_game(&[0, 1, 0, 1], game);
        assert_eq!(compared, Comparison { half_points: 2, count: 1 });
    }

    #[test]
    fn solo_games_with_the_same_luck_are_compared() {
        let solo = Seating::free_for_all(1);
        let won = Outcome::Won(seats(&[0]));
        let lost = Outcome::Lost(seats(&[0]));
        for (first, second, half_points) in [(lost, won, 2), (won, lost, 0), (won, won, 1)] {
            let games = [ended(first, solo), ended(second, solo)];
            let compared = Comparison::of_round(&lineups(solo), &games);
            assert_eq!(compared, Comparison { half_points, count: 1 });
        }
    }
}

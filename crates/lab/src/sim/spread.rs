//! How much results vary from round to round, by which the intervals of lifts are widened.
//!
//! Newcombe's interval takes all sides of all games as independent. The sides of one game are not,
//! nor are games with the same luck. Here a round is taken as a whole: the variance of a lift is
//! the sum, over rounds, of the squared influence of each. Only sums of products are kept, so the
//! size does not grow with the number of games, and the order of adding does not matter.

use std::ops::AddAssign;

use super::score::{Score, WHOLE_WIN};

/// All rounds, whatever cards were in them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct AllRounds {
    rounds: u64,
    /// The games of each seat.
    seats: Vec<Score>,
    /// By seat and seat: the sum of the products of their parts in a round.
    products: Vec<Vec<u64>>,
}

impl AllRounds {
    pub(crate) fn new(seats: usize) -> Self {
        Self {
            rounds: 0,
            seats: vec![Score::default(); seats],
            products: vec![vec![0; seats]; seats],
        }
    }

    /// The games of each seat.
    pub(crate) fn seats(&self) -> &[Score] {
        &self.seats
    }

    /// Adds a round, given by the score of each seat.
    pub(crate) fn add(&mut self, of_seats: &[Score]) {
        self.rounds += 1;
        for ((seat, row), score) in self.seats.iter_mut().zip(&mut self.products).zip(of_seats) {
            *seat += *score;
            row.iter_mut().zip(of_seats).for_each(|(sum, other)| *sum += score.parts * other.parts);
        }
    }
}

impl AddAssign for AllRounds {
    fn add_assign(&mut self, more: Self) {
        self.rounds += more.rounds;
        self.seats.iter_mut().zip(more.seats).for_each(|(score, more)| *score += more);
        add_all(self.products.iter_mut().flatten(), more.products.into_iter().flatten());
    }
}

/// The rounds in which a seat had a certain title; in all others its counts are zero.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct TitleRounds {
    /// The sums over rounds of: the squares of the parts of those that had it, the products with
    /// the number of sides that had it, and the squares of that number.
    squares: [u64; 3],
    /// By seat: the sums of the products of those parts, and of that number, with all parts of the
    /// seat.
    with_seat: Vec<[u64; 2]>,
}

impl TitleRounds {
    pub(crate) fn new(seats: usize) -> Self {
        Self { squares: [0; 3], with_seat: vec![[0; 2]; seats] }
    }

    /// Adds a round: the parts and the number of the sides that had the title, and the score of
    /// each seat.
    pub(crate) fn add(&mut self, [parts, sides]: [u64; 2], of_seats: &[Score]) {
        let products = [parts * parts, parts * sides, sides * sides];
        add_all(self.squares.iter_mut(), products);
        for (sums, seat) in self.with_seat.iter_mut().zip(of_seats) {
            add_all(sums.iter_mut(), [parts * seat.parts, sides * seat.parts]);
        }
    }

    /// How many times wider the interval of a lift must be than if all sides were independent; at
    /// least 1. `kept` are the seats that are compared, `with` and `without` their games.
    pub(crate) fn widening(
        &self,
        (all, games_per_round): (&AllRounds, usize),
        kept: &[usize],
        (with, without): (Score, Score),
    ) -> f64 {
        let (Some(p), Some(q)) = (with.rate(), without.rate()) else { return 1.0 };
        let sides = [with, without].map(|score| score.games as f64);
        let independent = p * (1.0 - p) / sides[0] + q * (1.0 - q) / sides[1];
        if independent <= 0.0 {
            return 1.0;
        }
        // The influence of a round on the lift is linear in: the points with the title, the number
        // of sides with it, the points of the seats compared, and one.
        let a = 1.0 / sides[0] + 1.0 / sides[1];
        let b = -p / sides[0] - q / sides[1];
        let c = -1.0 / sides[1];
        let d = q * (games_per_round * kept.len()) as f64 / sides[1];
        let points = |parts: u64| parts as f64 / WHOLE_WIN as f64;
        let [aa, ab, bb] = self.squares;
        let sum = |of: fn(&[u64; 2]) -> u64| -> f64 {
            points(kept.iter().map(|&seat| of(&self.with_seat[seat])).sum())
        };
        let ac = sum(|[parts, _]| *parts) / WHOLE_WIN as f64;
        let bc = sum(|[_, sides]| *sides);
        let products = kept.iter().flat_map(|&seat| kept.iter().map(move |&other| (seat, other)));
        let cc: f64 = products.map(|(seat, other)| points(all.products[seat][other])).sum();
        let whole = WHOLE_WIN as f64;
        let squares = a * a * points(aa) / whole + b * b * bb as f64 + c * c * cc / whole;
        let mixed = a * b * points(ab) + a * c * ac + b * c * bc;
        let won_with = p * sides[0];
        let won = won_with + q * sides[1];
        let linear = d * (a * won_with + b * sides[0] + c * won);
        let variance = squares + 2.0 * (mixed + linear) + d * d * all.rounds as f64;
        (variance / independent).max(1.0).sqrt()
    }
}

impl AddAssign for TitleRounds {
    fn add_assign(&mut self, more: Self) {
        add_all(self.squares.iter_mut(), more.squares);
        add_all(self.with_seat.iter_mut().flatten(), more.with_seat.into_iter().flatten());
    }
}

fn add_all<'a>(sums: impl Iterator<Item = &'a mut u64>, more: impl IntoIterator<Item = u64>) {
    sums.zip(more).for_each(|(sum, more)| *sum += more);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn score(games: u64, wins: u64) -> Score {
        Score { games, wins, parts: WHOLE_WIN * wins, ..Score::default() }
    }

    /// The widening for rounds of one seat, each given by its games as (had the title, won).
    fn widening(rounds: &[&[(bool, bool)]]) -> f64 {
        let mut all = AllRounds::new(1);
        let mut title = TitleRounds::new(1);
        let mut with = Score::default();
        let mut whole = Score::default();
        for round in rounds {
            let count = |had: bool| {
                let games = round.iter().filter(|game| game.0 == had);
                score(games.clone().count() as u64, games.filter(|game| game.1).count() as u64)
            };
            let mut of_round = count(true);
            with += of_round;
            let had = [of_round.parts, of_round.games];
            of_round += count(false);
            whole += of_round;
            all.add(&[of_round]);
            if had[1] > 0 {
                title.add(had, &[of_round]);
            }
        }
        title.widening((&all, rounds[0].len()), &[0], (with, whole - with))
    }

    const GAMES: [(bool, bool); 8] = [
        (true, true),
        (true, true),
        (true, true),
        (true, false),
        (false, true),
        (false, false),
        (false, false),
        (false, true),
    ];

    #[test]
    fn single_games_need_no_widening() {
        let rounds: Vec<[(bool, bool); 1]> = GAMES.map(|game| [game]).to_vec();
        let rounds: Vec<&[(bool, bool)]> = rounds.iter().map(|round| &round[..]).collect();
        assert!((widening(&rounds) - 1.0).abs() < 1e-9);
    }

    #[test]
    fn games_played_twice_count_once() {
        // Twice the variance that independent games would have.
        let rounds: Vec<[(bool, bool); 2]> = GAMES.map(|game| [game, game]).to_vec();
        let rounds: Vec<&[(bool, bool)]> = rounds.iter().map(|round| &round[..]).collect();
        assert!((widening(&rounds) - 2.0_f64.sqrt()).abs() < 1e-9, "{}", widening(&rounds));
    }

    #[test]
    fn two_sides_of_a_game_are_not_two_games() {
        // One of two seats has the card in each game and wins three times of four: the other seat
        // repeats what is known.
        let mut all = AllRounds::new(2);
        let mut title = TitleRounds::new(2);
        for number in 0..40_usize {
            let mut of_seats = [score(1, 0); 2];
            let wins = number % 4 > 0;
            let winner = if wins { number % 2 } else { 1 - number % 2 };
            of_seats[winner] = score(1, 1);
            all.add(&of_seats);
            title.add([of_seats[number % 2].parts, 1], &of_seats);
        }
        let widening = title.widening((&all, 1), &[0, 1], (score(40, 30), score(40, 10)));
        assert!((widening - 2.0_f64.sqrt()).abs() < 1e-9, "{widening}");
    }
}

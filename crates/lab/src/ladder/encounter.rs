//! Plays rounds between two players until the sequential test decides.

use std::sync::atomic::{AtomicBool, Ordering};

use bots::Evaluator;
use rayon::prelude::*;
use table::{Notation, Seating, Silent, Spoken};

use super::comparison::{Comparison, lineups};
use super::elo::Score;
use super::sequential::{Finding, RoundResults};
use super::{Encounter, LadderFault, LadderPlan, LadderStep};
use crate::contest::play;
use crate::schedule::Schedule;

/// The number of rounds between two tests. It is fixed, and whole batches count, so that the result
/// does not depend on the number of threads.
const BATCH: u32 = 8;

/// Everything the games of a ladder have in common.
pub(super) struct LadderRun<'a, G: Evaluator + Notation + Spoken> {
    pub(super) game: &'a G,
    pub(super) setup: &'a G::Setup,
    pub(super) plan: &'a LadderPlan,
    pub(super) seating: Seating,
    pub(super) watch: &'a (dyn Fn(LadderStep<'_>) + Sync),
    pub(super) stop: &'a AtomicBool,
}

/// The games of two players against each other.
pub(super) struct Meeting {
    pub(super) players: [usize; 2],
    games_per_round: usize,
    sides: usize,
    results: RoundResults,
}

impl Meeting {
    pub(super) fn games(&self) -> u64 {
        u64::from(self.results.rounds()) * self.games_per_round as u64
    }

    /// The score for the rating. Comparisons within one game depend on each other, so a comparison
    /// counts as two games divided by the number of sides. That is right where only the winner is
    /// known, and cautious where every seat has a place; see `docs/adr/0017`.
    pub(super) fn score(&self) -> Score {
        let weight = 2.0 / self.sides.max(2) as f64;
        let points = weight * self.results.points();
        let games = weight * self.results.comparisons();
        Score { players: self.players, points, games }
    }

    pub(super) fn report(&self) -> Encounter {
        Encounter {
            players: self.players,
            rounds: self.results.rounds(),
            games: self.games(),
            score: self.results.share(),
            finding: self.results.finding(),
        }
    }
}

impl<G: Evaluator + Notation + Spoken> LadderRun<'_, G> {
    pub(super) fn stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// The number of games of a round.
    pub(super) fn games_per_round(&self) -> usize {
        lineups(self.seating).len()
    }

    /// Plays the games of two players.
    pub(super) fn meet(&self, players: [usize; 2]) -> Result<Meeting, LadderFault> {
        let [first, second] = players.map(|place| &self.plan.players[place]);
        (self.watch)(LadderStep::Encounter(first, second));
        let both = vec![first.clone(), second.clone()];
        let lineups = lineups(self.seating);
        let luck = (self.plan.seed, u64::from(self.plan.rounds));
        let schedule = Schedule::of_lineups(both, luck, self.seating, lineups.clone());
        let mut results = RoundResults::default();
        let mut next = 0;
        while next < self.plan.rounds && results.finding() == Finding::Open && !self.stopped() {
            let end = (next + BATCH).min(self.plan.rounds);
            let played: Vec<Option<Comparison>> = (next..end)
                .into_par_iter()
                .map(|round| self.round(&schedule, &lineups, round))
                .collect::<Result<_, _>>()?;
            played.into_iter().flatten().for_each(|round| results.add(round));
            next = end;
        }
        let games_per_round = lineups.len();
        let left_out = u64::from(self.plan.rounds - next) * games_per_round as u64;
        (self.watch)(LadderStep::Games(left_out));
        let sides = self.seating.side_count();
        Ok(Meeting { players, games_per_round, sides, results })
    }

    /// The results of a round; `None` if it was stopped before all its games were played.
    fn round(
        &self,
        schedule: &Schedule,
        lineups: &[Vec<usize>],
        round: u32,
    ) -> Result<Option<Comparison>, LadderFault> {
        let mut games = Vec::with_capacity(lineups.len());
        for number in 0..lineups.len() {
            if self.stopped() {
                return Ok(None);
            }
            let place = (u64::from(round), number);
            games.push(play(self.game, self.setup, schedule, place, &mut Silent)?);
            (self.watch)(LadderStep::Games(1));
        }
        Ok(Some(Comparison::of_round(lineups, &games)))
    }
}

#[cfg(test)]
mod tests {
    use table::{Luck, Seed};

    use super::super::elo::{Rating, rate};
    use super::super::synthetic::round;
    use super::*;

    /// The ratings after games of every two players with known strengths, at one kind of table.
    fn ratings(table: (usize, bool), truth: &[f64], rounds: u32, seed: u64) -> Vec<Rating> {
        let mut luck = Luck::new(Seed::from_number(seed));
        let mut scores = Vec::new();
        for second in 1..truth.len() {
            for first in 0..second {
                let mut results = RoundResults::default();
                let elo = truth[second] - truth[first];
                (0..rounds).for_each(|_| results.add(round(table, elo, &mut luck)));
                let players = [first, second];
                let meeting = Meeting { players, games_per_round: 1, sides: table.0, results };
                scores.push(meeting.score());
            }
        }
        rate(truth.len(), &scores)
    }

    /// The number of 300 ratings whose interval contains the true strength.
    fn inside(table: (usize, bool)) -> usize {
        let truth = [0.0, 150.0, 120.0, 400.0];
        let hits = |seed: u64| {
            let rated = ratings(table, &truth, 40, seed);
            let hit =
                |&player: &usize| (rated[player].elo - truth[player]).abs() < rated[player].margin;
            (1..4).filter(hit).count()
        };
        (0..100).map(hits).sum()
    }

    #[test]
    fn intervals_at_a_table_for_three_contain_the_true_strength() {
        let winner_only = inside((3, false));
        assert!((270..=299).contains(&winner_only), "{winner_only} of 300");
        let with_places = inside((3, true));
        assert!(with_places >= winner_only.min(285), "{with_places} of 300");
    }

    #[test]
    fn tables_of_any_size_agree_on_the_rating() {
        for table in [(2, false), (3, false), (3, true), (6, true)] {
            let rated = ratings(table, &[0.0, 200.0], 3000, 1);
            assert!((rated[1].elo - 200.0).abs() < 15.0, "{table:?}: {rated:?}");
        }
    }
}

//! Counters over many games.

use std::collections::BTreeMap;
use std::ops::AddAssign;

use super::cards::CardCounts;
use super::lengths::Counts;
use super::notes::Notes;
use super::score::Score;
use crate::contest::Played;
use crate::schedule::Schedule;
use crate::studies::Studied;

/// The results of a bot or a seat, and how they are spread over rounds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct RoundScore {
    pub(crate) score: Score,
    /// The number of rounds by their points, in the unit of `Score::parts`.
    pub(crate) rounds: BTreeMap<u64, u64>,
}

impl RoundScore {
    fn add_round(&mut self, of_round: Score) {
        self.score += of_round;
        *self.rounds.entry(of_round.parts).or_default() += 1;
    }
}

impl AddAssign for RoundScore {
    fn add_assign(&mut self, more: Self) {
        self.score += more.score;
        for (parts, rounds) in more.rounds {
            *self.rounds.entry(parts).or_default() += rounds;
        }
    }
}

/// All counters of a simulation. They are whole numbers, so that the order of adding does not
/// matter; the size does not grow with the number of games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Tally {
    pub(crate) games: u64,
    pub(crate) bots: Vec<RoundScore>,
    pub(crate) seats: Vec<RoundScore>,
    /// By seat: the number of games in which it moved first.
    pub(crate) begun: Vec<u64>,
    /// The games of the seat that moved first.
    pub(crate) first: RoundScore,
    pub(crate) decisions: Counts,
    pub(crate) turns: Counts,
    pub(crate) cards: CardCounts,
}

/// One game, with its counted events.
#[derive(Clone, Debug)]
pub(crate) struct Noted<G> {
    pub(crate) played: Played,
    pub(crate) notes: Notes<G>,
}

impl Tally {
    pub(crate) fn new(schedule: &Schedule, titles: usize) -> Self {
        let count = schedule.seats();
        Self {
            games: 0,
            bots: vec![RoundScore::default(); count],
            seats: vec![RoundScore::default(); count],
            begun: vec![0; count],
            first: RoundScore::default(),
            decisions: Counts::default(),
            turns: Counts::default(),
            cards: CardCounts::new(count, titles),
        }
    }

    /// Counts the games of a round.
    pub(crate) fn add_round<G: Studied>(&mut self, schedule: &Schedule, round: &[Noted<G>]) {
        let mut of_bots = vec![Score::default(); self.bots.len()];
        let mut of_seats = of_bots.clone();
        let mut of_first = Score::default();
        for (number, game) in round.iter().enumerate() {
            for seat in game.played.seating.seats() {
                let score = Score::of(game.played, seat);
                of_seats[seat.index()] += score;
                of_bots[schedule.player_number(seat.index(), number)] += score;
            }
            if let Some(seat) = game.notes.first {
                of_first += Score::of(game.played, seat);
            }
            self.add_game(game);
        }
        self.cards.add_round(round, &of_seats);
        self.first.add_round(of_first);
        self.bots.iter_mut().zip(of_bots).for_each(|(bot, score)| bot.add_round(score));
        self.seats.iter_mut().zip(of_seats).for_each(|(seat, score)| seat.add_round(score));
    }

    fn add_game<G: Studied>(&mut self, Noted { played, notes }: &Noted<G>) {
        self.games += 1;
        if let Some(seat) = notes.first {
            self.begun[seat.index()] += 1;
        }
        self.decisions.add(played.decisions);
        if notes.turns > 0 {
            self.turns.add(notes.turns);
        }
    }
}

impl AddAssign for Tally {
    fn add_assign(&mut self, more: Self) {
        self.games += more.games;
        self.bots.iter_mut().zip(more.bots).for_each(|(score, more)| *score += more);
        self.seats.iter_mut().zip(more.seats).for_each(|(score, more)| *score += more);
        self.begun.iter_mut().zip(more.begun).for_each(|(count, more)| *count += more);
        self.first += more.first;
        self.decisions += more.decisions;
        self.turns += more.turns;
        self.cards += more.cards;
    }
}

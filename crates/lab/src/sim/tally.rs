//! Everything that is counted over many games.

use std::ops::AddAssign;

use table::Seats;

use super::cards::CardCounts;
use super::lengths::Counts;
use super::notes::Notes;
use super::score::Score;
use crate::contest::{Contest, Played};
use crate::studies::Studied;

/// What a bot achieved, whatever seats it had.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct BotCounts {
    pub(crate) score: Score,
    /// How many rounds brought so many half points.
    pub(crate) rounds: Vec<u64>,
}

/// Whole numbers only, so that the order of adding up does not matter; its size does not grow with
/// the number of games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Tally {
    pub(crate) games: u64,
    pub(crate) bots: Vec<BotCounts>,
    pub(crate) seats: Vec<Score>,
    /// How often each seat moved first.
    pub(crate) begun: Vec<u64>,
    /// How whoever moved first did.
    pub(crate) first: Score,
    pub(crate) decisions: Counts,
    pub(crate) turns: Counts,
    pub(crate) cards: CardCounts,
}

/// One game, with what was noted of it.
#[derive(Clone, Debug)]
pub(crate) struct Noted<G> {
    pub(crate) played: Played,
    pub(crate) notes: Notes<G>,
}

impl Tally {
    pub(crate) fn new(contest: &Contest, titles: usize) -> Self {
        let count = contest.players.len();
        let bot =
            BotCounts { score: Score::default(), rounds: vec![0; 2 * contest.seatings() + 1] };
        Self {
            games: 0,
            bots: vec![bot; count],
            seats: vec![Score::default(); count],
            begun: vec![0; count],
            first: Score::default(),
            decisions: Counts::default(),
            turns: Counts::default(),
            cards: CardCounts::new(count, titles),
        }
    }

    /// Counts the games of a round, one for each seating.
    pub(crate) fn add_round<G: Studied>(&mut self, contest: &Contest, round: &[Noted<G>]) {
        let mut of_round = vec![Score::default(); contest.players.len()];
        for (seating, game) in round.iter().enumerate() {
            let winners = game.played.winners;
            for seat in Seats::first(of_round.len()) {
                let score = Score::of(seat, winners);
                self.seats[seat.index()] += score;
                of_round[contest.player_at(seat.index(), seating)] += score;
            }
            self.add_game(game);
        }
        for (bot, score) in self.bots.iter_mut().zip(of_round) {
            bot.score += score;
            let half_points =
                bot.rounds.iter_mut().zip(0..).find(|(_, n)| *n == score.half_points());
            if let Some((rounds, _)) = half_points {
                *rounds += 1;
            }
        }
    }

    fn add_game<G: Studied>(&mut self, Noted { played, notes }: &Noted<G>) {
        self.games += 1;
        if let Some(seat) = notes.first {
            self.begun[seat.index()] += 1;
            self.first += Score::of(seat, played.winners);
        }
        self.decisions.add(played.decisions);
        if notes.turns > 0 {
            self.turns.add(notes.turns);
        }
        self.cards.add(notes, played.winners);
    }
}

impl AddAssign for Tally {
    fn add_assign(&mut self, more: Self) {
        self.games += more.games;
        for (bot, more) in self.bots.iter_mut().zip(more.bots) {
            bot.score += more.score;
            bot.rounds.iter_mut().zip(more.rounds).for_each(|(rounds, more)| *rounds += more);
        }
        self.seats.iter_mut().zip(more.seats).for_each(|(score, more)| *score += more);
        self.begun.iter_mut().zip(more.begun).for_each(|(count, more)| *count += more);
        self.first += more.first;
        self.decisions += more.decisions;
        self.turns += more.turns;
        self.cards += more.cards;
    }
}

//! Win rates of the sides that had a card and of those that did not.

use std::ops::AddAssign;

use prose::Text;
use serde::{Deserialize, Serialize, Serializer};

use super::notes::TitleSet;
use super::score::{Score, Share};
use super::spread::{AllRounds, TitleRounds};
use super::tally::Noted;
use crate::contest::Played;
use crate::statistics::Interval;
use crate::studies::{Source, Studied, Title, TitleNumber};

/// The games in which seats had a title.
#[derive(Clone, Debug, PartialEq, Eq)]
struct GamesWithTitle {
    /// By seat and title.
    scores: Vec<Vec<Score>>,
    /// By title: how they are spread over rounds.
    rounds: Vec<TitleRounds>,
}

impl GamesWithTitle {
    fn new(seats: usize, titles: usize) -> Self {
        Self {
            scores: vec![vec![Score::default(); titles]; seats],
            rounds: vec![TitleRounds::new(seats); titles],
        }
    }

    /// Adds a round: by game, the titles that each seat had.
    fn add_round<'a>(
        &mut self,
        games: impl Iterator<Item = (&'a [TitleSet], Played)>,
        of_seats: &[Score],
    ) {
        let mut of_round = vec![[0, 0]; self.rounds.len()];
        for (sets, played) in games {
            let seats = self.scores.iter_mut().zip(sets).zip(played.seating.seats());
            for ((scores, set), seat) in seats {
                let score = Score::of(played, seat);
                for TitleNumber(title) in set.iter() {
                    scores[title] += score;
                    of_round[title][0] += score.parts;
                    of_round[title][1] += 1;
                }
            }
        }
        let had = self.rounds.iter_mut().zip(of_round).filter(|(_, [_, sides])| *sides > 0);
        had.for_each(|(rounds, of_round)| rounds.add(of_round, of_seats));
    }

    /// Compares the sides that had the title with those that did not. A seat that never had it in
    /// any game is left out: it probably cannot have it, and would only show the strength of its
    /// side.
    fn split(&self, title: usize, (all, games_per_round): (&AllRounds, usize)) -> Split {
        let mut with = Score::default();
        let mut without = Score::default();
        let mut kept = Vec::new();
        for (seat, (scores, &whole)) in self.scores.iter().zip(all.seats()).enumerate() {
            let had = scores[title];
            if had.games > 0 {
                with += had;
                without += whole - had;
                kept.push(seat);
            }
        }
        let widening =
            || self.rounds[title].widening((all, games_per_round), &kept, (with, without));
        let lead = with.lead_over(without);
        let lift = lead.map(|(lift, interval)| Lift::widened(lift, interval, widening()));
        Split { with: with.into(), without: without.into(), lift }
    }
}

impl AddAssign for GamesWithTitle {
    fn add_assign(&mut self, more: Self) {
        let scores = self.scores.iter_mut().flatten();
        scores.zip(more.scores.into_iter().flatten()).for_each(|(score, more)| *score += more);
        self.rounds.iter_mut().zip(more.rounds).for_each(|(rounds, more)| *rounds += more);
    }
}

/// Counters of all titles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct CardCounts {
    gained: GamesWithTitle,
    played: GamesWithTitle,
    all: AllRounds,
}

impl CardCounts {
    pub(crate) fn new(seats: usize, titles: usize) -> Self {
        let none = GamesWithTitle::new(seats, titles);
        Self { gained: none.clone(), played: none, all: AllRounds::new(seats) }
    }

    /// Adds the games of a round, with the score of each seat in it.
    pub(crate) fn add_round<G: Studied>(&mut self, round: &[Noted<G>], of_seats: &[Score]) {
        let gained = round.iter().map(|game| (&game.notes.gained[..], game.played));
        self.gained.add_round(gained, of_seats);
        let played = round.iter().map(|game| (&game.notes.played[..], game.played));
        self.played.add_round(played, of_seats);
        self.all.add(of_seats);
    }

    /// The statistics of all titles, the highest lift first; those without a lift come last.
    pub(crate) fn summary(&self, titles: Vec<Title>, games_per_round: usize) -> Vec<CardFigures> {
        let all = (&self.all, games_per_round);
        let figures = |(number, title): (usize, Title)| {
            let played = self.played.split(number, all);
            let gained = match title.source {
                Source::Start => None,
                Source::Gained => Some(self.gained.split(number, all)),
            };
            let measured_by = if gained.is_some() { Measure::Gained } else { Measure::Played };
            let lift = gained.as_ref().unwrap_or(&played).lift;
            let Title { id, name, faction, cost, .. } = title;
            CardFigures { id, name, faction, cost, measured_by, lift, gained, played }
        };
        let mut cards: Vec<CardFigures> = titles.into_iter().enumerate().map(figures).collect();
        let worth = |card: &CardFigures| card.lift.map_or(f64::NEG_INFINITY, |lift| lift.lift);
        cards.sort_by(|one, other| worth(other).total_cmp(&worth(one)));
        cards
    }
}

impl AddAssign for CardCounts {
    fn add_assign(&mut self, more: Self) {
        self.gained += more.gained;
        self.played += more.played;
        self.all += more.all;
    }
}

/// The statistics of a title.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct CardFigures {
    /// Its id in files.
    pub id: &'static str,
    /// Its name.
    #[serde(serialize_with = "both_languages")]
    pub name: Text,
    /// The faction it belongs to.
    #[serde(serialize_with = "both_languages_or_none")]
    pub faction: Option<Text>,
    /// Its cost.
    pub cost: Option<u8>,
    /// The sides that the lift compares.
    pub measured_by: Measure,
    /// The difference between the win rates of sides with it and without it.
    pub lift: Option<Lift>,
    /// Sides that gained it during the game against those that did not; `None` for a card that
    /// sides have from the start.
    pub gained: Option<Split>,
    /// Sides that played it against those that did not.
    pub played: Split,
}

/// The condition for a side to count as one "with" a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Measure {
    /// It gained the card during the game.
    Gained,
    /// It played a card it has from the start.
    Played,
}

/// Sides that had a card against those that did not; each side of a game counts as a game.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Split {
    /// Sides that had it.
    pub with: Share,
    /// Sides that did not, but had it in another game.
    pub without: Share,
    /// The difference; `None` if there are no sides to compare.
    pub lift: Option<Lift>,
}

/// A difference between two win rates.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Lift {
    /// The win rate with, minus the win rate without.
    pub lift: f64,
    /// Lower end of Newcombe's 95 % interval, widened as far as rounds of games vary more than
    /// independent sides would.
    pub low: f64,
    /// Upper end.
    pub high: f64,
}

impl Lift {
    fn widened(lift: f64, Interval { low, high }: Interval, widening: f64) -> Self {
        Self {
            lift,
            low: (lift - widening * (lift - low)).max(-1.0),
            high: (lift + widening * (high - lift)).min(1.0),
        }
    }
}

/// Writes a text as `{ "en", "es" }`.
pub(crate) fn both_languages<S: Serializer>(text: &Text, to: S) -> Result<S::Ok, S::Error> {
    to.collect_map([("en", &text.en), ("es", &text.es)])
}

fn both_languages_or_none<S: Serializer>(text: &Option<Text>, to: S) -> Result<S::Ok, S::Error> {
    match text {
        Some(text) => both_languages(text, to),
        None => to.serialize_none(),
    }
}

#[cfg(test)]
mod tests {
    use super::super::score::WHOLE_WIN;
    use super::*;

    fn score(games: u64, wins: u64) -> Score {
        Score { games, wins, parts: WHOLE_WIN * wins, ..Score::default() }
    }

    /// Compares the first of two seats: each game says whether it had the card, and won.
    fn split(games: &[(bool, bool)]) -> Split {
        let mut games_with = GamesWithTitle::new(2, 1);
        let mut all = AllRounds::new(2);
        for &(had, won) in games {
            let of_seats = [score(1, u64::from(won)), score(1, u64::from(!won))];
            all.add(&of_seats);
            if had {
                games_with.scores[0][0] += of_seats[0];
                games_with.rounds[0].add([of_seats[0].parts, 1], &of_seats);
            }
        }
        games_with.split(0, (&all, 1))
    }

    #[test]
    fn a_seat_that_never_had_a_card_is_not_compared() {
        let games: Vec<(bool, bool)> =
            (0..20).map(|n| (n < 10, n < 9 || (10..13).contains(&n))).collect();
        let found = split(&games);
        assert_eq!((found.with.games, found.without.games), (10, 10));
        let lift = found.lift.expect("both kinds of side");
        assert!((lift.lift - 0.6).abs() < 1e-12 && (lift.low - 0.1705).abs() < 1e-4, "{lift:?}");
        assert_eq!(split(&games[..10]).lift, None, "it always had the card");
    }
}

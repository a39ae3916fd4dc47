//! Win rates of the sides that had a card and of those that did not.

use std::ops::AddAssign;

use prose::Text;
use serde::{Serialize, Serializer};

use super::notes::{Notes, TitleSet};
use super::score::{Score, Share};
use crate::contest::Played;
use crate::statistics::Interval;
use crate::studies::{Source, Studied, Title};

/// By seat and title: the games in which the seat had the title.
#[derive(Clone, Debug, PartialEq, Eq)]
struct GamesWithTitle(Vec<Vec<Score>>);

impl GamesWithTitle {
    fn new(seats: usize, titles: usize) -> Self {
        Self(vec![vec![Score::default(); titles]; seats])
    }

    fn add(&mut self, sets: &[TitleSet], played: Played) {
        for ((scores, set), seat) in self.0.iter_mut().zip(sets).zip(played.seating.seats()) {
            let score = Score::of(played, seat);
            set.iter().for_each(|title| scores[title.0] += score);
        }
    }

    /// Compares the sides that had the title with those that did not. A seat that never had it in
    /// any game is left out: it probably cannot have it, and would only show the strength of its
    /// side.
    fn split(&self, title: usize, all: &[Score]) -> Split {
        let mut with = Score::default();
        let mut without = Score::default();
        for (scores, &whole) in self.0.iter().zip(all) {
            let had = scores[title];
            if had.games > 0 {
                with += had;
                without += whole - had;
            }
        }
        let lead = with.lead_over(without);
        let lift = lead.map(|(lift, Interval { low, high })| Lift { lift, low, high });
        Split { with: with.into(), without: without.into(), lift }
    }
}

impl AddAssign for GamesWithTitle {
    fn add_assign(&mut self, more: Self) {
        for (score, more) in self.0.iter_mut().flatten().zip(more.0.into_iter().flatten()) {
            *score += more;
        }
    }
}

/// Counters of all titles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct CardCounts {
    gained: GamesWithTitle,
    played: GamesWithTitle,
}

impl CardCounts {
    pub(crate) fn new(seats: usize, titles: usize) -> Self {
        let none = GamesWithTitle::new(seats, titles);
        Self { gained: none.clone(), played: none }
    }

    pub(crate) fn add<G: Studied>(&mut self, notes: &Notes<G>, played: Played) {
        self.gained.add(&notes.gained, played);
        self.played.add(&notes.played, played);
    }

    /// The statistics of all titles, the highest lift first; those without a lift come last.
    pub(crate) fn summary(&self, titles: Vec<Title>, all: &[Score]) -> Vec<CardFigures> {
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
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
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
    /// Lower end of Newcombe's 95 % interval.
    pub low: f64,
    /// Upper end.
    pub high: f64,
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

    #[test]
    fn a_seat_that_never_had_a_card_is_not_compared() {
        let mut games_with = GamesWithTitle::new(2, 1);
        let score = |games, wins| {
            let parts = WHOLE_WIN * wins;
            Score { games, wins, parts, ..Score::default() }
        };
        games_with.0[0][0] = score(10, 9);
        let split = games_with.split(0, &[score(20, 12), score(20, 8)]);
        assert_eq!((split.with.games, split.without.games), (10, 10));
        let lift = split.lift.expect("both kinds of side");
        assert!((lift.lift - 0.6).abs() < 1e-12 && (lift.low - 0.1705).abs() < 1e-4, "{lift:?}");
        let always = games_with.split(0, &[score(10, 9), score(20, 8)]);
        assert_eq!(always.lift, None);
    }
}

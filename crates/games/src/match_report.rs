//! The analysis and the figures of a finished match, for people and programs.

use bots::{Analysis, AnalysisPlan, Extent, JudgedMove, SaidChoice};
use lab::{BestCard, FigureRow, GameFigures};
use prose::Text;
use serde_json::{Value, json};
use table::{Outcome, Seat};

use crate::{AnyMatch, SeatName};

/// Everything there is to say about a finished match.
#[derive(Clone, PartialEq, Debug)]
pub struct MatchReport {
    /// The name of the game.
    pub game: &'static str,
    /// The seats.
    pub seats: Vec<SeatName>,
    /// The plan of the analysis.
    pub plan: AnalysisPlan,
    /// The analysis.
    pub analysis: Analysis,
    /// The figures.
    pub figures: GameFigures,
}

impl MatchReport {
    /// Analyses a match that ended with this outcome. `progress` is called with the finished part,
    /// from 0 to 1.
    #[must_use]
    pub fn new(
        game: &'static str,
        played: &dyn AnyMatch,
        outcome: Outcome,
        plan: &AnalysisPlan,
        progress: &mut dyn FnMut(f32),
    ) -> Self {
        Self {
            game,
            seats: played.seats().to_vec(),
            plan: *plan,
            figures: played.figures(),
            analysis: played.analyse(outcome, plan, progress),
        }
    }

    /// The names of a seat.
    #[must_use]
    pub fn seat(&self, seat: Seat) -> Option<&SeatName> {
        self.seats.iter().find(|name| name.seat == seat)
    }

    /// The decisions that turned the match, in order.
    pub fn turning_points(&self) -> impl Iterator<Item = &JudgedMove> {
        self.analysis.turning_points.iter().filter_map(|ply| self.analysis.at(*ply))
    }

    /// The JSON documented in `docs/cli.md`.
    #[must_use]
    pub fn to_json(&self) -> Value {
        let moves = self.analysis.moves.iter().map(|judged| self.move_json(judged));
        let better = self.turning_points().map(|judged| self.turning_point_json(judged));
        json!({
            "game": self.game,
            "plies": self.analysis.last,
            "outcome": self.analysis.outcome,
            "lines": self.plan.lines,
            "seed": self.plan.seed,
            "extent": match self.analysis.extent {
                Extent::Whole => "whole",
                Extent::Sampled => "sampled",
                Extent::CutShort => "cut_short",
            },
            "moves": moves.collect::<Vec<_>>(),
            "turning_points": self.analysis.turning_points,
            "better": better.collect::<Vec<_>>(),
            "course": self.seats.iter().map(|name| self.course_json(name)).collect::<Vec<_>>(),
            "figures": self.figures.rows.iter().map(|row| self.row_json(row)).collect::<Vec<_>>(),
            "best_cards": self.figures.best_cards.iter().map(|best| self.best_card_json(best)).collect::<Vec<_>>(),
        })
    }

    fn word(&self, seat: Seat) -> &str {
        self.seat(seat).map_or("", |name| name.word.as_str())
    }

    fn move_json(&self, judged: &JudgedMove) -> Value {
        json!({
            "ply": judged.ply,
            "seat": self.word(judged.seat),
            "value": rounded(judged.value),
            "played": judged.played.words,
            "best": judged.best.words,
            "loss": rounded(judged.loss),
            "lines": judged.lines,
        })
    }

    fn turning_point_json(&self, judged: &JudgedMove) -> Value {
        let said = |choice: &SaidChoice| json!({ "choice": choice.words, "en": choice.text.en, "es": choice.text.es });
        json!({
            "ply": judged.ply,
            "seat": self.word(judged.seat),
            "question": both(&judged.question),
            "played": said(&judged.played),
            "best": said(&judged.best),
        })
    }

    fn course_json(&self, name: &SeatName) -> Value {
        let points = self.analysis.course(name.seat).into_iter();
        let points = points.map(|(ply, value)| json!({ "ply": ply, "value": rounded(value) }));
        json!({ "seat": name.word, "points": points.collect::<Vec<_>>() })
    }

    fn row_json(&self, row: &FigureRow) -> Value {
        let number =
            |(seat, number): &(Seat, u32)| json!({ "seat": self.word(*seat), "number": number });
        let numbers: Vec<Value> = row.numbers.iter().map(number).collect();
        json!({ "key": row.key, "label": both(&row.label), "numbers": numbers })
    }

    fn best_card_json(&self, best: &BestCard) -> Value {
        json!({
            "seat": self.word(best.seat),
            "card": best.card,
            "name": both(&best.name),
            "why": both(&best.why),
        })
    }
}

fn both(text: &Text) -> Value {
    json!({ "en": text.en, "es": text.es })
}

/// The value with three digits, which is more than the search can tell.
fn rounded(value: f32) -> f64 {
    (f64::from(value) * 1000.0).round() / 1000.0
}

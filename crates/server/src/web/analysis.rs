//! The analysis of a finished match.

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Response};
use bots::Extent;
use games::{MatchReport, SeatName};
use prose::{Text, text};
use serde::Deserialize;
use table::{Outcome, Seat};
use ui::pages::{self, AnalysedSeat, AnalysisPage, MatchResult, TurningPoint};
use ui::table_page::{GameName, Standing as DisplayedStanding};

use super::App;
use super::guest::Guest;
use super::openapi::{BadQuery, Cannot, TableErrors, TablePath};
use super::problem::{Answer, Problem};
use super::table_page::{table_id, unavailable_page};
use crate::secret::SecretHash;
use crate::tables::{LiveTable, SharedAnalysis};

/// The part of the page to send.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Part {
    /// If it is there, with any value, only the analysis is sent, without the frame of a page.
    part: Option<String>,
}

/// The analysis of a match that is over: its figures, its course and its turning points. The first request for it may take seconds.
#[utoipa::path(
    get,
    path = "/tables/{id}/analysis",
    operation_id = "analysis",
    tag = "records",
    params(
        TablePath,
        Part
    ),
    responses(
        (status = 200, description = "The page; or JSON, as docs/cli.md describes it for `cantina analyse`.", content((Object = "application/json"), (String = "text/html"))),
        (status = 400, response = BadQuery),
        (status = 409, response = Cannot),
        TableErrors
    )
)]
pub(super) async fn analysis(
    State(app): State<App>,
    guest: Guest,
    Path(word): Path<String>,
    Query(Part { part }): Query<Part>,
) -> Response {
    let answer = async {
        let id = table_id(&word)?;
        let visitor = guest.hash();
        let asked = app.tables.inspect(&id, move |table| table.ask_analysis(visitor.as_ref()));
        let asked = asked.await.map_err(unavailable_page(&id))?.ok_or_else(Problem::not_found)?;
        let Asked { about, analysis } = asked.ok_or_else(not_over)?;
        let report = analysis.await.ok_or_else(failed)?;
        if guest.wants_json {
            return Answer::Ok(Json(report.to_json()).into_response());
        }
        let (reader, page) = (guest.reader(), about.page(&report));
        if part.is_some() {
            return Answer::Ok(pages::analysis_part(reader, &page).into_response());
        }
        let main = pages::analysis(reader, &page);
        Answer::Ok(guest.page(text!("Analysis", "Análisis"), &main).into_response())
    };
    answer.await.unwrap_or_else(|problem| problem.page(&guest))
}

fn not_over() -> Problem {
    Problem::new(
        StatusCode::CONFLICT,
        text!("Not yet", "Todavía no"),
        text!(
            "A match can be analysed once it is over.",
            "Una partida se puede analizar cuando ha terminado."
        ),
    )
}

fn failed() -> Problem {
    Problem::new(
        StatusCode::CONFLICT,
        text!("No analysis", "Sin análisis"),
        text!(
            "The analysis of this match failed. Its record can still be downloaded.",
            "El análisis de esta partida ha fallado. Su registro se puede descargar."
        ),
    )
}

/// An analysis, and what its page says besides.
struct Asked {
    about: About,
    analysis: SharedAnalysis,
}

/// What the page of an analysis says about the table.
struct About {
    id: String,
    game: GameName,
    outcome: Text,
    result: MatchResult,
}

impl LiveTable {
    /// The analysis for a visitor: `None` if they may not watch, and nothing while the match runs.
    fn ask_analysis(&mut self, visitor: Option<&SecretHash>) -> Option<Option<Asked>> {
        if !self.may_watch(visitor) {
            return None;
        }
        let (Some(outcome), Some(analysis)) = (self.outcome(), self.analysis()) else {
            return Some(None);
        };
        let said = match self.displayed_standing(&*self.played) {
            DisplayedStanding::Over(said) => said,
            DisplayedStanding::Waiting | DisplayedStanding::Playing | DisplayedStanding::Frozen => {
                return Some(None);
            }
        };
        let about = About {
            id: self.stored.id.to_string(),
            game: self.game.title(),
            outcome: said,
            result: result(&self.seats_of(visitor), outcome),
        };
        Some(Some(Asked { about, analysis }))
    }
}

/// What the outcome means for a reader with these seats.
fn result(seats: &[Seat], outcome: Outcome) -> MatchResult {
    let winners = outcome.winners();
    match seats {
        [seat] if winners.contains(*seat) => MatchResult::Won,
        [_] if outcome != Outcome::Draw => MatchResult::Lost,
        _ => MatchResult::Over,
    }
}

impl About {
    fn page(self, report: &MatchReport) -> AnalysisPage {
        let seat = |name: &SeatName| {
            let best = report.figures.best_cards.iter().find(|best| best.seat == name.seat);
            AnalysedSeat {
                word: name.word.clone(),
                name: name.text.clone(),
                course: report.analysis.course(name.seat),
                best_card: best.map(|best| (best.card, best.name.clone(), best.why.clone())),
            }
        };
        let place = |seat| report.seats.iter().position(|name| name.seat == seat);
        let turning_points = report.turning_points().filter_map(|judged| {
            Some(TurningPoint {
                ply: judged.ply,
                seat: place(judged.seat)?,
                question: judged.question.clone(),
                played: judged.played.text.clone(),
                best: judged.best.text.clone(),
                value: judged.value,
                loss: judged.loss,
            })
        });
        let rows = report.figures.rows.iter();
        AnalysisPage {
            id: self.id,
            game: self.game,
            result: self.result,
            outcome: self.outcome,
            seats: report.seats.iter().map(seat).collect(),
            figures: rows
                .map(|row| (row.label.clone(), row.numbers.iter().map(|(_, n)| *n).collect()))
                .collect(),
            last: report.analysis.last,
            turning_points: turning_points.collect(),
            remark: match report.analysis.extent {
                Extent::Whole => None,
                Extent::Sampled | Extent::CutShort => Some(text!(
                    "This match is very long; only some of its decisions were judged.",
                    "Esta partida es muy larga; solo se han juzgado algunas de sus decisiones."
                )),
            },
        }
    }
}

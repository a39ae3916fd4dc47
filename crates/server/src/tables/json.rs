//! A table as programs see it.

use serde_json::{Value, json};
use table::Viewer;
use ui::table_page::{
    DeckProgress, SeatLine, Sitter as DisplayedSitter, Standing as DisplayedStanding,
};

use super::live_table::LiveTable;
use super::perspective::Perspective;
use super::teamwork::TeamworkAnswer;
use crate::api::{DeckKind, SeatAnswer, Sentence, SitterKind, StandingKind};
use crate::secret::SecretHash;

impl LiveTable {
    /// The table as JSON, as this visitor may see it.
    pub(crate) fn json(&self, visitor: Option<&SecretHash>) -> Value {
        let perspective = self.perspective(visitor);
        let delayed = self.delayed_match(perspective);
        let played = delayed.as_deref().unwrap_or(&*self.played);
        let mut table = if self.has_begun() {
            played.view(perspective.viewer(), self.choosing())
        } else {
            json!({ "view": null, "question": null, "options": [] })
        };
        let seat = |line: SeatLine| {
            let sitter = match &line.sitter {
                DisplayedSitter::You => SitterKind::You,
                DisplayedSitter::Person { .. } => SitterKind::Person,
                DisplayedSitter::Bot(_) => SitterKind::Bot,
                DisplayedSitter::Open => SitterKind::Open,
            };
            let deck = self.brings(line.seat).then(|| match self.deck_progress(line.seat) {
                DeckProgress::Choosing => DeckKind::Choosing,
                DeckProgress::Ready => DeckKind::Ready,
            });
            let taken = line.sitter != DisplayedSitter::Open;
            json!(SeatAnswer {
                name: taken.then(|| line.title().into()),
                seat: line.word,
                sitter,
                asked: line.asked,
                wants_more: line.wants_more,
                clock_ms: line.clock,
                deck,
            })
        };
        let (standing, result) = match self.displayed_standing(played) {
            DisplayedStanding::Waiting => (StandingKind::Waiting, None),
            DisplayedStanding::Playing => (StandingKind::Playing, None),
            DisplayedStanding::Over(text) => (StandingKind::Over, Some(Sentence::from(text))),
            DisplayedStanding::Frozen => (StandingKind::Frozen, None),
        };
        table["seq"] = json!(self.seq_for(perspective.viewer()));
        table["ply"] = json!(played.ply());
        table["n"] = json!(self.choice_number(perspective));
        table["seats"] = self.seat_lines(played, visitor).into_iter().map(seat).collect();
        let would = played.seats().iter().filter(|name| self.would_concede.contains(name.seat));
        table["would_concede"] = would.map(|name| name.word.clone()).collect();
        table["standing"] = json!(standing);
        table["result"] = json!(result);
        table["guide"] = json!(self.guide_answer(perspective));
        table["deals"] = json!(self.deal_answers(perspective.viewer()));
        let TeamworkAnswer { proposal, pointed, partner_options } =
            self.teamwork_answer(perspective);
        table["proposal"] = json!(proposal);
        table["pointed"] = json!(pointed);
        table["partner_options"] = json!(partner_options);
        let words = table.to_string();
        table["hash"] = json!(format!("{:08x}", ui::assets::fingerprint(&words)));
        table
    }

    /// The number of the reader's last choice, which is `n` of the protocol.
    pub(super) fn choice_number(&self, perspective: Perspective) -> u64 {
        match perspective {
            Perspective::Of(Viewer::Seat(seat)) => self.choices_made[seat.index()],
            Perspective::Of(_) | Perspective::Curtain(_) => 0,
        }
    }
}

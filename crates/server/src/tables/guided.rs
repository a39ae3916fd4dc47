//! Guided tables: the guide says which choice comes next, until it ends or the learner leaves it.

use games::{Actor, Guide, Place, guide};
use prose::{Text, text};
use table::{Seat, Viewer};
use ui::table_page::{GuidePanel, GuideStep};

use super::live_table::LiveTable;
use super::perspective::Perspective;
use super::refused::{RefusalCode, Refused};
use super::{Entry, EntryKind, Purpose, Standing};
use crate::api::{GuideAnswer, Sentence};
use crate::store::Change;

/// The choice of a seat that a bot plays.
pub(super) enum GuidedChoice {
    /// The guide makes this one.
    Made(String),
    /// The guide expects the learner to choose first.
    Awaited,
    /// No guide runs: the bot thinks.
    Free,
}

impl LiveTable {
    /// The guide that a loaded table follows: none if somebody left it, or if the guide has changed since.
    pub(super) fn guide_in_use(&self, entries: &[Entry]) -> Option<&'static Guide> {
        let config = &self.stored.config;
        let guide = guide(self.game).filter(|_| config.purpose == Purpose::Guide)?;
        let left = entries.iter().any(|entry| entry.kind == EntryKind::LeftGuide);
        let same = (&guide.setup, guide.seed) == (&config.setup, config.seed);
        (!left && same && guide.is_followed_by(&*self.played)).then_some(guide)
    }

    /// The place in the guide while it runs.
    pub(crate) fn guide_place(&self) -> Option<Place<'static>> {
        let running = self.standing() == Standing::Playing;
        self.guide.filter(|_| running)?.place(self.played.ply())
    }

    /// Checks that the guide, if one runs, expects this choice.
    pub(super) fn must_follow_guide(&self, seat: Seat, words: &str) -> Result<(), Refused> {
        let (Some(guide), Some(place)) = (self.guide, self.guide_place()) else { return Ok(()) };
        let written = self.played.in_notation(seat, words).unwrap_or_default();
        if guide.expected(&*self.played, seat).contains(&written) {
            return Ok(());
        }
        let now = match place.step.actor {
            Actor::Learner => {
                text!(
                    "another step comes first; it is marked",
                    "antes viene otro paso: está marcado"
                )
            }
            Actor::Opponent => text!("it is the opponent's turn", "le toca al adversario"),
        };
        let text = text!(
            "In this guided game {now}. You can also leave the guide and play on freely.",
            "En esta partida guiada, {now}. También puedes salir de la guía y seguir a tu aire.",
            now = now
        );
        Err(Refused::with(RefusalCode::Guided, text))
    }

    /// The choice of a seat that a bot plays.
    pub(super) fn guided_choice(&self, seat: Seat) -> GuidedChoice {
        let (Some(guide), Some(_)) = (self.guide, self.guide_place()) else {
            return GuidedChoice::Free;
        };
        match guide.expected(&*self.played, seat).into_iter().next() {
            Some(words) => GuidedChoice::Made(words),
            None => GuidedChoice::Awaited,
        }
    }

    /// Leaves the guide; the match goes on as an ordinary one.
    pub(super) async fn leave_guide(&mut self, seat: Seat) -> Result<(), Refused> {
        self.must_be_playing()?;
        if self.guide_place().is_none() {
            let text = text!("No guide runs at this table.", "En esta mesa no hay ninguna guía.");
            return Err(Refused::with(RefusalCode::Late, text));
        }
        self.commit(Some(seat), EntryKind::LeftGuide, Change::default()).await
    }

    /// The options that the seat is to choose from now.
    pub(super) fn wanted(&self, seat: Seat) -> Vec<String> {
        match (self.guide, self.guide_place()) {
            (Some(guide), Some(_)) => guide.expected(&*self.played, seat),
            _ => Vec::new(),
        }
    }

    /// The guide on the page of the learner: its step, or the closing word right after the last one.
    pub(super) fn guide_panel(&self, seat: Seat) -> Option<GuidePanel> {
        let guide = self.guide.filter(|guide| guide.learner(&*self.played) == Some(seat))?;
        if let Some(Place { step, number, of, told, .. }) = self.guide_place() {
            let told = told.filter(|_| step.actor == Actor::Learner).cloned();
            let text = step.text.clone();
            return Some(GuidePanel { told, text, step: GuideStep::Step(number, of) });
        }
        (self.played.ply() >= guide.length() && self.chose_nothing_since(seat, guide.length()))
            .then(|| GuidePanel { told: None, text: guide.closing.clone(), step: GuideStep::Ended })
    }

    /// Whether the seat has made no choice after the first `ply`.
    fn chose_nothing_since(&self, seat: Seat, ply: usize) -> bool {
        !self.played.since(ply).choosers.contains(seat)
    }

    /// The guide for programs.
    pub(super) fn guide_answer(&self, perspective: Perspective) -> Option<GuideAnswer> {
        let Perspective::Of(Viewer::Seat(seat)) = perspective else { return None };
        let GuidePanel { told, text, step } = self.guide_panel(seat)?;
        let number = |n: usize| u64::try_from(n).unwrap_or(u64::MAX);
        let GuideStep::Step(at, of) = step else { return None };
        let sentence = |text: Text| Sentence::from(text);
        Some(GuideAnswer {
            step: number(at),
            of: number(of),
            told: told.map(sentence),
            text: sentence(text),
            choices: self.wanted(seat),
        })
    }
}

//! Taking back: at once, or with the consent of the people who acted since. Everyone is told.

use prose::{Text, text};
use table::{Seat, Seats, Since, Viewer};
use ui::table_page::{Said, Undo};

use super::live_table::LiveTable;
use super::refused::{RefusalCode, Refused};
use super::{EntryKind, Sitter, Standing};
use crate::rate_limiter::RateLimiter;
use crate::store::Change;

/// After this many requests that were not granted, a player must wait a little.
const REQUESTS_AT_ONCE: f64 = 2.0;
/// The requests that a player is granted again, a second.
const REQUESTS_PER_SECOND: f64 = 1.0 / 30.0;

/// A player's request to take back a choice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct UndoRequest {
    /// The seat that asks.
    by: Seat,
    /// The number of choices that would be left.
    ply: usize,
    /// The choice that would be taken back, as everyone knows it.
    what: Text,
    /// The seats that have not agreed yet.
    waits_for: Seats,
}

impl LiveTable {
    /// Takes back the last choice of the seat, or asks those who must agree.
    pub(super) async fn undo(&mut self, seat: Seat) -> Result<(), Refused> {
        self.must_be_playing()?;
        if let Ok(ply) = self.played.undo_target(seat) {
            return self.take_back(seat, ply).await;
        }
        let request = self.undo_request_of(seat).ok_or_else(nothing_to_take_back)?;
        if request.waits_for.is_empty() {
            return self.take_back(seat, request.ply).await;
        }
        self.may_ask(seat)?;
        self.commit(Some(seat), EntryKind::AskedBack, Change::default()).await
    }

    /// Whether the seat may ask now: no request is open, and it was not refused again and again.
    fn may_ask(&mut self, seat: Seat) -> Result<(), Refused> {
        match &self.undo_request {
            Some(open) if open.by == seat => {
                let text = text!("You have asked already.", "Ya lo has pedido.");
                return Err(Refused::with(RefusalCode::Repeated, text));
            }
            Some(_) => {
                let text = text!(
                    "Another player asks to undo; that comes first.",
                    "Otro jugador pide deshacer; eso va antes."
                );
                return Err(Refused::with(RefusalCode::Early, text));
            }
            None => {}
        }
        let limit = || RateLimiter::new(REQUESTS_PER_SECOND, REQUESTS_AT_ONCE);
        if self.undo_limits.entry(seat).or_insert_with(limit).allow() {
            return Ok(());
        }
        let text = text!(
            "Your last requests were not granted. Play on, or ask again in half a minute.",
            "No se han aceptado tus últimas peticiones. Sigue jugando o vuelve a pedirlo dentro de medio minuto."
        );
        Err(Refused::with(RefusalCode::TooMany, text))
    }

    /// Answers a request.
    pub(super) async fn answer(&mut self, seat: Seat, agreed: bool) -> Result<(), Refused> {
        self.must_be_playing()?;
        let asked = self.undo_request.clone().filter(|open| open.waits_for.contains(seat));
        let Some(UndoRequest { by, ply, waits_for, .. }) = asked else {
            let text = text!("Nobody asks you for that.", "Nadie te lo ha pedido.");
            return Err(Refused::with(RefusalCode::Late, text));
        };
        if !agreed {
            return self.commit(Some(seat), EntryKind::Refused, Change::default()).await;
        }
        if waits_for.without(seat).is_empty() {
            self.undo_limits.remove(&by);
            return self.take_back(by, ply).await;
        }
        self.commit(Some(seat), EntryKind::AgreedBack, Change::default()).await
    }

    /// Withdraws a request of the seat.
    pub(super) async fn withdraw(&mut self, seat: Seat) -> Result<(), Refused> {
        if self.undo_request.as_ref().is_none_or(|open| open.by != seat) {
            let text = text!("You have asked for nothing.", "No has pedido nada.");
            return Err(Refused::with(RefusalCode::Late, text));
        }
        self.commit(Some(seat), EntryKind::Withdrew, Change::default()).await
    }

    async fn take_back(&mut self, seat: Seat, ply: usize) -> Result<(), Refused> {
        // Stored first, because the match cannot go forward again if storing fails.
        let before = self.played.ply();
        let entry = self.store(Some(seat), EntryKind::TookBack(ply), Change::default()).await?;
        let told = self.rewind(ply);
        self.apply(&entry);
        self.add_chat(Some(seat), told);
        self.delay_for_watchers(before, entry.at);
        self.thinking = Seats::NONE;
        Ok(())
    }

    /// Rewinds the match, and returns what everyone is told about it.
    pub(super) fn rewind(&mut self, ply: usize) -> Said {
        let choices = self.played.ply().saturating_sub(ply);
        let what = self.choice_after(ply);
        self.played.rewind(ply);
        Said::TookBack { what, choices }
    }

    /// Updates the open request after an entry about it.
    pub(super) fn apply_to_request(&mut self, kind: &EntryKind, seat: Option<Seat>) {
        match (kind, seat) {
            (EntryKind::AskedBack, Some(seat)) => self.undo_request = self.undo_request_of(seat),
            (EntryKind::AgreedBack, Some(seat)) => {
                if let Some(open) = &mut self.undo_request {
                    open.waits_for = open.waits_for.without(seat);
                }
            }
            (EntryKind::Refused, seat) => {
                self.undo_request = None;
                self.add_chat(seat, Said::RefusedUndo);
            }
            // A request lapses when somebody chooses.
            (EntryKind::Chose(_) | EntryKind::TookBack(_) | EntryKind::Withdrew, _) => {
                self.undo_request = None;
            }
            _ => {}
        }
    }

    /// The request with which the seat takes back its last choice that was not forced.
    fn undo_request_of(&self, seat: Seat) -> Option<UndoRequest> {
        let ply = self.played.agreed_undo_target(seat)?;
        let Since { choosers, revealed } = self.played.since(ply);
        let people = self.other_people(seat);
        let acted = choosers.both(people);
        let waits_for = match acted.is_empty() {
            false => acted,
            true if revealed => people,
            true => Seats::NONE,
        };
        Some(UndoRequest { by: seat, ply, what: self.choice_after(ply), waits_for })
    }

    /// The seats of other people. Bots always agree.
    fn other_people(&self, seat: Seat) -> Seats {
        let own = self.assignment(seat).map(|assignment| &assignment.sitter);
        let assignments = self.stored.assignments.iter();
        let people = assignments.filter(|other| {
            matches!(other.sitter, Sitter::Person(_)) && Some(&other.sitter) != own
        });
        people.map(|other| other.seat).filter(|other| *other != seat).fold(Seats::NONE, Seats::with)
    }

    /// The choice after the first `ply`, as everyone was told of it.
    fn choice_after(&self, ply: usize) -> Text {
        let told = self.played.log_of(ply..ply + 1, Viewer::Watcher);
        told.into_iter().next().map_or_else(
            || text!("A choice made in secret.", "Una elección hecha en secreto."),
            |line| line.text,
        )
    }

    /// What the seat can do about taking back, for its page.
    pub(super) fn undo_state(&self, seat: Seat) -> Undo {
        if self.standing() != Standing::Playing {
            return Undo::Nothing;
        }
        match &self.undo_request {
            Some(open) if open.by == seat => Undo::Asked(open.what.clone()),
            Some(open) if open.waits_for.contains(seat) => {
                let mut names = self.played.seats().iter();
                let name = names.find(|name| name.seat == open.by).map(|name| name.text.clone());
                Undo::AskedBy { side: name.unwrap_or_default(), what: open.what.clone() }
            }
            _ if self.played.may_take_back(seat) => Undo::Free,
            _ if self.choices_made[seat.index()] == 0 => Undo::Nothing,
            _ if self.other_people(seat).is_empty() => Undo::Free,
            _ => Undo::Ask,
        }
    }
}

fn nothing_to_take_back() -> Refused {
    let text = text!("There is nothing to take back.", "No hay nada que deshacer.");
    Refused::with(RefusalCode::Early, text)
}

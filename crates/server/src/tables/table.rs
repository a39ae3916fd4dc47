//! A table: one match, who sits at it, and everything that happened there.
//!
//! It is what its entries make of it. Whatever changes a table is an entry that is written down
//! first and then noted; a table that was evicted or whose server was killed notes the same entries
//! again and stands where it stood.

use std::collections::{BTreeMap, HashMap, VecDeque};
use std::sync::Arc;

use games::{AnyGame, AnyMatch};
use prose::{Text, text};
use table::{Next, Outcome, Resignation, Seat, Seats, SetupFaults, Spare, Viewer};

use super::connection::Connection;
use super::refused::{RefusalCode, Refused};
use super::time::Times;
use super::{Entry, EntryKind, Purpose, SeatAssignment, Sitter, Standing, TableId, Watching};
use crate::secret::SecretHash;
use crate::store::{Change, StoredTable};
use crate::table_context::TableContext;

/// So much of what was said is kept at hand.
const KEPT_CHAT: usize = 50;

/// How a match ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ending {
    /// As the rules say.
    ByRules,
    /// This seat gave up.
    Conceded(Seat),
    /// The time of this seat ran out.
    RanOut(Seat),
}

/// Something somebody said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Spoken {
    pub(crate) number: u64,
    pub(crate) by: Option<Seat>,
    pub(crate) said: ui::table_page::Said,
}

/// A table and those at it.
pub(crate) struct Table {
    pub(crate) stored: StoredTable,
    pub(crate) game: &'static dyn AnyGame,
    pub(crate) played: Box<dyn AnyMatch>,
    pub(crate) context: Arc<TableContext>,
    /// The number of the last entry.
    pub(crate) seq: u64,
    /// How many choices each seat has made, also those taken back.
    pub(crate) carried_out: [u64; Seat::MOST],
    /// At which ply each seat's question came up.
    pub(crate) asked_at: [usize; Seat::MOST],
    /// Who was asked after the last entry.
    pub(crate) asked: Seats,
    pub(crate) times: Times,
    pub(crate) ended: Option<Ending>,
    /// Who asks the others to let a choice be taken back.
    pub(crate) asks_back: Option<Seat>,
    /// Who would give up as soon as their teammates do.
    pub(crate) would_concede: Seats,
    pub(crate) wants_rematch: Seats,
    /// Which cards seats exchange before the next game of a match.
    pub(crate) exchanges: BTreeMap<Seat, String>,
    pub(crate) moved: Option<TableId>,
    pub(crate) chat: VecDeque<Spoken>,
    pub(crate) next_chat: u64,
    pub(crate) connections: Vec<Connection>,
    /// At a shared screen: whose cards it shows.
    pub(crate) lifted: HashMap<SecretHash, Seat>,
    /// Seats whose bots are thinking.
    pub(crate) thinking: Seats,
    /// With which entry each seat's question came up: what a bot thought before is outdated.
    pub(crate) asked_seq: [u64; Seat::MOST],
    /// Since when people have been away, in milliseconds since 1970.
    pub(crate) away_since: HashMap<SecretHash, i64>,
    /// What those who watch late have not seen: when it happened, and the ply before it.
    pub(crate) recent: VecDeque<(i64, usize)>,
}

impl Table {
    /// A table as it was kept.
    ///
    /// # Errors
    /// Why it cannot be set up again: the record is of other rules, or broken.
    pub(crate) fn open(
        stored: StoredTable,
        entries: &[Entry],
        game: &'static dyn AnyGame,
        context: Arc<TableContext>,
    ) -> Result<Self, Text> {
        if stored.rules != game.rules_version() {
            return Err(text!(
                "This table was played by older rules.",
                "En esta mesa se jugó con reglas anteriores."
            ));
        }
        let started = game.start(&stored.config.setup, stored.config.seed);
        let played = started.map_err(|faults| faults.text())?;
        let mut table = Self {
            times: Times::new(stored.config.clock),
            stored,
            game,
            played,
            context,
            seq: 0,
            carried_out: [0; Seat::MOST],
            asked_at: [0; Seat::MOST],
            asked: Seats::NONE,
            ended: None,
            asks_back: None,
            would_concede: Seats::NONE,
            wants_rematch: Seats::NONE,
            exchanges: BTreeMap::new(),
            moved: None,
            chat: VecDeque::new(),
            next_chat: 0,
            connections: Vec::new(),
            lifted: HashMap::new(),
            thinking: Seats::NONE,
            asked_seq: [0; Seat::MOST],
            away_since: HashMap::new(),
            recent: VecDeque::new(),
        };
        table.asked = table.deciders();
        for entry in entries {
            table.repeat(entry)?;
        }
        Ok(table)
    }

    /// Carries out what was written down before.
    fn repeat(&mut self, entry: &Entry) -> Result<(), Text> {
        let before = self.played.ply();
        match (&entry.kind, entry.seat) {
            (EntryKind::Chose(words), Some(seat)) => {
                let broken = |rejection| Refused::from(rejection).text;
                self.played.choose(seat, words).map_err(broken)?;
            }
            (EntryKind::TookBack(ply), _) => self.played.rewind(*ply),
            (EntryKind::Sat(who), Some(seat)) => {
                if let Some(assignment) = read_assignment(seat, who) {
                    self.set_assignment(assignment);
                }
            }
            _ => {}
        }
        self.note(entry);
        if self.played.ply() != before {
            self.remember(before, entry.at);
        }
        Ok(())
    }

    /// Writes down what has just been carried out, so that it stays.
    ///
    /// # Errors
    /// When it could not be written down. The caller undoes it then.
    pub(crate) async fn write(
        &mut self,
        seat: Option<Seat>,
        kind: EntryKind,
        change: Change,
    ) -> Result<(), Refused> {
        let entry = self.keep(seat, kind, change).await?;
        self.note(&entry);
        Ok(())
    }

    /// Writes down what is about to be carried out.
    ///
    /// # Errors
    /// When it could not be written down.
    pub(crate) async fn keep(
        &mut self,
        seat: Option<Seat>,
        kind: EntryKind,
        change: Change,
    ) -> Result<Entry, Refused> {
        let entry = Entry { seq: self.seq + 1, at: self.context.now(), seat, kind };
        match self.context.store.append(&self.stored.id, &entry, change).await {
            Ok(()) => Ok(entry),
            Err(fault) => {
                tracing::error!(table = %self.stored.id, %fault, "an entry was not written down");
                Err(RefusalCode::NotStored.into())
            }
        }
    }

    /// What follows from an entry besides the match itself.
    pub(crate) fn note(&mut self, entry: &Entry) {
        self.seq = entry.seq;
        if entry.kind == EntryKind::Woke {
            self.times.forgive(entry.at);
        }
        self.times.pass(entry.at);
        match (&entry.kind, entry.seat) {
            (EntryKind::Chose(_), Some(seat)) => {
                self.carried_out[seat.index()] += 1;
                self.times.chose(seat);
                self.asks_back = None;
                self.would_concede = self.would_concede.without(seat);
                self.asked_anew(Some(seat));
            }
            (EntryKind::TookBack(_), _) => {
                self.asks_back = None;
                self.asked_anew(None);
            }
            (EntryKind::AskedBack, seat) => self.asks_back = seat,
            (EntryKind::Refused, _) => self.asks_back = None,
            (EntryKind::Conceded, Some(seat)) => self.ended = Some(Ending::Conceded(seat)),
            (EntryKind::RanOut, Some(seat)) => self.ended = Some(Ending::RanOut(seat)),
            (EntryKind::WouldConcede, Some(seat)) => {
                self.would_concede = self.would_concede.with(seat);
            }
            (EntryKind::LeftToBot, Some(seat)) => {
                self.set_assignment(bot_instead(seat));
                self.hear(Some(seat), ui::table_page::Said::LeftToBot);
            }
            (EntryKind::WantsRematch, Some(seat)) => {
                self.wants_rematch = self.wants_rematch.with(seat)
            }
            (EntryKind::Exchanged(words), Some(seat)) => {
                self.exchanges.insert(seat, words.clone());
            }
            (EntryKind::Moved(to), _) => self.moved = TableId::read(to),
            (EntryKind::Said(words), by) => {
                self.hear(by, ui::table_page::Said::Words(words.clone()));
            }
            (EntryKind::Phrase(word), by) => {
                if let Some(phrase) = ui::table_page::Phrase::read(word) {
                    self.hear(by, ui::table_page::Said::Phrase(phrase));
                }
            }
            _ => {}
        }
        if self.ended.is_none() && self.played.outcome().is_some() {
            self.ended = Some(Ending::ByRules);
        }
        self.asked = self.deciders();
        self.times.run(self.people_asked());
    }

    /// Notes whose question is a new one. Whoever was asked at the same time as the one who chose,
    /// and still is, has the same question as before.
    fn asked_anew(&mut self, chooser: Option<Seat>) {
        let ply = self.played.ply();
        for seat in self.played.deciders() {
            if chooser.is_none_or(|chooser| chooser == seat) || !self.asked.contains(seat) {
                self.asked_at[seat.index()] = ply;
                self.asked_seq[seat.index()] = self.seq;
            }
        }
    }

    /// Remembers for those who watch late that the match went on from this ply.
    pub(crate) fn remember(&mut self, before: usize, at: i64) {
        let Watching::Delayed(seconds) = self.stored.config.watching else { return };
        let now = self.context.now();
        self.recent.push_back((at, before));
        self.recent.retain(|(at, _)| now - at < i64::from(seconds) * 1000);
    }

    /// The ply those who watch late see, if they do.
    pub(crate) fn delayed_ply(&self) -> Option<usize> {
        let Watching::Delayed(seconds) = self.stored.config.watching else { return None };
        let now = self.context.now();
        let mut unseen = self.recent.iter().filter(|(at, _)| now - at < i64::from(seconds) * 1000);
        Some(unseen.next().map_or(self.played.ply(), |(_, before)| *before))
    }

    fn hear(&mut self, by: Option<Seat>, said: ui::table_page::Said) {
        if self.chat.len() == KEPT_CHAT {
            self.chat.pop_front();
        }
        self.chat.push_back(Spoken { number: self.next_chat, by, said });
        self.next_chat += 1;
    }

    /// Who must choose; nobody while a seat is open or once it is over.
    pub(crate) fn deciders(&self) -> Seats {
        match self.standing() {
            Standing::Playing => self.played.deciders(),
            Standing::Waiting | Standing::Over => Seats::NONE,
        }
    }

    /// Those of them who are people; only their clocks run.
    fn people_asked(&self) -> Seats {
        let person = |assignment: &&SeatAssignment| matches!(assignment.sitter, Sitter::Person(_));
        let people =
            self.stored.assignments.iter().filter(person).map(|assignment| assignment.seat);
        people.filter(|seat| self.asked.contains(*seat)).fold(Seats::NONE, Seats::with)
    }

    /// Where the table stands.
    pub(crate) fn standing(&self) -> Standing {
        if self.is_open() {
            Standing::Over
        } else if self.stored.assignments.iter().any(|assignment| assignment.sitter == Sitter::Open)
        {
            Standing::Waiting
        } else {
            Standing::Playing
        }
    }

    /// How the game ended. A player who gives up or runs out of time loses it, with their team; only
    /// if all others are one team, they have won by it.
    pub(crate) fn outcome(&self) -> Option<Outcome> {
        match self.ended? {
            Ending::ByRules => self.played.outcome().map(|(outcome, _)| outcome),
            Ending::Conceded(loser) | Ending::RanOut(loser) => {
                let losers = self.played.seating().team(loser);
                Some(match self.played.resign(losers) {
                    Resignation::Ends(outcome) => outcome,
                    Resignation::NeedsToo(_) | Resignation::Leaves(_) => Outcome::Lost(losers),
                })
            }
        }
    }

    /// What is played next at this table, once it is over.
    ///
    /// # Errors
    /// What is wrong with an exchange of cards.
    pub(crate) fn next(&self) -> Option<Result<Next<String>, SetupFaults>> {
        let exchanges: Vec<_> = self.exchanges.clone().into_iter().collect();
        Some(self.played.next(self.outcome()?, &exchanges))
    }

    /// What a seat can exchange now: only before the next game of a match.
    pub(crate) fn spares(&self, seat: Seat) -> Vec<Spare> {
        match self.next() {
            Some(Ok(Next::Game(_))) if self.moved.is_none() => self.played.spares(seat),
            _ => Vec::new(),
        }
    }

    /// Whether the seat could play the next game with these cards exchanged.
    ///
    /// # Errors
    /// What is wrong with the exchange.
    pub(crate) fn check_exchange(&self, seat: Seat, words: &str) -> Result<(), SetupFaults> {
        match self.outcome() {
            Some(outcome) => self.played.next(outcome, &[(seat, words.to_owned())]).map(|_| ()),
            None => Ok(()),
        }
    }

    /// Who sits there.
    pub(crate) fn assignment(&self, seat: Seat) -> Option<&SeatAssignment> {
        self.stored.assignments.iter().find(|assignment| assignment.seat == seat)
    }

    /// Somebody sits down.
    pub(crate) fn set_assignment(&mut self, assignment: SeatAssignment) {
        if let Some(seat) =
            self.stored.assignments.iter_mut().find(|other| other.seat == assignment.seat)
        {
            *seat = assignment;
        }
    }

    /// The seats of this visitor.
    pub(crate) fn seats_of(&self, visitor: Option<&SecretHash>) -> Vec<Seat> {
        let Some(visitor) = visitor else { return Vec::new() };
        let theirs = self
            .stored
            .assignments
            .iter()
            .filter(|assignment| assignment.sitter.belongs_to(visitor));
        theirs.map(|assignment| assignment.seat).collect()
    }

    /// May this visitor look on? Players may, and so may whoever might still sit down.
    pub(crate) fn may_look_on(&self, visitor: Option<&SecretHash>) -> bool {
        self.stored.config.watching != Watching::No
            || self.standing() == Standing::Waiting
            || !self.seats_of(visitor).is_empty()
    }

    /// The seat for which a visitor speaks: their only one, the one whose cards are shown, or the
    /// one that is asked.
    pub(crate) fn voice(&self, visitor: Option<&SecretHash>) -> Option<Seat> {
        let seats = self.seats_of(visitor);
        let lifted = visitor.and_then(|visitor| self.lifted.get(visitor)).copied();
        let asked = seats.iter().copied().find(|seat| self.asked.contains(*seat));
        lifted.filter(|seat| seats.contains(seat)).or(asked).or_else(|| seats.first().copied())
    }

    /// Whose eyes a visitor has.
    pub(crate) fn eyes(&self, visitor: Option<&SecretHash>) -> Eyes {
        let seats = self.seats_of(visitor);
        match seats.as_slice() {
            [] => Eyes::Of(Viewer::Watcher),
            [seat] => Eyes::Of(Viewer::Seat(*seat)),
            _ => self.shared_eyes(&seats, visitor),
        }
    }

    /// At a shared screen the curtain falls as soon as somebody else must look.
    fn shared_eyes(&self, seats: &[Seat], visitor: Option<&SecretHash>) -> Eyes {
        let lifted = visitor.and_then(|visitor| self.lifted.get(visitor)).copied();
        let asked = seats.iter().copied().find(|seat| self.asked.contains(*seat));
        match (lifted, asked) {
            (Some(lifted), None) => Eyes::Of(Viewer::Seat(lifted)),
            (Some(lifted), Some(_)) if self.asked.contains(lifted) => {
                Eyes::Of(Viewer::Seat(lifted))
            }
            (_, Some(asked)) => Eyes::Curtain(asked),
            (None, None) => Eyes::Of(Viewer::Watcher),
        }
    }

    /// Has nobody a secret from anybody any more?
    pub(crate) fn is_open(&self) -> bool {
        self.ended.is_some() || self.stored.config.purpose == Purpose::Study
    }
}

/// What a visitor may see.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Eyes {
    /// What this viewer sees.
    Of(Viewer),
    /// At a shared screen: what watchers see, until this seat lifts the curtain.
    Curtain(Seat),
}

impl Eyes {
    pub(crate) fn viewer(self) -> Viewer {
        match self {
            Self::Of(viewer) => viewer,
            Self::Curtain(_) => Viewer::Watcher,
        }
    }
}

/// The bot that takes the seat of a player who gave up.
pub(crate) fn bot_instead(seat: Seat) -> SeatAssignment {
    SeatAssignment { seat, sitter: Sitter::Bot("normal".to_owned()), name: String::new() }
}

/// Who sat down, as an entry writes it: the sitter and the name.
pub(crate) fn write_assignment(assignment: &SeatAssignment) -> String {
    format!("{} {}", assignment.sitter, assignment.name)
}

fn read_assignment(seat: Seat, words: &str) -> Option<SeatAssignment> {
    let (sitter, name) = words.split_once(' ').unwrap_or((words, ""));
    Some(SeatAssignment { seat, sitter: sitter.parse().ok()?, name: name.to_owned() })
}

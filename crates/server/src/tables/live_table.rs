//! A table in memory: one match, its players, and the clients that follow it.
//!
//! A table is determined by its entries, which are stored in order and never changed. Every change
//! goes through the same steps:
//!
//! 1. **play**: the choice is made in the match (`LiveTable::play`, in `commands.rs`);
//! 2. **store**: its entry is appended to the database ([`LiveTable::store`]). If that fails, the
//!    choice is taken back and refused;
//! 3. **apply**: everything else that follows from the entry is updated: questions, clocks, chat, the
//!    end of the match ([`LiveTable::apply`]);
//! 4. **publish**: the change is sent to every connection (`LiveTable::publish`, in `publish.rs`).
//!
//! An entry that changes nothing in the match is only stored and applied, together called **commit**
//! ([`LiveTable::commit`]). A table that is loaded, because it left memory or the server was
//! restarted, **replays** its entries ([`LiveTable::replay_entry`]): it plays and applies each of them
//! and is then in the same state as before.

use std::collections::{BTreeMap, HashMap, VecDeque};
use std::sync::Arc;

use games::{AnyGame, AnyMatch};
use prose::{Text, text};
use table::{Next, Outcome, Resignation, Seat, Seats, SetupFaults, Spare};
use tokio::sync::Semaphore;

use super::analysis::SharedAnalysis;
use super::clocks::Clocks;
use super::connection::Connection;
use super::deals::Deals;
use super::refused::{RefusalCode, Refused};
use super::talk::{Chat, Counts, News};
use super::teamwork::Teamwork;
use super::undo::UndoRequest;
use super::{Entry, EntryKind, SeatAssignment, Sitter, Standing, TableId};
use crate::rate_limiter::RateLimiter;
use crate::secret::SecretHash;
use crate::store::{Change, StoredTable};
use crate::table_context::TableContext;

/// The way in which a match ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ending {
    /// By the rules of the game.
    ByRules,
    /// This seat gave up.
    Conceded(Seat),
    /// The clock of this seat ran out.
    RanOut(Seat),
    /// The only person at the table closed it.
    Closed,
}

/// A table in memory.
pub(crate) struct LiveTable {
    pub(crate) stored: StoredTable,
    pub(crate) game: &'static dyn AnyGame,
    /// The match. Before it begins, it is played with other decks than those the players bring.
    pub(crate) played: Box<dyn AnyMatch>,
    pub(crate) context: Arc<TableContext>,
    /// The number of the last entry.
    pub(crate) seq: u64,
    /// The number of choices each seat has made, including those taken back.
    pub(crate) choices_made: [u64; Seat::MOST],
    /// The ply at which each seat's question was first asked.
    pub(crate) asked_at: [usize; Seat::MOST],
    /// The seats that must choose.
    pub(crate) asked: Seats,
    pub(crate) clocks: Clocks,
    pub(crate) ended: Option<Ending>,
    /// The request to take back a choice that is open.
    pub(crate) undo_request: Option<UndoRequest>,
    /// Limits the requests of each seat.
    pub(crate) undo_limits: HashMap<Seat, RateLimiter>,
    /// The seats that give up as soon as their teammates do.
    pub(crate) would_concede: Seats,
    pub(crate) wants_rematch: Seats,
    /// The decks that players brought, as the setup writes them.
    pub(crate) brought: BTreeMap<Seat, String>,
    /// The cards that seats exchange before the next game of a match.
    pub(crate) exchanges: BTreeMap<Seat, String>,
    /// The table at which the players go on.
    pub(crate) continued_at: Option<TableId>,
    pub(crate) chat: Chat,
    /// The number of entries that each listener must not know of.
    pub(crate) unheard: Counts,
    /// Who may learn of what happened since the last update.
    pub(crate) news: News,
    /// Limits how much each seat says.
    pub(crate) talk_limits: HashMap<Seat, RateLimiter>,
    pub(crate) deals: Deals,
    /// What players propose to their teammates, and the cards they point at.
    pub(crate) teamwork: Teamwork,
    pub(crate) connections: Vec<Connection>,
    /// The seat whose cards are shown on the shared screen of a visitor with several seats.
    pub(crate) shown_seats: HashMap<SecretHash, Seat>,
    /// Lets one hint at a time be worked out.
    pub(super) hints: Arc<Semaphore>,
    /// The seats whose bots are thinking.
    pub(crate) thinking: Seats,
    /// The entry with which each seat's question was first asked. A bot that began to think before
    /// answers an outdated question.
    pub(crate) asked_seq: [u64; Seat::MOST],
    /// The times since which players have been away, in milliseconds since 1970.
    pub(crate) away_since: HashMap<SecretHash, i64>,
    /// The changes that delayed watchers have not seen yet: the time, and the ply before the change.
    pub(crate) recent_changes: VecDeque<(i64, usize)>,
    /// The guide that the match follows, if it is a guided one and nobody left the guide.
    pub(crate) guide: Option<&'static games::Guide>,
    /// The analysis of the match, once it is over and somebody asked for it.
    pub(crate) analysis: Option<SharedAnalysis>,
}

impl LiveTable {
    /// Loads a stored table by replaying its entries.
    ///
    /// # Errors
    /// The reason it cannot be loaded: it was played by other rules, or an entry is not legal.
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
            clocks: Clocks::new(stored.config.clock),
            stored,
            game,
            played,
            context,
            seq: 0,
            choices_made: [0; Seat::MOST],
            asked_at: [0; Seat::MOST],
            asked: Seats::NONE,
            ended: None,
            undo_request: None,
            undo_limits: HashMap::new(),
            would_concede: Seats::NONE,
            wants_rematch: Seats::NONE,
            brought: BTreeMap::new(),
            exchanges: BTreeMap::new(),
            continued_at: None,
            chat: Chat::default(),
            unheard: Counts::default(),
            news: News::default(),
            talk_limits: HashMap::new(),
            deals: Deals::default(),
            teamwork: Teamwork::default(),
            connections: Vec::new(),
            shown_seats: HashMap::new(),
            hints: Arc::new(Semaphore::new(1)),
            thinking: Seats::NONE,
            asked_seq: [0; Seat::MOST],
            away_since: HashMap::new(),
            recent_changes: VecDeque::new(),
            guide: None,
            analysis: None,
        };
        table.asked = table.deciders();
        table.name_people();
        for entry in entries {
            table.replay_entry(entry)?;
        }
        table.guide = table.guide_in_use(entries);
        table.news = News::default();
        Ok(table)
    }

    /// Plays and applies an entry that is already stored.
    fn replay_entry(&mut self, entry: &Entry) -> Result<(), Text> {
        let before = self.played.ply();
        let mut told = None;
        match (&entry.kind, entry.seat) {
            (EntryKind::Chose(words), Some(seat)) => {
                let reason = |rejection| Refused::from(rejection).text;
                self.played.choose(seat, words).map_err(reason)?;
            }
            (EntryKind::Brought(deck), Some(seat)) => {
                if let Some(played) = self.begin_with(seat, deck).map_err(|faults| faults.text())? {
                    self.played = played;
                }
            }
            (EntryKind::TookBack(ply), _) => told = Some(self.rewind(*ply)),
            (EntryKind::Sat(who), Some(seat)) => {
                if let Some(assignment) = read_assignment(seat, who) {
                    self.set_assignment(assignment);
                }
            }
            _ => {}
        }
        self.apply(entry);
        if let Some(told) = told {
            self.add_chat(entry.seat, told);
        }
        if self.played.ply() != before {
            self.delay_for_watchers(before, entry.at);
        }
        Ok(())
    }

    /// Stores and applies an entry.
    ///
    /// # Errors
    /// If the entry could not be stored. The caller then takes back what it has already changed.
    pub(crate) async fn commit(
        &mut self,
        seat: Option<Seat>,
        kind: EntryKind,
        change: Change,
    ) -> Result<(), Refused> {
        let entry = self.store(seat, kind, change).await?;
        self.apply(&entry);
        Ok(())
    }

    /// Appends an entry to the store.
    ///
    /// # Errors
    /// If the entry could not be stored.
    pub(crate) async fn store(
        &mut self,
        seat: Option<Seat>,
        kind: EntryKind,
        change: Change,
    ) -> Result<Entry, Refused> {
        let entry = Entry { seq: self.seq + 1, at: self.context.now(), seat, kind };
        match self.context.store.append(&self.stored.id, &entry, change).await {
            Ok(()) => Ok(entry),
            Err(fault) => {
                tracing::error!(table = %self.stored.id, %fault, "an entry could not be stored");
                Err(RefusalCode::NotStored.into())
            }
        }
    }

    /// Updates everything that follows from an entry besides the match itself.
    pub(crate) fn apply(&mut self, entry: &Entry) {
        self.seq = entry.seq;
        let hearers = self.hearers(&entry.kind, entry.seat);
        self.unheard.count(|viewer| !hearers.include(viewer));
        self.news = self.news.and(hearers);
        if entry.kind == EntryKind::Woke {
            self.clocks.skip_to(entry.at);
        }
        self.clocks.advance_to(entry.at);
        self.apply_to_request(&entry.kind, entry.seat);
        self.apply_to_chat(&entry.kind, entry.seat, hearers);
        match (&entry.kind, entry.seat) {
            (EntryKind::Chose(_), Some(seat)) => {
                self.choices_made[seat.index()] += 1;
                // Who may choose although nobody waits for it goes on with a shared turn.
                match self.asked.contains(seat) {
                    true => self.clocks.chose(seat),
                    false => self.clocks.went_on(seat),
                }
                self.would_concede = self.would_concede.without(seat);
                self.update_questions(Some(seat));
            }
            (EntryKind::TookBack(_), _) => self.update_questions(None),
            (EntryKind::Conceded, Some(seat)) => self.ended = Some(Ending::Conceded(seat)),
            (EntryKind::RanOut, Some(seat)) => self.ended = Some(Ending::RanOut(seat)),
            (EntryKind::LeftGuide, _) => self.guide = None,
            (EntryKind::Closed, _) => self.ended = self.ended.or(Some(Ending::Closed)),
            (EntryKind::WouldConcede, Some(seat)) => {
                self.would_concede = self.would_concede.with(seat);
            }
            (EntryKind::LeftToBot, Some(seat)) => {
                self.set_assignment(bot_instead(seat));
                self.add_chat(Some(seat), ui::table_page::Said::LeftToBot);
            }
            (EntryKind::WantsRematch, Some(seat)) => {
                self.wants_rematch = self.wants_rematch.with(seat);
            }
            (EntryKind::Brought(deck), Some(seat)) => {
                self.brought.insert(seat, deck.clone());
            }
            (EntryKind::Exchanged(words), Some(seat)) => {
                self.exchanges.insert(seat, words.clone());
            }
            (EntryKind::Moved(to), _) => self.continued_at = TableId::read(to),
            _ => {}
        }
        if self.ended.is_none() && self.played.outcome().is_some() {
            self.ended = Some(Ending::ByRules);
        }
        if let Some(seat) = entry.seat {
            self.apply_to_deals(entry.seq, &entry.kind, seat);
            self.apply_to_teamwork(&entry.kind, seat);
        }
        if self.ended.is_some() {
            self.deals.lapse();
            self.teamwork.lapse();
        }
        self.asked = self.deciders();
        if let (EntryKind::Chose(_), Some(seat)) = (&entry.kind, entry.seat)
            && !self.asked.contains(seat)
            && self.may_choose(seat)
        {
            // A shared screen is passed on by whoever is done.
            self.shown_seats.retain(|_, shown| *shown != seat);
        }
        self.forget_old_intentions();
        self.clocks.start(self.people_asked());
    }

    /// Updates when each seat was asked its question. After a choice, another seat that was already
    /// asked still has the same question.
    fn update_questions(&mut self, chooser: Option<Seat>) {
        let ply = self.played.ply();
        for seat in self.played.deciders() {
            if chooser.is_none_or(|chooser| chooser == seat) || !self.asked.contains(seat) {
                self.asked_at[seat.index()] = ply;
                self.asked_seq[seat.index()] = self.seq;
            }
        }
    }

    /// The seats that must choose; none while a seat is free or once the match is over.
    pub(crate) fn deciders(&self) -> Seats {
        match self.standing() {
            Standing::Playing => self.played.deciders(),
            Standing::Waiting | Standing::Over | Standing::Closed => Seats::NONE,
        }
    }

    /// The seats of people that must choose. Only their clocks run.
    fn people_asked(&self) -> Seats {
        let person = |assignment: &&SeatAssignment| matches!(assignment.sitter, Sitter::Person(_));
        let people =
            self.stored.assignments.iter().filter(person).map(|assignment| assignment.seat);
        people.filter(|seat| self.asked.contains(*seat)).fold(Seats::NONE, Seats::with)
    }

    /// Whether the table is waiting, being played or over.
    pub(crate) fn standing(&self) -> Standing {
        if self.ended == Some(Ending::Closed) {
            Standing::Closed
        } else if self.is_revealed() {
            Standing::Over
        } else if self.has_free_seat() || !self.has_begun() {
            Standing::Waiting
        } else {
            Standing::Playing
        }
    }

    /// Whether a seat is free.
    pub(crate) fn has_free_seat(&self) -> bool {
        self.stored.assignments.iter().any(|assignment| assignment.sitter == Sitter::Open)
    }

    /// The outcome of the game, once it is over. A player who gives up or runs out of time loses with
    /// their team. The others win only if they are all one team.
    pub(crate) fn outcome(&self) -> Option<Outcome> {
        match self.ended? {
            Ending::ByRules => self.played.outcome().map(|(outcome, _)| outcome),
            Ending::Closed => None,
            Ending::Conceded(loser) | Ending::RanOut(loser) => {
                let losers = self.played.seating().team(loser);
                Some(match self.played.resign(losers) {
                    Resignation::Ends(outcome) => outcome,
                    Resignation::NeedsToo(_) | Resignation::Leaves(_) => Outcome::Lost(losers),
                })
            }
        }
    }

    /// The next game or match of the players, once the game is over.
    ///
    /// # Errors
    /// Every fault of an exchange of cards.
    pub(crate) fn next(&self) -> Option<Result<Next<String>, SetupFaults>> {
        let exchanges: Vec<_> = self.exchanges.clone().into_iter().collect();
        Some(self.played.next(self.outcome()?, &exchanges))
    }

    /// The cards that a seat can exchange now, which is only possible between games of a match.
    pub(crate) fn spares(&self, seat: Seat) -> Vec<Spare> {
        match self.next() {
            Some(Ok(Next::Game(_))) if self.continued_at.is_none() => self.played.spares(seat),
            _ => Vec::new(),
        }
    }

    /// Checks an exchange of cards before the next game.
    ///
    /// # Errors
    /// Every fault of the exchange.
    pub(crate) fn check_exchange(&self, seat: Seat, words: &str) -> Result<(), SetupFaults> {
        match self.outcome() {
            Some(outcome) => self.played.next(outcome, &[(seat, words.to_owned())]).map(|_| ()),
            None => Ok(()),
        }
    }

    /// The player in this seat.
    pub(crate) fn assignment(&self, seat: Seat) -> Option<&SeatAssignment> {
        self.stored.assignments.iter().find(|assignment| assignment.seat == seat)
    }

    /// Gives the seat to this player, in memory only.
    pub(crate) fn set_assignment(&mut self, assignment: SeatAssignment) {
        if let Some(seat) =
            self.stored.assignments.iter_mut().find(|other| other.seat == assignment.seat)
        {
            *seat = assignment;
        }
        self.name_people();
    }
}

/// The assignment of a seat to the bot that replaces a player who gave up.
pub(crate) fn bot_instead(seat: Seat) -> SeatAssignment {
    SeatAssignment { seat, sitter: Sitter::Bot("normal".to_owned()), name: String::new() }
}

/// Writes an assignment as an entry has it: the sitter and the name.
pub(crate) fn write_assignment(assignment: &SeatAssignment) -> String {
    format!("{} {}", assignment.sitter, assignment.name)
}

fn read_assignment(seat: Seat, words: &str) -> Option<SeatAssignment> {
    let (sitter, name) = words.split_once(' ').unwrap_or((words, ""));
    Some(SeatAssignment { seat, sitter: sitter.parse().ok()?, name: name.to_owned() })
}

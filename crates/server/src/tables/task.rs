//! The task that owns a table and handles one message after the other.

use std::time::Duration;

use bots::PlayerFault;
use prose::{Lang, Text};
use table::Seat;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep_until};

use super::commands::{Command, CommandOutcome};
use super::connection::{ClientHas, Connection, UpdateFormat};
use super::live_table::LiveTable;
use super::refused::Refused;
use super::talk::News;
use super::{Away, EntryKind, SeatAssignment, Sitter, Watching};
use crate::secret::SecretHash;
use crate::store::Change;

/// How often a table checks for absent players and updates delayed watchers.
pub(super) const CHECK_INTERVAL: Duration = Duration::from_secs(1);

/// Sends messages to the task of a table.
pub(crate) type MessageSender = mpsc::Sender<Box<TableMessage>>;
/// The same, without keeping the task alive.
pub(crate) type WeakMessageSender = mpsc::WeakSender<Box<TableMessage>>;
/// The messages that wait for the task of a table.
pub(crate) type Inbox = mpsc::Receiver<Box<TableMessage>>;

/// A function that is run on a table.
type Inspection = Box<dyn FnOnce(&mut LiveTable) + Send>;

/// A message to the task of a table.
pub(crate) enum TableMessage {
    /// Run a function on the table.
    Inspect(Inspection),
    /// Carry out the command of a visitor.
    Execute {
        visitor: Option<SecretHash>,
        command: Command,
        answer: oneshot::Sender<Result<CommandOutcome, Refused>>,
    },
    /// Give a seat to another player, whether or not it is free.
    Assign { assignment: SeatAssignment, answer: oneshot::Sender<Result<(), Refused>> },
    /// Tell everyone that the players go on at another table.
    ContinueAt { to: String, answer: oneshot::Sender<Result<(), Refused>> },
    /// Send updates over a new connection.
    Attach {
        id: u64,
        visitor: Option<SecretHash>,
        lang: Lang,
        format: UpdateFormat,
        out: mpsc::Sender<String>,
    },
    /// The client of a connection says which parts of the table it already has.
    Resume { id: u64, has: ClientHas },
    /// A connection was closed.
    Detach(u64),
    /// A bot has chosen, in answer to the question that was open after entry `seq`.
    BotChose { seat: Seat, seq: u64, chosen: Result<String, PlayerFault> },
    /// A bot says to its team what it intends.
    BotIntends { seat: Seat, said: Text },
    /// A bot that was done with a shared turn goes on with this choice, or not, after so many choices
    /// of the match.
    BotGoesOn { seat: Seat, ply: usize, choice: Option<String> },
}

/// The reason the task of a table ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum StopReason {
    /// No client was connected for a while.
    Idle,
    /// The server is stopping.
    ServerStopping,
}

impl LiveTable {
    /// Handles messages until the table is idle or the server stops. `retire` removes the table from
    /// the directory, and returns false if messages still wait for it.
    pub(crate) async fn run(
        mut self,
        mut inbox: Inbox,
        retire: impl Fn(&Inbox) -> bool,
        sender: &WeakMessageSender,
    ) -> StopReason {
        Box::pin(self.resume_clocks()).await;
        self.start_bots(sender);
        let mut last = Instant::now();
        loop {
            let next = self.next_check(last);
            tokio::select! {
                biased;
                message = inbox.recv() => match message {
                    Some(message) => {
                        last = Instant::now();
                        // Boxed, so that a table that waits does not keep the memory this needs.
                        Box::pin(self.handle(*message, sender)).await;
                    }
                    None => return StopReason::ServerStopping,
                },
                () = sleep_until(next) => {
                    Box::pin(self.check_time(sender)).await;
                    if self.is_idle() && last.elapsed() >= self.context.idle && retire(&inbox) {
                        return StopReason::Idle;
                    }
                }
            }
        }
    }

    /// Lets the clocks go on from now, after the table was not in memory.
    async fn resume_clocks(&mut self) {
        if self.clocks.deadline().is_some() {
            // If this is not stored, the player is charged a little more when the table is next loaded.
            let _ = self.commit(None, EntryKind::Woke, Change::default()).await;
        }
    }

    /// The next time to check clocks, absent players and delayed watchers.
    fn next_check(&self, last: Instant) -> Instant {
        let now = Instant::now();
        let ends = self.clocks.deadline().map(|(_, at)| {
            let left = u64::try_from(at - self.context.now()).unwrap_or(0);
            now + Duration::from_millis(left)
        });
        let busy = self.has_delayed_watchers() || self.stored.config.away == Away::Bot;
        let quiet = (last + self.context.idle).max(now + CHECK_INTERVAL);
        let look = if busy && !self.connections.is_empty() { now + CHECK_INTERVAL } else { quiet };
        ends.map_or(look, |ends| ends.min(look))
    }

    fn has_delayed_watchers(&self) -> bool {
        matches!(self.stored.config.watching, Watching::Delayed(_))
    }

    fn is_idle(&self) -> bool {
        self.connections.is_empty() && self.thinking.is_empty() && self.clocks.deadline().is_none()
    }

    /// Does what is due without a message: a clock that ran out, a bot for an absent player, updates
    /// for delayed watchers.
    async fn check_time(&mut self, sender: &WeakMessageSender) {
        let now = self.context.now();
        if let Some((seat, _)) = self.clocks.deadline().filter(|(_, at)| *at <= now)
            && self.run_out(seat).await.is_ok()
        {
            self.changed(sender);
        }
        self.record_absences(now);
        if let Some(assignment) = self.stand_in_due(now)
            && self.assign_seat(assignment).await.is_ok()
        {
            self.changed(sender);
        }
        if self.has_delayed_watchers() {
            self.publish();
        }
    }

    /// Records since when players are away, also of those who never connected.
    fn record_absences(&mut self, now: i64) {
        for assignment in &self.stored.assignments {
            if let Sitter::Person(owner) = &assignment.sitter
                && !self.is_connected(owner)
                && !self.away_since.contains_key(owner)
            {
                self.away_since.insert(owner.clone(), now);
            }
        }
    }

    /// The assignment of a seat to a bot, if its player has been away for too long.
    fn stand_in_due(&self, now: i64) -> Option<SeatAssignment> {
        if self.stored.config.away != Away::Bot {
            return None;
        }
        let long = i64::try_from(self.context.absence.as_millis()).unwrap_or(i64::MAX);
        self.stored.assignments.iter().find_map(|assignment| match &assignment.sitter {
            Sitter::Person(owner)
                if self.asked.contains(assignment.seat) && !self.is_connected(owner) =>
            {
                let since = self.away_since.get(owner).copied().unwrap_or(now);
                let sitter = Sitter::StandIn(owner.clone());
                (now - since >= long).then(|| SeatAssignment { sitter, ..assignment.clone() })
            }
            _ => None,
        })
    }

    async fn handle(&mut self, message: TableMessage, sender: &WeakMessageSender) {
        match message {
            TableMessage::Inspect(inspect) => inspect(self),
            TableMessage::Execute { visitor, command, answer } => {
                let begun = Instant::now();
                self.news = News::default();
                let done = self.execute(visitor.as_ref(), command).await;
                let refused = done.is_err();
                // The client may have disconnected meanwhile; the command stays carried out.
                let _ = answer.send(done);
                if refused {
                    self.context.metrics.refused.inc();
                    return;
                }
                self.changed(sender);
                self.context.metrics.choice_seconds.observe(begun.elapsed().as_secs_f64());
            }
            TableMessage::Assign { assignment, answer } => {
                let _ = answer.send(self.assign_seat(assignment).await);
                self.changed(sender);
            }
            TableMessage::ContinueAt { to, answer } => {
                let moved =
                    self.commit(None, EntryKind::Moved(to.clone()), Change::default()).await;
                if moved.is_ok() {
                    let message = serde_json::json!({ "moved": format!("/tables/{to}") });
                    self.send_everyone(&message.to_string());
                }
                let _ = answer.send(moved);
            }
            TableMessage::Attach { id, visitor, lang, format, out } => {
                self.attach(Connection {
                    id,
                    visitor,
                    lang,
                    format,
                    out,
                    parts: Vec::new(),
                    sent: Vec::new(),
                    log: 0,
                    chat: 0,
                    heard_as: None,
                    resumed: false,
                    was_asked: false,
                    was_over: self.ended.is_some(),
                });
                self.return_seat(id).await;
                self.changed(sender);
            }
            TableMessage::Resume { id, has } => self.resume(id, &has),
            TableMessage::Detach(id) => self.detach(id),
            TableMessage::BotChose { seat, seq, chosen } => {
                self.bot_chose(seat, seq, chosen, sender).await;
            }
            TableMessage::BotIntends { seat, said } => self.bot_intends(seat, said).await,
            TableMessage::BotGoesOn { seat, ply, choice } => {
                self.bot_goes_on(seat, ply, choice, sender).await;
            }
        }
    }

    /// Sends everyone the change, and starts the bots that must choose now.
    pub(super) fn changed(&mut self, sender: &WeakMessageSender) {
        self.publish();
        self.start_bots(sender);
        self.ask_for_second_thoughts(sender);
    }

    fn attach(&mut self, connection: Connection) {
        if let Some(visitor) = &connection.visitor {
            self.away_since.remove(visitor);
        }
        self.connections.push(connection);
    }

    /// Gives players who come back the seat that a bot played for them.
    async fn return_seat(&mut self, id: u64) {
        let found = self.connections.iter().find(|connection| connection.id == id);
        let Some(visitor) = found.and_then(|connection| connection.visitor.clone()) else { return };
        let stood_in = Sitter::StandIn(visitor.clone());
        let assignment = self
            .stored
            .assignments
            .iter()
            .find(|assignment| assignment.sitter == stood_in)
            .cloned();
        if let Some(assignment) = assignment {
            // If this is not stored, the bot plays on and the player may connect again.
            let _ = self
                .assign_seat(SeatAssignment { sitter: Sitter::Person(visitor), ..assignment })
                .await;
        }
    }

    fn resume(&mut self, id: u64, has: &ClientHas) {
        let Some(index) = self.connections.iter().position(|connection| connection.id == id) else {
            return;
        };
        let mut connection = self.connections.swap_remove(index);
        let drawn = self.draw_for(&connection);
        connection.resume_from(has, &drawn.parts());
        if self.seats_of(connection.visitor.as_ref()).len() > 1 {
            // On a shared screen, the lines that are left may be those of another seat.
            connection.chat = 0;
        }
        if self.publish_to(&mut connection, &mut vec![drawn]) {
            self.connections.push(connection);
        }
    }

    fn detach(&mut self, id: u64) {
        let before = self.connections.len();
        let gone = self.connections.iter().find(|connection| connection.id == id);
        let visitor = gone.and_then(|connection| connection.visitor.clone());
        self.connections.retain(|connection| connection.id != id);
        if let Some(visitor) = visitor.filter(|visitor| !self.is_connected(visitor)) {
            self.away_since.insert(visitor, self.context.now());
        }
        if self.connections.len() < before {
            self.publish();
        }
    }

    /// Sends the same message over all connections.
    fn send_everyone(&mut self, message: &str) {
        self.connections.retain(|connection| connection.out.try_send(message.to_owned()).is_ok());
    }
}

//! Finds tables by their id: those in memory, and those that must be loaded from the store first.

mod carried_decks;
mod uploads;

use std::collections::{HashMap, HashSet};
use std::panic::AssertUnwindSafe;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use futures_util::FutureExt as _;
use games::AnyGame;
use prose::{Text, text};
use table::{Next, Seat, Seed};
use tokio::sync::{OnceCell, mpsc, oneshot};

use crate::secret::SecretHash;
use crate::store::{StoreFault, StoredTable};
use crate::table_context::TableContext;
use crate::tables::{
    Command, CommandOutcome, Entry, EntryKind, Inbox, LiveTable, MessageSender, Purpose,
    RefusalCode, Refused, SeatAssignment, Sitter, Standing, StopReason, TableConfig, TableId,
    TableMessage, WeakMessageSender,
};
use carried_decks::CarriedDecks;
use uploads::Uploads;

/// The most messages that wait for a table; senders wait when there are more.
const QUEUED_MESSAGES: usize = 64;

/// The sender to the task of a table; empty while the table is being loaded.
type TaskSender = Arc<OnceCell<MessageSender>>;

/// The reason a table cannot be used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Unavailable {
    /// There is no such table.
    Unknown,
    /// Its match panicked. The record is kept.
    Frozen,
    /// It cannot be loaded, for this reason.
    Unreadable(Text),
    /// The database does not answer.
    NoStore,
    /// There is no such game.
    NoGame,
}

impl Unavailable {
    /// Whether the table exists but cannot be loaded.
    pub(crate) fn is_broken(&self) -> bool {
        matches!(self, Self::Frozen | Self::Unreadable(_))
    }
}

impl From<StoreFault> for Unavailable {
    fn from(fault: StoreFault) -> Self {
        tracing::error!(%fault, "the database does not answer");
        Self::NoStore
    }
}

impl From<Unavailable> for Refused {
    fn from(unavailable: Unavailable) -> Self {
        match unavailable {
            Unavailable::Frozen => RefusalCode::Frozen.into(),
            Unavailable::NoStore => RefusalCode::NotStored.into(),
            Unavailable::Unreadable(text) => Self::with(RefusalCode::Frozen, text),
            Unavailable::Unknown | Unavailable::NoGame => {
                let text = text!("There is no such table.", "No existe esa mesa.");
                Self::with(RefusalCode::NotUnderstood, text)
            }
        }
    }
}

/// The reason a command was not carried out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum CommandError {
    /// The table cannot be used.
    Unavailable(Unavailable),
    /// The table refused the command.
    Refused(Refused),
}

impl From<Unavailable> for CommandError {
    fn from(unavailable: Unavailable) -> Self {
        Self::Unavailable(unavailable)
    }
}

impl From<Refused> for CommandError {
    fn from(refused: Refused) -> Self {
        Self::Refused(refused)
    }
}

impl From<CommandError> for Refused {
    fn from(error: CommandError) -> Self {
        match error {
            CommandError::Unavailable(unavailable) => unavailable.into(),
            CommandError::Refused(refused) => refused,
        }
    }
}

/// All tables of a server. A table is loaded when it is first needed and then runs in its own task.
pub(crate) struct TableDirectory {
    pub(crate) games: Vec<&'static dyn AnyGame>,
    pub(crate) context: Arc<TableContext>,
    tables: Mutex<HashMap<TableId, TaskSender>>,
    frozen: Mutex<HashSet<TableId>>,
    uploads: Mutex<Uploads>,
    connections: AtomicU64,
}

/// A table to be created.
pub(crate) struct NewTable {
    pub(crate) game: &'static dyn AnyGame,
    pub(crate) config: TableConfig,
    pub(crate) assignments: Vec<SeatAssignment>,
    pub(crate) listed: bool,
    /// The choices already made, if it continues another match.
    pub(crate) choices: Vec<(Seat, String)>,
}

impl TableDirectory {
    pub(crate) fn new(games: Vec<&'static dyn AnyGame>, context: Arc<TableContext>) -> Arc<Self> {
        Arc::new(Self {
            games,
            context,
            tables: Mutex::default(),
            frozen: Mutex::default(),
            uploads: Mutex::default(),
            connections: AtomicU64::new(1),
        })
    }

    /// The game of this name.
    pub(crate) fn game(&self, word: &str) -> Option<&'static dyn AnyGame> {
        self.games.iter().copied().find(|game| game.name() == word)
    }

    /// A number for a new connection.
    pub(crate) fn next_connection(&self) -> u64 {
        self.connections.fetch_add(1, Ordering::Relaxed)
    }

    /// Returns the seed of a new table.
    pub(crate) fn seed(&self) -> Result<Seed, Unavailable> {
        self.context.seeds.next().map_err(|error| {
            tracing::error!(%error, "the system provides no randomness");
            Unavailable::NoStore
        })
    }

    /// Creates a table in the store and returns its id.
    pub(crate) async fn create(&self, new: NewTable) -> Result<TableId, Unavailable> {
        self.create_with_decks(new, Vec::new()).await
    }

    /// Creates a table to which these seats have already brought a deck.
    pub(crate) async fn create_with_decks(
        &self,
        new: NewTable,
        decks: Vec<(Seat, String)>,
    ) -> Result<TableId, Unavailable> {
        let id = TableId::new().map_err(|_| Unavailable::NoStore)?;
        let stored = StoredTable {
            id: id.clone(),
            game: new.game.name().to_owned(),
            rules: new.game.rules_version(),
            config: new.config,
            listed: new.listed,
            assignments: new.assignments,
        };
        let open = stored.assignments.iter().any(|assignment| assignment.sitter == Sitter::Open);
        let missing = stored.config.bringing.len() > decks.len();
        let standing = if open || missing { Standing::Waiting } else { Standing::Playing };
        let at = self.context.now();
        self.context.store.create(&stored, standing, at).await?;
        let decks = decks.into_iter().map(|(seat, deck)| (seat, EntryKind::Brought(deck)));
        let choices = new.choices.into_iter().map(|(seat, words)| (seat, EntryKind::Chose(words)));
        for (seq, (seat, kind)) in (1..).zip(decks.chain(choices)) {
            let entry = Entry { seq, at, seat: Some(seat), kind };
            self.context.store.append(&id, &entry, crate::store::Change::default()).await?;
        }
        Ok(id)
    }

    /// Counts a record that the visitor uploads, and returns false if that is more than `most`.
    pub(crate) fn count_upload(&self, visitor: &SecretHash, most: i64) -> bool {
        lock(&self.uploads).count(visitor, self.context.now(), most)
    }

    /// Reads a table and its entries from the store, also of a table that cannot be played on.
    pub(crate) async fn load(
        &self,
        id: &TableId,
    ) -> Result<(StoredTable, Vec<Entry>), Unavailable> {
        self.context.store.load(id).await?.ok_or(Unavailable::Unknown)
    }

    /// Runs a function on a table in its task, and returns the result.
    pub(crate) async fn inspect<T: Send + 'static>(
        self: &Arc<Self>,
        id: &TableId,
        inspect: impl FnOnce(&mut LiveTable) -> T + Send + 'static,
    ) -> Result<T, Unavailable> {
        let (answer, seen) = oneshot::channel();
        let inspect = Box::new(move |table: &mut LiveTable| {
            // The request may have been dropped meanwhile.
            let _ = answer.send(inspect(table));
        });
        self.send(id, TableMessage::Inspect(inspect)).await?;
        seen.await.map_err(|_| Unavailable::Frozen)
    }

    /// Whether somebody looks at the table. It is not loaded for that.
    pub(crate) async fn has_connections(self: &Arc<Self>, id: &TableId) -> bool {
        let is_loaded = lock(&self.tables).contains_key(id);
        is_loaded && self.inspect(id, |table| !table.connections.is_empty()).await == Ok(true)
    }

    /// Lets a table carry out the command of a visitor.
    pub(crate) async fn execute(
        self: &Arc<Self>,
        id: &TableId,
        visitor: Option<SecretHash>,
        command: Command,
    ) -> Result<CommandOutcome, CommandError> {
        let (answer, done) = oneshot::channel();
        self.send(id, TableMessage::Execute { visitor, command, answer }).await?;
        let done = done.await.map_err(|_| Unavailable::Frozen)??;
        if done == CommandOutcome::RematchAgreed {
            self.rematch(id).await?;
        }
        Ok(done)
    }

    /// Gives a seat to another player, whether or not it is free.
    pub(crate) async fn assign_seat(
        self: &Arc<Self>,
        id: &TableId,
        assignment: SeatAssignment,
    ) -> Result<(), CommandError> {
        let (answer, done) = oneshot::channel();
        self.send(id, TableMessage::Assign { assignment, answer }).await?;
        Ok(done.await.map_err(|_| Unavailable::Frozen)??)
    }

    /// Creates a table on which the same players go on: with the next game of their match, or with
    /// another match in which everyone moves to the next seat.
    async fn rematch(self: &Arc<Self>, id: &TableId) -> Result<(), CommandError> {
        let finished = |table: &mut LiveTable| {
            (table.stored.clone(), table.game, table.next(), table.played.seats().to_vec())
        };
        let (stored, game, next, seats) = self.inspect(id, finished).await?;
        let next = next.ok_or_else(|| Refused::from(RefusalCode::Early))?;
        let next = next.map_err(|faults| Refused::with(RefusalCode::Illegal, faults.text()))?;
        let steps = match next {
            Next::Again(_) | Next::Game(_) => 0,
            Next::Match(_) => 1,
        };
        let count = stored.assignments.len();
        let moved = |n: usize| {
            let before = &stored.assignments[(n + count - steps) % count];
            SeatAssignment { seat: stored.assignments[n].seat, ..before.clone() }
        };
        let carried = CarriedDecks::new(&stored.config.bringing, &seats, next.setup(), steps);
        let CarriedDecks { setup, bringing, decks } = carried;
        let new = NewTable {
            game,
            config: TableConfig {
                seed: self.seed()?,
                setup,
                bringing,
                purpose: Purpose::Match,
                ..stored.config.clone()
            },
            assignments: (0..count).map(moved).collect(),
            listed: stored.listed,
            choices: Vec::new(),
        };
        let to = self.create_with_decks(new, decks).await?.to_string();
        let (answer, done) = oneshot::channel();
        self.send(id, TableMessage::ContinueAt { to, answer }).await?;
        Ok(done.await.map_err(|_| Unavailable::Frozen)??)
    }

    /// Sends a message to the task of a table, which is loaded first if it is not in memory.
    pub(crate) async fn send(
        self: &Arc<Self>,
        id: &TableId,
        message: TableMessage,
    ) -> Result<(), Unavailable> {
        // Boxed, because each of the many queues reserves space for several messages.
        let mut message = Box::new(message);
        // A table may leave memory just before the message arrives; then it is loaded again.
        for _ in 0..3 {
            match self.sender(id).await?.send(message).await {
                Ok(()) => return Ok(()),
                Err(returned) => message = returned.0,
            }
        }
        Err(Unavailable::Frozen)
    }

    /// Returns the sender to the task of a table, which is started if needed.
    async fn sender(self: &Arc<Self>, id: &TableId) -> Result<MessageSender, Unavailable> {
        if lock(&self.frozen).contains(id) {
            return Err(Unavailable::Frozen);
        }
        let sender = {
            let mut tables = lock(&self.tables);
            let ended = |sender: &TaskSender| sender.get().is_some_and(mpsc::Sender::is_closed);
            if tables.get(id).is_some_and(ended) {
                tables.remove(id);
            }
            Arc::clone(tables.entry(id.clone()).or_default())
        };
        // Boxed, because few messages need the table to be loaded.
        let started = sender.get_or_try_init(|| Box::pin(self.start_task(id))).await.cloned();
        if started.is_err() {
            lock(&self.tables).remove(id);
        }
        started
    }

    /// Loads a table and starts its task.
    async fn start_task(self: &Arc<Self>, id: &TableId) -> Result<MessageSender, Unavailable> {
        let (stored, entries) = self.load(id).await?;
        let game = self.game(&stored.game).ok_or(Unavailable::NoGame)?;
        let context = Arc::clone(&self.context);
        let replayed = std::panic::catch_unwind(AssertUnwindSafe(|| {
            LiveTable::open(stored, &entries, game, context)
        }));
        let table = match replayed {
            Ok(table) => table.map_err(Unavailable::Unreadable)?,
            Err(_) => {
                self.freeze(id);
                return Err(Unavailable::Frozen);
            }
        };
        let (sender, inbox) = mpsc::channel(QUEUED_MESSAGES);
        tokio::spawn(Arc::clone(self).supervise(id.clone(), table, sender.downgrade(), inbox));
        Ok(sender)
    }

    /// Runs the task of a table. If it panics, the table is frozen and other tables go on.
    async fn supervise(
        self: Arc<Self>,
        id: TableId,
        table: LiveTable,
        sender: WeakMessageSender,
        inbox: Inbox,
    ) {
        self.context.metrics.tables.inc();
        let retire = |inbox: &Inbox| {
            let mut tables = lock(&self.tables);
            let idle = inbox.is_empty();
            if idle {
                tables.remove(&id);
            }
            idle
        };
        let ended = AssertUnwindSafe(table.run(inbox, retire, &sender)).catch_unwind().await;
        self.context.metrics.tables.dec();
        match ended {
            Ok(StopReason::Idle | StopReason::ServerStopping) => {}
            Err(_) => self.freeze(&id),
        }
    }

    fn freeze(&self, id: &TableId) {
        tracing::error!(table = %id, "a match panicked and is frozen; its record is kept");
        self.context.metrics.frozen.inc();
        lock(&self.frozen).insert(id.clone());
        lock(&self.tables).remove(id);
    }

    /// Drops the senders to all tables, which end after the messages that are queued.
    pub(crate) fn stop(&self) {
        lock(&self.tables).clear();
    }
}

/// Locks the mutex, also after a panic: each critical section here is a single map operation.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

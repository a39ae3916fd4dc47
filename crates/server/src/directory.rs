//! Finds tables by their id: those in memory, and those that must be loaded from the store first.

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

use crate::secret::{SecretHash, random};
use crate::store::{Kept, StoreFault};
use crate::table_context::TableContext;
use crate::tables::{
    Charter, Code, Command, CommandOutcome, Entry, Fact, Left, Mail, Place, Refused, Sitter,
    Standing, Table, TableId,
};
use uploads::Uploads;

/// So much mail may wait at a table.
const WAITING_MAIL: usize = 64;

/// The way to a table in memory.
type Post = Arc<OnceCell<mpsc::Sender<Box<Mail>>>>;

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
            Unavailable::Frozen => Code::Frozen.into(),
            Unavailable::NoStore => Code::NotStored.into(),
            Unavailable::Unreadable(text) => Self::with(Code::Frozen, text),
            Unavailable::Unknown | Unavailable::NoGame => {
                let text = text!("There is no such table.", "No existe esa mesa.");
                Self::with(Code::NotUnderstood, text)
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
    tables: Mutex<HashMap<TableId, Post>>,
    frozen: Mutex<HashSet<TableId>>,
    uploads: Mutex<Uploads>,
    connections: AtomicU64,
}

/// A table to be set up.
pub(crate) struct NewTable {
    pub(crate) game: &'static dyn AnyGame,
    pub(crate) charter: Charter,
    pub(crate) places: Vec<Place>,
    pub(crate) listed: bool,
    /// Choices already made, when it goes on from another match.
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

    /// Returns a random seed.
    pub(crate) fn seed() -> Result<Seed, Unavailable> {
        random::<32>().map(Seed::from_bytes).map_err(|error| {
            tracing::error!(%error, "there is no randomness");
            Unavailable::NoStore
        })
    }

    /// Sets up a table.
    pub(crate) async fn create(&self, new: NewTable) -> Result<TableId, Unavailable> {
        let id = TableId::new().map_err(|_| Unavailable::NoStore)?;
        let kept = Kept {
            id: id.clone(),
            game: new.game.name().to_owned(),
            rules: new.game.rules_version(),
            charter: new.charter,
            listed: new.listed,
            places: new.places,
        };
        let open = kept.places.iter().any(|place| place.sitter == Sitter::Open);
        let standing = if open { Standing::Waiting } else { Standing::Playing };
        let at = self.context.now();
        self.context.store.create(&kept, standing, at).await?;
        for (seq, (seat, words)) in (1..).zip(new.choices) {
            let entry = Entry { seq, at, seat: Some(seat), fact: Fact::Chose(words) };
            self.context.store.append(&id, &entry, crate::store::Change::default()).await?;
        }
        Ok(id)
    }

    /// Counts a record that the visitor uploads, and returns false if that is more than `most`.
    pub(crate) fn count_upload(&self, visitor: &SecretHash, most: i64) -> bool {
        lock(&self.uploads).count(visitor, self.context.now(), most)
    }

    /// What is kept of a table, whether or not it can be set up again.
    pub(crate) async fn recall(&self, id: &TableId) -> Result<(Kept, Vec<Entry>), Unavailable> {
        self.context.store.load(id).await?.ok_or(Unavailable::Unknown)
    }

    /// Looks at a table.
    pub(crate) async fn look<T: Send + 'static>(
        self: &Arc<Self>,
        id: &TableId,
        look: impl FnOnce(&mut Table) -> T + Send + 'static,
    ) -> Result<T, Unavailable> {
        let (answer, seen) = oneshot::channel();
        let look = Box::new(move |table: &mut Table| {
            // Whoever wanted to look may have gone.
            let _ = answer.send(look(table));
        });
        self.send(id, Mail::Look(look)).await?;
        seen.await.map_err(|_| Unavailable::Frozen)
    }

    /// Does something at a table.
    pub(crate) async fn execute(
        self: &Arc<Self>,
        id: &TableId,
        visitor: Option<SecretHash>,
        command: Command,
    ) -> Result<CommandOutcome, CommandError> {
        let (answer, done) = oneshot::channel();
        self.send(id, Mail::Act { visitor, command, answer }).await?;
        let done = done.await.map_err(|_| Unavailable::Frozen)??;
        if done == CommandOutcome::RematchAgreed {
            self.rematch(id).await?;
        }
        Ok(done)
    }

    /// Puts somebody in a seat, whoever had it.
    pub(crate) async fn seat(
        self: &Arc<Self>,
        id: &TableId,
        place: Place,
    ) -> Result<(), CommandError> {
        let (answer, done) = oneshot::channel();
        self.send(id, Mail::Seat { place, answer }).await?;
        Ok(done.await.map_err(|_| Unavailable::Frozen)??)
    }

    /// The same people play again: the next game of their match, or another match with everyone one
    /// seat on.
    async fn rematch(self: &Arc<Self>, id: &TableId) -> Result<(), CommandError> {
        let look = |table: &mut Table| (table.kept.clone(), table.game, table.next());
        let (kept, game, next) = self.look(id, look).await?;
        let next = next.ok_or_else(|| Refused::from(Code::Early))?;
        let next = next.map_err(|faults| Refused::with(Code::Illegal, faults.text()))?;
        let steps = match next {
            Next::Again(_) | Next::Game(_) => 0,
            Next::Match(_) => 1,
        };
        let count = kept.places.len();
        let moved = |n: usize| {
            let before = &kept.places[(n + count - steps) % count];
            Place { seat: kept.places[n].seat, ..before.clone() }
        };
        let setup = next.setup().clone();
        let new = NewTable {
            game,
            charter: Charter { seed: Self::seed()?, setup, ..kept.charter.clone() },
            places: (0..count).map(moved).collect(),
            listed: kept.listed,
            choices: Vec::new(),
        };
        let to = self.create(new).await?.to_string();
        let (answer, done) = oneshot::channel();
        self.send(id, Mail::Move { to, answer }).await?;
        Ok(done.await.map_err(|_| Unavailable::Frozen)??)
    }

    /// Sends something to a table, which is set up again if it had left memory.
    pub(crate) async fn send(
        self: &Arc<Self>,
        id: &TableId,
        mail: Mail,
    ) -> Result<(), Unavailable> {
        // Boxed: a queue keeps room for many, and there are many queues.
        let mut mail = Box::new(mail);
        // A table may leave memory at the very moment; then it is set up once more.
        for _ in 0..3 {
            match self.post(id).await?.send(mail).await {
                Ok(()) => return Ok(()),
                Err(returned) => mail = returned.0,
            }
        }
        Err(Unavailable::Frozen)
    }

    async fn post(self: &Arc<Self>, id: &TableId) -> Result<mpsc::Sender<Box<Mail>>, Unavailable> {
        if lock(&self.frozen).contains(id) {
            return Err(Unavailable::Frozen);
        }
        let post = {
            let mut tables = lock(&self.tables);
            let gone = |post: &Post| post.get().is_some_and(mpsc::Sender::is_closed);
            if tables.get(id).is_some_and(gone) {
                tables.remove(id);
            }
            Arc::clone(tables.entry(id.clone()).or_default())
        };
        // Boxed, as hardly any mail finds its table gone.
        let opened = post.get_or_try_init(|| Box::pin(self.open(id))).await.cloned();
        if opened.is_err() {
            lock(&self.tables).remove(id);
        }
        opened
    }

    /// Sets a kept table up again, in a task of its own.
    async fn open(self: &Arc<Self>, id: &TableId) -> Result<mpsc::Sender<Box<Mail>>, Unavailable> {
        let (kept, entries) = self.recall(id).await?;
        let game = self.game(&kept.game).ok_or(Unavailable::NoGame)?;
        let context = Arc::clone(&self.context);
        let opened = std::panic::catch_unwind(AssertUnwindSafe(|| {
            Table::open(kept, &entries, game, context)
        }));
        let table = match opened {
            Ok(table) => table.map_err(Unavailable::Unreadable)?,
            Err(_) => {
                self.freeze(id);
                return Err(Unavailable::Frozen);
            }
        };
        let (post, mail) = mpsc::channel(WAITING_MAIL);
        tokio::spawn(Arc::clone(self).supervise(id.clone(), table, post.downgrade(), mail));
        Ok(post)
    }

    /// A table that breaks stops there; its record is kept, and nobody else notices.
    async fn supervise(
        self: Arc<Self>,
        id: TableId,
        table: Table,
        post: mpsc::WeakSender<Box<Mail>>,
        mail: mpsc::Receiver<Box<Mail>>,
    ) {
        self.context.metrics.tables.inc();
        let retire = |mail: &mpsc::Receiver<Box<Mail>>| {
            let mut tables = lock(&self.tables);
            let may = mail.is_empty();
            if may {
                tables.remove(&id);
            }
            may
        };
        let life = AssertUnwindSafe(table.run(mail, retire, &post)).catch_unwind().await;
        self.context.metrics.tables.dec();
        match life {
            Ok(Left::Idle | Left::Stopped) => {}
            Err(_) => self.freeze(&id),
        }
    }

    fn freeze(&self, id: &TableId) {
        tracing::error!(table = %id, "a match broke; its record is kept");
        self.context.metrics.frozen.inc();
        lock(&self.frozen).insert(id.clone());
        lock(&self.tables).remove(id);
    }

    /// No table takes mail any more; those that are busy finish first.
    pub(crate) fn stop(&self) {
        lock(&self.tables).clear();
    }
}

/// What a panic left behind here is still whole: single operations on maps.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

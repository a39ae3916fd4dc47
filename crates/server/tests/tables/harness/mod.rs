//! A server for a single test, and its visitors.

mod http;
mod page;
mod socket_client;
mod staged_game;
mod visitor;

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use games::AnyGame;
use server::store::Store;
use server::tables::{Entry, TableId};
use server::{Config, Server};
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio::time::Instant;

pub(crate) use games::{deckbuilding, duel, unlimited};
pub(crate) use http::{Answer, TIMEOUT};
pub(crate) use page::{lines, list, regions};
pub(crate) use socket_client::{Form, SocketClient, open};
pub(crate) use staged_game::StagedGame;
pub(crate) use visitor::{Visitor, id_in, options, sitter};

/// A folder that is deleted after the test.
#[derive(Debug)]
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new(parent: &Path) -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let folder = parent.join(format!("tables-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder can be made");
        Self(folder)
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // A folder left behind harms no other test.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A table of two people at a duel, the second seat still open.
pub(crate) const OPEN_DUEL: &[(&str, &str)] = &[("game", "duel"), ("seat.blue", "open")];

/// A duel of three who all play alone: red, blue and green.
pub(crate) const THREE: &[(&str, &str)] = &[("game", "duel"), ("set.mode", "three")];
/// A duel of two teams: red and green against blue and gold.
pub(crate) const TEAMS: &[(&str, &str)] = &[("game", "duel"), ("set.mode", "teams")];

/// The Deckbuilding Game of three who all play alone.
pub(crate) const THREE_FACTIONS: Seated = Seated {
    fields: &[("game", "deckbuilding"), ("set.factions", "empire,mandalorians,rebels")],
    seats: &["empire", "mandalorians", "rebels"],
};
/// The Deckbuilding Game of two teams: rebels and republic against empire and separatists.
pub(crate) const FACTION_TEAMS: Seated = Seated {
    fields: &[
        ("game", "deckbuilding"),
        ("set.factions", "teams"),
        ("set.team_one", "rebels+republic"),
        ("set.team_two", "empire+separatists"),
    ],
    seats: &["rebels", "empire", "republic", "separatists"],
};

/// The fields of a table, and the words for all its seats.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Seated {
    pub(crate) fields: &'static [(&'static str, &'static str)],
    pub(crate) seats: &'static [&'static str],
}

/// A running server.
#[derive(Debug)]
pub(crate) struct TestServer {
    pub(crate) address: String,
    pub(crate) config: Config,
    stop: oneshot::Sender<()>,
    running: JoinHandle<()>,
    folder: Folder,
}

impl TestServer {
    /// Starts a server with two games and its own database file.
    pub(crate) async fn open() -> Self {
        Self::with(|_| {}).await
    }

    /// The same with other settings.
    pub(crate) async fn with(change: impl FnOnce(&mut Config)) -> Self {
        Self::of(vec![deckbuilding(), duel()], change).await
    }

    /// With other games.
    pub(crate) async fn of(
        games: Vec<&'static dyn AnyGame>,
        change: impl FnOnce(&mut Config),
    ) -> Self {
        let folder = Folder::new(Path::new(env!("CARGO_TARGET_TMPDIR")));
        let mut config = Config::new(Store::file(&folder.path().join("tables.sqlite")));
        config.pace = Duration::ZERO;
        // Tests send messages faster than people may; the rate limit has its own test.
        config.limits.burst = 1e6;
        change(&mut config);
        Self::serve(config, games, folder).await
    }

    async fn serve(config: Config, games: Vec<&'static dyn AnyGame>, folder: Folder) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("an address");
        let server = Server::open(&config, games, listener).await.expect("it opens");
        let address = server.address().expect("an address").to_string();
        let (stop, stopped) = oneshot::channel();
        let running = tokio::spawn(async move {
            let stopped = async {
                // The sender going away means the same.
                let _ = stopped.await;
            };
            server.run(stopped).await.expect("it runs");
        });
        Self { address, config, stop, running, folder }
    }

    /// Stops the server and starts it again with the same database.
    pub(crate) async fn reopen(self, games: Vec<&'static dyn AnyGame>) -> Self {
        let Self { config, stop, running, folder, .. } = self;
        stop.send(()).expect("it runs");
        let stopped = tokio::time::timeout(TIMEOUT, running).await.expect("it stops");
        stopped.expect("it stops in order");
        Self::serve(config, games, folder).await
    }

    /// Stops the server and waits until it has stopped.
    pub(crate) async fn close(self) {
        self.stop.send(()).expect("it runs");
        let stopped = tokio::time::timeout(TIMEOUT, self.running).await.expect("it stops");
        stopped.expect("it stops in order");
    }

    /// A new visitor without a cookie.
    pub(crate) fn visitor(&self) -> Visitor {
        Visitor::at(&self.address)
    }

    /// The stored entries of a table.
    pub(crate) async fn entries(&self, table: &str) -> Vec<Entry> {
        let store = Store::open(&self.config.database).await.expect("it opens");
        let id = TableId::read(table).expect("an id");
        let (_, entries) = store.load(&id).await.expect("it answers").expect("the table");
        store.close().await;
        entries
    }

    /// Two people at a duel that has begun: red and blue.
    pub(crate) async fn duel_of_two(&self) -> (String, Visitor, Visitor) {
        self.two(OPEN_DUEL, "blue").await
    }

    /// A person in each of these seats, and bots in the others; the first sets the table up.
    pub(crate) async fn several(
        &self,
        fields: &[(&str, &str)],
        seats: &[&str],
    ) -> (String, Vec<Visitor>) {
        let mut people: Vec<Visitor> = seats.iter().map(|_| self.visitor()).collect();
        let taken: Vec<(String, &str)> = (1..)
            .zip(seats)
            .map(|(n, seat)| (format!("seat.{seat}"), if n == 1 { "me" } else { "open" }))
            .collect();
        let taken = taken.iter().map(|(field, value)| (field.as_str(), *value));
        let form: Vec<_> = fields.iter().copied().chain(taken).collect();
        let table = people[0].set_up(&form).await;
        for (person, seat) in people.iter_mut().zip(seats).skip(1) {
            person.sit(&table, seat).await;
        }
        (table, people)
    }

    /// A person in each seat, at a table with these fields too.
    pub(crate) async fn full(
        &self,
        seated: Seated,
        more: &[(&str, &str)],
    ) -> (String, Vec<Visitor>) {
        self.several(&[seated.fields, more].concat(), seated.seats).await
    }

    /// Two people at a table that one of them sets up and the other joins.
    pub(crate) async fn two(
        &self,
        fields: &[(&str, &str)],
        open_seat: &str,
    ) -> (String, Visitor, Visitor) {
        let [mut first, mut second] = [self.visitor(), self.visitor()];
        let table = first.set_up(fields).await;
        second.sit(&table, open_seat).await;
        (table, first, second)
    }
}

/// Calls `ask` again and again until it returns a value.
pub(crate) async fn eventually<T>(what: &str, mut ask: impl AsyncFnMut() -> Option<T>) -> T {
    let end = Instant::now() + TIMEOUT;
    loop {
        if let Some(found) = ask().await {
            return found;
        }
        assert!(Instant::now() < end, "it never came to this: {what}");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

/// Chooses options at random, in the same way in every run.
#[derive(Debug)]
pub(crate) struct SeededChoice(u64);

impl SeededChoice {
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// One of them.
    pub(crate) fn pick<'o>(&mut self, options: &'o [String]) -> &'o str {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let number = usize::try_from(self.0 >> 33).expect("31 bits");
        &options[number % options.len()]
    }
}

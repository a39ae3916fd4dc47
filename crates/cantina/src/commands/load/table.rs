//! One table of a load run: clients that follow it as browsers do, and choose at random.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use flate2::Compression;
use flate2::write::DeflateEncoder;
use futures_util::future::select_all;
use futures_util::{SinkExt as _, StreamExt as _};
use serde::Deserialize;
use table::{Luck, Seed};
use tokio::time::{Instant, sleep, sleep_until};
use tokio_tungstenite::tungstenite::Message;

use super::client::{SeatedClients, Socket};
use super::report::{Move, TableTally};
use super::{Run, ServerAccess};

/// The delay before a failed connection is retried.
const RETRY_DELAY: Duration = Duration::from_millis(40);
/// The time to wait for an answer of the server.
const ANSWER_TIMEOUT: Duration = Duration::from_secs(10);
/// Every how many moves the compressed size is measured too.
const COMPRESS_EVERY: u64 = 16;

/// A message from the server; see docs/protocol.md.
#[derive(Deserialize)]
struct FromServer<'m> {
    ply: Option<usize>,
    n: Option<u64>,
    ack: Option<u64>,
    refused: Option<Refused>,
    #[serde(borrow)]
    put: Option<Parts<'m>>,
}

#[derive(Deserialize)]
struct Refused {
    code: String,
    text: String,
}

#[derive(Deserialize)]
struct Parts<'m> {
    #[serde(borrow)]
    prompt: Option<std::borrow::Cow<'m, str>>,
}

/// One client's connection, and the state it was last sent.
struct Connection {
    socket: Socket,
    n: u64,
    ply: usize,
    options: Vec<String>,
}

/// A move that was sent and is not finished yet.
struct PendingMove {
    by: usize,
    n: u64,
    ply: usize,
    words: String,
    sent: Instant,
    acknowledged: bool,
    /// Whether the client in each seat has seen it; the one who makes it has.
    seen: Vec<bool>,
    bytes: usize,
    compressed: Option<usize>,
}

/// A table and the connections of its clients.
pub(super) struct ConnectedTable {
    access: Arc<ServerAccess>,
    seated: SeatedClients,
    connections: Vec<Connection>,
}

/// A table during the run.
pub(super) struct LoadTable {
    run: Arc<Run>,
    connected: ConnectedTable,
    pending: Option<PendingMove>,
    luck: Luck,
    tally: TableTally,
}

/// Plays at a table until the run ends and the last move is answered.
pub(super) async fn play(run: Arc<Run>, number: usize, connected: ConnectedTable) -> LoadTable {
    let luck = Luck::new(Seed::from_number(run.seed ^ (number as u64) << 20));
    // Spread the tables evenly over the interval between two moves.
    let share = run.between.mul_f64(number as f64 / run.tables as f64);
    let mut next = run.begin + share;
    let between = run.between;
    let end = run.end;
    let mut table = LoadTable { run, connected, pending: None, luck, tally: TableTally::default() };
    while next < end {
        table.receive_until(next).await;
        table.make_move().await;
        next += between;
    }
    let limit = Instant::now() + ANSWER_TIMEOUT;
    while table.pending.is_some() && Instant::now() < limit {
        table.receive_until(Instant::now() + RETRY_DELAY).await;
    }
    table
}

impl ConnectedTable {
    /// Connects all clients.
    pub(super) async fn connect(
        seated: SeatedClients,
        access: Arc<ServerAccess>,
    ) -> Result<Self, String> {
        let mut connected = Self { access, seated, connections: Vec::new() };
        for who in 0..connected.seated.seats.len() {
            let connection = connected.open_connection(who).await?;
            connected.connections.push(connection);
        }
        Ok(connected)
    }

    /// Loads the page, opens the socket, and tells the server which parts the page has.
    async fn open_connection(&self, who: usize) -> Result<Connection, String> {
        let client = &self.seated.seats[who];
        let access = &self.access;
        let _permit = access.permits.acquire().await.map_err(|error| error.to_string())?;
        let page = client.page(&access.address, &self.seated.table).await?;
        let mut socket = client.connect(&access.address, &self.seated.table).await?;
        let resume = serde_json::json!({ "resume": { "parts": parts(&page) } });
        let sent = socket.send(Message::text(resume.to_string())).await;
        sent.map_err(|error| error.to_string())?;
        let prompt = page.split("id=\"prompt\"").nth(1).unwrap_or("");
        let prompt = prompt.split("<section").next().unwrap_or("");
        Ok(Connection { socket, n: 0, ply: 0, options: options(prompt) })
    }

    /// Returns the choices in the record.
    async fn record(&self) -> Result<Vec<String>, String> {
        self.seated.seats[0].record(&self.access.address, &self.seated.table).await
    }
}

impl LoadTable {
    /// Reconnects all clients after the connection broke, retrying until the run is over.
    async fn reconnect(&mut self) {
        self.connected.connections.clear();
        while self.connected.connections.len() < self.connected.seated.seats.len() {
            match self.connected.open_connection(self.connected.connections.len()).await {
                Ok(connection) => self.connected.connections.push(connection),
                Err(_) if Instant::now() < self.run.end + ANSWER_TIMEOUT => {
                    sleep(RETRY_DELAY).await;
                }
                Err(why) => {
                    self.tally.error(why);
                    return;
                }
            }
        }
    }

    /// Handles messages until that moment.
    async fn receive_until(&mut self, moment: Instant) {
        loop {
            if self.connected.connections.is_empty() {
                sleep_until(moment).await;
                return;
            }
            let sockets = self.connected.connections.iter_mut().map(|one| one.socket.next());
            let (message, who) = tokio::select! {
                biased;
                (message, who, _) = select_all(sockets) => (message, who),
                () = sleep_until(moment) => return,
            };
            match message {
                Some(Ok(Message::Text(text))) => self.handle_message(who, &text),
                Some(Ok(Message::Close(_)) | Err(_)) | None => {
                    self.tally.reconnected += 1;
                    self.reconnect().await;
                    self.settle_pending_move().await;
                }
                Some(Ok(_)) => {}
            }
        }
    }

    fn handle_message(&mut self, who: usize, text: &str) {
        let message: FromServer<'_> = match serde_json::from_str(text) {
            Ok(message) => message,
            Err(error) => return self.tally.error(error.to_string()),
        };
        if let Some(refused) = message.refused {
            let moving = self.pending.take().map(|pending| pending.words).unwrap_or_default();
            let Refused { code, text } = refused;
            return self.tally.error(format!("«{moving}» was refused: {code}: {text}"));
        }
        if let Some(pending) = self.pending.as_mut() {
            if message.ack == Some(pending.n) && who == pending.by {
                pending.acknowledged = true;
            }
            if message.ply.is_some_and(|ply| ply > pending.ply) {
                measure_size(pending, text, self.tally.moves.len() as u64);
                if !std::mem::replace(&mut pending.seen[who], true) {
                    self.tally.times.push(pending.sent.elapsed());
                }
            }
        }
        let connection = &mut self.connected.connections[who];
        if let (Some(n), Some(ply)) = (message.n, message.ply) {
            (connection.n, connection.ply) = (n, ply);
        }
        if let Some(prompt) = message.put.and_then(|put| put.prompt) {
            connection.options = options(&prompt);
        }
        self.finish_move();
    }

    /// Counts the pending move once it is acknowledged and seen by all other clients.
    fn finish_move(&mut self) {
        let is_finished =
            |it: &mut PendingMove| it.acknowledged && it.seen.iter().all(|seen| *seen);
        if let Some(pending) = self.pending.take_if(is_finished) {
            self.run.moves.fetch_add(1, Ordering::Relaxed);
            self.tally.moves.push(Move { ply: pending.ply, words: pending.words });
            self.tally.bytes.push(pending.bytes);
            self.tally.compressed.extend(pending.compressed);
        }
    }

    /// After a reconnection, finds out from the first update whether the pending move was carried out,
    /// and sends it again if not.
    async fn settle_pending_move(&mut self) {
        for who in 0..self.connected.connections.len() {
            let told =
                tokio::time::timeout(ANSWER_TIMEOUT, self.connected.connections[who].socket.next())
                    .await;
            match told {
                Ok(Some(Ok(Message::Text(text)))) => self.handle_message(who, &text),
                _ => return,
            }
        }
        let Some(mut pending) = self.pending.take() else { return };
        if self.connected.connections[pending.by].n >= pending.n {
            // The server stored it, whether or not the acknowledgement arrived.
            self.run.moves.fetch_add(1, Ordering::Relaxed);
            self.tally.moves.push(Move { ply: pending.ply, words: pending.words });
        } else if pending.acknowledged {
            self.tally.lost += 1;
        } else {
            pending.sent = Instant::now();
            self.send(pending).await;
        }
    }

    async fn make_move(&mut self) {
        if self.pending.is_some() {
            self.tally.behind += 1;
            return;
        }
        let asked = (0..self.connected.connections.len())
            .find(|who| !self.connected.connections[*who].options.is_empty());
        let Some(by) = asked else {
            self.tally.nothing_to_do += 1;
            return;
        };
        let Connection { n, ply, options, .. } = &self.connected.connections[by];
        let count = u32::try_from(options.len()).unwrap_or(u32::MAX);
        let words = options[self.luck.below(count) as usize].clone();
        let pending = PendingMove {
            by,
            n: n + 1,
            ply: *ply,
            words,
            sent: Instant::now(),
            acknowledged: false,
            seen: (0..self.connected.connections.len()).map(|who| who == by).collect(),
            bytes: 0,
            compressed: None,
        };
        self.send(pending).await;
    }

    async fn send(&mut self, pending: PendingMove) {
        let PendingMove { n, ply, words, .. } = &pending;
        let message = serde_json::json!({ "n": n, "ply": ply, "choose": words }).to_string();
        let by = pending.by;
        self.pending = Some(pending);
        // A broken connection is noticed when reading.
        let _ = self.connected.connections[by].socket.send(Message::text(message)).await;
    }

    /// Checks that every acknowledged move is in the record once and in its place, and returns the
    /// measurements.
    pub(super) async fn compare(mut self) -> TableTally {
        match self.connected.record().await {
            Ok(record) => self.compare_with(&record),
            Err(why) => self.tally.error(why),
        }
        self.tally
    }

    fn compare_with(&mut self, record: &[String]) {
        let stands = |made: &Move| record.get(made.ply) == Some(&made.words);
        let missing = self.tally.moves.iter().filter(|made| !stands(made)).count();
        self.tally.lost += missing as u64;
        let unsure = u64::from(self.pending.is_some());
        let more = record.len().saturating_sub(self.tally.moves.len()) as u64;
        self.tally.doubled += more.saturating_sub(unsure);
        if self.pending.is_some() {
            self.tally.error("the last move was never answered".to_owned());
        }
    }
}

/// Adds the size of an update to the move; for some moves also its compressed size.
fn measure_size(pending: &mut PendingMove, text: &str, number: u64) {
    pending.bytes += text.len();
    if number.is_multiple_of(COMPRESS_EVERY) {
        let mut small = DeflateEncoder::new(Vec::new(), Compression::default());
        // Writing to a vector cannot fail.
        let written = std::io::Write::write_all(&mut small, text.as_bytes());
        let size = written.and_then(|()| small.finish()).map_or(0, |small| small.len());
        *pending.compressed.get_or_insert(0) += size;
    }
}

/// The choices offered in the prompt of the page.
fn options(prompt: &str) -> Vec<String> {
    let after = prompt.split("name=\"choice\" value=\"").skip(1);
    let value = |rest: &str| rest.split('"').next().unwrap_or("").replace("&amp;", "&");
    after.map(value).collect()
}

/// The parts of a page with their hashes.
fn parts(page: &str) -> BTreeMap<&str, &str> {
    let sections = page.split("<section class=\"region").skip(1);
    let between = |text: &'_ str, before: &str| {
        let from = text.find(before)? + before.len();
        let to = from + text[from..].find('"')?;
        Some((from, to))
    };
    let part = |section: &'_ str| {
        let (a, b) = between(section, "id=\"")?;
        let (c, d) = between(section, "data-h=\"")?;
        Some((a, b, c, d))
    };
    let found = sections.filter_map(|section| {
        let (a, b, c, d) = part(section)?;
        Some((&section[a..b], &section[c..d]))
    });
    found.collect()
}

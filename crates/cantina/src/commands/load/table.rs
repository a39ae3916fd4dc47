//! One table of a load run: two people who follow it as browsers do, and choose at random.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use flate2::Compression;
use flate2::write::DeflateEncoder;
use futures_util::{SinkExt as _, StreamExt as _};
use serde::Deserialize;
use table::{Luck, Seed};
use tokio::time::{Instant, sleep, sleep_until};
use tokio_tungstenite::tungstenite::Message;

use super::report::{Move, TableTally};
use super::visitor::{Pair, Socket};
use super::{Door, Run};

/// Whoever is cut off tries again after so long.
const AGAIN: Duration = Duration::from_millis(40);
/// For so long answers to the last moves are awaited.
const PATIENCE: Duration = Duration::from_secs(10);
/// The size of every so-manieth move is measured also compressed.
const WEIGHED: u64 = 16;

/// What a server sends; see docs/protocol.md.
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

/// Somebody at the table, and what they know.
struct Person {
    socket: Socket,
    n: u64,
    ply: usize,
    options: Vec<String>,
}

/// A move that is under way.
struct Underway {
    by: usize,
    n: u64,
    ply: usize,
    words: String,
    sent: Instant,
    acknowledged: bool,
    seen: bool,
    bytes: usize,
    compressed: Option<usize>,
}

/// A table and the two people who follow it.
pub(super) struct Followed {
    door: Arc<Door>,
    pair: Pair,
    people: Vec<Person>,
}

/// A table at which moves are made.
pub(super) struct Table {
    run: Arc<Run>,
    followed: Followed,
    underway: Option<Underway>,
    whim: Luck,
    tally: TableTally,
}

/// Plays at a table until the run ends and the last move is answered.
pub(super) async fn play(run: Arc<Run>, number: usize, followed: Followed) -> Table {
    let whim = Luck::new(Seed::from_number(run.seed ^ (number as u64) << 20));
    // Tables take turns, so that moves come evenly.
    let share = run.between.mul_f64(number as f64 / run.tables as f64);
    let (mut next, between, end) = (run.begin + share, run.between, run.end);
    let mut table = Table { run, followed, underway: None, whim, tally: TableTally::default() };
    while next < end {
        table.follow_until(next).await;
        table.make_a_move().await;
        next += between;
    }
    let limit = Instant::now() + PATIENCE;
    while table.underway.is_some() && Instant::now() < limit {
        table.follow_until(Instant::now() + AGAIN).await;
    }
    table
}

impl Followed {
    /// Both open the page of their table and connect.
    pub(super) async fn arrive(pair: Pair, door: Arc<Door>) -> Result<Self, String> {
        let mut followed = Self { door, pair, people: Vec::new() };
        for who in 0..followed.pair.seats.len() {
            let person = followed.enter(who).await?;
            followed.people.push(person);
        }
        Ok(followed)
    }

    /// Opens the page, then the socket, and says what the page has.
    async fn enter(&self, who: usize) -> Result<Person, String> {
        let (visitor, door) = (&self.pair.seats[who], &self.door);
        let _turn = door.at_once.acquire().await.map_err(|error| error.to_string())?;
        let page = visitor.page(&door.address, &self.pair.table).await?;
        let mut socket = visitor.connect(&door.address, &self.pair.table).await?;
        let resume = serde_json::json!({ "resume": { "parts": parts(&page) } });
        let sent = socket.send(Message::text(resume.to_string())).await;
        sent.map_err(|error| error.to_string())?;
        let prompt = page.split("id=\"prompt\"").nth(1).unwrap_or("");
        let prompt = prompt.split("<section").next().unwrap_or("");
        Ok(Person { socket, n: 0, ply: 0, options: options(prompt) })
    }

    /// The choices in the record.
    async fn record(&self) -> Result<Vec<String>, String> {
        self.pair.seats[0].record(&self.door.address, &self.pair.table).await
    }
}

impl Table {
    /// Both come back after a break, for as long as it takes.
    async fn come_back(&mut self) {
        self.followed.people.clear();
        while self.followed.people.len() < self.followed.pair.seats.len() {
            match self.followed.enter(self.followed.people.len()).await {
                Ok(person) => self.followed.people.push(person),
                Err(_) if Instant::now() < self.run.end + PATIENCE => sleep(AGAIN).await,
                Err(why) => {
                    self.tally.error(why);
                    return;
                }
            }
        }
    }

    /// Reads what comes until that moment.
    async fn follow_until(&mut self, moment: Instant) {
        loop {
            let [one, other] = self.followed.people.as_mut_slice() else {
                sleep_until(moment).await;
                return;
            };
            let (who, message) = tokio::select! {
                biased;
                message = one.socket.next() => (0, message),
                message = other.socket.next() => (1, message),
                () = sleep_until(moment) => return,
            };
            match message {
                Some(Ok(Message::Text(text))) => self.hear(who, &text),
                Some(Ok(Message::Close(_)) | Err(_)) | None => {
                    self.tally.reconnected += 1;
                    self.come_back().await;
                    self.find_out().await;
                }
                Some(Ok(_)) => {}
            }
        }
    }

    fn hear(&mut self, who: usize, text: &str) {
        let message: FromServer<'_> = match serde_json::from_str(text) {
            Ok(message) => message,
            Err(error) => return self.tally.error(error.to_string()),
        };
        if let Some(refused) = message.refused {
            let moving = self.underway.take().map(|underway| underway.words).unwrap_or_default();
            let Refused { code, text } = refused;
            return self.tally.error(format!("«{moving}» was refused: {code}: {text}"));
        }
        if let Some(underway) = self.underway.as_mut() {
            if message.ack == Some(underway.n) && who == underway.by {
                underway.acknowledged = true;
            }
            if message.ply.is_some_and(|ply| ply > underway.ply) {
                weigh(underway, text, self.tally.moves.len() as u64);
                if who != underway.by && !underway.seen {
                    underway.seen = true;
                    self.tally.times.push(underway.sent.elapsed());
                }
            }
        }
        let person = &mut self.followed.people[who];
        if let (Some(n), Some(ply)) = (message.n, message.ply) {
            (person.n, person.ply) = (n, ply);
        }
        if let Some(prompt) = message.put.and_then(|put| put.prompt) {
            person.options = options(&prompt);
        }
        self.finish();
    }

    /// A move that is acknowledged and seen is done.
    fn finish(&mut self) {
        if let Some(underway) = self.underway.take_if(|it| it.acknowledged && it.seen) {
            self.run.moves.fetch_add(1, Ordering::Relaxed);
            self.tally.moves.push(Move { ply: underway.ply, words: underway.words });
            self.tally.bytes.push(underway.bytes);
            self.tally.compressed.extend(underway.compressed);
        }
    }

    /// After a break: was the move that was under way carried out? The first update tells.
    async fn find_out(&mut self) {
        for who in 0..self.followed.people.len() {
            let told =
                tokio::time::timeout(PATIENCE, self.followed.people[who].socket.next()).await;
            match told {
                Ok(Some(Ok(Message::Text(text)))) => self.hear(who, &text),
                _ => return,
            }
        }
        let Some(mut underway) = self.underway.take() else { return };
        if self.followed.people[underway.by].n >= underway.n {
            // It was written down, whether or not that was said.
            self.run.moves.fetch_add(1, Ordering::Relaxed);
            self.tally.moves.push(Move { ply: underway.ply, words: underway.words });
        } else if underway.acknowledged {
            self.tally.lost += 1;
        } else {
            underway.sent = Instant::now();
            self.send(underway).await;
        }
    }

    async fn make_a_move(&mut self) {
        if self.underway.is_some() {
            self.tally.behind += 1;
            return;
        }
        let asked = (0..self.followed.people.len())
            .find(|who| !self.followed.people[*who].options.is_empty());
        let Some(by) = asked else {
            self.tally.nothing_to_do += 1;
            return;
        };
        let Person { n, ply, options, .. } = &self.followed.people[by];
        let count = u32::try_from(options.len()).unwrap_or(u32::MAX);
        let words = options[self.whim.below(count) as usize].clone();
        let underway = Underway {
            by,
            n: n + 1,
            ply: *ply,
            words,
            sent: Instant::now(),
            acknowledged: false,
            seen: false,
            bytes: 0,
            compressed: None,
        };
        self.send(underway).await;
    }

    async fn send(&mut self, underway: Underway) {
        let Underway { n, ply, words, .. } = &underway;
        let message = serde_json::json!({ "n": n, "ply": ply, "choose": words }).to_string();
        let by = underway.by;
        self.underway = Some(underway);
        // A broken connection is noticed when reading.
        let _ = self.followed.people[by].socket.send(Message::text(message)).await;
    }

    /// What was counted, and whether everything that was acknowledged is in the record, once and in
    /// its place.
    pub(super) async fn compare(mut self) -> TableTally {
        match self.followed.record().await {
            Ok(record) => self.compare_with(&record),
            Err(why) => self.tally.error(why),
        }
        self.tally
    }

    fn compare_with(&mut self, record: &[String]) {
        let stands = |made: &Move| record.get(made.ply) == Some(&made.words);
        let missing = self.tally.moves.iter().filter(|made| !stands(made)).count();
        self.tally.lost += missing as u64;
        let unsure = u64::from(self.underway.is_some());
        let more = record.len().saturating_sub(self.tally.moves.len()) as u64;
        self.tally.doubled += more.saturating_sub(unsure);
        if self.underway.is_some() {
            self.tally.error("the last move was never answered".to_owned());
        }
    }
}

/// What a move cost on the way to both people; now and then also how small it can be made.
fn weigh(underway: &mut Underway, text: &str, number: u64) {
    underway.bytes += text.len();
    if number.is_multiple_of(WEIGHED) {
        let mut small = DeflateEncoder::new(Vec::new(), Compression::default());
        // Writing to memory cannot fail.
        let written = std::io::Write::write_all(&mut small, text.as_bytes());
        let size = written.and_then(|()| small.finish()).map_or(0, |small| small.len());
        *underway.compressed.get_or_insert(0) += size;
    }
}

/// The answers in the question of the page.
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
        let ((a, b), (c, d)) = (between(section, "id=\"")?, between(section, "data-h=\"")?);
        Some((a, b, c, d))
    };
    let found = sections.filter_map(|section| {
        let (a, b, c, d) = part(section)?;
        Some((&section[a..b], &section[c..d]))
    });
    found.collect()
}

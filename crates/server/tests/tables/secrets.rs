//! Nothing a seat may not know reaches it, on any channel.
//!
//! The same match is played at two servers. At one of them everything shown comes from a world the
//! seat cannot tell from the real one: what it may not know has been dealt anew. Whatever the seat
//! receives must be the same at both, to the byte.

use games::AnyGame;
use serde_json::Value;
use table::Seat;

use crate::harness::{
    Form, SeededChoice, SocketClient, StagedGame, TestServer, Visitor, deckbuilding, duel, options,
};

/// A table at one of the two servers, with those at it.
struct Stage {
    server: TestServer,
    table: String,
    players: [Visitor; 2],
    watcher: Visitor,
    /// The seat that is looked at, in both forms, and a watcher.
    followers: Vec<SocketClient>,
}

/// A match at two servers, looked at with the eyes of one seat.
struct Twins {
    stages: [Stage; 2],
    eyes: usize,
    cards: Vec<&'static str>,
    choice: SeededChoice,
}

/// A game, how it is set up, and the word for the seat that is open at first.
#[derive(Clone, Copy)]
struct Setting {
    game: fn() -> &'static dyn AnyGame,
    fields: &'static [(&'static str, &'static str)],
    open: &'static str,
}

const SEED: u64 = 2024;

impl Stage {
    async fn new(staged: StagedGame, setting: Setting, eyes: usize) -> Self {
        let server = TestServer::of(vec![staged.ready()], |config| config.limits.burst = 1e6).await;
        let (table, first, second) = server.two(setting.fields, setting.open).await;
        let (players, watcher) = ([first, second], server.visitor());
        let followers = vec![
            players[eyes].follow(&table, Form::Html).await,
            players[eyes].follow(&table, Form::Json).await,
            watcher.follow(&table, Form::Html).await,
        ];
        Self { server, table, players, watcher, followers }
    }

    /// Everything the seat and a watcher get to read now; the id of the table is left out.
    async fn everything(&mut self, eyes: usize, illegal: &[String]) -> Vec<(String, String)> {
        let mut all = Vec::new();
        let at = format!("/tables/{}", self.table);
        let seen = self.players[eyes].table(&self.table).await;
        let ply = number(&seen, "ply");
        for reader in [&mut self.players[eyes], &mut self.watcher] {
            all.push(("the page".to_owned(), reader.get(&at).await.body));
            all.push(("the view".to_owned(), reader.get_json(&at).await.body));
            all.push(("the record".to_owned(), reader.get(&format!("{at}/record")).await.body));
            for moment in [ply, ply / 2, 0] {
                let replay = reader.get(&format!("{at}/replay?at={moment}")).await.body;
                all.push((format!("the replay at {moment}"), replay));
            }
        }
        for words in illegal {
            let answer = self.players[eyes].answer(&self.table, number(&seen, "n") + 1, ply, words);
            all.push((format!("the refusal of «{words}»"), answer.await.body));
        }
        for client in &mut self.followers {
            let updates = std::mem::take(&mut client.updates);
            all.extend(updates.into_iter().map(|update| ("an update".to_owned(), update)));
        }
        all.into_iter().map(|(what, text)| (what, self.impersonal(&text))).collect()
    }

    /// The text without what tells the two servers apart: the id of the table, and the hashes of
    /// parts in which it stands. That hashes are those of the parts, followers check.
    fn impersonal(&self, text: &str) -> String {
        let mut text = text.replace(&self.table, "id").replace(&self.server.address, "at");
        if let Ok(mut update) = serde_json::from_str::<Value>(&text)
            && update.get("seq").is_some()
            && update.get("view").is_none()
        {
            update["hash"].take();
            update["hashes"].take();
            text = update.to_string();
        }
        let pieces = text.split("data-h=\"");
        pieces
            .map(|piece| piece.get(8..).filter(|rest| rest.starts_with('"')).unwrap_or(piece))
            .collect()
    }

    /// Makes a choice and waits until everyone has heard of it.
    async fn choose(&mut self, player: usize, words: &str) {
        let seq = number(&self.players[player].table(&self.table).await, "seq");
        self.players[player].must_choose(&self.table, words).await;
        for client in &mut self.followers {
            client.until(|client| client.number("seq") == seq + 1).await;
        }
    }
}

fn number(seen: &Value, field: &str) -> u64 {
    seen[field].as_u64().unwrap_or_else(|| panic!("no {field} in {seen}"))
}

impl Twins {
    async fn new(setting: Setting, eyes: u8, tells_all: bool) -> Self {
        let staged = || {
            let staged = StagedGame::new((setting.game)(), SEED);
            if tells_all { staged.telling_all() } else { staged }
        };
        let eyes_at = usize::from(eyes);
        let real = Stage::new(staged(), setting, eyes_at).await;
        let imagined = staged().imagined_by(Seat::new(eyes));
        let imagined = Stage::new(imagined, setting, eyes_at).await;
        let cards = (setting.game)().cards().into_iter().map(|card| card.id).collect();
        Self { stages: [real, imagined], eyes: eyes_at, cards, choice: SeededChoice::new(SEED) }
    }

    /// Choices the seat may not make now, about any cards at all.
    async fn illegal(&mut self) -> Vec<String> {
        let stage = &mut self.stages[0];
        let legal = options(&stage.players[self.eyes].table(&stage.table).await);
        let verbs = ["play", "buy", "pick", "use", "resolve"];
        let about = |verb: &str, choice: &mut SeededChoice| {
            let cards: Vec<String> =
                self.cards.iter().map(|card| format!("{verb} {card}")).collect();
            choice.pick(&cards).to_owned()
        };
        let tried = verbs.map(|verb| about(verb, &mut self.choice));
        tried.into_iter().filter(|words| !legal.contains(words)).collect()
    }

    /// Where what is received differs, if it does.
    async fn difference(&mut self) -> Option<String> {
        let illegal = self.illegal().await;
        let [real, imagined] = &mut self.stages;
        let real = real.everything(self.eyes, &illegal).await;
        let imagined = imagined.everything(self.eyes, &illegal).await;
        let differs = real.iter().zip(&imagined).find(|(one, other)| one != other);
        let found = differs.map(|((what, one), (_, other))| format!("{what}:\n{one}\nor\n{other}"));
        let count = (real.len() != imagined.len()).then(|| "more updates at one table".to_owned());
        found.or(count)
    }

    /// Makes the same choice at both; false once the match is over.
    async fn go_on(&mut self) -> bool {
        let real = &mut self.stages[0];
        let mut asked = None;
        for player in 0..2 {
            let options = options(&real.players[player].table(&real.table).await);
            if !options.is_empty() {
                asked = Some((player, self.choice.pick(&options).to_owned()));
            }
        }
        let Some((player, words)) = asked else { return false };
        for stage in &mut self.stages {
            stage.choose(player, &words).await;
        }
        true
    }
}

/// Plays so many choices and looks after every few of them.
async fn look_for_leaks(setting: Setting, tells_all: bool) -> Option<String> {
    for eyes in 0..2 {
        let mut twins = Twins::new(setting, eyes, tells_all).await;
        for ply in 0..70 {
            if ply % 7 == 0
                && let Some(difference) = twins.difference().await
            {
                return Some(format!("seat {eyes}, after {ply} choices: {difference}"));
            }
            if !twins.go_on().await {
                break;
            }
        }
    }
    None
}

async fn keeps_secrets(setting: Setting) {
    let found = look_for_leaks(setting, false).await;
    assert!(found.is_none(), "{}", found.unwrap_or_default());
}

const INTRODUCTORY: Setting = Setting {
    game: deckbuilding,
    fields: &[("game", "deckbuilding"), ("seat.rebels", "open")],
    open: "rebels",
};

#[tokio::test]
async fn the_introductory_game_keeps_its_secrets() {
    keeps_secrets(INTRODUCTORY).await;
}

#[tokio::test]
async fn the_full_game_keeps_its_secrets() {
    let fields = &[("game", "deckbuilding"), ("set.mode", "full"), ("seat.rebels", "open")];
    keeps_secrets(Setting { fields, ..INTRODUCTORY }).await;
}

#[tokio::test]
async fn the_game_with_secret_bases_keeps_its_secrets() {
    let fields = &[("game", "deckbuilding"), ("set.mode", "secret"), ("seat.rebels", "open")];
    keeps_secrets(Setting { fields, ..INTRODUCTORY }).await;
}

#[tokio::test]
async fn the_duel_keeps_its_secrets() {
    let fields = &[("game", "duel"), ("seat.blue", "open")];
    keeps_secrets(Setting { game: duel, fields, open: "blue" }).await;
}

#[tokio::test]
async fn a_leak_would_be_noticed() {
    let found = look_for_leaks(INTRODUCTORY, true).await;
    let found = found.expect("everything was told, and nobody noticed");
    assert!(found.starts_with("seat 0, after 0 choices: the page:"), "{found}");
}

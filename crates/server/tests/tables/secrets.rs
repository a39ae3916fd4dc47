//! Nothing a seat may not know reaches it, on any channel.
//!
//! The same match is played at two servers. At one of them everything shown comes from a world the
//! seat cannot tell from the real one: what it may not know has been dealt anew. Whatever the seat
//! receives must be the same at both, to the byte.

use std::ops::Range;

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
    seats: &'static [&'static str],
    players: Vec<Visitor>,
    watcher: Visitor,
    /// The seat that is looked at, in all forms, and a watcher.
    followers: Vec<SocketClient>,
}

/// A match at two servers, looked at with the eyes of one seat.
struct Twins {
    stages: [Stage; 2],
    eyes: usize,
    cards: Vec<&'static str>,
    choice: SeededChoice,
}

/// A game, how it is set up, and the words for its seats.
#[derive(Clone, Copy)]
struct Setting {
    game: fn() -> &'static dyn AnyGame,
    fields: &'static [(&'static str, &'static str)],
    seats: &'static [&'static str],
}

const SEED: u64 = 2024;

impl Stage {
    async fn new(staged: StagedGame, setting: Setting, eyes: usize) -> Self {
        let server = TestServer::of(vec![staged.ready()], |config| config.limits.burst = 1e6).await;
        let (table, players) = server.several(setting.fields, setting.seats).await;
        let watcher = server.visitor();
        let followers = vec![
            players[eyes].follow(&table, Form::Html).await,
            players[eyes].follow(&table, Form::Compact).await,
            players[eyes].follow(&table, Form::Json).await,
            watcher.follow(&table, Form::Html).await,
            watcher.follow(&table, Form::Json).await,
        ];
        Self { server, table, seats: setting.seats, players, watcher, followers }
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
            for seat in self.seats {
                let replay = reader.get(&format!("{at}/replay?at={ply}&as={seat}")).await.body;
                all.push((format!("the replay as {seat}"), replay));
            }
        }
        for words in illegal {
            let eyes = &mut self.players[eyes];
            let answer = eyes.answer(&self.table, number(&seen, "n") + 1, ply, words).await;
            all.push((format!("the refusal of «{words}»"), answer.body));
            let answer = eyes.post_json(&format!("{at}/propose"), &[("propose", words)]).await;
            all.push((format!("the answer to the proposal of «{words}»"), answer.body));
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
        let mut asked = Vec::new();
        for (player, visitor) in real.players.iter_mut().enumerate() {
            let options = options(&visitor.table(&real.table).await);
            if !options.is_empty() {
                asked.push(format!("{player} {}", self.choice.pick(&options)));
            }
        }
        if asked.is_empty() {
            return false;
        }
        let (player, words) = self.choice.pick(&asked).split_once(' ').expect("both");
        let (player, words) = (player.parse().expect("a number"), words.to_owned());
        for stage in &mut self.stages {
            stage.choose(player, &words).await;
        }
        true
    }
}

/// Plays so many choices and looks after every few of them, with the eyes of each of these seats.
async fn look_for_leaks(setting: Setting, all_eyes: Range<u8>, tells_all: bool) -> Option<String> {
    for eyes in all_eyes {
        let mut twins = Twins::new(setting, eyes, tells_all).await;
        for ply in 0..70 {
            if ply % 10 == 0
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
    keeps_secrets_from(setting, 0..u8::try_from(setting.seats.len()).expect("few seats")).await;
}

async fn keeps_secrets_from(setting: Setting, eyes: Range<u8>) {
    let found = look_for_leaks(setting, eyes, false).await;
    assert!(found.is_none(), "{}", found.unwrap_or_default());
}

const INTRODUCTORY: Setting = Setting {
    game: deckbuilding,
    fields: &[("game", "deckbuilding")],
    seats: &["empire", "rebels"],
};

#[tokio::test]
async fn the_introductory_game_keeps_its_secrets() {
    keeps_secrets(INTRODUCTORY).await;
}

#[tokio::test]
async fn the_full_game_keeps_its_secrets() {
    let fields = &[("game", "deckbuilding"), ("set.mode", "full")];
    keeps_secrets(Setting { fields, ..INTRODUCTORY }).await;
}

#[tokio::test]
async fn the_game_with_secret_bases_keeps_its_secrets() {
    let fields = &[("game", "deckbuilding"), ("set.mode", "secret")];
    keeps_secrets(Setting { fields, ..INTRODUCTORY }).await;
}

#[tokio::test]
async fn the_duel_keeps_its_secrets() {
    let fields = &[("game", "duel")];
    keeps_secrets(Setting { game: duel, fields, seats: &["red", "blue"] }).await;
}

#[tokio::test]
async fn a_leak_would_be_noticed() {
    let found = look_for_leaks(INTRODUCTORY, 0..1, true).await;
    let found = found.expect("everything was told, and nobody noticed");
    assert!(found.starts_with("seat 0, after 0 choices: the page:"), "{found}");
}

const THREE_FACTIONS: Setting = Setting {
    game: deckbuilding,
    fields: &[("game", "deckbuilding"), ("set.factions", "empire,mandalorians,rebels")],
    seats: &["empire", "mandalorians", "rebels"],
};

/// Each region has secret bases, and all hands are closed.
const CLOSED_TEAMS: Setting = Setting {
    game: deckbuilding,
    fields: &[
        ("game", "deckbuilding"),
        ("set.factions", "teams"),
        ("set.team_one", "rebels+republic"),
        ("set.team_two", "empire+separatists"),
        ("set.mode", "secret"),
        ("set.teammates_see_hands", "off"),
    ],
    seats: &["rebels", "empire", "republic", "separatists"],
};

const OPEN_TEAMS: Setting = Setting {
    game: deckbuilding,
    fields: &[
        ("game", "deckbuilding"),
        ("set.factions", "teams"),
        ("set.team_one", "rebels+republic"),
        ("set.team_two", "empire+separatists"),
        ("set.mode", "full"),
        ("set.teammates_see_hands", "on"),
    ],
    seats: &["rebels", "empire", "republic", "separatists"],
};

#[tokio::test]
async fn the_game_of_three_keeps_its_secrets() {
    keeps_secrets(THREE_FACTIONS).await;
}

#[tokio::test]
async fn teams_with_closed_hands_keep_their_secrets() {
    keeps_secrets_from(CLOSED_TEAMS, 0..2).await;
}

#[tokio::test]
async fn their_partners_keep_them_too() {
    keeps_secrets_from(CLOSED_TEAMS, 2..4).await;
}

#[tokio::test]
async fn teams_with_open_hands_keep_their_secrets() {
    keeps_secrets_from(OPEN_TEAMS, 0..2).await;
}

#[tokio::test]
async fn partners_with_open_hands_keep_them_too() {
    keeps_secrets_from(OPEN_TEAMS, 2..4).await;
}

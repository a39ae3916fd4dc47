//! Reading the state of a table and answering its questions in a browser.

use serde::Deserialize;
use serde_json::json;

use crate::browser::{Browser, Pressed};

/// A table as a page shows it.
#[derive(Deserialize, Clone, PartialEq, Eq, Debug)]
pub(crate) struct PageState {
    /// The question, or the message about whom the table waits for.
    pub(crate) question: String,
    /// Every answer, in the game's notation.
    pub(crate) answers: Vec<String>,
    /// The number of the next choice of this seat.
    pub(crate) n: u64,
    /// The number of choices made in the match.
    pub(crate) ply: u64,
}

/// A table as the server returns it in JSON.
#[derive(Deserialize, PartialEq, Eq, Debug)]
pub(crate) struct ServerState {
    pub(crate) n: u64,
    pub(crate) ply: u64,
}

/// A choice in the record of a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct RecordedChoice {
    /// The word of the seat that made it.
    pub(crate) seat: String,
    /// The choice in the game's notation.
    pub(crate) choice: String,
}

const SHOWN: &str = "
    const table = document.getElementById('table');
    return {
        question: document.getElementById('question').textContent,
        answers: [...document.querySelectorAll('#prompt [name=choice]')].map((button) => button.value),
        n: Number(table.elements.n.value),
        ply: Number(table.elements.ply.value),
    };";

/// Whether this seat is asked or the match is over, with nothing pending. After the end a panel has
/// a link to the replay.
const SETTLED: &str = "
    const table = document.getElementById('table');
    return table && table.ariaBusy === null
        && document.querySelector('#prompt [name=choice], #ending a[href$=\"/replay\"]') !== null";

/// Finds the next element to press for an answer: a card, an item of a card's menu, a button of the
/// action bar or of the list, or what unfolds one of these.
const TOWARDS: &str = "
    const [words, onlyListed] = arguments;
    const value = `[value=\"${CSS.escape(words)}\"]`;
    const seen = (element) => element?.checkVisibility();
    const closed = (button) => button?.closest('details:not([open])')?.querySelector('summary');
    const all = (css) => [...document.querySelectorAll(css)];
    const onBoard = onlyListed ? [] : all(`.board .can${value}, .board .go${value}, .board .can .menu ${value}`);
    const inBar = onlyListed ? [] : all(`#actions button${value}`);
    for (const button of [...onBoard, ...inBar, ...all(`#prompt button${value}`)]) {
        if (seen(button)) return { press: button };
        if (seen(closed(button))) return { press: closed(button), unfolds: true };
    }
    const list = document.querySelector('.to-list');
    if (seen(list) && all(`#prompt button${value}`).length > 0) return { press: list, unfolds: true };";

/// Whether the page asks before it makes a choice without effect.
const ASKS_FIRST: &str = "return document.querySelector('#refusal.asks-first') !== null";

/// The element used for an answer that has several.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Way {
    /// A card on the board if there is one.
    Board,
    /// The list beside the board.
    List,
}

impl Browser {
    /// The current state of the page.
    pub(crate) async fn page_state(&self) -> PageState {
        self.read(SHOWN).await
    }

    /// The state of the page once this seat is asked or the match is over.
    pub(crate) async fn settled(&self) -> PageState {
        self.until("this seat is asked, or the match is over", SETTLED).await;
        self.page_state().await
    }

    /// Waits until the page shows this number of choices.
    pub(crate) async fn follows(&self, ply: u64) {
        let shown =
            "return Number(document.getElementById('table').elements.ply.value) === arguments[0]";
        self.until_with(&format!("choice {ply} is shown"), shown, vec![json!(ply)]).await;
    }

    /// The state of the table on the server.
    pub(crate) async fn server_state(&self) -> ServerState {
        let ask = "const done = arguments[arguments.length - 1]; \
            fetch(location.pathname, { headers: { accept: 'application/json' } }) \
                .then((reply) => reply.json()).then(({ n, ply }) => done({ n, ply }))";
        self.read_later(ask).await
    }

    /// The choices in the server's record of the table.
    pub(crate) async fn record(&self) -> Vec<RecordedChoice> {
        let ask = "const done = arguments[arguments.length - 1]; \
            fetch(`${location.pathname}/record`).then((reply) => reply.text()).then(done)";
        let record: String = self.read_later(ask).await;
        let lines = record.lines().skip_while(|line| !line.starts_with("choices:")).skip(1);
        let choices = lines.take_while(|line| !line.starts_with("end:"));
        choices
            .map(|line| written(line).unwrap_or_else(|| panic!("{line:?} in {record}")))
            .collect()
    }

    /// Gives an answer without waiting for the result. The first press on a card with several answers
    /// unfolds its menu.
    pub(crate) async fn answer(&self, words: &str, way: Way) {
        let with = vec![json!(words), json!(way == Way::List)];
        let press = || self.press_found(words, TOWARDS, with.clone());
        while press().await == Pressed::Unfolded {}
        if self.read(ASKS_FIRST).await {
            while press().await == Pressed::Unfolded {}
        }
    }

    /// Gives an answer and waits until it is carried out and shown.
    pub(crate) async fn choose(&self, words: &str, way: Way) {
        let n = self.page_state().await.n;
        self.answer(words, way).await;
        let done =
            "return Number(document.getElementById('table').elements.n.value) > arguments[0]";
        self.until_with(&format!("{words:?} is carried out"), done, vec![json!(n)]).await;
    }
}

/// Reads `7 empire: play tie-fighter ~3d51`.
fn written(line: &str) -> Option<RecordedChoice> {
    let (line, _check) = line.rsplit_once(" ~")?;
    let (_number, line) = line.split_once(' ')?;
    let (seat, choice) = line.split_once(": ")?;
    Some(RecordedChoice { seat: seat.to_owned(), choice: choice.to_owned() })
}

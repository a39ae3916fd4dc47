//! Somebody at a table in a browser: what they are asked, and how they answer.

use serde::Deserialize;
use serde_json::json;

use crate::browser::{Browser, Pressed};

/// A table as a page shows it.
#[derive(Deserialize, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Shown {
    /// The question, or whom the table waits for.
    pub(crate) question: String,
    /// Every answer, in the game's notation.
    pub(crate) answers: Vec<String>,
    /// The number of the next choice of this seat.
    pub(crate) n: u64,
    /// How many choices were made in the match.
    pub(crate) ply: u64,
}

/// A table as the server tells a program.
#[derive(Deserialize, PartialEq, Eq, Debug)]
pub(crate) struct Told {
    pub(crate) n: u64,
    pub(crate) ply: u64,
}

/// A choice in the record of a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Written {
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

/// Asked now, or over; and nothing on its way. When the match is over the prompt leads to the replay.
const SETTLED: &str = "
    const table = document.getElementById('table');
    return table && table.ariaBusy === null
        && document.querySelector('#prompt [name=choice], #prompt a[href$=\"/replay\"]') !== null";

/// What is to be pressed next to give an answer: the card that gives it, what the card unfolds, or
/// the button in the list, which may be folded away.
const TOWARDS: &str = "
    const [words, onlyListed] = arguments;
    const value = `[value=\"${CSS.escape(words)}\"]`;
    const seen = (element) => element?.checkVisibility();
    const closed = (button) => button?.closest('details:not([open])')?.querySelector('summary');
    const all = (css) => [...document.querySelectorAll(css)];
    const onBoard = onlyListed ? [] : all(`.board .can${value}, .board .go${value}, .board .can .menu ${value}`);
    for (const button of [...onBoard, ...all(`#prompt button${value}`)]) {
        if (seen(button)) return { press: button };
        if (seen(closed(button))) return { press: closed(button), unfolds: true };
    }";

/// Which element gives the answer, if there are several.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Way {
    /// A card on the board where there is one.
    Board,
    /// The list beside the board.
    List,
}

impl Browser {
    /// What the page shows at this moment.
    pub(crate) async fn shown(&self) -> Shown {
        self.read(SHOWN).await
    }

    /// What the page shows once this seat is asked or the match is over.
    pub(crate) async fn settled(&self) -> Shown {
        self.until("this seat is asked, or the match is over", SETTLED).await;
        self.shown().await
    }

    /// Waits until the page shows as many choices as were made.
    pub(crate) async fn follows(&self, ply: u64) {
        let shown =
            "return Number(document.getElementById('table').elements.ply.value) === arguments[0]";
        self.until_with(&format!("choice {ply} is shown"), shown, vec![json!(ply)]).await;
    }

    /// What the server knows of the table of this page.
    pub(crate) async fn told(&self) -> Told {
        let ask = "const done = arguments[arguments.length - 1]; \
            fetch(location.pathname, { headers: { accept: 'application/json' } }) \
                .then((reply) => reply.json()).then(({ n, ply }) => done({ n, ply }))";
        self.read_later(ask).await
    }

    /// The choices in the record of the table of this page, as the server keeps it.
    pub(crate) async fn record(&self) -> Vec<Written> {
        let ask = "const done = arguments[arguments.length - 1]; \
            fetch(`${location.pathname}/record`).then((reply) => reply.text()).then(done)";
        let record: String = self.read_later(ask).await;
        let lines = record.lines().skip_while(|line| !line.starts_with("choices:")).skip(1);
        let choices = lines.take_while(|line| !line.starts_with("end:"));
        choices
            .map(|line| written(line).unwrap_or_else(|| panic!("{line:?} in {record}")))
            .collect()
    }

    /// Gives an answer without waiting for what comes of it. A card with several answers is
    /// unfolded by the first press and chosen from by the next.
    pub(crate) async fn answer(&self, words: &str, way: Way) {
        let with = vec![json!(words), json!(way == Way::List)];
        while self.press_found(&format!("{words:?}"), TOWARDS, with.clone()).await
            == Pressed::Unfolded
        {}
    }

    /// Gives an answer and waits until it is carried out and shown.
    pub(crate) async fn choose(&self, words: &str, way: Way) {
        let n = self.shown().await.n;
        self.answer(words, way).await;
        let done =
            "return Number(document.getElementById('table').elements.n.value) > arguments[0]";
        self.until_with(&format!("{words:?} is carried out"), done, vec![json!(n)]).await;
    }
}

/// Reads `7 empire: play tie-fighter ~3d51`.
fn written(line: &str) -> Option<Written> {
    let (line, _check) = line.rsplit_once(" ~")?;
    let (_number, line) = line.split_once(' ')?;
    let (seat, choice) = line.split_once(": ")?;
    Some(Written { seat: seat.to_owned(), choice: choice.to_owned() })
}

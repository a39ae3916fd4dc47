//! Stepping through a match, from any seat's knowledge.

use maud::{Markup, html};
use prose::{Text, text};

use crate::board::Region;
use crate::markup::Reader;
use crate::table_page::{GameName, level};

/// A match at one of its choices.
#[derive(Debug)]
pub struct ReplayPage<'a> {
    /// The id of the table in addresses.
    pub id: &'a str,
    /// What was played.
    pub game: GameName,
    /// The setup in words.
    pub setup: Text,
    /// Whether there is a table to go to: a record somebody brought has none.
    pub has_table: bool,
    /// How many choices have been made at this moment.
    pub at: usize,
    /// How many there are.
    pub last: usize,
    /// The word of whose knowledge is shown.
    pub perspective: String,
    /// Whose knowledge can be shown: words and what they are called.
    pub perspectives: Vec<(String, Text)>,
    /// The parts of the board.
    pub board: &'a [Region],
    /// What happened at this choice: lines of the log.
    pub events: Markup,
    /// How the match ended, if this is its end.
    pub ended: Option<Text>,
    /// The seats from which the reader may play on: words and what they are called.
    pub may_fork: Vec<(String, Text)>,
}

/// The main part of the page. What changes from choice to choice is in [`replay_part`].
#[must_use]
pub fn replay(reader: Reader, page: &ReplayPage<'_>) -> Markup {
    let title = text!("Replay: {game}", "Repetición: {game}", game = page.game.title);
    html! {
        h1 { (reader.say(&title)) " " small { (reader.say(&page.setup)) } }
        div #replay data-game=(page.game.word) {
            (slider(reader, page))
            div #moment { (replay_part(reader, page)) }
        }
        p.row {
            a.button href={ "/tables/" (page.id) "/record" } { (reader.say(&text!("Download the record", "Descargar el registro"))) }
            @if page.has_table {
                a.button href={ "/tables/" (page.id) } { (reader.say(&text!("To the table", "Ir a la mesa"))) }
            }
        }
        p #say.unseen role="status" aria-live="polite" {}
        div #large popover="manual" tabindex="-1" role="dialog" aria-label=(reader.say(&text!("Card", "Carta"))) {}
    }
}

fn slider(reader: Reader, page: &ReplayPage<'_>) -> Markup {
    let play = text!("▶ Play|❚❚ Pause", "▶ Reproducir|❚❚ Pausa");
    html! {
        form #slider.panel method="get" action={ "/tables/" (page.id) "/replay" } {
            button.button.scripted type="button" data-do="play" data-says=(reader.say(&play)) {
                (reader.say(&text!("▶ Play", "▶ Reproducir")))
            }
            label.grow {
                span { (reader.say(&text!("Choice", "Elección"))) }
                input type="range" name="at" min="0" max=(page.last) value=(page.at);
            }
            label {
                span { (reader.say(&text!("Seen by", "Visto por"))) }
                select name="as" {
                    @for (word, name) in &page.perspectives {
                        option value=(word) selected[*word == page.perspective] {
                            (reader.say(&name.clone().capitalised()))
                        }
                    }
                }
            }
            button.button { (reader.say(&text!("Show", "Mostrar"))) }
        }
    }
}

/// What changes from choice to choice; the script fetches it alone.
#[must_use]
pub fn replay_part(reader: Reader, page: &ReplayPage<'_>) -> Markup {
    let place =
        text!("Choice {at} of {last}", "Elección {at} de {last}", at = page.at, last = page.last);
    html! {
        (steps(reader, page, &place))
        div.happened {
            ol { (page.events) }
            @if let Some(how) = &page.ended { p { b { (reader.say(how)) } } }
        }
        div.board.(page.game.word) {
            @for region in page.board { section.region id=(region.id) { (region.html) } }
        }
        @if !page.may_fork.is_empty() { (fork(reader, page)) }
    }
}

fn steps(reader: Reader, page: &ReplayPage<'_>, place: &Text) -> Markup {
    let before = page.at.checked_sub(1);
    let after = Some(page.at + 1).filter(|next| *next <= page.last);
    let [first, previous] = [
        ("first", before.map(|_| 0), text!("|◀ First", "|◀ Principio")),
        ("previous", before, text!("◀ Back", "◀ Atrás")),
    ];
    let [next, last] = [
        ("next", after, text!("Next ▶", "Siguiente ▶")),
        ("last", after.map(|_| page.last), text!("Last ▶|", "Final ▶|")),
    ];
    html! {
        nav.steps aria-label=(reader.say(&text!("Steps", "Pasos"))) {
            @for step in [first, previous] { (link(reader, page, step)) }
            span.place { (reader.say(place)) }
            @for step in [next, last] { (link(reader, page, step)) }
        }
    }
}

/// A step that leads nowhere stays in its place, so that the others do not move under the finger.
fn link(
    reader: Reader,
    page: &ReplayPage<'_>,
    (id, to, name): (&str, Option<usize>, Text),
) -> Markup {
    let address =
        to.map(|at| format!("/tables/{}/replay?at={at}&as={}", page.id, page.perspective));
    html! {
        a.button id=(id) href=[&address] aria-disabled=[address.is_none().then_some("true")] role=[address.is_none().then_some("link")] {
            (reader.say(&name))
        }
    }
}

fn fork(reader: Reader, page: &ReplayPage<'_>) -> Markup {
    let what = text!(
        "A new table continues from this moment, with bots in the other seats.",
        "Una mesa nueva continúa desde este momento, con bots en los demás sitios."
    );
    html! {
        form.fork.panel method="post" action={ "/tables/" (page.id) "/fork" } {
            h2 { (reader.say(&text!("Play on from here", "Seguir jugando desde aquí"))) }
            p.help { (reader.say(&what)) }
            input type="hidden" name="at" value=(page.at);
            div.row {
                label {
                    span { (reader.say(&text!("You play", "Juegas con"))) }
                    select #fork-seat name="seat" {
                        @for (word, side) in &page.may_fork { option value=(word) { (reader.say(&side.clone().capitalised())) } }
                    }
                }
                label {
                    span { (reader.say(&text!("Level of the bots", "Nivel de los bots"))) }
                    select #fork-level name="level" {
                        @for word in ["easy", "normal", "hard"] {
                            option value=(word) selected[word == "normal"] { (reader.say(&level(word))) }
                        }
                    }
                }
                button.button.main { (reader.say(&text!("Play on", "Seguir jugando"))) }
            }
        }
    }
}

/// The page where a record from elsewhere is opened, with what was wrong with the last one.
#[must_use]
pub fn open_replay(reader: Reader, fault: Option<&Text>) -> Markup {
    let what = text!(
        "Choose a replay file or paste its text. It is checked choice by choice before it is shown.",
        "Elige un archivo de repetición o pega su texto. Se comprueba elección por elección antes de mostrarse."
    );
    html! {
        div.narrow {
            h1 { (reader.say(&text!("Open a replay", "Abrir una repetición"))) }
            @if let Some(fault) = fault { p.notice role="alert" { (reader.say(fault)) } }
            p { (reader.say(&what)) }
            form #open-replay method="post" action="/replay" {
                p.scripted {
                    label for="file" { (reader.say(&text!("File", "Archivo"))) } " "
                    input #file type="file" accept=".replay,text/plain";
                }
                label for="record" { (reader.say(&text!("Text of the record", "Texto del registro"))) }
                textarea #record name="record" rows="10" required spellcheck="false" {}
                p { button.button.main { (reader.say(&text!("Open", "Abrir"))) } }
            }
        }
    }
}

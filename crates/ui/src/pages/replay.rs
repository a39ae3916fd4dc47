//! The replay of a match, from the point of view of any seat.

use maud::{Markup, html};
use prose::{Text, text};

use crate::board::Region;
use crate::markup::Reader;
use crate::table_page::{GameName, level};

/// A position of a recorded match.
#[derive(Debug)]
pub struct ReplayPage<'a> {
    /// The id of the table in addresses.
    pub id: &'a str,
    /// The game.
    pub game: GameName,
    /// The setup in words.
    pub setup: Text,
    /// Whether there is a table to go to; an uploaded record has none.
    pub has_table: bool,
    /// The number of choices made so far.
    pub at: usize,
    /// The number of choices in the match.
    pub last: usize,
    /// The word of the chosen viewer.
    pub perspective: String,
    /// The possible viewers: words and names.
    pub perspectives: Vec<(String, Text)>,
    /// The parts of the board.
    pub board: &'a [Region],
    /// The log lines of this choice.
    pub events: Markup,
    /// The result, at the end of the match.
    pub ended: Option<Text>,
    /// The seats the reader may continue from: words and names.
    pub may_fork: Vec<(String, Text)>,
}

/// The main part of the page, including [`replay_part`].
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

/// The part that changes with each choice; the script fetches only this.
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
    let first = ("first", before.map(|_| 0), text!("|◀ First", "|◀ Principio"));
    let previous = ("previous", before, text!("◀ Back", "◀ Atrás"));
    let next = ("next", after, text!("Next ▶", "Siguiente ▶"));
    let last = ("last", after.map(|_| page.last), text!("Last ▶|", "Final ▶|"));
    html! {
        nav.steps aria-label=(reader.say(&text!("Steps", "Pasos"))) {
            @for step in [first, previous] { (link(reader, page, step)) }
            span.place { (reader.say(place)) }
            @for step in [next, last] { (link(reader, page, step)) }
        }
    }
}

/// A step. Without a target it stays as disabled text, so that the other links do not move.
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

/// The page to upload a record, with the fault of the last attempt.
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

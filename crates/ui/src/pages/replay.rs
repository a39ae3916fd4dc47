//! The replay of a match, from the point of view of any seat.

use maud::{Markup, html};
use prose::{Text, text};
use table::Viewer;

use crate::board::Region;
use crate::markup::Reader;
use crate::pages::{document, shell::language_switch};
use crate::table_page::{GameName, LineKind, LogLine, level};

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
    /// The log lines of the whole match.
    pub moves: Vec<LogLine>,
    /// The result, at the end of the match.
    pub ended: Option<Text>,
    /// The seats the reader may continue from: words and names.
    pub may_fork: Vec<(String, Text)>,
}

/// The whole document, including [`replay_part`]; `here` is its address, to which the language switch
/// leads back.
#[must_use]
pub fn replay(reader: Reader, page: &ReplayPage<'_>, here: &str) -> Markup {
    let title = text!("Replay: {game}", "Repetición: {game}", game = page.game.title);
    let body = html! {
        body.at-table.at-replay {
            a.skip href="#slider" { (reader.say(&text!("Skip to the controls", "Ir a los controles"))) }
            header.slim {
                a.brand href="/" { "Cantina" }
                h1 { (reader.say(&title)) " " small { (reader.say(&page.setup)) } }
                (language_switch(reader, here))
            }
            div #replay data-game=(page.game.word) {
                div #moment { (replay_part(reader, page)) }
                (slider(reader, page))
                (beside(reader, page))
            }
            p #say.unseen role="status" aria-live="polite" {}
            div #large popover="manual" tabindex="-1" role="dialog" aria-label=(reader.say(&text!("Card", "Carta"))) {}
        }
    };
    document(reader, &title, &body)
}

/// The slim bar: play, speed, slider, perspective. The steps lie in the part that changes.
fn slider(reader: Reader, page: &ReplayPage<'_>) -> Markup {
    let play = text!("▶ Play|❚❚ Pause", "▶ Reproducir|❚❚ Pausa");
    let speed = text!("Speed ×1|Speed ×2|Speed ×½", "Velocidad ×1|Velocidad ×2|Velocidad ×½");
    html! {
        form #slider method="get" action={ "/tables/" (page.id) "/replay" } {
            button.button.scripted type="button" data-do="play" data-says=(reader.say(&play)) {
                (reader.say(&text!("▶ Play", "▶ Reproducir")))
            }
            button.button.quiet.scripted type="button" data-do="speed" data-says=(reader.say(&speed)) {
                (reader.say(&text!("Speed ×1", "Velocidad ×1")))
            }
            label.grow {
                span.unseen { (reader.say(&text!("Choice", "Elección"))) }
                input type="range" name="at" min="0" max=(page.last) value=(page.at);
            }
            label {
                span.unseen { (reader.say(&text!("Seen by", "Visto por"))) }
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

/// The list of moves, and ways to go on.
fn beside(reader: Reader, page: &ReplayPage<'_>) -> Markup {
    html! {
        aside aria-label=(reader.say(&text!("Moves", "Jugadas"))) {
            ol #moves tabindex="0" aria-label=(reader.say(&text!("Moves", "Jugadas"))) {
                @for line in &page.moves {
                    li.turn[line.kind == LineKind::Turn] {
                        a href=(page.address(line.ply)) data-at=(line.ply) { (reader.say(&line.text)) }
                    }
                }
            }
            p.row {
                a.button href={ "/tables/" (page.id) "/record" } { (reader.say(&text!("Download the record", "Descargar el registro"))) }
                @if page.perspectives.iter().any(|(word, _)| word == Viewer::JUDGE_NAME) {
                    a.button href={ "/tables/" (page.id) "/analysis" } { (reader.say(&text!("Analysis", "Análisis"))) }
                }
                @if page.has_table {
                    a.button href={ "/tables/" (page.id) } { (reader.say(&text!("To the table", "Ir a la mesa"))) }
                }
            }
        }
    }
}

/// The part that changes with each choice; the script fetches only this.
#[must_use]
pub fn replay_part(reader: Reader, page: &ReplayPage<'_>) -> Markup {
    let place =
        text!("Choice {at} of {last}", "Elección {at} de {last}", at = page.at, last = page.last);
    html! {
        div.happened {
            ol { (page.events) }
            @if let Some(how) = &page.ended { p { b { (reader.say(how)) } } }
        }
        main aria-label=(reader.say(&text!("The board", "El tablero"))) {
            div.board.(page.game.word) {
                @for region in page.board { section.region id=(region.id) { (region.html) } }
            }
        }
        (steps(reader, page, &place))
        @if !page.may_fork.is_empty() { (fork(reader, page)) }
    }
}

fn steps(reader: Reader, page: &ReplayPage<'_>, place: &Text) -> Markup {
    let before = page.at.checked_sub(1);
    let after = Some(page.at + 1).filter(|next| *next <= page.last);
    let first = ("first", before.map(|_| 0), "|◀", text!("First", "Principio"));
    let turn_back = ("turn-back", page.turn_before(), "◀◀", text!("Turn back", "Turno anterior"));
    let previous = ("previous", before, "◀", text!("Back", "Atrás"));
    let next = ("next", after, "▶", text!("Next", "Siguiente"));
    let turn_on = ("turn-on", page.turn_after(), "▶▶", text!("Turn on", "Turno siguiente"));
    let last = ("last", after.map(|_| page.last), "▶|", text!("Last", "Final"));
    html! {
        nav.steps aria-label=(reader.say(&text!("Steps", "Pasos"))) {
            @for step in [first, turn_back, previous] { (link(reader, page, step)) }
            span.place { (reader.say(place)) }
            @for step in [next, turn_on, last] { (link(reader, page, step)) }
        }
    }
}

/// A step. Without a target it stays as disabled text, so that the other links do not move.
fn link(
    reader: Reader,
    page: &ReplayPage<'_>,
    (id, to, sign, name): (&str, Option<usize>, &str, Text),
) -> Markup {
    let address = to.map(|at| page.address(at));
    html! {
        a.button id=(id) href=[&address] aria-disabled=[address.is_none().then_some("true")] role=[address.is_none().then_some("link")]
            aria-label=(reader.say(&name)) title=(reader.say(&name)) { (sign) }
    }
}

impl ReplayPage<'_> {
    fn address(&self, at: usize) -> String {
        format!("/tables/{}/replay?at={at}&as={}", self.id, self.perspective)
    }

    /// The plies at which turns begin.
    fn turns(&self) -> impl DoubleEndedIterator<Item = usize> {
        self.moves.iter().filter(|line| line.kind == LineKind::Turn).map(|line| line.ply)
    }

    fn turn_before(&self) -> Option<usize> {
        self.turns().rev().find(|ply| *ply < self.at).or((self.at > 0).then_some(0))
    }

    fn turn_after(&self) -> Option<usize> {
        self.turns().find(|ply| *ply > self.at).or((self.at < self.last).then_some(self.last))
    }
}

fn fork(reader: Reader, page: &ReplayPage<'_>) -> Markup {
    html! {
        form.fork method="post" action={ "/tables/" (page.id) "/fork" } {
            input type="hidden" name="at" value=(page.at);
            label {
                span.unseen { (reader.say(&text!("You play", "Juegas con"))) }
                select #fork-seat name="seat" {
                    @for (word, side) in &page.may_fork { option value=(word) { (reader.say(&side.clone().capitalised())) } }
                }
            }
            label {
                span.unseen { (reader.say(&text!("Level of the bots", "Nivel de los bots"))) }
                select #fork-level name="level" {
                    @for word in ["easy", "normal", "hard"] {
                        option value=(word) selected[word == "normal"] { (reader.say(&level(word))) }
                    }
                }
            }
            button.button { (reader.say(&text!("Play on from here", "Seguir jugando desde aquí"))) }
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

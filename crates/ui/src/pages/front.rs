//! The front page: games to start with one click, and lists of tables.

use maud::{Markup, html};
use prose::{Text, text};
use table::PlayerName;

use super::own_name::own_name;
use crate::assets::picture;
use crate::markup::Reader;
use crate::table_page::{GameName, SeatLine, Sitter, Standing, in_a_row, level};

/// The contents of the front page.
#[derive(Clone, Debug)]
pub struct FrontPage {
    /// The name that the reader gave last.
    pub name: Option<PlayerName>,
    /// The games, playable ones first.
    pub games: Vec<FrontGame>,
    /// Tables with a seat of the reader.
    pub mine: Vec<TableLine>,
    /// Tables with an open seat.
    pub open: Vec<TableLine>,
    /// Tables to watch.
    pub watch: Vec<TableLine>,
}

/// A game on the front page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FrontGame {
    /// The name of the game.
    pub name: GameName,
    /// The introduction, in two or three sentences.
    pub introduction: Text,
    /// Whether it can be played.
    pub readiness: Readiness,
    /// Its guided first game.
    pub lesson: Lesson,
}

/// The guided first game of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Lesson {
    /// There is none.
    NotOffered,
    /// It can be begun.
    Offered,
    /// The reader has begun it at the table with this id.
    Begun(String),
}

/// Whether a game can be played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Readiness {
    /// Playable now.
    Playable,
    /// Not yet: its rules are being written.
    Coming,
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableLine {
    /// Its id in addresses.
    pub id: String,
    /// The title of the game.
    pub game: Text,
    /// The setup in words.
    pub setup: Text,
    /// The seats and their players; empty for a broken table.
    pub seats: Vec<SeatLine>,
    /// The state of the match.
    pub standing: Standing,
    /// Whether it is the reader's turn.
    pub your_turn: Turn,
    /// Whether the reader may close it.
    pub closing: Closing,
    /// Whether its guide runs.
    pub guided: Guided,
}

/// Whether a table is in the middle of a guided game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Guided {
    /// It is an ordinary one, or the guide has ended.
    No,
    /// The guide runs.
    Now,
}

impl TableLine {
    /// Whether somebody can still take a seat.
    #[must_use]
    pub fn has_free_seat(&self) -> bool {
        self.seats.iter().any(|line| line.sitter == Sitter::Open)
    }
}

/// Whether a table can be closed by the reader, who is then the only person at it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Closing {
    /// It can.
    Offered,
    /// It cannot.
    NotOffered,
}

/// Whose turn it is, from the reader's point of view.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Turn {
    /// The reader.
    Yours,
    /// Another player.
    Theirs,
}

/// The main part of the page.
#[must_use]
pub fn front(reader: Reader, page: &FrontPage) -> Markup {
    html! {
        (hero(reader))
        @if !page.mine.is_empty() { (tables(reader, &mine(), &page.mine)) }
        section aria-labelledby="games" {
            h2 #games { (reader.say(&text!("Play now", "Jugar ahora"))) }
            div.games { @for entry in &page.games { (game(reader, entry)) } }
        }
        (own_name(reader, page.name.as_ref()))
        (tables(reader, &open(), &page.open))
        (tables(reader, &watch(), &page.watch))
        (records(reader))
    }
}

fn hero(reader: Reader) -> Markup {
    let title = text!("Take a seat at the table.", "Siéntate a la mesa.");
    let what = text!(
        "Play Star Wars tabletop games by their complete rules: with friends or against bots, without an account.",
        "Juega a juegos de mesa de Star Wars con sus reglas completas: con amigos o contra bots, sin cuenta."
    );
    html! { div.hero { h1 { (reader.say(&title)) } p { (reader.say(&what)) } } }
}

fn game(reader: Reader, game: &FrontGame) -> Markup {
    html! {
        article.panel.game data-game=(game.name.word) {
            @if let Some(picture) = picture(game.name.word, reader.lang) {
                img.in-play src=(picture.path()) width="563" height="332" alt=(reader.say(&in_play())) loading="lazy";
            }
            h3 { (reader.say(&game.name.title)) }
            @match game.readiness {
                Readiness::Playable => {
                    (play(reader, game.name.word))
                    (learn(reader, game.name.word, &game.lesson))
                }
                Readiness::Coming => {
                    p.badge { (reader.say(&text!("Coming: its rules are being written", "Próximamente: se están escribiendo sus reglas"))) }
                }
            }
            p.help { (reader.say(&game.introduction)) }
        }
    }
}

fn in_play() -> Text {
    text!("The table in the middle of a game", "La mesa en mitad de una partida")
}

/// The guided first game: one click begins it, or leads back to it.
fn learn(reader: Reader, word: &str, lesson: &Lesson) -> Markup {
    let begin = text!("Learn by playing (5 minutes)", "Aprende jugando (5 minutos)");
    let go_on = text!("Go on with the guided game", "Seguir con la partida guiada");
    let again = text!("Begin it again", "Empezarla de nuevo");
    html! {
        @if *lesson != Lesson::NotOffered {
            form.learn method="post" action="/learn" {
                input type="hidden" name="game" value=(word);
                @match lesson {
                    Lesson::Begun(id) => {
                        a.button href={ "/tables/" (id) } { (reader.say(&go_on)) }
                        button.button { (reader.say(&again)) }
                    }
                    _ => button.button { (reader.say(&begin)) },
                }
            }
        }
    }
}

/// The buttons that start a game against a bot; the normal level is the main one.
fn play(reader: Reader, word: &str) -> Markup {
    let against = text!("Play against a bot", "Jugar contra un bot");
    html! {
        form.play method="post" action="/play" {
            input type="hidden" name="game" value=(word);
            button.button.main name="level" value="normal" { (reader.say(&against)) }
            div.row role="group" aria-label=(reader.say(&text!("Other levels", "Otros niveles"))) {
                @for other in ["easy", "hard"] {
                    button.button name="level" value=(other) {
                        (reader.say(&text!("{level} bot", "Bot {level}", level = level(other)).capitalised()))
                    }
                }
                a.button href={ "/new?game=" (word) } { (reader.say(&text!("New table…", "Nueva mesa…"))) }
            }
        }
    }
}

/// A list of tables: element id, title, message when it is empty, and the label of its links.
struct Listing {
    id: &'static str,
    title: Text,
    empty: Text,
    act: Text,
}

fn mine() -> Listing {
    Listing {
        id: "mine",
        title: text!("Your tables", "Tus mesas"),
        empty: Text::default(),
        act: text!("Continue", "Continuar"),
    }
}

fn open() -> Listing {
    Listing {
        id: "open",
        title: text!("Tables to join", "Mesas con sitio libre"),
        empty: text!(
            "No table is waiting for players. Make a new table and leave a seat open.",
            "Ninguna mesa espera jugadores. Crea una mesa nueva y deja un sitio libre."
        ),
        act: text!("Join", "Unirse"),
    }
}

fn watch() -> Listing {
    Listing {
        id: "watch",
        title: text!("Tables to watch", "Mesas para mirar"),
        empty: text!("No table can be watched right now.", "Ahora mismo no hay mesas que mirar."),
        act: text!("Watch", "Mirar"),
    }
}

fn tables(reader: Reader, listing: &Listing, lines: &[TableLine]) -> Markup {
    html! {
        section aria-labelledby=(listing.id) {
            h2 id=(listing.id) { (reader.say(&listing.title)) }
            @if lines.is_empty() {
                p.help { (reader.say(&listing.empty)) }
            } @else {
                ul.tables { @for line in lines { (table(reader, line, &listing.act)) } }
            }
        }
    }
}

fn table(reader: Reader, line: &TableLine, act: &Text) -> Markup {
    let ended = matches!(line.standing, Standing::Over(_) | Standing::Frozen);
    let look_back = text!("Look back", "Revisar");
    let yours = line.your_turn == Turn::Yours && line.standing == Standing::Playing;
    html! {
        li.panel.yours[yours] {
            div.grow {
                b { (reader.say(&line.game)) } " "
                span.badge { (reader.say(&state(line))) }
                @if !line.seats.is_empty() {
                    p.help { (reader.say(&line.setup)) }
                    p { (reader.say(&seats(line))) }
                }
            }
            a.button.main[yours] href={ "/tables/" (line.id) } {
                (reader.say(if ended { &look_back } else { act }))
                span.unseen { ": " (reader.say(&line.game)) " " (reader.say(&seats(line))) }
            }
            @if line.closing == Closing::Offered {
                form method="post" action={ "/tables/" (line.id) "/close" } {
                    button.button type="submit" {
                        (reader.say(&text!("Close", "Cerrar")))
                        span.unseen { ": " (reader.say(&line.game)) " " (reader.say(&seats(line))) }
                    }
                }
            }
        }
    }
}

fn state(line: &TableLine) -> Text {
    match (&line.standing, line.your_turn) {
        (Standing::Waiting, _) if line.has_free_seat() => {
            text!("waiting for players", "faltan jugadores")
        }
        (Standing::Waiting, _) => text!("decks are being chosen", "se están eligiendo mazos"),
        (Standing::Playing, Turn::Yours) => text!("▶ your turn", "▶ te toca"),
        (Standing::Playing, Turn::Theirs) => text!("in progress", "en juego"),
        (Standing::Over(how), _) => how.clone(),
        (Standing::Frozen, _) => text!("cannot go on", "no puede seguir"),
    }
}

/// "Ana, Empire (you) · Bot (normal), Rebels"
fn seats(line: &TableLine) -> Text {
    let row = |one, next| text!("{one} · {next}", "{one} · {next}", one = one, next = next);
    line.seats.iter().map(in_a_row).reduce(row).unwrap_or_default()
}

fn records(reader: Reader) -> Markup {
    let what = text!(
        "The record of a match contains every choice: step through it from any seat, or play on from any moment.",
        "El registro de una partida guarda cada elección: recórrelo paso a paso, desde cualquier bando, o sigue jugando desde cualquier momento."
    );
    html! {
        section aria-labelledby="records" {
            h2 #records { (reader.say(&text!("Replays", "Repeticiones"))) }
            p { (reader.say(&what)) }
            p { a.button href="/replay" { (reader.say(&text!("Open a replay file…", "Abrir un archivo de repetición…"))) } }
        }
    }
}

//! The whole document of a table.
//!
//! All choices belong to one form, so that the page works without scripts; buttons that do not answer
//! the question have their own address. Text fields belong to two other forms, because Enter in a
//! field presses the first button of its form, and that must never be a choice.

use maud::{Markup, html};
use prose::{Lang, Text, text};
use table::Because;

use super::{Frame, Phrase, SeatLine, controls, hash, keys, mark_wanted, regions};
use crate::board::Region;
use crate::markup::Reader;
use crate::pages::document;

/// The contents of the page of a table.
#[derive(Debug)]
pub struct Contents<'a> {
    /// The table around the board.
    pub frame: &'a Frame<'a>,
    /// The CSS class of the board: the word of the game.
    pub board_class: &'static str,
    /// The parts of the board.
    pub board: &'a [Region],
    /// Links for reference besides cards and rules: addresses and labels.
    pub reference: Vec<(String, Text)>,
    /// The lines of the log.
    pub log: Markup,
    /// The lines of the chat.
    pub chat: Markup,
    /// The number of the last change of the table.
    pub seq: u64,
    /// The refusal of the choice just sent by the form.
    pub refused: Option<Refused>,
}

/// A choice that was not carried out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refused {
    /// The reason as a sentence.
    pub text: Text,
    /// The rule or card that forbids it, if there is one.
    pub because: Option<Because>,
}

/// The document; `here` is its address, to which the language switch leads back.
#[must_use]
pub fn page(contents: &Contents<'_>, here: &str) -> Markup {
    let frame = contents.frame;
    let reader = frame.reader;
    let body = html! {
        body.at-table {
            a.skip href="#question" { (reader.say(&text!("Skip to the question", "Ir a la pregunta"))) }
            (header(contents, here))
            (table(contents))
            (ending(frame))
            (other_forms(frame))
            dialog #over aria-label=(reader.say(&text!("Reference", "Consulta"))) {}
            p #say.unseen role="status" aria-live="polite" {}
            div #large popover="manual" tabindex="-1" role="dialog"
                aria-label=(reader.say(&text!("Card", "Carta"))) {}
            (keys::keys(reader))
        }
    };
    document(reader, &title(frame), &body)
}

/// The title of the browser tab: who plays what.
fn title(frame: &Frame<'_>) -> Text {
    let row = |one, next| text!("{one} – {next}", "{one} – {next}", one = one, next = next);
    let who = frame.seats.iter().map(SeatLine::title).reduce(row).unwrap_or_default();
    text!("{who} · {game}", "{who} · {game}", who = who, game = frame.game.title.clone())
}

fn header(contents: &Contents<'_>, here: &str) -> Markup {
    let frame = contents.frame;
    let reader = frame.reader;
    html! {
        header.slim {
            a.brand href="/" { "Cantina" }
            h1 { (reader.say(&frame.game.title)) " " small title=(reader.say(&frame.setup)) { (reader.say(&frame.setup)) } }
            nav aria-label=(reader.say(&text!("Reference", "Consulta"))) { (links(contents)) }
            form #language.language method="post" action="/language" {
                input type="hidden" name="back" value=(here);
                (other_language(reader))
            }
        }
    }
}

/// The reference pages; the script opens them over the table.
fn links(contents: &Contents<'_>) -> Markup {
    let reader = contents.frame.reader;
    let game = contents.frame.game.word;
    html! {
        a href={ "/cards/" (game) } data-over { (reader.say(&text!("Cards", "Cartas"))) }
        a href={ "/rules/" (game) } data-over { (reader.say(&text!("Rules", "Reglas"))) }
        a href={ "/words/" (game) } data-over { (reader.say(&text!("Words", "Palabras"))) }
        @for (address, name) in &contents.reference { a href=(address) data-over { (reader.say(name)) } }
    }
}

fn other_language(reader: Reader) -> Markup {
    let (other, name) = match reader.lang {
        Lang::En => (Lang::Es, "Español"),
        Lang::Es => (Lang::En, "English"),
    };
    html! { button form="language" name="lang" value=(other) lang=(other) { (name) } }
}

fn table(contents: &Contents<'_>) -> Markup {
    let frame = contents.frame;
    let Frame { id, reader, .. } = frame;
    let mut around = regions(frame);
    mark_wanted(&mut around, &frame.wanted);
    let part = |id: &str| around.iter().find(|region| region.id == id).map(section);
    html! {
        form #table method="post" action={ "/tables/" (id) "/choices" }
            data-socket={ "/tables/" (id) "/socket?form=compact&lang=" (reader.lang) }
            data-seq=(contents.seq) data-lang=(reader.lang) data-game=(frame.game.word)
            data-idle-says=(reader.say(&idle_question())) data-next-says=(reader.say(&text!("Next ▶", "Siguiente ▶"))) {
            input type="hidden" name="n" value=(frame.carried_out + 1);
            input type="hidden" name="ply" value=(frame.ply);
            @if let Some(part) = part("happened") { (part) }
            @if let Some(part) = part("guide") { div.lesson aria-live="polite" { (part) } }
            main aria-label=(reader.say(&text!("The board", "El tablero"))) {
                @if let Some(part) = part("deck-choices") { (part) }
                div.board.(contents.board_class) { @for region in contents.board { (section(region)) } }
            }
            div.notices {
                (connection(*reader))
                (refusal(frame, contents.refused.as_ref()))
            }
            @if let Some(part) = part("actions") { (part) }
            (menu(contents, part("controls")))
            aside aria-label=(reader.say(&text!("Seats, answers and log", "Bandos, respuestas y registro"))) {
                @for region in ["seats", "prompt"] { @if let Some(part) = part(region) { (part) } }
                (refresh(frame))
                (log(*reader, &contents.log))
                div.table-talk {
                    @for region in ["teamwork", "deals"] { @if let Some(part) = part(region) { (part) } }
                    (chat(*reader, &contents.chat, part("addressees")))
                }
                (notice(*reader))
            }
        }
    }
}

/// The end of the match. It is outside the form of the choices, because its report has forms of its own.
fn ending(frame: &Frame<'_>) -> Markup {
    let around = regions(frame);
    html! { @for region in around.iter().filter(|region| region.id == "ending") { (section(region)) } }
}

/// The question before a choice without effect.
fn idle_question() -> Text {
    text!(
        "This would have no effect. Click again to do it anyway.",
        "Esto no tendría ningún efecto. Haz clic otra vez para hacerlo de todos modos."
    )
}

/// What is rarely needed: concede, replay, another device, settings; on small screens the links too.
fn menu(contents: &Contents<'_>, controls: Option<Markup>) -> Markup {
    let reader = contents.frame.reader;
    html! {
        details #menu name="over-board" {
            summary aria-label=(reader.say(&text!("Menu", "Menú"))) { "☰" }
            div.sheet {
                nav.narrow aria-label=(reader.say(&text!("Reference", "Consulta"))) {
                    (links(contents)) (other_language(reader))
                }
                @if let Some(controls) = controls { (controls) }
                (controls::settings(reader))
            }
        }
    }
}

/// A part as an element whose content the script replaces.
fn section(region: &Region) -> Markup {
    html! {
        section.region id=(region.id) data-h=(format!("{:08x}", hash(region))) { (region.html) }
    }
}

/// The state of the connection; the script chooses the sentence.
fn connection(reader: Reader) -> Markup {
    let lost = text!("Connection lost; reconnecting…", "Conexión perdida; reconectando…");
    let closed = text!(
        "This page is no longer connected to the table. Reload it to try again.",
        "Esta página ya no está conectada con la mesa. Recárgala para volver a intentarlo."
    );
    html! {
        p #connection role="status" data-lost=(reader.say(&lost)) data-closed=(reader.say(&closed)) {}
    }
}

fn refusal(frame: &Frame<'_>, refused: Option<&Refused>) -> Markup {
    let reader = frame.reader;
    let card = text!("See the card", "Ver la carta");
    html! {
        div #refusal role="alert" data-card-says=(reader.say(&card)) {
            @if let Some(Refused { text, because }) = refused {
                (reader.say(text)) " "
                @match because {
                    Some(Because::Rule(id)) => a href={ "/rules/" (id.0) } { "§ " (id.0) },
                    Some(Because::Card(id)) => {
                        a href={ "/cards/" (frame.game.word) "/" (id) } { (reader.say(&card)) }
                    }
                    None => {}
                }
            }
        }
    }
}

fn refresh(frame: &Frame<'_>) -> Markup {
    let advice = text!(
        "Without scripts this page does not update itself.",
        "Sin scripts, esta página no se actualiza sola."
    );
    html! {
        noscript {
            p.help {
                (frame.reader.say(&advice)) " "
                a href={ "/tables/" (frame.id) } { (frame.reader.say(&text!("Refresh", "Actualizar"))) }
            }
        }
    }
}

fn log(reader: Reader, lines: &Markup) -> Markup {
    html! {
        section.log aria-labelledby="log-title" {
            h2 #log-title { (reader.say(&text!("Log", "Registro"))) }
            ol #log tabindex="0" aria-labelledby="log-title" { (lines) }
        }
    }
}

fn chat(reader: Reader, lines: &Markup, addressees: Option<Markup>) -> Markup {
    html! {
        details #talking {
            summary { (reader.say(&text!("Chat", "Chat"))) }
            ol #chat { (lines) }
            @if let Some(part) = addressees { (part) }
            div.saying {
                label.unseen for="words" { (reader.say(&text!("Say something", "Di algo"))) }
                input #words name="words" form="talk" maxlength="300" autocomplete="off"
                    placeholder=(reader.say(&text!("Say something…", "Di algo…")));
                button.button form="talk" { (reader.say(&text!("Send", "Enviar"))) }
            }
            div.phrases {
                @for phrase in Phrase::ALL {
                    button form="talk" name="phrase" value=(phrase.word()) { (reader.say(&phrase.text())) }
                }
            }
        }
    }
}

fn other_forms(frame: &Frame<'_>) -> Markup {
    html! {
        form #talk method="post" action={ "/tables/" (frame.id) "/chat" } {}
        form #deal method="post" action={ "/tables/" (frame.id) "/deal" } {}
        form #pointing method="post" action={ "/tables/" (frame.id) "/point" } {}
        form #sit method="post" {}
        form #rename method="post" action={ "/tables/" (frame.id) "/name" } {}
    }
}

fn notice(reader: Reader) -> Markup {
    let notice = text!("An unofficial fan work.", "Obra no oficial de aficionados.");
    html! {
        p.help.unofficial {
            (reader.say(&notice)) " " a href="/about" { (reader.say(&text!("More", "Más"))) }
        }
    }
}

//! The action bar below the board: the question, the main actions, undo.

use maud::{Markup, html};
use prose::{Conjunction, Text, text};

use super::deals::waiting_deals;
use super::teamwork::proposal;
use super::{Addressee, Frame, Hints, Place, SeatLine, Sitter, Standing, Undo};
use crate::board::{Action, Alone, Divided, InFull, Weight};

/// The question with its buttons, or whom the table waits for, or the result.
pub(super) fn actions(frame: &Frame<'_>) -> Markup {
    match (&frame.standing, frame.place) {
        (Standing::Over(how), _) => question(frame, how),
        (Standing::Frozen, _) => frozen(frame),
        (Standing::Waiting, _) => question(frame, &waiting_for_players(frame)),
        (Standing::Playing, Place::Curtain(_)) => curtain(frame),
        (Standing::Playing, _) => {
            html! { (playing(frame)) (proposal(frame)) (asked_to_undo(frame)) }
        }
    }
}

/// The heading, which Escape focuses.
fn question(frame: &Frame<'_>, text: &Text) -> Markup {
    html! { h2 #question tabindex="-1" { (frame.reader.say(text)) } }
}

fn waiting_for_players(frame: &Frame<'_>) -> Text {
    if frame.seats.iter().all(|line| line.sitter != Sitter::Open) {
        return text!(
            "The match begins when everyone has chosen a deck.",
            "La partida empieza cuando todos hayan elegido mazo."
        );
    }
    text!(
        "The match begins when every seat is taken.",
        "La partida empieza cuando no quede ningún sitio libre."
    )
}

fn playing(frame: &Frame<'_>) -> Markup {
    let asked = match &frame.question {
        _ if frame.offers.is_empty() => waiting(frame),
        Some(question) => question.clone(),
        // Whoever is done with a shared turn may go on with it, but nobody waits for that.
        None if frame.own_seat().is_some_and(|line| !line.asked) => waiting(frame),
        None => text!("Choose.", "Elige."),
    };
    html! {
        (question(frame, &asked))
        @if let Some(unspent) = &frame.bar.unspent { p.unspent { (frame.reader.say(unspent)) } }
        div.buttons.wordy[is_wordy(frame)] {
            @if !frame.offers.is_empty() { (list_link(frame)) }
            (deals_link(frame))
            @for mate in &frame.talk.same_screen { (turn_to(frame, mate)) }
            (undo(frame))
            (hint(frame))
            @if let Some(divided) = &frame.bar.divided { (divider(frame, divided)) }
            @for action in &frame.bar.actions { (button(frame, action)) }
        }
    }
}

/// The length of a label from which on it needs several lines on a phone.
const LONG_LABEL: usize = 22;

/// Whether the buttons need more room than the question.
fn is_wordy(frame: &Frame<'_>) -> bool {
    frame.bar.actions.iter().any(|action| is_long(frame, action))
}

fn is_long(frame: &Frame<'_>, action: &Action) -> bool {
    frame.reader.say(&action.label).chars().count() > LONG_LABEL
}

/// The message about the players the match waits for.
fn waiting(frame: &Frame<'_>) -> Text {
    let asked: Vec<Text> =
        frame.seats.iter().filter(|line| line.asked).map(SeatLine::inside).collect();
    if asked.is_empty() {
        return text!("One moment…", "Un momento…");
    }
    text!("Waiting for {who}…", "Esperando a {who}…", who = Text::list(asked, Conjunction::And))
}

/// The way to the list of all answers, where it is not beside the board.
fn list_link(frame: &Frame<'_>) -> Markup {
    let label = text!("All answers", "Todas las respuestas");
    html! {
        a.button.quiet.to-list href="#prompt" data-do="list" aria-label=(frame.reader.say(&label)) {
            "☰ " (frame.offers.len())
        }
    }
}

/// The way to the deals that wait for an answer.
fn deals_link(frame: &Frame<'_>) -> Markup {
    let count = waiting_deals(frame);
    let label = text!("Deals offered to you", "Tratos que te proponen");
    html! {
        @if count > 0 {
            a.button.quiet href="#deals" title=(frame.reader.say(&label)) {
                span aria-hidden="true" { "⇄ " } (count) " " span.unseen { (frame.reader.say(&label)) }
            }
        }
    }
}

/// The way to the cards of a teammate who plays on the same screen.
fn turn_to(frame: &Frame<'_>, mate: &Addressee) -> Markup {
    let label = text!("Cards of {who}", "Cartas de {who}", who = mate.name.clone());
    html! {
        button.button name="seat" value=(mate.word) formaction={ "/tables/" (frame.id) "/lift" } {
            (frame.reader.say(&label))
        }
    }
}

fn undo(frame: &Frame<'_>) -> Markup {
    let (label, short) = match &frame.undo {
        Undo::Free => (text!("Undo", "Deshacer"), "↶"),
        Undo::Ask => (text!("Ask to undo", "Pedir deshacer"), "↶?"),
        Undo::Asked(what) => {
            let asked = text!(
                "Undo: no answer yet ({what})",
                "Deshacer: aún sin respuesta ({what})",
                what = what.clone()
            );
            return html! {
                span.help.asked { (frame.reader.say(&asked)) }
                button.button.quiet formaction={ "/tables/" (frame.id) "/withdraw" } {
                    (frame.reader.say(&text!("Withdraw", "Retirar")))
                }
            };
        }
        Undo::Nothing | Undo::AskedBy { .. } => return Markup::default(),
    };
    html! {
        button.button.quiet formaction={ "/tables/" (frame.id) "/undo" } title=(frame.reader.say(&label)) {
            span aria-hidden="true" { (short) } " " span.long { (frame.reader.say(&label)) }
        }
    }
}

/// The button for a hint, while the reader is asked.
fn hint(frame: &Frame<'_>) -> Markup {
    if frame.hints == Hints::NotOffered || frame.offers.len() < 2 {
        return Markup::default();
    }
    let label = text!("Hint", "Pista");
    let label = frame.reader.say(&label);
    html! {
        button.button.quiet formaction={ "/tables/" (frame.id) "/hint" } title=(label) {
            span aria-hidden="true" { "✧" } " " span.long { (label) }
        }
    }
}

/// A button of the bar. Several choices in a row need the script; so they are not shown without it.
fn button(frame: &Frame<'_>, action: &Action) -> Markup {
    let label = frame.reader.say(&action.label);
    let class = match action.weight {
        Weight::Plain => "button",
        Weight::Repeats => "button repeats",
        Weight::Main => "button main",
        Weight::Ends => "button ends",
    };
    let class = if is_long(frame, action) { format!("{class} wordy") } else { class.to_owned() };
    let sole = frame.bar.alone == Alone::Automatic;
    let anyway = text!("{action}: sure?", "{action}: ¿seguro?", action = action.label);
    let asks = (action.weight == Weight::Ends && frame.bar.unspent.is_some())
        .then(|| frame.reader.say(&anyway).to_owned());
    match action.choices.as_slice() {
        [choice] => html! {
            button class=(class) name="choice" value=(choice) data-asks=[asks]
                data-sole[sole]
                data-ends[action.weight == Weight::Ends] title=(label) { span { (label) } }
        },
        several => html! {
            button class={ (class) " batch scripted" } type="button" data-do="batch" data-batch=(several.join("|")) title=(label) { span { (label) } }
        },
    }
}

/// How much is divided already, and the button that gives every card its share. Clicks on the cards
/// make the shares, which needs the script.
fn divider(frame: &Frame<'_>, Divided { amount, in_full }: &Divided) -> Markup {
    let stop = match in_full {
        InFull::Must => None,
        InFull::May(stop) => Some(stop),
    };
    let less = text!("Less", "Menos");
    html! {
        output #divided.scripted data-amount=(amount) data-stop=[stop] data-less-says=(frame.reader.say(&less)) {
            "0 / " (amount)
        }
        button #divide.button.main.scripted type="button" data-do="divide" disabled {
            (frame.reader.say(&text!("Divide", "Repartir")))
        }
    }
}

fn curtain(frame: &Frame<'_>) -> Markup {
    let Some(line) = frame.own_seat() else { return Markup::default() };
    let pass =
        text!("Pass the device to {side}.", "Pasa el dispositivo a {side}.", side = line.inside());
    let lift =
        text!("No one else is looking: show the cards", "Nadie más mira: mostrar las cartas");
    html! {
        (question(frame, &pass))
        div.buttons {
            button.button.main name="seat" value=(line.word) formaction={ "/tables/" (frame.id) "/lift" } {
                (frame.reader.say(&lift))
            }
        }
    }
}

fn asked_to_undo(frame: &Frame<'_>) -> Markup {
    let Undo::AskedBy { side, what } = &frame.undo else { return Markup::default() };
    let asks = text!(
        "{side}: “May I take this back?” {what}",
        "{side}: «¿Puedo deshacer esto?» {what}",
        side = side.clone().capitalised(),
        what = what.clone()
    );
    html! {
        div.asks {
            p { (frame.reader.say(&asks)) }
            @for (value, word) in [("yes", text!("Agree", "Aceptar")), ("no", text!("Refuse", "Rechazar"))] {
                button.button name="agree" value=(value) formaction={ "/tables/" (frame.id) "/agree" } {
                    (frame.reader.say(&word))
                }
            }
        }
    }
}

fn frozen(frame: &Frame<'_>) -> Markup {
    let Frame { reader, id, game, .. } = frame;
    let broke = text!(
        "Something broke at this table, and the match cannot go on. Its record is kept.",
        "Algo se ha roto en esta mesa y la partida no puede seguir. Su registro se conserva."
    );
    html! {
        (question(frame, &broke))
        div.buttons {
            a.button href={ "/tables/" (id) "/record" } { (reader.say(&text!("Download the record", "Descargar el registro"))) }
            a.button href={ "/new?game=" (game.word) } { (reader.say(&text!("New game", "Nueva partida"))) }
        }
    }
}

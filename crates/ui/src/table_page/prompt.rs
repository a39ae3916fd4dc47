//! The question and its answers.

use maud::{Markup, html};
use prose::{Conjunction, Text, text};

use table::Offer;

use super::{Frame, NextUp, Place, SeatLine, Sideboard, Sitter, Standing, Undo};

/// The most answers under one heading before they are folded away.
const SHOWN: usize = 8;
/// The most answers before a search field is added.
const MANY: usize = 24;
/// The number of answers that have a digit key.
const DIGITS: usize = 9;

/// The question and its answers, or whom the table waits for, or the result.
pub(super) fn prompt(frame: &Frame<'_>) -> Markup {
    html! {
        @if let (Undo::AskedBy { side, what }, Standing::Playing) = (&frame.undo, &frame.standing) {
            (asked_to_undo(frame, side, what))
        }
        @match (&frame.standing, frame.place) {
            (Standing::Over(how), _) => (over(frame, how)),
            (Standing::Frozen, _) => (frozen(frame)),
            (Standing::Waiting, _) => (question(frame, &waiting_for_players())),
            (Standing::Playing, Place::Curtain(_)) => (curtain(frame)),
            (Standing::Playing, _) => (playing(frame)),
        }
    }
}

/// The heading, which Escape focuses.
fn question(frame: &Frame<'_>, text: &Text) -> Markup {
    html! { h2 #question tabindex="-1" { (frame.reader.say(text)) } }
}

fn waiting_for_players() -> Text {
    text!(
        "The match begins when every seat is taken.",
        "La partida empieza cuando no quede ningún sitio libre."
    )
}

fn playing(frame: &Frame<'_>) -> Markup {
    if frame.offers.is_empty() {
        return question(frame, &waiting(frame));
    }
    let asked = frame.question.clone().unwrap_or_else(|| text!("Choose.", "Elige."));
    html! { (question(frame, &asked)) (offers(frame)) }
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

/// Offers under their headings, in the order the game lists them.
fn offers(frame: &Frame<'_>) -> Markup {
    let groups: Vec<&[Offer]> =
        frame.offers.chunk_by(|one, next| one.heading == next.heading).collect();
    let folds = |group: &[Offer]| group.len() > SHOWN && groups.len() > 1;
    let mut digits = 1..=DIGITS;
    html! {
        @if frame.offers.len() > MANY { (search_field(frame)) }
        @for group in &groups {
            @if folds(group) { (folded(frame, group)) } @else { (open(frame, group, &mut digits)) }
        }
    }
}

/// The search field for answers.
fn search_field(frame: &Frame<'_>) -> Markup {
    let find = text!("Find an answer", "Buscar una respuesta");
    let find = frame.reader.say(&find);
    html! {
        label.unseen for="sift" { (find) }
        input #sift.scripted type="search" data-sift placeholder=(find) autocomplete="off";
    }
}

/// An unfolded group, its answers numbered while there are digits left.
fn open(frame: &Frame<'_>, group: &[Offer], digits: &mut impl Iterator<Item = usize>) -> Markup {
    html! {
        h3 { (frame.reader.say(&group[0].heading)) }
        @for offer in group { (button(frame, offer, key(offer, digits))) }
    }
}

/// The digit key of an answer: a numeric answer has its own digit, others the next free one.
fn key(offer: &Offer, digits: &mut impl Iterator<Item = usize>) -> Option<usize> {
    match offer.text.en.parse() {
        Ok(number) => Some(number).filter(|number| *number <= DIGITS),
        Err(_) => digits.next(),
    }
}

fn folded(frame: &Frame<'_>, group: &[Offer]) -> Markup {
    html! {
        details {
            summary { (frame.reader.say(&group[0].heading)) " (" (group.len()) ")" }
            @for offer in group { (button(frame, offer, None)) }
        }
    }
}

fn button(frame: &Frame<'_>, offer: &Offer, digit: Option<usize>) -> Markup {
    html! {
        button name="choice" value=(offer.words) {
            @if let Some(digit) = digit { kbd { (digit) } }
            (frame.reader.say(&offer.text))
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
        button.button.main name="seat" value=(line.word) formaction={ "/tables/" (frame.id) "/lift" } {
            (frame.reader.say(&lift))
        }
    }
}

fn asked_to_undo(frame: &Frame<'_>, side: &Text, what: &Text) -> Markup {
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

fn over(frame: &Frame<'_>, how: &Text) -> Markup {
    let Frame { reader, id, game, .. } = frame;
    html! {
        (question(frame, how))
        @if let Some(own) = frame.own_seat() {
            @match more(frame, own) {
                More::Waiting(who) => p.next { (reader.say(&who)) },
                More::Asked(eager) => {
                    @if let Some(eager) = eager { p.next { (reader.say(&eager)) } }
                    button.button.main formaction={ "/tables/" (id) "/rematch" } { (reader.say(&again(frame.next))) }
                }
            }
            (sideboard(frame))
        }
        a.button href={ "/tables/" (id) "/replay" } { (reader.say(&text!("Watch the replay", "Ver la repetición"))) }
        a.button href={ "/new?game=" (game.word) } { (reader.say(&text!("New game", "Nueva partida"))) }
    }
}

/// The agreement to play on.
enum More {
    /// The reader has agreed; these players have not.
    Waiting(Text),
    /// The reader is asked; these players have already agreed.
    Asked(Option<Text>),
}

fn more(frame: &Frame<'_>, own: &SeatLine) -> More {
    let people = frame.seats.iter().filter(|line| matches!(line.sitter, Sitter::Person { .. }));
    let (eager, others): (Vec<_>, Vec<_>) = people.partition(|line| line.wants_more);
    let all = |lines: &[&SeatLine]| Text::list(lines.iter().map(|l| l.inside()), Conjunction::And);
    if own.wants_more && !others.is_empty() {
        return More::Waiting(text!(
            "You want to play on. Waiting for {who}…",
            "Quieres seguir jugando. Esperando a {who}…",
            who = all(&others)
        ));
    }
    let told = |who| text!("Ready to play on: {who}.", "Con ganas de seguir: {who}.", who = who);
    More::Asked((!eager.is_empty()).then(|| told(all(&eager))))
}

/// The label of the button that all players must press.
fn again(next: NextUp) -> Text {
    match next {
        NextUp::Match => text!("Rematch with sides swapped", "Revancha con los bandos cambiados"),
        NextUp::Again => text!("Play the game again", "Repetir la partida"),
        NextUp::Game(_) => text!("Next game of the match", "Siguiente partida del encuentro"),
    }
}

fn sideboard(frame: &Frame<'_>) -> Markup {
    let link = match frame.next {
        NextUp::Game(Sideboard::Open) => {
            text!("Exchange cards with the sideboard", "Cambiar cartas con la reserva")
        }
        NextUp::Game(Sideboard::Exchanged) => {
            text!("Cards are exchanged. Change them again", "Cartas cambiadas. Volver a cambiarlas")
        }
        NextUp::Match | NextUp::Again | NextUp::Game(Sideboard::Empty) => return html! {},
    };
    html! { a.button href={ "/tables/" (frame.id) "/sideboard" } { (frame.reader.say(&link)) } }
}

fn frozen(frame: &Frame<'_>) -> Markup {
    let Frame { reader, id, game, .. } = frame;
    let broke = text!(
        "Something broke at this table, and the match cannot go on. Its record is kept.",
        "Algo se ha roto en esta mesa y la partida no puede seguir. Su registro se conserva."
    );
    html! {
        (question(frame, &broke))
        a.button href={ "/tables/" (id) "/record" } { (reader.say(&text!("Download the record", "Descargar el registro"))) }
        a.button href={ "/new?game=" (game.word) } { (reader.say(&text!("New game", "Nueva partida"))) }
    }
}

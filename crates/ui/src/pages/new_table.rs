//! The form of a new table: the setup of its game, the seats, and the rules of the table.

use std::collections::BTreeMap;

use maud::{Markup, html};
use prose::{Conjunction, Gender, Noun, Text, text};
use table::{SetupField, SetupKind};
use unlimited::decks::Fault;

use super::decks::{KeptDeck, seat_deck};
use crate::markup::Reader;
use crate::table_page::GameName;

const FAULT: Noun = Noun::new("fault", "faults", "fallo", "fallos", Gender::Masculine);

/// The contents of the page.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// The game to be played.
    pub game: GameName,
    /// The fields of its setup.
    pub fields: Vec<SetupField>,
    /// The keys of the fields that decide who plays.
    pub deciding: Vec<&'static str>,
    /// The seats of the setup chosen so far, those of a team together.
    pub sides: Vec<Vec<NewSeat>>,
    /// The faults of what was sent.
    pub faults: Vec<Text>,
    /// The faults of decks, by the key of the field.
    pub deck_faults: BTreeMap<String, Vec<Fault>>,
    /// The decks the reader keeps.
    pub kept: Vec<KeptDeck>,
    /// The values that were sent, by the name of the field.
    pub chosen: BTreeMap<String, String>,
}

/// A seat of a table that is being described.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewSeat {
    /// The word in addresses and notation.
    pub word: String,
    /// The name people read.
    pub name: Text,
}

/// An option: its word, its label, its explanation.
type OptionText = (&'static str, Text, Text);

/// The main part of the page.
#[must_use]
pub fn new_table(reader: Reader, page: &NewTable) -> Markup {
    let title = text!("New table: {game}", "Nueva mesa: {game}", game = page.game.title);
    // The fields that decide who plays come before the seats.
    let (deciding, others): (Vec<_>, Vec<_>) =
        page.fields.iter().partition(|field| page.deciding.contains(&field.key));
    html! {
        div.narrow {
            h1 { (reader.say(&title)) }
            (faults(reader, page))
            form.new-table method="post" action="/tables" {
                input type="hidden" name="game" value=(page.game.word);
                @if !deciding.is_empty() {
                    div data-decides="who-plays" {
                        @for field in deciding { (setup_field(reader, page, field)) }
                    }
                }
                (seats(reader, page))
                @for field in others { (setup_field(reader, page, field)) }
                (own_name(reader, page))
                @for question in [clock(), away()] { (radios(reader, page, &question)) }
                // With two sides the other one wins, so there is nothing to choose.
                @if page.sides.len() > 2 { (radios(reader, page, &resigning())) }
                @for question in [watch(), listed()] { (radios(reader, page, &question)) }
                button.button.main { (reader.say(&text!("Open the table", "Abrir la mesa"))) }
            }
        }
    }
}

fn faults(reader: Reader, page: &NewTable) -> Markup {
    let faulty = page.fields.iter().filter(|field| page.deck_faults.contains_key(field.key));
    html! {
        @if !page.faults.is_empty() || !page.deck_faults.is_empty() {
            div.notice role="alert" {
                p { (reader.say(&text!("This table cannot be opened yet:", "Esta mesa aún no se puede abrir:"))) }
                ul {
                    @for fault in &page.faults { li { (reader.say(fault)) } }
                    @for field in faulty { li { (faulty_deck(reader, page, field)) } }
                }
            }
        }
    }
}

/// The number of faults of a deck; they are listed at its field.
fn faulty_deck(reader: Reader, page: &NewTable, field: &SetupField) -> Markup {
    let count = page.deck_faults.get(field.key).map_or(0, Vec::len);
    let said = text!(
        "{deck}: {faults}.",
        "{deck}: {faults}.",
        deck = field.label,
        faults = FAULT.count(count)
    );
    html! { a href={ "#deck-" (field.key) } { (reader.say(&said)) } }
}

/// A question with a few answers, of which the first is preselected.
struct Question {
    name: String,
    label: Text,
    help: Text,
    answers: Vec<OptionText>,
}

fn radios(reader: Reader, page: &NewTable, question: &Question) -> Markup {
    let Question { name, label, help, answers } = question;
    let sent = page.chosen.get(name).map(String::as_str);
    let chosen = answers.iter().find(|answer| Some(answer.0) == sent).or(answers.first());
    let unknown = sent.is_some_and(|sent| answers.iter().all(|answer| answer.0 != sent));
    html! {
        fieldset {
            legend { (reader.say(label)) }
            @if !help.en.is_empty() { p.help { (reader.say(help)) } }
            @if unknown { (fault(reader, name, &text!("Choose one of these.", "Elige una de estas opciones."))) }
            div.options {
                @for answer in answers {
                    label.option {
                        input type="radio" name=(name) value=(answer.0) checked[chosen == Some(answer)];
                        span { b { (reader.say(&answer.1)) } " " span.help { (reader.say(&answer.2)) } }
                    }
                }
            }
        }
    }
}

fn fault(reader: Reader, field: &str, text: &Text) -> Markup {
    html! { p.fault id={ (field) "-fault" } { "⚠ " (reader.say(text)) } }
}

fn setup_field(reader: Reader, page: &NewTable, field: &SetupField) -> Markup {
    let name = format!("set.{}", field.key);
    match &field.kind {
        SetupKind::OneOf(options) => {
            let answers =
                options.iter().map(|one| (one.word, one.label.clone(), one.help.clone())).collect();
            let label = field.label.clone();
            let help = field.help.clone();
            radios(reader, page, &Question { name, label, help, answers })
        }
        SetupKind::Deck { starters, .. } => seat_deck(reader, page, field, starters),
        SetupKind::Number { least, most } => number(reader, page, field, &name, *least, *most),
        SetupKind::Words(example) => words(reader, page, field, &name, example),
    }
}

fn number(
    reader: Reader,
    page: &NewTable,
    field: &SetupField,
    name: &str,
    least: u8,
    most: u8,
) -> Markup {
    let sent = page.chosen.get(name).map_or("", |sent| sent.trim());
    let fits = sent.is_empty() || sent.parse().is_ok_and(|n: u8| (least..=most).contains(&n));
    let range = text!(
        "A whole number from {least} to {most}; leave it empty for the recommended value.",
        "Un número entero del {least} al {most}; déjalo vacío para usar el valor recomendado.",
        least = least,
        most = most
    );
    let help_id = format!("{name}-help");
    let fault_id = format!("{name}-fault");
    let described = if fits { help_id.clone() } else { format!("{fault_id} {help_id}") };
    html! {
        fieldset {
            legend { label for=(name) { (reader.say(&field.label)) } }
            p.help id=(help_id) { (reader.say(&field.help)) " " (reader.say(&range)) }
            @if !fits { (fault(reader, name, &text!("This number is not valid.", "Ese número no es válido."))) }
            input type="number" id=(name) name=(name) min=(least) max=(most) step="1" value=(sent)
                aria-describedby=(described) aria-invalid=[(!fits).then_some("true")];
        }
    }
}

fn words(reader: Reader, page: &NewTable, field: &SetupField, name: &str, example: &str) -> Markup {
    let help_id = format!("{name}-help");
    html! {
        fieldset {
            legend { label for=(name) { (reader.say(&field.label)) } }
            p.help id=(help_id) { (reader.say(&field.help)) }
            input id=(name) name=(name) placeholder=(example) aria-describedby=(help_id)
                value=[page.chosen.get(name)];
        }
    }
}

/// The players by seat; by default the reader takes the first seat and bots the others. Without a
/// script, a button reloads the page with the seats of the chosen setup.
fn seats(reader: Reader, page: &NewTable) -> Markup {
    let help = text!(
        "A seat for another person is free for anyone who opens the table's link.",
        "El sitio para otra persona puede ocuparlo quien abra el enlace de la mesa."
    );
    html! {
        fieldset #who-plays {
            legend { (reader.say(&text!("Who plays", "Quién juega"))) }
            p.help { (reader.say(&help)) }
            div.sides {
                @for (n, side) in page.sides.iter().enumerate() {
                    @match side.as_slice() {
                        [alone] => (seat(reader, page, alone, n == 0)),
                        team => (team_seats(reader, page, team, n == 0)),
                    }
                }
            }
            @if !page.deciding.is_empty() {
                button.button #update-seats formmethod="get" formaction="/new" formnovalidate {
                    (reader.say(&text!("Update the seats", "Actualizar los sitios")))
                }
            }
        }
    }
}

/// The seats of a team under its name.
fn team_seats(reader: Reader, page: &NewTable, team: &[NewSeat], first: bool) -> Markup {
    let names = team.iter().map(|seat| seat.name.clone());
    let together = text!(
        "{names} play together",
        "{names} juegan juntos",
        names = Text::list(names, Conjunction::And)
    );
    html! {
        div.team role="group" aria-label=(reader.say(&together)) {
            p.help aria-hidden="true" { (reader.say(&together)) }
            @for (n, one) in team.iter().enumerate() {
                (seat(reader, page, one, first && n == 0))
            }
        }
    }
}

fn seat(reader: Reader, page: &NewTable, seat: &NewSeat, first: bool) -> Markup {
    let sitters = [
        ("me", text!("me", "yo")),
        ("hot", text!("another person at this screen", "otra persona en esta pantalla")),
        ("open", text!("another person, by link", "otra persona, por enlace")),
        ("easy", text!("an easy bot", "un bot fácil")),
        ("normal", text!("a normal bot", "un bot normal")),
        ("hard", text!("a hard bot", "un bot difícil")),
    ];
    let name = format!("seat.{}", seat.word);
    let usual = if first { "me" } else { "normal" };
    let chosen = page.chosen.get(&name).map_or(usual, String::as_str);
    html! {
        div.side {
            label for=(name) data-seat=(seat.word) { (reader.say(&seat.name.clone().capitalised())) }
            select id=(name) name=(name) {
                @for (value, text) in &sitters {
                    option value=(value) selected[*value == chosen] { (reader.say(text)) }
                }
            }
        }
    }
}

fn own_name(reader: Reader, page: &NewTable) -> Markup {
    let help = text!(
        "The name others at the table see beside your seat; you may leave it empty.",
        "El nombre que ven los demás junto a tu sitio; puedes dejarlo vacío."
    );
    html! {
        fieldset {
            legend { label for="name" { (reader.say(&text!("Your name", "Tu nombre"))) } }
            p #name-help.help { (reader.say(&help)) }
            input #name name="name" maxlength=(table::PlayerName::LONGEST) autocomplete="nickname" aria-describedby="name-help"
                value=[page.chosen.get("name")];
        }
    }
}

fn clock() -> Question {
    Question {
        name: "clock".to_owned(),
        label: text!("Clock", "Reloj"),
        help: text!("Bots do not use up time.", "Los bots no gastan tiempo."),
        answers: vec![
            ("none", text!("None", "Ninguno"), text!("Take your time.", "Sin prisas.")),
            (
                "move:60",
                text!("60 seconds per choice", "60 segundos por elección"),
                text!("For a relaxed evening.", "Para una tarde tranquila."),
            ),
            (
                "move:30",
                text!("30 seconds per choice", "30 segundos por elección"),
                text!("For those who know the cards.", "Para quien conoce las cartas."),
            ),
            (
                "bank:1800+20",
                text!(
                    "30 minutes, plus 20 seconds per turn",
                    "30 minutos, más 20 segundos por turno"
                ),
                text!(
                    "Each side has its own bank of time.",
                    "Cada bando tiene su reserva de tiempo."
                ),
            ),
            (
                "bank:600+10",
                text!(
                    "10 minutes, plus 10 seconds per turn",
                    "10 minutos, más 10 segundos por turno"
                ),
                text!("A quick match.", "Una partida rápida."),
            ),
        ],
    }
}

fn away() -> Question {
    Question {
        name: "away".to_owned(),
        label: text!("When a player leaves", "Si un jugador se va"),
        help: Text::default(),
        answers: vec![
            (
                "wait",
                text!("Wait", "Esperar"),
                text!(
                    "The seat stays theirs; the match waits.",
                    "El sitio sigue siendo suyo; la partida espera."
                ),
            ),
            (
                "bot",
                text!("A bot takes over", "Lo sustituye un bot"),
                text!("Until they come back.", "Hasta que vuelva."),
            ),
        ],
    }
}

fn resigning() -> Question {
    Question {
        name: "resigning".to_owned(),
        label: text!("When a player concedes", "Si un jugador se rinde"),
        help: Text::default(),
        answers: vec![
            (
                "bot",
                text!("A bot plays on", "Sigue un bot"),
                text!("The others finish the match.", "Los demás terminan la partida."),
            ),
            (
                "end",
                text!("The match ends", "La partida termina"),
                text!(
                    "That player loses, and there is no winner.",
                    "Ese jugador pierde y no hay ganador."
                ),
            ),
        ],
    }
}

fn watch() -> Question {
    Question {
        name: "watch".to_owned(),
        label: text!("Watching", "Público"),
        help: text!("Watchers never see hidden cards.", "El público nunca ve las cartas ocultas."),
        answers: vec![
            (
                "yes",
                text!("Allowed", "Permitido"),
                text!("Anyone with the link may watch.", "Puede mirar quien tenga el enlace."),
            ),
            (
                "delay:60",
                text!("A minute late", "Con un minuto de retraso"),
                text!(
                    "Watchers see what happened a minute ago.",
                    "El público ve lo que ocurrió hace un minuto."
                ),
            ),
            (
                "no",
                text!("Not allowed", "No permitido"),
                text!("Only the players see the table.", "Solo los jugadores ven la mesa."),
            ),
        ],
    }
}

fn listed() -> Question {
    Question {
        name: "listed".to_owned(),
        label: text!("Front page", "Portada"),
        help: Text::default(),
        answers: vec![
            (
                "no",
                text!("Not listed", "Sin anunciar"),
                text!(
                    "Only people with the link can find the table.",
                    "Solo encuentra la mesa quien tenga el enlace."
                ),
            ),
            (
                "yes",
                text!("Listed", "Anunciada"),
                text!(
                    "Anyone on the front page can join or watch.",
                    "Cualquiera puede unirse o mirar desde la portada."
                ),
            ),
        ],
    }
}

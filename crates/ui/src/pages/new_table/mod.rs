//! The form of a new table: ready-made tables first, then, folded away, the setup of its game, the seats, and
//! the rules of the table.

mod presets;
mod seats;
mod table_rules;

use std::collections::BTreeMap;

use maud::{Markup, html};
use prose::{Gender, Noun, Text, text};
use table::setup::{Preset, Prominence};
use table::{SetupField, SetupKind};
use unlimited::decks::Fault;

use crate::card_art::{Allegiance, crest};
use crate::markup::Reader;
use crate::pages::decks::{KeptDeck, SeatDeck};
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
    /// The values that cannot be chosen together with the setup so far, with the reason, by the key of the field.
    pub impossible: BTreeMap<&'static str, Vec<(&'static str, Text)>>,
    /// The values that were sent, by the name of the field.
    pub chosen: BTreeMap<String, String>,
    /// The ready-made tables.
    pub presets: Vec<Preset>,
    /// Whether all choices are shown at once.
    pub fold: Fold,
    /// Whether the form shows the choices of the reader's last table.
    pub last: LastChoices,
}

impl NewTable {
    /// Whether something that was sent has a fault.
    fn is_faulty(&self) -> bool {
        !self.faults.is_empty() || !self.deck_faults.is_empty()
    }
}

/// Whether all choices of the form are shown, or only the ready-made tables.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Fold {
    /// They are folded away.
    #[default]
    Closed,
    /// They are shown.
    Open,
}

/// Whether the choices of the reader's last table of this game are known.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum LastChoices {
    /// They are not.
    #[default]
    Unknown,
    /// The form shows them.
    Known,
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
    html! {
        div.narrow {
            h1 { (reader.say(&title)) }
            (faults(reader, page))
            form.new-table method="post" action="/tables" {
                input type="hidden" name="game" value=(page.game.word);
                // Enter in a field presses the first button of its form, which must not be a ready-made table.
                div.unseen aria-hidden="true" { button tabindex="-1" { (reader.say(&open_table())) } }
                (own_name(reader, page))
                (presets::presets(reader, page))
                details #everything open[page.fold == Fold::Open] {
                    summary { (reader.say(&text!("Choose everything yourself", "Elegir todo"))) }
                    (main_choices(reader, page))
                    details #more open[page.fold == Fold::Open && page.is_faulty()] {
                        summary { (reader.say(&more(page))) }
                        (rare_choices(reader, page))
                    }
                }
                button.button.main { (reader.say(&open_table())) }
            }
        }
    }
}

/// The settings that are folded away: "More: bases to destroy, neutral cards, clock, watchers".
fn more(page: &NewTable) -> Text {
    let small = |label: &str| {
        let mut signs = label.chars();
        signs.next().into_iter().flat_map(char::to_lowercase).chain(signs).collect::<String>()
    };
    let rare = page.fields.iter().filter(|field| field.prominence == Prominence::Rare);
    rare.map(|field| Text::new(small(&field.label.en), small(&field.label.es)))
        .chain([text!("clock", "reloj"), text!("watchers", "público")])
        .reduce(|list, next| text!("{list}, {next}", "{list}, {next}", list = list, next = next))
        .map(|list| text!("More: {list}", "Más: {list}", list = list))
        .unwrap_or_default()
}

fn open_table() -> Text {
    text!("Open the table", "Abrir la mesa")
}

/// The choices that decide what the match is like. The fields that decide who plays come before the
/// seats, and decks after the question where they come from.
fn main_choices(reader: Reader, page: &NewTable) -> Markup {
    let main = page.fields.iter().filter(|field| field.prominence == Prominence::Main);
    let (decks, main): (Vec<_>, Vec<_>) = main.partition(|field| field.is_deck());
    let (deciding, others): (Vec<_>, Vec<_>) =
        main.into_iter().partition(|field| page.deciding.contains(&field.key));
    html! {
        @if !deciding.is_empty() {
            div data-decides="who-plays" {
                @for field in deciding { (setup_field(reader, page, field)) }
            }
        }
        @for field in others { (setup_field(reader, page, field)) }
        (seats::seats(reader, page))
        @for question in table_rules::first(page) { (radios(reader, page, &question)) }
        @if !decks.is_empty() {
            div.deck-fields { @for field in decks { (setup_field(reader, page, field)) } }
        }
    }
}

fn rare_choices(reader: Reader, page: &NewTable) -> Markup {
    let rare = page.fields.iter().filter(|field| field.prominence == Prominence::Rare);
    html! {
        @for question in table_rules::rare(page) { (radios(reader, page, &question)) }
        @for field in rare { (setup_field(reader, page, field)) }
    }
}

fn faults(reader: Reader, page: &NewTable) -> Markup {
    let faulty = page.fields.iter().filter(|field| page.deck_faults.contains_key(field.key));
    html! {
        @if page.is_faulty() {
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

/// Why an answer cannot be given with the setup so far; none if it can.
fn obstacle<'p>(page: &'p NewTable, name: &str, answer: &str) -> Option<&'p Text> {
    let values = page.impossible.get(name.strip_prefix("set.")?)?;
    values.iter().find(|(value, _)| *value == answer).map(|(_, reason)| reason)
}

/// The crests of the factions that an answer names.
fn crests(answer: &str) -> Markup {
    html! { @for faction in answer.split(',').filter_map(Allegiance::of_word) { (crest(faction)) " " } }
}

fn radios(reader: Reader, page: &NewTable, question: &Question) -> Markup {
    let Question { name, label, help, answers } = question;
    let sent = page.chosen.get(name).map(String::as_str);
    let obstacle = |answer: &OptionText| obstacle(page, name, answer.0);
    // What was sent stays chosen, with the reason why it was refused.
    let refused = answers.iter().find(|answer| Some(answer.0) == sent).and_then(obstacle);
    let is_open = |answer: &OptionText| Some(answer.0) == sent || obstacle(answer).is_none();
    let mut possible = answers.iter().filter(|answer| is_open(answer));
    let chosen = possible.clone().find(|answer| Some(answer.0) == sent).or(possible.next());
    // The values of a setup depend on each other, so the script renews them when one of the others changes.
    let id = name.strip_prefix("set.").map(|key| format!("field-{key}"));
    let unknown = sent.is_some_and(|sent| answers.iter().all(|answer| answer.0 != sent));
    html! {
        fieldset id=[id] {
            legend { (reader.say(label)) }
            @if !help.en.is_empty() { p.help { (reader.say(help)) } }
            @if unknown { (fault(reader, name, &text!("Choose one of these.", "Elige una de estas opciones."))) }
            @if let Some(reason) = refused { (fault(reader, name, reason)) }
            div.options {
                @for answer in answers {
                    @let closed = obstacle(answer).filter(|_| !is_open(answer));
                    label.option {
                        input type="radio" name=(name) value=(answer.0) checked[chosen == Some(answer)] disabled[closed.is_some()];
                        span {
                            (crests(answer.0)) b { (reader.say(&answer.1)) } " "
                            span.help { (reader.say(closed.unwrap_or(&answer.2))) }
                        }
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
        SetupKind::Deck { starters, .. } => {
            let key = field.key;
            let deck = SeatDeck {
                id: format!("deck-{key}"),
                names: [name, format!("kept.{key}"), format!("paste.{key}")],
                label: &field.label,
                help: &field.help,
                starters,
                kept: &page.kept,
                sent: &page.chosen,
                faults: page.deck_faults.get(key).map_or(&[], Vec::as_slice),
            };
            deck.draw(reader)
        }
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

fn own_name(reader: Reader, page: &NewTable) -> Markup {
    let help = text!(
        "The name others at the table see beside your seat; you may leave it empty.",
        "El nombre que ven los demás junto a tu sitio; puedes dejarlo vacío."
    );
    html! {
        div.own-name {
            label for="name" { (reader.say(&text!("Your name", "Tu nombre"))) }
            input #name name="name" maxlength=(table::PlayerName::LONGEST) autocomplete="nickname" aria-describedby="name-help"
                value=[page.chosen.get("name")];
            p #name-help.help { (reader.say(&help)) }
        }
    }
}

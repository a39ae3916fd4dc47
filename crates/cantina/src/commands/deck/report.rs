//! The result of `cantina deck check`.

use std::io::Write;

use prose::{Gender, Lang, Noun, Text, text};
use serde::Serialize;
use unlimited::decks::{Draft, Fault, Format, Place, Sketch, Title, set_id};

use crate::error::CommandError;

const CARD: Noun = Noun::new("card", "cards", "carta", "cartas", Gender::Feminine);
const FAULT: Noun = Noun::new("fault", "faults", "fallo", "fallos", Gender::Masculine);

/// A deck that was checked, as JSON.
#[derive(Serialize)]
pub(super) struct Report {
    legal: bool,
    format: &'static str,
    name: Option<String>,
    leader: Option<String>,
    base: Option<String>,
    cards: u16,
    sideboard: u16,
    faults: Vec<FaultEntry>,
}

/// One fault of a deck, as JSON.
#[derive(Serialize)]
pub(super) struct FaultEntry {
    rule: &'static str,
    card: Option<String>,
    line: Option<usize>,
    field: Option<String>,
    part: Option<usize>,
    en: String,
    es: String,
}

impl Report {
    pub(super) fn of(read: &Result<Draft, Vec<Fault>>, format: Format) -> Self {
        let (sketch, faults) = match read {
            Ok(draft) => (Sketch::from(draft), draft.check(format).err().unwrap_or_default()),
            Err(faults) => (Sketch::default(), faults.clone()),
        };
        Self {
            legal: faults.is_empty(),
            format: format_word(format),
            leader: sketch.leader.map(set_id),
            base: sketch.base.map(set_id),
            cards: sketch.size(),
            sideboard: sketch.beside(),
            name: sketch.name,
            faults: faults.into_iter().map(FaultEntry::from).collect(),
        }
    }

    pub(super) const fn is_legal(&self) -> bool {
        self.legal
    }

    pub(super) fn print(&self, lang: Lang, out: &mut impl Write) -> Result<(), CommandError> {
        let verdict = if self.legal { self.legal_deck() } else { self.count() };
        writeln!(out, "{}", verdict.get(lang))?;
        print_faults(&self.faults, lang, out)
    }

    fn legal_deck(&self) -> Text {
        let format = match self.format {
            "limited" => text!("limited play", "juego limitado"),
            _ => text!("constructed play", "juego construido"),
        };
        text!(
            "A legal deck for {format}: {cards}, and {beside} in the sideboard.",
            "Mazo legal para {format}: {cards}, y {beside} en la reserva.",
            format = format,
            cards = CARD.count(self.cards),
            beside = CARD.count(self.sideboard)
        )
    }

    fn count(&self) -> Text {
        let faults = FAULT.count(self.faults.len());
        text!("Not a legal deck: {faults}.", "No es un mazo legal: {faults}.", faults = faults)
    }
}

/// Prints one line per fault, with the rule that is broken.
pub(super) fn print_faults(
    faults: &[FaultEntry],
    lang: Lang,
    out: &mut impl Write,
) -> Result<(), CommandError> {
    for FaultEntry { rule, en, es, .. } in faults {
        let text = match lang {
            Lang::En => en,
            Lang::Es => es,
        };
        writeln!(out, "- {text} ({rule})")?;
    }
    Ok(())
}

impl From<Fault> for FaultEntry {
    fn from(fault: Fault) -> Self {
        let Fault { rule, place, text: Text { en, es }, card } = fault;
        let (line, field, part) = match place {
            Place::Line(line) => (Some(line), None, None),
            Place::Json(field) => (None, Some(field), None),
            Place::Part(part) => (None, None, Some(part)),
            Place::Deck => (None, None, None),
        };
        Self { rule, card: card.map(card_id), line, field, part, en, es }
    }
}

/// The number of a card; tokens have no number and use their name.
fn card_id(title: Title) -> String {
    if title.number() == 0 { title.card().id.to_owned() } else { set_id(title) }
}

/// The word for a format.
pub(super) const fn format_word(format: Format) -> &'static str {
    match format {
        Format::Constructed => "constructed",
        Format::Limited => "limited",
    }
}

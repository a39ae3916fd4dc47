//! The faults of a deck: what is wrong, where, and how to correct it.

use std::fmt;

use prose::{Gender, Name, Noun, Text, text};
use table::Refusal;

use super::Title;

pub(super) const CARD: Noun = Noun::new("card", "cards", "carta", "cartas", Gender::Feminine);
pub(super) const COPY: Noun = Noun::new("copy", "copies", "copia", "copias", Gender::Feminine);

/// The rules a deck can break.
pub(super) mod rule {
    /// One leader and one base.
    pub(in super::super) const LEADER_AND_BASE: &str = "SWU-DECK-01";
    /// At least 50 units, events and upgrades.
    pub(in super::super) const DECK: &str = "SWU-DECK-02";
    /// At most 3 copies.
    pub(in super::super) const COPIES: &str = "SWU-DECK-03";
    /// No tokens.
    pub(in super::super) const TOKENS: &str = "SWU-DECK-07";
    /// At least 30 cards in limited play.
    pub(in super::super) const LIMITED_DECK: &str = "SWU-DECK-09";
    /// At most 10 cards beside the deck.
    pub(in super::super) const SIDEBOARD: &str = "SWU-MATCH-02";
    /// The cards a sideboard may hold, counted together with the deck.
    pub(in super::super) const SIDEBOARD_CARDS: &str = "SWU-MATCH-03";
    /// Exchanges between games.
    pub(in super::super) const EXCHANGE: &str = "SWU-MATCH-04";
    /// A player has a leader, a base and a deck. Broken by a text that contains no deck.
    pub(in super::super) const HAS_A_DECK: &str = "SWU-COMP-01";
}

/// The position of a fault.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Place {
    /// A line of a text, counted from 1.
    Line(usize),
    /// A path in a JSON text, such as `deck[3].count`.
    Json(String),
    /// A part of a short code, counted from 1.
    Part(usize),
    /// The deck as a whole.
    Deck,
}

impl Place {
    /// Returns the sentence with the position before it.
    fn before(&self, sentence: Text) -> Text {
        match self {
            Self::Line(line) => {
                text!("Line {line}: {it}", "Línea {line}: {it}", line = *line, it = sentence)
            }
            Self::Json(path) => {
                text!("At {path}: {it}", "En {path}: {it}", path = Name(path), it = sentence)
            }
            Self::Part(part) => {
                text!("Part {part}: {it}", "Parte {part}: {it}", part = *part, it = sentence)
            }
            Self::Deck => sentence,
        }
    }
}

/// One fault of a deck.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The rule that is broken.
    pub rule: &'static str,
    /// The position.
    pub place: Place,
    /// A sentence for the player: what is wrong, where, and how to correct it.
    pub text: Text,
    /// The card concerned, if known.
    pub card: Option<Title>,
}

impl Fault {
    pub(super) fn new(rule: &'static str, place: &Place, sentence: Text) -> Self {
        let place = place.clone();
        Self { rule, text: place.before(sentence), place, card: None }
    }

    pub(super) fn about(self, card: Title) -> Self {
        Self { card: Some(card), ..self }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.text.en, self.rule)
    }
}

impl std::error::Error for Fault {}

impl From<Fault> for Refusal {
    fn from(fault: Fault) -> Self {
        Self::rule(fault.rule, fault.text)
    }
}

/// The most letters of the player's text that a message quotes.
const MOST_QUOTED: usize = 48;

/// The player's text in quotation marks: short, on one line, and without characters that could
/// break the sentence around it.
pub(super) fn quoted(found: &str) -> Text {
    let plain = |sign: char| sign.is_alphanumeric() || "-_'’|/.,".contains(sign);
    let shown: String = found.chars().take(MOST_QUOTED).collect();
    let mut words = String::new();
    for word in shown.split(|sign| !plain(sign)).filter(|word| !word.is_empty()) {
        if !words.is_empty() && !word.starts_with(['.', ',']) {
            words.push(' ');
        }
        words += word;
    }
    if words.is_empty() || shown.len() < found.len() {
        words.push('…');
    }
    Text::new(format!("“{words}”"), format!("«{words}»"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quoted_text_is_short_and_plain() {
        for (found, shown) in [
            ("Luke's", "Luke's"),
            ("two  spaces\tand a tab", "two spaces and a tab"),
            ("{who}?! <b>", "who b"),
            ("a , b", "a, b"),
            ("\u{202e}\u{7}", "…"),
        ] {
            assert_eq!(quoted(found).en, format!("“{shown}”"));
        }
        let long = quoted(&"long ".repeat(2000));
        assert!(long.en.chars().count() < 60 && long.es.ends_with("…»"), "{long:?}");
    }

    #[test]
    fn a_fault_tells_its_place_and_becomes_a_refusal() {
        for (place, said) in [
            (Place::Line(3), "Línea 3: Sobran."),
            (Place::Json("deck[2]".to_owned()), "En deck[2]: Sobran."),
            (Place::Part(4), "Parte 4: Sobran."),
            (Place::Deck, "Sobran."),
        ] {
            let fault = Fault::new(rule::COPIES, &place, text!("Too many.", "Sobran."));
            assert_eq!((fault.text.es.as_str(), fault.place), (said, place));
        }
        let whole = Fault::new(rule::COPIES, &Place::Deck, text!("Too many.", "Sobran."));
        assert_eq!(whole.to_string(), "Too many. (SWU-DECK-03)");
        assert_eq!(Refusal::from(whole).to_string(), "Too many. (SWU-DECK-03)");
    }
}

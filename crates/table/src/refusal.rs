//! Refusals: the rule or card that forbids a choice, with a sentence in both languages.

use std::fmt;

use prose::Text;

/// The id of a rule in `docs/rules`, such as `DBG-BUY-04`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct RuleId(pub &'static str);

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// The rule or card that forbids a choice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Because {
    /// A rule of the game.
    Rule(RuleId),
    /// The text of a card, named by its id.
    Card(&'static str),
}

impl fmt::Display for Because {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Rule(id) => id.fmt(f),
            Self::Card(card) => write!(f, "card {card}"),
        }
    }
}

/// A refused choice or setup: the rule or card that forbids it, and the sentence a player reads.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// The rule or card that forbids it.
    pub because: Because,
    /// The reason as a sentence.
    pub text: Text,
}

impl Refusal {
    /// A refusal by a rule.
    #[must_use]
    pub const fn rule(id: &'static str, text: Text) -> Self {
        Self { because: Because::Rule(RuleId(id)), text }
    }

    /// A refusal by the text of a card.
    #[must_use]
    pub const fn card(card: &'static str, text: Text) -> Self {
        Self { because: Because::Card(card), text }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.text.en, self.because)
    }
}

impl std::error::Error for Refusal {}

/// All faults of a setup, not only the first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetupFaults(pub Vec<Refusal>);

impl SetupFaults {
    /// The sentences of all faults, one after the other.
    #[must_use]
    pub fn text(&self) -> Text {
        self.0.iter().map(|fault| fault.text.clone()).reduce(Text::then).unwrap_or_default()
    }
}

impl fmt::Display for SetupFaults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, fault) in self.0.iter().enumerate() {
            write!(f, "{}{fault}", if n == 0 { "" } else { "; " })?;
        }
        Ok(())
    }
}

impl std::error::Error for SetupFaults {}

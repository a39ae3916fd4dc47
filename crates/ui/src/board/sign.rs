//! The sign of an event: a number or word shown for a moment where it happened.

/// The sign of one event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sign {
    /// Where it is shown.
    pub at: Spot,
    /// What it looks like.
    pub kind: SignKind,
    /// The amount, if there is one.
    pub amount: Option<u8>,
}

/// A place on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Spot {
    /// The card with this word; if it has left the board, its last place.
    Card(String),
    /// The part with this id.
    Part(&'static str),
}

/// A kind of sign.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SignKind {
    /// Damage was dealt.
    Damage,
    /// Damage was repaired or healed.
    Repair,
    /// Something was gained: resources, Force, a token.
    Gain,
    /// A card was played, bought, used or turned up.
    Card,
    /// A card or base was defeated.
    Defeat,
    /// Damage was prevented.
    Guard,
}

impl SignKind {
    /// The word in the style sheet.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Damage => "damage",
            Self::Repair => "repair",
            Self::Gain => "gain",
            Self::Card => "card",
            Self::Defeat => "defeat",
            Self::Guard => "guard",
        }
    }

    /// The text of the sign: "−3", "+2", "✕".
    #[must_use]
    pub fn text(self, amount: Option<u8>) -> String {
        match (self, amount) {
            (Self::Damage, Some(n)) => format!("−{n}"),
            (Self::Repair | Self::Gain, Some(n)) => format!("+{n}"),
            (Self::Guard, Some(n)) => format!("⛨ {n}"),
            (Self::Damage, None) => "✸".to_owned(),
            (Self::Repair | Self::Gain, None) => "+".to_owned(),
            (Self::Guard, None) => "⛨".to_owned(),
            (Self::Defeat, _) => "✕".to_owned(),
            (Self::Card, _) => "✦".to_owned(),
        }
    }
}

impl Sign {
    /// A sign on a card.
    #[must_use]
    pub fn on_card(card: impl ToString, kind: SignKind, amount: Option<u8>) -> Self {
        Self { at: Spot::Card(card.to_string()), kind, amount }
    }

    /// A sign on a part of the board.
    #[must_use]
    pub fn on_part(part: &'static str, kind: SignKind, amount: Option<u8>) -> Self {
        Self { at: Spot::Part(part), kind, amount }
    }
}

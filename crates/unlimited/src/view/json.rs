//! The JSON form of the parts of a view: cards and titles are written in the words of the notation.

use serde::{Serialize, Serializer};

use crate::decks::Title;
use crate::game::Piece;
use crate::rules::state::Lasts;
use crate::words::Until;

impl Serialize for Piece {
    /// Serializes the card as its word in the notation.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

pub(super) fn title<S: Serializer>(title: &Title, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(title.card().id)
}

pub(super) fn until<S: Serializer>(until: &Until, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(match until {
        Until::AttackEnds => "attack",
        Until::PhaseEnds => "phase",
        Until::RoundEnds => "round",
    })
}

pub(super) fn lasts<S: Serializer>(lasts: &Lasts, serializer: S) -> Result<S::Ok, S::Error> {
    let word = match lasts {
        Lasts::Power => "power",
        Lasts::Hp => "hp",
        Lasts::LessPower => "less_power",
        Lasts::LessHp => "less_hp",
        Lasts::Has(skill) => return skill.serialize(serializer),
        Lasts::Loses(_) => "loses_keyword",
        Lasts::LosesAll => "loses_abilities",
        Lasts::StaysExhausted => "stays_exhausted",
        Lasts::SparesBases => "cannot_attack_bases",
        Lasts::StrikesFirst => "strikes_first",
        Lasts::Expires => "defeated_after_damage",
    };
    serializer.serialize_str(word)
}

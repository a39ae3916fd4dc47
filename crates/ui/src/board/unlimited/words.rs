//! Cards in words, for screen readers.

use prose::{Lang, Text, text};
use unlimited::view::{Unit, Worth};
use unlimited::{Card, Skill};

/// The name in this language.
pub(super) fn name(card: &Card, lang: Lang) -> &'static str {
    let [en, es] = card.name;
    match lang {
        Lang::En => en,
        Lang::Es => es,
    }
}

pub(super) fn title(card: &Card) -> Text {
    let [en, es] = card.name;
    Text::new(en, es)
}

/// Joins two remarks with a comma.
pub(super) fn and(said: Text, more: Text) -> Text {
    text!("{said}, {more}", "{said}, {more}", said = said, more = more)
}

/// Joins several remarks with commas.
pub(super) fn row(said: Text, more: impl IntoIterator<Item = Text>) -> Text {
    more.into_iter().fold(said, and)
}

/// "Sentinel", "Raid 2".
pub(super) fn keyword(worth: &Worth) -> Text {
    let name = skill(worth.keyword);
    match worth.amount {
        0 => name,
        n => text!("{name} {n}", "{name} {n}", name = name, n = n),
    }
}

/// A keyword without its number.
pub(super) fn skill(skill: Skill) -> Text {
    match skill {
        Skill::Sentinel => text!("Sentinel", "Centinela"),
        Skill::Ambush => text!("Ambush", "Emboscada"),
        Skill::Shielded => text!("Shielded", "Escudado"),
        Skill::Overwhelm => text!("Overwhelm", "Formidable"),
        Skill::Saboteur => text!("Saboteur", "Sabotaje"),
        Skill::Grit => text!("Grit", "Tesón"),
        Skill::Raid => text!("Raid", "Incursión"),
        Skill::Restore => text!("Restore", "Recuperación"),
    }
}

/// The remaining hit points.
pub(super) fn left(unit: &Unit) -> u8 {
    unit.hp.saturating_sub(unit.damage)
}

/// "3 of 5 HP left".
pub(super) fn hp_left(left: u8, most: u8) -> Text {
    text!("{left} of {most} HP left", "{left} de {most} PG restantes", left = left, most = most)
}

/// "1 Shield", "2 Shields".
pub(super) fn shields(count: u8) -> Text {
    match count {
        1 => text!("1 Shield", "1 Escudo"),
        n => text!("{n} Shields", "{n} Escudos", n = n),
    }
}

/// "1 Experience".
pub(super) fn experience(count: u8) -> Text {
    text!("{n} Experience", "{n} de Experiencia", n = count)
}

#[cfg(test)]
mod tests {
    use unlimited::{Keyword, cards};

    use super::*;

    /// The keywords have the same names here as in the card texts.
    #[test]
    fn keywords_are_called_as_on_the_cards() {
        let mut seen = Vec::new();
        for keyword in cards::all().flat_map(|card| card.keywords) {
            let here = skill(match keyword {
                Keyword::Sentinel => Skill::Sentinel,
                Keyword::Ambush => Skill::Ambush,
                Keyword::Shielded => Skill::Shielded,
                Keyword::Overwhelm => Skill::Overwhelm,
                Keyword::Saboteur => Skill::Saboteur,
                Keyword::Grit => Skill::Grit,
                Keyword::Raid(_) => Skill::Raid,
                Keyword::Restore(_) => Skill::Restore,
            });
            assert_eq!(here, keyword.name());
            if !seen.contains(&here) {
                seen.push(here);
            }
        }
        assert_eq!(seen.len(), 8);
    }
}

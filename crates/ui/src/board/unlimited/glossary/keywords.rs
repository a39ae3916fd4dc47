//! The keywords of the first set.

use prose::{Text, text};
use unlimited::Skill;

use super::Word;
use crate::board::glossary::{Term, TermGroup};
use crate::board::unlimited::words;

/// The keywords.
pub(super) fn keywords() -> TermGroup {
    let keyword = |(skill, meaning, rule, named)| {
        Term::new(Word::of_skill(skill).id(), words::skill(skill), meaning).rule(rule).named(named)
    };
    TermGroup::new(text!("Keywords", "Palabras clave"), entries().into_iter().map(keyword))
}

/// A keyword, its meaning, its rule, and its words in card texts.
type Entry = (Skill, Text, &'static str, &'static [&'static str]);

fn entries() -> [Entry; 8] {
    [
        (
            Skill::Sentinel,
            text!(
                "Enemy units in its arena can attack only Sentinels, neither your other units there nor your base.",
                "Las unidades enemigas de su campo de batalla solo pueden atacar a Centinelas, no a tus demás unidades de ahí ni a tu base."
            ),
            "SWU-SEN-01",
            &["Sentinel", "Sentinels"],
        ),
        (
            Skill::Ambush,
            text!(
                "When you play the unit, it may attack an enemy unit at once.",
                "Cuando juegas la unidad, puede atacar en el acto a una unidad enemiga."
            ),
            "SWU-AMB-01",
            &["Ambush"],
        ),
        (
            Skill::Shielded,
            text!("The unit enters play with a Shield.", "La unidad entra en juego con un Escudo."),
            "SWU-SHI-01",
            &["Shielded"],
        ),
        (
            Skill::Overwhelm,
            text!(
                "When it attacks a unit, damage beyond what defeats that unit goes to the enemy base.",
                "Cuando ataca a una unidad, el daño que sobra al derrotarla va a la base enemiga."
            ),
            "SWU-OVW-01",
            &["Overwhelm"],
        ),
        (
            Skill::Saboteur,
            text!(
                "It may attack past Sentinels, and the unit it attacks loses all its Shields first.",
                "Puede atacar sin hacer caso a los Centinelas, y la unidad atacada pierde antes todos sus Escudos."
            ),
            "SWU-SAB-01",
            &["Saboteur"],
        ),
        (
            Skill::Grit,
            text!(
                "It has 1 more power for each damage on it.",
                "Tiene 1 más de Poder por cada punto de daño que tenga."
            ),
            "SWU-GRT-01",
            &["Grit"],
        ),
        (
            Skill::Raid,
            text!(
                "It has this much more power while it attacks. Several values add up.",
                "Tiene ese Poder adicional mientras ataca. Varios valores se suman."
            ),
            "SWU-RAI-01",
            &["Raid"],
        ),
        (
            Skill::Restore,
            text!(
                "When it attacks, it first heals this much damage from your base. Several values add up.",
                "Cuando ataca, primero cura ese daño a tu base. Varios valores se suman."
            ),
            "SWU-RST-01",
            &["Restore"],
        ),
    ]
}

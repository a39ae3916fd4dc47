//! Traits.

use prose::{Adjective, Text};

use super::lexicon::clause;

/// A trait; it has no effect by itself.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs)]
pub enum Trait {
    Armor,
    Atollon,
    BountyHunter,
    CapitalShip,
    Clone,
    CloudCity,
    Condition,
    Creature,
    Dagobah,
    DeathStar,
    Disaster,
    Droid,
    Eadu,
    Fighter,
    Force,
    Fringe,
    Gambit,
    Hoth,
    Hutt,
    Imperial,
    Innate,
    Inquisitor,
    Item,
    Jawa,
    Jedha,
    Jedi,
    Law,
    Learned,
    Lightsaber,
    Lothal,
    Mandalorian,
    Modification,
    NewRepublic,
    Official,
    Plan,
    Rebel,
    Republic,
    Resistance,
    Scarif,
    Separatist,
    Sith,
    Spectre,
    Speeder,
    Supply,
    Tactic,
    Tank,
    Transport,
    Trick,
    Trooper,
    TwiLek,
    Underworld,
    Vardos,
    Vehicle,
    Walker,
    Weapon,
    Wookiee,
}

/// A trait with its names and adjectives.
struct Named {
    which: Trait,
    name: [&'static str; 2],
    /// "Vehicle (unit)" / «(unidad) Vehículo».
    having: Adjective,
    /// "non-Vehicle (unit)" / «(unidad) que no sea Vehículo».
    lacking: Adjective,
}

/// The English and the Spanish name, then the Spanish forms for one card and for several; most
/// traits just follow the noun.
macro_rules! named {
    ($which:ident, $en:literal, $es:literal) => {
        named!($which, $en, $es, $es, $es)
    };
    ($which:ident, $en:literal, $es:literal, $one:literal, $many:literal) => {
        Named {
            which: Trait::$which,
            name: [$en, $es],
            having: Adjective::new($en, $one, $one, $many, $many),
            lacking: clause(
                concat!("non-", $en),
                [concat!("que no sea ", $one); 2],
                [concat!("que no sean ", $many); 2],
            ),
        }
    };
}

/// Every trait. Except for Imperial, Rebel and Vehicle, the Spanish names are not official.
static NAMES: [Named; 56] = [
    named!(Armor, "Armor", "Armadura"),
    named!(Atollon, "Atollon", "Atollon"),
    named!(BountyHunter, "Bounty Hunter", "Cazarrecompensas"),
    named!(CapitalShip, "Capital Ship", "Nave capital"),
    named!(Clone, "Clone", "Clon"),
    named!(CloudCity, "Cloud City", "Ciudad de las Nubes"),
    named!(Condition, "Condition", "Condición"),
    named!(Creature, "Creature", "Criatura"),
    named!(Dagobah, "Dagobah", "Dagobah"),
    named!(DeathStar, "Death Star", "Estrella de la Muerte"),
    named!(Disaster, "Disaster", "Desastre"),
    named!(Droid, "Droid", "Droide"),
    named!(Eadu, "Eadu", "Eadu"),
    named!(Fighter, "Fighter", "Caza"),
    named!(Force, "Force", "Fuerza", "de la Fuerza", "de la Fuerza"),
    named!(Fringe, "Fringe", "Periferia", "de la Periferia", "de la Periferia"),
    named!(Gambit, "Gambit", "Estratagema"),
    named!(Hoth, "Hoth", "Hoth"),
    named!(Hutt, "Hutt", "Hutt"),
    named!(Imperial, "Imperial", "Imperial", "Imperial", "Imperiales"),
    named!(Innate, "Innate", "Innata"),
    named!(Inquisitor, "Inquisitor", "Inquisidor"),
    named!(Item, "Item", "Objeto"),
    named!(Jawa, "Jawa", "Jawa"),
    named!(Jedha, "Jedha", "Jedha"),
    named!(Jedi, "Jedi", "Jedi"),
    named!(Law, "Law", "Ley"),
    named!(Learned, "Learned", "Aprendida"),
    named!(Lightsaber, "Lightsaber", "Sable de luz"),
    named!(Lothal, "Lothal", "Lothal"),
    named!(Mandalorian, "Mandalorian", "Mandaloriano"),
    named!(Modification, "Modification", "Modificación"),
    named!(
        NewRepublic,
        "New Republic",
        "Nueva República",
        "de la Nueva República",
        "de la Nueva República"
    ),
    named!(Official, "Official", "Oficial", "Oficial", "Oficiales"),
    named!(Plan, "Plan", "Plan"),
    named!(Rebel, "Rebel", "Rebelde", "Rebelde", "Rebeldes"),
    named!(Republic, "Republic", "República", "de la República", "de la República"),
    named!(Resistance, "Resistance", "Resistencia", "de la Resistencia", "de la Resistencia"),
    named!(Scarif, "Scarif", "Scarif"),
    named!(Separatist, "Separatist", "Separatista", "Separatista", "Separatistas"),
    named!(Sith, "Sith", "Sith"),
    named!(Spectre, "Spectre", "Espectro"),
    named!(Speeder, "Speeder", "Deslizador"),
    named!(Supply, "Supply", "Suministro"),
    named!(Tactic, "Tactic", "Táctica"),
    named!(Tank, "Tank", "Tanque"),
    named!(Transport, "Transport", "Transporte"),
    named!(Trick, "Trick", "Truco"),
    named!(Trooper, "Trooper", "Soldado"),
    named!(TwiLek, "Twi'lek", "Twi'lek"),
    named!(Underworld, "Underworld", "Bajos fondos", "de los Bajos fondos", "de los Bajos fondos"),
    named!(Vardos, "Vardos", "Vardos"),
    named!(Vehicle, "Vehicle", "Vehículo"),
    named!(Walker, "Walker", "Andador"),
    named!(Weapon, "Weapon", "Arma"),
    named!(Wookiee, "Wookiee", "Wookiee"),
];

impl Trait {
    /// All traits, in alphabetical order.
    pub fn all() -> impl Iterator<Item = Self> {
        NAMES.iter().map(|named| named.which)
    }

    /// Its name.
    #[must_use]
    pub fn name(self) -> Text {
        let [en, es] = NAMES[self as usize].name;
        Text::new(en, es)
    }

    /// "Vehicle (unit)" / «(unidad) Vehículo».
    pub(crate) fn adjective(self) -> Adjective {
        NAMES[self as usize].having
    }

    /// "non-Vehicle (unit)" / «(unidad) que no sea Vehículo».
    pub(crate) fn lacking(self) -> Adjective {
        NAMES[self as usize].lacking
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_stand_in_the_order_of_the_traits() {
        assert!(Trait::all().enumerate().all(|(n, named)| named as usize == n));
    }
}

//! The nouns and adjectives of this game, and the names of printed icons.

use prose::{Adjective, Gender, Noun, Text};

use super::{Arena, Aspect, Card, Kind, Rarity};

use Gender::{Feminine, Masculine};

pub(crate) const CARD: Noun = Noun::new("card", "cards", "carta", "cartas", Feminine);
pub(crate) const UNIT: Noun = Noun::new("unit", "units", "unidad", "unidades", Feminine);
pub(crate) const BASE: Noun = Noun::new("base", "bases", "base", "bases", Feminine);
pub(crate) const UNIT_OR_BASE: Noun =
    Noun::new("unit or base", "units and bases", "unidad o base", "unidades y bases", Feminine);
pub(crate) const LEADER: Noun = Noun::new("leader", "leaders", "líder", "líderes", Masculine);
pub(crate) const EVENT: Noun = Noun::new("event", "events", "evento", "eventos", Masculine);
pub(crate) const UPGRADE: Noun = Noun::new("upgrade", "upgrades", "mejora", "mejoras", Feminine);
pub(crate) const TOKEN: Noun = Noun::new("token", "tokens", "ficha", "fichas", Feminine);
pub(crate) const SHIELD: Noun =
    Noun::new("Shield token", "Shield tokens", "ficha de Escudo", "fichas de Escudo", Feminine);
pub(crate) const EXPERIENCE: Noun = Noun::new(
    "Experience token",
    "Experience tokens",
    "ficha de Experiencia",
    "fichas de Experiencia",
    Feminine,
);
pub(crate) const RESOURCE: Noun =
    Noun::new("resource", "resources", "recurso", "recursos", Masculine);
pub(crate) const DECK: Noun = Noun::new("deck", "decks", "mazo", "mazos", Masculine);
pub(crate) const HAND: Noun = Noun::new("hand", "hands", "mano", "manos", Feminine);
pub(crate) const DISCARD_PILE: Noun =
    Noun::new("discard pile", "discard piles", "pila de descartes", "pilas de descartes", Feminine);
pub(crate) const PLAYER: Noun = Noun::new("player", "players", "jugador", "jugadores", Masculine);
// The noun has no plural and always follows a number: "2 damage" / «2 de daño».
pub(crate) const DAMAGE: Noun = Noun::new("damage", "damage", "de daño", "de daño", Masculine);

pub(crate) const ENEMY: Adjective =
    Adjective::new("enemy", "enemigo", "enemiga", "enemigos", "enemigas");
pub(crate) const FRIENDLY: Adjective =
    Adjective::new("friendly", "aliado", "aliada", "aliados", "aliadas");
pub(crate) const UNIQUE: Adjective = Adjective::new("unique", "único", "única", "únicos", "únicas");
pub(crate) const NON_UNIQUE: Adjective = clause(
    "non-unique",
    ["que no sea único", "que no sea única"],
    ["que no sean únicos", "que no sean únicas"],
);
pub(crate) const A_LEADER: Adjective =
    Adjective::new("leader", "líder", "líder", "líderes", "líderes");
pub(crate) const NON_LEADER: Adjective =
    clause("non-leader", ["que no sea líder"; 2], ["que no sean líderes"; 2]);
pub(crate) const DAMAGED: Adjective =
    Adjective::new("damaged", "dañado", "dañada", "dañados", "dañadas");
pub(crate) const UNDAMAGED: Adjective = fixed("undamaged", "sin daño");
pub(crate) const READY: Adjective =
    Adjective::new("ready", "preparado", "preparada", "preparados", "preparadas");
pub(crate) const EXHAUSTED: Adjective =
    Adjective::new("exhausted", "agotado", "agotada", "agotados", "agotadas");
pub(crate) const DEFENDING: Adjective =
    Adjective::new("defending", "defensor", "defensora", "defensores", "defensoras");
pub(crate) const REMAINING: Adjective =
    Adjective::new("remaining", "restante", "restante", "restantes", "restantes");
pub(crate) const TOP: Adjective =
    Adjective::new("top", "primer", "primera", "primeros", "primeras").before_noun();
pub(crate) const THIRD: Adjective =
    Adjective::new("third", "tercer", "tercera", "terceros", "terceras").before_noun();
pub(crate) const OTHER: Adjective =
    Adjective::new("other", "otro", "otra", "otros", "otras").before_noun();
pub(crate) const NEXT: Adjective =
    Adjective::new("next", "próximo", "próxima", "próximos", "próximas").before_noun();

/// An adjective that Spanish says as a clause after the noun phrase, masculine before feminine:
/// «(unidad aliada) que no sea única».
pub(crate) const fn clause(
    en: &'static str,
    [one_m, one_f]: [&'static str; 2],
    [many_m, many_f]: [&'static str; 2],
) -> Adjective {
    Adjective::new(en, one_m, one_f, many_m, many_f).last()
}

/// An adjective that never changes: «sin daño», «de Mando».
pub(crate) const fn fixed(en: &'static str, es: &'static str) -> Adjective {
    Adjective::new(en, es, es, es, es)
}

impl Aspect {
    /// Its name.
    #[must_use]
    pub fn name(self) -> Text {
        match self {
            Self::Vigilance => Text::new("Vigilance", "Vigilancia"),
            Self::Command => Text::new("Command", "Mando"),
            Self::Aggression => Text::new("Aggression", "Agresividad"),
            Self::Cunning => Text::new("Cunning", "Astucia"),
            Self::Villainy => Text::new("Villainy", "Maldad"),
            Self::Heroism => Text::new("Heroism", "Heroísmo"),
        }
    }

    /// "Command (unit)" / «(unidad) de Mando».
    pub(crate) fn adjective(self) -> Adjective {
        match self {
            Self::Vigilance => fixed("Vigilance", "de Vigilancia"),
            Self::Command => fixed("Command", "de Mando"),
            Self::Aggression => fixed("Aggression", "de Agresividad"),
            Self::Cunning => fixed("Cunning", "de Astucia"),
            Self::Villainy => fixed("Villainy", "de Maldad"),
            Self::Heroism => fixed("Heroism", "de Heroísmo"),
        }
    }

    /// "non-Command (unit)" / «(unidad) sin Mando».
    pub(crate) fn lacking(self) -> Adjective {
        match self {
            Self::Vigilance => fixed("non-Vigilance", "sin Vigilancia"),
            Self::Command => fixed("non-Command", "sin Mando"),
            Self::Aggression => fixed("non-Aggression", "sin Agresividad"),
            Self::Cunning => fixed("non-Cunning", "sin Astucia"),
            Self::Villainy => fixed("non-Villainy", "sin Maldad"),
            Self::Heroism => fixed("non-Heroism", "sin Heroísmo"),
        }
    }

    /// For a second missing aspect: "non-Villainy, (non-Heroism card)" / «(sin Heroísmo) ni
    /// Maldad».
    pub(crate) fn lacking_too(self) -> Adjective {
        match self {
            Self::Vigilance => fixed("non-Vigilance,", "ni Vigilancia"),
            Self::Command => fixed("non-Command,", "ni Mando"),
            Self::Aggression => fixed("non-Aggression,", "ni Agresividad"),
            Self::Cunning => fixed("non-Cunning,", "ni Astucia"),
            Self::Villainy => fixed("non-Villainy,", "ni Maldad"),
            Self::Heroism => fixed("non-Heroism,", "ni Heroísmo"),
        }
    }
}

impl Kind {
    /// Its name.
    #[must_use]
    pub fn name(self) -> Text {
        self.noun().bare()
    }

    pub(crate) fn noun(self) -> Noun {
        match self {
            Self::Leader => LEADER,
            Self::Base => BASE,
            Self::Unit => UNIT,
            Self::Event => EVENT,
            Self::Upgrade => UPGRADE,
            Self::Token => TOKEN,
        }
    }

    /// "non-unit (card)" / «(carta) que no sea unidad».
    pub(crate) fn excluded(self) -> Adjective {
        macro_rules! not_a {
            ($en:literal, $one:literal, $many:literal) => {
                clause($en, [concat!("que no sea ", $one); 2], [concat!("que no sean ", $many); 2])
            };
        }
        match self {
            Self::Leader => NON_LEADER,
            Self::Base => not_a!("non-base", "base", "bases"),
            Self::Unit => not_a!("non-unit", "unidad", "unidades"),
            Self::Event => not_a!("non-event", "evento", "eventos"),
            Self::Upgrade => not_a!("non-upgrade", "mejora", "mejoras"),
            Self::Token => not_a!("non-token", "ficha", "fichas"),
        }
    }
}

impl Arena {
    /// Its name.
    #[must_use]
    pub fn name(self) -> Text {
        match self {
            Self::Ground => Text::new("ground arena", "campo de batalla terrestre"),
            Self::Space => Text::new("space arena", "campo de batalla espacial"),
        }
    }

    /// "ground (unit)" / «(unidad) terrestre».
    pub(crate) fn adjective(self) -> Adjective {
        match self {
            Self::Ground => {
                Adjective::new("ground", "terrestre", "terrestre", "terrestres", "terrestres")
            }
            Self::Space => {
                Adjective::new("space", "espacial", "espacial", "espaciales", "espaciales")
            }
        }
    }
}

impl Rarity {
    /// Its name.
    #[must_use]
    pub fn name(self) -> Text {
        match self {
            Self::Common => Text::new("common", "común"),
            Self::Uncommon => Text::new("uncommon", "infrecuente"),
            Self::Rare => Text::new("rare", "rara"),
            Self::Legendary => Text::new("legendary", "legendaria"),
            Self::Special => Text::new("special", "especial"),
        }
    }
}

impl Card {
    /// The name in both languages.
    pub(crate) fn title(&self) -> Text {
        let [en, es] = self.name;
        Text::new(en, es)
    }
}

//! The nouns, adjectives and verbs every sentence of this game is made of.

use prose::{Adjective, EsVerb, Gender, Noun, Text, Verb, es_verb};

use super::{Card, Faction, Kind, Trait};

use Gender::{Feminine, Masculine};

pub(crate) const CARD: Noun = Noun::new("card", "cards", "carta", "cartas", Feminine);
pub(crate) const UNIT: Noun = Noun::new("unit", "units", "unidad", "unidades", Feminine);
pub(crate) const SHIP: Noun =
    Noun::new("capital ship", "capital ships", "nave de línea", "naves de línea", Feminine);
pub(crate) const BASE: Noun = Noun::new("base", "bases", "base", "bases", Feminine);
pub(crate) const HAND: Noun = Noun::new("hand", "hands", "mano", "manos", Feminine);
pub(crate) const RESOURCE: Noun =
    Noun::new("resource", "resources", "recurso", "recursos", Masculine);
// What has no plural is only ever counted: "2 Attack" / «2 de Ataque».
pub(crate) const ATTACK: Noun = Noun::new("Attack", "Attack", "de Ataque", "de Ataque", Masculine);
pub(crate) const FORCE: Noun = Noun::new("Force", "Force", "de Fuerza", "de Fuerza", Masculine);
pub(crate) const DAMAGE: Noun = Noun::new("damage", "damage", "de daño", "de daño", Masculine);
pub(crate) const HIT_POINT: Noun =
    Noun::new("hit point", "hit points", "de Resistencia", "de Resistencia", Masculine);

pub(crate) const ENEMY: Adjective =
    Adjective::new("enemy", "enemigo", "enemiga", "enemigos", "enemigas");
pub(crate) const UNIQUE: Adjective = Adjective::new("unique", "único", "única", "únicos", "únicas");
pub(crate) const OTHER: Adjective =
    Adjective::new("other", "otro", "otra", "otros", "otras").before_noun();

/// Of a deck.
pub(crate) const TOP: Adjective =
    Adjective::new("top", "primer", "primera", "primeros", "primeras").before_noun();

/// A quality several of which can stand together: "Imperial or neutral card", which Spanish says
/// from the other end, «carta neutral o imperial».
pub(crate) struct Quality {
    pub(crate) alone: Adjective,
    /// Before another one: "Imperial or (neutral)" / «(neutral) o imperial».
    pub(crate) or: Adjective,
    /// Before another one: "Imperial and (neutral)" / «(neutral) e imperial».
    pub(crate) and: Adjective,
}

/// The English word, the Spanish words for one and several, and how «o» and «y» sound before them.
macro_rules! quality {
    ($en:literal, $one:literal, $many:literal, $or:literal, $and:literal) => {
        Quality {
            alone: Adjective::new($en, $one, $one, $many, $many),
            or: quality!(@joined concat!($en, " or"), $or, $one, $many),
            and: quality!(@joined concat!($en, " and"), $and, $one, $many),
        }
    };
    (@joined $en:expr, $word:literal, $one:literal, $many:literal) => {
        Adjective::new(
            $en,
            concat!($word, " ", $one),
            concat!($word, " ", $one),
            concat!($word, " ", $many),
            concat!($word, " ", $many),
        )
    };
}

impl Faction {
    pub(crate) fn quality(self) -> Quality {
        match self {
            Self::Empire => quality!("Imperial", "imperial", "imperiales", "o", "e"),
            Self::Rebels => quality!("Rebel", "rebelde", "rebeldes", "o", "y"),
            Self::Neutral => quality!("neutral", "neutral", "neutrales", "o", "y"),
        }
    }
}

impl Trait {
    pub(crate) fn quality(self) -> Quality {
        match self {
            Self::BountyHunter => {
                quality!("Bounty Hunter", "Cazarrecompensas", "Cazarrecompensas", "o", "y")
            }
            Self::Droid => quality!("Droid", "Droide", "Droide", "o", "y"),
            Self::Fighter => quality!("Fighter", "Caza", "Caza", "o", "y"),
            Self::Jedi => quality!("Jedi", "Jedi", "Jedi", "o", "y"),
            Self::Officer => quality!("Officer", "Oficial", "Oficial", "u", "y"),
            Self::Scoundrel => quality!("Scoundrel", "Canalla", "Canalla", "o", "y"),
            Self::Sith => quality!("Sith", "Sith", "Sith", "o", "y"),
            Self::Transport => quality!("Transport", "Transporte", "Transporte", "o", "y"),
            Self::Trooper => quality!("Trooper", "Soldado", "Soldado", "o", "y"),
            Self::Vehicle => quality!("Vehicle", "Vehículo", "Vehículo", "o", "y"),
        }
    }

    /// A card with the trait: "a Trooper" / «un Soldado».
    pub(crate) fn noun(self) -> Noun {
        match self {
            Self::BountyHunter => Noun::new(
                "Bounty Hunter",
                "Bounty Hunters",
                "Cazarrecompensas",
                "Cazarrecompensas",
                Masculine,
            ),
            Self::Droid => Noun::new("Droid", "Droids", "Droide", "Droides", Masculine),
            Self::Fighter => Noun::new("Fighter", "Fighters", "Caza", "Cazas", Masculine),
            Self::Jedi => Noun::new("Jedi", "Jedi", "Jedi", "Jedi", Masculine),
            Self::Officer => Noun::new("Officer", "Officers", "Oficial", "Oficiales", Masculine),
            Self::Scoundrel => {
                Noun::new("Scoundrel", "Scoundrels", "Canalla", "Canallas", Masculine)
            }
            Self::Sith => Noun::new("Sith", "Sith", "Sith", "Sith", Masculine),
            Self::Transport => {
                Noun::new("Transport", "Transports", "Transporte", "Transportes", Masculine)
            }
            Self::Trooper => Noun::new("Trooper", "Troopers", "Soldado", "Soldados", Masculine),
            Self::Vehicle => Noun::new("Vehicle", "Vehicles", "Vehículo", "Vehículos", Masculine),
        }
    }
}

impl Kind {
    pub(crate) fn noun(self) -> Noun {
        match self {
            Self::Unit => UNIT,
            Self::Ship => SHIP,
            Self::Base => BASE,
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

pub(crate) const ADD: Verb = Verb::new("add", "adds", "added", es_verb!("añad", ir));
pub(crate) const ASSIGN: Verb = Verb::new("assign", "assigns", "assigned", es_verb!("asign", ar));
pub(crate) const BRIBE: Verb = Verb::new("bribe", "bribes", "bribed", es_verb!("soborn", ar));
pub(crate) const BUY: Verb = Verb::new(
    "buy",
    "buys",
    "bought",
    EsVerb {
        imperative: "adquiere",
        second: "adquieres",
        third: "adquiere",
        third_many: "adquieren",
        subjunctive_second: "adquieras",
        subjunctive: "adquiera",
        subjunctive_many: "adquieran",
        ..es_verb!("adquir", ir)
    },
);
pub(crate) const CHOOSE: Verb = Verb::new(
    "choose",
    "chooses",
    "chose",
    EsVerb {
        infinitive: "elegir",
        past_second: "elegiste",
        past: "eligió",
        past_many: "eligieron",
        subjunctive_second: "elijas",
        subjunctive: "elija",
        subjunctive_many: "elijan",
        ..es_verb!("elig", ir)
    },
);
pub(crate) const DEAL: Verb = Verb::new(
    "deal",
    "deals",
    "dealt",
    EsVerb {
        subjunctive_second: "inflijas",
        subjunctive: "inflija",
        subjunctive_many: "inflijan",
        ..es_verb!("inflig", ir)
    },
);
pub(crate) const DEFEAT: Verb = Verb::new("defeat", "defeats", "defeated", es_verb!("derrot", ar));
pub(crate) const DESTROY: Verb = Verb::new(
    "destroy",
    "destroys",
    "destroyed",
    EsVerb {
        imperative: "destruye",
        second: "destruyes",
        third: "destruye",
        third_many: "destruyen",
        past: "destruyó",
        past_many: "destruyeron",
        subjunctive_second: "destruyas",
        subjunctive: "destruya",
        subjunctive_many: "destruyan",
        ..es_verb!("destru", ir)
    },
);
pub(crate) const DISCARD: Verb =
    Verb::new("discard", "discards", "discarded", es_verb!("descart", ar));
pub(crate) const DRAW: Verb = Verb::new("draw", "draws", "drew", es_verb!("rob", ar));
pub(crate) const END: Verb = Verb::new("end", "ends", "ended", es_verb!("termin", ar));
pub(crate) const EXILE: Verb = Verb::new("exile", "exiles", "exiled", es_verb!("exili", ar));
pub(crate) const FAIL_TO_DEFEAT: Verb = Verb::new(
    "fail to defeat",
    "fails to defeat",
    "failed to defeat",
    EsVerb {
        infinitive: "no lograr derrotar",
        imperative: "no logres derrotar",
        second: "no logras derrotar",
        third: "no logra derrotar",
        third_many: "no logran derrotar",
        past_second: "no lograste derrotar",
        past: "no logró derrotar",
        past_many: "no lograron derrotar",
        subjunctive_second: "no logres derrotar",
        subjunctive: "no logre derrotar",
        subjunctive_many: "no logren derrotar",
    },
);
pub(crate) const GAIN: Verb = Verb::new("gain", "gains", "gained", es_verb!("gan", ar));
pub(crate) const HAVE: Verb = Verb::new(
    "have",
    "has",
    "had",
    EsVerb {
        imperative: "ten",
        second: "tienes",
        third: "tiene",
        third_many: "tienen",
        past_second: "tuviste",
        past: "tuvo",
        past_many: "tuvieron",
        subjunctive_second: "tengas",
        subjunctive: "tenga",
        subjunctive_many: "tengan",
        ..es_verb!("ten", er)
    },
);
pub(crate) const LEAVE: Verb = Verb::new("leave", "leaves", "left", es_verb!("dej", ar));
pub(crate) const LOOK: Verb = Verb::new("look at", "looks at", "looked at", es_verb!("mir", ar));
pub(crate) const PLAY: Verb = Verb::new(
    "play",
    "plays",
    "played",
    EsVerb {
        imperative: "juega",
        second: "juegas",
        third: "juega",
        third_many: "juegan",
        subjunctive_second: "juegues",
        subjunctive: "juegue",
        subjunctive_many: "jueguen",
        ..es_verb!("jug", ar)
    },
);
pub(crate) const PREVENT: Verb =
    Verb::new("prevent", "prevents", "prevented", es_verb!("evit", ar));
pub(crate) const PUT: Verb = Verb::new(
    "put",
    "puts",
    "put",
    EsVerb {
        imperative: "pon",
        past_second: "pusiste",
        past: "puso",
        past_many: "pusieron",
        subjunctive_second: "pongas",
        subjunctive: "ponga",
        subjunctive_many: "pongan",
        ..es_verb!("pon", er)
    },
);
pub(crate) const REFUSE: Verb = Verb::new(
    "refuse",
    "refuses",
    "refused",
    EsVerb {
        subjunctive_second: "rechaces",
        subjunctive: "rechace",
        subjunctive_many: "rechacen",
        ..es_verb!("rechaz", ar)
    },
);
pub(crate) const REPAIR: Verb = Verb::new("repair", "repairs", "repaired", es_verb!("repar", ar));
pub(crate) const RESOLVE: Verb = Verb::new(
    "resolve",
    "resolves",
    "resolved",
    EsVerb {
        imperative: "resuelve",
        second: "resuelves",
        third: "resuelve",
        third_many: "resuelven",
        subjunctive_second: "resuelvas",
        subjunctive: "resuelva",
        subjunctive_many: "resuelvan",
        ..es_verb!("resolv", er)
    },
);
/// Turning a base up.
pub(crate) const REVEAL: Verb = Verb::new("reveal", "reveals", "revealed", es_verb!("revel", ar));
/// Letting everyone see a card.
pub(crate) const SHOW: Verb = Verb::new(
    "reveal",
    "reveals",
    "revealed",
    EsVerb {
        imperative: "muestra",
        second: "muestras",
        third: "muestra",
        third_many: "muestran",
        subjunctive_second: "muestres",
        subjunctive: "muestre",
        subjunctive_many: "muestren",
        ..es_verb!("mostr", ar)
    },
);
pub(crate) const SHUFFLE: Verb =
    Verb::new("shuffle", "shuffles", "shuffled", es_verb!("baraj", ar));
pub(crate) const SPEND: Verb = Verb::new("spend", "spends", "spent", es_verb!("gast", ar));
pub(crate) const STRIKE: Verb = Verb::new(
    "attack",
    "attacks",
    "attacked",
    EsVerb {
        subjunctive_second: "ataques",
        subjunctive: "ataque",
        subjunctive_many: "ataquen",
        ..es_verb!("atac", ar)
    },
);
pub(crate) const SWAP: Verb = Verb::new("swap", "swaps", "swapped", es_verb!("intercambi", ar));
pub(crate) const TAKE: Verb = Verb::new("take", "takes", "took", es_verb!("acept", ar));
pub(crate) const USE: Verb = Verb::new("use", "uses", "used", es_verb!("us", ar));

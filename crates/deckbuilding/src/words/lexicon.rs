//! The nouns, adjectives and verbs from which all sentences of this game are made.

use prose::{Adjective, EsVerb, Gender, Noun, Pronoun, Subject, Text, Verb, es_verb, text};

use super::{Card, Edition, Faction, Kind, Trait};

use Gender::{Feminine, Masculine};

pub(crate) use prose::lexicon::{
    ADD, ASSIGN, ATTACK as STRIKE, CHOOSE, COST, DEAL, DEFEAT, DESTROY, DISCARD, DRAW, END, EXILE,
    GAIN, HAVE, LEAVE, LOOK_AT, PLAY, PREVENT, PURCHASE, PUT, REFUSE, REPAIR, RESOLVE, REVEAL,
    SHUFFLE, SPEND, SWAP, USE,
};

pub(crate) const CARD: Noun = Noun::new("card", "cards", "carta", "cartas", Feminine);
pub(crate) const UNIT: Noun = Noun::new("unit", "units", "unidad", "unidades", Feminine);
pub(crate) const SHIP: Noun =
    Noun::new("capital ship", "capital ships", "nave de línea", "naves de línea", Feminine);
pub(crate) const BASE: Noun = Noun::new("base", "bases", "base", "bases", Feminine);
pub(crate) const HAND: Noun = Noun::new("hand", "hands", "mano", "manos", Feminine);
pub(crate) const RESOURCE: Noun =
    Noun::new("resource", "resources", "recurso", "recursos", Masculine);
pub(crate) const SPACE: Noun = Noun::new("space", "spaces", "casilla", "casillas", Feminine);
// Nouns without a plural are only ever counted: "2 Attack" / «2 de Ataque».
pub(crate) const ATTACK: Noun = Noun::new("Attack", "Attack", "de Ataque", "de Ataque", Masculine);
pub(crate) const FORCE: Noun = Noun::new("Force", "Force", "de Fuerza", "de Fuerza", Masculine);
pub(crate) const DAMAGE: Noun = Noun::new("damage", "damage", "de daño", "de daño", Masculine);
pub(crate) const HIT_POINT: Noun =
    Noun::new("hit point", "hit points", "de Resistencia", "de Resistencia", Masculine);

/// "3 hit points left" / «le quedan 3 de Resistencia», of a base or ship that took damage.
pub(crate) fn hit_points_left(hit_points: u8, damage: u8) -> Text {
    let left = hit_points.saturating_sub(damage);
    let verb = if left == 1 { Text::new("", "le queda") } else { Text::new("", "le quedan") };
    let points = HIT_POINT.count(hit_points);
    verb.then(text!("{left} of {points} left", "{left} de {points}", left = left, points = points))
}

pub(crate) const ENEMY: Adjective =
    Adjective::new("enemy", "enemigo", "enemiga", "enemigos", "enemigas");
pub(crate) const UNIQUE: Adjective =
    Adjective::new("unique", "único", "única", "únicos", "únicas").next_to_noun();
pub(crate) const OTHER: Adjective =
    Adjective::new("other", "otro", "otra", "otros", "otras").before_noun();

/// Used before "as", where English has no word: «tantos recursos (como su coste)».
pub(crate) const AS_MANY: Adjective =
    Adjective::new("", "tanto", "tanta", "tantos", "tantas").before_noun();

/// Describes the card that a later purchase takes: "the next Droid".
pub(crate) const NEXT: Adjective =
    Adjective::new("next", "próximo", "próxima", "próximos", "próximas").before_noun();
/// Describes the first purchase of a turn.
pub(crate) const FIRST: Adjective =
    Adjective::new("first", "primer", "primera", "primeros", "primeras").before_noun();
/// Describes the row card that an ability chose.
pub(crate) const CHOSEN: Adjective =
    Adjective::new("chosen", "elegido", "elegida", "elegidos", "elegidas");

/// Describes the first cards of a deck.
pub(crate) const TOP: Adjective =
    Adjective::new("top", "primer", "primera", "primeros", "primeras").before_noun();

/// An adjective that can be combined with others: "Imperial or neutral card" / «carta imperial o
/// neutral».
pub(crate) struct Quality {
    pub(crate) alone: Adjective,
    /// Next to another one: "Imperial or (neutral)" / «(neutral) o imperial».
    pub(crate) or: Adjective,
    /// Next to another one: "Imperial and (neutral)" / «(neutral) e imperial».
    pub(crate) and: Adjective,
}

/// The English word, the Spanish words for one and several, and the forms of «o» and «y» before
/// them.
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
    /// Its name: "Empire".
    #[must_use]
    pub fn title(self) -> Text {
        match self {
            Self::Empire => text!("Empire", "Imperio"),
            Self::Rebels => text!("Rebels", "Rebeldes"),
            Self::Republic => text!("Republic", "República"),
            Self::Separatists => text!("Separatists", "Separatistas"),
            Self::Mandalorians => text!("Mandalorians", "Mandalorianos"),
            Self::Neutral => text!("neutral", "neutral"),
        }
    }

    /// Its name after another one: "(Empire and) Rebels" / «(Imperio y) rebeldes».
    pub(crate) fn title_inside(self) -> Text {
        let title = self.title();
        match self {
            Self::Empire | Self::Republic | Self::Neutral => title,
            Self::Rebels | Self::Separatists | Self::Mandalorians => {
                Text::new(title.en, title.es.to_lowercase())
            }
        }
    }

    /// The faction as the subject of a sentence: "the Empire attacks", "the Rebels attack".
    #[must_use]
    pub fn subject(self) -> Subject {
        match self {
            Self::Empire => Subject::One(text!("the Empire", "el Imperio")),
            Self::Republic => Subject::One(text!("the Republic", "la República")),
            Self::Rebels => Subject::Many(text!("the Rebels", "los rebeldes")),
            Self::Separatists => Subject::Many(text!("the Separatists", "los separatistas")),
            Self::Mandalorians => Subject::Many(text!("the Mandalorians", "los mandalorianos")),
            Self::Neutral => Subject::One(text!("nobody", "nadie")),
        }
    }

    /// The faction inside a sentence: "the Empire".
    #[must_use]
    pub fn mention(self) -> Text {
        match self.subject() {
            Subject::One(name) | Subject::Many(name) => name,
            Subject::You => Text::default(),
        }
    }

    pub(crate) fn quality(self) -> Quality {
        match self {
            Self::Empire => quality!("Imperial", "imperial", "imperiales", "o", "e"),
            Self::Rebels => quality!("Rebel", "rebelde", "rebeldes", "o", "y"),
            Self::Republic => {
                quality!("Republic", "de la República", "de la República", "o", "y")
            }
            Self::Separatists => quality!("Separatist", "separatista", "separatistas", "o", "y"),
            Self::Mandalorians => Quality {
                alone: MANDALORIAN,
                or: Adjective::new(
                    "Mandalorian or",
                    "o mandaloriano",
                    "o mandaloriana",
                    "o mandalorianos",
                    "o mandalorianas",
                ),
                and: Adjective::new(
                    "Mandalorian and",
                    "y mandaloriano",
                    "y mandaloriana",
                    "y mandalorianos",
                    "y mandalorianas",
                ),
            },
            Self::Neutral => quality!("neutral", "neutral", "neutrales", "o", "y"),
        }
    }
}

const MANDALORIAN: Adjective =
    Adjective::new("Mandalorian", "mandaloriano", "mandaloriana", "mandalorianos", "mandalorianas");

impl Edition {
    /// The name of the box.
    #[must_use]
    pub fn title(self) -> Text {
        match self {
            Self::Original => text!("the original box", "la caja original"),
            Self::CloneWars => text!("the Clone Wars box", "la caja de las Guerras Clon"),
            Self::Mandalorians => text!("the Mandalorians box", "la caja de los mandalorianos"),
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
            Self::Outcast => quality!("Outcast", "Marginado", "Marginado", "o", "y"),
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
            Self::Outcast => Noun::new("Outcast", "Outcasts", "Marginado", "Marginados", Masculine),
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
    /// The name in both languages, on its own.
    pub(crate) fn title(&self) -> Text {
        let [en, es] = self.name;
        Text::new(en, es)
    }

    /// Its faction and kind: "Imperial unit".
    #[must_use]
    pub fn sort(&self) -> Text {
        self.kind.noun().with(&self.faction.quality().alone).bare()
    }

    /// The name inside a sentence: "(play) TIE Fighter" / «(juega) el Caza TIE».
    #[must_use]
    pub fn mention(&self) -> Text {
        let [en, es] = self.article;
        Text::new(en, es).then(self.title())
    }

    /// Whether it is somebody, a droid with a name included, and not a craft.
    pub(crate) fn is_person(&self) -> bool {
        let craft = [Trait::Fighter, Trait::Transport, Trait::Vehicle];
        let is_craft = self.traits.iter().any(|which| craft.contains(which));
        self.kind == Kind::Unit && self.unique && !is_craft
    }

    /// The name as the object of a verb, where Spanish puts «a» before people: «(exilia) a Lobot»,
    /// «(exilia) el Caza TIE». Not after «jugar» and «robar», which mean something else with «a».
    #[must_use]
    pub fn object(&self) -> Text {
        if self.is_person() { self.mention().whom() } else { self.mention() }
    }

    /// The pronoun for the card by its name, which agrees with its Spanish article; without one, it
    /// is the card: «la».
    pub(crate) fn it(&self) -> Pronoun {
        match self.article {
            [_, "el"] => Pronoun::It(Masculine),
            _ => CARD.it(),
        }
    }

    /// The values the card gives when it is played: "2 Attack", "1 Force".
    #[must_use]
    pub fn gains(&self) -> Vec<Text> {
        let gains = [(self.attack, ATTACK), (self.resources, RESOURCE), (self.force, FORCE)];
        gains.into_iter().filter(|(n, _)| *n > 0).map(|(n, what)| what.count(n)).collect()
    }
}

impl Faction {
    /// Whether its attacks on row cards are called hunts; those of the others are sabotage.
    #[must_use]
    pub const fn is_hunter(self) -> bool {
        matches!(self, Self::Empire | Self::Separatists | Self::Mandalorians)
    }
}

/// Moving the Force marker.
pub(crate) const MOVE: Verb = Verb::new(
    "move",
    "moves",
    "moved",
    EsVerb {
        infinitive: "mover",
        imperative: "mueve",
        second: "mueves",
        third: "mueve",
        third_many: "mueven",
        past_second: "moviste",
        past: "movió",
        past_many: "movieron",
        subjunctive_second: "muevas",
        subjunctive: "mueva",
        subjunctive_many: "muevan",
    },
);
/// Receiving a reward.
pub(crate) const RECEIVE: Verb =
    Verb::new("receive", "receives", "received", es_verb!("recib", ir));
pub(crate) const BRIBE: Verb = Verb::new("bribe", "bribes", "bribed", es_verb!("soborn", ar));
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
/// Putting a card back in the place where it was looked at.
pub(crate) const PUT_BACK: Verb = Verb { en: PUT.en, es: LEAVE.es };
/// Winning the game.
pub(crate) const WIN: Verb = Verb::new("win", "wins", "won", es_verb!("gan", ar));
/// Taking a reward.
pub(crate) const ACCEPT: Verb = Verb::new("take", "takes", "took", es_verb!("acept", ar));
/// Giving a capital ship to another player.
pub(crate) const GIVE: Verb = Verb::new("give", "gives", "gave", es_verb!("ced", er));
/// Having nothing more to do in a turn.
pub(crate) const FINISH: Verb = Verb::new("finish", "finishes", "finished", es_verb!("acab", ar));
/// Going on after all.
pub(crate) const GO_ON: Verb = Verb::new("act", "acts", "acted", es_verb!("actu", ar));

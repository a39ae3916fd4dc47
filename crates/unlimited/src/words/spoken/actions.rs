//! The verbs of this game: shared ones and its own.

use prose::{EsVerb, Verb};

pub(crate) use prose::lexicon::{
    ADD, ATTACK, CHOOSE, COST, DEAL, DEFEAT, DISCARD, DRAW, ENTER, EXHAUST, GET, GIVE, HAVE, HEAL,
    LOOK_AT as LOOK, LOOK_THROUGH, LOSE, NAME, PAY, PLAY, PUT, READY as MAKE_READY, RETURN, REVEAL,
    SET_ASIDE, SHUFFLE, TAKE,
};

/// A verb of ability, with the words Spanish puts before «puede» and after it.
macro_rules! able {
    ($en:expr, $es:literal) => {
        able!($en, "", $es)
    };
    ($en:expr, $no:literal, $es:literal) => {
        Verb::new(
            $en,
            $en,
            $en,
            EsVerb {
                infinitive: concat!($no, "poder ", $es),
                imperative: concat!($no, "puedas ", $es),
                second: concat!($no, "puedes ", $es),
                third: concat!($no, "puede ", $es),
                third_many: concat!($no, "pueden ", $es),
                past_second: concat!($no, "pudiste ", $es),
                past: concat!($no, "pudo ", $es),
                past_many: concat!($no, "pudieron ", $es),
                subjunctive_second: concat!($no, "puedas ", $es),
                subjunctive: concat!($no, "pueda ", $es),
                subjunctive_many: concat!($no, "puedan ", $es),
            },
        )
    };
}

/// A verb of inability: "can't attack" / «no puede atacar».
macro_rules! cannot {
    ($en:literal, $es:literal) => {
        able!(concat!("can't ", $en), "no ", $es)
    };
}

pub(crate) const BE_DEFEATED: Verb = Verb::new(
    "are defeated",
    "is defeated",
    "was defeated",
    EsVerb {
        infinitive: "ser derrotada",
        imperative: "sé derrotada",
        second: "eres derrotada",
        third: "es derrotada",
        third_many: "son derrotadas",
        past_second: "fuiste derrotada",
        past: "fue derrotada",
        past_many: "fueron derrotadas",
        subjunctive_second: "seas derrotada",
        subjunctive: "sea derrotada",
        subjunctive_many: "sean derrotadas",
    },
);
pub(crate) const CAN_ALSO_ATTACK: Verb = able!("can also attack", "atacar también");
pub(crate) const CANNOT_ATTACK: Verb = cannot!("attack", "atacar");
pub(crate) const CANNOT_BE_ATTACKED: Verb = cannot!("be attacked", "ser atacada");
pub(crate) const CANNOT_BE_DEFEATED: Verb = cannot!("be defeated", "ser derrotada");
pub(crate) const CANNOT_BE_HEALED: Verb = cannot!("be healed", "curarse");
pub(crate) const CANNOT_PLAY: Verb = cannot!("play", "jugar");
pub(crate) const CANNOT_READY: Verb = cannot!("ready", "prepararse");
pub(crate) const MAY_DEAL: Verb = able!("may deal", "infligir");

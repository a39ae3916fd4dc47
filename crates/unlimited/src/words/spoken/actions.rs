//! The verbs of this game.

use prose::{EsVerb, Verb, es_verb};

/// The subjunctive of a verb whose spelling or stem changes there.
macro_rules! changed {
    ($regular:expr, $second:literal, $third:literal, $many:literal) => {
        EsVerb {
            subjunctive_second: $second,
            subjunctive: $third,
            subjunctive_many: $many,
            ..$regular
        }
    };
}

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

pub(crate) const ADD: Verb = Verb::new("add", "adds", "added", es_verb!("añad", ir));
pub(crate) const ATTACK: Verb = Verb::new(
    "attack",
    "attacks",
    "attacked",
    changed!(es_verb!("atac", ar), "ataques", "ataque", "ataquen"),
);
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
pub(crate) const COST: Verb = Verb::new(
    "cost",
    "costs",
    "cost",
    EsVerb {
        imperative: "cuesta",
        second: "cuestas",
        third: "cuesta",
        third_many: "cuestan",
        subjunctive_second: "cuestes",
        subjunctive: "cueste",
        subjunctive_many: "cuesten",
        ..es_verb!("cost", ar)
    },
);
pub(crate) const DEAL: Verb = Verb::new(
    "deal",
    "deals",
    "dealt",
    changed!(es_verb!("inflig", ir), "inflijas", "inflija", "inflijan"),
);
pub(crate) const DEFEAT: Verb = Verb::new("defeat", "defeats", "defeated", es_verb!("derrot", ar));
pub(crate) const DISCARD: Verb =
    Verb::new("discard", "discards", "discarded", es_verb!("descart", ar));
pub(crate) const DRAW: Verb = Verb::new("draw", "draws", "drew", es_verb!("rob", ar));
pub(crate) const ENTER: Verb = Verb::new("enter", "enters", "entered", es_verb!("entr", ar));
pub(crate) const EXHAUST: Verb =
    Verb::new("exhaust", "exhausts", "exhausted", es_verb!("agot", ar));
pub(crate) const GET: Verb = Verb::new("get", "gets", "got", es_verb!("recib", ir));
pub(crate) const GIVE: Verb = Verb::new(
    "give",
    "gives",
    "gave",
    EsVerb {
        past_second: "diste",
        past: "dio",
        past_many: "dieron",
        subjunctive: "dé",
        ..es_verb!("d", ar)
    },
);
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
pub(crate) const HEAL: Verb = Verb::new("heal", "heals", "healed", es_verb!("cur", ar));
pub(crate) const LOOK: Verb = Verb::new("look at", "looks at", "looked at", es_verb!("mir", ar));
pub(crate) const LOOK_THROUGH: Verb =
    Verb::new("look through", "looks through", "looked through", es_verb!("mir", ar));
pub(crate) const LOSE: Verb = Verb::new(
    "lose",
    "loses",
    "lost",
    EsVerb {
        imperative: "pierde",
        second: "pierdes",
        third: "pierde",
        third_many: "pierden",
        subjunctive_second: "pierdas",
        subjunctive: "pierda",
        subjunctive_many: "pierdan",
        ..es_verb!("perd", er)
    },
);
pub(crate) const MAY_DEAL: Verb = able!("may deal", "infligir");
pub(crate) const NAME: Verb = Verb::new("name", "names", "named", es_verb!("nombr", ar));
pub(crate) const PAY: Verb =
    Verb::new("pay", "pays", "paid", changed!(es_verb!("pag", ar), "pagues", "pague", "paguen"));
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
pub(crate) const MAKE_READY: Verb =
    Verb::new("ready", "readies", "readied", es_verb!("prepar", ar));
pub(crate) const RETURN: Verb = Verb::new(
    "return",
    "returns",
    "returned",
    EsVerb {
        imperative: "devuelve",
        second: "devuelves",
        third: "devuelve",
        third_many: "devuelven",
        subjunctive_second: "devuelvas",
        subjunctive: "devuelva",
        subjunctive_many: "devuelvan",
        ..es_verb!("devolv", er)
    },
);
pub(crate) const REVEAL: Verb = Verb::new(
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
pub(crate) const SET_ASIDE: Verb =
    Verb::new("set aside", "sets aside", "set aside", es_verb!("apart", ar));
pub(crate) const SHUFFLE: Verb =
    Verb::new("shuffle", "shuffles", "shuffled", es_verb!("baraj", ar));
pub(crate) const TAKE: Verb = Verb::new("take", "takes", "took", es_verb!("tom", ar));

//! Verbs that card texts and logs of several games use, with their irregular forms.
//!
//! A verb of only one game ("bribe"), or one with its object built in, belongs in the crate of that
//! game.

use crate::{EsVerb, Verb, es_verb};

/// "add" / «añadir».
pub const ADD: Verb = Verb::new("add", "adds", "added", es_verb!("añad", ir));
/// "assign" / «asignar».
pub const ASSIGN: Verb = Verb::new("assign", "assigns", "assigned", es_verb!("asign", ar));
/// "attack" / «atacar».
pub const ATTACK: Verb = Verb::new(
    "attack",
    "attacks",
    "attacked",
    respelled(es_verb!("atac", ar), ["ataques", "ataque", "ataquen"]),
);
/// "choose" / «elegir».
pub const CHOOSE: Verb = Verb::new(
    "choose",
    "chooses",
    "chose",
    EsVerb {
        infinitive: "elegir",
        past_second: "elegiste",
        past: "eligió",
        past_many: "eligieron",
        ..respelled(es_verb!("elig", ir), ["elijas", "elija", "elijan"])
    },
);
/// "cost" / «costar».
pub const COST: Verb = Verb::new(
    "cost",
    "costs",
    "cost",
    stem_changing(
        es_verb!("cost", ar),
        ["cuestas", "cuesta", "cuestan"],
        ["cuestes", "cueste", "cuesten"],
    ),
);
/// "deal" (damage) / «infligir».
pub const DEAL: Verb = Verb::new(
    "deal",
    "deals",
    "dealt",
    respelled(es_verb!("inflig", ir), ["inflijas", "inflija", "inflijan"]),
);
/// "defeat" / «derrotar».
pub const DEFEAT: Verb = Verb::new("defeat", "defeats", "defeated", es_verb!("derrot", ar));
/// "destroy" / «destruir».
pub const DESTROY: Verb = Verb::new(
    "destroy",
    "destroys",
    "destroyed",
    EsVerb {
        past: "destruyó",
        past_many: "destruyeron",
        ..stem_changing(
            es_verb!("destru", ir),
            ["destruyes", "destruye", "destruyen"],
            ["destruyas", "destruya", "destruyan"],
        )
    },
);
/// "discard" / «descartar».
pub const DISCARD: Verb = Verb::new("discard", "discards", "discarded", es_verb!("descart", ar));
/// "draw" (a card) / «robar».
pub const DRAW: Verb = Verb::new("draw", "draws", "drew", es_verb!("rob", ar));
/// "end" / «terminar».
pub const END: Verb = Verb::new("end", "ends", "ended", es_verb!("termin", ar));
/// "enter" / «entrar».
pub const ENTER: Verb = Verb::new("enter", "enters", "entered", es_verb!("entr", ar));
/// "exhaust" / «agotar».
pub const EXHAUST: Verb = Verb::new("exhaust", "exhausts", "exhausted", es_verb!("agot", ar));
/// "exile" / «exiliar».
pub const EXILE: Verb = Verb::new("exile", "exiles", "exiled", es_verb!("exili", ar));
/// "gain" / «ganar».
pub const GAIN: Verb = Verb::new("gain", "gains", "gained", es_verb!("gan", ar));
/// "get" (+2 power) / «recibir».
pub const GET: Verb = Verb::new("get", "gets", "got", es_verb!("recib", ir));
/// "give" / «dar».
pub const GIVE: Verb = Verb::new(
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
/// "have" / «tener».
pub const HAVE: Verb = Verb::new(
    "have",
    "has",
    "had",
    EsVerb {
        imperative: "ten",
        past_second: "tuviste",
        past: "tuvo",
        past_many: "tuvieron",
        ..stem_changing(
            es_verb!("ten", er),
            ["tienes", "tiene", "tienen"],
            ["tengas", "tenga", "tengan"],
        )
    },
);
/// "heal" / «curar».
pub const HEAL: Verb = Verb::new("heal", "heals", "healed", es_verb!("cur", ar));
/// "leave" (as it is) / «dejar».
pub const LEAVE: Verb = Verb::new("leave", "leaves", "left", es_verb!("dej", ar));
/// "look at" / «mirar».
pub const LOOK_AT: Verb = Verb::new("look at", "looks at", "looked at", es_verb!("mir", ar));
/// "look through" / «mirar».
pub const LOOK_THROUGH: Verb =
    Verb::new("look through", "looks through", "looked through", es_verb!("mir", ar));
/// "lose" / «perder».
pub const LOSE: Verb = Verb::new(
    "lose",
    "loses",
    "lost",
    stem_changing(
        es_verb!("perd", er),
        ["pierdes", "pierde", "pierden"],
        ["pierdas", "pierda", "pierdan"],
    ),
);
/// "name" / «nombrar».
pub const NAME: Verb = Verb::new("name", "names", "named", es_verb!("nombr", ar));
/// "pay" / «pagar».
pub const PAY: Verb =
    Verb::new("pay", "pays", "paid", respelled(es_verb!("pag", ar), ["pagues", "pague", "paguen"]));
/// "play" / «jugar».
pub const PLAY: Verb = Verb::new(
    "play",
    "plays",
    "played",
    stem_changing(
        es_verb!("jug", ar),
        ["juegas", "juega", "juegan"],
        ["juegues", "juegue", "jueguen"],
    ),
);
/// "prevent" / «evitar».
pub const PREVENT: Verb = Verb::new("prevent", "prevents", "prevented", es_verb!("evit", ar));
/// "purchase" / «adquirir».
pub const PURCHASE: Verb = Verb::new(
    "purchase",
    "purchases",
    "purchased",
    stem_changing(
        es_verb!("adquir", ir),
        ["adquieres", "adquiere", "adquieren"],
        ["adquieras", "adquiera", "adquieran"],
    ),
);
/// "put" / «poner».
pub const PUT: Verb = Verb::new(
    "put",
    "puts",
    "put",
    EsVerb {
        imperative: "pon",
        past_second: "pusiste",
        past: "puso",
        past_many: "pusieron",
        ..respelled(es_verb!("pon", er), ["pongas", "ponga", "pongan"])
    },
);
/// "ready" / «preparar».
pub const READY: Verb = Verb::new("ready", "readies", "readied", es_verb!("prepar", ar));
/// "refuse" / «rechazar».
pub const REFUSE: Verb = Verb::new(
    "refuse",
    "refuses",
    "refused",
    respelled(es_verb!("rechaz", ar), ["rechaces", "rechace", "rechacen"]),
);
/// "repair" / «reparar».
pub const REPAIR: Verb = Verb::new("repair", "repairs", "repaired", es_verb!("repar", ar));
/// "resolve" / «resolver».
pub const RESOLVE: Verb = Verb::new(
    "resolve",
    "resolves",
    "resolved",
    stem_changing(
        es_verb!("resolv", er),
        ["resuelves", "resuelve", "resuelven"],
        ["resuelvas", "resuelva", "resuelvan"],
    ),
);
/// "return" (a card somewhere) / «devolver».
pub const RETURN: Verb = Verb::new(
    "return",
    "returns",
    "returned",
    stem_changing(
        es_verb!("devolv", er),
        ["devuelves", "devuelve", "devuelven"],
        ["devuelvas", "devuelva", "devuelvan"],
    ),
);
/// "reveal" (a card) / «mostrar».
pub const REVEAL: Verb = Verb::new(
    "reveal",
    "reveals",
    "revealed",
    stem_changing(
        es_verb!("mostr", ar),
        ["muestras", "muestra", "muestran"],
        ["muestres", "muestre", "muestren"],
    ),
);
/// "roll" (dice) / «tirar».
pub const ROLL: Verb = Verb::new("roll", "rolls", "rolled", es_verb!("tir", ar));
/// "set aside" / «apartar».
pub const SET_ASIDE: Verb =
    Verb::new("set aside", "sets aside", "set aside", es_verb!("apart", ar));
/// "shuffle" / «barajar».
pub const SHUFFLE: Verb = Verb::new("shuffle", "shuffles", "shuffled", es_verb!("baraj", ar));
/// "spend" / «gastar».
pub const SPEND: Verb = Verb::new("spend", "spends", "spent", es_verb!("gast", ar));
/// "swap" / «intercambiar».
pub const SWAP: Verb = Verb::new("swap", "swaps", "swapped", es_verb!("intercambi", ar));
/// "take" / «tomar».
pub const TAKE: Verb = Verb::new("take", "takes", "took", es_verb!("tom", ar));
/// "use" / «usar».
pub const USE: Verb = Verb::new("use", "uses", "used", es_verb!("us", ar));

/// A verb with an irregular subjunctive, for «tú», one other and several others.
const fn respelled(regular: EsVerb, subjunctive: [&'static str; 3]) -> EsVerb {
    let [subjunctive_second, subjunctive, subjunctive_many] = subjunctive;
    EsVerb { subjunctive_second, subjunctive, subjunctive_many, ..regular }
}

/// A verb whose stem changes where it is stressed, for «tú», one other and several others.
const fn stem_changing(
    regular: EsVerb,
    present: [&'static str; 3],
    subjunctive: [&'static str; 3],
) -> EsVerb {
    let [second, third, third_many] = present;
    let changed = EsVerb { imperative: third, second, third, third_many, ..regular };
    respelled(changed, subjunctive)
}

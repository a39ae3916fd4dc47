//! The texts of the words.

use prose::lexicon::{DEAL, DISCARD, EXILE, GAIN, PREVENT, PUT, REPAIR, REVEAL, SPEND, SWAP};
use prose::{
    Adjective, Clause, Gender, Noun, NounPhrase, Subject, Text, Verb as Action, es_verb, text,
};
use script::{Names, Vocabulary};

use super::words::{Dbg, Event, Gift, Kind, Moment, Num, Set, Test, Verb, What, Who, Zone};
use crate::awkward::ability::Abilities;

use Gender::{Feminine, Masculine};

const CARD: Noun = Noun::new("card", "cards", "carta", "cartas", Feminine);
const UNIT: Noun = Noun::new("unit", "units", "unidad", "unidades", Feminine);
const BASE: Noun = Noun::new("base", "bases", "base", "bases", Feminine);
const SHIP: Noun =
    Noun::new("capital ship", "capital ships", "nave de línea", "naves de línea", Feminine);
const TROOPER: Noun = Noun::new("Trooper", "Troopers", "soldado", "soldados", Masculine);
const DROID: Noun = Noun::new("Droid", "Droids", "droide", "droides", Masculine);
const HUNTER: Noun =
    Noun::new("Bounty Hunter", "Bounty Hunters", "cazarrecompensas", "cazarrecompensas", Masculine);
const TARGET: Noun = Noun::new("target", "targets", "objetivo", "objetivos", Masculine);
const PLAYER: Noun = Noun::new("player", "players", "jugador", "jugadores", Masculine);
const HAND: Noun = Noun::new("hand", "hands", "mano", "manos", Feminine);
const DECK: Noun = Noun::new("deck", "decks", "mazo", "mazos", Masculine);
const DISCARD_PILE: Noun =
    Noun::new("discard pile", "discard piles", "pila de descartes", "pilas de descartes", Feminine);
const EXILE_PILE: Noun = Noun::new(
    "exile pile",
    "exile piles",
    "pila de cartas exiliadas",
    "pilas de cartas exiliadas",
    Feminine,
);
const DAMAGE: Noun = Noun::new("damage", "damage", "punto de daño", "puntos de daño", Masculine);
const FORCE: Noun = Noun::new("Force", "Force", "punto de Fuerza", "puntos de Fuerza", Masculine);
const RESOURCE: Noun = Noun::new("resource", "resources", "recurso", "recursos", Masculine);

const ENEMY: Adjective = Adjective::new("enemy", "enemigo", "enemiga", "enemigos", "enemigas");
const IMPERIAL: Adjective =
    Adjective::new("Imperial", "imperial", "imperial", "imperiales", "imperiales");
const REBEL: Adjective = Adjective::new("Rebel", "rebelde", "rebelde", "rebeldes", "rebeldes");
const SEPARATIST: Adjective =
    Adjective::new("Separatist", "separatista", "separatista", "separatistas", "separatistas");
const NEUTRAL: Adjective =
    Adjective::new("neutral", "neutral", "neutral", "neutrales", "neutrales");
const NON_STARTER: Adjective =
    Adjective::new("non-starter", "no inicial", "no inicial", "no iniciales", "no iniciales");

const GIVE: Action = Action::new("give", "gives", "gave", es_verb!("ced", er));
const COLLECT: Action = Action::new("collect", "collects", "collected", es_verb!("cobr", ar));

fn who(who: Who, names: &Names) -> Subject {
    match who {
        Who::You => Subject::You,
        Who::Opponent => Subject::One(text!("your opponent", "tu adversario")),
        Who::In(slot) => Subject::One(names.of(slot)),
    }
}

/// "your hand", "their hand": of the player just mentioned.
fn own(of: Who, thing: Noun) -> Text {
    match of {
        Who::You => thing.your(),
        Who::Opponent | Who::In(_) => thing.their(),
    }
}

fn what(what: What, names: &Names) -> Text {
    match what {
        What::This => CARD.this(),
        What::In(slot) => names.of(slot),
        What::LastDiscarded => CARD.that(),
        What::OpponentsBase => text!("your opponent's base", "la base de tu adversario"),
    }
}

fn kind(kind: Kind) -> NounPhrase {
    match kind {
        Kind::Any => CARD.into(),
        Kind::OfYourFaction => CARD.of(text!("of your faction", "de tu facción")),
        Kind::Enemy => CARD.with(&ENEMY),
        Kind::Empire => CARD.with(&IMPERIAL),
        Kind::Separatist => CARD.with(&SEPARATIST),
        Kind::Rebel => CARD.with(&REBEL),
        Kind::NeutralUnit => UNIT.with(&NEUTRAL),
        Kind::Unit => UNIT.into(),
        Kind::Ship => SHIP.into(),
        Kind::Trooper => TROOPER.into(),
        Kind::Droid => DROID.into(),
        Kind::BountyHunter => HUNTER.into(),
        Kind::NotStarter => CARD.with(&NON_STARTER),
    }
}

/// The place a card is taken from.
fn from(zone: Zone) -> Text {
    match zone {
        Zone::Hand(of) => text!("from {hand}", "de {hand}", hand = own(of, HAND)),
        Zone::HandOrDiscard(of) => text!(
            "from {hand} or {pile}",
            "de {hand} o de {pile}",
            hand = own(of, HAND),
            pile = own(of, DISCARD_PILE)
        ),
        Zone::TopOfDeck(of) => {
            text!("from the top of {deck}", "de encima de {deck}", deck = own(of, DECK))
        }
        Zone::ExilePile(of) => text!("from {pile}", "de {pile}", pile = own(of, EXILE_PILE)),
        Zone::InPlay(Who::You) => text!("you have in play", "que tengas en juego"),
        Zone::InPlay(_) => text!("your opponent has in play", "que tu adversario tenga en juego"),
        Zone::Row => text!("from the galaxy row", "de la fila de la galaxia"),
        Zone::Revealed => text!("from among them", "de entre ellas"),
    }
}

/// The place a card is put.
fn into(zone: Zone) -> Text {
    match zone {
        Zone::Hand(of) | Zone::HandOrDiscard(of) => {
            text!("into {hand}", "en {hand}", hand = own(of, HAND))
        }
        Zone::TopOfDeck(of) => {
            text!("on top of {deck}", "encima de {deck}", deck = own(of, DECK))
        }
        Zone::ExilePile(of) => text!("into {pile}", "en {pile}", pile = own(of, EXILE_PILE)),
        Zone::InPlay(_) => text!("into play", "en juego"),
        Zone::Row => text!("into the galaxy row", "en la fila de la galaxia"),
        Zone::Revealed => text!("among the revealed cards", "entre las cartas mostradas"),
    }
}

/// "3 resources", "that many resources", "a number of resources equal to ...".
fn some(num: &Num, things: Noun, names: &Names) -> Text {
    match (Dbg::printed(num), num) {
        (Some(n), _) => things.count(n),
        (None, Num::Chosen(_)) => {
            text!("that many {things}", "esa cantidad de {things}", things = things.many())
        }
        (None, other) => text!(
            "a number of {things} equal to {n}",
            "una cantidad de {things} igual a {n}",
            things = things.many(),
            n = Dbg::say_number(other, names)
        ),
    }
}

fn deal(num: &Num, target: What, names: &Names) -> Text {
    let target = what(target, names);
    match Dbg::printed(num) {
        Some(n) => text!(
            "{damage} to {target}",
            "{damage} a {target}",
            damage = DAMAGE.count(n),
            target = target
        ),
        None => text!(
            "damage to {target} equal to {n}",
            "a {target} daño igual a {n}",
            target = target,
            n = Dbg::say_number(num, names)
        ),
    }
}

impl Vocabulary for Dbg {
    fn say_who(word: &Who, names: &Names) -> Subject {
        who(*word, names)
    }

    fn say_verb(verb: &Verb, names: &Names) -> (Subject, Clause) {
        let you = |action, rest| (Subject::You, Clause::new(action, rest));
        match verb {
            Verb::Exile(card) => you(EXILE, what(*card, names)),
            Verb::Discard(card) => you(DISCARD, what(*card, names)),
            Verb::Put(card, zone) => {
                let card = what(*card, names);
                you(PUT, text!("{card} {zone}", "{zone} {card}", card = card, zone = into(*zone)))
            }
            Verb::GiveControl(card, to) => you(
                GIVE,
                text!(
                    "control of {card} to {who}",
                    "el control de {card} a {who}",
                    card = what(*card, names),
                    who = match to {
                        Who::You => text!("you", "ti"),
                        Who::Opponent => text!("your opponent", "tu adversario"),
                        Who::In(slot) => names.of(*slot),
                    }
                ),
            ),
            Verb::Swap(one, other) => you(
                SWAP,
                text!(
                    "{one} with {other}",
                    "{one} por {other}",
                    one = what(*one, names),
                    other = what(*other, names)
                ),
            ),
            Verb::Reveal(n) => {
                let n = Dbg::say_number(n, names);
                let cards = text!(
                    "the top {n} cards of your deck",
                    "las {n} primeras cartas de tu mazo",
                    n = n
                );
                you(REVEAL, cards)
            }
            Verb::PutRevealedBack => you(
                PUT,
                text!(
                    "the rest back on top of your deck in the same order",
                    "las demás de nuevo encima de tu mazo en el mismo orden"
                ),
            ),
            Verb::DiscardFromGalaxyDeck => {
                you(DISCARD, text!("cards from the galaxy deck", "cartas del mazo de la galaxia"))
            }
            Verb::Deal(n, target) => you(DEAL, deal(n, *target, names)),
            Verb::Prevent(n) => you(PREVENT, Dbg::say_number(n, names)),
            Verb::Repair(n) => {
                you(REPAIR, text!("{n} on your base", "{n} de tu base", n = some(n, DAMAGE, names)))
            }
            Verb::GainForce(by, n) => (who(*by, names), Clause::new(GAIN, some(n, FORCE, names))),
            Verb::GainResources(n) => you(GAIN, some(n, RESOURCE, names)),
            Verb::GainAttack(n) => (
                Subject::One(UNIT.this()),
                Clause::new(
                    GAIN,
                    text!(
                        "attack equal to {n} this turn",
                        "ataque igual a {n} este turno",
                        n = Dbg::say_number(n, names)
                    ),
                ),
            ),
            Verb::Spend(n) => you(SPEND, some(n, RESOURCE, names)),
            Verb::CollectRewardOf(slot) => you(
                COLLECT,
                text!(
                    "the reward of {target} again",
                    "de nuevo la recompensa de {target}",
                    target = names.of(*slot)
                ),
            ),
        }
    }

    fn say_test(test: &Test, _: &Names) -> Text {
        match test {
            Test::ForceIsWithYou => text!("the Force is with you", "la Fuerza te acompaña"),
            Test::DiscardedLast(last) => {
                text!("the last one is {card}", "la última es {card}", card = kind(*last).a())
            }
            Test::Any(set) => {
                text!("there is {thing}", "hay {thing}", thing = in_place(*set).a())
            }
        }
    }

    fn say_subjunctive(test: &Test, _: &Names) -> Text {
        match test {
            Test::ForceIsWithYou => text!("the Force is with you", "la Fuerza te acompañe"),
            Test::DiscardedLast(last) => {
                text!("you discard {card}", "descartes {card}", card = kind(*last).a())
            }
            Test::Any(set) => {
                text!("there is {thing}", "haya {thing}", thing = in_place(*set).a())
            }
        }
    }

    fn say_number(num: &Num, names: &Names) -> Text {
        match num {
            Num::Just(n) | Num::Affordable(n) => Text::same(n),
            Num::Chosen(slot) => names.of(*slot),
            Num::FirstEachTurn(n) => {
                text!(
                    "the first {n} of it each turn",
                    "los {n} primeros puntos de cada turno",
                    n = *n
                )
            }
            Num::CountOf(set) => text!(
                "the number of {things}",
                "el número de {things}",
                things = in_place(*set).many()
            ),
        }
    }

    fn printed(num: &Num) -> Option<u32> {
        match num {
            Num::Just(n) | Num::Affordable(n) => Some(u32::from(*n)),
            Num::Chosen(_) | Num::FirstEachTurn(_) | Num::CountOf(_) => None,
        }
    }

    fn say_set(set: &Set, _: &Names) -> NounPhrase {
        match set {
            Set::Cards(cards, zone) => kind(*cards).of(from(*zone)),
            Set::Players => PLAYER.into(),
        }
    }

    fn say_kind(set: &Set, _: &Names) -> NounPhrase {
        match set {
            Set::Cards(Kind::Unit | Kind::NeutralUnit, _) => UNIT.into(),
            Set::Cards(Kind::Ship, _) => SHIP.into(),
            Set::Cards(Kind::Droid, _) => DROID.into(),
            Set::Cards(Kind::Trooper, _) => TROOPER.into(),
            Set::Cards(..) => CARD.into(),
            Set::Players => PLAYER.into(),
        }
    }

    fn say_moment(moment: &Moment) -> Text {
        match moment {
            Moment::EndOfTurn => text!("at the end of your turn", "al final de tu turno"),
            Moment::NextPurchase(_) => text!(
                "the next time you purchase a card this turn",
                "la próxima vez que adquieras una carta este turno"
            ),
        }
    }

    fn name_moment(moment: &Moment, names: &Names) {
        if let Moment::NextPurchase(slot) = moment {
            names.set(*slot, None, CARD.that());
        }
    }
}

/// The things at their place, without taking them from it.
fn in_place(set: Set) -> NounPhrase {
    match set {
        Set::Cards(cards, Zone::Row) => {
            kind(cards).of(text!("in the galaxy row", "en la fila de la galaxia"))
        }
        other => Dbg::say_set(&other, &Names::default()),
    }
}

impl Abilities for Dbg {
    type Event = Event;
    type Gift = Gift;

    fn say_event(event: &Event, names: &Names) -> Text {
        match event {
            Event::DefeatsTarget(slot) => {
                names.set(*slot, None, TARGET.that());
                text!(
                    "this unit defeats a target from the galaxy row",
                    "esta unidad derrote a un objetivo de la fila de la galaxia"
                )
            }
            Event::ThisIsDestroyed => text!("this ship is destroyed", "se destruya esta nave"),
            Event::ThisIsRevealed => text!("you reveal this base", "muestres esta base"),
            Event::DamageToThis => text!("this base suffers damage", "esta base sufra daño"),
            Event::FirstNeutralPurchase(slot) => {
                names.set(*slot, None, CARD.that());
                text!(
                    "you purchase your first neutral card each turn",
                    "adquieras tu primera carta neutral de cada turno"
                )
            }
        }
    }

    fn say_proposal(event: &Event, names: &Names) -> Text {
        match event {
            Event::DamageToThis => {
                text!(
                    "{base} would suffer damage",
                    "{base} fuera a sufrir daño",
                    base = BASE.this()
                )
            }
            Event::FirstNeutralPurchase(slot) => {
                names.set(*slot, None, CARD.that());
                text!(
                    "the first neutral card you purchase each turn would go to your discard pile",
                    "la primera carta neutral que adquieras cada turno fuera a ir a tu pila de descartes"
                )
            }
            other => Self::say_event(other, names),
        }
    }

    fn say_gift(gift: &Gift) -> Text {
        let Gift::Attack(n) = gift;
        let n = Self::say_number(n, &Names::default());
        text!("this unit has +{n} attack", "esta unidad tiene +{n} de ataque", n = n)
    }
}

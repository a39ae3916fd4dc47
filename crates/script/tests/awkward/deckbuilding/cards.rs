//! The cards.

use script::{Count, Slot, Step};

use super::words::{Dbg, Event, Gift, Kind, Moment, Num, Set, Test, Verb, What, Who, Zone};
use crate::awkward::ability::Ability;
use crate::awkward::check::Card;

type DbgStep = Step<Dbg>;

/// "You ... 1 of these".
const fn one(from: Set, into: Slot, body: &'static DbgStep) -> DbgStep {
    Step::Pick { who: Who::You, count: Count::One, from, into, body }
}

const A: What = What::In(Slot::A);
const B: What = What::In(Slot::B);
const HAND: Zone = Zone::Hand(Who::You);
const ENEMIES_IN_ROW: Set = Set::Cards(Kind::Enemy, Zone::Row);

pub(crate) static PROTOCOL_DROID: DbgStep = Step::Seq(&[
    Step::Until {
        test: Test::DiscardedLast(Kind::OfYourFaction),
        body: &Step::Do(Verb::DiscardFromGalaxyDeck),
    },
    Step::If {
        test: Test::DiscardedLast(Kind::OfYourFaction),
        then: &one(
            Set::Cards(Kind::NeutralUnit, Zone::Row),
            Slot::A,
            &Step::Do(Verb::Swap(What::LastDiscarded, A)),
        ),
        otherwise: None,
    },
]);

pub(crate) static TRI_FIGHTER: DbgStep = Step::IfDone {
    first: &one(Set::Cards(Kind::Separatist, Zone::Row), Slot::A, &Step::Do(Verb::Exile(A))),
    then: &Step::May {
        who: Who::You,
        body: &one(
            Set::Cards(Kind::Ship, Zone::InPlay(Who::Opponent)),
            Slot::B,
            &Step::Do(Verb::Deal(Num::Just(3), B)),
        ),
    },
};

pub(crate) static GENERAL_GRIEVOUS: DbgStep = Step::IfDone {
    first: &one(Set::Cards(Kind::Droid, HAND), Slot::A, &Step::Do(Verb::Exile(A))),
    then: &Step::Do(Verb::CollectRewardOf(Slot::B)),
};

pub(crate) static GRAND_MOFF_TARKIN: DbgStep = one(
    Set::Cards(Kind::Empire, Zone::Row),
    Slot::A,
    &Step::Seq(&[
        Step::Do(Verb::Put(A, HAND)),
        Step::Later { at: Moment::EndOfTurn, body: &Step::Do(Verb::Exile(A)) },
    ]),
);

pub(crate) static DUROS_SPY: DbgStep = Step::OneOf {
    who: Who::Opponent,
    options: &[
        Step::Pick {
            who: Who::Opponent,
            count: Count::One,
            from: Set::Cards(Kind::Any, Zone::Hand(Who::Opponent)),
            into: Slot::A,
            body: &Step::Do(Verb::Discard(A)),
        },
        Step::Do(Verb::GainForce(Who::You, Num::Just(1))),
    ],
};

pub(crate) static NEBULON_B: DbgStep = Step::OneOf {
    who: Who::You,
    options: &[Step::Do(Verb::Repair(Num::Just(3))), Step::Do(Verb::GainResources(Num::Just(3)))],
};

pub(crate) static GAUNTLET_DROPSHIP: DbgStep = Step::Seq(&[
    Step::Do(Verb::Reveal(Num::Just(5))),
    one(Set::Cards(Kind::Trooper, Zone::Revealed), Slot::A, &Step::Do(Verb::Put(A, HAND))),
    Step::Do(Verb::PutRevealedBack),
]);

pub(crate) static COUNT_DOOKU: DbgStep = Step::If {
    test: Test::ForceIsWithYou,
    then: &one(
        Set::Cards(Kind::Unit, Zone::Row),
        Slot::A,
        &one(
            Set::Cards(Kind::NotStarter, Zone::ExilePile(Who::You)),
            Slot::B,
            &Step::Do(Verb::Swap(A, B)),
        ),
    ),
    otherwise: None,
};

const EACH_ONE: Who = Who::In(Slot::A);

pub(crate) static AURORE_CLASS_FREIGHTER: DbgStep = Step::Each {
    of: Set::Players,
    into: Slot::A,
    body: &Step::May {
        who: EACH_ONE,
        body: &Step::Pick {
            who: EACH_ONE,
            count: Count::One,
            from: Set::Cards(Kind::Any, Zone::HandOrDiscard(EACH_ONE)),
            into: Slot::B,
            body: &Step::Do(Verb::Exile(B)),
        },
    },
};

pub(crate) static TWILEK_SMUGGLER: DbgStep = Step::Later {
    at: Moment::NextPurchase(Slot::A),
    body: &Step::Do(Verb::Put(A, Zone::TopOfDeck(Who::You))),
};

pub(crate) static RODIA: DbgStep = Step::Seq(&[
    Step::Do(Verb::Deal(Num::CountOf(ENEMIES_IN_ROW), What::OpponentsBase)),
    Step::Each { of: ENEMIES_IN_ROW, into: Slot::A, body: &Step::Do(Verb::Discard(A)) },
]);

pub(crate) static PAZ_VIZSLA: DbgStep = Step::Seq(&[
    Step::Number { who: Who::You, from: Num::Just(0), to: Num::Affordable(3), into: Slot::A },
    Step::Do(Verb::Spend(Num::Chosen(Slot::A))),
    Step::Do(Verb::GainAttack(Num::Chosen(Slot::A))),
]);

pub(crate) static KESSEL: DbgStep = Step::Pick {
    who: Who::You,
    count: Count::UpTo(Num::Just(3)),
    from: Set::Cards(Kind::Any, Zone::HandOrDiscard(Who::You)),
    into: Slot::A,
    body: &Step::Do(Verb::Exile(A)),
};

/// Invented: the printed ship that changes sides is not public.
pub(crate) static SHIP_THAT_CHANGES_SIDES: DbgStep = Step::IfDone {
    first: &Step::May {
        who: Who::You,
        body: &one(
            Set::Cards(Kind::Ship, Zone::InPlay(Who::You)),
            Slot::A,
            &Step::Do(Verb::GiveControl(A, Who::Opponent)),
        ),
    },
    then: &Step::Do(Verb::GainResources(Num::Just(3))),
};

pub(crate) static HOTH: DbgStep = Step::Do(Verb::Prevent(Num::FirstEachTurn(2)));

pub(crate) static JEDHA: DbgStep = Step::Seq(&[
    Step::Do(Verb::Put(A, HAND)),
    Step::Later { at: Moment::EndOfTurn, body: &Step::Do(Verb::Exile(A)) },
]);

pub(crate) static CARDS: [Card<Dbg>; 17] = [
    Card {
        name: "Protocol Droid",
        abilities: &[Ability::Action {
            cost: &Step::Do(Verb::Exile(What::This)),
            effect: &PROTOCOL_DROID,
        }],
        en: "Exile this card: discard cards from the galaxy deck until you discard a card of your \
             faction. If the last one is a card of your faction, swap that card with a neutral \
             unit from the galaxy row.",
        es: "Exilia esta carta: descarta cartas del mazo de la galaxia hasta que descartes una \
             carta de tu facción. Si la última es una carta de tu facción, intercambia esa carta \
             por una unidad neutral de la fila de la galaxia.",
    },
    Card {
        name: "Tri-fighter",
        abilities: &[Ability::Effect(&TRI_FIGHTER)],
        en: "Exile a Separatist card from the galaxy row. If you do, you may deal 3 damage to a \
             capital ship your opponent has in play.",
        es: "Exilia una carta separatista de la fila de la galaxia. Si lo haces, puedes infligir 3 \
             puntos de daño a una nave de línea que tu adversario tenga en juego.",
    },
    Card {
        name: "General Grievous",
        abilities: &[Ability::Triggered {
            on: Event::DefeatsTarget(Slot::B),
            effect: &GENERAL_GRIEVOUS,
        }],
        en: "When this unit defeats a target from the galaxy row, exile a Droid from your hand. If \
             you do, collect the reward of that target again.",
        es: "Cuando esta unidad derrote a un objetivo de la fila de la galaxia, exilia un droide \
             de tu mano. Si lo haces, cobra de nuevo la recompensa de ese objetivo.",
    },
    Card {
        name: "Grand Moff Tarkin",
        abilities: &[Ability::Effect(&GRAND_MOFF_TARKIN)],
        en: "Put an Imperial card from the galaxy row into your hand. At the end of your turn, \
             exile that card.",
        es: "Pon en tu mano una carta imperial de la fila de la galaxia. Al final de tu turno, \
             exilia esa carta.",
    },
    Card {
        name: "Duros Spy",
        abilities: &[Ability::Effect(&DUROS_SPY)],
        en: "Your opponent chooses one: they discard a card from their hand; or you gain 1 Force.",
        es: "Tu adversario elige una opción: descarta una carta de su mano; o ganas 1 punto de \
             Fuerza.",
    },
    Card {
        name: "Nebulon-B Frigate",
        abilities: &[Ability::Effect(&NEBULON_B)],
        en: "Choose one: repair 3 damage on your base; or gain 3 resources.",
        es: "Elige una opción: repara 3 puntos de daño de tu base; o gana 3 recursos.",
    },
    Card {
        name: "Gauntlet Dropship",
        abilities: &[Ability::Effect(&GAUNTLET_DROPSHIP)],
        en: "Reveal the top 5 cards of your deck. Put a Trooper from among them into your hand. \
             Put the rest back on top of your deck in the same order.",
        es: "Muestra las 5 primeras cartas de tu mazo. Pon en tu mano un soldado de entre ellas. \
             Pon las demás de nuevo encima de tu mazo en el mismo orden.",
    },
    Card {
        name: "Count Dooku",
        abilities: &[Ability::Effect(&COUNT_DOOKU)],
        en: "If the Force is with you, swap a unit from the galaxy row with a non-starter card \
             from your exile pile.",
        es: "Si la Fuerza te acompaña, intercambia una unidad de la fila de la galaxia por una \
             carta no inicial de tu pila de cartas exiliadas.",
    },
    Card {
        name: "Aurore-class Freighter",
        abilities: &[Ability::Triggered {
            on: Event::ThisIsDestroyed,
            effect: &AURORE_CLASS_FREIGHTER,
        }],
        en: "When this ship is destroyed, each player may exile a card from their hand or their \
             discard pile.",
        es: "Cuando se destruya esta nave, cada jugador puede exiliar una carta de su mano o de su \
             pila de descartes.",
    },
    Card {
        name: "Twi'lek Smuggler",
        abilities: &[Ability::Effect(&TWILEK_SMUGGLER)],
        en: "The next time you purchase a card this turn, put that card on top of your deck.",
        es: "La próxima vez que adquieras una carta este turno, pon encima de tu mazo esa carta.",
    },
    Card {
        name: "Rodia",
        abilities: &[Ability::Triggered { on: Event::ThisIsRevealed, effect: &RODIA }],
        en: "When you reveal this base, deal damage to your opponent's base equal to the number of \
             enemy cards in the galaxy row. Discard each enemy card from the galaxy row.",
        es: "Cuando muestres esta base, inflige a la base de tu adversario daño igual al número de \
             cartas enemigas en la fila de la galaxia. Descarta cada carta enemiga de la fila de \
             la galaxia.",
    },
    Card {
        name: "Paz Vizsla",
        abilities: &[Ability::Effect(&PAZ_VIZSLA)],
        en: "Choose a number from 0 to 3. Spend that many resources. This unit gains attack equal \
             to that number this turn.",
        es: "Elige un número del 0 al 3. Gasta esa cantidad de recursos. Esta unidad gana ataque \
             igual a ese número este turno.",
    },
    Card {
        name: "Kessel",
        abilities: &[Ability::Triggered { on: Event::ThisIsRevealed, effect: &KESSEL }],
        en: "When you reveal this base, exile up to 3 cards from your hand or your discard pile.",
        es: "Cuando muestres esta base, exilia hasta 3 cartas de tu mano o de tu pila de \
             descartes.",
    },
    Card {
        name: "A ship that changes sides",
        abilities: &[Ability::Effect(&SHIP_THAT_CHANGES_SIDES)],
        en: "You may give control of a capital ship you have in play to your opponent. If you do, \
             gain 3 resources.",
        es: "Puedes ceder el control de una nave de línea que tengas en juego a tu adversario. Si \
             lo haces, gana 3 recursos.",
    },
    Card {
        name: "Hoth",
        abilities: &[Ability::Replacement { of: Event::DamageToThis, instead: &HOTH }],
        en: "If this base would suffer damage, instead prevent the first 2 of it each turn.",
        es: "Si esta base fuera a sufrir daño, en vez de eso evita los 2 primeros puntos de cada \
             turno.",
    },
    Card {
        name: "Jedha",
        abilities: &[Ability::Replacement {
            of: Event::FirstNeutralPurchase(Slot::A),
            instead: &JEDHA,
        }],
        en: "If the first neutral card you purchase each turn would go to your discard pile, \
             instead put that card into your hand. At the end of your turn, exile that card.",
        es: "Si la primera carta neutral que adquieras cada turno fuera a ir a tu pila de \
             descartes, en vez de eso pon en tu mano esa carta. Al final de tu turno, exilia esa \
             carta.",
    },
    Card {
        name: "Aurra Sing",
        abilities: &[Ability::Constant {
            while_: Some(Test::Any(Set::Cards(Kind::BountyHunter, Zone::Row))),
            gives: Gift::Attack(Num::Just(2)),
        }],
        en: "While there is a Bounty Hunter in the galaxy row, this unit has +2 attack.",
        es: "Mientras haya un cazarrecompensas en la fila de la galaxia, esta unidad tiene +2 de \
             ataque.",
    },
];

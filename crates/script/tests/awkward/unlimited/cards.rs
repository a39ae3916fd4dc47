//! The cards, and two procedures of the rules that are written like cards.

use script::{Count, Slot, Step};

use super::words::{
    Divided, Event, Gift, Moment, Num, Only, Set, Side, Swu, Test, Verb, What, Who,
};
use crate::awkward::ability::Ability;
use crate::awkward::check::Card;

type SwuStep = Step<Swu>;

/// "You ... 1 of these".
const fn one(from: Set, into: Slot, body: &'static SwuStep) -> SwuStep {
    Step::Pick { who: Who::You, count: Count::One, from, into, body }
}

const A: What = What::In(Slot::A);
const B: What = What::In(Slot::B);
const ANY_UNIT: Set = Set::Units(Side::Either, &[]);
const ENEMY_UNIT: Set = Set::Units(Side::Enemy, &[]);

/// Rule: an amount that must be divided in full is dealt one by one.
pub(crate) static DIVIDE_DAMAGE: SwuStep = Step::Times {
    n: Num::LeftToDivide,
    body: &one(Set::Sharers, Slot::A, &Step::Do(Verb::Share(Num::Just(1), A))),
};

/// Rule: an amount up to which the player may heal is dealt one by one until the player stops.
pub(crate) static DIVIDE_HEALING: SwuStep = Step::Pick {
    who: Who::You,
    count: Count::Any,
    from: Set::Sharers,
    into: Slot::A,
    body: &Step::Seq(&[
        Step::Number { who: Who::You, from: Num::Just(1), to: Num::LeftToDivide, into: Slot::B },
        Step::Do(Verb::Share(Num::Chosen(Slot::B), A)),
    ]),
};

/// Rule: the attack on the target that its player chooses.
pub(crate) static DECLARE_TARGET: SwuStep =
    one(Set::TargetsOf(Slot::A), Slot::B, &Step::Do(Verb::Strike(A, B)));

pub(crate) static EMPEROR_PALPATINE: SwuStep =
    Step::Do(Verb::Divide(Divided::Damage, Num::Just(6), ENEMY_UNIT));

pub(crate) static REDEMPTION: SwuStep = Step::IfDone {
    first: &Step::Do(Verb::Divide(Divided::UpToHealing, Num::Just(8), Set::UnitsAndBases)),
    then: &Step::Do(Verb::Deal(Num::ThatMuch, What::This)),
};

pub(crate) static BOBA_FETT: SwuStep = Step::IfDone {
    first: &Step::May { who: Who::You, body: &Step::Do(Verb::Exhaust(What::This)) },
    then: &Step::Do(Verb::ReadyResources(Num::Just(1))),
};

pub(crate) static PALPATINE_LEADER_COST: SwuStep = Step::Seq(&[
    Step::Do(Verb::Pay(Num::Just(1))),
    Step::Do(Verb::Exhaust(What::This)),
    one(Set::Units(Side::Friendly, &[]), Slot::A, &Step::Do(Verb::Defeat(A))),
]);

static ONE_DAMAGE_AND_A_CARD: SwuStep = Step::Seq(&[
    one(ANY_UNIT, Slot::B, &Step::Do(Verb::Deal(Num::Just(1), B))),
    Step::Do(Verb::Draw(Who::You, Num::Just(1))),
]);

pub(crate) static PALPATINE_DEPLOYED: SwuStep = one(
    Set::Units(Side::Either, &[Only::NonLeader, Only::Damaged]),
    Slot::A,
    &Step::Do(Verb::TakeControl(Who::You, A)),
);

static PALPATINE_ATTACKS: SwuStep = Step::May {
    who: Who::You,
    body: &Step::IfDone {
        first: &one(
            Set::Units(Side::Friendly, &[Only::NotThis]),
            Slot::A,
            &Step::Do(Verb::Defeat(A)),
        ),
        then: &ONE_DAMAGE_AND_A_CARD,
    },
};

pub(crate) static LEIA_ORGANA: SwuStep = Step::Seq(&[
    one(
        Set::Units(Side::Friendly, &[Only::Rebel, Only::Ready]),
        Slot::A,
        &Step::Do(Verb::AttackWith(A)),
    ),
    Step::May {
        who: Who::You,
        body: &one(
            Set::Units(Side::Friendly, &[Only::Rebel, Only::Ready, Only::Not(Slot::A)]),
            Slot::B,
            &Step::Do(Verb::AttackWith(B)),
        ),
    },
]);

pub(crate) static U_WING_REINFORCEMENT: SwuStep = Step::Seq(&[
    Step::Do(Verb::LookAtTop(Num::Just(10))),
    Step::Pick {
        who: Who::You,
        count: Count::UpTo(Num::Just(3)),
        from: Set::SeenUnitsWithin(Num::Just(7)),
        into: Slot::A,
        body: &Step::Do(Verb::SetAside(A)),
    },
    Step::Do(Verb::PutRestOnBottom),
    Step::Pick {
        who: Who::You,
        count: Count::All,
        from: Set::CardsSetAside,
        into: Slot::B,
        body: &Step::Do(Verb::PlayFree(B)),
    },
]);

pub(crate) static VIGILANCE: SwuStep = Step::SomeOf {
    who: Who::You,
    count: Num::Just(2),
    options: &[
        Step::Do(Verb::DiscardFromDeck(Who::Opponent, Num::Just(6))),
        one(Set::Bases, Slot::A, &Step::Do(Verb::Heal(Num::Just(5), A))),
        one(
            Set::Units(Side::Either, &[Only::RemainingAtMost(Num::Just(3))]),
            Slot::A,
            &Step::Do(Verb::Defeat(A)),
        ),
        one(ANY_UNIT, Slot::A, &Step::Do(Verb::GiveShield(A))),
    ],
};

pub(crate) static I_AM_YOUR_FATHER: SwuStep = one(
    ENEMY_UNIT,
    Slot::A,
    &Step::OneOf {
        who: Who::ControllerOf(Slot::A),
        options: &[
            Step::Do(Verb::Deal(Num::Just(7), A)),
            Step::Do(Verb::Draw(Who::You, Num::Just(3))),
        ],
    },
);

pub(crate) static CHANGE_OF_HEART: SwuStep = one(
    Set::Units(Side::Either, &[Only::NonLeader]),
    Slot::A,
    &Step::Seq(&[
        Step::Do(Verb::TakeControl(Who::You, A)),
        Step::Later {
            at: Moment::RegroupPhase,
            body: &Step::Do(Verb::TakeControl(Who::OwnerOf(Slot::A), A)),
        },
    ]),
);

pub(crate) static DONT_GET_COCKY: SwuStep = one(
    ANY_UNIT,
    Slot::A,
    &Step::Seq(&[
        Step::Pick {
            who: Who::You,
            count: Count::UpTo(Num::Just(7)),
            from: Set::TopOfYourDeck,
            into: Slot::B,
            body: &Step::Do(Verb::Reveal(B)),
        },
        Step::If {
            test: Test::RevealedCostAtMost(Num::Just(7)),
            then: &Step::Do(Verb::Deal(Num::CostOfRevealed, A)),
            otherwise: None,
        },
        Step::Do(Verb::PutRestOnBottom),
    ]),
);

static KRELLS_GIFT: Ability<Swu> = Ability::Triggered {
    on: Event::ThisIsDefeated,
    effect: &Step::May { who: Who::You, body: &Step::Do(Verb::Draw(Who::You, Num::Just(1))) },
};

pub(crate) static CARDS: [Card<Swu>; 12] = [
    Card {
        name: "Emperor Palpatine (135)",
        abilities: &[Ability::Triggered { on: Event::Played, effect: &EMPEROR_PALPATINE }],
        en: "When you play this unit, deal 6 damage divided as you choose among enemy units.",
        es: "Cuando juegues esta unidad, inflige 6 puntos de daño repartidos como quieras entre \
             unidades enemigas.",
    },
    Card {
        name: "Redemption (52)",
        abilities: &[Ability::Triggered { on: Event::Played, effect: &REDEMPTION }],
        en: "When you play this unit, heal up to 8 damage divided as you choose among units and \
             bases. If you do, deal that much damage to this unit.",
        es: "Cuando juegues esta unidad, cura hasta 8 puntos de daño repartidos como quieras entre \
             unidades y bases. Si lo haces, inflige esa cantidad de daño a esta unidad.",
    },
    Card {
        name: "Boba Fett (15)",
        abilities: &[Ability::Triggered { on: Event::EnemyUnitLeavesPlay, effect: &BOBA_FETT }],
        en: "When an enemy unit leaves play, you may exhaust this leader. If you do, ready 1 of \
             your resources.",
        es: "Cuando una unidad enemiga abandone el juego, puedes agotar a este líder. Si lo haces, \
             prepara 1 de tus recursos.",
    },
    Card {
        name: "Emperor Palpatine (6)",
        abilities: &[
            Ability::Action { cost: &PALPATINE_LEADER_COST, effect: &ONE_DAMAGE_AND_A_CARD },
            Ability::Triggered { on: Event::Deployed, effect: &PALPATINE_DEPLOYED },
            Ability::Triggered { on: Event::ThisAttacks, effect: &PALPATINE_ATTACKS },
        ],
        en: "Pay 1 resource, exhaust this leader, then defeat a friendly unit: deal 1 damage to a \
             unit. Draw 1 card. When you deploy this leader, take control of a damaged non-leader \
             unit. When this unit attacks, you may defeat a different friendly unit. If you do, \
             deal 1 damage to a unit, then draw 1 card.",
        es: "Paga 1 recurso, agota a este líder y luego derrota a una unidad aliada: inflige 1 \
             punto de daño a una unidad. Roba 1 carta. Cuando despliegues a este líder, toma el \
             control de una unidad no líder dañada. Cuando esta unidad ataque, puedes derrotar a \
             una unidad aliada diferente. Si lo haces, inflige 1 punto de daño a una unidad y \
             luego roba 1 carta.",
    },
    Card {
        name: "Leia Organa (9)",
        abilities: &[Ability::Action {
            cost: &Step::Do(Verb::Exhaust(What::This)),
            effect: &LEIA_ORGANA,
        }],
        en: "Exhaust this leader: attack with a ready friendly Rebel unit. You may attack with a \
             different ready friendly Rebel unit.",
        es: "Agota a este líder: ataca con una unidad rebelde aliada preparada. Puedes atacar con \
             una unidad rebelde aliada preparada diferente.",
    },
    Card {
        name: "U-Wing Reinforcement (104)",
        abilities: &[Ability::Effect(&U_WING_REINFORCEMENT)],
        en: "Look at the top 10 cards of your deck. Set aside up to 3 units from among them with a \
             total cost of 7 or less. Put the rest on the bottom of your deck in random order. \
             Play all units set aside for free.",
        es: "Mira las 10 primeras cartas de tu mazo. Aparta hasta 3 unidades de entre ellas con un \
             coste total de 7 o menos. Pon las demás en el fondo de tu mazo en orden aleatorio. \
             Juega gratis todas las unidades apartadas.",
    },
    Card {
        name: "Vigilance (58)",
        abilities: &[Ability::Effect(&VIGILANCE)],
        en: "Choose 2 different options: your opponent discards the top 6 cards of their deck; \
             heal 5 damage from a base; defeat a unit with 3 or less remaining HP; or give a \
             Shield token to a unit.",
        es: "Elige 2 opciones distintas: tu adversario descarta las 6 primeras cartas de su mazo; \
             cura 5 puntos de daño de una base; derrota a una unidad con 3 o menos PG restantes; o \
             da una ficha de Escudo a una unidad.",
    },
    Card {
        name: "I Am Your Father (233)",
        abilities: &[Ability::Effect(&I_AM_YOUR_FATHER)],
        en: "Choose an enemy unit. Its controller chooses one: you deal 7 damage to that unit; or \
             you draw 3 cards.",
        es: "Elige una unidad enemiga. Su controlador elige una opción: infliges 7 puntos de daño \
             a esa unidad; o robas 3 cartas.",
    },
    Card {
        name: "Change of Heart (224)",
        abilities: &[Ability::Effect(&CHANGE_OF_HEART)],
        en: "Take control of a non-leader unit. At the start of the regroup phase, its owner takes \
             control of that unit.",
        es: "Toma el control de una unidad no líder. Al principio de la fase de reagrupamiento, su \
             propietario toma el control de esa unidad.",
    },
    Card {
        name: "Don't Get Cocky (223)",
        abilities: &[Ability::Effect(&DONT_GET_COCKY)],
        en: "Choose a unit, then reveal up to 7 cards from the top of your deck, one at a time. If \
             their total cost is 7 or less, deal damage to that unit equal to their total cost. \
             Put the rest on the bottom of your deck in random order.",
        es: "Elige una unidad y luego muestra hasta 7 cartas de encima de tu mazo, de una en una. \
             Si su coste total es 7 o menos, inflige a esa unidad daño igual a su coste total. Pon \
             las demás en el fondo de tu mazo en orden aleatorio.",
    },
    Card {
        name: "Shield token",
        abilities: &[Ability::Replacement {
            of: Event::DamageToAttachedUnit,
            instead: &Step::Do(Verb::Defeat(What::This)),
        }],
        en: "If the attached unit would suffer damage, instead defeat this card.",
        es: "Si la unidad vinculada fuera a sufrir daño, en vez de eso derrota a esta carta.",
    },
    Card {
        name: "General Krell (105)",
        abilities: &[Ability::Constant {
            while_: None,
            gives: Gift::AbilityForOthers(Side::Friendly, &KRELLS_GIFT),
        }],
        en: "Each other friendly unit has “When this unit is defeated, you may draw 1 card.”",
        es: "Cada otra unidad aliada tiene «Cuando esta unidad sea derrotada, puedes robar 1 \
             carta.»",
    },
];

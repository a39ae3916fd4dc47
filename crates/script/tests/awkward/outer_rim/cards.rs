//! The cards. Encounters and databank cards are invented: the printed ones are not public.

use script::{Count, Slot, Step};

use super::words::{
    Event, Face, Faction, Gift, Num, Rim, Set, Skill, Test, Verb, Victim, What, Who,
};
use crate::awkward::ability::Ability;
use crate::awkward::check::Card;

type RimStep = Step<Rim>;

/// "You ... 1 of these".
const fn one(from: Set, into: Slot, body: &'static RimStep) -> RimStep {
    Step::Pick { who: Who::You, count: Count::One, from, into, body }
}

const A: What = What::In(Slot::A);
const ANOTHER: Who = Who::In(Slot::A);
const THOUSAND: Num = Num::Just(1000);

pub(crate) static IG_88: RimStep = Step::Gather {
    who: Who::You,
    count: Count::Any,
    from: Set::YourDice,
    into: Slot::A,
    body: &Step::Do(Verb::Reroll(A)),
};

pub(crate) static IG_88_SAVED: RimStep = Step::May {
    who: Who::You,
    body: &Step::IfDone {
        first: &one(Set::YourCrew, Slot::A, &Step::Do(Verb::Discard(A))),
        then: &Step::Seq(&[
            Step::Do(Verb::RecoverAll(Victim::Character)),
            Step::Do(Verb::RecoverAll(Victim::Ship)),
        ]),
    },
};

pub(crate) static AUTOBLASTER: RimStep = Step::OneOf {
    who: Who::You,
    options: &[
        Step::Pick {
            who: Who::You,
            count: Count::UpTo(Num::Just(2)),
            from: Set::YourResults(Face::Focus),
            into: Slot::A,
            body: &Step::Do(Verb::Turn(A, Face::Hit)),
        },
        Step::If {
            test: Test::Have(Skill::Tactics),
            then: &one(
                Set::YourResults(Face::Focus),
                Slot::A,
                &Step::Do(Verb::Turn(A, Face::Crit)),
            ),
            otherwise: None,
        },
    ],
};

pub(crate) static ION_CANNON: RimStep = Step::OneOf {
    who: Who::You,
    options: &[
        one(Set::OpponentsResults(Face::Hit), Slot::A, &Step::Do(Verb::Cancel(A))),
        Step::If {
            test: Test::Have(Skill::Tactics),
            then: &one(Set::OpponentsResults(Face::Crit), Slot::A, &Step::Do(Verb::Cancel(A))),
            otherwise: None,
        },
    ],
};

pub(crate) static RESCUE_FROM_THE_MINES: RimStep = Step::Seq(&[
    Step::Until {
        test: Test::PassedOrDefeated,
        body: &Step::Seq(&[
            Step::Do(Verb::TestSkill(Skill::Strength)),
            Step::If {
                test: Test::Failed,
                then: &Step::Do(Verb::Suffer(Victim::Character, Num::Just(1))),
                otherwise: None,
            },
        ]),
    },
    Step::If { test: Test::Passed, then: &Step::Do(Verb::CompleteJob), otherwise: None },
]);

pub(crate) static NAVPOINT: RimStep = Step::If {
    test: Test::PatrolHere,
    then: &Step::Seq(&[
        Step::Do(Verb::TestSkill(Skill::Stealth)),
        Step::If {
            test: Test::Passed,
            then: &Step::May { who: Who::You, body: &Step::Do(Verb::TakeAnotherTurn) },
            otherwise: Some(&one(
                Set::PatrolsHere,
                Slot::A,
                &Step::Do(Verb::LoseReputationWithPatrol(A)),
            )),
        },
    ]),
    otherwise: Some(&Step::If {
        test: Test::NotNegative(Faction::Rebellion),
        then: &Step::Seq(&[
            Step::Do(Verb::CallPatrol(Faction::Rebellion)),
            Step::Do(Verb::RecoverAll(Victim::Ship)),
        ]),
        otherwise: Some(&Step::Seq(&[
            Step::Do(Verb::TestSkill(Skill::Piloting)),
            Step::If {
                test: Test::Failed,
                then: &Step::Do(Verb::Suffer(Victim::Ship, Num::Just(3))),
                otherwise: None,
            },
        ])),
    }),
};

pub(crate) static SABACC: RimStep = Step::Seq(&[
    Step::Do(Verb::Stake(Who::You, THOUSAND)),
    Step::Each {
        of: Set::OthersHere,
        into: Slot::A,
        body: &Step::May { who: ANOTHER, body: &Step::Do(Verb::Stake(ANOTHER, THOUSAND)) },
    },
    Step::Each {
        of: Set::Gamblers,
        into: Slot::A,
        body: &Step::Do(Verb::Roll(ANOTHER, Num::Just(2))),
    },
    Step::Do(Verb::WinnerTakesThePot),
]);

pub(crate) static LOCAL_SECURITY: RimStep = Step::Seq(&[
    Step::Do(Verb::FightGroundEnemy(Num::Just(4))),
    Step::If {
        test: Test::Won,
        then: &Step::Seq(&[Step::Do(Verb::GainCredits(Num::Just(2000))), Step::Do(Verb::Deliver)]),
        otherwise: Some(&Step::OneOf {
            who: Who::You,
            options: &[
                Step::Do(Verb::Spend(Num::Just(3000))),
                Step::Do(Verb::LoseReputation(Who::You, Faction::OfThePlanet)),
                Step::Do(Verb::Discard(What::This)),
            ],
        }),
    },
]);

pub(crate) static SPECIAL_ORDER: RimStep = one(
    Set::KindsOfGoods,
    Slot::A,
    &Step::Seq(&[
        Step::Until {
            test: Test::Revealed(Num::Just(2), Slot::A),
            body: &Step::Do(Verb::RevealFromThisDeck),
        },
        Step::May {
            who: Who::You,
            body: &one(
                Set::RevealedOfKind(Slot::A),
                Slot::B,
                &Step::Do(Verb::Buy(What::In(Slot::B))),
            ),
        },
        Step::Do(Verb::ShuffleRestIntoDeck),
    ]),
);

pub(crate) static UNDERCOVER_AGENT: RimStep = one(
    Set::MoreFamousHere,
    Slot::A,
    &Step::Seq(&[
        Step::Do(Verb::Discard(What::This)),
        Step::Do(Verb::GainFame(Num::Just(1))),
        one(
            Set::FactionsToLose(Slot::A),
            Slot::B,
            &Step::Do(Verb::LoseReputation(ANOTHER, Faction::In(Slot::B))),
        ),
    ]),
);

pub(crate) static LANDO_CALRISSIAN: RimStep = Step::May {
    who: Who::You,
    body: &Step::IfDone {
        first: &Step::Do(Verb::Spend(THOUSAND)),
        then: &Step::Seq(&[
            Step::Do(Verb::TestSkill(Skill::Influence)),
            Step::If {
                test: Test::Passed,
                then: &Step::Do(Verb::GainReputation(Faction::OfThePlanet)),
                otherwise: None,
            },
        ]),
    },
};

/// A re-roll after any roll, to show questions inside a test.
pub(crate) static LANDOS_LUCK: RimStep = Step::Pick {
    who: Who::You,
    count: Count::UpTo(Num::Just(1)),
    from: Set::YourDice,
    into: Slot::A,
    body: &Step::Do(Verb::Reroll(A)),
};

pub(crate) static SITH_HOLOCRON: RimStep = Step::Pick {
    who: Who::NearestOther,
    count: Count::One,
    from: Set::Planets,
    into: Slot::A,
    body: &Step::Do(Verb::MarkAsDestination(A)),
};

pub(crate) static DISTRESS_CALL: RimStep =
    one(Set::Patrols, Slot::A, &Step::Do(Verb::MovePatrol(A, Num::Just(3))));

pub(crate) static CARDS: [Card<Rim>; 14] = [
    Card {
        name: "IG-88",
        abilities: &[
            Ability::Triggered { on: Event::RolledInCombat, effect: &IG_88 },
            Ability::Replacement { of: Event::YourDefeat, instead: &IG_88_SAVED },
        ],
        en: "When you roll dice, once in each combat, re-roll any number of dice you rolled. If \
             you would be defeated, instead you may discard a crew member on your ship. If you do, \
             recover all damage from your character, then recover all damage from your ship.",
        es: "Cuando lances dados, una vez en cada combate, vuelve a lanzar cualquier cantidad de \
             dados que hayas lanzado. Si fueras a ser derrotado, en vez de eso puedes descartar un \
             tripulante de tu nave. Si lo haces, recupera todo el daño de tu personaje y luego \
             recupera todo el daño de tu nave.",
    },
    Card {
        name: "Lando Calrissian",
        abilities: &[Ability::Effect(&LANDOS_LUCK), Ability::Effect(&LANDO_CALRISSIAN)],
        en: "You may re-roll a die you rolled. You may spend 1,000 credits. If you do, test \
             Influence; if you pass, gain 1 reputation with the faction of the planet.",
        es: "Puedes volver a lanzar un dado que hayas lanzado. Puedes gastar 1000 créditos. Si lo \
             haces, haz una prueba de Influencia; si la superas, gana 1 de reputación con la \
             facción del planeta.",
    },
    Card {
        name: "Autoblaster",
        abilities: &[Ability::Triggered { on: Event::ResultsOfShipCombat, effect: &AUTOBLASTER }],
        en: "When dice are rolled in a ship combat, choose one: change up to 2 focus results you \
             rolled to hit; or if you have Tactics, change a focus result you rolled to crit.",
        es: "Cuando se lancen dados en un combate espacial, elige una opción: convierte hasta 2 \
             resultados de concentración que hayas lanzado en impacto; o si tienes Táctica, \
             convierte un resultado de concentración que hayas lanzado en crítico.",
    },
    Card {
        name: "Ion Cannon",
        abilities: &[Ability::Triggered { on: Event::ResultsOfShipCombat, effect: &ION_CANNON }],
        en: "When dice are rolled in a ship combat, choose one: cancel a hit your opponent rolled; \
             or if you have Tactics, cancel a crit your opponent rolled.",
        es: "Cuando se lancen dados en un combate espacial, elige una opción: anula un impacto que \
             haya lanzado tu adversario; o si tienes Táctica, anula un crítico que haya lanzado tu \
             adversario.",
    },
    Card {
        name: "Rescue from the Mines, last section",
        abilities: &[Ability::Effect(&RESCUE_FROM_THE_MINES)],
        en: "Repeat this until you pass or are defeated: test Strength; if you fail, your \
             character suffers 1 damage. If you pass, complete this job.",
        es: "Repite esto hasta que la superes o seas derrotado: haz una prueba de Fuerza; si \
             fallas, tu personaje sufre 1 de daño. Si la superas, completa este trabajo.",
    },
    Card {
        name: "Navpoint encounter",
        abilities: &[Ability::Effect(&NAVPOINT)],
        en: "If there is a Patrol in your space, test Stealth; if you pass, you may take an \
             additional turn; otherwise, lose 1 reputation with the faction of a Patrol in your \
             space. Otherwise, if your reputation with the Rebellion is not negative, move the \
             Patrol of the Rebellion directly to your space, then recover all damage from your \
             ship. Otherwise, test Piloting; if you fail, your ship suffers 3 damage.",
        es: "Si hay una Patrulla en tu casilla, haz una prueba de Sigilo; si la superas, puedes \
             tomar un turno adicional; de lo contrario, pierde 1 de reputación con la facción de \
             una Patrulla en tu casilla. De lo contrario, si tu reputación con la Rebelión no es \
             negativa, mueve la Patrulla de la Rebelión directamente a tu casilla y luego recupera \
             todo el daño de tu nave. De lo contrario, haz una prueba de Pilotaje; si fallas, tu \
             nave sufre 3 de daño.",
    },
    Card {
        name: "A game of sabacc",
        abilities: &[Ability::Effect(&SABACC)],
        en: "Stake 1,000 credits. Each other player in your space may stake 1,000 credits. Each \
             gambler rolls 2 dice. The gambler with the most hits and crits takes the pot.",
        es: "Apuesta 1000 créditos. Cada otro jugador en tu casilla puede apostar 1000 créditos. \
             Cada apostante lanza 2 dados. El apostante con más impactos y críticos se lleva el \
             bote.",
    },
    Card {
        name: "Local security",
        abilities: &[Ability::Effect(&LOCAL_SECURITY)],
        en: "Fight a ground enemy of combat value 4. If you win, gain 2,000 credits, then deliver \
             this cargo. Otherwise, choose one: spend 3,000 credits; lose 1 reputation with the \
             faction of the planet; or discard this card.",
        es: "Combate en tierra contra un enemigo de valor 4. Si vences, gana 2000 créditos y luego \
             entrega este cargamento. De lo contrario, elige una opción: gasta 3000 créditos; \
             pierde 1 de reputación con la facción del planeta; o descarta esta carta.",
    },
    Card {
        name: "Special Order",
        abilities: &[Ability::Triggered { on: Event::Bought, effect: &SPECIAL_ORDER }],
        en: "When you buy this card, choose a kind of card (gear or mod), then reveal cards from \
             this deck until 2 cards of that kind are revealed. You may buy a revealed card of \
             that kind. Shuffle this card and the other revealed cards into the deck.",
        es: "Cuando compres esta carta, elige un tipo de carta (equipo o modificación) y luego \
             muestra cartas de este mazo hasta que haya 2 cartas de ese tipo. Puedes comprar una \
             carta mostrada de ese tipo. Baraja esta carta y las demás cartas mostradas en el \
             mazo.",
    },
    Card {
        name: "Undercover Agent",
        abilities: &[Ability::Effect(&UNDERCOVER_AGENT)],
        en: "Choose a player in your space with more fame than you, then discard this card. Gain 1 \
             fame. That player loses 1 reputation with a faction of your choice.",
        es: "Elige a un jugador en tu casilla con más fama que tú y luego descarta esta carta. \
             Gana 1 de fama. Ese jugador pierde 1 de reputación con una facción de tu elección.",
    },
    Card {
        name: "Sith Holocron",
        abilities: &[Ability::Triggered { on: Event::Bought, effect: &SITH_HOLOCRON }],
        en: "When you buy this card, the nearest other player marks a planet as the destination of \
             this cargo.",
        es: "Cuando compres esta carta, el otro jugador más cercano marca un planeta como destino \
             de este cargamento.",
    },
    Card {
        name: "Distress call",
        abilities: &[Ability::Effect(&DISTRESS_CALL)],
        en: "Move a Patrol 3 spaces toward you.",
        es: "Mueve una Patrulla 3 casillas hacia ti.",
    },
    Card {
        name: "Dejarik Holotable",
        abilities: &[Ability::Constant {
            while_: Some(Test::CrewAtLeast(Num::Just(2))),
            gives: Gift::Fame(Num::Just(1)),
        }],
        en: "While you have at least 2 crew members, you have 1 more fame.",
        es: "Mientras tengas al menos 2 tripulantes, tienes 1 de fama más.",
    },
    Card {
        name: "Bribe",
        abilities: &[Ability::Action {
            cost: &Step::Do(Verb::Spend(Num::Just(2000))),
            effect: &Step::Do(Verb::GainReputation(Faction::OfThePlanet)),
        }],
        en: "Spend 2,000 credits: gain 1 reputation with the faction of the planet.",
        es: "Gasta 2000 créditos: gana 1 de reputación con la facción del planeta.",
    },
];

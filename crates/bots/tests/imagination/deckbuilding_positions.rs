//! Positions of the Deckbuilding Game.

use crate::position::Position;

const ROW: (&str, &str) = ("row", "at-st, x-wing, lobot, bossk, dengar, ig-88");
const NO_GALAXY: (&str, &str) = ("galaxy", "nothing");

/// A position in which nothing was played yet.
const QUIET: Position = Position {
    title: "",
    setup: "",
    seat: "empire",
    given: &[],
    hidden: &[],
    luck: &[],
    played: &[],
    worlds: 1,
};

/// All positions, the simplest first.
pub(crate) const POSITIONS: &[Position] = &[
    Position {
        title: "the other's hand and all three decks are unknown",
        given: &[ROW, ("empire.hand", "stormtrooper, imperial-shuttle"), ("empire.pool", "4")],
        hidden: &[
            &[("rebels.hand", "rebel-trooper, temple-guardian"), ("rebels.deck", "y-wing, b-wing")],
            &[("empire.deck", "inquisitor, tie-interceptor")],
            &[("galaxy", "tie-fighter, snowspeeder")],
        ],
        worlds: 12 * 2 * 2,
        ..QUIET
    },
    Position {
        title: "the same seen by the one who is not asked, in the full mode",
        setup: "mode=full goal=4",
        seat: "rebels",
        given: &[ROW, ("rebels.hand", "rebel-trooper"), ("rebels.deck", "nothing")],
        hidden: &[
            &[("empire.hand", "stormtrooper, inquisitor"), ("empire.deck", "tie-fighter, at-at")],
            &[("galaxy", "y-wing, snowspeeder, han-solo")],
        ],
        worlds: 12 * 6,
        ..QUIET
    },
    Position {
        title: "copies of the same card make some worlds likelier",
        given: &[ROW, NO_GALAXY, ("empire.hand", "stormtrooper"), ("empire.pool", "3")],
        hidden: &[
            &[
                ("rebels.hand", "alliance-shuttle, rebel-trooper"),
                ("rebels.deck", "2 x alliance-shuttle, rebel-trooper"),
            ],
            &[("empire.deck", "2 x imperial-shuttle, stormtrooper")],
        ],
        // Hands of two shuttles, one of each or two troopers leave 3, 3 and 1 orders of the deck.
        worlds: (3 + 3 + 1) * 3,
        ..QUIET
    },
    Position {
        title: "with nothing hidden there is one world",
        given: &[
            ROW,
            NO_GALAXY,
            ("empire.hand", "stormtrooper, imperial-shuttle"),
            ("empire.deck", "nothing"),
            ("rebels.hand", "nothing"),
            ("rebels.deck", "nothing"),
        ],
        ..QUIET
    },
    Position {
        title: "a hand with an empty deck is known by counting",
        given: &[ROW, NO_GALAXY, ("empire.hand", "stormtrooper"), ("empire.deck", "nothing")],
        hidden: &[&[("rebels.hand", "rebel-trooper, y-wing"), ("rebels.deck", "nothing")]],
        ..QUIET
    },
    Position {
        title: "the top card of the own deck is known",
        given: &[
            ROW,
            NO_GALAXY,
            ("turn", "rebels"),
            ("force", "light-1"),
            ("rebels.units", "jyn-erso"),
            ("empire.hand", "inquisitor, stormtrooper"),
        ],
        hidden: &[
            &[("empire.deck", "imperial-shuttle, tie-fighter, at-at")],
            &[("rebels.hand", "rebel-trooper"), ("rebels.deck", "y-wing")],
        ],
        played: &[("rebels", "use jyn-erso"), ("rebels", "pick inquisitor")],
        worlds: 6 * 2,
        ..QUIET
    },
    Position {
        title: "the top card of the other's deck and the rest of the hand are known",
        seat: "rebels",
        given: &[
            ROW,
            NO_GALAXY,
            ("turn", "rebels"),
            ("force", "light-1"),
            ("rebels.units", "jyn-erso, y-wing"),
            ("rebels.hand", "rebel-trooper, alliance-shuttle"),
            ("rebels.pool", "3"),
        ],
        hidden: &[
            &[
                ("empire.hand", "inquisitor, stormtrooper"),
                ("empire.deck", "imperial-shuttle, tie-fighter, at-at"),
            ],
            &[("rebels.deck", "temple-guardian, b-wing")],
        ],
        played: &[("rebels", "use jyn-erso"), ("rebels", "pick inquisitor")],
        worlds: 6 * 2,
        ..QUIET
    },
    Position {
        title: "a card came back to the hand openly, and there is another like it",
        seat: "rebels",
        given: &[
            ROW,
            NO_GALAXY,
            ("empire.units", "at-at"),
            ("empire.discard", "stormtrooper, tie-fighter"),
            ("rebels.deck", "nothing"),
        ],
        hidden: &[&[
            ("empire.hand", "inquisitor, imperial-shuttle"),
            ("empire.deck", "stormtrooper, death-trooper"),
        ]],
        played: &[("empire", "use at-at")],
        worlds: 12,
        ..QUIET
    },
    Position {
        title: "a card of the galaxy deck was looked at",
        given: &[
            ROW,
            ("force", "neutral"),
            ("empire.units", "moff-jerjerrod"),
            ("empire.hand", "stormtrooper, imperial-shuttle"),
            ("empire.deck", "nothing"),
            ("empire.pool", "4"),
        ],
        hidden: &[
            &[("galaxy", "boba-fett, han-solo, y-wing, snowspeeder")],
            &[("rebels.hand", "rebel-trooper"), ("rebels.deck", "b-wing, temple-guardian")],
        ],
        played: &[("empire", "use moff-jerjerrod")],
        worlds: 6 * 6,
        ..QUIET
    },
    Position {
        title: "the other looked at a card of the galaxy deck",
        seat: "rebels",
        given: &[
            ROW,
            ("force", "neutral"),
            ("empire.units", "moff-jerjerrod"),
            ("rebels.deck", "nothing"),
        ],
        hidden: &[
            &[("galaxy", "boba-fett, han-solo, y-wing, snowspeeder")],
            &[("empire.hand", "stormtrooper"), ("empire.deck", "inquisitor")],
        ],
        played: &[("empire", "use moff-jerjerrod")],
        worlds: 24 * 2,
        ..QUIET
    },
    Position {
        title: "the other's bases were picked in secret",
        setup: "mode=secret goal=5",
        given: &[
            ROW,
            NO_GALAXY,
            ("turn", "empire"),
            ("empire.hand", "stormtrooper, imperial-shuttle"),
            ("empire.deck", "nothing"),
            ("empire.pool", "4"),
            ("empire.bases", "kessel, endor"),
            ("rebels.base", "yavin-4"),
            ("empire.victory", "dantooine, mon-cala, dagobah"),
        ],
        hidden: &[
            &[
                ("rebels.bases", "bespin, hoth"),
                ("nowhere", "alderaan, jedha, sullust, tatooine-rebel"),
            ],
            &[("rebels.hand", "rebel-trooper"), ("rebels.deck", "y-wing")],
        ],
        worlds: 15 * 2,
        ..QUIET
    },
    Position {
        title: "the other has picked two of the secret bases",
        setup: "mode=secret goal=4",
        given: &[
            ROW,
            NO_GALAXY,
            ("empire.hand", "stormtrooper"),
            ("empire.deck", "nothing"),
            ("rebels.hand", "nothing"),
            ("rebels.deck", "nothing"),
        ],
        hidden: &[&[
            ("rebels.bases", "hoth, jedha"),
            ("nowhere", "alderaan, bespin, dagobah, mon-cala, sullust, tatooine-rebel, yavin-4"),
        ]],
        worlds: 36,
        ..QUIET
    },
    Position {
        title: "the other must discard a card of the hand",
        seat: "rebels",
        given: &[
            ROW,
            NO_GALAXY,
            ("turn", "rebels"),
            ("rebels.units", "snowspeeder"),
            ("rebels.hand", "rebel-trooper"),
            ("rebels.deck", "nothing"),
        ],
        hidden: &[&[
            ("empire.hand", "inquisitor, stormtrooper, at-at"),
            ("empire.deck", "2 x tie-fighter"),
        ]],
        played: &[("rebels", "use snowspeeder")],
        // Hands with none, one or two of the TIE Fighters, and the orders of the deck.
        worlds: 1 + 3 * 2 + 3 * 2,
        ..QUIET
    },
    Position {
        title: "a card bought onto the deck lies on top for all to know",
        seat: "rebels",
        given: &[
            ROW,
            NO_GALAXY,
            ("empire.units", "twilek-smuggler"),
            ("empire.pool", "4"),
            ("rebels.deck", "nothing"),
        ],
        hidden: &[&[
            ("empire.hand", "inquisitor, stormtrooper"),
            ("empire.deck", "tie-fighter, at-at"),
        ]],
        played: &[("empire", "use twilek-smuggler"), ("empire", "buy at-st")],
        worlds: 12,
        ..QUIET
    },
    Position {
        title: "the other drew the known top card and shuffled",
        seat: "rebels",
        given: &[
            ROW,
            NO_GALAXY,
            ("turn", "rebels"),
            ("force", "light-1"),
            ("rebels.units", "jyn-erso"),
            ("rebels.hand", "nothing"),
            ("rebels.deck", "nothing"),
            ("empire.hand", "inquisitor, stormtrooper"),
            ("empire.deck", "nothing"),
            ("empire.discard", "tie-fighter, at-at, imperial-shuttle, imperial-shuttle"),
        ],
        luck: &[5, 4, 3, 2],
        played: &[
            ("rebels", "use jyn-erso"),
            ("rebels", "pick inquisitor"),
            ("rebels", "end turn"),
            ("empire", "end turn"),
        ],
        // The hand holds the inquisitor and four of the five others; the deck holds one card.
        worlds: 4,
        ..QUIET
    },
    Position {
        title: "a known hand was discarded and shuffled away",
        seat: "rebels",
        given: &[
            ROW,
            NO_GALAXY,
            ("turn", "rebels"),
            ("force", "neutral"),
            ("rebels.units", "jyn-erso"),
            ("rebels.hand", "nothing"),
            ("rebels.deck", "nothing"),
            ("empire.deck", "nothing"),
            ("empire.discard", "tie-fighter, at-at, imperial-shuttle, death-trooper"),
        ],
        hidden: &[&[("empire.hand", "inquisitor, stormtrooper")]],
        luck: &[6, 5, 4, 3, 2],
        played: &[("rebels", "use jyn-erso"), ("rebels", "end turn"), ("empire", "end turn")],
        // Any of six cards is the one that was not drawn.
        worlds: 6,
        ..QUIET
    },
];

/// Positions in which a player with a perfect memory knows more than games remember for a seat:
/// the rest of a deck when a discard pile was shuffled. Games redistribute the cards drawn before
/// the shuffle together with those drawn after it.
pub(crate) const FORGOTTEN: &[Position] = &[
    Position {
        title: "the last unknown card of the deck was drawn before the shuffle",
        seat: "rebels",
        given: &[
            ROW,
            NO_GALAXY,
            ("turn", "rebels"),
            ("force", "light-1"),
            ("rebels.units", "jyn-erso"),
            ("rebels.hand", "nothing"),
            ("rebels.deck", "nothing"),
            ("empire.discard", "tie-fighter, at-at, imperial-shuttle"),
        ],
        hidden: &[&[
            ("empire.hand", "inquisitor, stormtrooper"),
            ("empire.deck", "tie-interceptor"),
        ]],
        luck: &[4, 3, 2],
        played: &[
            ("rebels", "use jyn-erso"),
            ("rebels", "pick inquisitor"),
            ("rebels", "end turn"),
            ("empire", "end turn"),
        ],
        // Inquisitor and interceptor were drawn before the shuffle, three of four cards after it.
        worlds: 4,
        ..QUIET
    },
    Position {
        title: "the galaxy discard pile was shuffled under the last card of the deck",
        seat: "rebels",
        given: &[
            ROW,
            ("galaxy-discard", "y-wing, snowspeeder, boba-fett"),
            ("empire.base", "coruscant-empire"),
            ("empire.hand", "stormtrooper"),
            ("empire.deck", "nothing"),
            ("rebels.deck", "nothing"),
            ("turn", "empire"),
            ("phase", "start"),
        ],
        hidden: &[&[("galaxy", "han-solo")]],
        luck: &[3, 2],
        played: &[("empire", "resolve coruscant-empire")],
        worlds: 6,
        ..QUIET
    },
];

/// The end of the turn shuffles six different cards.
pub(crate) const SHUFFLE: Position = Position {
    title: "the own deck is empty",
    given: &[
        ROW,
        NO_GALAXY,
        ("empire.hand", "inquisitor, stormtrooper"),
        ("empire.deck", "nothing"),
        ("empire.discard", "tie-fighter, at-at, imperial-shuttle, death-trooper"),
    ],
    hidden: &[&[("rebels.hand", "rebel-trooper"), ("rebels.deck", "y-wing")]],
    worlds: 2,
    ..QUIET
};

//! Positions of the duel.

use crate::position::Position;

const QUIET: Position = Position {
    title: "",
    setup: "",
    seat: "red",
    given: &[],
    hidden: &[],
    luck: &[],
    played: &[],
    worlds: 1,
};

/// All positions.
pub(crate) const POSITIONS: &[Position] = &[
    Position {
        title: "the other has chosen a stance in secret",
        given: &[("red.hand", "grunt, medic")],
        hidden: &[
            &[("blue.hand", "grunt, squire"), ("blue.deck", "grunt#2, thief")],
            &[("red.deck", "scout, captain")],
            &[("blue.stance", "bold"), ("nowhere", "wary, keen")],
        ],
        worlds: 12 * 2 * 3,
        ..QUIET
    },
    Position {
        title: "a card was put on the bottom of the own deck",
        given: &[("turn", "red"), ("red.hand", "scout, squire, grunt")],
        hidden: &[
            &[("red.deck", "medic, thief, sniper")],
            &[("blue.hand", "medic, thief"), ("blue.deck", "grunt, martyr")],
        ],
        played: &[("red", "play scout"), ("red", "yes")],
        worlds: 2 * 12,
        ..QUIET
    },
    Position {
        title: "the other looked at a card and put it on the bottom",
        seat: "blue",
        given: &[("turn", "red"), ("red.board", "grunt (ready)"), ("blue.hand", "medic")],
        hidden: &[
            &[("red.hand", "scout, squire"), ("red.deck", "medic, thief")],
            &[("blue.deck", "grunt, martyr")],
        ],
        played: &[("red", "play scout"), ("red", "yes"), ("red", "end")],
        worlds: 6 * 2,
        ..QUIET
    },
    Position {
        title: "the other may play a cheap card, so there is one in the hand",
        seat: "blue",
        given: &[("turn", "red"), ("blue.hand", "medic"), ("blue.deck", "nothing")],
        hidden: &[&[("red.hand", "captain, grunt"), ("red.deck", "sniper, bulwark")]],
        played: &[("red", "play captain")],
        worlds: 2,
        ..QUIET
    },
    Position {
        title: "the other is asked which cheap card, so there are two in the hand",
        seat: "blue",
        given: &[("turn", "red"), ("blue.hand", "medic"), ("blue.deck", "nothing")],
        hidden: &[&[
            ("red.hand", "captain, grunt, thief, sniper"),
            ("red.deck", "bulwark, squire"),
        ]],
        played: &[("red", "play captain"), ("red", "yes")],
        // Two of the three cheap cards with one of the two dear ones, or all three.
        worlds: 3 * 2 * 2 + 2,
        ..QUIET
    },
];

/// Red can attack.
pub(crate) const ATTACK: Position = Position {
    title: "a fighter is ready",
    given: &[("turn", "red"), ("red.board", "grunt (ready)"), ("red.deck", "nothing")],
    hidden: &[&[("blue.hand", "medic"), ("blue.deck", "grunt, martyr")]],
    worlds: 6,
    ..QUIET
};

//! Pictures of the cards that the Mandalorians box of the Deckbuilding Game adds for three players.

use super::prelude::*;

/// One entry per title.
pub(super) const PICTURES: &[Picture] = &[
    pic("corellian-transport", Dunes, hull(STEEL, ORANGE), &[At(LANDED_FREIGHTER, 6, 8, 100)]),
    pic("pyke-envoy", Hall, [SLATE, COAL, VIOLET, GOLD], &[On(STATE_ROBES), At(PYKE, 0, 4, 100)]),
    pic(
        "truce-mediator",
        Halo,
        [TAN, BLACK, WHITE, SKY],
        &[On(OPEN_ARMS), In([TAN, BLACK, WHITE, TEAL], &[On(VEILED_HEAD)])],
    ),
    pic(
        "contract-hunter",
        City,
        [STEEL, BROWN, AUBURN, RED],
        &[
            On(DUSTER),
            In([STEEL, BROWN, SLATE, RED], &[On(LENS_HELMET)]),
            At(BOUNTY_PUCK, 74, 30, 84),
        ],
    ),
    pic(
        "hired-blades",
        Battle,
        [FAIR, BROWN, SLATE, ORANGE],
        &[
            At(&[On(PAINTED_ARMOUR), On(SLIT_HELMET)], -44, 24, 68),
            In(
                [TAN, BLACK, OLIVE, RED],
                &[At(&[On(VEST), On(FACE), On(SCARF), On(GOGGLES_CAP)], 44, 24, 68)],
            ),
            Turn(VIBROBLADE, 0, 20, 96, -20),
            Turn(VIBROBLADE, 0, 20, 96, 20),
            Fill(Cloth, "M-27 58Q-25 49-15 49T-3 58-15 70-27 58Z"),
            Line(Shade, 3, "M-20 56L-11 53M-20 62L-9 58"),
            In(
                [TAN, BLACK, OLIVE, RED],
                &[
                    Fill(Skin, "M27 58Q25 49 15 49T3 58 15 70 27 58Z"),
                    Line(Shade, 3, "M20 56L11 53M20 62L9 58"),
                ],
            ),
        ],
    ),
    pic("listening-droid", Tavern, [FRAME, FRAME, STEEL, LIME], &[At(LISTENER_DROID, 0, 2, 98)]),
    pic(
        "leased-freighter",
        Orbit,
        [SAND, AUBURN, TEAL, ORANGE],
        &[
            Turn(CONTAINER_FREIGHTER, 0, 4, 100, -10),
            In(accent(GOLD), &[Turn(KEY, 66, 52, 34, 20)]),
        ],
    ),
    pic(
        "arbiters-frigate",
        Space,
        [WHITE, STEEL, SLATE, GOLD],
        &[Turn(RING_FRIGATE, 0, 8, 100, -12)],
    ),
    pic(
        "pyke-repulsor-train",
        Dunes,
        [TAN, BROWN, SLATE, ORANGE],
        &[At(REPULSOR_TRAIN, 6, 2, 100)],
    ),
    pic(
        "free-port",
        Clouds,
        [SAND, BROWN, SLATE, ORANGE],
        &[On(LANDING_PAD), At(LANDED_FREIGHTER, 8, 0, 52), At(LANDING_CRAFT, 24, -54, 26)],
    ),
    pic(
        "truce-station",
        Space,
        [WHITE, STEEL, STEEL, SKY],
        &[Turn(RING_STATION, 0, 0, 96, -10), Flip(WEDGE, 76, 48, 28), At(HAMMERHEAD, -78, -44, 28)],
    ),
    pic(
        "smugglers-haven",
        Space,
        [BROWN, AUBURN, SLATE, GOLD],
        &[On(ASTEROID_DEN), At(LANDING_CRAFT, 0, 10, 42)],
    ),
];

//! Heroism, Villainy and the cards without an aspect.

use super::super::prelude::*;

/// One entry per title.
pub(in crate::card_art::pictures) const PICTURES: &[Picture] = &[
    pic("r2-d2-ignoring-protocol", Dunes, accent(BLUE), &[On(R2_D2)]),
    pic("alliance-x-wing", Orbit, accent(RED), &[Turn(X_WING_AHEAD, 2, 0, 102, -14)]),
    pic("c-3po-protocol-droid", Hall, accent(GOLD), &[On(C_3PO)]),
    pic(
        "rebel-pathfinder",
        Forest,
        [TAN, BROWN, GREEN, SAND],
        &[
            On(JACKET),
            On(FACE),
            On(BOWL_HELMET),
            On(SCARF),
            In([SAND, FRAME, FRAME, RED], &[Turn(MAP, 70, -8, 46, 10)]),
        ],
    ),
    pic(
        "fleet-lieutenant",
        Bridge,
        [DEEP, BLACK, BLUE, RED],
        &[Turn(X_WING, 78, -14, 46, 20), On(UNIFORM), On(FACE), On(SHORT_HAIR), On(HEADSET)],
    ),
    pic(
        "wing-leader",
        Space,
        accent(RED),
        &[Turn(X_WING, 6, -22, 70, 0), Turn(X_WING, -52, 30, 46, 0), Turn(X_WING, 64, 26, 46, 0)],
    ),
    pic(
        "general-dodonna-massassi-group-commander",
        Grid,
        [PALE, WHITE, SAND, RED],
        &[On(JACKET), On(FACE), On(RECEDING_HAIR), On(LONG_BEARD)],
    ),
    pic(
        "regional-sympathizers",
        City,
        [TAN, BROWN, SAND, RED],
        &[At(TOWNSMAN, -52, 16, 76), At(TOWNSWOMAN, 50, 16, 76), At(ELDER, 0, 20, 84)],
    ),
    pic("medal-ceremony", Rays, hull(RED, GOLD), &[At(MEDAL, 4, 4, 104)]),
    pic("youre-my-only-hope", Hall, accent(SKY), &[At(HOLOGRAM, 4, 0, 100)]),
    pic(
        "underworld-thug",
        Tavern,
        [SLATE, BROWN, BROWN, RED],
        &[On(HARNESS), On(FACE), On(SCAR), On(HEADBAND), At(AXE, 66, 6, 78)],
    ),
    pic(
        "volunteer-soldier",
        Rays,
        [FAIR, AUBURN, SLATE, SAND],
        &[On(JACKET), On(FACE), On(TIED_HAIR), Turn(RIFLE, 28, 56, 80, -40)],
    ),
    pic("frontier-at-rt", Dunes, accent(ORANGE), &[At(RIDDEN_WALKER, 0, 2, 98)]),
    pic("corellian-freighter", Space, accent(ORANGE), &[Turn(BLOCK_FREIGHTER, 0, 8, 104, -14)]),
    pic(
        "confiscate",
        Hall,
        [FAIR, BROWN, SLATE, GOLD],
        &[At(CRATE, 32, 22, 76), Turn(GRIP, -28, -16, 84, 24)],
    ),
    pic("restock", Hall, [SAND, FRAME, FRAME, TEAL], &[At(SHELVES, 2, -2, 84)]),
    pic(
        "tie-ln-fighter",
        Space,
        hull(SLATE, SKY),
        &[Turn(TIE, -30, 20, 72, 14), Turn(TIE, 52, -26, 62, 14)],
    ),
    pic(
        "admiral-motti-brazen-and-scornful",
        Hall,
        [FAIR, BLACK, OLIVE, SKY],
        &[
            On(UNIFORM),
            On(FACE),
            On(SHORT_HAIR),
            Line(Dark, 4, "M-15-33L-6-30M15-33L6-30"),
            At(POINTING, 74, -22, 44),
        ],
    ),
    pic(
        "snowtrooper-lieutenant",
        Ice,
        accent(ORANGE),
        &[
            At(SNOW_SOLDIER, 62, 10, 64),
            At(SNOW_SOLDIER, -26, 8, 92),
            Fill(Trim, "M-62 32L-84 40-86 52-64 46Z"),
        ],
    ),
    pic("viper-probe-droid", Ice, hull(STEEL, RED), &[At(PROBE_DROID, 2, 2, 108)]),
    pic(
        "cell-block-guard",
        Hall,
        [PALE, FRAME, BLACK, RED],
        &[
            At(PRISON, 78, -18, 50),
            On(UNIFORM),
            On(FACE),
            On(FLARED_HELMET),
            Turn(PISTOL, 34, 54, 96, -10),
        ],
    ),
    pic(
        "general-veers-blizzard-force-commander",
        Ice,
        accent(RED),
        &[At(FOUR_LEGS, 70, -20, 44), On(VEERS)],
    ),
    pic("tie-advanced", Speed, hull(SLATE, RED), &[Turn(TIE_ADVANCED, 2, 2, 100, 10)]),
    pic(
        "i-am-your-father",
        Clouds,
        accent(RED),
        &[At(VADER, -34, 6, 88), At(OPEN_GLOVE, 60, 4, 62)],
    ),
    pic(
        "maximum-firepower",
        Space,
        accent(LIME),
        &[
            At(TURRET, -34, 22, 80),
            Flip(TURRET, 44, 22, 80),
            Line(Trim, 9, "M6-36L14-76M28-40L22-76"),
        ],
    ),
    pic(
        "galactic-ambition",
        Space,
        [PALE, FRAME, BLACK, SKY],
        &[At(GALAXY, 4, -20, 88), At(CUPPED_HAND, 4, 50, 80)],
    ),
];

/// A man of the town.
const TOWNSMAN: Figure = &[On(VEST), On(FACE), On(CURLS)];
/// A woman of the town.
const TOWNSWOMAN: Figure = &[On(GOWN), On(FACE), On(LONG_HAIR)];
/// An elder.
const ELDER: Figure = &[On(ROBE), On(FACE), On(RECEDING_HAIR), On(LONG_BEARD)];
/// A black glove, held out.
const OPEN_GLOVE: Figure = &[In([COAL, FRAME, BLACK, RED], &[On(OPEN_HAND)])];
/// A hand that holds something up.
const CUPPED_HAND: Figure = &[
    Fill(Skin, "M-62-22Q-56-34-46-26L-30-4H30L46-26Q56-34 62-22L44 18Q20 34-14 30-40 24-62-22Z"),
    Fill(Cloth, "M-22 28H24L28 60H-26Z"),
    Line(Shade, 3, "M-26 8Q0 18 26 8"),
];
/// A soldier of the snow.
const SNOW_SOLDIER: Figure = &[On(ARMOUR), On(SNOW_HELMET)];

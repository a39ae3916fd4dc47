//! Planets: the ground in the first colour of the card, and what lies upon it.

use super::prelude::*;

/// The ball every planet starts from.
const BALL: Figure = &[Fill(Skin, "M-62 0a62 62 0 1 1 124 0 62 62 0 1 1-124 0Z")];
/// The night side.
const NIGHT: Figure = &[Fill(Shade, "M22-58A62 62 0 0 1-10 61 74 74 0 0 0 22-58Z")];

/// Bands of cloud.
pub(crate) const GAS_GIANT: Figure = &[
    On(BALL),
    Fill(Hair, "M-52-34H52L60-18H-60ZM-62 2H62L59 18H-59Z"),
    Fill(Trim, "M-61-10H61V-2H-61ZM-52 34H52L42 45H-42Z"),
    Fill(Cloth, "M8 20a18 9 0 1 1 36 0 18 9 0 1 1-36 0Z"),
    On(NIGHT),
];
/// A ring around it.
pub(crate) const RINGED: Figure = &[
    Line(Trim, 9, "M-58-12Q-110 18-92 26-60 32 0 16"),
    On(BALL),
    Fill(Hair, "M-58-22L58-30 62-12-62-4ZM-58 24L60 14 54 32-48 40Z"),
    On(NIGHT),
    Line(Trim, 9, "M-92 26C-50 34 60 6 94-26 104-36 84-38 60-32"),
];
/// Dunes and craters.
pub(crate) const DESERT: Figure = &[
    On(BALL),
    Line(Hair, 7, "M-54-20Q-30-34-6-22T44-28M-60 4Q-30-10 0 4T60 2M-48 32Q-20 18 4 30T46 30"),
    On(NIGHT),
];
/// Two suns beside it.
pub(crate) const TWO_SUNS: Figure =
    &[Fill(Trim, "M60-52a13 13 0 1 1 26 0 13 13 0 1 1-26 0ZM86-30a9 9 0 1 1 18 0 9 9 0 1 1-18 0Z")];
/// Cracked ice.
pub(crate) const FROZEN: Figure = &[
    On(BALL),
    Fill(Hair, "M-40-47Q0-70 40-47L20-30-4-40-24-28ZM-40 48Q0 74 40 48L18 32 0 44-22 34Z"),
    Line(Trim, 4, "M-60-10L-34 0-20-14 6 2 30-8 60 6M-20-14L-26-30M6 2L-4 24"),
    On(NIGHT),
];
/// Continents of forest.
pub(crate) const FORESTED: Figure = &[
    On(BALL),
    Fill(
        Hair,
        "M-50-34C-30-58 4-52 10-36S-8-14-14 2-46-2-56-18ZM0 12C20 0 48 8 48 22S16 56 2 50-14 22 0 12ZM24-46Q44-40 50-24L30-22Z",
    ),
    Line(Trim, 4, "M-34-28l4-8 4 8M-20-36l4-8 4 8M16 28l4-8 4 8M30 32l4-8 4 8"),
    On(NIGHT),
];
/// Water with islands and waves.
pub(crate) const OCEAN: Figure = &[
    On(BALL),
    Line(
        Trim,
        5,
        "M-50-26q8-8 16 0t16 0 16 0 16 0M-58 2q8-8 16 0t16 0 16 0 16 0 16 0M-44 30q8-8 16 0t16 0 16 0 16 0",
    ),
    Fill(Hair, "M-14-16L2-32 16-14ZM10 14L30-2 42 16Z"),
    On(NIGHT),
];
/// Streets of light all over.
pub(crate) const CITY_WORLD: Figure = &[
    On(BALL),
    Line(Hair, 4, "M-62 0H62M0-62V62M-44-44L44 44M44-44L-44 44"),
    Line(
        Hair,
        4,
        "M-24 0a24 24 0 1 1 48 0 24 24 0 1 1-48 0ZM-44 0a44 44 0 1 1 88 0 44 44 0 1 1-88 0Z",
    ),
    Line(
        Trim,
        6,
        "M0 0h0M17-17h0M-17 17h0M-31-31h0M31 31h0M44 0h0M-24 0h0M0 44h0M-40 18h0M18-40h0",
    ),
    On(NIGHT),
];
/// Rivers of lava.
pub(crate) const LAVA: Figure = &[
    On(BALL),
    Line(
        Trim,
        7,
        "M-58-14L-36-20-20-4-28 16-8 34-12 58M-20-4L4-14 14-40 34-50M4-14L26 4 58 0M26 4L30 30 50 36",
    ),
    On(NIGHT),
    Fill(Hair, "M-14-56L-4-74 8-58ZM40-46L52-58 52-38Z"),
];
/// Mines and tunnels.
pub(crate) const MINES: Figure = &[
    On(BALL),
    Fill(
        Hair,
        "M-30-26a13 13 0 1 1 26 0 13 13 0 1 1-26 0ZM8 6a18 18 0 1 1 36 0 18 18 0 1 1-36 0ZM-38 26a10 10 0 1 1 20 0 10 10 0 1 1-20 0Z",
    ),
    Line(Trim, 5, "M-17-26h0M26 6h0M-28 26h0M-6-18L12-4M-20 20L10 12"),
    On(NIGHT),
];
/// Grassland with wide plains.
pub(crate) const GRASSLAND: Figure = &[
    On(BALL),
    Fill(Hair, "M-60-14Q-20-30 10-10T60-10V10Q30 20 0 8T-60 14Z"),
    Line(Trim, 4, "M-30-40h18M-6-46h14M-20 40h22M14 34h16"),
    On(NIGHT),
];
/// Swamps below mist.
pub(crate) const SWAMP: Figure = &[
    On(BALL),
    Fill(
        Hair,
        "M-54-30Q-30-20-34 0T-50 34Q-62 10-60-14ZM-4-62Q10-40-2-20T10 20-4 62Q40 58 54 30 30 20 34-6T50-36Q30-58-4-62Z",
    ),
    Line(Trim, 6, "M-80-12H-20M0 4H76M-70 30H10"),
    On(NIGHT),
];
/// A ruined moon among its pieces.
pub(crate) const SHATTERED: Figure = &[
    Fill(Skin, "M-60-8Q-50-56 0-62L8-34-8-12 10 6 2 30 12 60Q-40 66-58 20Z"),
    Fill(Skin, "M24-54L44-44 36-26 22-32ZM34-12L58-14 62 10 44 18ZM28 34L48 32 42 52 30 54Z"),
    Fill(Hair, "M-44-18a12 12 0 1 1 24 0 12 12 0 1 1-24 0ZM-34 22a9 9 0 1 1 18 0 9 9 0 1 1-18 0Z"),
    Line(Trim, 4, "M8-34L-8-12 10 6 2 30 12 60"),
];
/// Mountains of crystal seen from orbit.
pub(crate) const ROCKY: Figure = &[
    On(BALL),
    Fill(Hair, "M-52 20L-36-16-22 8-8-30 12 16 26-8 46 24Z"),
    Line(Trim, 4, "M-8-30L-4 6M-36-16L-34 10M26-8L28 14"),
    On(NIGHT),
];
/// A moon in front of a giant.
pub(crate) const MOON: Figure = &[
    Fill(Trim, "M-10-26a62 62 0 1 1 124 0 62 62 0 1 1-124 0Z"),
    Line(Shade, 8, "M-4-44H108M-8-14H112M6 12H98"),
    At(FORESTED, -26, 14, 72),
];
/// A fair world: clouds, sea and land.
pub(crate) const FAIR_WORLD: Figure = &[
    On(BALL),
    Fill(Hair, "M-30-50C0-62 26-40 10-22S-30-12-40-24ZM-20 10C4 0 30 14 22 34S-14 54-26 36Z"),
    Line(Trim, 7, "M-56-6Q-30-16-10-6T36-10M-10 46Q10 36 40 42M20-40H48"),
    On(NIGHT),
];

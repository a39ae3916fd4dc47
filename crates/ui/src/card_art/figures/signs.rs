//! Motifs of things and ideas: medals, maps, shields, chains.

use super::prelude::*;

/// A shield.
pub(crate) const SHIELD: Figure = &[
    Fill(Light, "M0-64L52-46V4Q52 46 0 68-52 46-52 4V-46Z"),
    Fill(Trim, "M0-48L38-35V4Q38 34 0 52-38 34-38 4V-35Z"),
    Fill(Shade, "M0-48L38-35V4Q38 34 0 52Z"),
];
/// A dome of light.
pub(crate) const DOME: Figure = &[
    Fill(Shine, "M-70 56C-74-84 74-84 70 56Z"),
    Line(
        Trim,
        6,
        "M-70 56C-74-84 74-84 70 56ZM-42 56C-42-60-10-66 0-48M42 56C42-60 10-66 0-48M-64 4H64",
    ),
];
/// Three chevrons.
pub(crate) const CHEVRONS: Figure = &[
    Fill(Light, "M0-62L50-24V2L0-36-50 2V-24Z"),
    Fill(Rim, "M0-24L50 14V40L0 2-50 40V14Z"),
    Fill(Trim, "M0 14L38 42V66L0 38-38 66V42Z"),
];
/// A star.
pub(crate) const STAR: Figure = &[
    Fill(Trim, "M0-66L17-22 64-20 27 9 40 55 0 28-40 55-27 9-64-20-17-22Z"),
    Fill(Shade, "M0-66L17-22 64-20 27 9 40 55 0 28Z"),
];
/// A medal on a ribbon.
pub(crate) const MEDAL: Figure = &[
    Fill(Cloth, "M-44-74H-14L14 8H-8ZM44-74H14L-14 8H8Z"),
    Fill(Trim, "M-34 32a34 34 0 1 1 68 0 34 34 0 1 1-68 0Z"),
    Fill(Light, "M0 8L7 25 25 26 11 37 16 55 0 45-16 55-11 37-25 26-7 25Z"),
];
/// A figure of light above a lamp.
pub(crate) const HOLOGRAM: Figure = &[
    Fill(Rim, "M-40 62H40L30 76H-30Z"),
    Fill(Shine, "M-26 62L-54-70H54L26 62Z"),
    Fill(Trim, "M-26 52L-20-2Q-22-22-12-26C-20-60 20-60 12-26 22-22 20-2 26 52Z"),
    Fill(Dark, "M-7-32Q0-44 7-32L5-22H-5Z"),
    Line(Shade, 2, "M-34 30H34M-38 8H38M-42-14H42M-46-44H46"),
];
/// A table with a map of light.
pub(crate) const BRIEFING: Figure = &[
    Fill(Rim, "M-74 40H74L56 72H-56Z"),
    Fill(Shine, "M-60 40L-86-40H86L60 40Z"),
    Line(
        Trim,
        5,
        "M-20-8a20 20 0 1 1 40 0 20 20 0 1 1-40 0ZM-44-4Q0 22 44-4Q52-20 24-24M-60-20L-36-8M60-24L40-14",
    ),
    Line(Light, 8, "M0-8h0M-60-22h0M60-26h0"),
];
/// A map with a route.
pub(crate) const MAP: Figure = &[
    Fill(Skin, "M-76-44L-28-56 24-44 76-56V46L24 56-28 44-76 56Z"),
    Fill(Shade, "M-28-56L24-44V56L-28 44Z"),
    Line(Trim, 6, "M-58 30L-40 14-16 20M-2 6L14-10 34-6M50-28l12-12M50-40l12 12"),
];
/// A chip with data.
pub(crate) const DATA_TAPE: Figure = &[
    Fill(Light, "M-56-40H56V40H-56Z"),
    Fill(Dark, "M-42-26H42V14H-42Z"),
    Line(Trim, 7, "M-22-6a9 9 0 1 1 1 0M22-6a9 9 0 1 1 1 0M-8-6H8"),
    Fill(Rim, "M-40 24H40V34H-40Z"),
];
/// A banner on a pole.
pub(crate) const BANNER: Figure = &[
    Line(Hair, 8, "M-46-74V78"),
    Fill(Trim, "M-42-66Q-10-82 20-64T78-66L64-36 80-8Q50 6 18-8T-42-8Z"),
    Fill(Shade, "M20-64Q50-50 78-66L64-36 80-8Q50 6 18-8Z"),
    Fill(Light, "M-16-38L2-52 20-38 2-22Z"),
];
/// A plug pulled from its socket.
pub(crate) const PLUG: Figure = &[
    Line(Hair, 9, "M-104 30Q-80 40-66 10"),
    Fill(Light, "M-76-20H-28V30H-76Z"),
    Line(Light, 8, "M-24-8H-2M-24 18H-2"),
    Fill(Light, "M36-36H84V44H36Z"),
    Line(Dark, 8, "M46-8h8M46 18h8"),
    Fill(Trim, "M16-48L2-14H12L4 18 26-22H14L28-48Z"),
];
/// A crate.
pub(crate) const CRATE: Figure = &[
    Fill(Skin, "M-50-34H50V50H-50Z"),
    Fill(Hair, "M-50-34H50V-20H-50ZM-50 36H50V50H-50ZM-8-20H8V36H-8Z"),
    Line(Trim, 6, "M-34 8h12M22 8h12"),
];
/// A shelf of boxes and bottles.
pub(crate) const SHELVES: Figure = &[
    Line(Rim, 8, "M-76-66V74M76-66V74M-76-14H76M-76 36H76M-76 72H76"),
    Fill(Skin, "M-62-18V-50H-30V-18ZM-58 32V4H-20V32ZM8 68V46H58V68Z"),
    Fill(
        Trim,
        "M-14-18V-40Q-6-52 2-40V-18ZM18-18V-44H46V-18ZM-4 32V0H14V32ZM28 32V12H60V32ZM-56 68V44H-14V68Z",
    ),
];
/// A pair of cuffs.
pub(crate) const CUFFS: Figure = &[
    Line(
        Rim,
        13,
        "M-60 12a26 26 0 1 1 52 0 26 26 0 1 1-52 0ZM8 12a26 26 0 1 1 52 0 26 26 0 1 1-52 0Z",
    ),
    Line(Trim, 7, "M-12-10Q0-24 12-10"),
    Line(Dark, 5, "M-34 38h0M34 38h0"),
];
/// A body in a block of metal.
pub(crate) const FROZEN_MAN: Figure = &[
    Fill(Cloth, "M-42-74H42V78H-42Z"),
    Fill(Shade, "M-34-66H34V70H-34Z"),
    Fill(Skin, "M-17-32C-17-60 17-60 17-32 17-18 10-12 0-12S-17-18-17-32Z"),
    Fill(Skin, "M-26 34L-28 4-16-6-10 10ZM26 34L28 4 16-6 10 10ZM-20 30Q0 18 20 30L14 70H-14Z"),
    Line(Dark, 3, "M-8-34h3M5-34h3M-4-22h8"),
    Line(Trim, 6, "M-38-40v0M-38-20v0M38 10v0M38 30v0"),
];
/// Scales.
pub(crate) const SCALES: Figure = &[
    Line(Rim, 8, "M0-60V64M-34 68H34M-60-30L60-50"),
    Line(Light, 3, "M-60-30L-78 8M-60-30L-42 8M60-50L42-12M60-50L78-12"),
    Fill(Trim, "M-84 8H-36Q-40 30-60 30T-84 8ZM36-12H84Q80 10 60 10T36-12Z"),
];
/// Three cups, one with a ball.
pub(crate) const CUPS: Figure = &[
    Fill(Cloth, "M-86 52L-76-4H-44L-34 52ZM34 52L44-4H76L86 52Z"),
    Fill(Cloth, "M-32 2L-14-50 16-58 28-10Z"),
    Fill(Trim, "M-13 40a13 13 0 1 1 26 0 13 13 0 1 1-26 0Z"),
    Line(Light, 4, "M-82 40H-38M38 40H82M-28-8L24-20"),
];
/// A spark.
pub(crate) const SPARK: Figure = &[
    Fill(Trim, "M0-76Q6-8 74 0 6 8 0 76-6 8-74 0-6-8 0-76Z"),
    Fill(Light, "M0-34Q4-4 34 0 4 4 0 34-4 4-34 0-4-4 0-34Z"),
    Line(Trim, 6, "M-40-40l6 6M40-40l-6 6M-40 40l6-6M40 40l-6-6"),
];
/// Rocks in space.
pub(crate) const ASTEROIDS: Figure = &[
    Fill(
        Skin,
        "M-76 14L-62-18-26-26-6-4-14 32-48 44ZM22-36L44-62 74-52 80-26 54-14ZM34 30L58 18 84 34 74 62 44 60Z",
    ),
    Fill(Shade, "M-26-26L-6-4-14 32-30 38ZM74-52L80-26 54-14 62-38ZM84 34L74 62 60 60Z"),
    Line(Hair, 11, "M-46-2h0M-36 20h0M50-40h0M58 42h0"),
];
/// An arrow that goes around.
pub(crate) const DETOUR: Figure = &[
    Line(Trim, 13, "M-80 56Q-60-60 20-46 66-34 60 20"),
    Fill(Trim, "M34 12L60 56 84 10Z"),
    Fill(Light, "M-14 20a16 16 0 1 1 32 0 16 16 0 1 1-32 0Z"),
];
/// A net with weights.
pub(crate) const NET: Figure = &[
    Line(
        Skin,
        5,
        "M-60-60Q0-30 60-60M-76-20Q0 8 76-20M-84 24Q0 50 84 24M-60-60L-84 56M-24-48L-34 66M24-48L34 66M60-60L84 56",
    ),
    Line(Trim, 14, "M-84 58h0M-34 68h0M34 68h0M84 58h0"),
];
/// A fan of cards.
pub(crate) const CARDS: Figure = &[
    Fill(Light, "M-62-20L-20-44 12 38-28 60Z"),
    Fill(Rim, "M-22-52H24V42H-22Z"),
    Fill(Light, "M26-42L68-16 32 60-8 38Z"),
    Fill(Trim, "M30-14L42 8 22 22 14-2Z"),
    Line(Trim, 6, "M-40-16h0M-26 20h0M-10-40h0"),
];
/// A lock.
pub(crate) const LOCK: Figure = &[
    Line(Rim, 13, "M-28-8V-32C-28-66 28-66 28-32V-8"),
    Fill(Trim, "M-46-10H46V62H-46Z"),
    Fill(Dark, "M-9 18a10 10 0 1 1 18 0L13 46H-13Z"),
];
/// A key.
pub(crate) const KEY: Figure =
    &[Line(Trim, 12, "M-58 0a22 22 0 1 1 44 0 22 22 0 1 1-44 0ZM-12 0H64M44 4V24M62 4V24")];
/// A ball of darkness.
pub(crate) const DARK_ORB: Figure = &[
    Line(
        Trim,
        6,
        "M0-74V-58M44-58L36-46M68-22L54-16M-44-58L-36-46M-68-22L-54-16M70 26L56 20M-70 26L-56 20",
    ),
    Fill(Dark, "M-46 0a46 46 0 1 1 92 0 46 46 0 1 1-92 0Z"),
    Line(Trim, 5, "M-30-12Q0-44 30-12M-24 18Q0-10 24 18"),
    Fill(Skin, "M-60 66Q-50 34-22 44L0 56 22 44Q50 34 60 66L40 78H-40Z"),
];
/// A person of light between two hands.
pub(crate) const INNER_LIGHT: Figure = &[
    Line(
        Trim,
        5,
        "M0-76V-62M-40-66L-32-54M40-66L32-54M-70-36L-58-30M70-36L58-30M-84 0H-70M84 0H70",
    ),
    Fill(Trim, "M-14-8Q0-14 14-8L60-32 68-20 28 12 40 78H-40L-28 12-68-20-60-32Z"),
    Fill(Light, "M-17-30a17 18 0 1 1 34 0 17 18 0 1 1-34 0Z"),
    Fill(Shine, "M-8 0H8L18 78H-18Z"),
];
/// Rings linked with each other.
pub(crate) const LINKS: Figure = &[
    Line(Light, 9, "M-62-18a30 30 0 1 1 60 0 30 30 0 1 1-60 0Z"),
    Line(Trim, 9, "M2-18a30 30 0 1 1 60 0 30 30 0 1 1-60 0Z"),
    Line(Rim, 9, "M-30 24a30 30 0 1 1 60 0 30 30 0 1 1-60 0Z"),
    Line(Light, 9, "M-6-34Q0-24-2-12"),
];
/// A wall with a hole in it.
pub(crate) const BREACH: Figure = &[
    Fill(Rim, "M-84-62H84V74H-84Z"),
    Line(
        Dark,
        3,
        "M-84-28H84M-84 6H84M-84 40H84M-40-62V-28M30-62V-28M-60-28V6M60-28V6M-40 40V74M40 40V74",
    ),
    Fill(Dark, "M-40 30L-52 2-28-8-34-36-6-30 12-50 24-26 50-22 38 4 54 26 24 34 8 56-14 40Z"),
    Fill(Trim, "M-26 20L-30 2-12-6-14-20 4-14 14-24 20-8 34-4 24 10 28 22 8 22-4 34-12 22Z"),
];
/// A gear.
pub(crate) const GEAR: Figure = &[
    Fill(
        Light,
        "M-10-60H10L14-44 30-52 44-38 36-24 56-20V2L40 8 48 24 34 38 20 30 12 50H-12L-18 32-34 40-46 26-36 10-56 4V-18L-38-22-46-38-32-52-16-44Z",
    ),
    Fill(Dark, "M-22-6a22 22 0 1 1 44 0 22 22 0 1 1-44 0Z"),
    Line(Trim, 12, "M0-6h0"),
];
/// A galaxy.
pub(crate) const GALAXY: Figure = &[
    Line(Trim, 8, "M0 0Q30-10 34-34 10-60-34-44M0 0Q-30 10-34 34-10 60 34 44"),
    Line(Light, 6, "M0 0Q10 34 44 28 70 4 62-22M0 0Q-10-34-44-28-70-4-62 22"),
    Line(Light, 20, "M0 0h0"),
];
/// A book with a mark.
pub(crate) const BOOK: Figure = &[
    Fill(Trim, "M-72-36Q-36-50 0-30 36-50 72-36V50Q36 38 0 56-36 38-72 50Z"),
    Fill(Light, "M-62-36Q-34-46-4-26V46Q-34 32-62 40ZM62-36Q34-46 4-26V46Q34 32 62 40Z"),
    Line(Dark, 4, "M-50-20Q-32-24-16-14M-50 0Q-32-4-16 6M50-20Q32-24 16-14M50 0Q32-4 16 6"),
];
/// A hatch in the floor, with goods below.
pub(crate) const HATCH: Figure = &[
    Fill(Rim, "M-100 78L-70 14H70L100 78Z"),
    Fill(Dark, "M-54 66L-38 24H38L54 66Z"),
    Fill(Skin, "M-32 60V36H-6V60ZM4 60V42H30V60Z"),
    Fill(Light, "M-38 20L-30-54H30L38 20Z"),
    Line(Dark, 4, "M-14-10H14M-24-40H24"),
    Line(Trim, 6, "M-18 44h0M18 48h0"),
];
/// A stopwatch.
pub(crate) const STOPWATCH: Figure = &[
    Fill(Rim, "M-10-66H10V-48H-10ZM38-52L50-40 40-32 30-42Z"),
    Fill(Light, "M-48 6a48 48 0 1 1 96 0 48 48 0 1 1-96 0Z"),
    Fill(Trim, "M0 6V-36A42 42 0 0 1 42 6Z"),
    Line(Dark, 6, "M0 6V-26M0 6L20-8"),
];
/// Coins in a pile.
pub(crate) const CREDITS: Figure = &[
    Fill(
        Trim,
        "M-70 30H-10V46H-70ZM-64 12H-6V28H-64ZM-72-6H-14V10H-72ZM6 30H66V46H6ZM12 12H70V28H12ZM-30 48H30V64H-30Z",
    ),
    Fill(Light, "M18-44a24 24 0 1 1 48 0 24 24 0 1 1-48 0Z"),
    Line(Dark, 4, "M42-56V-32M34-50H50M34-38H50"),
];
/// A tank in which someone heals.
pub(crate) const HEALING_TANK: Figure = &[
    Fill(Rim, "M-44-74H44V-58H-44ZM-44 62H44V78H-44Z"),
    Fill(Trim, "M-36-58H36V62H-36Z"),
    Fill(Light, "M-11-26C-11-48 11-48 11-26L8-14 20-6V24H14V56H4L0 30-4 56H-14V24H-20V-6L-8-14Z"),
    Fill(Shine, "M-28-54H-20V58H-28Z"),
    Line(Shine, 6, "M24-30h0M28-6h0M24 30h0M-24-40h0"),
];
/// A flying crate below a chute of light.
pub(crate) const DROP: Figure = &[
    Fill(Trim, "M-60-14C-60-80 60-80 60-14L40-22 20-14 0-22-20-14-40-22Z"),
    Line(Light, 3, "M-58-14L-20 30M58-14L20 30M-20-14L-8 30M20-14L8 30"),
    At(CRATE, 0, 48, 50),
];
/// A flame below a ship that leaves.
pub(crate) const LAUNCH: Figure = &[
    Fill(Trim, "M-18 20L-10 76 0 52 10 76 18 20Z"),
    Fill(Rim, "M-20-6L-46 34-20 26ZM20-6L46 34 20 26Z"),
    Fill(Light, "M0-74Q24-40 20 24H-20Q-24-40 0-74Z"),
    Fill(Dark, "M-9-22a9 9 0 1 1 18 0 9 9 0 1 1-18 0Z"),
    Line(Rim, 6, "M-70 70h20M50 70h20M-54 54h10M44 54h10"),
];
/// Pieces of a game of strategy.
pub(crate) const STRATEGY: Figure = &[
    Line(Rim, 4, "M-92 70L-60 20H60L92 70ZM-76 44H76M-30 70L-20 20M30 70L20 20"),
    Fill(Trim, "M-46 40L-40-6Q-52-24-30-32-8-24-20-6L-14 40Z"),
    Fill(Light, "M14 54L20 2H14L22-30 34-22 46-30 54 2H48L54 54Z"),
];
/// A jet pack.
pub(crate) const JET_PACK: Figure = &[
    Fill(Light, "M-40-30Q-26-60-12-30V34H-40ZM40-30Q26-60 12-30V34H40Z"),
    Fill(Rim, "M-12-22H12V20H-12ZM-6-60L0-74 6-60V-22H-6Z"),
    Fill(Trim, "M-38 36H-14L-26 74ZM38 36H14L26 74Z"),
    Line(Dark, 4, "M-40-8H-12M40-8H12"),
];
/// A rocket.
pub(crate) const ROCKET: Figure = &[
    Fill(Light, "M60-60Q66-20 20 20L-20 40-40 20-20-20Q20-66 60-60Z"),
    Fill(Trim, "M-20-20L-54-6-40 20ZM20 20L6 54-20 40ZM60-60Q62-40 50-26L26-50Q40-62 60-60Z"),
    Line(Glow, 9, "M-44 44L-68 68M-30 56L-40 70M-56 30L-70 40"),
];

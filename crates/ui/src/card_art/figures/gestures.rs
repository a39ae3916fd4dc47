//! Motifs with hands, hearts and heads: what people do and feel.

use super::prelude::*;

/// An open hand.
pub(crate) const OPEN_HAND: Figure = &[
    Fill(
        Skin,
        "M-26 10L-30-34Q-24-44-18-34L-13-8-12-52Q-5-62 2-52L3-10 9-50Q17-58 22-48L18-8 28-36Q36-42 40-32L30 18Q28 44 8 48H-12Q-26 44-38 20L-52 4Q-54-10-42-8Z",
    ),
    Fill(Cloth, "M-18 48H14L18 76H-22Z"),
    Line(Shade, 3, "M-14 16Q4 26 22 8"),
];
/// A fist, raised.
pub(crate) const FIST: Figure = &[
    Fill(Cloth, "M-22 30H22L26 78H-26Z"),
    Fill(Skin, "M-32-36Q-30-50-18-46-14-56-2-52 6-60 16-50 30-52 32-36L34 8Q28 34 0 34T-32 8Z"),
    Line(Dark, 3, "M-16-44V-16M0-50V-18M16-48V-18M-30 0Q0-12 10 4 6 14-10 12"),
];
/// A hand that closes around something that is not there.
pub(crate) const GRIP: Figure = &[
    Fill(Cloth, "M-100-10L-52-22V32L-100 40Z"),
    Fill(
        Skin,
        "M-52-22Q-20-44 10-48 34-50 34-38 20-34 6-28 36-32 40-20 24-14 4-10 34-10 32 4 16 6-2 10 20 14 14 26-20 34-52 30Z",
    ),
    Line(Dark, 3, "M6-28L-14-22M4-10L-16-6M-2 10L-18 12"),
];
/// A pointing hand.
pub(crate) const POINTING: Figure = &[
    Fill(Cloth, "M-96-8L-56-18V30L-96 34Z"),
    Fill(Skin, "M-56-18L-20-30Q0-32 8-24L74-20Q84-14 74-7L14-4 12 18Q0 34-20 32L-56 30Z"),
    Line(Dark, 3, "M10 4H-10M8 15H-10"),
];
/// Two hands shaken.
pub(crate) const HANDSHAKE: Figure = &[
    Fill(Cloth, "M-104 0L-62-22-44 20-90 46Z"),
    Fill(Trim, "M104 0L62-22 44 20 90 46Z"),
    Fill(Skin, "M-60-20L-24-32 0-24 24-34 60-20 46 18 14 40Q2 44-8 36L-46 18Z"),
    Line(Dark, 3, "M0-24L-18-4Q-10 6 4-6L36 22M14 8L28 30M2 16L14 36"),
];
/// Folded hands around a light.
pub(crate) const PRAYER: Figure = &[
    Line(Trim, 5, "M0-72V-58M-34-62L-26-48M34-62L26-48M-56-40L-44-30M56-40L44-30"),
    Fill(Skin, "M0-46Q10-44 12-28L18 20 30 40 8 62 0 56Z"),
    Fill(Skin, "M0-46Q-10-44-12-28L-18 20-30 40-8 62 0 56Z"),
    Fill(Cloth, "M-30 38L-6 60-20 78H-60ZM30 38L6 60 20 78H60Z"),
];
/// Hands raised in surrender.
pub(crate) const SURRENDER: Figure = &[
    Fill(Cloth, "M-40 78L-62-18H-38L-18 30H18L38-18H62L40 78Z"),
    Fill(Skin, "M-66-18V-50L-56-64-34-50-36-18ZM66-18V-50L56-64 34-50 36-18Z"),
    Fill(Skin, "M-18 6C-18-32 18-32 18 6L10 30H-10Z"),
    Fill(Hair, "M-20 2C-24-38 24-38 20 2L14-8H-14Z"),
    Line(Dark, 4, "M-7 6h1M6 6h1"),
];
/// A heart.
pub(crate) const HEART: Figure = &[
    Fill(Trim, "M0 52C-50 18-58-12-50-30-40-52-10-50 0-24 10-50 40-52 50-30 58-12 50 18 0 52Z"),
    Fill(Shade, "M0-24C10-50 40-52 50-30 58-12 50 18 0 52Z"),
];
/// A head in thought.
pub(crate) const MIND: Figure = &[
    Fill(Skin, "M-34 76V44Q-58 24-54-14-48-64 4-66 54-62 52-16L62 10 50 14V34Q46 46 24 42V76Z"),
    Line(Trim, 6, "M0-14a10 10 0 1 1-10 10 22 22 0 1 0 22-22 34 34 0 1 0-34 40"),
];
/// An eye.
pub(crate) const EYE: Figure = &[
    Fill(Light, "M-72 0Q0-72 72 0 0 72-72 0Z"),
    Fill(Trim, "M-28 0a28 28 0 1 1 56 0 28 28 0 1 1-56 0Z"),
    Fill(Dark, "M-13 0a13 13 0 1 1 26 0 13 13 0 1 1-26 0Z"),
    Line(Shine, 7, "M-8-10h0"),
];
/// A person who sits in peace.
pub(crate) const MEDITATION: Figure = &[
    Fill(Cloth, "M-26-6Q0-18 26-6L48 34 36 44 22 24V48H-22V24L-36 44-48 34Z"),
    Fill(Hair, "M-70 60Q-60 36-20 42L0 50 20 42Q60 36 70 60 40 76 0 66-40 76-70 60Z"),
    Line(Skin, 11, "M-44 42h2M42 42h2"),
    Fill(Skin, "M-17-36C-17-66 17-66 17-36 17-22 8-14 0-14S-17-22-17-36Z"),
    Fill(Hair, "M-18-34C-26-74 26-74 18-34L13-46H-13Z"),
    Line(Dark, 3, "M-9-34h4M5-34h4"),
    Line(Trim, 4, "M-50-10Q-64-30-50-50M50-10Q64-30 50-50M-70-4Q-88-30-70-56M70-4Q88-30 70-56"),
];
/// A mask with two halves.
pub(crate) const TWO_FACED: Figure = &[
    Fill(Light, "M0-62C-46-62-50-30-46 0-40 40-14 60 0 62Z"),
    Fill(Trim, "M0-62C46-62 50-30 46 0 40 40 14 60 0 62Z"),
    Fill(
        Dark,
        "M-34-16Q-20-28-10-12-22-6-34-16ZM34-22L10-8Q20 2 34-22ZM-26 24Q-12 36 0 34V40Q-18 42-26 24ZM26 40Q12 28 0 34V40Q14 34 26 40Z",
    ),
    Line(Dark, 4, "M0-62L-6-30 6-6-4 20 0 62"),
];
/// A mask over the eyes.
pub(crate) const MASK: Figure = &[
    Fill(Trim, "M-72-26Q-36-40 0-24 36-40 72-26 70 22 32 26 8 20 0 4-8 20-32 26-70 22-72-26Z"),
    Fill(Dark, "M-48-10Q-30-22-16-6-30 8-48-10ZM48-10Q30-22 16-6 30 8 48-10Z"),
    Line(Trim, 5, "M-70-20L-92-40M70-20L92-40"),
];
/// A person falls.
pub(crate) const FALLING: Figure = &[
    Line(Cloth, 20, "M-20-10L16 20"),
    Line(Cloth, 11, "M16 20L54 6 66-24M16 20L40 50 72 46M-20-10L-8-44-26-62M-16-4L-56 16-74-4"),
    Line(Skin, 27, "M-42-24h0"),
    Line(Hair, 12, "M-50-30h0"),
];
/// Arms crossed before a chest with a plate.
pub(crate) const GUARD_STANCE: Figure = &[
    Fill(Cloth, "M-64 78C-64 10-40-8-14-14H14C40-8 64 10 64 78Z"),
    Fill(Skin, "M-18-36C-18-66 18-66 18-36 18-20 8-12 0-12S-18-20-18-36Z"),
    Fill(Hair, "M-19-38C-24-72 24-72 19-38L13-48H-13Z"),
    Line(Dark, 3, "M-8-34h1M7-34h1"),
    Line(Trim, 16, "M-40 44L34 16M40 44L-34 16"),
];
/// A robe with wide sleeves, a light above each of the open hands.
pub(crate) const OPEN_ARMS: Figure = &[
    Line(Trim, 4, "M-76 14C-70-86 70-86 76 14"),
    Fill(
        Skin,
        "M-66 44L-80 44-94 32Q-92 26-84 30L-78 32-82 24Q-76 20-70 28L-56 32ZM66 44L80 44 94 32Q92 26 84 30L78 32 82 24Q76 20 70 28L56 32Z",
    ),
    Fill(
        Cloth,
        "M-24 16C-40 24-50 34-66 30L-74 44C-72 64-60 74-40 74ZM24 16C40 24 50 34 66 30L74 44C72 64 60 74 40 74Z",
    ),
    Fill(Cloth, "M-44 78C-46 44-40 24-14 12H14C40 24 46 44 44 78Z"),
    Fill(Hair, "M-15 12L0 40 15 12 24 16 4 54V78H-4V54L-24 16Z"),
    Line(Shade, 4, "M-36 40L-42 68M36 40L42 68"),
    Line(Trim, 20, "M-76 12h0M76 12h0"),
    Line(Shine, 9, "M-76 12h0M76 12h0"),
];

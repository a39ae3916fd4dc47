//! Creatures.

use super::prelude::*;

/// A white beast of the ice with horns and claws.
pub(crate) const ICE_BEAST: Figure = &[
    Fill(Skin, "M-74 78L-78 40-60 24-64 0-40 6-26-10H26L40 6 64 0 60 24 78 40 74 78Z"),
    Fill(
        Hair,
        "M-26-44C-48-52-52-28-40-20-58-26-62-58-24-60ZM26-44C48-52 52-28 40-20 58-26 62-58 24-60Z",
    ),
    Fill(Skin, "M-30-46Q0-76 30-46L34-16 24 14Q0 26-24 14L-34-16Z"),
    Fill(Dark, "M-22-4Q0-14 22-4L16 12H-16Z"),
    Fill(Light, "M-15-6l4 11 4-12ZM15-6l-4 11-4-12ZM-8 12l4-9 4 9ZM8 12l-4-9-4 9Z"),
    Line(Trim, 8, "M-13-32l4 2M13-32l-4 2"),
    Line(Shade, 4, "M-56 40L-50 58M-44 34L-40 52M56 40L50 58M44 34L40 52"),
];
/// A great creature with a crown of antlers, resting like a hill.
pub(crate) const OLD_ONE: Figure = &[
    Line(Hair, 8, "M-18-40Q-50-50-46-76M-30-50Q-44-50-56-62M18-40Q50-50 46-76M30-50Q44-50 56-62"),
    Fill(Cloth, "M-100 78C-94 30-60 10-30 12H30C60 10 94 30 100 78Z"),
    Fill(Skin, "M-26-44Q0-58 26-44L32-10 22 26Q0 40-22 26L-32-10Z"),
    Fill(Shade, "M-18 0Q0-8 18 0L14 22Q0 30-14 22Z"),
    Line(Trim, 7, "M-14-20h3M11-20h3"),
    Line(Dark, 4, "M-12 14Q0 20 12 14M-4 4v0M4 4v0"),
    Line(Shade, 5, "M-70 44L-60 64M-50 34L-44 56M70 44L60 64M50 34L44 56"),
];
/// Jaws with rows of teeth.
pub(crate) const JAWS: Figure = &[
    Fill(Skin, "M-60-40Q0-84 60-40L48-6H-48ZM-52 22H52L44 58Q0 78-44 58Z"),
    Fill(
        Light,
        "M-46-8l8 22 8-22ZM-22-8l8 22 8-22ZM2-8l8 22 8-22ZM26-8l8 22 8-22ZM-40 24l7-16 7 16ZM-12 24l7-16 7 16ZM14 24l7-16 7 16Z",
    ),
    Line(Trim, 10, "M-28-36h2M26-36h2"),
];
/// A beast of burden with two curled horns.
pub(crate) const HORNED_BEAST: Figure = &[
    Fill(Skin, "M-90 70V20Q-70-14-20-4L0-24Q6-48 32-48 66-46 70-16L64 6 40 10 34 70H20V34H-56V70Z"),
    Line(Hair, 10, "M34-34Q66-54 74-24 72-4 56-8"),
    Line(Trim, 6, "M52-26h0"),
    Line(Shade, 4, "M-60 20H10M-50 8H0"),
];

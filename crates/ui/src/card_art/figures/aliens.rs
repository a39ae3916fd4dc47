//! Heads of people who are not human.

use super::prelude::*;

/// Long fur, a snout.
pub(crate) const WOOKIEE: Figure = &[
    Fill(
        Hair,
        "M0-74C24-74 34-60 36-40L44-30 40-18 48-4 41 4 46 20 34 24 30 36 14 30 0 38-14 30-30 36-34 24-46 20-41 4-48-4-40-18-44-30-36-40C-34-60-24-74 0-74Z",
    ),
    Fill(Skin, "M-22-36Q0-50 22-36L20-18 14-4Q0 8-14-4L-20-18Z"),
    Line(Dark, 6, "M-11-27h1M10-27h1"),
    Fill(Dark, "M-8-17H8L3-9H-3ZM-9-3Q0-7 9-3L5 2H-5Z"),
    Line(Shade, 3, "M0-70V-50M-16-66L-10-48M16-66L10-48M-32-12L-24 8M32-12L24 8"),
];
/// Great ears, a wrinkled brow.
pub(crate) const OLD_MASTER: Figure = &[
    Fill(Skin, "M-22-34L-74-48Q-58-16-24-14ZM22-34L74-48Q58-16 24-14Z"),
    Fill(Shade, "M-30-30L-62-42Q-50-22-28-20ZM30-30L62-42Q50-22 28-20Z"),
    Fill(Skin, "M-27-30C-27-58 27-58 27-30 27-6 14 6 0 6S-27-6-27-30Z"),
    Line(Dark, 7, "M-12-24h1M11-24h1"),
    Line(Shade, 3, "M-14-42Q0-47 14-42M-10-49Q0-53 10-49M-8-4Q0-1 8-4"),
    Line(Hair, 4, "M-22-44L-32-54M-16-52L-20-62M20-50L28-60"),
];
/// A green head with a snout and large eyes.
pub(crate) const RODIAN: Figure = &[
    Line(Skin, 7, "M-12-52Q-20-66-14-74M12-52Q20-66 14-74"),
    Line(Skin, 11, "M-14-75h0M14-75h0"),
    Fill(Skin, "M-28-36C-26-62 26-62 28-36L20-18 9 14Q0 20-9 14L-20-18Z"),
    Fill(Skin, "M-27-30L-46-40-28-14ZM27-30L46-40 28-14Z"),
    Line(Dark, 18, "M-14-35l2 4M14-35l-2 4"),
    Line(Shine, 5, "M-17-38v0M11-38v0"),
    Line(Shade, 3, "M-4 4H4M-5-4H5"),
];
/// A scaled head with a wide mouth.
pub(crate) const TRANDOSHAN: Figure = &[
    Fill(Skin, "M-14-66Q0-74 14-66L30-48 32-22 36-8Q28 16 0 18-28 16-36-8L-32-22-30-48Z"),
    Fill(Dark, "M-30-6Q0-16 30-6L24 6Q0 0-24 6Z"),
    Fill(Light, "M-22-8l3 8 4-9ZM-8-11l3 8 4-8ZM8-11l-3 8-4-8ZM22-8l-3 8-4-9Z"),
    Line(Trim, 9, "M-17-36h2M15-36h2"),
    Line(Dark, 4, "M-16-38v4M16-38v4M-4-22v2M4-22v2"),
    Line(Shade, 3, "M-10-56H10M-14-48H14"),
];
/// Two long tails grow from the head.
pub(crate) const HEAD_TAILS: Figure = &[
    Fill(
        Skin,
        "M-20-46C-46-40-40 10-48 44-34 50-26 30-24 2-22-18-20-28-18-34ZM20-46C46-40 40 10 48 44 34 50 26 30 24 2 22-18 20-28 18-34Z",
    ),
    Fill(Trim, "M-25-34C-32-66 32-66 25-34L20-40Q0-46-20-40Z"),
    Line(Shade, 4, "M-40-2L-28 2M-42 18L-30 22M40-2L28 2M42 18L30 22"),
];
/// One tail over the shoulder, and a pointed jaw.
pub(crate) const MAJORDOMO: Figure = &[
    Fill(
        Skin,
        "M-24-50C-34-80 34-80 24-50 50-46 50 0 34 40 22 36 30-6 20-30L14-2 0 14-14-2-20-30Z",
    ),
    Fill(Shade, "M24-50C50-46 50 0 34 40 22 36 30-6 20-30Z"),
    Line(Trim, 6, "M-9-28h1M8-28h1"),
    Line(Dark, 3, "M-8-6H8M-18-56Q0-48 18-56"),
];
/// A tall dome with eyes at the sides.
pub(crate) const MON_CALAMARI: Figure = &[
    Fill(Skin, "M-26-44C-26-80 26-80 26-44L36-30 30-8Q18 16 0 16T-30-8L-36-30Z"),
    Line(Light, 19, "M-28-30h0M28-30h0"),
    Line(Dark, 10, "M-29-30h0M29-30h0"),
    Fill(Shade, "M-24-4Q0 8 24-4 16 10 0 10T-24-4Z"),
    Line(Shade, 5, "M-8-58h0M6-62h0M12-50h0M-2-46h0"),
];
/// Tentacles instead of a mouth.
pub(crate) const QUARREN: Figure = &[
    Fill(Skin, "M-30-40L-38-66-16-64Q0-72 16-64L38-66 30-40 24-22H-24Z"),
    Fill(Skin, "M-24-26H24L30 16 20 24 17-2 11 32 3 34 0 2-3 34-11 32-17-2-20 24-30 16Z"),
    Line(Trim, 8, "M-16-40h1M15-40h1"),
    Line(Dark, 4, "M-15-40v0M16-40v0"),
];
/// A mask with goggles and tusks of metal.
pub(crate) const KEL_DOR: Figure = &[
    Fill(Skin, "M-24-30C-34-72 34-72 24-30L28-10 14 6H-14L-28-10Z"),
    Fill(Trim, "M-15-14H15L10 14H-10Z"),
    Fill(Trim, "M-22-8L-32 4-20 10ZM22-8L32 4 20 10Z"),
    Line(Cloth, 15, "M-12-30h1M11-30h1"),
    Line(Dark, 9, "M-12-30h1M11-30h1"),
    Line(Dark, 3, "M-5-6V8M5-6V8M0-6V8"),
    Line(Shade, 3, "M-10-54L-4-44M10-54L4-44"),
];
/// A smooth blue head with red eyes.
pub(crate) const DUROS: Figure = &[
    Fill(Skin, "M-26-34C-32-76 32-76 26-34L18-4Q0 10-18-4Z"),
    Line(Trim, 15, "M-11-32l-3-3M11-32l3-3"),
    Line(Dark, 4, "M-13-34v0M13-34v0M-6-4h12"),
    Fill(Shade, "M4-64C30-62 28-44 26-34L18-4Q10 3 4 3Z"),
];
/// Pointed ears, a beard, stripes.
pub(crate) const LASAT: Figure = &[
    Fill(Skin, "M-24-36L-42-62-20-54Q0-66 20-54L42-62 24-36 26-14 16 8H-16L-26-14Z"),
    Fill(Hair, "M-26-14L-22-10Q0 4 22-10L26-14 18 16 0 24-18 16Z"),
    Line(Trim, 6, "M-11-30h2M9-30h2"),
    Fill(Shade, "M-20-46L-8-44-12-40ZM20-46L8-44 12-40ZM-3-56H3L0-42Z"),
    Line(Dark, 4, "M-6-16h12M-6-4h12"),
];
/// A snout with tusks, small horns.
pub(crate) const GAMORREAN: Figure = &[
    Fill(Light, "M-22-52L-34-68-14-58ZM22-52L34-68 14-58Z"),
    Fill(Skin, "M-28-34C-30-66 30-66 28-34L36-6Q26 16 0 16T-36-6Z"),
    Fill(Shade, "M-13-20Q0-28 13-20V-6Q0 0-13-6Z"),
    Line(Dark, 5, "M-6-13v1M6-13v1M-14-34h1M13-34h1"),
    Fill(Light, "M-22 4L-26-12-16 2ZM22 4L26-12 16 2Z"),
];
/// A grey bony head.
pub(crate) const NOGHRI: Figure = &[
    Fill(Skin, "M-16-70H16L30-50 26-26 18-2 8 10H-8L-18-2-26-26-30-50Z"),
    Line(Trim, 7, "M-13-34l5 3M13-34l-5 3"),
    Line(Dark, 4, "M-9-10H9M-6 0H6"),
    Line(Shade, 4, "M-8-64V-44M8-64V-44M0-66V-40"),
];
/// A broad head with a throat sac.
pub(crate) const BESALISK: Figure = &[
    Fill(Skin, "M-20-54C-18-76 18-76 20-54L34-30 40-2Q26 26 0 26T-40-2L-34-30Z"),
    Fill(Shade, "M-34-2Q0 12 34-2 24 22 0 22T-34-2Z"),
    Line(Trim, 7, "M-12-38h2M10-38h2"),
    Line(Dark, 4, "M-20-8Q0-16 20-8"),
    Line(Shade, 5, "M0-70V-54M-10-66V-54M10-66V-54"),
];
/// Only eyes in a hood.
pub(crate) const JAWA: Figure = &[
    Fill(Cloth, "M-42 78C-46 30-36 10-34-20-32-60-14-76 0-76S32-60 34-20C36 10 46 30 42 78Z"),
    Fill(Dark, "M-22-24C-22-52 22-52 22-24 22-2 10 6 0 6S-22-2-22-24Z"),
    Line(Trim, 11, "M-10-24h1M9-24h1"),
    Line(Hair, 7, "M-40 18L34 64M36 18L-20 52"),
];
/// The whole of a great slug.
pub(crate) const HUTT: Figure = &[
    Fill(
        Skin,
        "M-30-30C-30-72 30-72 32-30 50-20 54 6 50 26 78 34 100 30 108 16 112 44 84 72 44 70H-72C-84 40-64 20-50 14-54-8-46-24-30-30Z",
    ),
    Fill(Shade, "M-44 24Q0 54 44 24 46 56 20 68H-50Q-60 44-44 24Z"),
    Line(Trim, 13, "M-14-38h1M15-38h1"),
    Line(Dark, 6, "M-13-38v2M15-38v2"),
    Line(Dark, 4, "M-28-12Q0 2 30-12M-3-24v0M4-24v0"),
    Fill(Skin, "M-52 24L-78 40-70 50-44 40ZM50 24L72 40 64 50 42 40Z"),
];
/// A tall skull that narrows down to a mask of metal with tubes.
pub(crate) const PYKE: Figure = &[
    Line(Rim, 6, "M-12 2C-32 4-32 24-22 38M12 2C32 4 32 24 22 38"),
    Fill(Skin, "M-12 16L-21-20C-48-42-36-76 0-76S48-42 21-20L12 16Z"),
    Fill(Shade, "M8-75C38-72 46-42 21-20L12 16H4Z"),
    Line(Shade, 4, "M-12-70Q-22-58-18-46M12-70Q22-58 18-46M0-72V-52"),
    Fill(Trim, "M-30-42Q0-54 30-42L19-2 9 16H-9L-19-2Z"),
    Fill(Dark, "M-23-34Q0-42 23-34L19-20Q0-26-19-20Z"),
    Line(Glow, 5, "M-11-28h2M9-28h2"),
    Line(Dark, 3, "M-10-10H10M-9-2H9M-7 6H7M0-46V-42"),
];

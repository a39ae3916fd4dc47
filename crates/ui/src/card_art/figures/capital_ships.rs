//! Capital ships, seen from the side or from above.

use super::prelude::*;

/// A great wedge from the side and above.
pub(crate) const WEDGE: Figure = &[
    Fill(Rim, "M96 18L-70 42-84 22-60 8Z"),
    Fill(Light, "M96 18L-40-20-74-8-84 22Z"),
    Fill(Light, "M-10-4L-40-16-62-10-66 6-30 8Z"),
    Fill(Light, "M-36-20L-34-36H-58L-62-16ZM-70-36H-28V-44H-70Z"),
    Line(Dark, 3, "M84 18L-80 26M40 10L-50 12"),
    Line(Trim, 4, "M-64-40h2M-50-40h2M-36-40h2M10 22h0M-10 25h0M-30 28h0"),
    Line(Glow, 9, "M-86 26v0M-80 36v0"),
];
/// The wedge from above, nose up.
pub(crate) const WEDGE_ABOVE: Figure = &[
    Fill(Light, "M0-74L58 58H-58Z"),
    Fill(Shade, "M0-74L58 58H0Z"),
    Fill(Rim, "M0-26L34 52H-34Z"),
    Fill(Light, "M-16 18H16L22 44H-22Z"),
    Fill(Dark, "M-24 32H24V39H-24Z"),
    Line(Trim, 4, "M-18 35h0M18 35h0M0-40v8M0-10v10"),
    Line(Glow, 9, "M-26 62v3M0 62v5M26 62v3"),
];
/// The wedge head-on, over the viewer.
pub(crate) const WEDGE_AHEAD: Figure = &[
    Fill(Light, "M0-14L96 14 30 26H-30L-96 14Z"),
    Fill(Rim, "M-96 14L-30 26H30L96 14 0 44Z"),
    Fill(Light, "M-30-2H30L22-22H-22Z"),
    Fill(Light, "M-9-22H9V-34H-9ZM-38-34H38V-46H-38Z"),
    Fill(Dark, "M-34-42H34V-38H-34Z"),
    Line(Trim, 9, "M-34-50h0M34-50h0"),
    Line(Dark, 3, "M-80 14L0 18 80 14"),
    Line(Glow, 5, "M-20 34h0M20 34h0M0 36h0"),
];
/// A slim wedge with a tall keel.
pub(crate) const SLIM_WEDGE: Figure = &[
    Fill(Rim, "M92 6L-56 38-70 18Z"),
    Fill(Light, "M92 6L-30-18-74-2-70 18Z"),
    Fill(Light, "M-6-12L-28-40-52-40-60-6Z"),
    Fill(Dark, "M-30-36H-48V-30H-26Z"),
    Fill(Trim, "M40-2L10-8-2 4 30 6Z"),
    Line(Dark, 3, "M78 8L-66 14"),
    Line(Glow, 9, "M-74 8v6M-66 30v0"),
];
/// A narrow raider with folded wings.
pub(crate) const RAIDER: Figure = &[
    Fill(Rim, "M-20 8L-70 46-84 46-50 4ZM-20-6L-64-44-80-44-50-2Z"),
    Fill(Light, "M94 4L30-10-40-16-72-6V14L-40 20 30 16Z"),
    Fill(Light, "M-10-12L-18-28H-40L-46-14Z"),
    Fill(Dark, "M-20-24H-36V-19H-18Z"),
    Fill(Trim, "M74 2L50-4V12L74 7Z"),
    Line(Dark, 3, "M30 4H-60"),
    Line(Glow, 9, "M-78-2v0M-78 10v0"),
];
/// A carrier: two decks with fighters below.
pub(crate) const CARRIER: Figure = &[
    Fill(Light, "M90 0L30-24H-60L-80-10V8H40Z"),
    Fill(Rim, "M74 12L40 8H-80V24H30Z"),
    Fill(Light, "M60 30L30 24H-70L-64 42H20Z"),
    Fill(Light, "M-20-24L-26-42H-54L-58-24Z"),
    Line(Dark, 5, "M-60 16H20"),
    Line(Trim, 6, "M-50 52h0M-28 56h0M-6 52h0M16 56h0"),
    Line(Glow, 9, "M-84-2v2M-78 34v0"),
];
/// A cargo cruiser with containers below its belly.
pub(crate) const CARGO_CRUISER: Figure = &[
    Fill(Rim, "M-50 10H-24V42H-50ZM-16 10H10V42H-16ZM18 10H44V36H18Z"),
    Fill(Light, "M90-2L66-18H10L-4-30H-40L-50-18H-74L-80-4V14H60L84 8Z"),
    Fill(Dark, "M66-12L80-3H62Z"),
    Fill(Trim, "M-64-10H40V-2H-64Z"),
    Line(Dark, 3, "M-46 26H-28M-12 26H6M22 24H40"),
    Line(Glow, 9, "M-84-2v10"),
];
/// A long hull with a hammer head and eleven engines.
pub(crate) const RUNNER: Figure = &[
    Fill(Rim, "M-86-24H-58V28H-86Z"),
    Fill(Light, "M-60-18L-34-14V18L-60 22ZM-36-8H44V12H-36Z"),
    Fill(Light, "M44-18Q58-28 72-18L90-14V16L72 20Q58 30 44 20Z"),
    Fill(Trim, "M62-14H70V16H62ZM-24-8H-14V12H-24ZM14-8H22V12H14Z"),
    Fill(Light, "M-6-8V-20H8V-8ZM-4 12V22H8V12Z"),
    Line(Dark, 3, "M78-8V10M-30 2H40"),
    Line(Glow, 7, "M-90-18h0M-90-6h0M-90 8h0M-90 20h0"),
];
/// A corvette with a tall flat hammer for a bow.
pub(crate) const HAMMERHEAD: Figure = &[
    Fill(Light, "M44-46Q66-50 72-30L76 0 72 32Q66 52 44 46Z"),
    Fill(Light, "M-70-20L-40-26 0-14 48-12V14L0 16-40 30-70 24Z"),
    Fill(Rim, "M-86-14H-66V20H-86Z"),
    Fill(Trim, "M50-38H58V-18H50ZM50 20H58V40H50ZM-40-14H-10V-6H-40Z"),
    Line(Dark, 3, "M44-4H0M62 0V0M-60 4H-10"),
    Line(Dark, 5, "M66-10v8"),
    Line(Glow, 9, "M-90-6v0M-90 12v0"),
];
/// A frigate: two parts joined by a thin spine.
pub(crate) const SPINE_FRIGATE: Figure = &[
    Fill(Rim, "M-44-4H52V4H-44Z"),
    Fill(Light, "M-88-26H-42V26H-88Z"),
    Fill(Light, "M40-30L84-14 88 4 72 12V50H58V14L36 12Z"),
    Fill(Trim, "M-78-26H-66V26H-78ZM58 26H72V36H58ZM44-22L60-16V-8H42Z"),
    Line(Rim, 4, "M54-28V-50M64 50V64M-50-26V-38"),
    Line(Dark, 3, "M-58-16V16M46 4H82"),
    Line(Glow, 9, "M-92-16h0M-92 0h0M-92 16h0"),
];
/// A smooth cruiser like a river stone, with domes.
pub(crate) const PEBBLE_CRUISER: Figure = &[
    Fill(Light, "M94 8C80-18 40-24 6-24-30-32-70-26-88-4-86 22-50 32-10 30 30 34 76 28 94 8Z"),
    Fill(Shade, "M94 8C76 28 30 34-10 30-50 32-86 22-88-4-60 16 40 20 94 8Z"),
    Fill(Rim, "M-40-24Q-26-42-8-25ZM14-23Q26-36 38-20ZM-20 30Q0 44 20 31Z"),
    Line(Trim, 5, "M-60-4h4M-36-8h4M-8-8h4M20-6h4M48-2h4"),
    Line(Glow, 9, "M-92-2v6"),
];
/// A longer cruiser of the same school, with a fin.
pub(crate) const FLAGSHIP: Figure = &[
    Fill(Rim, "M-30-20L-50-54-62-52-64-14ZM-20 26L-36 52-52 48-60 20Z"),
    Fill(
        Light,
        "M98 0C70-12 60-22 20-20-4-34-60-26-92-8-98 8-92 18-84 20-40 34 10 24 40 26 66 24 84 12 98 0Z",
    ),
    Fill(Shade, "M98 0C84 12 66 24 40 26 10 24-40 34-84 20-92 18-96 10-95 4-40 16 40 10 98 0Z"),
    Fill(Rim, "M6-22Q20-38 36-20Z"),
    Line(Trim, 6, "M-70-2h0M-50-6h0M-30-8h0M-10-8h0M10-6h0M30-6h0M50-4h0"),
    Line(Glow, 10, "M-98 0v8"),
];
/// A smuggler's cruiser: a block with side pods.
pub(crate) const SMUGGLER_CRUISER: Figure = &[
    Fill(Light, "M88-4L60-22H0L-20-38H-60L-66-20H-84V20H-40L-20 30H56L88 12Z"),
    Fill(Rim, "M-50 20H6V40H-50ZM-30-20H40V-8H-30Z"),
    Fill(Dark, "M62-14L80-3H58Z"),
    Fill(Trim, "M-76-12H-50V10H-76ZM14 4H44V16H14Z"),
    Line(Dark, 3, "M-30 4H8M-40 30H0"),
    Line(Glow, 9, "M-88-10v0M-88 8v0"),
];
/// A column of decks with hangars: a box of war.
pub(crate) const WAR_BARGE: Figure = &[
    Fill(Light, "M80-10H-60L-84 0V24L-60 34H80L92 12Z"),
    Fill(Rim, "M-50-34H10V-10H-50ZM30-24H60V-10H30Z"),
    Fill(Trim, "M-50 6H60V14H-50Z"),
    Line(Dark, 4, "M-40-22h8M-22-22h8M-4-22h8M-50 24H70"),
    Line(Glow, 9, "M-88 6v0M-88 18v0"),
];
/// A bulk freighter: engines and a bow, and rows of containers between them.
pub(crate) const CONTAINER_FREIGHTER: Figure = &[
    Fill(Rim, "M-64-4H66V12H-64Z"),
    Fill(Cloth, "M-56-30H-32V-2H-56ZM-4-30H20V-2H-4ZM-30 10H-6V38H-30ZM22 10H46V38H22Z"),
    Fill(Trim, "M-30-30H-6V-2H-30ZM-56 10H-32V38H-56ZM-4 10H20V38H-4Z"),
    Fill(Skin, "M22-30H46V-2H22Z"),
    Line(
        Shade,
        3,
        "M-48-26V-6M-40-26V-6M-22-26V-6M-14-26V-6M4-26V-6M12-26V-6M30-26V-6M38-26V-6M-48 14V34M-40 14V34M-22 14V34M-14 14V34M4 14V34M12 14V34M30 14V34M38 14V34",
    ),
    Fill(Light, "M48-26H64L90-4 96 8 90 18 66 32H48Z"),
    Fill(Dark, "M66-16L82-2H60Z"),
    Fill(Rim, "M-90-22H-76V-2H-90ZM-90 10H-76V30H-90Z"),
    Fill(Light, "M-80-32L-58-26V34L-80 40Z"),
    Line(Dark, 3, "M60 8H88M56 18H80M-74-14H-64M-74 22H-64"),
    Line(Rim, 4, "M56-26V-42"),
    Line(Glow, 9, "M-95-16v8M-95 16v8"),
];
/// A long frigate through a ring, with a pod of equal weight above and below.
pub(crate) const RING_FRIGATE: Figure = &[
    Line(Dark, 12, "M-12-46C-36-40-36 46-12 48"),
    Line(Rim, 7, "M-12-46C-36-40-36 46-12 48"),
    Fill(Light, "M92-8L96 2 92 10 56 16 8 18H-48L-66 28H-86L-92 12V-6L-86-24H-66L-48-16H8L52-14Z"),
    Fill(Shade, "M96 2L92 10 56 16 8 18H-48L-66 28H-86L-92 12V6H40Z"),
    Fill(Light, "M-62-24L-54-42H-34L-28-16H-46Z"),
    Fill(Dark, "M-50-36H-38L-36-28H-52Z"),
    Fill(Trim, "M66-12L78-10V13L66 15Z"),
    Line(Trim, 5, "M10-8H44M-80-14V18"),
    Line(Dark, 12, "M-12-46C14-40 14 46-12 48"),
    Line(Light, 7, "M-12-46C14-40 14 46-12 48"),
    Fill(Light, "M-30-58H-4L10-50-4-42H-30ZM-30 44H-4L10 52-4 60H-30Z"),
    Line(Trim, 5, "M-22-50H-8M-22 52H-8"),
    Line(Dark, 4, "M24 4h4M34 4h4M-44 2h4M-56 2h4"),
    Line(Glow, 9, "M-92-14v0M-96 3v0M-92 20v0M-34-50v0M-34 52v0"),
];

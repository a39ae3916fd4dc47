//! What people hold.

use super::prelude::*;

/// A blade of light in the trim colour.
pub(crate) const SABER: Figure = &[
    Line(Trim, 15, "M0 12V-84"),
    Line(Shine, 6, "M0 10V-84"),
    Fill(Light, "M-6 12H6V46H-6Z"),
    Line(Dark, 3, "M-6 22H6M-6 32H6"),
];
/// A blade at both ends, on a ring.
pub(crate) const DOUBLE_SABER: Figure = &[
    Line(Trim, 11, "M0-24V-80M0 24V80"),
    Line(Shine, 4, "M0-24V-80M0 24V80"),
    Line(Rim, 6, "M-20 0a20 20 0 1 1 40 0 20 20 0 1 1-40 0ZM0-22V22"),
];
/// A pistol, pointing up to the right.
pub(crate) const PISTOL: Figure =
    &[Fill(Dark, "M-22-4L30-12 31-4 38-5V3L-4 10-8 32-22 34Z"), Fill(Rim, "M0-8L24-12V-7L0-3Z")];
/// A rifle.
pub(crate) const RIFLE: Figure = &[
    Fill(Dark, "M-56 2L-30-8H40V-13H64V-7L76-6V-1L44 2 8 4 4 20H-6L-4 6-26 6-54 16Z"),
    Fill(Rim, "M-18-14H14V-8H-18Z"),
    Line(Rim, 3, "M-20-2H36"),
];
/// A crossbow that shoots bolts of light.
pub(crate) const BOWCASTER: Figure = &[
    Fill(Dark, "M-56 12L-30-6H50V4L-20 8-50 22Z"),
    Line(Rim, 6, "M36-34Q54-2 36 30"),
    Line(Trim, 7, "M36-36h0M36 32h0"),
    Line(Light, 2, "M36-34L8-2 36 30"),
];
/// A staff.
pub(crate) const STAFF: Figure = &[Line(Hair, 8, "M0-78V84"), Line(Trim, 10, "M0-78v12M0-50v4")];
/// A staff that crackles at both ends.
pub(crate) const ELECTROSTAFF: Figure = &[
    Line(Rim, 7, "M0-56V56"),
    Line(Trim, 12, "M0-74v20M0 54v20"),
    Line(Shine, 3, "M-12-78L6-68-8-60 10-52M-12 56L6 62-8 70 10 78"),
];
/// A gaff stick or an axe.
pub(crate) const AXE: Figure = &[
    Line(Hair, 7, "M0-66V84"),
    Fill(Trim, "M2-70Q34-62 30-26 18-40 2-38ZM-2-70Q-26-62-24-36-16-42-2-40Z"),
];
/// A pike.
pub(crate) const PIKE: Figure =
    &[Line(Trim, 6, "M0-60V84"), Fill(Light, "M0-82L9-56H-9Z"), Line(Dark, 4, "M-6-50H6")];
/// A heavy gun with a belt.
pub(crate) const HEAVY_GUN: Figure = &[
    Fill(Dark, "M-50 4L-36-14H24V-20H34V-14H74V2H34V10H10L6 26H-8L-6 10H-46Z"),
    Line(Rim, 3, "M38-10H72M38-4H72"),
    Line(Trim, 8, "M-34 14Q-40 36-22 50"),
];
/// A tablet with a plan on it.
pub(crate) const DATAPAD: Figure = &[
    Fill(Dark, "M-24-20L20-28 26 10-18 18Z"),
    Line(Trim, 4, "M-14-12L12-17M-12-3L6-6M-10 6L16 1"),
];
/// A round bomb in the hand.
pub(crate) const GRENADE: Figure = &[
    Fill(Rim, "M-16 0a16 16 0 1 1 32 0 16 16 0 1 1-32 0Z"),
    Fill(Dark, "M-16-2H16V4H-16ZM-5-20H5V-14H-5Z"),
    Line(Trim, 6, "M0-9v0"),
];
/// A spanner.
pub(crate) const SPANNER: Figure =
    &[Fill(Rim, "M-5 44V-8C-20-14-20-34-8-42V-24H8V-42C20-34 20-14 5-8V44Z")];
/// Two pistols.
pub(crate) const TWO_PISTOLS: Figure = &[At(PISTOL, 52, 34, 80), Flip(PISTOL, -52, 34, 80)];
/// Lightning from the hands.
pub(crate) const LIGHTNING: Figure = &[
    Line(Trim, 6, "M-52 30L-76 8-62 2-96-24-84-34-104-60M52 30L76 8 62 2 96-24 84-34 104-60"),
    Line(Shine, 3, "M-48 40L-84 34-76 50-110 58M48 40L84 34 76 50 110 58"),
    Fill(
        Skin,
        "M-58 22a10 10 0 1 1 20 8 10 10 0 1 1-20-8ZM38 22a10 10 0 1 1 20 8 10 10 0 1 1-20-8Z",
    ),
];
/// Spray cans.
pub(crate) const SPRAY: Figure = &[
    Fill(Light, "M-10-8H10V38H-10ZM-6-16H6V-8H-6Z"),
    Fill(Trim, "M-10 6H10V22H-10Z"),
    Line(Trim, 6, "M14-18l6-4M16-30l10-8M28-14l14 0M30-30l16-10M40-26l12-4"),
];
/// A bar of shouted words: a megaphone.
pub(crate) const MEGAPHONE: Figure = &[
    Fill(Light, "M-20-6L28-26V26L-20 8Z"),
    Fill(Trim, "M-30-8H-20V10H-30ZM-8 10H2L4 28H-6Z"),
    Line(Trim, 5, "M38-14Q46 0 38 14M48-22Q60 0 48 22"),
];
/// A cup.
pub(crate) const CUP: Figure = &[
    Fill(Light, "M-16-18H16L12 24H-12Z"),
    Fill(Trim, "M-14-6H14L11 20H-11Z"),
    Line(Light, 5, "M15-8Q30-6 13 14"),
];
/// A sack of coins.
pub(crate) const PURSE: Figure = &[
    Fill(Hair, "M-10-24L0-18 10-24 7-12C26 0 26 30 0 30S-26 0-7-12Z"),
    Line(Trim, 9, "M0 8h0"),
    Line(Dark, 3, "M-8-12H8"),
];
/// A puck on a glove shows who is wanted.
pub(crate) const BOUNTY_PUCK: Figure = &[
    Fill(Shine, "M-10 34L-32-32H32L10 34Z"),
    Fill(Trim, "M-20 20Q-20-2-7-4H7Q20-2 20 20Z"),
    Line(Trim, 20, "M0-13h0"),
    Line(Trim, 4, "M-28-16V-28H-16M28-16V-28H16"),
    Fill(Rim, "M-22 30H22L17 44H-17Z"),
    Line(Glow, 4, "M-7 36h14"),
    Fill(Hair, "M-26 42Q-22 38-18 43H18Q22 38 26 42L28 56Q26 66 16 68V92H-16V68Q-26 66-28 56Z"),
    Line(Dark, 3, "M-10 46v12M0 46v12M10 46v12"),
];
/// A long straight sword with a humming edge.
pub(crate) const VIBROBLADE: Figure = &[
    Fill(Light, "M-7 24V-64L0-84 7-64V24Z"),
    Fill(Shade, "M0-84L7-64V24H0Z"),
    Line(Trim, 3, "M0-62V16"),
    Fill(Rim, "M-18 24H18V31H-18Z"),
    Fill(Hair, "M-5 31H5V56H-5Z"),
    Line(Trim, 9, "M0 58h0"),
];

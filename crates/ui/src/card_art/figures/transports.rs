//! Shuttles, freighters and other transports.

use super::prelude::*;

/// Three wings like a Y, from ahead.
pub(crate) const TRI_WING_SHUTTLE: Figure = &[
    Fill(Light, "M-6-74H6L12-20H-12Z"),
    Fill(Light, "M-16 0L-78 60-70 66-12 24ZM16 0L78 60 70 66 12 24Z"),
    Fill(Rim, "M-12-8L-30 6-22 26H22L30 6 12-8Z"),
    Fill(Light, "M-20-24H20L30 4 16 26H-16L-30 4Z"),
    Fill(Dark, "M-16-8H16L22 4H-22Z"),
    Fill(Trim, "M-4-66H4L5-48H-5ZM-60 44L-50 34-44 42-54 52ZM60 44L50 34 44 42 54 52Z"),
];
/// A boxy landing craft with wings folded up.
pub(crate) const LANDING_CRAFT: Figure = &[
    Fill(Light, "M-40-2L-62-64-50-66-20-8ZM40-2L62-64 50-66 20-8Z"),
    Fill(Light, "M-44-8H44L52 16 40 42H-40L-52 16Z"),
    Fill(Dark, "M-34 0H34L38 12H-38Z"),
    Fill(Rim, "M-22 20H22V52H-22Z"),
    Line(Dark, 3, "M-22 30H22M-22 40H22"),
    Line(Trim, 6, "M-40 26v4M40 26v4"),
];
/// A plain shuttle with a long body and two fins.
pub(crate) const PLAIN_SHUTTLE: Figure = &[
    Fill(Rim, "M30-14L62-58 76-58 64-10ZM20 26L40 48H64L62 22Z"),
    Fill(Light, "M-84 12Q-74-18-36-22H50L72-8V20L50 32H-50Z"),
    Fill(Dark, "M-72 2Q-62-14-42-14L-44 2Z"),
    Fill(Trim, "M-30-6H44V4H-30Z"),
    Line(Dark, 4, "M-24 16h4M-8 16h4M8 16h4M24 16h4"),
    Line(Glow, 9, "M78-2v2M78 14v2"),
];
/// A blunt shuttle for the front, with guns and a ramp.
pub(crate) const ASSAULT_SHUTTLE: Figure = &[
    Fill(Rim, "M-22-6L-72 8-72 30-22 28ZM22-6L72 8 72 30 22 28Z"),
    Fill(Light, "M-18-56H18L32-26V44L18 56H-18L-32 44V-26Z"),
    Fill(Dark, "M-14-44H14L20-30H-20Z"),
    Fill(Trim, "M-32-6H32V8H-32Z"),
    Line(Dark, 4, "M-10 20V44M10 20V44M-62 6V-14M62 6V-14"),
    Line(Glow, 9, "M-14 60v2M14 60v2"),
];
/// A round freighter with two forks and a cockpit at its side.
pub(crate) const ROUND_FREIGHTER: Figure = &[
    Fill(Light, "M-20-34L-18-66-4-68-3-40H3L4-68 18-66 20-34Z"),
    Fill(Light, "M-46 4a46 46 0 1 1 92 0 46 46 0 1 1-92 0Z"),
    Fill(Rim, "M44-10L60-30 58-44H70L72-26 50 8Z"),
    Fill(Dark, "M60-44H69L70-36H60Z"),
    Fill(Rim, "M-17 6a17 17 0 1 1 34 0 17 17 0 1 1-34 0Z"),
    Fill(Trim, "M-34-16a9 9 0 1 1 18 0 9 9 0 1 1-18 0Z"),
    Line(Dark, 3, "M-8 6a8 8 0 1 1 16 0 8 8 0 1 1-16 0M0 23V44M-17 6H-42M17 6H42"),
    Line(Glow, 7, "M-26 46Q0 60 26 46"),
];
/// A freighter with a side-mounted bow: blocks and a saucer.
pub(crate) const BLOCK_FREIGHTER: Figure = &[
    Fill(Rim, "M-78-10H-50V30H-78Z"),
    Fill(Light, "M-56-22H40L56-4V26L40 40H-56Z"),
    Fill(Light, "M40-8L74-20 86-8 74 8 46 12Z"),
    Fill(Dark, "M66-14L80-8 66-2Z"),
    Fill(Trim, "M-44-14H-22V10H-44ZM-16-14H6V10H-16ZM12-14H34V10H12Z"),
    Line(Dark, 3, "M-50 20H44M-50 30H40"),
    Line(Glow, 9, "M-84 0v2M-84 18v2"),
];
/// A faceted freighter with a nose turret.
pub(crate) const SPECTRE_SHIP: Figure = &[
    Fill(Rim, "M-30-8L-60 26-52 52-24 40ZM30-8L60 26 52 52 24 40Z"),
    Fill(Light, "M-14-60H14L34-22 40 24 22 54H-22L-40 24-34-22Z"),
    Fill(Dark, "M-12-50H12L18-36H-18Z"),
    Fill(Trim, "M-32-16L-18-20-16 20-36 20ZM32-16L18-20 16 20 36 20Z"),
    Fill(Light, "M-13 4a13 13 0 1 1 26 0 13 13 0 1 1-26 0Z"),
    Line(Dark, 4, "M0 4V-16"),
    Line(Glow, 9, "M-16 58h4M12 58h4M-42 54v0M42 54v0"),
];
/// A head on its back: a hunter's ship, standing.
pub(crate) const HUNTERS_SHIP: Figure = &[
    Fill(Rim, "M-34 14L-66 26-64 40-30 34ZM34 14L66 26 64 40 30 34Z"),
    Fill(Cloth, "M-22-62Q0-78 22-62L28-10 42 28Q36 62 0 64T-42 28L-28-10Z"),
    Fill(Light, "M-13-44Q0-56 13-44L15-10H-15Z"),
    Fill(Dark, "M-8-40Q0-48 8-40L9-26H-9Z"),
    Fill(Trim, "M-28 14Q0 4 28 14L32 34Q0 26-32 34Z"),
    Line(Dark, 5, "M-12 46v8M12 46v8"),
];
/// A long transport like a shell.
pub(crate) const SHELL_TRANSPORT: Figure = &[
    Fill(Rim, "M-60 14L-50 40H44L66 18Z"),
    Fill(Light, "M-88 14C-70-34 40-44 78-8L84 8 70 20Z"),
    Fill(Shade, "M-80 14L70 20 60 30H-50Z"),
    Line(Dark, 3, "M-50-8Q0-26 60-10M-66 4Q0-14 76 2"),
    Fill(Trim, "M-10-28L6-30 8-40-6-40Z"),
    Line(Dark, 6, "M-40 30h4M-20 32h4M0 32h4M20 32h4"),
    Line(Glow, 10, "M86-2v8"),
];
/// A small light freighter with a hammer-shaped nose.
pub(crate) const SCOUT_FREIGHTER: Figure = &[
    Fill(Light, "M-46 20L-30-14-16-58 6-66 10-20 40 0 46 34 20 50H-26Z"),
    Fill(Dark, "M-8-52L4-56 5-36-10-32Z"),
    Fill(Rim, "M-60 18H-42V52H-60ZM42 22H58V54H42Z"),
    Fill(Trim, "M-22 6L26 10 24 22-24 20Z"),
    Line(Glow, 9, "M-51 56v3M50 58v3"),
];
/// A round freighter from ahead: landed, with its ramp down.
pub(crate) const LANDED_FREIGHTER: Figure = &[
    Line(Rim, 7, "M-50 20L-56 54M50 20L56 54M-66 56h20M46 56h20"),
    Fill(Light, "M-88 4Q-58-30 0-30T92 4Z"),
    Fill(Rim, "M-88 4H92Q62 32 2 34T-88 4Z"),
    Fill(Trim, "M-16 22H16L26 62H-26Z"),
    Line(Dark, 3, "M-19 34H19M-21 44H21M-24 54H24"),
    Fill(Light, "M-42-12H-14V22H-38ZM42-12H14V22H38Z"),
    Fill(Dark, "M-10-8H10V14H-10Z"),
    Fill(Rim, "M-20-28Q0-48 20-28Z"),
    Line(Dark, 4, "M-6-38L-12-54M6-38L12-54"),
    Fill(Rim, "M-76-12L-50-18V2L-76 14Z"),
    Fill(Light, "M-94 1a17 17 0 1 1 34 0 17 17 0 1 1-34 0Z"),
    Fill(Dark, "M-89 4Q-88-11-77-11T-65 4Z"),
    Line(Light, 3, "M-77 4V-10M-77 4L-86-6M-77 4L-68-6"),
    Line(Trim, 6, "M-28 0v10M28 0v10"),
    Line(Glow, 5, "M52 8h4M68 6h4M-4 2h8"),
];

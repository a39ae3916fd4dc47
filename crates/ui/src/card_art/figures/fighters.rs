//! Fighters, seen from above with the nose up, or from ahead.

use super::prelude::*;

/// Four wings crossed like an X, from ahead.
pub(crate) const X_WING_AHEAD: Figure = &[
    Fill(
        Light,
        "M-6-8L-84-46-86-38-10 4ZM6-8L84-46 86-38 10 4ZM-6 8L-84 46-86 38-10-4ZM6 8L84 46 86 38 10-4Z",
    ),
    Fill(
        Trim,
        "M-46-28L-60-34-62-27-48-20ZM46-28L60-34 62-27 48-20ZM-46 28L-60 34-62 27-48 20ZM46 28L60 34 62 27 48 20Z",
    ),
    Fill(
        Rim,
        "M-34-26a10 10 0 1 1 20 0 10 10 0 1 1-20 0ZM14-26a10 10 0 1 1 20 0 10 10 0 1 1-20 0ZM-34 26a10 10 0 1 1 20 0 10 10 0 1 1-20 0ZM14 26a10 10 0 1 1 20 0 10 10 0 1 1-20 0Z",
    ),
    Fill(Light, "M-17 0L-10-18H10L17 0 10 16H-10Z"),
    Fill(Dark, "M-9-6L-6-14H6L9-6Z"),
    Line(Dark, 5, "M-24-26h0M24-26h0M-24 26h0M24 26h0"),
    Line(Glow, 6, "M-85-42v-6M85-42v-6M-85 42v6M85 42v6"),
];
/// The same kind from above, wings spread.
pub(crate) const X_WING: Figure = &[
    Line(Light, 5, "M-62 40V-26M62 40V-26M-46 40V-14M46 40V-14"),
    Fill(Light, "M-10 10L-64 26V46L-10 44ZM10 10L64 26V46L10 44Z"),
    Fill(Trim, "M-30 18L-42 22V44L-30 44ZM30 18L42 22V44L30 44Z"),
    Fill(Rim, "M-24 26H-10V58H-24ZM10 26H24V58H10Z"),
    Fill(Light, "M-5-70H5L12 10V52H-12V10Z"),
    Fill(Dark, "M-6-2H6L8 18H-8Z"),
    Line(Trim, 6, "M0-58v10M0 30v6"),
    Line(Glow, 6, "M-17 60v6M17 60v6"),
];
/// A cockpit between two long engines.
pub(crate) const Y_WING: Figure = &[
    Fill(Rim, "M-44 2H44V20H-44Z"),
    Fill(Light, "M-52-34Q-44-46-36-34V58H-52ZM52-34Q44-46 36-34V58H52Z"),
    Fill(Light, "M-9-20L-16-38-12-64H12L16-38 9-20 8 34H-8Z"),
    Fill(Dark, "M-9-42L-7-54H7L9-42Z"),
    Fill(Trim, "M-52-20H-36V-10H-52ZM52-20H36V-10H52ZM-12-64H-4V-58H-13ZM12-64H4V-58H13Z"),
    Line(Dark, 3, "M-44 0V48M44 0V48M-8 6H8"),
    Line(Glow, 8, "M-44 62v4M44 62v4"),
];
/// A wedge with two fins.
pub(crate) const A_WING: Figure = &[
    Fill(Light, "M0-58L22-30 42 44 18 36 10 46H-10L-18 36-42 44-22-30Z"),
    Fill(Trim, "M0-58L14-40 16 0H8L0-34-8 0H-16L-14-40Z"),
    Fill(Dark, "M-8-4Q0-18 8-4L7 16H-7Z"),
    Fill(Rim, "M-34 20L-24 22-24 54-36 50ZM34 20L24 22 24 54 36 50Z"),
    Line(Glow, 9, "M-12 50v4M12 50v4"),
    Line(Dark, 4, "M-40 20V0M40 20V0"),
];
/// A tall blade with a cross and a cockpit at its end.
pub(crate) const B_WING: Figure = &[
    Fill(Light, "M-8-36H8L6 70H-6Z"),
    Fill(Rim, "M-56 8L-6 2V18L-56 14ZM56 8L6 2V18L56 14Z"),
    Fill(Light, "M-19-46a19 19 0 1 1 38 0 19 19 0 1 1-38 0Z"),
    Fill(Dark, "M-12-50Q0-64 12-50L9-42H-9Z"),
    Fill(Trim, "M-7 30H7V42H-7ZM-46 7L-34 6V17L-46 15ZM46 7L34 6V17L46 15Z"),
    Line(Glow, 7, "M-10 20v5M10 20v5M0 72v2"),
    Line(Dark, 4, "M-56 2V20M56 2V20"),
];
/// A blunt nose and long wings that reach forward.
pub(crate) const U_WING: Figure = &[
    Fill(Light, "M-22-8L-56-58-62-50-50 18-22 26ZM22-8L56-58 62-50 50 18 22 26Z"),
    Fill(Light, "M-14-50Q0-62 14-50L24-10V44L14 54H-14L-24 44V-10Z"),
    Fill(Dark, "M-11-40Q0-50 11-40L14-26H-14Z"),
    Fill(Trim, "M-24-4H-16V30H-24ZM24-4H16V30H24Z"),
    Fill(Rim, "M-34 20H-22V54H-34ZM34 20H22V54H34Z"),
    Line(Glow, 8, "M-28 58v3M28 58v3"),
];
/// Straight wings and a long nose: an old hunter.
pub(crate) const HEADHUNTER: Figure = &[
    Fill(Light, "M-10 2L-70 14V34L-10 32ZM10 2L70 14V34L10 32Z"),
    Fill(Rim, "M-30-2H-18V50H-30ZM30-2H18V50H30Z"),
    Fill(Light, "M-6-64H6L13-4V46H-13V-4Z"),
    Fill(Dark, "M-7-10Q0-20 7-10V14H-7Z"),
    Fill(Trim, "M-70 14L-56 11V34H-70ZM70 14L56 11V34H70ZM-4-64H4L6-44H-6Z"),
    Line(Rim, 4, "M-70 14V-14M70 14V-14"),
    Line(Glow, 8, "M-24 54v3M24 54v3"),
];
/// Wings like fangs, swept to the front.
pub(crate) const FANG_FIGHTER: Figure = &[
    Fill(Light, "M-8 6L-70-50-62 12-36 40-8 34ZM8 6L70-50 62 12 36 40 8 34Z"),
    Fill(Trim, "M-22 2L-62-34-56 8ZM22 2L62-34 56 8Z"),
    Fill(Light, "M0-40Q12-20 11 20L6 54H-6L-11 20Q-12-20 0-40Z"),
    Fill(Dark, "M-5-8Q0-18 5-8V12H-5Z"),
    Line(Glow, 9, "M-24 42l-2 6M24 42l2 6"),
];
/// Two flat walls and a round cockpit, from ahead.
pub(crate) const TIE: Figure = &[
    Fill(Rim, "M-52-7H52V7H-52Z"),
    Fill(
        Cloth,
        "M-62-58H-46L-40-30V30L-46 58H-62L-68 30V-30ZM62-58H46L40-30V30L46 58H62L68 30V-30Z",
    ),
    Line(Dark, 3, "M-54-56V56M54-56V56M-68 0H-42M68 0H42"),
    Fill(Light, "M-27 0a27 27 0 1 1 54 0 27 27 0 1 1-54 0Z"),
    Fill(Dark, "M-17 0a17 17 0 1 1 34 0 17 17 0 1 1-34 0Z"),
    Line(Trim, 3, "M0-17V17M-15-8L15 8M-15 8L15-8"),
    Line(Glow, 5, "M-8 26v0M8 26v0"),
];
/// The same with walls that end in points.
pub(crate) const INTERCEPTOR: Figure = &[
    Fill(Rim, "M-50-7H50V7H-50Z"),
    Fill(Cloth, "M-78-62L-44-26V26L-78 62-66 6V-6ZM78-62L44-26V26L78 62 66 6V-6Z"),
    Line(Dark, 3, "M-70-46L-52-10M-70 46L-52 10M70-46L52-10M70 46L52 10"),
    Fill(Light, "M-25 0a25 25 0 1 1 50 0 25 25 0 1 1-50 0Z"),
    Fill(Dark, "M-16 0a16 16 0 1 1 32 0 16 16 0 1 1-32 0Z"),
    Line(Trim, 3, "M0-16V16M-14-8L14 8M-14 8L14-8"),
    Line(Glow, 5, "M-76-60v0M76-60v0M-76 60v0M76 60v0"),
];
/// Two hulls between bent walls.
pub(crate) const TIE_BOMBER: Figure = &[
    Fill(Rim, "M-60-6H60V8H-60Z"),
    Fill(
        Cloth,
        "M-82-30L-58-56-52-50-64-20V20L-52 50-58 56-82 30ZM82-30L58-56 52-50 64-20V20L52 50 58 56 82 30Z",
    ),
    Fill(Light, "M-48 0a24 24 0 1 1 48 0 24 24 0 1 1-48 0Z"),
    Fill(Light, "M0 0a24 24 0 1 1 48 0 24 24 0 1 1-48 0Z"),
    Fill(Dark, "M8 0a16 16 0 1 1 32 0 16 16 0 1 1-32 0Z"),
    Line(Trim, 3, "M24-16V16M10-8L38 8M10 8L38-8"),
    Fill(Dark, "M-38-5H-10V5H-38Z"),
    Line(Trim, 9, "M-24 34v6M-24 52v0"),
];
/// Bent walls around a larger hull.
pub(crate) const TIE_ADVANCED: Figure = &[
    Fill(Rim, "M-56-10H56V10H-56Z"),
    Fill(
        Cloth,
        "M-52-66L-40-58-58-22V22L-40 58-52 66-78 26V-26ZM52-66L40-58 58-22V22L40 58 52 66 78 26V-26Z",
    ),
    Line(Dark, 3, "M-78-8H-58M-78 8H-58M78-8H58M78 8H58"),
    Fill(Light, "M-30 0L-22-24H22L30 0 22 24H-22Z"),
    Fill(Dark, "M-17 0a17 17 0 1 1 34 0 17 17 0 1 1-34 0Z"),
    Line(Trim, 3, "M0-17V17M-15-8L15 8M-15 8L15-8"),
];
/// Three walls around a cockpit.
pub(crate) const TIE_DEFENDER: Figure = &[
    Line(Rim, 10, "M0 0V-50M0 0L-44 26M0 0L44 26"),
    Fill(Cloth, "M-34-66H34L22-46H-22ZM-66 0L-32 58-18 44-48 2ZM66 0L32 58 18 44 48 2Z"),
    Fill(Light, "M-24 0a24 24 0 1 1 48 0 24 24 0 1 1-48 0Z"),
    Fill(Dark, "M-15 0a15 15 0 1 1 30 0 15 15 0 1 1-30 0Z"),
    Line(Trim, 3, "M0-15V15M-13-7L13 7M-13 7L13-7"),
    Line(Glow, 6, "M-34-66v0M34-66v0M-66 0v0M66 0v0"),
];
/// A long nose, wide wings and two great engines.
pub(crate) const ARC_170: Figure = &[
    Fill(Light, "M-12 6L-88 26-86 38-12 40ZM12 6L88 26 86 38 12 40Z"),
    Fill(Trim, "M-58 18L-88 26-86 38-58 39ZM58 18L88 26 86 38 58 39Z"),
    Fill(Rim, "M-42-24Q-32-34-22-24V48H-42ZM42-24Q32-34 22-24V48H42Z"),
    Fill(Light, "M-7-66Q0-74 7-66L14-10V52H-14V-10Z"),
    Fill(Dark, "M-7-30H7V-16H-7ZM-7-8H7V6H-7ZM-6 32H6V44H-6Z"),
    Line(Glow, 10, "M-32 54v3M32 54v3"),
];
/// A wedge with two upright fins.
pub(crate) const V_WING: Figure = &[
    Fill(Rim, "M-58-28L-44-40V46L-58 36ZM58-28L44-40V46L58 36Z"),
    Fill(Light, "M-50-4L-14-10 0-62 14-10 50-4V14L14 26 10 46H-10L-14 26-50 14Z"),
    Fill(Trim, "M0-62L9-28H-9Z"),
    Fill(Dark, "M-7-12Q0-22 7-12V10H-7Z"),
    Line(Glow, 7, "M-6 50v4M6 50v4"),
];
/// A thorn with four curved fins.
pub(crate) const STARVIPER: Figure = &[
    Fill(
        Cloth,
        "M-8 0Q-60-14-66-64-40-40-10-22ZM8 0Q60-14 66-64 40-40 10-22ZM-8 14Q-50 24-52 66-32 44-8 36ZM8 14Q50 24 52 66 32 44 8 36Z",
    ),
    Fill(Light, "M0-50Q18-20 14 20L0 54-14 20Q-18-20 0-50Z"),
    Fill(Dark, "M-6-14Q0-26 6-14L5 6H-5Z"),
    Line(Trim, 5, "M0 20V40M-56-50l8 10M56-50l-8 10"),
];
/// Three stub wings around a wide cockpit.
pub(crate) const STAR_WING: Figure = &[
    Fill(Light, "M-16-10L-64 24-52 46-14 30ZM16-10L64 24 52 46 14 30ZM-7-64H7V-10H-7Z"),
    Fill(Light, "M-22-26Q0-44 22-26L24 24 12 48H-12L-24 24Z"),
    Fill(Dark, "M-15-18Q0-30 15-18L12-4H-12Z"),
    Fill(Trim, "M-46 12L-64 24-52 46-38 38ZM46 12L64 24 52 46 38 38ZM-7-64H7V-52H-7Z"),
    Line(Glow, 9, "M-8 52v2M8 52v2"),
];
/// A stubby police craft with two forks.
pub(crate) const PATROL_CRAFT: Figure = &[
    Fill(Light, "M-16 14L-22-60-40-54-46 20-22 44ZM16 14L22-60 40-54 46 20 22 44Z"),
    Fill(Light, "M-26-4Q0-34 26-4L22 50H-22Z"),
    Fill(Dark, "M-14 0Q0-18 14 0L10 12H-10Z"),
    Fill(Trim, "M-44 0L-20 2-20 12-45 12ZM44 0L20 2 20 12 45 12Z"),
    Line(Glow, 9, "M-12 54v3M12 54v3"),
    Line(Trim, 6, "M-31-62v0M31-62v0"),
];
/// A gunship with round turrets.
pub(crate) const GUNSHIP: Figure = &[
    Fill(Rim, "M-20-6L-76-18-80 6-20 24ZM20-6L76-18 80 6 20 24Z"),
    Fill(Light, "M-22-44Q0-66 22-44L28 0 18 50H-18L-28 0Z"),
    Fill(Dark, "M-14-40Q0-54 14-40L12-28H-12Z"),
    Fill(
        Light,
        "M-64-6a13 13 0 1 1 26 0 13 13 0 1 1-26 0ZM38-6a13 13 0 1 1 26 0 13 13 0 1 1-26 0Z",
    ),
    Line(Dark, 5, "M-51-6V-36M51-6V-36"),
    Fill(Trim, "M-20 4H20L17 16H-17Z"),
    Line(Glow, 9, "M-10 54v3M10 54v3"),
];
/// A heavy gunship like a fish, with a ring of guns.
pub(crate) const BROAD_GUNSHIP: Figure = &[
    Fill(Light, "M-40-30Q-60 10-30 46H30Q60 10 40-30L22-10H-22Z"),
    Fill(Rim, "M-58-50H-34V18H-58ZM58-50H34V18H58Z"),
    Line(Dark, 4, "M-52-50V-66M-40-50V-66M52-50V-66M40-50V-66"),
    Fill(Dark, "M-16 2Q0-14 16 2L12 16H-12Z"),
    Fill(Trim, "M-24 26H24L18 38H-18Z"),
    Line(Glow, 9, "M-18 50v3M0 50v5M18 50v3"),
];
/// A mended craft: one wing longer, patches on the hull.
pub(crate) const PATCHED_FIGHTER: Figure = &[
    Fill(Light, "M-10-6L-74 8-70 26-10 26Z"),
    Fill(Trim, "M10 0L50 22 46 40 10 34Z"),
    Fill(Rim, "M20-30H36V48H20Z"),
    Fill(Light, "M-4-60L10-52 15 0 11 46H-11L-15 0Z"),
    Fill(Dark, "M-6-24L7-26 9-4H-8Z"),
    Fill(Trim, "M-50 6L-36 3-34 22-48 23ZM-10 14H2V28H-10Z"),
    Line(Glow, 9, "M28 52v3M0 50v3"),
];
/// A slim interceptor with a ring of fins.
pub(crate) const SPACER: Figure = &[
    Fill(Trim, "M-12 10L-56 58-24 48ZM12 10L56 58 24 48ZM-12-14L-60-22-14 6ZM12-14L60-22 14 6Z"),
    Fill(Light, "M0-70L16-20 14 42 0 56-14 42-16-20Z"),
    Fill(Dark, "M0-44L7-24H-7Z"),
    Line(Dark, 3, "M-14 6H14M-13 18H13"),
    Line(Glow, 8, "M0 60v4"),
];
/// A courier with a hooked nose.
pub(crate) const COURIER: Figure = &[
    Fill(Light, "M-20-66Q26-62 28-10L34 12 30 48H-30L-34 10-22-6Q-6-30-20-66Z"),
    Fill(Dark, "M4-34Q18-26 18-10H4Z"),
    Fill(Rim, "M-50 8H-30V52H-50ZM50 8H30V52H50Z"),
    Fill(Trim, "M-20 14H20V26H-20Z"),
    Line(Glow, 9, "M-40 56v3M40 56v3"),
];

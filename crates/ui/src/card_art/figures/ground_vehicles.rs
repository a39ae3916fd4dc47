//! Walkers, tanks, speeders and barges.

use super::prelude::*;

/// A walker on four long legs, from the side.
pub(crate) const FOUR_LEGS: Figure = &[
    Fill(Rim, "M-34 2H-22L-24 34-20 66H-38L-34 34ZM14 2H26L24 34 28 66H10L16 34Z"),
    Fill(Light, "M-56-2H-42L-46 36-40 68H-62L-56 34ZM32-2H46L42 36 48 68H26L32 34Z"),
    Fill(Light, "M-66-38L-52-52H36L48-38V-4H-60Z"),
    Fill(Light, "M46-30H60V-36H86L92-26V-8L80 0H60V-14H46Z"),
    Fill(Dark, "M74-30H88V-22H74Z"),
    Line(Dark, 4, "M84-4H104M80 4H98"),
    Line(Shade, 4, "M-58-24H40M-20-50V-6M10-50V-6"),
    Line(Trim, 6, "M-48 34h0M39 34h0"),
];
/// The same from ahead.
pub(crate) const FOUR_LEGS_AHEAD: Figure = &[
    Fill(Rim, "M-44-2H-30L-34 30-28 70H-52L-46 30ZM44-2H30L34 30 28 70H52L46 30Z"),
    Fill(Light, "M-40-46L-28-62H28L40-46V0H-40Z"),
    Fill(Light, "M-26-40H26L32-22 24 12H-24L-32-22Z"),
    Fill(Dark, "M-24-30H24L27-20H-27Z"),
    Line(Dark, 6, "M-12 6V30M12 6V30"),
    Line(Trim, 6, "M-30-8v0M30-8v0M-15-25h4M12-25h4"),
    Line(Glow, 5, "M-12 32v0M12 32v0"),
];
/// A walker on two legs.
pub(crate) const TWO_LEGS: Figure = &[
    Line(Rim, 10, "M-14 2L-34 22-20 46-30 70M14 2L36 20 26 44 36 70"),
    Line(Light, 7, "M-40 72h18M26 72h18"),
    Fill(Light, "M-32-46L-20-64H20L32-46 28-8H-28Z"),
    Fill(Dark, "M-22-48H-5V-38H-22ZM22-48H5V-38H22Z"),
    Fill(Rim, "M-28-8H28L20 6H-20Z"),
    Line(Dark, 6, "M-7-14V4M7-14V4"),
    Fill(Light, "M-46-38H-32V-16H-46ZM46-40H32V-22H46Z"),
    Line(Trim, 5, "M-12-54h24M-39-22v6M39-28v6"),
];
/// Two legs and a tall box: a walker of the watch.
pub(crate) const WATCH_WALKER: Figure = &[
    Line(Rim, 9, "M-10 10L-30 26-22 48-34 70M14 10L26 28 14 46 24 70"),
    Line(Light, 7, "M-44 72h16M16 72h16"),
    Fill(Light, "M-20-70H24L30-50 20 10H-18L-26-46Z"),
    Fill(Dark, "M-16-58H22V-48H-18Z"),
    Fill(Trim, "M-22-36H26L24-26H-21Z"),
    Fill(Rim, "M-18-10L-46 0V8L-16 10Z"),
    Line(Dark, 5, "M-46 4H-62"),
];
/// Two legs with a rider on top.
pub(crate) const RIDDEN_WALKER: Figure = &[
    Line(Rim, 9, "M-12 12L-34 26-16 44-24 70M12 12L34 22 20 44 30 70"),
    Line(Light, 7, "M-34 72h18M22 72h18"),
    Fill(Light, "M-34-2L-20-14H18L40-4 34 16H-26Z"),
    Line(Dark, 6, "M36 2L62 8"),
    Fill(Trim, "M-16-14L-12-40Q0-48 12-40L14-14Z"),
    Fill(Light, "M-11-52C-12-72 14-72 13-52L10-40H-8Z"),
    Fill(Dark, "M0-56H14V-48H0Z"),
    Line(Trim, 6, "M10-32L34-10"),
];
/// Six legs below a long hull with guns.
pub(crate) const SIX_LEGS: Figure = &[
    Line(Rim, 9, "M-56 6L-72 34-64 66M-30 10L-36 38-26 66M8 10L2 38 10 66M44 6L60 34 52 66"),
    Line(Light, 6, "M-72 68h18M-34 68h18M2 68h18M44 68h18"),
    Fill(Light, "M-70-18L-54-34H50L72-16V6L56 16H-60Z"),
    Fill(Light, "M-20-34L-10-50H26L32-34Z"),
    Line(Dark, 6, "M20-44H80"),
    Fill(Dark, "M54-22L66-12H50Z"),
    Fill(Trim, "M-54-14H30V-4H-54Z"),
];
/// A round pod on three thin legs.
pub(crate) const POD_WALKER: Figure = &[
    Line(Rim, 8, "M-24 4L-60-12-54 70M0 14L4 40-4 70M24 4L60-12 54 70"),
    Fill(Light, "M-36-18C-36-64 36-64 36-18 36 8 20 18 0 18S-36 8-36-18Z"),
    Fill(Dark, "M-22-28Q0-42 22-28L18-14H-18Z"),
    Fill(Trim, "M-32-8H32L26 4H-26Z"),
    Line(Dark, 6, "M-40-38L-62-54M40-38L62-54"),
];
/// A tank on treads with a turret.
pub(crate) const TANK: Figure = &[
    Fill(Light, "M-60 6L-44-16H50L66 6Z"),
    Fill(Light, "M-24-16L-16-40H24L34-16Z"),
    Line(Rim, 8, "M28-30H84"),
    Fill(Trim, "M-14-34H14V-26H-14Z"),
    Fill(Rim, "M-72 8H72L80 26 62 50H-62L-80 26Z"),
    Line(Dark, 15, "M-52 29h0M-18 29h0M18 29h0M52 29h0"),
    Line(Light, 6, "M-52 29h0M-18 29h0M18 29h0M52 29h0"),
];
/// A long transport on many great wheels.
pub(crate) const JUGGERNAUT: Figure = &[
    Fill(Light, "M-88-2L-74-28H60L84-8V18H-88Z"),
    Fill(Dark, "M62-20L78-6H56Z"),
    Fill(Rim, "M-30-28V-46H0V-28ZM-20-46H-10V-58H-20Z"),
    Line(Dark, 5, "M-24-38H24"),
    Fill(Trim, "M-70-16H40V-6H-70Z"),
    Line(Dark, 32, "M-66 34h0M-30 38h0M6 38h0M42 36h0M72 32h0"),
    Line(Rim, 20, "M-66 34h0M-30 38h0M6 38h0M42 36h0M72 32h0"),
    Line(Dark, 7, "M-66 34h0M-30 38h0M6 38h0M42 36h0M72 32h0"),
];
/// A low speeder with two guns, from the front quarter.
pub(crate) const SNOWSPEEDER: Figure = &[
    Fill(Rim, "M-78 20L-60-6H-30V28ZM78 20L60-6H30V28Z"),
    Fill(Light, "M-40-10L-22-34H22L40-10 52 24 20 38H-20L-52 24Z"),
    Fill(Dark, "M-18-28H18L26-8H-26Z"),
    Line(Light, 3, "M0-28V-8M-10-18H10"),
    Fill(Trim, "M-36 8H36L40 18H-40Z"),
    Line(Dark, 6, "M-62 14V48M62 14V48"),
    Line(Glow, 6, "M-62 50v4M62 50v4"),
];
/// The same from above, banking.
pub(crate) const SNOWSPEEDER_ABOVE: Figure = &[
    Fill(Light, "M-16-46H16L24-16 54 4V30L24 34 18 48H-18L-24 34-54 30V4L-24-16Z"),
    Fill(Dark, "M-11-26H11L14-4H-14Z"),
    Line(Dark, 5, "M-38 6V-40M38 6V-40"),
    Fill(Trim, "M-54 10L-38 2V32L-54 30ZM54 10L38 2V32L54 30Z"),
    Line(Rim, 6, "M-10 16V44M10 16V44"),
    Line(Glow, 8, "M-10 54v3M10 54v3"),
];
/// A bike that floats, with a rider bent forward.
pub(crate) const SPEEDER_BIKE: Figure = &[
    Line(Rim, 5, "M10 18L86 30M86 20V42M10 24L80 38"),
    Fill(Light, "M-76 10L-40 2H10L24 16 10 30H-60Z"),
    Fill(Rim, "M-70 30H-30L-36 42H-60Z"),
    Fill(Trim, "M-40 2L-30-26Q-14-38 0-30L22-4 14 2-6-10-14 6Z"),
    Fill(Light, "M-2-32C-8-56 26-62 26-38L20-26H4Z"),
    Fill(Dark, "M10-46L26-42 24-34H10Z"),
    Line(Trim, 7, "M6-18L30 8"),
    Line(Glow, 8, "M-82 16v4"),
];
/// A racer of pipes and engines.
pub(crate) const SWOOP: Figure = &[
    Fill(Rim, "M-88 16H20L30 24 20 36H-80Z"),
    Fill(Trim, "M20 10L92 18 96 26 88 36 20 40Z"),
    Line(Dark, 5, "M30 20L80 24M30 30L80 30"),
    Fill(Cloth, "M-50 16L-44-14Q-30-28-14-22L16 4 8 10-14-2-20 16Z"),
    Fill(Skin, "M-18-24C-22-50 16-50 10-26L4-16H-12Z"),
    Fill(Hair, "M-18-26C-26-56 20-54 12-34L-6-38-14-18Z"),
    Line(Dark, 5, "M-2-30h10"),
    Line(Cloth, 7, "M-8-6L30 12"),
    Line(Glow, 9, "M-92 22v8M-92 26h-8"),
];
/// An open skiff with a rail and a gun.
pub(crate) const SKIFF: Figure = &[
    Fill(Rim, "M-70 20H60L46 36H-56Z"),
    Fill(Light, "M-86 2H70L92 10 66 22H-78Z"),
    Line(Light, 4, "M-76 0V-18H50M-50 0V-18M-20 0V-18M14 0V-18"),
    Fill(Trim, "M-34-2V-24Q-26-34-18-24V-2ZM2-2V-24Q10-34 18-24V-2Z"),
    Line(Skin, 13, "M-26-36h0M10-36h0"),
    Line(Dark, 5, "M46-18L76-28"),
    Line(Glow, 7, "M-60 42h8M30 42h8"),
];
/// A barge with sails.
pub(crate) const SAIL_BARGE: Figure = &[
    Fill(Trim, "M-60-12Q-50-56 0-66-10-36-4-12ZM8-12Q0-40 6-64 50-50 62-12Z"),
    Line(Dark, 4, "M2-70V-8"),
    Fill(Light, "M-92-10H70Q88-6 94 8L60 34H-60Q-82 22-92-10Z"),
    Line(Dark, 6, "M-70 4h6M-50 4h6M-30 4h6M-10 4h6M10 4h6M30 4h6M50 4h6"),
    Fill(Rim, "M-70 20H76L60 34H-60Z"),
    Line(Glow, 6, "M-40 42h6M0 42h6M40 42h6"),
];
/// A train that floats above a dune, from far behind to close ahead.
pub(crate) const REPULSOR_TRAIN: Figure = &[
    Fill(Skin, "M-140 6Q-60-46 10-38T140-50V110H-140Z"),
    Line(Shade, 4, "M30 60Q70 36 120 44M52 14Q80 0 116 4M-110 30Q-100 22-92 20"),
    Fill(Shade, "M-90 70H-24L92-22 70-30-80 56Z"),
    Line(Glow, 6, "M-72 56h6M-48 56h6M-28 46L-12 36M4 26L14 20M28 10L38 3M47-3L53-7"),
    Fill(Dark, "M-34-6L78-36V-28L-34 36Z"),
    Fill(
        Cloth,
        "M-34-10L19-23 19 9-34 42ZM23-24L42-29 42-5 23 7ZM44-29L55-32 55-14 44-7ZM56-32L64-34 64-19 56-14ZM65-34L70-36 70-23 65-19ZM71-36L78-37V-28L71-24Z",
    ),
    Fill(
        Light,
        "M-72-10L-10-23 19-23-34-10ZM-4-24L21-29 42-29 23-24ZM24-29L39-32 55-32 44-29ZM41-32L50-34 64-34 56-32Z",
    ),
    Fill(
        Trim,
        "M-34 10L19-10V-3L-34 22ZM23-11L42-19V-14L23-5ZM44-20L55-24V-21L44-15ZM56-24L64-28V-25L56-21Z",
    ),
    Line(Dark, 3, "M-14-4V17M6-9V6M32-20V-15"),
    Fill(Light, "M-88 4L-75-12H-38L-30 2V40L-40 50H-76L-88 40Z"),
    Fill(Dark, "M-79 4L-72-6H-44L-39 4V13H-79Z"),
    Fill(Rim, "M-82 34H-36L-42 46H-73Z"),
    Line(Trim, 9, "M-76 24h0M-43 24h0"),
    Line(Dark, 3, "M-59-4V12M-70 40H-48"),
];

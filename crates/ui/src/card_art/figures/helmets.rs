//! Helmets and masks.

use super::prelude::*;

/// The helmet of a stormtrooper.
pub(crate) const STORM_HELMET: Figure = &[
    Fill(Light, "M-29 6L-33-22C-33-58-18-68 0-68S33-58 33-22L29 6 15 16H-15Z"),
    Fill(
        Dark,
        "M-31-36Q0-46 31-36V-30Q0-38-31-30ZM-25-28L-5-22-7-10-22-12ZM25-28L5-22 7-10 22-12Z",
    ),
    Fill(Dark, "M-12-2L0-6 12-2 16 9H-16Z"),
    Line(Light, 3, "M-5-2L-7 8M5-2L7 8"),
];
/// The helmet of a scout: one large visor over a snout.
pub(crate) const SCOUT_HELMET: Figure = &[
    Fill(Light, "M-30-6C-40-70 40-70 30-6L16-4 12 14H-12L-16-4Z"),
    Fill(Dark, "M-29-34Q0-44 29-34L24-12Q0-4-24-12Z"),
    Fill(Trim, "M-22-30Q0-37 22-30L20-25Q0-31-20-25Z"),
    Line(Dark, 4, "M-5 4h10M-5 10h10"),
];
/// The helmet of a snowtrooper, with a skirt.
pub(crate) const SNOW_HELMET: Figure = &[
    Fill(Light, "M-34 26L-30-30C-30-76 30-76 30-30L34 26Q0 34-34 26Z"),
    Fill(Dark, "M-24-36H24V-27L5-24H-5L-24-27Z"),
    Fill(Rim, "M-20-20H20L26 24Q0 30-26 24Z"),
    Line(Dark, 3, "M-8-16V20M8-16V20"),
];
/// A dark helmet with small green eyes.
pub(crate) const DEATH_HELMET: Figure = &[
    Fill(Cloth, "M-28 4L-31-24C-30-60-18-70 0-70S30-60 31-24L28 4 12 16H-12Z"),
    Fill(Dark, "M-28-32L-5-24-8-12-26-18ZM28-32L5-24 8-12 26-18Z"),
    Line(Trim, 6, "M-15-21h1M14-21h1"),
    Fill(Dark, "M-9-4H9L13 10H-13Z"),
    Line(Rim, 3, "M-22-46Q0-54 22-46M0 0V8M-6 0V8M6 0V8"),
];
/// A helmet with a stripe and an open jaw, for warm shores.
pub(crate) const SHORE_HELMET: Figure = &[
    Fill(Skin, "M-28 6L-32-22C-32-60-18-68 0-68S32-60 32-22L28 6 14 16H-14Z"),
    Fill(Trim, "M-7-67H7L8-42H-8Z"),
    Fill(Dark, "M-28-36H28L24-16H-24Z"),
    Fill(Cloth, "M-18-8H18L14 12H-14Z"),
    Line(Dark, 3, "M-10-2H10M-9 5H9"),
];
/// The black helmet of a pilot, with hoses.
pub(crate) const FLIGHT_HELMET: Figure = &[
    Fill(Dark, "M-31 6L-36-24C-36-62-18-70 0-70S36-62 36-24L31 6 15 16H-15Z"),
    Fill(Rim, "M-28-28L-5-22-8-9-24-11ZM28-28L5-22 8-9 24-11Z"),
    Fill(Light, "M-7-69H7V-44H-7Z"),
    Line(Rim, 6, "M-10 6C-24 12-26 26-22 40M10 6C24 12 26 26 22 40"),
    Fill(Rim, "M-9-4H9L12 10H-12Z"),
];
/// The bowl of a rebel soldier; the face is open.
pub(crate) const BOWL_HELMET: Figure = &[
    Fill(Cloth, "M-28-30C-32-76 32-76 28-30L35-24V-12L25-14 22-32H-22L-25-14-35-12V-24Z"),
    Fill(Shade, "M0-65C30-66 30-40 28-30L35-24V-12L25-14 22-32H0Z"),
    Line(Dark, 3, "M-22-16Q-16 4 0 5 16 4 22-16"),
];
/// The helmet of a rebel pilot; the lower face is open.
pub(crate) const PILOT_HELMET: Figure = &[
    Fill(Light, "M-30-4C-40-78 40-78 30-4L21-2 22-16H-22L-21-2Z"),
    Fill(Cloth, "M-22-36H22V-15Q0-10-22-15Z"),
    Fill(Trim, "M-5-61H5V-38H-5ZM-28-46L-16-56-14-40-27-36ZM28-46L16-56 14-40 27-36Z"),
    Line(Dark, 3, "M-24-2Q0 12 24-2"),
];
/// A helmet with a visor like a T.
pub(crate) const VISOR_HELMET: Figure = &[
    Fill(Cloth, "M-27 14L-31-22C-32-62-18-70 0-70S32-62 31-22L27 14H9V4H-9V14Z"),
    Fill(Shade, "M8-69C24-66 31-52 31-22L27 14H14Z"),
    Fill(Dark, "M-25-35H25V-21L6-16V12H-6V-16L-25-21Z"),
    Line(Trim, 4, "M-18-50Q0-60 18-50"),
];
/// A rangefinder beside a helmet.
pub(crate) const RANGEFINDER: Figure =
    &[Fill(Trim, "M28-44H34V-72H40V-24H28Z"), Line(Dark, 5, "M37-66v0")];
/// The tall smooth helmet of a royal guard.
pub(crate) const GUARD_HELMET: Figure = &[
    Fill(Cloth, "M-33 24C-30-10-36-72 0-74 36-72 30-10 33 24Q0 34-33 24Z"),
    Fill(Shade, "M4-74C36-68 30-10 33 24Q18 30 4 30Z"),
    Fill(Dark, "M-22-34Q0-24 22-34V-25Q10-16 5-14V20H-5V-14Q-10-16-22-25Z"),
];
/// A black helmet that flares out over a breathing mask.
pub(crate) const DARK_LORD_HELMET: Figure = &[
    Fill(Dark, "M-44 18C-34-6-38-70 0-72 38-70 34-6 44 18L24 14H-24Z"),
    Fill(Cloth, "M-26-30L-7-36 0-30 7-36 26-30 22 4 12 16H-12L-22 4Z"),
    Fill(Dark, "M-22-28L-4-22-6-12-19-14ZM22-28L4-22 6-12 19-14ZM0-14L13 10H-13Z"),
    Line(Cloth, 3, "M-5 7L-2-2M5 7L2-2M0-72V-38"),
    Line(Rim, 3, "M-26-50C-20-64-10-67-4-67"),
];
/// A wide black helmet; the face is open.
pub(crate) const FLARED_HELMET: Figure = &[
    Fill(Dark, "M-24-34L-42-8C-36-14-42-74 0-74S36-14 42-8L24-34Q0-42-24-34Z"),
    Line(Rim, 3, "M-30-46C-24-64-12-67-4-67"),
    Fill(Dark, "M-25-32L-42-6-27-4-20-20ZM25-32L42-6 27-4 20-20Z"),
];
/// The helmet of a tank or walker crew.
pub(crate) const CREW_HELMET: Figure = &[
    Fill(Cloth, "M-29 0L-32-30C-30-72 30-72 32-30L29 0 21-14V-32H-21V-14Z"),
    Fill(Dark, "M-27-44H27V-35H-27Z"),
    Line(Trim, 7, "M-14-54h0M14-54h0"),
    Line(Dark, 3, "M-24 0Q0 12 24 0"),
];
/// A tall helmet with cheek plates.
pub(crate) const HONOUR_HELMET: Figure = &[
    Fill(Cloth, "M-26-34C-28-64-14-76 0-78 14-76 28-64 26-34L28 2 17-4 19-30H-19L-17-4-28 2Z"),
    Fill(Trim, "M-4-78H4V-34H-4Z"),
    Line(Dark, 3, "M-26-38Q0-46 26-38"),
];
/// A round grey mask with an eye slit: a hunter of Jedi.
pub(crate) const INQUISITOR_HELMET: Figure = &[
    Fill(Cloth, "M-30 4L-33-30C-30-76 30-76 33-30L30 4 12 18H-12Z"),
    Fill(Shade, "M0-66C28-66 32-48 33-30L30 4 12 18H0Z"),
    Fill(Dark, "M-27-32H27L22-18H-22Z"),
    Line(Trim, 5, "M-14-25h6M8-25h6"),
    Line(Dark, 3, "M-20-2H-6M6-2H20M-16 6H-6M6 6H16"),
];
/// A temple guard's mask.
pub(crate) const TEMPLE_MASK: Figure = &[
    Fill(Light, "M-24-32C-26-60 26-60 24-32L17 10 0 20-17 10Z"),
    Fill(Trim, "M-5-54H5L2-30V14H-2V-30ZM-22-38L-12-34-14-6-20-20ZM22-38L12-34 14-6 20-20Z"),
    Fill(Dark, "M-17-26L-5-21-15-18ZM17-26L5-21 15-18Z"),
];
/// The helmet of a tracker: one large lens, one small, an aerial.
pub(crate) const LENS_HELMET: Figure = &[
    Line(Rim, 4, "M31-30V-72"),
    Fill(Cloth, "M-27 6L-32-24C-33-60-18-71 0-71S33-60 32-24L27 6 11 18H-11Z"),
    Fill(Shade, "M6-70C26-66 32-52 32-24L27 6 11 18H6Z"),
    Fill(Trim, "M-32-40Q0-54 32-40V-32Q0-44-32-32Z"),
    Fill(Dark, "M-28-28H28L24-10H-24Z"),
    Line(Rim, 26, "M12-20h0"),
    Line(Dark, 20, "M12-20h0"),
    Line(Trim, 12, "M12-20h0"),
    Line(Shine, 4, "M10-23h0"),
    Line(Trim, 6, "M-14-20h0"),
    Fill(Rim, "M-14-4H14L9 12H-9Z"),
    Line(Dark, 3, "M-5 0V8M0 0V8M5 0V8"),
];
/// The closed helmet of a sword for hire, with a crest.
pub(crate) const SLIT_HELMET: Figure = &[
    Fill(Trim, "M-5-66Q0-84 22-78L12-58Z"),
    Fill(Cloth, "M-28 10L-32-24C-32-60-18-70 0-70S32-60 32-24L28 10 8 20H-8Z"),
    Fill(Shade, "M4-70C26-66 32-52 32-24L28 10 8 20H4Z"),
    Fill(Dark, "M-26-30L-4-24V14H4V-24L26-30 24-16 8-12V-12H-8L-24-16Z"),
    Line(Trim, 5, "M-15-22h1M14-22h1"),
    Line(Dark, 3, "M-20 0h8M-18 7h7M12 0h8M11 7h7"),
];

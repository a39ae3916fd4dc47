//! Droids.

use super::prelude::*;

/// A barrel with a dome, on legs.
pub(crate) const ASTROMECH: Figure = &[
    Fill(Light, "M-46-18H-34V44H-28V64H-52V44H-46ZM46-18H34V44H28V64H52V44H46Z"),
    Fill(Light, "M-32-24H32V46L22 58H-22L-32 46Z"),
    Fill(Trim, "M-22-10H22V0H-22ZM-22 8H-8V34H-22ZM8 8H22V34H8Z"),
    Fill(Rim, "M-32-28C-32-74 32-74 32-28Z"),
    Fill(Trim, "M-26-34Q-22-54-8-60L-10-34ZM26-34Q22-54 12-58V-34Z"),
    Line(Dark, 14, "M1-48h0"),
    Line(Glow, 6, "M2-49h0"),
    Line(Dark, 4, "M-4 14V32M4 14V32"),
];
/// A squat, dented barrel with a flat top and an aerial.
pub(crate) const OLD_ASTROMECH: Figure = &[
    Line(Rim, 4, "M20-42L34-72"),
    Fill(Trim, "M-54-6L-36-12V40L-30 62H-58L-52 36ZM54-6L36-12V40L30 62H58L52 36Z"),
    Fill(Trim, "M-34-16H34V52H-34Z"),
    Fill(Light, "M-22-6H22V10H-22ZM-24 18H-6V44H-24Z"),
    Fill(Cloth, "M-36-18L-30-46Q0-60 30-46L36-18Z"),
    Line(Dark, 15, "M-12-34h0M13-34h0"),
    Line(Glow, 7, "M-12-34h0M13-34h0"),
    Line(Rim, 6, "M-36-2L-64-22-72-16M-64-22L-70-34"),
];
/// A golden servant with round eyes.
pub(crate) const PROTOCOL_DROID: Figure = &[
    Fill(Cloth, "M-58 78C-56 40-44 26-14 18V4H14V18C44 26 56 40 58 78Z"),
    Fill(Cloth, "M-24-30C-26-66 26-66 24-30L19-2Q0 12-19-2Z"),
    Fill(Shade, "M4-58C26-60 26-44 24-30L19-2Q12 4 4 6ZM18 22C44 28 56 42 58 78H30Z"),
    Line(Dark, 14, "M-11-32h0M11-32h0"),
    Line(Trim, 9, "M-11-32h0M11-32h0"),
    Line(Dark, 4, "M-7-9H7M-28-30v8M28-30v8"),
    Line(Shade, 4, "M-18 44a18 18 0 1 1 36 0 18 18 0 1 1-36 0ZM0 44h0"),
];
/// A thin hunter with a cylinder for a head.
pub(crate) const ASSASSIN_DROID: Figure = &[
    Fill(Cloth, "M-44 78L-52 34-20 24-14 10H14L20 24 52 34 44 78Z"),
    Line(Dark, 4, "M-38 46H38M-34 58H34"),
    Fill(Cloth, "M-12 10L-17-46Q0-66 17-46L12 10Z"),
    Line(Dark, 4, "M-15-22H15M-14-10H14M0-60V-76"),
    Line(Trim, 7, "M-8-36h0M8-36h0M0-30h0M-7-4h0M7-4h0"),
    Line(Rim, 5, "M-52 36L-72 60M52 36L72 60"),
];
/// A tall black droid with small eyes.
pub(crate) const SECURITY_DROID: Figure = &[
    Fill(Cloth, "M-70 34L-30 22-10 14V2H10V14L30 22 70 34 66 78H-66Z"),
    Fill(Dark, "M-26 26H26L20 78H-20Z"),
    Fill(Cloth, "M-22-20L-26-52Q0-74 26-52L22-20 14 4H-14Z"),
    Fill(Dark, "M-20-36H20L17-24H-17Z"),
    Line(Trim, 6, "M-9-30h0M9-30h0"),
    Line(Dark, 3, "M-9-8H9M-8-1H8M-64 50H-48M64 50H48"),
    Line(Light, 3, "M-58 42a7 7 0 1 1 0 1"),
];
/// A floating sphere with hanging arms.
pub(crate) const PROBE_DROID: Figure = &[
    Line(
        Rim,
        5,
        "M-22-10L-40 30-30 62M-8-8L-14 40-2 66M10-8L18 38 12 58M24-10L42 26 52 56M-8-56V-74M6-56L14-72",
    ),
    Fill(Cloth, "M-36-32C-36-66 36-66 36-32Z"),
    Fill(Cloth, "M-40-32H40L28-2H-28Z"),
    Fill(Shade, "M8-32H40L28-2H8Z"),
    Line(Dark, 18, "M-8-36h0"),
    Line(Trim, 9, "M-8-36h0"),
    Line(Trim, 6, "M18-38h0M-28-34h0M-14-14h28"),
];
/// A surgeon with thin arms and a glass chest.
pub(crate) const SURGEON_DROID: Figure = &[
    Fill(Cloth, "M-40 78L-48 30-12 20V8H12V20L48 30 40 78Z"),
    Fill(Trim, "M-22 34H22L18 70H-18Z"),
    Fill(Cloth, "M-20-24C-24-64 24-64 20-24L26-14 18 8H-18L-26-14Z"),
    Line(Dark, 13, "M-9-30h0M9-30h0"),
    Line(Glow, 6, "M-9-30h0M9-30h0"),
    Line(Dark, 4, "M-12-8H12M-10 0H10"),
    Line(Rim, 5, "M46 32L76 14 86-22M86-22l-6-12M86-22l8-10M-46 32L-74 18-80-14"),
];
/// A soldier made of a long head on a stalk.
pub(crate) const BATTLE_DROID: Figure = &[
    Fill(Cloth, "M-46 78L-40 30-8 20V4H8V20L40 30 46 78Z"),
    Fill(Cloth, "M-16-58H16L22-38 14 12 0 20-14 12-22-38Z"),
    Line(Dark, 7, "M-12-40h0M12-40h0"),
    Line(Shade, 4, "M0-28V10M-26 44H26M-22 56H22"),
];
/// A box on treads.
pub(crate) const LABOUR_DROID: Figure = &[
    Fill(Light, "M-36-20H36V34H-36Z"),
    Fill(Rim, "M-44 34H44L52 48 44 62H-44L-52 48Z"),
    Fill(Light, "M-20-50H20V-22H-20Z"),
    Line(Dark, 11, "M-7-36h0M9-36h0"),
    Line(Glow, 5, "M-7-36h0M9-36h0"),
    Line(Dark, 4, "M-24-6H24M-24 8H24M-30 48H30"),
    Line(Rim, 6, "M-36-8L-60 10-54 26M36-8L60 10 54 26M0-50V-68"),
];
/// A dish that listens.
const EAR_DISH: Figure = &[
    Fill(Light, "M-42-4Q-34 30 0 32T42-4Z"),
    Fill(Shade, "M42-4Q34 30 0 32 26 18 30-2Z"),
    Fill(Rim, "M-42-4C-42-22 42-22 42-4S-42 14-42-4Z"),
    Line(Dark, 3, "M-24-6L0-34 24-6M0 4V-34"),
    Line(Trim, 11, "M0-36h0"),
];
/// A squat droid on three legs that carries a great dish and an aerial.
pub(crate) const LISTENER_DROID: Figure = &[
    Line(Trim, 4, "M20-60Q34-58 38-46M26-74Q50-70 54-46"),
    Line(Rim, 7, "M-18 36L-42 68M18 36L42 68M0 38V70"),
    Line(Light, 8, "M-50 70h14M36 70h14M-6 72h12"),
    Line(Rim, 4, "M30 10L44-24"),
    Line(Trim, 7, "M45-27h0"),
    Line(Rim, 10, "M-2 0V-16"),
    Turn(EAR_DISH, -8, -36, 100, 22),
    Fill(Cloth, "M-34 6Q-32-8 0-8T34 6V30Q30 46 0 46T-34 30Z"),
    Fill(Shade, "M16-7Q33-4 34 6V30Q32 40 16 44Z"),
    Fill(Dark, "M-6 8H28V30H-6Z"),
    Line(Trim, 3, "M-2 20H3L7 12 12 27 17 14 20 20H24"),
    Line(Dark, 15, "M-19 18h0"),
    Line(Glow, 7, "M-19 18h0"),
];

//! Motifs of battle: weapons, fire, machines of war.

use super::prelude::*;

/// An explosion.
pub(crate) const EXPLOSION: Figure = &[
    Fill(
        Trim,
        "M0-72L14-40 42-62 38-28 76-30 48-4 78 22 40 20 46 56 16 36 0 70-14 38-46 58-38 22-78 24-48-2-74-28-38-28-42-62-14-40Z",
    ),
    Fill(
        Light,
        "M0-42L10-20 30-30 24-8 44 4 22 12 24 34 6 20-8 38-12 16-38 20-24 0-42-16-18-16-20-34-8-22Z",
    ),
];
/// A bolt of lightning.
pub(crate) const BOLT: Figure = &[
    Fill(Trim, "M10-74L-38 10H-6L-18 72 40-18H6L28-74Z"),
    Fill(Shine, "M12-66L-24 4H2L-4 30 26-12H-4L20-66Z"),
];
/// Cross-hairs.
pub(crate) const RETICLE: Figure = &[
    Line(Trim, 8, "M-44 0a44 44 0 1 1 88 0 44 44 0 1 1-88 0ZM0-66V-26M0 66V26M-66 0H-26M66 0H26"),
    Line(Light, 9, "M0 0h0"),
];
/// A target with an arrow in it.
pub(crate) const BULLSEYE: Figure = &[
    Fill(Light, "M-60 6a54 54 0 1 1 108 0 54 54 0 1 1-108 0Z"),
    Fill(Trim, "M-42 6a36 36 0 1 1 72 0 36 36 0 1 1-72 0Z"),
    Fill(Light, "M-24 6a18 18 0 1 1 36 0 18 18 0 1 1-36 0Z"),
    Line(Dark, 6, "M-6 6L70-54"),
    Fill(Rim, "M60-46L64-70 84-74 94-60 76-44Z"),
];
/// A flame.
pub(crate) const FLAME: Figure = &[
    Fill(
        Trim,
        "M4-74C10-40 48-26 46 20 44 54 20 70 0 70S-46 52-44 18C-42-4-26-12-24-34-12-26-8-16-8-6 4-22 8-46 4-74Z",
    ),
    Fill(
        Light,
        "M4-6C8 12 24 18 22 40 20 58 10 64 0 64S-22 56-20 38C-18 28-10 24-8 14-2 18 0 22 0 26 4 16 6 4 4-6Z",
    ),
];
/// Smoke over embers.
pub(crate) const SMOKE: Figure = &[
    Fill(Cloth, "M-20 40Q-60 30-44 0-70-24-34-42-26-74 8-62 46-70 46-38 72-20 44 2 54 34 20 40Z"),
    Fill(Shade, "M8-62Q46-70 46-38 72-20 44 2 54 34 20 40 40 0 8-62Z"),
    Fill(Trim, "M-60 74L-40 46-24 60-6 38 12 60 30 44 60 74Z"),
    Line(Trim, 6, "M-70 30h0M66 20h0M-64-30h0M74-40h0"),
];
/// A bomb that falls.
pub(crate) const BOMB: Figure = &[
    Fill(Rim, "M-14-34L-30-64H-12L0-50 12-64H30L14-34Z"),
    Fill(Cloth, "M-24-24Q0-46 24-24 34 24 0 62-34 24-24-24Z"),
    Fill(Trim, "M-28-8H28L29 6H-29Z"),
    Fill(Shade, "M6-36Q20-34 24-24 34 24 0 62 20 20 6-36Z"),
];
/// A turret with two barrels.
pub(crate) const TURRET: Figure = &[
    Fill(Rim, "M-62 72L-48 36H48L62 72Z"),
    Line(Light, 11, "M-14 4L34-62M12 16L62-48"),
    Fill(Light, "M-46 40C-46-14 46-14 46 40Z"),
    Fill(Shade, "M10 0C40 2 46 24 46 40H16Z"),
    Fill(Dark, "M-22 20H-2V30H-22Z"),
    Line(Trim, 9, "M38-68l2-4M66-54l2-4"),
];
/// A battery of guns in a row.
pub(crate) const BATTERY: Figure = &[
    Line(Light, 12, "M-62 44L-44-10M-14 44L4-22M34 44L52-34"),
    Fill(Rim, "M-84 72L-72 40H66L78 72Z"),
    Line(Trim, 8, "M-36-34L-30-52M12-48L18-64M58-58L64-74"),
    Line(Dark, 8, "M-62 56h0M-14 56h0M34 56h0"),
];
/// Bolts of light from the left.
pub(crate) const VOLLEY: Figure = &[Line(
    Trim,
    8,
    "M-96-30L-50-38M-30-42L20-50M40-54L92-62M-100 10H-44M-20 10H40M62 10H104M-96 46L-46 54M-24 58L30 66",
)];
/// Bolts of light from above.
pub(crate) const RAIN_OF_FIRE: Figure = &[Line(
    Trim,
    8,
    "M-84-66L-70-30M-44-74L-26-26M0-70L14-34M42-74L60-28M84-64L96-34M-64-6L-56 16M-10-8L4 28M40-4L50 20",
)];
/// A dagger.
pub(crate) const DAGGER: Figure = &[
    Fill(Light, "M0 70L-14 8H14Z"),
    Fill(Shade, "M0 70L14 8H0Z"),
    Fill(Rim, "M-34-4H34V8H-34Z"),
    Fill(Trim, "M-8-56H8V-4H-8Z"),
    Line(Dark, 3, "M-8-42H8M-8-28H8M-8-16H8"),
];
/// Crossed staffs.
pub(crate) const CROSSED_STAFFS: Figure = &[
    Line(Rim, 9, "M-58-58L58 58M58-58L-58 58"),
    Line(Trim, 12, "M-58-58L-44-44M58-58L44-44M58 58L44 44M-58 58L-44 44"),
];
/// A pistol that was shot in two.
pub(crate) const BROKEN_PISTOL: Figure = &[
    Fill(Light, "M-70-26L-14-34-6-18-18-8-10 2-34 6-40 40H-62L-58 8-72 6Z"),
    Fill(Light, "M12-38L64-46 66-32 76-34V-22L10-10 18-20 6-28Z"),
    Line(Trim, 6, "M0-52L6-66M-8 12L-2 30M14 6L28 22M-14-50L-24-62"),
];
/// A great pistol.
pub(crate) const BIG_PISTOL: Figure = &[
    Fill(Light, "M-66-24H36V-30H62V-24L78-22V-8H20L14 4H-14L-22 50H-52L-46 4-66 0Z"),
    Fill(Rim, "M-40-40H8V-28H-40Z"),
    Fill(Hair, "M-46 4H-14L-22 50H-52Z"),
    Line(Dark, 4, "M-56-12H40"),
];
/// A rifle with a scope.
pub(crate) const BIG_RIFLE: Figure = &[
    Fill(Light, "M-98 6L-60-14H60V-20H98V-8H44L20 4 14 22H-2L0 4-40 6-94 26Z"),
    Fill(Rim, "M-34-34H26V-22H-34ZM-20-22H-12V-14H-20ZM8-22H16V-14H8Z"),
    Line(Dark, 4, "M-30-4H40"),
    Line(Trim, 6, "M26-28h4"),
];
/// A helmet that broke.
pub(crate) const BROKEN_HELMET: Figure = &[
    Fill(Light, "M-46 40L-52-10C-50-54-20-62-6-62L-14-36 2-14-12 8-2 44-22 50Z"),
    Fill(Light, "M12-60C38-56 52-40 52-8L44 42 14 50 8 40 16 10 4-10 14-34Z"),
    Fill(Dark, "M-42-14L-14-6-20 8-38 6ZM42-14L20-8 22 8 38 6Z"),
    Line(Trim, 4, "M0-70L-8-36 8-12-4 8 6 56"),
    Line(Light, 7, "M-66 60h8M60 62h8M-10 66h4"),
];
/// Sandbags in front of a trench.
pub(crate) const SANDBAGS: Figure = &[
    Fill(
        Skin,
        "M-92 40Q-92 22-72 22T-40 40-20 58-32 74H-92ZM-40 40Q-40 22-20 22T12 40V56H-40ZM12 40Q12 22 32 22T64 40V56H12ZM-20 74V58H38V74ZM38 74V58H94V74ZM-66 22Q-66 4-44 4T-18 22ZM-14 22Q-14 4 8 4T38 22ZM64 40Q66 28 78 28T94 42V56H64Z",
    ),
    Line(Shade, 3, "M-78 34h14M-28 34h14M24 34h14M-50 14h12M4 14h12M0 66h14M58 66h14"),
    Line(Rim, 7, "M-2-4L52-44"),
    Line(Trim, 7, "M62-52h0M74-60h0M90-70h0"),
];
/// A cannon on a mount below a wing.
pub(crate) const HARDPOINT: Figure = &[
    Fill(Light, "M-96-58H70L40-34H-96Z"),
    Fill(Rim, "M-40-34H0V-8H-40Z"),
    Fill(Rim, "M-64-8H28V26H-64Z"),
    Fill(Light, "M28-2H80V6H28ZM28 12H80V20H28Z"),
    Fill(Dark, "M-52 0H-20V8H-52Z"),
    Line(Trim, 9, "M92 2h8M92 16h8"),
];
/// A great saber across the picture.
pub(crate) const GREAT_SABER: Figure = &[
    Line(Trim, 18, "M-28 28L70-62"),
    Line(Shine, 7, "M-28 28L70-62"),
    Fill(Light, "M-34 20L-18 36-58 74-74 58Z"),
    Line(Dark, 4, "M-46 34L-34 48M-58 46L-46 60"),
    Line(Hair, 6, "M-40 26L-26 42"),
];
/// A saber that lies broken, with a guard.
pub(crate) const BROKEN_SABER: Figure = &[
    Line(Trim, 13, "M8-14L40-42M56-52L66-62"),
    Line(Shine, 5, "M8-14L40-42"),
    Fill(Light, "M-6-16L12 4-46 58-62 40Z"),
    Line(Trim, 8, "M-26-30L-12-14M22 20L36 34"),
    Line(Dark, 4, "M-20 6L-4 22M-36 22L-22 38M-10-8L-22 24"),
];

//! What people wear: the shoulders and chest below a head.

use super::prelude::*;

/// The uniform of an officer, with a rank plate.
pub(crate) const UNIFORM: Figure = &[
    Fill(Cloth, "M-62 78C-60 34-42 22-13 14H13C42 22 60 34 62 78Z"),
    Fill(Shade, "M4 16H13C42 22 60 34 62 78H14Z"),
    Fill(Light, "M-42 42H-14V57H-42Z"),
    Line(Trim, 5, "M-37 49h4M-28 49h0M-20 49h2"),
    Line(Dark, 3, "M-13 15L4 30 13 15M4 30V78"),
];
/// Plates of armour.
pub(crate) const ARMOUR: Figure = &[
    Fill(Dark, "M-54 78C-52 36-40 24-14 14H14C40 24 52 36 54 78Z"),
    Fill(Light, "M-36 28Q0 12 36 28L32 56Q0 66-32 56Z"),
    Fill(Light, "M-66 58C-68 34-56 24-40 26L-42 60ZM66 58C68 34 56 24 40 26L42 60Z"),
    Fill(Light, "M-30 64Q0 72 30 64V78H-30Z"),
    Line(Shade, 3, "M-32 44Q0 54 32 44"),
];
/// Armour painted in the colours of the card.
pub(crate) const PAINTED_ARMOUR: Figure = &[
    Fill(Hair, "M-54 78C-52 36-40 24-14 14H14C40 24 52 36 54 78Z"),
    Fill(Cloth, "M-32 28H-3V56L-28 50ZM32 28H3V56L28 50Z"),
    Fill(Cloth, "M-66 56C-66 34-56 24-42 26L-40 56ZM66 56C66 34 56 24 42 26L40 56Z"),
    Fill(Trim, "M-8 60H8L0 74ZM-60 40L-46 34V42L-60 48Z"),
];
/// A robe that crosses over the chest.
pub(crate) const ROBE: Figure = &[
    Fill(Cloth, "M-62 78C-58 36-42 24-14 12H14C42 24 58 36 62 78Z"),
    Fill(Trim, "M-16 12L10 78H30L-4 20ZM16 12L-6 70-14 78H6L22 30Z"),
    Fill(Shade, "M30 20C46 28 60 40 62 78H40Z"),
];
/// A cloak from the shoulders down.
pub(crate) const CLOAK: Figure = &[
    Fill(Cloth, "M-70 78C-66 30-44 12-24 8L0 22 24 8C44 12 66 30 70 78Z"),
    Fill(Trim, "M-10 20L0 24 10 20 20 78H-20Z"),
    Fill(Shade, "M24 8C44 12 66 30 70 78H44C46 44 36 20 24 8Z"),
];
/// A shirt under a vest.
pub(crate) const VEST: Figure = &[
    Fill(Trim, "M-60 78C-58 36-42 24-14 14H14C42 24 58 36 60 78Z"),
    Fill(Skin, "M-11 14H11L0 42Z"),
    Fill(Cloth, "M-40 24L-16 15-10 44-14 78H-42ZM40 24L16 15 10 44 14 78H42Z"),
    Line(Dark, 4, "M-34 52h10M-34 62h10M24 52h10"),
];
/// A jacket with a collar.
pub(crate) const JACKET: Figure = &[
    Fill(Cloth, "M-62 78C-60 36-42 24-15 14H15C42 24 60 36 62 78Z"),
    Fill(Trim, "M-12 14H12L6 78H-6Z"),
    Fill(Cloth, "M-16 10L-26 24-8 44-4 30ZM16 10L26 24 8 44 4 30Z"),
    Fill(Shade, "M28 20C46 28 60 40 62 78H34Z"),
    Line(Dark, 3, "M-46 54h18M28 54h18"),
];
/// A plain gown with a chain.
pub(crate) const GOWN: Figure = &[
    Fill(Cloth, "M-54 78C-54 40-42 22-16 10H16C42 22 54 40 54 78Z"),
    Fill(Cloth, "M-16 6Q0 16 16 6L20 22Q0 32-20 22Z"),
    Line(Trim, 5, "M-24 30Q0 52 24 30M0 44v6"),
    Fill(Shade, "M20 12C42 22 54 40 54 78H34Z"),
];
/// A cape over one shoulder or both.
pub(crate) const CAPE: Figure = &[
    Fill(Trim, "M-74 78C-70 30-46 14-28 14L0 26 28 14C46 14 70 30 74 78Z"),
    Fill(Cloth, "M-40 78C-42 44-34 26-13 14H13C34 26 42 44 40 78Z"),
    Fill(Light, "M-13 13L0 34 13 13 17 20 0 48-17 20Z"),
    Line(Dark, 3, "M0 48V78"),
];
/// Fur and a bandolier.
pub(crate) const FUR: Figure = &[
    Fill(
        Hair,
        "M-72 78L-66 60-70 48-58 38-54 24-36 20-20 8H20L36 20 54 24 58 38 70 48 66 60 72 78Z",
    ),
    Line(Dark, 14, "M-46 22L34 80"),
    Line(Trim, 7, "M-40 26l2 1M-28 35l2 1M-16 44l2 1M-4 53l2 1M8 61l2 1M20 70l2 1"),
    Line(Shade, 3, "M46 34L50 46M32 28L36 40M-54 48L-50 60"),
];
/// The suit of a pilot, with straps and a box.
pub(crate) const FLIGHT_SUIT: Figure = &[
    Fill(Cloth, "M-62 78C-60 36-42 24-14 12H14C42 24 60 36 62 78Z"),
    Line(Light, 7, "M-30 24L-22 78M30 24L22 78"),
    Fill(Light, "M-17 40H17V66H-17Z"),
    Line(Dark, 4, "M-10 48h6M2 48h8M-10 57h20"),
    Fill(Shade, "M34 22C48 30 60 42 62 78H44Z"),
];
/// A poncho.
pub(crate) const PONCHO: Figure = &[
    Fill(Cloth, "M-70 70L-56 30Q-30 14-16 10H16Q30 14 56 30L70 70Q0 90-70 70Z"),
    Line(Trim, 6, "M-62 50Q0 74 62 50"),
    Line(Shade, 4, "M-30 24L-38 72M30 24L38 72M0 26V74"),
];
/// Bare shoulders with a harness.
pub(crate) const HARNESS: Figure = &[
    Fill(Skin, "M-70 78C-72 40-52 22-18 14H18C52 22 72 40 70 78Z"),
    Fill(Cloth, "M-40 22L-26 18 0 50 26 18 40 22 14 78H-14Z"),
    Fill(Trim, "M-10 46H10V64H-10Z"),
    Fill(Shade, "M46 26C64 36 72 54 70 78H54Z"),
];
/// A black suit with a box of switches.
pub(crate) const LIFE_SUPPORT: Figure = &[
    Fill(Dark, "M-76 78C-70 34-48 20-20 10H20C48 20 70 34 76 78Z"),
    Fill(Cloth, "M-40 24Q0 34 40 24L30 78H-30Z"),
    Fill(Dark, "M-20 44H20V68H-20Z"),
    Line(Trim, 6, "M-12 51h3M-12 61h3"),
    Line(Light, 6, "M1 51h4M12 51h0"),
    Line(Rim, 6, "M2 61h8"),
    Line(Rim, 3, "M-66 62C-60 42-46 30-30 24M66 62C60 42 46 30 30 24"),
];
/// Padded winter clothes.
pub(crate) const PARKA: Figure = &[
    Fill(Cloth, "M-66 78C-66 34-44 20-22 10H22C44 20 66 34 66 78Z"),
    Fill(Trim, "M-24 8Q0 26 24 8L30 20Q0 44-30 20Z"),
    Line(Shade, 4, "M0 36V78M-58 52H-16M58 52H16"),
];
/// A wide dress with broad shoulders.
pub(crate) const MANTLE: Figure = &[
    Fill(Trim, "M-74 78L-64 26 0 6 64 26 74 78Z"),
    Fill(Cloth, "M-26 18L0 8 26 18 20 78H-20Z"),
    Fill(Shade, "M30 16L64 26 74 78H40Z"),
    Line(Dark, 3, "M-18 34H18M-18 48H18"),
];
/// The robes of an envoy: a high collar, a chain, hands joined in the sleeves.
pub(crate) const STATE_ROBES: Figure = &[
    Fill(Hair, "M-44 44L-46-10Q-28 8 0 12 28 8 46-10L44 44Z"),
    Fill(Cloth, "M-78 78C-76 40-58 26-32 20L0 44 32 20C58 26 76 40 78 78Z"),
    Fill(Dark, "M-20 14Q0 22 20 14L0 42Z"),
    Line(Trim, 5, "M-32 21L0 45 32 21"),
    Fill(Cloth, "M-60 80C-54 54-30 48-6 58V80ZM60 80C54 54 30 48 6 58V80Z"),
    Fill(Shade, "M32 20C58 26 76 40 78 78H58C54 54 40 50 20 53Q34 40 32 20Z"),
    Fill(Trim, "M-14 55L-6 58V80H-14ZM14 55L6 58V80H14Z"),
    Fill(Trim, "M0 34L9 45 0 56-9 45Z"),
];
/// A long coat over a bandolier, a plate on one shoulder.
pub(crate) const DUSTER: Figure = &[
    Fill(Hair, "M-40 78L-36 30-14 14H14L36 30 40 78Z"),
    Line(Dark, 12, "M-26 26L30 80"),
    Line(Trim, 6, "M-14 37l2 2M-2 49l2 2M10 60l2 2"),
    Fill(Cloth, "M-68 78C-68 38-46 24-22 14L-12 28-26 78ZM68 78C68 38 46 24 22 14L12 28 26 78Z"),
    Fill(Shade, "M44 26C62 36 68 54 68 78H50Z"),
    Fill(Cloth, "M-22 10L-34 26-18 46-10 26ZM22 10L34 26 18 46 10 26Z"),
    Fill(Light, "M-72 54C-74 32-60 22-42 24L-40 46Z"),
    Line(Trim, 5, "M-62 40Q-56 34-48 33"),
];

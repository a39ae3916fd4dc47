//! Stations and buildings.

use super::prelude::*;

/// A round battle station with a dish.
pub(crate) const BATTLE_STATION: Figure = &[
    Fill(Cloth, "M-68 0a68 68 0 1 1 136 0 68 68 0 1 1-136 0Z"),
    Fill(Shade, "M22-64A68 68 0 0 1-10 67 82 82 0 0 0 22-64Z"),
    Fill(Dark, "M-68-3H68V5H-68Z"),
    Fill(Rim, "M-42-30a18 18 0 1 1 36 0 18 18 0 1 1-36 0Z"),
    Fill(Shade, "M-36-26Q-24-18-10-26-14-14-24-14T-36-26Z"),
    Line(Trim, 6, "M-24-31h0"),
    Line(Dark, 3, "M-54-44H-44M10-54H34M-58 20H-20M0 20H56M-46 40H-6M14 40H46M-24 56H20M6-20H60"),
];
/// The same, unfinished, shooting.
pub(crate) const FIRING_STATION: Figure = &[
    At(BATTLE_STATION, -44, 4, 80),
    Line(Trim, 12, "M-62-20L110 40"),
    Line(Shine, 5, "M-62-20L110 40"),
    Line(Trim, 4, "M-76-36L-62-20M-48-34L-62-20M-70-6L-62-20"),
];
/// Rocks tied together with bridges and towers.
pub(crate) const ASTEROID_STATION: Figure = &[
    Fill(Skin, "M-84 0L-64-28-34-24-22 0-36 26-68 26ZM20 6L38-18 68-14 84 10 66 34 34 32Z"),
    Fill(Rim, "M-34-6H34V8H-34Z"),
    Fill(
        Light,
        "M-60-28V-60H-48V-28ZM-40-24V-44H-30V-22ZM44-18V-54H56V-16ZM62-14V-36H70V-12ZM-12-6V-30H12V-6ZM-8 8H8V40H-8Z",
    ),
    Line(Trim, 5, "M-54-50v0M-54-38v0M50-44v0M50-30v0M0-20v0M-20 1h40"),
];
/// A city on a stalk above the clouds.
pub(crate) const CLOUD_STATION: Figure = &[
    Fill(Rim, "M-20 12H20L4 72H-4Z"),
    Fill(Light, "M-84-4Q0-22 84-4 70 18 0 20-70 18-84-4Z"),
    Fill(
        Cloth,
        "M-40-12V-36Q-32-46-24-36V-13ZM-14-14V-56Q0-74 14-56V-14ZM24-13V-40Q32-50 40-40V-12Z",
    ),
    Line(Trim, 6, "M-60 2h0M-40 6h0M-20 8h0M0 9h0M20 8h0M40 6h0M60 2h0M0-50v0M0-36v0"),
];
/// A tower of many floors.
pub(crate) const TOWER: Figure = &[
    Fill(Light, "M-22 78V-40L0-72 22-40V78Z"),
    Fill(Shade, "M0-72L22-40V78H0Z"),
    Fill(Rim, "M-44-14H44L34 2H-34ZM-36 30H36L28 44H-28Z"),
    Line(Trim, 6, "M-10-34h0M8-34h0M-10 14h0M8 14h0M-10 56h0M8 56h0"),
    Line(Dark, 4, "M-38-6H38"),
    Line(Rim, 4, "M0-72V-78"),
];
/// A complex behind walls, with a tower and a dish.
pub(crate) const COMPLEX: Figure = &[
    Fill(Rim, "M-12 20V-62H12V20Z"),
    Fill(Light, "M-30-62H30V-50H-30ZM-70 14H-24V60H-70ZM24 4H70V60H24Z"),
    Line(Light, 6, "M-2-66Q12-84 24-70M8-74L14-82"),
    Fill(Light, "M-96 44H96V74H-96Z"),
    Line(Dark, 4, "M-90 56H90"),
    Line(Trim, 7, "M-56 28h6M-40 28h6M38 20h6M52 20h6M0-36v0M0-20v0"),
];
/// Domes of a town.
pub(crate) const DOMES: Figure = &[
    Fill(
        Skin,
        "M-90 74V36Q-90 0-60 0T-30 36V74ZM-36 74V22Q-36-30 4-30T44 22V74ZM38 74V44Q38 14 64 14T90 44V74Z",
    ),
    Fill(Shade, "M4-30Q44-30 44 22V74H18Q24 0 4-30Z"),
    Fill(Hair, "M-6 74V48Q4 36 14 48V74ZM-66 74V54H-54V74ZM58 74V56H70V74Z"),
    Line(Trim, 6, "M-14 12h6M18 12h6M-64 28h4"),
    Line(Rim, 4, "M4-30V-56"),
];
/// Tall towers of a city.
pub(crate) const SKYLINE: Figure = &[
    Fill(Rim, "M-92 74V8H-66V74ZM66 74V0H90V74ZM-28 74V-36H-6V74Z"),
    Fill(Light, "M-70 74V-28L-54-44-38-28V74ZM-10 74V-50L6-74 22-50V74ZM26 74V-18H58V74Z"),
    Fill(Shade, "M6-74L22-50V74H6ZM42-18H58V74H42Z"),
    Line(
        Trim,
        5,
        "M-58-16v0M-58 4v0M-48 24v0M0-30v0M0-8v0M10 16v0M36 0v0M36 20v0M48 40v0M78 20v0M-80 30v0",
    ),
];
/// Huts of a poor settlement.
pub(crate) const HUTS: Figure = &[
    Fill(Skin, "M-88 74V36L-60 14-32 36V74ZM-24 74V28L10 0 44 28V74ZM42 74V42L66 24 92 42V74Z"),
    Fill(Hair, "M-94 40L-60 10-26 40-36 42-60 24-84 42ZM-32 32L10-6 52 32 40 34 10 10-20 34Z"),
    Fill(Dark, "M-66 74V50H-52V74ZM2 74V46H18V74ZM60 74V54H72V74Z"),
    Line(Rim, 5, "M10-6V-40M-4-30L10-40 26-32"),
    Line(Trim, 6, "M30 46h0M-14 46h0"),
];
/// A cave with ribs of stone.
pub(crate) const CATACOMBS: Figure = &[
    Fill(Skin, "M-100 78V-20Q-90-72 0-74 90-72 100-20V78Z"),
    Fill(Dark, "M-62 78V8Q-56-44 0-46 56-44 62 8V78Z"),
    Fill(Hair, "M-42 78V28Q-42 8-26 8T-10 28V78ZM10 78V28Q10 8 26 8T42 28V78Z"),
    Fill(Dark, "M-34 78V34Q-26 20-18 34V78ZM18 78V34Q26 20 34 34V78Z"),
    Line(Trim, 7, "M0-24v0M-26-12v0M26-12v0"),
    Line(Shade, 5, "M-88 20H-66M-84 50H-66M88 20H66M84 50H66"),
];
/// A hangar door in a mountain of ice.
pub(crate) const ICE_CAVERN: Figure = &[
    Fill(Skin, "M-104 78L-70-10-44-34-14-70 20-40 54-48 104 78Z"),
    Fill(Hair, "M-14-70L20-40 8-20-6-34-24-22ZM54-48L70-10 52-18Z"),
    Fill(Dark, "M-48 78V28Q-40 2 0 0 40 2 48 28V78Z"),
    Fill(Rim, "M-48 78V52H48V78Z"),
    Line(Dark, 4, "M-24 52V78M0 52V78M24 52V78"),
    Line(Trim, 6, "M-30 34h0M-10 26h0M10 26h0M30 34h0"),
];
/// A reactor with cables and a glowing core.
pub(crate) const LABORATORY: Figure = &[
    Fill(Rim, "M-86 78V30H-44V78ZM44 78V20H86V78Z"),
    Fill(Light, "M-40 78V-34Q-40-66 0-66T40-34V78Z"),
    Fill(Dark, "M-22 60V-28Q-22-46 0-46T22-28V60Z"),
    Line(Trim, 16, "M0-24V44"),
    Line(Shine, 6, "M0-24V44"),
    Line(Rim, 5, "M-40 0L-66 30M40-6L66 20M-72 50H-58M58 44H72"),
];
/// The control room of a station.
pub(crate) const CONTROL_ROOM: Figure = &[
    Fill(Rim, "M-100 78V20L-60-56H60L100 20V78Z"),
    Fill(Dark, "M-70 18L-44-42H44L70 18Z"),
    Fill(Cloth, "M-24-12a24 24 0 1 1 48 0 24 24 0 1 1-48 0Z"),
    Line(Dark, 3, "M-24-10H24"),
    Fill(Light, "M-94 36H94L80 78H-80Z"),
    Line(Trim, 6, "M-66 50h8M-44 50h8M-20 50h40M36 50h8M58 50h8M-50 64h30M20 64h30"),
];
/// Cliffs with a wall, gates and a holy tower.
pub(crate) const MESA_CITY: Figure = &[
    Fill(Skin, "M-96 78L-80 20H-64V0H-40V-10H44V6H66V22H82L96 78Z"),
    Fill(Hair, "M-30-10V-34H-12V-62L0-74 12-62V-34H30V-10Z"),
    Fill(Shade, "M10 78V-10H44V6H66V22H82L96 78Z"),
    Fill(Dark, "M-12 78V44Q0 30 12 44V78Z"),
    Line(Trim, 6, "M0-50v0M-48 16v0M-30 16v0M30 16v0M50 30v0M-66 38v0"),
];
/// Rocks like coral, with ships below.
pub(crate) const CORAL_BASE: Figure = &[
    Fill(Skin, "M-92 78V10Q-112-20-70-26-60-8-54 20V78ZM36 78V0Q10-40 60-44 104-40 78 0V78Z"),
    Fill(Hair, "M-70-26Q-60-8-54 20V78H-64V14ZM60-44Q104-40 78 0V78H66V-4Z"),
    Fill(Light, "M-50 46H32V60H-50ZM-36 46V28H-6V46ZM4 46V34H24V46Z"),
    Line(Rim, 4, "M-20 28V-4M-30 6L-20-4-8 4"),
    Line(Trim, 6, "M-28 36h0M-14 36h0M14 40h0"),
];
/// A hut in a swamp below crooked roots.
pub(crate) const SWAMP_HUT: Figure = &[
    Line(
        Hair,
        12,
        "M-80 80Q-70 10-30-30-20-50-24-76M76 80Q70 20 40-20 34-44 44-76M-50 4Q-80-10-96-6M54 6Q80-6 100-2",
    ),
    Fill(Skin, "M-46 78C-56 30-30 2 0 2S56 30 46 78Z"),
    Fill(Dark, "M-10 78V56Q0 42 10 56V78Z"),
    Line(Trim, 10, "M-26 42h0M26 42h0"),
    Line(Shade, 5, "M-40 24Q0 4 40 24"),
];
/// A stepped temple.
pub(crate) const TEMPLE: Figure = &[
    Fill(Skin, "M-92 78L-76 42H-58L-48 10H-34L-24-22H-12V-44H12V-22H24L34 10H48L58 42H76L92 78Z"),
    Fill(Shade, "M12-44V-22H24L34 10H48L58 42H76L92 78H20Z"),
    Fill(Dark, "M-14 78V46H14V78ZM-8 30V10H8V30Z"),
    Line(Trim, 6, "M0-32v0M-36 58v0M36 58v0"),
    Line(Hair, 5, "M-70 42H-20M20 42H70M-44 10H-14M14 10H44"),
];
/// A door of a cell, with bars.
pub(crate) const PRISON: Figure = &[
    Fill(Rim, "M-70 78V-50L-50-70H50L70-50V78Z"),
    Fill(Dark, "M-44 78V-34L-32-46H32L44-34V78Z"),
    Line(Light, 8, "M-28-42V78M-10-44V78M10-44V78M28-42V78"),
    Line(Trim, 8, "M57-10v0M57 10v0"),
    Line(Light, 6, "M-42 14H42"),
];
/// A round landing pad on a pylon, with a control tower.
pub(crate) const LANDING_PAD: Figure = &[
    Fill(Light, "M-82 10V-44H-64V10Z"),
    Fill(Light, "M-94-60H-52L-60-42H-86Z"),
    Line(Trim, 5, "M-84-52h22M-73-30v0M-73-16v0"),
    Fill(Rim, "M-14 36H14L26 78H-26Z"),
    Fill(Rim, "M-100 22H100Q84 60 0 60T-100 22Z"),
    Fill(Cloth, "M-100 22C-100-14 100-14 100 22S-100 58-100 22Z"),
    Line(Trim, 4, "M-58 22C-58 2 58 2 58 22S-58 42-58 22Z"),
    Line(Glow, 6, "M-88 22h0M88 22h0M-68 36h0M68 36h0M-68 8h0M68 8h0M-26 44h0M26 44h0"),
];
/// A station like a wheel around a hub.
pub(crate) const RING_STATION: Figure = &[
    Fill(Cloth, "M-94 4C-94-42 94-42 94 4H70C70-18-70-18-70 4Z"),
    Line(Rim, 6, "M-78 4H78M-44-16L44 26M44-16L-44 26"),
    Line(Rim, 4, "M0-50V-76"),
    Fill(Light, "M-12-54H12L20-12V24L10 66H-10L-20 24V-12Z"),
    Fill(Shade, "M4-54H12L20-12V24L10 66H4Z"),
    Fill(Trim, "M-20-6H20V2H-20Z"),
    Line(Glow, 5, "M-6-38h0M5-38h0M-8-24h0M7-24h0M-4 52h8"),
    Fill(Light, "M-94 4C-94 50 94 50 94 4H70C70 26-70 26-70 4Z"),
    Fill(Rim, "M-99-6H-80V14H-99ZM80-6H99V14H80Z"),
    Line(Trim, 6, "M-64 23h0M-46 27h0M-27 30h0M27 30h0M46 27h0M64 23h0M-9 31h18M-91 4h4M87 4h4"),
];
/// A hollow rock with a hangar and lit windows.
pub(crate) const ASTEROID_DEN: Figure = &[
    Line(Rim, 4, "M-20-54V-72M-28-66H-12"),
    Fill(
        Skin,
        "M-100 8L-88-32-56-42-38-60 0-54 32-68 64-46 92-36 102 4 86 40 52 52 22 74-24 66-56 74-88 44Z",
    ),
    Fill(Shade, "M32-68L64-46 92-36 102 4 86 40 52 52 22 74 40 48 74 10 56-30Z"),
    Fill(Shine, "M-88-32L-56-42-38-60-34-50-52-34-82-22Z"),
    Fill(
        Hair,
        "M-86 38a10 9 0 1 1 20 0 10 9 0 1 1-20 0ZM12-50a10 6 0 1 1 20 0 10 6 0 1 1-20 0ZM-4 58a9 6 0 1 1 18 0 9 6 0 1 1-18 0Z",
    ),
    Fill(Dark, "M-60 34C-66-12-36-34 0-34S62-12 54 30L40 42H-46Z"),
    Fill(Cloth, "M-60 34Q0 18 54 30L40 42H-46Z"),
    Line(Trim, 5, "M-50 0Q-44-14-34-20M36-20Q44-14 48-2M-44 35h6M-24 33h6M20 33h6M38 34h4"),
    Line(Trim, 7, "M-80-2h0M-84 12h0M-73 12h0M74-16h0M82-6h0M-16-45h0M-32-44h0"),
];

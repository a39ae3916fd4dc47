//! How the cards of a house look: colours, and the outline that tells them apart without colours.

use super::House;

/// Nearly black: holes and shadows of every drawing.
pub(super) const DARK: &str = "#090c13";
/// Nearly white: numbers and names.
pub(super) const INK: &str = "#fbfaf6";

/// Colours and outline of a house.
#[derive(Debug)]
pub(super) struct Livery {
    /// The rim.
    pub(super) rim: &'static str,
    /// Behind the name.
    pub(super) banner: &'static str,
    /// Behind the numbers.
    pub(super) panel: &'static str,
    /// The sky behind the emblem.
    pub(super) sky: &'static str,
    /// The emblem.
    pub(super) light: &'static str,
    /// Lights and engines of the emblem.
    pub(super) glow: &'static str,
    /// The outline of the card.
    pub(super) outline: &'static str,
}

const EMPIRE: Livery = Livery {
    rim: "#8fa5cc",
    banner: "#26324b",
    panel: "#121824",
    sky: "#31466e",
    light: "#d3def2",
    glow: "#7fd6ff",
    // Corners cut off.
    outline: "M30 5H220L245 30V320L220 345H30L5 320V30Z",
};
const REBELS: Livery = Livery {
    rim: "#f08a55",
    banner: "#5a2a17",
    panel: "#24130c",
    sky: "#8a4526",
    light: "#fbe3cb",
    glow: "#ffd166",
    // Round corners.
    outline: "M41 5H209A36 36 0 0 1 245 41V309A36 36 0 0 1 209 345H41A36 36 0 0 1 5 309V41A36 36 0 0 1 41 5Z",
};
const NEUTRAL: Livery = Livery {
    rim: "#93bd82",
    banner: "#2c4227",
    panel: "#131c11",
    sky: "#47683f",
    light: "#e2efd8",
    glow: "#f3e08a",
    // Corners bitten out.
    outline: "M25 5H225A20 20 0 0 0 245 25V325A20 20 0 0 0 225 345H25A20 20 0 0 0 5 325V25A20 20 0 0 0 25 5Z",
};

/// How the cards of this house look.
pub(super) fn of(house: House) -> &'static Livery {
    match house {
        House::Empire => &EMPIRE,
        House::Rebels => &REBELS,
        House::Neutral => &NEUTRAL,
    }
}

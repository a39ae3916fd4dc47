//! The frame of a card by allegiance: colours, and an outline that tells them apart without colours.

use super::Allegiance;

/// Nearly black: shadows and holes of every drawing.
pub(super) const DARK: &str = "#090c13";
/// Nearly white: numbers and names.
pub(super) const INK: &str = "#fbfaf6";

/// Colours and outline of an allegiance.
#[derive(Debug)]
pub(super) struct FrameStyle {
    /// The rim.
    pub(super) rim: &'static str,
    /// The background of the name.
    pub(super) banner: &'static str,
    /// The background of the numbers.
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

// The rims of the six allegiances of the Deckbuilding Game also differ in lightness, so that they stay apart for
// colour-blind eyes; a test simulates these.
const EMPIRE: FrameStyle = FrameStyle {
    rim: "#9db4d8",
    banner: "#26324b",
    panel: "#121824",
    sky: "#31466e",
    light: "#d3def2",
    glow: "#7fd6ff",
    // Cut corners.
    outline: "M30 5H220L245 30V320L220 345H30L5 320V30Z",
};
const REBELS: FrameStyle = FrameStyle {
    rim: "#f08a55",
    banner: "#5a2a17",
    panel: "#24130c",
    sky: "#8a4526",
    light: "#fbe3cb",
    glow: "#ffd166",
    // Round corners.
    outline: "M41 5H209A36 36 0 0 1 245 41V309A36 36 0 0 1 209 345H41A36 36 0 0 1 5 309V41A36 36 0 0 1 41 5Z",
};
const REPUBLIC: FrameStyle = FrameStyle {
    rim: "#de4a64",
    banner: "#5a1522",
    panel: "#220a10",
    sky: "#86303f",
    light: "#fbdfe2",
    glow: "#ffc9a8",
    // Like an arch: round above, square below, with a step in the foot.
    outline: "M45 5H205A40 40 0 0 1 245 45V345H160L150 334H100L90 345H5V45A40 40 0 0 1 45 5Z",
};
const SEPARATISTS: FrameStyle = FrameStyle {
    rim: "#a47cf2",
    banner: "#33235c",
    panel: "#150e28",
    sky: "#563f8a",
    light: "#e9defa",
    glow: "#9ff0d0",
    // A point above and below.
    outline: "M8 12H92L125 4L158 12H242V338H158L125 346L92 338H8Z",
};
const MANDALORIANS: FrameStyle = FrameStyle {
    rim: "#f0ecd8",
    banner: "#243c3c",
    panel: "#0f1919",
    sky: "#3d5f5e",
    light: "#f3f1e2",
    glow: "#ffe08a",
    // Square above, with a broad chin below.
    outline: "M5 5H245V325L175 346H75L5 325Z",
};
const NEUTRAL: FrameStyle = FrameStyle {
    rim: "#66bb90",
    banner: "#1f3f2e",
    panel: "#0e1b14",
    sky: "#37604a",
    light: "#dcefe2",
    glow: "#f3e08a",
    // Concave corners.
    outline: "M25 5H225A20 20 0 0 0 245 25V325A20 20 0 0 0 225 345H25A20 20 0 0 0 5 325V25A20 20 0 0 0 25 5Z",
};
// The four aspects differ in which corners are cut.
const VIGILANCE: FrameStyle = FrameStyle {
    rim: "#78b4f0",
    banner: "#1c3a60",
    panel: "#0d1827",
    sky: "#2f6199",
    light: "#d8e9fb",
    glow: "#8fe0ff",
    // Pointed below, like a shield.
    outline: "M20 5H230L245 20V300L205 345H45L5 300V20Z",
};
const COMMAND: FrameStyle = FrameStyle {
    rim: "#80c98c",
    banner: "#1d4829",
    panel: "#0e1f13",
    sky: "#37784a",
    light: "#dcf3e0",
    glow: "#e9f08a",
    // Deeply cut corners.
    outline: "M40 5H210L245 40V310L210 345H40L5 310V40Z",
};
const AGGRESSION: FrameStyle = FrameStyle {
    rim: "#f27c6e",
    banner: "#5c1d1d",
    panel: "#240d0d",
    sky: "#933131",
    light: "#fcded8",
    glow: "#ffc36b",
    // Two opposite corners cut.
    outline: "M32 5H245V318L218 345H5V32Z",
};
const CUNNING: FrameStyle = FrameStyle {
    rim: "#e6c45c",
    banner: "#523f12",
    panel: "#201908",
    sky: "#846820",
    light: "#fbf1d2",
    glow: "#fff2a0",
    // The other two corners cut.
    outline: "M5 5H218L245 32V345H32L5 318Z",
};
const VILLAINY: FrameStyle = FrameStyle {
    rim: "#aaa5bd",
    banner: "#2b2836",
    panel: "#131118",
    sky: "#48425e",
    light: "#e1ddee",
    glow: "#ff8a8a",
    outline: EMPIRE.outline,
};
const HEROISM: FrameStyle = FrameStyle {
    rim: "#efebdc",
    banner: "#57533f",
    panel: "#232119",
    sky: "#8a836b",
    light: "#fffdf2",
    glow: "#9fdcff",
    outline: REBELS.outline,
};

/// The dark edge around every rim, for the test of what can be seen on a page.
#[cfg(test)]
pub(crate) const EDGE: &str = DARK;

/// Rim, banner, panel and light of an allegiance, for the test that compares them with the style sheet.
#[cfg(test)]
pub(crate) fn frame_colours(allegiance: Allegiance) -> [&'static str; 4] {
    let style = of(allegiance);
    [style.rim, style.banner, style.panel, style.light]
}

/// The frame style of this allegiance.
pub(super) fn of(allegiance: Allegiance) -> &'static FrameStyle {
    match allegiance {
        Allegiance::Empire => &EMPIRE,
        Allegiance::Rebels => &REBELS,
        Allegiance::Republic => &REPUBLIC,
        Allegiance::Separatists => &SEPARATISTS,
        Allegiance::Mandalorians => &MANDALORIANS,
        Allegiance::Neutral => &NEUTRAL,
        Allegiance::Vigilance => &VIGILANCE,
        Allegiance::Command => &COMMAND,
        Allegiance::Aggression => &AGGRESSION,
        Allegiance::Cunning => &CUNNING,
        Allegiance::Villainy => &VILLAINY,
        Allegiance::Heroism => &HEROISM,
    }
}

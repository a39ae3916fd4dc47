//! The few colours that figures are painted with.

/// Of the frame.
pub(super) const FRAME: &str = "";
/// Skins.
pub(super) const PALE: &str = "#f1d3b8";
pub(super) const FAIR: &str = "#e4b48c";
pub(super) const TAN: &str = "#c68a5e";
pub(super) const DEEP: &str = "#7b4a30";
/// Hair, fur, earth.
pub(super) const BLONDE: &str = "#d9b05c";
pub(super) const AUBURN: &str = "#8a4a26";
pub(super) const BROWN: &str = "#5a3822";
pub(super) const SAND: &str = "#c9a777";
pub(super) const BLACK: &str = "#1b1d26";
/// Greys.
pub(super) const COAL: &str = "#353a48";
pub(super) const SLATE: &str = "#66708a";
pub(super) const STEEL: &str = "#a3adbf";
pub(super) const WHITE: &str = "#f4f2ea";
/// Bright ones.
pub(super) const RED: &str = "#d8433b";
pub(super) const ORANGE: &str = "#f0812f";
pub(super) const GOLD: &str = "#f2c14a";
pub(super) const LIME: &str = "#a8d65a";
pub(super) const GREEN: &str = "#4f9b57";
pub(super) const OLIVE: &str = "#6d7342";
pub(super) const TEAL: &str = "#4fb6a8";
pub(super) const SKY: &str = "#7cc8f2";
pub(super) const BLUE: &str = "#3f78c9";
pub(super) const VIOLET: &str = "#8a63c2";
pub(super) const PINK: &str = "#e889a9";

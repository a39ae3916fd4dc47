//! Files a browser loads once and keeps: their address changes with their content.

use std::sync::LazyLock;

/// A file of the page, in the binary.
#[derive(Debug)]
pub struct Asset {
    name: &'static str,
    /// The media type.
    pub media: &'static str,
    parts: &'static [&'static str],
    address: LazyLock<String>,
}

impl Asset {
    /// Where it lies.
    #[must_use]
    pub fn path(&self) -> &str {
        &self.address
    }

    /// What is in it.
    #[must_use]
    pub fn text(&self) -> String {
        self.parts.concat()
    }
}

/// The style sheet.
pub static STYLE: Asset = Asset {
    name: "cantina.css",
    media: "text/css; charset=utf-8",
    parts: STYLES,
    address: LazyLock::new(|| address("cantina.css", STYLES)),
};

/// The one script.
pub static SCRIPT: Asset = Asset {
    name: "cantina.js",
    media: "text/javascript; charset=utf-8",
    parts: SCRIPTS,
    address: LazyLock::new(|| address("cantina.js", SCRIPTS)),
};

/// The picture of the tab.
pub static ICON: Asset = Asset {
    name: "icon.svg",
    media: "image/svg+xml",
    parts: ICONS,
    address: LazyLock::new(|| address("icon.svg", ICONS)),
};

const STYLES: &[&str] = &[
    include_str!("../style/base.css"),
    include_str!("../style/pages.css"),
    include_str!("../style/cards.css"),
    include_str!("../style/table.css"),
    include_str!("../style/deckbuilding.css"),
    include_str!("../style/unlimited.css"),
    include_str!("../style/decks.css"),
];
const SCRIPTS: &[&str] =
    &[include_str!("../script/cantina.js"), include_str!("../script/decks.js")];
const ICONS: &[&str] = &[include_str!("../style/icon.svg")];

/// All of them.
pub static ALL: [&Asset; 3] = [&STYLE, &SCRIPT, &ICON];

/// The file with this name.
#[must_use]
pub fn named(name: &str) -> Option<&'static Asset> {
    ALL.into_iter().find(|asset| asset.name == name)
}

/// The name with a fingerprint of the content, so that a new version is never mistaken for the
/// old one.
fn address(name: &str, parts: &[&str]) -> String {
    format!("/assets/{name}?v={:08x}", fingerprint(&parts.concat()))
}

/// CRC-32, which every language has at hand: by it a client can check what it was sent.
#[must_use]
pub fn fingerprint(text: &str) -> u32 {
    crc32fast::hash(text.as_bytes())
}

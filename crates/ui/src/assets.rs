//! Static files that browsers cache for ever: their address changes with their content.

use std::sync::LazyLock;

/// A static file embedded in the program.
#[derive(Debug)]
pub struct Asset {
    name: &'static str,
    /// The media type.
    pub media: &'static str,
    parts: &'static [&'static str],
    address: LazyLock<String>,
}

impl Asset {
    /// The path in addresses.
    #[must_use]
    pub fn path(&self) -> &str {
        &self.address
    }

    /// The content.
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

/// The script.
pub static SCRIPT: Asset = Asset {
    name: "cantina.js",
    media: "text/javascript; charset=utf-8",
    parts: SCRIPTS,
    address: LazyLock::new(|| address("cantina.js", SCRIPTS)),
};

/// The icon of the browser tab.
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
    include_str!("../style/rules.css"),
    include_str!("../style/table.css"),
    include_str!("../style/deckbuilding.css"),
    include_str!("../style/unlimited.css"),
    include_str!("../style/decks.css"),
];
const SCRIPTS: &[&str] =
    &[include_str!("../script/cantina.js"), include_str!("../script/decks.js")];
const ICONS: &[&str] = &[include_str!("../style/icon.svg")];

/// All static files.
pub static ALL: [&Asset; 3] = [&STYLE, &SCRIPT, &ICON];

/// The file with this name.
#[must_use]
pub fn named(name: &str) -> Option<&'static Asset> {
    ALL.into_iter().find(|asset| asset.name == name)
}

/// The path with a fingerprint of the content, so that a new version has a new address.
fn address(name: &str, parts: &[&str]) -> String {
    format!("/assets/{name}?v={:08x}", fingerprint(&parts.concat()))
}

/// The CRC-32 of a text, which clients in any language can compute to check what they received.
#[must_use]
pub fn fingerprint(text: &str) -> u32 {
    crc32fast::hash(text.as_bytes())
}

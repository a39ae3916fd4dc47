//! Static files that browsers cache for ever: their address changes with their content.

use std::borrow::Cow;
use std::sync::LazyLock;

use prose::Lang;

/// A static file embedded in the program.
#[derive(Debug)]
pub struct Asset {
    name: &'static str,
    /// The media type.
    pub media: &'static str,
    kind: Kind,
}

/// How a static file is put together.
#[derive(Debug)]
enum Kind {
    /// Its parts, one after the other.
    Joined(&'static [&'static str]),
    /// A module of the script. Its imports name the version of all modules, so that a browser never mixes
    /// modules of two versions.
    Module(&'static str),
    /// A screenshot of a game in play; docs/guides.md says how it is taken.
    Picture(&'static [u8]),
}

const STYLESHEET: &str = "text/css; charset=utf-8";
const JAVASCRIPT: &str = "text/javascript; charset=utf-8";

impl Asset {
    const fn module(name: &'static str, text: &'static str) -> Self {
        Self { name, media: JAVASCRIPT, kind: Kind::Module(text) }
    }

    /// The path in addresses, which changes with the content.
    #[must_use]
    pub fn path(&self) -> String {
        let version = match self.kind {
            Kind::Joined(parts) => fingerprint(&parts.concat()),
            Kind::Module(_) => *MODULES_VERSION,
            Kind::Picture(bytes) => crc32fast::hash(bytes),
        };
        format!("/assets/{}?v={version:08x}", self.name)
    }

    /// The content.
    #[must_use]
    pub fn content(&self) -> Cow<'static, [u8]> {
        match self.kind {
            Kind::Joined(parts) => parts.concat().into_bytes().into(),
            Kind::Module(text) => {
                let versioned = format!(".js?v={:08x}';", *MODULES_VERSION);
                text.replace(".js';", &versioned).into_bytes().into()
            }
            Kind::Picture(bytes) => bytes.into(),
        }
    }
}

/// The style sheet.
pub static STYLE: Asset = Asset {
    name: "cantina.css",
    media: STYLESHEET,
    kind: Kind::Joined(&[
        include_str!("../style/base.css"),
        include_str!("../style/pages.css"),
        include_str!("../style/cards.css"),
        include_str!("../style/rules.css"),
        include_str!("../style/words.css"),
        include_str!("../style/table.css"),
        include_str!("../style/guide.css"),
        include_str!("../style/replay.css"),
        include_str!("../style/board.css"),
        include_str!("../style/deckbuilding.css"),
        include_str!("../style/deckbuilding-tables.css"),
        include_str!("../style/unlimited.css"),
        include_str!("../style/seats.css"),
        include_str!("../style/decks.css"),
    ]),
};

/// The icon of the browser tab.
pub static ICON: Asset = Asset {
    name: "icon.svg",
    media: "image/svg+xml",
    kind: Kind::Joined(&[include_str!("../style/icon.svg")]),
};

macro_rules! pictures {
    ($($name:literal),* $(,)?) => {
        &[$(Asset {
            name: $name,
            media: "image/jpeg",
            kind: Kind::Picture(include_bytes!(concat!("../pictures/", $name))),
        }),*]
    };
}

/// The games in play, in both languages.
static PICTURES: &[Asset] =
    pictures!["deckbuilding.en.jpg", "deckbuilding.es.jpg", "unlimited.en.jpg", "unlimited.es.jpg"];

/// The picture of a game in play.
#[must_use]
pub fn picture(game: &str, lang: Lang) -> Option<&'static Asset> {
    named(&format!("{game}.{lang}.jpg"))
}

macro_rules! modules {
    ($($name:literal),* $(,)?) => {
        &[$(Asset::module($name, include_str!(concat!("../script/", $name)))),*]
    };
}

/// The modules of the script; the first imports the others.
static MODULES: &[Asset] = modules![
    "main.js",
    "arrows.js",
    "cards.js",
    "choosing.js",
    "decks.js",
    "dom.js",
    "forms.js",
    "keys.js",
    "pace.js",
    "page.js",
    "reference.js",
    "replay.js",
    "report.js",
    "settings.js",
    "shares.js",
    "signs.js",
    "socket.js",
    "sound.js",
    "tips.js",
    "updates.js",
];

static MODULES_VERSION: LazyLock<u32> = LazyLock::new(|| {
    let texts: Vec<String> = MODULES
        .iter()
        .map(|module| match module.kind {
            Kind::Joined(parts) => parts.concat(),
            Kind::Module(text) => text.to_owned(),
            Kind::Picture(_) => String::new(),
        })
        .collect();
    fingerprint(&texts.concat())
});

/// The modules of the script, the one that a page starts first.
#[must_use]
pub fn modules() -> &'static [Asset] {
    MODULES
}

/// The file with this name.
#[must_use]
pub fn named(name: &str) -> Option<&'static Asset> {
    [&STYLE, &ICON].into_iter().chain(MODULES).chain(PICTURES).find(|asset| asset.name == name)
}

/// The CRC-32 of a text, which clients in any language can compute to check what they received.
#[must_use]
pub fn fingerprint(text: &str) -> u32 {
    crc32fast::hash(text.as_bytes())
}

//! The games that have a rule catalogue.

use std::fmt;

use serde::Serialize;

/// A game with a rule catalogue of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum CatalogueGame {
    /// Star Wars: The Deckbuilding Game.
    Deckbuilding,
    /// Star Wars: Unlimited.
    Unlimited,
    /// Star Wars: Outer Rim.
    OuterRim,
    /// The toy game the shared crates are tested with.
    Duel,
}

impl CatalogueGame {
    /// All games, in the order in which they are listed.
    pub const ALL: [Self; 4] = [Self::Deckbuilding, Self::Unlimited, Self::OuterRim, Self::Duel];

    /// The name on the command line, in JSON and of the catalogue's file.
    pub fn slug(self) -> &'static str {
        match self {
            Self::Deckbuilding => "deckbuilding",
            Self::Unlimited => "unlimited",
            Self::OuterRim => "outer-rim",
            Self::Duel => "duel",
        }
    }

    /// The beginning of all rule ids of the game.
    pub fn prefix(self) -> &'static str {
        match self {
            Self::Deckbuilding => "DBG-",
            Self::Unlimited => "SWU-",
            Self::OuterRim => "OR-",
            Self::Duel => "DUEL-",
        }
    }

    /// The game with this name on the command line.
    pub fn from_slug(slug: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|game| game.slug() == slug)
    }

    /// The game an id belongs to by its prefix, even if the rule does not exist.
    pub fn of_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|game| id.starts_with(game.prefix()))
    }

    /// Path of the catalogue from the workspace root.
    pub(crate) fn file(self) -> String {
        format!("docs/rules/{}.md", self.slug())
    }

    /// Path of its Spanish translation, which may not exist.
    pub(crate) fn spanish_file(self) -> String {
        format!("docs/rules/es/{}.md", self.slug())
    }
}

impl fmt::Display for CatalogueGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.slug())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_go_by_slug_and_prefix() {
        for game in CatalogueGame::ALL {
            assert_eq!(CatalogueGame::from_slug(game.slug()), Some(game));
            assert_eq!(CatalogueGame::of_id(&format!("{}X-01", game.prefix())), Some(game));
            assert_eq!(serde_json::to_value(game).unwrap(), game.slug());
        }
        assert_eq!(CatalogueGame::from_slug("chess"), None);
        assert_eq!(CatalogueGame::of_id("HWK-290"), None);
    }
}

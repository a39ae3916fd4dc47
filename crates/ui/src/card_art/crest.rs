//! Crests of the factions: simple shapes of our own, none of them a publisher's symbol.

use maud::{Markup, html};

use super::Allegiance;
use super::frame_style::{self, FrameStyle};

impl Allegiance {
    /// The allegiances of the Deckbuilding Game, which have crests; aspects have marks instead.
    pub const FACTIONS: [Self; 6] = [
        Self::Empire,
        Self::Rebels,
        Self::Republic,
        Self::Separatists,
        Self::Mandalorians,
        Self::Neutral,
    ];

    /// The faction that a word of the notation names.
    #[must_use]
    pub fn of_word(word: &str) -> Option<Self> {
        Self::FACTIONS.into_iter().find(|one| one.class().strip_prefix("frame-") == Some(word))
    }

    /// The outline of its crest, within 12 units of the centre.
    pub(super) fn crest(self) -> Option<&'static str> {
        Some(match self {
            // A tower of three steps.
            Self::Empire => "M-12 12V6H12V12ZM-8 3V-3H8V3ZM-4-6V-12H4V-6Z",
            // A rising sun.
            Self::Rebels => {
                "M-12 12V8H12V12ZM-8 5A8 8 0 0 1 8 5ZM-2-6V-12H2V-6ZM-8-2L-12-6-9-9-5-5ZM8-2L12-6 9-9 5-5Z"
            }
            // An arch with its gate.
            Self::Republic => "M-12 12V0A12 12 0 0 1 12 0V12H7V0A7 7 0 0 0-7 0V12ZM-3 12V2H3V12Z",
            // A diamond in two halves.
            Self::Separatists => "M-2-12V12L-12 0ZM2-12V12L12 0Z",
            // Two chevrons.
            Self::Mandalorians => "M-12-12L0-4 12-12V-5L0 3-12-5ZM-12 0L0 8 12 0V5L0 13-12 5Z",
            // A ring.
            Self::Neutral => {
                "M0-11A11 11 0 1 1 0 11 11 11 0 1 1 0-11ZM0-5A5 5 0 1 0 0 5 5 5 0 1 0 0-5Z"
            }
            Self::Vigilance
            | Self::Command
            | Self::Aggression
            | Self::Cunning
            | Self::Villainy
            | Self::Heroism => return None,
        })
    }
}

/// The crest beside the name of the faction, which says the same in words. The style sheet draws it, so that a
/// board with many of them stays small.
pub(crate) fn crest(allegiance: Allegiance) -> Markup {
    html! {
        @if allegiance.crest().is_some() { i.crest.(allegiance.class()) {} }
    }
}

/// The crest alone, as an SVG document.
#[must_use]
pub fn crest_svg(allegiance: Allegiance) -> Option<String> {
    let shape = allegiance.crest()?;
    let document = html! {
        svg xmlns="http://www.w3.org/2000/svg" viewBox="-13 -13 26 26" { path d=(shape) {} }
    };
    Some(document.into_string())
}

/// The crest on the face of a card: in a disc, below the signs in the upper right corner of the picture.
pub(super) fn on_face(allegiance: Allegiance, style: &FrameStyle) -> Markup {
    html! {
        @if let Some(shape) = allegiance.crest() {
            g transform="translate(216 133)" {
                circle r="21" fill=(style.panel) stroke=(style.rim) stroke-width="3" {}
                path d=(shape) fill=(style.light) {}
            }
        }
    }
}

/// The crest in the middle of a back.
pub(super) fn on_back(allegiance: Allegiance) -> Markup {
    let style = frame_style::of(allegiance);
    html! {
        @if let Some(shape) = allegiance.crest() {
            path d=(shape) transform="scale(3.1)" fill=(style.light) stroke="none" {}
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_faction_has_a_crest_of_its_own_and_a_word() {
        let shapes: BTreeSet<_> = Allegiance::FACTIONS.iter().map(|one| one.crest()).collect();
        assert_eq!(shapes.len(), Allegiance::FACTIONS.len());
        assert!(!shapes.contains(&None));
        assert_eq!(Allegiance::of_word("republic"), Some(Allegiance::Republic));
        assert_eq!(Allegiance::of_word("command"), None);
    }
}

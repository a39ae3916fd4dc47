//! Aspect marks: our own shapes and colours, with letters in them.

use maud::{Markup, html};
use prose::{Lang, Text, text};

use super::Mark;
use super::frame_style::DARK;

impl Mark {
    /// The letters in it; none is an i or an l, which look alike.
    #[must_use]
    pub fn letters(self) -> Text {
        match self {
            Self::Vigilance => text!("Vg", "Vg"),
            Self::Command => text!("Co", "Ma"),
            Self::Aggression => text!("Ag", "Ag"),
            Self::Cunning => text!("Cu", "As"),
            Self::Villainy => text!("Vy", "Md"),
            Self::Heroism => text!("He", "He"),
        }
    }

    fn colour(self) -> &'static str {
        match self {
            Self::Vigilance => "#8cc2f7",
            Self::Command => "#8fdb9b",
            Self::Aggression => "#ff9a8c",
            Self::Cunning => "#f5d565",
            Self::Villainy => "#b9b2d2",
            Self::Heroism => "#fffbe8",
        }
    }

    /// Its outline, within 22 units of the centre.
    fn outline(self) -> &'static str {
        match self {
            Self::Vigilance => "M-20-20H20V2Q20 16 0 23-20 16-20 2Z",
            Self::Command => "M-13-22H13L24 0 13 22H-13L-24 0Z",
            Self::Aggression => "M0-25L25 0 0 25-25 0Z",
            Self::Cunning => "M-22-13L0-24 22-13V13L0 24-22 13Z",
            Self::Villainy => "M-23-20H23L14 21H-14Z",
            Self::Heroism => "M0-23A23 23 0 1 1 0 23 23 23 0 1 1 0-23Z",
        }
    }

    /// Draws the mark around the centre.
    pub(crate) fn draw(self, lang: Lang) -> Markup {
        let letters = self.letters();
        html! {
            path d=(self.outline()) fill=(self.colour()) stroke=(DARK) stroke-width="3" {}
            text y="8" font-size="23" fill=(DARK) { (letters.get(lang)) }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn marks_differ_in_shape_and_in_letters() {
        let all = [
            Mark::Vigilance,
            Mark::Command,
            Mark::Aggression,
            Mark::Cunning,
            Mark::Villainy,
            Mark::Heroism,
        ];
        let shapes: BTreeSet<&str> = all.iter().map(|mark| mark.outline()).collect();
        assert_eq!(shapes.len(), all.len());
        for lang in Lang::ALL {
            let letters: BTreeSet<String> =
                all.iter().map(|mark| mark.letters().get(lang).to_owned()).collect();
            assert_eq!(letters.len(), all.len(), "{lang}");
        }
    }
}

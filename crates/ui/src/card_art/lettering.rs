//! Writing that must fit: SVG breaks no lines by itself.

use std::ops::RangeInclusive;

use maud::{Markup, html};

/// Words broken into lines, and how large they can be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Lettering {
    /// One or two lines.
    pub(super) lines: Vec<String>,
    /// The size of the letters.
    pub(super) size: i32,
}

/// As large as the room allows: on one line if it fits at a good size, else on two.
pub(super) fn name(words: &str, room: i32) -> Lettering {
    const ALONE: i32 = 34;
    const SMALLEST_ALONE: i32 = 29;
    const TWO_LINES: i32 = 30;
    let alone = largest(&[words], room, ALONE);
    match halves(words) {
        Some((first, second)) if alone < SMALLEST_ALONE => Lettering {
            size: largest(&[first, second], room, TWO_LINES),
            lines: vec![first.to_owned(), second.to_owned()],
        },
        _ => Lettering { lines: vec![words.to_owned()], size: alone },
    }
}

/// Letters as large as the room allows for all of these, each on a line of its own. Below the least
/// size they are squeezed instead.
pub(super) fn size(lines: &[&str], room: i32, sizes: RangeInclusive<i32>) -> i32 {
    largest(lines, room, *sizes.end()).max(*sizes.start())
}

/// Words around a point. The browser is told how wide they are, so that a font with wider letters
/// than we reckon with is squeezed instead of cut.
pub(super) fn centred(words: &str, x: i32, y: i32, size: i32, room: i32) -> Markup {
    html! {
        text x=(x) y=(y) font-size=(size) textLength=(width(words, size).min(room)) lengthAdjust="spacingAndGlyphs" {
            (words)
        }
    }
}

/// The break at a space that leaves the two lines most alike.
fn halves(words: &str) -> Option<(&str, &str)> {
    let breaks = words.match_indices(' ').map(|(at, _)| (&words[..at], &words[at + 1..]));
    breaks.min_by_key(|(first, second)| millis(first).max(millis(second)))
}

fn largest(lines: &[&str], room: i32, most: i32) -> i32 {
    let widest = lines.iter().map(|line| millis(line)).max().unwrap_or(0).max(1);
    most.min(room * 1000 / widest)
}

/// How wide the words are in letters of this size.
fn width(words: &str, size: i32) -> i32 {
    millis(words) * size / 1000
}

/// How wide the words are in thousandths of the size of the letters: a bold sans serif.
fn millis(words: &str) -> i32 {
    words.chars().map(letter).sum()
}

fn letter(letter: char) -> i32 {
    match letter {
        'i' | 'í' | 'j' | 'l' | 'I' | 'Î' | ' ' | '.' | ',' | '\'' | '·' | '|' | '!' => 300,
        'f' | 'r' | 't' | '-' | '(' | ')' => 380,
        'm' | 'w' | 'M' | 'W' => 890,
        'A'..='Z' | 'Á' | 'É' | 'Ó' | 'Ú' | 'Ñ' => 710,
        _ => 590,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_short_name_stands_on_one_line_and_a_long_one_on_two() {
        assert_eq!(name("Lobot", 220), Lettering { lines: vec!["Lobot".into()], size: 34 });
        let long = name("Piloto del Borde Exterior", 220);
        assert_eq!(long.lines, ["Piloto del", "Borde Exterior"]);
        assert!(long.size >= 26, "{}", long.size);
    }

    #[test]
    fn a_word_without_a_break_is_shrunk_until_it_fits() {
        let long = name("Contrabandistadetwileks", 220);
        assert_eq!(long.lines.len(), 1);
        assert!(width(&long.lines[0], long.size) <= 220);
        assert!(width(&long.lines[0], long.size + 1) > 220, "no smaller than needed");
    }

    #[test]
    fn below_the_least_size_words_are_squeezed_into_their_room() {
        let words = "Unidad neutral · Cazarrecompensas · Droide";
        assert_eq!(size(&[words], 220, 13..=17), 13);
        assert!(centred(words, 0, 0, 13, 220).into_string().contains("textLength=\"220\""));
        assert_eq!(size(&["Caza"], 220, 13..=17), 17);
    }
}

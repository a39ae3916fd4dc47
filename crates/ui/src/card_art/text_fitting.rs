//! Fitting text into a width, because SVG does not break lines.

use std::ops::RangeInclusive;

use maud::{Markup, html};

/// A text broken into lines, and its font size.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct FittedText {
    /// One or two lines.
    pub(super) lines: Vec<String>,
    /// The font size.
    pub(super) size: i32,
}

/// Fits a name into the width: on one line if the font stays large enough, otherwise on two.
pub(super) fn name(words: &str, room: i32) -> FittedText {
    const ALONE: i32 = 34;
    const SMALLEST_ALONE: i32 = 29;
    const TWO_LINES: i32 = 30;
    let alone = largest(&[words], room, ALONE);
    match halves(words) {
        Some((first, second)) if alone < SMALLEST_ALONE => FittedText {
            size: largest(&[first, second], room, TWO_LINES),
            lines: vec![first.to_owned(), second.to_owned()],
        },
        _ => FittedText { lines: vec![words.to_owned()], size: alone },
    }
}

/// The largest font size at which every line fits. Below the smallest size the text is squeezed
/// instead.
pub(super) fn size(lines: &[&str], room: i32, sizes: RangeInclusive<i32>) -> i32 {
    largest(lines, room, *sizes.end()).max(*sizes.start())
}

/// Text centred at a point. Where there is little room left, it states its width, so that a browser
/// with a wider font squeezes the text instead of cutting it off.
pub(super) fn centred(words: &str, x: i32, y: i32, size: i32, room: i32) -> Markup {
    let width = width(words, size).min(room);
    let told = (4 * width > 3 * room).then_some(width);
    html! {
        text x=[(x != 0).then_some(x)] y=(y) font-size=(size) textLength=[told] lengthAdjust=[told.map(|_| "spacingAndGlyphs")] {
            (words)
        }
    }
}

/// Breaks at the space that gives two lines of the most similar length.
fn halves(words: &str) -> Option<(&str, &str)> {
    let breaks = words.match_indices(' ').map(|(at, _)| (&words[..at], &words[at + 1..]));
    breaks.min_by_key(|(first, second)| millis(first).max(millis(second)))
}

fn largest(lines: &[&str], room: i32, most: i32) -> i32 {
    let widest = lines.iter().map(|line| millis(line)).max().unwrap_or(0).max(1);
    most.min(room * 1000 / widest)
}

/// The width of a text at this font size.
fn width(words: &str, size: i32) -> i32 {
    millis(words) * size / 1000
}

/// The width of a text in thousandths of the font size, for a bold sans serif.
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
        assert_eq!(name("Lobot", 220), FittedText { lines: vec!["Lobot".into()], size: 34 });
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

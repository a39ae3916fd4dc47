//! The front of a card.
//!
//! From top to bottom: the name, a picture with cost and target in its corners, what the card is,
//! and its numbers. On the board a card is a hundred pixels wide, so there are few and large parts.

use maud::{Markup, html};
use prose::{Lang, Text, text};

use super::lettering::{self, centred};
use super::livery::{self, INK, Livery};
use super::variation::Variation;
use super::{Face, Figure, backdrop, emblem, figure};

const MIDDLE: i32 = 125;
const FONT: &str = "system-ui,-apple-system,Segoe UI,Roboto,Noto Sans,sans-serif";

/// The whole card as a document of its own.
#[must_use]
pub fn svg(face: &Face, lang: Lang) -> String {
    let livery = livery::of(face.house);
    html! {
        svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 250 350" lang=(lang)
            font-family=(FONT) font-weight="700" text-anchor="middle" fill=(INK) {
            title { (face.name.get(lang)) }
            defs {
                clipPath id="c" { path d=(livery.outline) {} }
                (backdrop::light(livery))
            }
            g clip-path="url(#c)" {
                path fill=(livery.panel) d="M0 0H250V350H0Z" {}
                path fill=(livery.banner) d="M0 0H250V78H0Z" {}
                (picture(face, livery))
            }
            path d=(livery.outline) fill="none" stroke=(livery.rim) stroke-width="8" stroke-linejoin="round" {}
            (name(face, lang, livery))
            (corners(face, lang, livery))
            (marks(face, lang))
            (kind(face.kind.get(lang), livery))
            (values(face, lang))
        }
    }
    .into_string()
}

/// The name, and what stands below it.
fn name(face: &Face, lang: Lang, livery: &Livery) -> Markup {
    const NAME: i32 = 214;
    let (words, below) = (face.name.get(lang), face.subtitle.get(lang));
    let name = if below.is_empty() {
        lettering::name(words, NAME)
    } else {
        // One line, and room for another below.
        let size = lettering::size(&[words], NAME, 20..=32);
        lettering::Lettering { lines: vec![words.to_owned()], size }
    };
    // A single line stands in the middle of the banner, two share it.
    let first = match (name.lines.len(), below) {
        (1, "") => 54,
        (1, _) => 44,
        _ => 39,
    };
    html! {
        @for (line, y) in name.lines.iter().zip([first, first + 30]) {
            (centred(line, MIDDLE, y, name.size, NAME))
        }
        @if !below.is_empty() {
            @let size = lettering::size(&[below], NAME, 12..=19);
            g fill=(livery.light) font-weight="500" { (centred(below, MIDDLE, 69, size, NAME)) }
        }
    }
}

/// The marks of a card, side by side above what it is.
fn marks(face: &Face, lang: Lang) -> Markup {
    html! {
        @for (mark, at) in face.marks.iter().rev().zip(0..) {
            g transform=(format!("translate({} 200)", 214 - 50 * at)) { (mark.draw(lang)) }
        }
    }
}

/// Sky and emblem; what sticks out is cut off by the inner document.
fn picture(face: &Face, livery: &Livery) -> Markup {
    let mut variation = Variation::of(face.id);
    html! {
        svg x="10" y="78" width=(backdrop::WIDTH) height=(backdrop::HEIGHT) {
            (backdrop::sky(livery, &mut variation))
            g transform="translate(115 77)" { (emblem::draw(face.emblem, livery, &mut variation)) }
        }
    }
}

/// Cost and target, and the marks of what is special about the card.
fn corners(face: &Face, lang: Lang, livery: &Livery) -> Markup {
    let printed = |wanted| face.figures.iter().find(|(figure, _)| *figure == wanted);
    html! {
        @for cost in [Figure::Cost, Figure::Deploy] {
            @if let Some(cost) = printed(cost) { (badge(*cost, lang, livery, "translate(48 116)")) }
        }
        @if let Some(target) = printed(Figure::Target) { (badge(*target, lang, livery, "translate(202 194)")) }
        g transform="translate(220 98)" {
            @if face.has_text { g { (figure::writing()) } }
            @if face.unique {
                @if face.has_text { g transform="translate(-30 0)" { (figure::unique()) } }
                @else { (figure::unique()) }
            }
        }
    }
}

fn badge((figure, value): (Figure, u8), lang: Lang, livery: &Livery, place: &str) -> Markup {
    let label = figure.label();
    let label = label.get(lang);
    let size = lettering::size(&[label], 62, 12..=17);
    html! {
        g transform=(place) {
            rect x="-35" y="-33" width="70" height="66" rx="10" fill=(livery.panel) fill-opacity=".92" stroke=(livery.rim) stroke-width="2" {}
            g transform="translate(-17 -9) scale(1.1)" { (figure.sign()) }
            text x="15" y="8" font-size="46" { (value) }
            (centred(label, 0, 26, size, 62))
        }
    }
}

fn kind(words: &str, livery: &Livery) -> Markup {
    const KIND: i32 = 224;
    let size = lettering::size(&[words], KIND, 13..=17);
    html! { g fill=(livery.light) font-weight="500" { (centred(words, MIDDLE, 249, size, KIND)) } }
}

/// What the card gives and withstands, side by side.
fn values(face: &Face, lang: Lang) -> Markup {
    const VALUES: i32 = 214;
    let below = |figure: &Figure| !matches!(figure, Figure::Cost | Figure::Target | Figure::Deploy);
    let shown: Vec<_> = face.figures.iter().filter(|(figure, _)| below(figure)).collect();
    let Some(width) = i32::try_from(shown.len()).ok().and_then(|count| VALUES.checked_div(count))
    else {
        return ability_only(face, lang);
    };
    let labels: Vec<Text> = shown.iter().map(|(figure, _)| figure.label()).collect();
    let words: Vec<&str> = labels.iter().map(|label| label.get(lang)).collect();
    let size = lettering::size(&words, width - LABEL_GAP, 15..=21);
    html! {
        @for (((figure, value), label), at) in shown.into_iter().zip(words).zip(0..) {
            @let cell = Cell { x: MIDDLE - VALUES / 2 + width / 2 + at * width, width, size };
            (cell.draw(&figure.sign(), Some(&figure.written(*value)), label))
        }
    }
}

/// A card without numbers is what it says.
fn ability_only(face: &Face, lang: Lang) -> Markup {
    let label = text!("Ability", "Capacidad");
    let cell = Cell { x: MIDDLE, width: 214, size: 21 };
    html! { @if face.has_text { (cell.draw(&figure::writing(), None, label.get(lang))) } }
}

/// Between two labels.
const LABEL_GAP: i32 = 10;

/// The place of one value: its middle, its width, and the size of its label.
struct Cell {
    x: i32,
    width: i32,
    size: i32,
}

impl Cell {
    fn draw(&self, sign: &Markup, value: Option<&str>, label: &str) -> Markup {
        let digits = value.map_or(0, |value| if value.len() == 1 { 1 } else { 2 });
        // Sign and number together stand in the middle of the cell.
        let (mut sign_x, mut number_x, mut size) = (-20 * digits, 16 + 3 * (digits - 1), 56);
        if value.is_some_and(|value| value.starts_with('+')) {
            // A plus takes room of its own.
            (sign_x, number_x, size) = (-34, 14, 42);
        }
        html! {
            g transform=(format!("translate({} 284)", self.x)) {
                g transform=(format!("translate({sign_x} 0) scale(1.2)")) { (sign) }
                @if let Some(value) = value { text x=(number_x) y="20" font-size=(size) { (value) } }
                (centred(label, 0, 43, self.size, self.width - LABEL_GAP))
            }
        }
    }
}

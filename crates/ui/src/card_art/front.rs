//! The front of a card.
//!
//! From top to bottom: the name, a picture with cost and target in its corners, the kind of the card,
//! and its numbers. On the board a card is a hundred pixels wide, so the parts are few and large.

use maud::{Markup, html};
use prose::{Lang, Text, text};

use super::frame_style::{self, FrameStyle, INK};
use super::text_fitting::{self, centred};
use super::variation::Variation;
use super::{Face, Stat, backdrop, emblem, stat};

const MIDDLE: i32 = 125;
const FONT: &str = "system-ui,-apple-system,Segoe UI,Roboto,Noto Sans,sans-serif";

/// The whole card as an SVG document.
#[must_use]
pub fn svg(face: &Face, lang: Lang) -> String {
    let style = frame_style::of(face.allegiance);
    html! {
        svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 250 350" lang=(lang)
            font-family=(FONT) font-weight="700" text-anchor="middle" fill=(INK) {
            title { (face.name.get(lang)) }
            defs {
                clipPath id="c" { path d=(style.outline) {} }
                (backdrop::light(style))
            }
            g clip-path="url(#c)" {
                path fill=(style.panel) d="M0 0H250V350H0Z" {}
                path fill=(style.banner) d="M0 0H250V78H0Z" {}
                (picture(face, style))
            }
            path d=(style.outline) fill="none" stroke=(style.rim) stroke-width="8" stroke-linejoin="round" {}
            (name(face, lang, style))
            (corners(face, lang, style))
            (marks(face, lang))
            (kind(face.kind.get(lang), style))
            (values(face, lang))
        }
    }
    .into_string()
}

/// The name and the subtitle.
fn name(face: &Face, lang: Lang, style: &FrameStyle) -> Markup {
    const NAME: i32 = 214;
    let words = face.name.get(lang);
    let below = face.subtitle.get(lang);
    let name = if below.is_empty() {
        text_fitting::name(words, NAME)
    } else {
        // One line, with room for the subtitle below.
        let size = text_fitting::size(&[words], NAME, 20..=32);
        text_fitting::FittedText { lines: vec![words.to_owned()], size }
    };
    // A single line is centred in the banner; two lines share it.
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
            @let size = text_fitting::size(&[below], NAME, 12..=19);
            g fill=(style.light) font-weight="500" { (centred(below, MIDDLE, 69, size, NAME)) }
        }
    }
}

/// The marks of a card, side by side above its kind.
fn marks(face: &Face, lang: Lang) -> Markup {
    html! {
        @for (mark, at) in face.marks.iter().rev().zip(0..) {
            g transform=(format!("translate({} 200)", 214 - 50 * at)) { (mark.draw(lang)) }
        }
    }
}

/// Sky and emblem, clipped by an inner SVG element.
fn picture(face: &Face, style: &FrameStyle) -> Markup {
    let mut variation = Variation::of(face.id);
    html! {
        svg x="10" y="78" width=(backdrop::WIDTH) height=(backdrop::HEIGHT) {
            (backdrop::sky(style, &mut variation))
            g transform="translate(115 77)" { (emblem::draw(face.emblem, style, &mut variation)) }
        }
    }
}

/// Cost and target, and the signs of unique cards and abilities.
fn corners(face: &Face, lang: Lang, style: &FrameStyle) -> Markup {
    let printed = |wanted| face.stats.iter().find(|(stat, _)| *stat == wanted);
    html! {
        @for cost in [Stat::Cost, Stat::Deploy] {
            @if let Some(cost) = printed(cost) { (badge(*cost, lang, style, "translate(48 116)")) }
        }
        @if let Some(target) = printed(Stat::Target) { (badge(*target, lang, style, "translate(202 194)")) }
        g transform="translate(220 98)" {
            @if face.has_text { g { (stat::writing()) } }
            @if face.unique {
                @if face.has_text { g transform="translate(-30 0)" { (stat::unique()) } }
                @else { (stat::unique()) }
            }
        }
    }
}

fn badge((stat, value): (Stat, u8), lang: Lang, style: &FrameStyle, place: &str) -> Markup {
    let label = stat.label();
    let label = label.get(lang);
    let size = text_fitting::size(&[label], 62, 12..=17);
    html! {
        g transform=(place) {
            rect x="-35" y="-33" width="70" height="66" rx="10" fill=(style.panel) fill-opacity=".92" stroke=(style.rim) stroke-width="2" {}
            g transform="translate(-17 -9) scale(1.1)" { (stat.sign()) }
            text x="15" y="8" font-size="46" { (value) }
            (centred(label, 0, 26, size, 62))
        }
    }
}

fn kind(words: &str, style: &FrameStyle) -> Markup {
    const KIND: i32 = 224;
    let size = text_fitting::size(&[words], KIND, 13..=17);
    html! { g fill=(style.light) font-weight="500" { (centred(words, MIDDLE, 249, size, KIND)) } }
}

/// The other numbers, side by side.
fn values(face: &Face, lang: Lang) -> Markup {
    const VALUES: i32 = 214;
    let below = |stat: &Stat| !matches!(stat, Stat::Cost | Stat::Target | Stat::Deploy);
    let shown: Vec<_> = face.stats.iter().filter(|(stat, _)| below(stat)).collect();
    let Some(width) = i32::try_from(shown.len()).ok().and_then(|count| VALUES.checked_div(count))
    else {
        return ability_only(face, lang);
    };
    let labels: Vec<Text> = shown.iter().map(|(stat, _)| stat.label()).collect();
    let words: Vec<&str> = labels.iter().map(|label| label.get(lang)).collect();
    let size = text_fitting::size(&words, width - LABEL_GAP, 15..=21);
    html! {
        @for (((stat, value), label), at) in shown.into_iter().zip(words).zip(0..) {
            @let cell = Cell { x: MIDDLE - VALUES / 2 + width / 2 + at * width, width, size };
            (cell.draw(&stat.sign(), Some(&stat.written(*value)), label))
        }
    }
}

/// The sign of a card that has a text but no numbers.
fn ability_only(face: &Face, lang: Lang) -> Markup {
    let label = text!("Ability", "Capacidad");
    let cell = Cell { x: MIDDLE, width: 214, size: 21 };
    html! { @if face.has_text { (cell.draw(&stat::writing(), None, label.get(lang))) } }
}

/// The space between two labels.
const LABEL_GAP: i32 = 10;

/// The place of one value: its centre, its width, and the size of its label.
struct Cell {
    x: i32,
    width: i32,
    size: i32,
}

impl Cell {
    fn draw(&self, sign: &Markup, value: Option<&str>, label: &str) -> Markup {
        let digits = value.map_or(0, |value| if value.len() == 1 { 1 } else { 2 });
        // Sign and number together are centred in the cell.
        let mut sign_x = -20 * digits;
        let mut number_x = 16 + 3 * (digits - 1);
        let mut size = 56;
        if value.is_some_and(|value| value.starts_with('+')) {
            // A plus sign needs more room.
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

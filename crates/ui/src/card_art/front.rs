//! The front of a card.
//!
//! On the board a card is sixty to a hundred pixels wide, so the parts are few and large. A card of 250
//! by 350 units has these zones; boards lay their own marks over them and rely on them:
//!
//! - the name, down to 78: the upper 22 per cent, the full width;
//! - the picture, from 78 to 230: the cost in its upper left corner, the signs of unique cards and of
//!   cards with a text in its upper right corner, the crest of the faction below them, target or aspects in its lower right corner;
//! - the lower left of the picture, 10 to 120 by 160 to 230: nothing but the figure, so that a board
//!   can put its badges there;
//! - the kind of the card, at 249;
//! - its numbers, from 260 to 335. A card without numbers has a higher picture instead, and its kind
//!   stands below that.

use maud::{Markup, PreEscaped, html};
use prose::{Lang, Text};

use super::figure::Pen;
use super::frame_style::{self, DARK, FrameStyle, INK};
use super::pictures::{self, Composition};
use super::text_fitting::{self, centred};
use super::variation::Variation;
use super::{Face, Stat, crest, scenes, stat};

const MIDDLE: i32 = 125;
const FONT: &str = "system-ui,sans-serif";

/// The whole card as an SVG document.
#[must_use]
pub fn svg(face: &Face, lang: Lang) -> String {
    let style = frame_style::of(face.allegiance);
    let document = html! {
        svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 250 350" lang=(lang)
            font-family=(FONT) font-weight="700" text-anchor="middle" fill=(INK) {
            title { (face.name.get(lang)) }
            defs {
                clipPath id="c" { path id="o" d=(style.outline) {} }
                (scenes::light(style))
            }
            g clip-path="url(#c)" {
                path fill=(style.panel) d="M0 0H250V350H0Z" {}
                path fill=(style.banner) d="M0 0H250V78H0Z" {}
                (picture(face, style))
            }
            // The dark edge keeps a light rim apart from a light page.
            g fill="none" stroke-linejoin="round" {
                use href="#o" stroke=(DARK) stroke-width="10" {}
                use href="#o" stroke=(style.rim) stroke-width="8" {}
            }
            (name(face, lang, style))
            (corners(face, lang, style))
            (crest::on_face(face.allegiance, style))
            (marks(face, lang))
            (kind(face, lang, style))
            (values(face, lang))
        }
    };
    short(document)
}

/// The document with empty elements closed in the short way.
fn short(document: Markup) -> String {
    let elements = ["path", "use", "rect", "circle", "stop"];
    elements.iter().fold(document.into_string(), |document, element| {
        document.replace(&format!("></{element}>"), "/>")
    })
}

/// The lower edge of the picture.
fn horizon(face: &Face) -> i32 {
    let numbers = face.stats.iter().any(|(stat, _)| is_below(*stat));
    if numbers { 230 } else { 292 }
}

/// Whether a number stands below the picture; the others stand in its corners.
fn is_below(stat: Stat) -> bool {
    !matches!(stat, Stat::Cost | Stat::Target | Stat::Deploy)
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
    let y = horizon(face) - 28;
    html! {
        @for (mark, at) in face.marks.iter().rev().zip(0..) {
            g transform=(format!("translate({} {y}) scale(.9)", 218 - 45 * at)) { (mark.draw(lang)) }
        }
    }
}

/// The picture of a card without its frame and writing, as an SVG document: for large cards, whose
/// writing is text of the page.
#[must_use]
pub fn picture_svg(face: &Face) -> String {
    let style = frame_style::of(face.allegiance);
    let document = html! {
        svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 230 152" {
            defs { (scenes::light(style)) }
            (drawn(face, style))
        }
    };
    short(document)
}

/// Scene and figure, clipped by an inner SVG element.
fn picture(face: &Face, style: &FrameStyle) -> Markup {
    let height = horizon(face) - 78;
    let wide = if height == scenes::HEIGHT { None } else { Some("0 0 230 152") };
    html! {
        // A higher picture is the same one, enlarged and cut at its sides.
        svg x="10" y="78" width=(scenes::WIDTH) height=(height) viewBox=[wide] preserveAspectRatio=[wide.map(|_| "xMidYMid slice")] {
            (drawn(face, style))
        }
    }
}

fn drawn(face: &Face, style: &FrameStyle) -> Markup {
    let Composition { scene, paint, shapes } = pictures::of(face);
    let mut pen = Pen::new(style, paint);
    pen.draw(&shapes);
    html! {
        (scenes::draw(scene, style, &mut Variation::of(face.id)))
        // A thin dark outline keeps a figure apart from any scene, also at sixty pixels.
        g transform="translate(115 76)" fill=(style.light) stroke=(DARK) stroke-width="2.5" stroke-linejoin="round" stroke-linecap="round" {
            (PreEscaped(pen.drawn()))
        }
    }
}

/// Cost and target, and the signs of unique cards and abilities.
fn corners(face: &Face, lang: Lang, style: &FrameStyle) -> Markup {
    let printed = |wanted| face.stats.iter().find(|(stat, _)| *stat == wanted);
    html! {
        @for cost in [Stat::Cost, Stat::Deploy] {
            @if let Some(cost) = printed(cost) { (badge(*cost, lang, style, "translate(42 111)")) }
        }
        @if let Some(target) = printed(Stat::Target) { (badge(*target, lang, style, "translate(208 197)")) }
        g transform="translate(226 95) scale(.85)" {
            @if face.has_text { (stat::writing()) }
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
    let size = text_fitting::size(&[label], 56, 11..=15);
    let (number_x, number_size) = if value > 9 { (13, 34) } else { (14, 42) };
    html! {
        g transform=(place) {
            rect x="-31" y="-30" width="62" height="60" rx="10" fill={ (style.panel) "eb" } stroke=(style.rim) stroke-width="2" {}
            g transform="translate(-16 -8)" { (stat.sign()) }
            text x=(number_x) y="7" font-size=(number_size) { (value) }
            (centred(label, 0, 24, size, 56))
        }
    }
}

fn kind(face: &Face, lang: Lang, style: &FrameStyle) -> Markup {
    const KIND: i32 = 224;
    const SMALLEST: i32 = 17;
    const LARGEST: i32 = 20;
    let mut words = face.kind.get(lang);
    // On the board, letters of less than 17 units cannot be read.
    if let Some(short) = &face.short_kind
        && text_fitting::size(&[words], KIND, 1..=LARGEST) < SMALLEST
    {
        words = short.get(lang);
    }
    let size = text_fitting::size(&[words], KIND, 13..=LARGEST);
    let y = horizon(face) + 19;
    html! { g fill=(style.light) font-weight="500" { (centred(words, MIDDLE, y, size, KIND)) } }
}

/// The other numbers, side by side.
fn values(face: &Face, lang: Lang) -> Markup {
    const VALUES: i32 = 214;
    let shown: Vec<_> = face.stats.iter().filter(|(stat, _)| is_below(*stat)).collect();
    let Some(width) = i32::try_from(shown.len()).ok().and_then(|count| VALUES.checked_div(count))
    else {
        return html! {};
    };
    let labels: Vec<Text> = shown.iter().map(|(stat, _)| stat.label()).collect();
    let words: Vec<&str> = labels.iter().map(|label| label.get(lang)).collect();
    let size = text_fitting::size(&words, width - LABEL_GAP, 15..=21);
    html! {
        @for (((stat, value), label), at) in shown.into_iter().zip(words).zip(0..) {
            @let cell = Cell { x: MIDDLE - VALUES / 2 + width / 2 + at * width, width, size };
            (cell.draw(&stat.sign(), &stat.written(*value), label))
        }
    }
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
    fn draw(&self, sign: &Markup, value: &str, label: &str) -> Markup {
        let digits = if value.len() == 1 { 1 } else { 2 };
        // Sign and number together are centred in the cell.
        let mut sign_x = -20 * digits;
        let mut number_x = 16 + 3 * (digits - 1);
        let mut size = 56;
        if digits == 2 && self.width < 120 {
            (sign_x, number_x, size) = (-36, 14, 46);
        }
        if value.starts_with('+') {
            // A plus sign needs more room.
            (sign_x, number_x, size) = (-34, 14, 42);
        }
        html! {
            g transform=(format!("translate({} 284)", self.x)) {
                g transform=(format!("translate({sign_x} 0) scale(1.2)")) { (sign) }
                text x=(number_x) y="20" font-size=(size) { (value) }
                (centred(label, 0, 43, self.size, self.width - LABEL_GAP))
            }
        }
    }
}

//! The background of the emblem: a sky with stars, and one large shape.

use std::fmt::Write as _;

use maud::{Markup, html};

use super::frame_style::{DARK, FrameStyle};
use super::variation::Variation;

/// The width of the picture.
pub(super) const WIDTH: i32 = 230;
/// The height of the picture.
pub(super) const HEIGHT: i32 = 152;

/// The sky of one card.
pub(super) fn sky(style: &FrameStyle, variation: &mut Variation) -> Markup {
    html! {
        rect width=(WIDTH) height=(HEIGHT) fill="url(#s)" {}
        (shape(style, variation))
        path d=(stars(variation)) stroke="#fff" stroke-opacity=".75" stroke-width="2.5" stroke-linecap="round" {}
    }
}

/// The gradient of the sky.
pub(super) fn light(style: &FrameStyle) -> Markup {
    html! {
        radialGradient id="s" cy=".45" r=".75" {
            stop stop-color=(style.sky) {}
            stop offset="1" stop-color=(DARK) {}
        }
    }
}

/// Stars as lines of zero length with round ends, because a dot then takes only eight bytes.
fn stars(variation: &mut Variation) -> String {
    let mut dots = String::new();
    for _ in 0..16 {
        let x = variation.below(226) + 2;
        let y = variation.below(148) + 2;
        // Writing into a string cannot fail.
        let _ = write!(dots, "M{x} {y}h0");
    }
    dots
}

fn shape(style: &FrameStyle, variation: &mut Variation) -> Markup {
    let kind = variation.below(5);
    let x = 60 + variation.below(110);
    let lines = match kind {
        0 => rays(x),
        1 => format!("M-20 {}L250 {}M-20 {}L250 {}", x, x - 90, x + 34, x - 56),
        2 => format!("M0 118Q115 {} 230 118M0 134Q115 {} 230 134", x / 2 + 50, x / 2 + 70),
        3 => format!("M{0}-5V160M{1}-5V160M{2}-5V160", x, x - 40, x + 40),
        _ => {
            return html! {
                g fill="none" stroke=(style.rim) stroke-opacity=".28" stroke-width="7" {
                    circle cx=(x) cy="76" r="46" {}
                    circle cx=(x) cy="76" r="78" {}
                }
            };
        }
    };
    html! {
        path d=(lines) fill="none" stroke=(style.rim) stroke-opacity=".28" stroke-width="9" {}
    }
}

fn rays(x: i32) -> String {
    let mut rays = String::new();
    for end in [-40, 30, 100, 170, 240] {
        let _ = write!(rays, "M{x} 200L{end}-20");
    }
    rays
}

//! Emblems of fighters, transports, vehicles, ships and planets.

use std::fmt::Write as _;

use maud::{Markup, html};

use super::frame_style::DARK;
use super::variation::Variation;

/// A small fighter from above; its wings vary with the card.
pub(super) fn fighter(glow: &str, variation: &mut Variation) -> Markup {
    let x = 42 + variation.below(18);
    let y = variation.below(38);
    let root = 14 + variation.below(20);
    let guns = variation.below(2);
    let hull = format!(
        "M0-60L9-24 13 {0} {x} {y}V{1}L13 {2} 9 50H-9L-13 {2}-{x} {1}V{y}L-13 {0}-9-24Z",
        root - 24,
        y + 15,
        root + 18
    );
    let barrels = format!("M{x} {}V{}M-{x} {}V{}", y - 20, y + 24, y - 20, y + 24);
    html! {
        path d=(hull) {}
        @if guns == 0 { path d=(barrels) stroke=(glow) stroke-width="5" {} }
        ellipse cy="-18" rx="5" ry="13" fill=(DARK) {}
        path fill=(glow) d="M-8 50H-2L-5 64ZM2 50H8L5 64Z" {}
    }
}

/// A box with a cockpit, seen from the side.
pub(super) fn transport(glow: &str, variation: &mut Variation) -> Markup {
    let holds = 2 + variation.below(3);
    let fin = 24 + variation.below(30);
    html! {
        path d=(format!("M-62 14L-46-10H-30L-22-24H30L40-{fin}H54V30L44 38H-52Z")) {}
        path fill=(DARK) d="M-54 6L-45-5H-34V6Z" {}
        g fill=(DARK) {
            @for hold in 0..holds {
                rect x=(-18 + 17 * hold) y="-12" width="12" height="34" rx="2" {}
            }
        }
        path fill=(glow) d="M54-14H64V-2H54ZM54 8H64V20H54Z" {}
    }
}

/// A hull on tracks.
pub(super) fn vehicle(glow: &str, variation: &mut Variation) -> Markup {
    let wheels = 4 + variation.below(2);
    let high = 22 + variation.below(22);
    html! {
        path d=(format!("M-50 12L-42-10H-28L-20-{high}H12L20-10H40L54 12Z")) {}
        path d=(format!("M62-{0}H4V-{1}H62Z", high - 4, high - 13)) fill=(glow) {}
        rect x="-62" y="16" width="124" height="38" rx="19" {}
        rect x="-54" y="22" width="108" height="26" rx="13" fill=(DARK) {}
        @for wheel in 0..wheels {
            circle cx=(-42 + wheel * 84 / (wheels - 1)) cy="35" r="9" {}
        }
        circle cx="-6" cy=(10 - high) r="6" fill=(DARK) {}
    }
}

/// A long pointed hull with decks and a bridge, seen from the side.
pub(super) fn ship(glow: &str, variation: &mut Variation) -> Markup {
    let nose = variation.around(8);
    let deck = 20 + variation.below(8);
    let bridge = 6 + variation.below(16);
    let top = deck + 6 + variation.below(9);
    let keel = 22 + variation.below(18);
    let tower = format!(
        "M{bridge}-{deck}L{0}-{top}H{1}L{2}-{deck}ZM{3}-{top}V-{4}H{5}V-{top}Z",
        bridge + 5,
        bridge + 21,
        bridge + 28,
        bridge - 2,
        top + 7,
        bridge + 28
    );
    html! {
        path d=(format!("M-80 {nose}L-14-13H56L66-4V10L56 19H-14Z")) {}
        path d=(format!("M-24-12L0-{deck}H46L56-12ZM-10 18L12 {keel}H40L52 18Z")) {}
        path d=(tower) {}
        path d="M-52 3H60M-8-7H54M-8 12H54" stroke=(DARK) stroke-width="3" stroke-dasharray="7 4 2 4" {}
        path fill=(glow) d="M66-6H84L78 2H66ZM66 6H80L74 13H66Z" {}
    }
}

const RADIUS: i32 = 60;

/// A planet; its surface varies with the card.
pub(super) fn planet(rim: &str, variation: &mut Variation) -> Markup {
    let ring = variation.below(3) == 0;
    html! {
        circle r=(RADIUS) {}
        @match variation.below(3) {
            0 => (bands(rim, variation)),
            1 => (craters(rim, variation)),
            _ => (lands(rim, variation)),
        }
        path fill=(DARK) opacity=".45" d="M18-57A60 60 0 0 1 18 57A80 80 0 0 0 18-57Z" {}
        @if ring {
            path fill="none" stroke=(rim) stroke-width="8" d="M-57-15A88 20 0 1 0 57-15" {}
        }
    }
}

/// Stripes from edge to edge.
fn bands(rim: &str, variation: &mut Variation) -> Markup {
    let mut lines = String::new();
    for middle in [-36, -6, 26] {
        let y: i32 = middle + variation.around(8);
        let half = (RADIUS * RADIUS - y * y).isqrt() - 3;
        // Writing into a string cannot fail.
        let _ = write!(lines, "M-{half} {y}H{half}");
    }
    let thick = 6 + variation.below(9);
    html! { path d=(lines) stroke=(rim) stroke-opacity=".75" stroke-width=(thick) stroke-linecap="round" {} }
}

fn craters(rim: &str, variation: &mut Variation) -> Markup {
    html! {
        g fill=(rim) fill-opacity=".7" {
            @for (x, y) in [(-30, -20), (2, -38), (-18, 22), (16, 4), (8, 40)] {
                circle cx=(x + variation.around(5)) cy=(y + variation.around(5)) r=(5 + variation.below(8)) {}
            }
        }
    }
}

fn lands(rim: &str, variation: &mut Variation) -> Markup {
    let x = variation.around(10);
    let y = variation.around(8);
    html! {
        g fill=(rim) fill-opacity=".75" transform=(format!("translate({x} {y})")) {
            path d="M-38-26C-20-44 4-40 10-26S-6-8-10 4-34 0-40-10Z" {}
            path d="M2 12C16 4 34 8 34 20S14 44 4 40-8 18 2 12Z" {}
            path d="M-34 20C-24 16-18 24-22 32S-38 28-34 20Z" {}
        }
    }
}

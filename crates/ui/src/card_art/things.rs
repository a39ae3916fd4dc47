//! Emblems of creatures, upgrades, events and tokens.

use maud::{Markup, html};

use super::frame_style::DARK;
use super::variation::Variation;

/// Three claw marks.
pub(super) fn claws(glow: &str) -> Markup {
    html! {
        path d="M-44-46Q-26 8-36 54-14 18-26-46ZM-9-56Q6 6-4 62 20 20 11-56ZM28-46Q44 8 34 54 56 18 46-46Z" {}
        path fill=(glow) d="M-60 58H60V64H-60Z" {}
    }
}

/// Rays around a bright centre; their number varies with the card.
pub(super) fn burst(glow: &str, variation: &mut Variation) -> Markup {
    let rays = 7 + variation.below(6);
    html! {
        @for ray in 0..rays {
            path transform={ "rotate(" (ray * 360 / rays) ")" } d="M-7-24L0-62 7-24Z" {}
        }
        circle r="22" {}
        circle r="14" fill=(DARK) {}
        circle r="8" fill=(glow) {}
    }
}

/// A gear with an upward arrow.
pub(super) fn gear(glow: &str, variation: &mut Variation) -> Markup {
    let teeth = 6 + variation.below(5);
    html! {
        @for tooth in 0..teeth {
            path transform={ "rotate(" (tooth * 360 / teeth) ")" } d="M-9-40L-6-58H6L9-40Z" {}
        }
        circle r="44" {}
        circle r="32" fill=(DARK) {}
        path fill=(glow) d="M0-26L20-2H8V24H-8V-2H-20Z" {}
    }
}

/// A shield.
pub(super) fn shield(glow: &str) -> Markup {
    html! {
        path d="M0-60L50-42V4Q50 44 0 64-50 44-50 4V-42Z" {}
        path fill=(DARK) d="M0-44L36-31V4Q36 33 0 48-36 33-36 4V-31Z" {}
        path fill=(glow) d="M0-32L26-22V4Q26 24 0 35Z" {}
    }
}

/// Three chevrons, one above the other.
pub(super) fn chevrons(glow: &str) -> Markup {
    html! {
        path d="M0-58L46-22V4L0-32-46 4V-22Z" {}
        path d="M0-22L46 14V40L0 4-46 40V14Z" {}
        path fill=(glow) d="M0 14L34 40V62L0 36-34 62V40Z" {}
    }
}

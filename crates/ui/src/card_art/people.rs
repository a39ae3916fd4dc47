//! Emblems of people, droids and what they carry.

use maud::{Markup, html};

use super::frame_style::DARK;
use super::variation::Variation;

/// Head and shoulders in cross-hairs.
pub(super) fn bounty_hunter(glow: &str) -> Markup {
    html! {
        path d="M-32 36Q-32 10-12 6A18 18 0 1 1 12 6Q32 10 32 36Z" {}
        g fill="none" stroke=(glow) stroke-width="6" {
            circle r="46" {}
            path d="M0-62V-32M0 62V38M-62 0H-34M62 0H34" {}
        }
    }
}

/// A square head with an antenna.
pub(super) fn droid(glow: &str) -> Markup {
    html! {
        path d="M-3-44V-58H3V-44H30L38-32V10H-38V-32L-30-44ZM-46-26H-41V-2H-46ZM41-26H46V-2H41ZM-14 14H14V22H46L54 58H-54L-46 22H-14Z" {}
        circle cy="-58" r="6" fill=(glow) {}
        path fill=(DARK) d="M-30-30H30V-8H-30ZM-20-1H-12V6H-20ZM-8-1H0V6H-8ZM4-1H12V6H4ZM-30 34H30V42H-30Z" {}
        circle cx="-14" cy="-19" r="7" fill=(glow) {}
        circle cx="16" cy="-19" r="5" fill=(glow) {}
    }
}

/// A blade of light.
pub(super) fn jedi() -> Markup {
    html! {
        path d="M0-72V26" stroke="#7fe0ff" stroke-opacity=".45" stroke-width="20" stroke-linecap="round" {}
        path d="M0-72V26" stroke="#e9fbff" stroke-width="9" stroke-linecap="round" {}
        path d="M-8 24H8V32H12V38H8V70H-8Z" {}
        path fill=(DARK) d="M-8 44H8V48H-8ZM-8 54H8V58H-8Z" {}
    }
}

/// A bust with a peaked cap and a rank plate.
pub(super) fn officer(glow: &str, variation: &mut Variation) -> Markup {
    let marks = 3 + variation.below(4);
    html! {
        path d="M-58 60Q-56 26-16 22V10Q-24 2-24-14H24Q24 2 16 10V22Q56 26 58 60Z" {}
        path d="M-34-26Q-36-54 0-58 36-54 34-26L28-18H-28Z" {}
        path fill=(DARK) d="M-31-24H31L28-16H-28Z" {}
        path fill=(DARK) d="M-46 34H-6V54H-46Z" {}
        g fill=(glow) {
            @for mark in 0..marks {
                rect x=(-42 + 12 * (mark % 3)) y=(37 + 8 * (mark / 3)) width="9" height="6" {}
            }
        }
        circle cy="-38" r="5" fill=(glow) {}
    }
}

/// Two dice.
pub(super) fn scoundrel(variation: &mut Variation) -> Markup {
    html! {
        g transform="translate(-24 10) rotate(-16)" { (die(variation)) }
        g transform="translate(30 -14) rotate(20)" { (die(variation)) }
    }
}

fn die(variation: &mut Variation) -> Markup {
    let pips = match variation.below(4) {
        0 => "M-13-13h0M13 13h0",
        1 => "M-13-13h0M0 0h0M13 13h0",
        2 => "M-13-13h0M13-13h0M-13 13h0M13 13h0",
        _ => "M-13-13h0M13-13h0M0 0h0M-13 13h0M13 13h0",
    };
    html! {
        rect x="-27" y="-27" width="54" height="54" rx="11" stroke=(DARK) stroke-width="3" {}
        path d=(pips) stroke=(DARK) stroke-width="11" stroke-linecap="round" {}
    }
}

/// A hood with only two eyes in it.
pub(super) fn sith() -> Markup {
    html! {
        path d="M0-62C40-58 46-18 44 4L60 62H-60L-44 4C-46-18-40-58 0-62Z" {}
        path fill=(DARK) d="M0-42C24-38 30-12 26 8 20 30 8 38 0 40-8 38-20 30-26 8-30-12-24-38 0-42Z" {}
        path fill="#ff5a4a" d="M-18-8L-4-2-16 4ZM18-8L4-2 16 4Z" {}
    }
}

/// A person in a cloak, with a staff.
pub(super) fn traveller(glow: &str, variation: &mut Variation) -> Markup {
    let side = if variation.below(2) == 0 { 1 } else { -1 };
    html! {
        g transform=(format!("scale({side} 1)")) {
            path d="M-16-30A18 18 0 1 1 16-30L30-16Q44 20 46 62H-46Q-44 20-30-16Z" {}
            path fill=(DARK) d="M-10-36A10 11 0 1 1 10-36Q8-24 0-22-8-24-10-36ZM-4-8L4-8 10 62H-10Z" {}
            path d="M54-44V62" stroke=(glow) stroke-width="6" stroke-linecap="round" {}
            circle cx="54" cy="-48" r="9" fill=(glow) {}
        }
    }
}

/// A helmet; visor and crest vary with the card.
pub(super) fn trooper(glow: &str, variation: &mut Variation) -> Markup {
    let visor = match variation.below(3) {
        0 => "M-36-12Q0-22 36-12L32 12Q18 4 0 12-18 4-32 12Z",
        1 => "M-37-14H37V4H-37Z",
        _ => "M-36-18L-6-8V8L-34 2ZM36-18L6-8V8L34 2Z",
    };
    html! {
        path d="M-44 40V-10C-44-44-22-58 0-58S44-44 44-10V40L24 58H-24Z" {}
        path fill=(DARK) d=(visor) {}
        path fill=(DARK) d="M-14 28H14V34H-14ZM-10 40H10V46H-10Z" {}
        @match variation.below(4) {
            0 => path d="M0-66V-26" stroke=(glow) stroke-width="9" {},
            1 => path d="M-30-30H-10M-30-40H-16" stroke=(glow) stroke-width="6" {},
            2 => path d="M50-60V10M36 14H54" stroke=(glow) stroke-width="6" {},
            _ => circle cy="-38" r="8" fill=(glow) {},
        }
    }
}

//! The back of a card: what everyone sees of a card nobody may see.

use maud::html;

use super::House;
use super::livery::{self, DARK};

/// The back of the cards of a house, or of cards that belong to nobody.
#[must_use]
pub fn back(house: Option<House>) -> String {
    let livery = livery::of(house.unwrap_or(House::Neutral));
    html! {
        svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 250 350" {
            path d=(livery.outline) fill=(livery.panel) stroke=(livery.rim) stroke-width="9" stroke-linejoin="round" {}
            g transform="translate(125 175)" fill="none" stroke=(livery.rim) stroke-width="4" {
                g stroke-opacity=".45" {
                    path d="M0-150L98 0 0 150-98 0Z" {}
                    path d="M0-118L77 0 0 118-77 0Z" {}
                }
                @if house.is_some() { circle r="58" fill=(livery.banner) {} }
                @else { path d="M-58-58H58V58H-58Z" fill=(livery.banner) {} }
                // A glass on a table: the sign of the house we play in.
                path d="M-26-34H26L5-4V26H20V34H-20V26H-5V-4Z" fill=(livery.light) stroke=(DARK) stroke-width="3" {}
                path d="M-17-25H17L9-14H-9Z" fill=(livery.glow) stroke="none" {}
            }
        }
    }
    .into_string()
}

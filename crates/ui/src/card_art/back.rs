//! The back of a card.

use maud::html;

use super::frame_style::{self, DARK};
use super::{Allegiance, crest};

/// The back of the cards of this allegiance, or a neutral back.
#[must_use]
pub fn back(allegiance: Option<Allegiance>) -> String {
    let style = frame_style::of(allegiance.unwrap_or(Allegiance::Neutral));
    html! {
        svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 250 350" {
            path d=(style.outline) fill=(style.panel) stroke=(DARK) stroke-width="10" stroke-linejoin="round" {}
            path d=(style.outline) fill="none" stroke=(style.rim) stroke-width="8" stroke-linejoin="round" {}
            g transform="translate(125 175)" fill="none" stroke=(style.rim) stroke-width="4" {
                g stroke-opacity=".45" {
                    path d="M0-150L98 0 0 150-98 0Z" {}
                    path d="M0-118L77 0 0 118-77 0Z" {}
                }
                @if let Some(allegiance) = allegiance {
                    circle r="58" fill=(style.banner) {}
                    (crest::on_back(allegiance))
                } @else {
                    path d="M-58-58H58V58H-58Z" fill=(style.banner) {}
                    // A glass on a table: the sign of Cantina.
                    path d="M-26-34H26L5-4V26H20V34H-20V26H-5V-4Z" fill=(style.light) stroke=(DARK) stroke-width="3" {}
                    path d="M-17-25H17L9-14H-9Z" fill=(style.glow) stroke="none" {}
                }
            }
        }
    }
    .into_string()
}

//! The emblem of a card: its kind as a silhouette.

use maud::{Markup, html};

use super::frame_style::FrameStyle;
use super::variation::Variation;
use super::{Emblem, people, things, vessels};

/// Draws the emblem, within 60 units of the centre.
pub(super) fn draw(emblem: Emblem, style: &FrameStyle, variation: &mut Variation) -> Markup {
    let glow = style.glow;
    let turned = match emblem {
        Emblem::Fighter => variation.around(40),
        Emblem::Jedi => 38 + variation.around(12),
        Emblem::Scoundrel => variation.around(14),
        Emblem::Ship | Emblem::Transport => variation.around(9),
        Emblem::Base => variation.around(25),
        // People and things on the ground are drawn upright.
        Emblem::BountyHunter
        | Emblem::Droid
        | Emblem::Officer
        | Emblem::Sith
        | Emblem::Traveller
        | Emblem::Trooper
        | Emblem::Vehicle
        | Emblem::Shield
        | Emblem::Experience => 0,
        Emblem::Creature | Emblem::Event | Emblem::Upgrade => variation.around(20),
    };
    // Long, flat shapes are drawn larger and lower, away from the cost.
    let (down, scale) = if emblem == Emblem::Ship { (16, "1.25") } else { (0, "1.1") };
    let place = format!("translate(0 {down}) rotate({turned}) scale({scale})");
    html! {
        g fill=(style.light) transform=(place) {
            @match emblem {
                Emblem::BountyHunter => (people::bounty_hunter(glow)),
                Emblem::Droid => (people::droid(glow)),
                Emblem::Fighter => (vessels::fighter(glow, variation)),
                Emblem::Jedi => (people::jedi()),
                Emblem::Officer => (people::officer(glow, variation)),
                Emblem::Scoundrel => (people::scoundrel(variation)),
                Emblem::Sith => (people::sith()),
                Emblem::Transport => (vessels::transport(glow, variation)),
                Emblem::Traveller => (people::traveller(glow, variation)),
                Emblem::Trooper => (people::trooper(glow, variation)),
                Emblem::Vehicle => (vessels::vehicle(glow, variation)),
                Emblem::Ship => (vessels::ship(glow, variation)),
                Emblem::Base => (vessels::planet(style.rim, variation)),
                Emblem::Creature => (things::claws(glow)),
                Emblem::Event => (things::burst(glow, variation)),
                Emblem::Upgrade => (things::gear(glow, variation)),
                Emblem::Shield => (things::shield(glow)),
                Emblem::Experience => (things::chevrons(glow)),
            }
        }
    }
}

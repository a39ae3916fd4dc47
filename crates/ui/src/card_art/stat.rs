//! The printed numbers of a card: a sign and a name for each.

use maud::{Markup, html};
use prose::{Text, text};

use super::Stat;
use super::frame_style::DARK;

impl Stat {
    /// The name of the number.
    #[must_use]
    pub fn label(self) -> Text {
        match self {
            Self::Cost => text!("Cost", "Coste"),
            Self::Attack => text!("Attack", "Ataque"),
            Self::Resources => text!("Resources", "Recursos"),
            Self::Force => text!("Force", "Fuerza"),
            Self::Target => text!("Target", "Objetivo"),
            Self::HitPoints => text!("Hit points", "Resistencia"),
            Self::Power | Self::MorePower => text!("Power", "Poder"),
            Self::Hp | Self::MoreHp => text!("HP", "PG"),
            Self::Deploy => text!("Deploy", "Despliegue"),
        }
    }

    /// The number as printed; bonuses have a plus sign.
    #[must_use]
    pub fn written(self, value: u8) -> String {
        match self {
            Self::MorePower | Self::MoreHp => format!("+{value}"),
            _ => value.to_string(),
        }
    }

    fn colour(self) -> &'static str {
        match self {
            Self::Cost | Self::Deploy => "#ffd568",
            Self::Attack | Self::Power | Self::MorePower => "#ff8f78",
            Self::Resources => "#b9e37c",
            Self::Force => "#8fd2ff",
            Self::Target => "#ffb38c",
            Self::HitPoints | Self::Hp | Self::MoreHp => "#8fe3bb",
        }
    }

    /// Its sign, within 12 units of the centre.
    pub(crate) fn sign(self) -> Markup {
        match self {
            Self::Cost | Self::Deploy => html! {
                circle r="11" fill=(self.colour()) {}
                circle r="7" fill="none" stroke=(DARK) stroke-width="2" {}
                path d="M0-4V4" stroke=(DARK) stroke-width="3" {}
            },
            Self::Attack | Self::Power | Self::MorePower => html! {
                path fill=(self.colour()) d="M0-13L2-5 9-9 5-2 13 0 5 2 9 9 2 5 0 13-2 5-9 9-5 2-13 0-5-2-9-9-2-5Z" {}
            },
            Self::Resources => html! {
                g fill=(self.colour()) {
                    path d="M0-12L11-6 0-1-11-6Z" {}
                    path d="M-11-4L-1 1V12L-11 7Z" opacity=".75" {}
                    path d="M11-4L1 1V12L11 7Z" opacity=".5" {}
                }
            },
            Self::Force => html! {
                g fill=(self.colour()) {
                    path d="M0-12A12 12 0 1 0 12 0H8A8 8 0 1 1 0-8Z" {}
                    circle r="4.5" {}
                    circle cx="8" cy="-8" r="3" {}
                }
            },
            Self::Target => html! {
                g fill="none" stroke=(self.colour()) stroke-width="3" {
                    circle r="7.5" {}
                    path d="M0-13V-4M0 13V4M-13 0H-4M13 0H4" {}
                }
            },
            Self::HitPoints | Self::Hp | Self::MoreHp => html! {
                path fill=(self.colour()) d="M0-12L11-8V0C11 6 5 10 0 13-5 10-11 6-11 0V-8Z" {}
                path fill=(DARK) opacity=".3" d="M0-12L11-8V0C11 6 5 10 0 13Z" {}
            },
        }
    }
}

/// The sign of a card with an ability: a written sheet.
pub(crate) fn writing() -> Markup {
    html! {
        path fill="#fff3d0" d="M-9-12H4L9-7V12H-9Z" {}
        path stroke=(DARK) stroke-width="2.5" d="M-5-5H3M-5 1H5M-5 7H5" {}
    }
}

/// The sign of a unique card: a star of four points.
pub(crate) fn unique() -> Markup {
    html! { path fill="#fff3d0" d="M0-13Q2-2 13 0 2 2 0 13-2 2-13 0-2-2 0-13Z" {} }
}

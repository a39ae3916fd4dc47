//! What is behind the figure of a picture.

use std::fmt::Write as _;

use maud::{Markup, PreEscaped, html};

use super::frame_style::{DARK, FrameStyle};
use super::variation::Variation;

/// The width of the picture.
pub(super) const WIDTH: i32 = 230;
/// The height of the picture.
pub(super) const HEIGHT: i32 = 152;

/// A scene.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Scene {
    /// Stars.
    Space,
    /// Stars above the curve of a planet.
    Orbit,
    /// Stars drawn out into lines.
    Speed,
    /// Rays from below.
    Rays,
    /// A bright disc.
    Halo,
    /// Rings.
    Rings,
    /// Dunes below two suns.
    Dunes,
    /// Peaks of ice.
    Ice,
    /// Trees.
    Forest,
    /// Towers.
    City,
    /// A corridor.
    Hall,
    /// The window of a bridge.
    Bridge,
    /// Clouds.
    Clouds,
    /// Ruins, smoke and sparks.
    Battle,
    /// An arch and lamps.
    Tavern,
    /// A grid of light.
    Grid,
}

/// All scenes in which people stand.
pub(super) const GROUND: [Scene; 9] = [
    Scene::Dunes,
    Scene::Ice,
    Scene::Forest,
    Scene::City,
    Scene::Hall,
    Scene::Battle,
    Scene::Tavern,
    Scene::Rays,
    Scene::Halo,
];
/// All scenes in which ships fly.
pub(super) const SPACE: [Scene; 4] = [Scene::Space, Scene::Orbit, Scene::Speed, Scene::Rings];
/// All scenes of things that happen.
pub(super) const ABSTRACT: [Scene; 5] =
    [Scene::Rays, Scene::Rings, Scene::Grid, Scene::Halo, Scene::Speed];

/// The gradient of the sky.
pub(super) fn light(style: &FrameStyle) -> Markup {
    html! {
        radialGradient id="s" cy=".45" r=".75" {
            stop stop-color=(style.sky) {}
            stop offset="1" stop-color=(DARK) {}
        }
    }
}

/// The background of one card.
pub(super) fn draw(scene: Scene, style: &FrameStyle, variation: &mut Variation) -> Markup {
    let rim = style.rim;
    let glow = style.glow;
    let stars = || {
        PreEscaped(format!(
            r##"<path stroke="#fffc" stroke-width="2.5" stroke-linecap="round" d="{}"/>"##,
            stars(&mut variation.clone())
        ))
    };
    let filled = |path: &str, opacity: &str| {
        PreEscaped(format!(r#"<path fill="{rim}{opacity}" d="{path}"/>"#))
    };
    let lined = |path: &str, width: u8| {
        PreEscaped(format!(
            r#"<path fill="none" stroke="{rim}4d" stroke-width="{width}" d="{path}"/>"#
        ))
    };
    let lamps = |path: &str| {
        PreEscaped(format!(
            r#"<path stroke="{glow}99" stroke-width="7" stroke-linecap="round" d="{path}"/>"#
        ))
    };
    html! {
        rect width=(WIDTH) height=(HEIGHT) fill="url(#s)" {}
        @match scene {
            Scene::Space => (stars()),
            Scene::Orbit => { (stars()) (filled("M0 152V128Q115 82 230 128V152Z", "4d")) },
            Scene::Speed => (lined("M115 76L-40-30M115 76L20-60M115 76L140-60M115 76L290-20M115 76L-50 100M115 76L40 200M115 76L170 200M115 76L280 130", 4)),
            Scene::Rays => (filled("M115 170L-20 40V90ZM115 170L10-10H50ZM115 170L95-10H135ZM115 170L180-10H220ZM115 170L250 40V90Z", "47")),
            Scene::Halo => (filled("M45 76a70 70 0 1 0 140 0 70 70 0 1 0-140 0Z", "60")),
            Scene::Rings => (lined("M69 76a46 46 0 1 0 92 0 46 46 0 1 0-92 0ZM35 76a80 80 0 1 0 160 0 80 80 0 1 0-160 0Z", 7)),
            Scene::Dunes => { (lamps("M170 30h0M190 46h0")) (filled("M0 152V112Q50 84 120 116T230 102V152Z", "73")) },
            Scene::Ice => (filled("M0 152V110L34 60 60 96 96 40 134 100 170 52 204 100 230 78V152Z", "60")),
            Scene::Forest => (filled("M0 152V96L14 40 28 96 44 20 60 96 70 60 82 110H150L160 50 172 96 188 16 204 96 216 44 230 96V152Z", "52")),
            Scene::City => { (filled("M0 152V80H22V52H44V92H60V30H72V96H160V40H176V84H190V58H212V90H230V152Z", "52")) (lamps("M33 66h0M66 50h0M168 60h0M202 74h0")) },
            Scene::Hall => (lined("M0 0L70 44V110L0 152M230 0L160 44V110L230 152M70 44H160M70 110H160M36 22V130M194 22V130", 5)),
            Scene::Bridge => { (stars()) (lined("M-10 130H240M-10 12H240M62 12L40 130M168 12L190 130", 9)) },
            Scene::Clouds => (filled("M0 152V104Q20 80 50 96 70 66 104 92 140 70 160 98 200 78 230 106V152ZM140 34Q156 14 178 28 202 18 214 36Z", "57")),
            Scene::Battle => { (filled("M0 152V116L20 108 26 70 40 78 44 118 92 126 150 120 176 100 184 60 196 66 202 104 230 112V152Z", "60")) (lamps("M60 40h0M150 24h0M196 36h0M214 66h0M24 40h0")) },
            Scene::Tavern => { (lined("M30 160V76Q30 10 115 10T200 76V160", 12)) (lamps("M60 30h0M115 22h0M170 30h0")) },
            Scene::Grid => (lined("M0 30H230M0 66H230M0 102H230M0 138H230M25 0V152M70 0V152M115 0V152M160 0V152M205 0V152", 2)),
        }
    }
}

/// Stars as lines of zero length with round ends, because a dot then takes only eight bytes.
fn stars(variation: &mut Variation) -> String {
    let mut dots = String::new();
    for _ in 0..14 {
        let x = variation.below(226) + 2;
        let y = variation.below(148) + 2;
        // Writing into a string cannot fail.
        let _ = write!(dots, "M{x} {y}h0");
    }
    dots
}

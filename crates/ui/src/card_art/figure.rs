//! Figures: drawings made of a few flat shapes, as data.

use std::fmt::Write as _;

use super::frame_style::{DARK, FrameStyle};

/// A drawing around the centre of the picture: shapes from back to front, or other figures.
pub(super) type Figure = &'static [Shape];

/// A part of a figure.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Shape {
    /// A filled path with a dark outline.
    Fill(Tone, &'static str),
    /// A line of this width with round ends; a line of length zero is a dot.
    Line(Tone, u8, &'static str),
    /// Another figure in the same place.
    On(Figure),
    /// Another figure at x and y, with its size in per cent.
    At(Figure, i16, i16, i16),
    /// The same, mirrored.
    Flip(Figure, i16, i16, i16),
    /// The same, turned by so many degrees.
    Turn(Figure, i16, i16, i16, i16),
    /// Another figure in other colours.
    In(Paint, Figure),
}

/// The colour of a shape.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Tone {
    /// The light colour of the frame: hulls, armour.
    Light,
    /// The rim colour of the frame.
    Rim,
    /// The glowing colour of the frame: lights, engines.
    Glow,
    /// Nearly black.
    Dark,
    /// The first colour of the card: skin, rock, the ground of a planet.
    Skin,
    /// The second colour of the card: hair, and what lies upon the first.
    Hair,
    /// The third colour of the card: clothes, painted hulls.
    Cloth,
    /// The fourth colour of the card: its accent.
    Trim,
    /// A shadow upon what is below.
    Shade,
    /// A light upon what is below.
    Shine,
}

/// The own colours of a card: skin, hair, cloth and trim. An empty one is that of the frame.
pub(super) type Paint = [&'static str; 4];

/// What is drawn in the picture of a card, and before which scene.
#[derive(Clone, Copy, Debug)]
pub(super) struct Picture {
    /// The id of the card.
    pub(super) id: &'static str,
    /// What is behind the figure.
    pub(super) scene: super::scenes::Scene,
    /// The colours of the figure.
    pub(super) paint: Paint,
    /// The figure.
    pub(super) figure: Figure,
}

/// Shadows and lights let what is below shine through.
const SHADE: &str = "#090c1347";
const LINE_SHADE: &str = "#090c1366";
const SHINE: &str = "#fff6";

/// Where a figure is placed in another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Place {
    /// Its centre.
    pub(super) at: (i16, i16),
    /// Its width in per cent; less than zero if it is mirrored.
    pub(super) wide: i16,
    /// Its height in per cent.
    pub(super) high: i16,
    /// The degrees it is turned by.
    pub(super) turn: i16,
}

impl Place {
    /// The SVG attribute.
    fn transform(self) -> String {
        let Self { at: (x, y), wide, high, turn } = self;
        let turn = if turn == 0 { String::new() } else { format!(" rotate({turn})") };
        let scale = match (wide, high) {
            (100, 100) => String::new(),
            _ if wide == high => format!(" scale({})", hundredths(high)),
            _ => format!(" scale({} {})", hundredths(wide), hundredths(high)),
        };
        format!(r#"transform="translate({x} {y}){turn}{scale}""#)
    }
}

impl Shape {
    /// The figure that is placed somewhere else, and where.
    pub(super) fn placed(self) -> Option<(Figure, Place)> {
        match self {
            Self::At(figure, x, y, size) => {
                Some((figure, Place { at: (x, y), wide: size, high: size, turn: 0 }))
            }
            Self::Flip(figure, x, y, size) => {
                Some((figure, Place { at: (x, y), wide: -size, high: size, turn: 0 }))
            }
            Self::Turn(figure, x, y, size, turn) => {
                Some((figure, Place { at: (x, y), wide: size, high: size, turn }))
            }
            Self::Fill(..) | Self::Line(..) | Self::On(_) | Self::In(..) => None,
        }
    }
}

/// Draws figures as SVG, in the colours of a frame.
pub(super) struct Pen<'a> {
    style: &'a FrameStyle,
    paint: Paint,
    drawn: String,
}

impl<'a> Pen<'a> {
    /// A pen with these colours.
    pub(super) fn new(style: &'a FrameStyle, paint: Paint) -> Self {
        Self { style, paint, drawn: String::new() }
    }

    /// What was drawn, as SVG.
    pub(super) fn drawn(self) -> String {
        self.drawn
    }

    /// Draws the shapes one after the other. A figure that is placed twice is written once.
    pub(super) fn draw(&mut self, shapes: &[Shape]) {
        for (at, shape) in shapes.iter().enumerate() {
            let Some((figure, place)) = shape.placed() else {
                self.shape(*shape);
                continue;
            };
            let same = |other: &&Shape| other.placed().is_some_and(|(one, _)| one == figure);
            let transform = place.transform();
            match shapes.iter().position(|other| same(&other)) {
                Some(first) if first < at => {
                    self.write(format_args!(r##"<use href="#f{first}" {transform}/>"##));
                }
                _ if shapes[at + 1..].iter().any(|other| same(&other)) => {
                    self.write(format_args!(r#"<g {transform}><g id="f{at}">"#));
                    self.draw(figure);
                    self.write(format_args!("</g></g>"));
                }
                _ => {
                    self.write(format_args!("<g {transform}>"));
                    self.draw(figure);
                    self.write(format_args!("</g>"));
                }
            }
        }
    }

    fn shape(&mut self, shape: Shape) {
        match shape {
            Shape::Fill(tone, path) => self.fill(tone, path),
            Shape::Line(tone, width, path) => {
                let colour = self.colour(tone);
                self.write(format_args!(
                    r#"<path fill="none" stroke="{colour}" stroke-width="{width}" d="{path}"/>"#
                ));
            }
            Shape::On(figure) => self.draw(figure),
            Shape::At(figure, ..) | Shape::Flip(figure, ..) | Shape::Turn(figure, ..) => {
                self.draw(figure);
            }
            Shape::In(paint, figure) => {
                let before = std::mem::replace(&mut self.paint, paint);
                self.draw(figure);
                self.paint = before;
            }
        }
    }

    fn fill(&mut self, tone: Tone, path: &str) {
        match tone {
            Tone::Shade => {
                self.write(format_args!(r#"<path stroke="none" fill="{SHADE}" d="{path}"/>"#));
            }
            Tone::Shine => {
                self.write(format_args!(r#"<path stroke="none" fill="{SHINE}" d="{path}"/>"#));
            }
            // The group around the picture says this one.
            Tone::Light => self.write(format_args!(r#"<path d="{path}"/>"#)),
            _ => {
                let colour = self.colour(tone);
                self.write(format_args!(r#"<path fill="{colour}" d="{path}"/>"#));
            }
        }
    }

    /// The colour of a tone.
    fn colour(&self, tone: Tone) -> &'static str {
        let [skin, hair, cloth, trim] = self.paint;
        let own = |own: &'static str, frame| if own.is_empty() { frame } else { own };
        match tone {
            Tone::Light => self.style.light,
            Tone::Shine => "#fff",
            Tone::Shade => LINE_SHADE,
            Tone::Rim => self.style.rim,
            Tone::Glow => self.style.glow,
            Tone::Dark => DARK,
            Tone::Skin => own(skin, self.style.light),
            Tone::Hair => own(hair, self.style.banner),
            Tone::Cloth => own(cloth, self.style.rim),
            Tone::Trim => own(trim, self.style.glow),
        }
    }

    fn write(&mut self, text: std::fmt::Arguments<'_>) {
        // Writing into a string cannot fail.
        let _ = self.drawn.write_fmt(text);
    }
}

/// A number of hundredths, written as short as can be: `.85`, `1.1`.
fn hundredths(number: i16) -> String {
    let sign = if number < 0 { "-" } else { "" };
    let (whole, part) = (number.unsigned_abs() / 100, number.unsigned_abs() % 100);
    let whole = if whole == 0 { String::new() } else { whole.to_string() };
    match part {
        0 => format!("{sign}{whole}"),
        _ if part % 10 == 0 => format!("{sign}{whole}.{}", part / 10),
        _ => format!("{sign}{whole}.{part:02}"),
    }
}

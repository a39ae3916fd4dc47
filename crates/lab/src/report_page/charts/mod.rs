//! Charts as SVG with the colours and the font of the page.

mod bars;
mod dots;
mod histogram;
mod lifts;
mod rows;

use std::io;

use plotters::coord::Shift;
use plotters::prelude::*;
use plotters::style::text_anchor::{HPos, Pos, VPos};

pub(super) use bars::bars;
pub(super) use dots::dots;
pub(super) use histogram::histogram;
pub(super) use lifts::lifts;
pub(super) use rows::Row;

/// The width of every chart. The page scales it only a little up or down, so that the text stays
/// readable on a phone.
const WIDTH: u32 = 380;

/// An error of the drawing library. Drawing into memory fails only if this program has a bug.
pub(super) type DrawError = DrawingAreaErrorKind<io::Error>;
type Area<'a> = DrawingArea<SVGBackend<'a>, Shift>;

/// A colour of the style sheet. Plotters needs RGB values, so each colour has values that are not
/// used otherwise, which are replaced by CSS variables when the chart is done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Paint {
    Ink,
    Muted,
    Line,
    Bar,
    Better,
    Worse,
}

impl Paint {
    const ALL: [(Self, &'static str); 6] = [
        (Self::Ink, "ink"),
        (Self::Muted, "muted"),
        (Self::Line, "line"),
        (Self::Bar, "bar"),
        (Self::Better, "better"),
        (Self::Worse, "worse"),
    ];

    fn colour(self) -> RGBColor {
        RGBColor(1, 2, self as u8)
    }

    fn filled(self) -> ShapeStyle {
        self.colour().filled()
    }

    fn stroke(self, width: u32) -> ShapeStyle {
        self.colour().stroke_width(width)
    }

    /// A text style of this size in pixels; plotters expects the height of a line.
    fn letters(self, pixels: f64, across: HPos) -> TextStyle<'static> {
        TextStyle {
            font: FontDesc::new(FontFamily::SansSerif, pixels * 1.24, FontStyle::Normal),
            color: self.colour().to_backend_color(),
            pos: Pos::new(across, VPos::Bottom),
        }
    }
}

/// Draws a chart of this height.
fn draw(
    height: u32,
    chart: impl FnOnce(&Area<'_>) -> Result<(), DrawError>,
) -> Result<String, DrawError> {
    let mut svg = String::new();
    {
        let area = SVGBackend::with_string(&mut svg, (WIDTH, height)).into_drawing_area();
        chart(&area)?;
        area.present()?;
    }
    Ok(themed(&svg))
}

/// Replaces the colours by CSS variables, and removes the size, which the page sets.
fn themed(svg: &str) -> String {
    let start = svg.find("viewBox").unwrap_or(0);
    let body = format!("<svg aria-hidden=\"true\" {}", &svg[start..]);
    Paint::ALL.iter().fold(body, |svg, (paint, name)| {
        let RGBColor(r, g, b) = paint.colour();
        ["fill", "stroke"].iter().fold(svg, |svg, what| {
            let figures = format!("{what}=\"#{r:02X}{g:02X}{b:02X}\"");
            svg.replace(&figures, &format!("style=\"{what}:var(--{name})\""))
        })
    })
}

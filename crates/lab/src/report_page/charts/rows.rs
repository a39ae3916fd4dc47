//! A chart of rows, each a line of text with a bar or a dot and whiskers below it.

use plotters::prelude::*;
use plotters::style::text_anchor::HPos;

use super::{DrawError, Paint, draw};
use crate::statistics::Interval;

const ROW: u32 = 48;
/// The height of the axis below the rows, in rows.
const AXIS: f64 = 0.55;
const AXIS_PIXELS: u32 = 26;
/// The number of characters of a name that fit beside the figures.
const MOST_LETTERS: usize = 26;

/// One bar or dot.
pub(in crate::report_page) struct Row {
    /// The name of the row.
    pub(in crate::report_page) name: String,
    /// The figures as text.
    pub(in crate::report_page) figures: String,
    /// The length of the bar, or the place of the dot.
    pub(in crate::report_page) value: f64,
    /// The interval of the value, drawn as whiskers.
    pub(in crate::report_page) interval: Interval,
}

/// The form of a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Mark {
    /// From zero to the value; the axis must hold zero.
    Bar,
    /// At the value.
    Dot,
}

/// The axis below the rows.
pub(super) struct Axis {
    /// Its lower and upper end.
    pub(super) ends: (f64, f64),
    /// Its marks with their labels.
    pub(super) marks: Vec<(f64, String)>,
    /// The position of a line to compare with.
    pub(super) line: f64,
}

/// The name, cut to leave room for the figures; the page shows it in full elsewhere.
fn shortened(name: &str) -> String {
    if name.chars().count() <= MOST_LETTERS {
        return name.to_owned();
    }
    name.chars().take(MOST_LETTERS - 1).chain(['…']).collect()
}

/// Draws the rows, the first on top.
pub(super) fn chart(
    rows: &[Row],
    axis: &Axis,
    mark: Mark,
    paint: impl Fn(&Row) -> Paint,
) -> Result<String, DrawError> {
    let (from, to) = axis.ends;
    let height = AXIS_PIXELS + ROW * u32::try_from(rows.len()).unwrap_or(u32::MAX);
    draw(height, |area| {
        let mut chart = ChartBuilder::on(area)
            .margin_left(12)
            .margin_right(18)
            .build_cartesian_2d(from..to, -AXIS..rows.len() as f64)?;
        for (value, label) in &axis.marks {
            let line = [(*value, 0.0), (*value, rows.len() as f64)];
            chart.draw_series([PathElement::new(line, Paint::Line.stroke(1))])?;
            let style = Paint::Muted.letters(12.0, HPos::Center);
            chart.draw_series([Text::new(label.clone(), (*value, 0.1 - AXIS), style)])?;
        }
        for (row, number) in rows.iter().rev().zip(0_u32..) {
            let floor = f64::from(number);
            let end = row.value;
            if mark == Mark::Bar {
                let corners = [(end.min(0.0), floor + 0.15), (end.max(0.0), floor + 0.48)];
                chart.draw_series([Rectangle::new(corners, paint(row).filled())])?;
            }
            // Only beside the bar, so that it does not cross the text.
            let line = [(axis.line, floor + 0.07), (axis.line, floor + 0.56)];
            chart.draw_series([PathElement::new(line, Paint::Ink.stroke(1))])?;
            let Interval { low, high } = row.interval;
            let middle = floor + 0.315;
            let whisker = Paint::Ink.stroke(2);
            chart.draw_series([ErrorBar::new_horizontal(middle, low, end, high, whisker, 10)])?;
            if mark == Mark::Dot {
                chart.draw_series([Circle::new((end, middle), 6, paint(row).filled())])?;
            }
            let write = |words: &str, x, paint: Paint, across| {
                Text::new(words.to_owned(), (x, floor + 0.6), paint.letters(13.0, across))
            };
            chart.draw_series([write(&shortened(&row.name), from, Paint::Ink, HPos::Left)])?;
            chart.draw_series([write(&row.figures, to, Paint::Muted, HPos::Right)])?;
        }
        Ok(())
    })
}

//! A histogram of the lengths of games.

use plotters::prelude::*;
use plotters::style::text_anchor::HPos;
use prose::Lang;

use super::{DrawError, Paint, draw};
use crate::numbers::{percent, whole};
use crate::sim::Length;

const HEIGHT: u32 = 230;

/// Draws a column for each bin, and a line at the median with this label.
pub(in crate::report_page) fn histogram(
    length: &Length,
    median: &str,
    lang: Lang,
) -> Result<String, DrawError> {
    let edges = &length.histogram.edges;
    let counts = &length.histogram.counts;
    let games: u64 = counts.iter().sum();
    let share = |count: u64| count as f64 / games.max(1) as f64;
    let top = share(counts.iter().copied().max().unwrap_or(1));
    let end = |edge: Option<&u32>| f64::from(*edge.unwrap_or(&0));
    let from = end(edges.first());
    let to = end(edges.last());
    draw(HEIGHT, |area| {
        let mut chart = ChartBuilder::on(area)
            .margin_top(24)
            .margin_right(18)
            .x_label_area_size(26)
            .y_label_area_size(52)
            .build_cartesian_2d(from..to, 0.0..top * 1.04)?;
        let number = |length: &f64| whole(format!("{length:.0}").parse().unwrap_or(0));
        chart
            .configure_mesh()
            .disable_x_mesh()
            .x_labels(6)
            .y_labels(5)
            .axis_style(Paint::Line.stroke(1))
            .light_line_style(TRANSPARENT)
            .bold_line_style(Paint::Line.stroke(1))
            .label_style(Paint::Muted.letters(12.0, HPos::Center))
            .x_label_formatter(&|length| number(length).get(lang).to_owned())
            .y_label_formatter(&|share| percent(*share, 0).get(lang).to_owned())
            .draw()?;
        for (pair, &count) in edges.windows(2).zip(counts) {
            let corners = [(f64::from(pair[0]), 0.0), (f64::from(pair[1]), share(count))];
            let mut column = Rectangle::new(corners, Paint::Bar.filled());
            column.set_margin(0, 0, 1, 1);
            chart.draw_series([column])?;
        }
        let line = [(length.median, 0.0), (length.median, top * 1.04)];
        chart.draw_series([PathElement::new(line, Paint::Ink.stroke(2))])?;
        let beyond_middle = length.median > f64::midpoint(from, to);
        let across = if beyond_middle { HPos::Right } else { HPos::Left };
        let place = (length.median, top * 1.05);
        let word = Text::new(median.to_owned(), place, Paint::Ink.letters(13.0, across));
        chart.draw_series([word])?;
        Ok(())
    })
}

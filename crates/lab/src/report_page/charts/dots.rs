//! Win rates as dots with whiskers, around a line at the even rate.

use prose::Lang;

use super::rows::{Axis, Mark, Row, chart};
use super::{DrawError, Paint};
use crate::numbers::percent;

/// The possible distances from the even rate to the ends of the axis.
const REACHES: [f64; 5] = [0.1, 0.2, 0.3, 0.4, 0.5];

/// Draws the dots; `even` is the rate of a side of average strength.
pub(in crate::report_page) fn dots(
    rows: &[Row],
    even: f64,
    lang: Lang,
) -> Result<String, DrawError> {
    let marks = marks(rows, even);
    let ends = (marks[0], marks[marks.len() - 1]);
    let mark = |share| (share, percent(share, 0).get(lang).to_owned());
    let axis = Axis { ends, marks: marks.into_iter().map(mark).collect(), line: even };
    // Colour says no more than the place of the dot: it shows which whiskers miss the line.
    chart(rows, &axis, Mark::Dot, |row| match row.interval {
        interval if interval.low > even => Paint::Better,
        interval if interval.high < even => Paint::Worse,
        _ => Paint::Bar,
    })
}

/// Five marks around the even rate, as close to it as the whiskers allow.
fn marks(rows: &[Row], even: f64) -> Vec<f64> {
    let distance = |row: &Row| (even - row.interval.low).max(row.interval.high - even);
    let farthest = rows.iter().map(distance).fold(0.0, f64::max);
    let reach = REACHES.into_iter().find(|reach| *reach >= farthest);
    match reach {
        Some(reach) if even - reach >= -1e-9 => {
            [-1.0, -0.5, 0.0, 0.5, 1.0].map(|part| even + part * reach).to_vec()
        }
        _ => vec![0.0, 0.25, 0.5, 0.75, 1.0],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::statistics::Interval;

    #[test]
    fn an_axis_is_centred_on_the_even_rate_and_holds_all_whiskers() {
        for (low, high, even, ends) in [
            (0.45, 0.55, 0.5, (0.4, 0.6)),
            (0.31, 0.52, 0.5, (0.3, 0.7)),
            (0.02, 0.4, 0.5, (0.0, 1.0)),
            (0.30, 0.36, 1.0 / 3.0, (0.2333, 0.4333)),
            (0.30, 0.90, 1.0 / 3.0, (0.0, 1.0)),
        ] {
            let row = Row {
                name: String::new(),
                figures: String::new(),
                value: low,
                interval: Interval { low, high },
            };
            let marks = marks(&[row], even);
            assert_eq!(marks.len(), 5);
            assert!(
                (marks[0] - ends.0).abs() < 1e-3 && (marks[4] - ends.1).abs() < 1e-3,
                "{marks:?}"
            );
        }
    }
}

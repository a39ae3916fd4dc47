//! Cards by lift: bars to both sides of zero, in percentage points.

use prose::Lang;

use super::rows::{Axis, Mark, Row, chart};
use super::{DrawError, Paint};
use crate::numbers::decimal;

/// The largest number of steps of an axis.
const MOST_STEPS: i32 = 6;

/// Draws the bars on an axis as wide as the widest whiskers.
pub(in crate::report_page) fn lifts(rows: &[Row], lang: Lang) -> Result<String, DrawError> {
    let lowest = rows.iter().map(|row| row.interval.low).fold(0.0, f64::min);
    let highest = rows.iter().map(|row| row.interval.high).fold(0.0, f64::max);
    let marks = marks(lowest, highest);
    let ends = (marks[0], marks[marks.len() - 1]);
    let mark = |lift| (lift, decimal(100.0 * lift, 0).get(lang).to_owned());
    let axis = Axis { ends, marks: marks.into_iter().map(mark).collect(), line: 0.0 };
    chart(rows, &axis, Mark::Bar, |row| if row.value < 0.0 { Paint::Worse } else { Paint::Better })
}

/// Round marks from below the lowest to above the highest; zero is one of them.
fn marks(lowest: f64, highest: f64) -> Vec<f64> {
    let percents = [1, 2, 5, 10, 20, 50];
    let reach = |percent: i32| {
        let step = f64::from(percent) / 100.0;
        let count = |length: f64| (0..100).find(|n| f64::from(*n) * step >= length).unwrap_or(100);
        (count(-lowest), count(highest))
    };
    let fits = |percent: &i32| {
        let (below, above) = reach(*percent);
        below + above <= MOST_STEPS
    };
    let percent = percents.into_iter().find(fits).unwrap_or(50);
    let (below, above) = reach(percent);
    // A chart needs some width even if there is nothing to show.
    let above = if below + above == 0 { 1 } else { above };
    (-below..=above).map(|n| f64::from(n * percent) / 100.0).collect()
}

#[cfg(test)]
mod tests {
    use super::marks;

    #[test]
    fn an_axis_holds_zero_and_everything_on_it() {
        let cases = [(0.0, 0.0), (-0.004, 0.0), (-0.31, 0.42), (-1.0, 1.0), (0.0, 0.07)];
        for (lowest, highest) in cases {
            let marks = marks(lowest, highest);
            assert!(marks[0] <= lowest && marks[marks.len() - 1] >= highest, "{marks:?}");
            assert!((2..=7).contains(&marks.len()) && marks.contains(&0.0), "{marks:?}");
        }
    }
}

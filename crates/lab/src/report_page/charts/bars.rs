//! Win rates as bars from 0 to 100 %, with a line at the even rate.

use prose::Lang;

use super::rows::{Axis, Mark, Row, chart};
use super::{DrawError, Paint};
use crate::numbers::percent;

/// Draws the bars; `even` is the win rate of a bot that is as good as all others.
pub(in crate::report_page) fn bars(
    rows: &[Row],
    even: f64,
    lang: Lang,
) -> Result<String, DrawError> {
    let mark = |share| (share, percent(share, 0).get(lang).to_owned());
    let marks = [0.0, 0.25, 0.5, 0.75, 1.0].map(mark).to_vec();
    chart(rows, &Axis { ends: (0.0, 1.0), marks, line: even }, Mark::Bar, |_| Paint::Bar)
}

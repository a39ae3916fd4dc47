//! Win rates as bars from 0 to 100 %, with a line where nobody is better.

use prose::Lang;

use super::rows::{Axis, Row, chart};
use super::{Fault, Paint};
use crate::numbers::percent;

/// `even` is the rate of somebody who is as good as everyone else.
pub(in crate::report_page) fn bars(rows: &[Row], even: f64, lang: Lang) -> Result<String, Fault> {
    let mark = |share| (share, percent(share, 0).get(lang).to_owned());
    let marks = [0.0, 0.25, 0.5, 0.75, 1.0].map(mark).to_vec();
    chart(rows, &Axis { ends: (0.0, 1.0), marks, line: even }, |_| Paint::Bar)
}

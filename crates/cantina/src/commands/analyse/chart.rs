//! The course of a match as one line of text.

/// The number of characters of a line.
const WIDTH: usize = 60;
/// A column for each eighth of the way from 0 to 1.
const HEIGHTS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

/// The first and the last value of a course.
pub(super) fn ends(course: &[(usize, f32)]) -> [f32; 2] {
    let value = |point: Option<&(usize, f32)>| point.map_or(0.5, |(_, value)| *value);
    [value(course.first()), value(course.last())]
}

/// The course from ply 0 to `last`; each column has the value of the last point before it.
pub(super) fn line(course: &[(usize, f32)], last: usize) -> String {
    let column = |at: usize| {
        let ply = at * last / (WIDTH - 1);
        let before = course.iter().take_while(|(point, _)| *point <= ply).last();
        height(before.or(course.first()).map_or(0.5, |(_, value)| *value))
    };
    (0..WIDTH).map(column).collect()
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "0 to 8")]
fn height(value: f32) -> char {
    let eighth = (value.clamp(0.0, 1.0) * HEIGHTS.len() as f32) as usize;
    HEIGHTS[eighth.min(HEIGHTS.len() - 1)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_rises_with_the_course_and_ends_with_its_end() {
        let course = [(0, 0.5), (30, 0.25), (59, 1.0)];
        let drawn: Vec<char> = line(&course, 59).chars().collect();
        assert_eq!(drawn.len(), WIDTH);
        assert_eq!(
            [drawn[0], drawn[29], drawn[30], drawn[58], drawn[59]],
            ['▅', '▅', '▃', '▃', '█']
        );
        assert_eq!(ends(&course), [0.5, 1.0]);
    }

    #[test]
    fn a_match_without_decisions_has_a_line_too() {
        assert_eq!(line(&[(0, 0.0)], 0), "▁".repeat(WIDTH));
    }
}

//! How the lines of a plan are divided among the decisions of a match.

/// The part of all lines for the first pass, a glance at every decision.
pub(super) const GLANCES_PART: f32 = 0.5;
/// The largest number of decisions that are looked at again.
pub(super) const CANDIDATES: usize = 12;
/// The fewest lines of a glance: with fewer it could not tell options apart. If the budget is too
/// small for this at every decision, some decisions are left out.
const SHORTEST_GLANCE: u32 = 48;
/// The most lines of a glance, and of each side of a comparison, so that a short match is done soon.
const LONGEST_GLANCE: u32 = 1_000;
const LONGEST_COMPARISON: u32 = 3_000;

/// The numbers of lines for the searches of an analysis.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Effort {
    /// One decision in this many is judged.
    pub(super) stride: usize,
    /// The lines of the first search at a decision.
    pub(super) glance: u32,
    /// The lines for each of the two options that are compared at a candidate.
    pub(super) comparison: u32,
}

impl Effort {
    /// Divides this number of lines for a match with this number of decisions.
    pub(super) fn of(lines: u32, decisions: usize) -> Self {
        let glances = lines / 2;
        let most = usize::try_from((glances / SHORTEST_GLANCE).max(1)).unwrap_or(usize::MAX);
        let stride = decisions.div_ceil(most).max(1);
        let judged = u32::try_from(decisions.div_ceil(stride).max(1)).unwrap_or(u32::MAX);
        let compared = 2 * u32::try_from(CANDIDATES).unwrap_or(u32::MAX);
        Self {
            stride,
            glance: (glances / judged).clamp(1, LONGEST_GLANCE),
            comparison: (glances / compared).clamp(1, LONGEST_COMPARISON),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lines_are_never_exceeded() {
        for lines in [100, 10_000, 120_000] {
            for decisions in [0, 1, 7, 150, 1_000, 20_000] {
                let effort = Effort::of(lines, decisions);
                let judged = decisions.div_ceil(effort.stride);
                let compared = judged.min(CANDIDATES);
                let all =
                    judged * effort.glance as usize + 2 * compared * effort.comparison as usize;
                assert!(all <= lines as usize, "{lines} {decisions}: {effort:?}");
                assert!(effort.stride == 1 || effort.glance >= SHORTEST_GLANCE, "{effort:?}");
            }
        }
        assert_eq!(Effort::of(120_000, 150).stride, 1);
        assert!(Effort::of(120_000, 20_000).stride > 1);
    }
}

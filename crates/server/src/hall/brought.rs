//! Records visitors brought to look at. Each becomes a table that nobody sits at and that is never
//! over, so they are counted here instead of among the tables of the visitor.

use std::collections::HashMap;

use crate::secret::SecretHash;

/// A record counts for so long, in milliseconds: looking back never becomes impossible for good.
const COUNTS_FOR_MS: i64 = 24 * 60 * 60 * 1000;

/// When each visitor brought records, as far as it still counts.
#[derive(Debug, Default)]
pub(super) struct Brought(HashMap<SecretHash, Vec<i64>>);

impl Brought {
    /// Counts one more record of the visitor, unless that makes more than `most`.
    pub(super) fn count(&mut self, visitor: &SecretHash, now: i64, most: i64) -> bool {
        self.0.retain(|_, times| {
            times.retain(|at| now - at < COUNTS_FOR_MS);
            !times.is_empty()
        });
        let before = self.0.get(visitor).map_or(0, Vec::len);
        if i64::try_from(before).unwrap_or(i64::MAX) >= most {
            return false;
        }
        self.0.entry(visitor.clone()).or_default().push(now);
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_record_counts_for_a_day_and_for_its_visitor_only() {
        let [ana, ben] = ["ana", "ben"].map(|name| SecretHash(name.to_owned()));
        let mut brought = Brought::default();
        assert!(brought.count(&ana, 0, 2) && brought.count(&ana, 10, 2));
        assert!(!brought.count(&ana, 20, 2));
        assert!(brought.count(&ben, 20, 2));
        assert!(!brought.count(&ana, COUNTS_FOR_MS - 1, 2), "what was refused does not count");
        assert!(brought.count(&ana, COUNTS_FOR_MS, 2));
        assert!(!brought.count(&ana, COUNTS_FOR_MS + 9, 2));
        assert!(!brought.count(&ben, COUNTS_FOR_MS, 0));
    }

    #[test]
    fn whoever_has_nothing_that_counts_is_forgotten() {
        let mut brought = Brought::default();
        for n in 0..9 {
            assert!(brought.count(&SecretHash(n.to_string()), 0, 1));
        }
        assert!(brought.count(&SecretHash("late".to_owned()), COUNTS_FOR_MS, 1));
        assert_eq!(brought.0.len(), 1);
    }
}

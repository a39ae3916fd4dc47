//! Limits how many records a visitor uploads. Each becomes a table without players that is never
//! over, so it is not counted among the tables of the visitor.

use std::collections::HashMap;

use crate::secret::SecretHash;

/// The time for which an upload counts, in milliseconds, so that the limit is never permanent.
const COUNTS_FOR_MS: i64 = 24 * 60 * 60 * 1000;

/// The times at which each visitor uploaded records, as far as they still count.
#[derive(Debug, Default)]
pub(super) struct Uploads(HashMap<SecretHash, Vec<i64>>);

impl Uploads {
    /// Counts one more upload of the visitor and returns true, or returns false if that would be more
    /// than `most`.
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
        let mut uploads = Uploads::default();
        assert!(uploads.count(&ana, 0, 2) && uploads.count(&ana, 10, 2));
        assert!(!uploads.count(&ana, 20, 2));
        assert!(uploads.count(&ben, 20, 2));
        assert!(!uploads.count(&ana, COUNTS_FOR_MS - 1, 2), "what was refused does not count");
        assert!(uploads.count(&ana, COUNTS_FOR_MS, 2));
        assert!(!uploads.count(&ana, COUNTS_FOR_MS + 9, 2));
        assert!(!uploads.count(&ben, COUNTS_FOR_MS, 0));
    }

    #[test]
    fn visitors_without_counted_uploads_are_removed() {
        let mut uploads = Uploads::default();
        for n in 0..9 {
            assert!(uploads.count(&SecretHash(n.to_string()), 0, 1));
        }
        assert!(uploads.count(&SecretHash("late".to_owned()), COUNTS_FOR_MS, 1));
        assert_eq!(uploads.0.len(), 1);
    }
}

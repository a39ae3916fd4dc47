//! Why a player cannot go on.

use std::fmt;

use prose::Text;

/// The reason why a player cannot go on, as a sentence. The bots of this program have no faults;
/// engines brought by others may.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault(pub Text);

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.en)
    }
}

impl std::error::Error for Fault {}

//! The error of a player that cannot continue.

use std::fmt;

use prose::Text;

/// The reason why a player cannot continue, as a sentence. Only engines fail; the bots of this
/// program do not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayerFault(pub Text);

impl fmt::Display for PlayerFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.en)
    }
}

impl std::error::Error for PlayerFault {}

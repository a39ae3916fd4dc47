//! Luck: the random numbers behind every die and every shuffle of a match, determined by its seed.
//!
//! [`Luck`] is a key and a position: it is cloned, compared and hashed with the state, and the
//! numbers are generated on demand. Shuffles and dice are rare compared with decisions, so a buffer
//! in the state would cost more in clones than it saves.

use std::fmt;
use std::str::FromStr;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use sha2::{Digest, Sha256};

use crate::digest::{first_bytes, read_hex, write_hex};

/// The 256 bits that determine all luck of a match.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed([u8; 32]);

impl Seed {
    /// A seed from 32 unguessable bytes.
    #[must_use]
    pub const fn from_bytes(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The seed for a small number: easy to type and to share, but guessable.
    #[must_use]
    pub fn from_number(number: u64) -> Self {
        let mut hash = Sha256::new();
        hash.update(b"cantina seed number 1\n");
        hash.update(number.to_le_bytes());
        Self(first_bytes(&hash.finalize()))
    }

    /// The bytes of the seed.
    #[must_use]
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_hex(f, &self.0)
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_hex(f, &self.0)
    }
}

impl FromStr for Seed {
    type Err = &'static str;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if let Some(bytes) = read_hex(text) {
            return Ok(Self(bytes));
        }
        let number: u64 =
            text.parse().map_err(|_| "a seed is a whole number or 64 hexadecimal digits")?;
        Ok(Self::from_number(number))
    }
}

/// The largest number of results a test can script.
const MAX_SCRIPTED: usize = 40;

/// The random number generator inside a state.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Luck {
    key: [u8; 32],
    position: u64,
    script: Script,
}

/// Scripted results, used before any generated one.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Script {
    results: [u8; MAX_SCRIPTED],
    next: u8,
    end: u8,
    fault: Option<ScriptFault>,
}

/// A scripted result that did not fit the draw it was meant for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ScriptFault {
    /// The scripted number was not below the number of possibilities.
    OutOfRange {
        /// The scripted number.
        scripted: u8,
        /// The number of possible results of the draw.
        possibilities: u32,
    },
    /// More results than a script can hold.
    TooLong,
}

impl fmt::Display for ScriptFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OutOfRange { scripted, possibilities } => write!(
                f,
                "scripted luck {scripted} does not fit a draw among {possibilities} (0 to {})",
                possibilities.saturating_sub(1)
            ),
            Self::TooLong => write!(f, "a luck script holds at most {MAX_SCRIPTED} results"),
        }
    }
}

impl Luck {
    /// The luck at the start of a match with this seed.
    #[must_use]
    pub const fn new(seed: Seed) -> Self {
        let script = Script { results: [0; MAX_SCRIPTED], next: 0, end: 0, fault: None };
        Self { key: seed.0, position: 0, script }
    }

    /// A number from 0 to `possibilities - 1`, each equally likely.
    pub fn below(&mut self, possibilities: u32) -> u32 {
        let mut draw = Draw::begin(self);
        draw.below(possibilities)
    }

    /// Puts a pile into random order. Each scripted result chooses the card for one position, from
    /// the front, as an index into the cards that are still unplaced.
    pub fn shuffle<T>(&mut self, pile: &mut [T]) {
        if pile.len() < 2 {
            return;
        }
        let mut draw = Draw::begin(self);
        for place in 0..pile.len() - 1 {
            let rest = u32::try_from(pile.len() - place).unwrap_or(u32::MAX);
            pile.swap(place, place + draw.below(rest) as usize);
        }
    }

    /// Returns new luck that is independent of the future of this one: for imagined states, so that
    /// a search does not see the real dice and shuffles to come.
    #[must_use]
    pub fn fork(&mut self) -> Self {
        let mut draw = Draw::begin(self);
        let mut key = [0; 32];
        draw.generator.fill_bytes(&mut key);
        drop(draw);
        Self::new(Seed(key))
    }

    /// Adds scripted results, which are used in order before any generated one.
    pub fn script(&mut self, results: &[u8]) {
        for &result in results {
            let end = usize::from(self.script.end);
            if end == MAX_SCRIPTED {
                self.script.fault = Some(ScriptFault::TooLong);
                return;
            }
            self.script.results[end] = result;
            self.script.end += 1;
        }
    }

    /// The number of scripted results not used yet.
    #[must_use]
    pub fn scripted_left(&self) -> usize {
        usize::from(self.script.end - self.script.next)
    }

    /// The first scripted result that did not fit, if any.
    #[must_use]
    pub fn script_fault(&self) -> Option<ScriptFault> {
        self.script.fault
    }
}

impl fmt::Debug for Luck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "luck at {} of ", self.position)?;
        write_hex(f, &self.key[..4])
    }
}

/// One use of luck: the generator set to the position, which is written back on drop.
struct Draw<'a> {
    luck: &'a mut Luck,
    generator: ChaCha8Rng,
}

impl<'a> Draw<'a> {
    fn begin(luck: &'a mut Luck) -> Self {
        let mut generator = ChaCha8Rng::from_seed(luck.key);
        generator.set_word_pos(u128::from(luck.position));
        Self { luck, generator }
    }

    #[inline]
    fn below(&mut self, possibilities: u32) -> u32 {
        if let Some(scripted) = self.scripted(possibilities) {
            return scripted;
        }
        // Lemire's method: take the high half of a product, and draw again in the rare biased
        // cases. Only a low half below the number of possibilities can be one, so that nearly
        // every draw does without the slow remainder.
        loop {
            let product = u64::from(self.generator.next_u32()) * u64::from(possibilities);
            let high = (product >> 32) & 0xFFFF_FFFF;
            let low = product & 0xFFFF_FFFF;
            let may_be_biased = low < u64::from(possibilities);
            if !may_be_biased || low >= u64::from(possibilities.wrapping_neg() % possibilities) {
                return u32::try_from(high).unwrap_or(0);
            }
        }
    }

    fn scripted(&mut self, possibilities: u32) -> Option<u32> {
        let script = &mut self.luck.script;
        if script.next == script.end {
            return None;
        }
        let scripted = script.results[usize::from(script.next)];
        script.next += 1;
        if u32::from(scripted) < possibilities {
            return Some(u32::from(scripted));
        }
        script.fault.get_or_insert(ScriptFault::OutOfRange { scripted, possibilities });
        None
    }
}

impl Drop for Draw<'_> {
    fn drop(&mut self) {
        self.luck.position = u64::try_from(self.generator.get_word_pos()).unwrap_or(u64::MAX);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn luck() -> Luck {
        Luck::new(Seed::from_number(1))
    }

    #[test]
    fn equal_seeds_and_clones_give_equal_numbers() {
        let mut a = luck();
        let first: Vec<u32> = (0..20).map(|_| a.below(100)).collect();
        let mut b = luck();
        assert_eq!(first, (0..20).map(|_| b.below(100)).collect::<Vec<_>>());
        let mut c = b;
        assert_eq!(b.below(1000), c.below(1000));
        assert_eq!(b, c);
        assert_ne!(b, luck());
    }

    /// Old replay files must keep working, so the stream of numbers may never change.
    #[test]
    fn the_stream_of_numbers_never_changes() {
        let mut luck = luck();
        let dice: Vec<u32> = (0..12).map(|_| luck.below(6)).collect();
        let mut pile: Vec<u8> = (0..10).collect();
        luck.shuffle(&mut pile);
        assert_eq!(dice, [5, 3, 0, 4, 1, 2, 2, 5, 4, 1, 4, 5]);
        assert_eq!(pile, [2, 4, 3, 7, 9, 0, 6, 1, 8, 5]);
    }

    #[test]
    fn every_order_of_three_is_about_equally_likely() {
        let mut luck = luck();
        let mut seen = std::collections::BTreeMap::new();
        for _ in 0..6000 {
            let mut pile = [0, 1, 2];
            luck.shuffle(&mut pile);
            *seen.entry(pile).or_insert(0) += 1;
        }
        assert_eq!(seen.len(), 6);
        assert!(seen.values().all(|&n| (850..1150).contains(&n)), "{seen:?}");
    }

    #[test]
    fn a_fork_does_not_continue_the_original() {
        let mut original = luck();
        let mut fork = original.fork();
        let ours: Vec<u32> = (0..8).map(|_| original.below(1 << 30)).collect();
        assert_ne!(ours, (0..8).map(|_| fork.below(1 << 30)).collect::<Vec<_>>());
    }

    #[test]
    fn scripted_results_come_first_and_a_misfit_is_reported() {
        let mut luck = luck();
        luck.script(&[2, 0]);
        let mut pile = ['a', 'b', 'c'];
        luck.shuffle(&mut pile);
        assert_eq!(pile, ['c', 'b', 'a']);
        assert_eq!(luck.scripted_left(), 0);
        luck.script(&[9]);
        luck.below(6);
        let fault = ScriptFault::OutOfRange { scripted: 9, possibilities: 6 };
        assert_eq!(luck.script_fault(), Some(fault));
    }

    #[test]
    fn seeds_are_read_as_numbers_or_hex() {
        let seed = Seed::from_number(7);
        assert_eq!("7".parse(), Ok(seed));
        assert_eq!(seed.to_string().parse(), Ok(seed));
        assert!("seven".parse::<Seed>().is_err());
    }
}

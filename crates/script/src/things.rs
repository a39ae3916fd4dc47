//! Things an effect can point at, and sets of them.

use std::fmt::Debug;
use std::hash::Hash;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Sub, SubAssign};

/// Anything an effect can refer to: a card, a die, a player. Each game numbers its own.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Thing(pub u16);

impl Thing {
    /// The number, for indexing.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The number as a byte, for games that number their cards with one.
    ///
    /// # Panics
    /// When the number is larger than a byte, because the thing is of another kind than the caller
    /// expects.
    #[inline]
    #[must_use]
    pub const fn byte(self) -> u8 {
        let [low, high] = self.0.to_le_bytes();
        assert!(high == 0, "the number of the thing is larger than a byte");
        low
    }
}

/// A set of things.
pub trait Things: Copy + Eq + Hash + Debug + Default + Send + Sync {
    /// Adds a thing.
    fn insert(&mut self, thing: Thing);
    /// Removes a thing.
    fn remove(&mut self, thing: Thing);
    /// Whether the thing is in the set.
    fn contains(&self, thing: Thing) -> bool;
    /// The number of things in the set.
    fn count(&self) -> u32;
    /// Whether the set is empty.
    fn is_empty(&self) -> bool;
    /// The thing with the lowest number.
    fn lowest(&self) -> Option<Thing>;
    /// Calls `f` for each thing, lowest number first.
    fn each(&self, f: impl FnMut(Thing));
}

/// A set of things as `N` words of 64 bits: room for `64 * N` things.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Bits<const N: usize>(pub [u64; N]);

impl<const N: usize> Default for Bits<N> {
    fn default() -> Self {
        Self([0; N])
    }
}

impl<const N: usize> Bits<N> {
    /// The lowest thing of the last word.
    #[allow(clippy::cast_possible_truncation)] // Things are numbered with 16 bits.
    const LAST_WORD: u16 = 64 * (N as u16 - 1);

    /// The same things in a set of another size; things that do not fit are left out.
    #[inline]
    #[must_use]
    pub fn resized<const M: usize>(self) -> Bits<M> {
        let mut bits = Bits::default();
        bits.0.iter_mut().zip(self.0).for_each(|(word, same)| *word = same);
        bits
    }
}

impl<const N: usize> FromIterator<Thing> for Bits<N> {
    fn from_iter<I: IntoIterator<Item = Thing>>(things: I) -> Self {
        let mut bits = Self::default();
        things.into_iter().for_each(|thing| bits.insert(thing));
        bits
    }
}

impl<const N: usize> BitOr for Bits<N> {
    type Output = Self;

    /// The things in either set.
    #[inline]
    fn bitor(mut self, other: Self) -> Self {
        self |= other;
        self
    }
}

impl<const N: usize> BitOrAssign for Bits<N> {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        self.0.iter_mut().zip(other.0).for_each(|(word, more)| *word |= more);
    }
}

impl<const N: usize> BitAnd for Bits<N> {
    type Output = Self;

    /// The things in both sets.
    #[inline]
    fn bitand(mut self, other: Self) -> Self {
        self &= other;
        self
    }
}

impl<const N: usize> BitAndAssign for Bits<N> {
    #[inline]
    fn bitand_assign(&mut self, other: Self) {
        self.0.iter_mut().zip(other.0).for_each(|(word, more)| *word &= more);
    }
}

impl<const N: usize> Sub for Bits<N> {
    type Output = Self;

    /// The things of the first set that are not in the other.
    #[inline]
    fn sub(mut self, other: Self) -> Self {
        self -= other;
        self
    }
}

impl<const N: usize> SubAssign for Bits<N> {
    #[inline]
    fn sub_assign(&mut self, other: Self) {
        self.0.iter_mut().zip(other.0).for_each(|(word, less)| *word &= !less);
    }
}

impl<const N: usize> Things for Bits<N> {
    #[inline]
    fn insert(&mut self, thing: Thing) {
        self.0[thing.index() / 64] |= 1 << (thing.index() % 64);
    }

    #[inline]
    fn remove(&mut self, thing: Thing) {
        self.0[thing.index() / 64] &= !(1 << (thing.index() % 64));
    }

    #[inline]
    fn contains(&self, thing: Thing) -> bool {
        self.0.get(thing.index() / 64).is_some_and(|word| word >> (thing.index() % 64) & 1 == 1)
    }

    #[inline]
    fn count(&self) -> u32 {
        // Most words are empty, and not every processor has an instruction for counting bits.
        self.0.iter().filter(|word| **word != 0).map(|word| word.count_ones()).sum()
    }

    fn is_empty(&self) -> bool {
        self.0 == [0; N]
    }

    fn lowest(&self) -> Option<Thing> {
        let (n, word) = (0_u16..).zip(&self.0).find(|(_, word)| **word != 0)?;
        Some(Thing(n * 64 + lowest_bit(*word)))
    }

    // Measured: without this the compiler does not inline the body of the loop.
    #[inline(always)]
    fn each(&self, mut f: impl FnMut(Thing)) {
        // Measured: two words as one number need one loop whose end is hard to predict instead of
        // two, and playouts of the Deckbuilding Game take 5 % less time.
        let (pairs, rest) = self.0.as_chunks::<2>();
        for (n, &[low, high]) in (0_u16..).zip(pairs) {
            let mut left = u128::from(high) << 64 | u128::from(low);
            while left != 0 {
                let bit = u16::try_from(left.trailing_zeros()).expect("a number has 128 bits");
                f(Thing(n * 128 + bit));
                left &= left - 1;
            }
        }
        if let [last] = *rest {
            let mut left = last;
            while left != 0 {
                f(Thing(Self::LAST_WORD + lowest_bit(left)));
                left &= left - 1;
            }
        }
    }
}

/// The position of the lowest bit that is set; the word must not be zero.
#[inline]
fn lowest_bit(word: u64) -> u16 {
    u16::try_from(word.trailing_zeros()).expect("a word has 64 bits")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_support_union_intersection_and_difference() {
        let set = |numbers: &[u16]| -> Bits<2> { numbers.iter().map(|&n| Thing(n)).collect() };
        let (one, other) = (set(&[1, 70]), set(&[70, 90]));
        assert_eq!(one | other, set(&[1, 70, 90]));
        assert_eq!(one & other, set(&[70]));
        assert_eq!(one - other, set(&[1]));
        assert_eq!(one.resized(), Bits::<3>([2, 1 << (70 - 64), 0]), "room for more");
        assert_eq!(one.resized(), Bits::<1>([2]), "no room for 70");
    }

    #[test]
    #[should_panic = "larger than a byte"]
    fn a_thing_beyond_a_byte_panics_instead_of_wrapping() {
        let _byte = Thing(256).byte();
    }

    #[test]
    fn bits_hold_things_in_order_across_words() {
        let mut bits: Bits<2> = [3, 64, 127].map(Thing).into_iter().collect();
        assert_eq!(bits.count(), 3);
        bits.remove(Thing(3));
        assert_eq!(bits.lowest(), Some(Thing(64)));
        let mut seen = Vec::new();
        bits.each(|thing| seen.push(thing.0));
        assert_eq!(seen, [64, 127]);
        assert!(bits.contains(Thing(127)) && !bits.contains(Thing(3)));
        assert!(!bits.contains(Thing(128)), "beyond the last word there is nothing");
    }
}

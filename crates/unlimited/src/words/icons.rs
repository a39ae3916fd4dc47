//! Aspect icons: those that a card requires, and those that a leader and a base provide.

use super::Aspect;

/// How often each aspect occurs: not at all, once, or at least twice. No card prints more than two
/// icons, so more never matter.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Icons {
    /// Aspects that occur at least once, a bit each.
    pub(crate) once: u8,
    /// Aspects that occur at least twice.
    twice: u8,
}

impl Icons {
    /// All icons of these lists together.
    pub(crate) fn of(lists: &[&[Aspect]]) -> Self {
        lists.iter().copied().flatten().fold(Self::default(), |icons, &aspect| {
            let bit = 1 << aspect as u8;
            Self { once: icons.once | bit, twice: icons.twice | icons.once & bit }
        })
    }

    /// Whether the aspect occurs.
    pub(crate) const fn has(self, aspect: Aspect) -> bool {
        self.once >> aspect as u8 & 1 == 1
    }

    /// The icons that `provided` does not cover; each provided icon covers one.
    #[inline]
    pub(crate) const fn beyond(self, provided: Self) -> Missing {
        Missing { first: self.once & !provided.once, second: self.twice & !provided.twice }
    }
}

/// Icons that are not covered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Missing {
    /// Aspects whose first icon on the card is not covered.
    first: u8,
    /// Aspects whose second icon on the card is not covered.
    second: u8,
}

/// The resources due for each missing icon.
const PENALTY_PER_ICON: u8 = 2;

impl Missing {
    /// Their aspect penalty.
    #[inline]
    pub(crate) fn penalty(self) -> u8 {
        // A fast path for the usual case: not every processor has an instruction for counting bits.
        if self.first | self.second == 0 {
            return 0;
        }
        let icons = self.first.count_ones() + self.second.count_ones();
        PENALTY_PER_ICON.saturating_mul(u8::try_from(icons).unwrap_or(u8::MAX))
    }

    /// Each aspect as often as it is missing.
    pub(crate) fn aspects(self) -> impl Iterator<Item = Aspect> {
        let missing = move |aspect: &Aspect| {
            let bit = |bits: u8| usize::from(bits >> *aspect as u8 & 1);
            bit(self.first) + bit(self.second)
        };
        Aspect::ALL
            .into_iter()
            .flat_map(move |aspect| std::iter::repeat_n(aspect, missing(&aspect)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Aspect::{Command, Cunning, Heroism, Vigilance};

    /// SWU-ASP-02: each icon covers one, and 2 are due for each that is not covered.
    #[test]
    fn each_icon_covers_one() {
        let provided = Icons::of(&[&[Vigilance, Heroism], &[Vigilance]]);
        let penalty = |aspects: &[Aspect]| Icons::of(&[aspects]).beyond(provided).penalty();
        assert_eq!(penalty(&[]), 0);
        assert_eq!(penalty(&[Vigilance, Vigilance]), 0);
        assert_eq!(penalty(&[Heroism, Heroism]), 2);
        assert_eq!(penalty(&[Command, Heroism]), 2);
        assert_eq!(penalty(&[Command, Command]), 4);
        assert_eq!(penalty(&[Command, Cunning]), 4);
        let missing = Icons::of(&[&[Command, Command]]).beyond(provided).aspects();
        assert_eq!(missing.collect::<Vec<_>>(), [Command, Command]);
    }
}

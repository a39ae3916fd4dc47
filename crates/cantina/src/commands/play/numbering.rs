//! The numbers of options.

use std::ops::RangeInclusive;

use table::Offer;

/// The range of option numbers. Options are numbered from 1, except when the options are numbers
/// themselves: then typing 2 chooses 2.
pub(super) fn numbers(offers: &[Offer]) -> RangeInclusive<usize> {
    let first = offers.first().and_then(number).filter(|first| {
        let own = offers.iter().map(number);
        own.zip(*first..).all(|(own, place)| own == Some(place))
    });
    let first = first.unwrap_or(1);
    first..=(first + offers.len()).saturating_sub(1)
}

/// The option with this number.
pub(super) fn numbered(offers: &[Offer], number: usize) -> Option<&Offer> {
    offers.get(number.checked_sub(*numbers(offers).start())?)
}

fn number(offer: &Offer) -> Option<usize> {
    offer.text.en.parse().ok()
}

#[cfg(test)]
mod tests {
    use prose::Text;

    use super::*;

    fn offers(texts: &[&str]) -> Vec<Offer> {
        let offer = |text: &&str| Offer {
            choice: (),
            heading: Text::default(),
            text: Text::same(text),
            words: (*text).to_owned(),
        };
        texts.iter().map(offer).collect()
    }

    #[test]
    fn numeric_options_keep_their_number_and_others_count_from_one() {
        for (texts, first, last) in [
            (&["0", "1", "2", "3"][..], 0, 3),
            (&["2", "3"], 2, 3),
            (&["1"], 1, 1),
            (&["play", "pass"], 1, 2),
            (&["0", "pass"], 1, 2),
            (&["0", "2"], 1, 2),
        ] {
            let offers = offers(texts);
            assert_eq!(numbers(&offers), first..=last, "{texts:?}");
            assert_eq!(numbered(&offers, first), offers.first(), "{texts:?}");
            assert_eq!(numbered(&offers, last), offers.last(), "{texts:?}");
            assert_eq!(numbered(&offers, last + 1), None, "{texts:?}");
        }
        assert_eq!(numbered(&offers(&["play"]), 0), None);
        assert_eq!(numbered(&[], 1), None);
    }
}

//! The numbers of options.

use std::ops::RangeInclusive;

use table::{Listed, Offer};

/// The range of option numbers. Options are numbered from 1, except when the options are numbers
/// themselves: then typing 2 chooses 2.
pub(super) fn numbers(options: &[Listed]) -> RangeInclusive<usize> {
    let first = options.first().and_then(number).filter(|first| {
        let own = options.iter().map(number);
        own.zip(*first..).all(|(own, place)| own == Some(place))
    });
    let first = first.unwrap_or(1);
    first..=(first + options.len()).saturating_sub(1)
}

/// The option with this number.
pub(super) fn numbered(options: &[Listed], number: usize) -> Option<&Offer> {
    let option = options.get(number.checked_sub(*numbers(options).start())?)?;
    Some(&option.offer)
}

fn number(option: &Listed) -> Option<usize> {
    option.offer.text.en.parse().ok()
}

#[cfg(test)]
mod tests {
    use prose::Text;

    use super::*;

    fn options(texts: &[&str]) -> Vec<Listed> {
        let option = |text: &&str| Listed {
            offer: Offer {
                choice: (),
                heading: Text::default(),
                text: Text::same(text),
                words: (*text).to_owned(),
            },
            copies: 1,
        };
        texts.iter().map(option).collect()
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
            let options = options(texts);
            let nth = |at: usize| options.get(at).map(|option| &option.offer);
            assert_eq!(numbers(&options), first..=last, "{texts:?}");
            assert_eq!(numbered(&options, first), nth(0), "{texts:?}");
            assert_eq!(numbered(&options, last), nth(texts.len() - 1), "{texts:?}");
            assert_eq!(numbered(&options, last + 1), None, "{texts:?}");
        }
        assert_eq!(numbered(&options(&["play"]), 0), None);
        assert_eq!(numbered(&[], 1), None);
    }
}

//! A value parser for numbers within bounds.

use std::fmt::Display;
use std::ops::RangeInclusive;
use std::str::FromStr;

use prose::{Name, text};

use super::InvalidValue;

/// Parses a number within these bounds; the error names the bounds.
pub(crate) fn number<N>(
    bounds: RangeInclusive<N>,
) -> impl Fn(&str) -> Result<N, InvalidValue> + Clone + Send + Sync + 'static
where
    N: FromStr + PartialOrd + Display + Clone + Send + Sync + 'static,
{
    move |word| {
        let number = word.parse().ok().filter(|number| bounds.contains(number));
        number.ok_or_else(|| {
            let least = bounds.start().to_string();
            let most = bounds.end().to_string();
            InvalidValue(text!(
                "expected a number from {least} to {most}",
                "se espera un número del {least} al {most}",
                least = Name(&least),
                most = Name(&most)
            ))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_outside_the_bounds_are_refused() {
        let read = number(1..=1000_u32);
        assert_eq!((read("1"), read("1000")), (Ok(1), Ok(1000)));
        for wrong in ["0", "1001", "99999999999", "-1", "x", "", "1.5"] {
            let Err(InvalidValue(why)) = read(wrong) else { panic!("{wrong}") };
            assert_eq!(why.en, "expected a number from 1 to 1000");
            assert_eq!(why.es, "se espera un número del 1 al 1000");
        }
    }

    #[test]
    fn nan_and_infinity_are_refused() {
        for wrong in ["NaN", "inf", "-inf", "1e9"] {
            assert!(number(0.001..=600.0)(wrong).is_err(), "{wrong}");
        }
    }
}

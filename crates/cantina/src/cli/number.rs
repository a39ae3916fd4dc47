//! Numbers with bounds on the command line.

use std::fmt::Display;
use std::ops::RangeInclusive;
use std::str::FromStr;

use prose::{Name, text};

use super::Reason;

/// Reads a number within these bounds; anything else is refused with the bounds.
pub(crate) fn number<N>(
    bounds: RangeInclusive<N>,
) -> impl Fn(&str) -> Result<N, Reason> + Clone + Send + Sync + 'static
where
    N: FromStr + PartialOrd + Display + Clone + Send + Sync + 'static,
{
    move |word| {
        let number = word.parse().ok().filter(|number| bounds.contains(number));
        number.ok_or_else(|| {
            let [least, most] = [bounds.start(), bounds.end()].map(ToString::to_string);
            Reason(text!(
                "expected a number from {least} to {most}",
                "se espera un número de {least} a {most}",
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
    fn bounds_are_kept_and_told() {
        let read = number(1..=1000_u32);
        assert_eq!((read("1"), read("1000")), (Ok(1), Ok(1000)));
        for wrong in ["0", "1001", "99999999999", "-1", "x", "", "1.5"] {
            let Err(Reason(why)) = read(wrong) else { panic!("{wrong}") };
            assert_eq!(why.en, "expected a number from 1 to 1000");
            assert_eq!(why.es, "se espera un número de 1 a 1000");
        }
    }

    #[test]
    fn what_is_not_a_number_is_in_no_bounds() {
        for wrong in ["NaN", "inf", "-inf", "1e9"] {
            assert!(number(0.001..=600.0)(wrong).is_err(), "{wrong}");
        }
    }
}

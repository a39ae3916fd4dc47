//! Numbers as they are written in each language: "1,234.5" and «1 234,5».

use prose::Text;

/// A no-break space, which keeps a number on one line.
const SPACE: char = '\u{a0}';

/// A whole number with separated thousands; Spanish does not separate four digits.
#[must_use]
pub fn whole(number: u64) -> Text {
    let digits = number.to_string();
    let separated = |separator: char| {
        let mut separated = String::new();
        for (at, digit) in digits.char_indices() {
            if at > 0 && (digits.len() - at).is_multiple_of(3) {
                separated.push(separator);
            }
            separated.push(digit);
        }
        separated
    };
    let es = if digits.len() > 4 { separated(SPACE) } else { digits.clone() };
    Text { en: separated(','), es }
}

/// A number with `digits` digits after the decimal point or comma.
#[must_use]
pub fn decimal(number: f64, digits: usize) -> Text {
    let plain = format!("{number:.digits$}");
    let (sign, size) = match plain.strip_prefix('-') {
        // A number that rounds to zero has no sign.
        Some(size) if size.bytes().any(|digit| (b'1'..=b'9').contains(&digit)) => ("−", size),
        Some(size) => ("", size),
        None => ("", plain.as_str()),
    };
    let (before, after) = size.split_once('.').unwrap_or((size, ""));
    let Text { en, es } = before.parse().map_or_else(|_| Text::same(before), whole);
    if after.is_empty() {
        return Text { en: format!("{sign}{en}"), es: format!("{sign}{es}") };
    }
    Text { en: format!("{sign}{en}.{after}"), es: format!("{sign}{es},{after}") }
}

/// A share in percent.
#[must_use]
pub fn percent(share: f64, digits: usize) -> Text {
    let Text { en, es } = decimal(100.0 * share, digits);
    Text { en: format!("{en}%"), es: format!("{es}{SPACE}%") }
}

/// A difference between shares in percentage points, with its sign.
#[must_use]
pub fn points(difference: f64) -> Text {
    let number = decimal(100.0 * difference, 1);
    let rises = !number.en.starts_with('−') && number.en != "0.0";
    if rises { number.map(|number| format!("+{number}")) } else { number }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn says(text: &Text, en: &str, es: &str) {
        assert_eq!((text.en.as_str(), text.es.as_str()), (en, es));
    }

    #[test]
    fn numbers_are_written_as_each_language_does() {
        says(&whole(999), "999", "999");
        says(&whole(1234), "1,234", "1234");
        says(&whole(20_000_000), "20,000,000", "20\u{a0}000\u{a0}000");
        says(&decimal(1679.74, 1), "1,679.7", "1679,7");
        says(&decimal(12_345.0, 0), "12,345", "12\u{a0}345");
        says(&decimal(-0.04, 1), "0.0", "0,0");
        says(&percent(0.5192, 1), "51.9%", "51,9\u{a0}%");
        says(&points(0.081), "+8.1", "+8,1");
        says(&points(-0.081), "−8.1", "−8,1");
        says(&points(-0.0001), "0.0", "0,0");
    }
}

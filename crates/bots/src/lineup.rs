//! The list of players for all seats: `A,B`, or `A,B,C` at a table for three.

use std::fmt;
use std::str::FromStr;

use crate::{Player, UnknownPlayer};

/// Players in the order of their seats, separated by commas. A comma inside the quotes of an
/// engine's command, or after a backslash, is part of the command.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lineup(pub Vec<Player>);

impl fmt::Display for Lineup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, player) in self.0.iter().enumerate() {
            if place > 0 {
                f.write_str(",")?;
            }
            player.fmt(f)?;
        }
        Ok(())
    }
}

impl FromStr for Lineup {
    type Err = UnknownPlayer;

    fn from_str(words: &str) -> Result<Self, UnknownPlayer> {
        parts(words).into_iter().map(str::parse).collect::<Result<_, _>>().map(Self)
    }
}

/// Splits at commas. Quotes and backslashes have the same meaning as in an engine's command:
/// between two `'` no other character is special.
fn parts(words: &str) -> Vec<&str> {
    let mut parts = Vec::new();
    let mut start = 0;
    let mut quote = None;
    let mut escaped = false;
    for (place, sign) in words.char_indices() {
        if escaped {
            escaped = false;
            continue;
        }
        match (sign, quote) {
            ('\\', None | Some('"')) => escaped = true,
            ('\'' | '"', None) => quote = Some(sign),
            (sign, Some(open)) if sign == open => quote = None,
            (',', None) => {
                parts.push(&words[start..place]);
                start = place + 1;
            }
            _ => {}
        }
    }
    parts.push(&words[start..]);
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_comma_in_quotes_belongs_to_the_command() {
        for (words, expected) in [
            ("greedy,random", &["greedy", "random"][..]),
            (r#"engine:sh -c "a, b",hard"#, &[r#"engine:sh -c "a, b""#, "hard"]),
            (r"engine:x 'a\',b", &[r"engine:x 'a\'", "b"]),
            (r#"engine:x "a\",b",c"#, &[r#"engine:x "a\",b""#, "c"]),
            (r"engine:x a\,b,c", &[r"engine:x a\,b", "c"]),
            ("a,,b", &["a", "", "b"]),
            ("", &[""]),
        ] {
            assert_eq!(parts(words), expected, "{words}");
        }
    }

    #[test]
    fn players_are_written_as_they_are_read() {
        for words in ["greedy,random", r#"engine@200ms:sh -c "a, b",search:200ms,search:7"#] {
            assert_eq!(words.parse::<Lineup>().unwrap().to_string(), words);
        }
        let unknown = "greedy,best".parse::<Lineup>().unwrap_err();
        assert!(unknown.to_string().starts_with("«best» is not a level"), "{unknown}");
        "greedy,engine:x 'y,random".parse::<Lineup>().unwrap_err();
    }
}

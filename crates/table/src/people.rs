//! The people at a table: their names, which sentences use instead of the names of the seats.

use std::fmt;
use std::sync::Arc;

use prose::{Name, Say, Text, fold, text};

use crate::Seat;

/// The names of those who sit at a table, by seat. A seat without one is called by the game's own
/// word for it: "Blue", "the Empire".
///
/// A state never holds names: they reach the sentences of a game through its views
/// ([`crate::Spoken::name_people`]).
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct People(Option<Arc<[Option<Text>; Seat::MOST]>>);

impl People {
    /// The name of the person or bot in this seat.
    #[must_use]
    pub fn name(&self, seat: Seat) -> Option<&Text> {
        self.0.as_ref()?[seat.index()].as_ref()
    }

    /// The name of the person or bot in this seat, or the game's own word for the seat.
    pub fn name_or(&self, seat: Seat, own_word: impl FnOnce() -> Text) -> Text {
        self.name(seat).cloned().unwrap_or_else(own_word)
    }

    /// The names of these sitters. Where two would be called the same, or one like a side, the side
    /// is added: "Ana (the Empire)". Bots of a table for more than two have a number instead, which is
    /// shorter: "Bot 2 (easy)".
    #[must_use]
    pub fn told_apart(sitters: &[Sitter]) -> Self {
        let alike = |one: &Text, other: &Text| {
            fold(&one.en) == fold(&other.en) || fold(&one.es) == fold(&other.es)
        };
        let doubtful = |sitter: &Sitter, name: &Text| {
            sitters.iter().any(|other| {
                let same_name = other.name.as_ref().is_some_and(|other| alike(other, name));
                other.seat != sitter.seat && (same_name || alike(&other.side, name))
            })
        };
        let mut bots = 0;
        let mut called = |sitter: &Sitter| {
            let name = sitter.name.clone()?;
            if sitters.len() > 2 && name.en.ends_with(')') {
                bots += 1;
                return Some(if doubtful(sitter, &name) { numbered(name, bots) } else { name });
            }
            Some(if doubtful(sitter, &name) { with_side(name, &sitter.side) } else { name })
        };
        sitters.iter().filter_map(|sitter| Some((sitter.seat, called(sitter)?))).collect()
    }
}

impl FromIterator<(Seat, Text)> for People {
    fn from_iter<I: IntoIterator<Item = (Seat, Text)>>(named: I) -> Self {
        let mut names: [Option<Text>; Seat::MOST] = Default::default();
        for (seat, name) in named {
            names[seat.index()] = Some(name);
        }
        Self(names.iter().any(Option::is_some).then(|| Arc::new(names)))
    }
}

/// "Ana (the Empire)"; a name that ends with a bracket takes the side into it: "Bot (easy, Blue)".
fn with_side(name: Text, side: &Text) -> Text {
    let both = |name: &str, side: &str| match name.strip_suffix(')') {
        Some(open) => format!("{open}, {side})"),
        None => format!("{name} ({side})"),
    };
    Text { en: both(&name.en, &side.en), es: both(&name.es, &side.es) }
}

/// "Bot 2 (easy)", from "Bot (easy)".
fn numbered(name: Text, number: u8) -> Text {
    let with_number = |name: &str| name.replacen(" (", &format!(" {number} ("), 1);
    Text { en: with_number(&name.en), es: with_number(&name.es) }
}

/// A seat, and who sits in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sitter {
    /// The seat.
    pub seat: Seat,
    /// The game's word for it inside a sentence: "the Empire".
    pub side: Text,
    /// What the person or bot is called; `None` leaves the seat its own word.
    pub name: Option<Text>,
}

/// A name that a person gave: one line of letters, digits and a few signs.
///
/// Brackets are left out, because roles are written in them: nobody can be called "Bot (easy)".
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PlayerName(String);

impl PlayerName {
    /// The most characters of a name.
    pub const LONGEST: usize = 30;

    /// Reads what a person typed. Control characters, characters that change the direction of the
    /// text, and other signs that could disturb a sentence are left out; what is too long is cut.
    /// `None` if nothing is left.
    ///
    /// # Errors
    /// If the name is that of a role at the table.
    pub fn read(typed: &str) -> Result<Option<Self>, NotAName> {
        let mut name = String::new();
        let mut accents = 0;
        for sign in typed.chars().map(|sign| if sign.is_whitespace() { ' ' } else { sign }) {
            accents = if is_accent(sign) { accents + 1 } else { 0 };
            let after_space = name.is_empty() || name.ends_with(' ');
            let kept = match sign {
                ' ' => !after_space,
                accent if is_accent(accent) => !after_space && accents <= MOST_ACCENTS,
                other => other.is_alphanumeric() || SIGNS.contains(other),
            };
            if kept {
                name.push(sign);
            }
        }
        let name: String = name.chars().take(Self::LONGEST).collect();
        let name = name.trim_end();
        if !name.contains(char::is_alphanumeric) {
            return Ok(None);
        }
        if ROLES.contains(&fold(name).as_str()) {
            return Err(NotAName(name.to_owned()));
        }
        Ok(Some(Self(name.to_owned())))
    }

    /// The name.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for PlayerName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Say for PlayerName {
    fn text(&self) -> Text {
        Text::same(&self.0)
    }
}

/// Signs that a name may have besides letters, digits and spaces.
const SIGNS: &str = "'’-_.!?&+#~*@";
/// The most accents that a letter may carry.
const MOST_ACCENTS: usize = 2;
/// Words that mean a role at the table or a bot in a record, in lower case and without accents.
const ROLES: [&str; 20] = [
    "bot", "guest", "invitado", "invitada", "you", "tu", "watcher", "publico", "judge", "juez",
    "nobody", "nadie", "open", "cantina", "person", "random", "greedy", "easy", "normal", "hard",
];

fn is_accent(sign: char) -> bool {
    ('\u{300}'..='\u{36f}').contains(&sign)
}

/// A name that means a role at the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotAName(String);

impl NotAName {
    /// The reason, and what to do.
    #[must_use]
    pub fn text(&self) -> Text {
        text!(
            "Nobody can be called “{name}”: the word means a role at the table. Choose another name.",
            "Nadie puede llamarse «{name}»: esa palabra designa un papel en la mesa. Elige otro nombre.",
            name = Name(&self.0)
        )
    }
}

/// The name of a person who gave none.
#[must_use]
pub fn guest() -> Text {
    text!("Guest", "Invitado")
}

/// The name of a bot of this level: "Bot (easy)".
#[must_use]
pub fn bot(level: &Text) -> Text {
    text!("Bot ({level})", "Bot ({level})", level = level.clone())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(typed: &str) -> Option<String> {
        PlayerName::read(typed).expect("not a role").map(|name| name.to_string())
    }

    fn sitters(names: [&str; 2]) -> Vec<Sitter> {
        let sides = [text!("the Empire", "el Imperio"), text!("the Rebels", "los rebeldes")];
        let sitter = |(seat, (side, name))| Sitter { seat, side, name: Some(Text::same(name)) };
        let seats = [Seat::new(0), Seat::new(1)];
        seats.into_iter().zip(sides.into_iter().zip(names)).map(sitter).collect()
    }

    fn called(names: [&str; 2]) -> [String; 2] {
        let people = People::told_apart(&sitters(names));
        [0, 1].map(|seat| people.name(Seat::new(seat)).expect("a name").es.clone())
    }

    #[test]
    fn names_are_one_clean_line() {
        assert_eq!(read("  Ana  María\t"), Some("Ana María".to_owned()));
        assert_eq!(read("Ana\u{202e}nimdA\u{200b}\u{0}\n"), Some("AnanimdA".to_owned()));
        assert_eq!(read("<b>Eve</b> (bot)"), Some("bEveb bot".to_owned()));
        assert_eq!(read("José\u{301}\u{301}\u{301}\u{301}"), Some("José\u{301}\u{301}".to_owned()));
        assert_eq!(read("李小龍"), Some("李小龍".to_owned()));
        assert_eq!(read(&"x".repeat(200)).map(|name| name.len()), Some(PlayerName::LONGEST));
        for nothing in ["", "   ", "…", "\u{200d}", "-.-"] {
            assert_eq!(read(nothing), None, "{nothing:?}");
        }
    }

    #[test]
    fn nobody_is_called_like_a_role() {
        for role in ["Bot", "BOT", " Tú ", "(Bot)", "invitado", "Guest", "watcher"] {
            let refused = PlayerName::read(role).expect_err(role).text();
            assert!(refused.en.contains("role") && refused.es.contains("papel"), "{refused:?}");
        }
    }

    #[test]
    fn namesakes_are_told_apart_by_their_sides() {
        assert_eq!(called(["Ana", "Luis"]), ["Ana", "Luis"]);
        assert_eq!(called(["Ana", "aná"]), ["Ana (el Imperio)", "aná (los rebeldes)"]);
        assert_eq!(called(["Bot (fácil)", "Bot (fácil)"])[1], "Bot (fácil, los rebeldes)");
        assert_eq!(called(["Los Rebeldes", "Ana"]), ["Los Rebeldes (el Imperio)", "Ana"]);
    }

    #[test]
    fn bots_of_a_larger_table_are_numbered() {
        let mut three = sitters(["Bot (fácil)", "Bot (fácil)"]);
        three.push(Sitter { seat: Seat::new(2), side: Text::same("x"), name: Some(guest()) });
        let people = People::told_apart(&three);
        let name = |seat| people.name(Seat::new(seat)).expect("a name").es.clone();
        assert_eq!([0, 1, 2].map(name), ["Bot 1 (fácil)", "Bot 2 (fácil)", "Invitado"]);
    }

    #[test]
    fn a_seat_without_a_name_keeps_its_own_word() {
        let people: People = [(Seat::new(1), Text::same("Ana"))].into_iter().collect();
        let word = || text!("Blue", "Azul");
        assert_eq!(people.name_or(Seat::new(0), word).es, "Azul");
        assert_eq!(people.name_or(Seat::new(1), word).es, "Ana");
        assert_eq!(People::default().name(Seat::new(1)), None);
    }
}

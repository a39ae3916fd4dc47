//! The two decks of the starter box.

use prose::{Text, text};

use super::Title;
use super::deck::Deck;

/// A deck of the starter box.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Starter {
    /// Luke Skywalker, with Vigilance, Heroism and Cunning.
    Luke,
    /// Darth Vader, with Aggression, Villainy and Command.
    Vader,
}

/// The cards of a deck by their numbers.
struct List {
    leader: u8,
    base: u8,
    three_times: &'static [u8],
    twice: &'static [u8],
    once: &'static [u8],
}

const LUKE: List = List {
    leader: 5,
    base: 29,
    three_times: &[46, 53, 78, 189, 236, 237, 238, 240],
    twice: &[44, 74, 218, 220, 222],
    once: &[45, 48, 49, 59, 63, 66, 69, 194, 195, 196, 198, 217, 239, 241, 242, 244],
};
const VADER: List = List {
    leader: 10,
    base: 23,
    three_times: &[83, 84, 128, 132, 136, 172, 226, 229, 233],
    twice: &[130, 225, 227, 228, 232],
    once: &[79, 86, 88, 89, 92, 123, 126, 129, 135, 139, 230, 231, 234],
};

impl Starter {
    /// Both decks.
    pub const ALL: [Self; 2] = [Self::Luke, Self::Vader];

    /// Its word in setups and web addresses.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Luke => "luke",
            Self::Vader => "vader",
        }
    }

    /// The deck with this word.
    #[must_use]
    pub fn of_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|starter| starter.id() == id)
    }

    /// Its name for players.
    #[must_use]
    pub fn name(self) -> Text {
        match self {
            Self::Luke => {
                text!("Starter deck: Luke Skywalker", "Mazo de inicio: Luke Skywalker")
            }
            Self::Vader => text!("Starter deck: Darth Vader", "Mazo de inicio: Darth Vader"),
        }
    }

    /// Its cards.
    #[must_use]
    pub fn deck(self) -> Deck {
        let list = match self {
            Self::Luke => LUKE,
            Self::Vader => VADER,
        };
        let [leader, base] = [list.leader, list.base].map(Title::numbered);
        let piles = [(list.three_times, 3), (list.twice, 2), (list.once, 1)];
        let copies = |(numbers, copies): (&'static [u8], u8)| {
            numbers.iter().map(move |&number| (Title::numbered(number), copies))
        };
        let mut cards: Vec<_> = piles.into_iter().flat_map(copies).collect();
        cards.sort_unstable();
        // A deck has the same name in both languages, as its leader has.
        let name = Some(leader.card().name[0].to_owned());
        Deck { name, leader, base, cards, sideboard: Vec::new() }
    }
}

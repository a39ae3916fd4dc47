//! The decks with which players go on at another table: each keeps the one they brought.

use games::SeatName;
use table::Seat;

/// The setup of the next game, and the decks that players bring to it.
#[derive(PartialEq, Eq, Debug)]
pub(super) struct CarriedDecks {
    /// The setup without the decks that are brought.
    pub(super) setup: String,
    /// The names of the seats whose players bring a deck.
    pub(super) bringing: Vec<String>,
    /// Their decks, as the setup writes them.
    pub(super) decks: Vec<(Seat, String)>,
}

impl CarriedDecks {
    /// Takes the seats whose players brought a deck, and the setup of the next game with the decks at the
    /// present seats. Everyone moves on by `steps` seats.
    ///
    /// At a table where all decks belong to the setup, they stay at their seats.
    pub(super) fn new(bringing: &[String], seats: &[SeatName], setup: &str, steps: usize) -> Self {
        if bringing.is_empty() {
            return Self { setup: setup.to_owned(), bringing: Vec::new(), decks: Vec::new() };
        }
        let mut carried = Self { setup: String::new(), bringing: Vec::new(), decks: Vec::new() };
        let mut words = Vec::new();
        for word in setup.split_whitespace() {
            let (key, value) = word.split_once('=').unwrap_or((word, ""));
            let Some(place) = seats.iter().position(|name| name.word == key) else {
                words.push(word.to_owned());
                continue;
            };
            let to = &seats[(place + steps) % seats.len()];
            if bringing.iter().any(|seat| seat == key) {
                carried.bringing.push(to.word.clone());
                carried.decks.push((to.seat, value.to_owned()));
            } else {
                // The deck of a bot moves with the bot.
                words.push(format!("{}={value}", to.word));
            }
        }
        carried.setup = words.join(" ");
        carried
    }
}

#[cfg(test)]
mod tests {
    use prose::Text;

    use super::*;

    fn seats() -> Vec<SeatName> {
        let name = |(number, word): (u8, &str)| SeatName {
            seat: Seat::new(number),
            word: word.to_owned(),
            aliases: Vec::new(),
            text: Text::same(word),
            own_word: Text::default(),
            side: None,
            in_sentence: Text::same(word),
        };
        [(0, "blue"), (1, "red")].map(name).to_vec()
    }

    #[test]
    fn everyone_keeps_the_deck_they_brought() {
        let setup = "blue=1.2 red=luke match=three";
        let both = ["blue".to_owned(), "red".to_owned()];
        let stay = CarriedDecks::new(&both, &seats(), setup, 0);
        assert_eq!(stay.setup, "match=three");
        assert_eq!(stay.decks, [(Seat::new(0), "1.2".to_owned()), (Seat::new(1), "luke".into())]);
        let swapped = CarriedDecks::new(&both, &seats(), setup, 1);
        assert_eq!(swapped.bringing, ["red", "blue"]);
        assert_eq!(swapped.decks[0], (Seat::new(1), "1.2".to_owned()));
        let with_bot = CarriedDecks::new(&both[..1], &seats(), setup, 1);
        assert_eq!(with_bot.setup, "blue=luke match=three");
        assert_eq!(with_bot.decks, [(Seat::new(1), "1.2".to_owned())]);
    }

    #[test]
    fn decks_of_the_setup_stay_at_their_seats() {
        let setup = "blue=1.2 red=luke";
        assert_eq!(CarriedDecks::new(&[], &seats(), setup, 1).setup, setup);
    }
}

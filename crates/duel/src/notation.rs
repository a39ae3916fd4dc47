//! How setups and choices of the duel are written.

use std::num::NonZeroU8;

use prose::{Name, Text, text};
use script::{Answer, Thing};
use table::{Notation, Refusal, Seat, SetupFaults, Viewer};

use crate::cards::Title;
use crate::game::{Choice, Duel, Setup, Target};
use crate::rules::{DECK_SIZE, Stance, State, card, deck_of, owner, thing, title};

/// What the seats are called.
pub(crate) const SEATS: [&str; 2] = ["red", "blue"];

/// The word for a stance.
pub(crate) const fn stance_word(stance: Stance) -> &'static str {
    match stance {
        Stance::Bold => "bold",
        Stance::Wary => "wary",
        Stance::Keen => "keen",
    }
}

/// The stance a word stands for.
pub(crate) fn read_stance(word: &str) -> Option<Stance> {
    Stance::ALL.into_iter().find(|&stance| stance_word(stance) == word)
}

/// The word for a card: its title, and a number if its owner's deck holds two.
pub(crate) fn card_word(card: u8) -> String {
    let id = title(card).card().id;
    let nth = copies_before(card);
    if nth == 0 { id.to_owned() } else { format!("{id}#{}", nth + 1) }
}

fn copies_before(card: u8) -> usize {
    let place = usize::from(card % DECK_SIZE);
    Title::DECK[..place].iter().filter(|&&other| other == Title::DECK[place]).count()
}

/// The card of this seat a word stands for.
pub(crate) fn read_card(seat: Seat, word: &str) -> Option<u8> {
    deck_of(seat).find(|&card| card_word(card) == word)
}

/// Whose cards go without `enemy`: those of the player who is asked. While both choose stances no
/// card is named.
fn speaker(state: &State) -> Seat {
    match (state.deciders.count(), state.deciders.lowest()) {
        (1, Some(seat)) => seat,
        _ => state.turn,
    }
}

fn unknown(word: &str, wanted: Text) -> Text {
    text!(
        "«{word}» is not understood; expected {wanted}.",
        "«{word}» no se entiende; se esperaba {wanted}.",
        word = Name(word),
        wanted = wanted
    )
}

fn card_of(seat: Seat, word: &str) -> Result<Thing, Text> {
    let found = read_card(seat, word).map(thing);
    let wanted = text!("a card such as grunt or martyr#2", "una carta como grunt o martyr#2");
    found.ok_or_else(|| unknown(word, wanted))
}

impl Notation for Duel {
    fn write_setup(&self, setup: &Setup) -> String {
        format!("life={}", setup.life)
    }

    fn read_setup(&self, words: &str) -> Result<Setup, SetupFaults> {
        let mut setup = Setup { life: 10 };
        let mut faults = Vec::new();
        for word in words.split_whitespace() {
            match word.split_once('=').map(|(key, value)| (key, value.parse())) {
                Some(("life", Ok(life))) => setup.life = life,
                _ => faults.push(Refusal::rule(
                    "DUEL-SETUP-03",
                    text!(
                        "«{word}» is not understood; write life=5 to life=20.",
                        "«{word}» no se entiende; escribe life=5 a life=20.",
                        word = Name(word)
                    ),
                )),
            }
        }
        if faults.is_empty() { Ok(setup) } else { Err(SetupFaults(faults)) }
    }

    fn seat_name(&self, _: &State, seat: Seat) -> String {
        SEATS[seat.index()].to_owned()
    }

    fn write_choice(&self, state: &State, choice: Choice) -> String {
        let word = |thing: Thing| {
            let card = card(thing);
            let theirs = if owner(card) == speaker(state) { "" } else { "enemy " };
            format!("{theirs}{}", card_word(card))
        };
        match choice {
            Choice::Stance(stance) => format!("stance {}", stance_word(stance)),
            Choice::Play(card) => format!("play {}", word(card)),
            Choice::Attack { with, at: Target::Player } => format!("attack with {}", word(with)),
            Choice::Attack { with, at: Target::Fighter(target) } => {
                format!("attack with {} at {}", word(with), word(target))
            }
            Choice::End => "end".to_owned(),
            Choice::Answer(answer) => match answer {
                Answer::Thing(thing) => format!("pick {}", word(thing)),
                Answer::Number(n) => format!("number {n}"),
                Answer::Option(n) => format!("option {}", n + 1),
                Answer::Yes => "yes".to_owned(),
                Answer::No => "no".to_owned(),
                Answer::Enough => "enough".to_owned(),
            },
        }
    }

    fn read_choice(&self, state: &State, _: Seat, words: &str) -> Result<Choice, Text> {
        let card = |words: &str| match words.strip_prefix("enemy ") {
            Some(word) => card_of(speaker(state).other(), word),
            None => card_of(speaker(state), words),
        };
        let number = |word: &str| {
            let found = word.parse::<NonZeroU8>().map(NonZeroU8::get);
            found.map_err(|_| unknown(word, text!("a number from 1", "un número a partir de 1")))
        };
        let (verb, rest) = words.split_once(' ').unwrap_or((words, ""));
        Ok(match (verb, rest) {
            ("stance", _) => {
                let wanted = text!("bold, wary or keen", "bold, wary o keen");
                Choice::Stance(read_stance(rest).ok_or_else(|| unknown(rest, wanted))?)
            }
            ("play", _) => Choice::Play(card(rest)?),
            ("attack", _) => {
                let rest = rest.strip_prefix("with ").unwrap_or(rest);
                match rest.split_once(" at ") {
                    None => Choice::Attack { with: card(rest)?, at: Target::Player },
                    Some((with, at)) => {
                        Choice::Attack { with: card(with)?, at: Target::Fighter(card(at)?) }
                    }
                }
            }
            ("end", "") => Choice::End,
            ("pick", _) => Choice::Answer(Answer::Thing(card(rest)?)),
            ("number", _) => Choice::Answer(Answer::Number(number(rest)?.into())),
            ("option", _) => Choice::Answer(Answer::Option(number(rest)? - 1)),
            ("yes", "") => Choice::Answer(Answer::Yes),
            ("no", "") => Choice::Answer(Answer::No),
            ("enough", "") => Choice::Answer(Answer::Enough),
            _ => {
                let wanted = text!(
                    "stance, play, attack with, end, pick, option, yes, no or enough",
                    "stance, play, attack with, end, pick, option, yes, no o enough"
                );
                return Err(unknown(words, wanted));
            }
        })
    }

    fn choice_is_open(&self, _: &State, seat: Seat, choice: Choice, viewer: Viewer) -> bool {
        // A stance is secret while the other may still choose; everything else shows at once.
        viewer == Viewer::Judge
            || viewer == Viewer::Seat(seat)
            || !matches!(choice, Choice::Stance(_))
    }
}

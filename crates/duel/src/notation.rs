//! How setups and choices of the duel are written.

use prose::{Name, Text, text};
use script::{Answer, Thing};
use table::{Notation, Refusal, Seat, SetupFaults, Viewer};

use crate::cards::Title;
use crate::game::{Choice, Duel, Setup, Target};
use crate::rules::{Stance, State, owner, thing, title};

const STANCES: [(&str, Stance); 3] =
    [("bold", Stance::Bold), ("wary", Stance::Wary), ("keen", Stance::Keen)];

/// The word for a card: its title, and a number if its owner's deck holds two.
pub(crate) fn card_word(card: u8) -> String {
    let id = title(card).card().id;
    let nth = copies_before(card);
    if nth == 0 { id.to_owned() } else { format!("{id}#{}", nth + 1) }
}

fn copies_before(card: u8) -> usize {
    let place = usize::from(card % 12);
    Title::DECK[..place].iter().filter(|&&other| other == Title::DECK[place]).count()
}

/// The card of this seat a word stands for.
pub(crate) fn read_card(seat: Seat, word: &str) -> Option<u8> {
    (0..24).find(|&card| owner(card) == seat && card_word(card) == word)
}

fn unknown(what: Text, word: &str) -> Text {
    text!(
        "unknown {what} «{word}».",
        "{what} no se conoce: «{word}».",
        what = what,
        word = Name(word)
    )
}

fn card_of(seat: Seat, word: &str) -> Result<Thing, Text> {
    let found = read_card(seat, word).map(thing);
    found.ok_or_else(|| unknown(text!("card", "carta"), word))
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
        ["red", "blue"][seat.index()].to_owned()
    }

    fn write_choice(&self, state: &State, choice: Choice) -> String {
        let word = |thing: Thing| {
            let card = thing.0.to_le_bytes()[0];
            let theirs = if owner(card) == state.turn { "" } else { "enemy " };
            format!("{theirs}{}", card_word(card))
        };
        match choice {
            Choice::Stance(stance) => {
                let found = STANCES.iter().find(|(_, other)| *other == stance);
                format!("stance {}", found.map_or("bold", |(word, _)| word))
            }
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
            Some(word) => card_of(state.turn.other(), word),
            None => card_of(state.turn, words),
        };
        let number =
            |word: &str| word.parse::<u8>().map_err(|_| unknown(text!("number", "número"), word));
        let (verb, rest) = words.split_once(' ').unwrap_or((words, ""));
        Ok(match verb {
            "stance" => {
                let found = STANCES.iter().find(|(word, _)| *word == rest);
                let (_, stance) = found.ok_or_else(|| unknown(text!("stance", "postura"), rest))?;
                Choice::Stance(*stance)
            }
            "play" => Choice::Play(card(rest)?),
            "attack" => {
                let rest = rest.strip_prefix("with ").unwrap_or(rest);
                match rest.split_once(" at ") {
                    None => Choice::Attack { with: card(rest)?, at: Target::Player },
                    Some((with, at)) => {
                        Choice::Attack { with: card(with)?, at: Target::Fighter(card(at)?) }
                    }
                }
            }
            "end" => Choice::End,
            "pick" => Choice::Answer(Answer::Thing(card(rest)?)),
            "number" => Choice::Answer(Answer::Number(number(rest)?.into())),
            "option" => Choice::Answer(Answer::Option(number(rest)?.saturating_sub(1))),
            "yes" => Choice::Answer(Answer::Yes),
            "no" => Choice::Answer(Answer::No),
            "enough" => Choice::Answer(Answer::Enough),
            _ => return Err(unknown(text!("choice", "elección"), verb)),
        })
    }

    fn choice_is_open(&self, _: &State, seat: Seat, choice: Choice, viewer: Viewer) -> bool {
        // A stance is secret while the other may still choose; everything else shows at once.
        viewer == Viewer::Judge
            || viewer == Viewer::Seat(seat)
            || !matches!(choice, Choice::Stance(_))
    }
}

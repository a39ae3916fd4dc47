//! The notation of choices.

use prose::{Name, Text, text};
use script::{Answer, Thing};
use table::setup::Settings;
use table::{Notation, Seat, Viewer};

use crate::cards::Title;
use crate::game::{Choice, Duel, Mode, Setup, Target};
use crate::rules::{DECK_SIZE, Stance, State, card, deck_of, owner, thing, title};
use crate::setup::SETTINGS;

/// The names of the seats.
pub(crate) const SEATS: [&str; 4] = ["red", "blue", "green", "gold"];

/// The seat with this name, if the mode uses it.
pub(crate) fn read_seat(mode: Mode, word: &str) -> Option<Seat> {
    mode.seating().seats().into_iter().find(|seat| SEATS[seat.index()] == word)
}

/// The word for a mode.
pub(crate) const fn mode_word(mode: Mode) -> &'static str {
    match mode {
        Mode::Duel => "duel",
        Mode::Three => "three",
        Mode::Teams => "teams",
    }
}

/// The word for a stance.
pub(crate) const fn stance_word(stance: Stance) -> &'static str {
    match stance {
        Stance::Bold => "bold",
        Stance::Wary => "wary",
        Stance::Keen => "keen",
    }
}

/// The stance that a word stands for.
pub(crate) fn read_stance(word: &str) -> Option<Stance> {
    Stance::ALL.into_iter().find(|&stance| stance_word(stance) == word)
}

/// The word for a card: its title, with a number if its owner's deck holds two of it.
pub(crate) fn card_word(card: u8) -> String {
    let id = title(card).card().id;
    let nth = copies_before(card);
    if nth == 0 { id.to_owned() } else { format!("{id}#{}", nth + 1) }
}

fn copies_before(card: u8) -> usize {
    let place = usize::from(card % DECK_SIZE);
    Title::DECK[..place].iter().filter(|&&other| other == Title::DECK[place]).count()
}

/// The card of this seat that a word stands for.
pub(crate) fn read_card(seat: Seat, word: &str) -> Option<u8> {
    deck_of(seat).find(|&card| card_word(card) == word)
}

/// The seat that `enemy` stands for: the opponent, if there is only one.
fn enemy(state: &State) -> Option<Seat> {
    state.seating().only_opponent(speaker(state))
}

/// The seat whose cards are written without a seat name: the player who is asked. While stances are
/// chosen, no card is named.
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
    fn settings() -> &'static Settings<Setup> {
        &SETTINGS
    }

    fn seat_name(&self, _: &State, seat: Seat) -> String {
        SEATS[seat.index()].to_owned()
    }

    fn write_choice(&self, state: &State, choice: Choice) -> String {
        let word = |thing: Thing| {
            let card = card(thing);
            let owner = owner(card);
            let card = card_word(card);
            match owner {
                own if own == speaker(state) => card,
                only if enemy(state) == Some(only) => format!("enemy {card}"),
                other => format!("{} {card}", SEATS[other.index()]),
            }
        };
        match choice {
            Choice::Stance(stance) => format!("stance {}", stance_word(stance)),
            Choice::Play(card) => format!("play {}", word(card)),
            Choice::Attack { with, at: Target::Player(seat) } if enemy(state) == Some(seat) => {
                format!("attack with {}", word(with))
            }
            Choice::Attack { with, at: Target::Player(seat) } => {
                format!("attack with {} at {}", word(with), SEATS[seat.index()])
            }
            Choice::Attack { with, at: Target::Fighter(target) } => {
                format!("attack with {} at {}", word(with), word(target))
            }
            Choice::End => "end".to_owned(),
            Choice::Opponent(seat) => format!("name {}", SEATS[seat.index()]),
            Choice::Answer(answer) => answer.write(word),
        }
    }

    fn read_choice(&self, state: &State, _: Seat, words: &str) -> Result<Choice, Text> {
        let seat_of = |word: &str| match word {
            "enemy" => enemy(state),
            word => read_seat(state.mode, word),
        };
        let card = |words: &str| {
            let named = words.split_once(' ');
            match named.and_then(|(seat, card)| Some((seat_of(seat)?, card))) {
                Some((seat, card)) => card_of(seat, card),
                None => card_of(speaker(state), words),
            }
        };
        if let Some(written) = Answer::read(words)? {
            return Ok(Choice::Answer(written.answer(card)?));
        }
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
                    None => {
                        let wanted = text!(
                            "whom to attack: attack with grunt at blue",
                            "a quién atacar: attack with grunt at blue"
                        );
                        let enemy = enemy(state).ok_or_else(|| unknown(words, wanted))?;
                        Choice::Attack { with: card(rest)?, at: Target::Player(enemy) }
                    }
                    Some((with, at)) => {
                        let at = match seat_of(at) {
                            Some(seat) => Target::Player(seat),
                            None => Target::Fighter(card(at)?),
                        };
                        Choice::Attack { with: card(with)?, at }
                    }
                }
            }
            ("end", "") => Choice::End,
            ("name", _) => {
                let wanted = text!("a player such as blue", "un jugador como blue");
                Choice::Opponent(seat_of(rest).ok_or_else(|| unknown(rest, wanted))?)
            }
            _ => {
                let wanted = text!(
                    "stance, play, attack with, end, name, pick, number, option, yes, no or enough",
                    "stance, play, attack with, end, name, pick, number, option, yes, no o enough"
                );
                return Err(unknown(words, wanted));
            }
        })
    }

    fn may_know_choice(&self, _: &State, seat: Seat, choice: Choice, viewer: Viewer) -> bool {
        // A stance is secret while another player may still choose; all other choices are public at
        // once.
        viewer == Viewer::Judge
            || viewer == Viewer::Seat(seat)
            || !matches!(choice, Choice::Stance(_))
    }
}

//! The written form of choices in replays, scenarios and on the command line.

pub(crate) mod cards;
mod exchange;
mod reader;

use prose::Text;
use script::{Answer, Ask, Things as _};
use table::setup::Settings;
use table::{Game as _, Notation, Seat, SetupFaults, Spare, Viewer};

use crate::game::{Choice, Question, Setup, Unlimited};
use crate::rules::{CardId, Object, State};
use crate::setup::SETTINGS;
use crate::words::{Step, Verb};
use cards::{card_word, object_word, seat_word};

impl Notation for Unlimited {
    fn settings() -> &'static Settings<Setup> {
        &SETTINGS
    }

    fn spares(&self, setup: &Setup, seat: Seat) -> Vec<Spare> {
        exchange::spares(setup, seat)
    }

    fn exchange(&self, setup: &Setup, seat: Seat, words: &str) -> Result<Setup, SetupFaults> {
        exchange::read(setup, seat, words)
    }

    fn seat_name(&self, _: &State, seat: Seat) -> String {
        seat_word(seat).to_owned()
    }

    fn write_choice(&self, state: &State, choice: Choice) -> String {
        write_choice(self, state, choice)
    }

    fn read_choice(&self, state: &State, seat: Seat, words: &str) -> Result<Choice, Text> {
        reader::Reader { game: self, state, seat }.choice(words)
    }

    fn may_know_choice(&self, state: &State, seat: Seat, choice: Choice, viewer: Viewer) -> bool {
        if viewer == Viewer::Judge || viewer == Viewer::Seat(seat) {
            return true;
        }
        match choice {
            Choice::Pick(_) | Choice::Resource(_) => false,
            Choice::Answer(Answer::Thing(thing)) => match Object::of(thing) {
                Object::Card(card) => is_known(state, card, viewer) || self.shows_pick(state, seat),
                _ => true,
            },
            _ => true,
        }
    }
}

/// Whether the viewer may know this card.
fn is_known(state: &State, card: CardId, viewer: Viewer) -> bool {
    let (thing, holder) = (card.thing(), state.holder(card));
    if holder.is_none() && !state.player(card.owner()).deck.contains(&card) {
        return true;
    }
    match viewer {
        Viewer::Judge => true,
        Viewer::Watcher => state.shown.contains(thing),
        Viewer::Seat(viewer) => {
            holder == Some(viewer) || state.player(viewer).known.contains(thing)
        }
    }
}

impl Unlimited {
    /// The word for a card of the match in choices and views: `tie-advanced`, `tie-advanced#2`.
    #[must_use]
    pub fn word(&self, state: &State, card: CardId) -> String {
        card_word(state, card)
    }

    /// Whether the seat's pick is public because of what is done with it.
    fn shows_pick(&self, state: &State, seat: Seat) -> bool {
        match self.question(state, seat) {
            Some(Question::Ability { ask: Ask::Pick { body, .. }, .. }) => shows(body),
            _ => false,
        }
    }
}

/// Whether the effect shows the picked card to both players.
fn shows(body: &Step) -> bool {
    match body {
        Step::Do(verb) => matches!(
            verb,
            Verb::Discard(_)
                | Verb::DefeatResource(_)
                | Verb::Reveal(_)
                | Verb::Play(..)
                | Verb::SetAside(_)
        ),
        Step::Seq(steps) => steps.iter().any(shows),
        _ => false,
    }
}

fn write_choice(game: &Unlimited, state: &State, choice: Choice) -> String {
    let word = |card: CardId| card_word(state, card);
    match choice {
        Choice::First(seat) => format!("first {}", seat_word(seat)),
        Choice::Keep => "keep".to_owned(),
        Choice::Renew => "renew".to_owned(),
        Choice::Play(card) => format!("play {}", word(card)),
        Choice::Attach(card, host) => format!("attach {} to {}", word(card), word(host)),
        Choice::PlayInstead(card, paid) => format!("play {} discarding {}", word(card), word(paid)),
        Choice::Attack(unit, target) => format!("attack {} with {}", word(target), word(unit)),
        Choice::Use(card, 0) => format!("use {}", word(card)),
        Choice::Use(card, n) => format!("use {} {}", word(card), u16::from(n) + 1),
        Choice::Deploy => "deploy".to_owned(),
        Choice::TakeInitiative => "take initiative".to_owned(),
        Choice::Pass => "pass".to_owned(),
        Choice::Resource(card) => format!("resource {}", word(card)),
        Choice::NoResource => "no resource".to_owned(),
        Choice::Pick(card) => format!("pick {}", word(card)),
        Choice::Trigger(place) => format!("resolve {}", waiting_word(game, state, place)),
        Choice::Target(card) => format!("target {}", word(card)),
        Choice::Host(card) => format!("on {}", word(card)),
        Choice::Defeat(card) => format!("defeat {}", word(card)),
        Choice::Name(title) => format!("name {}", title.card().id),
        Choice::Share(card, amount) => format!("share {amount} on {}", word(card)),
        Choice::Stop => "stop".to_owned(),
        Choice::Decline => "decline".to_owned(),
        Choice::Answer(answer) => answer.write(|thing| object_word(state, Object::of(thing))),
    }
}

/// The word for a waiting ability: its source, with a number from the second ability of that source
/// on.
fn waiting_word(game: &Unlimited, state: &State, place: u8) -> String {
    let source = |place: usize| {
        let waiting = state.waiting.get(place)?;
        game.look(state).card_behind(Object::of(waiting.source))
    };
    let place = usize::from(place);
    let Some(card) = source(place) else { return format!("ability {}", place + 1) };
    let seat = state.waiting[place].seat;
    let before = state.group_of(seat).take_while(|&other| other < place);
    match before.filter(|&other| source(other) == Some(card)).count() {
        0 => card_word(state, card),
        earlier => format!("{} {}", card_word(state, card), earlier + 1),
    }
}

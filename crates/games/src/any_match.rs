//! A match behind one interface.

use std::ops::Range;

use crate::hint::HintTask;
use bots::{Analysis, AnalysisPlan, Player, PlayerFault};
use lab::GameFigures;
use prose::{Lang, Text};
use serde_json::Value;
use table::replay::{Audience, Sheet};
use table::{
    Listed, Luck, Next, NoUndo, Offer, Outcome, People, Refusal, Resignation, Seat, Seating, Seats,
    Seed, SetupFaults, Since, Spare, StateHash, Viewer,
};
use ui::Region;
use ui::board::ActionBar;
use ui::table_page::{Happened, LogLine};

/// The work of a bot that chooses, which may run on another thread. Returns the choice in the game's
/// notation.
pub type BotTask = Box<dyn FnOnce() -> Result<String, PlayerFault> + Send>;

/// The work of a bot that was done with a shared turn and is asked whether it goes on, which may run on
/// another thread. Returns the choice by which it does, in the game's notation.
pub type SecondThoughtTask = Box<dyn FnOnce() -> Option<String> + Send>;

/// The work of saying what a bot intends, which may run on another thread.
pub type IntentionTask = Box<dyn FnOnce() -> Option<Text> + Send>;

/// A seat and its names.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatName {
    /// The seat.
    pub seat: Seat,
    /// The word in addresses and notation.
    pub word: String,
    /// Other words that are read for it.
    pub aliases: Vec<String>,
    /// The name by itself: that of the person, or "The Empire".
    pub text: Text,
    /// The name inside a sentence: that of the person, or "the Empire".
    pub in_sentence: Text,
    /// The game's own word for the seat inside a sentence: "the Empire".
    pub own_word: Text,
    /// The side it plays, where that means more than a colour: "Empire".
    pub side: Option<Text>,
}

impl SeatName {
    /// Whether this word means the seat.
    #[must_use]
    pub fn is_called(&self, word: &str) -> bool {
        self.word == word || self.aliases.iter().any(|alias| alias == word)
    }
}

/// The table as it is drawn for one reader.
#[derive(Clone, Debug)]
pub struct DrawnTable {
    /// The parts of the board.
    pub board: Vec<Region>,
    /// The question to the reader.
    pub question: Option<Text>,
    /// The options of the reader.
    pub offers: Vec<Offer>,
    /// Those of the options that would change nothing, in the game's notation.
    pub idle: Vec<String>,
    /// The action bar.
    pub bar: ActionBar,
    /// The turns of others since the reader's last choice.
    pub happened: Option<Happened>,
}

/// Whether the table accepts choices, besides whether the match does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choosing {
    /// Choices are accepted.
    Open,
    /// Choices are not accepted now: a seat is free, or the match ended early.
    Closed,
}

/// The reason a choice was not made. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Rejection {
    /// It is not a choice of this game.
    NotUnderstood(Text),
    /// It is not allowed now.
    Refused(Refusal),
}

/// A match in progress or over, whatever its game.
pub trait AnyMatch: Send {
    /// The number of choices made.
    fn ply(&self) -> usize;

    /// The seats that must choose; none once the match is over.
    fn deciders(&self) -> Seats;

    /// The outcome by the rules of the game, once the match is over.
    fn outcome(&self) -> Option<(Outcome, Text)>;

    /// All seats, in order.
    fn seats(&self) -> &[SeatName];

    /// Gives the match the names of the people in the seats. From then on they are used in everything
    /// that people read; programs are told the words of the seats.
    fn name_people(&mut self, people: &People);

    /// The teams of the seats.
    fn seating(&self) -> Seating;

    /// The consequence if these seats give up.
    fn resign(&self, resigned: Seats) -> Resignation;

    /// The setup in words, inside a sentence.
    fn say_setup(&self) -> Text;

    /// The setup in words once the match has begun, without what the table itself shows by then.
    fn say_setup_begun(&self) -> Text;

    /// The score after this outcome, if the game is one of several.
    fn say_standing(&self, outcome: Outcome) -> Option<Text>;

    /// What can be played next after this outcome, with the setup in the game's notation. Between games
    /// of a match, seats may exchange cards, in words such as `wampa=2`.
    ///
    /// # Errors
    /// The reason an exchange is not allowed.
    fn next(
        &self,
        outcome: Outcome,
        exchanges: &[(Seat, String)],
    ) -> Result<Next<String>, SetupFaults>;

    /// The cards the seat may exchange between games of a match.
    fn spares(&self, seat: Seat) -> Vec<Spare>;

    /// Makes a choice and returns it as the notation writes it.
    ///
    /// # Errors
    /// The reason it was not made.
    fn choose(&mut self, seat: Seat, words: &str) -> Result<String, Rejection>;

    /// The choice with these words as the notation writes it, whether or not it is allowed now.
    ///
    /// # Errors
    /// The reason it is no choice of this game.
    fn in_notation(&self, seat: Seat, words: &str) -> Result<String, Text>;

    /// The only option of the seat, if it can be taken without asking. The seat is asked if taking it would
    /// make it impossible to take back an earlier choice.
    fn forced(&self, seat: Seat) -> Option<Offer>;

    /// Takes back everything after the first `ply` choices.
    fn rewind(&mut self, ply: usize);

    /// The number of choices that remain if the seat takes back its last choice without asking the
    /// others.
    ///
    /// # Errors
    /// The reason the others must be asked, or that there is nothing to take back.
    fn undo_target(&self, seat: Seat) -> Result<usize, NoUndo>;

    /// The same if all other seats agree.
    fn agreed_undo_target(&self, seat: Seat) -> Option<usize>;

    /// What happened after the first `ply` choices.
    fn since(&self, ply: usize) -> Since;

    /// Whether the seat can perhaps take back a choice without asking. Faster than
    /// [`AnyMatch::undo_target`], which replays the match.
    fn may_take_back(&self, seat: Seat) -> bool;

    /// Draws the table for a viewer, in a language.
    fn draw(&self, viewer: Viewer, lang: Lang, choosing: Choosing) -> DrawnTable;

    /// The table as JSON for a viewer that is a program.
    fn view(&self, viewer: Viewer, choosing: Choosing) -> Value;

    /// The table in plain words for a viewer, a line each.
    fn describe(&self, viewer: Viewer) -> Vec<Text>;

    /// The contents of every pile the viewer may examine, a line each.
    fn piles(&self, viewer: Viewer) -> Vec<Text>;

    /// The question to the seat, if it must choose.
    fn question(&self, seat: Seat) -> Option<Text>;

    /// The options of the seat, those with the same heading together.
    fn offers(&self, seat: Seat) -> Vec<Offer>;

    /// The options of the seat as they are listed: once for all copies of a card in hand.
    fn listed(&self, seat: Seat) -> Vec<Listed>;

    /// The options of a teammate as far as the reader may know them, in the reader's words. The reader can
    /// propose these.
    fn known_options(&self, reader: Seat, partner: Seat) -> Vec<Offer>;

    /// The number of the next line of the log.
    fn next_line(&self) -> u64;

    /// The last lines of the log, from this number on. Earlier lines are only in [`AnyMatch::log_of`].
    fn log(&self, viewer: Viewer, from: u64) -> Vec<LogLine>;

    /// The same lines for programs, with the game's own words for the seats instead of names.
    fn log_without_names(&self, viewer: Viewer, from: u64) -> Vec<LogLine>;

    /// The lines of the log about these choices, which are counted from 0. The first of the lines has
    /// the number 0.
    fn log_of(&self, choices: Range<usize>, viewer: Viewer) -> Vec<LogLine>;

    /// The match after the first `ply` choices.
    fn at(&self, ply: usize) -> Box<dyn AnyMatch>;

    /// The match with everything dealt anew that this seat does not know, and with the same log. Tests
    /// compare what the seat is shown of both.
    fn imagined(&self, seat: Seat, luck: &mut Luck) -> Box<dyn AnyMatch>;

    /// The choices so far: the seat, and the choice in the game's notation.
    fn choices(&self) -> Vec<(Seat, String)>;

    /// The record of the match.
    fn record(&self, names: &[String], audience: Audience) -> Sheet;

    /// The seed of the match; it must not reach a player while the match runs.
    fn seed(&self) -> Seed;

    /// The hash of the last state.
    fn state_hash(&self) -> StateHash;

    /// The work of a bot that chooses for the seat.
    fn bot_task(&mut self, seat: Seat, player: &Player) -> BotTask;

    /// The work of finding a hint for the seat: what the bot of level normal would choose, and why, from
    /// what the seat knows.
    fn hint_task(&self, seat: Seat) -> HintTask;

    /// The seats that have options although nobody waits for them: players who are done with a turn that
    /// a teammate still plays.
    fn unasked(&self) -> Seats;

    /// Whether the first of the seats that must choose acts next, and a choice for the state before is
    /// too late.
    fn first_come_first_served(&self) -> bool;

    /// The work of asking the bot of an unasked seat whether it goes on after all. Ask after each
    /// choice of its teammate; if the answer is a choice in the game's notation, make it.
    fn second_thought_task(&self, seat: Seat) -> SecondThoughtTask;

    /// The work of saying what a bot intends in the turn that its seat and a teammate are about to play
    /// together, in one sentence to the teammate. Ask once for each bot when such a turn begins; it
    /// takes about as long as a choice. `None` if there is no teammate or nothing to say.
    fn intention_task(&self, seat: Seat, player: &Player) -> IntentionTask;

    /// Judges every decision of the match, which ended with this outcome: by the rules, or because a
    /// player gave up. `progress` is called with the finished part, from 0 to 1. It takes seconds.
    fn analyse(
        &self,
        outcome: Outcome,
        plan: &AnalysisPlan,
        progress: &mut dyn FnMut(f32),
    ) -> Analysis;

    /// The figures of the match so far; they tell hidden information.
    fn figures(&self) -> GameFigures;
}

impl dyn AnyMatch + '_ {
    /// The viewer with this name: that of a seat, `watcher` or `judge`.
    #[must_use]
    pub fn viewer_named(&self, word: &str) -> Option<Viewer> {
        match word {
            Viewer::WATCHER_NAME => Some(Viewer::Watcher),
            Viewer::JUDGE_NAME => Some(Viewer::Judge),
            _ => {
                let mut seats = self.seats().iter();
                seats.find(|name| name.is_called(word)).map(|name| Viewer::Seat(name.seat))
            }
        }
    }

    /// The name of the seat inside a sentence.
    #[must_use]
    pub fn say_seat(&self, seat: Seat) -> Text {
        let mut seats = self.seats().iter();
        seats
            .find(|name| name.seat == seat)
            .map(|name| name.in_sentence.clone())
            .unwrap_or_default()
    }

    /// Lets a bot choose for the seat, on this thread.
    ///
    /// # Errors
    /// The reason the bot did not choose.
    pub fn choose_as_bot(&mut self, seat: Seat, player: &Player) -> Result<(), PlayerFault> {
        let words = self.bot_task(seat, player)()?;
        match self.choose(seat, &words) {
            Ok(_) => Ok(()),
            Err(Rejection::NotUnderstood(text)) => Err(PlayerFault(text)),
            Err(Rejection::Refused(refusal)) => Err(PlayerFault(refusal.text)),
        }
    }

    /// Takes back the last choice of the seat, with everything that was forced after it.
    ///
    /// # Errors
    /// The reason the seat may not take back a choice without asking.
    pub fn undo(&mut self, seat: Seat) -> Result<(), NoUndo> {
        let ply = self.undo_target(seat)?;
        self.rewind(ply);
        Ok(())
    }
}

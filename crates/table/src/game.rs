//! The contract between a game and everything around it.

use std::fmt::Debug;
use std::hash::Hash;

use prose::Text;
use serde::Serialize;

use crate::setup::Settings;
use crate::{
    Luck, Next, Outcome, Refusal, Resignation, Seat, Seating, Seats, SetupFaults, Silent, Sink,
    Spare, Viewer,
};

/// Whose answer the match waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// These seats may choose now, in any order; each has at least one option.
    Decide(Seats),
    /// The match has ended.
    Over(Outcome),
}

/// One physical thing (a card, a token): the laws check that each is always in one place.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Component(pub u32);

/// The rules of a game.
///
/// The value itself holds what never changes during a match (cards, lowered code). A match is
/// decided by setup, luck and choices alone: implementations do no I/O, read no clock and use no
/// other randomness.
pub trait Game: Sized + Send + Sync + 'static {
    /// Mode, options and decks, already read from text but not yet checked against the rules.
    type Setup: Clone + Eq + Debug + Send + Sync + 'static;
    /// Plain data, a few KiB at most, no heap traffic per step in steady state.
    type State: Clone + Eq + Hash + Debug + Send + Sync;
    /// One atomic answer.
    type Choice: Copy + Ord + Hash + Debug + Send + Sync;
    /// One observable fact.
    type Event: Clone + Eq + Debug + Send + Sync;
    /// Why a seat is asked: the source card, the rule, the kind of answer wanted.
    type Question: Clone + Eq + Debug + Send + Sync;
    /// What one viewer may know, built from nothing: never a censored state. Programs get it as
    /// JSON, in which things have the words of the notation and what is hidden is null.
    type View: Clone + Eq + Debug + Serialize + Send + Sync;

    /// The name used on the command line, in files and addresses.
    const NAME: &'static str;
    /// Raised when the same choices would lead elsewhere; replays name the version they need.
    const RULES_VERSION: u32;

    /// Sets the table up.
    ///
    /// # Errors
    /// All faults of a setup the rules do not allow.
    fn start(&self, setup: &Self::Setup, luck: Luck) -> Result<Self::State, SetupFaults>;

    /// Who plays, in which teams and regions; the same throughout a match.
    fn seating(&self, state: &Self::State) -> Seating;

    /// Everyone who plays.
    fn seats(&self, state: &Self::State) -> Seats {
        self.seating(state).seats()
    }

    /// Who must choose, or how the match ended.
    fn status(&self, state: &Self::State) -> Status;

    /// Replaces `options` by what the seat may choose now: sorted, unique, and empty exactly when
    /// the seat is not among those who decide. What is not listed is not legal.
    fn legal(&self, state: &Self::State, seat: Seat, options: &mut Vec<Self::Choice>);

    /// Carries out one of the options [`Game::legal`] listed. It trusts the caller: people's
    /// choices go through [`Game::attempt`].
    fn apply(
        &self,
        state: &mut Self::State,
        seat: Seat,
        choice: Self::Choice,
        log: &mut dyn Sink<Self::Event>,
    );

    /// Why this choice is not an option of the seat now.
    fn explain(&self, state: &Self::State, seat: Seat, choice: Self::Choice) -> Refusal;

    /// What the seat is asked, if it is asked anything.
    fn question(&self, state: &Self::State, seat: Seat) -> Option<Self::Question>;

    /// What the viewer may know.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;

    /// The event as the viewer may be told it, or nothing.
    fn witness(&self, event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;

    /// Did anyone learn something hidden by this event, other than what the chooser showed of the
    /// own cards? A choice that led to such an event cannot be taken back.
    fn reveals(&self, event: &Self::Event, chooser: Seat) -> bool;

    /// A world this seat cannot tell from the real one, each as likely as what the seat knows
    /// makes it, with luck of its own.
    fn imagine(&self, state: &Self::State, seat: Seat, luck: &mut Luck) -> Self::State;

    /// Lists every component of the match wherever it is; the laws compare it with the start.
    fn census(&self, state: &Self::State, components: &mut Vec<Component>);

    /// The luck inside the state; only tests and scenarios reach in to script results.
    fn luck<'a>(&self, state: &'a mut Self::State) -> &'a mut Luck;

    /// What is played next at the same table after a game of this setup ended so.
    fn rematch(&self, setup: &Self::Setup, _: Outcome) -> Next<Self::Setup> {
        Next::Match(setup.clone())
    }

    /// What follows when these seats have given up while the match runs.
    fn resign(&self, state: &Self::State, resigned: Seats) -> Resignation {
        Resignation::usual(self.seating(state), resigned)
    }

    /// Carries out a choice if it is an option, and otherwise says why not and changes nothing.
    ///
    /// # Errors
    /// The rule or card that forbids the choice.
    fn attempt(
        &self,
        state: &mut Self::State,
        seat: Seat,
        choice: Self::Choice,
        log: &mut dyn Sink<Self::Event>,
    ) -> Result<(), Refusal> {
        let mut options = Vec::new();
        self.legal(state, seat, &mut options);
        if options.binary_search(&choice).is_err() {
            return Err(self.explain(state, seat, choice));
        }
        self.apply(state, seat, choice, log);
        Ok(())
    }

    /// [`Game::apply`] for playouts, where nobody listens.
    fn advance(&self, state: &mut Self::State, seat: Seat, choice: Self::Choice) {
        self.apply(state, seat, choice, &mut Silent);
    }
}

/// How setups and choices are written in replay files, scenarios and on the command line.
pub trait Notation: Game {
    /// Everything that can be decided about a match: the one description that notation, forms,
    /// help and random setups follow from.
    fn settings() -> &'static Settings<Self::Setup>;

    /// The setup as words separated by spaces, such as `mode=full goal=4`.
    fn write_setup(&self, setup: &Self::Setup) -> String {
        Self::settings().write(setup)
    }

    /// Reads such words in any order; what is left out takes its default.
    ///
    /// # Errors
    /// Every word that is not understood.
    fn read_setup(&self, words: &str) -> Result<Self::Setup, SetupFaults> {
        Self::settings().read(words)
    }

    /// What the seat may put into its deck or leave out of it before the next game of a match;
    /// nothing where no cards lie beside the deck.
    fn spares(&self, _: &Self::Setup, _: Seat) -> Vec<Spare> {
        Vec::new()
    }

    /// The setup with cards of the seat exchanged: words such as `wampa=2` say how many copies of a
    /// card are in the deck from now on, and what is not named stays. A game without
    /// [`Notation::spares`] has nothing to exchange.
    ///
    /// # Errors
    /// Every word that is not understood, and what is wrong with the deck.
    fn exchange(&self, setup: &Self::Setup, _: Seat, _: &str) -> Result<Self::Setup, SetupFaults> {
        Ok(setup.clone())
    }

    /// The name of a seat in files: one lower-case word, such as `empire`.
    fn seat_name(&self, state: &Self::State, seat: Seat) -> String;

    /// Other names of a seat that files may use: they are read, and never written.
    fn seat_aliases(&self, _: &Self::State, _: Seat) -> Vec<String> {
        Vec::new()
    }

    /// The seat with this name or alias.
    fn seat_named(&self, state: &Self::State, name: &str) -> Option<Seat> {
        let known = |&seat: &Seat| {
            self.seat_name(state, seat) == name
                || self.seat_aliases(state, seat).iter().any(|alias| alias == name)
        };
        self.seats(state).into_iter().find(known)
    }

    /// A choice as words, unique among the options of a state.
    fn write_choice(&self, state: &Self::State, choice: Self::Choice) -> String;

    /// Reads a choice, also one that is not legal now, so that its refusal can be explained.
    ///
    /// # Errors
    /// What is not understood, and what would be.
    fn read_choice(
        &self,
        state: &Self::State,
        seat: Seat,
        words: &str,
    ) -> Result<Self::Choice, Text>;

    /// May this viewer know which choice the seat made?
    fn choice_is_open(
        &self,
        state: &Self::State,
        seat: Seat,
        choice: Self::Choice,
        viewer: Viewer,
    ) -> bool;
}

/// Every sentence a player reads, always in both languages.
pub trait Spoken: Game {
    /// The prompt of a question, for the seat whose view it is.
    fn say_question(&self, view: &Self::View, question: &Self::Question) -> Text;

    /// What an option says on its button or in its numbered line.
    fn say_choice(&self, view: &Self::View, choice: Self::Choice) -> Text;

    /// A line of the log; the event is already as the reader may be told it. Any view of the match
    /// will do: it is asked for what never changes, such as who plays what.
    fn say_event(&self, view: &Self::View, event: &Self::Event) -> Text;

    /// How the match ended; any view of the match will do.
    fn say_outcome(&self, view: &Self::View, outcome: Outcome) -> Text;

    /// How the match stands after a game of this setup ended so, if it is one of several games.
    fn say_standing(&self, _: &Self::Setup, _: Outcome) -> Option<Text> {
        None
    }
}

/// A card as a reference lists it; what it says is told by [`Described::look_up`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardEntry {
    /// The word for it in files and addresses.
    pub id: &'static str,
    /// Its name.
    pub name: Text,
    /// What else it can be found by: faction, kind, traits.
    pub sorts: Vec<Text>,
    /// Where its figures come from.
    pub origin: Origin,
}

/// Where the figures of a card come from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Origin {
    /// Two independent sources agree.
    Verified,
    /// One source.
    SingleSource,
    /// Written by this project, because no public source has it.
    Original,
}

/// A game that can be played without pictures: the table in plain words, and what cards say.
pub trait Described: Spoken {
    /// What the game is called, as a title.
    fn say_game() -> Text;

    /// The setup in words.
    fn say_setup(setup: &Self::Setup) -> Text;

    /// What a seat is called inside a sentence: "the Empire".
    fn say_seat(&self, view: &Self::View, seat: Seat) -> Text;

    /// The table as the viewer of this view knows it, a line each, to be read aloud.
    fn describe(&self, view: &Self::View) -> Vec<Text>;

    /// The contents of every pile this viewer may examine, a line each; nothing where the game has
    /// none, or [`Described::describe`] tells them already.
    fn piles(&self, _: &Self::View) -> Vec<Text> {
        Vec::new()
    }

    /// Under which heading an option is listed, as a player thinks of it: play, buy, attack. Only
    /// what everyone at the table may know decides it.
    fn heading(&self, state: &Self::State, choice: Self::Choice) -> Text;

    /// Everything about the card called so, by its id or by its name in either language.
    fn look_up(&self, words: &str) -> Option<Vec<Text>>;

    /// Every card title that can be played with, in the order a reference lists them.
    fn cards(&self) -> Vec<CardEntry>;
}

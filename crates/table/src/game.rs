//! The contract between a game and everything around it.

use std::fmt::Debug;
use std::hash::Hash;

use prose::{Lang, Text, text};
use serde::Serialize;

use crate::setup::Settings;
use crate::{
    Copies, Luck, Next, Outcome, People, Refusal, Resignation, Seat, Seating, Seats, SetupFaults,
    Silent, Sink, Spare, Viewer,
};

/// Whether the match waits for a choice or is over.
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
/// The value itself holds the data that never changes during a match (cards, lowered code). Setup,
/// luck and choices alone determine a match: implementations do no I/O, read no clock and use no
/// other source of randomness.
pub trait Game: Sized + Send + Sync + 'static {
    /// Mode, options and decks, already read from text but not yet checked against the rules.
    type Setup: Clone + Eq + Debug + Send + Sync + 'static;
    /// Plain data, a few KiB at most, no heap traffic per step in steady state.
    type State: Clone + Eq + Hash + Debug + Send + Sync;
    /// One answer to one question.
    type Choice: Copy + Ord + Hash + Debug + Send + Sync;
    /// One observable fact.
    type Event: Clone + Eq + Debug + Send + Sync;
    /// The reason why a seat is asked: the source card, the rule, the kind of answer expected.
    type Question: Clone + Eq + Debug + Send + Sync;
    /// Everything one viewer may know. It is built field by field and never by removing secrets
    /// from a state. Programs get it as JSON, which uses the words of the notation; hidden
    /// information is null there.
    type View: Clone + Eq + Debug + Serialize + Send + Sync;

    /// The name used on the command line, in files and addresses.
    const NAME: &'static str;
    /// Raised whenever the same choices would lead to another state; replays name the version they
    /// need.
    const RULES_VERSION: u32;

    /// Sets up the state in which a match begins.
    ///
    /// # Errors
    /// All faults of a setup the rules do not allow.
    fn start(&self, setup: &Self::Setup, luck: Luck) -> Result<Self::State, SetupFaults>;

    /// The seats that play, with their teams and regions; constant throughout a match.
    fn seating(&self, state: &Self::State) -> Seating;

    /// All seats that play.
    fn seats(&self, state: &Self::State) -> Seats {
        self.seating(state).seats()
    }

    /// The seats that must choose, or how the match ended.
    fn status(&self, state: &Self::State) -> Status;

    /// Replaces `options` by the legal choices of the seat: sorted, unique, and empty exactly when
    /// the seat has nothing to decide. A choice that is not listed is not legal.
    fn legal(&self, state: &Self::State, seat: Seat, options: &mut Vec<Self::Choice>);

    /// The seats that have options although nobody waits for them: a player who is done with a turn
    /// that a teammate still plays may go on after all. They are not among those that must choose.
    fn unasked(&self, _: &Self::State) -> Seats {
        Seats::NONE
    }

    /// Whether any of the seats that must choose may act next and all see what the first one does: a
    /// turn that teammates share. A choice that was made for the state before is then too late. Not so
    /// where seats choose at the same time, each for itself.
    fn first_come_first_served(&self, _: &Self::State) -> bool {
        false
    }

    /// Replaces `options` by the options of a teammate as far as the reader may know them: some of
    /// those that [`Game::legal`] lists for the partner, the same in every world the reader can imagine. A
    /// player can propose these to a partner. Nothing where the game does not say.
    fn known_options(
        &self,
        _: &Self::State,
        _reader: Seat,
        _partner: Seat,
        options: &mut Vec<Self::Choice>,
    ) {
        options.clear();
    }

    /// Carries out one of the options that [`Game::legal`] listed, without checking that it is one.
    /// Choices that come from outside go through [`Game::attempt`].
    fn apply(
        &self,
        state: &mut Self::State,
        seat: Seat,
        choice: Self::Choice,
        log: &mut dyn Sink<Self::Event>,
    );

    /// The reason why this choice is not an option of the seat now.
    fn explain(&self, state: &Self::State, seat: Seat, choice: Self::Choice) -> Refusal;

    /// The question the seat has to answer, if there is one.
    fn question(&self, state: &Self::State, seat: Seat) -> Option<Self::Question>;

    /// The match as the viewer may know it.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;

    /// The event reduced to the facts the viewer may know, or `None` if the viewer may not know of
    /// it.
    fn witness(&self, event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;

    /// Whether a player learned hidden information from this event, apart from cards that the
    /// chooser deliberately showed. A choice that led to such an event cannot be taken back.
    fn reveals(&self, event: &Self::Event, chooser: Seat) -> bool;

    /// Returns a random state that this seat cannot tell from the real one, drawn with the
    /// probabilities that follow from what the seat knows, and with new luck.
    fn imagine(&self, state: &Self::State, seat: Seat, luck: &mut Luck) -> Self::State;

    /// Lists every component of the match in every zone; the laws compare the list with that of the
    /// first state.
    fn census(&self, state: &Self::State, components: &mut Vec<Component>);

    /// The luck inside the state; only tests and scenarios use this, to script results.
    fn luck<'a>(&self, state: &'a mut Self::State) -> &'a mut Luck;

    /// The next game at the same table, after a game of this setup had this outcome.
    fn rematch(&self, setup: &Self::Setup, _: Outcome) -> Next<Self::Setup> {
        Next::Match(setup.clone())
    }

    /// The consequence when these seats have given up while the match runs.
    fn resign(&self, state: &Self::State, resigned: Seats) -> Resignation {
        Resignation::usual(self.seating(state), resigned)
    }

    /// Carries out a choice if it is an option; otherwise changes nothing and returns the reason.
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

    /// [`Game::apply`] without a log, for playouts.
    fn advance(&self, state: &mut Self::State, seat: Seat, choice: Self::Choice) {
        self.apply(state, seat, choice, &mut Silent);
    }
}

/// How setups and choices are written in replay files, scenarios and on the command line.
pub trait Notation: Game {
    /// The description of all settings of a match, from which notation, forms, help and random
    /// setups are made.
    fn settings() -> &'static Settings<Self::Setup>;

    /// The setup as words separated by spaces, such as `mode=full goal=4`.
    fn write_setup(&self, setup: &Self::Setup) -> String {
        Self::settings().write(setup)
    }

    /// Reads such words in any order; settings that are left out get their defaults.
    ///
    /// # Errors
    /// Every word that is not understood.
    fn read_setup(&self, words: &str) -> Result<Self::Setup, SetupFaults> {
        Self::settings().read(words)
    }

    /// The cards that the seat may put into its deck or take out of it before the next game of a
    /// match; empty in games without a sideboard.
    fn spares(&self, _: &Self::Setup, _: Seat) -> Vec<Spare> {
        Vec::new()
    }

    /// The setup with cards of the seat exchanged: words such as `wampa=2` set the number of copies
    /// of a card in the deck; cards that are not named stay as they are. A game without
    /// [`Notation::spares`] returns the setup unchanged.
    ///
    /// # Errors
    /// Every word that is not understood, and every fault of the deck.
    fn exchange(&self, setup: &Self::Setup, _: Seat, _: &str) -> Result<Self::Setup, SetupFaults> {
        Ok(setup.clone())
    }

    /// The name of a seat in files: one lower-case word, such as `empire`.
    fn seat_name(&self, state: &Self::State, seat: Seat) -> String;

    /// Other names of a seat that are accepted when reading files but never written.
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

    /// Reads a choice. A choice that is not legal now is read too, so that its refusal can be
    /// explained.
    ///
    /// # Errors
    /// A sentence that names what is not understood, and the possible values.
    fn read_choice(
        &self,
        state: &Self::State,
        seat: Seat,
        words: &str,
    ) -> Result<Self::Choice, Text>;

    /// Whether this viewer may know which choice the seat made.
    fn may_know_choice(
        &self,
        state: &Self::State,
        seat: Seat,
        choice: Self::Choice,
        viewer: Viewer,
    ) -> bool;
}

/// Every sentence a player reads, always in both languages.
pub trait Spoken: Game {
    /// Gives the view the names of the people at the table. Sentences made with it call the seats by
    /// them; in a view that was not given any, seats have the game's own words.
    fn name_people(&self, view: &mut Self::View, people: &People);

    /// The prompt of a question, for the seat whose view it is.
    fn say_question(&self, view: &Self::View, question: &Self::Question) -> Text;

    /// The label of an option on its button or in its numbered line.
    fn say_choice(&self, view: &Self::View, choice: Self::Choice) -> Text;

    /// A line of the log. The event has already been reduced to what the reader may know. Any view
    /// of the same match can be given, since only constant facts are read from it, such as
    /// factions.
    fn say_event(&self, view: &Self::View, event: &Self::Event) -> Text;

    /// The sentence about how the match ended; any view of the same match can be given.
    fn say_outcome(&self, view: &Self::View, outcome: Outcome) -> Text;

    /// The score of a match of several games after a game of this setup had this outcome; `None`
    /// where the match is a single game. Any view of the match can be given.
    fn say_standing(&self, _: &Self::View, _: &Self::Setup, _: Outcome) -> Option<Text> {
        None
    }
}

/// An entry of the card reference; [`Described::look_up`] gives the text of the card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardEntry {
    /// Its id in files and addresses.
    pub id: &'static str,
    /// Its name.
    pub name: Text,
    /// Its type: unit, event, base.
    pub kind: Text,
    /// Its faction, or its aspects.
    pub sides: Vec<Text>,
    /// Its traits.
    pub traits: Vec<Text>,
    /// Its cost; none for a card that is never paid for.
    pub cost: Option<u8>,
    /// Further words it can be found by.
    pub more: Vec<Text>,
    /// Whether its name is known in Spanish.
    pub naming: Naming,
    /// The source of its printed facts.
    pub origin: Origin,
    /// The sources of groups of its values, where they differ: "copies".
    pub origins: Vec<(Text, Origin)>,
}

/// Whether a card has a name in both languages.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Naming {
    /// The Spanish name is published, or our own for a card of ours; it may equal the English one.
    BothLanguages,
    /// No Spanish name is publicly known, so the English one stands in both.
    EnglishOnly,
}

impl Naming {
    /// The language of the name as readers of `lang` see it, if it is not theirs.
    #[must_use]
    pub fn foreign(self, lang: Lang) -> Option<Lang> {
        match (self, lang) {
            (Self::EnglishOnly, Lang::Es) => Some(Lang::En),
            (Self::EnglishOnly, Lang::En) | (Self::BothLanguages, _) => None,
        }
    }

    /// The remark beside a name that is in a foreign language.
    #[must_use]
    pub fn remark() -> Text {
        text!(
            "English name: no published translation is known.",
            "Nombre en inglés: no se conoce ninguna traducción publicada."
        )
    }
}

/// The source of printed facts, the most certain first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Origin {
    /// Two independent sources agree.
    Verified,
    /// Only one source is known.
    SingleSource,
    /// A symbol that the only source gives in doubt, inferred from cards like it.
    Inferred,
    /// Written by this project, because no public source has it.
    Original,
}

/// A game that can be played without pictures: the table and the cards as plain text.
pub trait Described: Spoken {
    /// The title of the game.
    fn say_game() -> Text;

    /// The setup in words, inside a sentence.
    fn say_setup(setup: &Self::Setup) -> Text;

    /// The setup in words once the match has begun, without what the table itself shows by then.
    fn say_setup_begun(setup: &Self::Setup) -> Text {
        Self::say_setup(setup)
    }

    /// The name of a seat inside a sentence: "the Empire", or the name of the person in it.
    fn say_seat(&self, view: &Self::View, seat: Seat) -> Text;

    /// The side that a seat plays, where it means more than a colour to tell seats apart: "Empire".
    fn say_side(&self, _: &Self::View, _: Seat) -> Option<Text> {
        None
    }

    /// The table as the viewer of this view knows it, as lines that can be read aloud.
    fn describe(&self, view: &Self::View) -> Vec<Text>;

    /// The contents of every pile this viewer may examine, one line per pile; empty where the game
    /// has none, or where [`Described::describe`] includes them already.
    fn piles(&self, _: &Self::View) -> Vec<Text> {
        Vec::new()
    }

    /// The heading under which an option is listed: play, buy, attack. It depends only on public
    /// information.
    fn heading(&self, state: &Self::State, choice: Self::Choice) -> Text;

    /// The cards that this option could be about as well, because nothing tells them apart: copies in
    /// the reader's hand. They are listed as one option.
    fn copies(&self, _: &Self::View, _: Self::Choice) -> Copies {
        Copies::ONE
    }

    /// All facts about the card with this id, or with this name in either language.
    fn look_up(&self, words: &str) -> Option<Vec<Text>>;

    /// Every card title of the game, in the order of the card reference.
    fn cards(&self) -> Vec<CardEntry>;
}

//! Games as a server sees them, whatever their types.

use bots::Evaluator;
use prose::Text;
use table::replay::{ReplayFault, Sheet, open};
use table::{CardEntry, Match, Seed, SetupFaults, SetupField, Viewer};
use ui::Board;
use ui::card_art::Face;
use ui::table_page::GameName;

use crate::live::{Live, LiveMatch};

/// A game people can sit down to.
pub trait ServedGame: Send + Sync {
    /// What it is called.
    fn name(&self) -> GameName;

    /// The version of its rules.
    fn rules_version(&self) -> u32;

    /// Whether the front page offers it.
    fn offered(&self) -> bool;

    /// What it is.
    fn introduction(&self) -> Text;

    /// What can be decided about a new table.
    fn setup_fields(&self) -> Vec<SetupField>;

    /// A new match; the setup is in the game's notation.
    ///
    /// # Errors
    /// Every fault of the setup.
    fn start(&self, setup: &str, seed: Seed) -> Result<Box<dyn LiveMatch>, SetupFaults>;

    /// Plays a recorded match again.
    ///
    /// # Errors
    /// The first line that cannot be played.
    fn open(&self, sheet: &Sheet) -> Result<Box<dyn LiveMatch>, ReplayFault>;

    /// Every card title.
    fn cards(&self) -> Vec<CardEntry>;

    /// Everything about the card with this id or name.
    fn look_up(&self, card: &str) -> Option<Vec<Text>>;

    /// What is printed on the card with this id.
    fn face(&self, card: &str) -> Option<Face>;
}

/// A game that lives as long as the program.
#[derive(Debug)]
pub struct Served<G: 'static>(pub &'static G);

impl<G: Board + Evaluator> ServedGame for Served<G> {
    fn name(&self) -> GameName {
        GameName { word: G::NAME, title: G::say_game() }
    }

    fn rules_version(&self) -> u32 {
        G::RULES_VERSION
    }

    fn offered(&self) -> bool {
        G::OFFERED
    }

    fn introduction(&self) -> Text {
        G::introduce()
    }

    fn setup_fields(&self) -> Vec<SetupField> {
        G::settings().fields()
    }

    fn start(&self, setup: &str, seed: Seed) -> Result<Box<dyn LiveMatch>, SetupFaults> {
        let setup = self.0.read_setup(setup)?;
        Ok(Box::new(Live::new(Match::start(self.0, setup, seed)?)))
    }

    fn open(&self, sheet: &Sheet) -> Result<Box<dyn LiveMatch>, ReplayFault> {
        Ok(Box::new(Live::new(open(self.0, sheet)?)))
    }

    fn cards(&self) -> Vec<CardEntry> {
        self.0.cards()
    }

    fn look_up(&self, card: &str) -> Option<Vec<Text>> {
        self.0.look_up(card)
    }

    fn face(&self, card: &str) -> Option<Face> {
        self.0.face(card)
    }
}

/// Everyone who may be looked at as: seats by their words, then watchers and, once nothing is
/// secret any more, everyone at once.
pub(crate) fn viewer_named(played: &dyn LiveMatch, word: &str) -> Option<Viewer> {
    match word {
        Viewer::WATCHER_NAME => Some(Viewer::Watcher),
        Viewer::JUDGE_NAME => Some(Viewer::Judge),
        _ => played.seats().iter().find(|seat| seat.word == word).map(|s| Viewer::Seat(s.seat)),
    }
}

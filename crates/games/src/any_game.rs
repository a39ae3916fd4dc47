//! A game behind one interface.

use lab::Subject;
use prose::Text;
use table::replay::{ReplayFault, Sheet};
use table::setup::Preset;
use table::{CardEntry, Seed, SetupFaults, SetupField};
use ui::board::Glossary;
use ui::card_art::Face;
use ui::table_page::GameName;

use crate::AnyMatch;

/// A game without its types.
pub trait AnyGame: Send + Sync {
    /// The name on the command line, in files and in addresses.
    fn name(&self) -> &'static str;

    /// The name and the title.
    fn title(&self) -> GameName;

    /// The version of its rules.
    fn rules_version(&self) -> u32;

    /// Whether the front page offers it.
    fn offered(&self) -> bool;

    /// A description for people who do not know it.
    fn introduction(&self) -> Text;

    /// The fields of a setup.
    fn setup_fields(&self) -> Vec<SetupField>;

    /// The word that is written for a value of a field that is only understood; none if there is none.
    fn written(&self, key: &str, value: &str) -> Option<String>;

    /// The ready-made tables, the one for a first match first.
    fn presets(&self) -> Vec<Preset>;

    /// Starts a match. The setup is in the game's notation; fields that are left out have their defaults.
    ///
    /// # Errors
    /// Every fault of the setup.
    fn start(&self, setup: &str, seed: Seed) -> Result<Box<dyn AnyMatch>, SetupFaults>;

    /// Plays a recorded match again.
    ///
    /// # Errors
    /// The first line that cannot be played, with the reason.
    fn open(&self, sheet: &Sheet) -> Result<Box<dyn AnyMatch>, ReplayFault>;

    /// Every card title, in the order a reference lists them.
    fn cards(&self) -> Vec<CardEntry>;

    /// Everything about the card with this id or name.
    fn look_up(&self, card: &str) -> Option<Vec<Text>>;

    /// The printed face of the card with this id.
    fn face(&self, card: &str) -> Option<Face>;

    /// The words and signs of its board and cards.
    fn glossary(&self) -> &'static Glossary;

    /// The game in the laboratory: scenarios, measurements, simulations, laws.
    fn subject(&self) -> &dyn Subject;
}

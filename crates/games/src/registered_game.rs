//! A game of the registry: its rules, and its subject in the laboratory.

use bots::Evaluator;
use lab::{Figured, Subject};
use prose::Text;
use table::replay::{ReplayFault, Sheet, open};
use table::setup::Preset;
use table::{CardEntry, Match, Seed, SetupFaults, SetupField};
use ui::Board;
use ui::board::Glossary;
use ui::card_art::Face;
use ui::table_page::GameName;

use crate::live_match::LiveMatch;
use crate::{AnyGame, AnyMatch, recorded_people};

/// A game of the registry.
pub(crate) struct RegisteredGame<G: 'static> {
    pub(crate) game: &'static G,
    pub(crate) subject: Box<dyn Subject>,
}

impl<G: Board + Evaluator + Figured> AnyGame for RegisteredGame<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn title(&self) -> GameName {
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

    fn written(&self, key: &str, value: &str) -> Option<String> {
        G::settings().written(key, value)
    }

    fn presets(&self) -> Vec<Preset> {
        G::settings().presets().to_vec()
    }

    fn start(&self, setup: &str, seed: Seed) -> Result<Box<dyn AnyMatch>, SetupFaults> {
        let setup = self.game.read_setup(setup)?;
        Ok(Box::new(LiveMatch::new(Match::start(self.game, setup, seed)?)))
    }

    fn open(&self, sheet: &Sheet) -> Result<Box<dyn AnyMatch>, ReplayFault> {
        let mut opened = LiveMatch::new(open(self.game, sheet)?);
        opened.name_people(&recorded_people(&sheet.seats, opened.seats()));
        Ok(Box::new(opened))
    }

    fn cards(&self) -> Vec<CardEntry> {
        self.game.cards()
    }

    fn look_up(&self, card: &str) -> Option<Vec<Text>> {
        self.game.look_up(card)
    }

    fn face(&self, card: &str) -> Option<Face> {
        self.game.face(card)
    }

    fn glossary(&self) -> &'static Glossary {
        self.game.glossary()
    }

    fn subject(&self) -> &dyn Subject {
        &*self.subject
    }
}

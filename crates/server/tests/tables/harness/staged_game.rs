//! Games with a known seed, with hidden information dealt anew, or with a match that panics.

use std::ops::Range;

use bots::{Analysis, AnalysisPlan, Player};
use games::{AnyGame, AnyMatch, BotTask, Choosing, DrawnTable, Rejection, SeatName};
use lab::{GameFigures, Subject};
use prose::{Lang, Text};
use serde_json::Value;
use table::replay::{Audience, ReplayFault, Sheet};
use table::setup::Preset;
use table::{
    CardEntry, Listed, Luck, Next, NoUndo, Offer, Outcome, People, Resignation, Seat, Seating,
    Seats, Seed, SetupFaults, SetupField, Since, Spare, StateHash, Viewer,
};
use ui::Region;
use ui::board::Glossary;
use ui::card_art::Face;
use ui::table_page::{GameName, LogLine};

/// A game whose matches differ from real ones.
pub(crate) struct StagedGame {
    pub(crate) game: &'static dyn AnyGame,
    /// Every match has this seed.
    pub(crate) seed: Seed,
    pub(crate) behaviour: StagedBehaviour,
}

/// The ways in which the matches differ from real ones.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct StagedBehaviour {
    /// Everything shown is from a match in which all that this seat does not know is dealt anew.
    pub(crate) imagined_by: Option<Seat>,
    /// The page tells everything: such a leak must be noticed.
    pub(crate) tells_all: bool,
    /// This choice breaks the match.
    pub(crate) breaks_at: Option<&'static str>,
}

impl StagedGame {
    /// The same match every time.
    pub(crate) fn new(game: &'static dyn AnyGame, seed: u64) -> Self {
        Self { game, seed: Seed::from_number(seed), behaviour: StagedBehaviour::default() }
    }

    pub(crate) fn imagined_by(mut self, seat: Seat) -> Self {
        self.behaviour.imagined_by = Some(seat);
        self
    }

    pub(crate) fn telling_all(mut self) -> Self {
        self.behaviour.tells_all = true;
        self
    }

    pub(crate) fn breaking_at(mut self, words: &'static str) -> Self {
        self.behaviour.breaks_at = Some(words);
        self
    }

    /// To be served.
    pub(crate) fn ready(self) -> &'static dyn AnyGame {
        Box::leak(Box::new(self))
    }

    fn stage(&self, real: Box<dyn AnyMatch>) -> Box<dyn AnyMatch> {
        let luck = Luck::new(Seed::from_number(4711));
        Box::new(StagedMatch::new(real, self.behaviour, luck))
    }
}

impl AnyGame for StagedGame {
    fn name(&self) -> &'static str {
        self.game.name()
    }

    fn title(&self) -> GameName {
        self.game.title()
    }

    fn rules_version(&self) -> u32 {
        self.game.rules_version()
    }

    fn offered(&self) -> bool {
        self.game.offered()
    }

    fn introduction(&self) -> Text {
        self.game.introduction()
    }

    fn setup_fields(&self) -> Vec<SetupField> {
        self.game.setup_fields()
    }

    fn written(&self, key: &str, value: &str) -> Option<String> {
        self.game.written(key, value)
    }

    fn presets(&self) -> Vec<Preset> {
        self.game.presets()
    }

    fn start(&self, setup: &str, _: Seed) -> Result<Box<dyn AnyMatch>, SetupFaults> {
        Ok(self.stage(self.game.start(setup, self.seed)?))
    }

    fn open(&self, sheet: &Sheet) -> Result<Box<dyn AnyMatch>, ReplayFault> {
        Ok(self.stage(self.game.open(sheet)?))
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
        self.game.subject()
    }
}

struct StagedMatch {
    real: Box<dyn AnyMatch>,
    imagined: Option<Box<dyn AnyMatch>>,
    behaviour: StagedBehaviour,
    luck: Luck,
}

impl StagedMatch {
    fn new(real: Box<dyn AnyMatch>, behaviour: StagedBehaviour, luck: Luck) -> Self {
        let mut staged = Self { real, imagined: None, behaviour, luck };
        staged.imagine();
        staged
    }

    fn imagine(&mut self) {
        let seat = self.behaviour.imagined_by;
        self.imagined = seat.map(|seat| self.real.imagined(seat, &mut self.luck));
    }

    fn shown(&self) -> &dyn AnyMatch {
        self.imagined.as_deref().unwrap_or(&*self.real)
    }
}

impl AnyMatch for StagedMatch {
    fn ply(&self) -> usize {
        self.shown().ply()
    }

    fn deciders(&self) -> Seats {
        self.shown().deciders()
    }

    fn outcome(&self) -> Option<(Outcome, Text)> {
        self.shown().outcome()
    }

    fn seating(&self) -> Seating {
        self.shown().seating()
    }

    fn resign(&self, resigned: Seats) -> Resignation {
        self.shown().resign(resigned)
    }

    fn seats(&self) -> &[SeatName] {
        self.shown().seats()
    }

    fn name_people(&mut self, people: &People) {
        self.real.name_people(people);
        if let Some(imagined) = self.imagined.as_mut() {
            imagined.name_people(people);
        }
    }

    fn say_setup(&self) -> Text {
        self.shown().say_setup()
    }

    fn say_setup_begun(&self) -> Text {
        self.shown().say_setup_begun()
    }

    fn say_standing(&self, outcome: Outcome) -> Option<Text> {
        self.shown().say_standing(outcome)
    }

    fn next(
        &self,
        outcome: Outcome,
        exchanges: &[(Seat, String)],
    ) -> Result<Next<String>, SetupFaults> {
        self.shown().next(outcome, exchanges)
    }

    fn spares(&self, seat: Seat) -> Vec<Spare> {
        self.shown().spares(seat)
    }

    /// A choice of the seat that imagines is tried in its world first: what it is told when it is
    /// refused comes from there.
    fn choose(&mut self, seat: Seat, words: &str) -> Result<String, Rejection> {
        assert_ne!(Some(words), self.behaviour.breaks_at, "the match breaks, as the test wants");
        if let Some(imagined) = self.imagined.as_mut()
            && self.behaviour.imagined_by == Some(seat)
        {
            imagined.choose(seat, words)?;
        }
        let written = self.real.choose(seat, words)?;
        self.imagine();
        Ok(written)
    }

    fn in_notation(&self, seat: Seat, words: &str) -> Result<String, Text> {
        self.shown().in_notation(seat, words)
    }

    fn forced(&self, seat: Seat) -> Option<Offer> {
        self.shown().forced(seat)
    }

    fn rewind(&mut self, ply: usize) {
        self.real.rewind(ply);
        self.imagine();
    }

    fn undo_target(&self, seat: Seat) -> Result<usize, NoUndo> {
        self.shown().undo_target(seat)
    }

    fn agreed_undo_target(&self, seat: Seat) -> Option<usize> {
        self.shown().agreed_undo_target(seat)
    }

    fn since(&self, ply: usize) -> Since {
        self.shown().since(ply)
    }

    fn may_take_back(&self, seat: Seat) -> bool {
        self.shown().may_take_back(seat)
    }

    fn draw(&self, viewer: Viewer, lang: Lang, choosing: Choosing) -> DrawnTable {
        let mut drawn = self.shown().draw(viewer, lang, choosing);
        if self.behaviour.tells_all {
            let all = self.shown().view(Viewer::Judge, choosing).to_string();
            drawn.board.push(Region { id: "all", html: maud::html! { (all) } });
        }
        drawn
    }

    fn view(&self, viewer: Viewer, choosing: Choosing) -> Value {
        self.shown().view(viewer, choosing)
    }

    fn piles(&self, viewer: Viewer) -> Vec<Text> {
        self.shown().piles(viewer)
    }

    fn describe(&self, viewer: Viewer) -> Vec<Text> {
        self.shown().describe(viewer)
    }

    fn question(&self, seat: Seat) -> Option<Text> {
        self.shown().question(seat)
    }

    fn offers(&self, seat: Seat) -> Vec<Offer> {
        self.shown().offers(seat)
    }

    fn listed(&self, seat: Seat) -> Vec<Listed> {
        self.shown().listed(seat)
    }

    fn known_options(&self, reader: Seat, partner: Seat) -> Vec<Offer> {
        self.shown().known_options(reader, partner)
    }

    fn next_line(&self) -> u64 {
        self.shown().next_line()
    }

    fn log(&self, viewer: Viewer, from: u64) -> Vec<LogLine> {
        self.shown().log(viewer, from)
    }

    fn log_without_names(&self, viewer: Viewer, from: u64) -> Vec<LogLine> {
        self.shown().log_without_names(viewer, from)
    }

    fn log_of(&self, choices: Range<usize>, viewer: Viewer) -> Vec<LogLine> {
        self.shown().log_of(choices, viewer)
    }

    /// Earlier moments are imagined too.
    fn at(&self, ply: usize) -> Box<dyn AnyMatch> {
        Box::new(Self::new(self.real.at(ply), self.behaviour, self.luck))
    }

    fn imagined(&self, seat: Seat, luck: &mut Luck) -> Box<dyn AnyMatch> {
        self.shown().imagined(seat, luck)
    }

    fn choices(&self) -> Vec<(Seat, String)> {
        self.real.choices()
    }

    fn record(&self, names: &[String], audience: Audience) -> Sheet {
        self.shown().record(names, audience)
    }

    fn seed(&self) -> Seed {
        self.real.seed()
    }

    fn state_hash(&self) -> StateHash {
        self.shown().state_hash()
    }

    fn bot_task(&mut self, seat: Seat, player: &Player) -> BotTask {
        self.real.bot_task(seat, player)
    }

    fn analyse(
        &self,
        outcome: Outcome,
        plan: &AnalysisPlan,
        progress: &mut dyn FnMut(f32),
    ) -> Analysis {
        self.shown().analyse(outcome, plan, progress)
    }

    fn unasked(&self) -> Seats {
        self.shown().unasked()
    }

    fn first_come_first_served(&self) -> bool {
        self.shown().first_come_first_served()
    }

    fn second_thought_task(&self, seat: Seat) -> games::SecondThoughtTask {
        self.real.second_thought_task(seat)
    }

    fn intention_task(&self, seat: Seat, player: &Player) -> games::IntentionTask {
        self.real.intention_task(seat, player)
    }

    fn hint_task(&self, seat: Seat) -> games::HintTask {
        self.shown().hint_task(seat)
    }

    fn figures(&self) -> GameFigures {
        self.shown().figures()
    }
}

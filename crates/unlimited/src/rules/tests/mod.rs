//! Rules that no card of the set can show: the tests change positions in the middle of an action,
//! and carry out effects that no card has.

mod attacks;
mod capacity;
mod changes;
mod effects;
mod lists;

use scenario::OnStage;
use script::{Task, Things as _, start};
use table::{Seat, Seed};

use super::state::{CardId, Rule, SEATS, State};
use super::{Look, Table};
use crate::decks::Title;
use crate::game::{Event, Unlimited};
use crate::words::Step;

const BLUE: Seat = SEATS[0];
const RED: Seat = SEATS[1];

/// A position of a scenario that a test can change, and the events since.
struct Position {
    game: Unlimited,
    state: State,
    log: Vec<Event>,
}

impl Position {
    /// A position with blue to act, given in the form of a scenario, a line each.
    fn of(givens: &str) -> Self {
        let givens: String =
            givens.lines().map(|line| format!("  given {}\n", line.trim())).collect();
        let text = format!(
            "scenario A position\n  game unlimited\n  puzzle blue\n{givens}  when blue: pass\n  then the game goes on\n"
        );
        let read = scenario::read("position.scn", &text).remove(0);
        let scenario = read.unwrap_or_else(|fault| panic!("{fault:?}"));
        let stage = OnStage(Unlimited::new());
        let attempt = stage.attempt(&scenario, Seed::from_number(1));
        let state = *attempt.unwrap_or_else(|failure| panic!("{failure:?}")).state();
        Self { game: stage.0, state, log: Vec::new() }
    }

    fn table(&mut self) -> Table<'_> {
        self.game.table(&mut self.state, &mut self.log)
    }

    fn look(&self) -> Look<'_> {
        self.game.look(&self.state)
    }

    /// The first card of a seat with this id.
    fn card(&self, owner: Seat, id: &str) -> CardId {
        let title = Title::of_id(id).expect("a card of the set");
        let mut cards = (0..=u8::MAX).map(CardId).filter(|card| card.owner() == owner);
        cards.find(|&card| self.state.title(card) == title).expect("a card of the position")
    }

    fn damage(&self, card: CardId) -> u8 {
        self.state.damage[card.index()]
    }

    fn is_discarded(&self, card: CardId) -> bool {
        self.state.discards.contains(card.thing())
    }

    /// Starts an action of blue.
    fn act(&mut self) {
        self.state.stack.become_rule(Rule::AfterAction);
    }

    fn go_on(&mut self) {
        self.game.go_on(&mut self.state, &mut self.log);
    }

    /// Carries out an effect for blue as an ability of its leader.
    fn carry_out(&mut self, effect: &'static Step) {
        let entry = self.game.kit.code.add(effect).expect("an effect that can be lowered");
        self.act();
        let source = CardId::leader(BLUE).thing();
        self.state.stack.push(Task::Ability(start(entry, source, BLUE)));
        self.go_on();
    }
}

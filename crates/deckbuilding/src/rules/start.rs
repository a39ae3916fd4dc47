//! Chapter 5: the start of a turn, and the secret choice of bases before the first.

use script::{Flow, Task, Things as _, start};
use table::{Seat, Seats};

use super::setup::SECRET_BASES;
use super::{ForceSpace, Player, Rule, Start, Table};
use crate::components::{BaseId, CardId};
use crate::game::Event;
use crate::words::Trigger;

impl Table<'_> {
    /// Asks every seat that has bases left to pick.
    pub(super) fn secret_bases(&mut self) -> Flow {
        let undecided: Seats = self
            .state
            .seats()
            .into_iter()
            .filter(|&seat| picks_left(self.state.player(seat)) > 0)
            .collect();
        if undecided.is_empty() {
            self.state.stack.become_rule(Rule::Start(Start::Base));
            return Flow::Go;
        }
        Flow::Ask(undecided)
    }

    /// Puts a base face down under the starting base.
    pub(crate) fn pick_secretly(&mut self, seat: Seat, base: BaseId) {
        let player = self.state.player_mut(seat);
        player.left_out.remove(base);
        player.base_deck.insert(base);
        let secret = || table::Secret::new(self.state.piece(base.thing()), Seats::only(seat));
        self.log.emit(|| Event::PickedSecretly(seat, secret()));
    }

    /// One step of the start of a turn.
    pub(super) fn start(&mut self, step: Start) -> Flow {
        let seat = self.state.turn;
        match step {
            Start::Base => {
                self.log.emit(|| Event::Turn(seat));
                self.state.began = self.state.player(seat).in_play();
                match self.state.player(seat).base {
                    None => self.ask_for_base(seat),
                    Some(_) => self.begin_actions(seat),
                }
            }
            Start::Income => self.begin_actions(seat),
        }
    }

    /// Gives the resources of the Force and of capital ships, and triggers the abilities of the
    /// start of a turn.
    fn begin_actions(&mut self, seat: Seat) -> Flow {
        self.state.stack.become_rule(Rule::Actions);
        if self.at_own_end(seat) {
            self.gain_resources(seat, 1);
        }
        let mut total = 0;
        let ships = self.state.player(seat).ships;
        ships.each(|ship| total += self.card(CardId::of(ship)).resources);
        self.gain_resources(seat, total);
        if let Some(base) = self.state.player(seat).base
            && let Some(ability) = self.ready_base(base).on(Trigger::TurnStarts)
        {
            self.add_waiting(base.thing(), Some(ability));
            return Flow::Go;
        }
        Flow::Ask(Seats::only(seat))
    }

    fn ask_for_base(&mut self, seat: Seat) -> Flow {
        let choices = self.state.player(seat).base_deck;
        match (choices.count(), choices.iter().next()) {
            (1, Some(only)) => {
                self.reveal_base(seat, only);
                Flow::Go
            }
            // Cannot happen while the goal is at most the number of bases.
            (0, _) => {
                self.state.stack.become_rule(Rule::Start(Start::Income));
                Flow::Go
            }
            _ => Flow::Ask(Seats::only(seat)),
        }
    }

    /// Puts the new base into play undamaged and triggers its ability.
    pub(crate) fn reveal_base(&mut self, seat: Seat, base: BaseId) {
        let player = self.state.player_mut(seat);
        player.base_deck.remove(base);
        player.base = Some(base);
        player.base_damage = 0;
        player.base_used = false;
        player.prevented = 0;
        self.state.stack.become_rule(Rule::Start(Start::Income));
        self.log.emit(|| Event::RevealedBase(seat, self.state.piece(base.thing())));
        self.add_waiting(base.thing(), self.ready_base(base).on(Trigger::Revealed));
        if let Some(entry) = self.ready_base(base).must(Trigger::Revealed) {
            self.state.stack.push(Task::Ability(start(entry, base.thing(), seat)));
        }
    }

    /// Whether the marker is on this player's last space.
    fn at_own_end(&self, seat: Seat) -> bool {
        self.state.force == ForceSpace::end_of(seat)
    }
}

/// The number of bases that the player still picks in secret.
pub(crate) fn picks_left(player: &Player) -> u8 {
    SECRET_BASES.saturating_sub(player.base_deck.count())
}

//! Chapter 5: the start of a turn, and the secret choice of bases before the first.

use script::{Flow, Things as _};
use table::{Seat, Seats};

use super::naming::Beginning;
use super::setup::SECRET_BASES;
use super::{ForceSpace, Player, Rule, Start, State, Table};
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
        match step {
            Start::Base => {
                self.log.emit(|| Event::Turn(self.state.turn));
                self.state.began = self.state.in_play_of(self.state.active());
                self.state.acting = self.state.active();
                self.bring_next_bases()
            }
            Start::Choice => self.bring_next_bases(),
            Start::Income => self.begin_actions(),
        }
    }

    /// Asks every player of the turn who has several bases to choose the next one from, and then
    /// reveals the new bases of all of them together.
    fn bring_next_bases(&mut self) -> Flow {
        let active = self.state.active();
        let chooses = |seat: &Seat| self.state.must_choose_base(*seat);
        let choosing: Seats = active.into_iter().filter(chooses).collect();
        if !choosing.is_empty() {
            self.state.stack.become_rule(Rule::Start(Start::Choice));
            return Flow::Ask(choosing);
        }
        self.state.stack.become_rule(Rule::Start(Start::Income));
        let mut revealed = Seats::NONE;
        for seat in active {
            let player = self.state.player(seat);
            let only = || player.base_deck.lowest().filter(|_| player.base.is_none());
            if let Some(base) = player.next_base.or_else(only) {
                self.reveal_base(seat, base);
                revealed = revealed.with(seat);
            }
        }
        if revealed.is_empty() {
            return self.begin_actions();
        }
        self.follow_reveals(revealed);
        Flow::Go
    }

    /// Triggers the abilities of the new bases of these players; consequences that cannot be
    /// declined come first.
    fn follow_reveals(&mut self, revealed: Seats) {
        for seat in revealed {
            if let Some(base) = self.state.player(seat).base {
                self.add_waiting(seat, base.thing(), self.ready_base(base).on(Trigger::Revealed));
            }
        }
        for seat in revealed {
            if let Some(base) = self.state.player(seat).base
                && let Some(effect) = self.ready_base(base).must(Trigger::Revealed)
            {
                self.begin(&Beginning::of(base.thing(), seat), [effect], |frame| frame);
            }
        }
    }

    /// A player chooses the next base. It is revealed when the teammate has chosen, too.
    pub(crate) fn choose_next_base(&mut self, seat: Seat, base: BaseId) {
        self.state.player_mut(seat).next_base = Some(base);
        let waits = |other: &Seat| self.state.must_choose_base(*other);
        if self.state.active().into_iter().any(|other| waits(&other)) {
            let secret =
                || table::Secret::new(self.state.piece(base.thing()), self.state.team(seat));
            self.log.emit(|| Event::PickedSecretly(seat, secret()));
        }
    }

    /// Gives the resources of the Force and of capital ships, and triggers the abilities of the
    /// start of a turn.
    fn begin_actions(&mut self) -> Flow {
        self.state.stack.become_rule(Rule::Actions);
        let active = self.state.active();
        for seat in active {
            if self.at_own_end(seat) {
                self.gain_resources(seat, 1);
            }
            let mut total = 0;
            let ships = self.state.player(seat).ships;
            ships.each(|ship| total += self.card(CardId::of(ship)).resources);
            self.gain_resources(seat, total);
        }
        let mut flow = Flow::Ask(active);
        for seat in active {
            if let Some(base) = self.state.player(seat).base
                && let Some(ability) = self.ready_base(base).on(Trigger::TurnStarts)
            {
                self.add_waiting(seat, base.thing(), Some(ability));
                flow = Flow::Go;
            }
        }
        flow
    }

    /// Puts the new base into play undamaged and triggers its ability.
    fn reveal_base(&mut self, seat: Seat, base: BaseId) {
        let player = self.state.player_mut(seat);
        player.base_deck.remove(base);
        player.base = Some(base);
        player.base_damage = 0;
        (player.base_used, player.base_hunted) = (false, false);
        player.prevented = 0;
        player.next_base = None;
        self.log.emit(|| Event::RevealedBase(seat, self.state.piece(base.thing())));
    }

    /// Whether the marker is on this player's last space.
    fn at_own_end(&self, seat: Seat) -> bool {
        self.state.force == ForceSpace::end_of(seat, self.state.force.arms())
    }
}

/// The number of bases that the player still picks in secret.
pub(crate) fn picks_left(player: &Player) -> u8 {
    SECRET_BASES.saturating_sub(player.base_deck.count())
}

impl State {
    /// Whether a player without a base has several to choose the next one from, and has not chosen.
    pub(crate) fn must_choose_base(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        player.base.is_none() && player.next_base.is_none() && player.base_deck.count() > 1
    }
}

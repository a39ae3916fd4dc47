//! Chapter 11: deploying leaders.

use script::Things as _;
use table::Seat;

use super::Table;
use super::meaning::Look;
use super::ruleset::DeployGuard;
use super::state::{CardId, count};
use crate::game::Event;
use crate::words::On;

impl Look<'_> {
    /// Whether the leader's epic action is offered.
    pub(crate) fn can_deploy(&self, seat: Seat) -> bool {
        let leader = CardId::leader(seat);
        !self.state.player(seat).leader_epic_used
            && !self.state.is_unit(leader)
            && (self.enough_to_deploy(seat) || self.state.ruleset.deploy_guard == DeployGuard::Off)
    }

    pub(crate) fn enough_to_deploy(&self, seat: Seat) -> bool {
        count(self.state.resources_of(seat)) >= self.printed(CardId::leader(seat)).card.cost
    }
}

impl Table<'_> {
    /// Carries out the leader's epic action.
    pub(crate) fn deploy(&mut self, seat: Seat) {
        let enough = self.look().enough_to_deploy(seat);
        let leader = CardId::leader(seat);
        self.state.player_mut(seat).leader_epic_used = true;
        if !enough {
            self.tell(|of| Event::WastedEpic(of(leader)));
            return;
        }
        self.tell(|of| Event::Deployed(of(leader)));
        self.come_back(leader);
        let thing = leader.thing();
        self.state.add_unit(seat, leader);
        self.state.exhausted.remove(thing);
        self.state.arrived.insert(thing);
        self.state.unchecked = true;
        self.state.may_have_duplicates = true;
        self.note_face(leader);
        self.trigger_own(leader, On::Deployed.bit(), thing);
        self.trigger_keywords(leader);
        self.check();
    }

    /// Updates the sets of cards that affect others after a side of the card was turned up.
    pub(crate) fn note_face(&mut self, card: CardId) {
        self.state.newer.insert(card.thing());
        let face = self.state.face(self.kit, card);
        self.state.note_face(card, face);
    }
}

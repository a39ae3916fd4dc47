//! Chapter 7: playing a card; chapter 9: using an ability.

use script::{Thing, Things as _};
use table::{Seat, Seats};

use super::naming::Beginning;
use super::triggers::Waiters;
use super::{Given, Table};
use crate::components::{CardId, Object};
use crate::game::Event;
use crate::words::{Kind, Trigger};

impl Table<'_> {
    /// Plays a card from the hand: resources, then Force, then triggered abilities.
    pub(crate) fn play(&mut self, seat: Seat, card: CardId) {
        let facts = self.card(card);
        self.forget(card);
        let player = self.state.player_mut(seat);
        player.hand.remove(card.thing());
        match facts.kind {
            Kind::Unit => player.units.insert(card.thing()),
            Kind::Ship | Kind::Base => player.ships.insert(card.thing()),
        }
        self.log.emit(|| Event::Played(seat, self.state.piece(card.thing())));
        self.gain_resources(seat, facts.resources);
        self.gain_force(seat, facts.force);
        self.trigger_base_on_play(seat, card);
        self.state.played.insert(card.thing());
        self.add_waiting(seat, card.thing(), self.ready(card).on(Trigger::Played));
    }

    /// Triggers the abilities of the bases of the player's team for a card of a sort, or the first
    /// of it this turn.
    fn trigger_base_on_play(&mut self, seat: Seat, card: CardId) {
        for owner in self.state.team(seat) {
            let Some(base) = self.state.player(owner).base else { continue };
            for (trigger, number) in &self.ready_base(base).triggers {
                let (Trigger::FirstPlayed(sort) | Trigger::YouPlay(sort)) = trigger else {
                    continue;
                };
                let sort = self.look().of_sort(sort, seat, base.thing());
                let before = sort & self.state.played.resized();
                let again = matches!(trigger, Trigger::YouPlay(_));
                if sort.contains(card.thing()) && (again || before.is_empty()) {
                    // Only the player who played the card resolves it.
                    let by = Waiters { seat, by: Seats::only(seat) };
                    self.add_waiting_of(by, base.thing(), Some(*number));
                }
            }
        }
    }

    /// Pays for an ability and resolves it; the card is marked as used.
    pub(crate) fn use_ability(&mut self, seat: Seat, thing: Thing) {
        let owner = self.state.controller(thing).unwrap_or(seat);
        match Object::of(thing) {
            Object::Card(_) => self.state.player_mut(owner).used.insert(thing),
            Object::Base(_) => self.state.player_mut(owner).base_used = true,
        }
        let Some(lowered) = self.ready_thing(thing).uses else { return };
        self.log.emit(|| Event::Used(seat, self.state.piece(thing)));
        // The cost is pushed last, so it is paid before the effect begins.
        let parts = [lowered.effect, lowered.cost].into_iter().flatten();
        let ability = Beginning { given: Given::Use, ..Beginning::of(thing, seat) };
        self.begin(&ability, parts, |frame| frame);
    }
}

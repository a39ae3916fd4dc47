//! What a seat may know, read from the table without building a view.
//!
//! A search values a position for every line. Building a [`View`](crate::View) took 45 % of an iteration, so
//! this is the same allow-list without lists of its own.

use script::{Thing, Things as _};
use table::{Outcome, Seat, Seating};

use crate::components::{CardId, Cards, Title};
use crate::game::{Deckbuilding, Target};
use crate::rules::{AttackRole, ForceSpace, Look, State};
use crate::words::{Card, Faction};

/// The table as one seat may know it.
#[derive(Clone, Copy)]
pub struct Outlook<'a> {
    look: Look<'a>,
    reader: Seat,
}

/// A unit or ship in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fielded {
    /// The card.
    pub card: CardId,
    /// Its title.
    pub title: Title,
    /// Its Attack now.
    pub attack: u8,
    /// Damage on it.
    pub damage: u8,
    /// Whether its ability was used this turn.
    pub used: bool,
    /// The attack it is assigned to.
    pub assigned: Option<Target>,
    /// Whether it can still be assigned to an attack.
    pub free: bool,
}

impl Deckbuilding {
    /// The table as this seat may know it.
    #[must_use]
    pub fn outlook<'a>(&'a self, state: &'a State, reader: Seat) -> Outlook<'a> {
        Outlook { look: self.look(state), reader }
    }
}

impl Outlook<'_> {
    fn state(&self) -> &State {
        self.look.state
    }

    /// The seat that knows this.
    #[must_use]
    pub fn reader(&self) -> Seat {
        self.reader
    }

    /// The seats and teams.
    #[must_use]
    pub fn seating(&self) -> Seating {
        self.state().seating
    }

    /// The outcome, if the match is over.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.state().outcome
    }

    /// The player whose turn it is.
    #[must_use]
    pub fn turn(&self) -> Seat {
        self.state().turn
    }

    /// The number of bases to destroy.
    #[must_use]
    pub fn goal(&self) -> u8 {
        self.state().goal
    }

    /// The Force marker.
    #[must_use]
    pub fn force(&self) -> ForceSpace {
        self.state().force
    }

    /// The printed card or base that a thing stands for.
    #[must_use]
    pub fn facts(&self, thing: Thing) -> &'static Card {
        self.look.facts(thing)
    }

    /// The title of a card or base.
    #[must_use]
    pub fn title(&self, thing: Thing) -> Title {
        self.state().components.title_of(thing)
    }

    /// The titles in the galaxy row.
    pub fn each_in_row(&self, mut f: impl FnMut(Title)) {
        let row = &self.state().galaxy(self.reader).row;
        row.iter().for_each(|card| f(self.title(card.thing())));
    }

    /// The pilot that is purchased next.
    #[must_use]
    pub fn next_pilot(&self) -> Option<Title> {
        let pilots = self.state().galaxy(self.reader).pilots;
        pilots.lowest().map(|pilot| self.title(pilot))
    }

    /// The faction of a player.
    #[must_use]
    pub fn faction(&self, player: Seat) -> Faction {
        self.state().player(player).faction
    }

    /// The resources of a player.
    #[must_use]
    pub fn pool(&self, player: Seat) -> u8 {
        self.state().player(player).pool
    }

    /// The number of enemy bases that a player has destroyed.
    #[must_use]
    pub fn destroyed(&self, player: Seat) -> u8 {
        self.state().player(player).victory.count()
    }

    /// The base of a player and the damage on it.
    #[must_use]
    pub fn base(&self, player: Seat) -> Option<(&'static Card, u8)> {
        let side = self.state().player(player);
        side.base.map(|base| (self.facts(base.thing()), side.base_damage))
    }

    /// The titles a player owns, except ships in play. Everybody saw how they were acquired, so
    /// everybody knows them. In the order of their numbers, so that it reveals nothing.
    pub fn each_owned(&self, player: Seat, mut f: impl FnMut(Title)) {
        let side = self.state().player(player);
        let mut owned = side.hand | side.units;
        side.deck.iter().chain(&side.discard).for_each(|card| owned.insert(card.thing()));
        owned.each(|card| f(self.title(card)));
    }

    /// The titles of a player's hand and deck of which the reader does not know where they are, in
    /// the order of their numbers.
    pub fn each_hidden(&self, player: Seat, mut f: impl FnMut(Title)) {
        let side = self.state().player(player);
        let mut hidden = if player == self.reader { Cards::default() } else { side.hand };
        side.deck.iter().for_each(|card| hidden.insert(card.thing()));
        (hidden - self.state().known[self.reader.index()]).each(|card| f(self.title(card)));
    }

    /// The titles in a player's hand that the reader knows.
    pub fn each_known_in_hand(&self, player: Seat, mut f: impl FnMut(Title)) {
        let hand = self.state().player(player).hand;
        let known = self.state().known[self.reader.index()];
        let known = if player == self.reader { hand } else { hand & known };
        known.each(|card| f(self.title(card)));
    }

    /// The number of cards in a player's hand that the reader does not know.
    #[must_use]
    pub fn hidden_in_hand(&self, player: Seat) -> u32 {
        let known = self.state().known[self.reader.index()];
        let hand = self.state().player(player).hand;
        if player == self.reader { 0 } else { (hand - known).count() }
    }

    /// The units and ships of a player in play.
    pub fn each_in_play(&self, player: Seat, mut f: impl FnMut(Fielded)) {
        self.state()
            .player(player)
            .in_play()
            .each(|card| f(self.fielded(player, CardId::of(card))));
    }

    /// A card of a player in play.
    #[must_use]
    pub fn fielded(&self, player: Seat, card: CardId) -> Fielded {
        let role = self.state().attack_role(player, card);
        Fielded {
            card,
            title: self.title(card.thing()),
            attack: self.look.attack_of(player, card),
            damage: self.state().mark(card).damage,
            used: self.state().player(player).used.contains(card.thing()),
            assigned: if let AttackRole::Assigned(target) = role { Some(target) } else { None },
            free: role == AttackRole::Free,
        }
    }

    /// Whether a player has this card in play.
    #[must_use]
    pub fn is_in_play(&self, player: Seat, thing: Thing) -> bool {
        self.state().player(player).in_play().contains(thing)
    }

    /// Whether the reader has this card in hand.
    #[must_use]
    pub fn is_in_own_hand(&self, thing: Thing) -> bool {
        self.state().player(self.reader).hand.contains(thing)
    }

    /// The Attack of a card of the reader against a card of the galaxy row.
    #[must_use]
    pub fn row_attack(&self, card: CardId) -> u8 {
        self.look.row_attack_of(self.reader, card)
    }
}

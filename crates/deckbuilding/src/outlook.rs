//! What a seat may know, read from the table without building a view.
//!
//! A search values a position for every line. Building a [`View`](crate::View) took 45 % of an iteration, so
//! this is the same allow-list without lists of its own.

use script::{Thing, Things as _};
use table::{Outcome, Seat, Seating};

use crate::components::{BaseId, CardId, Cards, Title};
use crate::game::{Deckbuilding, Target};
use crate::players::Players;
use crate::rules::{AttackRole, FROM_EACH_OF_TWO, ForceSpace, Look, State};
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

    /// The number of sides whose turn comes before that of a player; 0 if it is under way.
    #[must_use]
    pub fn turns_before(&self, player: Seat) -> usize {
        let sides = usize::from(self.force().arms());
        (player.index() + sides - self.turn().index() % sides) % sides
    }

    /// Whether a player may still act in the turn under way.
    #[must_use]
    pub fn is_acting(&self, player: Seat) -> bool {
        self.state().acting.contains(player)
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

    /// The titles in the galaxy rows that a player reaches.
    pub fn each_in_row(&self, player: Seat, mut f: impl FnMut(Title)) {
        for number in self.state().reach(player).iter() {
            let row = &self.state().galaxies[number].row;
            row.iter().for_each(|card| f(self.title(card.thing())));
        }
    }

    /// The number of the galaxy in whose row a card is, among several.
    #[must_use]
    pub fn row_with(&self, thing: Thing) -> Option<usize> {
        let galaxies = self.state().galaxies();
        let row = galaxies.iter().position(|galaxy| galaxy.row.cards().contains(thing));
        row.filter(|_| galaxies.len() > 1)
    }

    /// The pilot that a player purchases next.
    #[must_use]
    pub fn next_pilot(&self, player: Seat) -> Option<Title> {
        let pilots = self.state().pilots(player);
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

    /// The number of enemy bases that a player's side has destroyed.
    #[must_use]
    pub fn destroyed(&self, player: Seat) -> u8 {
        self.state().victories(player).count()
    }

    /// The number of bases that a player's side still has to destroy to win.
    #[must_use]
    pub fn still_to_destroy(&self, player: Seat) -> u8 {
        let rivals = self.seating().opponents(player).into_iter();
        let of_each = rivals.map(|rival| self.missing(player, rival)).sum::<u8>();
        match self.state().components.players() {
            Players::Three(_) => of_each.max(self.goal().saturating_sub(self.destroyed(player))),
            Players::Two(_) | Players::Teams(_) => of_each,
        }
    }

    /// The number of bases of this rival that a player's side still has to destroy in any case: of
    /// three players two of each, of teams the goal of each.
    #[must_use]
    pub fn missing(&self, player: Seat, rival: Seat) -> u8 {
        let state = self.state();
        let pile = state.victories(player);
        let of_rival = || {
            let is_theirs = |base: &BaseId| state.components.owner(*base) == Some(rival);
            u8::try_from(pile.iter().filter(is_theirs).count()).unwrap_or(u8::MAX)
        };
        match state.components.players() {
            Players::Two(_) => self.goal().saturating_sub(pile.count()),
            Players::Three(_) => FROM_EACH_OF_TWO.saturating_sub(of_rival()),
            Players::Teams(_) => self.goal().saturating_sub(of_rival()),
        }
    }

    /// The number of bases that a player has left, the one in play included.
    #[must_use]
    pub fn bases_left(&self, player: Seat) -> u8 {
        let side = self.state().player(player);
        side.base_deck.count() + u8::from(side.base.is_some())
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
        let mut hidden = if self.sees_hand(player) { Cards::default() } else { side.hand };
        side.deck.iter().for_each(|card| hidden.insert(card.thing()));
        (hidden - self.state().known[self.reader.index()]).each(|card| f(self.title(card)));
    }

    /// The titles in a player's hand that the reader knows.
    pub fn each_known_in_hand(&self, player: Seat, mut f: impl FnMut(Title)) {
        let hand = self.state().player(player).hand;
        let known = self.state().known[self.reader.index()];
        let known = if self.sees_hand(player) { hand } else { hand & known };
        known.each(|card| f(self.title(card)));
    }

    /// The number of cards in a player's hand that the reader does not know.
    #[must_use]
    pub fn hidden_in_hand(&self, player: Seat) -> u32 {
        let known = self.state().known[self.reader.index()];
        let hand = self.state().player(player).hand;
        if self.sees_hand(player) { 0 } else { (hand - known).count() }
    }

    fn sees_hand(&self, player: Seat) -> bool {
        self.state().hand_readers(player).contains(self.reader)
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

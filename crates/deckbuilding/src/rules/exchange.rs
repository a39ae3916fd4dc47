//! Cards that change places or owners: swaps, gifts, cards under a base and on a galaxy deck.

use script::Things as _;
use table::Seat;

use super::piles::From;
use super::state::Tucked;
use super::{Mark, Table};
use crate::components::CardId;
use crate::game::{Event, Pool, SeenSpot};

impl Table<'_> {
    /// Puts a card on top of the galaxy deck, where everyone knows it.
    pub(crate) fn put_on_galaxy_deck(&mut self, seat: Seat, card: CardId, number: usize) {
        self.take_away(card);
        self.state.galaxies[number].deck.push(card);
        self.everyone_knows(card);
        self.log.emit(|| Event::PutOnGalaxyDeck(seat, self.state.piece(card.thing())));
    }

    /// Puts a card into the discard pile of another player, whose card it is from then on.
    pub(crate) fn give(&mut self, card: CardId, to: Seat) {
        self.take_away(card);
        self.forget(card);
        self.state.player_mut(to).discard.push(card);
        self.log.emit(|| Event::Given(to, self.state.piece(card.thing())));
    }

    /// Gives a capital ship in play to another player with its damage; it belongs to that player
    /// from then on. What it did this turn stays done until the turn ends. Returns whether there was one.
    pub(crate) fn cede(&mut self, card: CardId, to: Seat) -> bool {
        let Some(from) = self.state.controller(card.thing()).filter(|&from| from != to) else {
            return false;
        };
        let ship = card.thing();
        let giver = self.state.player_mut(from);
        let (used, spent) = (giver.used.contains(ship), giver.spent.contains(ship));
        giver.ships.remove(ship);
        giver.clear_marks(ship);
        let owner = self.state.player_mut(to);
        owner.ships.insert(ship);
        if used {
            owner.used.insert(ship);
        }
        if spent {
            owner.spent.insert(ship);
        }
        let mark = self.state.mark_mut(card);
        *mark = Mark { damage: mark.damage, ..Mark::default() };
        self.log.emit(|| Event::Ceded(from, to, self.state.piece(ship)));
        // The base of the giver may have given it hit points.
        if self.hit_points_left(to, ship) == 0 {
            self.destroy_ship(card);
        }
        true
    }

    /// Puts a card of a discard pile under the base of this seat.
    pub(crate) fn tuck_under_base(&mut self, seat: Seat, card: CardId) {
        if let From::Discard(owner) = self.take_away(card) {
            self.state.player_mut(seat).tucked = Some(Tucked { card, owner });
            self.log.emit(|| Event::Tucked(seat, self.state.piece(card.thing())));
        }
    }

    /// Swaps a card of the hand with the top card of the deck; other players see neither. Returns
    /// whether there was a card to swap it with.
    pub(crate) fn swap_with_deck_top(&mut self, seat: Seat, card: CardId) -> bool {
        let swapped = self.lift(seat, Event::TookFromDeck);
        if swapped {
            self.put_on_deck(seat, seat, card);
        }
        swapped
    }

    /// Swaps two cards that everyone sees; each takes the place of the other, so a row has no gap.
    pub(crate) fn swap(&mut self, one: CardId, other: CardId) {
        let spots = [self.spot(one), self.spot(other)];
        let [Some(first), Some(second)] = spots else { return };
        self.take_away(one);
        self.take_away(other);
        self.put_in_spot(other, first);
        self.put_in_spot(one, second);
        let piece = |card: CardId| self.state.piece(card.thing());
        // Told from the galaxy row, where the players look.
        self.log.emit(|| match second {
            Spot::Row { .. } => Event::Swapped(piece(other), piece(one), first.seen()),
            _ => Event::Swapped(piece(one), piece(other), second.seen()),
        });
    }

    /// The place of a card that can be swapped.
    fn spot(&self, card: CardId) -> Option<Spot> {
        for (number, galaxy) in self.state.galaxies().iter().enumerate() {
            if let Some(place) = galaxy.row.place_of(card) {
                return Some(Spot::Row { number, place });
            }
            if galaxy.deck.last() == Some(&card) {
                return Some(Spot::GalaxyDeck(number));
            }
            if galaxy.discard.contains(&card) {
                return Some(Spot::GalaxyDiscard(number));
            }
        }
        self.state.seats().into_iter().find_map(|seat| {
            let player = self.state.player(seat);
            if player.deck.last() == Some(&card) {
                Some(Spot::Deck(seat))
            } else if player.discard.contains(&card) {
                Some(Spot::Discard(seat))
            } else {
                player.exile.contains(card.thing()).then_some(Spot::Exile(seat))
            }
        })
    }

    fn put_in_spot(&mut self, card: CardId, spot: Spot) {
        self.forget(card);
        match spot {
            Spot::Row { number, place } => self.state.galaxies[number].row.put(place, card),
            Spot::GalaxyDiscard(number) => self.state.galaxies[number].discard.push(card),
            Spot::Discard(seat) => self.state.player_mut(seat).discard.push(card),
            Spot::Exile(seat) => self.state.player_mut(seat).exile.insert(card.thing()),
            Spot::GalaxyDeck(number) => {
                self.state.galaxies[number].deck.push(card);
                self.everyone_knows(card);
            }
            Spot::Deck(seat) => {
                self.state.player_mut(seat).deck.push(card);
                self.everyone_knows(card);
            }
        }
    }
}

/// The place of a card that is swapped with another; of a deck only the top.
#[derive(Clone, Copy)]
enum Spot {
    Row { number: usize, place: usize },
    GalaxyDeck(usize),
    GalaxyDiscard(usize),
    Deck(Seat),
    Discard(Seat),
    Exile(Seat),
}

impl Spot {
    fn seen(self) -> SeenSpot {
        match self {
            Self::Row { .. } => SeenSpot::Row,
            Self::GalaxyDeck(_) => SeenSpot::GalaxyDeck,
            Self::GalaxyDiscard(_) => SeenSpot::Discard(Pool::Galaxy),
            Self::Deck(seat) => SeenSpot::Deck(seat),
            Self::Discard(seat) => SeenSpot::Discard(Pool::Player(seat)),
            Self::Exile(seat) => SeenSpot::Exile(seat),
        }
    }
}

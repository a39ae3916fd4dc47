//! The state: plain data, under two KiB.

use script::{Frame, Stack, Thing, Things as _};
use serde::Serialize;
use table::{Luck, Outcome, Seat, Seats};
use tinyvec::ArrayVec;

use crate::game::Target;
use crate::kit::{BaseId, CARDS, CardId, Cards};
use crate::words::{Faction, Moment, Things};

/// An ordered pile of cards; the last is on top.
pub type Pile = ArrayVec<[CardId; 92]>;

/// The galaxy row; a place may be empty while there is nothing to fill it with.
pub(crate) type Row = [Option<CardId>; 6];

/// A set of bases, as bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Bases(pub(crate) u32);

impl Bases {
    pub(crate) fn insert(&mut self, base: BaseId) {
        self.0 |= 1 << base.0;
    }

    pub(crate) fn remove(&mut self, base: BaseId) {
        self.0 &= !(1 << base.0);
    }

    pub(crate) fn contains(self, base: BaseId) -> bool {
        self.0 >> base.0 & 1 == 1
    }

    pub(crate) fn count(self) -> u32 {
        self.0.count_ones()
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = BaseId> {
        (0..32).map(BaseId).filter(move |&base| self.contains(base))
    }
}

impl FromIterator<BaseId> for Bases {
    fn from_iter<I: IntoIterator<Item = BaseId>>(bases: I) -> Self {
        let mut set = Self::default();
        bases.into_iter().for_each(|base| set.insert(base));
        set
    }
}

/// The Force track, seen from the middle: negative is dark, positive is light.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct ForceSpace(pub i8);

impl ForceSpace {
    /// The last dark space.
    pub const DARK_END: Self = Self(-3);
    /// The last light space.
    pub const LIGHT_END: Self = Self(3);
}

/// What a card in play has to do with attacks this turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Commit {
    /// Nothing yet.
    Free,
    /// It is assigned to an attack.
    Assigned(Target),
    /// It took part in an attack that is over.
    Attacked,
    /// The row card it was assigned to left the row, so it cannot attack any more.
    TargetGone,
}

/// What can lie on a card in play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Mark {
    pub(crate) damage: u8,
    /// Attack gained for the turn.
    pub(crate) bonus: u8,
    /// What it attacks, while it is assigned.
    pub(crate) aim: Target,
}

/// One player's side of the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Player {
    pub(crate) faction: Faction,
    pub(crate) deck: Pile,
    pub(crate) discard: Pile,
    pub(crate) hand: Cards,
    pub(crate) units: Cards,
    pub(crate) ships: Cards,
    /// Cards in play whose ability was used this turn.
    pub(crate) used: Cards,
    /// Cards in play assigned to an attack that is not resolved.
    pub(crate) assigned: Cards,
    /// Cards in play that cannot attack any more this turn.
    pub(crate) spent: Cards,
    /// Those of them whose target left the row.
    pub(crate) without_target: Cards,
    pub(crate) exile: Cards,
    pub(crate) pool: u8,
    pub(crate) base: Option<BaseId>,
    pub(crate) base_damage: u8,
    pub(crate) base_used: bool,
    /// Damage to the base already prevented this turn.
    pub(crate) prevented: u8,
    /// Face-down bases still to come.
    pub(crate) base_deck: Bases,
    /// Bases out of the game: not picked, or not in this mode.
    pub(crate) left_out: Bases,
    /// Enemy bases destroyed.
    pub(crate) victory: Bases,
}

/// Steps of the start of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Start {
    /// A new base, if there is none.
    Base,
    /// A resource for the end of the Force track.
    Force,
    /// The resources of capital ships.
    Ships,
    /// Abilities that happen when the turn starts.
    Abilities,
}

/// Steps of the end of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum End {
    /// What was postponed to the end of the turn.
    Postponed,
    /// Units, hand and resources go, cards are drawn, the turn passes.
    CleanUp,
}

/// A procedure of the rules that waits on the stack.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Rule {
    /// Both players secretly choose their bases.
    SecretBases,
    /// A turn starts.
    Start(Start),
    /// The player whose turn it is acts.
    #[default]
    Actions,
    /// Triggered abilities wait; their owner resolves or skips them.
    Triggers {
        /// Where these begin among all that wait.
        from: u8,
    },
    /// The reward of a defeated card is offered.
    Reward(CardId),
    /// Damage of a base attack is being dealt.
    Damage {
        /// Not dealt yet.
        left: u8,
    },
    /// A purchased card goes to one of several places.
    Place(CardId),
    /// A turn ends.
    End(End),
}

/// A triggered ability that waits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Waiting {
    pub(crate) source: Thing,
    /// Which of its abilities.
    pub(crate) ability: u8,
}

/// A postponed effect.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Postponed {
    pub(crate) effect: Option<(Moment, Frame)>,
}

/// One of the places a purchased card may go to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Destination {
    /// As the effect that purchased it says.
    Said(crate::words::Goes),
    /// As the ability of this card or base says.
    By(Thing, script::Entry),
    /// As a postponed effect says.
    Postponed(Frame),
}

impl Default for Destination {
    fn default() -> Self {
        Self::Said(crate::words::Goes::Usual)
    }
}

/// A match in progress.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) luck: Luck,
    pub(crate) stack: Stack<Rule, Things>,
    pub(crate) players: [Player; 2],
    pub(crate) marks: [Mark; CARDS],
    pub(crate) row: Row,
    pub(crate) galaxy: Pile,
    pub(crate) galaxy_discard: Pile,
    pub(crate) pilots: Cards,
    pub(crate) force: ForceSpace,
    /// Hidden cards each seat knows the place of, besides the own hand.
    pub(crate) known: [Cards; 2],
    /// Hidden cards everybody was shown, guests too.
    pub(crate) shown: Cards,
    /// Cards played and bought this turn, for "the first time each turn".
    pub(crate) played: Cards,
    pub(crate) bought: Cards,
    /// The extra hunt of a base was made this turn.
    pub(crate) hunted: bool,
    pub(crate) waiting: ArrayVec<[Waiting; 12]>,
    pub(crate) postponed: ArrayVec<[Postponed; 8]>,
    pub(crate) places: ArrayVec<[Destination; 4]>,
    pub(crate) turn: Seat,
    pub(crate) goal: u8,
    pub(crate) bribing: bool,
    pub(crate) secret: bool,
    pub(crate) deciders: Seats,
    pub(crate) outcome: Option<Outcome>,
}

impl State {
    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// The seat that plays a faction.
    pub(crate) fn seat_of(&self, faction: Faction) -> Seat {
        Seat::new(u8::from(self.players[0].faction != faction))
    }

    /// What the card has to do with attacks this turn.
    pub(crate) fn commit(&self, seat: Seat, card: CardId) -> Commit {
        let player = self.player(seat);
        if player.assigned.contains(card.thing()) {
            return Commit::Assigned(self.mark(card).aim);
        }
        if !player.spent.contains(card.thing()) {
            return Commit::Free;
        }
        if player.without_target.contains(card.thing()) {
            Commit::TargetGone
        } else {
            Commit::Attacked
        }
    }

    /// Cards that an effect exiles at the end of the turn.
    pub(crate) fn lent(&self) -> Vec<CardId> {
        let effects = self.postponed.iter().filter_map(|postponed| postponed.effect);
        let at_end = effects.filter(|(at, _)| *at == Moment::EndOfTurn);
        at_end.filter_map(|(_, frame)| super::Look::slot(&frame, script::Slot::A)).collect()
    }

    #[inline]
    pub(crate) fn mark(&self, card: CardId) -> &Mark {
        &self.marks[card.index()]
    }

    #[inline]
    pub(crate) fn mark_mut(&mut self, card: CardId) -> &mut Mark {
        &mut self.marks[card.index()]
    }

    /// The cards of the row as a set.
    #[inline]
    pub(crate) fn row_cards(&self) -> Cards {
        self.row.iter().flatten().map(|card| card.thing()).collect()
    }

    pub(crate) fn in_row(&self, card: CardId) -> bool {
        self.row.contains(&Some(card))
    }
}

impl Player {
    /// Nothing that happened to the card in play matters any more.
    pub(crate) fn unmark(&mut self, card: Thing) {
        let sets = [&mut self.used, &mut self.assigned, &mut self.spent, &mut self.without_target];
        for set in sets {
            set.remove(card);
        }
    }

    /// The card took part in an attack, or its target is gone.
    pub(crate) fn spend(&mut self, card: Thing) {
        self.assigned.remove(card);
        self.spent.insert(card);
    }

    /// Units and ships together.
    #[inline]
    pub(crate) fn in_play(&self) -> Cards {
        let [units, ships] = [self.units.0, self.ships.0];
        script::Bits([units[0] | ships[0], units[1] | ships[1]])
    }
}

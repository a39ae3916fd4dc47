//! The words in which a fighter's effect is written.

use script::{Bits, Mention, Slot, Words};

use crate::rules::Rule;

mod spoken;

/// The words of the duel, for the effect language.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DuelWords;

/// An effect of the duel.
pub type Step = script::Step<DuelWords>;

/// A player who does or chooses something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Who {
    /// The player who owns the fighter.
    You,
    /// An opponent within reach; if there are several, the owner of the fighter names one first.
    Opponent,
}

/// One change of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verb {
    /// Draw cards.
    Draw(Who, Amount),
    /// Lose life; not damage, so nothing prevents it.
    LoseLife(Who, Amount),
    /// Win life back.
    Heal(Who, Amount),
    /// Deal damage to the fighter remembered.
    Damage(Slot, Amount),
    /// Put a shield on the fighter remembered.
    Shield(Slot),
    /// Discard the card remembered from its owner's hand.
    Discard(Slot),
    /// Look at the top card of your deck.
    LookAtTop,
    /// Put the card just looked at on the bottom of your deck.
    Bury,
    /// Roll the die; the result counts as the amount done.
    Roll,
    /// Play the card remembered from your hand without paying its cost.
    PlayFree(Slot),
}

/// A condition that is true or false.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Test {
    /// The last roll was at least this.
    RolledAtLeast(Amount),
}

/// An amount.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Amount {
    /// As printed.
    Just(u8),
}

impl Amount {
    /// The amount as a number.
    #[must_use]
    pub const fn value(self) -> u8 {
        let Self::Just(n) = self;
        n
    }
}

/// A set of things to pick from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Set {
    /// All fighters within reach.
    AnyFighter,
    /// Your fighters.
    FriendlyFighters,
    /// The fighters of all opponents within reach.
    EnemyFighters,
    /// Cards in this player's hand.
    HandOf(Who),
    /// Cards in this player's hand that cost at most this, if there is room for one more fighter.
    CheapInHand(Who, Amount),
}

impl Who {
    /// The same player from the other player's point of view.
    #[must_use]
    pub const fn turned(self) -> Self {
        match self {
            Self::You => Self::Opponent,
            Self::Opponent => Self::You,
        }
    }
}

impl Verb {
    /// The same change from the other player's point of view: "they lose 1 life" is "you lose 1
    /// life".
    #[must_use]
    pub const fn turned(self) -> Self {
        match self {
            Self::Draw(who, n) => Self::Draw(who.turned(), n),
            Self::LoseLife(who, n) => Self::LoseLife(who.turned(), n),
            Self::Heal(who, n) => Self::Heal(who.turned(), n),
            Self::Damage(..)
            | Self::Shield(_)
            | Self::Discard(_)
            | Self::LookAtTop
            | Self::Bury
            | Self::Roll
            | Self::PlayFree(_) => self,
        }
    }
}

impl Set {
    /// The same set from the other player's point of view: "their hand" is "your hand".
    #[must_use]
    pub const fn turned(self) -> Self {
        match self {
            Self::AnyFighter => self,
            Self::FriendlyFighters => Self::EnemyFighters,
            Self::EnemyFighters => Self::FriendlyFighters,
            Self::HandOf(who) => Self::HandOf(who.turned()),
            Self::CheapInHand(who, n) => Self::CheapInHand(who.turned(), n),
        }
    }
}

/// Whether the effect mentions an opponent, so that one must be named if there are several.
pub(crate) fn names_opponent(effect: &Step) -> bool {
    effect.mentions(&|word| match word {
        Mention::Who(who) => *who == Who::Opponent,
        Mention::Verb(Verb::Draw(who, _) | Verb::LoseLife(who, _) | Verb::Heal(who, _)) => {
            *who == Who::Opponent
        }
        Mention::Set(Set::HandOf(who) | Set::CheapInHand(who, _)) => *who == Who::Opponent,
        Mention::Verb(_) | Mention::Set(_) | Mention::Test(_) | Mention::Num(_) => false,
    })
}

/// No effect of the duel is postponed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Moment {}

impl Words for DuelWords {
    type Who = Who;
    type Verb = Verb;
    type Test = Test;
    type Num = Amount;
    type Set = Set;
    type Moment = Moment;
    type Rule = Rule;
    type Things = Bits<1>;
    type Looped = Bits<1>;
}

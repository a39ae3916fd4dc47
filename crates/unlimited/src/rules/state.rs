//! The game state: plain data of not quite four KiB.

use script::{Bits, PutOff, Stack, Thing, Things as _};
use serde::Serialize;
use table::{Luck, Outcome, Seat, Seats};
use tinyvec::ArrayVec;

use super::Ruleset;
use super::ghosts::{Ghost, MOST_FORMER};
use super::lasting::Spreads;
use super::overflow::OverflowTriggers;
use crate::decks::Title;
use crate::kit::{AbilityId, Face, Kit, SortId, TermsId};
use crate::series::Series;
pub(crate) use crate::words::Cards;
use crate::words::{Icons, Moment, Price, Things, Until};

/// The most cards of a deck in this implementation.
pub const MOST_CARDS: usize = 120;
/// The most abilities a player can put in order at once; more wait in [`OverflowTriggers`].
pub(crate) const MOST_ORDERED: usize = 24;
/// Waiting abilities: those put in order, and 16 more. With overflow, the 16 are cards that count
/// what leaves play, of which the set has four titles, each once per player; and abilities
/// triggered by earlier ones, one event at a time.
pub(crate) const MOST_WAITING: usize = MOST_ORDERED + 16;
/// Lasting effects on single units. Only resources limit them; more are reported (SWU-OPEN-48).
const MOST_LASTING: usize = 64;
/// Lasting effects on many units: one title of the set has one, and each deck three copies of it.
pub(crate) const MOST_SPREADS: usize = 6;
/// Postponed effects: two titles of the set have one, with three copies in each deck, and one
/// leader, who can be used once a round.
pub(crate) const MOST_POSTPONED: usize = 14;
/// Nested attacks: each needs a step, a group of abilities and an ability on the stack, which holds
/// twelve.
pub(crate) const MOST_ATTACKS: usize = 4;
/// Events being resolved: each needs its end and its ability on the stack.
const MOST_RESOLVING: usize = 6;
/// Cards set aside: three by an effect, and such effects are nested like attacks.
const MOST_ASIDE: usize = 3 * MOST_ATTACKS;
/// Shares of a divided amount. The largest printed amount is 8; a unit's power may be more, and
/// shares beyond these are reported (SWU-OPEN-48).
pub(crate) const MOST_SHARES: usize = 16;
/// Forbidden names: one title of the set forbids one, and each deck has three copies.
pub(crate) const MOST_BANS: usize = 6;
/// Discounts for the next card: one title of the set has one, a unique unit that attacks; twice if
/// it is readied.
pub(crate) const MOST_DISCOUNTS: usize = 4;
/// Blocks of cards under a deck in random order; when there are more, two are merged.
const MOST_BLOCKS: usize = 6;
/// The number of card numbers of each seat.
const PER_SEAT: u8 = 128;

/// A card of the match: the owner's seat and a number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct CardId(pub u8);

impl CardId {
    /// A card of a deck.
    #[must_use]
    pub const fn of_deck(seat: Seat, number: u8) -> Self {
        Self(seat_bit(seat) + number)
    }

    /// The leader of a seat.
    #[must_use]
    pub const fn leader(seat: Seat) -> Self {
        Self(seat_bit(seat) + (PER_SEAT - 2))
    }

    /// The base of a seat.
    #[must_use]
    pub const fn base(seat: Seat) -> Self {
        Self(seat_bit(seat) + (PER_SEAT - 1))
    }

    /// The seat whose deck it came from.
    #[must_use]
    pub const fn owner(self) -> Seat {
        Seat::new(self.0 / PER_SEAT)
    }

    /// The number as an index.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The card as an object that effects can refer to.
    #[must_use]
    pub const fn thing(self) -> Thing {
        Thing(self.0 as u16)
    }

    /// Whether it is a base.
    #[must_use]
    pub const fn is_base(self) -> bool {
        self.0 % PER_SEAT == PER_SEAT - 1
    }

    /// Whether it is a leader.
    #[must_use]
    pub const fn is_leader(self) -> bool {
        self.0 % PER_SEAT == PER_SEAT - 2
    }
}

const fn seat_bit(seat: Seat) -> u8 {
    if seat.index() == 0 { 0 } else { PER_SEAT }
}

/// The seats of a match.
pub(crate) const SEATS: [Seat; 2] = [Seat::new(0), Seat::new(1)];

/// An object that effects can refer to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Object {
    /// A card.
    Card(CardId),
    /// The Shields on a unit.
    Shield(CardId),
    /// The Experience on a unit.
    Experience(CardId),
    /// A card as it was when it left play.
    Ghost(u8),
    /// An object that can no longer be named.
    Nothing,
}

impl Object {
    /// The object a thing stands for.
    #[must_use]
    pub const fn of(thing: Thing) -> Self {
        let [low, high] = thing.0.to_le_bytes();
        match high {
            0 => Self::Card(CardId(low)),
            1 => Self::Shield(CardId(low)),
            2 => Self::Experience(CardId(low)),
            4 => Self::Ghost(low),
            _ => Self::Nothing,
        }
    }

    /// The number that stands for this object.
    #[must_use]
    pub const fn thing(self) -> Thing {
        match self {
            Self::Card(card) => Thing(u16::from_le_bytes([card.0, 0])),
            Self::Shield(card) => Thing(u16::from_le_bytes([card.0, 1])),
            Self::Experience(card) => Thing(u16::from_le_bytes([card.0, 2])),
            Self::Ghost(n) => Thing(u16::from_le_bytes([n, 4])),
            Self::Nothing => Thing(u16::MAX),
        }
    }

    /// The card, if it is one.
    #[must_use]
    pub const fn card(self) -> Option<CardId> {
        match self {
            Self::Card(card) => Some(card),
            _ => None,
        }
    }
}

/// An ordered pile of cards; the last is on top.
pub(crate) type Pile = ArrayVec<[CardId; MOST_CARDS]>;

/// Cards that went under a deck together in random order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Block {
    /// The number of cards.
    pub(crate) size: u8,
    /// The seats that know which cards they are.
    pub(crate) known_to: Seats,
}

/// One player's side of the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Player {
    pub(crate) deck: Pile,
    /// Blocks of cards under the deck, the lowest first.
    pub(crate) blocks: ArrayVec<[Block; MOST_BLOCKS]>,
    /// The number of exhausted resources; it does not matter which ones.
    pub(crate) spent: u8,
    /// The aspect icons of leader and base.
    pub(crate) icons: Icons,
    pub(crate) leader_epic_used: bool,
    pub(crate) base_epic_used: bool,
    /// This phase: cards played, and their aspects as bits.
    pub(crate) plays: u8,
    pub(crate) aspects_played: u8,
    /// This phase: units that were defeated or left play under this player's control.
    pub(crate) fallen: u8,
    pub(crate) left: u8,
    /// This phase: damage dealt to the enemy base.
    pub(crate) struck: u8,
    /// This round: events played.
    pub(crate) events: u8,
    /// This round: units this player has played an upgrade on.
    pub(crate) upgraded: Cards,
    /// Hidden cards whose position this seat knows, not counting its own hand and resources.
    pub(crate) known: Cards,
    /// The decision about the first hand.
    pub(crate) mulligan: Mulligan,
}

/// A player's decision about the first hand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Mulligan {
    /// Not decided.
    #[default]
    Open,
    /// Kept the hand.
    Kept,
    /// Drew a new hand.
    Taken,
}

/// A waiting triggered ability, or a postponed effect that is due.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Waiting {
    /// The card that has the ability, or its ghost.
    pub(crate) source: Thing,
    /// The card or base that triggered it.
    pub(crate) about: Thing,
    pub(crate) ability: AbilityId,
    /// The player who resolves it.
    pub(crate) seat: Seat,
    /// How often units defeated together triggered it; it is resolved as often.
    pub(crate) times: u8,
}

impl Waiting {
    /// The first number of postponed effects. No card or other object has these numbers, so
    /// redirecting references to ghosts never affects them.
    const POSTPONED: u16 = 0x500;
    /// The same for the last values of Restore.
    const LAST_RESTORE: u16 = 0x600;

    /// The number of a postponed effect, stored in place of what triggered an ability.
    pub(crate) fn about_postponed(number: usize) -> Thing {
        Thing(Self::POSTPONED + u16::try_from(number).unwrap_or(u16::from(u8::MAX)))
    }

    /// The index of the postponed effect.
    pub(crate) fn postponed(&self) -> usize {
        usize::from(self.about.0.saturating_sub(Self::POSTPONED))
    }

    /// Stores the last value of a Restore whose unit leaves play, in place of what triggered it:
    /// that was the unit itself.
    pub(crate) fn set_last_restore(&mut self, amount: u8) {
        self.about = Thing(Self::LAST_RESTORE + u16::from(amount));
    }

    /// The last value of a Restore whose unit has left play.
    pub(crate) fn last_restore(&self) -> u8 {
        let amount = self.about.0.saturating_sub(Self::LAST_RESTORE);
        if self.ability == AbilityId::RESTORE { amount.to_le_bytes()[0] } else { 0 }
    }
}

/// A postponed effect.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Postponed {
    pub(crate) effect: Option<(Moment, PutOff)>,
}

/// Something that does not fit into the state. It is left out, the log reports it, and the game
/// continues (SWU-OPEN-48).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum NoRoom {
    /// Another waiting ability.
    Waiting,
    /// Last known information of another card that left play.
    LastKnown,
    /// Another lasting effect.
    Lasting,
    /// Another card set aside.
    Aside,
    /// Another event being resolved.
    Events,
    /// Another postponed effect.
    Postponed,
    /// Another discount for the next card.
    Discounts,
    /// Another forbidden name.
    Bans,
    /// Another nested attack.
    Attacks,
    /// Another share of a divided amount.
    Shares,
    /// Another ability or rule on the stack.
    Nesting,
}

/// A keyword without its number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Skill {
    Sentinel,
    Ambush,
    Shielded,
    Overwhelm,
    Saboteur,
    Grit,
    Raid,
    Restore,
}

/// The change a lasting effect makes to a unit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[allow(missing_docs)]
pub enum Lasts {
    #[default]
    Power,
    Hp,
    LessPower,
    LessHp,
    Has(Skill),
    Loses(Skill),
    LosesAll,
    StaysExhausted,
    SparesBases,
    StrikesFirst,
    Expires,
}

/// A lasting effect on one unit, in four bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Lasting {
    pub(crate) on: CardId,
    pub(crate) amount: u8,
    /// The card that made it, for display.
    pub(crate) by: Title,
    kind: LastingKind,
}

impl Lasting {
    pub(crate) fn new(on: CardId, what: Lasts, amount: u8, until: Until, by: Title) -> Self {
        Self { on, amount, by, kind: LastingKind::new(what, until) }
    }

    /// The change it makes.
    #[inline]
    pub(crate) fn what(&self) -> Lasts {
        LastingKind::CHANGES[usize::from(self.kind.0 / LastingKind::TIMES)]
    }

    /// Its end.
    #[inline]
    pub(crate) fn until(&self) -> Until {
        LastingKind::ENDS[usize::from(self.kind.0 % LastingKind::TIMES)]
    }

    /// Whether both make the same change to the same unit for the same time, by the same card.
    pub(crate) fn adds_up_with(&self, other: &Self) -> bool {
        (self.on, self.kind, self.by) == (other.on, other.kind, other.by)
    }
}

/// A change and its end as one number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
struct LastingKind(u8);

impl LastingKind {
    const ENDS: [Until; 3] = [Until::AttackEnds, Until::PhaseEnds, Until::RoundEnds];
    const TIMES: u8 = 3;
    const CHANGES: [Lasts; 25] = [
        Lasts::Power,
        Lasts::Hp,
        Lasts::LessPower,
        Lasts::LessHp,
        Lasts::LosesAll,
        Lasts::StaysExhausted,
        Lasts::SparesBases,
        Lasts::StrikesFirst,
        Lasts::Expires,
        Lasts::Has(Skill::Sentinel),
        Lasts::Has(Skill::Ambush),
        Lasts::Has(Skill::Shielded),
        Lasts::Has(Skill::Overwhelm),
        Lasts::Has(Skill::Saboteur),
        Lasts::Has(Skill::Grit),
        Lasts::Has(Skill::Raid),
        Lasts::Has(Skill::Restore),
        Lasts::Loses(Skill::Sentinel),
        Lasts::Loses(Skill::Ambush),
        Lasts::Loses(Skill::Shielded),
        Lasts::Loses(Skill::Overwhelm),
        Lasts::Loses(Skill::Saboteur),
        Lasts::Loses(Skill::Grit),
        Lasts::Loses(Skill::Raid),
        Lasts::Loses(Skill::Restore),
    ];

    fn new(what: Lasts, until: Until) -> Self {
        let change = (0..).zip(Self::CHANGES).find(|(_, listed)| *listed == what);
        let (change, _) = change.expect("every change is listed");
        Self(change * Self::TIMES + until as u8)
    }
}

/// A discount for the next card of a sort.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Discount {
    pub(crate) seat: Seat,
    pub(crate) less: u8,
    pub(crate) sort: SortId,
    pub(crate) by: CardId,
}

/// A forbidden card name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Ban {
    /// The unit that forbids it; the ban ends when it leaves play.
    pub(crate) by: CardId,
    pub(crate) name: Title,
    /// The seat that may not play it.
    pub(crate) seat: Seat,
}

/// An attack under way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Attack {
    /// The attacking unit, or its ghost.
    pub(crate) attacker: Thing,
    /// The attacked unit or base.
    pub(crate) target: Thing,
    /// The attacking player.
    pub(crate) seat: Seat,
    /// What has happened in it, a bit for each [`AttackFact`].
    pub(super) facts: u8,
    /// The number of abilities that were waiting before the attack.
    pub(crate) waited: u8,
}

/// Something that has happened in an attack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum AttackFact {
    /// The attacked unit changed sides and so left the attack.
    Dropped,
    /// The damage has been dealt; "while attacking" no longer applies.
    Over,
    /// The attacker defeated the unit it attacked.
    Defeated,
    /// The attacker dealt combat damage.
    Hit,
    /// The attacker has just damaged the unit it attacks.
    Struck,
    /// The attacker was still in the attack when the damage was dealt.
    Fought,
}

impl Attack {
    /// Whether this has happened.
    #[inline]
    pub(crate) fn has(&self, fact: AttackFact) -> bool {
        self.facts >> fact as u8 & 1 == 1
    }

    pub(crate) fn note(&mut self, fact: AttackFact) {
        self.facts |= 1 << fact as u8;
    }

    pub(crate) fn forget(&mut self, fact: AttackFact) {
        self.facts &= !(1 << fact as u8);
    }
}

/// A part of an amount being divided.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Portion {
    pub(crate) to: CardId,
    pub(crate) amount: u8,
}

/// Steps of an attack that wait on the stack.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum AttackStep {
    /// The player chooses what to attack.
    Target(TermsId),
    /// Combat damage.
    Damage,
    /// The player chooses where the excess goes.
    Spill,
    /// The defending unit deals its damage.
    StrikeBack,
    /// Everything that triggered has been resolved.
    Close,
}

/// Steps of the regroup phase.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Regroup {
    /// Postponed effects.
    Start,
    /// Abilities triggered by the start of the regroup phase.
    Triggers,
    /// Both players draw.
    Draw,
    /// A card may become a resource.
    Resource,
    /// The second player's resource.
    SecondResource,
    /// Everything is readied.
    Ready,
    /// Effects of the round end.
    End,
}

/// How a card played by an effect enters play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Enters {
    /// Exhausted, as usual.
    Usual,
    /// Ready.
    Ready,
    /// With this keyword for the phase.
    With(Skill),
}

/// A procedure of the rules that waits on the stack.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Rule {
    /// The player picked decides who has the initiative.
    Initiative,
    /// First hands are kept or renewed.
    Mulligan,
    /// Both players choose two resources in secret.
    FirstResources,
    /// The action phase begins: postponed effects, then triggers.
    PhaseStart,
    /// Abilities triggered by the start of the action phase.
    PhaseStartTriggers,
    /// The active player takes an action.
    #[default]
    Action,
    /// The abilities that the action triggered are resolved and the turn passes.
    AfterAction,
    /// Effects of the phase have ended.
    PhaseEnd,
    /// A group of abilities is resolved.
    Triggers {
        /// The index of its first ability among all that wait.
        from: u8,
        /// The index after its last ability.
        to: u8,
        /// The seat whose abilities are resolved now, once that is decided.
        turn: Option<Seat>,
    },
    /// A group of postponed effects happens; abilities they trigger wait until all have happened.
    Postponed {
        /// The index of its first effect among all that wait.
        from: u8,
        /// The index after its last effect.
        to: u8,
        /// The seat whose effects happen now, once that is decided.
        turn: Option<Seat>,
    },
    /// The waiting abilities from an index on are resolved.
    Settle {
        /// The index.
        from: u8,
    },
    /// A unit that entered play may attack.
    Ambush(CardId),
    /// A step of the attack under way.
    Attack(AttackStep),
    /// An effect plays an upgrade; the player chooses the unit.
    Attach {
        /// The upgrade.
        card: CardId,
        /// The price.
        price: Price,
    },
    /// An event's ability has been resolved.
    EventEnds(CardId),
    /// The player chooses which copy of a unique card is defeated.
    Unique(CardId),
    /// The player names a card.
    Name,
    /// The player divides an amount.
    Divide,
    /// Both players choose in secret which cards to discard.
    DiscardDown(u8),
    /// A step of the regroup phase.
    Regroup(Regroup),
    /// Effects of the round have ended.
    RoundEnd,
}

/// An amount being divided, with the shares decided so far. The units and bases it can still be
/// given to are what the stack offers; see [`State::dividing_among`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Dividing {
    pub(crate) left: u8,
    pub(crate) kind: Option<crate::words::Division>,
    /// The unit or card that deals it.
    pub(crate) by: Thing,
    /// The player who divides it.
    pub(crate) seat: Seat,
    pub(crate) portions: ArrayVec<[Portion; MOST_SHARES]>,
}

/// The action phase or the regroup phase.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Before the first round.
    #[default]
    Setup,
    /// Players take actions.
    Action,
    /// Players draw, resource and ready.
    Regroup,
}

/// A match in progress.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) luck: Luck,
    pub(crate) stack: Stack<Rule, Things, Cards>,
    /// The title of each card.
    pub(crate) titles: [Title; 256],
    /// The damage on units and bases. For an upgrade in play, which has none, the number of the unit
    /// it is attached to; see [`State::host`].
    pub(crate) damage: [u8; 256],
    pub(crate) shields: [u8; 256],
    pub(crate) experience: [u8; 256],
    pub(crate) players: [Player; 2],
    /// Cards in hands; a card is only ever in its owner's hand.
    pub(crate) hands: Cards,
    /// Cards in discard piles, each in its owner's.
    pub(crate) discards: Cards,
    pub(crate) resources: Cards,
    /// Units in play.
    pub(crate) units: Cards,
    /// Units and resources that are not their owner's but the other player's.
    pub(crate) turned: Cards,
    /// Units in play that were played this phase, always by their owner.
    pub(crate) fresh: Cards,
    /// Cards that their owner's opponent knows to be either in hand or among the resources.
    pub(crate) held: Cards,
    /// Upgrades in play; their controller is their owner.
    pub(crate) upgrades: Cards,
    /// Exhausted units and leaders.
    pub(crate) exhausted: Cards,
    /// Units in the space arena.
    pub(crate) space: Cards,
    /// Cards in play whose constant abilities affect other cards.
    pub(crate) auras: Cards,
    /// Cards that entered play after the last loss of a keyword or of abilities.
    pub(crate) newer: Cards,
    /// Cards in play with abilities triggered by events that do not concern the card itself, or
    /// that change the cost of cards or the effect of events.
    pub(crate) outward: Cards,
    /// Hidden cards that were shown to everyone, including spectators.
    pub(crate) shown: Cards,
    /// This phase: units in play that attacked, and cards in discard piles that were defeated.
    pub(crate) fought: Cards,
    /// Units that entered play this round.
    pub(crate) arrived: Cards,
    /// Cards whose once-a-round ability was used this round.
    pub(crate) used: Cards,
    /// Cards that an effect is handling.
    pub(crate) seen: Cards,
    /// Cards set aside to be played, each with the stack depth of the effect that did it.
    pub(crate) aside: ArrayVec<[(CardId, u8); MOST_ASIDE]>,
    /// Events whose ability is being resolved.
    pub(crate) resolving: ArrayVec<[CardId; MOST_RESOLVING]>,
    pub(crate) waiting: ArrayVec<[Waiting; MOST_WAITING]>,
    pub(crate) postponed: ArrayVec<[Postponed; MOST_POSTPONED]>,
    /// Triggered abilities that do not fit into the list yet.
    pub(crate) overflow: OverflowTriggers,
    /// Cards remembered as they were when they last left play; see [`super::ghosts`].
    pub(crate) ghosts: Cards,
    /// Ghosts of cards that have returned to play since.
    pub(crate) former: ArrayVec<[Ghost; MOST_FORMER]>,
    pub(crate) lasting: ArrayVec<[Lasting; MOST_LASTING]>,
    pub(crate) spreads: Spreads,
    pub(crate) discounts: ArrayVec<[Discount; MOST_DISCOUNTS]>,
    pub(crate) bans: ArrayVec<[Ban; MOST_BANS]>,
    pub(crate) attacks: ArrayVec<[Attack; MOST_ATTACKS]>,
    pub(crate) dividing: Dividing,
    /// Cards picked in secret until both players have picked.
    pub(crate) picked: Cards,
    /// The card name just named.
    pub(crate) named: Title,
    pub(crate) phase: Phase,
    pub(crate) round: u8,
    /// The seat whose turn it is.
    pub(crate) active: Seat,
    pub(crate) initiative: Seat,
    /// The seat that took the initiative this round.
    pub(crate) taken: Option<Seat>,
    /// Whether the last action was a pass.
    pub(crate) passed: bool,
    /// Whether bases cannot be healed this phase.
    pub(crate) no_healing: bool,
    /// Whether the game was stopped because an effect would never end.
    pub(crate) endless: bool,
    /// The part that did not fit into the state during the current choice; reported at its end.
    pub(crate) no_room: Option<NoRoom>,
    /// The unit whose ability is being carried out.
    pub(crate) acting_unit: Option<CardId>,
    /// Whether a card that may be a second copy of a unique card came under a player's control.
    pub(crate) may_have_duplicates: bool,
    /// Whether anything changed that the state checks examine.
    pub(crate) unchecked: bool,
    pub(crate) ruleset: Ruleset,
    /// The game of the match.
    pub(crate) series: Series,
    pub(crate) deciders: Seats,
    pub(crate) outcome: Option<Outcome>,
}

impl State {
    /// Whether the game was stopped because an effect would never end.
    #[must_use]
    pub fn was_endless(&self) -> bool {
        self.endless
    }

    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// The side of a card that is face up.
    #[inline]
    pub(crate) fn face<'a>(&self, kit: &'a Kit, card: CardId) -> &'a Face {
        let ready = kit.ready(self.title(card));
        if card.is_leader() && self.is_unit(card) { &ready.deployed } else { &ready.front }
    }

    /// Updates the sets of cards that affect others, by the card's face-up side.
    pub(crate) fn note_face(&mut self, card: CardId, face: &Face) {
        for (holds, cards) in [
            (face.aura, &mut self.auras),
            (face.changes_costs || face.listens_to_others, &mut self.outward),
        ] {
            if holds {
                cards.insert(card.thing());
            } else {
                cards.remove(card.thing());
            }
        }
    }

    /// The title of a card; see [`crate::kit::Kit::ready`] for its facts.
    #[inline]
    pub(crate) fn title(&self, card: CardId) -> Title {
        self.titles[card.index()]
    }

    /// The player who controls a card in play: for a unit its controller, otherwise its owner.
    #[inline]
    pub(crate) fn controller(&self, card: CardId) -> Seat {
        let (owner, thing) = (card.owner(), card.thing());
        let turned = self.turned.contains(thing) && self.units.contains(thing);
        if turned { owner.other() } else { owner }
    }

    /// Whether it is a unit in play.
    #[inline]
    pub(crate) fn is_unit(&self, card: CardId) -> bool {
        self.units.contains(card.thing())
    }

    /// Whether it is a resource of a player.
    pub(crate) fn is_resource(&self, card: CardId) -> bool {
        self.resources.contains(card.thing())
    }

    /// The player who has it in hand or among the resources.
    pub(crate) fn holder(&self, card: CardId) -> Option<Seat> {
        let (owner, thing) = (card.owner(), card.thing());
        if self.hands.contains(thing) {
            return Some(owner);
        }
        let turned = self.turned.contains(thing);
        self.resources.contains(thing).then_some(if turned { owner.other() } else { owner })
    }

    /// The cards in a player's hand.
    #[inline]
    pub(crate) fn hand_of(&self, seat: Seat) -> Cards {
        self.hands & owned_by(seat)
    }

    /// The cards in a player's discard pile.
    #[inline]
    pub(crate) fn discard_of(&self, seat: Seat) -> Cards {
        self.discards & owned_by(seat)
    }

    /// A player's resources.
    #[inline]
    pub(crate) fn resources_of(&self, seat: Seat) -> Cards {
        self.resources & self.on_side_of(seat)
    }

    /// The units a player controls.
    #[inline]
    pub(crate) fn units_of(&self, seat: Seat) -> Cards {
        self.units & self.on_side_of(seat)
    }

    /// The cards that are or would be a player's as units or resources.
    #[inline]
    fn on_side_of(&self, seat: Seat) -> Cards {
        let (own, turned) = (owned_by(seat), self.turned);
        Bits(std::array::from_fn(|n| own.0[n] ^ turned.0[n]))
    }

    /// Makes a card a unit of a player.
    pub(crate) fn add_unit(&mut self, seat: Seat, unit: CardId) {
        self.units.insert(unit.thing());
        self.turn(seat, unit);
    }

    /// Makes a card a resource of a player.
    pub(crate) fn add_resource(&mut self, seat: Seat, card: CardId) {
        self.resources.insert(card.thing());
        self.turn(seat, card);
    }

    fn turn(&mut self, seat: Seat, card: CardId) {
        if card.owner() == seat {
            self.turned.remove(card.thing());
        } else {
            self.turned.insert(card.thing());
        }
    }

    /// The cards of the opponent that this seat knows to be either in hand or among the resources.
    pub(crate) fn held_by(&self, seat: Seat) -> Cards {
        self.held & owned_by(seat.other())
    }

    /// The unit that an upgrade in play is attached to.
    #[inline]
    pub(crate) fn host(&self, upgrade: CardId) -> CardId {
        CardId(self.damage[upgrade.index()])
    }

    /// Attaches an upgrade to a unit.
    pub(crate) fn attach(&mut self, upgrade: CardId, host: CardId) {
        self.upgrades.insert(upgrade.thing());
        self.damage[upgrade.index()] = host.0;
    }

    /// The units and bases that can still get a part of the amount being divided.
    pub(crate) fn dividing_among(&self) -> Cards {
        narrow(*self.stack.offered())
    }

    /// The attack under way.
    #[inline]
    pub(crate) fn attack(&self) -> Option<&Attack> {
        self.attacks.last()
    }

    #[inline]
    pub(crate) fn attack_mut(&mut self) -> Option<&mut Attack> {
        self.attacks.last_mut()
    }

    /// Marks the once-a-round ability of a card or ghost as used.
    pub(crate) fn use_up(&mut self, source: Thing) {
        match Object::of(source) {
            Object::Card(card) => self.used.insert(card.thing()),
            Object::Ghost(n) => self.use_up_ghost(n),
            Object::Shield(_) | Object::Experience(_) | Object::Nothing => {}
        }
    }

    /// The number of ready resources.
    #[inline]
    pub(crate) fn ready_resources(&self, seat: Seat) -> u8 {
        count(self.resources_of(seat)).saturating_sub(self.player(seat).spent)
    }
}

/// The numbers of all cards that a player owns.
#[inline]
pub(crate) const fn owned_by(seat: Seat) -> Cards {
    if seat.index() == 0 { Bits([!0, !0, 0, 0]) } else { Bits([0, 0, !0, !0]) }
}

/// The number of cards as a `u8`.
#[inline]
pub(crate) fn count(cards: Cards) -> u8 {
    u8::try_from(cards.count()).unwrap_or(u8::MAX)
}

/// The cards as objects that effects can refer to.
#[inline]
pub(crate) fn widen(cards: Cards) -> Things {
    cards.resized()
}

/// The cards among the objects.
#[inline]
pub(crate) fn narrow(things: Things) -> Cards {
    things.resized()
}

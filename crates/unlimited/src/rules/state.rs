//! The state: plain data of a little over five KiB.

use script::{Bits, Frame, Stack, Thing, Things as _};
use serde::Serialize;
use table::{Luck, Outcome, Seat, Seats};
use tinyvec::ArrayVec;

use super::Ruleset;
use super::crowd::Crowd;
use super::ghosts::{Ghost, MOST_FORMER};
use super::lasting::Spread;
use crate::decks::Title;
use crate::kit::{AbilityId, Face, Kit, SortId, TermsId};
use crate::series::Series;
use crate::words::{Icons, Moment, Price, Things, Until};

/// The most cards a deck can have at this table.
pub const MOST_CARDS: usize = 120;
/// The most abilities a player can put in order at once; more wait as a [`Crowd`] until there is room.
pub(crate) const MOST_ORDERED: usize = 24;
/// Abilities that wait: those that are put in order, and 16 more. Beside a crowd these are cards that
/// count what leaves play, of which the set has four titles, each once for a player; and what
/// the abilities before set off, one event at a time.
pub(crate) const MOST_WAITING: usize = MOST_ORDERED + 16;
/// Lasting effects on single units. Nothing but resources limits them; more is told (SWU-OPEN-48).
const MOST_LASTING: usize = 64;
/// Lasting effects on many units: one title of the set has one, and each deck three copies of it.
pub(crate) const MOST_SPREADS: usize = 6;
/// Postponed effects: two titles of the set have one, of which each deck has three copies, and one
/// leader, who can be used once a round.
pub(crate) const MOST_POSTPONED: usize = 14;
/// Attacks within attacks: each keeps a step, a group of abilities and an ability on the stack, which
/// holds twelve.
pub(crate) const MOST_ATTACKS: usize = 4;
/// Events that are being resolved: each keeps its end and its ability on the stack.
const MOST_RESOLVING: usize = 6;
/// Cards set aside: three by an effect, and such effects within one another like attacks.
const MOST_ASIDE: usize = 3 * MOST_ATTACKS;
/// Shares of a divided amount. The largest printed amount is 8; a unit's power may be more, and shares
/// beyond these are told (SWU-OPEN-48).
pub(crate) const MOST_SHARES: usize = 16;
/// Names that may not be played: one title of the set forbids one, and each deck has three copies.
pub(crate) const MOST_BANS: usize = 6;
/// Discounts for the next card: one title of the set has one, a unique unit that attacks; twice if it
/// is readied.
pub(crate) const MOST_DISCOUNTS: usize = 4;
/// Blocks of cards under a deck whose order is random; when there are more, two become one.
const MOST_BLOCKS: usize = 6;
/// Cards of a match are numbered by seat: 128 each.
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

    /// Whose deck it came from.
    #[must_use]
    pub const fn owner(self) -> Seat {
        Seat::new(self.0 / PER_SEAT)
    }

    /// The number, for indexing.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The card as a thing effects can point at.
    #[must_use]
    pub const fn thing(self) -> Thing {
        Thing(self.0 as u16)
    }

    /// Is it a base?
    #[must_use]
    pub const fn is_base(self) -> bool {
        self.0 % PER_SEAT == PER_SEAT - 1
    }

    /// Is it a leader?
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

/// A set of cards.
pub(crate) type Cards = Bits<4>;

/// The object a thing stands for.
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
    /// Nothing that can be named any more.
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

    /// The thing that stands for it.
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
    /// How many.
    pub(crate) size: u8,
    /// Who knows which cards they are.
    pub(crate) known_to: Seats,
}

/// One player's side of the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Player {
    pub(crate) deck: Pile,
    /// Groups of cards under the deck, the lowest first.
    pub(crate) blocks: ArrayVec<[Block; MOST_BLOCKS]>,
    pub(crate) hand: Cards,
    pub(crate) discard: Cards,
    pub(crate) resources: Cards,
    /// Resources that are exhausted; which ones does not matter.
    pub(crate) spent: u8,
    /// Units this player controls.
    pub(crate) units: Cards,
    /// Units in play this player played this phase, whoever controls them now.
    pub(crate) fresh: Cards,
    /// Aspect icons leader and base provide.
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
    /// Hidden cards whose place this seat knows, besides the own hand and resources.
    pub(crate) known: Cards,
    /// Cards of the opponent this seat knows to be in hand or among the resources, not where.
    pub(crate) held: Cards,
    /// The decision about the first hand.
    pub(crate) mulligan: Mulligan,
}

/// A player's decision about the first hand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Mulligan {
    /// Nothing yet.
    #[default]
    Open,
    /// Kept it.
    Kept,
    /// Took a new one.
    Taken,
}

/// A triggered ability that waits, or a postponed effect whose time has come.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Waiting {
    /// Whose ability it is: a card, or what is remembered of it.
    pub(crate) source: Thing,
    /// The card or base that set it off.
    pub(crate) about: Thing,
    pub(crate) ability: AbilityId,
    /// Who resolves it.
    pub(crate) seat: Seat,
    /// How often it was set off by units that fell together; it is resolved as often.
    pub(crate) times: u8,
}

impl Waiting {
    /// Numbers of postponed effects begin here: no card or other object has such a number, so that
    /// renaming what leaves play never meets one.
    const POSTPONED: u16 = 0x500;

    /// The number of a postponed effect, kept in place of what set an ability off.
    pub(crate) fn about_postponed(number: usize) -> Thing {
        Thing(Self::POSTPONED + u16::try_from(number).unwrap_or(u16::from(u8::MAX)))
    }

    /// Which postponed effect it is.
    pub(crate) fn postponed(&self) -> usize {
        usize::from(self.about.0.saturating_sub(Self::POSTPONED))
    }
}

/// A postponed effect.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Postponed {
    pub(crate) effect: Option<(Moment, Frame)>,
}

/// Something the state has no room for. It is left out, the log says so, and the game goes on
/// (SWU-OPEN-48).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum NoRoom {
    /// Another ability that waits.
    Waiting,
    /// What another card was like that left play.
    LastKnown,
    /// Another effect that lasts.
    Lasting,
    /// Another card set aside.
    Aside,
    /// Another event being resolved.
    Events,
    /// Another postponed effect.
    Postponed,
    /// Another discount for the next card.
    Discounts,
    /// Another name that may not be played.
    Bans,
    /// Another attack within an attack.
    Attacks,
    /// Another share of a divided amount.
    Shares,
    /// Another ability or rule that waits for the one above it.
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

/// A lasting effect on one unit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Lasting {
    pub(crate) on: CardId,
    pub(crate) what: Lasts,
    pub(crate) amount: u8,
    pub(crate) until: Until,
    /// The card that made it, to be shown.
    pub(crate) by: Title,
}

impl Default for Lasting {
    fn default() -> Self {
        let (on, what) = (CardId::default(), Lasts::default());
        Self { on, what, amount: 0, until: Until::PhaseEnds, by: Title(0) }
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

/// A card name that may not be played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Ban {
    /// Ends when this unit leaves play.
    pub(crate) by: CardId,
    pub(crate) name: Title,
    /// The seat it binds.
    pub(crate) seat: Seat,
}

/// An attack under way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Attack {
    /// The unit that attacks, or what is remembered of it.
    pub(crate) attacker: Thing,
    /// The unit or base attacked.
    pub(crate) target: Thing,
    /// The attacking player.
    pub(crate) seat: Seat,
    /// The unit attacked changed sides and dropped out of the attack.
    pub(crate) dropped: bool,
    /// The damage has been dealt; "while attacking" is over.
    pub(crate) over: bool,
    /// The attacker defeated the unit it attacked.
    pub(crate) defeated: bool,
    /// The attacker dealt combat damage.
    pub(crate) hit: bool,
    /// The attacker has just damaged the unit it attacks.
    pub(crate) struck: bool,
    /// The attacker was still there and in the attack when the damage was dealt.
    pub(crate) fought: bool,
    /// Triggers that waited before the attack.
    pub(crate) waited: u8,
}

/// An amount being divided.
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
    /// Where the excess goes.
    Spill,
    /// The other side strikes back.
    StrikeBack,
    /// Everything that triggered has been resolved.
    Close,
}

/// Steps of the regroup phase.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Regroup {
    /// Postponed effects.
    Start,
    /// Abilities of that point.
    Triggers,
    /// Both draw.
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

/// How a card played by an effect comes in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Enters {
    /// As usual.
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
    /// Abilities of that point.
    PhaseStartTriggers,
    /// The active player takes an action.
    #[default]
    Action,
    /// What the action set off is resolved and the turn passes.
    AfterAction,
    /// Effects of the phase have ended.
    PhaseEnd,
    /// Abilities wait in a group.
    Triggers {
        /// Where the group begins among all that wait.
        from: u8,
        /// Where it ends.
        to: u8,
        /// Whose are resolved now; both players' may wait.
        turn: Option<Seat>,
    },
    /// Postponed effects wait in a group; what they set off waits until all have happened.
    Postponed {
        /// Where the group begins among all that wait.
        from: u8,
        /// Where it ends.
        to: u8,
        /// Whose happen now.
        turn: Option<Seat>,
    },
    /// What waits from here on is resolved.
    Settle {
        /// Where it begins.
        from: u8,
    },
    /// A unit may attack because it came in.
    Ambush(CardId),
    /// A step of the attack under way.
    Attack(AttackStep),
    /// An effect plays an upgrade: on which unit?
    Attach {
        /// The upgrade.
        card: CardId,
        /// What it costs.
        price: Price,
    },
    /// An event's ability has been resolved.
    EventEnds(CardId),
    /// Copies of a unique card: which is defeated?
    Unique(CardId),
    /// A card is named.
    Name,
    /// An amount is divided.
    Divide,
    /// Both players choose in secret what to discard.
    DiscardDown(u8),
    /// A step of the regroup phase.
    Regroup(Regroup),
    /// Effects of the round have ended.
    RoundEnd,
}

/// An amount being divided, with what has been decided.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Dividing {
    pub(crate) left: u8,
    pub(crate) kind: Option<crate::words::Division>,
    pub(crate) among: Cards,
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
    pub(crate) stack: Stack<Rule, Things>,
    /// The title of each card.
    pub(crate) titles: [Title; 256],
    pub(crate) damage: [u8; 256],
    pub(crate) shields: [u8; 256],
    pub(crate) experience: [u8; 256],
    /// The unit each upgrade in play is attached to.
    pub(crate) hosts: [CardId; 256],
    pub(crate) players: [Player; 2],
    /// Upgrades in play; their controller is their owner.
    pub(crate) upgrades: Cards,
    /// Exhausted units and leaders.
    pub(crate) exhausted: Cards,
    /// Units in the space arena.
    pub(crate) space: Cards,
    /// Cards in play whose constant abilities concern others.
    pub(crate) auras: Cards,
    /// Cards that came into play after the last loss of a keyword or of abilities.
    pub(crate) newer: Cards,
    /// Cards in play that change what cards cost, or what events do.
    pub(crate) pricers: Cards,
    /// Cards in play that wait for what happens elsewhere.
    pub(crate) listeners: Cards,
    /// Hidden cards everybody was shown, guests too.
    pub(crate) shown: Cards,
    /// Units in play that attacked this phase.
    pub(crate) attacked: Cards,
    /// Cards in discard piles that were defeated this phase.
    pub(crate) fell: Cards,
    /// Units that entered play this round.
    pub(crate) arrived: Cards,
    /// Cards whose once-a-round ability was used this round.
    pub(crate) used: Cards,
    /// Cards an effect is dealing with.
    pub(crate) seen: Cards,
    /// Cards set aside to be played, and by which depth of the stack.
    pub(crate) aside: ArrayVec<[(CardId, u8); MOST_ASIDE]>,
    /// Events whose ability is being resolved.
    pub(crate) resolving: ArrayVec<[CardId; MOST_RESOLVING]>,
    pub(crate) waiting: ArrayVec<[Waiting; MOST_WAITING]>,
    pub(crate) postponed: ArrayVec<[Postponed; MOST_POSTPONED]>,
    /// Triggered abilities for which the list has no room yet.
    pub(crate) crowd: Crowd,
    /// Cards remembered as they were when they last left play; see [`super::ghosts`].
    pub(crate) ghosts: Cards,
    /// The same of cards that have come back since.
    pub(crate) former: ArrayVec<[Ghost; MOST_FORMER]>,
    pub(crate) lasting: ArrayVec<[Lasting; MOST_LASTING]>,
    pub(crate) spreads: ArrayVec<[Spread; MOST_SPREADS]>,
    pub(crate) discounts: ArrayVec<[Discount; MOST_DISCOUNTS]>,
    pub(crate) bans: ArrayVec<[Ban; MOST_BANS]>,
    pub(crate) attacks: ArrayVec<[Attack; MOST_ATTACKS]>,
    pub(crate) dividing: Dividing,
    /// Cards picked in secret until both players have picked.
    pub(crate) picked: Cards,
    /// The name just named.
    pub(crate) named: Title,
    pub(crate) phase: Phase,
    pub(crate) round: u8,
    /// Whose turn it is.
    pub(crate) active: Seat,
    pub(crate) initiative: Seat,
    /// Who took the initiative this round.
    pub(crate) taken: Option<Seat>,
    /// The last action was a pass.
    pub(crate) passed: bool,
    /// Bases can't be healed this phase.
    pub(crate) no_healing: bool,
    /// The game was stopped because an effect ran on without end.
    pub(crate) endless: bool,
    /// What the choice under way had no room for; told when the choice has been carried out.
    pub(crate) no_room: Option<NoRoom>,
    /// The unit whose ability is being carried out.
    pub(crate) culprit: Option<CardId>,
    /// A card came under somebody's control that may be a second copy.
    pub(crate) newcomers: bool,
    /// Something changed that the state checks look at.
    pub(crate) unchecked: bool,
    pub(crate) ruleset: Ruleset,
    /// Which game of a match it is.
    pub(crate) series: Series,
    pub(crate) deciders: Seats,
    pub(crate) outcome: Option<Outcome>,
}

impl State {
    /// Was the game stopped because an effect ran on without end?
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

    /// Sorts a card by what its face-up side concerns.
    pub(crate) fn note_face(&mut self, card: CardId, face: &Face) {
        for (holds, cards) in [
            (face.aura, &mut self.auras),
            (face.prices, &mut self.pricers),
            (face.overhears, &mut self.listeners),
        ] {
            if holds {
                cards.insert(card.thing());
            } else {
                cards.remove(card.thing());
            }
        }
    }

    /// What is printed on the card decides; see [`crate::kit::Kit::ready`].
    #[inline]
    pub(crate) fn title(&self, card: CardId) -> Title {
        self.titles[card.index()]
    }

    /// Who controls a card in play: the player whose unit it is, else its owner.
    #[inline]
    pub(crate) fn controller(&self, card: CardId) -> Seat {
        let owner = card.owner();
        if self.player(owner.other()).units.contains(card.thing()) { owner.other() } else { owner }
    }

    /// Is it a unit in play?
    #[inline]
    pub(crate) fn is_unit(&self, card: CardId) -> bool {
        self.players.iter().any(|player| player.units.contains(card.thing()))
    }

    /// Is it among somebody's resources?
    pub(crate) fn is_resource(&self, card: CardId) -> bool {
        self.players.iter().any(|player| player.resources.contains(card.thing()))
    }

    /// Who has it in hand or among the resources.
    pub(crate) fn holder(&self, card: CardId) -> Option<Seat> {
        let holds = |&seat: &Seat| {
            let player = self.player(seat);
            player.hand.contains(card.thing()) || player.resources.contains(card.thing())
        };
        SEATS.into_iter().find(holds)
    }

    /// All units in play.
    #[inline]
    pub(crate) fn units(&self) -> Cards {
        self.players[0].units | self.players[1].units
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

    /// The once-a-round ability of a card, or of one that has left play, is used.
    pub(crate) fn use_up(&mut self, source: Thing) {
        match Object::of(source) {
            Object::Card(card) => self.used.insert(card.thing()),
            Object::Ghost(n) => self.use_up_ghost(n),
            Object::Shield(_) | Object::Experience(_) | Object::Nothing => {}
        }
    }

    /// Resources that are ready.
    #[inline]
    pub(crate) fn ready_resources(&self, seat: Seat) -> u8 {
        let player = self.player(seat);
        count(player.resources).saturating_sub(player.spent)
    }
}

/// How many, as a small number.
#[inline]
pub(crate) fn count(cards: Cards) -> u8 {
    u8::try_from(cards.count()).unwrap_or(u8::MAX)
}

/// The cards as things effects can point at.
#[inline]
pub(crate) fn widen(cards: Cards) -> Things {
    cards.resized()
}

/// The cards among things.
#[inline]
pub(crate) fn narrow(things: Things) -> Cards {
    things.resized()
}

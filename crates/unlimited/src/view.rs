//! The view of a viewer, built only from what the viewer may know.

use script::Things as _;
use serde::Serialize;
use table::{Component, Game as _, Outcome, People, Seat, Seats, Viewer};

use crate::decks::Title;
use crate::game::{Piece, Question, Unlimited};
use crate::rules::meaning::card_of;
use crate::rules::state::{Attack, AttackFact, Block, Cards, Lasts};
use crate::rules::{CardId, Look, Mulligan, Object, Phase, SEATS, Skill, State};
use crate::series::Series;
use crate::words::{Arena, Until};

mod json;

/// The table as one viewer knows it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[allow(missing_docs)]
pub struct View {
    #[serde(skip)]
    pub viewer: Viewer,
    /// The game of the match.
    pub series: Series,
    pub round: u8,
    pub phase: Phase,
    /// The seat whose turn it is.
    pub active: Seat,
    pub initiative: Seat,
    /// The seat that took the initiative this round.
    pub taken: Option<Seat>,
    /// The seats that must choose.
    pub deciding: Seats,
    pub outcome: Option<Outcome>,
    /// The question to the viewer.
    #[serde(skip)]
    pub question: Option<Question>,
    pub sides: [Side; 2],
    pub attack: Option<Fight>,
    /// Waiting abilities, in the order they were triggered.
    pub waiting: Vec<Pending>,
    /// Events being resolved.
    pub resolving: Vec<Piece>,
    /// Cards that an effect handles and this viewer sees.
    pub seen: Vec<Piece>,
    /// Cards set aside to be played.
    pub aside: Vec<Piece>,
    /// The sources of effects postponed to a later moment.
    pub postponed: Vec<Piece>,
    /// Forbidden cards, and the seats that may not play them.
    pub bans: Vec<Banned>,
    /// Discounts for the next card, and the seats that have them.
    pub discounts: Vec<Saving>,
    /// Whether bases cannot be healed this phase.
    pub no_healing: bool,
    /// The shares of a divided amount that have been decided.
    pub portions: Vec<Portioned>,
    /// The names of the people at the table, if the view was given them.
    #[serde(skip)]
    pub people: People,
}

/// One player's side.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[allow(missing_docs)]
pub struct Side {
    pub seat: Seat,
    pub leader: Leader,
    pub base: Base,
    pub units: Vec<Unit>,
    /// Cards in hand: those the viewer knows, then `None` for each other card.
    pub hand: Vec<Option<Piece>>,
    pub discard: Vec<Piece>,
    /// Resources: those the viewer knows, then `None` for each other card.
    pub resources: Vec<Option<Piece>>,
    pub ready_resources: u8,
    pub deck: u8,
    /// Cards of the deck whose position the viewer knows, counted from the top.
    pub known_in_deck: Vec<Known>,
    /// Groups of cards the viewer knows to be under the deck in random order, the lowest first.
    pub under_deck: Vec<Vec<Piece>>,
    /// Cards the viewer knows to be either in hand or among the resources.
    pub hand_or_resources: Vec<Piece>,
    /// Cards picked in secret; `None` for each that the viewer does not know.
    pub picked: Vec<Option<Piece>>,
    pub mulligan: Mulligan,
    /// Cards played this phase.
    pub plays: u8,
    /// Damage dealt to the enemy base this phase.
    pub struck: u8,
}

/// A card of a deck whose position is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[allow(missing_docs)]
pub struct Known {
    pub from_top: u8,
    pub card: Piece,
}

/// A leader, beside its base or deployed as a unit.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[allow(missing_docs)]
pub struct Leader {
    pub card: Piece,
    pub deployed: bool,
    pub exhausted: bool,
    pub epic_used: bool,
}

/// A base.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[allow(missing_docs)]
pub struct Base {
    pub card: Piece,
    pub damage: u8,
    pub hp: u8,
    pub epic_used: bool,
}

/// A unit in play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[allow(missing_docs)]
pub struct Unit {
    pub card: Piece,
    pub arena: Arena,
    pub exhausted: bool,
    pub damage: u8,
    pub power: u8,
    pub hp: u8,
    pub shields: u8,
    pub experience: u8,
    pub keywords: Vec<Worth>,
    pub upgrades: Vec<Piece>,
    pub effects: Vec<Effect>,
}

/// A keyword and its number; 0 for keywords without one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[allow(missing_docs)]
pub struct Worth {
    pub keyword: Skill,
    pub amount: u8,
}

/// A lasting effect on a unit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[allow(missing_docs)]
pub struct Effect {
    #[serde(serialize_with = "json::lasts")]
    pub what: Lasts,
    pub amount: u8,
    #[serde(serialize_with = "json::until")]
    pub until: Until,
    #[serde(serialize_with = "json::title")]
    pub by: Title,
}

/// The attack under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[allow(missing_docs)]
pub struct Fight {
    pub seat: Seat,
    pub attacker: Piece,
    pub target: Option<Piece>,
    /// Whether the damage has been dealt; abilities it triggered are being resolved.
    pub over: bool,
}

/// A waiting ability.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[allow(missing_docs)]
pub struct Pending {
    pub seat: Seat,
    pub source: Piece,
    /// The card that triggered it, if it is a single one.
    pub about: Option<Piece>,
    /// How often it is resolved.
    pub times: u8,
    /// The amount it heals, if it is Restore.
    #[serde(skip)]
    pub restore: u8,
    /// The index of the ability.
    #[serde(skip)]
    pub ability: crate::kit::AbilityId,
}

/// A forbidden card name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[allow(missing_docs)]
pub struct Banned {
    pub by: Piece,
    #[serde(serialize_with = "json::title")]
    pub name: Title,
    pub seat: Seat,
}

/// A discount for the next card of a sort.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[allow(missing_docs)]
pub struct Saving {
    pub by: Piece,
    pub less: u8,
    pub seat: Seat,
}

/// The share that one card gets of a divided amount.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[allow(missing_docs)]
pub struct Portioned {
    pub to: Piece,
    pub amount: u8,
}

impl View {
    pub(crate) fn of(game: &Unlimited, state: &State, viewer: Viewer) -> Self {
        let seer = ViewBuilder { look: game.look(state), state, viewer };
        Self {
            viewer,
            series: state.series,
            round: state.round,
            phase: state.phase,
            active: state.active,
            initiative: state.initiative,
            taken: state.taken,
            deciding: state.deciders,
            outcome: state.outcome,
            question: match viewer {
                Viewer::Seat(seat) => game.question(state, seat),
                Viewer::Watcher | Viewer::Judge => None,
            },
            sides: SEATS.map(|seat| seer.side(seat)),
            attack: state.attack().and_then(|attack| seer.fight(attack)),
            waiting: seer.waiting(),
            resolving: state.resolving.iter().map(|&card| seer.piece(card)).collect(),
            seen: seer.seen(),
            aside: state.aside.iter().map(|(card, _)| seer.piece(*card)).collect(),
            postponed: seer.postponed(),
            bans: seer.bans(),
            discounts: seer.discounts(),
            no_healing: state.no_healing,
            portions: seer.portions(),
            people: People::default(),
        }
    }

    /// The side of the table of a seat.
    #[must_use]
    pub fn side(&self, seat: Seat) -> &Side {
        &self.sides[seat.index()]
    }

    /// Every unit in play with the seat that controls it.
    pub fn units(&self) -> impl Iterator<Item = (Seat, &Unit)> {
        self.sides.iter().flat_map(|side| side.units.iter().map(|unit| (side.seat, unit)))
    }

    /// The unit this card is, if it is one.
    #[must_use]
    pub fn unit(&self, card: CardId) -> Option<(Seat, &Unit)> {
        self.units().find(|(_, unit)| unit.card.card == card)
    }

    /// The title of a card, if the viewer may know it.
    #[must_use]
    pub fn title(&self, card: CardId) -> Option<Title> {
        self.pieces().find(|piece| piece.card == card).map(|piece| piece.title)
    }

    /// Every card the viewer can name.
    pub fn pieces(&self) -> impl Iterator<Item = Piece> + '_ {
        let sides = self.sides.iter().flat_map(|side| {
            let units = side.units.iter();
            let upgrades = units.clone().flat_map(|unit| unit.upgrades.iter().copied());
            [side.leader.card, side.base.card]
                .into_iter()
                .chain(units.map(|unit| unit.card))
                .chain(upgrades)
                .chain(side.hand.iter().chain(&side.resources).flatten().copied())
                .chain(side.discard.iter().copied())
                .chain(side.known_in_deck.iter().map(|known| known.card))
                .chain(side.under_deck.iter().flatten().copied())
                .chain(side.hand_or_resources.iter().copied())
        });
        let others = [&self.resolving, &self.seen, &self.aside].into_iter().flatten().copied();
        sides.chain(others)
    }
}

/// Reads a state for one viewer.
struct ViewBuilder<'a> {
    look: Look<'a>,
    state: &'a State,
    viewer: Viewer,
}

impl ViewBuilder<'_> {
    fn piece(&self, card: CardId) -> Piece {
        Piece::of(&self.state.titles, card)
    }

    /// Whether the viewer may know this face-down card.
    fn knows(&self, card: CardId) -> bool {
        match self.viewer {
            Viewer::Judge => true,
            Viewer::Watcher => self.state.shown.contains(card.thing()),
            Viewer::Seat(seat) => {
                self.state.holder(card) == Some(seat)
                    || self.state.player(seat).known.contains(card.thing())
            }
        }
    }

    /// The cards the viewer knows, then `None` for each other card.
    fn face_down(&self, cards: Cards) -> Vec<Option<Piece>> {
        let mut faces = Vec::new();
        let mut blanks = 0;
        cards.each(|card| {
            let card = card_of(card);
            if self.knows(card) {
                faces.push(Some(self.piece(card)));
            } else {
                blanks += 1;
            }
        });
        faces.extend(std::iter::repeat_n(None, blanks));
        faces
    }

    fn open(&self, cards: Cards) -> Vec<Piece> {
        let mut pieces = Vec::new();
        cards.each(|card| pieces.push(self.piece(card_of(card))));
        pieces
    }

    fn side(&self, seat: Seat) -> Side {
        let player = self.state.player(seat);
        let [leader, base] = [CardId::leader(seat), CardId::base(seat)];
        let mut units = Vec::new();
        self.state.units_of(seat).each(|unit| units.push(self.unit(card_of(unit))));
        let held = match self.viewer {
            Viewer::Seat(viewer) if viewer != seat => self.state.held_by(viewer),
            _ => Cards::default(),
        };
        Side {
            seat,
            leader: Leader {
                card: self.piece(leader),
                deployed: self.state.is_unit(leader),
                exhausted: self.state.exhausted.contains(leader.thing()),
                epic_used: player.leader_epic_used,
            },
            base: Base {
                card: self.piece(base),
                damage: self.state.damage[base.index()],
                hp: self.state.title(base).card().hp,
                epic_used: player.base_epic_used,
            },
            units,
            hand: self.face_down(self.state.hand_of(seat)),
            discard: self.open(self.state.discard_of(seat)),
            resources: self.face_down(self.state.resources_of(seat)),
            ready_resources: self.state.ready_resources(seat),
            deck: u8::try_from(player.deck.len()).unwrap_or(u8::MAX),
            known_in_deck: self.known_in_deck(seat),
            under_deck: self.under_deck(seat),
            hand_or_resources: self.open(held),
            picked: self.picked(seat),
            mulligan: player.mulligan,
            plays: player.plays,
            struck: player.struck,
        }
    }

    fn picked(&self, seat: Seat) -> Vec<Option<Piece>> {
        let picked = self.state.picked & self.state.hand_of(seat);
        let mut cards = Vec::new();
        picked.each(|card| {
            let own = match self.viewer {
                Viewer::Judge => true,
                Viewer::Watcher => false,
                Viewer::Seat(viewer) => viewer == seat,
            };
            cards.push(own.then(|| self.piece(card_of(card))));
        });
        cards
    }

    /// The groups under the deck that the viewer knows. Those above an unknown group are left out,
    /// since their boundaries are unknown too.
    fn under_deck(&self, seat: Seat) -> Vec<Vec<Piece>> {
        let player = self.state.player(seat);
        let known = |block: &&Block| match self.viewer {
            Viewer::Seat(viewer) => block.known_to.contains(viewer),
            Viewer::Judge => true,
            Viewer::Watcher => false,
        };
        let mut from = 0;
        let mut groups = Vec::new();
        for block in player.blocks.iter().take_while(known) {
            let to = from + usize::from(block.size);
            let mut group: Vec<CardId> = player.deck[from..to].to_vec();
            group.sort_unstable();
            if group.len() > 1 {
                groups.push(group.into_iter().map(|card| self.piece(card)).collect());
            }
            from = to;
        }
        groups
    }

    fn known_in_deck(&self, seat: Seat) -> Vec<Known> {
        let deck = self.state.player(seat).deck.iter().rev();
        let known = (0..).zip(deck).filter(|(_, card)| self.knows(**card));
        known.map(|(from_top, card)| Known { from_top, card: self.piece(*card) }).collect()
    }

    fn unit(&self, card: CardId) -> Unit {
        let state = self.state;
        let strength = self.look.strength(card);
        let n = card.index();
        let skills = ALL_SKILLS.into_iter().filter(|&skill| strength.has(skill));
        let keywords = skills.map(|keyword| Worth {
            keyword,
            amount: match keyword {
                Skill::Raid => strength.raid,
                Skill::Restore => strength.restore,
                _ => 0,
            },
        });
        let mut upgrades = Vec::new();
        state.upgrades.each(|upgrade| {
            if state.host(card_of(upgrade)) == card {
                upgrades.push(self.piece(card_of(upgrade)));
            }
        });
        let lasting = state.lasting_on(card);
        Unit {
            card: self.piece(card),
            arena: if state.space.contains(card.thing()) { Arena::Space } else { Arena::Ground },
            exhausted: state.exhausted.contains(card.thing()),
            damage: state.damage[n],
            power: strength.power(),
            hp: strength.hp(),
            shields: state.shields[n],
            experience: state.experience[n],
            keywords: keywords.collect(),
            upgrades,
            effects: lasting
                .map(|lasts| Effect {
                    what: lasts.what(),
                    amount: lasts.amount,
                    until: lasts.until(),
                    by: lasts.by,
                })
                .collect(),
        }
    }

    fn fight(&self, attack: &Attack) -> Option<Fight> {
        let attacker = self.look.card_behind(Object::of(attack.attacker))?;
        let target = self.look.card_behind(Object::of(attack.target));
        Some(Fight {
            seat: attack.seat,
            attacker: self.piece(attacker),
            target: target.map(|card| self.piece(card)),
            over: attack.has(AttackFact::Over),
        })
    }

    fn waiting(&self) -> Vec<Pending> {
        let waiting = self.state.waiting.iter();
        waiting
            .filter_map(|one| {
                let source = self.look.card_behind(Object::of(one.source))?;
                let about = match one.ability {
                    crate::kit::AbilityId::POSTPONED => None,
                    _ if one.times > 1 => None,
                    crate::kit::AbilityId::RESTORE => Some(source),
                    _ => self.look.card_behind(Object::of(one.about)),
                };
                Some(Pending {
                    seat: one.seat,
                    source: self.piece(source),
                    about: about.map(|card| self.piece(card)),
                    times: one.times,
                    restore: self.look.restore_of(one),
                    ability: one.ability,
                })
            })
            .collect()
    }

    fn seen(&self) -> Vec<Piece> {
        let mut pieces = Vec::new();
        self.state.seen.each(|card| {
            let card = card_of(card);
            let public = self.state.discards.contains(card.thing());
            if public || self.knows(card) {
                pieces.push(self.piece(card));
            }
        });
        pieces
    }

    fn postponed(&self) -> Vec<Piece> {
        let effects = self.state.postponed.iter().filter_map(|postponed| postponed.effect);
        let cards = effects
            .filter_map(|(_, effect)| self.look.card_behind(Object::of(effect.frame().source)));
        cards.map(|card| self.piece(card)).collect()
    }

    fn bans(&self) -> Vec<Banned> {
        let bans = self.state.bans.iter();
        bans.map(|ban| Banned { by: self.piece(ban.by), name: ban.name, seat: ban.seat }).collect()
    }

    fn discounts(&self) -> Vec<Saving> {
        let discounts = self.state.discounts.iter();
        discounts
            .map(|discount| Saving {
                by: self.piece(discount.by),
                less: discount.less,
                seat: discount.seat,
            })
            .collect()
    }

    fn portions(&self) -> Vec<Portioned> {
        let portions = self.state.dividing.portions.iter();
        portions
            .map(|portion| Portioned { to: self.piece(portion.to), amount: portion.amount })
            .collect()
    }
}

const ALL_SKILLS: [Skill; 8] = [
    Skill::Sentinel,
    Skill::Ambush,
    Skill::Shielded,
    Skill::Overwhelm,
    Skill::Saboteur,
    Skill::Grit,
    Skill::Raid,
    Skill::Restore,
];

/// Lists every card of the match with its zone.
pub(crate) fn census(state: &State, components: &mut Vec<Component>) {
    let mut add = |card: CardId| components.push(Component(u32::from(card.0)));
    for seat in SEATS {
        let player = state.player(seat);
        player.deck.iter().copied().for_each(&mut add);
        for cards in [state.hand_of(seat), state.discard_of(seat), state.resources_of(seat)] {
            cards.each(|card| add(card_of(card)));
        }
        state.units_of(seat).each(|unit| {
            if !card_of(unit).is_leader() {
                add(card_of(unit));
            }
        });
        add(CardId::leader(seat));
        add(CardId::base(seat));
    }
    state.upgrades.each(|upgrade| add(card_of(upgrade)));
    state.resolving.iter().copied().for_each(&mut add);
    state.aside.iter().for_each(|(card, _)| add(*card));
    // Numbers that no deck uses; scenario positions turn them into cards.
    CardId::all_of_decks().filter(|&card| state.is_blank(card)).for_each(add);
}

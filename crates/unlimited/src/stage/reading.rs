//! The properties of a position, as the viewer of a view sees them.

use scenario::Item;
use script::Task;
use table::Seat;

use super::layout::list;
use super::placing::{Memory, aspect_word};
use crate::game::Piece;
use crate::notation::cards::seat_word;
use crate::rules::state::Lasts;
use crate::rules::{Phase, Rule, Skill, State};
use crate::view::{Effect, Pending, Side, Unit, View, Worth};
use crate::words::{Arena, Aspect, Until};

pub(super) fn number(n: impl std::fmt::Display) -> Vec<Item> {
    vec![Item::new(n)]
}

/// Facts that no view shows.
pub(super) fn not_shown() -> Vec<Item> {
    vec![Item::unknown()]
}

/// The title of a card with the number of its copy.
fn title(piece: Piece) -> Item {
    Item::new(piece.title.card().id).copy(piece.copy)
}

fn face_down(cards: &[Option<Piece>]) -> Vec<Item> {
    cards.iter().map(|card| card.map_or_else(Item::unknown, title)).collect()
}

fn open(cards: &[Piece]) -> Vec<Item> {
    cards.iter().copied().map(title).collect()
}

pub(super) fn hand(view: &View, seat: Seat) -> Vec<Item> {
    face_down(&view.side(seat).hand)
}

pub(super) fn discard(view: &View, seat: Seat) -> Vec<Item> {
    open(&view.side(seat).discard)
}

pub(super) fn deck(view: &View, seat: Seat) -> Vec<Item> {
    let side = view.side(seat);
    let mut cards = vec![Item::unknown(); usize::from(side.deck)];
    for known in &side.known_in_deck {
        if let Some(place) = cards.get_mut(usize::from(known.from_top)) {
            *place = title(known.card);
        }
    }
    cards
}

pub(super) fn resource_cards(view: &View, seat: Seat) -> Vec<Item> {
    face_down(&view.side(seat).resources)
}

pub(super) fn resources(view: &View, seat: Seat) -> Vec<Item> {
    let side = view.side(seat);
    let item = Item::new(side.resources.len());
    let exhausted = side.resources.len().saturating_sub(usize::from(side.ready_resources));
    vec![if exhausted > 0 { item.note(format!("exhausted {exhausted}")) } else { item }]
}

pub(super) fn ready(view: &View, seat: Seat) -> Vec<Item> {
    number(view.side(seat).ready_resources)
}

/// Cards known to be either in hand or among the resources.
pub(super) fn held(view: &View, seat: Seat) -> Vec<Item> {
    open(&view.side(seat).hand_or_resources)
}

pub(super) fn picked(view: &View, seat: Seat) -> Vec<Item> {
    face_down(&view.side(seat).picked)
}

pub(super) fn units(view: &View, seat: Seat) -> Vec<Item> {
    units_in(view.side(seat), None)
}

pub(super) fn ground(view: &View, seat: Seat) -> Vec<Item> {
    units_in(view.side(seat), Some(Arena::Ground))
}

pub(super) fn space(view: &View, seat: Seat) -> Vec<Item> {
    units_in(view.side(seat), Some(Arena::Space))
}

fn units_in(side: &Side, arena: Option<Arena>) -> Vec<Item> {
    let units = side.units.iter().filter(|unit| !unit.card.card.is_leader());
    let here = units.filter(|unit| arena.is_none_or(|arena| unit.arena == arena));
    here.map(|unit| unit_item(side, unit)).collect()
}

fn unit_item(side: &Side, unit: &Unit) -> Item {
    let mut item = title(unit.card);
    for (word, amount) in
        [("damage", unit.damage), ("shields", unit.shields), ("experience", unit.experience)]
    {
        if amount > 0 {
            item = item.note(format!("{word} {amount}"));
        }
    }
    for upgrade in &unit.upgrades {
        let (id, owner) = (upgrade.title.card().id, upgrade.card.owner());
        item = item.note(if owner == side.seat {
            format!("upgrade {id}")
        } else {
            format!("upgrade {}.{id}", seat_word(owner))
        });
    }
    let owner = unit.card.card.owner();
    if owner != side.seat {
        item = item.note(format!("owner {}", seat_word(owner)));
    }
    if unit.exhausted { item.note("exhausted") } else { item }
}

pub(super) fn leader(view: &View, seat: Seat) -> Vec<Item> {
    let side = view.side(seat);
    let leader = &side.leader;
    let unit = side.units.iter().find(|unit| unit.card.card == leader.card.card);
    vec![match unit {
        Some(unit) => unit_item(side, unit).note("deployed"),
        None => {
            let mut item = title(leader.card);
            if leader.epic_used {
                item = item.note("epic used");
            }
            if leader.exhausted { item.note("exhausted") } else { item }
        }
    }]
}

pub(super) fn base(view: &View, seat: Seat) -> Vec<Item> {
    let base = &view.side(seat).base;
    let mut item = title(base.card);
    if base.damage > 0 {
        item = item.note(format!("damage {}", base.damage));
    }
    vec![if base.epic_used { item.note("epic used") } else { item }]
}

/// Every unit with its power and hit points, including deployed leaders.
pub(super) fn strength(view: &View, seat: Seat) -> Vec<Item> {
    let units = view.side(seat).units.iter();
    units
        .map(|unit| {
            let left = unit.hp.saturating_sub(unit.damage);
            title(unit.card)
                .note(format!("power {}", unit.power))
                .note(format!("hp {}", unit.hp))
                .note(format!("remaining {left}"))
        })
        .collect()
}

/// Every unit with its keywords, including deployed leaders.
pub(super) fn keywords(view: &View, seat: Seat) -> Vec<Item> {
    let worth = |worth: &Worth| match worth.keyword {
        Skill::Raid | Skill::Restore => format!("{} {}", skill_word(worth.keyword), worth.amount),
        keyword => skill_word(keyword).to_owned(),
    };
    let units = view.side(seat).units.iter();
    units.map(|unit| unit.keywords.iter().map(worth).fold(title(unit.card), Item::note)).collect()
}

/// Every unit with its lasting effects, including deployed leaders.
pub(super) fn effects(view: &View, seat: Seat) -> Vec<Item> {
    let units = view.side(seat).units.iter();
    units
        .map(|unit| unit.effects.iter().map(effect_words).fold(title(unit.card), Item::note))
        .collect()
}

fn skill_word(skill: Skill) -> &'static str {
    match skill {
        Skill::Sentinel => "sentinel",
        Skill::Ambush => "ambush",
        Skill::Shielded => "shielded",
        Skill::Overwhelm => "overwhelm",
        Skill::Saboteur => "saboteur",
        Skill::Grit => "grit",
        Skill::Raid => "raid",
        Skill::Restore => "restore",
    }
}

/// An effect with its duration: `power 2 this phase`.
fn effect_words(effect: &Effect) -> String {
    let amount = effect.amount;
    let what = match effect.what {
        Lasts::Power => format!("power {amount}"),
        Lasts::Hp => format!("hp {amount}"),
        Lasts::LessPower => format!("less power {amount}"),
        Lasts::LessHp => format!("less hp {amount}"),
        Lasts::Has(skill @ (Skill::Raid | Skill::Restore)) => {
            format!("{} {amount}", skill_word(skill))
        }
        Lasts::Has(skill) => skill_word(skill).to_owned(),
        Lasts::Loses(skill) => format!("loses {}", skill_word(skill)),
        Lasts::LosesAll => "loses abilities".to_owned(),
        Lasts::StaysExhausted => "stays exhausted".to_owned(),
        Lasts::SparesBases => "spares bases".to_owned(),
        Lasts::StrikesFirst => "strikes first".to_owned(),
        Lasts::Expires => "expires".to_owned(),
    };
    match effect.until {
        Until::AttackEnds => format!("{what} this attack"),
        Until::PhaseEnds => format!("{what} this phase"),
        Until::RoundEnds => format!("{what} this round"),
    }
}

pub(super) fn plays(view: &View, seat: Seat) -> Vec<Item> {
    number(view.side(seat).plays)
}

pub(super) fn struck(view: &View, seat: Seat) -> Vec<Item> {
    number(view.side(seat).struck)
}

pub(super) fn turn(view: &View, _: Seat) -> Vec<Item> {
    number(seat_word(view.active))
}

pub(super) fn initiative(view: &View, _: Seat) -> Vec<Item> {
    let item = Item::new(seat_word(view.initiative));
    vec![if view.taken.is_some() { item.note("taken") } else { item }]
}

pub(super) fn round(view: &View, _: Seat) -> Vec<Item> {
    number(view.round)
}

pub(super) fn phase(view: &View, _: Seat) -> Vec<Item> {
    if view.outcome.is_some() { number("over") } else { number(phase_word(view.phase)) }
}

/// The phase of a position; also the start of a round that has not been played yet.
pub(super) fn given_phase(state: &State) -> Vec<Item> {
    match state.stack.top() {
        _ if state.outcome.is_some() => number("over"),
        Some(Task::Rule(Rule::PhaseStart)) => number("start"),
        _ => number(phase_word(state.phase)),
    }
}

fn phase_word(phase: Phase) -> &'static str {
    match phase {
        Phase::Setup => "setup",
        Phase::Action => "action",
        Phase::Regroup => "regroup",
    }
}

/// Waiting abilities, by their sources and controllers.
pub(super) fn waiting(view: &View, _: Seat) -> Vec<Item> {
    let waiting = view.waiting.iter();
    let item = |one: &Pending| title(one.source).note(seat_word(one.seat));
    waiting.flat_map(|one| std::iter::repeat_n(item(one), one.times.into())).collect()
}

/// The attack under way: attacker and target.
pub(super) fn attack(view: &View, _: Seat) -> Vec<Item> {
    let pieces = view.attack.iter().flat_map(|fight| [Some(fight.attacker), fight.target]);
    pieces.flatten().map(title).collect()
}

pub(super) fn resolving(view: &View, _: Seat) -> Vec<Item> {
    open(&view.resolving)
}

/// Cards that an effect is handling, as far as the viewer sees them.
pub(super) fn seen(view: &View, _: Seat) -> Vec<Item> {
    open(&view.seen)
}

/// The cards of a seat to which a remembered fact applies.
pub(super) fn remembered(state: &State, seat: Seat, memory: Memory) -> Vec<Item> {
    let remembered = list(memory.of(state, seat));
    let cards = memory.about(state, seat).into_iter().filter(|card| remembered.contains(card));
    cards.map(|card| Item::new(state.title(card).card().id)).collect()
}

pub(super) fn aspects_played(state: &State, seat: Seat) -> Vec<Item> {
    let bits = state.player(seat).aspects_played;
    let played = Aspect::ALL.into_iter().filter(|&aspect| bits >> aspect as u8 & 1 == 1);
    played.map(|aspect| Item::new(aspect_word(aspect))).collect()
}

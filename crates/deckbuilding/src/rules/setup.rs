//! Chapters 1, 2, 16 and 17: setup, modes and options.

use std::ops::RangeInclusive;

use prose::{Conjunction, Text, text};
use script::Stack;
use table::{Luck, Refusal, Seat, Seating, Seats, SetupFaults};

use super::state::{
    Bases, ForceSpace, Galaxy, Mark, Pile, Player, Rule, Start as TurnStart, State,
};
use crate::capacity::{MOST_CARDS, MOST_SEATS, ROW, SEATS};
use crate::cards;
use crate::components::{BaseId, CardId, Cards, Components, Contents};
use crate::game::{Mode, Setup};
use crate::words::{Edition, Faction, Supply};

const OPENING_HAND: usize = 5;
/// The range of goals (bases to destroy) that players may agree on.
pub(crate) const GOALS: RangeInclusive<u8> = 2..=5;
/// The number of bases, of the nine other ones, that each player picks in secret.
pub(crate) const SECRET_BASES: u8 = 4;

/// The data from which a player's side is set up.
struct Start<'a> {
    setup: &'a Setup,
    components: &'a Components,
    seating: Seating,
}

/// The table before the first turn.
pub(crate) fn set_up(setup: &Setup, mut luck: Luck) -> Result<State, SetupFaults> {
    let faults = setup_faults(setup);
    if !faults.is_empty() {
        return Err(SetupFaults(faults));
    }
    let setup = &setup.in_order();
    let Some(components) = Components::of(&setup.contents()) else {
        return Err(SetupFaults(vec![unknown_pair()]));
    };
    let seating = Seating::free_for_all(MOST_SEATS);
    let start = Start { setup, components, seating };
    let players = SEATS.map(|seat| player(&start, seat, &mut luck));
    let galaxies = [galaxy(components, &mut luck)];
    let first = first_player(setup, &mut luck);
    let mut state = State {
        luck,
        stack: Stack::default(),
        components,
        seating,
        players,
        marks: [Mark::default(); MOST_CARDS],
        galaxies,
        force: ForceSpace::end_of(seating.next(first)),
        known: [Cards::default(); MOST_SEATS],
        shown: Cards::default(),
        played: Cards::default(),
        bought: Cards::default(),
        exiled: Cards::default(),
        began: Cards::default(),
        discounts: Default::default(),
        row_bonuses: Default::default(),
        prey: None,
        set_aside: Cards::default(),
        hunted: false,
        waiting: Default::default(),
        postponed: Default::default(),
        places: Default::default(),
        turn: first,
        goal: setup.goal,
        bribing: setup.bribing,
        short_galaxy: setup.short_galaxy,
        secret: setup.mode == Mode::Secret,
        deciders: Seats::NONE,
        outcome: None,
    };
    state.stack.push_rule(match setup.mode {
        Mode::Secret => Rule::SecretBases,
        Mode::Introductory | Mode::Full => Rule::Start(TurnStart::Base),
    });
    Ok(state)
}

/// The player who takes the first turn; the marker begins at the end of the other. Where one box
/// is used as it is, the book names the faction, which sits first; otherwise the player is drawn
/// by lot.
fn first_player(setup: &Setup, luck: &mut Luck) -> Seat {
    if setup.first_is_fixed() {
        return Seat::new(0);
    }
    SEATS[luck.below(2) as usize]
}

fn unknown_pair() -> Refusal {
    Refusal::rule(
        "DBG-EDIT-01",
        text!(
            "No boxes hold the cards of these factions.",
            "Ninguna caja reúne las cartas de estas facciones."
        ),
    )
}

/// The reasons why the rules do not allow a setup.
pub(crate) fn setup_faults(setup: &Setup) -> Vec<Refusal> {
    let mut faults = Vec::new();
    let mut fault = |rule: &'static str, text: Text| faults.push(Refusal::rule(rule, text));
    let [first, second] = setup.factions;
    if first == second {
        fault(
            "DBG-SETUP-01",
            text!("The two factions must differ.", "Las dos facciones deben ser distintas."),
        );
    }
    if setup.factions.contains(&Faction::Neutral) {
        fault(
            "DBG-COMP-01",
            text!("Nobody leads the neutral cards.", "Nadie dirige las cartas neutrales."),
        );
    }
    if let Some(text) = neutral_fault(setup) {
        fault("DBG-OPEN-80", text);
    }
    faults.extend(introductory_fault(setup));
    let mut fault = |rule: &'static str, text: Text| faults.push(Refusal::rule(rule, text));
    if !GOALS.contains(&setup.goal) {
        let text = text!(
            "The goal is between {least} and {most} destroyed bases, not {goal}.",
            "El objetivo va de {least} a {most} bases destruidas, no {goal}.",
            least = GOALS.start(),
            most = GOALS.end(),
            goal = setup.goal
        );
        fault("DBG-LEN-01", text);
    }
    faults
}

/// Whether the five bases of the introductory mode are known.
pub(crate) fn has_introductory_bases(faction: Faction) -> bool {
    let mut bases = cards::all().iter().filter(|card| card.faction == faction);
    faction == Faction::Neutral || bases.any(|card| card.supply == Supply::IntroductoryBase)
}

/// The reason why the factions cannot play the introductory mode.
pub(crate) fn introductory_fault(setup: &Setup) -> Option<Refusal> {
    let mut unknown = setup.factions.to_vec();
    unknown.retain(|&faction| !has_introductory_bases(faction));
    unknown.dedup();
    if setup.mode != Mode::Introductory || unknown.is_empty() {
        return None;
    }
    let mentions: Vec<Text> = unknown.into_iter().map(Faction::mention).collect();
    let neither = mentions.iter().map(|whose| text!("{whose}", "los de {whose}", whose = whose));
    let neither = neither
        .reduce(|one, next| text!("{one} and {next}", "{one} ni {next}", one = one, next = next));
    let whose =
        Text::new(Text::list(mentions, Conjunction::And).en, neither.unwrap_or_default().es);
    let text = text!(
        "The introductory mode needs fixed base decks, and those of {whose} are not known. Choose the full galaxy or secret bases.",
        "El modo introductorio exige mazos de bases fijos, y no se conocen {whose}. Elige la galaxia completa o las bases secretas.",
        whose = whose
    );
    Some(Refusal::rule("DBG-OPEN-81", text))
}

/// The reason why the chosen neutral cards cannot be used with the two factions.
pub(crate) fn neutral_fault(setup: &Setup) -> Option<Text> {
    let chosen = setup.neutral?;
    let allowed = Contents::neutral_boxes(setup.factions);
    if allowed.contains(&chosen) || allowed.is_empty() {
        return None;
    }
    let boxes = Text::list(allowed.into_iter().map(Edition::title), Conjunction::Or);
    Some(text!(
        "These factions use the neutral cards of {boxes}, not those of {chosen}.",
        "Estas facciones usan las cartas neutrales de {boxes}, no las de {chosen}.",
        boxes = boxes,
        chosen = chosen.title()
    ))
}

fn player(start: &Start<'_>, seat: Seat, luck: &mut Luck) -> Player {
    let Start { setup, components, seating } = start;
    let faction = setup.factions[seat.index()];
    let own = |&card: &CardId| components.facts(card.thing()).faction == faction;
    let mut deck: Pile = components.supplied(Supply::Starter).filter(own).collect();
    luck.shuffle(&mut deck);
    let hand = deck.split_off(deck.len() - OPENING_HAND);
    let supply = |base: BaseId| components.facts(base.thing()).supply;
    let starting = components.bases_of(faction).find(|&base| supply(base) == Supply::StartingBase);
    let others = components.bases_of(faction).filter(|&base| Some(base) != starting);
    let (base_deck, left_out): (Vec<_>, Vec<_>) = others.partition(|&base| match setup.mode {
        Mode::Introductory => supply(base) == Supply::IntroductoryBase,
        Mode::Full => true,
        Mode::Secret => false,
    });
    let opponents = seating.opponents(seat).into_iter();
    Player {
        faction,
        enemies: opponents.map(|other| setup.factions[other.index()]).collect(),
        deck,
        discard: Pile::new(),
        hand: hand.iter().map(|card| card.thing()).collect(),
        units: Cards::default(),
        ships: Cards::default(),
        used: Cards::default(),
        assigned: Cards::default(),
        spent: Cards::default(),
        without_target: Cards::default(),
        exile: Cards::default(),
        pool: 0,
        base: starting,
        base_damage: 0,
        base_used: false,
        prevented: 0,
        base_deck: base_deck.into_iter().collect(),
        left_out: left_out.into_iter().collect(),
        victory: Bases::default(),
        tucked: None,
    }
}

fn galaxy(components: &Components, luck: &mut Luck) -> Galaxy {
    let mut deck: Pile = components.supplied(Supply::Galaxy).collect();
    luck.shuffle(&mut deck);
    let row = std::iter::from_fn(|| deck.pop()).take(ROW).collect();
    let pilots = components.supplied(Supply::Pilots).map(CardId::thing).collect();
    Galaxy { row, deck, discard: Pile::new(), pilots }
}

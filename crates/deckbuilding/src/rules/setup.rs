//! Chapters 1, 2, 16 and 17: setup, modes and options.

use std::ops::RangeInclusive;

use prose::{Text, text};
use script::Stack;
use table::{Luck, Refusal, Seat, Seating, Seats, SetupFaults};

use super::state::{
    Bases, ForceSpace, Galaxy, Mark, Pile, Player, Rule, Start as TurnStart, State,
};
use crate::capacity::{MOST_CARDS, MOST_SEATS, ROW, SEATS};
use crate::components::{BaseId, CardId, Cards, Components};
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
    let faults = faults(setup);
    if !faults.is_empty() {
        return Err(SetupFaults(faults));
    }
    let components = Components::of(Edition::Original);
    let seating = Seating::free_for_all(MOST_SEATS);
    let start = Start { setup, components, seating };
    let players = SEATS.map(|seat| player(&start, seat, &mut luck));
    let galaxies = [galaxy(components, &mut luck)];
    let mut state = State {
        luck,
        stack: Stack::default(),
        components,
        seating,
        players,
        marks: [Mark::default(); MOST_CARDS],
        galaxies,
        force: ForceSpace::LIGHT_END,
        known: [Cards::default(); MOST_SEATS],
        shown: Cards::default(),
        played: Cards::default(),
        bought: Cards::default(),
        hunted: false,
        waiting: Default::default(),
        postponed: Default::default(),
        places: Default::default(),
        turn: Seat::new(0),
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

/// The reasons why the rules do not allow a setup.
fn faults(setup: &Setup) -> Vec<Refusal> {
    let mut faults = Vec::new();
    let mut fault = |rule: &'static str, text: Text| faults.push(Refusal::rule(rule, text));
    let [first, second] = setup.factions;
    if first == second {
        fault(
            "DBG-SETUP-01",
            text!("The two factions must differ.", "Las dos facciones deben ser distintas."),
        );
    }
    if first != Faction::Empire || !matches!(second, Faction::Empire | Faction::Rebels) {
        fault(
            "DBG-COMP-01",
            text!(
                "The Empire and the Rebels must meet.",
                "Deben enfrentarse el Imperio y los rebeldes."
            ),
        );
    }
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
    }
}

fn galaxy(components: &Components, luck: &mut Luck) -> Galaxy {
    let mut deck: Pile = components.supplied(Supply::Galaxy).collect();
    luck.shuffle(&mut deck);
    let row = std::iter::from_fn(|| deck.pop()).take(ROW).collect();
    let pilots = components.supplied(Supply::Pilots).map(CardId::thing).collect();
    Galaxy { row, deck, discard: Pile::new(), pilots }
}

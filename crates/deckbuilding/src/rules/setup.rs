//! Chapters 1, 2, 16 and 17: setup, modes and options.

use prose::{Text, text};
use script::{Stack, Things as _};
use table::{Luck, Refusal, Seat, Seats, SetupFaults};

use super::state::{Bases, ForceSpace, Mark, Pile, Player, Rule, Start, State};
use crate::game::{Mode, Setup};
use crate::kit::{CARDS, CardId, Cards, Kit, side_index};
use crate::words::Faction;

const OPENING_HAND: usize = 5;
/// How many of the nine other bases are picked in secret.
pub(crate) const SECRET_BASES: u32 = 4;

/// The table before the first turn.
pub(crate) fn set_up(kit: &Kit, setup: &Setup, mut luck: Luck) -> Result<State, SetupFaults> {
    let faults = faults(setup);
    if !faults.is_empty() {
        return Err(SetupFaults(faults));
    }
    let players = setup.factions.map(|faction| player(kit, setup.mode, faction, &mut luck));
    let mut galaxy = pile(kit.galaxy);
    luck.shuffle(&mut galaxy);
    let row = [(); 6].map(|()| galaxy.pop());
    let mut state = State {
        luck,
        stack: Stack::default(),
        players,
        marks: [Mark::default(); CARDS],
        row,
        galaxy,
        galaxy_discard: Pile::new(),
        pilots: kit.pilots,
        force: ForceSpace::LIGHT_END,
        known: [Cards::default(); 2],
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
        secret: setup.mode == Mode::Secret,
        deciders: Seats::NONE,
        outcome: None,
    };
    state.stack.push_rule(match setup.mode {
        Mode::Secret => Rule::SecretBases,
        Mode::Introductory | Mode::Full => Rule::Start(Start::Base),
    });
    Ok(state)
}

/// Everything the rules do not allow about a setup.
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
    if !(2..=5).contains(&setup.goal) {
        let text = text!(
            "The goal is between 2 and 5 destroyed bases, not {goal}.",
            "El objetivo va de 2 a 5 bases destruidas, no {goal}.",
            goal = setup.goal
        );
        fault("DBG-LEN-01", text);
    }
    faults
}

fn player(kit: &Kit, mode: Mode, faction: Faction, luck: &mut Luck) -> Player {
    let mut deck = pile(kit.starters[side_index(faction)]);
    luck.shuffle(&mut deck);
    let mut hand = Cards::default();
    for card in deck.split_off(deck.len() - OPENING_HAND) {
        hand.insert(card.thing());
    }
    let all: Bases = kit.bases_of(faction).collect();
    let starting = all.iter().find(|&base| kit.base(base).starting);
    let (base_deck, left_out): (Vec<_>, Vec<_>) =
        all.iter().filter(|&base| Some(base) != starting).partition(|&base| match mode {
            Mode::Introductory => kit.base(base).introductory,
            Mode::Full => true,
            Mode::Secret => false,
        });
    Player {
        faction,
        deck,
        discard: Pile::new(),
        hand,
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

fn pile(cards: Cards) -> Pile {
    let mut pile = Pile::new();
    cards.each(|thing| pile.push(CardId(thing.0.to_le_bytes()[0])));
    pile
}

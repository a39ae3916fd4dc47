//! Chapters 1, 2, 16 and 17: setup, modes and options.

use std::ops::RangeInclusive;

use prose::{Conjunction, Text, text};
use script::Stack;
use table::{Luck, Refusal, Seat, Seating, Seats, SetupFaults};

use super::state::{ForceSpace, Galaxy, Mark, Pile, Player, Row, Rule, Start as TurnStart, State};
use crate::capacity::{MOST_CARDS, MOST_GALAXIES, MOST_SEATS, SEATS};
use crate::cards;
use crate::components::{BaseId, CardId, Cards, Components, Contents};
use crate::game::{Mode, Neutral, SameRegion, Setup};
use crate::players::Players;
use crate::words::{Faction, Supply};

const OPENING_HAND: usize = 5;
/// The cards of a faction, or neutral ones, that go into each of the two galaxy decks of a player of
/// three.
const PART: usize = 15;
/// The bases that a player of three has to destroy.
pub(crate) const GOAL_OF_THREE: u8 = 5;
/// The range of goals (bases to destroy) that players may agree on.
pub(crate) const GOALS: RangeInclusive<u8> = 2..=5;
/// The number of bases, of the nine other ones, that each player picks in secret.
pub(crate) const SECRET_BASES: u8 = 4;

/// The data from which a player's side is set up.
struct Start<'a> {
    setup: &'a Setup,
    components: &'static Components,
    seating: Seating,
}

/// The table before the first turn.
pub(crate) fn set_up(setup: &Setup, mut luck: Luck) -> Result<State, SetupFaults> {
    let faults = setup_faults(setup);
    if !faults.is_empty() {
        return Err(SetupFaults(faults));
    }
    let setup = &setup.in_order();
    let components = Components::of(&setup.contents());
    let seating = setup.players.seating();
    let start = Start { setup, components, seating };
    let mut players = SEATS.map(|_| Player::default());
    for seat in seating.seats() {
        players[seat.index()] = start.player(seat, &mut luck);
    }
    if let Players::Three(_) = setup.players {
        deal_neutral_bases(components, &mut players, &mut luck);
    }
    let galaxies = start.galaxies(&mut luck);
    let first = first_player(setup, &mut luck);
    let arms = u8::try_from(seating.side_count()).unwrap_or(2);
    let sides: Vec<Seats> = seating.sides().collect();
    let place = sides.iter().position(|side| side.contains(first)).unwrap_or_default();
    let last = sides[(place + sides.len() - 1) % sides.len()].lowest().unwrap_or(first);
    let mut state = State {
        luck,
        stack: Stack::default(),
        components,
        seating,
        players,
        marks: [Mark::default(); MOST_CARDS],
        galaxies,
        force: ForceSpace::end_of(last, arms),
        known: [Cards::default(); MOST_SEATS],
        shown: Cards::default(),
        played: Cards::default(),
        bought: Cards::default(),
        exiled: Cards::default(),
        began: Cards::default(),
        discounts: Default::default(),
        row_bonuses: Default::default(),
        prey: Cards::default(),
        set_aside: Cards::default(),
        waiting: Default::default(),
        postponed: Default::default(),
        places: Default::default(),
        turn: first,
        acting: seating.team(first),
        goal: setup.goal,
        bribing: setup.bribing,
        short_galaxy: setup.short_galaxy,
        secret: setup.mode == Mode::Secret,
        hands: setup.hands,
        deciders: Seats::NONE,
        outcome: None,
    };
    state.stack.push_rule(match setup.mode {
        Mode::Secret => Rule::SecretBases,
        Mode::Introductory | Mode::Full => Rule::Start(TurnStart::Base),
    });
    Ok(state)
}

/// The player who takes the first turn, of a team its first seat; the marker begins at the end of
/// whoever comes last. Where the book names the faction that begins, it sits first; otherwise the
/// player or team is drawn by lot.
fn first_player(setup: &Setup, luck: &mut Luck) -> Seat {
    if setup.players.first_is_fixed() {
        return Seat::new(0);
    }
    let sides: Vec<Seats> = setup.players.seating().sides().collect();
    let many = u32::try_from(sides.len()).unwrap_or(1);
    sides[luck.below(many) as usize].lowest().unwrap_or_default()
}

/// The reasons why the rules do not allow a setup.
pub(crate) fn setup_faults(setup: &Setup) -> Vec<Refusal> {
    let mut faults = Vec::new();
    if let Some(refusal) = factions_fault(setup) {
        faults.push(refusal);
    }
    let mut fault = |rule: &'static str, text: Text| faults.push(Refusal::rule(rule, text));
    if setup.players.factions().contains(&Faction::Neutral) {
        fault(
            "DBG-COMP-01",
            text!("Nobody leads the neutral cards.", "Nadie dirige las cartas neutrales."),
        );
    }
    faults.extend(neutral_fault(setup));
    faults.extend(introductory_fault(setup));
    faults.extend(three_players_fault(setup));
    if !GOALS.contains(&setup.goal) {
        let text = text!(
            "The goal is between {least} and {most} destroyed bases, not {goal}.",
            "El objetivo va de {least} a {most} bases destruidas, no {goal}.",
            least = GOALS.start(),
            most = GOALS.end(),
            goal = setup.goal
        );
        faults.push(Refusal::rule("DBG-LEN-01", text));
    }
    faults
}

/// The reason why these factions cannot meet.
fn factions_fault(setup: &Setup) -> Option<Refusal> {
    match setup.players {
        Players::Two([first, second]) if first == second => Some(Refusal::rule(
            "DBG-SETUP-01",
            text!("The two factions must differ.", "Las dos facciones deben ser distintas."),
        )),
        Players::Three([a, b, c]) if a == b || b == c || a == c => Some(Refusal::rule(
            "DBG-3PS-02",
            text!("The three factions must differ.", "Las tres facciones deben ser distintas."),
        )),
        Players::Teams([a, b, c, d]) if a == b || c == d => {
            let [one, other] = setup.neutral_boxes();
            if one == other {
                return Some(Refusal::rule(
                    "DBG-2V2T-01",
                    text!(
                        "With two boxes of one edition, the two players of a region must lead different factions.",
                        "Con dos cajas de una misma edición, los dos jugadores de una región deben dirigir facciones distintas."
                    ),
                ));
            }
            (setup.same_region == SameRegion::Refused).then(|| {
                Refusal::rule(
                    "DBG-OPEN-65",
                    text!(
                        "At this table the two players of a region must lead different factions.",
                        "En esta mesa, los dos jugadores de una región deben dirigir facciones distintas."
                    ),
                )
            })
        }
        _ => None,
    }
}

/// The reasons why three players cannot play in this way.
fn three_players_fault(setup: &Setup) -> Vec<Refusal> {
    let Players::Three(_) = setup.players else { return Vec::new() };
    let mut faults = Vec::new();
    if setup.mode != Mode::Full {
        faults.push(Refusal::rule(
            "DBG-3PS-04",
            text!(
                "Three players use all nine bases of their factions: choose the full galaxy.",
                "Con tres jugadores se usan las nueve bases de cada facción: elige la galaxia completa."
            ),
        ));
    }
    if setup.goal != GOAL_OF_THREE {
        faults.push(Refusal::rule(
            "DBG-3PW-02",
            text!(
                "With three players the goal is always {n} bases.",
                "Con tres jugadores el objetivo es siempre de {n} bases.",
                n = GOAL_OF_THREE
            ),
        ));
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
    let mut unknown = setup.players.factions().to_vec();
    unknown.sort_unstable();
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

/// The reason why the chosen neutral cards cannot be used with the factions.
pub(crate) fn neutral_fault(setup: &Setup) -> Option<Refusal> {
    let factions = setup.players.factions();
    let allowed = Contents::neutral_boxes(factions);
    let boxes = || Text::list(allowed.iter().map(|edition| edition.title()), Conjunction::Or);
    match (setup.players, setup.neutral) {
        (_, Neutral::Usual) => None,
        (Players::Two(_) | Players::Three(_), Neutral::One(chosen)) => {
            if allowed.contains(&chosen) || allowed.is_empty() {
                return None;
            }
            let text = text!(
                "These factions use the neutral cards of {boxes}, not those of {chosen}.",
                "Estas facciones usan las cartas neutrales de {boxes}, no las de {chosen}.",
                boxes = boxes(),
                chosen = chosen.title()
            );
            Some(Refusal::rule("DBG-OPEN-80", text))
        }
        (Players::Two(_) | Players::Three(_), Neutral::Each(_)) => Some(Refusal::rule(
            "DBG-OPEN-80",
            text!(
                "This table uses the neutral cards of one box.",
                "Esta mesa usa las cartas neutrales de una sola caja."
            ),
        )),
        (Players::Teams(_), Neutral::One(_)) => Some(Refusal::rule(
            "DBG-EDIT-02",
            text!(
                "Two against two needs two base boxes, one for each region: name both.",
                "Para jugar dos contra dos hacen falta dos cajas básicas, una por región: nombra las dos."
            ),
        )),
        (Players::Teams(_), Neutral::Each(chosen)) => {
            let missing = allowed.iter().find(|needed| !chosen.contains(needed))?;
            Some(Refusal::rule(
                "DBG-EDIT-02",
                text!(
                    "One of the two base boxes must be {needed}, for the factions of this table.",
                    "Una de las dos cajas básicas debe ser {needed}, por las facciones de esta mesa.",
                    needed = missing.title()
                ),
            ))
        }
    }
}

impl Start<'_> {
    fn player(&self, seat: Seat, luck: &mut Luck) -> Player {
        let Start { setup, components, seating } = self;
        let faction = setup.players.factions()[seat.index()];
        let mut deck: Pile = components.supplied(Supply::Starter, seat.index()).collect();
        luck.shuffle(&mut deck);
        let hand = deck.split_off(deck.len() - OPENING_HAND);
        let supply = |base: BaseId| components.facts(base.thing()).supply;
        let own = || components.bases_of(Some(seat));
        let starting = own().find(|&base| supply(base) == Supply::StartingBase);
        let others = own().filter(|&base| Some(base) != starting);
        let (base_deck, left_out): (Vec<_>, Vec<_>) = others.partition(|&base| match setup.mode {
            Mode::Introductory => supply(base) == Supply::IntroductoryBase,
            Mode::Full => true,
            Mode::Secret => false,
        });
        let rivals = seating.opponents_in_region(seat).into_iter();
        let rivals = rivals.map(|other| setup.players.factions()[other.index()]);
        Player {
            faction,
            enemies: rivals.filter(|&enemy| enemy != faction).collect(),
            deck,
            hand: hand.iter().map(|card| card.thing()).collect(),
            base: starting,
            base_deck: base_deck.into_iter().collect(),
            left_out: left_out.into_iter().collect(),
            ..Player::default()
        }
    }

    /// The galaxies with their rows laid out.
    fn galaxies(&self, luck: &mut Luck) -> [Galaxy; MOST_GALAXIES] {
        let Start { setup, components, .. } = self;
        let mut galaxies = [Galaxy::default(); MOST_GALAXIES];
        let decks = match setup.players {
            Players::Two(_) | Players::Teams(_) => {
                let regions = 0..setup.players.galaxies().len();
                regions
                    .map(|region| components.supplied(Supply::Galaxy, region).collect())
                    .collect()
            }
            Players::Three(factions) => decks_for_three(components, factions, luck),
        };
        for (number, (galaxy, mut deck)) in galaxies.iter_mut().zip(decks).enumerate() {
            luck.shuffle(&mut deck);
            let row = Row::of_length(setup.players.row());
            let cards: Vec<CardId> =
                std::iter::from_fn(|| deck.pop()).take(setup.players.row()).collect();
            galaxy.row = row.refilled(cards);
            galaxy.deck = deck;
            let pilots = components.supplied(Supply::Pilots, number);
            galaxy.pilots = pilots.map(CardId::thing).collect();
        }
        galaxies
    }
}

/// The three galaxy decks: each pair of players puts half of either faction's cards together, with
/// a third of the neutral ones.
fn decks_for_three(components: &Components, factions: [Faction; 3], luck: &mut Luck) -> Vec<Pile> {
    let mut cards_of = |faction: Faction| -> Vec<CardId> {
        let is_of = |card: &CardId| components.facts(card.thing()).faction == faction;
        let mut cards: Vec<CardId> = components.supplied(Supply::Galaxy, 0).filter(is_of).collect();
        luck.shuffle(&mut cards);
        cards
    };
    let [one, two, three] = factions.map(&mut cards_of);
    let neutral = cards_of(Faction::Neutral);
    let parts = [
        [&one[..PART], &two[..PART]],
        [&one[PART..], &three[..PART]],
        [&two[PART..], &three[PART..]],
    ];
    let decks = parts.into_iter().zip(neutral.chunks(PART));
    decks
        .map(|(parts, neutral)| [parts[0], parts[1], neutral].concat().into_iter().collect())
        .collect()
}

/// Three players begin with a neutral base each, dealt at random; the bases they would begin with
/// otherwise are out of the game.
fn deal_neutral_bases(components: &Components, players: &mut [Player], luck: &mut Luck) {
    let mut neutral: Vec<BaseId> = components.bases_of(None).collect();
    luck.shuffle(&mut neutral);
    for (player, base) in players.iter_mut().zip(neutral) {
        player.base.into_iter().for_each(|own| player.left_out.insert(own));
        player.base = Some(base);
    }
}

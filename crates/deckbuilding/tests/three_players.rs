//! What only many deals of three players show, and what no choice can bring about.

use std::collections::{BTreeMap, BTreeSet};

use deckbuilding::{
    Deckbuilding, Edition, Faction, ForceSpace, Kind, Mode, Neutral, Piece, Players, SeenBases,
    SeenGalaxy, Setup, State, View,
};
use table::{Game as _, Luck, Seat, Seed, Status, Viewer};

const SEATS: [Seat; 3] = [Seat::new(0), Seat::new(1), Seat::new(2)];
/// The players of each galaxy, by their places.
const PAIRS: [[usize; 2]; 3] = [[0, 1], [0, 2], [1, 2]];
const TRIO: [Faction; 3] = [Faction::Empire, Faction::Mandalorians, Faction::Rebels];
const DEALS: u64 = 600;

fn setup(factions: [Faction; 3]) -> Setup {
    Setup { players: Players::Three(factions), mode: Mode::Full, goal: 5, ..Setup::default() }
}

fn started(setup: &Setup, seed: u64) -> (Deckbuilding, State) {
    let game = Deckbuilding::new();
    let state = game.start(setup, Luck::new(Seed::from_number(seed)));
    (game, state.expect("three factions that differ"))
}

fn deal(setup: &Setup, seed: u64) -> View {
    let (game, state) = started(setup, seed);
    game.view(&state, Viewer::Judge)
}

/// Every three of the five factions.
fn trios() -> Vec<[Faction; 3]> {
    let all = Faction::PLAYED;
    let mut trios = Vec::new();
    for one in 0..all.len() {
        for two in one + 1..all.len() {
            trios.extend(all[two + 1..].iter().map(|&three| [all[one], all[two], three]));
        }
    }
    trios
}

/// The cards of a galaxy at the start: its row and its deck.
fn cards(galaxy: &SeenGalaxy) -> Vec<Piece> {
    let row = galaxy.row.iter().copied().flatten();
    row.chain(galaxy.deck.iter().copied().flatten()).collect()
}

fn of(cards: &[Piece], faction: Faction) -> usize {
    cards.iter().filter(|card| card.card().faction == faction).count()
}

/// Each galaxy has fifteen cards of both its players and fifteen neutral ones, none of the third
/// player, and none twice.
///
/// proves: DBG-3PS-06, DBG-3PS-07, DBG-3PS-09, DBG-3PS-11, DBG-3PS-12, DBG-3PS-15, DBG-EDIT-01
#[test]
fn each_galaxy_holds_half_of_two_factions_and_a_third_of_the_neutral_cards() {
    for factions in trios() {
        for seed in 0..20 {
            let view = deal(&setup(factions), seed);
            assert_eq!(view.galaxies.len(), PAIRS.len());
            let mut seen = BTreeSet::new();
            for (galaxy, [one, other]) in view.galaxies.iter().zip(PAIRS) {
                let cards = cards(galaxy);
                assert_eq!((galaxy.row.len(), galaxy.deck.len(), cards.len()), (4, 41, 45));
                for place in [one, other] {
                    assert!(galaxy.players.contains(SEATS[place]));
                    assert_eq!(of(&cards, view.players[place].faction), 15);
                }
                assert_eq!(of(&cards, Faction::Neutral), 15);
                assert!(cards.iter().all(|card| card.card().id != "pyke-repulsor-train"));
                seen.extend(cards);
            }
            assert_eq!(seen.len(), 135);
        }
    }
}

/// Every card is about as often in either galaxy of its player, and neutral ones in each of the
/// three; every card is about as often in the row.
///
/// proves: DBG-3PS-06, DBG-3PS-11
#[test]
fn the_cards_are_dealt_to_the_galaxies_at_random() {
    let (mut places, mut rows) = (BTreeMap::new(), BTreeMap::new());
    for seed in 0..DEALS {
        for (number, galaxy) in deal(&setup(TRIO), seed).galaxies.iter().enumerate() {
            for card in cards(galaxy) {
                *places.entry((card, number)).or_insert(0_u64) += 1;
            }
            for card in galaxy.row.iter().flatten() {
                *rows.entry(*card).or_insert(0_u64) += 1;
            }
        }
    }
    // Cards of a faction have two places each, neutral ones three.
    assert_eq!(places.len(), 90 * 2 + 45 * 3);
    for ((card, number), times) in places {
        let expected = if card.card().faction == Faction::Neutral { DEALS / 3 } else { DEALS / 2 };
        let common = expected - 75..expected + 75;
        assert!(common.contains(&times), "{card:?} was {times} times in galaxy {number}");
    }
    assert_eq!(rows.len(), 135);
    let common = DEALS * 4 / 45 - 30..DEALS * 4 / 45 + 35;
    for (card, times) in rows {
        assert!(common.contains(&times), "{card:?} was {times} times in a row");
    }
}

/// proves: DBG-3PS-10, DBG-OPEN-42
#[test]
fn the_neutral_cards_are_the_fifteen_of_the_box_and_thirty_of_one_base_box() {
    let original = [Edition::Original];
    let either = [Edition::Original, Edition::CloneWars];
    for factions in trios() {
        let has = |edition| factions.iter().any(|faction| faction.edition() == Some(edition));
        let chosen: &[Edition] = match (has(Edition::Original), has(Edition::CloneWars)) {
            (true, true) => &either,
            (false, _) => &[Edition::CloneWars],
            (true, false) => &original,
        };
        for &edition in chosen {
            let neutral = Neutral::One(edition);
            let view = deal(&Setup { neutral, ..setup(factions) }, 1);
            check_neutral(&view, edition);
        }
        // Without an agreement those of the first box, where its factions play.
        check_neutral(&deal(&setup(factions), 1), chosen[0]);
    }
}

fn check_neutral(view: &View, edition: Edition) {
    let all: Vec<Piece> = view.galaxies.iter().flat_map(cards).collect();
    let neutral = all.iter().map(|card| card.card());
    let neutral: Vec<_> = neutral.filter(|card| card.faction == Faction::Neutral).collect();
    let from = |edition| neutral.iter().filter(|card| card.edition == edition).count();
    assert_eq!((from(edition), from(Edition::Mandalorians), neutral.len()), (30, 15, 45));
}

/// proves: DBG-3PS-04, DBG-3PS-05, DBG-OPEN-39
#[test]
fn each_player_starts_on_each_neutral_base_about_as_often() {
    let mut times = BTreeMap::new();
    for seed in 0..DEALS {
        let view = deal(&setup(TRIO), seed);
        let bases = view.players.iter().map(|player| player.base.expect("a base in play").card());
        let bases: Vec<_> = bases.collect();
        assert_eq!(bases.iter().map(|base| base.id).collect::<BTreeSet<_>>().len(), 3);
        for (seat, (player, base)) in view.players.iter().zip(bases).enumerate() {
            assert_eq!((base.kind, base.faction), (Kind::Base, Faction::Neutral));
            *times.entry((seat, base.id)).or_insert(0_u64) += 1;
            let SeenBases::Known(left_out) = &player.left_out else { panic!("all are known") };
            let SeenBases::Known(deck) = &player.base_deck else { panic!("all are known") };
            let own = |base: &Piece| base.card().faction == player.faction;
            assert_eq!((deck.len(), left_out.len()), (9, 1));
            assert!(deck.iter().chain(left_out).all(own));
            assert_eq!(left_out[0].card().hit_points, 8, "the starting base of the faction");
        }
    }
    assert_eq!(times.len(), 9);
    for (who, times) in times {
        assert!((DEALS / 3 - 60..DEALS / 3 + 60).contains(&times), "{who:?}: {times}");
    }
}

/// The seat that has the first turn, and the marker on the last space of the player who comes last.
fn first(factions: [Faction; 3], seed: u64) -> usize {
    let view = deal(&setup(factions), seed);
    let last = view.seating.after(view.turn).last().expect("three players");
    assert_eq!(view.force, ForceSpace::end_of(last, 3));
    view.turn.index()
}

/// proves: DBG-3PS-17, DBG-3PS-18, DBG-3PS-19
#[test]
fn the_first_player_is_fixed_for_two_trios_and_drawn_for_the_others() {
    for factions in trios() {
        let mut times = [0_u64; 3];
        for seed in 0..300 {
            times[first(factions, seed)] += 1;
        }
        let of_a_box = |edition| factions.iter().filter(move |one| one.edition() == Some(edition));
        let is_fixed = of_a_box(Edition::Mandalorians).count() == 1
            && [Edition::Original, Edition::CloneWars]
                .iter()
                .any(|&one| of_a_box(one).count() == 2);
        if is_fixed {
            let view = deal(&setup(factions), 1);
            let order: Vec<Faction> = view.players.iter().map(|player| player.faction).collect();
            let [dark, light] = if factions.contains(&Faction::Empire) {
                [Faction::Empire, Faction::Rebels]
            } else {
                [Faction::Separatists, Faction::Republic]
            };
            assert_eq!(order, [dark, Faction::Mandalorians, light]);
            assert_eq!(times, [300, 0, 0], "{factions:?}");
        } else {
            assert!(times.iter().all(|times| (65..135).contains(times)), "{factions:?} {times:?}");
        }
    }
}

/// proves: DBG-3PF-07, DBG-3PS-14
#[test]
fn the_track_of_three_players_has_ten_spaces() {
    let spaces: BTreeSet<ForceSpace> = SEATS
        .into_iter()
        .flat_map(|seat| (0..=9).map(move |distance| ForceSpace::of(seat, distance, 3)))
        .collect();
    assert_eq!(spaces.len(), 10);
    assert_eq!(spaces.iter().filter(|space| space.is_neutral()).count(), 1);
    let with_someone =
        |space: &&ForceSpace| SEATS.into_iter().filter(|&seat| space.toward(seat) > 0).count() == 1;
    assert_eq!(spaces.iter().filter(with_someone).count(), 9);
}

/// Plays random choices and calls `show` for every position on the way.
fn play(factions: [Faction; 3], seed: u64, mut show: impl FnMut(&View)) {
    let (game, mut state) = started(&setup(factions), seed);
    let mut whim = Luck::new(Seed::from_number(!seed));
    let mut options = Vec::new();
    while let Status::Decide(deciders) = game.status(&state) {
        show(&game.view(&state, Viewer::Judge));
        assert_eq!(deciders.count(), 1, "no two of three players choose at once");
        let seat = deciders.lowest().expect("a game in progress");
        game.legal(&state, seat, &mut options);
        let nth = whim.below(u32::try_from(options.len()).expect("a game in progress"));
        game.advance(&mut state, seat, options[nth as usize]);
    }
    show(&game.view(&state, Viewer::Judge));
}

/// Random matches move cards between rows, piles and players, yet no card of the third faction comes
/// into a galaxy, and no card is lost: 30 starters, 135 cards of the galaxies and 10 pilots.
///
/// proves: DBG-3PP-12, DBG-3PP-14, DBG-3PT-04
#[test]
fn no_galaxy_gets_a_card_of_the_third_player() {
    for (factions, seed) in trios().into_iter().zip(0..) {
        play(factions, seed, |view| {
            let mut everywhere = 0;
            for (galaxy, pair) in view.galaxies.iter().zip(PAIRS) {
                let own = pair.map(|place| view.players[place].faction);
                let belongs = |card: &Piece| {
                    let faction = card.card().faction;
                    own.contains(&faction) || faction == Faction::Neutral
                };
                let all = [cards(galaxy), galaxy.discard.clone()].concat();
                assert!(all.iter().all(belongs), "{all:?}");
                everywhere += all.len() + usize::from(galaxy.pilots);
            }
            for player in &view.players {
                let hidden = player.hand.len() + player.deck.len() + player.discard.len();
                let in_play = player.units.len() + player.ships.len();
                let tucked = usize::from(player.tucked.is_some());
                everywhere += hidden + in_play + player.exile.len() + tucked;
            }
            assert_eq!(everywhere, 30 + 135 + 10);
            assert_eq!(view.permanent.len(), 1);
        });
    }
}

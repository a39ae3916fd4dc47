//! Properties of every position of every game, beyond the laws.

use deckbuilding::{Deckbuilding, Faction, Kind, SeenBases, State, View};
use proptest::prelude::*;
use table::{Game, Luck, Match, Seat, Seed, Status, Viewer};

/// Plays random choices and calls `show` for every position on the way.
fn play(setup: usize, seed: u64, mut show: impl FnMut(&Deckbuilding, &State)) {
    let game = Deckbuilding::new();
    let luck = Luck::new(Seed::from_number(seed));
    let mut state = game.start(&Deckbuilding::setups()[setup], luck).expect("a game in progress");
    let mut whim = Luck::new(Seed::from_number(!seed));
    let mut options = Vec::new();
    while let Status::Decide(deciders) = game.status(&state) {
        show(&game, &state);
        let seat = deciders.lowest().expect("a game in progress");
        game.legal(&state, seat, &mut options);
        let nth = whim.below(u32::try_from(options.len()).expect("a game in progress"));
        game.advance(&mut state, seat, options[nth as usize]);
    }
    show(&game, &state);
}

fn bases(seen: &SeenBases) -> usize {
    match seen {
        SeenBases::Known(bases) => bases.len(),
        SeenBases::Hidden(count) => usize::from(*count),
    }
}

/// Checks the cards of the players and of the galaxy, and the bases of each faction.
fn check_counts(view: &View) {
    let galaxy = &view.galaxies[0];
    let mut everywhere = galaxy.deck.len() + galaxy.discard.len();
    everywhere += view.rows().count() + usize::from(galaxy.pilots);
    for (seat, player) in view.seating.seats().into_iter().zip(&view.players) {
        let hidden = player.hand.len() + player.deck.len() + player.discard.len();
        everywhere += hidden + player.units.len() + player.ships.len() + player.exile.len();
        let base = usize::from(player.base.is_some());
        let lost: usize = view.opponents(seat).map(|other| other.victory.len()).sum();
        let own = base + bases(&player.base_deck) + bases(&player.left_out) + lost;
        assert_eq!(own, 10, "bases of {:?}", player.faction);
        let starters = |faction: Faction| {
            let piles = player.hand.iter().chain(&player.deck).flatten().chain(&player.discard);
            let in_play = player.units.iter().chain(&player.ships).map(|seen| &seen.card);
            let all = piles.chain(in_play).chain(&player.exile);
            let starters = all.filter(|piece| piece.card().is_starter());
            starters.filter(|piece| piece.card().faction == faction).count()
        };
        assert_eq!(starters(player.faction), 10, "starters never change owner");
    }
    assert_eq!(everywhere, 120);
}

fn check_position(game: &Deckbuilding, state: &State) {
    let view = game.view(state, Viewer::Judge);
    check_counts(&view);
    assert!(view.force.distance() <= 3, "the marker left the track: {:?}", view.force);
    let row = view.rows().count();
    let to_come = view.galaxies[0].deck.len() + view.galaxies[0].discard.len();
    assert!(row == 6 || to_come == 0, "the row has {row} cards and {to_come} could come");
    for player in &view.players {
        // A pool below zero would have wrapped around to a number no turn can reach.
        assert!(player.pool < 120, "the pool is {}", player.pool);
        for ship in &player.ships {
            let facts = ship.card.card();
            assert_eq!(facts.kind, Kind::Ship);
            assert!(ship.damage < facts.hit_points, "{} should be destroyed", facts.id);
        }
        if let Some(base) = player.base {
            let facts = base.card();
            assert!(player.base_damage < facts.hit_points, "{} should be destroyed", facts.id);
        }
        assert!(player.units.iter().all(|seen| seen.card.card().kind == Kind::Unit));
        assert!(player.victory.len() <= usize::from(view.goal));
    }
    for idle in view.opponents(view.turn) {
        assert!(idle.units.is_empty(), "units stay in play only in their own turn");
        assert_eq!(idle.pool, 0, "resources are lost at the end of the turn");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, ..ProptestConfig::default() })]

    #[test]
    fn every_position_is_possible(setup in 0..5_usize, seed in any::<u64>()) {
        play(setup, seed, check_position);
    }

    /// Undo is exact, and stops where a player learned something or another seat chose.
    #[test]
    fn undo_is_exact_and_stops_where_something_was_learned(seed in any::<u64>()) {
        let game = Deckbuilding::new();
        let setup = Deckbuilding::setups()[0].clone();
        let mut played = Match::start(&game, setup, Seed::from_number(seed)).unwrap();
        let mut whim = Luck::new(Seed::from_number(!seed));
        let mut states = vec![*played.state()];
        let mut options = Vec::new();
        for _ in 0..120 {
            let Status::Decide(deciders) = played.status() else { break };
            let seat = deciders.lowest().unwrap();
            game.legal(played.state(), seat, &mut options);
            let nth = whim.below(u32::try_from(options.len()).unwrap());
            let happened = played.play(seat, options[nth as usize]).unwrap();
            states.push(*played.state());
            let revealed = happened.events.iter().any(|event| game.reveals(event, seat));
            prop_assert_eq!(played.undoable(seat) == 0, revealed);
            prop_assert_eq!(played.undoable(Seat::other(seat)), 0);
        }
        let last = played.moves().last().unwrap().seat;
        let floor = played.moves().len() - played.undoable(last);
        played.rewind(floor);
        prop_assert_eq!(played.state(), &states[floor]);
    }
}

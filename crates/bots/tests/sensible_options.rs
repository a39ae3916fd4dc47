//! Bots waste no thought on options that change nothing, and always have one left.

use bots::{Budget, Level, Sight};
use deckbuilding::{Choice, Deckbuilding, Target, View};
use table::{Game, Luck, Seat, Seed, Status};

/// Plays a game with two bots of a level, and shows every decision with the choice made.
fn play(game: &Deckbuilding, level: Level, seed: u64, mut show: impl FnMut(&Decision)) {
    let mut setups = Deckbuilding::setups();
    setups.extend(Deckbuilding::pairs());
    let setup = &setups[usize::try_from(seed).expect("small") % setups.len()];
    let mut state = game.start(setup, Luck::new(Seed::from_number(seed))).expect("a setup");
    let mut bots = [0, 1].map(|_| level.bot::<Deckbuilding>(Seed::from_number(seed)));
    let mut options = Vec::new();
    while let Status::Decide(seats) = game.status(&state) {
        let seat = seats.lowest().expect("a seat decides");
        let sight = Sight::new(game, &state, seat, &mut options);
        let choice = bots[seat.index()].choose(&sight).expect("a choice");
        show(&Decision { sight: &sight, seat, choice });
        game.advance(&mut state, seat, choice);
    }
}

struct Decision<'a> {
    sight: &'a Sight<'a, Deckbuilding>,
    seat: Seat,
    choice: Choice,
}

/// The Attack of a card against a target; none for a card that is not in play.
fn attack(view: &View, seat: Seat, choice: Choice) -> Option<u8> {
    let Choice::Assign(card, target) = choice else { return None };
    let own = view.player(seat);
    let mut in_play = own.units.iter().chain(&own.ships);
    let seen = in_play.find(|seen| seen.card.thing() == card.thing())?;
    Some(match target {
        Target::Base(_) => seen.attack,
        Target::Row(_) => seen.row_attack,
    })
}

#[test]
fn bots_never_assign_a_card_without_attack() {
    let game = Deckbuilding::new();
    let levels = [Level::Priorities, Level::Greedy, Level::Search(Budget::Iterations(50))];
    for level in levels {
        let mut assigned = 0;
        for seed in 0..5 {
            play(&game, level, seed, |Decision { sight, seat, choice }| {
                if let Some(attack) = attack(&sight.view(), *seat, *choice) {
                    assert!(attack > 0, "{level}, seed {seed}: {choice:?}");
                    assigned += 1;
                }
            });
        }
        assert!(assigned > 100, "{level} assigned only {assigned} cards");
    }
}

#[test]
fn bots_do_not_end_a_turn_with_attack_left_to_use() {
    let game = Deckbuilding::new();
    let mut ends = 0;
    for seed in 0..5 {
        play(&game, Level::Greedy, seed, |Decision { sight, seat, choice }| {
            if *choice != Choice::End {
                return;
            }
            ends += 1;
            let view = sight.view();
            let enemy_has_base = view.opponents(*seat).all(|enemy| enemy.base.is_some());
            let hits = |option: &Choice| {
                let at_base = matches!(option, Choice::Assign(_, Target::Base(_)));
                at_base && attack(&view, *seat, *option) > Some(0)
            };
            assert!(!enemy_has_base || !sight.options().iter().any(hits), "seed {seed}");
        });
    }
    assert!(ends > 50, "only {ends} turns");
}

#[test]
fn sensible_options_are_options_and_never_none() {
    let game = Deckbuilding::new();
    let (mut all, mut sensible) = (0, 0);
    for seed in 0..420 {
        play(&game, Level::Random, seed, |Decision { sight, .. }| {
            let kept = sight.sensible_options();
            assert!(!kept.is_empty(), "seed {seed}: {:?}", sight.options());
            assert!(kept.is_sorted(), "{kept:?}");
            assert!(kept.iter().all(|option| sight.options().contains(option)), "{kept:?}");
            all += sight.options().len();
            sensible += kept.len();
        });
    }
    assert!(2 * sensible < all, "{sensible} of {all} options are left");
}

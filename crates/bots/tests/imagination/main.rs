//! A seat imagines every state that is possible for it, each with the right probability and with
//! luck of its own; and the choices of bots depend on nothing else. Checked by brute force.

mod deckbuilding_positions;
mod duel_positions;
mod fit;
mod position;

use bots::{Budget, Evaluator, Level, Sight};
use deckbuilding::{Choice, Deckbuilding, State, View};
use scenario::Staged;
use table::{Game, Luck, Seat, Seed, Viewer};

use duel::Duel;
use fit::{Misfit, Weights, fit};
use position::{Position, Secrets, Worlds};

/// The number of seeds of a bot for which choices are compared.
const BOT_SEEDS: u64 = 200;

fn luck(number: u64) -> Luck {
    Luck::new(Seed::from_number(number))
}

fn deckbuilding_worlds(title: &str) -> Worlds<Deckbuilding> {
    let position =
        deckbuilding_positions::POSITIONS.iter().find(|position| position.title == title);
    Worlds::of(Deckbuilding::new(), position.expect("a position"))
}

/// Draws imagined states and compares them with the possible ones.
fn check_imagined<G: Staged>(worlds: &Worlds<G>) -> Result<(), Misfit<Secrets>> {
    let mut random = luck(1);
    fit(&worlds.weights, || {
        let world = worlds.game.imagine(&worlds.real, worlds.seat, &mut random);
        assert!(worlds.looks_real(&world), "{world:?}");
        worlds.secrets(&world)
    })
}

/// Whether the seat imagines the same in every possible state.
fn imagines_the_same<G: Staged>(worlds: &Worlds<G>) -> bool {
    let imagine = |state: &G::State| worlds.game.imagine(state, worlds.seat, &mut luck(2));
    let real = imagine(&worlds.real);
    worlds.states.values().all(|world| imagine(world) == real)
}

fn check_all<G: Staged>(new: fn() -> G, positions: &[Position]) {
    for position in positions {
        let worlds = Worlds::of(new(), position);
        assert_eq!(worlds.weights.len(), position.worlds, "{}", position.title);
        assert!(worlds.states.contains_key(&worlds.secrets(&worlds.real)), "{}", position.title);
        assert_eq!(check_imagined(&worlds), Ok(()), "{}", position.title);
        assert!(imagines_the_same(&worlds), "{}", position.title);
    }
}

#[test]
fn the_deckbuilding_game_imagines_every_world_as_often_as_it_is_likely() {
    check_all(Deckbuilding::new, deckbuilding_positions::POSITIONS);
}

#[test]
fn the_duel_imagines_every_world_as_often_as_it_is_likely() {
    check_all(Duel::new, duel_positions::POSITIONS);
}

/// A known limit of what games remember for a seat. When it is removed, this test fails, and these
/// positions belong to the others.
#[test]
fn the_rest_of_a_deck_before_a_shuffle_is_forgotten() {
    for position in deckbuilding_positions::FORGOTTEN {
        let worlds = Worlds::of(Deckbuilding::new(), position);
        assert_eq!(worlds.weights.len(), position.worlds, "{}", position.title);
        let misfit = check_imagined(&worlds);
        assert!(matches!(misfit, Err(Misfit::Impossible(_))), "{}: {misfit:?}", position.title);
    }
}

#[test]
fn imagining_only_the_truth_or_the_impossible_is_detected() {
    let worlds = deckbuilding_worlds("a card of the galaxy deck was looked at");
    let truth = fit(&worlds.weights, || worlds.secrets(&worlds.real));
    assert!(matches!(truth, Err(Misfit::Missing(_))), "{truth:?}");
    // The other seat did not look, so for it the known card can be any card.
    let mut random = luck(3);
    let other = worlds.game.seating(&worlds.real).next(worlds.seat);
    let sample = || worlds.secrets(&worlds.game.imagine(&worlds.real, other, &mut random));
    let forgetful = fit(&worlds.weights, sample);
    assert!(matches!(forgetful, Err(Misfit::Impossible(_))), "{forgetful:?}");
}

#[test]
fn imagining_with_wrong_probabilities_is_detected() {
    let worlds = deckbuilding_worlds("copies of the same card make some worlds likelier");
    let keys: Vec<&Secrets> = worlds.weights.keys().collect();
    let mut random = luck(4);
    let count = u32::try_from(keys.len()).expect("few worlds");
    let equal = fit(&worlds.weights, || keys[random.below(count) as usize].clone());
    assert!(matches!(equal, Err(Misfit::Skewed { .. })), "{equal:?}");
}

/// Every order of four cards.
fn orders() -> Weights<Vec<u8>> {
    let mut orders = Weights::new();
    for number in 0..256_u32 {
        let order: Vec<u8> =
            (0..4).map(|place| (number >> (2 * place) & 3).to_le_bytes()[0]).collect();
        if (0..4).all(|card| order.contains(&card)) {
            orders.insert(order, 1);
        }
    }
    orders
}

#[test]
fn only_wrong_shuffles_are_detected() {
    let mut random = luck(5);
    let mut shuffled = |shuffle: fn(&mut Luck, &mut [u8])| {
        fit(&orders(), || {
            let mut cards = vec![0, 1, 2, 3];
            shuffle(&mut random, &mut cards);
            cards
        })
    };
    assert_eq!(shuffled(Luck::shuffle), Ok(()));
    let last_stays = shuffled(|luck, cards| luck.shuffle(&mut cards[..3]));
    assert!(matches!(last_stays, Err(Misfit::Missing(_))), "{last_stays:?}");
    let any_with_any = shuffled(|luck, cards| {
        (0..4).for_each(|place| cards.swap(place, luck.below(4) as usize));
    });
    assert!(matches!(any_with_any, Err(Misfit::Skewed { .. })), "{any_with_any:?}");
}

/// A position, a function that returns the next random result in it, and the probabilities of the
/// results.
struct NextResult<G: Staged> {
    worlds: Worlds<G>,
    next: fn(&G, G::State, Seat) -> String,
    chances: Weights<String>,
}

impl<G: Staged> NextResult<G> {
    /// Compares pairs of the next random result in the real state and in an imagined one. If both
    /// have the right distribution and are independent, the pairs have the product distribution.
    fn check(
        &self,
        imagine: impl Fn(&G::State, &mut Luck) -> G::State,
    ) -> Result<(), Misfit<[String; 2]>> {
        let mut pairs = Weights::new();
        for (real, one) in &self.chances {
            for (imagined, other) in &self.chances {
                pairs.insert([real.clone(), imagined.clone()], one * other);
            }
        }
        let Worlds { game, seat, real, .. } = &self.worlds;
        let mut number = 0;
        fit(&pairs, || {
            number += 1;
            let mut real = real.clone();
            *game.luck(&mut real) = luck(number);
            let world = imagine(&real, &mut luck(1_000_000 + number));
            [real, world].map(|state| (self.next)(game, state, *seat))
        })
    }

    fn check_luck_of_imagined_worlds(&self) {
        let Worlds { game, seat, .. } = &self.worlds;
        assert_eq!(self.check(|real, random| game.imagine(real, *seat, random)), Ok(()));
        let same_luck = self.check(|real, random| {
            let mut world = game.imagine(real, *seat, random);
            *game.luck(&mut world) = *game.luck(&mut real.clone());
            world
        });
        assert!(matches!(same_luck, Err(Misfit::Missing(_))), "{same_luck:?}");
    }
}

/// Ends the turn, which shuffles the discard pile of the seat, and returns the card not drawn.
fn last_of_deck(game: &Deckbuilding, mut state: State, seat: Seat) -> String {
    game.advance(&mut state, seat, Choice::End);
    let View { players, .. } = game.view(&state, Viewer::Judge);
    let cards = players[seat.index()].deck.iter().flatten();
    cards.map(|card| card.card().id).collect()
}

/// Makes the first possible attack and returns the result of its die.
fn roll(game: &Duel, mut state: duel::State, seat: Seat) -> String {
    let mut options = Vec::new();
    game.legal(&state, seat, &mut options);
    let attack = options.into_iter().find(|choice| matches!(choice, duel::Choice::Attack { .. }));
    let mut log = Vec::new();
    game.apply(&mut state, seat, attack.expect("an attack"), &mut log);
    let rolled = log.iter().find(|event| matches!(event, duel::Event::Rolled(_)));
    format!("{:?}", rolled.expect("a die"))
}

#[test]
fn the_next_shuffle_of_an_imagined_world_is_its_own() {
    let cards = ["at-at", "death-trooper", "imperial-shuttle", "inquisitor", "stormtrooper"];
    let cards = cards.into_iter().chain(["tie-fighter"]);
    let next_result = NextResult {
        worlds: Worlds::of(Deckbuilding::new(), &deckbuilding_positions::SHUFFLE),
        next: last_of_deck,
        chances: cards.map(|card| (card.to_owned(), 1)).collect(),
    };
    next_result.check_luck_of_imagined_worlds();
}

#[test]
fn the_next_die_of_an_imagined_world_is_its_own() {
    let faces = [("Rolled(0)", 2), ("Rolled(1)", 3), ("Rolled(2)", 1)];
    let next_result = NextResult {
        worlds: Worlds::of(Duel::new(), &duel_positions::ATTACK),
        next: roll,
        chances: faces.map(|(face, count)| (face.to_owned(), count)).into(),
    };
    next_result.check_luck_of_imagined_worlds();
}

/// Compares the choices of bots, seed by seed, in the real state and in those that differ most from
/// it though they look the same. Returns the number of positions with something to choose.
fn compare_choices<G: Staged + Evaluator>(new: fn() -> G, positions: &[Position]) -> usize {
    let mut compared = 0;
    for position in positions {
        let worlds = Worlds::of(new(), position);
        let game = &worlds.game;
        let seat = worlds.seat;
        let mut options = Vec::new();
        game.legal(&worlds.real, seat, &mut options);
        let others = worlds.most_different(2);
        if options.len() < 2 || others.is_empty() {
            continue;
        }
        compared += 1;
        for level in [Level::Greedy, Level::Search(Budget::Iterations(60))] {
            for seed in 0..BOT_SEEDS {
                let mut choice = |state: &G::State| {
                    let mut bot = level.bot::<G>(Seed::from_number(seed));
                    bot.choose(&Sight::new(game, state, seat, &mut options)).expect("a choice")
                };
                let real = choice(&worlds.real);
                let same = others.iter().all(|world| choice(world) == real);
                assert!(same, "{level} with seed {seed}: {}", position.title);
            }
        }
    }
    compared
}

#[test]
fn bots_of_the_deckbuilding_game_choose_the_same_in_worlds_that_look_the_same() {
    assert_eq!(compare_choices(Deckbuilding::new, deckbuilding_positions::POSITIONS), 8);
}

#[test]
fn bots_of_the_duel_choose_the_same_in_worlds_that_look_the_same() {
    assert_eq!(compare_choices(Duel::new, duel_positions::POSITIONS), 3);
}

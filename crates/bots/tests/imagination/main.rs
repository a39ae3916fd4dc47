//! What a seat imagines is every world it must reckon with, each as often as it is likely, with
//! luck of its own; and what a bot chooses depends on nothing else. Proven by brute force.

mod duel;
mod fit;
mod galaxy;
mod position;

use bots::{Budget, Evaluator, Level, Sight};
use deckbuilding::{Choice, Deckbuilding, State, View};
use scenario::Staged;
use table::{Game, Luck, Seat, Seed, Viewer};

use ::duel::Duel;
use fit::{Misfit, Weights, fit};
use position::{Position, Secrets, Worlds};

/// Choices are compared for so many seeds of a bot.
const BOT_SEEDS: u64 = 200;

fn luck(number: u64) -> Luck {
    Luck::new(Seed::from_number(number))
}

fn galaxy_worlds(title: &str) -> Worlds<Deckbuilding> {
    let position = galaxy::POSITIONS.iter().find(|position| position.title == title);
    Worlds::of(Deckbuilding::new(), position.expect("a position"))
}

/// Draws samples of what is imagined and compares them with the worlds there are.
fn imagines_well<G: Staged>(worlds: &Worlds<G>) -> Result<(), Misfit<Secrets>> {
    let mut whim = luck(1);
    fit(&worlds.weights, || {
        let world = worlds.game.imagine(&worlds.real, worlds.seat, &mut whim);
        assert!(worlds.looks_real(&world), "{world:?}");
        worlds.secrets(&world)
    })
}

/// Whatever is really hidden, the same is imagined.
fn dreams_alike<G: Staged>(worlds: &Worlds<G>) -> bool {
    let dream = |state: &G::State| worlds.game.imagine(state, worlds.seat, &mut luck(2));
    let real = dream(&worlds.real);
    worlds.states.values().all(|world| dream(world) == real)
}

fn check_all<G: Staged>(new: fn() -> G, positions: &[Position]) {
    for position in positions {
        let worlds = Worlds::of(new(), position);
        assert_eq!(worlds.weights.len(), position.worlds, "{}", position.title);
        assert!(worlds.states.contains_key(&worlds.secrets(&worlds.real)), "{}", position.title);
        assert_eq!(imagines_well(&worlds), Ok(()), "{}", position.title);
        assert!(dreams_alike(&worlds), "{}", position.title);
    }
}

#[test]
fn the_deckbuilding_game_imagines_every_world_as_often_as_it_is_likely() {
    check_all(Deckbuilding::new, galaxy::POSITIONS);
}

#[test]
fn the_duel_imagines_every_world_as_often_as_it_is_likely() {
    check_all(Duel::new, duel::POSITIONS);
}

/// A limit of what games remember for a seat, stated so that it is noticed when it is lifted: then
/// these positions belong to the others.
#[test]
fn what_was_left_of_a_deck_before_a_shuffle_is_forgotten() {
    for position in galaxy::FORGOTTEN {
        let worlds = Worlds::of(Deckbuilding::new(), position);
        assert_eq!(worlds.weights.len(), position.worlds, "{}", position.title);
        let misfit = imagines_well(&worlds);
        assert!(matches!(misfit, Err(Misfit::Impossible(_))), "{}: {misfit:?}", position.title);
    }
}

#[test]
fn whoever_imagines_the_truth_or_what_cannot_be_is_caught() {
    let worlds = galaxy_worlds("a card of the galaxy deck was looked at");
    let truth = fit(&worlds.weights, || worlds.secrets(&worlds.real));
    assert!(matches!(truth, Err(Misfit::Missing(_))), "{truth:?}");
    // The other seat did not look, so it takes the known card for any other.
    let mut whim = luck(3);
    let other = worlds.game.seating(&worlds.real).next(worlds.seat);
    let sample = || worlds.secrets(&worlds.game.imagine(&worlds.real, other, &mut whim));
    let forgetful = fit(&worlds.weights, sample);
    assert!(matches!(forgetful, Err(Misfit::Impossible(_))), "{forgetful:?}");
}

#[test]
fn whoever_takes_every_world_for_equally_likely_is_caught() {
    let worlds = galaxy_worlds("copies of the same card make some worlds likelier");
    let keys: Vec<&Secrets> = worlds.weights.keys().collect();
    let mut whim = luck(4);
    let count = u32::try_from(keys.len()).expect("few worlds");
    let equal = fit(&worlds.weights, || keys[whim.below(count) as usize].clone());
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
fn bad_shuffles_are_caught_and_the_good_one_is_not() {
    let mut whim = luck(5);
    let mut shuffled = |shuffle: fn(&mut Luck, &mut [u8])| {
        fit(&orders(), || {
            let mut cards = vec![0, 1, 2, 3];
            shuffle(&mut whim, &mut cards);
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

/// A position, what luck brings next there, and how likely each result is.
struct Fortune<G: Staged> {
    worlds: Worlds<G>,
    next: fn(&G, G::State, Seat) -> String,
    chances: Weights<String>,
}

impl<G: Staged> Fortune<G> {
    /// Compares pairs of what luck really brings next and what it brings in an imagined world: if
    /// both are as they should be and have nothing to do with each other, so are the pairs.
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
        assert_eq!(self.check(|real, whim| game.imagine(real, *seat, whim)), Ok(()));
        let same_luck = self.check(|real, whim| {
            let mut world = game.imagine(real, *seat, whim);
            *game.luck(&mut world) = *game.luck(&mut real.clone());
            world
        });
        assert!(matches!(same_luck, Err(Misfit::Missing(_))), "{same_luck:?}");
    }
}

/// The turn ends and the own discard pile is shuffled: which card is not drawn?
fn last_of_deck(game: &Deckbuilding, mut state: State, seat: Seat) -> String {
    game.advance(&mut state, seat, Choice::End);
    let View { players, .. } = game.view(&state, Viewer::Judge);
    let cards = players[seat.index()].deck.iter().flatten();
    cards.map(|card| card.card().id).collect()
}

/// The first attack there is rolls the die.
fn roll(game: &Duel, mut state: ::duel::State, seat: Seat) -> String {
    let mut options = Vec::new();
    game.legal(&state, seat, &mut options);
    let attack = options.into_iter().find(|choice| matches!(choice, ::duel::Choice::Attack { .. }));
    let mut log = Vec::new();
    game.apply(&mut state, seat, attack.expect("an attack"), &mut log);
    let rolled = log.iter().find(|event| matches!(event, ::duel::Event::Rolled(_)));
    format!("{:?}", rolled.expect("a die"))
}

#[test]
fn the_next_shuffle_of_an_imagined_world_is_its_own() {
    let cards = ["at-at", "death-trooper", "imperial-shuttle", "inquisitor", "stormtrooper"];
    let cards = cards.into_iter().chain(["tie-fighter"]);
    let fortune = Fortune {
        worlds: Worlds::of(Deckbuilding::new(), &galaxy::SHUFFLE),
        next: last_of_deck,
        chances: cards.map(|card| (card.to_owned(), 1)).collect(),
    };
    fortune.check_luck_of_imagined_worlds();
}

#[test]
fn the_next_die_of_an_imagined_world_is_its_own() {
    let faces = [("Rolled(0)", 2), ("Rolled(1)", 3), ("Rolled(2)", 1)];
    let fortune = Fortune {
        worlds: Worlds::of(Duel::new(), &duel::ATTACK),
        next: roll,
        chances: faces.map(|(face, count)| (face.to_owned(), count)).into(),
    };
    fortune.check_luck_of_imagined_worlds();
}

/// Compares what bots choose, seed by seed, in the real world and in those that differ most from
/// it though they look the same. Returns how many positions left something to choose.
fn choose_alike<G: Staged + Evaluator>(new: fn() -> G, positions: &[Position]) -> usize {
    let mut compared = 0;
    for position in positions {
        let worlds = Worlds::of(new(), position);
        let (game, seat) = (&worlds.game, worlds.seat);
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
    assert_eq!(choose_alike(Deckbuilding::new, galaxy::POSITIONS), 8);
}

#[test]
fn bots_of_the_duel_choose_the_same_in_worlds_that_look_the_same() {
    assert_eq!(choose_alike(Duel::new, duel::POSITIONS), 3);
}

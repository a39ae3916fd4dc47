//! Small positions in the notation of scenarios, and all states that are possible for a seat.
//!
//! The enumeration does not use the games' own imagination. It deals the face-down cards of a
//! position in every possible way, plays the same choices with every possible luck, and keeps the
//! states that the seat cannot tell from the real one: its view, its events and all questions were
//! the same after every choice. (Questions are public, but not their options.) All deals and all
//! luck are equally likely; a choice reveals only that it was possible.

use std::collections::BTreeMap;

use scenario::{Item, Owner, Property, Staged, Value};
use table::{Game, Luck, Seat, Seed, Viewer};

use crate::fit::Weights;

/// Stands for the cards that are in no zone a scenario can give.
const NOWHERE: &str = "nowhere";

/// A position, how it was reached, and the seat that imagines.
pub(crate) struct Position {
    pub(crate) title: &'static str,
    pub(crate) setup: &'static str,
    /// The seat that imagines.
    pub(crate) seat: &'static str,
    /// The zones known at first, to all seats or at least to this one.
    pub(crate) given: &'static [(&'static str, &'static str)],
    /// The zones the seat does not know at first, in groups whose cards could be dealt differently.
    pub(crate) hidden: &'static [&'static [(&'static str, &'static str)]],
    /// The number of possibilities of each random result on the way.
    pub(crate) luck: &'static [u8],
    /// The choices that are then made, with their seats.
    pub(crate) played: &'static [(&'static str, &'static str)],
    /// The number of possible states, counted by hand.
    pub(crate) worlds: usize,
}

/// The part of a state that the seat does not know: the contents of hidden zones, what the other
/// seat sees of them, and the options of the other seat.
pub(crate) type Secrets = Vec<String>;

/// All states that are possible for the seat.
pub(crate) struct Worlds<G: Staged> {
    pub(crate) game: G,
    pub(crate) seat: Seat,
    pub(crate) real: G::State,
    pub(crate) weights: Weights<Secrets>,
    /// One state for each of these.
    pub(crate) states: BTreeMap<Secrets, G::State>,
    hidden: Vec<(&'static Property<G>, Seat)>,
}

/// The view of a seat and its events after a choice, and the questions to all seats.
type Moment<G> = (<G as Game>::View, Vec<<G as Game>::Event>, Vec<Option<<G as Game>::Question>>);

/// The face-down cards, dealt in one of the possible ways.
type Deal = Vec<(&'static str, Vec<Item>)>;

impl<G: Staged> Worlds<G> {
    /// Enumerates the possible states of a position; the position as written is the real state.
    pub(crate) fn of(game: G, position: &Position) -> Self {
        let pools: Vec<Vec<Deal>> = position.hidden.iter().map(|pool| deals(pool)).collect();
        let written = position.hidden.iter().flat_map(|pool| pool.iter());
        let written: Deal = written.map(|&(place, cards)| (place, items(cards))).collect();
        let mut real = build(&game, position, &written);
        let seat = seat_named(&game, &real, position.seat);
        game.luck(&mut real).script(&vec![0; position.luck.len()]);
        let mut choices = Vec::new();
        let memory = play(&game, &mut real, seat, position, |state, nth| {
            let (who, words) = position.played[nth];
            let who = seat_named(&game, state, who);
            choices.push((who, game.read_choice(state, who, words).expect("a choice")));
            choices[nth]
        });
        let memory = memory.expect("what is played is allowed");
        let hidden = hidden_places(&game, &real, seat);
        let weights = BTreeMap::new();
        let states = BTreeMap::new();
        let mut worlds = Self { game, seat, real, weights, states, hidden };
        let results: Vec<Vec<u8>> = position.luck.iter().map(|&n| (0..n).collect()).collect();
        let lucks = product(&results);
        for deal in product(&pools) {
            let dealt = build(&worlds.game, position, &deal.concat());
            for luck in &lucks {
                let mut world = dealt.clone();
                worlds.game.luck(&mut world).script(luck);
                let seen = play(&worlds.game, &mut world, seat, position, |_, nth| choices[nth]);
                if seen.as_ref() == Some(&memory) {
                    worlds.add(world);
                }
            }
        }
        worlds
    }

    fn add(&mut self, world: G::State) {
        let secrets = self.secrets(&world);
        *self.weights.entry(secrets.clone()).or_default() += 1;
        self.states.insert(secrets, world);
    }

    /// The part of a state that the seat does not know.
    pub(crate) fn secrets(&self, world: &G::State) -> Secrets {
        let other = self.seat.other();
        let view = self.game.view(world, Viewer::Seat(other));
        let mut options = Vec::new();
        self.game.legal(world, other, &mut options);
        let options = options.into_iter().map(|choice| self.game.write_choice(world, choice));
        // The copy number of a card does not matter.
        let options = options.map(|words| words.split('#').next().unwrap_or_default().to_owned());
        let mut secrets = Vec::new();
        for &(property, owner) in &self.hidden {
            let there = (property.get)(&self.game, world, owner);
            let known = (property.see)(&self.game, &view, owner);
            let there = in_order(property.name, there);
            let known = in_order(property.name, known);
            secrets.push(format!("{owner:?} {}: {there}; known: {known}", property.name));
        }
        secrets.extend(options);
        secrets
    }

    /// Whether the state looks to the seat like the real one.
    pub(crate) fn looks_real(&self, world: &G::State) -> bool {
        let viewer = Viewer::Seat(self.seat);
        let census = |world| {
            let mut components = Vec::new();
            self.game.census(world, &mut components);
            components.sort_unstable();
            components
        };
        self.game.view(world, viewer) == self.game.view(&self.real, viewer)
            && self.game.status(world) == self.game.status(&self.real)
            && census(world) == census(&self.real)
    }

    /// The states that differ most from the real one, with luck of their own.
    pub(crate) fn most_different(&self, count: usize) -> Vec<G::State> {
        let real = self.secrets(&self.real);
        let alike = |secrets: &Secrets| real.iter().filter(|line| secrets.contains(line)).count();
        let mut others: Vec<_> =
            self.states.iter().filter(|(secrets, _)| **secrets != real).collect();
        others.sort_by_key(|(secrets, _)| alike(secrets));
        let fresh = |(nth, (_, state)): (u64, (_, &G::State))| {
            let mut state = state.clone();
            *self.game.luck(&mut state) = Luck::new(Seed::from_number(7_000_000 + nth));
            state
        };
        (0..).zip(others).take(count).map(fresh).collect()
    }
}

/// The position with this deal of its face-down cards, before any choice.
fn build<G: Staged>(game: &G, position: &Position, deal: &Deal) -> G::State {
    let setup = game.read_setup(position.setup).expect("a setup");
    let mut state = game.start(&setup, Luck::new(Seed::from_number(1))).expect("a setup");
    for (place, cards) in position.given {
        put(game, &mut state, place, &items(cards));
    }
    // All cards are removed first, so that the same copies are dealt in every order.
    deal.iter().for_each(|(place, _)| put(game, &mut state, place, &[]));
    deal.iter().for_each(|(place, cards)| put(game, &mut state, place, cards));
    game.settle(&mut state).expect("a possible position");
    state
}

fn put<G: Staged>(game: &G, state: &mut G::State, place: &str, items: &[Item]) {
    if place == NOWHERE {
        return;
    }
    let (owner, name) = place.split_once('.').unwrap_or(("", place));
    let seat = if owner.is_empty() { Seat::new(0) } else { seat_named(game, state, owner) };
    let property = game.properties().iter().find(|property| property.name == name);
    let set = property.and_then(|property| property.set).expect("a place that can be given");
    set(game, state, seat, items).unwrap_or_else(|why| panic!("{place}: {why}"));
}

fn seat_named<G: Staged>(game: &G, state: &G::State, name: &str) -> Seat {
    game.seat_named(state, name).expect("a seat")
}

fn items(words: &str) -> Vec<Item> {
    words.parse::<Value>().expect("items").0
}

/// Makes the choices and returns what the seat saw; `None` if a choice is not allowed.
fn play<G: Staged>(
    game: &G,
    state: &mut G::State,
    seat: Seat,
    position: &Position,
    mut choose: impl FnMut(&G::State, usize) -> (Seat, G::Choice),
) -> Option<Vec<Moment<G>>> {
    let viewer = Viewer::Seat(seat);
    let now = |state: &G::State, told: Vec<G::Event>| {
        let asked = game.seats(state).into_iter().map(|seat| game.question(state, seat));
        (game.view(state, viewer), told, asked.collect())
    };
    let mut memory = vec![now(state, Vec::new())];
    for nth in 0..position.played.len() {
        let (who, choice) = choose(state, nth);
        let mut log = Vec::new();
        game.attempt(state, who, choice, &mut log).ok()?;
        let told = log.iter().filter_map(|event| game.witness(event, viewer)).collect();
        memory.push(now(state, told));
    }
    let luck = game.luck(state);
    assert_eq!((luck.scripted_left(), luck.script_fault()), (0, None), "{}", position.title);
    Some(memory)
}

/// The zones with cards that the seat cannot see.
fn hidden_places<G: Staged>(
    game: &G,
    state: &G::State,
    seat: Seat,
) -> Vec<(&'static Property<G>, Seat)> {
    let view = game.view(state, Viewer::Seat(seat));
    let mut places = Vec::new();
    for property in game.properties() {
        let owners = match property.owner {
            Owner::Table => vec![Seat::new(0)],
            Owner::Seat => game.seats(state).into_iter().collect(),
        };
        let unseen = |&owner: &Seat| (property.see)(game, &view, owner).contains(&Item::unknown());
        places.extend(owners.into_iter().filter(unseen).map(|owner| (property, owner)));
    }
    places
}

/// Whether the order of the cards matters, as it does only in decks.
fn is_ordered(place: &str) -> bool {
    place.ends_with("deck") || place == "galaxy"
}

fn in_order(place: &str, mut items: Vec<Item>) -> Value {
    if !is_ordered(place) {
        items.sort();
    }
    Value(items)
}

/// All ways to redistribute the cards of these zones among them. Copies of a card count as
/// different cards; the order of the cards in a hand does not count.
fn deals(pool: &[(&'static str, &str)]) -> Vec<Deal> {
    let there: Vec<(&'static str, Vec<Item>)> =
        pool.iter().map(|&(place, cards)| (place, items(cards))).collect();
    let cards: Vec<&Item> = there.iter().flat_map(|(_, cards)| cards).collect();
    let mut hands: Vec<Vec<usize>> = vec![Vec::new()];
    for (place, held) in &there {
        for nth in 0..held.len() {
            let free = |dealt: &Vec<usize>, card: usize| {
                let in_turn = nth == 0 || is_ordered(place) || dealt.last() < Some(&card);
                in_turn && !dealt.contains(&card)
            };
            let longer = |dealt: Vec<usize>| -> Vec<Vec<usize>> {
                let next = (0..cards.len()).filter(|&card| free(&dealt, card));
                next.map(|card| [dealt.as_slice(), &[card]].concat()).collect()
            };
            hands = hands.into_iter().flat_map(longer).collect();
        }
    }
    let lay_out = |dealt: Vec<usize>| -> Deal {
        let mut dealt = dealt.into_iter().map(|card| cards[card].clone());
        there
            .iter()
            .map(|(place, held)| (*place, dealt.by_ref().take(held.len()).collect()))
            .collect()
    };
    hands.into_iter().map(lay_out).collect()
}

/// All combinations of one element of each list.
fn product<T: Clone>(choices: &[Vec<T>]) -> Vec<Vec<T>> {
    choices.iter().fold(vec![Vec::new()], |combinations, next| {
        let longer = |one: &Vec<T>| -> Vec<Vec<T>> {
            next.iter().map(|more| [one.as_slice(), std::slice::from_ref(more)].concat()).collect()
        };
        combinations.iter().flat_map(longer).collect()
    })
}

#[test]
fn deals_count_copies_but_not_the_order_of_a_hand() {
    assert_eq!(deals(&[("empire.hand", "a, b"), ("empire.deck", "b, c")]).len(), 12);
    assert_eq!(deals(&[("rebels.bases", "a, b"), (NOWHERE, "c, d, e")]).len(), 10);
    assert_eq!(deals(&[("galaxy", "nothing")]).len(), 1);
}

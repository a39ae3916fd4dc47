//! Compares previews with attacks that are carried out.

use script::Things as _;
use table::{Game as _, Luck, Seat, Seed, Silent, Status, Viewer};

use super::{Preview, preview, price};
use crate::decks::{Title, random_deck};
use crate::game::{Choice, Event, Setup, Unlimited};
use crate::rules::state::{Lasting, Lasts};
use crate::rules::{CardId, Phase, SEATS, State};
use crate::words::{Arena, Aspect, Kind, Price, Until};

const US: Seat = SEATS[0];
const THEM: Seat = SEATS[1];
/// A card number that no deck of 50 cards uses.
const SPARE: u8 = 100;

/// The table after the first hands, with no units in play.
fn table() -> (Unlimited, State) {
    let game = Unlimited::new();
    let luck = Luck::new(Seed::from_number(3));
    let mut state = game.start(&Setup::default(), luck).expect("the usual setup");
    let mut options = Vec::new();
    while state.phase != Phase::Action {
        let Status::Decide(seats) = game.status(&state) else { panic!("it has just begun") };
        let seat = seats.lowest().expect("somebody decides");
        game.legal(&state, seat, &mut options);
        game.apply(&mut state, seat, options[0], &mut Silent);
    }
    (game, state)
}

/// Puts a unit into play, given the id of its card.
fn put(state: &mut State, seat: Seat, id: &str) -> CardId {
    let taken = u8::try_from(state.units_of(seat).count()).expect("few units");
    let card = CardId::of_deck(seat, SPARE + taken);
    let title = Title::of_id(id).expect(id);
    state.titles[card.index()] = title;
    state.add_unit(seat, card);
    if title.card().arena == Arena::Space {
        state.space.insert(card.thing());
    }
    card
}

fn seen(game: &Unlimited, state: &State, attacker: CardId, target: CardId) -> Preview {
    preview(&game.view(state, Viewer::Seat(US)), attacker, target).expect("both are in play")
}

#[test]
fn both_units_take_damage_and_are_defeated_without_hit_points() {
    let (game, mut state) = table();
    let marine = put(&mut state, US, "battlefield-marine");
    let trooper = put(&mut state, THEM, "death-star-stormtrooper");
    let wanted =
        Preview { to_target: 3, to_attacker: 3, defeated: [true, true], ..Preview::default() };
    assert_eq!(seen(&game, &state, marine, trooper), wanted);
    let base = seen(&game, &state, marine, CardId::base(THEM));
    let hp = game.view(&state, Viewer::Seat(US)).side(THEM).base.hp;
    assert_eq!(base, Preview { to_target: 3, base_left: Some(hp - 3), ..Preview::default() });
}

#[test]
fn a_shield_takes_a_blow_and_saboteur_takes_all_shields() {
    let (game, mut state) = table();
    let marine = put(&mut state, US, "battlefield-marine");
    let jawa = put(&mut state, US, "jawa-scavenger");
    let guard = put(&mut state, THEM, "cell-block-guard");
    state.shields[guard.index()] = 2;
    state.shields[marine.index()] = 1;
    let shielded = seen(&game, &state, marine, guard);
    assert_eq!((shielded.to_target, shielded.to_attacker, shielded.shields_used), (0, 0, [1, 1]));
    assert_eq!(shielded.defeated, [false, false]);
    let sabotaged = seen(&game, &state, jawa, guard);
    assert_eq!((sabotaged.to_target, sabotaged.shields_used), (2, [0, 2]));
}

#[test]
fn overwhelm_carries_the_excess_to_the_base_and_a_shield_stops_it() {
    let (game, mut state) = table();
    let wampa = put(&mut state, US, "wampa");
    let trooper = put(&mut state, THEM, "death-star-stormtrooper");
    state.damage[CardId::base(THEM).index()] = 10;
    let view = game.view(&state, Viewer::Seat(US));
    let (power, left) = (view.unit(wampa).expect("a unit").1.power, view.side(THEM).base.hp - 10);
    let hit = seen(&game, &state, wampa, trooper);
    assert_eq!((hit.excess_to_base, hit.base_left), (power - 1, Some(left - (power - 1))));
    state.shields[trooper.index()] = 1;
    let stopped = seen(&game, &state, wampa, trooper);
    assert_eq!((stopped.excess_to_base, stopped.base_left), (0, None));
}

#[test]
fn raid_counts_only_for_the_attacker_and_makes_up_for_less_power_first() {
    let (game, mut state) = table();
    let braggart = put(&mut state, US, "cantina-braggart");
    let base = CardId::base(THEM);
    assert_eq!(seen(&game, &state, braggart, base).to_target, 2);
    let by = state.title(braggart);
    let less = Lasting::new(braggart, Lasts::LessPower, 1, Until::PhaseEnds, by);
    state.lasting.push(less);
    assert_eq!(seen(&game, &state, braggart, base).to_target, 1);
}

#[test]
fn a_first_strike_can_prevent_damage_and_grit_counts_the_first_hit() {
    let (game, mut state) = table();
    let marine = put(&mut state, US, "battlefield-marine");
    let trooper = put(&mut state, THEM, "death-star-stormtrooper");
    let tank = put(&mut state, THEM, "occupier-siege-tank");
    let by = state.title(marine);
    let first = Lasting::new(marine, Lasts::StrikesFirst, 0, Until::PhaseEnds, by);
    state.lasting.push(first);
    let spared = seen(&game, &state, marine, trooper);
    assert_eq!(
        (spared.to_attacker, spared.defeated, spared.strikes_first),
        (0, [false, true], true)
    );
    let view = game.view(&state, Viewer::Seat(US));
    let power = view.unit(tank).expect("a unit").1.power;
    assert_eq!(seen(&game, &state, marine, tank).to_attacker, power + 3);
}

#[test]
fn restore_heals_at_most_the_damage() {
    let (game, mut state) = table();
    let ship = put(&mut state, US, "restored-arc-170");
    let base = CardId::base(THEM);
    assert_eq!(seen(&game, &state, ship, base).healed, 0);
    state.damage[CardId::base(US).index()] = 5;
    assert_eq!(seen(&game, &state, ship, base).healed, 1);
}

/// The result of an attack according to the log, up to the first ability.
fn carried_out(events: &[Event], attacker: CardId, target: CardId) -> Preview {
    let mut told = Preview::default();
    let base = CardId::base(attacker.owner());
    for event in events.iter().skip(1).take_while(|event| !matches!(event, Event::Triggered(..))) {
        match event {
            Event::Damaged(piece, n) if piece.card == attacker => told.to_attacker += n,
            Event::Damaged(piece, n) if piece.card == target => told.to_target += n,
            Event::Damaged(piece, n) if piece.card.is_base() => told.excess_to_base += n,
            Event::ShieldUsed(piece, _) if piece.card == attacker => told.shields_used[0] += 1,
            Event::ShieldUsed(piece, _) if piece.card == target => told.shields_used[1] += 1,
            Event::Defeated(piece) if piece.card == attacker => told.defeated[0] = true,
            Event::Defeated(piece) if piece.card == target => told.defeated[1] = true,
            // Once the match is over, no defeat is logged.
            Event::Over(_) => told.defeated[1] = true,
            Event::Healed(piece, n) if piece.card == base => told.healed += n,
            _ => {}
        }
    }
    told
}

/// The fields that a log contains; the others are left out of the comparison.
fn comparable(preview: Preview, sabotaged: bool) -> Preview {
    let [own, theirs] = preview.shields_used;
    Preview {
        base_left: None,
        strikes_first: false,
        shields_used: if sabotaged { [own, 0] } else { [own, theirs] },
        ..preview
    }
}

#[test]
fn attacks_of_random_games_match_their_previews() {
    let game = Unlimited::new();
    let (mut compared, mut unsure, mut priced) = (0, 0, 0);
    for number in 0..60 {
        let mut luck = Luck::new(Seed::from_number(number));
        let decks = [random_deck(&mut luck), random_deck(&mut luck)];
        let setup = Setup { decks, ..Setup::default() };
        let mut state = game.start(&setup, luck.fork()).expect("legal decks");
        let mut options = Vec::new();
        while let Status::Decide(seats) = game.status(&state) {
            let seat = seats.lowest().expect("somebody decides");
            game.legal(&state, seat, &mut options);
            let view = game.view(&state, Viewer::Seat(seat));
            priced += check_prices(&game, &state, seat);
            for &choice in &options {
                let Choice::Attack(unit, target) = choice else { continue };
                let foretold = preview(&view, unit, target).expect("both are in play");
                if foretold.may_change {
                    unsure += 1;
                    continue;
                }
                let mut events = Vec::new();
                game.apply(&mut state.clone(), seat, choice, &mut events);
                let sabotaged = events.iter().any(|event| matches!(event, Event::Sabotaged(_)));
                let told = carried_out(&events, unit, target);
                assert_eq!(comparable(foretold, sabotaged), told, "game {number}: {events:?}");
                compared += 1;
            }
            let count = u32::try_from(options.len()).expect("few options");
            let choice = options[luck.below(count) as usize];
            game.apply(&mut state, seat, choice, &mut Silent);
        }
    }
    assert!(compared > 1_000 && unsure > 100, "{compared} compared, {unsure} unsure");
    assert!(priced > 100, "{priced} prices were changed by cards");
}

/// Compares the price of every card in hand with the cost by the rules. Returns how many prices
/// were changed by something other than aspects.
fn check_prices(game: &Unlimited, state: &State, seat: Seat) -> usize {
    let view = game.view(state, Viewer::Seat(seat));
    let look = game.look(state);
    let mut changed = 0;
    for piece in view.side(seat).hand.iter().flatten() {
        let reckoned = price(&view, seat, piece.title);
        let asked = look.cost(piece.card, seat, Price::Usual, None);
        assert_eq!(reckoned.total(), asked, "{}: {reckoned:?}", piece.title.card().id);
        assert_eq!(reckoned.penalty, look.penalty(piece.card, seat));
        assert_eq!(usize::from(reckoned.penalty), 2 * reckoned.missing.len());
        changed += usize::from(reckoned.more + reckoned.less > 0);
    }
    changed
}

#[test]
fn a_price_tells_what_is_missing() {
    let (game, state) = table();
    let view = game.view(&state, Viewer::Seat(US));
    let id = |id| Title::of_id(id).expect("a card");
    let fits = price(&view, US, id("battlefield-marine"));
    assert_eq!((fits.printed, fits.missing.as_slice()), (2, &[Aspect::Command][..]));
    assert_eq!(fits.total(), 4);
    let both = price(&view, US, id("death-star-stormtrooper"));
    assert_eq!(both.missing, [Aspect::Aggression, Aspect::Villainy]);
    assert_eq!(both.total(), id("death-star-stormtrooper").card().cost + 4);
    assert_eq!(id("death-star-stormtrooper").card().kind, Kind::Unit);
}

//! Higher levels win. A few games are enough to see that nothing is broken; the laboratory measures
//! how much better they are.

use std::time::Duration;

use bots::{Bot, Budget, Level, Search, Sight};
use deckbuilding::{Choice, Deckbuilding};
use table::{Game, Luck, Seat, Seed, Status};

fn winner(game: &Deckbuilding, levels: [Level; 2], seed: u64) -> Option<Seat> {
    let setup = &Deckbuilding::setups()[0];
    let mut state = game.start(setup, Luck::new(Seed::from_number(seed))).expect("a setup");
    let mut players = levels.map(|level| level.bot::<Deckbuilding>(Seed::from_number(seed)));
    loop {
        match game.status(&state) {
            Status::Over(outcome) => return outcome.winners().lowest(),
            Status::Decide(deciders) => {
                let seat = deciders.lowest().expect("a seat decides");
                let choice =
                    players[seat.index()].choose(&Sight::new(game, &state, seat, &mut Vec::new()));
                game.advance(&mut state, seat, choice.expect("a choice"));
            }
        }
    }
}

/// Wins of the first level over pairs of games with the seats swapped.
fn wins(one: Level, other: Level, pairs: u64) -> usize {
    let game = Deckbuilding::new();
    let won = |seed: u64| {
        let first = winner(&game, [one, other], seed) == Some(Seat::new(0));
        let second = winner(&game, [other, one], seed) == Some(Seat::new(1));
        usize::from(first) + usize::from(second)
    };
    (0..pairs).map(won).sum()
}

#[test]
fn every_level_beats_random() {
    assert!(wins(Level::Greedy, Level::Random, 20) >= 38);
    assert!(wins(Level::Priorities, Level::Random, 20) >= 38);
}

#[test]
fn search_beats_greedy_and_the_rules_of_thumb() {
    assert!(wins(Level::Search(Budget::Iterations(150)), Level::Greedy, 6) >= 8);
    assert!(wins(Level::Search(Budget::Iterations(150)), Level::Priorities, 6) >= 8);
}

#[test]
fn the_rules_of_thumb_say_which_game_has_some() {
    let game = duel::Duel::new();
    let state = game.start(&duel::Duel::setups()[0], Luck::new(Seed::from_number(1)));
    let state = state.expect("a setup");
    let Status::Decide(seats) = game.status(&state) else { panic!("it has just begun") };
    let seat = seats.lowest().expect("a seat decides");
    let mut options = Vec::new();
    let sight = Sight::new(&game, &state, seat, &mut options);
    let fault = Level::Priorities.bot::<duel::Duel>(Seed::from_number(1)).choose(&sight);
    let fault = fault.expect_err("no rules of thumb");
    assert!(fault.0.en.contains("deckbuilding") && fault.0.es.contains("deckbuilding"));
}

#[test]
fn a_search_keeps_its_budget_and_counts_visits() {
    let game = Deckbuilding::new();
    let setup = &Deckbuilding::setups()[0];
    let mut state = game.start(setup, Luck::new(Seed::from_number(1))).expect("a setup");
    let seat = Seat::new(0);
    // The hand is played without a thought.
    while let [only] = Sight::new(&game, &state, seat, &mut Vec::new()).sensible_options()[..] {
        game.advance(&mut state, seat, only);
    }
    let budgets = [Budget::Iterations(300), Budget::Time(Duration::from_millis(30))];
    for budget in budgets {
        let mut search = Search::<Deckbuilding>::new(Seed::from_number(1), budget);
        let sight = &mut Vec::new();
        let sight = Sight::new(&game, &state, seat, sight);
        search.choose(&sight).expect("a choice");
        assert!(search.iterations() > 0);
        if let Budget::Iterations(most) = budget {
            assert!(search.iterations() <= most);
        }
        // The visits of lines taken over are made up by the weight of the others, apart from
        // chance.
        let visits: u32 = search.thoughts().iter().map(|thought| thought.visits).sum();
        assert!(visits.abs_diff(search.iterations()) < 60, "{visits} {}", search.iterations());
        let sorted = search.thoughts().is_sorted_by(|one, next| one.visits >= next.visits);
        assert!(sorted && search.thoughts().len() == sight.sensible_options().len());
    }
}

#[test]
fn a_search_does_not_think_about_a_single_option() {
    let game = Deckbuilding::new();
    let setup = &Deckbuilding::setups()[0];
    let mut state = game.start(setup, Luck::new(Seed::from_number(1))).expect("a setup");
    // After playing the whole hand and assigning all attacks, only the end of the turn is left.
    let mut options = Vec::new();
    let seat = Seat::new(0);
    loop {
        game.legal(&state, seat, &mut options);
        let not_an_end = options.iter().find(|option| **option != Choice::End);
        let Some(&choice) = not_an_end else { break };
        game.advance(&mut state, seat, choice);
    }
    let mut search = Search::<Deckbuilding>::new(Seed::from_number(1), Budget::Iterations(50));
    let choice = search.choose(&Sight::new(&game, &state, seat, &mut options));
    assert_eq!((choice, search.iterations()), (Ok(Choice::End), 0));
}

#[test]
fn levels_are_read_and_written() {
    for word in ["random", "priorities", "greedy", "search:200ms", "search:500"] {
        assert_eq!(word.parse::<Level>().map(|level| level.to_string()), Ok(word.to_owned()));
    }
    assert_eq!("easy".parse(), Ok(Level::Greedy));
    assert_eq!("hard".parse(), Ok(Level::HARD));
    for word in ["", "best", "search", "search:", "search:-1", "search:2s"] {
        assert!(word.parse::<Level>().is_err(), "{word}");
    }
}

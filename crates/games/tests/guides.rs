//! The guided first games, played to their end, and files that are not guides.

use games::{Actor, AnyGame, AnyMatch, Ending, Guide, Place, guide};
use prose::Lang;
use table::{Seat, Seats};

/// The longest explanation, and the longest of a step with what the opponent did just before, that fit on a
/// phone above the board.
const LONGEST: usize = 230;
const LONGEST_PAIR: usize = 290;
/// About five minutes.
const MOST_CLICKS: usize = 60;

fn guided() -> Vec<(&'static dyn AnyGame, &'static Guide)> {
    games::all().into_iter().filter_map(|game| Some((game, guide(game)?))).collect()
}

/// The match of a guide as the learner finds it.
fn begun(game: &dyn AnyGame, guide: &Guide) -> Box<dyn AnyMatch> {
    let mut played = game.start(&guide.setup, guide.seed).expect("the setup is possible");
    for (seat, words) in guide.opening(&*played) {
        played.choose(seat, &words).unwrap_or_else(|why| panic!("{words}: {why:?}"));
    }
    assert_eq!(played.ply(), guide.before.len());
    played
}

/// The seat that must choose by the guide.
fn chooser(guide: &Guide, played: &dyn AnyMatch, actor: Actor) -> Seat {
    let learner = guide.learner(played).expect("a seat of the game");
    match actor {
        Actor::Learner => learner,
        Actor::Opponent => played.deciders().without(learner).lowest().expect("an opponent"),
    }
}

#[test]
fn every_offered_game_has_a_guide() {
    for game in games::all() {
        assert_eq!(guide(game).is_some(), game.offered(), "{}", game.name());
    }
}

/// Plays every step, in a learner's step once the first and once the last of the choices that are left.
#[test]
fn every_guide_can_be_played_to_its_end_in_any_order() {
    for (game, guide) in guided() {
        for from_the_end in [false, true] {
            let mut played = begun(game, guide);
            while let Some(Place { step, made, .. }) = guide.place(played.ply()) {
                let seat = chooser(guide, &*played, step.actor);
                let mut expected = guide.expected(&*played, seat);
                let at = format!("{} at {}: {:?} ({made} made)", game.name(), played.ply(), step);
                let others = played.deciders().minus(Seats::only(seat));
                for other in others {
                    assert_eq!(guide.expected(&*played, other), [""; 0], "{at}");
                }
                let words = if from_the_end { expected.pop() } else { expected.first().cloned() };
                let words = words.unwrap_or_else(|| panic!("nothing to choose for {at}"));
                played.choose(seat, &words).unwrap_or_else(|why| panic!("{at}: {why:?}"));
            }
            assert_eq!(played.ply(), guide.length());
            assert!(guide.is_followed_by(&*played));
            let learner = guide.learner(&*played).expect("a seat");
            let won = played.outcome().map(|(outcome, _)| outcome.winners().contains(learner));
            let expected = match guide.ending {
                Ending::Won => Some(true),
                Ending::GoesOn => None,
            };
            assert_eq!(won, expected, "{}", game.name());
        }
    }
}

#[test]
fn the_steps_are_short_and_said_in_both_languages() {
    for (game, guide) in guided() {
        let texts = guide.steps.iter().map(|step| &step.text).chain([&guide.closing]);
        for text in texts {
            assert_eq!(text.is_complete(), Ok(()), "{text:?}");
            assert_ne!(text.en, text.es);
            for lang in [Lang::En, Lang::Es] {
                let said = text.get(lang);
                assert!(said.chars().count() <= LONGEST, "{}: {said}", game.name());
                assert!(said.ends_with(['.', '!']), "{said}");
            }
        }
        for pair in guide.steps.windows(2).filter(|pair| pair[0].actor == Actor::Opponent) {
            for lang in [Lang::En, Lang::Es] {
                let [told, text] = [&pair[0], &pair[1]].map(|step| step.text.get(lang));
                let long = told.chars().count() + text.chars().count();
                assert!(long <= LONGEST_PAIR, "{long}: {told} {text}");
            }
        }
        let learners = guide.steps.iter().filter(|step| step.actor == Actor::Learner);
        let clicks: usize = learners.map(|step| step.answers.len()).sum();
        assert!((25..=MOST_CLICKS).contains(&clicks), "{}: {clicks} clicks", game.name());
    }
}

#[test]
fn a_match_that_leaves_the_guide_is_noticed() {
    for (game, guide) in guided() {
        let mut played = begun(game, guide);
        let seat = guide.learner(&*played).expect("a seat");
        let expected = guide.expected(&*played, seat);
        let other = played.offers(seat).into_iter().find(|offer| !expected.contains(&offer.words));
        let other = other.expect("another option");
        assert!(guide.is_followed_by(&*played));
        played.choose(seat, &other.words).expect("an option can be chosen");
        assert!(!guide.is_followed_by(&*played), "{}", game.name());
    }
}

#[test]
fn the_last_explanation_of_the_opponent_stands_beside_the_next_step() {
    for (_, guide) in guided() {
        let mut told = None;
        let mut ply = guide.before.len();
        for step in &guide.steps {
            let place = guide.place(ply).expect("a step");
            assert_eq!((place.step, place.made, place.told), (step, 0, told));
            assert!((1..=place.of).contains(&place.number));
            told = (step.actor == Actor::Opponent).then_some(&step.text);
            ply += step.answers.len();
        }
        assert_eq!(guide.place(ply), None);
    }
}

/// A small guide, without these words.
fn small(without: &str) -> String {
    "setup:\nseed: 1\nseat: red\nbefore\n  red: stance bold\nyou\n  pass\n  en: Pass.\n  es: Pasa.\nend: won\n  en: Done.\n  es: Listo.\n"
        .replace(without, "")
}

#[test]
fn faults_name_the_line_and_what_is_expected_there() {
    assert!(Guide::read(&small("#")).is_ok());
    for (text, line, expected) in [
        (String::new(), 1, "`setup: …`"),
        ("  play x\n".to_owned(), 1, "`setup: …` before any indented line"),
        (small("seed: 1\n"), 2, "`seed: …`"),
        (small("1"), 2, "`seed: NUMBER`"),
        (small("seat: red\n"), 3, "`seat: …`"),
        (small("red: stance"), 5, "`SEAT: CHOICE`"),
        (small("  pass\n"), 6, "a choice below the step"),
        (small("  es: Pasa.\n"), 7, "`en: …`"),
        (small("Pass."), 8, "`en: …`"),
        (small("you\n  pass\n  en: Pass.\n  es: Pasa.\n"), 6, "`you` with a step before the end"),
        (small("end: won\n  en: Done.\n  es: Listo.\n"), 10, "`end: won` or `end: goes on`"),
        (small("won"), 10, "`you`, `foe`, `end: won` or `end: goes on`"),
        (small("  en: Done.\n  es: Listo.\n"), 10, "`en: …` and `es: …` at the end of the block"),
        (small("seat: red\n").replace("seed: 1", "seed: 1\n  x"), 3, "a line that is not indented"),
    ] {
        let fault = Guide::read(&text).expect_err(&text);
        assert_eq!((fault.line, fault.expected.as_str()), (line, expected), "{text}");
        assert_eq!(fault.to_string(), format!("line {line}: expected {expected}"));
    }
}

//! The analysis of finished matches: blunders are found, forced choices are not judged, and nothing
//! depends on hidden cards or on the clock.

use std::time::Duration;

use bots::{Analysis, AnalysisPlan, Evaluator, Extent, Level, Sight, analyse};
use deckbuilding::Deckbuilding;
use duel::Duel;
use table::{Described, Game, Luck, Match, Move, Notation, Outcome, Seat, Seats, Seed, Status};
use unlimited::Unlimited;

/// A small analysis.
const SHORT: AnalysisPlan =
    AnalysisPlan { lines: 80_000, time: Duration::from_secs(600), seed: 3, seat: None };

/// A match that is over.
struct Finished<'g, G: Game> {
    played: Match<'g, G>,
    outcome: Outcome,
}

impl<G: Evaluator + Described + Notation> Finished<'_, G> {
    fn analysis(&self, plan: &AnalysisPlan) -> Analysis {
        let start = self.played.at(0);
        let moves = self.played.moves();
        analyse(self.played.game(), &start, moves, self.outcome, plan, &mut |_| {})
    }
}

/// Plays a match to its end; `choose` may replace the choices of a bot.
fn play<'g, G: Evaluator + Notation>(
    game: &'g G,
    seed: u64,
    mut choose: impl FnMut(&Match<'g, G>, Seat) -> Option<G::Choice>,
) -> Finished<'g, G> {
    let setup = game.read_setup("").expect("the usual setup");
    let mut played = Match::start(game, setup, Seed::from_number(seed)).expect("a match");
    let mut bot = G::bot(Level::Greedy, Seed::from_number(seed));
    loop {
        let deciders = match played.status() {
            Status::Over(outcome) => return Finished { played, outcome },
            Status::Decide(deciders) => deciders,
        };
        let seat = deciders.lowest().expect("a seat");
        let choice = choose(&played, seat).unwrap_or_else(|| {
            bot.choose(&Sight::new(game, played.state(), seat, &mut Vec::new())).expect("a choice")
        });
        played.play(seat, choice).expect("a legal choice");
    }
}

/// The worst option of a seat that can win at once, if it is worth at most this and leaves the next
/// choice to another seat.
fn declined_win<G: Evaluator>(played: &Match<'_, G>, seat: Seat, most: f32) -> Option<G::Choice> {
    let game = played.game();
    let mut options = Vec::new();
    game.legal(played.state(), seat, &mut options);
    let judged = options.into_iter().map(|choice| {
        let mut after = played.state().clone();
        game.advance(&mut after, seat, choice);
        (choice, game.status(&after), game.value(&after, seat))
    });
    let judged: Vec<_> = judged.collect();
    let won = Status::Over(Outcome::Won(Seats::only(seat)));
    judged.iter().find(|(_, status, _)| *status == won)?;
    let passing = judged.iter().filter(|(_, status, _)| match status {
        Status::Over(_) => false,
        Status::Decide(deciders) => !deciders.contains(seat),
    });
    let worst = passing.min_by(|one, other| one.2.total_cmp(&other.2))?;
    (worst.2 <= most).then_some(worst.0)
}

/// Finds a match in which a win was declined with a choice after which the seat has at most this
/// value, and checks that the analysis says so.
fn check_declined_win<G: Evaluator + Described + Notation>(game: &G, most: f32) {
    let (finished, ply) = (1..200)
        .find_map(|seed| {
            let mut declined = None;
            let finished = play(game, seed, |played, seat| {
                let worst = declined_win(played, seat, most).filter(|_| declined.is_none())?;
                declined = Some(played.moves().len());
                Some(worst)
            });
            Some((finished, declined?))
        })
        .expect("a match with a declined win");
    let analysis = finished.analysis(&SHORT);
    let judged = analysis.at(ply).expect("a decision");
    assert!(judged.value > 0.8 && judged.loss > 0.1, "{judged:?}");
    assert_ne!(judged.best, judged.played);
    assert!(analysis.turning_points.contains(&ply), "{ply}: {:?}", analysis.turning_points);
    assert!(analysis.turning_points.len() <= 3 && analysis.turning_points.is_sorted());
    assert_eq!(analysis.extent, Extent::Whole);
    assert_eq!(analysis, finished.analysis(&SHORT), "the same plan gives the same result");
}

#[test]
fn a_declined_win_turns_a_duel() {
    check_declined_win(&Duel::new(), 0.6);
}

#[test]
fn a_declined_win_turns_the_deckbuilding_game() {
    check_declined_win(&Deckbuilding::new(), 0.75);
}

#[test]
fn a_declined_win_turns_a_game_of_unlimited() {
    check_declined_win(&Unlimited::new(), 0.5);
}

#[test]
fn forced_choices_are_not_judged() {
    let game = Duel::new();
    let Finished { played, outcome } = play(&game, 4, |_, _| None);
    let mut options = Vec::new();
    let mut forced = Vec::new();
    for (ply, made) in played.moves().iter().enumerate() {
        game.legal(&played.at(ply), made.seat, &mut options);
        if options.len() == 1 {
            forced.push(ply);
        }
    }
    assert!(!forced.is_empty() && forced.len() < played.moves().len());
    let whole = Finished { played: played.clone(), outcome }.analysis(&SHORT);
    assert_eq!(whole.moves.len(), played.moves().len() - forced.len());
    assert!(forced.iter().all(|ply| whole.at(*ply).is_none()));
    // A record of nothing but forced choices has no turning point and a course that only ends.
    for ply in forced {
        let only: &[Move<_>] = &played.moves()[ply..=ply];
        let analysis = analyse(&game, &played.at(ply), only, outcome, &SHORT, &mut |_| {});
        assert!(analysis.moves.is_empty() && analysis.turning_points.is_empty());
        let winner = outcome.winners().lowest().expect("a winner");
        assert_eq!(analysis.course(winner), [(1, 1.0)]);
    }
}

#[test]
fn a_course_has_the_own_decisions_and_the_end() {
    let game = Duel::new();
    let finished = play(&game, 4, |_, _| None);
    let mut parts = Vec::new();
    let start = finished.played.at(0);
    let moves = finished.played.moves();
    let mut note = |part| parts.push(part);
    let analysis = analyse(&game, &start, moves, finished.outcome, &SHORT, &mut note);
    assert!(parts.is_sorted() && parts.iter().all(|part| (0.0..=1.0).contains(part)), "{parts:?}");
    for seat in Seats::first(2) {
        let only = finished.analysis(&AnalysisPlan { seat: Some(seat), ..SHORT });
        assert!(!only.moves.is_empty() && only.moves.iter().all(|judged| judged.seat == seat));
        let course = analysis.course(seat);
        let own = analysis.moves.iter().filter(|judged| judged.seat == seat).count();
        assert_eq!(course.len(), own + 1);
        assert!(course.is_sorted_by(|one, next| one.0 < next.0));
        assert!(course.iter().all(|(_, value)| (0.0..=1.0).contains(value)), "{course:?}");
        let won = finished.outcome.winners().contains(seat);
        assert_eq!(course.last(), Some(&(moves.len(), f32::from(u8::from(won)))));
    }
}

#[test]
fn the_time_limit_leaves_out_the_rest() {
    let game = Duel::new();
    let finished = play(&game, 4, |_, _| None);
    let analysis = finished.analysis(&AnalysisPlan { time: Duration::ZERO, ..SHORT });
    assert_eq!((analysis.extent, analysis.moves.len()), (Extent::CutShort, 0));
    let few = finished.analysis(&AnalysisPlan { lines: 200, ..SHORT });
    assert_eq!(few.extent, Extent::Sampled);
    assert!(!few.moves.is_empty() && few.moves.iter().all(|judged| judged.loss >= 0.0));
}

/// The judgement of a decision is the same in every state that the seat cannot tell apart.
fn check_fairness<G: Evaluator + Notation>(game: &G) {
    let mut luck = Luck::new(Seed::from_number(8));
    let played = play(game, 2, |_, _| None).played;
    for ply in (0..played.moves().len()).step_by(7) {
        let seat = played.moves()[ply].seat;
        let real = played.at(ply);
        let imagined = game.imagine(&real, seat, &mut luck);
        let judged = [&real, &imagined].map(|state| {
            let mut options = Vec::new();
            let sight = Sight::new(game, state, seat, &mut options);
            let choice = sight.options()[0];
            let judge = || G::judge(Seed::from_number(5));
            (judge().weigh(&sight, 40), judge().value_of(&sight, choice, 40))
        });
        assert_eq!(judged[0], judged[1], "ply {ply}");
    }
}

#[test]
fn judgements_do_not_depend_on_hidden_cards() {
    check_fairness(&Duel::new());
    check_fairness(&Deckbuilding::new());
    check_fairness(&Unlimited::new());
}

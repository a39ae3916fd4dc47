//! Every game as it is played by people and programs that do not know its types.

use bots::Level;
use games::{AnyMatch, Choosing};
use prose::{Lang, Text};
use table::{Luck, NoUndo, Seat, Seats, Seed, Since, Viewer};
use ui::board::{THEN, Weight};

/// Everything that is said at every moment of a match between bots.
fn said(setup: &str, name: &str) -> Vec<Text> {
    let game = games::named(name).expect("a game");
    let mut played = game.start(setup, Seed::from_number(8)).expect("a setup");
    let mut said = Vec::new();
    while let Some(seat) = played.deciders().lowest() {
        said.extend(played.describe(Viewer::Seat(seat)));
        said.extend(played.describe(Viewer::Watcher));
        said.extend(played.offers(seat).into_iter().map(|offer| offer.heading));
        said.push(played.say_seat(seat));
        played.choose_as_bot(seat, &Level::Random.into()).expect("a choice");
    }
    said
}

#[test]
fn the_table_is_described_in_both_languages_at_every_moment() {
    for (setup, game) in [("", "duel"), ("", "deckbuilding"), ("mode=secret", "deckbuilding")] {
        for text in said(setup, game) {
            assert_eq!(text.is_complete(), Ok(()), "{game}");
        }
    }
}

#[test]
fn offers_alike_stand_together_and_every_offer_can_be_taken() {
    for game in games::all() {
        let mut played = game.start("", Seed::from_number(2)).unwrap();
        while let Some(seat) = played.deciders().lowest() {
            let offers = played.offers(seat);
            let groups = offers.chunk_by(|one, next| one.heading == next.heading);
            let mut headings: Vec<&str> =
                groups.map(|group| group[0].heading.en.as_str()).collect();
            let count = headings.len();
            headings.sort_unstable();
            headings.dedup();
            assert_eq!(headings.len(), count, "{offers:?}");
            let last = &offers[offers.len() - 1];
            assert!(played.choose(seat, &last.words).is_ok(), "{last:?}");
            if played.ply() == 300 {
                break;
            }
        }
    }
}

#[test]
fn who_chose_since_and_what_was_revealed_decides_about_taking_back() {
    let [red, blue] = [0, 1].map(Seat::new);
    let mut played = games::duel().start("", Seed::from_number(7)).unwrap();
    assert_eq!(played.undo_target(red), Err(NoUndo::NothingChosen));
    played.choose(red, "stance bold").unwrap();
    assert_eq!(played.undo_target(red), Ok(0));
    assert_eq!(played.since(0), Since { choosers: Seats::of(&[0]), revealed: false });
    played.choose(blue, "stance wary").unwrap();
    assert_eq!(played.undo_target(red), Err(NoUndo::OthersChose));
    assert_eq!(played.undo_target(blue), Err(NoUndo::Revealed));
    assert_eq!(played.since(1), Since { choosers: Seats::of(&[1]), revealed: true });
    assert_eq!(played.since(0), Since { choosers: Seats::of(&[0, 1]), revealed: true });
    assert_eq!(played.since(2), Since { choosers: Seats::NONE, revealed: false });
}

/// The log that is kept at hand, and the same lines told from the record.
#[test]
fn the_story_of_all_choices_ends_with_the_log_also_after_choices_were_taken_back() {
    for game in games::all() {
        let mut played = game.start("", Seed::from_number(5)).unwrap();
        while let Some(seat) = played.deciders().lowest().filter(|_| played.ply() < 100) {
            played.choose_as_bot(seat, &Level::Random.into()).unwrap();
        }
        let last = played.ply();
        for ply in [last, last / 2, 3] {
            played.rewind(ply);
            for viewer in [Viewer::Judge, Viewer::Watcher] {
                let story = played.log_of(0..ply, viewer);
                assert!(story.ends_with(&played.log(viewer, 0)), "{} at {ply}", game.name());
            }
            assert_eq!(played.next_line(), played.log_of(0..ply, Viewer::Judge).len() as u64);
            let whole = played.log_of(0..ply, Viewer::Judge);
            let one: Vec<_> =
                (0..ply).flat_map(|at| played.log_of(at..at + 1, Viewer::Judge)).collect();
            let texts = |lines: &[ui::table_page::LogLine]| {
                lines.iter().map(|line| (line.ply, line.text.clone())).collect::<Vec<_>>()
            };
            assert_eq!(texts(&whole), texts(&one));
        }
    }
}

/// The choices in a row that the cards of a seat's board offer with one click.
fn offered_at_once(played: &dyn AnyMatch, seat: Seat) -> Vec<Vec<String>> {
    let drawn = played.draw(Viewer::Seat(seat), Lang::En, Choosing::Open);
    let html: String = drawn.board.iter().map(|region| region.html.0.as_str()).collect();
    let batches = html.split("data-batch=\"").skip(1).filter_map(|rest| rest.split('"').next());
    batches.map(|batch| batch.split(THEN).map(str::to_owned).collect()).collect()
}

#[test]
fn a_click_on_a_target_means_yes_and_both_choices_are_possible() {
    let mut clicked = 0;
    for seed in 0..6 {
        let mut played = games::unlimited().start("", Seed::from_number(seed)).unwrap();
        while let Some(seat) = played.deciders().lowest() {
            for batch in offered_at_once(&*played, seat) {
                assert_eq!(batch[0], "yes", "{batch:?}");
                let mut tried = played.at(played.ply());
                for choice in &batch {
                    assert!(tried.choose(seat, choice).is_ok(), "{batch:?} at {choice}");
                }
                clicked += 1;
            }
            played.choose_as_bot(seat, &Level::Random.into()).unwrap();
        }
    }
    assert!(clicked > 10, "{clicked}");
}

#[test]
fn what_a_yes_leads_to_is_told_by_what_the_seat_knows() {
    let mut same = 0;
    for seed in 0..6 {
        let mut played = games::unlimited().start("", Seed::from_number(seed)).unwrap();
        while let Some(seat) = played.deciders().lowest() {
            let offered = offered_at_once(&*played, seat);
            if !offered.is_empty() {
                let imagined = played.imagined(seat, &mut Luck::new(Seed::from_number(99)));
                assert_eq!(offered_at_once(&*imagined, seat), offered);
                same += 1;
            }
            played.choose_as_bot(seat, &Level::Random.into()).unwrap();
        }
    }
    assert!(same > 5, "{same}");
}

#[test]
fn the_last_choice_is_offered_again_only_to_who_made_it_and_while_it_is_possible() {
    let mut again = 0;
    for game in [games::deckbuilding(), games::unlimited()] {
        let mut played = game.start("", Seed::from_number(3)).unwrap();
        let mut last = None;
        while let Some(seat) = played.deciders().lowest().filter(|_| played.ply() < 200) {
            let drawn = played.draw(Viewer::Seat(seat), Lang::En, Choosing::Open);
            let repeats = drawn.bar.actions.iter().find(|action| action.weight == Weight::Repeats);
            if let Some(action) = repeats {
                assert_eq!(last, Some(seat));
                let [choice] = action.choices.as_slice() else { panic!("{action:?}") };
                assert!(drawn.offers.iter().any(|offer| offer.words == *choice), "{choice}");
                again += 1;
            }
            played.choose_as_bot(seat, &Level::Random.into()).unwrap();
            last = Some(seat);
        }
    }
    assert!(again > 10, "{again}");
}

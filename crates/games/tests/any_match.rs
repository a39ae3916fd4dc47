//! Every game as it is played by people and programs that do not know its types.

use bots::Level;
use prose::Text;
use table::{NoUndo, Seat, Seats, Seed, Since, Viewer};

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

//! The names of people in everything that is said about a match.

use bots::Level;
use games::{AnyGame, AnyMatch, recorded_people};
use prose::{Lang, Text};
use table::{People, Seat, Seed, Viewer};
use ui::table_page::LogLine;

const NAMES: [&str; 4] = ["Zoe", "Iván", "el Zorro", "Óscar"];

fn people(names: &[&str]) -> People {
    (0..).map(Seat::new).zip(names).map(|(seat, name)| (seat, Text::same(name))).collect()
}

/// A match between bots that are called like people.
fn played(game: &dyn AnyGame, setup: &str, most: usize) -> Box<dyn AnyMatch> {
    let mut played = game.start(setup, Seed::from_number(3)).expect("a setup");
    played.name_people(&people(&NAMES));
    while let Some(seat) = played.deciders().lowest().filter(|_| played.ply() < most) {
        played.choose_as_bot(seat, &Level::Random.into()).expect("a choice");
    }
    played
}

/// The sentence without the names of cards, which may be called "Red" themselves.
fn without_cards(game: &dyn AnyGame, line: &LogLine, lang: Lang) -> String {
    let names = game.cards().into_iter().map(|card| card.name.get(lang).to_owned());
    names.fold(line.text.get(lang).to_owned(), |text, name| text.replace(&name, ""))
}

#[test]
fn no_line_of_the_log_names_a_seat_of_a_person() {
    for (game, setup) in [
        ("duel", ""),
        ("duel", "mode=three"),
        ("duel", "mode=teams"),
        ("deckbuilding", ""),
        ("unlimited", ""),
    ] {
        let game = games::named(game).expect("a game");
        let played = played(game, setup, 400);
        let log = played.log_of(0..played.ply(), Viewer::Judge);
        for lang in [Lang::En, Lang::Es] {
            let mut named = 0;
            for line in &log {
                let said = without_cards(game, line, lang);
                for seat in played.seats() {
                    let word = seat.own_word.get(lang);
                    assert!(!said.to_lowercase().contains(&word.to_lowercase()), "{said}");
                }
                named += usize::from(NAMES.iter().any(|name| said.contains(name)));
            }
            assert!(named > log.len() / 4, "{}: {named} of {}", game.name(), log.len());
        }
    }
}

#[test]
fn turns_and_results_use_names_with_the_right_article() {
    let played = played(games::duel(), "mode=three", 4000);
    let log = played.log_of(0..played.ply(), Viewer::Judge);
    let has = |en: &str, es: &str| log.iter().any(|l| l.text.en == en && l.text.es == es);
    assert!(has("Zoe's turn.", "Turno de Zoe."));
    assert!(has("el Zorro's turn.", "Turno del Zorro."));
    let (_, end) = played.outcome().expect("the duel is over");
    assert!(NAMES.iter().any(|name| end.es.starts_with(name)), "{end:?}");
    let played = self::played(games::deckbuilding(), "", 9999);
    let (outcome, end) = played.outcome().expect("the game is over");
    let winner = NAMES[outcome.winners().lowest().expect("a winner").index()];
    assert_eq!(end.en, format!("{winner} won the game."));
    assert_eq!(end.es, format!("{winner} ganó la partida."));
}

#[test]
fn moments_and_imagined_matches_keep_the_names_and_programs_read_the_seats() {
    for game in games::all() {
        let played = played(game, "", 30);
        assert_eq!(played.at(3).seats(), played.seats());
        let mut luck = table::Luck::new(Seed::from_number(1));
        assert_eq!(played.imagined(Seat::new(0), &mut luck).seats(), played.seats());
        let mut plain = played.at(played.ply());
        plain.name_people(&People::default());
        let texts = |lines: Vec<LogLine>| lines.into_iter().map(|l| l.text).collect::<Vec<_>>();
        let told = texts(played.log_without_names(Viewer::Watcher, 0));
        let story = texts(plain.log_of(0..plain.ply(), Viewer::Watcher));
        assert!(story.ends_with(&told), "{}", game.name());
        assert_ne!(told, texts(played.log(Viewer::Watcher, 0)), "{}", game.name());
        let choosing = games::Choosing::Open;
        for viewer in [Viewer::Seat(Seat::new(0)), Viewer::Watcher] {
            assert_eq!(played.view(viewer, choosing), plain.view(viewer, choosing));
        }
    }
}

#[test]
fn a_side_with_a_meaning_is_told_beside_the_name() {
    let played = played(games::deckbuilding(), "", 1);
    let [first, second] = played.seats() else { panic!("two seats") };
    assert_eq!(first.text.en, "Zoe");
    assert_eq!(first.own_word.es, "el Imperio");
    assert_eq!(second.side.as_ref().map(|side| side.es.as_str()), Some("Rebeldes"));
    let force = &played.describe(Viewer::Watcher)[0];
    assert!(!force.en.contains("Zoe"), "the Force is with a faction: {}", force.en);
    assert_eq!(self::played(games::unlimited(), "", 1).seats()[0].side, None);
}

#[test]
fn records_tell_people_and_bots_by_name() {
    let played = games::unlimited().start("", Seed::from_number(1)).expect("a setup");
    let named = |names: [&str; 2]| {
        let people = recorded_people(&names.map(str::to_owned), played.seats());
        [0, 1].map(|seat| people.name(Seat::new(seat)).map(|name| name.es.clone()))
    };
    let some = |name: &str| Some(name.to_owned());
    assert_eq!(named(["Ana", "easy"]), [some("Ana"), some("Bot (fácil)")]);
    assert_eq!(named(["Ana", "ana"]), [some("Ana (Azul)"), some("ana (Rojo)")]);
    assert_eq!(named(["Ana", "person"]), [some("Ana"), None]);
    assert_eq!(named(["<b>\u{202e}", "Bot"]), [some("b"), None]);
    assert_eq!(named(["random", "normal"]), [None, None]);
    assert_eq!(named(["", "person"]), [None, None]);
}

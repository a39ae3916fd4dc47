//! Snapshots of the rules text of every card in both languages, for human review.

use std::fmt::Write as _;

use prose::Text;

use super::card_text;
use crate::cards;
use crate::words::spoken::keywords::reminder;
use crate::words::{Aspect, Card, Keyword, Kind, Num, Trait};

/// The page that lists the card: leaders, bases, tokens, and the others by their first aspect.
fn table(card: &Card) -> &'static str {
    match card.kind {
        Kind::Leader => "leaders",
        Kind::Base => "bases",
        Kind::Token => "tokens",
        Kind::Unit | Kind::Event | Kind::Upgrade => match card.aspects.first() {
            Some(Aspect::Vigilance) => "vigilance",
            Some(Aspect::Command) => "command",
            Some(Aspect::Aggression) => "aggression",
            Some(Aspect::Cunning) => "cunning",
            Some(Aspect::Villainy) => "villainy",
            Some(Aspect::Heroism) => "heroism",
            None => "neutral",
        },
    }
}

fn write_lines(page: &mut String, mark: char, lines: &[Text]) {
    for Text { en, es } in lines {
        writeln!(page, "  {mark} {en}\n    {es}").unwrap();
    }
}

/// Every card of a page with its texts; the deployed side of a leader is marked with a star.
fn page(name: &str) -> String {
    let mut page = String::new();
    for card in cards::all().filter(|card| table(card) == name) {
        writeln!(page, "{} {}", card.number, card.id).unwrap();
        let said = card_text(card);
        write_lines(&mut page, '-', &said.front);
        write_lines(&mut page, '*', &said.deployed);
    }
    page
}

#[test]
fn leaders_say_what_they_do() {
    insta::assert_snapshot!(page("leaders"));
}

#[test]
fn bases_say_what_they_do() {
    insta::assert_snapshot!(page("bases"));
}

#[test]
fn cards_of_vigilance_say_what_they_do() {
    insta::assert_snapshot!(page("vigilance"));
}

#[test]
fn cards_of_command_say_what_they_do() {
    insta::assert_snapshot!(page("command"));
}

#[test]
fn cards_of_aggression_say_what_they_do() {
    insta::assert_snapshot!(page("aggression"));
}

#[test]
fn cards_of_cunning_say_what_they_do() {
    insta::assert_snapshot!(page("cunning"));
}

#[test]
fn cards_of_villainy_say_what_they_do() {
    insta::assert_snapshot!(page("villainy"));
}

#[test]
fn cards_of_heroism_say_what_they_do() {
    insta::assert_snapshot!(page("heroism"));
}

#[test]
fn cards_without_aspect_say_what_they_do() {
    insta::assert_snapshot!(page("neutral"));
}

#[test]
fn tokens_say_what_they_do() {
    insta::assert_snapshot!(page("tokens"));
}

#[test]
fn every_text_is_complete() {
    for card in cards::all() {
        let said = card_text(card);
        let lines = |abilities: usize, keywords: usize| abilities + usize::from(keywords > 0);
        let [front, deployed] = match card.kind {
            Kind::Leader => {
                [card.abilities.len() + 1, lines(card.deployed.len(), card.keywords.len())]
            }
            _ => [lines(card.abilities.len(), card.keywords.len()), 0],
        };
        assert_eq!([said.front.len(), said.deployed.len()], [front, deployed], "{}", card.id);
        for text in said.front.iter().chain(&said.deployed) {
            assert_eq!(text.is_complete(), Ok(()), "{}", card.id);
        }
    }
}

/// The text memory uses the last slot, and in texts with "the rest" also the third.
#[test]
fn no_card_picks_into_a_slot_its_text_needs() {
    for card in cards::all() {
        let definition = format!("{:?} {:?}", card.abilities, card.deployed);
        assert!(!definition.contains("into: D"), "{}", card.id);
        let clash = definition.contains("into: C") && definition.contains("BuryRest");
        assert!(!clash, "{}", card.id);
    }
}

#[test]
fn names_and_reminders_are_said_in_both_languages() {
    let keywords = [
        Keyword::Sentinel,
        Keyword::Ambush,
        Keyword::Shielded,
        Keyword::Overwhelm,
        Keyword::Saboteur,
        Keyword::Grit,
        Keyword::Raid(Num::Just(2)),
        Keyword::Restore(Num::Just(1)),
    ];
    let mut page = String::new();
    for keyword in keywords {
        write_lines(&mut page, '-', &[keyword.name(), reminder(keyword)]);
    }
    insta::assert_snapshot!(page);
    let names = Aspect::ALL.into_iter().map(Aspect::name).chain(Trait::all().map(Trait::name));
    for name in names {
        assert_eq!(name.is_complete(), Ok(()));
    }
}

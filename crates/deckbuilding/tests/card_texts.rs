//! The text of every card, in both languages, kept in one file for proof-reading.

use std::fmt::Write as _;

use deckbuilding::{card_text, cards};

#[test]
fn every_card_says_what_it_does() {
    let mut page = String::new();
    for card in cards::all() {
        let [en, es] = card.name;
        writeln!(page, "{}: {en} / {es}", card.id).unwrap();
        for text in card_text(card) {
            writeln!(page, "  - {}\n    {}", text.en, text.es).unwrap();
        }
    }
    insta::assert_snapshot!(page);
}

#[test]
fn every_text_is_complete() {
    for card in cards::all() {
        let texts = card_text(card);
        assert_eq!(texts.is_empty(), card.abilities.is_empty() && card.reward.is_none());
        let reward = texts.last().is_some_and(|text| text.en.starts_with("Reward: "));
        assert_eq!(reward, card.reward.is_some(), "{}", card.id);
        for text in texts {
            assert_eq!(text.is_complete(), Ok(()), "{}", card.id);
        }
    }
}

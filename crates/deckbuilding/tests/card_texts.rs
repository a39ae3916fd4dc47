//! What every card says, in both languages, kept as one file to be read by people.

use std::fmt::Write as _;

use deckbuilding::{card_text, cards};

#[test]
fn every_card_says_what_it_does() {
    let mut page = String::new();
    for card in cards::all() {
        let [en, es] = card.name;
        writeln!(page, "{}: {en} / {es}", card.id).unwrap();
        let texts = card_text(card);
        let reward = card.reward.as_ref().map(|_| texts.len() - 1);
        for (n, text) in texts.iter().enumerate() {
            let mark = if Some(n) == reward { '*' } else { '-' };
            writeln!(page, "  {mark} {}\n    {}", text.en, text.es).unwrap();
        }
    }
    insta::assert_snapshot!(page);
}

#[test]
fn every_text_is_complete() {
    for card in cards::all() {
        let texts = card_text(card);
        assert_eq!(texts.len(), card.abilities.len() + usize::from(card.reward.is_some()));
        for text in texts {
            assert_eq!(text.is_complete(), Ok(()), "{}", card.id);
        }
    }
}

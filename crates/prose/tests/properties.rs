//! For random words: nothing panics, and no word is lost.

use proptest::prelude::*;
use prose::{Conjunction, Name, Say, Text, choose_one, paragraph, text, then_list};

fn any_text() -> impl Strategy<Value = Text> {
    // Plain words, odd signs and the Spanish articles that contract when pieces meet.
    let words = prop_oneof![any::<String>(), "[ a-zñ¿?¡!«».,el]{0,12}", "(a|de|el)( el)? ?[a-z]*"];
    (words.clone(), words).prop_map(|(en, es)| Text { en, es })
}

/// Whether `whole` holds every item, in order and without overlap.
fn holds_in_order<'a>(whole: &str, items: impl Iterator<Item = &'a str>) -> bool {
    let mut rest = whole;
    for item in items {
        let Some(at) = rest.find(item) else { return false };
        rest = &rest[at + item.len()..];
    }
    true
}

proptest! {
    #[test]
    fn no_row_loses_an_item(items in prop::collection::vec(any_text(), 0..6), and: bool) {
        let conjunction = if and { Conjunction::And } else { Conjunction::Or };
        for row in [Text::list(items.clone(), conjunction), then_list(items.clone())] {
            prop_assert!(holds_in_order(&row.en, items.iter().map(|item| item.en.as_str())));
            prop_assert!(holds_in_order(&row.es, items.iter().map(|item| item.es.as_str())));
        }
        let choice = choose_one(items.clone());
        prop_assert!(holds_in_order(&choice.en, items.iter().map(|item| item.en.as_str())));
    }

    #[test]
    fn a_sentence_changes_only_its_first_letter_and_its_end(text in any_text()) {
        let sentence = text.clone().sentence();
        for (before, after) in [(&text.en, &sentence.en), (&text.es, &sentence.es)] {
            let (before, after) = (before.trim().to_uppercase(), after.to_uppercase());
            prop_assert!(after == before || after == before + ".");
        }
    }

    #[test]
    fn finishing_twice_changes_nothing(text in any_text()) {
        let sentence = text.clone().sentence();
        prop_assert_eq!(sentence.clone().sentence(), sentence);
        let question = text.question();
        prop_assert_eq!(question.clone().question(), question);
    }

    #[test]
    fn a_question_is_closed(text in any_text()) {
        let question = text.question();
        prop_assert!(question.en.is_empty() || question.en.ends_with('?'));
        prop_assert!(question.es.is_empty() || question.es.contains('¿'));
    }

    #[test]
    fn a_name_is_said_as_it_is(name: String) {
        prop_assert_eq!(&Name(&name).text().en, &name);
        let line = text!("{who} wins", "gana {who}", who = Name(&name));
        prop_assert!(line.en.starts_with(&name));
    }

    #[test]
    fn a_paragraph_holds_all_its_sentences(items in prop::collection::vec(any_text(), 0..5)) {
        let whole = paragraph(items.clone()).en;
        let sentences: Vec<_> = items.into_iter().map(|item| item.sentence().en).collect();
        prop_assert!(holds_in_order(&whole, sentences.iter().map(String::as_str)));
    }

    #[test]
    fn the_check_never_panics_and_names_the_text(text in any_text()) {
        if let Err(why) = text.is_complete() {
            prop_assert!(why.contains("En") || why.contains("Es"));
        }
    }
}

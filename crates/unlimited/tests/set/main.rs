//! The set as a whole: what is true of all its cards, and what none of them does.

mod conditions;

use std::collections::BTreeSet;

use prose::Text;
use table::Described as _;
use unlimited::cards;
use unlimited::decks::Title;
use unlimited::words::{Card, Keyword, Kind};
use unlimited::{Token, Unlimited};

/// The effect of a card in both languages with explained keywords, as looked up, without the
/// printed facts before it and the sources after it.
fn texts(game: &Unlimited, card: &Card) -> Vec<Text> {
    let mut lines = game.look_up(card.id).unwrap_or_else(|| panic!("no card {}", card.id));
    lines.remove(0);
    lines.pop();
    lines
}

/// The vocabulary in the definition of a card: verbs, tests, modifiers and all others.
fn words(card: &'static Card) -> BTreeSet<String> {
    let definition = format!("{:?} {:?} {:?}", card.keywords, card.abilities, card.deployed);
    // Quoted card names are not vocabulary.
    let plain: String = definition.split('"').step_by(2).collect();
    let words = plain.split(|sign: char| !sign.is_alphanumeric());
    words.filter(|word| word.starts_with(char::is_uppercase)).map(str::to_owned).collect()
}

#[test]
fn every_number_of_the_set_is_one_card() {
    let numbers: Vec<u8> = cards::all().map(|card| card.number).collect();
    let expected: Vec<u8> = (1..=Title::LAST_NUMBER).chain([0, 0]).collect();
    assert_eq!(numbers, expected);
}

#[test]
fn leaders_named_units_and_two_lightsabers_are_unique() {
    for card in cards::all() {
        let unique = match card.kind {
            Kind::Leader => true,
            Kind::Unit => !card.subtitle.is_empty(),
            Kind::Upgrade => ["lukes-lightsaber", "vaders-lightsaber"].contains(&card.id),
            Kind::Base | Kind::Event | Kind::Token => false,
        };
        assert_eq!(card.unique, unique, "{}", card.id);
    }
}

#[test]
fn a_base_has_30_hit_points_or_an_epic_action_and_25() {
    let bases: Vec<&Card> = cards::all().filter(|card| card.kind == Kind::Base).collect();
    assert_eq!(bases.len(), 12);
    for base in bases {
        assert_eq!(base.hp, if base.abilities.is_empty() { 30 } else { 25 }, "{}", base.id);
    }
}

/// The name of a token in the texts of cards.
fn name(token: Token) -> [&'static str; 2] {
    match token {
        Token::Shield => ["Shield", "Escudo"],
        Token::Experience => ["Experience", "Experiencia"],
    }
}

/// proves: SWU-COMP-07
#[test]
fn the_only_tokens_are_experience_and_shield() {
    let tokens: Vec<&Card> = cards::all().filter(|card| card.kind == Kind::Token).collect();
    let [experience, shield] = tokens[..] else { panic!("{} tokens", tokens.len()) };
    assert_eq!([experience.name, shield.name], [Token::Experience, Token::Shield].map(name));
    assert_eq!((experience.power, experience.hp), (1, 1));
    assert_eq!((shield.power, shield.hp), (0, 0));
    let game = Unlimited::new();
    let mut spoken_of = BTreeSet::new();
    for card in cards::all() {
        for Text { en, es } in texts(&game, card) {
            for (before, _) in en.match_indices(" token").map(|(at, _)| en.split_at(at)) {
                spoken_of.insert(before.rsplit(' ').next().unwrap_or_default().to_owned());
            }
            for (_, after) in es.match_indices("ficha").map(|(at, _)| es.split_at(at)) {
                let words = after.split([' ', '.', ',', ';']).skip(1);
                let kind: Vec<&str> = words.take(2).filter(|word| !word.is_empty()).collect();
                spoken_of.insert(kind.join(" "));
            }
        }
    }
    let expected = ["", "Experience", "Shield", "de Escudo", "de Experiencia", "this"];
    assert_eq!(spoken_of.iter().map(String::as_str).collect::<Vec<_>>(), expected);
}

/// Beginnings of words that only later sets use, in definitions and in both languages.
const LATER: [&str; 29] = [
    "captur",
    "rescue",
    "indirect",
    "unprevent",
    "can't be prevented",
    "no se puede evitar",
    "token unit",
    "unit token",
    "ficha de unidad",
    "bount",
    "recompens",
    "smuggl",
    "contraband",
    "coordina",
    "exploit",
    "explot",
    "pilot",
    "hidden",
    "ocult",
    "plot",
    "complot",
    "support",
    "apoy",
    "disclos",
    "divulg",
    "force token",
    "ficha de la fuerza",
    "credit",
    "crédit",
];

fn keyword_word(keyword: &Keyword) -> &'static str {
    match keyword {
        Keyword::Sentinel => "sentinel",
        Keyword::Ambush => "ambush",
        Keyword::Shielded => "shielded",
        Keyword::Overwhelm => "overwhelm",
        Keyword::Saboteur => "saboteur",
        Keyword::Grit => "grit",
        Keyword::Raid(_) => "raid",
        Keyword::Restore(_) => "restore",
    }
}

/// proves: SWU-WORD-37
#[test]
fn nothing_of_later_sets_occurs() {
    let game = Unlimited::new();
    let mut keywords = BTreeSet::new();
    for card in cards::all() {
        let said = texts(&game, card).into_iter().flat_map(|text| [text.en, text.es]);
        // A trait has no effect by itself.
        let written = words(card).into_iter().filter(|word| word != "BountyHunter");
        for words in said.chain(written) {
            let small = words.to_lowercase();
            let later = LATER.into_iter().find(|later| small.contains(later));
            assert_eq!(later, None, "{}: {words}", card.id);
        }
        keywords.extend(card.keywords.iter().map(keyword_word));
    }
    let expected =
        ["ambush", "grit", "overwhelm", "raid", "restore", "saboteur", "sentinel", "shielded"];
    assert_eq!(keywords.into_iter().collect::<Vec<_>>(), expected);
}

/// proves: SWU-DIFF-17
#[test]
fn every_card_and_token_has_a_trait() {
    for card in cards::all() {
        assert!(!card.traits.is_empty(), "{}", card.id);
    }
}

/// Every card calls the attacked unit the defending unit, and the effect of a defense stands after
/// "On defense", as that of an attack stands after "On attack".
///
/// proves: SWU-DIFF-32
#[test]
fn the_unit_attacked_is_called_the_defending_unit() {
    let game = Unlimited::new();
    let (mut spoken_of, mut waiting) = (Vec::new(), Vec::new());
    for card in cards::all() {
        let lines = texts(&game, card);
        let says = |en: &str, es: &str| {
            lines.iter().any(|line| line.en.contains(en) && line.es.contains(es))
        };
        assert!(!lines.iter().any(|line| line.en.to_lowercase().contains("defender")));
        let words = words(card);
        let about = ["Defender", "DefenderDefeated", "DefenderAgainstThis", "DefenderAgainstYours"];
        if about.iter().any(|word| words.contains(*word)) {
            assert!(says("defending unit", "unidad defensora"), "{}: {lines:?}", card.id);
            spoken_of.push(card.number);
        }
        let waits = words.contains("Defense");
        assert_eq!(waits, says("On defense: ", "Al defender: "), "{}", card.id);
        waiting.extend(waits.then_some(card.number));
    }
    assert_eq!(spoken_of, [18, 54, 121, 142, 146, 179, 212]);
    assert_eq!(waiting, [196]);
}

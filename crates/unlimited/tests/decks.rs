//! Decks: their rules, the faults that are reported, and texts of every form.

use proptest::prelude::*;
use prose::Lang;
use table::{Luck, Seed};
use unlimited::decks::{
    Costs, Deck, Draft, Fault, Format, LONGEST_TEXT, MOST_ENTRIES, Place, Sketch, Starter, Title,
    code, from_code, penalty, random_deck, read, read_json, read_melee, to_json, to_melee,
};

use Format::{Constructed, Limited};

fn title(number: u8) -> Title {
    Title::of_number(number).expect("a card of the set")
}

/// This number of cards from number 31 on, three of each.
fn cards(count: u8) -> String {
    let threes = (31..31 + count / 3).map(|number| format!(".{number}x3"));
    let rest = [String::new(), ".230".to_owned(), ".230x2".to_owned()];
    threes.collect::<String>() + &rest[usize::from(count % 3)]
}

/// Leader 5 and base 29 with these cards.
fn with(cards: &str) -> Draft {
    from_code(&format!("5.29{cards}")).expect("a code")
}

/// The broken rules, with the numbers of the cards concerned.
fn broken(draft: &Draft, format: Format) -> Vec<(&'static str, Option<u8>)> {
    let faults = draft.check(format).err().unwrap_or_default();
    check_texts(&faults);
    faults.iter().map(|fault| (fault.rule, fault.card.map(Title::number))).collect()
}

fn check_texts(faults: &[Fault]) {
    for fault in faults {
        assert_eq!(fault.text.is_complete(), Ok(()));
        assert!(fault.text.get(Lang::En).len() < 400, "{fault}");
    }
}

// proves: SWU-DECK-01
#[test]
fn a_deck_has_exactly_one_leader_and_one_base() {
    let fifty = cards(50);
    assert_eq!(broken(&with(&fifty), Constructed), []);
    let melee = |top: &str| {
        let list = to_melee(&Sketch::from(&with(&fifty)));
        let (_, main) = list.split_once("MainDeck").expect("a heading");
        broken(&read(&format!("{top}MainDeck{main}")).expect("a list"), Constructed)
    };
    let rule = "SWU-DECK-01";
    assert_eq!(melee("Base\n1 | Echo Base\n"), [(rule, None)]);
    assert_eq!(melee("Leader\n1 | Luke Skywalker\n"), [(rule, None)]);
    assert_eq!(melee(""), [(rule, None), (rule, None)]);
    let leaders = "Leaders\n1 | Luke Skywalker\n1 | Darth Vader\nBase\n1 | Echo Base\n";
    assert_eq!(melee(leaders), [(rule, Some(10))]);
    let bases = "Leaders\n1 | Luke Skywalker\nBase\n2 | Echo Base\n";
    assert_eq!(melee(bases), [(rule, Some(24))]);
    let swapped = "Leaders\n1 | Echo Base\nBase\n1 | Yoda\n";
    assert_eq!(melee(swapped), [(rule, Some(24)), (rule, Some(45))]);
}

// proves: SWU-DECK-01
#[test]
fn a_second_leader_is_a_fault_in_any_field() {
    for field in ["secondleader", "leader2", "secondLeader"] {
        let json = to_json(&Sketch::from(&Starter::Luke.deck()))
            .replace("\"secondleader\": null", "\"x\": 0");
        let json = json.replacen('{', &format!("{{\"{field}\": {{\"id\": \"SOR_014\"}},"), 1);
        let faults = read(&json).expect("a list").check(Constructed).unwrap_err();
        assert_eq!(faults.len(), 1);
        assert_eq!((faults[0].rule, faults[0].card), ("SWU-DECK-01", Some(title(14))));
        assert!(matches!(&faults[0].place, Place::Json(path) if path.starts_with(&field[..6])));
    }
}

// proves: SWU-DECK-02
#[test]
fn a_deck_has_at_least_50_units_events_and_upgrades() {
    let size = |count| broken(&with(&cards(count)), Constructed);
    assert_eq!(size(49), [("SWU-DECK-02", None)]);
    assert_eq!(size(50), []);
    assert_eq!(size(60), []);
    let few = with(&cards(48)).check(Constructed).unwrap_err();
    let said = "The deck has 48 cards and needs at least 50. Add 2 cards.";
    assert_eq!(few[0].text.en, said);
    // A leader or base in the draw deck is a separate fault and does not count.
    let misplaced = with(&(cards(48) + ".7.20"));
    let rule = "SWU-DECK-02";
    assert_eq!(broken(&misplaced, Constructed), [(rule, Some(7)), (rule, Some(20)), (rule, None)]);
}

// proves: SWU-DECK-03
#[test]
fn no_card_is_there_more_than_three_times() {
    let fifty = cards(50);
    let rule = "SWU-DECK-03";
    assert_eq!(broken(&with(&(fifty.clone() + ".95x4")), Constructed), [(rule, Some(95))]);
    assert_eq!(broken(&with(&(fifty.clone() + ".51x3")), Constructed), []);
    // Copies in several entries are counted together, and the last entry is the one to change.
    let split = with(&(fifty + ".95x2.51.95x2"));
    let faults = split.check(Constructed).unwrap_err();
    assert_eq!((faults.len(), faults[0].rule, faults[0].card), (1, rule, Some(title(95))));
    assert_eq!(faults[0].place, split.entries().last().expect("an entry").place);
    assert!(faults[0].text.en.contains("Battlefield Marine is there 4 times"));
    assert!(faults[0].text.es.contains("Quita 1 copia."));
}

// proves: SWU-DECK-04
#[test]
fn a_namesake_with_another_subtitle_is_another_card() {
    let vaders = from_code(&format!("10.23{}.87x3", cards(50))).expect("a code");
    assert_eq!(broken(&vaders, Constructed), []);
}

// proves: SWU-DECK-05, SWU-DECK-06
#[test]
fn aspects_forbid_nothing() {
    // One card of every number, so that all aspects occur.
    let all: String = (31..=252).map(|number| format!(".{number}")).collect();
    assert_eq!(broken(&with(&all), Constructed), []);
    let same =
        from_code(&format!("5.20{all}")).expect("a code").check(Constructed).expect("a deck");
    let protector = title(57);
    assert_eq!(penalty(same.leader, same.base, protector), 0);
    let costs = Costs::of(&Sketch::from(&same));
    assert!(costs.penalties.contains(&(protector, 0)));
    assert!(costs.penalties.contains(&(title(132), 4)));
}

// proves: SWU-DECK-07
#[test]
fn tokens_are_not_part_of_the_deck_and_do_not_count() {
    let rule = "SWU-DECK-07";
    let with_tokens = |count| {
        let mut deck = with(&cards(50)).check(Constructed).expect("a deck");
        deck.cards[0].1 = count;
        // Tokens have no number, so only the text form can name them.
        let list = to_melee(&Sketch::from(&deck)) + "1 | Shield\n2 | Experience\n";
        read(&list).expect("a list").check(Constructed).unwrap_err()
    };
    let told = |faults: Vec<Fault>| {
        check_texts(&faults);
        faults.into_iter().map(|fault| (fault.rule, fault.card)).collect::<Vec<_>>()
    };
    let tokens = [(rule, Some(Title::SHIELD)), (rule, Some(Title::EXPERIENCE))];
    assert_eq!(told(with_tokens(3)), tokens);
    assert_eq!(told(with_tokens(2)), [tokens[0], tokens[1], ("SWU-DECK-02", None)]);
}

// proves: SWU-DECK-08
#[test]
fn a_deck_of_only_events_and_one_of_only_expensive_cards_are_allowed() {
    let costs = |numbers: &[u8]| {
        let threes: String = numbers.iter().map(|number| format!(".{number}x3")).collect();
        Costs::of(&Sketch::from(&with(&threes).check(Constructed).expect("a deck")))
    };
    let events = [41, 42, 43, 55, 58, 73, 74, 75, 76, 77, 78, 91, 92, 103, 104, 106, 107];
    assert_eq!((costs(&events).events, costs(&events).units), (51, 0));
    let dear = (31..=252).filter(|&number| title(number).card().cost >= 6).take(17);
    assert_eq!(costs(&dear.collect::<Vec<_>>()).curve[..6], [0; 6]);
}

// proves: SWU-DECK-09
#[test]
fn limited_play_needs_30_cards_and_has_no_copy_limit() {
    assert_eq!(broken(&with(&cards(29)), Limited), [("SWU-DECK-09", None)]);
    assert_eq!(broken(&with(&cards(30)), Limited), []);
    assert_eq!(broken(&with(".95x30"), Limited), []);
    // A technical limit: no deck list needs more copies of a card.
    assert_eq!(broken(&with(".95x60.95x60"), Limited), [("SWU-COMP-01", Some(95))]);
}

// proves: SWU-MATCH-02
#[test]
fn a_sideboard_of_up_to_10_cards_may_go_with_a_deck() {
    let beside = |cards_beside: &str| with(&format!("{}{cards_beside}", cards(50)));
    assert_eq!(broken(&beside("~100x3.101x3.102x3.103"), Constructed), []);
    let eleven = beside("~100x3.101x3.102x3.103x2");
    assert_eq!(broken(&eleven, Constructed), [("SWU-MATCH-02", None)]);
    let deck = beside("~103.100").check(Constructed).expect("a deck");
    assert_eq!(deck.sideboard, [(title(100), 1), (title(103), 1)]);
    assert_eq!(deck.size(), 50);
    assert_eq!(deck.each_card().count(), 50);
}

// proves: SWU-MATCH-03, SWU-OPEN-39
#[test]
fn deck_and_sideboard_share_the_copies_and_hold_no_leader_or_base() {
    let beside = |extra: &str| broken(&with(&(cards(50) + extra)), Constructed);
    let rule = "SWU-MATCH-03";
    assert_eq!(beside(".95x2~95"), []);
    assert_eq!(beside(".95x2~95x2"), [(rule, Some(95))]);
    assert_eq!(beside("~31"), [(rule, Some(31))]);
    assert_eq!(beside("~95x4"), [(rule, Some(95))]);
    assert_eq!(beside("~5.29"), [(rule, Some(5)), (rule, Some(29))]);
    assert_eq!(beside(".95x4~95"), [("SWU-DECK-03", Some(95))]);
}

// proves: SWU-MATCH-04, SWU-OPEN-39
#[test]
fn an_exchange_leaves_a_legal_deck() {
    let draft = with(&(cards(51) + "~95x3.100x3.101x3"));
    let deck = draft.check(Constructed).expect("a deck");
    let rules = |exchanged: Result<Deck, Vec<Fault>>| {
        let faults = exchanged.unwrap_err();
        check_texts(&faults);
        faults.iter().map(|fault| fault.rule).collect::<Vec<_>>()
    };
    let swapped = deck.exchange(&[(title(31), 2)], &[(title(95), 3)], Constructed).expect("a deck");
    assert_eq!(swapped.size(), 52);
    assert!(swapped.cards.contains(&(title(31), 1)) && swapped.cards.contains(&(title(95), 3)));
    assert_eq!(swapped.sideboard, [(title(31), 2), (title(100), 3), (title(101), 3)]);
    let back = swapped.exchange(&[(title(95), 3)], &[(title(31), 2)], Constructed);
    assert_eq!(back, Ok(deck.clone()));
    let fewer = deck.exchange(&[(title(31), 1)], &[], Constructed).expect("50 cards");
    assert_eq!(fewer.size(), 50);
    assert_eq!(
        rules(fewer.exchange(&[(title(31), 1)], &[], Constructed)),
        ["SWU-DECK-02", "SWU-MATCH-02"]
    );
    assert_eq!(rules(deck.exchange(&[(title(31), 4)], &[], Constructed)), ["SWU-MATCH-04"]);
    assert_eq!(rules(deck.exchange(&[], &[(title(31), 1)], Constructed)), ["SWU-MATCH-04"]);
}

// proves: SWU-ASP-01, SWU-ASP-02, SWU-ASP-03, SWU-ASP-04, SWU-ASP-05
#[test]
fn icons_that_leader_and_base_do_not_cover_cost_2_each() {
    for number in 1..=30 {
        let icons = if number <= 18 { 2 } else { 1 };
        assert_eq!(title(number).card().aspects.len(), icons, "{number}");
    }
    let luke = |base, card| penalty(title(5), title(base), title(card));
    assert_eq!(luke(29, 132), 4, "two uncovered icons");
    assert_eq!(luke(29, 57), 2, "the leader covers one of two");
    assert_eq!(luke(20, 57), 0, "leader and base cover one each");
    assert_eq!(luke(29, 33), 2, "one covered and one not");
    assert_eq!(luke(29, 44), 0, "both from the leader");
    assert_eq!(luke(29, 189), 0, "one from each");
    assert_eq!(luke(29, 222), 0, "one from the base");
    assert_eq!(luke(29, 247), 0, "no icons");
}

// proves: SWU-COMP-02
#[test]
fn the_starter_decks_are_legal_decks_of_50() {
    let leaders_and_bases = Starter::ALL.map(|starter| {
        let deck = starter.deck();
        assert_eq!(deck.size(), 50);
        assert_eq!(deck.draft().check(Constructed).as_ref(), Ok(&deck), "{}", starter.id());
        assert!(Costs::of(&Sketch::from(&deck)).penalties.iter().all(|&(_, penalty)| penalty == 0));
        assert_eq!(starter.name().is_complete(), Ok(()));
        assert_eq!(Starter::of_id(starter.id()), Some(starter));
        (deck.leader.number(), deck.base.number(), deck.cards.len())
    });
    assert_eq!(leaders_and_bases, [(5, 29, 29), (10, 23, 27)]);
    assert_eq!(Starter::of_id("Luke"), None);
}

/// One file with every kind of fault: each is reported with its position.
#[test]
fn every_fault_is_reported_with_its_place() {
    let json = r#"{"metadata": {"name": "All wrong"},
        "leader": {"id": "SOR_045", "count": 1}, "leader2": {"id": "sor-5"},
        "deck": [{"id": "SHD_001", "count": 3}, {"id": "SOR_300", "count": 1}, 7,
                 {"id": "SOR_095", "count": 1000}, {"id": "SOR_096", "count": 5}, {"count": 2},
                 {"id": "SOR_020", "count": 1}],
        "sideboard": "none"}"#;
    let draft = read(json).expect("a list");
    assert_eq!(draft.name(), Some("All wrong"));
    let faults = draft.check(Constructed).unwrap_err();
    check_texts(&faults);
    let path = |path: &str| Place::Json(path.to_owned());
    let found: Vec<_> = faults.iter().map(|fault| (fault.rule, fault.place.clone())).collect();
    assert_eq!(
        found,
        [
            ("SWU-DECK-02", path("deck[0].id")),
            ("SWU-DECK-02", path("deck[1].id")),
            ("SWU-DECK-02", path("deck[2]")),
            ("SWU-DECK-02", path("deck[3].count")),
            ("SWU-DECK-02", path("deck[5]")),
            ("SWU-MATCH-02", path("sideboard")),
            ("SWU-DECK-01", path("leader2")),
            ("SWU-DECK-01", Place::Deck),
            ("SWU-DECK-01", path("leader")),
            ("SWU-DECK-02", path("deck[6]")),
            ("SWU-DECK-03", path("deck[4]")),
        ]
    );
    // An unreadable number of copies leaves the size unknown, so it causes no second fault.
    assert!(faults.iter().all(|fault| !fault.text.en.contains("needs at least")));
}

#[test]
fn malformed_huge_and_hostile_texts_get_a_clear_answer() {
    let entries = vec![r#"{"id":"SOR_095","count":1}"#; MOST_ENTRIES + 1].join(",");
    for (text, said) in [
        ("x".repeat(LONGEST_TEXT + 1), "too long"),
        (" \n".to_owned(), "nothing to read"),
        ("[".repeat(LONGEST_TEXT), "not JSON"),
        (r#"{"leader": "#.to_owned(), "ends too early"),
        ("{\n\"leader\": }".to_owned(), "Line 2: This is not JSON, from character 11"),
        ("[1, 2]".to_owned(), "holds no deck"),
        ("{}".to_owned(), "holds no deck"),
        (r#"{"deck": null, "__proto__": {}}"#.to_owned(), "holds no deck"),
        (format!("{{\"deck\": [{entries}]}}"), "Only 400 entries"),
        ("1 Yoda\n".repeat(MOST_ENTRIES + 1), "Line 401: Only 400 entries"),
        ("1.".repeat(MOST_ENTRIES) + "1", "Part 401: Only 400 entries"),
        ("Leaders\nBase\nSideboard".to_owned(), "no cards in this text"),
    ] {
        let faults = read(&text).unwrap_err();
        check_texts(&faults);
        assert_eq!(faults.len(), 1);
        assert!(faults[0].text.en.contains(said), "{}", faults[0]);
    }
    for count in ["-1", "1.5", "1e3", "\"3\"", "true", "[[]]", "100", "18446744073709551616"] {
        let json = format!(r#"{{"deck": [{{"id": "SOR_095", "count": {count}}}]}}"#);
        let draft = read_json(&json).expect("a list");
        let places: Vec<_> = draft.faults().iter().map(|fault| fault.place.clone()).collect();
        assert_eq!(places, [Place::Json("deck[0].count".to_owned())], "{count}");
    }
}

/// A random legal deck with a sideboard.
fn any_deck() -> impl Strategy<Value = Deck> {
    let name = prop_oneof![Just(None), "[a-zA-Zñ\"\\\\{}<é-]{1,30}".prop_map(Some)];
    (any::<u64>(), 0..=10usize, name).prop_map(|(seed, beside, name)| {
        let mut luck = Luck::new(Seed::from_number(seed));
        let deck = random_deck(&mut luck);
        let unused = random_deck(&mut luck).cards.into_iter().map(|(title, _)| (title, 1));
        let free = unused.filter(|(title, _)| deck.cards.iter().all(|(other, _)| other != title));
        let sideboard = free.take(beside).collect();
        Deck { name, sideboard, ..deck }
    })
}

/// Every draft a reader returns can be checked, and every fault is complete.
fn check_any(text: &str) {
    for reader in [read, read_json, read_melee, from_code] {
        for format in [Constructed, Limited] {
            match reader(text).and_then(|draft| draft.check(format)) {
                Ok(deck) => assert_eq!(deck.draft().check(format), Ok(deck)),
                Err(faults) => {
                    assert!(!faults.is_empty(), "a refusal without a reason: {text}");
                    check_texts(&faults);
                }
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn random_decks_are_legal(seed in any::<u64>()) {
        let deck = random_deck(&mut Luck::new(Seed::from_number(seed)));
        prop_assert_eq!(deck.size(), 50);
        prop_assert_eq!(deck.draft().check(Constructed), Ok(deck));
    }

    #[test]
    fn what_is_written_is_read_again(deck in any_deck()) {
        let again = |text: &str| read(text).expect("a list").check(Constructed);
        prop_assert_eq!(again(&to_json(&Sketch::from(&deck))), Ok(deck.clone()));
        let nameless = Deck { name: None, ..deck };
        let sketch = Sketch::from(&nameless);
        prop_assert_eq!(again(&to_melee(&sketch)), Ok(nameless.clone()));
        prop_assert_eq!(again(&code(&sketch)), Ok(nameless.clone()));
        prop_assert!(!code(&sketch).contains(char::is_whitespace));
    }

    #[test]
    fn any_text_is_read_or_refused(text in any::<String>()) {
        check_any(&text);
    }

    #[test]
    fn any_lines_are_read_or_refused(
        lines in prop::collection::vec("[0-9]{0,4}[x|.~]? ?\\PC{0,20}|SOR_[0-9]{1,4}|Deck", 0..20)
    ) {
        check_any(&lines.join("\n"));
    }

    #[test]
    fn a_damaged_file_is_read_or_refused(
        deck in any_deck(), form in 0..3usize, at in any::<prop::sample::Index>(),
        lost in 0..40usize, put in "\\PC{0,6}"
    ) {
        let text = [to_json, to_melee, code][form](&Sketch::from(&deck));
        let at = at.index(text.chars().count());
        let kept = text.chars().take(at).chain(put.chars());
        check_any(&kept.chain(text.chars().skip(at + lost)).collect::<String>());
    }
}

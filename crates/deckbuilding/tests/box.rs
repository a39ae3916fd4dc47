//! The box: every printed value of every card, the number of copies, and the deal.

use std::collections::{BTreeMap, BTreeSet};

use deckbuilding::cards::{all, find};
use deckbuilding::{
    Card, Deckbuilding, Edition, Faction, Kind, Piece, Players, Setup, Supply, Trait,
};
use table::{Because, Game as _, Luck, Origin, RuleId, Seats, Seed, Viewer};

/// The printed values, written down independently of the card table.
const FACTS: &str = include_str!("facts.txt");

/// The columns of every title in `facts.txt`.
fn transcribed() -> Vec<Vec<&'static str>> {
    let titles = FACTS.lines().filter(|line| !line.starts_with('#'));
    titles.map(|line| line.split(" | ").collect()).collect()
}

/// A card with the columns of `facts.txt`.
fn columns(card: &Card) -> Vec<String> {
    let mark = |is: bool, word: &str| if is { word.to_owned() } else { "-".to_owned() };
    // A base has only hit points, and only ships and bases have those.
    let (value, hit_points) = match card.kind {
        Kind::Unit => (Some(()), None),
        Kind::Ship => (Some(()), Some(())),
        Kind::Base => (None, Some(())),
    };
    let number = |printed: Option<()>, value: u8| match (printed, value) {
        (None, 0) => "-".to_owned(),
        _ => value.to_string(),
    };
    let introductory = [Supply::StartingBase, Supply::IntroductoryBase];
    vec![
        card.id.to_owned(),
        kind_word(card.kind).to_owned(),
        faction_word(card.faction).to_owned(),
        card.copies.to_string(),
        number(value, card.cost),
        number(value, card.attack),
        number(value, card.resources),
        number(value, card.force),
        card.target.map_or("-".to_owned(), |target| target.to_string()),
        number(hit_points, card.hit_points),
        trait_words(card.traits),
        mark(card.unique, "unique"),
        mark(card.supply == Supply::Starter, "starter"),
        mark(card.supply == Supply::StartingBase, "starting"),
        // The starting base belongs to the five bases of the introductory mode.
        mark(introductory.contains(&card.supply), "introductory"),
        mark(!card.abilities.is_empty(), "ability"),
        mark(card.reward.is_some(), "reward"),
        [card.origins.figures, card.origins.ability, card.origins.copies]
            .map(origin_word)
            .join(" "),
    ]
}

fn kind_word(kind: Kind) -> &'static str {
    match kind {
        Kind::Unit => "unit",
        Kind::Ship => "ship",
        Kind::Base => "base",
    }
}

fn faction_word(faction: Faction) -> &'static str {
    match faction {
        Faction::Empire => "empire",
        Faction::Rebels => "rebels",
        Faction::Republic => "republic",
        Faction::Separatists => "separatists",
        Faction::Mandalorians => "mandalorians",
        Faction::Neutral => "neutral",
    }
}

fn trait_words(traits: &[Trait]) -> String {
    let mut words: Vec<_> = traits.iter().map(|&word| trait_word(word)).collect();
    words.sort_unstable();
    if words.is_empty() { "-".to_owned() } else { words.join("+") }
}

fn trait_word(word: Trait) -> &'static str {
    match word {
        Trait::BountyHunter => "Bounty Hunter",
        Trait::Droid => "Droid",
        Trait::Fighter => "Fighter",
        Trait::Jedi => "Jedi",
        Trait::Officer => "Officer",
        Trait::Outcast => "Outcast",
        Trait::Scoundrel => "Scoundrel",
        Trait::Sith => "Sith",
        Trait::Transport => "Transport",
        Trait::Trooper => "Trooper",
        Trait::Vehicle => "Vehicle",
    }
}

fn origin_word(origin: Origin) -> &'static str {
    match origin {
        Origin::Verified => "verified",
        Origin::SingleSource => "single-source",
        Origin::Inferred => "inferred",
        Origin::Original => "original",
    }
}

fn card(id: &str) -> &'static Card {
    find(id).unwrap_or_else(|| panic!("there is no card {id}"))
}

/// The number of cards of these titles.
fn copies(of: impl Fn(&Card) -> bool) -> u32 {
    all().iter().filter(|card| of(card)).map(|card| u32::from(card.copies)).sum()
}

fn is_pilot(card: &Card) -> bool {
    ["outer-rim-pilot", "outer-rim-pilot-cw"].contains(&card.id)
}

fn is_galaxy(card: &Card) -> bool {
    let is_special = card.is_starter() || is_pilot(card) || card.supply == Supply::Permanent;
    card.kind != Kind::Base && !is_special
}

#[test]
fn every_printed_fact_is_the_transcribed_one() {
    for facts in transcribed() {
        assert_eq!(columns(card(facts[0])), facts);
    }
}

#[test]
fn no_title_is_missing_or_superfluous() {
    let transcribed: BTreeSet<&str> = transcribed().iter().map(|facts| facts[0]).collect();
    let table: Vec<&str> = all().iter().map(|card| card.id).collect();
    assert_eq!(table.len(), 82 + 82 + 32 + 12);
    assert_eq!(table.into_iter().collect::<BTreeSet<_>>(), transcribed);
}

/// proves: DBG-COMP-02
#[test]
fn there_are_ten_starters_for_each_side() {
    for faction in Faction::PLAYED {
        assert_eq!(copies(|card| card.is_starter() && card.faction == faction), 10, "{faction:?}");
    }
    assert_eq!(copies(Card::is_starter), 50);
}

/// proves: DBG-COMP-05
#[test]
fn the_starters_and_only_they_carry_the_starter_mark() {
    let mut marked: Vec<&str> =
        all().iter().filter(|card| card.is_starter()).map(|card| card.id).collect();
    marked.sort_unstable();
    let expected = [
        "alliance-shuttle",
        "b1-battle-droid",
        "child-of-the-watch",
        "clone-trooper",
        "dark-side-agent",
        "imperial-shuttle",
        "inquisitor",
        "jedi-knight",
        "mandalorian-shuttle",
        "mandalorian-soldier",
        "rebel-trooper",
        "republic-shuttle",
        "separatist-shuttle",
        "stormtrooper",
        "temple-guardian",
    ];
    assert_eq!(marked, expected);
}

/// proves: DBG-COMP-06, DBG-COMP-07
#[test]
fn the_galaxy_has_thirty_cards_of_each_faction_and_thirty_neutral_ones() {
    for faction in Faction::PLAYED {
        let of_faction = copies(|card| is_galaxy(card) && card.faction == faction);
        assert_eq!(of_faction, 30, "{faction:?}");
    }
    let is_neutral =
        |card: &Card, edition| card.faction == Faction::Neutral && card.edition == edition;
    for edition in [Edition::Original, Edition::CloneWars] {
        assert_eq!(copies(|card| is_galaxy(card) && is_neutral(card, edition)), 30, "{edition:?}");
        assert_eq!(copies(|card| is_pilot(card) && is_neutral(card, edition)), 10, "{edition:?}");
    }
    // Those for three players, and the train that lies beside the track.
    let of_box = copies(|card| is_galaxy(card) && is_neutral(card, Edition::Mandalorians));
    assert_eq!(of_box, 15);
    assert_eq!(copies(|card| card.supply == Supply::Permanent), 1);
}

/// What nobody has published about the box is marked as ours.
#[test]
fn the_cards_for_three_players_are_ours() {
    let of_box = all().iter().filter(|card| card.edition == Edition::Mandalorians);
    for card in of_box.filter(|card| card.faction == Faction::Neutral) {
        let origins = card.origins;
        assert_eq!([origins.figures, origins.ability, origins.copies], [Origin::Original; 3]);
    }
}

/// proves: DBG-COMP-08
#[test]
fn there_are_ten_pilots() {
    let original = |card: &Card| card.edition == Edition::Original;
    assert_eq!(copies(|card| is_pilot(card) && original(card)), 10);
}

/// proves: DBG-COMP-09
#[test]
fn there_are_ten_bases_for_each_side() {
    let bases = |faction| copies(|card| card.kind == Kind::Base && card.faction == faction);
    for faction in Faction::PLAYED {
        assert_eq!(bases(faction), 10, "{faction:?}");
    }
    // Three players start on them.
    assert_eq!(bases(Faction::Neutral), 3);
}

/// Each kind has its own values: only cards that can be hunted have a Target value, only cards that
/// stay in play have hit points, and a base is neither purchased nor played.
///
/// proves: DBG-CARD-01
#[test]
fn every_card_is_a_unit_a_ship_or_a_base_and_has_the_values_of_its_kind() {
    let mut kinds = BTreeMap::new();
    for card in all() {
        if card.edition == Edition::Original {
            *kinds.entry(kind_word(card.kind)).or_insert(0) += u32::from(card.copies);
        }
        let values = [card.cost, card.attack, card.resources, card.force];
        let fits = match card.kind {
            Kind::Unit => card.hit_points == 0,
            Kind::Ship => card.hit_points > 0 && card.target.is_none(),
            Kind::Base => card.hit_points > 0 && card.target.is_none() && values == [0; 4],
        };
        assert!(fits, "{card:?}");
    }
    assert_eq!(kinds, BTreeMap::from([("base", 20), ("ship", 20), ("unit", 100)]));
}

/// proves: DBG-CARD-12
#[test]
fn faction_units_of_the_galaxy_have_target_value_and_reward_and_beside_them_only_the_train() {
    for card in all() {
        let of_faction = is_galaxy(card) && card.faction != Faction::Neutral;
        let hunted = card.kind == Kind::Unit && of_faction || card.supply == Supply::Permanent;
        assert_eq!(card.target.is_some(), hunted, "{}", card.id);
        assert_eq!(card.reward.is_some(), hunted, "{}", card.id);
    }
}

/// The transcription names the faction icon of each card.
///
/// proves: DBG-CARD-13, DBG-AFF-01
#[test]
fn a_galaxy_card_is_imperial_rebel_or_without_icon_and_neutral() {
    for facts in transcribed() {
        let card = card(facts[0]);
        let expected = match facts[2] {
            "empire" => Faction::Empire,
            "rebels" => Faction::Rebels,
            "republic" => Faction::Republic,
            "separatists" => Faction::Separatists,
            "mandalorians" => Faction::Mandalorians,
            "neutral" => Faction::Neutral,
            other => panic!("{other} is not a faction"),
        };
        assert_eq!(card.faction, expected, "{}", card.id);
        let for_three = card.edition == Edition::Mandalorians;
        let in_galaxy = is_galaxy(card) || is_pilot(card);
        assert!(card.faction != Faction::Neutral || in_galaxy || for_three, "{}", card.id);
    }
}

/// proves: DBG-CARD-14
#[test]
fn every_card_has_a_name_of_its_own_in_both_languages() {
    for (language, edition) in [0, 1].into_iter().flat_map(|n| Edition::ALL.map(|box_| (n, box_))) {
        let in_box: Vec<_> = all().iter().filter(|card| card.edition == edition).collect();
        let names: BTreeSet<&str> = in_box.iter().map(|card| card.name[language]).collect();
        assert_eq!(names.len(), in_box.len());
        assert!(!names.contains(""));
    }
}

/// proves: DBG-DATA-01
#[test]
fn grand_moff_tarkin_is_a_unit_with_two_force() {
    let tarkin = card("grand-moff-tarkin");
    assert_eq!((tarkin.kind, tarkin.force), (Kind::Unit, 2));
}

/// proves: DBG-DATA-02
#[test]
fn director_krennic_is_an_imperial_unit_with_target_value_five() {
    let krennic = card("director-krennic");
    assert!(is_galaxy(krennic));
    assert_eq!((krennic.kind, krennic.faction), (Kind::Unit, Faction::Empire));
    assert_eq!(krennic.target, Some(5));
}

/// proves: DBG-DATA-03
#[test]
fn rebel_commando_and_x_wing_have_six_attack_together() {
    assert_eq!(card("rebel-commando").attack + card("x-wing").attack, 6);
}

/// proves: DBG-DATA-05
#[test]
fn rodian_gunslinger_and_c_roc_cruiser_are_neutral() {
    for id in ["rodian-gunslinger", "c-roc-cruiser"] {
        assert!(is_galaxy(card(id)) && card(id).faction == Faction::Neutral, "{id}");
    }
}

/// proves: DBG-DATA-11
#[test]
fn a_stormtrooper_is_a_trooper() {
    assert_eq!(card("stormtrooper").traits, [Trait::Trooper]);
}

/// proves: DBG-DATA-12
#[test]
fn darth_vader_and_yavin_4_are_unique() {
    assert_eq!((card("darth-vader").kind, card("darth-vader").unique), (Kind::Unit, true));
    assert_eq!((card("yavin-4").kind, card("yavin-4").unique), (Kind::Base, true));
}

/// Another edition has bases of these names with other texts, so the name alone finds none.
///
/// proves: DBG-DATA-13
#[test]
fn coruscant_and_rodia_are_not_found_by_name_alone() {
    for (id, name) in [("coruscant-empire", "Coruscant"), ("rodia-empire", "Rodia")] {
        assert!(find(&name.to_lowercase()).is_none(), "{name}");
        assert_eq!((card(id).name[0], card(id).faction), (name, Faction::Empire));
    }
}

/// The reasons that refuse a match between these two factions.
fn refusal(factions: [Faction; 2]) -> Vec<Because> {
    let setup = Setup { players: Players::Two(factions), ..Setup::default() };
    let started = Deckbuilding::new().start(&setup, Luck::new(Seed::from_number(1)));
    let faults = started.err().map_or(Vec::new(), |faults| faults.0);
    faults.into_iter().map(|fault| fault.because).collect()
}

/// proves: DBG-COMP-01
#[test]
fn two_players_with_a_faction_each() {
    let game = Deckbuilding::new();
    for setup in Deckbuilding::setups() {
        let state = game.start(&setup, Luck::new(Seed::from_number(1))).unwrap();
        assert_eq!(game.seats(&state), Seats::first(2));
    }
    let rule = vec![Because::Rule(RuleId("DBG-COMP-01"))];
    assert_eq!(refusal([Faction::Empire, Faction::Neutral]), rule);
    assert_eq!(refusal([Faction::Neutral, Faction::Rebels]), rule);
    assert_eq!(refusal([Faction::Empire, Faction::Rebels]), []);
}

/// The cards that a new table has in some place, over many shuffles, with their frequency.
fn dealt(place: impl Fn(&deckbuilding::View) -> Vec<Piece>) -> BTreeMap<Piece, u32> {
    let game = Deckbuilding::new();
    let mut times = BTreeMap::new();
    for seed in 0..1000 {
        let started = game.start(&Setup::default(), Luck::new(Seed::from_number(seed)));
        let state = started.expect("the default setup is allowed");
        for card in place(&game.view(&state, Viewer::Judge)) {
            *times.entry(card).or_insert(0) += 1;
        }
    }
    times
}

/// Every starter is in the opening hand about half of the time.
///
/// proves: DBG-SETUP-05
#[test]
fn the_starter_decks_are_shuffled() {
    for seat in [0, 1] {
        let hands = dealt(|view| view.players[seat].hand.iter().copied().flatten().collect());
        assert_eq!(hands.len(), 10);
        for (card, times) in hands {
            assert!((400..600).contains(&times), "{card:?} was dealt {times} times");
        }
    }
}

/// Each of the 90 galaxy cards is in the first row about every fifteenth time.
///
/// proves: DBG-SETUP-06
#[test]
fn all_galaxy_cards_are_shuffled_together() {
    let rows = dealt(|view| view.rows().collect());
    assert_eq!(rows.len(), 90);
    for (card, times) in rows {
        assert!(is_galaxy(card.card()));
        assert!((30..110).contains(&times), "{card:?} was dealt {times} times");
    }
}

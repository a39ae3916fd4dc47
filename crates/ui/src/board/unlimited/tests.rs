//! The board in whole games of random choices, for both seats and a watcher.

use std::collections::{BTreeMap, BTreeSet};

use prose::Lang;
use table::{Game as _, Luck, Notation as _, Seat, Seed, Silent, Spoken as _, Status, Viewer};
use unlimited::decks::random_deck;
use unlimited::view::View;
use unlimited::{Choice, Event, Ruleset, Setup, State, Unlimited, price};

use super::{Table, lasting_effects};
use crate::board::glossary::tests::check_drawn;
use crate::board::{Alone, Board, Concern, Offer, Region, Scene};

const SEATS: [Seat; 2] = [Seat::new(0), Seat::new(1)];

/// Called with each position, the seat that chose last, and the events of that choice.
type Visit<'a> = dyn FnMut(&Unlimited, &State, Option<Seat>, &[Event]) + 'a;

/// The starter decks in both editions, then random decks.
fn setups(luck: &mut Luck) -> Vec<Setup> {
    let starters =
        [Ruleset::SEED, Ruleset::CR8].map(|ruleset| Setup { ruleset, ..Setup::default() });
    let mut any = || Setup { decks: [random_deck(luck), random_deck(luck)], ..Setup::default() };
    let random = [any(), any(), any(), any()];
    starters.into_iter().chain(random).collect()
}

/// Plays a random game in every setup and visits each position.
fn walk(visit: &mut Visit<'_>) {
    let game = Unlimited::new();
    let mut options = Vec::new();
    let mut luck = Luck::new(Seed::from_number(7));
    for setup in setups(&mut luck) {
        let mut state = game.start(&setup, luck.fork()).expect("an allowed setup");
        let mut chooser = None;
        let mut events = Vec::new();
        while let Status::Decide(seats) = game.status(&state) {
            visit(&game, &state, chooser, &events);
            let seat = seats.lowest().expect("a seat decides");
            game.legal(&state, seat, &mut options);
            let count = u32::try_from(options.len()).expect("few options");
            let choice = options[luck.below(count) as usize];
            events.clear();
            chooser = Some(seat);
            game.apply(&mut state, seat, choice, &mut events);
        }
        visit(&game, &state, chooser, &events);
    }
}

fn offers(game: &Unlimited, state: &State, view: &View) -> Vec<Offer<Choice>> {
    match view.viewer {
        Viewer::Seat(seat) => table::offers(game, state, seat, view),
        Viewer::Watcher | Viewer::Judge => Vec::new(),
    }
}

fn draw(game: &Unlimited, state: &State, viewer: Viewer, lang: Lang) -> Vec<Region> {
    let view = game.view(state, viewer);
    let offers = offers(game, state, &view);
    game.draw(&Scene {
        view: &view,
        offers: &offers,
        question: None,
        after_yes: &[],
        idle: &[],
        lang,
    })
}

/// Every seat in every language.
fn readers() -> impl Iterator<Item = (Seat, Lang)> {
    SEATS.into_iter().flat_map(|seat| Lang::ALL.map(|lang| (seat, lang)))
}

fn html(regions: &[Region]) -> String {
    regions.iter().map(|region| region.html.0.as_str()).collect()
}

fn attribute(tag: &str, name: &str) -> Option<String> {
    let (_, rest) = tag.split_once(&format!(" {name}=\""))?;
    rest.split_once('"').map(|(value, _)| value.to_owned())
}

fn tags(html: &str) -> impl Iterator<Item = &str> {
    html.split('<').filter_map(|rest| rest.split_once('>')).map(|(tag, _)| tag)
}

/// The class of each card on the table, by its word.
fn cards(html: &str) -> BTreeMap<String, String> {
    let mut cards = BTreeMap::new();
    for tag in tags(html) {
        if let Some(word) = attribute(tag, "data-move") {
            let class = attribute(tag, "class").expect("a card has a class");
            assert!(cards.insert(word.clone(), class).is_none(), "{word} is drawn twice");
        }
    }
    cards
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[test]
fn the_options_of_a_card_are_on_that_card() {
    walk(&mut |game, state, _, _| {
        for (seat, lang) in readers() {
            let view = game.view(state, Viewer::Seat(seat));
            let offers = offers(game, state, &view);
            let scene = Scene {
                view: &view,
                offers: &offers,
                question: None,
                after_yes: &[],
                idle: &[],
                lang,
            };
            let table = Table::new(game, &scene);
            let html = html(&game.draw(&scene));
            let cards = cards(&html);
            let mut able = BTreeSet::new();
            for (offer, card) in offers.iter().zip(&table.reached) {
                let Some(card) = *card else { continue };
                let value = format!(" value=\"{}\"", offer.words);
                assert!(html.contains(&value), "{value} is not in {html}");
                able.insert(game.word(state, card));
            }
            for (word, class) in &cards {
                let can = class.split(' ').any(|one| one == "can");
                assert_eq!(can, able.contains(word), "{word} is drawn as {class}");
            }
            assert!(able.iter().all(|word| cards.contains_key(word)), "{able:?} in {cards:?}");
        }
    });
}

#[test]
fn a_click_on_an_idle_card_is_understood_and_refused() {
    let mut refused = 0;
    walk(&mut |game, state, _, _| {
        for seat in SEATS {
            let html = html(&draw(game, state, Viewer::Seat(seat), Lang::En));
            // With the script a click takes the choice back; without it the choice is refused.
            let html = html.replace("class=\"card taken\"", "class=\"card idle\"");
            for rest in html.split("class=\"card idle\" name=\"choice\" value=\"").skip(1) {
                let (words, _) = rest.split_once('"').expect("a value");
                let choice = game.read_choice(state, seat, words).expect(words);
                let refusal = game.attempt(&mut state.clone(), seat, choice, &mut Silent);
                assert!(refusal.is_err(), "{words} was carried out");
                refused += 1;
            }
        }
    });
    assert!(refused > 1_000, "{refused}");
}

#[test]
fn picks_and_portions_can_be_taken_back_by_a_click() {
    let mut picked = 0;
    let mut divided = 0;
    walk(&mut |game, state, _, _| {
        for seat in SEATS {
            let view = game.view(state, Viewer::Seat(seat));
            let html = html(&draw(game, state, Viewer::Seat(seat), Lang::En));
            let taken: BTreeSet<String> = cards(&html)
                .into_iter()
                .filter(|(_, class)| class == "card taken")
                .map(|(word, _)| word)
                .collect();
            let own = view.sides[seat.index()].picked.iter().flatten();
            let own: BTreeSet<String> = own.map(ToString::to_string).collect();
            let dividing = !offers(game, state, &view).is_empty();
            let last = view.portions.last().filter(|_| dividing).map(|last| last.to.to_string());
            picked += own.len();
            divided += usize::from(last.is_some());
            assert_eq!(taken, own.into_iter().chain(last).collect());
            assert_eq!(html.matches(" data-do=\"undo\"").count(), taken.len());
        }
    });
    assert!(picked > 10 && divided > 0, "{picked} {divided}");
}

#[test]
fn passing_is_automatic_only_when_nothing_else_can_be_done() {
    let mut alone = 0;
    let mut asked = 0;
    walk(&mut |game, state, _, _| {
        for seat in SEATS {
            let view = game.view(state, Viewer::Seat(seat));
            let offers = offers(game, state, &view);
            let scene = Scene {
                view: &view,
                offers: &offers,
                question: None,
                after_yes: &[],
                idle: &[],
                lang: Lang::En,
            };
            let bar = game.action_bar(&scene);
            let only = matches!(offers.as_slice(), [offer] if offer.choice == Choice::Pass);
            assert_eq!(bar.alone == Alone::Automatic, only);
            alone += usize::from(only);
            // The only answer to an ability is not automatic: the player should see what it revealed.
            asked += usize::from(offers.len() == 1 && !only);
        }
    });
    assert!(alone > 5 && asked > 0, "{alone} {asked}");
}

#[test]
fn an_attack_has_a_forecast_and_points_at_its_target() {
    let mut attacks = 0;
    walk(&mut |game, state, _, _| {
        for (seat, lang) in readers() {
            let view = game.view(state, Viewer::Seat(seat));
            let offers = offers(game, state, &view);
            let scene = Scene {
                view: &view,
                offers: &offers,
                question: None,
                after_yes: &[],
                idle: &[],
                lang,
            };
            let table = Table::new(game, &scene);
            let html = html(&game.draw(&scene));
            let moves: BTreeSet<String> = cards(&html).into_keys().collect();
            for offer in &offers {
                let Choice::Attack(_, target) = offer.choice else { continue };
                let foretold = table.forecast(offer.choice).expect("the attacker is in play");
                let said = super::forecast::describe(&foretold, target.is_base());
                let value = format!(" value=\"{}\"", offer.words);
                let (_, button) = html.split_once(&value).expect("a button");
                let tag = button.split('>').next().expect("a tag");
                assert_eq!(attribute(tag, "data-at"), Some(game.word(state, target)), "{tag}");
                assert!(moves.contains(&game.word(state, target)));
                assert!(attribute(tag, "data-says").is_some());
                let text = escaped(said.get(lang));
                let capital = escaped(said.clone().capitalised().get(lang));
                let near = button.split("</button>").next().unwrap_or_default();
                assert!(near.contains(&text) || near.contains(&capital), "{text} in {near}");
                attacks += 1;
            }
        }
    });
    assert!(attacks > 300, "{attacks}");
}

#[test]
fn effects_that_last_and_abilities_that_wait_are_shown() {
    let mut effects = 0;
    let mut ordered = 0;
    let mut fights = 0;
    walk(&mut |game, state, _, _| {
        for (seat, lang) in readers() {
            let view = game.view(state, Viewer::Seat(seat));
            let offers = offers(game, state, &view);
            let html = html(&game.draw(&Scene {
                view: &view,
                offers: &offers,
                question: None,
                after_yes: &[],
                idle: &[],
                lang,
            }));
            for (_, unit) in view.units() {
                for effect in &unit.effects {
                    effects += 1;
                    let said = escaped(lasting_effects::describe(effect).get(lang));
                    let chips = html.split("<span class=\"lasts\" title=\"").skip(1);
                    let mut titles = chips.filter_map(|chip| chip.split('"').next());
                    assert!(titles.any(|title| title.split("; ").any(|one| one == said)), "{said}");
                }
            }
            let waiting = html.split("<div class=\"waiting\">").nth(1);
            let listed = waiting.map_or(0, |list| {
                list.split("</ol>").next().unwrap_or_default().matches("<li").count()
            });
            assert_eq!(listed, view.waiting.len());
            for offer in &offers {
                if let Choice::Trigger(_) = offer.choice {
                    ordered += 1;
                    assert!(html.contains(&format!(" value=\"{}\"", offer.words)));
                }
            }
            let drawn = html.contains("class=\"fight\"");
            assert_eq!(drawn, view.attack.is_some());
            fights += usize::from(drawn);
        }
    });
    assert!(effects > 20 && ordered > 0 && fights > 20, "{effects} {ordered} {fights}");
}

#[test]
fn a_card_in_hand_shows_its_cost_if_it_differs_from_the_printed_one() {
    let mut dearer = 0;
    let mut as_printed = 0;
    walk(&mut |game, state, _, _| {
        for (seat, lang) in readers() {
            let view = game.view(state, Viewer::Seat(seat));
            let regions = draw(game, state, Viewer::Seat(seat), lang);
            let hand = regions.iter().find(|region| region.id == "hand").expect("a hand");
            let asked: Vec<u8> = view.sides[seat.index()]
                .hand
                .iter()
                .flatten()
                .map(|piece| (price(&view, seat, piece.title), piece.title.card().cost))
                .filter_map(|(price, printed)| (price.total() != printed).then(|| price.total()))
                .collect();
            let shown: Vec<u8> = hand
                .html
                .0
                .split("<b class=\"price\" data-term=\"price\">")
                .skip(1)
                .map(|rest| rest.split('<').next().expect("a number").parse().expect("a number"))
                .collect();
            assert_eq!(asked, shown);
            dearer += asked.len();
            as_printed += view.sides[seat.index()].hand.len() - asked.len();
        }
    });
    assert!(dearer > 100 && as_printed > 100, "{dearer} {as_printed}");
}

#[test]
fn a_board_hides_secret_information() {
    let mut luck = Luck::new(Seed::from_number(99));
    walk(&mut |game, state, _, _| {
        for (seat, lang) in readers() {
            let viewer = Viewer::Seat(seat);
            let world = game.imagine(state, seat, &mut luck);
            let [real, imagined] =
                [state, &world].map(|state| html(&draw(game, state, viewer, lang)));
            assert_eq!(real, imagined);
        }
        let drawn = cards(&html(&draw(game, state, Viewer::Watcher, Lang::En)));
        let watcher = game.view(state, Viewer::Watcher);
        let judge = game.view(state, Viewer::Judge);
        for seat in [0, 1] {
            let seen = &watcher.sides[seat].hand;
            for card in judge.sides[seat].hand.iter().filter(|card| !seen.contains(card)) {
                let word = card.expect("a judge sees every card").to_string();
                assert!(!drawn.contains_key(&word), "a watcher is shown {word}");
            }
        }
    });
}

#[test]
fn a_watcher_has_nothing_to_click() {
    walk(&mut |game, state, _, _| {
        for lang in Lang::ALL {
            let html = html(&draw(game, state, Viewer::Watcher, lang));
            assert!(!html.contains("<button"), "{html}");
        }
    });
}

#[test]
fn ids_are_given_once_and_every_picture_has_a_face() {
    walk(&mut |game, state, _, _| {
        let regions = draw(game, state, Viewer::Judge, Lang::En);
        let ids: BTreeSet<&str> = regions.iter().map(|region| region.id).collect();
        assert_eq!(ids.len(), regions.len());
        let html = html(&regions);
        let mut seen = BTreeSet::new();
        for tag in tags(&html) {
            let tag = format!(" {tag}");
            if let Some(id) = attribute(&tag, "id") {
                assert!(!ids.contains(id.as_str()) && seen.insert(id.clone()), "{id} twice");
            }
            if let Some(card) = attribute(&tag, "data-card") {
                assert!(game.face(&card).is_some(), "{card}");
            }
        }
    });
}

#[test]
fn a_choice_changes_few_bytes() {
    let mut changed = Vec::new();
    let mut largest = 0;
    let mut before: BTreeMap<(Seat, &str), String> = BTreeMap::new();
    walk(&mut |game, state, chooser, _| {
        for seat in SEATS {
            let regions = draw(game, state, Viewer::Seat(seat), Lang::Es);
            largest = largest.max(html(&regions).len());
            let mut bytes = 0;
            for Region { id, html } in regions {
                let old = before.insert((seat, id), html.0.clone());
                bytes += if old.as_ref() == Some(&html.0) { 0 } else { html.0.len() };
            }
            // The chooser is sent the most, so only those updates are measured.
            if chooser == Some(seat) {
                changed.push(bytes);
            }
        }
    });
    changed.sort_unstable();
    let median = changed[changed.len() / 2];
    println!("median {median} bytes of {} choices, board at most {largest}", changed.len());
    println!("nine in ten below {}", changed[changed.len() * 9 / 10]);
    assert!(median < 8_000, "{median} bytes change with a usual choice");
    assert!(largest < 60_000, "a board has {largest} bytes");
}

#[test]
fn links_lead_to_cards_the_sentence_names_and_to_rules_there_are() {
    walk(&mut |game, state, _, events| {
        let view = game.view(state, Viewer::Watcher);
        for event in events {
            let said = game.say_event(&view, event);
            for concern in game.concerns(event) {
                match concern {
                    Concern::Card(id) => {
                        let name = game.face(id).expect("a card of the set").name;
                        assert!(
                            said.en.contains(&name.en) && said.es.contains(&name.es),
                            "{said:?} does not name {id}"
                        );
                    }
                    Concern::Rule(id) => {
                        assert!(rulebook::find(id).is_some(), "{id} is not a rule");
                    }
                }
            }
        }
    });
}

#[test]
fn every_term_on_the_board_is_explained() {
    let mut named = BTreeSet::new();
    walk(&mut |game, state, _, _| {
        for (seat, lang) in readers() {
            let drawn = html(&draw(game, state, Viewer::Seat(seat), lang));
            named.extend(check_drawn(game.glossary(), &drawn));
        }
    });
    assert!(named.len() > 20, "{named:?}");
}

//! The board in whole games of random choices, for both seats and a watcher.

use std::collections::{BTreeMap, BTreeSet};

use deckbuilding::{
    Choice, Deckbuilding, Event, Faction, Piece, SeenInPlay, SeenTarget, State, Target, View,
};
use prose::Lang;
use script::Thing;
use table::{
    Described as _, Game as _, Luck, Notation as _, Seat, Seed, Silent, Spoken as _, Status, Viewer,
};

use super::Table;
use crate::board::glossary::tests::check_drawn;
use crate::board::{Board, Concern, Offer, Region, Scene};

/// Short games of every pair of factions, mode and option.
const SETUPS: [&str; 15] = [
    "goal=2",
    "mode=full goal=2 bribing=yes",
    "mode=secret goal=2",
    "factions=separatists,republic goal=2",
    "factions=empire,mandalorians mode=full goal=2",
    "factions=rebels,mandalorians mode=secret goal=2",
    "factions=republic,mandalorians mode=full goal=2",
    "factions=separatists,mandalorians mode=full goal=2",
    "factions=empire,republic mode=full goal=2 neutral=clone-wars",
    "factions=empire,separatists mode=full goal=2",
    "factions=rebels,republic mode=full goal=2",
    "factions=rebels,separatists mode=secret goal=2",
    "factions=separatists,mandalorians,republic",
    "factions=teams team_one=rebels+rebels team_two=empire+empire mode=introductory goal=2",
    "factions=teams team_one=mandalorians+republic team_two=separatists+empire mode=secret goal=2 teammates_see_hands=off",
];

/// Called with each position, the seat that chose last, and the events of that choice.
type Visit<'a> = dyn FnMut(&Deckbuilding, &State, Option<Seat>, &[Event]) + 'a;

/// Plays a random game in every setup and visits each position.
fn walk(visit: &mut Visit<'_>) {
    let game = Deckbuilding::new();
    let mut options = Vec::new();
    for (number, words) in (1..).zip(SETUPS) {
        let setup = game.read_setup(words).expect("a setup");
        let mut luck = Luck::new(Seed::from_number(number));
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

fn offers(game: &Deckbuilding, state: &State, view: &View) -> Vec<Offer<Choice>> {
    let offer = |&choice: &Choice| Offer {
        choice,
        words: game.write_choice(state, choice),
        heading: game.heading(state, choice),
        text: game.say_choice(view, choice),
    };
    view.options.iter().map(offer).collect()
}

fn draw(game: &Deckbuilding, state: &State, viewer: Viewer, lang: Lang) -> Vec<Region> {
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
fn readers(state: &State) -> impl Iterator<Item = (Seat, Lang)> {
    let seats = Deckbuilding::new().seating(state).seats().into_iter();
    seats.flat_map(|seat| Lang::ALL.map(|lang| (seat, lang)))
}

fn html(regions: &[Region]) -> String {
    regions.iter().map(|region| region.html.0.as_str()).collect()
}

/// The class of each card on the table, by its word.
fn cards(html: &str) -> BTreeMap<String, String> {
    let attribute = |tag: &str, name: &str| {
        let (_, rest) = tag.split_once(&format!(" {name}=\""))?;
        rest.split_once('"').map(|(value, _)| value.to_owned())
    };
    let mut cards = BTreeMap::new();
    for tag in html.split('<').filter_map(|rest| rest.split_once('>')).map(|(tag, _)| tag) {
        if let Some(word) = attribute(tag, "data-move") {
            let class = attribute(tag, "class").expect("a card has a class");
            assert!(cards.insert(word.clone(), class).is_none(), "{word} is drawn twice");
        }
    }
    cards
}

#[test]
fn the_options_of_a_card_are_on_that_card() {
    walk(&mut |game, state, _, _| {
        for (seat, lang) in readers(state) {
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
            let table = Table::new(&scene);
            let html = html(&game.draw(&scene));
            let cards = cards(&html);
            let mut able = BTreeSet::new();
            for offer in &offers {
                let Some(thing) = table.card_of_choice(offer.choice) else { continue };
                let value = format!(" value=\"{}\"", offer.words);
                assert!(html.contains(&value), "{value} is not in {html}");
                able.insert(word(&view, thing));
                if let Choice::Play(_) = offer.choice {
                    able.extend(copies_in_hand(&view, seat, thing));
                }
            }
            for owner in view.seating.opponents(seat) {
                let attack = Choice::Resolve(Target::Base(view.base_target(owner)));
                if offers.iter().any(|offer| offer.choice == attack) {
                    let side = view.player(owner);
                    able.extend(side.ships.iter().map(|ship| ship.card.to_string()));
                    able.extend(side.base.map(|base| base.to_string()));
                }
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
    walk(&mut |game, state, _, _| {
        for seat in game.seating(state).seats() {
            let html = html(&draw(game, state, Viewer::Seat(seat), Lang::En));
            for rest in html.split("class=\"card idle\" name=\"choice\" value=\"").skip(1) {
                let (words, _) = rest.split_once('"').expect("a value");
                let choice = game.read_choice(state, seat, words).expect(words);
                let refusal = game.attempt(&mut state.clone(), seat, choice, &mut Silent);
                assert!(refusal.is_err(), "{words} was carried out");
            }
        }
    });
}

fn word(view: &View, thing: Thing) -> String {
    view.components.piece(thing).to_string()
}

fn copies_in_hand(view: &View, seat: Seat, thing: Thing) -> Vec<String> {
    let hand = view.player(seat).hand.iter().flatten();
    let lent = |thing: Thing| view.player(seat).lent.iter().any(|card| card.thing() == thing);
    let alike =
        |card: &&Piece| card.card().id == view.facts(thing).id && lent(card.thing()) == lent(thing);
    let copies = hand.filter(alike);
    copies.map(ToString::to_string).collect()
}

/// The parts of a region that begin with this tag, each up to the next one.
fn pieces<'h>(regions: &'h [Region], id: &str, tag: &str) -> Vec<&'h str> {
    let region = regions.iter().find(|region| region.id == id).expect("a region");
    region.html.0.split(tag).skip(1).collect()
}

// proves: DBG-SETUP-08
#[test]
fn a_card_of_the_row_is_turned_toward_the_player_who_can_buy_it_and_a_neutral_one_toward_both() {
    let mut seen = BTreeSet::new();
    walk(&mut |game, state, _, _| {
        for (seat, lang) in readers(state) {
            let view = game.view(state, Viewer::Seat(seat));
            let regions = draw(game, state, Viewer::Seat(seat), lang);
            let drawn: Vec<_> = super::places::galaxies(&view, seat)
                .into_iter()
                .filter(|(_, number)| view.galaxies[*number].players.contains(seat))
                .flat_map(|(place, number)| {
                    let slots = pieces(&regions, place.row, "<div class=\"slot");
                    assert_eq!(slots.len(), view.galaxies[number].row.len());
                    slots.into_iter().zip(view.galaxies[number].row.clone()).collect::<Vec<_>>()
                })
                .collect();
            for (slot, card) in &drawn {
                let Some(card) = card else { continue };
                let faction = card.card().faction;
                let own = faction == view.players[seat.index()].faction;
                let (class, sign) = match faction {
                    Faction::Neutral => (" both\">", "\"for-both\">◆ "),
                    _ if own => (" near\">", "\"for-near\">▼ "),
                    _ => (" far\">", "\"for-far\">▲ "),
                };
                assert!(slot.starts_with(class) && slot.contains(sign), "{faction:?}: {slot}");
                // The cost is shown to the player it is turned toward, the target value to the other.
                let buys =
                    view.options.contains(&Choice::Buy(card.card_id().expect("a card of the row")));
                let attacks =
                    view.options.contains(&Choice::Resolve(SeenTarget::Row(*card).target()));
                assert!(!buys || class != " far\">", "{slot}");
                assert!(!attacks || class != " near\">", "{slot}");
                seen.insert((class, buys, attacks));
            }
        }
    });
    let wanted = [(" near\">", true, false), (" both\">", true, false), (" far\">", false, true)];
    assert!(wanted.iter().all(|case| seen.contains(case)), "{seen:?}");
}

// proves: DBG-ASSIGN-07
#[test]
fn attackers_are_grouped_by_what_they_attack() {
    let mut at_bases = 0;
    let mut at_the_row = 0;
    let mut together = 0;
    walk(&mut |game, state, _, _| {
        for lang in Lang::ALL {
            let view = game.view(state, Viewer::Watcher);
            let regions = draw(game, state, Viewer::Watcher, lang);
            let groups = pieces(&regions, "attacks", "<div class=\"attack\">");
            let team = view.seating.team(view.turn).into_iter();
            let team: Vec<_> = team.map(|seat| view.player(seat)).collect();
            let attackers =
                || team.iter().flat_map(|player| player.units.iter().chain(&player.ships));
            let name = |thing| super::words::name(view.facts(thing), lang);
            let row_attacks = team.iter().flat_map(|player| &player.row_attacks);
            let rows = row_attacks.map(|(card, _)| SeenTarget::Row(*card));
            let bases = view.seating.opponents(view.turn).into_iter().map(SeenTarget::Base);
            let aimed_at =
                |target: &SeenTarget| attackers().any(|seen| seen.assigned == Some(*target));
            let targets: Vec<SeenTarget> = rows.chain(bases.filter(aimed_at)).collect();
            assert_eq!(groups.len(), targets.len(), "{targets:?}");
            for (group, target) in groups.into_iter().zip(targets) {
                let theirs = attackers().filter(|seen| seen.assigned == Some(target));
                let theirs: Vec<&str> = theirs.map(|seen| name(seen.card.thing())).collect();
                let (_, with) = group.split_once("<p class=\"with\">").expect("the attackers");
                let (with, _) = with.split_once("</p>").expect("an end");
                // Copies of a card are named once.
                let mut named: Vec<&str> = Vec::new();
                for part in with.split(" + ") {
                    let (name, copies) = part.split_once(" ×").unwrap_or((part, "1"));
                    assert!(!named.contains(&name), "{with}");
                    named.extend(vec![name; copies.parse().expect("a number")]);
                }
                let mut wanted = theirs.clone();
                wanted.sort_unstable();
                named.sort_unstable();
                assert_eq!(named, wanted, "{group}");
                together += usize::from(theirs.len() > 1);
                match target {
                    SeenTarget::Base(_) => at_bases += 1,
                    // The attackers and the attacked card are also marked where they lie.
                    SeenTarget::Row(card) => {
                        at_the_row += 1;
                        let marks = html(&regions)
                            .matches(&format!(
                                "\"assigned\">→<span class=\"mark-words\"> {}<",
                                name(card.thing())
                            ))
                            .count();
                        assert!(marks >= theirs.len(), "{}", name(card.thing()));
                        assert!(group.contains(&format!("<b>{}</b>", name(card.thing()))));
                    }
                }
            }
        }
    });
    assert!(at_bases > 0 && at_the_row > 0 && together > 0, "{at_bases} {at_the_row} {together}");
}

#[test]
fn a_board_hides_secret_information() {
    let mut luck = Luck::new(Seed::from_number(99));
    walk(&mut |game, state, _, _| {
        for (seat, lang) in readers(state) {
            let viewer = Viewer::Seat(seat);
            let world = game.imagine(state, seat, &mut luck);
            let [real, imagined] =
                [state, &world].map(|state| html(&draw(game, state, viewer, lang)));
            assert_eq!(real, imagined);
        }
        let watcher = game.view(state, Viewer::Watcher);
        let drawn = cards(&html(&draw(game, state, Viewer::Watcher, Lang::En)));
        let judge = game.view(state, Viewer::Judge);
        for seat in 0..watcher.players.len() {
            let seen = &watcher.players[seat].hand;
            for card in judge.players[seat].hand.iter().filter(|card| !seen.contains(card)) {
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
fn a_choice_changes_few_bytes() {
    let mut changed = Vec::new();
    // The largest board of a table of two, three and four.
    let mut largest = [0; 3];
    let mut before: BTreeMap<(Seat, &str), String> = BTreeMap::new();
    walk(&mut |game, state, chooser, _| {
        let seats = game.seating(state).seats();
        let largest = &mut largest[seats.count() as usize - 2];
        for seat in seats {
            let regions = draw(game, state, Viewer::Seat(seat), Lang::Es);
            *largest = (*largest).max(html(&regions).len());
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
    println!("median {median} bytes of {} choices, boards at most {largest:?}", changed.len());
    println!("nine in ten below {}", changed[changed.len() * 9 / 10]);
    // Whole parts: a browser is sent only how they changed, a test of the server measures that.
    // Names of factions and cards are longer in some pairs than in the first box, and most of these
    // choices are made at the larger tables.
    assert!(median < 5_000, "{median} bytes change with a usual choice");
    let most = [30_000, 45_000, 45_000];
    for (largest, most) in largest.into_iter().zip(most) {
        assert!(largest < most, "a board has {largest} bytes, more than {most}");
    }
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
                        let name = game.face(id).expect("a card of the box").name;
                        assert!(
                            said.en.contains(&name.en) && said.es.contains(&name.es),
                            "{said:?}"
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
        for (seat, lang) in readers(state) {
            let drawn = html(&draw(game, state, Viewer::Seat(seat), lang));
            named.extend(check_drawn(game.glossary(), &drawn));
        }
    });
    assert!(named.len() > 20, "{named:?}");
}

/// The first position of a game in which the row has a capital ship, as the first seat sees it.
fn view_with_ship_in_row(game: &Deckbuilding) -> (View, Piece) {
    let setup = game.read_setup("factions=separatists,republic mode=full").expect("a setup");
    let views = (0..).map(|number| {
        let state =
            game.start(&setup, Luck::new(Seed::from_number(number))).expect("an allowed setup");
        game.view(&state, Viewer::Seat(Seat::new(0)))
    });
    let with_ship = |view: View| {
        let is_ship = |card: &Piece| card.card().kind == deckbuilding::Kind::Ship;
        let ship = view.rows().find(is_ship)?;
        Some((view, ship))
    };
    views.take(50).find_map(with_ship).expect("a ship in the row")
}

#[test]
fn what_the_later_boxes_add_is_marked_on_the_board() {
    let game = Deckbuilding::new();
    let (mut view, ship) = view_with_ship_in_row(&game);
    let printed = ship.card().hit_points;
    let shown = |view: &View, lang| {
        let scene = Scene { view, offers: &[], question: None, after_yes: &[], idle: &[], lang };
        html(&game.draw(&scene))
    };
    let marks = [
        "data-term=\"tucked\"".to_owned(),
        format!("<s>{}</s> <b>1</b>", ship.card().cost),
        format!("⌖ {printed}"),
        format!("{}/{}↑", printed + 1, printed + 2),
    ];
    for lang in Lang::ALL {
        let plain = shown(&view, lang);
        assert!(marks.iter().all(|mark| !plain.contains(mark.as_str())));
    }
    view.players[1].tucked = view.players[0].hand[0];
    view.prices.push((ship, 1));
    view.prey = Some(ship);
    view.players[0].ships.push(SeenInPlay {
        card: ship,
        attack: ship.card().attack,
        row_attack: 0,
        bonus: 0,
        damage: 1,
        hit_points: printed + 2,
        used: false,
        assigned: None,
        assigned_seat: None,
        attacked: false,
        target_gone: false,
    });
    assert!(shown(&view, Lang::Es).contains("1 recurso este turno"));
    for lang in Lang::ALL {
        let marked = shown(&view, lang);
        for mark in &marks {
            assert!(marked.contains(mark.as_str()), "{mark} in {marked}");
        }
    }
}

/// The whole name of a faction stands below a card of the row, with its crest; "for the Separatists" would be cut off.
#[test]
fn the_row_names_the_factions_by_crest_and_short_name() {
    let game = Deckbuilding::new();
    let (mut view, ship) = view_with_ship_in_row(&game);
    let faction = ship.card().faction;
    view.galaxies[0].row.retain(|card| *card == Some(ship));
    for lang in Lang::ALL {
        let scene =
            Scene { view: &view, offers: &[], question: None, after_yes: &[], idle: &[], lang };
        let row = Table::new(&scene).row(0).into_string();
        let crest = crate::card_art::crest(super::face::allegiance(faction)).into_string();
        let label = match faction {
            Faction::Neutral => prose::text!("for both", "para ambos"),
            side => side.title(),
        };
        assert!(row.contains(&format!("{crest} {}</i>", label.get(lang))), "{row}");
    }
}

/// The cards of a question are on the board, wherever they lie.
#[test]
fn every_card_that_can_be_picked_can_be_clicked_and_its_pile_is_named() {
    let mut piles: BTreeSet<String> = BTreeSet::new();
    walk(&mut |game, state, _, _| {
        for seat in game.seating(state).seats() {
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
            let table = Table::new(&scene);
            let picked = offers.iter().filter(|offer| matches!(offer.choice, Choice::Answer(_)));
            let things: Vec<Thing> =
                picked.filter_map(|offer| table.card_of_choice(offer.choice)).collect();
            if things.is_empty() {
                continue;
            }
            let drawn = cards(&html(&game.draw(&scene)));
            for thing in things {
                let word = word(&view, thing);
                let class = drawn.get(&word).unwrap_or_else(|| panic!("{word} is not drawn"));
                assert!(class.contains("can"), "{word}: {class}");
            }
            let choice = table.cards_elsewhere().into_string();
            piles.extend(choice.split("<small> · ").skip(1).filter_map(|part| {
                Some(part.split_once('<')?.0.split_once(" of ").map_or_else(
                    || part.split('<').next().unwrap_or_default().to_owned(),
                    |(pile, _)| format!("{pile} of others"),
                ))
            }));
        }
    });
    for pile in ["galaxy discard pile", "your discard pile", "your exile pile"] {
        assert!(piles.contains(pile), "{pile} not in {piles:?}");
    }
}

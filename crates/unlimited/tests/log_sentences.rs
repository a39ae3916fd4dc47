//! The texts for players: the log, every question of a card, the labels of choices, and the table
//! as plain text. Snapshots of typical texts are kept for human review.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use prose::Text;
use script::{Answer, Ask, Step, Words};
use table::{Described as _, Game as _, Luck, Outcome, Seat, Seats, Secret, Seed, Spoken as _};
use table::{Origin, Status, Viewer};
use unlimited::decks::{Starter, Title, random_deck};
use unlimited::{
    Ability, Card, CardId, Choice, Event, Kind, Lasts, NoRoom, Piece, Question, Ruleset, Setup,
    Skill, State, Token, Unlimited, Until, View, cards,
};

const BLUE: Seat = Seat::new(0);
const RED: Seat = Seat::new(1);

/// A view of some match; the sentences use only what is the same in all views.
fn any_view(game: &Unlimited) -> View {
    let start = game.start(&Setup::default(), Luck::new(Seed::from_number(1)));
    game.view(&start.expect("the usual setup"), Viewer::Judge)
}

fn title(id: &str) -> Title {
    Title::of_id(id).expect("a card of the set")
}

/// The first card of a seat's deck with this title.
fn piece(seat: Seat, id: &str) -> Piece {
    Piece { card: CardId::of_deck(seat, 0), title: title(id), copy: 1, shared: false }
}

fn base(seat: Seat) -> Piece {
    Piece { card: CardId::base(seat), title: title("echo-base"), copy: 1, shared: false }
}

fn leader(seat: Seat, id: &str) -> Piece {
    Piece { card: CardId::leader(seat), title: title(id), copy: 1, shared: false }
}

/// The events of a game and its rounds.
fn rounds() -> Vec<Event> {
    let marine = Secret::new(piece(BLUE, "battlefield-marine"), Seats::only(BLUE));
    vec![
        Event::GotInitiative(BLUE),
        Event::KeptFirstHand(BLUE),
        Event::RenewedHand(RED),
        Event::PickedSecretly(BLUE, marine),
        Event::Round(3),
        Event::PhaseEnded,
        Event::Regroup,
        Event::EverythingReady,
        Event::Passed(RED),
        Event::TookInitiative(BLUE),
        Event::Drew(BLUE, marine),
        Event::DeckEmpty(RED, 1),
        Event::DeckEmpty(RED, 2),
        Event::KeptHand(BLUE),
        Event::Resourced(BLUE, marine, true),
        Event::Resourced(BLUE, marine, false),
        Event::HealingForbidden,
        Event::Endless,
        Event::NoRoom(NoRoom::Waiting),
        Event::NoRoom(NoRoom::LastKnown),
        Event::NoRoom(NoRoom::Lasting),
        Event::NoRoom(NoRoom::Aside),
        Event::NoRoom(NoRoom::Events),
        Event::NoRoom(NoRoom::Postponed),
        Event::NoRoom(NoRoom::Discounts),
        Event::NoRoom(NoRoom::Bans),
        Event::NoRoom(NoRoom::Attacks),
        Event::NoRoom(NoRoom::Shares),
        Event::NoRoom(NoRoom::Nesting),
        Event::Over(Outcome::Won(Seats::only(RED))),
        Event::Over(Outcome::Draw),
    ]
}

/// The events of playing and using cards.
fn actions() -> Vec<Event> {
    let marine = piece(BLUE, "battlefield-marine");
    let saber = piece(BLUE, "lukes-lightsaber");
    let vader = leader(RED, "darth-vader-dark-lord-of-the-sith");
    let namesake = piece(RED, "darth-vader-commanding-the-first-legion");
    vec![
        Event::Paid(BLUE, 1),
        Event::ReadiedResources(BLUE, 2),
        Event::ExhaustedResources(RED, 1),
        Event::Played(BLUE, marine, 2, None),
        Event::Played(BLUE, saber, 0, Some(marine)),
        Event::Played(RED, namesake, 7, None),
        Event::Silenced(piece(RED, "vanquish")),
        Event::Used(RED, vader),
        Event::Used(RED, base(RED)),
        Event::Deployed(vader),
        Event::WastedEpic(vader),
        Event::Triggered(RED, namesake),
        Event::Attacked(BLUE, marine, base(RED)),
        Event::Attacked(RED, vader, marine),
        Event::Sabotaged(marine),
        Event::ShieldUsed(marine, 3),
        Event::Damaged(marine, 3),
        Event::Damaged(Piece { shared: true, ..marine }, 1),
        Event::Damaged(base(RED), 1),
        Event::Healed(base(BLUE), 2),
        Event::Exhausted(vader),
        Event::Readied(marine),
        Event::GotShield(marine),
        Event::GotExperience(marine, 1),
        Event::GotExperience(marine, 2),
        Event::LostToken(Token::Shield, marine),
        Event::LostToken(Token::Experience, marine),
        Event::Gained(marine, Lasts::Power, 2, Until::AttackEnds),
        Event::Gained(marine, Lasts::LessHp, 1, Until::PhaseEnds),
        Event::Gained(marine, Lasts::Has(Skill::Raid), 2, Until::PhaseEnds),
        Event::Gained(marine, Lasts::Has(Skill::Sentinel), 0, Until::RoundEnds),
        Event::Gained(marine, Lasts::Loses(Skill::Sentinel), 0, Until::PhaseEnds),
        Event::Gained(marine, Lasts::LosesAll, 0, Until::RoundEnds),
        Event::Gained(marine, Lasts::StaysExhausted, 0, Until::RoundEnds),
        Event::Gained(marine, Lasts::SparesBases, 0, Until::AttackEnds),
        Event::Gained(marine, Lasts::StrikesFirst, 0, Until::AttackEnds),
        Event::Gained(marine, Lasts::Expires, 0, Until::AttackEnds),
        Event::Defeated(vader),
        Event::Defeated(saber),
        Event::TookControl(RED, marine),
        Event::Named(RED, title("darth-vader-dark-lord-of-the-sith")),
    ]
}

/// The events of moving and showing cards.
fn moves() -> Vec<Event> {
    let marine = piece(BLUE, "battlefield-marine");
    let secret = Secret::new(marine, Seats::only(BLUE));
    vec![
        Event::Returned(marine),
        Event::Buried(marine),
        Event::PutUnder(BLUE, secret),
        Event::BuriedAtRandom(BLUE, 4),
        Event::TookResource(BLUE, secret),
        Event::TookToHand(BLUE, secret),
        Event::Discarded(marine),
        Event::Looked(BLUE, BLUE, secret),
        Event::Looked(BLUE, RED, Secret::new(piece(RED, "vanquish"), Seats::only(BLUE))),
        Event::Revealed(marine),
        Event::SetAside(marine),
        Event::Shuffled(RED),
    ]
}

#[test]
fn every_event_is_a_sentence_in_both_languages() {
    let game = Unlimited::new();
    let view = any_view(&game);
    let mut page = String::new();
    for event in [rounds(), actions(), moves()].concat() {
        let mut last = None;
        // Secrets are shown to a judge and not to the opponent, which gives two sentences.
        for viewer in [Viewer::Judge, Viewer::Seat(RED)] {
            let told =
                game.witness(&event, viewer).map(|told| game.say_event(&view, &told)).unwrap();
            assert_eq!(told.is_complete(), Ok(()), "{event:?}");
            if last.as_ref() != Some(&told) {
                writeln!(page, "{}\n    {}", told.en, told.es).unwrap();
            }
            last = Some(told);
        }
    }
    insta::assert_snapshot!(page);
}

/// Calls `f` for a step and every step inside it.
fn each_step<W: Words>(step: &'static Step<W>, f: &mut impl FnMut(&'static Step<W>)) {
    f(step);
    match step {
        Step::Do(_) | Step::Number { .. } => {}
        Step::Seq(steps)
        | Step::OneOf { options: steps, .. }
        | Step::SomeOf { options: steps, .. } => steps.iter().for_each(|step| each_step(step, f)),
        Step::Pick { body, .. }
        | Step::Gather { body, .. }
        | Step::Each { body, .. }
        | Step::May { body, .. }
        | Step::Times { body, .. }
        | Step::While { body, .. }
        | Step::Until { body, .. }
        | Step::Later { body, .. } => each_step(body, f),
        Step::If { then, otherwise, .. } => {
            each_step(then, f);
            otherwise.iter().for_each(|step| each_step(step, f));
        }
        Step::IfDone { first, then } => {
            each_step(first, f);
            each_step(then, f);
        }
    }
}

/// The questions that the printed abilities of a card can ask.
fn questions_of(card: &'static Card) -> Vec<Question> {
    let source = piece(BLUE, card.id);
    let mut asks = Vec::new();
    for ability in card.abilities.iter().chain(card.deployed) {
        let steps = match ability {
            Ability::Action { cost, effect } => vec![cost, effect],
            Ability::Epic(effect) | Ability::Event(effect) | Ability::When { effect, .. } => {
                vec![effect]
            }
            _ => Vec::new(),
        };
        for step in steps {
            each_step(step, &mut |step| match step {
                // A single possible thing is picked without a question.
                Step::Pick { count: script::Count::The, .. } => {}
                Step::Pick { from, body, count, .. } | Step::Gather { from, body, count, .. } => {
                    let must = matches!(count, script::Count::One | script::Count::Exactly(_));
                    let may_stop = !must;
                    asks.push(Ask::Pick { from: *from, body, may_stop });
                }
                Step::OneOf { options, .. } | Step::SomeOf { options, .. } => {
                    asks.push(Ask::OneOf(options));
                }
                Step::May { body, .. } => asks.push(Ask::May(body)),
                _ => {}
            });
        }
    }
    asks.into_iter().map(|ask| Question::Ability { source, ask, total: None }).collect()
}

#[test]
fn every_question_of_a_card_says_whose_effect_it_is_and_what_for() {
    let game = Unlimited::new();
    let view = any_view(&game);
    let mut page = String::new();
    for card in cards::all() {
        for question in questions_of(card) {
            let said = game.say_question(&view, &question);
            assert_eq!(said.is_complete(), Ok(()), "{}", card.id);
            assert!(said.en.starts_with(card.name[0]), "{}: {}", card.id, said.en);
            assert!(said.es.starts_with(card.name[1]), "{}: {}", card.id, said.es);
            // A thing that was never named appears as "eso".
            assert!(!said.es.split([' ', '.', ',', ';']).any(|word| word == "eso"), "{}", said.es);
            writeln!(page, "{}\n    {}", said.en, said.es).unwrap();
        }
    }
    insta::assert_snapshot!(page);
}

/// The setups of the random games: both starter decks in both seats, both rulesets, random decks.
fn setups() -> Vec<Setup> {
    let [luke, vader] = [Starter::Luke, Starter::Vader].map(Starter::deck);
    let starters = [[luke.clone(), vader.clone()], [vader, luke]];
    let any = (0..100).map(|number| {
        let luck = &mut Luck::new(Seed::from_number(number));
        [random_deck(luck), random_deck(luck)]
    });
    let decks = starters.into_iter().chain(any).enumerate();
    let rulesets = [Ruleset::SEED, Ruleset::CR8];
    decks.map(|(n, decks)| Setup { decks, ruleset: rulesets[n % 2], ..Setup::default() }).collect()
}

/// Plays a random game and passes on each position with the asked seat and its options, then the
/// events.
fn play(
    game: &Unlimited,
    setup: &Setup,
    seed: u64,
    mut asked: impl FnMut(&State, Seat, &[Choice]),
    mut told: impl FnMut(&[Event]),
) {
    let mut luck = Luck::new(Seed::from_number(seed + 1000));
    let mut state = game.start(setup, Luck::new(Seed::from_number(seed))).expect("a setup");
    let mut options = Vec::new();
    while let Status::Decide(seats) = game.status(&state) {
        let seat = seats.lowest().expect("somebody decides");
        game.legal(&state, seat, &mut options);
        asked(&state, seat, &options);
        let many = u32::try_from(options.len()).expect("few options");
        let choice = options[luck.below(many) as usize];
        let mut log = Vec::new();
        game.apply(&mut state, seat, choice, &mut log);
        told(&log);
    }
}

#[test]
fn every_text_of_random_games_is_complete_in_both_languages() {
    let game = Unlimited::new();
    let complete = |text: &Text| assert_eq!(text.is_complete(), Ok(()));
    let any = any_view(&game);
    let (mut said, mut plies) = (0_u32, 0_u32);
    for (seed, setup) in (0..).zip(setups()) {
        complete(&Unlimited::say_setup(&setup));
        play(
            &game,
            &setup,
            seed,
            |state, seat, options| {
                let question = game.question(state, seat).expect("a question");
                let view = game.view(state, Viewer::Seat(seat));
                complete(&game.say_question(&view, &question));
                for &option in options {
                    complete(&game.say_choice(&view, option));
                    complete(&game.heading(state, option));
                    said += 1;
                }
                plies += 1;
                if plies.is_multiple_of(7) {
                    let viewers = [Viewer::Seat(seat), Viewer::Watcher, Viewer::Judge];
                    let views = viewers.map(|viewer| game.view(state, viewer));
                    views.iter().flat_map(|view| game.describe(view)).for_each(|l| complete(&l));
                }
            },
            |events| {
                for event in events {
                    for viewer in [Viewer::Seat(BLUE), Viewer::Watcher, Viewer::Judge] {
                        let told = game.witness(event, viewer);
                        told.iter().for_each(|told| complete(&game.say_event(&any, told)));
                    }
                }
            },
        );
    }
    assert!(said > 10_000, "{said}");
}

/// The first words of the label of a choice.
fn beginning(choice: Choice) -> Option<[&'static str; 2]> {
    Some(match choice {
        Choice::Play(_) | Choice::Attach(..) | Choice::PlayInstead(..) => ["Play ", "Juega "],
        Choice::Attack(_, target) if target.is_base() => {
            ["Attack the enemy base (", "Ataca la base enemiga ("]
        }
        Choice::Attack(..) => ["Attack ", "Ataca a "],
        Choice::Deploy => ["Deploy ", "Despliega a "],
        Choice::TakeInitiative => ["Take the initiative", "Toma la iniciativa"],
        Choice::Pass => ["Pass.", "Pasa."],
        Choice::Resource(_) => ["Put ", "Pon "],
        Choice::Defeat(_) => ["Defeat ", "Derrota "],
        Choice::Answer(Answer::Yes) => ["Yes.", "Sí."],
        _ => return None,
    })
}

#[test]
fn choices_say_what_is_done() {
    let game = Unlimited::new();
    let mut seen: BTreeMap<&str, u32> = BTreeMap::new();
    for (seed, setup) in (0..).zip(setups()) {
        play(
            &game,
            &setup,
            seed,
            |state, seat, options| {
                let view = game.view(state, Viewer::Seat(seat));
                for &option in options {
                    let Some([en, es]) = beginning(option) else { continue };
                    let said = game.say_choice(&view, option);
                    assert!(said.en.starts_with(en) && said.es.starts_with(es), "{said:?}");
                    *seen.entry(en).or_default() += 1;
                }
            },
            |_| (),
        );
    }
    assert!(seen.len() >= 9, "{seen:?}");
}

/// The table after the first hands have been kept, as seen by the player who begins.
#[test]
fn the_table_is_told_line_by_line() {
    let game = Unlimited::new();
    let mut page = String::new();
    let mut first = true;
    let told = |state: &State, seat, options: &[Choice]| {
        if !first || !options.contains(&Choice::Pass) {
            return;
        }
        first = false;
        let view = game.view(state, Viewer::Seat(seat));
        let choices = options.iter().map(|option| game.say_choice(&view, *option));
        for Text { en, es } in game.describe(&view).into_iter().chain(choices) {
            writeln!(page, "{en}\n    {es}").unwrap();
        }
    };
    play(&game, &Setup::default(), 5, told, |_| ());
    insta::assert_snapshot!(page);
}

#[test]
fn every_card_is_found_by_id_name_and_number() {
    let game = Unlimited::new();
    for card in cards::all() {
        let [en, es] = card.name.map(|name| match card.subtitle {
            "" => name.to_owned(),
            subtitle => format!("{name}, {subtitle}"),
        });
        let by_id = game.look_up(card.id).expect(card.id);
        by_id.iter().for_each(|line| assert_eq!(line.is_complete(), Ok(()), "{}", card.id));
        assert!(by_id[0].en.starts_with(&format!("{en}: ")), "{:?}", by_id[0]);
        for words in [en.as_str(), &es, &en.to_uppercase()] {
            assert_eq!(game.look_up(words).as_ref(), Some(&by_id), "{words}");
        }
        if card.kind != Kind::Token {
            let number = format!("SOR_{:03}", card.number);
            assert_eq!(game.look_up(&number), Some(by_id.clone()), "{number}");
        }
        let differs = by_id.iter().any(|line| line.en.starts_with("Sources differ"));
        assert_eq!(differs, card.origin == Origin::SingleSource, "{}", card.id);
    }
    for unknown in ["", "SOR_253", "SOR_000", "sor", "no such card"] {
        assert_eq!(game.look_up(unknown), None, "{unknown}");
    }
}

#[test]
fn what_a_reference_says() {
    let game = Unlimited::new();
    let mut page = String::new();
    for words in
        ["SOR_010", "luke skywalker", "Sentinel", "incursión", "echo base", "shield", "SOR_149"]
    {
        writeln!(page, "# {words}").unwrap();
        for Text { en, es } in game.look_up(words).expect(words) {
            writeln!(page, "{en}\n    {es}").unwrap();
        }
    }
    insta::assert_snapshot!(page);
}

#[test]
fn every_card_is_listed_with_its_facts() {
    let entries = Unlimited::new().cards();
    assert_eq!(entries.len(), 254);
    for (entry, card) in entries.iter().zip(cards::all()) {
        assert_eq!(entry.id, card.id);
        assert_eq!(entry.origin, card.origin, "{}", card.id);
    }
    let yoda = entries.iter().find(|entry| entry.id == "yoda-old-master").expect("Yoda");
    let said =
        |texts: &[Text]| -> Vec<String> { texts.iter().map(|text| text.en.clone()).collect() };
    assert_eq!((yoda.kind.en.as_str(), yoda.cost), ("unit", Some(3)));
    assert_eq!(said(&yoda.sides), ["Vigilance", "Heroism"]);
    assert_eq!(said(&yoda.traits), ["Force", "Jedi"]);
    assert_eq!(said(&yoda.more), ["ground arena", "uncommon"]);
    let twice = entries.iter().find(|entry| entry.id == "capital-city").expect("a base");
    assert_eq!((twice.sides.len(), twice.cost), (1, None));
}

//! Refusals in random games: always complete, and never with information hidden from the seat.

use script::Answer;
use table::{Game as _, Luck, Seed, Status};
use unlimited::decks::{Title, random_deck};
use unlimited::{CardId, Choice, Object, Setup};

use crate::position::{BLUE, GAME, RED, check};

/// Choices of every kind about random cards; most are not allowed.
fn arbitrary_choices(luck: &mut Luck) -> Vec<Choice> {
    let mut card = || {
        let number = luck.below(256);
        CardId(u8::try_from(number).expect("a card number"))
    };
    let [one, other] = [card(), card()];
    let amount = one.0 % 8;
    let things = [Object::Card(one), Object::Shield(one), Object::Experience(one)];
    let answers = things.map(|object| Answer::Thing(object.thing())).into_iter().chain([
        Answer::Number(u16::from(other.0)),
        Answer::Option(amount),
        Answer::Yes,
        Answer::No,
        Answer::Enough,
    ]);
    let mut choices: Vec<Choice> = answers.map(Choice::Answer).collect();
    choices.extend([
        Choice::First(BLUE),
        Choice::Keep,
        Choice::Renew,
        Choice::Play(one),
        Choice::Attach(one, other),
        Choice::PlayInstead(one, other),
        Choice::Attack(one, other),
        Choice::Use(one, amount % 2),
        Choice::Deploy,
        Choice::TakeInitiative,
        Choice::Pass,
        Choice::Resource(one),
        Choice::NoResource,
        Choice::Pick(one),
        Choice::Trigger(amount),
        Choice::Target(one),
        Choice::Host(one),
        Choice::Defeat(one),
        Choice::Share(one, amount),
        Choice::Stop,
        Choice::Decline,
    ]);
    choices.extend(Title::of_number(other.0).map(Choice::Name));
    choices
}

#[test]
fn refusals_are_complete_and_reveal_no_hidden_information() {
    let mut luck = Luck::new(Seed::from_number(7));
    let mut options = Vec::new();
    let mut refused = 0;
    for game in 0..24 {
        let decks = [random_deck(&mut luck), random_deck(&mut luck)];
        let setup =
            if game % 4 == 0 { Setup::default() } else { Setup { decks, ..Setup::default() } };
        let mut state = GAME.start(&setup, Luck::new(Seed::from_number(game))).expect("a setup");
        while let Status::Decide(seats) = GAME.status(&state) {
            for seat in [BLUE, RED] {
                let world = GAME.imagine(&state, seat, &mut luck);
                GAME.legal(&state, seat, &mut options);
                for choice in arbitrary_choices(&mut luck) {
                    if options.binary_search(&choice).is_err() {
                        let refusal = GAME.explain(&state, seat, choice);
                        check(&refusal);
                        assert_eq!(GAME.explain(&world, seat, choice), refusal, "{choice:?}");
                        refused += 1;
                    }
                }
            }
            let seat = seats.lowest().expect("somebody decides");
            GAME.legal(&state, seat, &mut options);
            let many = u32::try_from(options.len()).expect("few options");
            let choice = options[luck.below(many) as usize];
            GAME.advance(&mut state, seat, choice);
        }
    }
    assert!(refused > 50_000, "{refused}");
}

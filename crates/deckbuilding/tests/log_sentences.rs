//! What the log says of each event, in both languages, kept as one file to be read by people.

use std::fmt::Write as _;

use deckbuilding::{
    BASES, BaseId, CARDS, CardId, Dealt, Deckbuilding, Event, ForceSpace, Pool, Target,
};
use table::{Game as _, Luck, Outcome, Seat, Seats, Secret, Seed, Spoken as _, Viewer};

const EMPIRE: Seat = Seat::new(0);
const REBELS: Seat = Seat::new(1);

fn card(game: &Deckbuilding, id: &str) -> CardId {
    let mut all = (0..=u8::MAX).map(CardId).take(CARDS);
    all.find(|&card| game.kit().card(card).id == id).expect("a card of the box")
}

fn base(game: &Deckbuilding, id: &str) -> BaseId {
    let mut all = (0..=u8::MAX).map(BaseId).take(BASES);
    all.find(|&base| game.kit().base(base).id == id).expect("a base of the box")
}

/// What happens to cards and bases.
fn moves(game: &Deckbuilding) -> Vec<Event> {
    let [tie, x_wing] = ["tie-fighter", "x-wing"].map(|id| card(game, id));
    let drawn = Secret::new(x_wing, Seats::only(REBELS));
    let kessel = base(game, "kessel");
    vec![
        Event::PickedSecretly(EMPIRE, Secret::new(kessel, Seats::only(EMPIRE))),
        Event::RevealedBase(EMPIRE, kessel),
        Event::Drew(REBELS, drawn),
        Event::Looked(EMPIRE, Secret::new(tie, Seats::only(EMPIRE))),
        Event::PutOnDeck(EMPIRE, Secret::new(tie, Seats::first(2))),
        Event::PutOnDeck(REBELS, drawn),
        Event::Shuffled(Pool::Player(EMPIRE)),
        Event::Shuffled(Pool::Player(REBELS)),
        Event::Shuffled(Pool::Galaxy),
        Event::Refilled(tie),
        Event::DiscardedFromHand(EMPIRE, tie),
        Event::Discarded(Pool::Player(EMPIRE), card(game, "star-destroyer")),
        Event::Discarded(Pool::Player(REBELS), card(game, "rebel-transport")),
        Event::Discarded(Pool::Galaxy, x_wing),
        Event::Exiled(REBELS, x_wing),
        Event::Took(EMPIRE, tie),
        Event::Took(REBELS, x_wing),
        Event::Revealed(EMPIRE, x_wing),
        Event::Swapped(tie, x_wing),
    ]
}

/// What players do in a turn.
fn actions(game: &Deckbuilding) -> Vec<Event> {
    let [tie, x_wing, lobot] = ["tie-fighter", "x-wing", "lobot"].map(|id| card(game, id));
    vec![
        Event::Turn(EMPIRE),
        Event::Turn(REBELS),
        Event::Played(REBELS, x_wing),
        Event::GainedResources(EMPIRE, 1),
        Event::GainedForce(EMPIRE, 2, ForceSpace(0)),
        Event::GainedForce(EMPIRE, 1, ForceSpace::DARK_END),
        Event::GainedForce(REBELS, 1, ForceSpace(2)),
        Event::Spent(EMPIRE, 4),
        Event::Bought(EMPIRE, tie, 1),
        Event::Bought(REBELS, x_wing, 0),
        Event::Bribed(REBELS, lobot),
        Event::Used(REBELS, x_wing.thing()),
        Event::Triggered(EMPIRE, lobot.thing()),
        Event::Skipped(REBELS),
        Event::GainedAttack(lobot.thing(), 2),
        Event::EndedTurn(EMPIRE, 0),
        Event::EndedTurn(REBELS, 2),
        Event::Over(Outcome::Won(Seats::only(EMPIRE))),
        Event::Over(Outcome::Won(Seats::only(REBELS))),
        Event::Over(Outcome::Draw),
    ]
}

/// Attacks and what comes of them.
fn attacks(game: &Deckbuilding) -> Vec<Event> {
    let [tie, x_wing, ship] = ["tie-fighter", "x-wing", "gozanti-cruiser"].map(|id| card(game, id));
    let hoth = base(game, "hoth");
    vec![
        Event::Assigned(EMPIRE, tie, Target::Base),
        Event::Assigned(REBELS, x_wing, Target::Base),
        Event::Assigned(EMPIRE, tie, Target::Row(x_wing)),
        Event::AttackedBase(EMPIRE, 7),
        Event::AttackedBase(REBELS, 3),
        Event::DamagedShip(EMPIRE, ship, Dealt { taken: 3, lost: 0 }),
        Event::DamagedShip(EMPIRE, ship, Dealt { taken: 1, lost: 1 }),
        Event::DestroyedShip(ship),
        Event::Prevented(REBELS, 2),
        Event::DamagedBase(REBELS, hoth, Dealt { taken: 5, lost: 0 }),
        Event::DamagedBase(REBELS, hoth, Dealt { taken: 1, lost: 9 }),
        Event::DamagedBase(EMPIRE, base(game, "death-star"), Dealt { taken: 2, lost: 0 }),
        Event::DestroyedBase(REBELS, hoth),
        Event::Repaired(EMPIRE, 3),
        Event::Hunted(EMPIRE, x_wing, 4, true),
        Event::Hunted(EMPIRE, x_wing, 2, false),
        Event::Hunted(REBELS, tie, 3, true),
        Event::Hunted(REBELS, tie, 0, false),
        Event::Reward(EMPIRE, x_wing, true),
        Event::Reward(REBELS, tie, false),
    ]
}

#[test]
fn every_event_is_a_sentence_in_both_languages() {
    let game = Deckbuilding::new();
    let start = game.start(&Deckbuilding::setups()[0], Luck::new(Seed::from_number(1)));
    let view = game.view(&start.expect("a setup"), Viewer::Judge);
    let mut page = String::new();
    for event in [moves(&game), actions(&game), attacks(&game)].concat() {
        let mut last = None;
        // Secrets are told to a judge and not to the other player: two sentences.
        for viewer in [Viewer::Judge, Viewer::Seat(EMPIRE)] {
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

//! The log sentence of each event, in both languages, kept in one file for proof-reading.

use std::fmt::Write as _;

use deckbuilding::{
    Components, Dealt, Deckbuilding, Event, ForceSpace, Piece, Pool, Rewarded, SeenSpot, SeenTarget,
};
use script::Overrun;
use table::{Game as _, Luck, Outcome, Seat, Seats, Secret, Seed, Spoken as _, Viewer};

const EMPIRE: Seat = Seat::new(0);
const REBELS: Seat = Seat::new(1);

/// The cards of a match, for use in events.
struct Named(&'static Components);

impl Named {
    fn card(&self, id: &str) -> Piece {
        let mut all = self.0.cards().map(|card| self.0.piece(card.thing()));
        all.find(|piece| piece.card().id == id).expect("a card of the box")
    }

    fn base(&self, id: &str) -> Piece {
        let mut all = self.0.bases().map(|base| self.0.piece(base.thing()));
        all.find(|piece| piece.card().id == id).expect("a base of the box")
    }
}

/// Moves of cards and bases.
fn moves(named: &Named) -> Vec<Event> {
    let [tie, x_wing] = ["tie-fighter", "x-wing"].map(|id| named.card(id));
    let drawn = Secret::new(x_wing, Seats::only(REBELS));
    let kessel = named.base("kessel");
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
        Event::Discarded(Pool::Player(EMPIRE), named.card("star-destroyer")),
        Event::Discarded(Pool::Player(REBELS), named.card("rebel-transport")),
        Event::Discarded(Pool::Galaxy, x_wing),
        Event::Exiled(REBELS, x_wing),
        Event::Took(EMPIRE, tie),
        Event::Took(REBELS, x_wing),
        Event::Revealed(EMPIRE, x_wing),
        Event::TookFromDeck(REBELS, drawn),
        Event::Swapped(tie, x_wing, SeenSpot::Row),
        Event::Swapped(tie, x_wing, SeenSpot::GalaxyDeck),
        Event::Swapped(tie, x_wing, SeenSpot::Discard(Pool::Galaxy)),
        Event::Swapped(tie, x_wing, SeenSpot::Discard(Pool::Player(EMPIRE))),
        Event::Swapped(tie, x_wing, SeenSpot::Deck(REBELS)),
        Event::Swapped(tie, x_wing, SeenSpot::Exile(REBELS)),
        Event::PutOnGalaxyDeck(EMPIRE, tie),
        Event::Given(REBELS, tie),
        Event::Tucked(EMPIRE, x_wing),
    ]
}

/// Actions of a turn.
fn actions(named: &Named) -> Vec<Event> {
    let [tie, x_wing, lobot] = ["tie-fighter", "x-wing", "lobot"].map(|id| named.card(id));
    vec![
        Event::Turn(EMPIRE),
        Event::Turn(REBELS),
        Event::Played(REBELS, x_wing),
        Event::GainedResources(EMPIRE, 1),
        Event::GainedForce(EMPIRE, 2, ForceSpace::neutral(2)),
        Event::GainedForce(EMPIRE, 1, ForceSpace::end_of(EMPIRE, 2)),
        Event::GainedForce(REBELS, 1, ForceSpace::of(REBELS, 2, 2)),
        Event::Spent(EMPIRE, 4),
        Event::Bought(EMPIRE, tie, 1),
        Event::Bought(REBELS, x_wing, 0),
        Event::Bribed(REBELS, lobot),
        Event::Used(REBELS, x_wing),
        Event::Triggered(EMPIRE, lobot),
        Event::Skipped(REBELS),
        Event::GainedAttack(lobot, 2),
        Event::GainedRowAttack(lobot, 2),
        Event::CalmedForce(REBELS, 1, ForceSpace::of(EMPIRE, 1, 2)),
        Event::CalmedForce(EMPIRE, 2, ForceSpace::neutral(2)),
        Event::EndedTurn(EMPIRE, 0),
        Event::EndedTurn(REBELS, 2),
        Event::Stopped(Overrun::TooManySteps),
        Event::Stopped(Overrun::TooDeep),
        Event::Over(Outcome::Won(Seats::only(EMPIRE))),
        Event::Over(Outcome::Won(Seats::only(REBELS))),
        Event::Over(Outcome::Draw),
    ]
}

/// Attacks and their results.
fn attacks(named: &Named) -> Vec<Event> {
    let [tie, x_wing, ship] = ["tie-fighter", "x-wing", "gozanti-cruiser"].map(|id| named.card(id));
    let [hoth, base] = ["hoth", "ord-mantell"].map(|id| named.base(id));
    let lobot = named.card("lobot");
    vec![
        Event::Assigned(EMPIRE, tie, SeenTarget::Base(REBELS)),
        Event::Assigned(REBELS, x_wing, SeenTarget::Base(EMPIRE)),
        Event::Assigned(EMPIRE, tie, SeenTarget::Row(x_wing)),
        Event::AttackedBase(EMPIRE, REBELS, 7),
        Event::AttackedBase(REBELS, EMPIRE, 3),
        Event::DamagedShip(EMPIRE, ship, Dealt { taken: 3, lost: 0 }),
        Event::DamagedShip(EMPIRE, ship, Dealt { taken: 1, lost: 1 }),
        Event::DestroyedShip(ship),
        Event::Prevented(REBELS, 2),
        Event::DamagedBase(REBELS, hoth, Dealt { taken: 5, lost: 0 }),
        Event::DamagedBase(REBELS, hoth, Dealt { taken: 1, lost: 9 }),
        Event::DamagedBase(EMPIRE, named.base("death-star"), Dealt { taken: 2, lost: 0 }),
        Event::DestroyedBase(REBELS, hoth),
        Event::Repaired(EMPIRE, 3),
        Event::Hunted(EMPIRE, x_wing, 4, true),
        Event::Hunted(EMPIRE, x_wing, 2, false),
        Event::Hunted(REBELS, tie, 3, true),
        Event::Hunted(REBELS, tie, 0, false),
        Event::MarkedAsPrey(REBELS, ship),
        Event::Hunted(REBELS, ship, 5, true),
        Event::Hunted(EMPIRE, ship, 1, false),
        Event::Reward(EMPIRE, x_wing, Rewarded { taken: true, again: false, by: None }),
        Event::Reward(REBELS, tie, Rewarded { taken: false, again: false, by: None }),
        Event::Reward(EMPIRE, x_wing, Rewarded { taken: true, again: true, by: None }),
        Event::Reward(EMPIRE, lobot, Rewarded { taken: true, again: false, by: Some(base) }),
        // What a card gives that is no base promising a reward is its ability.
        Event::Reward(EMPIRE, ship, Rewarded { taken: true, again: false, by: Some(tie) }),
        Event::Reward(EMPIRE, ship, Rewarded { taken: false, again: false, by: Some(tie) }),
    ]
}

#[test]
fn every_event_is_a_sentence_in_both_languages() {
    let game = Deckbuilding::new();
    let start = game.start(&Deckbuilding::setups()[0], Luck::new(Seed::from_number(1)));
    let view = game.view(&start.expect("a setup"), Viewer::Judge);
    let named = Named(view.components);
    let mut page = String::new();
    for event in [moves(&named), actions(&named), attacks(&named)].concat() {
        let mut last = None;
        // A judge reads secrets and the other player does not: two sentences.
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

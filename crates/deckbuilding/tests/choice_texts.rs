//! Values on buttons: those by which a player decides must match the choice.

mod position;

use deckbuilding::{Choice, Deckbuilding};
use table::{Game as _, Seat, Spoken as _, Viewer};

use position::{asked, first_turn, play, says};

const EMPIRE: Seat = Seat::new(0);
const REBELS: Seat = Seat::new(1);

#[test]
fn an_attacker_is_shown_with_the_attack_it_has_against_that_target() {
    let game = Deckbuilding::new();
    let state = first_turn(
        &game,
        &Deckbuilding::setups()[0],
        &[
            ("units", EMPIRE, &["rodian-gunslinger"]),
            ("row", EMPIRE, &["b-wing", "lobot", "bossk", "dengar", "at-at", "ig-88"]),
        ],
    );
    assert_eq!(
        says(&game, &state, EMPIRE, "assign rodian-gunslinger to b-wing"),
        [
            "Assign Rodian Gunslinger (4 Attack) to the attack on B-Wing (Target 5).",
            "Asigna el Pistolero rodiano (4 de Ataque) al ataque contra el B-Wing (Objetivo 5).",
        ]
    );
    assert_eq!(
        says(&game, &state, EMPIRE, "assign rodian-gunslinger to base"),
        [
            "Assign Rodian Gunslinger (2 Attack) to the attack on the base.",
            "Asigna el Pistolero rodiano (2 de Ataque) al ataque contra la base.",
        ]
    );
}

#[test]
fn damage_on_a_ship_is_shown_with_the_hit_points_left_after_it() {
    let game = Deckbuilding::new();
    let mut state = first_turn(
        &game,
        &Deckbuilding::setups()[0],
        &[
            ("ships", EMPIRE, &["star-destroyer, damage 1", "gozanti-cruiser"]),
            ("turn", EMPIRE, &["rebels"]),
            ("units", REBELS, &["b-wing, assigned base", "rebel-trooper, assigned base"]),
        ],
    );
    play(&game, &mut state, REBELS, "attack base");
    assert_eq!(
        says(&game, &state, REBELS, "hit star-destroyer for 5"),
        [
            "Put 5 damage on Star Destroyer (1 of 7 hit points left).",
            "Pon 5 de daño en el Star Destroyer (le queda 1 de 7 de Resistencia).",
        ]
    );
    assert_eq!(
        says(&game, &state, REBELS, "hit star-destroyer for 6")[0],
        "Put 6 damage on Star Destroyer and destroy it."
    );
}

#[test]
fn a_card_that_is_exiled_at_the_end_of_the_turn_can_be_told_from_its_copy() {
    let game = Deckbuilding::new();
    let mut state = first_turn(
        &game,
        &Deckbuilding::setups()[0],
        &[
            ("row", EMPIRE, &["tie-fighter", "lobot", "bossk", "dengar", "at-at", "ig-88"]),
            ("hand", EMPIRE, &["tie-fighter"]),
            ("units", EMPIRE, &["grand-moff-tarkin"]),
            ("ships", EMPIRE, &["gozanti-cruiser"]),
        ],
    );
    for words in ["use grand-moff-tarkin", "pick tie-fighter", "use gozanti-cruiser"] {
        play(&game, &mut state, EMPIRE, words);
    }
    let view = game.view(&state, Viewer::Seat(EMPIRE));
    let said: Vec<String> =
        view.options.iter().map(|choice| game.say_choice(&view, *choice).en).collect();
    let lent = "TIE Fighter (exiled at the end of the turn).";
    assert!(
        said.contains(&"TIE Fighter.".to_owned()) && said.contains(&lent.to_owned()),
        "{said:?}"
    );
}

#[test]
fn one_waiting_ability_is_not_several() {
    let game = Deckbuilding::new();
    let mut state =
        first_turn(&game, &Deckbuilding::setups()[0], &[("hand", EMPIRE, &["inquisitor"])]);
    play(&game, &mut state, EMPIRE, "play inquisitor");
    let view = game.view(&state, Viewer::Seat(EMPIRE));
    assert_eq!(game.say_choice(&view, Choice::Skip).es, "Sigue sin usarla.");
    let asked = game.say_question(&view, &view.question.expect("a question"));
    assert_eq!(asked.en, "You may resolve this ability now, or go on without using it.");
}

#[test]
fn a_question_says_what_the_card_is_picked_for() {
    let game = Deckbuilding::new();
    let row = ["lobot", "bossk", "dengar", "hwk-290", "ig-88", "x-wing"];
    let mut state = first_turn(
        &game,
        &Deckbuilding::setups()[0],
        &[
            ("units", EMPIRE, &["at-at", "moff-jerjerrod"]),
            ("discard", EMPIRE, &["stormtrooper", "scout-trooper"]),
            ("row", EMPIRE, &row),
            ("force", EMPIRE, &["dark-1"]),
        ],
    );
    let mut other = state;
    play(&game, &mut state, EMPIRE, "use at-at");
    assert_eq!(
        asked(&game, &state, EMPIRE),
        [
            "AT-AT: choose a Trooper from your discard pile to add to your hand.",
            "AT-AT: elige un Soldado de tu pila de descartes para añadirlo a tu mano.",
        ]
    );
    play(&game, &mut other, EMPIRE, "use moff-jerjerrod");
    assert_eq!(
        asked(&game, &other, EMPIRE),
        [
            "Moff Jerjerrod: choose a card from the galaxy row to swap with the card you saw \
             from the galaxy deck, or finish.",
            "Moff Jerjerrod: elige una carta de la fila de la galaxia para intercambiarla por la \
             carta que has visto del mazo de la galaxia, o termina.",
        ]
    );
}

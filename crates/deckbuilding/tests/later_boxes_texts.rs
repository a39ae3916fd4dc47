//! Questions, buttons, log lines and refusals of the Clone Wars and the Mandalorians.

mod position;

use deckbuilding::{Deckbuilding, Event, Faction, Mode, Players, Setup, State};
use table::{Game as _, Notation as _, Seat, Spoken as _, Viewer};

use position::{asked, first_turn, play, says};

const FIRST: Seat = Seat::new(0);
const SECOND: Seat = Seat::new(1);

fn setup(factions: [Faction; 2]) -> Setup {
    Setup { mode: Mode::Full, goal: 4, players: Players::Two(factions), ..Setup::default() }
}

fn clone_wars() -> Setup {
    setup([Faction::Separatists, Faction::Republic])
}

fn mandalorians() -> Setup {
    setup([Faction::Empire, Faction::Mandalorians])
}

/// What the log tells a seat of a choice, in English and Spanish.
fn told(game: &Deckbuilding, state: &mut State, seat: Seat, words: &str) -> Vec<[String; 2]> {
    let choice = game.read_choice(state, seat, words).expect("a choice");
    let mut events: Vec<Event> = Vec::new();
    game.attempt(state, seat, choice, &mut events).expect("an option");
    let view = game.view(state, Viewer::Seat(seat));
    let seen = events.iter().filter_map(|event| game.witness(event, Viewer::Seat(seat)));
    seen.map(|event| game.say_event(&view, &event)).map(|text| [text.en, text.es]).collect()
}

#[test]
fn a_yes_or_no_names_the_card_it_is_about() {
    let game = Deckbuilding::new();
    let mut state = first_turn(
        &game,
        &clone_wars(),
        &[
            ("turn", FIRST, &["republic"]),
            ("units", SECOND, &["v-19-torrent", "delta-7b"]),
            ("deck", SECOND, &["arc-170", "mace-windu"]),
        ],
    );
    let mut other = state;
    play(&game, &mut state, SECOND, "use v-19-torrent");
    assert_eq!(
        asked(&game, &state, SECOND),
        [
            "V-19 Torrent: do you want to discard ARC-170?",
            "V-19 Torrent: ¿quieres descartar el ARC-170?",
        ]
    );
    play(&game, &mut state, SECOND, "yes");
    // A person takes «a».
    play(&game, &mut state, SECOND, "use delta-7b");
    assert_eq!(
        asked(&game, &state, SECOND),
        [
            "Delta-7B: do you want to add Mace Windu to your hand?",
            "Delta-7B: ¿quieres añadir a tu mano a Mace Windu?",
        ]
    );
    play(&game, &mut other, SECOND, "use delta-7b");
    assert_eq!(asked(&game, &other, SECOND)[0], "Delta-7B: do you want to discard ARC-170?");
}

#[test]
fn a_ship_of_the_row_is_destroyed_and_has_no_reward() {
    let game = Deckbuilding::new();
    let row = ["gozanti-cruiser", "lobot", "bossk", "dengar", "at-at", "ig-88"];
    let mut state = first_turn(
        &game,
        &mandalorians(),
        &[
            ("turn", FIRST, &["mandalorians"]),
            ("units", SECOND, &["mandalorian-hijacker"]),
            ("row", FIRST, &row),
        ],
    );
    assert_eq!(
        says(&game, &state, SECOND, "assign mandalorian-hijacker to gozanti-cruiser"),
        [
            "Assign Mandalorian Hijacker (4 Attack) to the attack on Gozanti Cruiser (3 hit \
             points).",
            "Asigna el Secuestrador de vehículos mandaloriano (4 de Ataque) al ataque contra el \
             Crucero Gozanti (3 de Resistencia).",
        ]
    );
    play(&game, &mut state, SECOND, "assign mandalorian-hijacker to gozanti-cruiser");
    assert_eq!(
        says(&game, &state, SECOND, "attack gozanti-cruiser")[1],
        "Ataca el Crucero Gozanti con 4 de Ataque (3 de Resistencia)."
    );
    let log = told(&game, &mut state, SECOND, "attack gozanti-cruiser");
    assert_eq!(
        log[0],
        [
            "The Mandalorians attacked Gozanti Cruiser with 4 Attack: enough for its 3 hit points.",
            "Los mandalorianos atacaron el Crucero Gozanti con 4 de Ataque: suficiente para 3 de \
             Resistencia.",
        ]
    );
    assert_eq!(
        asked(&game, &state, SECOND),
        [
            "Mandalorian Hijacker: your attack destroys Gozanti Cruiser. Use the ability? Exile \
             Mandalorian Hijacker. Purchase Gozanti Cruiser for free and add it to your hand.",
            "Secuestrador de vehículos mandaloriano: tu ataque destruye el Crucero Gozanti. ¿Usas \
             la capacidad? Exilia el Secuestrador de vehículos mandaloriano. Adquiere gratis el \
             Crucero Gozanti y añádelo a tu mano.",
        ]
    );
    assert_eq!(
        says(&game, &state, SECOND, "leave reward"),
        [
            "Go on without using it: Gozanti Cruiser goes to the galaxy discard pile.",
            "Sigue sin usarla: el Crucero Gozanti va a la pila de descartes de la galaxia.",
        ]
    );
    let log = told(&game, &mut state, SECOND, "take reward");
    assert_eq!(
        log[0],
        [
            "The Mandalorians used the ability of Mandalorian Hijacker on Gozanti Cruiser.",
            "Los mandalorianos usaron la capacidad del Secuestrador de vehículos mandaloriano con \
             el Crucero Gozanti.",
        ]
    );
}

#[test]
fn what_a_unit_gives_for_a_neutral_unit_is_no_reward() {
    let game = Deckbuilding::new();
    let row = ["weequay-pirate", "embo", "cad-bane", "mtt", "aat", "stap"];
    let mut state = first_turn(
        &game,
        &clone_wars(),
        &[("units", FIRST, &["assassin-droid"]), ("row", FIRST, &row)],
    );
    play(&game, &mut state, FIRST, "assign assassin-droid to embo");
    play(&game, &mut state, FIRST, "attack embo");
    assert_eq!(
        asked(&game, &state, FIRST),
        [
            "Assassin Droid: you defeated Embo. Use the ability? Gain 4 resources.",
            "Assassin Droid: has derrotado a Embo. ¿Usas la capacidad? Gana 4 recursos.",
        ]
    );
    assert_eq!(says(&game, &state, FIRST, "take reward")[1], "Usa la capacidad: gana 4 recursos.");
    assert_eq!(says(&game, &state, FIRST, "leave reward")[1], "Sigue sin usarla.");
}

#[test]
fn a_second_reward_is_received_again() {
    let game = Deckbuilding::new();
    let row = ["arc-trooper", "embo", "cad-bane", "mtt", "aat", "stap"];
    let mut state = first_turn(
        &game,
        &clone_wars(),
        &[
            ("units", FIRST, &["general-grievous"]),
            ("hand", FIRST, &["b1-battle-droid"]),
            ("row", FIRST, &row),
        ],
    );
    assert_eq!(
        says(&game, &state, FIRST, "assign general-grievous to arc-trooper")[1],
        "Asigna al General Grievous (5 de Ataque) al ataque contra el Soldado CAR (Objetivo 3)."
    );
    for words in [
        "assign general-grievous to arc-trooper",
        "attack arc-trooper",
        "take reward",
        "resolve general-grievous",
    ] {
        play(&game, &mut state, FIRST, words);
    }
    assert_eq!(
        asked(&game, &state, FIRST),
        [
            "You receive the reward of ARC Trooper again: take it? Gain 3 resources.",
            "Recibes otra vez la recompensa del Soldado CAR: ¿la aceptas? Gana 3 recursos.",
        ]
    );
    let log = told(&game, &mut state, FIRST, "take reward");
    assert_eq!(
        log[0],
        [
            "The Separatists took the reward of ARC Trooper again.",
            "Los separatistas aceptaron otra vez la recompensa del Soldado CAR.",
        ]
    );
}

#[test]
fn a_number_is_asked_for_with_its_purpose() {
    let game = Deckbuilding::new();
    let mut state = first_turn(
        &game,
        &mandalorians(),
        &[
            ("turn", FIRST, &["mandalorians"]),
            ("units", SECOND, &["paz-vizsla"]),
            ("pool", SECOND, &["5"]),
        ],
    );
    play(&game, &mut state, SECOND, "use paz-vizsla");
    assert_eq!(
        asked(&game, &state, SECOND),
        [
            "Paz Vizsla: choose how many resources to spend, from 0 to 3.",
            "Paz Vizsla: elige cuántos recursos gastas, de 0 a 3.",
        ]
    );
}

#[test]
fn a_swap_tells_where_the_other_card_went() {
    let game = Deckbuilding::new();
    let row = ["arc-trooper", "embo", "cad-bane", "mtt", "aat", "captain-rex"];
    let mut state = first_turn(
        &game,
        &clone_wars(),
        &[
            ("units", FIRST, &["count-dooku"]),
            ("exile", FIRST, &["droideka", "stap"]),
            ("force", FIRST, &["dark-1"]),
            ("row", FIRST, &row),
        ],
    );
    play(&game, &mut state, FIRST, "use count-dooku");
    play(&game, &mut state, FIRST, "pick captain-rex");
    let log = told(&game, &mut state, FIRST, "pick droideka");
    assert_eq!(
        log[0],
        [
            "Droideka took the place of Captain Rex, which went to the Separatists' exile pile.",
            "El Droideka ocupó el lugar del Capitán Rex, que fue a la pila de exilio de los \
             separatistas.",
        ]
    );
}

#[test]
fn a_swap_with_the_deck_is_no_draw() {
    let game = Deckbuilding::new();
    let mut state = first_turn(
        &game,
        &clone_wars(),
        &[
            ("turn", FIRST, &["republic"]),
            ("ships", SECOND, &["consular-class-cruiser"]),
            ("hand", SECOND, &["clone-trooper", "republic-shuttle"]),
            ("deck", SECOND, &["mace-windu"]),
        ],
    );
    play(&game, &mut state, SECOND, "use consular-class-cruiser");
    let log = told(&game, &mut state, SECOND, "pick clone-trooper");
    assert_eq!(
        log[0],
        [
            "The Republic added Mace Windu from the top of its deck to its hand.",
            "La República añadió a su mano a Mace Windu, de la parte superior de su mazo.",
        ]
    );
}

#[test]
fn a_condition_that_does_not_hold_is_named() {
    let game = Deckbuilding::new();
    let state = first_turn(
        &game,
        &mandalorians(),
        &[
            ("turn", FIRST, &["mandalorians"]),
            ("units", SECOND, &["clan-kryze-commando"]),
            ("force", FIRST, &["dark-2"]),
        ],
    );
    let choice = game.read_choice(&state, SECOND, "use clan-kryze-commando").expect("a choice");
    let refusal = game.explain(&state, SECOND, choice).text;
    assert_eq!(
        [refusal.en, refusal.es],
        [
            "The ability of Clan Kryze Commando can be used only if the Force marker is on the \
             neutral space.",
            "La capacidad del Clan Kryze Commando solo se puede usar si el indicador de la Fuerza \
             está en la casilla neutral.",
        ]
    );
}

//! The text of every card. The texts are generated from the definitions; this test proof-reads
//! them.

use duel::{Choice, Duel, Question, Title};
use prose::Text;
use scenario::{Item, Staged};
use script::{Answer, Ask};
use table::{Game, Luck, Notation, Seat, Seed, Silent, Spoken, Viewer};

const RED: Seat = Seat::new(0);
const BLUE: Seat = Seat::new(1);

/// Title, then name and text in English and in Spanish.
const CARDS: [(Title, [&str; 2], [&str; 2]); 10] = [
    (Title::Grunt, ["Grunt", ""], ["Recluta", ""]),
    (
        Title::Squire,
        ["Squire", "Comes into play with a shield."],
        ["Escudero", "Entra en juego con un escudo."],
    ),
    (
        Title::Bulwark,
        ["Bulwark", "Comes into play with a shield."],
        ["Baluarte", "Entra en juego con un escudo."],
    ),
    (
        Title::Martyr,
        ["Martyr", "When defeated, deal 2 damage to a fighter in play."],
        ["Mártir", "Al caer, inflige 2 de daño a un luchador en juego."],
    ),
    (
        Title::Medic,
        ["Medic", "When played, choose one: regain 2 life; or put a shield on a friendly fighter."],
        [
            "Médica",
            "Al jugarla, elige una opción: recupera 2 de vida; o pon un escudo sobre un luchador \
             aliado.",
        ],
    ),
    (
        Title::Thief,
        [
            "Thief",
            "When played, your opponent chooses one: they discard a card from their hand; or they \
             lose 1 life.",
        ],
        [
            "Ladrona",
            "Al jugarla, tu adversario elige una opción: descarta una carta de su mano; o pierde \
             1 de vida.",
        ],
    ),
    (
        Title::Gambler,
        [
            "Gambler",
            "When played, roll the die. If the result is 1 or more, draw 1 card. Otherwise, lose \
             1 life.",
        ],
        [
            "Tahúr",
            "Al jugarla, tira el dado. Si el resultado es 1 o más, roba 1 carta. De lo contrario, \
             pierde 1 de vida.",
        ],
    ),
    (
        Title::Sniper,
        ["Sniper", "When played, deal 1 damage to up to 2 enemy fighters."],
        ["Francotiradora", "Al jugarla, inflige 1 de daño a hasta 2 luchadores enemigos."],
    ),
    (
        Title::Scout,
        [
            "Scout",
            "When played, look at the top card of your deck. You may put that card on the bottom \
             of your deck.",
        ],
        [
            "Exploradora",
            "Al jugarla, mira la primera carta de tu mazo. Puedes poner esa carta en la parte \
             inferior de tu mazo.",
        ],
    ),
    (
        Title::Captain,
        [
            "Captain",
            "When played, you may play a card from your hand that costs 2 or less without paying \
             its cost.",
        ],
        [
            "Capitana",
            "Al jugarla, puedes jugar una carta de tu mano que cueste 2 o menos sin pagar su \
             coste.",
        ],
    ),
];

#[test]
fn every_card_reads_well_in_both_languages() {
    assert_eq!(CARDS.map(|(title, ..)| title), Title::ALL);
    for (title, [en_name, en], [es_name, es]) in CARDS {
        assert_eq!(title.card().name, [en_name, es_name]);
        assert_eq!(Duel::card_text(title), Text::new(en, es));
    }
}

/// A duel in which red has just played the Thief, and blue has a card to lose.
fn thief_played(duel: &Duel) -> duel::State {
    let luck = Luck::new(Seed::from_number(1));
    let mut state = duel.start(&Duel::setups()[0], luck).expect("the default setup");
    for (property, seat, items) in
        [("turn", RED, ["red"]), ("hand", RED, ["thief"]), ("hand", BLUE, ["grunt"])]
    {
        let found = duel.properties().iter().find(|known| known.name == property);
        let set = found.and_then(|known| known.set).expect("a property that can be given");
        set(duel, &mut state, seat, &items.map(Item::new)).expect("a possible position");
    }
    duel.settle(&mut state).expect("a possible position");
    let play = duel.read_choice(&state, RED, "play thief").expect("a choice");
    duel.attempt(&mut state, RED, play, &mut Silent).expect("red can pay for it");
    state
}

#[test]
fn options_address_the_player_who_chooses() {
    let duel = Duel::new();
    let state = thief_played(&duel);
    let view = duel.view(&state, Viewer::Seat(BLUE));
    assert!(
        matches!(
            view.question,
            Some(Question::Ability { source: Title::Thief, ask: Ask::OneOf(_), .. })
        ),
        "{view:?}"
    );
    let says = |n| duel.say_choice(&view, Choice::Answer(Answer::Option(n)));
    assert_eq!(
        [says(0), says(1)],
        [
            Text::new("Discard a card from your hand.", "Descarta una carta de tu mano."),
            Text::new("Lose 1 life.", "Pierde 1 de vida."),
        ]
    );
}

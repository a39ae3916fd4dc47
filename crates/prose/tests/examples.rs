//! Sentences of real games: card texts, prompts, log lines and refusals in both languages.

use prose::lexicon::{ATTACK, DEFEAT, DISCARD, DRAW, EXILE, GAIN, PURCHASE, PUT, REPAIR};
use prose::{
    Adjective, Clause, Conjunction, Gender, Name, Noun, Say, Subject, Text, choose_one, for_each,
    if_, if_else, may, paragraph, text, when, while_, you_cannot, you_may,
};

use Gender::{Feminine, Masculine};

const CARD: Noun = Noun::new("card", "cards", "carta", "cartas", Feminine);
const HAND: Noun = Noun::new("hand", "hands", "mano", "manos", Feminine);
const BASE: Noun = Noun::new("base", "bases", "base", "bases", Feminine);
const UNIT: Noun = Noun::new("unit", "units", "unidad", "unidades", Feminine);
const TARGET: Noun = Noun::new("target", "targets", "objetivo", "objetivos", Masculine);
const RESOURCE: Noun = Noun::new("resource", "resources", "recurso", "recursos", Masculine);
const TROOPER: Noun = Noun::new("Trooper", "Troopers", "Soldado", "Soldados", Masculine);
const DECK: Noun = Noun::new("deck", "decks", "mazo", "mazos", Masculine);
const SHIP: Noun = Noun::new("ship", "ships", "nave", "naves", Feminine);
const DISCARD_PILE: Noun =
    Noun::new("discard pile", "discard piles", "pila de descartes", "pilas de descartes", Feminine);
const GALAXY_ROW: Noun =
    Noun::new("galaxy row", "galaxy rows", "fila de la galaxia", "filas de la galaxia", Feminine);
const DAMAGE: Noun = Noun::new("damage", "damage", "punto de daño", "puntos de daño", Masculine);
const ATTACK_POINT: Noun =
    Noun::new("attack", "attack", "punto de ataque", "puntos de ataque", Masculine);
const WEAPON: Noun = Noun::new("weapon", "weapons", "arma", "armas", Feminine).stressed_a();

const EXHAUSTED: Adjective =
    Adjective::new("exhausted", "agotado", "agotada", "agotados", "agotadas");
const ENEMY: Adjective = Adjective::new("enemy", "enemigo", "enemiga", "enemigos", "enemigas");

/// Checks the sentence in both languages, and that it is complete.
#[track_caller]
fn reads(text: &Text, en: &str, es: &str) {
    assert_eq!((text.en.as_str(), text.es.as_str()), (en, es));
    assert_eq!(text.is_complete(), Ok(()));
}

fn draw(n: u32) -> Clause {
    Clause::new(DRAW, CARD.count(n))
}

fn gain(n: u32) -> Clause {
    Clause::new(GAIN, RESOURCE.count(n))
}

fn discard_from_hand(who: &Subject) -> Clause {
    let card =
        text!("{card} from {hand}", "{card} de {hand}", card = CARD.count(1), hand = who.own(HAND));
    Clause::new(DISCARD, card)
}

fn opponent() -> Subject {
    Subject::One(text!("your opponent", "tu adversario"))
}

fn this_unit() -> Subject {
    Subject::One(UNIT.this())
}

fn force_is_with_you() -> Text {
    text!("the Force is with you", "la Fuerza te acompaña")
}

#[test]
fn the_force() {
    reads(
        &if_(force_is_with_you(), draw(1).imperative()).sentence(),
        "If the Force is with you, draw 1 card.",
        "Si la Fuerza te acompaña, roba 1 carta.",
    );
    reads(
        &if_else(force_is_with_you(), you_may(&draw(2)), gain(1).imperative()).sentence(),
        "If the Force is with you, you may draw 2 cards; otherwise, gain 1 resource.",
        "Si la Fuerza te acompaña, puedes robar 2 cartas; de lo contrario, gana 1 recurso.",
    );
    let force_stays = text!("the Force is with you", "la Fuerza te acompañe");
    reads(
        &while_(force_stays, Clause::new(GAIN, ATTACK_POINT.count(2)).present(&this_unit()))
            .sentence(),
        "While the Force is with you, this unit gains 2 attack.",
        "Mientras la Fuerza te acompañe, esta unidad gana 2 puntos de ataque.",
    );
}

#[test]
fn another_hand() {
    let opponent = opponent();
    reads(
        &discard_from_hand(&opponent).present(&opponent).sentence(),
        "Your opponent discards 1 card from their hand.",
        "Tu adversario descarta 1 carta de su mano.",
    );
    reads(
        &discard_from_hand(&Subject::You).imperative().sentence(),
        "Discard 1 card from your hand.",
        "Descarta 1 carta de tu mano.",
    );
    reads(
        &may(&opponent, &draw(1).then(discard_from_hand(&opponent))).sentence(),
        "Your opponent may draw 1 card, then discard 1 card from their hand.",
        "Tu adversario puede robar 1 carta y luego descartar 1 carta de su mano.",
    );
}

#[test]
fn exile_from_two_places() {
    let from = text!(
        "from {hand} or {pile}",
        "de {hand} o de tu {pile}",
        hand = HAND.your(),
        pile = DISCARD_PILE
    );
    let cards = CARD.of(from).up_to(3);
    reads(
        &you_may(&Clause::new(EXILE, cards)).sentence(),
        "You may exile up to 3 cards from your hand or discard pile.",
        "Puedes exiliar hasta 3 cartas de tu mano o de tu pila de descartes.",
    );
}

#[test]
fn choose_one_of_two() {
    let damage = text!(
        "{damage} from {base}",
        "{damage} de {base}",
        damage = DAMAGE.count(3),
        base = BASE.your(),
    );
    let repair = Clause::new(REPAIR, damage);
    reads(
        &choose_one([repair.imperative(), gain(3).imperative()]).sentence(),
        "Choose one: repair 3 damage from your base; or gain 3 resources.",
        "Elige una opción: repara 3 puntos de daño de tu base; o gana 3 recursos.",
    );
}

#[test]
fn when_a_target_is_defeated() {
    let target = TARGET.of(text!("in {row}", "de {row}", row = GALAXY_ROW.the()));
    let event = Clause::new(DEFEAT, target.a().whom()).subjunctive(&this_unit());
    reads(
        &when(event, Clause::new(EXILE, CARD.count(1)).imperative()).sentence(),
        "When this unit defeats a target in the galaxy row, exile 1 card.",
        "Cuando esta unidad derrote a un objetivo de la fila de la galaxia, exilia 1 carta.",
    );
}

#[test]
fn for_each_trooper() {
    let trooper = TROOPER.of(text!("you have in play", "que tengas en juego"));
    let attack = Clause::new(GAIN, ATTACK_POINT.count(1)).present(&this_unit());
    reads(
        &for_each(trooper.bare(), attack).sentence(),
        "For each Trooper you have in play, this unit gains 1 attack.",
        "Por cada Soldado que tengas en juego, esta unidad gana 1 punto de ataque.",
    );
}

#[test]
fn log_lines() {
    let ana = Subject::One(Name("Ana").text());
    let price = text!(
        "{ship} for {price}",
        "{ship} por {price}",
        ship = Name("X-Wing"),
        price = RESOURCE.count(3),
    );
    reads(
        &Clause::new(PURCHASE, price).past(&ana).sentence(),
        "Ana purchased X-Wing for 3 resources.",
        "Ana adquirió X-Wing por 3 recursos.",
    );
    let put = text!(
        "{card} on top of {deck}",
        "{card} encima de {deck}",
        card = CARD.a(),
        deck = DECK.the()
    );
    reads(
        &Clause::new(PUT, put).past(&ana).sentence(),
        "Ana put a card on top of the deck.",
        "Ana puso una carta encima del mazo.",
    );
    let both = Text::list(["Ana", "Íñigo"].map(|name| Name(name).text()), Conjunction::And);
    reads(
        &draw(5).past(&Subject::Many(both)).sentence(),
        "Ana and Íñigo drew 5 cards.",
        "Ana e Íñigo robaron 5 cartas.",
    );
    reads(&draw(1).past(&Subject::You).sentence(), "You drew 1 card.", "Robaste 1 carta.");
}

#[test]
fn prompts() {
    let which = text!(
        "which {card} do you discard",
        "qué {card} descartas",
        card = CARD.of(text!("from your hand", "de tu mano")),
    );
    reads(
        &which.question(),
        "Which card from your hand do you discard?",
        "¿Qué carta de tu mano descartas?",
    );
    let seven_or_eight = Text::list([7.text(), CARD.count(8)], Conjunction::Or);
    reads(
        &Clause::new(DRAW, seven_or_eight).imperative().sentence(),
        "Draw 7 or 8 cards.",
        "Roba 7 u 8 cartas.",
    );
}

#[test]
fn refusals() {
    let with = text!("with {unit}", "con {unit}", unit = UNIT.with(&EXHAUSTED).a(),);
    reads(
        &you_cannot(&Clause::new(ATTACK, with)).sentence(),
        "You cannot attack with an exhausted unit.",
        "No puedes atacar con una unidad agotada.",
    );
    let price = text!(
        "{ship} costs {price} and you have {money}",
        "{ship} cuesta {price} y tienes {money}",
        ship = SHIP.that(),
        price = RESOURCE.count(4),
        money = RESOURCE.count(1),
    );
    reads(
        &price.sentence(),
        "That ship costs 4 resources and you have 1 resource.",
        "Esa nave cuesta 4 recursos y tienes 1 recurso.",
    );
}

#[test]
fn long_cards() {
    let enemy = Subject::One(UNIT.with(&ENEMY).a());
    let enemy_attacks = Clause::new(ATTACK, BASE.your().whom()).subjunctive(&enemy);
    let card = paragraph([
        when(enemy_attacks, draw(1).imperative()),
        Clause::new(DEFEAT, UNIT.with(&ENEMY).with(&EXHAUSTED).all().whom()).imperative(),
        text!("exhaust {weapon}", "agota {weapon}", weapon = WEAPON.the()),
    ]);
    reads(
        &card,
        "When an enemy unit attacks your base, draw 1 card. \
         Defeat all exhausted enemy units. Exhaust the weapon.",
        "Cuando una unidad enemiga ataque a tu base, roba 1 carta. \
         Derrota a todas las unidades enemigas agotadas. Agota el arma.",
    );
}

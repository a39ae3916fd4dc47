//! Texts: templates, sentences, questions, lists, joints.

use prose::lexicon::{ADD, CHOOSE, DISCARD, DRAW, PURCHASE};
use prose::{
    Clause, Conjunction, Gender, Lang, Name, Noun, Say, Subject, Text, cannot, choose_one, if_else,
    may, must, options, paragraph, text, then_list, when, while_, you_cannot, you_may, you_must,
};

const CARD: Noun = Noun::new("card", "cards", "carta", "cartas", Gender::Feminine);
const DECK: Noun = Noun::new("deck", "decks", "mazo", "mazos", Gender::Masculine);

#[track_caller]
fn says(text: &Text, en: &str, es: &str) {
    assert_eq!((text.en.as_str(), text.es.as_str()), (en, es));
}

fn opponent() -> Subject {
    Subject::One(text!("your opponent", "tu adversario"))
}

#[test]
fn each_reader_gets_their_language() {
    let hello = text!("Hello", "Hola");
    assert_eq!(Lang::ALL.map(|lang| hello.get(lang)), ["Hello", "Hola"]);
}

#[test]
fn a_template_may_repeat_and_reorder_its_placeholders() {
    let line = text!(
        "{a} attacks {b}; {b} defends.",
        "{b} se defiende: lo ataca {a}.",
        a = Name("Ana"),
        b = Name("Leo"),
    );
    says(&line, "Ana attacks Leo; Leo defends.", "Leo se defiende: lo ataca Ana.");
}

#[test]
fn values_are_those_of_the_caller_even_when_names_collide() {
    let a = 1;
    let line = text!("{a} {b}", "{a} {b}", a = 5, b = a);
    says(&line, "5 1", "5 1");
}

#[test]
fn the_article_contracts_where_pieces_meet() {
    let top = text!("the top of {deck}", "la parte superior de {deck}", deck = DECK.the());
    says(&top, "the top of the deck", "la parte superior del mazo");
    says(&Text::new("to", "a").then(DECK.the()), "to the deck", "al mazo");
    let ship = text!("of {ship}", "de {ship}", ship = Text::new("The Ghost", "El Espíritu"));
    says(&ship, "of The Ghost", "de El Espíritu");
}

#[test]
fn a_personal_object_takes_a_in_spanish() {
    says(&DECK.the().whom(), "the deck", "al mazo");
    says(&Name("Ana").text().whom(), "Ana", "a Ana");
}

#[test]
fn joining_with_nothing_adds_no_space() {
    let card = CARD.bare();
    assert_eq!(Text::default().then(card.clone()), card);
    assert_eq!(card.clone().then(Text::default()), card);
}

#[test]
fn a_sentence_gets_a_capital_and_one_stop() {
    for (piece, sentence) in [
        ("draw", "Draw."),
        ("Draw.", "Draw."),
        ("ready!", "Ready!"),
        ("(draw)", "(Draw)."),
        ("«¡ya!»", "«¡Ya!»"),
        ("éxito", "Éxito."),
        ("1 card", "1 card."),
        ("choose:", "Choose:"),
        (" draw ", "Draw."),
        ("", ""),
    ] {
        says(&Text::same(piece).sentence(), sentence, sentence);
    }
}

#[test]
fn a_question_opens_and_closes() {
    says(&text!("which card", "qué carta").question(), "Which card?", "¿Qué carta?");
    says(&text!("Which card?", "¿qué carta?").question(), "Which card?", "¿Qué carta?");
    let late = text!("if so, which card.", "si es así, ¿qué carta").question();
    says(&late, "If so, which card?", "Si es así, ¿qué carta?");
    says(&text!("why ?", "por qué .").question(), "Why?", "¿Por qué?");
    says(&Text::default().question(), "", "");
}

#[test]
fn a_title_is_capitalised_without_a_stop() {
    says(&DECK.your().capitalised(), "Your deck", "Tu mazo");
}

#[test]
fn lists_join_with_the_conjunction_that_sounds_right() {
    let list = |names: &[&str], conjunction| {
        Text::list(names.iter().map(|name| Name(name).text()), conjunction)
    };
    says(&list(&[], Conjunction::And), "", "");
    says(&list(&["Ana"], Conjunction::Or), "Ana", "Ana");
    says(&list(&["Ana", "Leo"], Conjunction::And), "Ana and Leo", "Ana y Leo");
    says(&list(&["Ana", "Leo", "Iden"], Conjunction::And), "Ana, Leo and Iden", "Ana, Leo e Iden");
    says(&list(&["Leo", "Obi-Wan"], Conjunction::Or), "Leo or Obi-Wan", "Leo u Obi-Wan");
}

#[test]
fn a_clause_takes_every_form() {
    let draw = Clause::new(DRAW, CARD.count(1));
    says(&draw.imperative(), "draw 1 card", "roba 1 carta");
    says(&draw.infinitive(), "draw 1 card", "robar 1 carta");
    says(&draw.present(&Subject::You), "you draw 1 card", "robas 1 carta");
    says(&draw.present(&opponent()), "your opponent draws 1 card", "tu adversario roba 1 carta");
    says(&draw.past(&Subject::You), "you drew 1 card", "robaste 1 carta");
    let others = Subject::Many(text!("the others", "los demás"));
    says(&draw.past(&others), "the others drew 1 card", "los demás robaron 1 carta");
    says(&draw.subjunctive(&Subject::You), "you draw 1 card", "robes 1 carta");
    says(&Clause::new(DRAW, Text::default()).imperative(), "draw", "roba");
}

#[test]
fn clauses_in_a_row_share_their_form_and_subject() {
    let both = Clause::new(DRAW, CARD.count(2)).then(Clause::new(DISCARD, CARD.count(1)));
    says(
        &both.imperative(),
        "draw 2 cards, then discard 1 card",
        "roba 2 cartas y luego descarta 1 carta",
    );
    says(
        &both.past(&opponent()),
        "your opponent drew 2 cards, then discarded 1 card",
        "tu adversario robó 2 cartas y luego descartó 1 carta",
    );
    says(
        &both.then(Clause::new(DRAW, CARD.count(3))).infinitive(),
        "draw 2 cards, discard 1 card, then draw 3 cards",
        "robar 2 cartas, descartar 1 carta y luego robar 3 cartas",
    );
}

#[test]
fn possessives_agree_with_the_subject() {
    says(&Subject::You.own(DECK), "your deck", "tu mazo");
    says(&opponent().own(DECK), "their deck", "su mazo");
    says(&Subject::You.own_many(CARD), "your cards", "tus cartas");
    says(&opponent().own_many(CARD), "their cards", "sus cartas");
}

#[test]
fn permissions_duties_and_bans() {
    let draw = Clause::new(DRAW, CARD.count(1));
    says(&you_may(&draw), "you may draw 1 card", "puedes robar 1 carta");
    says(&you_must(&draw), "you must draw 1 card", "debes robar 1 carta");
    says(&you_cannot(&draw), "you cannot draw 1 card", "no puedes robar 1 carta");
    says(
        &may(&opponent(), &draw),
        "your opponent may draw 1 card",
        "tu adversario puede robar 1 carta",
    );
    let others = Subject::Many(text!("the other players", "los demás jugadores"));
    says(
        &must(&others, &draw),
        "the other players must draw 1 card",
        "los demás jugadores deben robar 1 carta",
    );
    says(
        &cannot(&others, &draw),
        "the other players cannot draw 1 card",
        "los demás jugadores no pueden robar 1 carta",
    );
}

#[test]
fn conditions_nest_before_they_are_finished() {
    let draw = Clause::new(DRAW, CARD.count(1));
    let three_cards = || text!("you have 3 cards", "tienes 3 cartas");
    says(
        &if_else(three_cards(), you_may(&draw), Clause::new(DRAW, CARD.count(2)).imperative())
            .sentence(),
        "If you have 3 cards, you may draw 1 card; otherwise, draw 2 cards.",
        "Si tienes 3 cartas, puedes robar 1 carta; de lo contrario, roba 2 cartas.",
    );
    says(
        &while_(text!("you have 3 cards", "tengas 3 cartas"), you_cannot(&draw)).sentence(),
        "While you have 3 cards, you cannot draw 1 card.",
        "Mientras tengas 3 cartas, no puedes robar 1 carta.",
    );
    says(
        &when(draw.subjunctive(&opponent()), draw.imperative()).sentence(),
        "When your opponent draws 1 card, draw 1 card.",
        "Cuando tu adversario robe 1 carta, roba 1 carta.",
    );
}

#[test]
fn choices_and_steps() {
    let step = |en, es| Text::new(en, es);
    let three = || [step("draw", "roba"), step("pay", "paga"), step("look", "observa")];
    says(
        &choose_one(three()),
        "choose one: draw; pay; or look",
        "elige una opción: roba; paga; u observa",
    );
    says(&options([step("draw", "roba")]), "draw", "roba");
    says(&then_list(three()), "draw, pay, then look", "roba, paga y luego observa");
    says(&paragraph(three()), "Draw. Pay. Look.", "Roba. Paga. Observa.");
}

#[test]
fn a_thing_mentioned_before_is_a_pronoun_of_the_verb() {
    let discard = Clause::with_object(DISCARD, CARD.it(), Text::default());
    says(&discard.imperative(), "discard it", "descártala");
    says(&you_may(&discard), "you may discard it", "puedes descartarla");
    says(&discard.present(&opponent()), "your opponent discards it", "tu adversario la descarta");
    says(&discard.past(&opponent()), "your opponent discarded it", "tu adversario la descartó");
    let decks = Clause::with_object(DISCARD, DECK.them(), Text::default());
    says(&decks.subjunctive(&Subject::You), "you discard them", "los descartes");
}

#[test]
fn simultaneous_actions_are_joined_by_and() {
    let add = Clause::with_object(ADD, CARD.it(), text!("to your hand", "a tu mano"));
    let both = Clause::new(PURCHASE, CARD.a()).and(add);
    let es = "adquiere una carta y añádela a tu mano";
    says(&both.imperative(), "purchase a card and add it to your hand", es);
    let en = "you may purchase a card and add it to your hand, then draw 1 card";
    let es = "puedes adquirir una carta y añadirla a tu mano y luego robar 1 carta";
    says(&you_may(&both.then(Clause::new(DRAW, CARD.count(1)))), en, es);
}

#[test]
fn a_clause_tells_more_about_its_last_action() {
    let play = Clause::with_object(DISCARD, CARD.it(), Text::default());
    let play = play.followed_by(text!("it stays there", "se queda ahí"));
    says(&play.imperative(), "discard it; it stays there", "descártala; se queda ahí");
    says(&play.infinitive(), "discard it; it stays there", "descartarla; se queda ahí");
}

#[test]
fn two_choices_in_a_row_are_made_as_one() {
    let choose = |what| Clause::new(CHOOSE, what);
    let both = choose(CARD.a()).then(choose(DECK.a())).then(Clause::new(DRAW, CARD.count(1)));
    says(
        &both.imperative(),
        "choose a card and a deck, then draw 1 card",
        "elige una carta y un mazo y luego roba 1 carta",
    );
}

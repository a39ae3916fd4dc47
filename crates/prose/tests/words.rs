//! Nouns, adjectives, amounts and verbs, form by form.

use prose::{Adjective, EsVerb, Gender, Name, Noun, NounPhrase, Person, Say, Text, es_verb, text};

const CARD: Noun = Noun::new("card", "cards", "carta", "cartas", Gender::Feminine);
const UNIT: Noun = Noun::new("unit", "units", "unidad", "unidades", Gender::Feminine);
const RESOURCE: Noun = Noun::new("resource", "resources", "recurso", "recursos", Gender::Masculine);
const WEAPON: Noun = Noun::new("weapon", "weapons", "arma", "armas", Gender::Feminine).stressed_a();

const DAMAGED: Adjective = Adjective::new("damaged", "dañado", "dañada", "dañados", "dañadas");
const REBEL: Adjective = Adjective::new("Rebel", "rebelde", "rebelde", "rebeldes", "rebeldes");
const FIRST: Adjective =
    Adjective::new("first", "primer", "primera", "primeros", "primeras").before_noun();

#[track_caller]
fn says(text: &Text, en: &str, es: &str) {
    assert_eq!((text.en.as_str(), text.es.as_str()), (en, es));
}

#[test]
fn a_noun_takes_every_determiner() {
    says(&CARD.bare(), "card", "carta");
    says(&CARD.many(), "cards", "cartas");
    says(&CARD.a(), "a card", "una carta");
    says(&RESOURCE.a(), "a resource", "un recurso");
    says(&UNIT.a(), "a unit", "una unidad");
    says(&RESOURCE.the(), "the resource", "el recurso");
    says(&CARD.the_many(), "the cards", "las cartas");
    says(&RESOURCE.the_many(), "the resources", "los recursos");
    says(&RESOURCE.this(), "this resource", "este recurso");
    says(&CARD.that(), "that card", "esa carta");
    says(&CARD.each(), "each card", "cada carta");
    says(&CARD.any(), "any card", "cualquier carta");
    says(&RESOURCE.another(), "another resource", "otro recurso");
    says(&RESOURCE.no(), "no resource", "ningún recurso");
    says(&CARD.no(), "no card", "ninguna carta");
    says(&RESOURCE.all(), "all resources", "todos los recursos");
    says(&UNIT.your(), "your unit", "tu unidad");
    says(&UNIT.your_many(), "your units", "tus unidades");
    says(&UNIT.their(), "their unit", "su unidad");
    says(&UNIT.their_many(), "their units", "sus unidades");
}

#[test]
fn a_feminine_noun_with_a_stressed_a_takes_el_and_un() {
    says(&WEAPON.the(), "the weapon", "el arma");
    says(&WEAPON.a(), "a weapon", "un arma");
    says(&WEAPON.no(), "no weapon", "ningún arma");
    says(&WEAPON.this(), "this weapon", "esta arma");
    says(&WEAPON.another(), "another weapon", "otra arma");
    says(&WEAPON.the_many(), "the weapons", "las armas");
    says(&WEAPON.with(&DAMAGED).the(), "the damaged weapon", "el arma dañada");
    says(&WEAPON.with(&FIRST).the(), "the first weapon", "la primera arma");
}

#[test]
fn a_spanish_clause_stands_after_all_else_that_describes_a_noun() {
    const NON_LEADER: Adjective = Adjective::new(
        "non-leader",
        "que no sea líder",
        "que no sea líder",
        "que no sean líderes",
        "que no sean líderes",
    )
    .last();
    let held = UNIT.with(&NON_LEADER).with(&DAMAGED).of(text!("from your hand", "de tu mano"));
    says(
        &held.a(),
        "a damaged non-leader unit from your hand",
        "una unidad dañada de tu mano que no sea líder",
    );
    says(
        &held.count(2),
        "2 damaged non-leader units from your hand",
        "2 unidades dañadas de tu mano que no sean líderes",
    );
    let controlled = UNIT.with(&NON_LEADER).of(text!("they control", "que controle"));
    says(
        &controlled.a(),
        "a non-leader unit they control",
        "una unidad que controle y que no sea líder",
    );
}

#[test]
fn the_number_chooses_the_form() {
    says(&CARD.count(0), "0 cards", "0 cartas");
    says(&CARD.count(1_u8), "1 card", "1 carta");
    says(&CARD.count(2_usize), "2 cards", "2 cartas");
    says(&RESOURCE.count(-1), "-1 resource", "-1 recurso");
    says(&CARD.up_to(1), "up to 1 card", "hasta 1 carta");
    says(&CARD.up_to(3), "up to 3 cards", "hasta 3 cartas");
}

#[test]
fn adjectives_agree_and_stand_where_each_language_wants_them() {
    says(&RESOURCE.with(&DAMAGED).a(), "a damaged resource", "un recurso dañado");
    says(&UNIT.with(&DAMAGED).count(2), "2 damaged units", "2 unidades dañadas");
    says(&RESOURCE.with(&DAMAGED).all(), "all damaged resources", "todos los recursos dañados");
    let unit = UNIT.with(&REBEL).with(&DAMAGED);
    says(&unit.that(), "that damaged Rebel unit", "esa unidad rebelde dañada");
    let first = UNIT.with(&REBEL).with(&FIRST);
    says(&first.the(), "the first Rebel unit", "la primera unidad rebelde");
    says(&RESOURCE.with(&FIRST).the(), "the first resource", "el primer recurso");
    says(&DAMAGED.one(&UNIT), "damaged", "dañada");
    says(&DAMAGED.many(&RESOURCE), "damaged", "dañados");
}

#[test]
fn a_or_an_looks_at_the_whole_phrase() {
    let exhausted = Adjective::new("exhausted", "agotado", "agotada", "agotados", "agotadas");
    says(&UNIT.with(&exhausted).a(), "an exhausted unit", "una unidad agotada");
    let unique = Adjective::new("unique", "único", "única", "únicos", "únicas");
    says(&UNIT.with(&unique).a(), "a unique unit", "una unidad única");
    let of_rebels = UNIT.with(&REBEL).with(&unique.next_to_noun());
    says(&of_rebels.a(), "a unique Rebel unit", "una unidad única rebelde");
}

#[test]
fn a_tail_follows_the_noun_and_its_adjectives() {
    let phrase = UNIT.with(&REBEL).of(text!("in play", "en juego"));
    says(&phrase.each(), "each Rebel unit in play", "cada unidad rebelde en juego");
    let two_tails = CARD.of(text!("from your hand", "de tu mano")).of(text!("or base", "o base"));
    says(&two_tails.many(), "cards from your hand or base", "cartas de tu mano o base");
    says(&two_tails.text(), "card from your hand or base", "carta de tu mano o base");
}

#[test]
fn every_amount_is_said_of_nouns_and_phrases() {
    says(&CARD.count(1), "1 card", "1 carta");
    says(&CARD.up_to(2), "up to 2 cards", "hasta 2 cartas");
    says(&CARD.at_least(2), "at least 2 cards", "al menos 2 cartas");
    says(&CARD.any_number(), "any number of cards", "cualquier cantidad de cartas");
    let damaged: NounPhrase = UNIT.with(&DAMAGED);
    says(&damaged.all(), "all damaged units", "todas las unidades dañadas");
}

#[test]
fn a_regular_verb_has_all_its_forms() {
    let draw = prose::lexicon::DRAW;
    says(&draw.imperative(), "draw", "roba");
    says(&draw.infinitive(), "draw", "robar");
    says(&draw.present(Person::You), "draw", "robas");
    says(&draw.present(Person::Third), "draws", "roba");
    says(&draw.present(Person::ThirdMany), "draw", "roban");
    says(&draw.past(Person::You), "drew", "robaste");
    says(&draw.past(Person::Third), "drew", "robó");
    says(&draw.past(Person::ThirdMany), "drew", "robaron");
    says(&draw.subjunctive(Person::You), "draw", "robes");
    says(&draw.subjunctive(Person::Third), "draws", "robe");
    says(&draw.subjunctive(Person::ThirdMany), "draw", "roben");
}

#[test]
fn er_and_ir_verbs_differ_in_the_infinitive() {
    let sell = es_verb!("vend", er);
    assert_eq!((sell.infinitive, sell.imperative), ("vender", "vende"));
    assert_eq!((sell.past, sell.subjunctive_many), ("vendió", "vendan"));
    let divide = es_verb!("divid", ir);
    assert_eq!((divide.infinitive, divide.second), ("dividir", "divides"));
    assert_eq!(EsVerb { infinitive: sell.infinitive, ..es_verb!("vend", ir) }, sell);
}

#[test]
fn numbers_names_and_references_say_themselves() {
    says(&7_u64.text(), "7", "7");
    says(&(-3_i8).text(), "-3", "-3");
    says(&(&&Name("Ana")).text(), "Ana", "Ana");
    says(&CARD.text(), "card", "carta");
}

//! Memory of what a text has said so far, for later words that depend on it.
//!
//! The names of things are passed along in [`Names`] while an effect is said. Two of its slots are
//! free for this memory: no card picks into the last one, and none that says "the rest" picks into
//! the third.

use prose::{Pronoun, Text, text};
use script::{Names, Slot};

use crate::words::lexicon::{BASE, CARD, EVENT, RESOURCE, UNIT, UPGRADE};

const THIS: Slot = Slot::D;
const SEEN: Slot = Slot::C;

/// The names at the beginning of a text; `this` is the name of the card.
pub(crate) fn begin(this: Text) -> Names {
    let names = Names::default();
    names.set(THIS, None, this);
    names
}

/// The name of the card whose text it is.
pub(crate) fn this(names: &Names) -> Text {
    picker_and_this(names).1
}

/// Whether another player than the reader picks now, so that things are named from that player's
/// side.
pub(crate) fn others_pick(names: &Names) -> bool {
    picker_and_this(names).0
}

/// Remembers whether another player picks.
pub(crate) fn note_picker(names: &Names, others: bool) {
    let mark = others.then(|| text!("their", "su"));
    names.set(THIS, mark, this(names));
}

/// A full name in the slot of this card marks that another player picks.
fn picker_and_this(names: &Names) -> (bool, Text) {
    let [first, this] = [names.of(THIS), names.of(THIS)];
    let others = first != this;
    if others {
        names.set(THIS, Some(first), this.clone());
    }
    (others, this)
}

/// Marks the names of a question: it stands alone, so that things mentioned before it are named in
/// full.
pub(crate) fn note_asked(names: &Names) {
    names.mention(&asked());
    match seen(names) {
        Seen::One => note_seen(names, Seen::Top),
        Seen::Several => note_seen(names, Seen::TopCards),
        _ => {}
    }
}

/// Whether the text is a question.
pub(crate) fn is_asked(names: &Names) -> bool {
    names.has_mentioned(&asked())
}

fn asked() -> Text {
    text!("a question", "una pregunta")
}

/// Whether the thing was mentioned before in the same text; notes that it is mentioned now.
pub(crate) fn mentioned_before(thing: &Text, names: &Names) -> bool {
    names.mention(thing) && !is_asked(names)
}

/// The pronoun for words that only refer back: "it" for "that card", "them" for "those cards".
pub(crate) fn pronoun(said: &Text) -> Option<Pronoun> {
    let noun = [UNIT, CARD, UPGRADE, EVENT, BASE, RESOURCE];
    noun.into_iter().find_map(|noun| {
        let one = (*said == noun.that()).then(|| noun.it());
        one.or_else(|| (*said == noun.those()).then(|| noun.them()))
    })
}

/// The cards that a player looks at or has revealed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Seen {
    /// None was mentioned.
    Nothing,
    /// The top card of a deck.
    One,
    /// A card that was revealed.
    Shown,
    /// Several cards of a deck.
    Several,
    /// The top card of the reader's deck, looked at before a question.
    Top,
    /// Several cards of the reader's deck, looked at before a question.
    TopCards,
    /// A whole deck.
    Deck,
    /// The rest of them.
    Rest,
    /// Cards chosen in a discard pile.
    Held,
}

impl Seen {
    const ALL: [Self; 9] = [
        Self::Nothing,
        Self::One,
        Self::Shown,
        Self::Several,
        Self::Top,
        Self::TopCards,
        Self::Deck,
        Self::Rest,
        Self::Held,
    ];

    /// The name as the object of a verb; all names differ, so that the value can be read back.
    pub(crate) fn name(self) -> Text {
        match self {
            Self::Nothing => Text::default(),
            Self::One => CARD.the(),
            Self::Shown => text!("the revealed card", "la carta mostrada"),
            Self::Several => text!("those cards", "esas cartas"),
            Self::Top => text!("the top card of your deck", "la primera carta de tu mazo"),
            Self::TopCards => text!("the top cards of your deck", "las primeras cartas de tu mazo"),
            Self::Deck => text!("the deck", "el mazo"),
            Self::Rest => text!("the rest", "las demás"),
            Self::Held => text!("the chosen cards", "las cartas elegidas"),
        }
    }
}

/// The cards seen last.
pub(crate) fn seen(names: &Names) -> Seen {
    let name = names.of(SEEN);
    Seen::ALL.into_iter().find(|seen| seen.name() == name).unwrap_or(Seen::Nothing)
}

/// Remembers the cards seen now.
pub(crate) fn note_seen(names: &Names, seen: Seen) {
    names.set(SEEN, None, seen.name());
}

/// Notes that some of the cards seen have been used: the others are the rest.
pub(crate) fn note_used(names: &Names) {
    if matches!(seen(names), Seen::Several | Seen::TopCards | Seen::Deck) {
        note_seen(names, Seen::Rest);
    }
}

/// The name of a picked thing that is mentioned now; several things are "those" from then on.
pub(crate) fn picked(slot: Slot, names: &Names) -> Text {
    let name = natural(names.of(slot));
    if is_many(&name) {
        let that = names.of(slot);
        let noun = [UNIT, CARD, UPGRADE, EVENT, BASE, RESOURCE];
        if let Some(noun) = noun.into_iter().find(|noun| noun.that() == that) {
            names.set(slot, None, noun.those());
        }
    }
    name
}

/// Beginnings of names composed word by word, and their natural forms.
const SAID: [[(&str, &str); 2]; 10] = [
    [("up to 1 other ", "up to one other "), ("hasta 1 otra ", "como máximo otra ")],
    [("up to 1 ", "up to one "), ("hasta 1 ", "como máximo una ")],
    [("an other ", "another "), ("una otra ", "otra ")],
    [("an other ", "another "), ("un otro ", "otro ")],
    [("a defending unit", "the defending unit"), ("una unidad defensora", "la unidad defensora")],
    [("a unit of those", "one of those units"), ("una unidad de esas", "una de esas unidades")],
    [
        ("a unit chosen", "one of the chosen units"),
        ("una unidad elegida", "una de las unidades elegidas"),
    ],
    [
        ("a remaining card", "one of the remaining cards"),
        ("una carta restante", "una de las cartas restantes"),
    ],
    [("a top card of", "the top card of"), ("una primera carta de", "la primera carta de")],
    [
        ("the card from the top of", "the top card of"),
        ("la carta de la parte superior de", "la primera carta de"),
    ],
];

/// The natural form of a name; the only card seen is "that card".
pub(crate) fn natural(name: Text) -> Text {
    if name == CARD.the() {
        return CARD.that();
    }
    let said = SAID.iter().find_map(|[(en, plain_en), (es, plain_es)]| {
        let [en, es] = [name.en.strip_prefix(en)?, name.es.strip_prefix(es)?];
        Some(Text { en: format!("{plain_en}{en}"), es: format!("{plain_es}{es}") })
    });
    said.unwrap_or(name)
}

/// Whether the name is plural. Names have no number, so it is read from their first words.
pub(crate) fn is_many(name: &Text) -> bool {
    let words = name.en.strip_prefix("up to ").unwrap_or(&name.en);
    let first = words.split(' ').next().unwrap_or_default();
    matches!(first, "all" | "any" | "those") || first.parse().is_ok_and(|n: u8| n != 1)
}

//! The vocabulary as sentences in both languages.

pub(crate) mod abilities;
pub(crate) mod actions;
pub(crate) mod amounts;
pub(crate) mod conditions;
pub(crate) mod keywords;
pub(crate) mod memory;
pub(crate) mod modifiers;
pub(crate) mod nouns;
mod piles;
pub(crate) mod verbs;

use prose::{Clause, Conjunction, Noun, NounPhrase, Subject, Text, text};
use script::{Names, Slot, Vocabulary};

use self::conditions::{Claim, condition};
use super::lexicon::{BASE, PLAYER, UNIT};
use super::{Moment, Num, Only, Set, Test, UnlimitedWords, Verb, What, Who};

impl Vocabulary for UnlimitedWords {
    fn say_who(who: &Who, names: &Names) -> Subject {
        // Only the player who picks or decides is said here, before what is picked.
        memory::note_picker(names, *who != Who::You);
        subject(who, names)
    }

    fn say_verb(verb: &Verb, names: &Names) -> (Subject, Clause) {
        verbs::verb(verb, names)
    }

    fn say_test(test: &Test, names: &Names) -> Text {
        condition(test, Claim::FACT, names)
    }

    fn say_subjunctive(test: &Test, names: &Names) -> Text {
        condition(test, Claim::POSSIBLE, names)
    }

    fn say_number(num: &Num, names: &Names) -> Text {
        match num {
            // For the end of a range Spanish already has the article: «del 0 al número de».
            Num::ReadyResources => {
                text!("the number of your ready resources", "número de tus recursos preparados")
            }
            num => amounts::number(num, names),
        }
    }

    fn printed(num: &Num) -> Option<u32> {
        match num {
            Num::Just(n) => Some(u32::from(*n)),
            _ => None,
        }
    }

    fn say_set(set: &Set, names: &Names) -> NounPhrase {
        nouns::pickable(set, names)
    }

    fn say_kind(set: &Set, _: &Names) -> NounPhrase {
        nouns::kind(set).into()
    }

    fn say_chosen(_: &Set, things: Text) -> Text {
        if things == PLAYER.a() { things.whom() } else { memory::natural(things) }
    }

    fn may_find_none(set: &Set) -> bool {
        matches!(set, Set::Seen([_, ..]))
    }

    fn say_found(set: &Set, names: &Names) -> Option<Text> {
        match set {
            // Only one card can be meant.
            Set::Seen([Only::CostIs(n)]) if memory::seen(names) == memory::Seen::One => {
                Some(text!("its cost is {n}", "su coste es {n}", n = amounts::number(n, names)))
            }
            _ => None,
        }
    }

    fn say_moment(moment: &Moment) -> Text {
        match moment {
            Moment::Regroup => text!(
                "at the start of the regroup phase",
                "al principio de la fase de reagrupamiento"
            ),
            Moment::NextRound => text!(
                "at the start of the next action phase",
                "al principio de la próxima fase de acción"
            ),
        }
    }
}

/// The player as the subject of a sentence.
pub(crate) fn subject(who: &Who, names: &Names) -> Subject {
    match who {
        Who::You => Subject::You,
        Who::Opponent => {
            names.mention(&opponent());
            Subject::One(opponent())
        }
        Who::ControllerOf(_) => Subject::One(text!("its controller", "su controlador")),
        Who::OwnerOf(_) => Subject::One(text!("its owner", "su propietario")),
        Who::Picked(slot) => Subject::One(picked_player(*slot, names)),
    }
}

fn opponent() -> Text {
    text!("your opponent", "tu adversario")
}

/// A picked player as the subject. The slot stays unmentioned, so that the pick is said first:
/// "choose a player, then that player draws 2 cards".
fn picked_player(slot: Slot, names: &Names) -> Text {
    let [first, again] = [names.of(slot), names.of(slot)];
    if first != again {
        names.set(slot, Some(first.clone()), again.clone());
    }
    if first == again || first == PLAYER.a() {
        PLAYER.that()
    } else {
        text!("each of them", "cada uno de ellos")
    }
}

/// Something a player owns: "your hand", "your opponent's deck".
pub(crate) fn player_owns(who: &Who, thing: Noun, names: &Names) -> Text {
    match who {
        Who::You => thing.your(),
        who => {
            let owner = player(who, names);
            let Text { en, .. } = thing.bare();
            let es = thing.the().es;
            Text::new(format!("{}'s {en}", owner.en), format!("{es} de {}", owner.es))
        }
    }
}

fn player(who: &Who, names: &Names) -> Text {
    match (subject(who, names), who) {
        (_, Who::Picked(slot)) => names.of(*slot),
        (Subject::One(who) | Subject::Many(who), _) => who,
        (Subject::You, _) => text!("you", "ti"),
    }
}

/// The thing, named in full where it is first mentioned.
pub(crate) fn what(it: &What, names: &Names) -> Text {
    match it {
        What::This => memory::this(names),
        What::In(slot) => memory::picked(*slot, names),
        What::Host => {
            let host = text!("the attached unit", "la unidad vinculada");
            if memory::mentioned_before(&host, names) { UNIT.that() } else { host }
        }
        What::Attacker => text!("the attacking unit", "la unidad atacante"),
        What::Defender => text!("the defending unit", "la unidad defensora"),
        What::BaseOf(Who::You) => BASE.your(),
        What::BaseOf(Who::Opponent) => text!("the enemy base", "la base enemiga"),
        What::BaseOf(who) => player_owns(who, BASE, names),
        What::These(things) => together(things, names, ""),
        What::Each(set) => nouns::members(set, names).each(),
    }
}

/// A verb with its object, which becomes a pronoun where the words only refer back.
pub(crate) fn acting_on(verb: prose::Verb, it: Text, rest: Text) -> Clause {
    match memory::pronoun(&it) {
        Some(pronoun) => Clause::with_object(verb, pronoun, rest),
        None => Clause::new(verb, it.then(rest)),
    }
}

/// "that unit and that base"; things with the same name are "each of them". Spanish repeats the
/// preposition: «a esa unidad y a esa base».
fn together(things: &[What], names: &Names, a: &str) -> Text {
    let all = things.iter().map(|thing| Text::new("", a).then(what(thing, names)));
    let all: Vec<_> = all.collect();
    if all.len() > 1 && all.iter().all(|name| *name == all[0]) {
        return Text::new("", a).then(text!("each of them", "cada una de ellas"));
    }
    Text::list(all, Conjunction::And)
}

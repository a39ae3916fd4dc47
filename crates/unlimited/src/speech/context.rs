//! The text of an effect before a question, so that "that unit" has a meaning in it.

use prose::{Text, text};
use script::{Names, Slot, Vocabulary as _};

use crate::game::Piece;
use crate::kit::{Kit, Lowered};
use crate::words::lexicon::UNIT;
use crate::words::spoken::memory::{self, Seen};
use crate::words::spoken::nouns::kind;
use crate::words::{Ability, On, Set, Step, UnlimitedWords};

/// A step of an effect, and the names of things when it is reached.
pub(super) struct Reached {
    pub(super) step: &'static Step,
    /// The steps that follow it directly.
    pub(super) rest: &'static [Step],
    pub(super) names: Names,
}

/// A step, and the steps that follow it directly.
type Found = (&'static Step, &'static [Step]);

/// Finds a step in the abilities of the card that asks, otherwise in all abilities, since some are
/// gained.
pub(super) fn reach(kit: &Kit, source: Piece, wanted: impl Fn(&Step) -> bool) -> Option<Reached> {
    let ready = kit.ready(source.title);
    let this = ready.card.kind.noun().this();
    let own = ready.front.abilities.iter().map(|id| (kit.ability(*id), this.clone()));
    let deployed = ready.deployed.abilities.iter().map(|id| (kit.ability(*id), UNIT.this()));
    let gained = kit.abilities.iter().map(|lowered| (lowered, UNIT.this()));
    own.chain(deployed).chain(gained).find_map(|(lowered, this)| {
        let names = memory::begin(this);
        let (step, rest) = in_ability(lowered, &wanted, &names)?;
        memory::note_asked(&names);
        Some(Reached { step, rest, names })
    })
}

fn in_ability(lowered: &Lowered, wanted: &impl Fn(&Step) -> bool, names: &Names) -> Option<Found> {
    match lowered.ability {
        Ability::Action { cost, effect } => {
            go_to(cost, wanted, names).or_else(|| go_to(effect, wanted, names))
        }
        Ability::Epic(effect) | Ability::Event(effect) => go_to(effect, wanted, names),
        Ability::When { on, effect, .. } => {
            if on.contains(&On::CombatDamageToUnit) {
                names.set(Slot::A, None, UNIT.that());
            }
            go_to(effect, wanted, names)
        }
        _ => None,
    }
}

/// Walks through an effect up to the wanted step and names the things picked before it.
fn go_to(step: &'static Step, wanted: &impl Fn(&Step) -> bool, names: &Names) -> Option<Found> {
    if wanted(step) {
        return Some((step, &[]));
    }
    let go_on = |step| go_to(step, wanted, names);
    match step {
        Step::Do(verb) => {
            // Saying the verb notes how the cards looked at are called afterwards.
            let _said = UnlimitedWords::say_verb(verb, names);
            None
        }
        Step::Number { into, .. } => {
            names.set(*into, None, text!("that number", "ese número"));
            None
        }
        Step::Pick { from, into, body, .. }
        | Step::Gather { from, into, body, .. }
        | Step::Each { of: from, into, body } => {
            names.set(*into, None, remembered(from, names));
            go_on(body)
        }
        Step::Seq(steps) => (1..).zip(*steps).find_map(|(next, step)| {
            let (found, rest) = go_on(step)?;
            Some((found, if rest.is_empty() { &steps[next..] } else { rest }))
        }),
        Step::OneOf { options: steps, .. } | Step::SomeOf { options: steps, .. } => {
            steps.iter().find_map(go_on)
        }
        Step::May { body, .. }
        | Step::Times { body, .. }
        | Step::While { body, .. }
        | Step::Until { body, .. }
        | Step::Later { body, .. } => go_on(body),
        Step::If { then, otherwise, .. } => go_on(then).or_else(|| otherwise.and_then(go_on)),
        Step::IfDone { first, then } => go_on(first).or_else(|| go_on(then)),
    }
}

/// The name of a thing picked before. A unit must differ from the one asked about now, and a card
/// that was looked at is still on top of its deck.
fn remembered(from: &Set, names: &Names) -> Text {
    if matches!(from, Set::Seen(_)) {
        match memory::seen(names) {
            Seen::One => return Seen::Top.name(),
            Seen::Shown => return Seen::Shown.name(),
            _ => {}
        }
    }
    let noun = kind(from);
    if noun == UNIT {
        return text!("the unit chosen before", "la unidad elegida antes");
    }
    noun.that()
}

//! The names of an effect's slots while its text is generated.

use std::cell::RefCell;

use prose::{Conjunction, NounPhrase, Pronoun, Text, text};

use crate::Slot;

/// The names of an effect's slots, long for the first mention and short afterwards, and everything
/// else mentioned so far.
#[derive(Clone, Debug, Default)]
pub struct Names {
    slots: RefCell<[Option<Named>; 4]>,
    mentioned: RefCell<Vec<Text>>,
}

#[derive(Clone, Debug)]
struct Named {
    /// The alternatives of the full name: "your base or a ship". Empty once it was mentioned.
    in_full: Vec<Text>,
    short: Text,
    /// The pronoun, if the kind of thing is known.
    it: Option<Pronoun>,
}

impl Names {
    /// The name of the slot at this point of the text: in full for the first mention, short
    /// afterwards.
    #[must_use]
    pub fn of(&self, slot: Slot) -> Text {
        Text::list(self.alternatives(slot), Conjunction::Or)
    }

    /// Like [`Names::of`], for a sentence that puts a word before each alternative: "to your base
    /// or to a ship".
    #[must_use]
    pub fn alternatives(&self, slot: Slot) -> Vec<Text> {
        match &mut self.slots.borrow_mut()[usize::from(slot.register())] {
            Some(named) if named.in_full.is_empty() => vec![named.short.clone()],
            Some(named) => std::mem::take(&mut named.in_full),
            None => vec![text!("it", "eso")],
        }
    }

    /// Whether the slot has a name and was mentioned by it, so that "it" is understood.
    #[must_use]
    pub fn is_mentioned(&self, slot: Slot) -> bool {
        let slots = self.slots.borrow();
        slots[usize::from(slot.register())].as_ref().is_some_and(|named| named.in_full.is_empty())
    }

    /// Names a slot: `in_full` for its first mention, if that is still to come, and `short`.
    pub fn set(&self, slot: Slot, in_full: Option<Text>, short: Text) {
        let named = Named { in_full: in_full.into_iter().collect(), short, it: None };
        self.slots.borrow_mut()[usize::from(slot.register())] = Some(named);
    }

    /// Names a slot by the kind of thing it holds: the alternatives of `in_full` at first ("your
    /// base", "a ship"), "that card" afterwards, and the pronoun of its gender.
    pub fn set_kind(&self, slot: Slot, in_full: Vec<Text>, kind: &NounPhrase) {
        let named = Named { in_full, short: kind.that(), it: Some(kind.it()) };
        self.slots.borrow_mut()[usize::from(slot.register())] = Some(named);
    }

    /// Names a slot that holds a thing with a name of its own, and the pronoun for it.
    pub fn set_name(&self, slot: Slot, name: Text, it: Pronoun) {
        let named = Named { in_full: vec![name.clone()], short: name, it: Some(it) };
        self.slots.borrow_mut()[usize::from(slot.register())] = Some(named);
    }

    /// The pronoun for the thing in the slot, which agrees with the kind it was named by.
    #[must_use]
    pub fn it(&self, slot: Slot) -> Option<Pronoun> {
        self.slots.borrow()[usize::from(slot.register())].as_ref()?.it
    }

    /// Records that something other than a slot is mentioned: a player, the cards of a row. Returns
    /// whether it had been mentioned before.
    pub fn mention(&self, thing: &Text) -> bool {
        let before = self.has_mentioned(thing);
        if !before {
            self.mentioned.borrow_mut().push(thing.clone());
        }
        before
    }

    /// Whether [`Names::mention`] has recorded this.
    #[must_use]
    pub fn has_mentioned(&self, thing: &Text) -> bool {
        self.mentioned.borrow().contains(thing)
    }

    /// The full name, if the slot has not been mentioned yet.
    pub(crate) fn unmentioned(&self, slot: Slot) -> Option<Text> {
        let mut slots = self.slots.borrow_mut();
        let in_full = &mut slots[usize::from(slot.register())].as_mut()?.in_full;
        let in_full = std::mem::take(in_full);
        (!in_full.is_empty()).then(|| Text::list(in_full, Conjunction::Or))
    }

    /// Takes over the names of another attempt to say the same effect.
    pub(crate) fn take_over(&self, other: Self) {
        self.slots.replace(other.slots.into_inner());
        self.mentioned.replace(other.mentioned.into_inner());
    }
}

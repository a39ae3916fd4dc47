//! The names of an effect's slots while it is said.

use std::cell::RefCell;

use prose::{Conjunction, Text, text};

use crate::Slot;

/// The names of an effect's slots, in full at first and short afterwards, and the other things
/// mentioned so far.
#[derive(Clone, Debug, Default)]
pub struct Names {
    slots: RefCell<[Option<Named>; 4]>,
    mentioned: RefCell<Vec<Text>>,
}

#[derive(Clone, Debug)]
struct Named {
    /// The alternatives of the full name: "your base or a ship". None once it was mentioned.
    in_full: Vec<Text>,
    short: Text,
}

impl Names {
    /// The name of the slot where this mention of it stands.
    #[must_use]
    pub fn of(&self, slot: Slot) -> Text {
        Text::list(self.alternatives(slot), Conjunction::Or)
    }

    /// Like [`Names::of`], for a sentence that puts a word before each alternative: "to your base or
    /// to a ship".
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

    /// Names a slot: in full for its first mention, if that is still to come, and short.
    pub fn set(&self, slot: Slot, in_full: Option<Text>, short: Text) {
        self.set_alternatives(slot, in_full.into_iter().collect(), short);
    }

    /// Names a slot whose full name is one of several things: "your base", "a ship".
    pub fn set_alternatives(&self, slot: Slot, in_full: Vec<Text>, short: Text) {
        self.slots.borrow_mut()[usize::from(slot.register())] = Some(Named { in_full, short });
    }

    /// Notes that something besides the slots is mentioned here: a player, the cards of a row.
    /// Returns whether it had been mentioned before.
    pub fn mention(&self, thing: &Text) -> bool {
        let before = self.has_mentioned(thing);
        if !before {
            self.mentioned.borrow_mut().push(thing.clone());
        }
        before
    }

    /// Whether [`Names::mention`] was told of this before.
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

    /// Goes on with the names of another try at saying the same.
    pub(crate) fn go_on_as(&self, other: Self) {
        self.slots.replace(other.slots.into_inner());
        self.mentioned.replace(other.mentioned.into_inner());
    }
}

//! What the slots of an effect are called while it is said.

use std::cell::RefCell;

use prose::{Text, text};

use crate::Slot;

/// What the slots of an effect are called, in full at first and short afterwards.
#[derive(Clone, Debug, Default)]
pub struct Names(RefCell<[Option<Named>; 4]>);

#[derive(Clone, Debug)]
struct Named {
    in_full: Option<Text>,
    short: Text,
}

impl Names {
    /// What the slot is called where this mention of it stands.
    #[must_use]
    pub fn of(&self, slot: Slot) -> Text {
        let mut names = self.0.borrow_mut();
        match &mut names[usize::from(slot.register())] {
            Some(named) => named.in_full.take().unwrap_or_else(|| named.short.clone()),
            None => text!("it", "eso"),
        }
    }

    /// Names a slot that is known before the effect begins: "that unit".
    pub fn set(&self, slot: Slot, in_full: Option<Text>, short: Text) {
        self.0.borrow_mut()[usize::from(slot.register())] = Some(Named { in_full, short });
    }

    /// The full name, if nobody has mentioned the slot yet.
    pub(crate) fn unmentioned(&self, slot: Slot) -> Option<Text> {
        self.0.borrow_mut()[usize::from(slot.register())].as_mut()?.in_full.take()
    }

    /// Goes on with the names of another try at saying the same.
    pub(crate) fn go_on_as(&self, other: Self) {
        self.0.replace(other.0.into_inner());
    }
}

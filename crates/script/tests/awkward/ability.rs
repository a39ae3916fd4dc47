//! When an effect happens: the abilities that wrap effects.

use std::fmt::Debug;

use prose::{Text, text};
use script::{Names, Step, Vocabulary, say_effect, say_effect_after, say_piece};

/// The vocabulary of abilities beyond the words of effects.
pub(crate) trait Abilities: Vocabulary {
    /// An event that happens, or is about to happen.
    type Event: Copy + Debug + 'static;
    /// The benefit that a constant ability gives.
    type Gift: Copy + Debug + 'static;

    /// The event after "when", with the slots it fills named: "this unit is defeated".
    fn say_event(event: &Self::Event, names: &Names) -> Text;
    /// The event after "if", before it has happened: "this unit would be defeated".
    fn say_proposal(event: &Self::Event, names: &Names) -> Text;
    /// The benefit as a whole clause: "this unit has +2 attack".
    fn say_gift(gift: &Self::Gift) -> Text;
}

/// One ability of a card.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Ability<W: Abilities> {
    /// The effect of an event card, or an ability used at will without a cost.
    Effect(&'static Step<W>),
    /// Used at will for a cost, which must be paid in full.
    Action { cost: &'static Step<W>, effect: &'static Step<W> },
    /// Happens after an event.
    Triggered { on: W::Event, effect: &'static Step<W> },
    /// Applies by itself, optionally only while a test holds.
    Constant { while_: Option<W::Test>, gives: W::Gift },
    /// Happens instead of an event.
    Replacement { of: W::Event, instead: &'static Step<W> },
}

impl<W: Abilities> Ability<W> {
    /// The effects of the ability.
    pub(crate) fn steps(&self) -> Vec<&'static Step<W>> {
        match *self {
            Self::Effect(effect)
            | Self::Triggered { effect, .. }
            | Self::Replacement { instead: effect, .. } => vec![effect],
            Self::Action { cost, effect } => vec![cost, effect],
            Self::Constant { .. } => Vec::new(),
        }
    }

    /// The text of the ability.
    pub(crate) fn say(&self) -> Text {
        let names = Names::default();
        match self {
            Self::Effect(effect) => say_effect(effect, &names),
            Self::Action { cost, effect } => {
                let cost = say_piece(cost, &names);
                let lead = text!("{cost}:", "{cost}:", cost = cost);
                say_effect_after(lead, effect, &names)
            }
            Self::Triggered { on, effect } => {
                let event = W::say_event(on, &names);
                let lead = text!("when {event},", "cuando {event},", event = event);
                say_effect_after(lead, effect, &names)
            }
            Self::Constant { while_: None, gives } => W::say_gift(gives).sentence(),
            Self::Constant { while_: Some(test), gives } => {
                let test = W::say_subjunctive(test, &names);
                prose::while_(test, W::say_gift(gives)).sentence()
            }
            Self::Replacement { of, instead } => {
                let proposal = W::say_proposal(of, &names);
                let lead = text!(
                    "if {proposal}, instead",
                    "si {proposal}, en vez de eso",
                    proposal = proposal
                );
                say_effect_after(lead, instead, &names)
            }
        }
    }
}

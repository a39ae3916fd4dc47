//! A tiny complete game, invented here, on which the foundation is tested.
//!
//! Two or three players, or two teams of two, duel with the same twelve fighters each: hidden
//! hands, a secret stance chosen at the same time each round, shields that replace damage, fighters
//! that act when played or defeated, and a die. It has the same structure as the real games:
//! `words` (the vocabulary of effects), `cards` (the cards), `rules` (the course of the game). Its
//! rules are listed in `docs/rules/duel.md`.

mod cards;
mod describe;
mod game;
mod notation;
mod rules;
mod setup;
mod speech;
mod stage;
mod view;
mod words;

pub use cards::{Card, Title};
pub use game::{Attacked, Choice, Duel, Event, Mode, Question, Setup, Target};
pub use rules::{FIGHTERS, Pile, Readiness, Side, Stance, State};
pub use view::{Seen, SeenFighter, SeenSide, SeenStance, View};
pub use words::{Amount, DuelWords, Set, Step, Test, Verb, Who};

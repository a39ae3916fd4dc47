//! A tiny complete game of our own, on which the foundation is proven.
//!
//! Two, three or two against two players duel with the same twelve fighters each: hidden hands, a secret stance chosen at the
//! same time each round, shields that replace damage, fighters that act when played or defeated,
//! and a die. It is laid out like the real games: `words` (what effects can say), `cards` (what
//! each card is), `rules` (how the game goes). Its rules are listed in `docs/rules/duel.md`.

mod cards;
mod describe;
mod game;
mod notation;
mod rules;
mod speech;
mod stage;
mod view;
mod words;

pub use cards::{Card, Title};
pub use game::{Attacked, Choice, Duel, Event, Mode, Question, Setup, Target};
pub use rules::{FIGHTERS, Pile, Readiness, Side, Stance, State};
pub use view::{Seen, SeenFighter, SeenSide, SeenStance, View};
pub use words::{Amount, DuelWords, Set, Step, Test, Verb, Who};

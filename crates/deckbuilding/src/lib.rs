//! The Deckbuilding Game: the Empire against the Rebels, two players.
//!
//! `words` is what card effects can say, `cards` what each card is, `rules` how the game goes, one
//! file per chapter of `docs/rules/deckbuilding.md`. No rule names a card.

pub mod cards;
mod describe;
mod game;
mod kit;
mod notation;
mod rules;
mod speech;
mod stage;
mod view;
mod words;

pub use game::{Choice, Dealt, Deckbuilding, Event, Mode, Pool, Question, Setup, Target};
pub use kit::{BASES, BaseId, CARDS, CardId, Cards, Kit, Object};
pub use rules::{End, ForceSpace, Pile, Player, Rule, Start, State};
pub use speech::card_text;
pub use view::{Seen, SeenBases, SeenInPlay, SeenPlace, SeenPlayer, View};
pub use words::{
    Ability, Card, Faction, Filter, GalaxyWords, Goes, Kind, Moment, Num, Price, Set, Step, Test,
    Things, Trait, Trigger, Verb, Who, Whom, Zone,
};

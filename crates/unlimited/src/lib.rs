//! Unlimited: the rules of the first set, its cards and decks, as a [`table::Game`].

pub mod cards;
pub mod decks;
mod describe;
mod game;
mod kit;
mod notation;
mod preview;
mod rules;
mod series;
mod setup;
mod speech;
mod stage;
pub mod view;
pub mod words;

pub use game::{Choice, Event, Piece, Question, Setup, Token, Unlimited};
pub use kit::{AbilityId, TermsId};
pub use preview::{Preview, Price, preview, price};
pub use rules::{
    Ambush, AttackOrder, AttackStep, CardId, Completing, DeployGuard, EventZone, FirstPlayer,
    Lasts, Losing, MOST_CARDS, Mulligan, NoRoom, Object, Phase, Regroup, Rule, Ruleset, Skill,
    State, UpgradeFall,
};
pub use series::Series;
pub use view::View;
pub use words::{Ability, Arena, Aspect, Card, Division, Keyword, Kind, Rarity, Trait, Until};

//! The Deckbuilding Game: two players, three, or two teams of two, with the factions of three boxes.
//!
//! `words` contains the vocabulary of card effects, `cards` defines each card with it, and `rules`
//! has one file per chapter of `docs/rules/deckbuilding.md`. No rule names a card. `components`
//! numbers the cards and bases of a match; `kit` holds the code of all titles.

mod capacity;
pub mod cards;
mod components;
mod describe;
mod game;
mod kit;
mod notation;
mod outlook;
mod players;
mod rules;
mod sets;
mod setup;
mod speech;
mod stage;
mod view;
mod words;

pub use capacity::{MOST_BASES, MOST_CARDS, MOST_SEATS};
pub use components::{BaseId, CardId, Cards, Components, Contents, Object, Piece, Title};
pub use game::{
    Choice, Dealt, Deckbuilding, Event, Hands, Mode, Neutral, Pool, Question, Rewarded, SameRegion,
    SeenSpot, SeenTarget, Setup, ShortGalaxy, Target,
};
pub use outlook::{Fielded, Outlook};
pub use players::Players;
pub use rules::{End, ForceSpace, Naming, Pile, Player, Rule, Start, State, ToBase};
pub use speech::card_text;
pub use view::{Seen, SeenBases, SeenGalaxy, SeenInPlay, SeenPlace, SeenPlayer, View};
pub use words::{
    Ability, Card, Edition, Faction, Factions, Filter, GalaxyWords, Goes, Kind, Moment, Num, Often,
    Origins, Party, Price, Resolver, Set, Step, Supply, Test, Things, Trait, Trigger, Verb, Who,
    Whom, Zone,
};

//! The registry of games.

use std::sync::LazyLock;

use ::deckbuilding::Deckbuilding;
use ::duel::Duel;
use ::unlimited::Unlimited;
use scenario::OnStage;

use crate::AnyGame;
use crate::registered_game::RegisteredGame;

/// The Deckbuilding Game.
#[must_use]
pub fn deckbuilding() -> &'static dyn AnyGame {
    static STAGE: LazyLock<OnStage<Deckbuilding>> = LazyLock::new(|| OnStage(Deckbuilding::new()));
    static GAME: LazyLock<RegisteredGame<Deckbuilding>> =
        LazyLock::new(|| RegisteredGame { game: &STAGE.0, subject: lab::deckbuilding(&STAGE) });
    &*GAME
}

/// Unlimited.
#[must_use]
pub fn unlimited() -> &'static dyn AnyGame {
    static STAGE: LazyLock<OnStage<Unlimited>> = LazyLock::new(|| OnStage(Unlimited::new()));
    static GAME: LazyLock<RegisteredGame<Unlimited>> =
        LazyLock::new(|| RegisteredGame { game: &STAGE.0, subject: lab::unlimited(&STAGE) });
    &*GAME
}

/// The small game with which the foundation is tested.
#[must_use]
pub fn duel() -> &'static dyn AnyGame {
    static STAGE: LazyLock<OnStage<Duel>> = LazyLock::new(|| OnStage(Duel::new()));
    static GAME: LazyLock<RegisteredGame<Duel>> =
        LazyLock::new(|| RegisteredGame { game: &STAGE.0, subject: lab::duel(&STAGE) });
    &*GAME
}

/// Every game, in the order they are listed.
#[must_use]
pub fn all() -> [&'static dyn AnyGame; 3] {
    [deckbuilding(), unlimited(), duel()]
}

/// Returns the game with this name.
#[must_use]
pub fn named(name: &str) -> Option<&'static dyn AnyGame> {
    all().into_iter().find(|game| game.name() == name)
}

/// The names of all games.
#[must_use]
pub fn names() -> Vec<&'static str> {
    all().map(AnyGame::name).to_vec()
}

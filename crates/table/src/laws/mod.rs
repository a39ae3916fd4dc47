//! The laws every game must keep, as one test suite.
//!
//! A game's tests call [`check`] with its setups; random games are played and every law is
//! checked along the way. A broken law comes back as [`Broken`] with what is needed to see it
//! again: the setup, the game's seed and the ply.
//!
//! 1. Options are sorted, unique, never empty while the game is not over; every option applies;
//!    any other choice is refused and changes nothing.
//! 2. The same setup, seed and choices give equal states and logs, on one thread or many.
//! 3. Clones are independent, also in the middle of an ability.
//! 4. Nothing a seat may not know reaches it, on any channel.
//! 5. Every game ends, and every component is in exactly one place at all times.
//! 6. Undo to ply n equals replay to ply n.
//! 7. Every sentence a player reads exists in both languages.

mod knowledge;
mod options;
mod repetition;
mod sentences;
mod settings;

pub use settings::check_settings;

use std::fmt;
use std::ops::Add;

use serde::Serialize;

use crate::{Component, Game, Luck, Match, Notation, Seat, Seed, Spoken, Status};

/// How thoroughly to check.
#[derive(Clone, Debug)]
pub struct Effort {
    /// Random games per setup.
    pub games: u32,
    /// The number the games' seeds are counted from.
    pub first_seed: u64,
    /// A game still going after this many choices breaks law 5.
    pub longest_game: usize,
    /// Every how many plies the costly laws (imagined worlds, all options tried) are checked.
    pub stride: usize,
}

impl Default for Effort {
    fn default() -> Self {
        Self { games: 1000, first_seed: 0, longest_game: 100_000, stride: 7 }
    }
}

/// What was seen while checking; a suite should assert that it saw enough.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug, Serialize)]
pub struct Report {
    /// Games played to their end.
    pub games: u64,
    /// Choices made in them.
    pub plies: u64,
    /// Imagined worlds compared with the real one.
    pub worlds: u64,
    /// Those that differed from the real world in something hidden.
    pub other_worlds: u64,
    /// Choices that were not options and were refused.
    pub refusals: u64,
    /// Moments at which several seats had to choose at once.
    pub simultaneous: u64,
    /// Sentences read in both languages.
    pub sentences: u64,
}

impl Add for Report {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self {
            games: self.games + other.games,
            plies: self.plies + other.plies,
            worlds: self.worlds + other.worlds,
            other_worlds: self.other_worlds + other.other_worlds,
            refusals: self.refusals + other.refusals,
            simultaneous: self.simultaneous + other.simultaneous,
            sentences: self.sentences + other.sentences,
        }
    }
}

/// A law that was broken, and where.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Broken {
    /// Which law, 1 to 7.
    pub law: u8,
    /// What was found.
    pub what: String,
    /// The setup in the game's notation.
    pub setup: String,
    /// The seed number of the game.
    pub seed: u64,
    /// The number of choices made before it happened.
    pub ply: usize,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { law, what, setup, seed, ply } = self;
        write!(f, "law {law} broken at ply {ply} of seed {seed} («{setup}»): {what}")
    }
}

impl std::error::Error for Broken {}

/// Checks all laws on random games of every setup.
///
/// # Errors
/// The first law found broken.
pub fn check<G>(game: &G, setups: &[G::Setup], effort: &Effort) -> Result<Report, Broken>
where
    G: Game + Notation + Spoken,
{
    let mut report = Report::default();
    for setup in setups {
        for number in 0..u64::from(effort.games) {
            let seed = effort.first_seed + number;
            let mut trial = Trial::new(game, setup, seed, effort);
            trial.run(&mut report).map_err(|(law, what)| trial.broken(law, what))?;
        }
        repetition::threads_agree(game, setup, effort)?;
    }
    Ok(report)
}

/// Checks all laws but one on a single random game: that threads agree is left out.
///
/// # Errors
/// The law found broken.
pub fn check_game<G>(
    game: &G,
    setup: &G::Setup,
    seed: u64,
    effort: &Effort,
) -> Result<Report, Broken>
where
    G: Game + Notation + Spoken,
{
    let mut report = Report::default();
    let mut trial = Trial::new(game, setup, seed, effort);
    trial.run(&mut report).map_err(|(law, what)| trial.broken(law, what))?;
    Ok(report)
}

/// The number of a broken law and what was found.
type Fault = (u8, String);

/// One random game under observation.
struct Trial<'a, G: Game> {
    game: &'a G,
    setup: &'a G::Setup,
    setup_words: String,
    seed: u64,
    effort: &'a Effort,
    /// Decides what the random players choose; apart from the match's own luck.
    whim: Luck,
    /// Choices seen earlier, to be tried where they are not options.
    strangers: Vec<G::Choice>,
    ply: usize,
}

impl<'a, G: Game + Notation + Spoken> Trial<'a, G> {
    fn new(game: &'a G, setup: &'a G::Setup, seed: u64, effort: &'a Effort) -> Self {
        let whim = Luck::new(Seed::from_number(seed ^ 0x5EED_0F11));
        let setup_words = game.write_setup(setup);
        Self { game, setup, setup_words, seed, effort, whim, strangers: Vec::new(), ply: 0 }
    }

    fn broken(&self, law: u8, what: String) -> Broken {
        Broken { law, what, setup: self.setup_words.clone(), seed: self.seed, ply: self.ply }
    }

    fn run(&mut self, report: &mut Report) -> Result<(), Fault> {
        self.setup_notation(self.setup)?;
        let mut played = Match::start(self.game, self.setup.clone(), Seed::from_number(self.seed))
            .map_err(|faults| (5, format!("the setup is refused: {faults}")))?;
        let components = self.census(played.state());
        if components.windows(2).any(|pair| pair[0] == pair[1]) {
            return Err((5, "a component is in two places at the start".into()));
        }
        let mut options = Vec::new();
        let mut log = Vec::new();
        let mut checkpoints = Vec::new();
        while let Status::Decide(deciders) = played.status() {
            if self.ply >= self.effort.longest_game {
                return Err((5, format!("the game has not ended after {} choices", self.ply)));
            }
            report.simultaneous += u64::from(deciders.count() > 1);
            let thorough = (self.ply as u64 + self.seed).is_multiple_of(self.effort.stride as u64);
            self.check_options(played.state(), deciders)?;
            if thorough {
                self.check_choices(played.state(), report)?;
                self.check_knowledge(played.state(), report)?;
                self.check_sentences(played.state(), report)?;
                // Undo replays the whole prefix: a few places per game are enough.
                if checkpoints.len() < 4 && self.whim.below(8) == 0 {
                    checkpoints.push((self.ply, played.state().clone()));
                }
            }
            let (seat, choice) = self.pick(played.state(), deciders, &mut options)?;
            if thorough {
                self.check_log(played.state(), seat, choice, report)?;
            }
            let happened = played
                .play(seat, choice)
                .map_err(|refusal| (1, format!("an option was refused: {refusal}")))?;
            if thorough {
                self.check_events(played.state(), &happened.events, report)?;
            }
            log.extend(happened.events);
            self.ply += 1;
            // A lost component stays lost, so a look every few choices finds it.
            if self.ply.is_multiple_of(8) && self.census(played.state()) != components {
                return Err((5, format!("a component was lost or doubled by {choice:?}")));
            }
        }
        if self.census(played.state()) != components {
            return Err((5, "a component was lost or doubled by the end".into()));
        }
        self.check_over(&played, report)?;
        self.check_repetition(&played, &log, &checkpoints)?;
        report.games += 1;
        report.plies += self.ply as u64;
        Ok(())
    }

    fn census(&self, state: &G::State) -> Vec<Component> {
        let mut components = Vec::new();
        self.game.census(state, &mut components);
        components.sort_unstable();
        components
    }

    /// A random decider and a random option.
    fn pick(
        &mut self,
        state: &G::State,
        deciders: crate::Seats,
        options: &mut Vec<G::Choice>,
    ) -> Result<(Seat, G::Choice), Fault> {
        let nth = self.whim.below(deciders.count()) as usize;
        let seat = deciders.into_iter().nth(nth).ok_or((1, "nobody decides".to_owned()))?;
        self.game.legal(state, seat, options);
        let choice = options[self.whim.below(u32::try_from(options.len()).unwrap_or(1)) as usize];
        if self.strangers.len() < 64 {
            self.strangers.extend(options.iter().take(4));
        }
        Ok((seat, choice))
    }
}

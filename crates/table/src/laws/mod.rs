//! The laws every game must obey, as one test suite.
//!
//! A game's tests call [`check`] with its setups, which plays random games and checks every law
//! along the way. A broken law is returned as [`BrokenLaw`] with everything needed to reproduce it:
//! the setup, the game's seed and the ply.
//!
//! 1. Options are sorted, unique, never empty while the game is not over; every option applies;
//!    any other choice is refused and changes nothing.
//! 2. The same setup, seed and choices give equal states and logs, on one thread or many.
//! 3. Clones are independent, also in the middle of an ability.
//! 4. No hidden information reaches a seat, on any channel.
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

/// How much is checked.
#[derive(Clone, Debug)]
pub struct Effort {
    /// Random games per setup.
    pub games: u32,
    /// The seed number of the first game; the following games count up from it.
    pub first_seed: u64,
    /// A game that is not over after this many choices breaks law 5.
    pub longest_game: usize,
    /// The expensive laws (imagined states, trying all options) are checked once in this many
    /// plies.
    pub stride: usize,
}

impl Default for Effort {
    fn default() -> Self {
        Self { games: 1000, first_seed: 0, longest_game: 100_000, stride: 7 }
    }
}

/// The coverage of a check; a test suite should assert that it was enough.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug, Serialize)]
pub struct Report {
    /// Games played to their end.
    pub games: u64,
    /// Choices made in these games.
    pub plies: u64,
    /// Imagined states compared with the real one.
    pub worlds: u64,
    /// Imagined states that differed from the real one in hidden information.
    pub other_worlds: u64,
    /// Choices that were not options and were refused.
    pub refusals: u64,
    /// Plies at which several seats had to choose at once.
    pub simultaneous: u64,
    /// Sentences checked in both languages.
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

/// A law that was broken, and the position in which it was.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct BrokenLaw {
    /// The number of the law, 1 to 7.
    pub law: u8,
    /// The finding, in English.
    pub what: String,
    /// The setup in the game's notation.
    pub setup: String,
    /// The seed number of the game.
    pub seed: u64,
    /// The number of choices made before it happened.
    pub ply: usize,
}

impl fmt::Display for BrokenLaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { law, what, setup, seed, ply } = self;
        write!(f, "law {law} broken at ply {ply} of seed {seed} («{setup}»): {what}")
    }
}

impl std::error::Error for BrokenLaw {}

/// Checks all laws on random games of every setup.
///
/// # Errors
/// The first law found broken.
pub fn check<G>(game: &G, setups: &[G::Setup], effort: &Effort) -> Result<Report, BrokenLaw>
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

/// Checks all laws on a single random game, except that several threads give the same results.
///
/// # Errors
/// The law found broken.
pub fn check_game<G>(
    game: &G,
    setup: &G::Setup,
    seed: u64,
    effort: &Effort,
) -> Result<Report, BrokenLaw>
where
    G: Game + Notation + Spoken,
{
    let mut report = Report::default();
    let mut trial = Trial::new(game, setup, seed, effort);
    trial.run(&mut report).map_err(|(law, what)| trial.broken(law, what))?;
    Ok(report)
}

/// The number of a broken law and the finding.
type Violation = (u8, String);

/// One random game, checked while it is played.
struct Trial<'a, G: Game> {
    game: &'a G,
    setup: &'a G::Setup,
    setup_words: String,
    seed: u64,
    effort: &'a Effort,
    /// Decides what the random players choose; independent of the luck of the match.
    random: Luck,
    /// Options of earlier positions, to be tried in positions where they are not options.
    earlier_choices: Vec<G::Choice>,
    ply: usize,
}

impl<'a, G: Game + Notation + Spoken> Trial<'a, G> {
    fn new(game: &'a G, setup: &'a G::Setup, seed: u64, effort: &'a Effort) -> Self {
        let random = Luck::new(Seed::from_number(seed ^ 0x5EED_0F11));
        let setup_words = game.write_setup(setup);
        Self { game, setup, setup_words, seed, effort, random, earlier_choices: Vec::new(), ply: 0 }
    }

    fn broken(&self, law: u8, what: String) -> BrokenLaw {
        BrokenLaw { law, what, setup: self.setup_words.clone(), seed: self.seed, ply: self.ply }
    }

    fn run(&mut self, report: &mut Report) -> Result<(), Violation> {
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
                // Undo replays all choices before it, so only a few plies per game are checked.
                if checkpoints.len() < 4 && self.random.below(8) == 0 {
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
            // A lost component stays lost, so it is enough to look once in a few choices.
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

    /// A random seat among those that decide, now and then one that may choose unasked, and a random
    /// option of it.
    fn pick(
        &mut self,
        state: &G::State,
        deciders: crate::Seats,
        options: &mut Vec<G::Choice>,
    ) -> Result<(Seat, G::Choice), Violation> {
        let unasked = self.game.unasked(state);
        let from =
            if !unasked.is_empty() && self.random.below(8) == 0 { unasked } else { deciders };
        let nth = self.random.below(from.count()) as usize;
        let seat = from.into_iter().nth(nth).ok_or((1, "no seat decides".to_owned()))?;
        self.game.legal(state, seat, options);
        let choice = options[self.random.below(u32::try_from(options.len()).unwrap_or(1)) as usize];
        if self.earlier_choices.len() < 64 {
            self.earlier_choices.extend(options.iter().take(4));
        }
        Ok((seat, choice))
    }
}

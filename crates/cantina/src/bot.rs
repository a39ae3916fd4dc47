//! Who chooses for a seat nobody sits in.

use clap::ValueEnum;
use table::{Game, Luck, Seed};

/// How well a bot plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Level {
    /// Any option, each equally likely.
    Random,
}

impl Level {
    /// What it is called on the command line and in replay files.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
        }
    }

    /// The level of this name.
    pub(crate) fn named(name: &str) -> Option<Self> {
        Self::value_variants().iter().copied().find(|level| level.name() == name)
    }
}

/// Chooses for a seat, from what a person in that seat would know.
pub(crate) trait Bot<G: Game> {
    /// Takes one of the options, of which there is at least one.
    fn choose(&mut self, view: &G::View, options: &[G::Choice]) -> G::Choice;
}

/// Takes any option.
pub(crate) struct Random(Luck);

impl Random {
    /// Its whims at one choice of a match. They follow from the seed and the number of the choice,
    /// so a match that was saved goes on as it would have, but say nothing about the luck to come.
    pub(crate) fn at(seed: Seed, ply: usize) -> Self {
        let mut key = seed.bytes().map(|byte| byte ^ 0xB0);
        for (byte, ply) in key.iter_mut().zip(ply.to_le_bytes()) {
            *byte ^= ply;
        }
        Self(Luck::new(Seed::from_bytes(key)))
    }
}

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, _: &G::View, options: &[G::Choice]) -> G::Choice {
        let count = u32::try_from(options.len()).unwrap_or(u32::MAX);
        options[self.0.below(count) as usize]
    }
}

#[cfg(test)]
mod tests {
    use duel::Duel;
    use table::{Match, Viewer};

    use super::*;

    #[test]
    fn whims_follow_from_the_seed_and_the_choice_and_reach_every_option() {
        let duel = Duel::new();
        let seed = Seed::from_number(3);
        let played = Match::start(&duel, Duel::setups().remove(0), seed).unwrap();
        let seat = duel.seats(played.state()).lowest().unwrap();
        let view = duel.view(played.state(), Viewer::Seat(seat));
        let mut options = Vec::new();
        duel.legal(played.state(), seat, &mut options);
        let choices = |seed| -> Vec<_> {
            let choose = |ply| Bot::<Duel>::choose(&mut Random::at(seed, ply), &view, &options);
            (0..40).map(choose).collect()
        };
        assert_eq!(choices(seed), choices(seed));
        assert_ne!(choices(seed), choices(Seed::from_number(4)));
        assert!(options.iter().all(|option| choices(seed).contains(option)));
    }
}

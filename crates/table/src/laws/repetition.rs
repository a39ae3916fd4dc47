//! Laws 2, 3 and 6: the same choices lead to the same state, clones are independent, and undo
//! equals replay. The replay file must round-trip too.

use std::panic::resume_unwind;
use std::thread::ScopedJoinHandle;

use super::{BrokenLaw, Effort, Trial, Violation};
use crate::replay::{Audience, Sheet, open, record};
use crate::{Game, Luck, Match, Notation, Seed, Spoken, StateHash, Status};

impl<G: Game + Notation + Spoken> Trial<'_, G> {
    pub(super) fn check_repetition(
        &mut self,
        played: &Match<'_, G>,
        log: &[G::Event],
        checkpoints: &[(usize, G::State)],
    ) -> Result<(), Violation> {
        self.same_again(played, log)?;
        for (ply, seen) in checkpoints {
            self.clone_is_independent(seen)?;
            let mut rewound = played.clone();
            rewound.rewind(*ply);
            if rewound.state() != seen {
                return Err((6, format!("undo to ply {ply} is not what ply {ply} was")));
            }
        }
        // Writing and reading a whole match takes as long as playing it many times.
        if self.seed.is_multiple_of(8) { file_round_trip(self.game, played) } else { Ok(()) }
    }

    fn same_again(&self, played: &Match<'_, G>, log: &[G::Event]) -> Result<(), Violation> {
        let mut again = Match::start(self.game, self.setup.clone(), Seed::from_number(self.seed))
            .map_err(|faults| (2, format!("the setup is refused now: {faults}")))?;
        let mut log_again = Vec::new();
        for made in played.moves() {
            let happened = again.play(made.seat, made.choice).map_err(|refusal| {
                (2, format!("{made:?} is refused the second time: {refusal}"))
            })?;
            log_again.extend(happened.events);
        }
        if again.state() != played.state() || log_again != log {
            return Err((2, "the same choices led to another state or log".into()));
        }
        Ok(())
    }

    fn clone_is_independent(&mut self, seen: &G::State) -> Result<(), Violation> {
        let before = StateHash::of(seen);
        let mut world = seen.clone();
        let mut options = Vec::new();
        for _ in 0..8 {
            let Status::Decide(deciders) = self.game.status(&world) else { break };
            let (seat, choice) = self.pick(&world, deciders, &mut options)?;
            self.game.advance(&mut world, seat, choice);
        }
        if StateHash::of(seen) != before {
            return Err((3, "playing on a clone changed the original".into()));
        }
        Ok(())
    }
}

fn file_round_trip<G: Notation>(game: &G, played: &Match<'_, G>) -> Result<(), Violation> {
    let names = ["Ana".to_owned(), "bot".to_owned()];
    let written = record(played, &names, Audience::Everyone).write();
    let sheet = Sheet::read(&written).map_err(|fault| (2, format!("own replay: {fault}")))?;
    let opened = open(game, &sheet).map_err(|fault| (2, format!("own replay: {fault}")))?;
    if opened.state() != played.state() || opened.moves() != played.moves() {
        return Err((2, "the replay file leads to another match".into()));
    }
    if record(&opened, &names, Audience::Everyone).write() != written {
        return Err((2, "the replay file does not round-trip".into()));
    }
    Ok(())
}

/// Checks law 2 for threads: the same games on one thread and on several end in the same states.
pub(super) fn threads_agree<G: Game + Notation + Spoken>(
    game: &G,
    setup: &G::Setup,
    effort: &Effort,
) -> Result<(), BrokenLaw> {
    let seeds = (effort.first_seed..).take(effort.games.min(64) as usize);
    let seeds: Vec<u64> = seeds.collect();
    let alone: Vec<_> = seeds.iter().map(|&seed| final_hash(game, setup, seed)).collect();
    let together: Vec<_> = std::thread::scope(|scope| {
        let workers: Vec<_> = seeds
            .chunks(seeds.len().div_ceil(4).max(1))
            .map(|part| {
                scope.spawn(move || {
                    part.iter().map(|&seed| final_hash(game, setup, seed)).collect::<Vec<_>>()
                })
            })
            .collect();
        // A panic in a game must be reported as a panic, not as a different final state.
        let join = |worker: ScopedJoinHandle<'_, Vec<_>>| {
            worker.join().unwrap_or_else(|panic| resume_unwind(panic))
        };
        workers.into_iter().flat_map(join).collect()
    });
    if alone == together {
        return Ok(());
    }
    let what = "games on several threads end in other states than on one".to_owned();
    let setup = game.write_setup(setup);
    Err(BrokenLaw { law: 2, what, setup, seed: effort.first_seed, ply: 0 })
}

/// The hash of the final state of a random game; `None` if the setup is refused, which a trial has
/// reported before.
fn final_hash<G: Game>(game: &G, setup: &G::Setup, seed: u64) -> Option<StateHash> {
    let mut state = game.start(setup, Luck::new(Seed::from_number(seed))).ok()?;
    let mut random = Luck::new(Seed::from_number(!seed));
    let mut options = Vec::new();
    while let Status::Decide(deciders) = game.status(&state) {
        let Some(seat) = deciders.lowest() else { break };
        game.legal(&state, seat, &mut options);
        let nth = random.below(u32::try_from(options.len()).unwrap_or(1));
        game.advance(&mut state, seat, options[nth as usize]);
    }
    Some(StateHash::of(&state))
}

//! Plays one game between bots, which depends only on the seed and the number of its round.

use bots::{Bot, Evaluator, Player, PlayerFault, SecondThoughts, Sight};
use table::{
    Game, Luck, Notation, Outcome, Seat, Seating, Seed, Silent, Sink, Spoken, Status, Viewer,
};

use crate::schedule::Schedule;

/// A game with more decisions than this counts as a draw; no real game has as many.
const LONGEST: u32 = 100_000;

/// Whether players change seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pairing {
    /// Each game has its own luck; the bots keep their seats.
    Single,
    /// The same luck is played once for every seat, with the players rotated, so that luck and
    /// seats cancel out. At a table for two that makes pairs of games.
    Paired,
    /// The same, but each player takes its random numbers along to its next seat. Equal bots, which
    /// would otherwise play the same game once for every seat, then play different games.
    PairedWithOwnSeeds,
}

/// The games to play.
#[derive(Clone, Debug)]
pub struct Contest {
    /// The player of each seat.
    pub players: Vec<Player>,
    /// The number of games; rounded up to whole rounds.
    pub games: u64,
    /// Determines all luck and all random choices of bots.
    pub seed: u64,
    /// Whether players change seats.
    pub pairing: Pairing,
}

/// The result of one game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Played {
    pub(crate) outcome: Outcome,
    pub(crate) seating: Seating,
    pub(crate) decisions: u32,
}

impl Played {
    /// The seat's share of the win; see [`bots::win_share`].
    pub(crate) fn share(self, seat: Seat) -> f32 {
        bots::win_share(self.outcome, seat, self.seating)
    }

    /// The place of the seat, counted from 1.
    pub(crate) fn place(self, seat: Seat) -> u32 {
        self.outcome.place(seat, self.seating.seats())
    }
}

/// Follows a game: gets each choice before it is carried out, and every event.
pub(crate) trait Follower<G: Game>: Sink<G::Event> {
    /// Called when the game is set up.
    fn begun(&mut self, _game: &G, _state: &G::State) {}

    /// Called when the seat of the sight takes this option.
    fn chosen(&mut self, sight: &Sight<'_, G>, choice: G::Choice);
}

impl<G: Game> Follower<G> for Silent {
    fn chosen(&mut self, _: &Sight<'_, G>, _: G::Choice) {}
}

/// Two followers of the same game.
pub(crate) struct Both<A, B>(pub(crate) A, pub(crate) B);

impl<E: Clone, A: Sink<E>, B: Sink<E>> Sink<E> for Both<A, B> {
    fn listens(&self) -> bool {
        self.0.listens() || self.1.listens()
    }

    fn emit(&mut self, event: E) {
        self.0.emit(event.clone());
        self.1.emit(event);
    }
}

impl<G: Game, A: Follower<G>, B: Follower<G>> Follower<G> for Both<A, B> {
    fn begun(&mut self, game: &G, state: &G::State) {
        self.0.begun(game, state);
        self.1.begun(game, state);
    }

    fn chosen(&mut self, sight: &Sight<'_, G>, choice: G::Choice) {
        self.0.chosen(sight, choice);
        self.1.chosen(sight, choice);
    }
}

/// Plays one game of a round.
pub(crate) fn play<G: Evaluator + Notation + Spoken>(
    game: &G,
    setup: &G::Setup,
    schedule: &Schedule,
    (round, number): (u64, usize),
    follower: &mut impl Follower<G>,
) -> Result<Played, PlayerFault> {
    let luck = Luck::new(derived_seed(schedule.seed(), round, 0));
    let mut state = game.start(setup, luck).map_err(|faults| PlayerFault(faults.text()))?;
    let seating = game.seating(&state);
    follower.begun(game, &state);
    let words = game.write_setup(setup);
    let start_bot = |seat: usize| {
        let player = schedule.player(seat, number);
        let purpose = 1 + schedule.seed_number(seat, number) as u64;
        let mut bot = player.start_bot(derived_seed(schedule.seed(), round, purpose))?;
        bot.begin(&words);
        Ok(bot)
    };
    let mut bots: Vec<Box<dyn Bot<G>>> =
        (0..schedule.seats()).map(start_bot).collect::<Result<_, _>>()?;
    let mut second_thoughts = SecondThoughts::default();
    let mut options = Vec::new();
    let ended = |outcome, decisions| Ok(Played { outcome, seating, decisions });
    for decisions in 0..LONGEST {
        let deciders = match game.status(&state) {
            Status::Over(outcome) => return ended(outcome, decisions),
            Status::Decide(deciders) => deciders,
        };
        let unasked = game.unasked(&state).into_iter().find_map(|seat| {
            let sight = Sight::new(game, &state, seat, &mut options);
            Some((seat, second_thoughts.go_on(&sight)?))
        });
        let Some(seat) = unasked.map(|(seat, _)| seat).or(deciders.lowest()) else {
            return ended(Outcome::Draw, decisions);
        };
        let sight = Sight::new(game, &state, seat, &mut options);
        let choice = match unasked {
            Some((_, choice)) => choice,
            None => {
                second_thoughts.asked(&sight);
                bots[seat.index()].choose(&sight)?
            }
        };
        follower.chosen(&sight, choice);
        for (bot, observer) in bots.iter_mut().zip(seating.seats()) {
            let viewer = Viewer::Seat(observer);
            let known = game.may_know_choice(&state, seat, choice, viewer);
            bot.observe(seat, known.then_some(choice));
        }
        game.apply(&mut state, seat, choice, follower);
    }
    ended(Outcome::Draw, LONGEST)
}

/// A seed for one purpose in one round.
pub(crate) fn derived_seed(seed: u64, round: u64, what: u64) -> Seed {
    let mut bytes = *Seed::from_number(seed).bytes();
    for (byte, part) in
        bytes.iter_mut().zip(round.to_le_bytes().into_iter().chain(what.to_le_bytes()))
    {
        *byte ^= part;
    }
    // Mixed once more, so that the seeds of neighbouring rounds are unrelated.
    let mut mixer = Luck::new(Seed::from_bytes(bytes));
    Seed::from_bytes(std::array::from_fn(|_| u8::try_from(mixer.below(256)).expect("below 256")))
}

//! One game between bots, decided by the seed and the number of its round alone.

use bots::{Bot, Evaluator, Fault, Player, Sight};
use table::{
    Game, Luck, Notation, Outcome, Seat, Seating, Seed, Silent, Sink, Spoken, Status, Viewer,
};

use crate::schedule::Schedule;

/// A game that goes on longer than this is called a draw; no real game does.
const LONGEST: u32 = 100_000;

/// Whether players change seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pairing {
    /// Each game has luck of its own; the bots keep their seats.
    Single,
    /// Each luck is played once for every seat, and everyone moves on in between, so that luck and
    /// seats cancel out. At a table for two that makes pairs of games.
    Paired,
}

/// What to play.
#[derive(Clone, Debug)]
pub struct Contest {
    /// The player of each seat.
    pub players: Vec<Player>,
    /// How many games; rounded up to whole rounds.
    pub games: u64,
    /// Decides all luck and all whims.
    pub seed: u64,
    /// Whether players change seats.
    pub pairing: Pairing,
}

/// How one game ended.
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

/// Follows a game: is shown each choice before it is carried out, and every event.
pub(crate) trait Follower<G: Game>: Sink<G::Event> {
    /// The table is set up.
    fn begun(&mut self, _game: &G, _state: &G::State) {}

    /// The seat in sight takes this option.
    fn chosen(&mut self, sight: &Sight<'_, G>, choice: G::Choice);
}

impl<G: Game> Follower<G> for Silent {
    fn chosen(&mut self, _: &Sight<'_, G>, _: G::Choice) {}
}

/// Two followers of the same game.
pub(crate) struct Both<A, B>(pub(crate) A, pub(crate) B);

impl<E: Clone, A: Sink<E>, B: Sink<E>> Sink<E> for Both<A, B> {
    fn emit(&mut self, event: impl FnOnce() -> E) {
        let event = event();
        self.0.emit(|| event.clone());
        self.1.emit(|| event);
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
) -> Result<Played, Fault> {
    let luck = Luck::new(numbered(schedule.seed(), round, 0));
    let mut state = game.start(setup, luck).map_err(|faults| Fault(faults.text()))?;
    let seating = game.seating(&state);
    follower.begun(game, &state);
    let words = game.write_setup(setup);
    // Whims belong to seats, not to bots: a bot against itself plays the same game every time.
    let sit = |seat: usize| {
        let player = schedule.player(seat, number);
        let mut bot = player.sit(numbered(schedule.seed(), round, 1 + seat as u64))?;
        bot.begin(&words);
        Ok(bot)
    };
    let mut bots: Vec<Box<dyn Bot<G>>> =
        (0..schedule.seats()).map(sit).collect::<Result<_, _>>()?;
    let mut options = Vec::new();
    let ended = |outcome, decisions| Ok(Played { outcome, seating, decisions });
    for decisions in 0..LONGEST {
        match game.status(&state) {
            Status::Over(outcome) => return ended(outcome, decisions),
            Status::Decide(deciders) => {
                let Some(seat) = deciders.lowest() else { return ended(Outcome::Draw, decisions) };
                let sight = Sight::new(game, &state, seat, &mut options);
                let choice = bots[seat.index()].choose(&sight)?;
                follower.chosen(&sight, choice);
                for (bot, hearer) in bots.iter_mut().zip(seating.seats()) {
                    let viewer = Viewer::Seat(hearer);
                    let open = game.choice_is_open(&state, seat, choice, viewer);
                    bot.hear(seat, open.then_some(choice));
                }
                game.apply(&mut state, seat, choice, follower);
            }
        }
    }
    ended(Outcome::Draw, LONGEST)
}

/// The seed of one thing in one round.
pub(crate) fn numbered(seed: u64, round: u64, what: u64) -> Seed {
    let mut bytes = *Seed::from_number(seed).bytes();
    for (byte, part) in
        bytes.iter_mut().zip(round.to_le_bytes().into_iter().chain(what.to_le_bytes()))
    {
        *byte ^= part;
    }
    // Mixed once more, so that neighbouring rounds share nothing.
    let mut mixer = Luck::new(Seed::from_bytes(bytes));
    Seed::from_bytes(std::array::from_fn(|_| u8::try_from(mixer.below(256)).expect("below 256")))
}

//! One game between bots, decided by the seed and the number of its round alone.

use bots::{Bot, Evaluator, Fault, Player, Sight};
use table::{Game, Luck, Notation, Seat, Seats, Seed, Silent, Sink, Spoken, Status, Viewer};

/// A game that goes on longer than this is called a draw; no real game does.
const LONGEST: u32 = 100_000;

/// Whether seats are swapped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pairing {
    /// Each game has luck of its own; the bots keep their seats.
    Single,
    /// Each luck is played once for every seating, so that luck and seats cancel out.
    Paired,
}

/// What to play.
#[derive(Clone, Debug)]
pub struct Contest {
    /// Who sits in each seat.
    pub players: Vec<Player>,
    /// How many games; rounded up to whole pairs.
    pub games: u64,
    /// Decides all luck and all whims.
    pub seed: u64,
    /// Whether seats are swapped.
    pub pairing: Pairing,
}

impl Contest {
    /// How often each luck is played.
    pub(crate) fn seatings(&self) -> usize {
        match self.pairing {
            Pairing::Single => 1,
            Pairing::Paired => self.players.len(),
        }
    }

    /// How many lucks there are.
    pub(crate) fn rounds(&self) -> u64 {
        self.games.div_ceil(self.seatings() as u64)
    }

    /// Who sits in the seat in this seating of a round: with each, everyone moves one seat on.
    pub(crate) fn player_at(&self, seat: usize, seating: usize) -> usize {
        let count = self.players.len();
        (seat + count - seating) % count
    }
}

/// How one game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Played {
    pub(crate) winners: Seats,
    pub(crate) decisions: u32,
}

impl Played {
    /// One for a win of this seat, half for a draw.
    pub(crate) fn points(self, seat: usize) -> f64 {
        let seat = Seat::new(u8::try_from(seat).unwrap_or(0));
        match (self.winners.is_empty(), self.winners.contains(seat)) {
            (true, _) => 0.5,
            (false, won) => f64::from(u8::from(won)),
        }
    }
}

/// Somebody who follows a game: is shown each choice before it is carried out, and every event.
pub(crate) trait Follower<G: Game>: Sink<G::Event> {
    /// The table is set up.
    fn begun(&mut self, _game: &G, _state: &G::State) {}

    /// The seat in sight takes this option.
    fn chosen(&mut self, sight: &Sight<'_, G>, choice: G::Choice);
}

impl<G: Game> Follower<G> for Silent {
    fn chosen(&mut self, _: &Sight<'_, G>, _: G::Choice) {}
}

/// Two who follow the same game.
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

/// Plays one game of a contest.
pub(crate) fn play<G: Evaluator + Notation + Spoken>(
    game: &G,
    setup: &G::Setup,
    contest: &Contest,
    (round, seating): (u64, usize),
    follower: &mut impl Follower<G>,
) -> Result<Played, Fault> {
    let luck = Luck::new(numbered(contest.seed, round, 0));
    let mut state = game.start(setup, luck).map_err(|faults| Fault(faults.text()))?;
    follower.begun(game, &state);
    let words = game.write_setup(setup);
    // Whims belong to seats, not to bots: a bot against itself plays the same game twice.
    let sit = |seat: usize| {
        let player = &contest.players[contest.player_at(seat, seating)];
        let mut bot = player.sit(numbered(contest.seed, round, 1 + seat as u64))?;
        bot.begin(&words);
        Ok(bot)
    };
    let mut bots: Vec<Box<dyn Bot<G>>> =
        (0..contest.players.len()).map(sit).collect::<Result<_, _>>()?;
    let mut options = Vec::new();
    let draw = |decisions| Ok(Played { winners: Seats::NONE, decisions });
    for decisions in 0..LONGEST {
        match game.status(&state) {
            Status::Over(outcome) => return Ok(Played { winners: outcome.winners(), decisions }),
            Status::Decide(deciders) => {
                let Some(seat) = deciders.lowest() else { return draw(decisions) };
                let sight = Sight::new(game, &state, seat, &mut options);
                let choice = bots[seat.index()].choose(&sight)?;
                follower.chosen(&sight, choice);
                for (bot, hearer) in bots.iter_mut().zip(Seats::first(contest.players.len())) {
                    let viewer = Viewer::Seat(hearer);
                    let open = game.choice_is_open(&state, seat, choice, viewer);
                    bot.hear(seat, open.then_some(choice));
                }
                game.apply(&mut state, seat, choice, follower);
            }
        }
    }
    draw(LONGEST)
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
    Seed::from_bytes(std::array::from_fn(|_| mixer.below(256).to_le_bytes()[0]))
}

//! What a bot intends in a turn that it plays together with a teammate: the turn is played through
//! in a world that its seat imagines, by bots like it, and its game reads the intention out of that.

use table::{Game, Luck, Seat, Seats, Seed, Status};

use crate::{Budget, Evaluator, Level, PlayerFault, Sight};

/// The lines of each search while a turn is played through. Few are enough for the purpose of a turn,
/// and a turn of two players has sixty choices.
const LINES: u32 = 120;
/// The most choices of a turn that is played through.
const MOST_CHOICES: usize = 150;

/// A choice on the way through the turn.
pub(crate) struct Planned<'a, G: Game> {
    /// The state in which it is made; imagined by the seat that plans.
    pub(crate) before: &'a G::State,
    /// The seat that makes it.
    pub(crate) seat: Seat,
    /// The choice.
    pub(crate) choice: G::Choice,
    /// The state after it.
    pub(crate) after: &'a G::State,
}

/// Plays the turn under way through and shows each choice; `goes_on` says whether a state still
/// belongs to it. The seat itself chooses as long as it is asked, then its teammate.
///
/// # Errors
/// The reason why a bot of this level cannot choose.
pub(crate) fn play_through<G: Evaluator>(
    sight: &Sight<'_, G>,
    level: Level,
    seed: Seed,
    goes_on: impl Fn(&G::State) -> bool,
    mut show: impl FnMut(&Planned<'_, G>),
) -> Result<(), PlayerFault> {
    let game = sight.game();
    let mut world = sight.imagine(&mut Luck::new(seed));
    let level = without_clock(level);
    let mut bot = G::bot(level, seed);
    let mut options = Vec::new();
    for _ in 0..MOST_CHOICES {
        let Status::Decide(seats) = game.status(&world) else { break };
        let Some(seat) = asked_first(seats, sight.seat()).filter(|_| goes_on(&world)) else {
            break;
        };
        let choice = bot.choose(&Sight::new(game, &world, seat, &mut options))?;
        let before = world.clone();
        game.advance(&mut world, seat, choice);
        show(&Planned { before: &before, seat, choice, after: &world });
    }
    Ok(())
}

fn asked_first(seats: Seats, own: Seat) -> Option<Seat> {
    if seats.contains(own) { Some(own) } else { seats.lowest() }
}

/// The level with a search of a fixed size, so that a plan takes no longer than one choice and does
/// not depend on the clock.
fn without_clock(level: Level) -> Level {
    match level {
        Level::Search(_) => Level::Search(Budget::Iterations(LINES)),
        Level::Random | Level::Priorities | Level::Greedy => level,
    }
}

//! Tiny games whose best choice is obvious.

use bots::{Bot, Budget, Evaluator, Judge, Level, Search, win_share};
use prose::Text;
use serde::Serialize;
use table::{
    Component, Game, Luck, Outcome, Refusal, Seat, Seating, Seats, Seed, SetupFaults, Sink, Status,
    Viewer,
};

/// A game of a few choices; the results are listed in a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub(crate) enum TinyGame {
    /// Two seats choose at the same time. Choice 0 gives seat 0 six tenths for sure; with choice 1,
    /// 2 or 3 it wins unless seat 1 chooses the same, which is better: three wins in four.
    Guess,
    /// Seat 0 knows which of eight cups hides the pea. It may stop (four tenths) or let seat 1,
    /// which does not know, point at one: then seat 0 wins seven times in eight.
    Bluff,
    /// Seat 0 may stop (three tenths) or let seat 1 choose, which can harm seat 0 only at its own
    /// cost.
    Selfish,
    /// Seat 0 may stop (a half), or let seat 1 choose, an enemy, or seat 2, its partner.
    Partners,
    /// Seats 0 and 2 are a team, 1 and 3 another. Seat 0 may stop, which it loses, or let seat 1
    /// choose, an enemy, or seat 2, its teammate. That seat chooses which team wins.
    Relay,
    /// Three seats play alone. Seat 0 may stop, a draw of three; or let seat 1 choose between a win
    /// shared with seat 0 and a win of seat 2; or let seat 2 choose whether seat 0 or itself wins
    /// alone.
    Alliance,
}

impl TinyGame {
    fn seating(self) -> Seating {
        let team = |seats: [u8; 2]| seats.into_iter().map(Seat::new).collect::<Seats>();
        match self {
            Self::Relay => Seating::teams(&[team([0, 2]), team([1, 3])]),
            _ => Seating::free_for_all(3),
        }
    }
}

/// The number of cups.
const CUPS: u32 = 8;

/// The choices by seat, and the cup with the pea.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct State {
    game: TinyGame,
    chosen: [Option<u8>; 4],
    pea: u8,
    luck: Luck,
}

/// The state as a seat sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub(crate) struct View {
    chosen: [Option<u8>; 4],
    pea: Option<u8>,
    game: TinyGame,
    /// The results of the seats, in tenths, once a game without an outcome is over.
    tenths: Option<[u8; 3]>,
    /// The outcome, in games that have one.
    outcome: Option<Outcome>,
}

/// The rules of all tiny games.
#[derive(Debug)]
pub(crate) struct TinyGames;

impl State {
    fn deciders(&self) -> Seats {
        let open = |seat: usize| self.chosen[seat].is_none();
        let only = |seat: u8| Seats::only(Seat::new(seat));
        match (self.game, self.chosen[0]) {
            (TinyGame::Guess, _) => Seats::first(2)
                .into_iter()
                .filter(|seat| open(seat.index()))
                .fold(Seats::NONE, Seats::with),
            (_, None) => only(0),
            (TinyGame::Bluff | TinyGame::Selfish, Some(1)) if open(1) => only(1),
            (TinyGame::Partners | TinyGame::Relay | TinyGame::Alliance, Some(1)) if open(1) => {
                only(1)
            }
            (TinyGame::Partners | TinyGame::Relay | TinyGame::Alliance, Some(2)) if open(2) => {
                only(2)
            }
            _ => Seats::NONE,
        }
    }

    fn options(&self, seat: Seat) -> u8 {
        match (self.game, seat.index()) {
            (TinyGame::Guess, _) => 4,
            (TinyGame::Partners | TinyGame::Relay | TinyGame::Alliance, 0) => 3,
            (TinyGame::Bluff, 1) => 8,
            _ => 2,
        }
    }

    /// The outcome, in games that have one.
    fn outcome(&self) -> Option<Outcome> {
        let won = |seats: &[u8]| Outcome::Won(seats.iter().map(|&seat| Seat::new(seat)).collect());
        let [first, second, third, _] = self.chosen;
        let outcome = match (self.game, first) {
            (TinyGame::Relay, Some(0)) if self.pea.is_multiple_of(2) => won(&[1, 3]),
            (TinyGame::Relay, Some(0)) => Outcome::Lost(Seats::first(4)),
            (TinyGame::Relay, _) if second.or(third) == Some(0) => won(&[0, 2]),
            (TinyGame::Relay, _) => won(&[1, 3]),
            (TinyGame::Alliance, Some(0)) => Outcome::Draw,
            (TinyGame::Alliance, Some(1)) if second == Some(0) => won(&[0, 1]),
            (TinyGame::Alliance, Some(1)) => won(&[2]),
            (TinyGame::Alliance, _) if third == Some(0) => won(&[0]),
            (TinyGame::Alliance, _) => {
                Outcome::ranked(&[2, 1, 0].map(|seat| Seats::only(Seat::new(seat))))
            }
            _ => return None,
        };
        Some(outcome)
    }

    fn tenths(&self) -> [u8; 3] {
        let [first, second, third, _] = self.chosen;
        match (self.game, first) {
            (TinyGame::Guess, Some(0)) => [6, 4, 0],
            (TinyGame::Guess, _) if first == second => [0, 10, 0],
            (TinyGame::Guess, _) => [10, 0, 0],
            (TinyGame::Bluff, Some(0)) => [4, 6, 0],
            (TinyGame::Bluff, _) if second == Some(self.pea) => [0, 10, 0],
            (TinyGame::Bluff, _) => [10, 0, 0],
            (TinyGame::Selfish, Some(0)) => [3, 3, 4],
            (TinyGame::Selfish, _) if second == Some(0) => [0, 1, 9],
            (TinyGame::Selfish, _) => [5, 4, 1],
            (TinyGame::Partners, Some(1)) if second == Some(0) => [0, 10, 0],
            (TinyGame::Partners, Some(2)) if third == Some(0) => [0, 10, 0],
            (TinyGame::Partners, Some(0)) => [5, 5, 5],
            (TinyGame::Partners, _) => [9, 1, 9],
            (TinyGame::Relay | TinyGame::Alliance, _) => [0; 3],
        }
    }
}

impl Game for TinyGames {
    type Setup = TinyGame;
    type State = State;
    type Choice = u8;
    type Event = ();
    type Question = ();
    type View = View;

    const NAME: &'static str = "tiny";
    const RULES_VERSION: u32 = 1;

    fn start(&self, setup: &TinyGame, mut luck: Luck) -> Result<State, SetupFaults> {
        let pea = luck.below(CUPS).to_le_bytes()[0];
        Ok(State { game: *setup, chosen: [None; 4], pea, luck })
    }

    fn seating(&self, state: &State) -> Seating {
        state.game.seating()
    }

    fn status(&self, state: &State) -> Status {
        match state.deciders() {
            Seats::NONE => Status::Over(state.outcome().unwrap_or(Outcome::Draw)),
            seats => Status::Decide(seats),
        }
    }

    fn legal(&self, state: &State, seat: Seat, options: &mut Vec<u8>) {
        options.clear();
        if state.deciders().contains(seat) {
            options.extend(0..state.options(seat));
        }
    }

    fn apply(&self, state: &mut State, seat: Seat, choice: u8, _: &mut dyn Sink<()>) {
        state.chosen[seat.index()] = Some(choice);
    }

    fn explain(&self, _: &State, _: Seat, _: u8) -> Refusal {
        Refusal::rule("TINY-01", Text::same("No."))
    }

    fn question(&self, _: &State, _: Seat) -> Option<()> {
        Some(())
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        let is_over = state.deciders().is_empty();
        let knows_pea = viewer == Viewer::Seat(Seat::new(0)) || is_over;
        // Simultaneous choices are revealed when all are made.
        let shown = |seat: u8| {
            let hidden = state.game == TinyGame::Guess && !is_over;
            state.chosen[usize::from(seat)]
                .filter(|_| !hidden || viewer == Viewer::Seat(Seat::new(seat)))
        };
        View {
            chosen: [0, 1, 2, 3].map(shown),
            pea: knows_pea.then_some(state.pea),
            game: state.game,
            tenths: is_over.then(|| state.tenths()),
            outcome: is_over.then(|| state.outcome()).flatten(),
        }
    }

    fn witness(&self, (): &(), _: Viewer) -> Option<()> {
        Some(())
    }

    fn reveals(&self, (): &(), _: Seat) -> bool {
        false
    }

    fn imagine(&self, state: &State, seat: Seat, luck: &mut Luck) -> State {
        let mut any = |count: u32| luck.below(count).to_le_bytes()[0];
        let pea = if seat.index() == 0 { state.pea } else { any(CUPS) };
        let mut chosen = state.chosen;
        if state.game == TinyGame::Guess {
            let others = chosen.iter_mut().enumerate().filter(|(other, _)| *other != seat.index());
            for choice in others.filter_map(|(_, choice)| choice.as_mut()) {
                *choice = any(4);
            }
        }
        State { game: state.game, chosen, pea, luck: luck.fork() }
    }

    fn census(&self, _: &State, components: &mut Vec<Component>) {
        components.clear();
    }

    fn luck<'a>(&self, state: &'a mut State) -> &'a mut Luck {
        &mut state.luck
    }
}

impl Evaluator for TinyGames {
    fn value(&self, state: &State, seat: Seat) -> f32 {
        let view = self.view(state, Viewer::Seat(seat));
        if let Some(outcome) = view.outcome {
            return win_share(outcome, seat, view.game.seating());
        }
        view.tenths.map_or(0.5, |tenths| f32::from(tenths[seat.index()]) / 10.0)
    }

    fn bot(level: Level, seed: Seed) -> Box<dyn Bot<Self>> {
        level.bot(seed)
    }

    fn judge(seed: Seed) -> Box<dyn Judge<Self>> {
        Box::new(Search::new(seed, Budget::Iterations(0)))
    }
}

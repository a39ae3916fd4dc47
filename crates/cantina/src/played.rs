//! A match as the commands see it, whatever its game.

use bots::Evaluator;
use prose::{Gender, Noun, Text};
use table::replay::{Audience, Sheet, record};
use table::{
    Described, Luck, Next, Notation, Seat, Seed, SetupFaults, Spare, StateHash, Status, Viewer,
};

use crate::seated::{Seated, Table};

/// A match that can be played, told, looked at and written down.
pub(crate) trait AnyMatch: Seated {
    /// How many choices were made.
    fn choices(&self) -> usize;

    /// The names of the seats, in order.
    fn seats(&self) -> Vec<String>;

    /// Whoever is called so: a seat, `watcher` or `judge`.
    fn viewer(&self, name: &str) -> Option<Viewer>;

    /// What happened after so many choices, as the viewer may be told it.
    fn log(&self, after: usize, viewer: Viewer) -> Vec<LogLine>;

    /// How things stood after so many choices.
    fn moment(&self, ply: usize, viewer: Viewer) -> Moment;

    /// The hash of the last state.
    fn state_hash(&self) -> StateHash;

    /// How it ended, or nothing if it has not.
    fn outcome(&self) -> Option<Text>;

    /// How the match stands after this game, if it is over and one of several.
    fn standing(&self) -> Option<Text>;

    /// What is played next, once it is over; the setup is in the game's notation. Between games of
    /// a match, seats may exchange cards, in words such as `wampa=2`.
    fn next(&self, exchanges: &[(Seat, String)]) -> Option<Result<Next<String>, SetupFaults>>;

    /// What the seat may exchange between games of a match.
    fn spares(&self, seat: Seat) -> Vec<Spare>;

    /// Plays on to the end, every seat choosing at random.
    fn play_at_random(&mut self, whim: Seed) -> Result<(), Text>;

    /// The whole match as a replay.
    fn record(&self, names: &[String]) -> Sheet;
}

/// What a match is counted in: "1 choice", "2 choices".
pub(crate) const CHOICE: Noun =
    Noun::new("choice", "choices", "elección", "elecciones", Gender::Feminine);

/// One sentence of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct LogLine {
    /// The number of the choice it belongs to, from 1.
    pub(crate) choice: usize,
    /// What happened.
    pub(crate) text: Text,
}

/// A match at one moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Moment {
    /// What the viewer sees, a line each.
    pub(crate) board: Vec<Text>,
    /// Whoever must choose; nobody once the match is over.
    pub(crate) asked: Vec<Asked>,
}

/// A seat that must choose.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Asked {
    /// The name of the seat.
    pub(crate) seat: String,
    /// The prompt, if the viewer may read it.
    pub(crate) question: Option<Text>,
    /// The options, if the viewer may read them.
    pub(crate) options: Vec<Text>,
}

impl<G: Described + Notation + Evaluator> AnyMatch for Table<'_, G> {
    fn choices(&self) -> usize {
        self.played.moves().len()
    }

    fn seats(&self) -> Vec<String> {
        let (game, state) = (self.played.game(), self.played.state());
        game.seats(state).into_iter().map(|seat| game.seat_name(state, seat)).collect()
    }

    fn viewer(&self, name: &str) -> Option<Viewer> {
        let (game, state) = (self.played.game(), self.played.state());
        match name {
            Viewer::WATCHER_NAME => Some(Viewer::Watcher),
            Viewer::JUDGE_NAME => Some(Viewer::Judge),
            _ => game.seat_named(state, name).map(Viewer::Seat),
        }
    }

    fn log(&self, after: usize, viewer: Viewer) -> Vec<LogLine> {
        let game = self.played.game();
        let mut state = self.played.at(after);
        let view = game.view(&state, viewer);
        let mut lines = Vec::new();
        for (ply, made) in self.played.moves().iter().enumerate().skip(after) {
            let mut events = Vec::new();
            game.apply(&mut state, made.seat, made.choice, &mut events);
            let told = events.iter().filter_map(|event| game.witness(event, viewer));
            lines.extend(
                told.map(|event| LogLine { choice: ply + 1, text: game.say_event(&view, &event) }),
            );
        }
        lines
    }

    fn moment(&self, ply: usize, viewer: Viewer) -> Moment {
        let game = self.played.game();
        let state = self.played.at(ply);
        let board = game.describe(&game.view(&state, viewer));
        let deciders = match game.status(&state) {
            Status::Decide(seats) => seats.into_iter().collect(),
            Status::Over(_) => Vec::new(),
        };
        let asked = |seat| {
            let seat_name = game.seat_name(&state, seat);
            // A question may tell what only that seat knows.
            if viewer != Viewer::Judge && viewer != Viewer::Seat(seat) {
                return Asked { seat: seat_name, question: None, options: Vec::new() };
            }
            let mut options = Vec::new();
            game.legal(&state, seat, &mut options);
            let seen = game.view(&state, Viewer::Seat(seat));
            Asked {
                seat: seat_name,
                question: game
                    .question(&state, seat)
                    .map(|question| game.say_question(&seen, &question)),
                options: options.iter().map(|&choice| game.say_choice(&seen, choice)).collect(),
            }
        };
        Moment { board, asked: deciders.into_iter().map(asked).collect() }
    }

    fn state_hash(&self) -> StateHash {
        StateHash::of(self.played.state())
    }

    fn outcome(&self) -> Option<Text> {
        match self.played.status() {
            Status::Over(outcome) => {
                let (game, state) = (self.played.game(), self.played.state());
                Some(game.say_outcome(&game.view(state, Viewer::Watcher), outcome))
            }
            Status::Decide(_) => None,
        }
    }

    fn standing(&self) -> Option<Text> {
        match self.played.status() {
            Status::Over(outcome) => self.played.game().say_standing(self.played.setup(), outcome),
            Status::Decide(_) => None,
        }
    }

    fn next(&self, exchanges: &[(Seat, String)]) -> Option<Result<Next<String>, SetupFaults>> {
        let Status::Over(outcome) = self.played.status() else { return None };
        let game = self.played.game();
        let mut next = game.rematch(self.played.setup(), outcome);
        if let Next::Game(setup) = &mut next {
            for (seat, words) in exchanges {
                match game.exchange(setup, *seat, words) {
                    Ok(exchanged) => *setup = exchanged,
                    Err(faults) => return Some(Err(faults)),
                }
            }
        }
        Some(Ok(next.map(|setup| game.write_setup(&setup))))
    }

    fn spares(&self, seat: Seat) -> Vec<Spare> {
        self.played.game().spares(self.played.setup(), seat)
    }

    fn play_at_random(&mut self, whim: Seed) -> Result<(), Text> {
        let mut whim = Luck::new(whim);
        let mut any = |count: usize| whim.below(u32::try_from(count).unwrap_or(u32::MAX)) as usize;
        let mut options = Vec::new();
        while let Status::Decide(deciders) = self.played.status() {
            let seats: Vec<_> = deciders.into_iter().collect();
            let seat = seats[any(seats.len())];
            self.played.game().legal(self.played.state(), seat, &mut options);
            let choice = options[any(options.len())];
            self.played.play(seat, choice).map_err(|refusal| refusal.text)?;
        }
        Ok(())
    }

    fn record(&self, names: &[String]) -> Sheet {
        record(&self.played, names, Audience::Everyone)
    }
}

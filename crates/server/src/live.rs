//! A match as a server sees it, whatever its game.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

use bots::{BotSeats, Evaluator, Fault, Level, Player};
use prose::{Lang, Text};
use serde_json::{Value, json};
use table::replay::{Audience, Sheet, record};
use table::{
    Game, Luck, Match, Next, NoUndo, Offer, Outcome, Refusal, Resignation, Seat, Seating, Seats,
    SetupFaults, Spare, Status, Viewer, offers,
};
use ui::table_page::{LogLine, PlainOffer};
use ui::{Board, Region, Scene};

/// So much of the log is kept at hand; the rest follows from the record.
const KEPT_EVENTS: usize = 60;

/// What a bot has to do, away from the threads that answer people.
pub type Thinking = Box<dyn FnOnce() -> Result<String, Fault> + Send>;

/// A seat and what it is called.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatName {
    /// Which seat.
    pub seat: Seat,
    /// The word in addresses and notation.
    pub word: String,
    /// What it is called.
    pub text: Text,
}

/// What one reader sees.
#[derive(Clone, Debug)]
pub struct Sight {
    /// The parts of the board.
    pub board: Vec<Region>,
    /// What the reader is asked.
    pub question: Option<Text>,
    /// What the reader may choose.
    pub offers: Vec<PlainOffer>,
}

/// Whether choices are taken at the table, as far as the match would.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choosing {
    /// They are.
    Open,
    /// Not now: a seat is empty, or somebody gave up.
    Closed,
}

/// Why a choice was not made; nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Rejection {
    /// It is no choice of this game.
    NotUnderstood(Text),
    /// It is not allowed now.
    Refused(Refusal),
}

/// A match in progress or over.
pub trait LiveMatch: Send {
    /// How many choices were made.
    fn ply(&self) -> usize;

    /// Who must choose; nobody once it is over.
    fn deciders(&self) -> Seats;

    /// How it ended by the rules, if it has.
    fn outcome(&self) -> Option<(Outcome, Text)>;

    /// Everyone who plays, in order.
    fn seats(&self) -> &[SeatName];

    /// Their teams.
    fn seating(&self) -> Seating;

    /// What follows when these seats have given up.
    fn resign(&self, resigned: Seats) -> Resignation;

    /// The setup in words.
    fn say_setup(&self) -> Text;

    /// How the match stands after this game ended so, if it is one of several.
    fn say_standing(&self, outcome: Outcome) -> Option<Text>;

    /// What is played after this game ended so, the setup in the game's notation. Between games of a
    /// match, seats may exchange cards, in words such as `wampa=2`.
    ///
    /// # Errors
    /// What is wrong with an exchange.
    fn next(
        &self,
        outcome: Outcome,
        exchanges: &[(Seat, String)],
    ) -> Result<Next<String>, SetupFaults>;

    /// What the seat may exchange between games of a match.
    fn spares(&self, seat: Seat) -> Vec<Spare>;

    /// Makes a choice and returns it as the notation writes it.
    ///
    /// # Errors
    /// Why not.
    fn choose(&mut self, seat: Seat, words: &str) -> Result<String, Rejection>;

    /// Takes back everything after so many choices.
    fn rewind(&mut self, ply: usize);

    /// How many choices to go back to so that the seat may choose anew without asking anybody.
    ///
    /// # Errors
    /// Why the others must be asked, or why there is nothing.
    fn way_back(&self, seat: Seat) -> Result<usize, NoUndo>;

    /// The same if everyone agrees.
    fn way_back_if_agreed(&self, seat: Seat) -> Option<usize>;

    /// Could the seat perhaps take something back by itself? Quick to tell, unlike the way there.
    fn may_take_back(&self, seat: Seat) -> bool;

    /// What the viewer sees, in a language.
    fn see(&self, viewer: Viewer, lang: Lang, choosing: Choosing) -> Sight;

    /// What the viewer sees, for programs.
    fn view(&self, viewer: Viewer, choosing: Choosing) -> Value;

    /// The number of the next line of the log.
    fn next_line(&self) -> u64;

    /// The lines of the log from this number on, as far as they are at hand.
    fn log(&self, viewer: Viewer, from: u64) -> Vec<LogLine>;

    /// What happened at the choice with this number (from 1).
    fn story(&self, ply: usize, viewer: Viewer) -> Vec<LogLine>;

    /// The match after so many choices.
    fn at(&self, ply: usize) -> Box<dyn LiveMatch>;

    /// The match as it stands, in a world this seat cannot tell from the real one, with the same
    /// log: tests compare what reaches the seat from both.
    fn imagined(&self, seat: Seat, luck: &mut Luck) -> Box<dyn LiveMatch>;

    /// The choices so far: who, and the choice in the game's notation.
    fn choices(&self) -> Vec<(Seat, String)>;

    /// The record.
    fn record(&self, names: &[String], audience: Audience) -> Sheet;

    /// What a bot of this level has to do to choose for the seat.
    fn thinking(&mut self, seat: Seat, level: Level) -> Thinking;
}

#[derive(Clone)]
struct Told<E> {
    number: u64,
    ply: usize,
    event: E,
}

/// A choice the bots have not heard of yet: the state before it, who chose, and what.
type Unheard<G> = (<G as Game>::State, Seat, <G as Game>::Choice);

pub(crate) struct Live<G: Board + Evaluator> {
    played: Match<'static, G>,
    told: VecDeque<Told<G::Event>>,
    next: u64,
    bots: Option<Arc<Mutex<BotSeats<G>>>>,
    unheard: Vec<Unheard<G>>,
    /// These never change, and are asked for all the time.
    seats: Vec<SeatName>,
    setup: Text,
}

impl<G: Board + Evaluator> Live<G> {
    pub(crate) fn new(played: Match<'static, G>) -> Self {
        let (game, state) = (played.game(), played.state());
        let view = game.view(state, Viewer::Watcher);
        let name = |seat| SeatName {
            seat,
            word: game.seat_name(state, seat),
            text: game.say_seat(&view, seat).capitalised(),
        };
        let seats = game.seats(state).into_iter().map(name).collect();
        let setup = G::say_setup(played.setup());
        let told = VecDeque::new();
        Self { played, told, next: 0, bots: None, unheard: Vec::new(), seats, setup }
    }

    /// What the viewer is asked, and may answer.
    fn asked(
        &self,
        viewer: Viewer,
        view: &G::View,
        choosing: Choosing,
    ) -> (Option<G::Question>, Vec<Offer<G::Choice>>) {
        let (game, state) = (self.played.game(), self.played.state());
        match (viewer, choosing) {
            (Viewer::Seat(seat), Choosing::Open) => {
                (game.question(state, seat), offers(game, state, seat, view))
            }
            _ => (None, Vec::new()),
        }
    }

    fn lines<'t>(
        &self,
        told: impl Iterator<Item = &'t Told<G::Event>>,
        viewer: Viewer,
    ) -> Vec<LogLine> {
        let game = self.played.game();
        let mut told = told.peekable();
        if told.peek().is_none() {
            return Vec::new();
        }
        let view = game.view(self.played.state(), viewer);
        let line = |told: &Told<G::Event>| {
            let event = game.witness(&told.event, viewer)?;
            Some(LogLine {
                number: told.number,
                ply: told.ply,
                text: game.say_event(&view, &event),
                concerns: game.concerns(&event),
            })
        };
        told.filter_map(line).collect()
    }
}

impl<G: Board + Evaluator> LiveMatch for Live<G> {
    fn ply(&self) -> usize {
        self.played.moves().len()
    }

    fn deciders(&self) -> Seats {
        match self.played.status() {
            Status::Decide(seats) => seats,
            Status::Over(_) => Seats::NONE,
        }
    }

    fn outcome(&self) -> Option<(Outcome, Text)> {
        match self.played.status() {
            Status::Over(outcome) => {
                let (game, state) = (self.played.game(), self.played.state());
                let view = game.view(state, Viewer::Watcher);
                Some((outcome, game.say_outcome(&view, outcome)))
            }
            Status::Decide(_) => None,
        }
    }

    fn seats(&self) -> &[SeatName] {
        &self.seats
    }

    fn seating(&self) -> Seating {
        self.played.game().seating(self.played.state())
    }

    fn resign(&self, resigned: Seats) -> Resignation {
        self.played.game().resign(self.played.state(), resigned)
    }

    fn say_setup(&self) -> Text {
        self.setup.clone()
    }

    fn say_standing(&self, outcome: Outcome) -> Option<Text> {
        self.played.game().say_standing(self.played.setup(), outcome)
    }

    fn next(
        &self,
        outcome: Outcome,
        exchanges: &[(Seat, String)],
    ) -> Result<Next<String>, SetupFaults> {
        let game = self.played.game();
        let mut next = game.rematch(self.played.setup(), outcome);
        if let Next::Game(setup) = &mut next {
            for (seat, words) in exchanges {
                *setup = game.exchange(setup, *seat, words)?;
            }
        }
        Ok(next.map(|setup| game.write_setup(&setup)))
    }

    fn spares(&self, seat: Seat) -> Vec<Spare> {
        self.played.game().spares(self.played.setup(), seat)
    }

    fn choose(&mut self, seat: Seat, words: &str) -> Result<String, Rejection> {
        let (game, state) = (self.played.game(), self.played.state());
        let choice = game.read_choice(state, seat, words).map_err(Rejection::NotUnderstood)?;
        let written = game.write_choice(state, choice);
        let before = self.bots.is_some().then(|| state.clone());
        let played = self.played.play(seat, choice).map_err(Rejection::Refused)?;
        self.unheard.extend(before.map(|before| (before, seat, choice)));
        for event in played.events {
            if self.told.len() == KEPT_EVENTS {
                self.told.pop_front();
            }
            self.told.push_back(Told { number: self.next, ply: played.ply, event });
            self.next += 1;
        }
        Ok(written)
    }

    fn rewind(&mut self, ply: usize) {
        self.played.rewind(ply);
        self.told.retain(|told| told.ply <= ply);
        self.next = match self.told.back() {
            Some(last) => last.number + 1,
            None => (1..=ply).map(|n| self.story(n, Viewer::Judge).len() as u64).sum(),
        };
        // What the bots have heard is no longer so; others sit down when they are needed.
        self.bots = None;
        self.unheard.clear();
    }

    fn way_back(&self, seat: Seat) -> Result<usize, NoUndo> {
        self.played.way_back(seat)
    }

    fn way_back_if_agreed(&self, seat: Seat) -> Option<usize> {
        self.played.way_back_if_agreed(seat)
    }

    fn may_take_back(&self, seat: Seat) -> bool {
        self.played.undoable(seat) > 0
    }

    fn see(&self, viewer: Viewer, lang: Lang, choosing: Choosing) -> Sight {
        let (game, state) = (self.played.game(), self.played.state());
        let view = game.view(state, viewer);
        let (question, offers) = self.asked(viewer, &view, choosing);
        let board = game.draw(&Scene { view: &view, offers: &offers, lang });
        let plain = |offer: Offer<G::Choice>| PlainOffer {
            words: offer.words,
            heading: offer.heading,
            text: offer.text,
        };
        Sight {
            board,
            question: question.map(|question| game.say_question(&view, &question)),
            offers: offers.into_iter().map(plain).collect(),
        }
    }

    fn view(&self, viewer: Viewer, choosing: Choosing) -> Value {
        let game = self.played.game();
        let view = game.view(self.played.state(), viewer);
        let both = |text: &Text| json!({ "en": text.en, "es": text.es });
        let (question, options) = self.asked(viewer, &view, choosing);
        let option = |offer: &Offer<G::Choice>| json!({ "choice": offer.words, "en": offer.text.en, "es": offer.text.es });
        let question = question.map(|question| both(&game.say_question(&view, &question)));
        json!({
            // A view that cannot be written is a broken law of the games; the tests write them all.
            "view": serde_json::to_value(view).unwrap_or(Value::Null),
            "question": question,
            "options": options.iter().map(option).collect::<Vec<_>>(),
        })
    }

    fn next_line(&self) -> u64 {
        self.next
    }

    fn log(&self, viewer: Viewer, from: u64) -> Vec<LogLine> {
        self.lines(self.told.iter().filter(|told| told.number >= from), viewer)
    }

    fn story(&self, ply: usize, viewer: Viewer) -> Vec<LogLine> {
        let Some(before) = ply.checked_sub(1) else { return Vec::new() };
        let Some(made) = self.played.moves().get(before) else { return Vec::new() };
        let mut state = self.played.at(before);
        let mut events = Vec::new();
        self.played.game().apply(&mut state, made.seat, made.choice, &mut events);
        let told = (0..).zip(events).map(|(number, event)| Told { number, ply, event });
        self.lines(told.collect::<Vec<_>>().iter(), viewer)
    }

    fn at(&self, ply: usize) -> Box<dyn LiveMatch> {
        let mut played = self.played.clone();
        played.rewind(ply);
        Box::new(Self::new(played))
    }

    fn imagined(&self, seat: Seat, luck: &mut Luck) -> Box<dyn LiveMatch> {
        let (told, next) = (self.told.clone(), self.next);
        Box::new(Self { told, next, ..Self::new(self.played.imagine(seat, luck)) })
    }

    fn choices(&self) -> Vec<(Seat, String)> {
        let game = self.played.game();
        let mut state = self.played.at(0);
        let mut choices = Vec::new();
        for made in self.played.moves() {
            choices.push((made.seat, game.write_choice(&state, made.choice)));
            game.advance(&mut state, made.seat, made.choice);
        }
        choices
    }

    fn record(&self, names: &[String], audience: Audience) -> Sheet {
        record(&self.played, names, audience)
    }

    fn thinking(&mut self, seat: Seat, level: Level) -> Thinking {
        let bots = Arc::clone(self.bots.get_or_insert_default());
        let unheard = std::mem::take(&mut self.unheard);
        let played = self.played.clone();
        Box::new(move || {
            // A bot that panicked leaves nothing behind that the next choice needs.
            let mut bots = bots.lock().unwrap_or_else(PoisonError::into_inner);
            for (before, chooser, choice) in unheard {
                bots.hear(played.game(), &before, chooser, choice);
            }
            let choice = bots.choose(&played, seat, &Player::Level(level))?;
            Ok(played.game().write_choice(played.state(), choice))
        })
    }
}

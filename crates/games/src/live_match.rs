//! A match of one game, with its log and its bots.

use std::collections::VecDeque;
use std::ops::Range;
use std::sync::{Arc, Mutex, PoisonError};

use bots::{Analysis, AnalysisPlan, BotSeats, Evaluator, Player, Sight, analyse};
use lab::{Figured, GameFigures};
use prose::{Lang, Text, text};
use serde_json::{Value, json};
use table::replay::{Audience, Sheet, record};
use table::{
    Game, Listed, Luck, Match, Next, NoUndo, Offer, Outcome, People, Resignation, Seat, Seating,
    Seats, Seed, SetupFaults, Since, Spare, StateHash, Status, Viewer, listed, offers, offers_of,
};
use ui::table_page::{LineKind, LogLine};
use ui::{Board, Scene};

use crate::{
    AnyMatch, BotTask, Choosing, DrawnTable, HintTask, IntentionTask, Rejection, SeatName,
    SecondThoughtTask,
};

/// The number of last events that are kept in memory; earlier ones are found by replaying the match.
const RECENT_EVENTS: usize = 60;

/// An event, with the number of its line in the log.
#[derive(Clone)]
pub(crate) struct LoggedEvent<E> {
    number: u64,
    pub(crate) ply: usize,
    pub(crate) event: E,
}

/// A choice that the bots have not been told yet: the state before it, the seat, and the choice.
type UnseenChoice<G> = (<G as Game>::State, Seat, <G as Game>::Choice);

/// A match, the last lines of its log, and the bots that play it.
pub(crate) struct LiveMatch<G: Board + Evaluator + Figured> {
    pub(crate) played: Match<'static, G>,
    /// The last events.
    pub(crate) recent: VecDeque<LoggedEvent<G::Event>>,
    /// The number of the next event.
    next_number: u64,
    bots: Option<Arc<Mutex<BotSeats<G>>>>,
    unseen: Vec<UnseenChoice<G>>,
    /// The last choice in the game's notation.
    pub(crate) last_choice: Option<(Seat, String)>,
    /// The names of the people in the seats.
    people: People,
    /// The seats change only with the people and the setup never, and both are needed for every page.
    seats: Vec<SeatName>,
    setup: Text,
    setup_begun: Text,
}

impl<G: Board + Evaluator + Figured> LiveMatch<G> {
    pub(crate) fn new(played: Match<'static, G>) -> Self {
        let people = People::default();
        let seats = seat_names(&played, &people);
        let setup = G::say_setup(played.setup());
        let setup_begun = G::say_setup_begun(played.setup());
        let recent = VecDeque::new();
        Self {
            played,
            recent,
            next_number: 0,
            bots: None,
            unseen: Vec::new(),
            last_choice: None,
            people,
            seats,
            setup,
            setup_begun,
        }
    }

    /// The view of a viewer, with the names of the people.
    pub(crate) fn view_of(&self, viewer: Viewer) -> G::View {
        let game = self.played.game();
        let mut view = game.view(self.played.state(), viewer);
        game.name_people(&mut view, &self.people);
        view
    }

    /// The same match with the names of these people.
    fn with_people(mut self, people: &People) -> Self {
        self.name_people(people);
        self
    }

    /// The question to the viewer, and their options.
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

    /// The lines of the log that the viewer may read about these events.
    pub(crate) fn lines<'t>(
        &self,
        events: impl Iterator<Item = &'t LoggedEvent<G::Event>>,
        viewer: Viewer,
    ) -> Vec<LogLine> {
        let mut events = events.peekable();
        match events.peek() {
            Some(_) => self.lines_in(&self.view_of(viewer), events, viewer),
            None => Vec::new(),
        }
    }

    /// The same with the names that this view has.
    fn lines_in<'t>(
        &self,
        view: &G::View,
        events: impl Iterator<Item = &'t LoggedEvent<G::Event>>,
        viewer: Viewer,
    ) -> Vec<LogLine> {
        let game = self.played.game();
        let line = |logged: &LoggedEvent<G::Event>| {
            let event = game.witness(&logged.event, viewer)?;
            Some(LogLine {
                number: logged.number,
                ply: logged.ply,
                seat: game.player_of(&event),
                text: game.say_event(view, &event),
                concerns: game.concerns(&event),
                sign: game.sign(view, &event),
                kind: if game.begins_turn(&event) { LineKind::Turn } else { LineKind::Event },
            })
        };
        events.filter_map(line).collect()
    }
}

impl<G: Board + Evaluator + Figured> AnyMatch for LiveMatch<G> {
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
                let view = self.view_of(Viewer::Watcher);
                Some((outcome, self.played.game().say_outcome(&view, outcome)))
            }
            Status::Decide(_) => None,
        }
    }

    fn seats(&self) -> &[SeatName] {
        &self.seats
    }

    fn name_people(&mut self, people: &People) {
        self.seats = seat_names(&self.played, people);
        self.people = people.clone();
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

    fn say_setup_begun(&self) -> Text {
        self.setup_begun.clone()
    }

    fn say_standing(&self, outcome: Outcome) -> Option<Text> {
        let view = self.view_of(Viewer::Watcher);
        self.played.game().say_standing(&view, self.played.setup(), outcome)
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
        self.unseen.extend(before.map(|before| (before, seat, choice)));
        for event in played.events {
            if self.recent.len() == RECENT_EVENTS {
                self.recent.pop_front();
            }
            self.recent.push_back(LoggedEvent { number: self.next_number, ply: played.ply, event });
            self.next_number += 1;
        }
        self.last_choice = Some((seat, written.clone()));
        Ok(written)
    }

    fn in_notation(&self, seat: Seat, words: &str) -> Result<String, Text> {
        let (game, state) = (self.played.game(), self.played.state());
        Ok(game.write_choice(state, game.read_choice(state, seat, words)?))
    }

    fn forced(&self, seat: Seat) -> Option<Offer> {
        self.played.forced(seat)?;
        self.offers(seat).pop()
    }

    fn rewind(&mut self, ply: usize) {
        self.played.rewind(ply);
        self.recent.retain(|logged| logged.ply <= ply);
        self.next_number = match self.recent.back() {
            Some(last) => last.number + 1,
            None => self.log_of(0..ply, Viewer::Judge).len() as u64,
        };
        // What the bots have been told is no longer true; new ones are made when they are needed.
        self.bots = None;
        self.unseen.clear();
        self.last_choice = None;
    }

    fn undo_target(&self, seat: Seat) -> Result<usize, NoUndo> {
        self.played.undo_target(seat)
    }

    fn agreed_undo_target(&self, seat: Seat) -> Option<usize> {
        self.played.agreed_undo_target(seat)
    }

    fn since(&self, ply: usize) -> Since {
        self.played.since(ply)
    }

    fn may_take_back(&self, seat: Seat) -> bool {
        self.played.undoable(seat) > 0
    }

    fn draw(&self, viewer: Viewer, lang: Lang, choosing: Choosing) -> DrawnTable {
        let (game, state) = (self.played.game(), self.played.state());
        let view = self.view_of(viewer);
        let (question, offers) = self.asked(viewer, &view, choosing);
        let (idle, after_yes, again) = match viewer {
            Viewer::Seat(seat) => (
                self.idle_options(seat, &view, &offers),
                self.after_yes(seat, &offers),
                self.again(seat, &offers),
            ),
            Viewer::Watcher | Viewer::Judge => (Vec::new(), Vec::new(), None),
        };
        let scene = Scene {
            view: &view,
            question: question.as_ref(),
            offers: &offers,
            after_yes: &after_yes,
            idle: &idle,
            lang,
        };
        let mut bar = game.action_bar(&scene);
        if let Some(choice) = again {
            bar.offer_again(choice);
        }
        let written = |choice: &G::Choice| game.write_choice(state, *choice);
        DrawnTable {
            board: game.draw(&scene),
            bar,
            idle: idle.iter().map(written).collect(),
            happened: self.happened(viewer, &view),
            question: question.map(|question| game.say_question(&view, &question)),
            offers: listed(game, &view, offers).into_iter().map(with_copies).collect(),
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
            // Views can always be written as JSON; the tests of the games do so.
            "view": serde_json::to_value(view).unwrap_or(Value::Null),
            "question": question,
            "options": options.iter().map(option).collect::<Vec<_>>(),
        })
    }

    fn describe(&self, viewer: Viewer) -> Vec<Text> {
        self.played.game().describe(&self.view_of(viewer))
    }

    fn piles(&self, viewer: Viewer) -> Vec<Text> {
        self.played.game().piles(&self.view_of(viewer))
    }

    fn question(&self, seat: Seat) -> Option<Text> {
        let (game, state) = (self.played.game(), self.played.state());
        let question = game.question(state, seat)?;
        Some(game.say_question(&self.view_of(Viewer::Seat(seat)), &question))
    }

    fn offers(&self, seat: Seat) -> Vec<Offer> {
        let (game, state) = (self.played.game(), self.played.state());
        let view = self.view_of(Viewer::Seat(seat));
        offers(game, state, seat, &view).into_iter().map(Offer::in_words).collect()
    }

    fn listed(&self, seat: Seat) -> Vec<Listed> {
        let (game, state) = (self.played.game(), self.played.state());
        let view = self.view_of(Viewer::Seat(seat));
        let listed = listed(game, &view, offers(game, state, seat, &view));
        let in_words =
            |Listed { offer, copies }: Listed<_>| Listed { offer: offer.in_words(), copies };
        listed.into_iter().map(in_words).collect()
    }

    fn known_options(&self, reader: Seat, partner: Seat) -> Vec<Offer> {
        let (game, state) = (self.played.game(), self.played.state());
        let view = self.view_of(Viewer::Seat(reader));
        let mut options = Vec::new();
        game.known_options(state, reader, partner, &mut options);
        offers_of(game, state, &view, options).into_iter().map(Offer::in_words).collect()
    }

    fn next_line(&self) -> u64 {
        self.next_number
    }

    fn log(&self, viewer: Viewer, from: u64) -> Vec<LogLine> {
        self.lines(self.recent.iter().filter(|logged| logged.number >= from), viewer)
    }

    fn log_without_names(&self, viewer: Viewer, from: u64) -> Vec<LogLine> {
        let view = self.played.game().view(self.played.state(), viewer);
        self.lines_in(&view, self.recent.iter().filter(|logged| logged.number >= from), viewer)
    }

    fn log_of(&self, choices: Range<usize>, viewer: Viewer) -> Vec<LogLine> {
        let game = self.played.game();
        let moves = self.played.moves();
        let last = choices.end.min(moves.len());
        let first = choices.start.min(last);
        let mut state = self.played.at(first);
        let mut events = Vec::new();
        let mut logged = Vec::new();
        let mut numbers = 0..;
        for (at, made) in moves.iter().enumerate().take(last).skip(first) {
            game.apply(&mut state, made.seat, made.choice, &mut events);
            let numbered = numbers.by_ref().zip(events.drain(..));
            logged.extend(numbered.map(|(number, event)| LoggedEvent {
                number,
                ply: at + 1,
                event,
            }));
        }
        self.lines(logged.iter(), viewer)
    }

    fn at(&self, ply: usize) -> Box<dyn AnyMatch> {
        let mut played = self.played.clone();
        played.rewind(ply);
        Box::new(Self::new(played).with_people(&self.people))
    }

    fn imagined(&self, seat: Seat, luck: &mut Luck) -> Box<dyn AnyMatch> {
        let imagined = Self::new(self.played.imagine(seat, luck)).with_people(&self.people);
        Box::new(Self {
            recent: self.recent.clone(),
            next_number: self.next_number,
            last_choice: self.last_choice.clone(),
            ..imagined
        })
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

    fn seed(&self) -> Seed {
        self.played.seed()
    }

    fn state_hash(&self) -> StateHash {
        StateHash::of(self.played.state())
    }

    fn bot_task(&mut self, seat: Seat, player: &Player) -> BotTask {
        let bots = Arc::clone(self.bots.get_or_insert_default());
        let unseen = std::mem::take(&mut self.unseen);
        let (played, player) = (self.played.clone(), player.clone());
        Box::new(move || {
            // After a panic the bots are still usable: they keep nothing that the next choice needs.
            let mut bots = bots.lock().unwrap_or_else(PoisonError::into_inner);
            for (before, chooser, choice) in unseen {
                bots.observe(played.game(), &before, chooser, choice);
            }
            let choice = bots.choose(&played, seat, &player)?;
            Ok(played.game().write_choice(played.state(), choice))
        })
    }

    fn hint_task(&self, seat: Seat) -> HintTask {
        let copy = Self::new(self.played.clone()).with_people(&self.people);
        Box::new(move || copy.hint(seat))
    }

    fn unasked(&self) -> Seats {
        self.played.game().unasked(self.played.state())
    }

    fn first_come_first_served(&self) -> bool {
        self.played.game().first_come_first_served(self.played.state())
    }

    fn second_thought_task(&self, seat: Seat) -> SecondThoughtTask {
        let (bots, played) = (self.bots.clone(), self.played.clone());
        Box::new(move || {
            let bots = bots?;
            let bots = bots.lock().unwrap_or_else(PoisonError::into_inner);
            let choice = bots.go_on(&played, seat)?;
            Some(played.game().write_choice(played.state(), choice))
        })
    }

    fn intention_task(&self, seat: Seat, player: &Player) -> IntentionTask {
        let Player::Level(level) = *player else { return Box::new(|| None) };
        let copy = Self::new(self.played.clone()).with_people(&self.people);
        Box::new(move || {
            let (game, state) = (copy.played.game(), copy.played.state());
            let mut options = Vec::new();
            let sight = Sight::new(game, state, seat, &mut options);
            let seed = Seed::from_number(copy.played.moves().len() as u64);
            G::intention(&sight, &copy.view_of(Viewer::Seat(seat)), level, seed)
        })
    }

    fn analyse(
        &self,
        outcome: Outcome,
        plan: &AnalysisPlan,
        progress: &mut dyn FnMut(f32),
    ) -> Analysis {
        let (game, moves) = (self.played.game(), self.played.moves());
        analyse(game, &self.played.at(0), moves, outcome, plan, progress)
    }

    fn figures(&self) -> GameFigures {
        self.played.game().figures(&self.played.at(0), self.played.moves())
    }
}

fn seat_names<G: Board>(played: &Match<'static, G>, people: &People) -> Vec<SeatName> {
    let (game, state) = (played.game(), played.state());
    let plain = game.view(state, Viewer::Watcher);
    let mut named = plain.clone();
    game.name_people(&mut named, people);
    let name = |seat| {
        let in_sentence = game.say_seat(&named, seat);
        SeatName {
            seat,
            word: game.seat_name(state, seat),
            aliases: game.seat_aliases(state, seat),
            text: in_sentence.clone().capitalised(),
            in_sentence,
            own_word: game.say_seat(&plain, seat),
            side: game.say_side(&plain, seat),
        }
    };
    game.seats(state).into_iter().map(name).collect()
}

/// The option for several copies of a card says how many there are.
fn with_copies<C>(Listed { offer, copies }: Listed<C>) -> Offer {
    let mut offer = offer.in_words();
    if copies > 1 {
        offer.text = text!("{offer} (×{n})", "{offer} (×{n})", offer = offer.text, n = copies);
    }
    offer
}

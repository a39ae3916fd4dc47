//! A small game for testing every part of the format: play a card higher than the last one, draw or
//! pass; the first seat without cards wins, and if all pass it is a draw.

mod settings;
mod stage;

use prose::{Name, Text, text};
use table::setup::Settings;
use table::{
    Component, Game, Luck, Notation, Outcome, People, Refusal, Seat, Seating, Seats, Secret,
    SetupFaults, Sink, Spoken, Status, Viewer,
};

const CARDS: [&str; 6] = ["ant", "bee", "cat", "dog", "elk", "fox"];
const SEATS: [&str; 4] = ["red", "blue", "green", "gold"];
/// Cards of the same kind are copies of each other: `insect#1` is the ant.
const KINDS: [(&str, u8); 6] =
    [("insect", 1), ("insect", 2), ("pet", 1), ("pet", 2), ("game", 1), ("game", 2)];

pub(crate) struct Ladder;

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Setup {
    hand: usize,
    players: usize,
    sides: Sides,
    /// A deliberate bug: refusing a choice changes the state.
    careless: bool,
    /// Adds an event for every seat after each choice.
    chatty: bool,
}

/// Which seats win together.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Sides {
    /// Each seat for itself.
    Alone,
    /// Every second seat.
    Teams,
    /// All together; if all pass, the game has won.
    Together,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct State {
    hands: Vec<Vec<usize>>,
    deck: Vec<usize>,
    pile: Vec<usize>,
    /// A number for each card, to test notes with numbers.
    worn: [u8; CARDS.len()],
    turn: Seat,
    passes: usize,
    winners: Option<Seats>,
    sides: Sides,
    careless: bool,
    chatty: bool,
    luck: Luck,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Choice {
    Play(usize),
    Draw,
    Pass,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Event {
    Played(Seat, usize),
    Drew(Seat, Secret<usize>),
    Passed(Seat),
    Thought(Seat),
}

#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
pub(crate) struct View {
    hands: Vec<Vec<Option<usize>>>,
    deck: usize,
    pile: Vec<usize>,
    worn: [u8; CARDS.len()],
    turn: Seat,
}

impl State {
    fn piles(&mut self) -> impl Iterator<Item = &mut Vec<usize>> {
        self.hands.iter_mut().chain([&mut self.deck, &mut self.pile])
    }

    fn seats(&self) -> Seats {
        Seats::first(self.hands.len())
    }

    /// All seats that win if this seat does.
    fn side_of(&self, seat: Seat) -> Seats {
        let beside = |other: &Seat| match self.sides {
            Sides::Alone => *other == seat,
            Sides::Teams => other.index() % 2 == seat.index() % 2,
            Sides::Together => true,
        };
        self.seats().into_iter().filter(beside).collect()
    }

    fn top(&self) -> Option<usize> {
        self.pile.last().copied()
    }
}

impl Game for Ladder {
    type Setup = Setup;
    type State = State;
    type Choice = Choice;
    type Event = Event;
    type Question = Seat;
    type View = View;
    const NAME: &'static str = "ladder";
    const RULES_VERSION: u32 = 1;

    fn start(&self, setup: &Setup, luck: Luck) -> Result<State, SetupFaults> {
        if !(1..=2).contains(&setup.hand) || setup.hand * setup.players > CARDS.len() {
            let why = text!("A hand has one or two cards.", "Una mano tiene una o dos cartas.");
            return Err(SetupFaults(vec![Refusal::rule("LADDER-SETUP-01", why)]));
        }
        let mut deck: Vec<usize> = (0..CARDS.len()).rev().collect();
        let hands = (0..setup.players).map(|_| deck.split_off(deck.len() - setup.hand)).collect();
        let Setup { sides, careless, chatty, .. } = *setup;
        let turn = Seat::new(0);
        Ok(State {
            hands,
            deck,
            pile: vec![],
            worn: [0; CARDS.len()],
            turn,
            passes: 0,
            winners: None,
            sides,
            careless,
            chatty,
            luck,
        })
    }

    fn seating(&self, state: &State) -> Seating {
        Seating::free_for_all(state.seats().count() as usize)
    }

    fn status(&self, state: &State) -> Status {
        match state.winners {
            Some(winners) => Status::Over(Outcome::Won(winners)),
            None if state.passes < state.hands.len() => Status::Decide(Seats::only(state.turn)),
            None if state.sides == Sides::Together => Status::Over(Outcome::Lost(state.seats())),
            None => Status::Over(Outcome::Draw),
        }
    }

    fn legal(&self, state: &State, seat: Seat, options: &mut Vec<Choice>) {
        options.clear();
        if self.status(state) != Status::Decide(Seats::only(seat)) {
            return;
        }
        let higher = |card: &&usize| state.top().is_none_or(|top| **card > top);
        options.extend(state.hands[seat.index()].iter().filter(higher).map(|&c| Choice::Play(c)));
        if !state.deck.is_empty() && state.top() != Some(2) {
            options.push(Choice::Draw);
        }
        options.push(Choice::Pass);
        options.sort_unstable();
    }

    fn apply(&self, state: &mut State, seat: Seat, choice: Choice, log: &mut dyn Sink<Event>) {
        let hand = &mut state.hands[seat.index()];
        state.passes = if choice == Choice::Pass { state.passes + 1 } else { 0 };
        match choice {
            Choice::Play(card) => {
                hand.retain(|&mine| mine != card);
                state.pile.push(card);
                log.emit(Event::Played(seat, card));
            }
            Choice::Draw => {
                let nth = state.luck.below(u32::try_from(state.deck.len()).expect("six cards"));
                let card = state.deck.remove(nth as usize);
                hand.push(card);
                log.emit(Event::Drew(seat, Secret::new(card, Seats::only(seat))));
            }
            Choice::Pass => log.emit(Event::Passed(seat)),
        }
        if state.chatty {
            state.seats().into_iter().for_each(|seat| log.emit(Event::Thought(seat)));
        }
        if state.hands[seat.index()].is_empty() {
            state.winners = Some(state.side_of(seat));
        }
        let next = (seat.index() + 1) % state.hands.len();
        state.turn = Seat::new(u8::try_from(next).expect("four seats"));
    }

    fn explain(&self, state: &State, seat: Seat, choice: Choice) -> Refusal {
        if self.status(state) != Status::Decide(Seats::only(seat)) {
            return Refusal::rule(
                "LADDER-TURN-01",
                text!("It is not your turn.", "No es tu turno."),
            );
        }
        match choice {
            Choice::Play(card) if state.hands[seat.index()].contains(&card) => Refusal::rule(
                "LADDER-PLAY-02",
                text!("The card is too low.", "La carta es demasiado baja."),
            ),
            Choice::Play(_) => {
                Refusal::rule("LADDER-PLAY-01", text!("You do not have it.", "No la tienes."))
            }
            _ if state.top() == Some(2) => {
                Refusal::card("cat", text!("The cat sleeps on the deck.", "El gato duerme ahí."))
            }
            _ => Refusal::rule("LADDER-DRAW-01", text!("The deck is empty.", "No quedan cartas.")),
        }
    }

    fn question(&self, state: &State, seat: Seat) -> Option<Seat> {
        (self.status(state) == Status::Decide(Seats::only(seat))).then_some(seat)
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        let hand = |seat: Seat| {
            let open = viewer == Viewer::Judge || viewer == Viewer::Seat(seat);
            state.hands[seat.index()].iter().map(|&card| open.then_some(card)).collect()
        };
        View {
            hands: state.seats().into_iter().map(hand).collect(),
            deck: state.deck.len(),
            pile: state.pile.clone(),
            worn: state.worn,
            turn: state.turn,
        }
    }

    fn witness(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        match *event {
            Event::Drew(seat, card) => Some(Event::Drew(seat, card.seen_by(viewer))),
            Event::Passed(_) if viewer == Viewer::Watcher => None,
            ref other => Some(other.clone()),
        }
    }

    fn reveals(&self, _: &Self::Event, _: Seat) -> bool {
        false
    }

    fn imagine(&self, state: &State, _: Seat, luck: &mut Luck) -> State {
        State { luck: luck.fork(), ..state.clone() }
    }

    fn census(&self, state: &State, components: &mut Vec<Component>) {
        let all = state.hands.iter().chain([&state.deck, &state.pile]).flatten();
        components.extend(all.map(|&card| Component(u32::try_from(card).expect("six cards"))));
    }

    fn luck<'a>(&self, state: &'a mut State) -> &'a mut Luck {
        &mut state.luck
    }

    fn attempt(
        &self,
        state: &mut State,
        seat: Seat,
        choice: Choice,
        log: &mut dyn Sink<Event>,
    ) -> Result<(), Refusal> {
        let mut options = Vec::new();
        self.legal(state, seat, &mut options);
        if options.contains(&choice) {
            self.apply(state, seat, choice, log);
            return Ok(());
        }
        let refusal = self.explain(state, seat, choice);
        state.passes += usize::from(state.careless);
        Err(refusal)
    }
}

impl Notation for Ladder {
    fn settings() -> &'static Settings<Setup> {
        &settings::SETTINGS
    }

    fn seat_name(&self, _: &State, seat: Seat) -> String {
        SEATS[seat.index()].to_owned()
    }

    fn write_choice(&self, _: &State, choice: Choice) -> String {
        match choice {
            Choice::Play(card) => format!("play {}", CARDS[card]),
            Choice::Draw => "draw".to_owned(),
            Choice::Pass => "pass".to_owned(),
        }
    }

    fn read_choice(&self, _: &State, _: Seat, words: &str) -> Result<Choice, Text> {
        let card = |name| CARDS.iter().position(|card| *card == name);
        match (words, words.strip_prefix("play ").and_then(card)) {
            ("draw", _) => Ok(Choice::Draw),
            ("pass", _) => Ok(Choice::Pass),
            (_, Some(card)) => Ok(Choice::Play(card)),
            _ => Err(text!("Say play, draw or pass.", "Di play, draw o pass.")),
        }
    }

    fn may_know_choice(&self, _: &State, _: Seat, _: Choice, _: Viewer) -> bool {
        true
    }
}

impl Spoken for Ladder {
    /// The players of the ladder have no names but those of their seats.
    fn name_people(&self, _: &mut View, _: &People) {}

    fn say_question(&self, _: &View, seat: &Seat) -> Text {
        let who = Name(SEATS[seat.index()]);
        text!("What does {who} do?", "¿Qué hace {who}?", who = who)
    }

    fn say_choice(&self, _: &View, choice: Choice) -> Text {
        match choice {
            Choice::Play(card) => {
                text!("Play the {card}.", "Juega: {card}.", card = Name(CARDS[card]))
            }
            Choice::Draw => text!("Draw a card.", "Roba una carta."),
            Choice::Pass => text!("Pass.", "Pasa."),
        }
    }

    fn say_event(&self, _: &View, event: &Event) -> Text {
        let who = |seat: &Seat| Name(SEATS[seat.index()]);
        match event {
            Event::Played(seat, card) => {
                let card = Name(CARDS[*card]);
                text!("{who} plays {card}.", "{who} juega {card}.", who = who(seat), card = card)
            }
            Event::Drew(seat, card) => {
                let card = Name(card.told().map_or("a card", |card| CARDS[card]));
                text!("{who} draws {card}.", "{who} roba {card}.", who = who(seat), card = card)
            }
            Event::Passed(seat) => text!("{who} passes.", "{who} pasa.", who = who(seat)),
            Event::Thought(seat) => text!("{who} thinks.", "{who} piensa.", who = who(seat)),
        }
    }

    fn say_outcome(&self, _: &View, outcome: Outcome) -> Text {
        Text::same(format!("{outcome:?}."))
    }
}

//! The duel as a [`Game`].

use script::{
    Answer, Ask, Code, Entry, Overrun, Task, Thing, answers, asked, imagine, possible, reoffer,
    resume, settle,
};
use table::{
    Component, Game, Log, Luck, Outcome, Refusal, Seat, Seating, Seats, Secret, SetupFaults,
    Silent, Sink, Status, Viewer,
};

use crate::cards::Title;
use crate::rules::{self, Look, MOST_PLAYERS, Rule, Stance, State, Table};
use crate::view::View;
use crate::words::{DuelWords, Step, Who, names_opponent};

/// The rules of the duel, with every effect lowered once.
#[derive(Debug)]
pub struct Duel {
    pub(crate) code: Code<DuelWords>,
    pub(crate) when_played: [Option<Effect>; 10],
    pub(crate) when_defeated: [Option<Effect>; 10],
}

/// The lowered effect of a fighter.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Effect {
    pub(crate) entry: Entry,
    pub(crate) mentions: Mentions,
}

/// Whether an effect needs an opponent to be named.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Mentions {
    /// The effect mentions an opponent.
    Opponent,
    /// The effect does not mention an opponent.
    NoOpponent,
}

impl Default for Duel {
    fn default() -> Self {
        Self::new()
    }
}

impl Duel {
    /// The duel, ready to play.
    ///
    /// # Panics
    /// When a card cannot be lowered. The cards are fixed, so any test would find it.
    #[must_use]
    pub fn new() -> Self {
        let mut code = Code::default();
        let mut lower = |effect: &'static Option<Step>| {
            effect.as_ref().map(|step| Effect {
                entry: code.add(step).expect("every card can be lowered"),
                mentions: if names_opponent(step) {
                    Mentions::Opponent
                } else {
                    Mentions::NoOpponent
                },
            })
        };
        let when_played = Title::ALL.map(|title| lower(&title.card().when_played));
        let when_defeated = Title::ALL.map(|title| lower(&title.card().when_defeated));
        Self { code, when_played, when_defeated }
    }

    /// The setups to choose from; the first is the default.
    #[must_use]
    pub fn setups() -> Vec<Setup> {
        let of = |mode, life| Setup { mode, life };
        vec![
            of(Mode::Duel, 10),
            of(Mode::Duel, 5),
            of(Mode::Duel, 20),
            of(Mode::Three, 10),
            of(Mode::Teams, 10),
        ]
    }
}

/// The players and their teams.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Mode {
    /// Red against blue.
    #[default]
    Duel,
    /// Red, blue and green, each alone.
    Three,
    /// Red and green against blue and gold; red faces blue, green faces gold.
    Teams,
}

impl Mode {
    /// All modes.
    pub const ALL: [Self; 3] = [Self::Duel, Self::Three, Self::Teams];

    /// The seats, teams and regions of the mode.
    #[must_use]
    pub const fn seating(self) -> Seating {
        const TWO: Seating = Seating::free_for_all(2);
        const THREE: Seating = Seating::free_for_all(3);
        const TEAMS: Seating = Seating::teams(&[Seats::of(&[0, 2]), Seats::of(&[1, 3])])
            .in_regions(&[Seats::of(&[0, 1]), Seats::of(&[2, 3])]);
        match self {
            Self::Duel => TWO,
            Self::Three => THREE,
            Self::Teams => TEAMS,
        }
    }
}

/// The setup of a duel.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The players and their teams.
    pub mode: Mode,
    /// The life each player begins with.
    pub life: u8,
}

/// A target of an attack.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Target {
    /// A player.
    Player(Seat),
    /// A fighter.
    Fighter(Thing),
}

impl Target {
    /// The player who is attacked or owns the attacked fighter.
    #[must_use]
    pub fn seat(self) -> Seat {
        match self {
            Self::Player(seat) => seat,
            Self::Fighter(fighter) => rules::owner(rules::card(fighter)),
        }
    }

    /// The target in the form that events show.
    pub(crate) fn seen(self) -> Attacked {
        match self {
            Self::Player(seat) => Attacked::Player(seat),
            Self::Fighter(fighter) => Attacked::Fighter(rules::title_of(fighter)),
        }
    }
}

/// The target of an attack, as events name it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Attacked {
    /// A player.
    Player(Seat),
    /// A fighter of this title.
    Fighter(Title),
}

/// A choice of a player.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Choice {
    /// Take this stance.
    Stance(Stance),
    /// Play this card.
    Play(Thing),
    /// Attack.
    Attack {
        /// With this fighter.
        with: Thing,
        /// This target.
        at: Target,
    },
    /// End the turn.
    End,
    /// Name the opponent that an effect is about.
    Opponent(Seat),
    /// Answer the effect that asks.
    Answer(Answer),
}

/// An observable event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// All stances are shown, by seat; empty seats have none.
    Stances([Option<Stance>; MOST_PLAYERS]),
    /// A turn begins.
    Turn(Seat),
    /// A card was drawn.
    Drew(Seat, Secret<Title>),
    /// There was no card to draw.
    EmptyDeck(Seat),
    /// A player looked at the top card of their own deck.
    Looked(Seat, Secret<Title>),
    /// The top card was put on the bottom.
    Buried(Seat),
    /// A fighter came into play.
    Played(Seat, Title),
    /// A card was discarded.
    Discarded(Seat, Title),
    /// A fighter attacked.
    Attacked(Title, Attacked),
    /// The die was rolled.
    Rolled(u8),
    /// A fighter took damage.
    Hurt(Title, u8),
    /// A shield took the damage instead.
    ShieldBroke(Title),
    /// A fighter got a shield.
    Shielded(Title),
    /// A fighter was defeated.
    Defeated(Title),
    /// Damage to a player was prevented.
    Prevented(Seat, u8),
    /// A player lost life.
    LostLife(Seat, u8),
    /// A player regained life.
    Healed(Seat, u8),
    /// A player has no life left; the others play on.
    Fell(Seat),
    /// An effect reached a limit of the program, which stops the duel.
    Stopped(Overrun),
    /// The duel ended.
    Over(Outcome),
}

/// The reason why a seat is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Question {
    /// Choose a stance.
    Stance,
    /// Choose an action of the turn.
    Action,
    /// Choose the opponent that the effect of this fighter is about.
    Opponent(Title),
    /// The question of a fighter's effect.
    Ability {
        /// The fighter whose effect asks.
        source: Title,
        /// Whether the fighter belongs to the asked seat or to an opponent.
        whose: Who,
        /// The question; its sets are expressed from the point of view of the asked seat.
        ask: Ask<DuelWords>,
    },
}

impl Duel {
    fn table<'a>(&'a self, state: &'a mut State, log: &'a mut dyn Sink<Event>) -> Table<'a> {
        Table { duel: self, state, log: Log::to(log) }
    }

    /// Carries out the rules until a seat must choose or the duel is over.
    pub(crate) fn run_rules(&self, state: &mut State, log: &mut dyn Sink<Event>) {
        state.deciders = settle(&mut self.table(state, log), &self.code);
    }

    /// Whether the current question would be asked in this imagined world. The other player may be
    /// asked about cards this seat cannot see; that there is something to choose is public, so
    /// worlds without a choice are drawn again.
    fn would_ask(&self, world: &mut State) -> bool {
        match (world.stack.top(), self.ask(world)) {
            (Some(Task::Ability(frame)), Some((_, _, Ask::May(body)))) => {
                possible(&Look { state: world }, body, frame)
            }
            _ => reoffer(&mut self.table(world, &mut Silent), &self.code),
        }
    }

    /// The current question, for a state that is only read.
    fn ask(&self, state: &State) -> Option<(Seat, Thing, Ask<DuelWords>)> {
        asked(&Look { state }, &self.code)
    }
}

impl Game for Duel {
    type Setup = Setup;
    type State = State;
    type Choice = Choice;
    type Event = Event;
    type Question = Question;
    type View = View;

    const NAME: &'static str = "duel";
    const RULES_VERSION: u32 = 3;

    fn start(&self, setup: &Setup, luck: Luck) -> Result<State, SetupFaults> {
        rules::set_up(setup, luck)
    }

    fn seating(&self, state: &State) -> Seating {
        state.seating()
    }

    #[inline]
    fn status(&self, state: &State) -> Status {
        match state.outcome {
            Some(outcome) => Status::Over(outcome),
            None => Status::Decide(state.deciders),
        }
    }

    fn legal(&self, state: &State, seat: Seat, options: &mut Vec<Choice>) {
        options.clear();
        if state.outcome.is_some() || !state.deciders.contains(seat) {
            return;
        }
        match state.stack.top() {
            Some(Task::Rule(Rule::Stances)) => {
                options.extend(Stance::ALL.map(Choice::Stance));
            }
            Some(Task::Rule(Rule::NameOpponent)) => {
                options.extend(state.reach(seat).into_iter().map(Choice::Opponent));
            }
            Some(Task::Rule(_)) => rules::list_actions(state, options),
            Some(Task::Ability(_)) => {
                list_answers(self, state, |answer| options.push(Choice::Answer(answer)));
            }
            None => {}
        }
    }

    /// Everything but what depends on the hidden hand: cards to play, and answers to effects.
    fn known_options(&self, state: &State, _: Seat, partner: Seat, options: &mut Vec<Choice>) {
        self.legal(state, partner, options);
        options.retain(|choice| !matches!(choice, Choice::Play(_) | Choice::Answer(_)));
    }

    fn apply(&self, state: &mut State, seat: Seat, choice: Choice, log: &mut dyn Sink<Event>) {
        let mut table = self.table(state, log);
        match choice {
            Choice::Stance(stance) => table.state.side_mut(seat).stance = Some(stance),
            Choice::Play(thing) => table.play(seat, thing),
            Choice::Attack { with, at } => table.attack(with, at),
            Choice::End => table.state.stack.become_rule(Rule::TurnEnd),
            Choice::Opponent(opponent) => {
                table.state.stack.pop();
                table.state.stack.name_opponent(opponent);
            }
            Choice::Answer(answer) => resume(&mut table, &self.code, answer),
        }
        self.run_rules(state, log);
    }

    fn explain(&self, state: &State, seat: Seat, choice: Choice) -> Refusal {
        rules::explain(state, seat, choice)
    }

    fn question(&self, state: &State, seat: Seat) -> Option<Question> {
        if state.outcome.is_some() || !state.deciders.contains(seat) {
            return None;
        }
        Some(match self.ask(state) {
            None => match (state.stack.top(), state.stack.ability_below()) {
                (Some(Task::Rule(Rule::Stances)), _) => Question::Stance,
                (Some(Task::Rule(Rule::NameOpponent)), Some(ability)) => {
                    Question::Opponent(rules::title_of(ability.source))
                }
                _ => Question::Action,
            },
            Some((_, source, ask)) => {
                let card = rules::card(source);
                let whose = if rules::owner(card) == seat { Who::You } else { Who::Opponent };
                let ask = match (ask, whose) {
                    (Ask::Pick { from, body, may_stop }, Who::Opponent) => {
                        Ask::Pick { from: from.turned(), body, may_stop }
                    }
                    (ask, _) => ask,
                };
                Question::Ability { source: rules::title(card), whose, ask }
            }
        })
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        View::of(self, state, viewer)
    }

    fn witness(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        Some(match event {
            Event::Drew(seat, card) => Event::Drew(*seat, card.seen_by(viewer)),
            Event::Looked(seat, card) => Event::Looked(*seat, card.seen_by(viewer)),
            open => open.clone(),
        })
    }

    fn reveals(&self, event: &Event, _: Seat) -> bool {
        matches!(event, Event::Stances(_) | Event::Drew(..) | Event::Looked(..) | Event::Rolled(_))
    }

    fn imagine(&self, state: &State, seat: Seat, luck: &mut Luck) -> State {
        imagine(|| state.imagined(seat, luck), |world| self.would_ask(world))
    }

    fn census(&self, state: &State, components: &mut Vec<Component>) {
        for side in state.seating().seats().into_iter().map(|seat| state.side(seat)) {
            for pile in [&side.deck, &side.hand, &side.board, &side.discard] {
                components.extend(pile.iter().map(|&card| Component(u32::from(card))));
            }
        }
    }

    fn luck<'a>(&self, state: &'a mut State) -> &'a mut Luck {
        &mut state.luck
    }
}

/// Lists the answers an effect accepts.
pub(crate) fn list_answers(duel: &Duel, state: &State, list: impl FnMut(Answer)) {
    answers(&Look { state }, &duel.code, list);
}

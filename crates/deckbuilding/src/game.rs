//! The Deckbuilding Game as a [`Game`].

use script::{Answer, Ask, Overrun, Thing, asked, imagine, reoffer, resume};
use table::{
    Component, Game, Log, Luck, Outcome, Refusal, Seat, Seating, Secret, SetupFaults, Silent, Sink,
    Status, Viewer,
};

use crate::capacity::MOST_SEATS;
use crate::components::{BaseId, CardId, Contents, Object, Piece};
use crate::kit::Kit;
use crate::rules::{self, ForceSpace, Look, Rule, State, Table};
use crate::view::View;
use crate::words::{Edition, Faction, GalaxyWords};

/// The rules, with the effects of every title lowered once.
#[derive(Debug)]
pub struct Deckbuilding {
    pub(crate) kit: Kit,
}

impl Default for Deckbuilding {
    fn default() -> Self {
        Self::new()
    }
}

impl Deckbuilding {
    /// The game, ready to play.
    #[must_use]
    pub fn new() -> Self {
        Self { kit: Kit::new() }
    }

    /// All modes with their recommended goals, and the options; the first setup is the default.
    #[must_use]
    pub fn setups() -> Vec<Setup> {
        let usual = Setup::default();
        vec![
            usual.clone(),
            Setup { mode: Mode::Full, goal: 4, ..usual.clone() },
            Setup { mode: Mode::Secret, goal: 4, ..usual.clone() },
            Setup { bribing: true, goal: 2, ..usual.clone() },
            Setup { mode: Mode::Full, goal: 5, bribing: true, ..usual },
        ]
    }

    /// The full galaxy for every pair of factions, with either box of neutral cards.
    #[must_use]
    pub fn pairs() -> Vec<Setup> {
        let full = Setup { mode: Mode::Full, goal: 4, ..Setup::default() };
        let contents = Contents::all().into_iter();
        let setup = |contents: Contents| Setup {
            factions: contents.factions,
            neutral: (Contents::neutral_boxes(contents.factions)[0] != contents.neutral)
                .then_some(contents.neutral),
            ..full.clone()
        };
        contents.map(setup).collect()
    }
}

/// The way in which the base decks are made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mode {
    /// Five fixed bases each.
    Introductory,
    /// All ten bases.
    Full,
    /// The starting base and four picked in secret.
    Secret,
}

/// The way in which effects look at or reveal cards of a galaxy deck that has too few of them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ShortGalaxy {
    /// The galaxy discard pile is shuffled under the deck first.
    Reshuffled,
    /// Only the cards that are left are shown.
    AsItIs,
}

/// The mode and options of a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The way in which the base decks are made.
    pub mode: Mode,
    /// The number of bases to destroy.
    pub goal: u8,
    /// Whether neutral row cards can be bribed.
    pub bribing: bool,
    /// The way in which effects look at a galaxy deck with too few cards.
    pub short_galaxy: ShortGalaxy,
    /// The faction of each seat. Seats are in the order of [`Faction`], whatever the order here.
    pub factions: [Faction; MOST_SEATS],
    /// The box whose neutral cards are used; none for the usual one.
    pub neutral: Option<Edition>,
}

impl Setup {
    /// The same setup with the factions in the order of their seats.
    #[must_use]
    pub(crate) fn in_order(&self) -> Self {
        let mut ordered = self.clone();
        ordered.factions.sort_unstable();
        ordered
    }

    /// The cards that meet.
    pub(crate) fn contents(&self) -> Contents {
        let usual = Contents::neutral_boxes(self.factions).first().copied();
        let neutral = self.neutral.or(usual).unwrap_or(Edition::Original);
        Contents { factions: self.factions, neutral }
    }

    /// Whether the book says which faction begins: it does where both factions come from one box.
    pub(crate) fn first_is_fixed(&self) -> bool {
        let [one, other] = self.factions.map(Faction::edition);
        one == other
    }
}

impl Default for Setup {
    fn default() -> Self {
        let factions = [Faction::Empire, Faction::Rebels];
        Self {
            mode: Mode::Introductory,
            goal: 3,
            bribing: false,
            short_galaxy: ShortGalaxy::Reshuffled,
            factions,
            neutral: None,
        }
    }
}

/// The target of an attack.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Target {
    /// The base of this opponent, with the ships before it.
    Base(Seat),
    /// A card of the galaxy row.
    Row(CardId),
}

impl Default for Target {
    fn default() -> Self {
        Self::Base(Seat::default())
    }
}

/// The target of an attack as views and events name it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeenTarget {
    /// The base of this opponent, with the ships before it.
    Base(Seat),
    /// A card of the galaxy row.
    Row(Piece),
}

impl SeenTarget {
    /// The target as choices name it.
    #[must_use]
    pub fn target(self) -> Target {
        match self {
            Self::Base(seat) => Target::Base(seat),
            Self::Row(piece) => Target::Row(CardId::of(piece.thing())),
        }
    }
}

impl State {
    /// The target with everything needed to name it.
    pub(crate) fn see(&self, target: Target) -> SeenTarget {
        match target {
            Target::Base(seat) => SeenTarget::Base(seat),
            Target::Row(card) => SeenTarget::Row(self.piece(card.thing())),
        }
    }
}

/// A choice of a player.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Choice {
    /// Choose this base: to keep in secret, or to reveal.
    Base(BaseId),
    /// Play this card.
    Play(CardId),
    /// Purchase this card.
    Buy(CardId),
    /// Pay to have this neutral card discarded.
    Bribe(CardId),
    /// Use the ability of this card or base.
    Use(Thing),
    /// Assign this card to an attack.
    Assign(CardId, Target),
    /// Resolve an attack.
    Resolve(Target),
    /// End the turn.
    End,
    /// Resolve the triggered ability of this card or base.
    Trigger(Thing),
    /// Decline the waiting triggered abilities.
    Skip,
    /// Take the reward.
    TakeReward,
    /// Decline the reward.
    LeaveReward,
    /// Put this much damage on this ship.
    Hit(CardId, u8),
    /// Put the purchased card into the place with this number.
    Place(u8),
    /// Answer the ability that asks.
    Answer(Answer),
}

/// The owner of cards: a player or the galaxy.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pool {
    /// The cards of this player.
    Player(Seat),
    /// The cards of the galaxy.
    Galaxy,
}

/// Damage dealt to a base or ship.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Dealt {
    /// The damage it took, at most its remaining hit points.
    pub taken: u8,
    /// The damage beyond that.
    pub lost: u8,
}

/// The place to which a swapped card went.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeenSpot {
    /// The galaxy row.
    Row,
    /// The top of the galaxy deck.
    GalaxyDeck,
    /// A discard pile.
    Discard(Pool),
    /// The top of the deck of this player.
    Deck(Seat),
    /// The exile pile of this player.
    Exile(Seat),
}

/// What became of the reward for an attack on a row card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rewarded {
    /// Whether the player took it.
    pub taken: bool,
    /// Whether the player had it before and receives it once more.
    pub again: bool,
    /// The card that allowed the attack, if the reward is not that of the card attacked.
    pub by: Option<Piece>,
}

/// An observable event.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // The names are the sentences in `speech/events.rs`.
pub enum Event {
    PickedSecretly(Seat, Secret<Piece>),
    Turn(Seat),
    RevealedBase(Seat, Piece),
    GainedResources(Seat, u8),
    GainedForce(Seat, u8, ForceSpace),
    CalmedForce(Seat, u8, ForceSpace),
    GainedAttack(Piece, u8),
    GainedRowAttack(Piece, u8),
    Spent(Seat, u8),
    Drew(Seat, Secret<Piece>),
    Shuffled(Pool),
    Refilled(Piece),
    Discarded(Pool, Piece),
    DiscardedFromHand(Seat, Piece),
    Exiled(Seat, Piece),
    Took(Seat, Piece),
    PutOnDeck(Seat, Secret<Piece>),
    PutOnGalaxyDeck(Seat, Piece),
    Given(Seat, Piece),
    Tucked(Seat, Piece),
    MarkedAsPrey(Seat, Piece),
    Revealed(Seat, Piece),
    Looked(Seat, Secret<Piece>),
    /// The first card made way for the second and went to this place.
    Swapped(Piece, Piece, SeenSpot),
    TookFromDeck(Seat, Secret<Piece>),
    Played(Seat, Piece),
    Used(Seat, Piece),
    Triggered(Seat, Piece),
    Skipped(Seat),
    Bought(Seat, Piece, u8),
    Bribed(Seat, Piece),
    Assigned(Seat, Piece, SeenTarget),
    AttackedBase(Seat, Seat, u8),
    DamagedShip(Seat, Piece, Dealt),
    DestroyedShip(Piece),
    Prevented(Seat, u8),
    DamagedBase(Seat, Piece, Dealt),
    DestroyedBase(Seat, Piece),
    Repaired(Seat, u8),
    Hunted(Seat, Piece, u8, bool),
    Reward(Seat, Piece, Rewarded),
    EndedTurn(Seat, u8),
    Stopped(Overrun),
    Over(Outcome),
}

/// The reason why a seat is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Question {
    /// Choose bases to keep in secret; the number still to pick.
    SecretBases(u8),
    /// Choose the next base.
    NewBase,
    /// Choose an action of the turn.
    Action,
    /// Choose the waiting ability to resolve; the number that wait.
    Triggers(u8),
    /// Take or decline the reward for an attack on this card. The second card has the reward: the
    /// same, or the one that allowed the attack. The last value tells whether the player had it
    /// before and receives it once more.
    Reward(CardId, Thing, bool),
    /// Choose the ship that takes damage; the damage left.
    Damage(u8),
    /// Choose the place of this purchased card.
    Place(CardId),
    /// The question of an ability of this card or base.
    Ability(Thing, Ask<GalaxyWords>),
}

impl Deckbuilding {
    pub(crate) fn table<'a>(
        &'a self,
        state: &'a mut State,
        log: &'a mut dyn Sink<Event>,
    ) -> Table<'a> {
        Table { kit: &self.kit, state, log: Log::to(log) }
    }

    pub(crate) fn look<'a>(&'a self, state: &'a State) -> Look<'a> {
        Look { kit: &self.kit, state }
    }
}

impl Game for Deckbuilding {
    type Setup = Setup;
    type State = State;
    type Choice = Choice;
    type Event = Event;
    type Question = Question;
    type View = View;

    const NAME: &'static str = "deckbuilding";
    const RULES_VERSION: u32 = 4;

    fn start(&self, setup: &Setup, luck: Luck) -> Result<State, SetupFaults> {
        let mut state = rules::set_up(setup, luck)?;
        self.table(&mut state, &mut Silent).settle();
        Ok(state)
    }

    fn seating(&self, state: &State) -> Seating {
        state.seating
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
        if state.outcome.is_none() && state.deciders.contains(seat) {
            self.look(state).list_options(seat, options);
        }
    }

    fn apply(&self, state: &mut State, seat: Seat, choice: Choice, log: &mut dyn Sink<Event>) {
        let mut table = self.table(state, log);
        match choice {
            Choice::Base(base)
                if table.state.stack.top() == Some(&script::Task::Rule(Rule::SecretBases)) =>
            {
                table.pick_secretly(seat, base);
            }
            Choice::Base(base) => table.reveal_base(seat, base),
            Choice::Play(card) => table.play(seat, card),
            Choice::Buy(card) => {
                table.purchase(seat, card, crate::words::Price::Cost, crate::words::Goes::Usual);
            }
            Choice::Bribe(card) => table.bribe(seat, card),
            Choice::Use(thing) => table.use_ability(seat, thing),
            Choice::Assign(card, target) => table.assign(seat, card, target),
            Choice::Resolve(Target::Base(owner)) => table.resolve_base_attack(seat, owner),
            Choice::Resolve(Target::Row(target)) => table.resolve_hunt(seat, target),
            Choice::End => table.state.stack.become_rule(Rule::End(rules::End::Postponed)),
            Choice::Trigger(source) => table.resolve_trigger(seat, source),
            Choice::Skip => table.skip_triggers(seat),
            Choice::TakeReward | Choice::LeaveReward => {
                if let Some(&script::Task::Rule(Rule::Reward { target, by, again })) =
                    table.state.stack.top()
                {
                    let taken = choice == Choice::TakeReward;
                    table.reward(seat, target, by, again, taken);
                }
            }
            Choice::Hit(ship, amount) => table.hit(ship, amount),
            Choice::Place(n) => {
                if let Some(script::Task::Rule(Rule::Place(card))) = table.state.stack.top() {
                    let card = *card;
                    table.state.stack.pop();
                    table.place(seat, card, usize::from(n));
                }
            }
            Choice::Answer(answer) => resume(&mut table, &self.kit.code, answer),
        }
        table.settle();
    }

    fn explain(&self, state: &State, seat: Seat, choice: Choice) -> Refusal {
        rules::explain(self.look(state), seat, choice)
    }

    fn question(&self, state: &State, seat: Seat) -> Option<Question> {
        if state.outcome.is_some() || !state.deciders.contains(seat) {
            return None;
        }
        if let Some((_, source, ask)) = asked(&self.look(state), &self.kit.code) {
            return Some(Question::Ability(source, ask));
        }
        match state.stack.top() {
            Some(script::Task::Rule(rule)) => Some(match *rule {
                Rule::SecretBases => Question::SecretBases(rules::picks_left(state.player(seat))),
                Rule::Start(_) => Question::NewBase,
                Rule::Actions | Rule::End(_) | Rule::Wreck(_) | Rule::Refill => Question::Action,
                Rule::Triggers { .. } => {
                    let offered = self.look(state).offered_triggers().count();
                    Question::Triggers(u8::try_from(offered).unwrap_or(u8::MAX))
                }
                Rule::Reward { target, by, again } => Question::Reward(target, by, again),
                Rule::Damage { left, .. } => Question::Damage(left),
                Rule::Place(card) => Question::Place(card),
            }),
            _ => None,
        }
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        View::of(self, state, viewer)
    }

    fn witness(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        Some(match event {
            Event::PickedSecretly(seat, base) => Event::PickedSecretly(*seat, base.seen_by(viewer)),
            Event::Drew(seat, card) => Event::Drew(*seat, card.seen_by(viewer)),
            Event::PutOnDeck(seat, card) => Event::PutOnDeck(*seat, card.seen_by(viewer)),
            Event::TookFromDeck(seat, card) => Event::TookFromDeck(*seat, card.seen_by(viewer)),
            Event::Looked(seat, card) => Event::Looked(*seat, card.seen_by(viewer)),
            open => open.clone(),
        })
    }

    fn reveals(&self, event: &Event, chooser: Seat) -> bool {
        match event {
            Event::Drew(..)
            | Event::TookFromDeck(..)
            | Event::Shuffled(_)
            | Event::Refilled(_)
            | Event::Revealed(..)
            | Event::Looked(..)
            | Event::Swapped(..)
            | Event::Discarded(Pool::Galaxy, _) => true,
            Event::DiscardedFromHand(seat, _) => *seat != chooser,
            _ => false,
        }
    }

    fn imagine(&self, state: &State, seat: Seat, luck: &mut Luck) -> State {
        let is_asked =
            |world: &mut State| reoffer(&mut self.table(world, &mut Silent), &self.kit.code);
        imagine(|| state.imagined(seat, luck), is_asked)
    }

    fn census(&self, state: &State, components: &mut Vec<Component>) {
        crate::view::census(state, components);
    }

    fn luck<'a>(&self, state: &'a mut State) -> &'a mut Luck {
        &mut state.luck
    }
}

/// The component number of a card or base.
pub(crate) fn component(object: Object) -> Component {
    match object {
        Object::Card(card) => Component(u32::from(card.0)),
        Object::Base(base) => Component(u32::from(base.thing().0)),
    }
}

//! The Deckbuilding Game as a [`Game`].

use script::{Answer, Ask, Overrun, Thing, Things as _, asked, imagine, reoffer, resume};
use table::{
    Component, Game, Log, Luck, Outcome, Refusal, Seat, Seating, Seats, Secret, SetupFaults,
    Silent, Sink, Status, Viewer,
};

use crate::components::{BaseId, CardId, Contents, Object, Piece};
use crate::kit::{Kit, Mentions};
use crate::players::Players;
use crate::rules::{self, ForceSpace, Look, Rule, State, Table, ToBase};
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
        let contents = Contents::all_for_two().into_iter();
        let setup = |contents: Contents| {
            let usual = Contents::neutral_boxes(contents.players.factions())[0];
            let chosen = contents.neutral[0];
            let neutral = if chosen == usual { Neutral::Usual } else { Neutral::One(chosen) };
            Setup { players: contents.players, neutral, ..full.clone() }
        };
        contents.map(setup).collect()
    }

    /// Three players, one setup for each three factions.
    #[must_use]
    pub fn trios() -> Vec<Setup> {
        let mut factions = Faction::PLAYED;
        factions.sort_unstable();
        let mut trios = Vec::new();
        for (n, &one) in factions.iter().enumerate() {
            for (m, &two) in factions.iter().enumerate().skip(n + 1) {
                for &three in &factions[m + 1..] {
                    trios.push(Setup::of_three([one, two, three]));
                }
            }
        }
        trios
    }

    /// Two against two, in a few of the many ways to mix factions: of one box, of two, a faction
    /// twice in a team, in a region, and on both sides.
    #[must_use]
    pub fn teams() -> Vec<Setup> {
        use Faction::{Empire, Mandalorians, Rebels, Republic, Separatists};
        let factions = [
            [Rebels, Empire, Rebels, Empire],
            [Rebels, Empire, Empire, Rebels],
            [Republic, Separatists, Republic, Separatists],
            [Rebels, Empire, Republic, Separatists],
            [Republic, Empire, Separatists, Empire],
            [Mandalorians, Empire, Rebels, Mandalorians],
            [Empire, Empire, Republic, Separatists],
            [Mandalorians, Separatists, Republic, Mandalorians],
        ];
        factions.map(Setup::of_teams).to_vec()
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

/// The boxes whose neutral cards and pilots are used.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Neutral {
    /// The usual ones for the factions.
    Usual,
    /// Those of this box.
    One(Edition),
    /// Those of these boxes, by region; only two teams have two regions.
    Each([Edition; 2]),
}

/// Whether two players of one region may lead the same faction where boxes of two editions are used.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SameRegion {
    /// They may.
    Allowed,
    /// They must lead different factions.
    Refused,
}

/// Whether teammates see each other's hands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Hands {
    /// They do.
    Open,
    /// Each player sees only the own hand.
    Closed,
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
    /// The players and their factions.
    pub players: Players,
    /// The boxes whose neutral cards are used.
    pub neutral: Neutral,
    /// Whether two players of one region may lead the same faction.
    pub same_region: SameRegion,
    /// Whether teammates see each other's hands.
    pub hands: Hands,
}

impl Setup {
    /// The same setup with the factions in the order of their seats.
    #[must_use]
    pub(crate) fn in_order(&self) -> Self {
        Self { players: self.players.in_order(), ..self.clone() }
    }

    /// A game of three players with these factions.
    #[must_use]
    pub fn of_three(factions: [Faction; 3]) -> Self {
        let players = Players::Three(factions);
        Self { players, mode: Mode::Full, goal: rules::GOAL_OF_THREE, ..Self::default() }
    }

    /// A game of two teams with these factions, by seat.
    #[must_use]
    pub fn of_teams(factions: [Faction; 4]) -> Self {
        let players = Players::Teams(factions);
        Self { players, mode: Mode::Full, goal: 3, ..Self::default() }
    }

    /// By region: the box whose neutral cards are used.
    pub(crate) fn neutral_boxes(&self) -> [Edition; 2] {
        match self.neutral {
            Neutral::One(edition) => [edition; 2],
            Neutral::Each(editions) => editions,
            Neutral::Usual => usual_boxes(&self.players),
        }
    }

    /// The cards that meet.
    pub(crate) fn contents(&self) -> Contents {
        Contents { players: self.players, neutral: self.neutral_boxes() }
    }
}

/// The boxes that a table uses if it names none: of two possible ones the original box. Two teams
/// need a box for each region, and the factions of both boxes that they lead; each region has a box
/// of its own factions if that is possible.
fn usual_boxes(players: &Players) -> [Edition; 2] {
    let factions = players.factions();
    let needed = Contents::neutral_boxes(factions);
    let first = needed.first().copied().unwrap_or(Edition::Original);
    match (players, &needed[..]) {
        (Players::Teams(_), &[one, other]) => {
            let fits = |region: usize, edition| {
                let here = Contents::neutral_boxes(&factions[2 * region..2 * region + 2]);
                here.is_empty() || here.contains(&edition)
            };
            if fits(0, one) && fits(1, other) { [one, other] } else { [other, one] }
        }
        _ => [first; 2],
    }
}

impl Default for Setup {
    fn default() -> Self {
        Self {
            mode: Mode::Introductory,
            goal: 3,
            bribing: false,
            short_galaxy: ShortGalaxy::Reshuffled,
            players: Players::Two([Faction::Empire, Faction::Rebels]),
            neutral: Neutral::Usual,
            same_region: SameRegion::Allowed,
            hands: Hands::Open,
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
    /// Put this much damage on the first of two bases, and the rest on the other.
    Split(u8),
    /// Let this player carry out what follows.
    By(Seat),
    /// Choose this opponent for what follows.
    Against(Seat),
    /// Choose the galaxy with this number for what follows.
    Galaxy(u8),
    /// Go on after saying that there was nothing more to do.
    GoOn,
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
    /// The capital ship went from the first player to the second.
    Ceded(Seat, Seat, Piece),
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
    /// The player has nothing more to do this turn, but the teammate goes on.
    Done(Seat),
    /// The player goes on after all.
    WentOn(Seat),
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
    /// Divide damage between two bases; the damage.
    Split(u8),
    /// Choose one of two bases for the damage or repair of an effect; the amount.
    Whose(ToBase, u8),
    /// Choose who carries out the ability of this card.
    Doer(Thing),
    /// Choose the opponent whom the ability of this card is about.
    Opponent(Thing),
    /// Choose the galaxy that the ability of this card is about.
    Galaxy(Thing),
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
    const RULES_VERSION: u32 = 5;

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
        } else if self.unasked(state).contains(seat) {
            options.push(Choice::GoOn);
        }
    }

    /// The players who said that they are done while a teammate still acts.
    fn unasked(&self, state: &State) -> Seats {
        match state.stack.top() {
            Some(script::Task::Rule(Rule::Actions)) if state.outcome.is_none() => {
                state.active().minus(state.acting)
            }
            _ => Seats::NONE,
        }
    }

    fn first_come_first_served(&self, state: &State) -> bool {
        matches!(state.stack.top(), Some(script::Task::Rule(Rule::Actions)))
    }

    fn known_options(&self, state: &State, reader: Seat, partner: Seat, options: &mut Vec<Choice>) {
        self.legal(state, partner, options);
        if !self.look(state).knows_options_of(reader, partner) {
            options.clear();
        }
        options.retain(|&choice| self.look(state).knows_option(reader, partner, choice));
    }

    fn apply(&self, state: &mut State, seat: Seat, choice: Choice, log: &mut dyn Sink<Event>) {
        let mut table = self.table(state, log);
        match choice {
            Choice::Base(base) => match table.state.stack.top() {
                Some(script::Task::Rule(Rule::SecretBases)) => table.pick_secretly(seat, base),
                Some(script::Task::Rule(Rule::Whose { .. })) => table.choose_base(base),
                _ => table.choose_next_base(seat, base),
            },
            Choice::Play(card) => table.play(seat, card),
            Choice::Buy(card) => {
                table.purchase(seat, card, crate::words::Price::Cost, crate::words::Goes::Usual);
            }
            Choice::Bribe(card) => table.bribe(seat, card),
            Choice::Use(thing) => table.use_ability(seat, thing),
            Choice::Assign(card, target) => table.assign(seat, card, target),
            Choice::Resolve(Target::Base(owner)) => table.resolve_base_attack(seat, owner),
            Choice::Resolve(Target::Row(target)) => table.resolve_hunt(seat, target),
            Choice::End => table.be_done(seat),
            Choice::GoOn => table.go_on(seat),
            Choice::Split(amount) => table.split(amount),
            Choice::By(_) | Choice::Against(_) | Choice::Galaxy(_) => table.name(choice),
            Choice::Trigger(source) => table.resolve_trigger(seat, source),
            Choice::Skip => table.skip_triggers(seat),
            Choice::TakeReward | Choice::LeaveReward => {
                if let Some(&script::Task::Rule(Rule::Reward { target, by, again, .. })) =
                    table.state.stack.top()
                {
                    let taken = choice == Choice::TakeReward;
                    table.reward(seat, target, by, again, taken);
                }
            }
            Choice::Hit(ship, amount) => table.hit(ship, amount),
            Choice::Place(n) => {
                if let Some(script::Task::Rule(Rule::Place(card, _))) = table.state.stack.top() {
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
                Rule::Name(naming) => {
                    let source = state.stack.ability_below().map(|frame| frame.source);
                    let source = source.unwrap_or_default();
                    match naming.next() {
                        Some(Mentions::DOER) => Question::Doer(source),
                        Some(Mentions::OPPONENT) => Question::Opponent(source),
                        _ => Question::Galaxy(source),
                    }
                }
                Rule::Whose { what, amount, .. } => Question::Whose(what, amount),
                Rule::Triggers { .. } => {
                    let offered = self.look(state).offered_triggers(seat).count();
                    Question::Triggers(u8::try_from(offered).unwrap_or(u8::MAX))
                }
                Rule::Reward { target, by, again, .. } => Question::Reward(target, by, again),
                Rule::Damage { owner, left, .. } => {
                    let ships = |seat| !state.player(seat).ships.is_empty();
                    if state.team(owner).into_iter().any(ships) {
                        Question::Damage(left)
                    } else {
                        Question::Split(left)
                    }
                }
                Rule::Place(card, _) => Question::Place(card),
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

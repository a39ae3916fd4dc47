//! Unlimited as a [`Game`].

use script::{
    Answer, Ask, Reading as _, Task, Things as _, asked, imagine, reoffer, resume, settle, start,
};
use serde::Serialize;
use table::{
    Component, Game, Log, Luck, Next, Outcome, Refusal, Seat, Seating, Seats, Secret, SetupFaults,
    Silent, Sink, Status, Viewer,
};

use crate::decks::{Deck, Format, Starter, Title};
use crate::kit::Kit;
use crate::rules::play::Payment;
use crate::rules::state::{Cards, Lasts, NoRoom};
use crate::rules::{
    self, AttackStep, CardId, Enters, Look, Object, Regroup, Rule, Ruleset, State, Table,
};
use crate::series::Series;
use crate::view::View;
use crate::words::{Ability, Division, Limit, Only, Price, Set, Step, UnlimitedWords, Until};

/// The rules, with every card prepared for play once.
#[derive(Debug)]
pub struct Unlimited {
    pub(crate) kit: Kit,
}

impl Default for Unlimited {
    fn default() -> Self {
        Self::new()
    }
}

/// The decks and options of a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The decks of the two seats.
    pub decks: [Deck; 2],
    /// The format of the decks.
    pub format: Format,
    /// The edition of the rules.
    pub ruleset: Ruleset,
    /// The game of the match.
    pub series: Series,
}

impl Default for Setup {
    fn default() -> Self {
        Self {
            decks: [Starter::Luke.deck(), Starter::Vader.deck()],
            format: Format::Constructed,
            ruleset: Ruleset::SEED,
            series: Series::Single,
        }
    }
}

/// A choice of a player.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Choice {
    /// This seat goes first: it has the initiative, or its abilities are resolved first.
    First(Seat),
    /// Keep the first hand.
    Keep,
    /// Draw a new first hand.
    Renew,
    /// Play this unit or event.
    Play(CardId),
    /// Play this upgrade on this unit.
    Attach(CardId, CardId),
    /// Play this card by discarding the second card instead of paying its cost.
    PlayInstead(CardId, CardId),
    /// Attack the second card, a unit or base, with this unit.
    Attack(CardId, CardId),
    /// Use the action ability of this card with this index.
    Use(CardId, u8),
    /// Deploy the leader.
    Deploy,
    /// Take the initiative.
    TakeInitiative,
    /// Pass.
    Pass,
    /// Put this card into play as a resource.
    Resource(CardId),
    /// Do not put a resource into play.
    NoResource,
    /// Pick this card in secret.
    Pick(CardId),
    /// Resolve the waiting ability with this index.
    Trigger(u8),
    /// Attack this unit or base, or deal the excess damage to it.
    Target(CardId),
    /// Attach the upgrade to this unit.
    Host(CardId),
    /// Defeat this copy of a unique card.
    Defeat(CardId),
    /// Name this card.
    Name(Title),
    /// Assign this part of the divided amount to this unit or base.
    Share(CardId, u8),
    /// Stop dividing.
    Stop,
    /// Decline the offer.
    Decline,
    /// Answer the question of an ability.
    Answer(Answer),
}

/// A card of the match with its title.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Piece {
    /// The card.
    pub card: CardId,
    /// Its title.
    pub title: Title,
    /// The number of the copy among those of its owner, from 1.
    pub copy: u8,
    /// Whether both players have this title, so that its word must name the owner.
    pub shared: bool,
}

/// A kind of token.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Token {
    Shield,
    Experience,
}

/// An event for the log.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // The names are the sentences in `speech`.
pub enum Event {
    GotInitiative(Seat),
    KeptFirstHand(Seat),
    RenewedHand(Seat),
    PickedSecretly(Seat, Secret<Piece>),
    Round(u8),
    PhaseEnded,
    Regroup,
    EverythingReady,
    Passed(Seat),
    TookInitiative(Seat),
    Drew(Seat, Secret<Piece>),
    DeckEmpty(Seat, u8),
    KeptHand(Seat),
    Resourced(Seat, Secret<Piece>, bool),
    Paid(Seat, u8),
    ReadiedResources(Seat, u8),
    ExhaustedResources(Seat, u8),
    Played(Seat, Piece, u8, Option<Piece>),
    Silenced(Piece),
    Used(Seat, Piece),
    Deployed(Piece),
    WastedEpic(Piece),
    Triggered(Seat, Piece),
    Attacked(Seat, Piece, Piece),
    Sabotaged(Piece),
    ShieldUsed(Piece, u8),
    Damaged(Piece, u8),
    Healed(Piece, u8),
    Exhausted(Piece),
    Readied(Piece),
    GotShield(Piece),
    GotExperience(Piece, u8),
    LostToken(Token, Piece),
    Gained(Piece, Lasts, u8, Until),
    Defeated(Piece),
    Returned(Piece),
    Buried(Piece),
    PutUnder(Seat, Secret<Piece>),
    BuriedAtRandom(Seat, u8),
    TookResource(Seat, Secret<Piece>),
    TookToHand(Seat, Secret<Piece>),
    TookControl(Seat, Piece),
    Discarded(Piece),
    Looked(Seat, Seat, Secret<Piece>),
    Revealed(Piece),
    SetAside(Piece),
    Shuffled(Seat),
    Named(Seat, Title),
    HealingForbidden,
    Endless,
    NoRoom(NoRoom),
    Over(Outcome),
}

/// The question that a seat must answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Question {
    /// Choose who has the initiative.
    Initiative,
    /// Keep or renew the first hand.
    Mulligan,
    /// Choose the first resources; the number of cards still to pick.
    FirstResources(u8),
    /// Choose an action.
    Action,
    /// Choose a card to become a resource, or none.
    Resource,
    /// Choose whose abilities are resolved first.
    Side,
    /// Choose the waiting ability to resolve next.
    Order,
    /// Choose what this unit attacks.
    Target(Piece),
    /// Choose whether this unit attacks by Ambush, and what.
    Ambush(Piece),
    /// Choose where the excess damage of this unit goes.
    Spill(Piece),
    /// Choose the unit this upgrade is attached to.
    Host(Piece),
    /// Choose which copy of this unique card is defeated.
    Unique(Piece),
    /// Name a card for the ability of this one.
    Name(Piece),
    /// Divide an amount for the ability of this card; the last number is the amount left.
    Divide(Piece, Division, u8),
    /// Choose a card to discard in secret; the number of cards still to pick.
    DiscardDown(u8),
    /// The question of an ability.
    Ability {
        /// The card whose ability asks.
        source: Piece,
        /// The question in the words of the effect language.
        ask: Ask<UnlimitedWords>,
        /// The total cost of the cards revealed or picked so far, if the ability limits it.
        total: Option<u16>,
    },
}

impl Unlimited {
    /// The seats of every game of Unlimited: two opposing players.
    pub const SEATING: Seating = Seating::free_for_all(2);

    /// Prepares the cards and returns the game.
    #[must_use]
    pub fn new() -> Self {
        Self { kit: Kit::new() }
    }

    /// The starter decks with each edition of the rules; the first setup is the default.
    #[must_use]
    pub fn setups() -> Vec<Setup> {
        let usual = Setup::default();
        vec![usual.clone(), Setup { ruleset: Ruleset::CR8, ..usual }]
    }

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

    /// Continues until a seat must choose or the match is over.
    pub(crate) fn go_on(&self, state: &mut State, log: &mut dyn Sink<Event>) {
        let mut table = self.table(state, log);
        let asked = settle(&mut table, &self.kit.code);
        if let Some(missing) = table.state.no_room.take() {
            table.tell(|_| Event::NoRoom(missing));
        }
        state.deciders = if state.outcome.is_some() { Seats::NONE } else { asked };
    }

    fn piece(state: &State, card: CardId) -> Piece {
        Piece::of(&state.titles, card)
    }

    /// The card whose ability asks, or the nearest one below a rule that asks.
    fn source(&self, state: &State) -> Piece {
        let source = state.stack.ability_below().map(|frame| Object::of(frame.source));
        let card = source.and_then(|object| self.look(state).card_behind(object));
        Self::piece(state, card.expect("every ability has a card"))
    }

    fn question_of_rule(&self, state: &State, seat: Seat, rule: Rule) -> Option<Question> {
        let piece = |card| Self::piece(state, card);
        let attacker = || {
            let attack = state.attack().expect("the step of an attack under way");
            let card = self.look(state).card_behind(Object::of(attack.attacker));
            piece(card.expect("an attacker is a card, or was one"))
        };
        let left = |keep: u32| {
            let picked = state.picked & state.hand_of(seat);
            let many = picked.count();
            u8::try_from(keep.saturating_sub(many)).unwrap_or(u8::MAX)
        };
        Some(match rule {
            Rule::Initiative => Question::Initiative,
            Rule::Mulligan => Question::Mulligan,
            Rule::FirstResources => Question::FirstResources(left(2)),
            Rule::Action => Question::Action,
            Rule::Triggers { turn: None, .. } | Rule::Postponed { turn: None, .. } => {
                Question::Side
            }
            Rule::Triggers { .. } | Rule::Postponed { .. } => Question::Order,
            Rule::Ambush(unit) => Question::Ambush(piece(unit)),
            Rule::Attack(AttackStep::Target(_)) => Question::Target(attacker()),
            Rule::Attack(AttackStep::Spill) => Question::Spill(attacker()),
            Rule::Attach { card, .. } => Question::Host(piece(card)),
            Rule::Unique(card) => Question::Unique(piece(card)),
            Rule::Name => Question::Name(self.source(state)),
            Rule::Divide => {
                let dividing = &state.dividing;
                let kind = dividing.kind.expect("an amount is being divided");
                Question::Divide(self.source(state), kind, dividing.left)
            }
            Rule::DiscardDown(keep) => {
                let hand = state.hand_of(seat).count();
                Question::DiscardDown(left(hand.saturating_sub(u32::from(keep))))
            }
            Rule::Regroup(Regroup::Resource | Regroup::SecondResource) => Question::Resource,
            _ => return None,
        })
    }

    fn question_of_ability(&self, state: &State, ask: Ask<UnlimitedWords>) -> Question {
        let counted = match ask {
            Ask::Pick { from: Set::Deck(_), .. } => state.seen,
            Ask::Pick { from: Set::Seen(only), .. }
                if only.iter().any(|only| matches!(only, Only::TotalWithin(_))) =>
            {
                state.stack.picked()
            }
            _ => Cards::default(),
        };
        let total = (!counted.is_empty()).then(|| self.look(state).total_cost(counted));
        let ask = match ask {
            Ask::May(body) => Ask::May(self.only_option(state, body)),
            ask => ask,
        };
        Question::Ability { source: self.source(state), ask, total }
    }

    /// The only option of a menu that can be chosen, if there is just one: it is what accepting
    /// leads to.
    fn only_option(&self, state: &State, body: &'static Step) -> &'static Step {
        let (Step::OneOf { options, .. }, Some(Task::Ability(frame))) = (body, state.stack.top())
        else {
            return body;
        };
        let look = self.look(state);
        let mut offered = options.iter().filter(|option| look.is_offered(option, frame));
        match (offered.next(), offered.next()) {
            (Some(only), None) => only,
            _ => body,
        }
    }

    /// Marks a once-a-round ability as used when its player accepts it, even if its unit has left
    /// play.
    fn note_acceptance(&self, state: &mut State) {
        let asks = asked(&self.look(state), &self.kit.code);
        let Some((_, source, Ask::May(body))) = asks else { return };
        let Some(card) = self.look(state).card_behind(Object::of(source)) else { return };
        let ready = self.kit.ready(state.title(card));
        let limited = ready.front.abilities.iter().chain(&ready.deployed.abilities).any(|&id| {
            matches!(
                self.kit.ability(id).ability,
                Ability::When { limit: Limit::OncePerRound, effect: Step::May { body: own, .. }, .. }
                    if *own == body
            )
        });
        if limited {
            state.use_up(source);
        }
    }

    fn apply_action(&self, table: &mut Table<'_>, seat: Seat, choice: Choice) {
        match choice {
            Choice::Pass => return table.pass(seat),
            Choice::TakeInitiative => return table.take_initiative(seat),
            _ => table.state.stack.become_rule(Rule::AfterAction),
        }
        let usual = Payment::Price(Price::Usual);
        match choice {
            Choice::Play(card) => table.play(seat, card, usual, Enters::Usual, None),
            Choice::Attach(card, host) => {
                table.play(seat, card, usual, Enters::Usual, Some(host));
            }
            Choice::PlayInstead(card, paid) => {
                table.play(seat, card, Payment::Discard(paid), Enters::Usual, None);
            }
            Choice::Attack(unit, target) => table.attack(seat, unit, target),
            Choice::Use(card, number) => self.use_ability(table, seat, card, number),
            Choice::Deploy => table.deploy(seat),
            _ => {}
        }
    }

    fn use_ability(&self, table: &mut Table<'_>, seat: Seat, card: CardId, number: u8) {
        let Some(&id) = table.look().face(card).actions.get(usize::from(number)) else { return };
        let lowered = self.kit.ability(id);
        if card.is_base() {
            table.state.player_mut(seat).base_epic_used = true;
        }
        table.tell(|of| Event::Used(seat, of(card)));
        for entry in [lowered.effect, lowered.cost].into_iter().flatten() {
            table.state.stack.push(Task::Ability(start(entry, card.thing(), seat)));
        }
    }
}

impl Game for Unlimited {
    type Setup = Setup;
    type State = State;
    type Choice = Choice;
    type Event = Event;
    type Question = Question;
    type View = View;

    const NAME: &'static str = "unlimited";
    const RULES_VERSION: u32 = 4;

    fn start(&self, setup: &Setup, luck: Luck) -> Result<State, SetupFaults> {
        let mut state = rules::set_up(&self.kit, setup, luck)?;
        self.go_on(&mut state, &mut Silent);
        Ok(state)
    }

    fn seating(&self, _: &State) -> Seating {
        Self::SEATING
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
        if choice == Choice::Answer(Answer::Yes) {
            self.note_acceptance(state);
        }
        let mut table = self.table(state, log);
        let rule = match table.state.stack.top() {
            Some(Task::Rule(rule)) => Some(*rule),
            _ => None,
        };
        match (choice, rule) {
            (Choice::First(first), Some(Rule::Initiative)) => table.give_initiative(first),
            (Choice::First(first), _) => table.go_first(first),
            (Choice::Keep, _) => table.keep_hand(seat),
            (Choice::Renew, _) => table.renew_hand(seat),
            (Choice::Resource(card), _) => table.regroup_resource(seat, Some(card)),
            (Choice::NoResource, _) => table.regroup_resource(seat, None),
            (Choice::Pick(card), _) => table.pick_secretly(seat, card),
            (Choice::Trigger(place), _) => table.resolve_waiting(usize::from(place)),
            (Choice::Target(target), Some(Rule::Ambush(unit))) => {
                table.state.stack.pop();
                table.ambush(unit, target);
            }
            (Choice::Target(target), Some(Rule::Attack(AttackStep::Target(terms)))) => {
                table.state.stack.pop();
                table.declare(seat, target, terms);
            }
            (Choice::Target(unit), _) => table.spill(Some(unit)),
            (Choice::Decline, Some(Rule::Ambush(_))) => table.state.stack.pop(),
            (Choice::Decline, _) => table.spill(None),
            (Choice::Host(host), Some(Rule::Attach { card, price })) => {
                table.state.stack.pop();
                table.play(seat, card, Payment::Price(price), Enters::Usual, Some(host));
            }
            (Choice::Host(_), _) => {}
            (Choice::Defeat(copy), _) => table.defeat_copy(copy),
            (Choice::Name(title), _) => table.name_card(seat, title),
            (Choice::Share(to, amount), _) => table.add_portion(to, amount),
            (Choice::Stop, _) => table.stop_dividing(),
            (Choice::Answer(answer), _) => resume(&mut table, &self.kit.code, answer),
            (action, _) => self.apply_action(&mut table, seat, action),
        }
        self.go_on(state, log);
    }

    fn explain(&self, state: &State, seat: Seat, choice: Choice) -> Refusal {
        self.look(state).explain(seat, choice)
    }

    fn question(&self, state: &State, seat: Seat) -> Option<Question> {
        if state.outcome.is_some() || !state.deciders.contains(seat) {
            return None;
        }
        if let Some((_, _, ask)) = asked(&self.look(state), &self.kit.code) {
            return Some(self.question_of_ability(state, ask));
        }
        match state.stack.top() {
            Some(Task::Rule(rule)) => self.question_of_rule(state, seat, *rule),
            _ => None,
        }
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        View::of(self, state, viewer)
    }

    fn witness(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        Some(match event {
            Event::PickedSecretly(seat, card) => Event::PickedSecretly(*seat, card.seen_by(viewer)),
            Event::Drew(seat, card) => Event::Drew(*seat, card.seen_by(viewer)),
            Event::Resourced(seat, card, ready) => {
                Event::Resourced(*seat, card.seen_by(viewer), *ready)
            }
            Event::PutUnder(seat, card) => Event::PutUnder(*seat, card.seen_by(viewer)),
            Event::TookResource(seat, card) => Event::TookResource(*seat, card.seen_by(viewer)),
            Event::TookToHand(seat, card) => Event::TookToHand(*seat, card.seen_by(viewer)),
            Event::Looked(seat, of, card) => Event::Looked(*seat, *of, card.seen_by(viewer)),
            open => open.clone(),
        })
    }

    fn reveals(&self, event: &Event, chooser: Seat) -> bool {
        match event {
            Event::Drew(..)
            | Event::RenewedHand(_)
            | Event::Shuffled(_)
            | Event::Looked(..)
            | Event::BuriedAtRandom(..) => true,
            Event::Discarded(piece) | Event::Revealed(piece) => piece.card.owner() != chooser,
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

    fn rematch(&self, setup: &Setup, outcome: Outcome) -> Next<Setup> {
        setup.series.after(outcome).map(|series| Setup { series, ..setup.clone() })
    }
}

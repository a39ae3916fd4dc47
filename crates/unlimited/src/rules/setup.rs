//! Chapter 3: setting up, the first hands and the first resources.

use script::{Flow, Stack, Things as _};
use table::{Luck, Refusal, Seat, Seats, Secret, SetupFaults};
use tinyvec::ArrayVec;

use super::Table;
use super::lasting::Spreads;
use super::overflow::OverflowTriggers;
use super::ruleset::FirstPlayer;
use super::state::{
    CardId, Cards, Dividing, MOST_CARDS, Mulligan, Phase, Player, Rule, SEATS, State,
};
use crate::decks::{Deck, Title};
use crate::game::{Event, Setup};
use crate::kit::Kit;
use crate::words::Icons;

/// The number of cards in the first hand.
const FIRST_HAND: usize = 6;
/// The number of first resources of each player.
pub(crate) const FIRST_RESOURCES: u32 = 2;

/// Lays out the table: bases, leaders, initiative, shuffled decks and first hands.
pub(crate) fn set_up(kit: &Kit, setup: &Setup, mut luck: Luck) -> Result<State, SetupFaults> {
    let faults: Vec<Refusal> = setup.decks.iter().flat_map(|deck| faults_of(deck, setup)).collect();
    if !faults.is_empty() {
        return Err(SetupFaults(faults));
    }
    let initiative = match setup.series.chooser() {
        Some(chooser) => chooser,
        None => SEATS[usize::from(luck.below(2) == 1)],
    };
    let mut state = empty(setup, luck, initiative);
    for (seat, deck) in SEATS.into_iter().zip(&setup.decks) {
        lay_out(kit, &mut state, seat, deck);
    }
    let first = first_rule(&state);
    state.stack.push_rule(first);
    Ok(state)
}

/// The first rule: the initiative if a player chooses it, otherwise the mulligan.
pub(crate) fn first_rule(state: &State) -> Rule {
    match (state.series.chooser(), state.ruleset.first_player) {
        (None, FirstPlayer::Assigned) => Rule::Mulligan,
        (Some(_), _) | (None, FirstPlayer::Chooser) => Rule::Initiative,
    }
}

/// The faults of a deck that prevent a game.
pub(crate) fn faults_of(deck: &Deck, setup: &Setup) -> Vec<Refusal> {
    let mut faults = Vec::new();
    if !deck.is_plainly_legal(setup.format)
        && let Err(found) = deck.draft().check(setup.format)
    {
        faults.extend(found.into_iter().map(|fault| Refusal::rule(fault.rule, fault.text)));
    }
    if usize::from(deck.size()) > MOST_CARDS {
        let text = prose::text!(
            "This table has room for decks of up to 120 cards; this deck has {n}.",
            "Esta mesa admite mazos de hasta 120 cartas; este mazo tiene {n}.",
            n = deck.size()
        );
        faults.push(Refusal::rule("SWU-OPEN-44", text));
    }
    faults
}

fn empty(setup: &Setup, luck: Luck, initiative: Seat) -> State {
    State {
        luck,
        stack: Stack::default(),
        titles: [Title::default(); 256],
        damage: [0; 256],
        shields: [0; 256],
        experience: [0; 256],
        players: [Player::default(); 2],
        hands: Cards::default(),
        discards: Cards::default(),
        resources: Cards::default(),
        units: Cards::default(),
        turned: Cards::default(),
        fresh: Cards::default(),
        held: Cards::default(),
        upgrades: Cards::default(),
        exhausted: Cards::default(),
        space: Cards::default(),
        auras: Cards::default(),
        newer: Cards::default(),
        outward: Cards::default(),
        shown: Cards::default(),
        fought: Cards::default(),
        arrived: Cards::default(),
        used: Cards::default(),
        seen: Cards::default(),
        aside: ArrayVec::new(),
        resolving: ArrayVec::new(),
        waiting: ArrayVec::new(),
        postponed: ArrayVec::new(),
        overflow: OverflowTriggers::default(),
        ghosts: Cards::default(),
        former: ArrayVec::new(),
        lasting: ArrayVec::new(),
        spreads: Spreads::default(),
        discounts: ArrayVec::new(),
        bans: ArrayVec::new(),
        attacks: ArrayVec::new(),
        dividing: Dividing::default(),
        picked: Cards::default(),
        named: Title::default(),
        phase: Phase::Setup,
        round: 0,
        active: initiative,
        initiative,
        taken: None,
        passed: false,
        no_healing: false,
        endless: false,
        no_room: None,
        acting_unit: None,
        may_have_duplicates: false,
        unchecked: false,
        ruleset: setup.ruleset,
        series: setup.series,
        deciders: Seats::NONE,
        outcome: None,
    }
}

fn lay_out(kit: &Kit, state: &mut State, seat: Seat, deck: &Deck) {
    let [leader, base] = [CardId::leader(seat), CardId::base(seat)];
    state.titles[leader.index()] = deck.leader;
    state.titles[base.index()] = deck.base;
    state.note_face(leader, &kit.ready(deck.leader).front);
    let mut pile = super::state::Pile::new();
    for (number, title) in (0..).zip(deck.each_card()) {
        let card = CardId::of_deck(seat, number);
        state.titles[card.index()] = title;
        pile.push(card);
    }
    state.luck.shuffle(&mut pile);
    let player = state.player_mut(seat);
    player.icons = Icons::of(&[deck.leader.card().aspects, deck.base.card().aspects]);
    player.deck = pile;
    for _ in 0..FIRST_HAND {
        if let Some(card) = state.player_mut(seat).deck.pop() {
            state.hands.insert(card.thing());
        }
    }
}

impl Table<'_> {
    /// Gives the initiative to the seat that the chooser named.
    pub(crate) fn give_initiative(&mut self, seat: Seat) {
        self.state.initiative = seat;
        self.state.active = seat;
        self.tell(|_| Event::GotInitiative(seat));
        self.state.stack.become_rule(Rule::Mulligan);
    }

    /// Asks the next player about the first hand, the holder of the initiative first.
    pub(super) fn ask_mulligan(&mut self) -> Flow {
        let first = self.state.initiative;
        for seat in [first, first.other()] {
            if self.state.player(seat).mulligan == Mulligan::Open {
                return Flow::Ask(Seats::only(seat));
            }
        }
        self.state.stack.become_rule(Rule::FirstResources);
        Flow::Go
    }

    pub(crate) fn keep_hand(&mut self, seat: Seat) {
        self.state.player_mut(seat).mulligan = Mulligan::Kept;
        self.tell(|_| Event::KeptFirstHand(seat));
    }

    pub(crate) fn renew_hand(&mut self, seat: Seat) {
        let hand = self.state.hand_of(seat);
        self.state.hands -= hand;
        let player = self.state.player_mut(seat);
        player.mulligan = Mulligan::Taken;
        hand.each(|card| player.deck.push(super::meaning::card_of(card)));
        let mut deck = player.deck;
        self.state.luck.shuffle(&mut deck);
        self.state.player_mut(seat).deck = deck;
        self.tell(|_| Event::RenewedHand(seat));
        for _ in 0..FIRST_HAND {
            if let Some(card) = self.take_top(seat) {
                self.state.hands.insert(card.thing());
                self.tell(|of| Event::Drew(seat, Secret::new(of(card), Seats::only(seat))));
            }
        }
    }

    /// Asks both players for two resources in secret; then starts the first round.
    pub(super) fn ask_first_resources(&mut self) -> Flow {
        let open =
            |&seat: &Seat| (self.state.picked & self.state.hand_of(seat)).count() < FIRST_RESOURCES;
        let seats: Seats = SEATS.into_iter().filter(open).collect();
        if !seats.is_empty() {
            return Flow::Ask(seats);
        }
        let picked = std::mem::take(&mut self.state.picked);
        picked.each(|card| {
            let card = super::meaning::card_of(card);
            self.resource(card.owner(), card, true);
        });
        self.state.unchecked = false;
        self.state.stack.become_rule(Rule::PhaseStart);
        Flow::Go
    }

    /// Picks a card in secret.
    pub(crate) fn pick_secretly(&mut self, seat: Seat, card: CardId) {
        self.state.picked.insert(card.thing());
        self.tell(|of| Event::PickedSecretly(seat, Secret::new(of(card), Seats::only(seat))));
    }

    /// Both players discard their picks, or continue picking.
    pub(super) fn discard_down(&mut self, keep: u8) -> Flow {
        let open = |&seat: &Seat| {
            let hand = self.state.hand_of(seat);
            hand.count() > u32::from(keep) + (self.state.picked & hand).count()
        };
        let seats: Seats = SEATS.into_iter().filter(open).collect();
        if !seats.is_empty() {
            return Flow::Ask(seats);
        }
        self.state.stack.pop();
        let picked = std::mem::take(&mut self.state.picked);
        picked.each(|card| self.discard(super::meaning::card_of(card)));
        Flow::Go
    }
}

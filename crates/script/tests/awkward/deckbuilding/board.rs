//! A board just large enough to play these cards on.

use script::{
    Bits, Done, Entry, Flow, Frame, Host, Overrun, Reading, Stack, Task, Thing, Things, start,
};
use table::Seat;

use super::words::{Dbg, Kind, Moment, Num, Rule, Set, Test, Verb, What, Who, Zone};

/// A pile of cards; the last card is on top.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Pile {
    Hand(usize),
    Deck(usize),
    Discard(usize),
    Exile(usize),
    InPlay(usize),
    Row,
    GalaxyDeck,
    GalaxyDiscard,
    Revealed,
}

/// The player of this seat as a thing.
const fn player(seat: u16) -> Thing {
    Thing(60 + seat)
}

/// The state of a game for two; seat 0 plays the Empire and the Separatists.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Board {
    pub(crate) stack: Stack<Rule, Bits<1>>,
    pub(crate) cards: Vec<(Thing, Vec<Kind>, Pile)>,
    pub(crate) turn: usize,
    /// The spaces by which the Force is with seat 0; negative if it is with seat 1.
    pub(crate) force: i8,
    pub(crate) resources: u16,
    pub(crate) attack: u16,
    pub(crate) base_damage: [u16; 2],
    pub(crate) ship_damage: u16,
    /// Damage about to be dealt to the base of seat 0.
    pub(crate) proposed: u16,
    pub(crate) prevented_this_turn: u16,
    pub(crate) discarded_last: Option<Thing>,
    pub(crate) later: Vec<(Moment, Frame)>,
    pub(crate) reward: Option<Entry>,
}

impl Board {
    /// Adds cards to a pile, the last on top.
    pub(crate) fn with(mut self, pile: Pile, cards: &[(Thing, &[Kind])]) -> Self {
        let added = cards.iter().map(|&(card, kinds)| (card, kinds.to_vec(), pile));
        self.cards.extend(added);
        self
    }

    /// The cards in a pile, the top one last.
    pub(crate) fn pile(&self, pile: Pile) -> Vec<Thing> {
        self.cards.iter().filter(|card| card.2 == pile).map(|card| card.0).collect()
    }

    pub(crate) fn pile_of(&self, thing: Thing) -> Option<Pile> {
        self.cards.iter().find(|card| card.0 == thing).map(|card| card.2)
    }

    /// Moves a card to the top of a pile; a gap in the row is filled at once.
    fn put(&mut self, thing: Thing, pile: Pile) -> Done {
        let Some(at) = self.cards.iter().position(|card| card.0 == thing) else { return Done::NO };
        let (thing, kinds, left) = self.cards.remove(at);
        self.cards.push((thing, kinds, pile));
        if left == Pile::Row
            && let Some(&next) = self.pile(Pile::GalaxyDeck).last()
        {
            self.put(next, Pile::Row);
        }
        Done::YES
    }

    /// Proposes damage to the base of seat 0; it is dealt after a replacement had its chance.
    pub(crate) fn propose_damage(&mut self, amount: u16, replacement: Entry) {
        self.proposed = amount;
        self.stack.push_rule(Rule::CommitDamage);
        self.stack.push(Task::Ability(start(replacement, Thing(0), Seat::new(0))));
    }

    pub(crate) fn next_turn(&mut self) {
        self.prevented_this_turn = 0;
    }

    /// Begins the postponed abilities of this moment, with the card it provides, if any.
    pub(crate) fn moment_comes(&mut self, now: Moment, card: Option<Thing>) {
        let (due, later) = self.later.drain(..).partition(|(at, _)| *at == now);
        self.later = later;
        for (at, frame) in due {
            let frame = match (at, card) {
                (Moment::NextPurchase(slot), Some(card)) => frame.with(slot, card),
                _ => frame,
            };
            self.stack.push(Task::Ability(frame));
        }
    }

    fn is(&self, thing: Thing, kind: Kind, seat: usize) -> bool {
        let Some((_, kinds, _)) = self.cards.iter().find(|card| card.0 == thing) else {
            return false;
        };
        let has = |kind| kinds.contains(&kind);
        let dark = has(Kind::Empire) || has(Kind::Separatist);
        match kind {
            Kind::Any => true,
            Kind::OfYourFaction => (seat == 0 && dark) || (seat == 1 && has(Kind::Rebel)),
            Kind::Enemy => (seat == 1 && dark) || (seat == 0 && has(Kind::Rebel)),
            other => has(other),
        }
    }

    fn thing(&self, what: What, frame: &Frame) -> Option<Thing> {
        match what {
            What::This => Some(frame.source),
            What::In(slot) => frame.thing(slot),
            What::LastDiscarded => self.discarded_last,
            What::OpponentsBase => None,
        }
    }

    fn piles(&self, zone: Zone, frame: &Frame) -> Vec<Pile> {
        let of = |who| self.seat(&who, frame).index();
        match zone {
            Zone::Hand(who) => vec![Pile::Hand(of(who))],
            Zone::HandOrDiscard(who) => vec![Pile::Hand(of(who)), Pile::Discard(of(who))],
            Zone::TopOfDeck(who) => vec![Pile::Deck(of(who))],
            Zone::ExilePile(who) => vec![Pile::Exile(of(who))],
            Zone::InPlay(who) => vec![Pile::InPlay(of(who))],
            Zone::Row => vec![Pile::Row],
            Zone::Revealed => vec![Pile::Revealed],
        }
    }

    fn gain_force(&mut self, who: Seat, n: u16) -> Done {
        let before = self.force;
        let n = i8::try_from(n).unwrap_or(i8::MAX);
        let moved = if who.index() == 0 { before + n } else { before - n };
        self.force = moved.clamp(-3, 3);
        Done::times(self.force.abs_diff(before))
    }

    fn swap(&mut self, one: What, other: What, frame: &Frame) -> Done {
        let [one, other] = [one, other].map(|what| self.thing(what, frame));
        let (Some(one), Some(other)) = (one, other) else { return Done::NO };
        let (Some(here), Some(there)) = (self.pile_of(one), self.pile_of(other)) else {
            return Done::NO;
        };
        for (thing, pile) in [(one, there), (other, here)] {
            self.cards.iter_mut().filter(|card| card.0 == thing).for_each(|card| card.2 = pile);
        }
        Done::YES
    }

    fn move_top(&mut self, n: u16, from: Pile, to: Pile) -> Done {
        let top: Vec<Thing> = self.pile(from).into_iter().rev().take(n.into()).collect();
        for &card in &top {
            self.put(card, to);
            self.discarded_last = Some(card);
        }
        Done::times(top.len())
    }
}

impl Reading<Dbg> for Board {
    fn stack(&self) -> &Stack<Rule, Bits<1>> {
        &self.stack
    }

    fn seat(&self, who: &Who, frame: &Frame) -> Seat {
        match who {
            Who::You => frame.seat,
            Who::Opponent => frame.seat.other(),
            Who::In(slot) => match frame.thing(*slot) {
                Some(thing) if thing == player(1) => Seat::new(1),
                _ => Seat::new(0),
            },
        }
    }

    fn can(&self, verb: &Verb, frame: &Frame) -> bool {
        let you = frame.seat.index();
        match verb {
            Verb::Repair(_) => self.base_damage[you] > 0,
            Verb::GainForce(who, _) => match self.seat(who, frame).index() {
                0 => self.force < 3,
                _ => self.force > -3,
            },
            Verb::Exile(what)
            | Verb::Discard(what)
            | Verb::Put(what, _)
            | Verb::GiveControl(what, _) => self.thing(*what, frame).is_some(),
            Verb::Swap(one, other) => {
                [one, other].iter().all(|what| self.thing(**what, frame).is_some())
            }
            Verb::DiscardFromGalaxyDeck => !self.pile(Pile::GalaxyDeck).is_empty(),
            Verb::Reveal(_) => !self.pile(Pile::Deck(you)).is_empty(),
            Verb::PutRevealedBack => !self.pile(Pile::Revealed).is_empty(),
            Verb::Spend(n) => self.number(n, frame) <= self.resources,
            Verb::CollectRewardOf(_) => self.reward.is_some(),
            Verb::Deal(n, _) | Verb::Prevent(n) | Verb::GainResources(n) | Verb::GainAttack(n) => {
                self.number(n, frame) > 0
            }
        }
    }

    fn test(&self, test: &Test, frame: &Frame) -> bool {
        match test {
            Test::ForceIsWithYou => match frame.seat.index() {
                0 => self.force > 0,
                _ => self.force < 0,
            },
            Test::DiscardedLast(kind) => {
                self.discarded_last.is_some_and(|card| self.is(card, *kind, frame.seat.index()))
            }
            Test::Any(set) => !self.members(set, frame).is_empty(),
        }
    }

    fn number(&self, num: &Num, frame: &Frame) -> u16 {
        match num {
            Num::Just(n) => *n,
            Num::Chosen(slot) => frame.number(*slot),
            Num::Affordable(n) => self.resources.min(*n),
            Num::FirstEachTurn(n) => n.saturating_sub(self.prevented_this_turn),
            Num::CountOf(set) => {
                u16::try_from(self.members(set, frame).count()).unwrap_or(u16::MAX)
            }
        }
    }

    fn members(&self, set: &Set, frame: &Frame) -> Bits<1> {
        match set {
            Set::Players => [player(0), player(1)].into_iter().collect(),
            Set::Cards(kind, zone) => {
                let piles = self.piles(*zone, frame).into_iter();
                let cards = piles.flat_map(|pile| self.pile(pile));
                cards.filter(|&card| self.is(card, *kind, frame.seat.index())).collect()
            }
        }
    }

    fn first_of(&self, things: &Bits<1>, _: &Frame) -> Option<Thing> {
        let players = [self.turn, 1 - self.turn].map(|seat| player(u16::from(seat == 1)));
        players.into_iter().find(|&player| things.contains(player)).or_else(|| things.lowest())
    }
}

impl Host<Dbg> for Board {
    type Reading<'a> = &'a Self;

    fn reading(&self) -> &Self {
        self
    }

    fn stack_mut(&mut self) -> &mut Stack<Rule, Bits<1>> {
        &mut self.stack
    }

    fn perform(&mut self, verb: &Verb, frame: &Frame) -> Done {
        let you = frame.seat.index();
        let number = |num: &Num| self.number(num, frame);
        match verb {
            Verb::Exile(what) => {
                let card = self.thing(*what, frame).map(|card| (card, self.pile_of(card)));
                match card {
                    Some((card, Some(Pile::Hand(of) | Pile::Discard(of)))) => {
                        self.put(card, Pile::Exile(of))
                    }
                    Some((card, _)) => self.put(card, Pile::Exile(you)),
                    None => Done::NO,
                }
            }
            Verb::GiveControl(what, who) => match self.thing(*what, frame) {
                Some(card) => self.put(card, Pile::InPlay(self.seat(who, frame).index())),
                None => Done::NO,
            },
            Verb::Discard(what) => {
                match self.thing(*what, frame).map(|card| (card, self.pile_of(card))) {
                    Some((card, Some(Pile::Hand(of)))) => self.put(card, Pile::Discard(of)),
                    Some((card, _)) => self.put(card, Pile::GalaxyDiscard),
                    None => Done::NO,
                }
            }
            Verb::Put(what, zone) => {
                match (self.thing(*what, frame), self.piles(*zone, frame)[0]) {
                    (Some(card), pile) => self.put(card, pile),
                    (None, _) => Done::NO,
                }
            }
            Verb::Swap(one, other) => self.swap(*one, *other, frame),
            Verb::Reveal(n) => self.move_top(number(n), Pile::Deck(you), Pile::Revealed),
            Verb::PutRevealedBack => {
                let n = u16::try_from(self.pile(Pile::Revealed).len()).unwrap_or(u16::MAX);
                self.move_top(n, Pile::Revealed, Pile::Deck(you))
            }
            Verb::DiscardFromGalaxyDeck => self.move_top(1, Pile::GalaxyDeck, Pile::GalaxyDiscard),
            Verb::Deal(n, What::OpponentsBase) => {
                let n = number(n);
                self.base_damage[1 - you] += n;
                Done::times(n)
            }
            Verb::Deal(n, _) => {
                self.ship_damage += number(n);
                Done::YES
            }
            Verb::Prevent(n) => {
                let prevented = number(n).min(self.proposed);
                self.proposed -= prevented;
                self.prevented_this_turn += prevented;
                Done::times(prevented)
            }
            Verb::Repair(n) => {
                let repaired = number(n).min(self.base_damage[you]);
                self.base_damage[you] -= repaired;
                Done::times(repaired)
            }
            Verb::GainForce(who, n) => self.gain_force(self.seat(who, frame), number(n)),
            Verb::GainResources(n) => {
                let n = number(n);
                self.resources += n;
                Done::times(n)
            }
            Verb::GainAttack(n) => {
                let n = number(n);
                self.attack += n;
                Done::times(n)
            }
            Verb::Spend(n) => {
                let n = number(n);
                self.resources -= n;
                Done::times(n)
            }
            Verb::CollectRewardOf(_) => match self.reward {
                Some(entry) => {
                    self.stack.push(Task::Ability(start(entry, frame.source, frame.seat)));
                    Done::YES
                }
                None => Done::NO,
            },
        }
    }

    fn postpone(&mut self, at: &Moment, ability: Frame) {
        self.later.push((*at, ability));
    }

    fn rule(&mut self, rule: Rule) -> Flow {
        let Rule::CommitDamage = rule;
        self.stack.pop();
        self.base_damage[0] += std::mem::take(&mut self.proposed);
        Flow::Go
    }

    fn overran(&mut self, overrun: Overrun) {
        panic!("every effect comes to an end: {overrun:?}");
    }
}

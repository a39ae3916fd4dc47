//! A board just large enough to play these cards on.

use script::{
    Bits, Code, Done, Entry, Flow, Frame, Host, Overrun, Reading, Stack, Task, Thing, Things, start,
};
use table::Seat;

use super::cards::{DECLARE_TARGET, DIVIDE_DAMAGE, DIVIDE_HEALING};
use super::words::{Divided, Moment, Num, Only, Rule, Set, Side, Swu, Test, Verb, What, Who};
use crate::awkward::check::lowered;

/// A unit in play; the leader is a unit too.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Unit {
    pub(crate) thing: Thing,
    pub(crate) owner: usize,
    pub(crate) controller: usize,
    pub(crate) power: u16,
    pub(crate) hp: u16,
    pub(crate) damage: u16,
    pub(crate) exhausted: bool,
    pub(crate) leader: bool,
    pub(crate) rebel: bool,
    pub(crate) shields: u16,
}

/// A card in a deck, with its cost; every card here is a unit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Card(pub(crate) Thing, pub(crate) u16);

/// Procedures of the rules that are written in the effect language.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Procedures {
    declare_target: Entry,
    divide_damage: Entry,
    divide_healing: Entry,
}

impl Procedures {
    pub(crate) fn add_to(code: &mut Code<Swu>) -> Self {
        Self {
            declare_target: lowered(code, &DECLARE_TARGET),
            divide_damage: lowered(code, &DIVIDE_DAMAGE),
            divide_healing: lowered(code, &DIVIDE_HEALING),
        }
    }
}

/// The base of a seat as a thing.
pub(crate) const fn base(seat: u16) -> Thing {
    Thing(60 + seat)
}

/// The state of a game for two.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Board {
    stack: Stack<Rule, Bits<1>>,
    procedures: Procedures,
    pub(crate) units: Vec<Unit>,
    pub(crate) base_damage: [u16; 2],
    pub(crate) resources_ready: u16,
    /// The last card is on top.
    pub(crate) deck: Vec<Card>,
    seen: Vec<Card>,
    set_aside: Vec<Card>,
    pub(crate) played: Vec<Thing>,
    pub(crate) drawn: [u16; 2],
    pub(crate) discarded: u16,
    divided: Option<(Divided, Set)>,
    left_to_divide: u16,
    shares: Vec<(Thing, u16)>,
    /// The effect that happens whenever a unit attacks.
    pub(crate) on_attack: Option<Entry>,
    pub(crate) attacks: Vec<(Thing, Thing)>,
    pub(crate) later: Vec<Frame>,
}

impl Board {
    pub(crate) fn new(procedures: Procedures, units: &[Unit]) -> Self {
        Self {
            stack: Stack::default(),
            procedures,
            units: units.to_vec(),
            base_damage: [0; 2],
            resources_ready: 0,
            deck: Vec::new(),
            seen: Vec::new(),
            set_aside: Vec::new(),
            played: Vec::new(),
            drawn: [0; 2],
            discarded: 0,
            divided: None,
            left_to_divide: 0,
            shares: Vec::new(),
            on_attack: None,
            attacks: Vec::new(),
            later: Vec::new(),
        }
    }

    pub(crate) fn unit(&self, thing: Thing) -> Option<&Unit> {
        self.units.iter().find(|unit| unit.thing == thing)
    }

    fn change(&mut self, thing: Option<Thing>, f: impl Fn(&mut Unit) -> Done) -> Done {
        let unit = self.units.iter_mut().find(|unit| Some(unit.thing) == thing);
        unit.map_or(Done::NO, f)
    }

    /// Deals damage to a unit or base; one without HP left is defeated.
    fn hurt(&mut self, thing: Thing, amount: u16) -> Done {
        if let Some(seat) = base_seat(thing) {
            self.base_damage[seat] += amount;
            return Done::times(amount);
        }
        let done = self.change(Some(thing), |unit| {
            unit.damage += amount;
            Done::times(amount)
        });
        self.units.retain(|unit| unit.damage < unit.hp);
        done
    }

    fn heal(&mut self, thing: Thing, amount: u16) -> Done {
        let healed = self.damage_on(thing).min(amount);
        match base_seat(thing) {
            Some(seat) => self.base_damage[seat] -= healed,
            None => {
                self.change(Some(thing), |unit| {
                    unit.damage -= healed;
                    Done::YES
                });
            }
        }
        Done::times(healed)
    }

    fn damage_on(&self, thing: Thing) -> u16 {
        match base_seat(thing) {
            Some(seat) => self.base_damage[seat],
            None => self.unit(thing).map_or(0, |unit| unit.damage),
        }
    }

    /// Exhausts the attacker, resolves the abilities that the attack triggers, then asks for the
    /// target.
    fn attack(&mut self, attacker: Thing, seat: Seat) -> Done {
        self.change(Some(attacker), |unit| {
            unit.exhausted = true;
            Done::YES
        });
        self.stack.push_rule(Rule::AttackEnds);
        let declare = start(self.procedures.declare_target, attacker, seat);
        self.stack.push(Task::Ability(declare.with(script::Slot::A, attacker)));
        if let Some(entry) = self.on_attack {
            self.stack.push(Task::Ability(start(entry, attacker, seat)));
        }
        Done::YES
    }

    fn divide(&mut self, divided: Divided, amount: u16, among: Set, frame: &Frame) -> Done {
        self.divided = Some((divided, among));
        self.left_to_divide = amount;
        self.stack.push_rule(Rule::DealShares);
        let entry = match divided {
            Divided::Damage => self.procedures.divide_damage,
            Divided::UpToHealing => self.procedures.divide_healing,
        };
        self.stack.push(Task::Ability(start(entry, frame.source, frame.seat)));
        // The amount is known when the shares are dealt.
        Done::NO
    }

    fn take_top(&mut self, n: u16) -> Done {
        let left = self.deck.len().saturating_sub(n.into());
        let taken = self.deck.split_off(left);
        let n = u16::try_from(taken.len()).unwrap_or(u16::MAX);
        self.seen.extend(taken);
        Done::times(n)
    }

    fn fits(&self, unit: &Unit, side: Side, only: &[Only], frame: &Frame) -> bool {
        let friendly = unit.controller == frame.seat.index();
        let on_side = match side {
            Side::Either => true,
            Side::Friendly => friendly,
            Side::Enemy => !friendly,
        };
        on_side
            && only.iter().all(|only| match only {
                Only::Rebel => unit.rebel,
                Only::Ready => !unit.exhausted,
                Only::NonLeader => !unit.leader,
                Only::Damaged => unit.damage > 0,
                Only::NotThis => unit.thing != frame.source,
                Only::Not(slot) => Some(unit.thing) != frame.thing(*slot),
                Only::RemainingAtMost(n) => unit.hp - unit.damage <= self.number(n, frame),
            })
    }

    fn thing(what: What, frame: &Frame) -> Option<Thing> {
        match what {
            What::This => Some(frame.source),
            What::In(slot) => frame.thing(slot),
        }
    }

    fn cost_of(cards: &[Card]) -> u16 {
        cards.iter().map(|card| card.1).sum()
    }
}

fn base_seat(thing: Thing) -> Option<usize> {
    [0, 1].into_iter().find(|&seat| base(u16::from(seat == 1)) == thing)
}

impl Reading<Swu> for Board {
    fn stack(&self) -> &Stack<Rule, Bits<1>> {
        &self.stack
    }

    fn seat(&self, who: &Who, frame: &Frame) -> Seat {
        let of = |slot, f: fn(&Unit) -> usize| {
            let unit = frame.thing(slot).and_then(|thing| self.unit(thing));
            unit.map_or(frame.seat, |unit| if f(unit) == 1 { Seat::new(1) } else { Seat::new(0) })
        };
        match who {
            Who::You => frame.seat,
            Who::Opponent => frame.seat.other(),
            Who::OwnerOf(slot) => of(*slot, |unit| unit.owner),
            Who::ControllerOf(slot) => of(*slot, |unit| unit.controller),
        }
    }

    fn can(&self, verb: &Verb, frame: &Frame) -> bool {
        let unit = |what: &What| Self::thing(*what, frame).and_then(|thing| self.unit(thing));
        match verb {
            Verb::Exhaust(target) => unit(target).is_some_and(|unit| !unit.exhausted),
            Verb::Heal(_, target) => {
                Self::thing(*target, frame).is_some_and(|thing| self.damage_on(thing) > 0)
            }
            Verb::Pay(n) => self.number(n, frame) <= self.resources_ready,
            Verb::Divide(_, _, among) => !self.members(among, frame).is_empty(),
            Verb::LookAtTop(_) | Verb::Reveal(_) => !self.deck.is_empty(),
            Verb::Deal(..)
            | Verb::Share(..)
            | Verb::ReadyResources(_)
            | Verb::Defeat(_)
            | Verb::Draw(..)
            | Verb::DiscardFromDeck(..)
            | Verb::TakeControl(..)
            | Verb::AttackWith(_)
            | Verb::Strike(..)
            | Verb::SetAside(_)
            | Verb::PutRestOnBottom
            | Verb::PlayFree(_)
            | Verb::GiveShield(_) => true,
        }
    }

    fn test(&self, test: &Test, frame: &Frame) -> bool {
        let Test::RevealedCostAtMost(n) = test;
        Self::cost_of(&self.seen) <= self.number(n, frame)
    }

    fn number(&self, num: &Num, frame: &Frame) -> u16 {
        match num {
            Num::Just(n) => *n,
            Num::Chosen(slot) => frame.number(*slot),
            Num::ThatMuch => frame.done.0,
            Num::CostOfRevealed => Self::cost_of(&self.seen),
            Num::LeftToDivide => self.left_to_divide,
        }
    }

    fn members(&self, set: &Set, frame: &Frame) -> Bits<1> {
        let all_units = || self.units.iter().map(|unit| unit.thing);
        match set {
            Set::Units(side, only) => {
                let units = self.units.iter().filter(|unit| self.fits(unit, *side, only, frame));
                units.map(|unit| unit.thing).collect()
            }
            Set::Bases => [base(0), base(1)].into_iter().collect(),
            Set::UnitsAndBases => all_units().chain([base(0), base(1)]).collect(),
            Set::SeenUnitsWithin(n) => {
                let left = self.number(n, frame) - Self::cost_of(&self.set_aside);
                self.seen.iter().filter(|card| card.1 <= left).map(|card| card.0).collect()
            }
            Set::CardsSetAside => self.set_aside.iter().map(|card| card.0).collect(),
            Set::TopOfYourDeck => self.deck.last().map(|card| card.0).into_iter().collect(),
            Set::TargetsOf(_) => {
                let enemies = self.members(&Set::Units(Side::Enemy, &[]), frame);
                let mut targets = enemies;
                targets.insert(base(if frame.seat.index() == 0 { 1 } else { 0 }));
                targets
            }
            Set::Sharers => match self.divided {
                Some((Divided::Damage, among)) => self.members(&among, frame),
                Some((Divided::UpToHealing, among)) if self.left_to_divide > 0 => {
                    self.members(&among, frame)
                }
                _ => Bits::default(),
            },
        }
    }
}

impl Host<Swu> for Board {
    type Reading<'a> = &'a Self;

    fn reading(&self) -> &Self {
        self
    }

    fn stack_mut(&mut self) -> &mut Stack<Rule, Bits<1>> {
        &mut self.stack
    }

    fn perform(&mut self, verb: &Verb, frame: &Frame) -> Done {
        let number = |num: &Num| self.number(num, frame);
        let thing = |what: &What| Self::thing(*what, frame);
        match verb {
            Verb::Deal(n, target) => match (thing(target), number(n)) {
                (Some(target), n) => self.hurt(target, n),
                (None, _) => Done::NO,
            },
            Verb::Heal(n, target) => match (thing(target), number(n)) {
                (Some(target), n) => self.heal(target, n),
                (None, _) => Done::NO,
            },
            Verb::Divide(divided, n, among) => self.divide(*divided, number(n), *among, frame),
            Verb::Share(n, target) => {
                let n = number(n);
                self.left_to_divide -= n;
                self.shares.extend(thing(target).map(|target| (target, n)));
                Done::times(n)
            }
            Verb::Exhaust(target) => self.change(thing(target), |unit| {
                Done::from(!std::mem::replace(&mut unit.exhausted, true))
            }),
            Verb::ReadyResources(n) => {
                let n = number(n);
                self.resources_ready += n;
                Done::times(n)
            }
            Verb::Pay(n) => {
                let n = number(n);
                self.resources_ready -= n;
                Done::times(n)
            }
            Verb::Defeat(target) => {
                let before = self.units.len();
                let target = thing(target);
                self.units.retain(|unit| Some(unit.thing) != target);
                Done::from(self.units.len() < before)
            }
            Verb::Draw(who, n) => {
                let n = number(n);
                self.drawn[self.seat(who, frame).index()] += n;
                Done::times(n)
            }
            Verb::DiscardFromDeck(_, n) => {
                let n = number(n);
                self.discarded += n;
                Done::times(n)
            }
            Verb::TakeControl(who, target) => {
                let controller = self.seat(who, frame).index();
                self.change(thing(target), |unit| {
                    let before = std::mem::replace(&mut unit.controller, controller);
                    Done::from(before != controller)
                })
            }
            Verb::AttackWith(unit) => match thing(unit) {
                Some(unit) => self.attack(unit, frame.seat),
                None => Done::NO,
            },
            Verb::Strike(attacker, target) => match (thing(attacker), thing(target)) {
                (Some(attacker), Some(target)) => {
                    let power = self.unit(attacker).map_or(0, |unit| unit.power);
                    self.attacks.push((attacker, target));
                    self.hurt(target, power)
                }
                _ => Done::NO,
            },
            Verb::LookAtTop(n) => self.take_top(number(n)),
            Verb::Reveal(_) => self.take_top(1),
            Verb::SetAside(card) => {
                let (taken, left) = self.seen.iter().partition(|seen| Some(seen.0) == thing(card));
                (self.set_aside, self.seen) = ([self.set_aside.clone(), taken].concat(), left);
                Done::YES
            }
            Verb::PutRestOnBottom => {
                let rest = std::mem::take(&mut self.seen);
                self.deck.splice(..0, rest);
                Done::YES
            }
            Verb::PlayFree(card) => {
                self.set_aside.retain(|aside| Some(aside.0) != thing(card));
                self.played.extend(thing(card));
                Done::YES
            }
            Verb::GiveShield(target) => self.change(thing(target), |unit| {
                unit.shields += 1;
                Done::YES
            }),
        }
    }

    fn postpone(&mut self, at: &Moment, ability: Frame) {
        let Moment::RegroupPhase = at;
        self.later.push(ability);
    }

    fn rule(&mut self, rule: Rule) -> Flow {
        self.stack.pop();
        if rule == Rule::DealShares {
            let divided = self.divided.take().map(|(divided, _)| divided);
            for (thing, amount) in std::mem::take(&mut self.shares) {
                let done = match divided {
                    Some(Divided::UpToHealing) => self.heal(thing, amount),
                    _ => self.hurt(thing, amount),
                };
                self.stack.came_of_it(done);
            }
        }
        Flow::Go
    }

    fn overran(&mut self, overrun: Overrun) {
        panic!("every effect comes to an end: {overrun:?}");
    }
}

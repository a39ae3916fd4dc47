//! Abilities and rules under way, as plain data.

use std::hash::{Hash, Hasher};

use table::Seat;
use tinyvec::ArrayVec;

use crate::op::Pc;
use crate::{Slot, Thing, Things};

/// Registers of a frame: four slots for things remembered, the rest count repetitions.
pub(crate) const REGISTERS: usize = 8;
/// How many abilities and rules can wait on one another.
pub(crate) const DEPTH: usize = 12;

/// How many picks of several things, and how many goings through a set, can be in one another.
pub(crate) const LOOPS: usize = 3;

/// Marks a register that holds a number picked, so that it is never taken for a thing.
const NUMBER: u16 = 0x8000;
/// Registers that remember things: the slots.
const SLOTS: usize = 4;

/// Whether something that was tried really happened, and how much of it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Done(pub u16);

impl Done {
    /// Nothing happened.
    pub const NO: Self = Self(0);
    /// It happened.
    pub const YES: Self = Self(1);

    /// It happened this often, or this much of it did; beyond what can be counted, as often as that.
    pub fn times(count: impl TryInto<u16>) -> Self {
        Self(count.try_into().unwrap_or(u16::MAX))
    }

    pub(crate) fn add(&mut self, more: Self) {
        self.0 = self.0.saturating_add(more.0);
    }
}

impl From<bool> for Done {
    fn from(happened: bool) -> Self {
        if happened { Self::YES } else { Self::NO }
    }
}

/// An ability under way: where it stands and what it remembers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Frame {
    pub(crate) pc: Pc,
    registers: [u16; REGISTERS],
    /// The card whose ability this is.
    pub source: Thing,
    /// The player whose ability this is.
    pub seat: Seat,
    /// The opponent it is about; its own player as long as none was named.
    against: Seat,
    /// What came of everything tried since the ability, or its last "if you do", began.
    pub done: Done,
}

impl Frame {
    pub(crate) const fn new(pc: Pc, source: Thing, seat: Seat) -> Self {
        Self { pc, registers: [u16::MAX; REGISTERS], source, seat, against: seat, done: Done::NO }
    }

    /// The point of view of a card, for reading its words outside a running ability.
    #[must_use]
    pub const fn outside(source: Thing, seat: Seat) -> Self {
        Self::new(Pc(0), source, seat)
    }

    /// The opponent the ability is about, once one was named.
    #[must_use]
    pub fn opponent(&self) -> Option<Seat> {
        Some(self.against).filter(|against| *against != self.seat)
    }

    /// The same ability, about this opponent.
    #[must_use]
    pub fn against(mut self, opponent: Seat) -> Self {
        self.against = opponent;
        self
    }

    /// The thing remembered in a slot, if any was.
    #[must_use]
    pub fn thing(&self, slot: Slot) -> Option<Thing> {
        let value = self.register(slot.register());
        (value & NUMBER == 0).then_some(Thing(value))
    }

    /// The number remembered in a slot, 0 if none was.
    #[must_use]
    pub fn number(&self, slot: Slot) -> u16 {
        match self.register(slot.register()) {
            u16::MAX => 0,
            number => number & !NUMBER,
        }
    }

    /// The same frame with a slot filled, as for an ability triggered by a thing.
    #[must_use]
    pub fn with(mut self, slot: Slot, thing: Thing) -> Self {
        self.set(slot.register(), thing.0);
        self
    }

    /// Does the ability belong to this thing, or remember it?
    #[must_use]
    pub fn speaks_of(&self, thing: Thing) -> bool {
        self.source == thing || self.registers[..SLOTS].contains(&thing.0)
    }

    /// Whatever the ability knows as `old` it knows as `new` from now on: a card that left play
    /// and comes back is another.
    pub fn replace(&mut self, old: Thing, new: Thing) {
        if self.source == old {
            self.source = new;
        }
        self.registers[..SLOTS]
            .iter_mut()
            .filter(|held| **held == old.0)
            .for_each(|held| *held = new.0);
    }

    /// Calls `f` for its card and everything it remembers.
    pub fn each_thing(&self, mut f: impl FnMut(Thing)) {
        f(self.source);
        let slots = self.registers[..SLOTS].iter().filter(|held| **held & NUMBER == 0);
        slots.for_each(|&held| f(Thing(held)));
    }

    /// The same ability in another world, in which each thing is called anew.
    pub fn rename(&mut self, new: impl Fn(Thing) -> Thing) {
        self.source = new(self.source);
        let slots = self.registers[..SLOTS].iter_mut();
        slots.filter(|held| **held & NUMBER == 0).for_each(|held| *held = new(Thing(*held)).0);
    }

    /// Remembers a number picked.
    pub(crate) fn set_number(&mut self, slot: Slot, number: u16) {
        self.set(slot.register(), number | NUMBER);
    }

    pub(crate) fn register(&self, register: u8) -> u16 {
        self.registers[usize::from(register)]
    }

    pub(crate) fn set(&mut self, register: u8, value: u16) {
        self.registers[usize::from(register)] = value;
    }
}

/// Something under way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Task<R> {
    /// A card's ability.
    Ability(Frame),
    /// A procedure of the rules.
    Rule(R),
}

impl<R: Default> Default for Task<R> {
    fn default() -> Self {
        Self::Rule(R::default())
    }
}

/// What is done with a set of things one by one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Loop {
    Round,
    Pick,
}

/// Why the interpreter gave up instead of hanging or overflowing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Overrun {
    /// More steps between two questions than any real effect takes.
    TooManySteps,
    /// More abilities waiting on one another than the stack holds.
    TooDeep,
}

/// Everything under way, the last on top.
#[derive(Clone, Copy, Debug)]
pub struct Stack<R: Copy + Default, T: Things> {
    tasks: ArrayVec<[Task<R>; DEPTH]>,
    /// What each running [`crate::Step::Each`] still has to go through.
    pub(crate) rounds: ArrayVec<[T; LOOPS]>,
    /// What each running pick of several things has picked.
    pub(crate) picks: ArrayVec<[T; LOOPS]>,
    /// The options of the question on the table, worked out once when it was asked.
    pub(crate) offered: T,
    pub(crate) overrun: Option<Overrun>,
}

impl<R: Copy + Default, T: Things> Default for Stack<R, T> {
    fn default() -> Self {
        Self {
            tasks: ArrayVec::new(),
            rounds: ArrayVec::new(),
            picks: ArrayVec::new(),
            offered: T::default(),
            overrun: None,
        }
    }
}

// Only what is live counts; dead array entries behind the lengths do not.
impl<R: Copy + Default + PartialEq, T: Things> PartialEq for Stack<R, T> {
    fn eq(&self, other: &Self) -> bool {
        self.tasks == other.tasks
            && self.rounds == other.rounds
            && self.picks == other.picks
            && self.offered == other.offered
            && self.overrun == other.overrun
    }
}

impl<R: Copy + Default + Eq, T: Things> Eq for Stack<R, T> {}

impl<R: Copy + Default + Hash, T: Things> Hash for Stack<R, T> {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.tasks.hash(hasher);
        self.rounds.hash(hasher);
        self.picks.hash(hasher);
        self.offered.hash(hasher);
        self.overrun.hash(hasher);
    }
}

impl<R: Copy + Default, T: Things> Stack<R, T> {
    /// What is under way now.
    #[inline]
    #[must_use]
    pub fn top(&self) -> Option<&Task<R>> {
        self.tasks.last()
    }

    /// Puts something on top. Beyond the depth no real game reaches, the overrun is noted and
    /// reported by [`crate::run()`].
    #[inline]
    pub fn push(&mut self, task: Task<R>) {
        if self.tasks.try_push(task).is_some() {
            self.overrun = Some(Overrun::TooDeep);
        }
    }

    /// Puts a procedure of the rules on top.
    #[inline]
    pub fn push_rule(&mut self, rule: R) {
        self.push(Task::Rule(rule));
    }

    /// Takes the top off: it is finished.
    #[inline]
    pub fn pop(&mut self) {
        self.tasks.pop();
    }

    /// The rule on top goes on as this one.
    #[inline]
    pub fn become_rule(&mut self, rule: R) {
        self.tasks.pop();
        self.push(Task::Rule(rule));
    }

    /// Forgets everything under way: the game is over, or cannot go on with it.
    pub fn clear(&mut self) {
        self.tasks.clear();
        self.rounds.clear();
        self.picks.clear();
        self.offered = T::default();
        self.overrun = None;
    }

    /// How many things are under way.
    #[must_use]
    pub fn depth(&self) -> usize {
        self.tasks.len()
    }

    /// The answers offered by the question on the table.
    #[must_use]
    pub fn offered(&self) -> &T {
        &self.offered
    }

    /// What the pick under way has picked so far, for a set that depends on it: "with a total
    /// cost of 7 or less". Nothing when only one thing is picked.
    #[must_use]
    pub fn picked(&self) -> T {
        self.picks.last().copied().unwrap_or_default()
    }

    /// Tells the ability that waits for a rule how much came of it in the end, for verbs that
    /// only begin something; call it from that rule.
    pub fn came_of_it(&mut self, done: Done) {
        let waiting = self.tasks.iter_mut().rev().find_map(|task| match task {
            Task::Ability(frame) => Some(frame),
            Task::Rule(_) => None,
        });
        if let Some(frame) = waiting {
            frame.done.add(done);
        }
    }

    /// The highest ability, also if a rule waits on top of it.
    #[must_use]
    pub fn ability_below(&self) -> Option<&Frame> {
        self.tasks.iter().rev().find_map(|task| match task {
            Task::Ability(frame) => Some(frame),
            Task::Rule(_) => None,
        })
    }

    /// Names the opponent of the highest ability, for a rule on top of it that asked for one.
    pub fn name_opponent(&mut self, opponent: Seat) {
        let below = self.tasks.iter_mut().rev().find_map(|task| match task {
            Task::Ability(frame) => Some(frame),
            Task::Rule(_) => None,
        });
        if let Some(frame) = below {
            *frame = frame.against(opponent);
        }
    }

    /// Drops every ability of this player: nobody is left to carry it out.
    pub fn drop_abilities_of(&mut self, seat: Seat) {
        self.tasks.retain(|task| !matches!(task, Task::Ability(frame) if frame.seat == seat));
    }

    /// Does anything under way speak of this thing?
    #[must_use]
    pub fn speaks_of(&self, thing: Thing) -> bool {
        self.tasks.iter().any(|task| match task {
            Task::Ability(frame) => frame.speaks_of(thing),
            Task::Rule(_) => false,
        })
    }

    /// Calls `f` for everything the abilities under way remember: by ability, the lowest first, then
    /// what is picked or gone through.
    pub fn each_thing(&self, mut f: impl FnMut(Thing)) {
        for task in &self.tasks {
            if let Task::Ability(frame) = task {
                frame.each_thing(&mut f);
            }
        }
        self.rounds.iter().chain(&self.picks).for_each(|things| things.each(&mut f));
    }

    /// The same under way in another world, in which each thing is called anew.
    pub fn rename(&mut self, new: impl Fn(Thing) -> Thing) {
        for task in &mut self.tasks {
            if let Task::Ability(frame) = task {
                frame.rename(&new);
            }
        }
        for things in self.rounds.iter_mut().chain(&mut self.picks) {
            let old = *things;
            *things = T::default();
            old.each(|thing| things.insert(new(thing)));
        }
    }

    /// Whatever the abilities under way know as `old` they know as `new` from now on.
    pub fn replace(&mut self, old: Thing, new: Thing) {
        for task in &mut self.tasks {
            if let Task::Ability(frame) = task {
                frame.replace(old, new);
            }
        }
    }

    /// Begins going through things, or picking them.
    pub(crate) fn begin(&mut self, things: T, kind: Loop) {
        let loops = match kind {
            Loop::Round => &mut self.rounds,
            Loop::Pick => &mut self.picks,
        };
        if loops.try_push(things).is_some() {
            self.overrun = Some(Overrun::TooDeep);
        }
    }

    pub(crate) fn ability_at(&mut self, index: usize) -> Option<&mut Frame> {
        match self.tasks.get_mut(index) {
            Some(Task::Ability(frame)) => Some(frame),
            _ => None,
        }
    }

    pub(crate) fn top_ability(&mut self) -> Option<&mut Frame> {
        match self.tasks.last_mut() {
            Some(Task::Ability(frame)) => Some(frame),
            _ => None,
        }
    }
}

//! The abilities and rules being carried out, as plain data.

use std::hash::{Hash, Hasher};

use table::Seat;
use tinyvec::ArrayVec;

use crate::op::Pc;
use crate::{Slot, Thing, Things};

/// Registers of a frame: four slots that remember things; the rest count repetitions.
pub(crate) const REGISTERS: usize = 8;
/// The number of abilities and rules that can wait for one another.
pub(crate) const DEPTH: usize = 12;

/// How many picks of several things and loops over a set can run within one another. The deepest in
/// the cards of all games is three: a card that lets its player play cards, one of which does the
/// same, and one of those picks several things.
pub(crate) const LOOPS: usize = 4;

/// The bit that marks a register as a picked number, so that it is never taken for a thing.
const NUMBER: u16 = 0x8000;
/// The number of registers that remember things: the slots.
const SLOTS: usize = 4;

/// How much of an attempted change really happened.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Done(pub u16);

impl Done {
    /// Nothing happened.
    pub const NO: Self = Self(0);
    /// It happened.
    pub const YES: Self = Self(1);

    /// The change happened `count` times or by this amount; larger counts saturate.
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

/// The opponent and the part of the table that an ability is about, in one byte: the seat, which is
/// that of the player until an opponent is named, and above it one more than the number of the part.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Named(u8);

impl Named {
    const SEAT: u8 = 15;

    #[allow(clippy::cast_possible_truncation)] // There are fewer than 16 seats.
    const fn nothing(seat: Seat) -> Self {
        Self(seat.index() as u8)
    }

    const fn opponent(self) -> Seat {
        Seat::new(self.0 & Self::SEAT)
    }

    const fn with_opponent(self, opponent: Seat) -> Self {
        Self(self.0 & !Self::SEAT | Self::nothing(opponent).0)
    }

    const fn place(self) -> Option<u8> {
        (self.0 >> 4).checked_sub(1)
    }

    const fn with_place(self, place: u8) -> Self {
        assert!(place < Self::SEAT, "a table has fewer parts");
        Self(self.0 & Self::SEAT | (place + 1) << 4)
    }
}

/// An ability being carried out: its position in the code and its memory.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Frame {
    pub(crate) pc: Pc,
    registers: [u16; REGISTERS],
    /// The card whose ability this is.
    pub source: Thing,
    /// The player whose ability this is.
    pub seat: Seat,
    /// What was named for this ability.
    named: Named,
    /// The sum of all changes made since the ability, or its last "if you do", began.
    pub done: Done,
}

impl Frame {
    pub(crate) const fn new(pc: Pc, source: Thing, seat: Seat) -> Self {
        let named = Named::nothing(seat);
        Self { pc, registers: [u16::MAX; REGISTERS], source, seat, named, done: Done::NO }
    }

    /// A frame that only gives the point of view of a card, to read its words outside a running
    /// ability.
    #[must_use]
    pub const fn outside(source: Thing, seat: Seat) -> Self {
        Self::new(Pc::at(0), source, seat)
    }

    /// The opponent the ability is about, if one was named.
    #[must_use]
    pub fn opponent(&self) -> Option<Seat> {
        Some(self.named.opponent()).filter(|against| *against != self.seat)
    }

    /// Returns the same ability with this opponent named.
    #[must_use]
    pub fn against(mut self, opponent: Seat) -> Self {
        self.named = self.named.with_opponent(opponent);
        self
    }

    /// The part of the table that the ability is about, if one was named: a number that the game
    /// gives meaning to.
    #[must_use]
    pub fn place(&self) -> Option<u8> {
        self.named.place()
    }

    /// Returns the same ability with this part of the table named.
    ///
    /// # Panics
    /// When the number is 15 or more: no table has as many parts.
    #[must_use]
    pub fn at_place(mut self, place: u8) -> Self {
        self.named = self.named.with_place(place);
        self
    }

    /// Returns the same ability as that of another player, with nothing named.
    #[must_use]
    pub fn handed_to(mut self, seat: Seat) -> Self {
        (self.seat, self.named) = (seat, Named::nothing(seat));
        self
    }

    /// The thing remembered in a slot, if there is one.
    #[must_use]
    pub fn thing(&self, slot: Slot) -> Option<Thing> {
        let value = self.register(slot.register());
        (value & NUMBER == 0).then_some(Thing(value))
    }

    /// The number remembered in a slot, or 0 if there is none.
    #[must_use]
    pub fn number(&self, slot: Slot) -> u16 {
        match self.register(slot.register()) {
            u16::MAX => 0,
            number => number & !NUMBER,
        }
    }

    /// Returns the same frame with a slot filled, as for an ability triggered by a thing.
    #[must_use]
    pub fn with(mut self, slot: Slot, thing: Thing) -> Self {
        self.set(slot.register(), thing.0);
        self
    }

    /// Whether the ability belongs to this thing or remembers it.
    #[must_use]
    pub fn speaks_of(&self, thing: Thing) -> bool {
        self.source == thing || self.registers[..SLOTS].contains(&thing.0)
    }

    /// Replaces `old` with `new` in everything the ability remembers. A card that leaves play and
    /// comes back counts as a new thing.
    pub fn replace(&mut self, old: Thing, new: Thing) {
        if self.source == old {
            self.source = new;
        }
        self.registers[..SLOTS]
            .iter_mut()
            .filter(|held| **held == old.0)
            .for_each(|held| *held = new.0);
    }

    /// Calls `f` for the card of the ability and for everything the ability remembers.
    pub fn each_thing(&self, mut f: impl FnMut(Thing)) {
        f(self.source);
        let slots = self.registers[..SLOTS].iter().filter(|held| **held & NUMBER == 0);
        slots.for_each(|&held| f(Thing(held)));
    }

    /// Renumbers all things of the ability, for an imagined world with other numbers.
    pub fn rename(&mut self, new: impl Fn(Thing) -> Thing) {
        self.source = new(self.source);
        let slots = self.registers[..SLOTS].iter_mut();
        slots.filter(|held| **held & NUMBER == 0).for_each(|held| *held = new(Thing(*held)).0);
    }

    /// Remembers a picked number.
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

/// An ability put off until later: a frame without its counters, because a repetition around
/// [`crate::Step::Later`] does not go on there and those inside it begin anew.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PutOff {
    pc: Pc,
    slots: [u16; SLOTS],
    source: Thing,
    seat: Seat,
    named: Named,
    done: Done,
}

impl PutOff {
    /// The ability as it goes on.
    #[must_use]
    pub fn frame(&self) -> Frame {
        let Self { pc, slots, source, seat, named, done } = *self;
        let mut frame = Frame { named, done, ..Frame::new(pc, source, seat) };
        frame.registers[..SLOTS].copy_from_slice(&slots);
        frame
    }

    /// Changes what the ability remembers.
    pub fn change(&mut self, change: impl FnOnce(&mut Frame)) {
        let mut frame = self.frame();
        change(&mut frame);
        *self = Self::from(&frame);
    }
}

impl From<&Frame> for PutOff {
    fn from(frame: &Frame) -> Self {
        let Frame { pc, registers: [a, b, c, d, ..], source, seat, named, done } = *frame;
        Self { pc, slots: [a, b, c, d], source, seat, named, done }
    }
}

/// An entry of the stack.
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

/// The purpose for which a set of things is gone through.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Loop {
    Round,
    Pick,
}

/// The reason why the interpreter gave up instead of hanging or overflowing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Overrun {
    /// An effect takes more steps between two questions than any real effect.
    TooManySteps,
    /// More abilities wait for one another than the stack holds.
    TooDeep,
}

/// The abilities and rules being carried out, the current one on top.
///
/// `T` holds the options of a question. `L` holds the things of a loop, or those picked so far: a
/// smaller set where no effect of the game loops over things of every kind.
#[derive(Clone, Copy, Debug)]
pub struct Stack<R: Copy + Default, T: Things, L: Things = T> {
    tasks: ArrayVec<[Task<R>; DEPTH]>,
    /// The running loops and picks of several things, the current one last: for a
    /// [`crate::Step::Each`] the things that are still to come, for a pick those picked so far.
    loops: [L; LOOPS],
    /// The number of loops running.
    running: u8,
    /// The loops that are picks, a bit each.
    picks: u8,
    /// The options of the current question, computed once when it was asked.
    pub(crate) offered: T,
    pub(crate) overrun: Option<Overrun>,
}

impl<R: Copy + Default, T: Things, L: Things> Default for Stack<R, T, L> {
    fn default() -> Self {
        Self {
            tasks: ArrayVec::new(),
            loops: [L::default(); LOOPS],
            running: 0,
            picks: 0,
            offered: T::default(),
            overrun: None,
        }
    }
}

// Only the live entries are compared; array entries beyond the length are stale.
impl<R: Copy + Default + PartialEq, T: Things, L: Things> PartialEq for Stack<R, T, L> {
    fn eq(&self, other: &Self) -> bool {
        self.tasks == other.tasks
            && self.loops() == other.loops()
            && self.picks == other.picks
            && self.offered == other.offered
            && self.overrun == other.overrun
    }
}

impl<R: Copy + Default + Eq, T: Things, L: Things> Eq for Stack<R, T, L> {}

// Replay files end with a hash of the state. Rounds come before picks there, each kind with its
// number, so that the hash does not depend on how the two are stored.
impl<R: Copy + Default + Hash, T: Things, L: Things> Hash for Stack<R, T, L> {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.tasks.hash(hasher);
        for kind in [Loop::Round, Loop::Pick] {
            self.loops_of(kind).count().hash(hasher);
            self.loops_of(kind).for_each(|things| things.hash(hasher));
        }
        self.offered.hash(hasher);
        self.overrun.hash(hasher);
    }
}

impl<R: Copy + Default, T: Things, L: Things> Stack<R, T, L> {
    /// The ability or rule that is being carried out.
    #[inline]
    #[must_use]
    pub fn top(&self) -> Option<&Task<R>> {
        self.tasks.last()
    }

    /// Puts a task on top. If the stack is full, which no real game reaches, the overrun is
    /// recorded and [`crate::run()`] reports it.
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

    /// Puts a procedure of the rules under the task on top, so that it follows when that is done.
    pub fn push_rule_below_top(&mut self, rule: R) {
        let top = self.tasks.pop();
        self.push_rule(rule);
        if let Some(top) = top {
            self.push(top);
        }
    }

    /// Removes the top task because it is finished.
    #[inline]
    pub fn pop(&mut self) {
        self.tasks.pop();
    }

    /// Replaces the rule on top with this one.
    #[inline]
    pub fn become_rule(&mut self, rule: R) {
        self.tasks.pop();
        self.push(Task::Rule(rule));
    }

    /// Drops all tasks, because the game is over or cannot go on with them.
    pub fn clear(&mut self) {
        self.tasks.clear();
        self.running = 0;
        self.picks = 0;
        self.offered = T::default();
        self.overrun = None;
    }

    /// The number of tasks on the stack.
    #[must_use]
    pub fn depth(&self) -> usize {
        self.tasks.len()
    }

    /// The answers that the current question offers.
    #[must_use]
    pub fn offered(&self) -> &T {
        &self.offered
    }

    /// The answers that the question of a rule offers, for a rule that keeps them here.
    pub fn offered_mut(&mut self) -> &mut T {
        &mut self.offered
    }

    /// The things that the current pick has picked so far, for a set that depends on them: "with a
    /// total cost of 7 or less". Empty when only one thing is picked.
    #[must_use]
    pub fn picked(&self) -> L {
        self.loops_of(Loop::Pick).last().copied().unwrap_or_default()
    }

    /// Tells the ability that waits for a rule how much the rule changed. Verbs that only begin a
    /// change need this; the rule calls it.
    pub fn came_of_it(&mut self, done: Done) {
        let waiting = self.tasks.iter_mut().rev().find_map(|task| match task {
            Task::Ability(frame) => Some(frame),
            Task::Rule(_) => None,
        });
        if let Some(frame) = waiting {
            frame.done.add(done);
        }
    }

    /// The highest ability on the stack, even if a rule is on top of it.
    #[must_use]
    pub fn ability_below(&self) -> Option<&Frame> {
        self.tasks.iter().rev().find_map(|task| match task {
            Task::Ability(frame) => Some(frame),
            Task::Rule(_) => None,
        })
    }

    /// Names the opponent of the highest ability, for a rule on top of it that asked for one.
    pub fn name_opponent(&mut self, opponent: Seat) {
        self.change_abilities(1, |frame| frame.against(opponent));
    }

    /// Changes this many of the highest abilities, even if a rule is on top of them: a cost and its
    /// effect are two.
    pub fn change_abilities(&mut self, many: usize, change: impl Fn(Frame) -> Frame) {
        let abilities = self.tasks.iter_mut().rev().filter_map(|task| match task {
            Task::Ability(frame) => Some(frame),
            Task::Rule(_) => None,
        });
        abilities.take(many).for_each(|frame| *frame = change(*frame));
    }

    /// Drops every ability of this player, who has left the game.
    pub fn drop_abilities_of(&mut self, seat: Seat) {
        self.tasks.retain(|task| !matches!(task, Task::Ability(frame) if frame.seat == seat));
    }

    /// Whether an ability on the stack belongs to this thing or remembers it.
    #[must_use]
    pub fn speaks_of(&self, thing: Thing) -> bool {
        self.tasks.iter().any(|task| match task {
            Task::Ability(frame) => frame.speaks_of(thing),
            Task::Rule(_) => false,
        })
    }

    /// Calls `f` for everything the abilities on the stack remember, lowest ability first, and then
    /// for the things being picked or gone through.
    pub fn each_thing(&self, mut f: impl FnMut(Thing)) {
        for task in &self.tasks {
            if let Task::Ability(frame) = task {
                frame.each_thing(&mut f);
            }
        }
        for kind in [Loop::Round, Loop::Pick] {
            self.loops_of(kind).for_each(|things| things.each(&mut f));
        }
    }

    /// Renumbers all things on the stack, for an imagined world with other numbers.
    pub fn rename(&mut self, new: impl Fn(Thing) -> Thing) {
        for task in &mut self.tasks {
            if let Task::Ability(frame) = task {
                frame.rename(&new);
            }
        }
        for things in &mut self.loops[..usize::from(self.running)] {
            let old = *things;
            *things = L::default();
            old.each(|thing| things.insert(new(thing)));
        }
    }

    /// Replaces `old` with `new` in everything the abilities on the stack remember.
    pub fn replace(&mut self, old: Thing, new: Thing) {
        for task in &mut self.tasks {
            if let Task::Ability(frame) = task {
                frame.replace(old, new);
            }
        }
    }

    /// Begins a loop over things, or a pick of things.
    pub(crate) fn begin(&mut self, things: L, kind: Loop) {
        let Some(free) = self.loops.get_mut(usize::from(self.running)) else {
            self.overrun = Some(Overrun::TooDeep);
            return;
        };
        *free = things;
        if kind == Loop::Pick {
            self.picks |= 1 << self.running;
        }
        self.running += 1;
    }

    /// The things of the current loop or pick, which began last.
    pub(crate) fn current_loop(&mut self) -> Option<&mut L> {
        self.loops[..usize::from(self.running)].last_mut()
    }

    /// Ends the current loop or pick and returns its things.
    pub(crate) fn end_loop(&mut self) -> Option<L> {
        let things = self.loops().last().copied()?;
        self.running -= 1;
        self.picks &= !(1 << self.running);
        Some(things)
    }

    /// The things of all loops of a kind, the current one last.
    fn loops_of(&self, kind: Loop) -> impl Iterator<Item = &L> {
        let wanted = u8::from(kind == Loop::Pick);
        let numbered = self.loops().iter().enumerate();
        numbered.filter(move |(n, _)| self.picks >> n & 1 == wanted).map(|(_, things)| things)
    }

    fn loops(&self) -> &[L] {
        &self.loops[..usize::from(self.running)]
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

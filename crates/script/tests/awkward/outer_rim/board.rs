//! A board just large enough to play these cards on.

use std::collections::VecDeque;

use script::{
    Bits, Done, Entry, Flow, Frame, Host, Overrun, Reading, Stack, Task, Thing, Things, start,
};
use table::Seat;

use super::words::{
    Face, Faction, Moment, Num, Rim, Rule, Set, Skill, Test, Verb, Victim, What, Who,
};

/// A player in your space, as a thing.
pub(crate) const fn player(seat: u16) -> Thing {
    Thing(seat)
}
const DICE: u16 = 8;
const ENEMY_DICE: u16 = 16;
pub(crate) const CREW: [Thing; 2] = [Thing(32), Thing(33)];
const PATROL: Thing = Thing(34);
pub(crate) const GEAR: Thing = Thing(36);
pub(crate) const MOD: Thing = Thing(37);
pub(crate) const PLANETS: [Thing; 2] = [Thing(38), Thing(39)];
const FACTIONS: [Thing; 2] = [Thing(40), Thing(41)];

/// One of your dice, as a thing.
pub(crate) const fn die(n: u16) -> Thing {
    Thing(DICE + n)
}

/// One of the dice rolled against you, as a thing.
const fn enemy_die(n: u16) -> Thing {
    Thing(ENEMY_DICE + n)
}

/// A market card on the deck: the thing and its kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Goods(pub(crate) Thing, pub(crate) Thing);

/// The state of a game for three, all in one space; it is the turn of seat 0.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Board {
    pub(crate) stack: Stack<Rule, Bits<1>>,
    /// The results the dice will show, in this order; blanks when they run out.
    pub(crate) luck: VecDeque<Face>,
    pub(crate) dice: Vec<Face>,
    pub(crate) enemy_dice: Vec<Option<Face>>,
    pub(crate) skills: Vec<Skill>,
    /// The effect that happens after dice were rolled, before they are judged.
    pub(crate) after_roll: Option<Entry>,
    pub(crate) passed: bool,
    pub(crate) won: bool,
    pub(crate) credits: [u16; 3],
    pub(crate) fame: [u16; 3],
    /// Reputation with the Rebellion and with the faction of the planet.
    pub(crate) reputation: [[i8; 2]; 3],
    pub(crate) turn: u16,
    pub(crate) gamblers: Vec<u16>,
    pub(crate) pot: u16,
    pub(crate) rolled: [u16; 3],
    pub(crate) damage: u16,
    pub(crate) health: u16,
    pub(crate) ship_damage: u16,
    pub(crate) crew: Vec<Thing>,
    pub(crate) patrol_distance: u16,
    pub(crate) deck: Vec<Goods>,
    pub(crate) revealed: Vec<Goods>,
    pub(crate) bought: Vec<Thing>,
    pub(crate) marked: Option<Thing>,
    pub(crate) done: Vec<&'static str>,
}

impl Board {
    /// A healthy character, and a Patrol five spaces away.
    pub(crate) fn new() -> Self {
        Self { health: 4, patrol_distance: 5, ..Self::default() }
    }

    fn roll(&mut self) -> Face {
        self.luck.pop_front().unwrap_or(Face::Blank)
    }

    fn roll_yours(&mut self, n: u16, frame: &Frame, judge: Rule) -> Done {
        self.dice = (0..n).map(|_| self.roll()).collect();
        self.stack.push_rule(judge);
        if let Some(entry) = self.after_roll {
            self.stack.push(Task::Ability(start(entry, frame.source, frame.seat)));
        }
        Done::YES
    }

    fn defeated(&self) -> bool {
        self.damage >= self.health
    }

    fn change_die(&mut self, thing: Thing, face: Face) -> Done {
        let die = self.dice.get_mut(thing.index().wrapping_sub(DICE.into()));
        Done::from(die.is_some_and(|die| std::mem::replace(die, face) != face))
    }

    fn pay(&mut self, seat: usize, n: u16) -> Done {
        if self.credits[seat] < n {
            return Done::NO;
        }
        self.credits[seat] -= n;
        Done::times(n)
    }

    fn with(faction: Faction, frame: &Frame) -> usize {
        match faction {
            Faction::Rebellion => 0,
            Faction::OfThePlanet => 1,
            Faction::In(slot) => usize::from(frame.thing(slot) == Some(FACTIONS[1])),
        }
    }

    /// Reputation has three steps and cannot pass the ends.
    fn change_reputation(&mut self, seat: usize, faction: usize, by: i8) -> Done {
        let now = &mut self.reputation[seat][faction];
        let before = *now;
        *now = (before + by).clamp(-1, 1);
        Done::from(*now != before)
    }

    fn thing(what: What, frame: &Frame) -> Option<Thing> {
        match what {
            What::This => Some(frame.source),
            What::In(slot) => frame.thing(slot),
        }
    }

    fn of_kind(&self, kind: Option<Thing>) -> Vec<Thing> {
        let fits = |goods: &&Goods| Some(goods.1) == kind;
        self.revealed.iter().filter(fits).map(|goods| goods.0).collect()
    }

    fn take_the_pot(&mut self) -> Done {
        let best = self.gamblers.iter().max_by_key(|&&seat| self.rolled[usize::from(seat)]);
        let Some(&winner) = best else { return Done::NO };
        self.credits[usize::from(winner)] += std::mem::take(&mut self.pot);
        self.gamblers.clear();
        Done::YES
    }

    fn note(&mut self, what: &'static str) -> Done {
        self.done.push(what);
        Done::YES
    }
}

/// A hit is 1 damage, a crit 2; other faces are 0.
fn damage(faces: impl Iterator<Item = Face>) -> u16 {
    faces
        .map(|face| match face {
            Face::Hit => 1,
            Face::Crit => 2,
            Face::Focus | Face::Blank => 0,
        })
        .sum()
}

fn seat_of(thing: Option<Thing>) -> Seat {
    Seat::new(thing.map_or(0, Thing::byte))
}

impl Reading<Rim> for Board {
    fn stack(&self) -> &Stack<Rule, Bits<1>> {
        &self.stack
    }

    fn seat(&self, who: &Who, frame: &Frame) -> Seat {
        match who {
            Who::You => frame.seat,
            Who::In(slot) => seat_of(frame.thing(*slot)),
            Who::NearestOther => Seat::new(1),
        }
    }

    fn can(&self, verb: &Verb, frame: &Frame) -> bool {
        let you = frame.seat.index();
        match verb {
            Verb::Spend(n) => self.credits[you] >= self.number(n, frame),
            Verb::Stake(who, n) => {
                self.credits[self.seat(who, frame).index()] >= self.number(n, frame)
            }
            Verb::LoseReputation(who, faction) => {
                self.reputation[self.seat(who, frame).index()][Self::with(*faction, frame)] > -1
            }
            Verb::GainReputation(faction) => self.reputation[you][Self::with(*faction, frame)] < 1,
            Verb::RevealFromThisDeck => !self.deck.is_empty(),
            Verb::RecoverAll(Victim::Character) => self.damage > 0,
            Verb::RecoverAll(Victim::Ship) => self.ship_damage > 0,
            _ => true,
        }
    }

    fn test(&self, test: &Test, frame: &Frame) -> bool {
        match test {
            Test::Passed => self.passed,
            Test::Failed => !self.passed,
            Test::PassedOrDefeated => self.passed || self.defeated(),
            Test::Won => self.won,
            Test::Have(skill) => self.skills.contains(skill),
            Test::PatrolHere => self.patrol_distance == 0,
            Test::NotNegative(faction) => {
                self.reputation[frame.seat.index()][Self::with(*faction, frame)] >= 0
            }
            Test::Revealed(n, slot) => {
                self.of_kind(frame.thing(*slot)).len() >= usize::from(self.number(n, frame))
            }
            Test::CrewAtLeast(n) => self.crew.len() >= usize::from(self.number(n, frame)),
        }
    }

    fn number(&self, num: &Num, _: &Frame) -> u16 {
        let Num::Just(n) = num;
        *n
    }

    fn members(&self, set: &Set, frame: &Frame) -> Bits<1> {
        let you = frame.seat.index();
        let others = || (0..3).filter(move |&seat| usize::from(seat) != you);
        match set {
            Set::YourDice => (0_u16..).zip(&self.dice).map(|(n, _)| die(n)).collect(),
            Set::YourResults(face) => {
                let dice = (0_u16..).zip(&self.dice).filter(|(_, shown)| *shown == face);
                dice.map(|(n, _)| die(n)).collect()
            }
            Set::OpponentsResults(face) => {
                let dice = (0_u16..).zip(&self.enemy_dice);
                let dice = dice.filter(|(_, shown)| **shown == Some(*face));
                dice.map(|(n, _)| enemy_die(n)).collect()
            }
            Set::OthersHere => others().map(player).collect(),
            Set::MoreFamousHere => {
                let famous = |&seat: &u16| self.fame[usize::from(seat)] > self.fame[you];
                others().filter(famous).map(player).collect()
            }
            Set::Gamblers => self.gamblers.iter().map(|&seat| player(seat)).collect(),
            Set::YourCrew => self.crew.iter().copied().collect(),
            Set::Patrols => [PATROL].into_iter().collect(),
            Set::PatrolsHere if self.patrol_distance == 0 => [PATROL].into_iter().collect(),
            Set::PatrolsHere => Bits::default(),
            Set::Planets => PLANETS.into_iter().collect(),
            Set::FactionsToLose(slot) => {
                let known = self.reputation[seat_of(frame.thing(*slot)).index()];
                let left = FACTIONS.into_iter().zip(known).filter(|(_, now)| *now > -1);
                left.map(|(faction, _)| faction).collect()
            }
            Set::KindsOfGoods => [GEAR, MOD].into_iter().collect(),
            Set::RevealedOfKind(slot) => self.of_kind(frame.thing(*slot)).into_iter().collect(),
        }
    }

    fn first_of(&self, things: &Bits<1>, _: &Frame) -> Option<Thing> {
        let in_turn_order = (0..3).map(|n| player((self.turn + n) % 3));
        in_turn_order.into_iter().find(|&player| things.contains(player)).or(things.lowest())
    }
}

impl Host<Rim> for Board {
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
        let thing = |what: &What| Self::thing(*what, frame).unwrap_or_default();
        match verb {
            Verb::Reroll(die) => {
                let shown = self.roll();
                self.change_die(thing(die), shown);
                Done::YES
            }
            Verb::Turn(die, face) => self.change_die(thing(die), *face),
            Verb::Cancel(die) => {
                let at = thing(die).index() - usize::from(ENEMY_DICE);
                self.enemy_dice[at] = None;
                Done::YES
            }
            Verb::TestSkill(skill) => {
                self.passed = false;
                self.roll_yours(2, frame, Rule::JudgeTest(*skill))
            }
            Verb::FightGroundEnemy(n) => {
                let value = number(n);
                self.roll_yours(3, frame, Rule::EnemyRolls(value))
            }
            Verb::GainCredits(n) => {
                let n = number(n);
                self.credits[you] += n;
                Done::times(n)
            }
            Verb::Spend(n) => self.pay(you, number(n)),
            Verb::Stake(who, n) => {
                let seat = self.seat(who, frame).index();
                let paid = self.pay(seat, number(n));
                if paid != Done::NO {
                    self.pot += paid.0;
                    self.gamblers.extend(u16::try_from(seat));
                }
                paid
            }
            Verb::Roll(who, n) => {
                let seat = self.seat(who, frame).index();
                let faces: Vec<Face> = (0..number(n)).map(|_| self.roll()).collect();
                self.rolled[seat] = damage(faces.into_iter());
                Done::YES
            }
            Verb::WinnerTakesThePot => self.take_the_pot(),
            Verb::GainFame(n) => {
                let n = number(n);
                self.fame[you] += n;
                Done::times(n)
            }
            Verb::GainReputation(faction) => {
                self.change_reputation(you, Self::with(*faction, frame), 1)
            }
            Verb::LoseReputation(who, faction) => {
                let seat = self.seat(who, frame).index();
                self.change_reputation(seat, Self::with(*faction, frame), -1)
            }
            Verb::LoseReputationWithPatrol(_) => self.change_reputation(you, 0, -1),
            Verb::Suffer(Victim::Character, n) => {
                let suffered = number(n).min(self.health - self.damage);
                self.damage += suffered;
                Done::times(suffered)
            }
            Verb::Suffer(Victim::Ship, n) => {
                self.ship_damage += number(n);
                Done::YES
            }
            Verb::RecoverAll(Victim::Character) => Done::times(std::mem::take(&mut self.damage)),
            Verb::RecoverAll(Victim::Ship) => Done::times(std::mem::take(&mut self.ship_damage)),
            Verb::CallPatrol(_) => Done::times(std::mem::take(&mut self.patrol_distance)),
            Verb::MovePatrol(_, n) => {
                let moved = number(n).min(self.patrol_distance);
                self.patrol_distance -= moved;
                Done::times(moved)
            }
            Verb::Discard(What::This) => self.note("discarded"),
            Verb::Discard(card) => {
                let card = thing(card);
                self.crew.retain(|&crew| crew != card);
                Done::YES
            }
            Verb::TakeAnotherTurn => self.note("another turn"),
            Verb::Deliver => self.note("delivered"),
            Verb::CompleteJob => self.note("job completed"),
            Verb::RevealFromThisDeck => {
                self.revealed.extend(self.deck.pop());
                Done::YES
            }
            Verb::Buy(card) => {
                let card = thing(card);
                self.revealed.retain(|goods| goods.0 != card);
                self.bought.push(card);
                Done::YES
            }
            Verb::ShuffleRestIntoDeck => {
                self.deck.append(&mut self.revealed);
                Done::YES
            }
            Verb::MarkAsDestination(planet) => {
                self.marked = Some(thing(planet));
                Done::YES
            }
        }
    }

    fn postpone(&mut self, at: &Moment, _: Frame) {
        match *at {}
    }

    fn rule(&mut self, rule: Rule) -> Flow {
        self.stack.pop();
        match rule {
            Rule::JudgeTest(skill) => {
                let skilled = self.skills.contains(&skill);
                self.passed = self
                    .dice
                    .iter()
                    .any(|face| *face == Face::Crit || (skilled && *face == Face::Hit));
            }
            Rule::EnemyRolls(value) => {
                self.enemy_dice = (0..value).map(|_| Some(self.roll())).collect();
                let theirs = damage(self.enemy_dice.iter().filter_map(|face| *face));
                self.won = damage(self.dice.iter().copied()) >= theirs;
                self.damage = (self.damage + theirs).min(self.health);
            }
        }
        Flow::Go
    }

    fn overran(&mut self, overrun: Overrun) {
        panic!("every effect comes to an end: {overrun:?}");
    }
}

//! Rules of thumb for the Deckbuilding Game: play everything, use abilities, hunt what one unit can
//! just defeat, buy the dearest card, and attack the base with whatever has Attack.

use std::cmp::Reverse;

use deckbuilding::{
    Ability, Card, CardId, Choice, Deckbuilding, GalaxyWords, Goes, Kind, Question, SeenInPlay,
    SeenPlace, SeenPlayer, Step, Target, Trigger, Verb, View,
};
use script::{Answer, Ask, Thing};
use table::Seat;

use crate::Sight;

/// Cards bought until the deck is good enough to prefer Attack to resources.
const ENOUGH_BOUGHT: usize = 6;
/// The least Target value that is worth a unit's attack.
const LEAST_PREY: u8 = 3;

/// The option of the highest priority; among equals the first.
pub(crate) fn choose(sight: &Sight<'_, Deckbuilding>) -> Choice {
    let thumb = Thumb { view: &sight.view(), seat: sight.seat(), question: sight.question() };
    let best = sight.options().iter().min_by_key(|option| Reverse(thumb.priority(**option)));
    best.copied().unwrap_or(sight.options()[0])
}

/// How urgent a choice is: its kind first, then what it is worth among choices of that kind.
type Priority = (i32, i32);

/// What the rules look at.
struct Thumb<'a> {
    view: &'a View,
    seat: Seat,
    question: Option<Question>,
}

impl Thumb<'_> {
    fn priority(&self, choice: Choice) -> Priority {
        match choice {
            Choice::Play(card) => (90, self.play(self.facts(card.thing()))),
            Choice::Resolve(Target::Row(_)) => (80, 0),
            Choice::Use(thing) if self.is_useful(thing) => (70, 0),
            Choice::Assign(card, Target::Row(prey)) => self.hunt(card, prey),
            Choice::Buy(card) => (50, self.price(self.facts(card.thing()))),
            Choice::Assign(card, Target::Base(_)) if self.attack(card) > 0 => (40, 0),
            Choice::Resolve(Target::Base(_)) => (30, 0),
            Choice::End | Choice::Skip | Choice::LeaveReward | Choice::GoOn => (0, 0),
            Choice::Use(_) | Choice::Assign(..) | Choice::Bribe(_) => (-1, 0),
            Choice::Trigger(_) | Choice::TakeReward => (1, 0),
            Choice::Base(base) => (1, self.facts(base.thing()).hit_points.into()),
            Choice::Hit(ship, amount) => (1, self.hit(ship, amount)),
            Choice::Place(place) => (1, self.place(place)),
            Choice::Answer(answer) => (1, self.answer(answer)),
            Choice::Split(_) | Choice::By(_) | Choice::Against(_) | Choice::Galaxy(_) => (1, 0),
        }
    }

    fn facts(&self, thing: Thing) -> &'static Card {
        self.view.facts(thing)
    }

    fn own(&self) -> &SeenPlayer {
        self.view.player(self.seat)
    }

    fn in_play(&self, card: CardId) -> Option<&SeenInPlay> {
        let mut all = self.own().units.iter().chain(&self.own().ships);
        all.find(|seen| seen.card.thing() == card.thing())
    }

    fn attack(&self, card: CardId) -> u8 {
        self.in_play(card).map_or(0, |seen| seen.attack)
    }

    /// Force first, because others ask for it; then resources; cards that ask for a choice last.
    fn play(&self, facts: &Card) -> i32 {
        let asks = |ability: &Ability| matches!(ability, Ability::When(Trigger::Played, _));
        if facts.abilities.iter().any(asks) {
            return -1;
        }
        10 * i32::from(facts.force) + i32::from(facts.resources)
    }

    /// The dearest first, and Attack among cards of the same price.
    fn price(&self, facts: &Card) -> i32 {
        20 * i32::from(facts.cost) + i32::from(facts.attack)
    }

    /// Every ability is used, unless it pays for destroying a ship that no enemy has. A card that
    /// exiles itself makes room for better ones: with this the rules won 33 instead of 24 % against
    /// `search:200`.
    fn is_useful(&self, thing: Thing) -> bool {
        self.facts(thing).abilities.iter().all(|ability| match ability {
            Ability::Use { cost: Some(Step::Do(Verb::Spend(_))), .. } => {
                self.view.opponents(self.seat).any(|enemy| !enemy.ships.is_empty())
            }
            _ => true,
        })
    }

    /// A unit hunts alone, a card that takes its whole Attack, and only while the base cannot fall.
    fn hunt(&self, hunter: CardId, prey: CardId) -> Priority {
        let facts = self.facts(prey.thing());
        let needed = facts.target.unwrap_or(facts.cost);
        let has = self.in_play(hunter).map_or(0, |seen| seen.row_attack);
        if has == needed && needed >= LEAST_PREY && !self.base_can_fall() {
            (60, needed.into())
        } else {
            (-1, 0)
        }
    }

    /// Whether all Attack together destroys an enemy base, with the ships before it.
    fn base_can_fall(&self) -> bool {
        let own = self.own().units.iter().chain(&self.own().ships);
        let total: u8 = own.filter(|seen| !seen.attacked).map(|seen| seen.attack).sum();
        self.view.opponents(self.seat).any(|enemy| {
            let left = |card: &Card, damage: u8| card.hit_points.saturating_sub(damage);
            let ships = enemy.ships.iter().map(|ship| left(ship.card.card(), ship.damage));
            enemy.base.is_some_and(|base| {
                total >= left(base.card(), enemy.base_damage) + ships.sum::<u8>()
            })
        })
    }

    /// Ships that can be destroyed first, the dearest of them; otherwise as much as possible.
    fn hit(&self, ship: CardId, amount: u8) -> i32 {
        let facts = self.facts(ship.thing());
        let mut enemies = self.view.opponents(self.seat).flat_map(|enemy| &enemy.ships);
        let damage = enemies.find(|seen| seen.card.thing() == ship.thing()).map_or(0, |s| s.damage);
        let falls = damage + amount >= facts.hit_points;
        i32::from(amount) + if falls { 100 + 10 * i32::from(facts.cost) } else { 0 }
    }

    /// The sooner it can be played, the better.
    fn place(&self, place: u8) -> i32 {
        match self.view.places.get(usize::from(place)) {
            Some(SeenPlace::Said(Goes::ToHand)) => 3,
            Some(SeenPlace::By(_)) => 2,
            Some(SeenPlace::Said(Goes::OnDeck)) => 1,
            Some(SeenPlace::Said(Goes::Usual)) | None => 0,
        }
    }

    fn answer(&self, answer: Answer) -> i32 {
        let Some(Question::Ability(_, ask)) = self.question else { return 0 };
        match (answer, ask) {
            (Answer::Thing(thing), Ask::Pick { body, .. }) => match mood(body) {
                Mood::Harms => -self.value_to_us(thing),
                Mood::Helps => self.value_to_us(thing),
            },
            // A starter may go; to lose anything better is worse than to stop.
            (Answer::Enough, Ask::Pick { body, .. }) => match mood(body) {
                Mood::Harms => -10,
                Mood::Helps => 0,
            },
            (Answer::Option(number), Ask::OneOf(options)) => {
                options.get(usize::from(number)).map_or(0, |option| self.wish(option))
            }
            (Answer::Number(number), _) => number.into(),
            (Answer::Yes, _) => 1,
            _ => 0,
        }
    }

    /// The price of a card for us: starters are worth less than anything bought, and what the enemy
    /// has or may buy counts against us.
    fn value_to_us(&self, thing: Thing) -> i32 {
        let facts = self.facts(thing);
        let worth = if facts.kind == Kind::Base {
            i32::from(facts.hit_points)
        } else {
            20 * i32::from(facts.cost) + i32::from(facts.attack) + i32::from(facts.resources)
        };
        let is_theirs = self.view.opponents(self.seat).any(|enemy| {
            let mut ships = enemy.ships.iter();
            facts.faction == enemy.faction || ships.any(|ship| ship.card.thing() == thing)
        });
        if is_theirs { -worth } else { worth }
    }

    /// Which of several effects is wished for most.
    fn wish(&self, option: &Step) -> i32 {
        let own = self.own();
        let cards = own.discard.iter().chain(own.hand.iter().chain(&own.deck).flatten());
        let bought = cards.filter(|card| !card.card().is_starter()).count();
        match option {
            Step::Do(Verb::Repair(_)) if own.base_damage >= 4 => 6,
            Step::Do(Verb::Draw(_)) => 5,
            Step::Do(Verb::GainResources(_)) if bought < ENOUGH_BOUGHT => 4,
            Step::Do(Verb::GainAttack(_)) => 3,
            Step::Do(Verb::GainResources(_)) => 2,
            _ => 1,
        }
    }
}

/// What is done to a card that is picked.
enum Mood {
    Helps,
    Harms,
}

fn mood(body: &script::Step<GalaxyWords>) -> Mood {
    match body {
        Step::Do(
            Verb::Exile(_)
            | Verb::Discard(_)
            | Verb::Damage(..)
            | Verb::Destroy(_)
            | Verb::Swap(..),
        ) => Mood::Harms,
        Step::Seq([first, ..]) => mood(first),
        _ => Mood::Helps,
    }
}

//! The options worth a thought. A turn has twenty and more choices, most of them in any order: what is
//! never worse is done first, and what changes nothing is left out, so that a search of the same size
//! sees whole turns and the answer to them.

use deckbuilding::{
    Ability, CardId, Choice, Fielded, Kind, Outlook, Set, Step, Target, Title, Trigger, Verb, Who,
    Zone,
};
use script::{Answer, Thing};
use table::{Seat, Seating, Seats};

pub(super) fn keep_sensible(outlook: &Outlook<'_>, options: &mut Vec<Choice>) {
    if options.len() < 2 {
        return;
    }
    match options[0] {
        Choice::Hit(..) => keep_whole_hits(options),
        Choice::Split(_) => keep_whole_splits(outlook, options),
        Choice::Answer(_) => keep_one_of_equals(outlook, options),
        // The end of the turn is the last of the actions and of nothing else.
        _ if options.last() == Some(&Choice::End) => keep_actions(outlook, options),
        _ => {}
    }
}

/// Damage is put on one ship after the other, as much as it takes.
fn keep_whole_hits(options: &mut Vec<Choice>) {
    let all = std::mem::take(options);
    let next = all.iter().skip(1).map(Some).chain([None]);
    let is_most = |(hit, next): (&Choice, Option<&Choice>)| match (hit, next) {
        (Choice::Hit(ship, _), Some(Choice::Hit(other, _))) => ship != other,
        _ => true,
    };
    options.extend(all.iter().zip(next).filter(|pair| is_most(*pair)).map(|(hit, _)| *hit));
}

/// Damage goes to one of two bases, as much as it takes, and what is left to the other.
fn keep_whole_splits(outlook: &Outlook<'_>, options: &mut Vec<Choice>) {
    let Some(&Choice::Split(all)) = options.last() else { return };
    let rivals = outlook.seating().opponents(outlook.reader()).into_iter();
    let bases = rivals.filter_map(|rival| outlook.base(rival));
    let mut left = bases.map(|(base, damage)| base.hit_points.saturating_sub(damage).min(all));
    let (first, second) = (left.next().unwrap_or(all), left.next().unwrap_or(all));
    let whole = [0, first, all - second, all];
    options.retain(|option| matches!(option, Choice::Split(n) if whole.contains(n)));
}

/// Of cards that are equal in every respect one is enough.
fn keep_one_of_equals(outlook: &Outlook<'_>, options: &mut Vec<Choice>) {
    let mut kept: Vec<Likeness> = Vec::new();
    options.retain(|option| {
        let Choice::Answer(Answer::Thing(thing)) = *option else { return true };
        let likeness = Likeness::of(outlook, thing);
        let is_new = !kept.contains(&likeness);
        if is_new {
            kept.push(likeness);
        }
        is_new
    });
}

/// What distinguishes a card that can be picked from others of its title.
#[derive(PartialEq, Eq)]
struct Likeness {
    title: Title,
    in_hand: bool,
    in_play: Option<Fielded>,
    /// The galaxy in whose row it is.
    row: Option<usize>,
}

impl Likeness {
    fn of(outlook: &Outlook<'_>, thing: Thing) -> Self {
        let mut seats = outlook.seating().seats().into_iter();
        let controller = seats.find(|&player| outlook.is_in_play(player, thing));
        Self {
            title: outlook.title(thing),
            in_hand: controller.is_none() && outlook.is_in_own_hand(thing),
            in_play: controller.map(|player| unnamed(outlook.fielded(player, card(thing)))),
            row: outlook.row_with(thing),
        }
    }
}

fn card(thing: Thing) -> CardId {
    CardId(thing.byte())
}

/// The card without its number, to compare copies.
fn unnamed(seen: Fielded) -> Fielded {
    Fielded { card: CardId::default(), ..seen }
}

/// Playing a card is never worse than keeping it, as the hand is discarded at the end of the turn,
/// unless an ability asks for cards in hand. Purchases come after it, with all resources there are.
fn keep_actions(outlook: &Outlook<'_>, options: &mut Vec<Choice>) {
    let hand_is_wanted = options.iter().any(|option| match option {
        Choice::Use(thing) => outlook.facts(*thing).abilities.iter().any(uses_hand),
        _ => false,
    });
    let is_play = |option: &Choice| matches!(option, Choice::Play(_));
    let plays = !hand_is_wanted && options.iter().any(is_play);
    if plays {
        if let Some(&plain) = options.iter().find(|option| is_plain_play(outlook, **option)) {
            return keep_only(options, plain);
        }
        options.retain(|option| !matches!(option, Choice::Buy(_) | Choice::Bribe(_) | Choice::End));
    }
    Attacks::of(outlook).keep_sensible(outlook, options);
}

fn keep_only(options: &mut Vec<Choice>, one: Choice) {
    options.clear();
    options.push(one);
}

/// A card that asks nothing when it is played.
fn is_plain_play(outlook: &Outlook<'_>, option: Choice) -> bool {
    let Choice::Play(card) = option else { return false };
    let asks = |ability: &Ability| matches!(ability, Ability::When(Trigger::Played, _));
    !outlook.facts(card.thing()).abilities.iter().any(asks)
}

/// Whether an ability takes cards out of its player's hand.
fn uses_hand(ability: &Ability) -> bool {
    match ability {
        Ability::Use { cost, effect, .. } => {
            cost.as_ref().is_some_and(takes_from_hand) || takes_from_hand(effect)
        }
        _ => false,
    }
}

fn takes_from_hand(step: &Step) -> bool {
    match step {
        Step::Pick { who: Who::You, from: Set::In(zone, _), body, .. } => {
            let loses = matches!(body, Step::Do(Verb::Exile(_) | Verb::Discard(_)));
            loses && matches!(zone, Zone::Hand(Who::You) | Zone::HandAndDiscard)
        }
        Step::Seq(steps) => steps.iter().any(takes_from_hand),
        Step::If { then, otherwise, .. } => {
            takes_from_hand(then) || otherwise.is_some_and(takes_from_hand)
        }
        _ => false,
    }
}

/// The attacks of a turn. Hunts come first, one after the other; then all Attack that is left goes to
/// a base at once, as it would be lost otherwise. Where there are several bases to attack, one after
/// the other is attacked with what destroys it.
struct Attacks {
    /// The hunt begun, with the Attack that is still needed.
    hunt: Option<(CardId, u8)>,
    /// The attack on a base that is begun.
    on_base: Option<BaseAttack>,
    /// The Attack that free units have against a card of the row.
    free: u8,
    /// The opponents who have something that can be damaged; of a team its first seat.
    targets: Seats,
}

/// An attack on a base.
#[derive(Clone, Copy)]
struct BaseAttack {
    owner: Seat,
    /// The Attack of the reader that is assigned to it.
    assigned: u8,
}

impl Attacks {
    fn of(outlook: &Outlook<'_>) -> Self {
        let mut attacks = Self { hunt: None, on_base: None, free: 0, targets: Seats::NONE };
        let seat = outlook.reader();
        let seating = outlook.seating();
        for enemy in seating.opponents(seat) {
            let mut has_target = outlook.base(enemy).is_some();
            outlook.each_in_play(enemy, |_| has_target = true);
            if has_target {
                attacks.targets = attacks.targets.with(first_of_team(seating, enemy));
            }
        }
        outlook.each_in_play(seat, |seen| match seen.assigned {
            Some(Target::Row(prey)) => {
                let needed = match attacks.hunt {
                    Some((begun, needed)) if begun == prey => needed,
                    _ => target_value(outlook, prey),
                };
                attacks.hunt = Some((prey, needed.saturating_sub(seen.attack)));
            }
            Some(Target::Base(owner)) => {
                let assigned = attacks.on_base.map_or(0, |begun| begun.assigned) + seen.attack;
                attacks.on_base = Some(BaseAttack { owner, assigned });
            }
            None if seen.free && seen.title.card().kind == Kind::Unit => {
                attacks.free += outlook.row_attack(seen.card);
            }
            None => {}
        });
        attacks
    }

    fn keep_sensible(&self, outlook: &Outlook<'_>, options: &mut Vec<Choice>) {
        let has = |option: Choice| options.contains(&option).then_some(option);
        if let Some((prey, 0)) = self.hunt
            && let Some(resolve) = has(Choice::Resolve(Target::Row(prey)))
        {
            return keep_only(options, resolve);
        }
        self.keep_useful_assignments(outlook, options);
        let joins_base = |option: &Choice| matches!(option, Choice::Assign(_, Target::Base(_)));
        if let Some(begun) = self.on_base {
            self.go_on(outlook, begun, options);
        } else if options.iter().any(joins_base) {
            options.retain(|option| *option != Choice::End);
        }
    }

    /// What comes next in an attack on a base that is begun: all that is free joins it, or where
    /// there is another base, as much as destroys this one.
    fn go_on(&self, outlook: &Outlook<'_>, begun: BaseAttack, options: &mut Vec<Choice>) {
        let target = Target::Base(begun.owner);
        let joins = |option: &Choice| matches!(option, Choice::Assign(_, to) if *to == target);
        let join = options.iter().copied().find(joins);
        let resolve = Choice::Resolve(target);
        let resolve = options.iter().copied().find(|&option| option == resolve);
        let all_follow = join.or(resolve);
        let next = if self.targets.without(begun.owner).is_empty() {
            all_follow
        } else {
            match to_destroy(outlook, begun.owner).saturating_sub(begun.assigned) {
                0 => resolve,
                // Which of them join decides what is left for the other base.
                missing if missing < free_attack(outlook) && join.is_some() => {
                    return options.retain(joins);
                }
                _ => all_follow,
            }
        };
        if let Some(next) = next {
            keep_only(options, next);
        }
    }

    /// Keeps one of equal cards against each target, and one against the base, since all others
    /// follow it. A hunt that is begun is finished first.
    fn keep_useful_assignments(&self, outlook: &Outlook<'_>, options: &mut Vec<Choice>) {
        let begun = self.hunt.filter(|(_, needed)| *needed <= self.free).map(|(prey, _)| prey);
        // Not every free unit may join every hunt, and a turn needs a way to go on.
        let begun = begun.filter(|&prey| {
            let joins = |option: &Choice| match *option {
                Choice::Assign(card, Target::Row(joined)) => {
                    joined == prey && outlook.row_attack(card) > 0
                }
                _ => false,
            };
            options.iter().any(joins)
        });
        let mut kept: Vec<(Option<Fielded>, Target)> = Vec::new();
        options.retain(|option| {
            let (hunter, target) = match *option {
                Choice::Assign(card, target @ Target::Base(owner)) => {
                    let seen = outlook.fielded(outlook.reader(), card);
                    if begun.is_some() || !self.targets.contains(owner) || seen.attack == 0 {
                        return false;
                    }
                    let goes_on = self.targets.count() > 1 && self.on_base.is_some();
                    (goes_on.then(|| unnamed(seen)), target)
                }
                Choice::Assign(card, target @ Target::Row(prey)) => {
                    if !self.can_join(outlook, card, prey, begun) {
                        return false;
                    }
                    (Some(unnamed(outlook.fielded(outlook.reader(), card))), target)
                }
                // A hunt that is not strong enough yet would fail.
                Choice::Resolve(Target::Row(_)) => return false,
                _ => return begun.is_none(),
            };
            let is_new = !kept.contains(&(hunter, target));
            if is_new {
                kept.push((hunter, target));
            }
            is_new
        });
    }

    /// Whether the card brings a hunt nearer that can succeed with all free units together.
    fn can_join(
        &self,
        outlook: &Outlook<'_>,
        card: CardId,
        prey: CardId,
        begun: Option<CardId>,
    ) -> bool {
        let needed = match self.hunt {
            Some((begun, needed)) if begun == prey => needed,
            _ => target_value(outlook, prey),
        };
        begun.is_none_or(|begun| begun == prey)
            && outlook.row_attack(card) > 0
            && needed <= self.free
    }
}

/// The seat by which attacks name the team of an opponent.
fn first_of_team(seating: Seating, opponent: Seat) -> Seat {
    seating.team(opponent).lowest().unwrap_or(opponent)
}

/// The Attack of the reader's cards that are not assigned yet.
fn free_attack(outlook: &Outlook<'_>) -> u8 {
    let mut free = 0;
    outlook.each_in_play(outlook.reader(), |seen| free += if seen.free { seen.attack } else { 0 });
    free
}

/// The damage that destroys the base of a player, with the ships before it.
fn to_destroy(outlook: &Outlook<'_>, player: Seat) -> u8 {
    let mut needed =
        outlook.base(player).map_or(0, |(base, damage)| base.hit_points.saturating_sub(damage));
    outlook.each_in_play(player, |seen| {
        let facts = seen.title.card();
        if facts.kind == Kind::Ship {
            needed += facts.hit_points.saturating_sub(seen.damage);
        }
    });
    needed
}

/// The Attack needed to defeat a card of the row.
fn target_value(outlook: &Outlook<'_>, prey: CardId) -> u8 {
    let facts = outlook.facts(prey.thing());
    facts.target.unwrap_or(facts.cost)
}

//! The options worth a thought. A turn has twenty and more choices, most of them in any order: what is
//! never worse is done first, and what changes nothing is left out, so that a search of the same size
//! sees whole turns and the answer to them.

use deckbuilding::{
    Ability, CardId, Choice, Fielded, Kind, Outlook, Set, Step, Target, Title, Trigger, Verb, Who,
    Zone,
};
use script::{Answer, Thing};

pub(super) fn keep_sensible(outlook: &Outlook<'_>, options: &mut Vec<Choice>) {
    if options.len() < 2 {
        return;
    }
    match options[0] {
        Choice::Hit(..) => keep_whole_hits(options),
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
}

impl Likeness {
    fn of(outlook: &Outlook<'_>, thing: Thing) -> Self {
        let mut seats = outlook.seating().seats().into_iter();
        let controller = seats.find(|&player| outlook.is_in_play(player, thing));
        Self {
            title: outlook.title(thing),
            in_hand: controller.is_none() && outlook.is_in_own_hand(thing),
            in_play: controller.map(|player| unnamed(outlook.fielded(player, card(thing)))),
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
/// the base at once, as it would be lost otherwise.
struct Attacks {
    /// The hunt begun, with the Attack that is still needed.
    hunt: Option<(CardId, u8)>,
    /// The attack on a base that is begun.
    on_base: Option<Target>,
    /// The Attack that free units have against a card of the row.
    free: u8,
    /// Whether an enemy has something that can be damaged.
    has_target: bool,
}

impl Attacks {
    fn of(outlook: &Outlook<'_>) -> Self {
        let mut attacks = Self { hunt: None, on_base: None, free: 0, has_target: false };
        let seat = outlook.reader();
        for enemy in outlook.seating().opponents(seat) {
            attacks.has_target |= outlook.base(enemy).is_some();
            outlook.each_in_play(enemy, |_| attacks.has_target = true);
        }
        outlook.each_in_play(seat, |seen| match seen.assigned {
            Some(Target::Row(prey)) => {
                let needed = match attacks.hunt {
                    Some((begun, needed)) if begun == prey => needed,
                    _ => target_value(outlook, prey),
                };
                attacks.hunt = Some((prey, needed.saturating_sub(seen.attack)));
            }
            Some(base) => attacks.on_base = Some(base),
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
        let join = options.iter().copied().find(joins_base);
        if let Some(base) = self.on_base {
            let resolve = options.iter().copied().find(|&option| option == Choice::Resolve(base));
            if let Some(next) = join.or(resolve) {
                keep_only(options, next);
            }
        } else if join.is_some() {
            options.retain(|option| *option != Choice::End);
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
                Choice::Assign(_, Target::Base(_)) if begun.is_some() || !self.has_target => {
                    return false;
                }
                Choice::Assign(card, target @ Target::Base(_)) => {
                    if outlook.fielded(outlook.reader(), card).attack == 0 {
                        return false;
                    }
                    (None, target)
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

/// The Attack needed to defeat a card of the row.
fn target_value(outlook: &Outlook<'_>, prey: CardId) -> u8 {
    let facts = outlook.facts(prey.thing());
    facts.target.unwrap_or(facts.cost)
}

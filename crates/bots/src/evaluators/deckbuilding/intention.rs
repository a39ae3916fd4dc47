//! What a bot intends in a shared turn of a team, told to its teammate in one phrase.

use deckbuilding::{CardId, Choice, Deckbuilding, MOST_SEATS, Outlook, Target, View};
use prose::{Conjunction, Text, text};
use script::Thing;
use table::{Described, Seat, Seed};

use crate::intention::{Planned, play_through};
use crate::{Level, PlayerFault, Sight};

/// One thing that a bot wants to do in a shared turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Intention {
    /// To win the match.
    Win,
    /// To destroy the base of this rival, with what the teammate adds.
    DestroyBase(Seat),
    /// To damage the base of this rival.
    AttackBase(Seat),
    /// To destroy the ships before the bases.
    AttackShips,
    /// To defeat this card of the row.
    Hunt(Thing),
    /// To purchase this card.
    Buy(CardId),
}

/// The intention of a bot at the beginning of its shared turn, as a sentence in which seats have
/// the names of this view; `None` if its seat has no teammate, it is not their
/// turn, or the bot plays at random.
pub(super) fn say(
    sight: &Sight<'_, Deckbuilding>,
    view: &View,
    level: Level,
    seed: Seed,
) -> Option<Text> {
    let is_own_turn = view.seating.team(view.turn).contains(sight.seat());
    if sight.teammates().is_empty() || !is_own_turn || level == Level::Random {
        return None;
    }
    let plan = Plan::of(sight, level, seed).ok()?;
    let intentions = plan.intentions(view);
    let game = sight.game();
    if intentions.contains(&Intention::Win) {
        return Some(text!(
            "Everything at the bases: we can win this turn.",
            "Todo contra las bases: podemos ganar este turno."
        ));
    }
    if intentions.is_empty() {
        return Some(text!(
            "I am only going to prepare the next turn.",
            "Solo voy a preparar el próximo turno."
        ));
    }
    let said = intentions.iter().map(|intention| infinitive(game, view, sight.seat(), *intention));
    let list = Text::list(said, Conjunction::And);
    Some(text!("I am going to {list}.", "Voy a {list}.", list = list))
}

/// What a bot does in the turn as it imagines it.
#[derive(Default)]
struct Plan {
    wins: bool,
    /// Whether the seat itself attacks the bases.
    attacks_bases: bool,
    /// By seat: the damage to the base of this rival.
    damage: [u8; MOST_SEATS],
    /// By seat: whether the base of this rival falls.
    falls: [bool; MOST_SEATS],
    hunted: Vec<Thing>,
    bought: Vec<CardId>,
}

impl Plan {
    fn of(sight: &Sight<'_, Deckbuilding>, level: Level, seed: Seed) -> Result<Self, PlayerFault> {
        let (game, own) = (sight.game(), sight.seat());
        let mut plan = Self::default();
        let is_own_turn = |state: &_| {
            let outlook = game.outlook(state, own);
            outlook.seating().team(outlook.turn()).contains(own)
        };
        play_through(sight, level, seed, is_own_turn, |planned| plan.note(game, own, planned))?;
        Ok(plan)
    }

    fn note(&mut self, game: &Deckbuilding, own: Seat, planned: &Planned<'_, Deckbuilding>) {
        if planned.seat == own {
            match planned.choice {
                Choice::Assign(_, Target::Base(_)) => self.attacks_bases = true,
                Choice::Resolve(Target::Row(prey)) => self.hunted.push(prey.thing()),
                Choice::Buy(card) => self.bought.push(card),
                _ => {}
            }
        }
        let before = game.outlook(planned.before, own);
        let after = game.outlook(planned.after, own);
        for rival in before.seating().opponents(own) {
            let (damage, falls) = damage_between(&before, &after, rival);
            self.damage[rival.index()] = self.damage[rival.index()].saturating_add(damage);
            self.falls[rival.index()] |= falls;
        }
        self.wins |= after.outcome().is_some_and(|outcome| outcome.winners().contains(own));
    }

    /// What is worth saying, in the order of a turn.
    fn intentions(self, view: &View) -> Vec<Intention> {
        if self.wins {
            return vec![Intention::Win];
        }
        let mut intentions: Vec<Intention> =
            self.hunted.iter().map(|prey| Intention::Hunt(*prey)).collect();
        intentions.dedup();
        // The dearest purchase says enough: a phrase with all of them is a list.
        let dearest = self.bought.iter().max_by_key(|card| view.facts(card.thing()).cost);
        intentions.extend(dearest.map(|card| Intention::Buy(*card)));
        if self.attacks_bases {
            intentions.extend(self.on_bases());
        }
        intentions
    }

    /// The bases that fall; otherwise the one that is damaged most, or the ships before them.
    fn on_bases(&self) -> Vec<Intention> {
        let seats = || (0_u8..).map(Seat::new).take(MOST_SEATS);
        let fall: Vec<Intention> =
            seats().filter(|seat| self.falls[seat.index()]).map(Intention::DestroyBase).collect();
        if !fall.is_empty() {
            return fall;
        }
        let damaged = seats().filter(|seat| self.damage[seat.index()] > 0);
        let most = damaged.max_by_key(|seat| self.damage[seat.index()]);
        vec![most.map_or(Intention::AttackShips, Intention::AttackBase)]
    }
}

/// The damage to the base of a rival by one choice, and whether it destroys the base.
fn damage_between(before: &Outlook<'_>, after: &Outlook<'_>, rival: Seat) -> (u8, bool) {
    let Some((base, old)) = before.base(rival) else { return (0, false) };
    match after.base(rival) {
        Some((same, new)) if same.id == base.id => (new.saturating_sub(old), false),
        _ => (base.hit_points.saturating_sub(old), true),
    }
}

/// "buy the X-Wing" / «adquirir el Ala-X», after "I am going to".
fn infinitive(game: &Deckbuilding, view: &View, own: Seat, intention: Intention) -> Text {
    let base_of = |seat| {
        let who = game.say_seat(view, seat);
        text!("the base of {who}", "la base de {who}", who = who)
    };
    match intention {
        Intention::Win => text!("win", "ganar"),
        Intention::DestroyBase(rival) => {
            text!("destroy {base}", "destruir {base}", base = base_of(rival))
        }
        Intention::AttackBase(rival) => {
            text!("attack {base}", "atacar {base}", base = base_of(rival))
        }
        Intention::AttackShips => text!(
            "attack the capital ships before the bases",
            "atacar las naves de línea que protegen las bases"
        ),
        Intention::Hunt(prey) if view.player(own).faction.is_hunter() => {
            text!("hunt {card}", "dar caza a {card}", card = view.facts(prey).mention())
        }
        Intention::Hunt(prey) => {
            text!("sabotage {card}", "sabotear {card}", card = view.facts(prey).object())
        }
        Intention::Buy(card) => {
            text!("purchase {card}", "adquirir {card}", card = view.facts(card.thing()).object())
        }
    }
}

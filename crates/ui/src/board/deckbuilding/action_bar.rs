//! The action bar: playing and assigning everything at once, attacking the base, ending the turn.

use deckbuilding::{Ability, Choice, Event, Question, SeenTarget, Target};
use prose::{Text, text};

use table::Seat;

use super::Table;
use crate::board::{Action, ActionBar, Divided, InFull, Offer, Weight, label, left_over};

impl Table<'_> {
    pub(super) fn action_bar(&self) -> ActionBar {
        let batches = self.play_all().into_iter().chain(self.assign_all());
        let single = self.offers.iter().filter_map(|offer| self.button(offer));
        let divided = self.divided();
        ActionBar { divided, ..ActionBar::of(batches.chain(single).collect(), self.unspent()) }
    }

    /// The damage that the reader divides among ships.
    fn divided(&self) -> Option<Divided> {
        match self.question {
            Some(&Question::Damage(amount)) => Some(Divided { amount, in_full: InFull::Must }),
            _ => None,
        }
    }

    /// The button of an option that no card shows.
    fn button(&self, offer: &Offer<Choice>) -> Option<Action> {
        let (label, weight) = match offer.choice {
            Choice::End => (text!("End turn", "Terminar turno"), Weight::Ends),
            Choice::Skip => (text!("Skip", "Omitir"), Weight::Ends),
            Choice::TakeReward => (text!("Take the reward", "Tomar la recompensa"), Weight::Main),
            Choice::LeaveReward => (text!("No reward", "Sin recompensa"), Weight::Plain),
            Choice::Resolve(Target::Base(owner)) => {
                let attack = text!(
                    "⚔ Attack {base}: {n} of {m}",
                    "⚔ Atacar {base}: {n} de {m}",
                    base = self.base_to_attack(owner),
                    n = self.attack_on(self.near, owner),
                    m = self.base_needs(owner)
                );
                (attack, Weight::Main)
            }
            choice if self.card_of_choice(choice).is_none() => (label(offer), Weight::Plain),
            _ => return None,
        };
        Some(Action::one(offer, label, weight))
    }

    /// Plays every card of the hand whose play asks nothing and sets nothing off.
    fn play_all(&self) -> Option<Action> {
        let can_play = |offer: &&Offer<Choice>| match offer.choice {
            Choice::Play(card) => is_plain(self.facts(card.thing()).abilities),
            _ => false,
        };
        let titles: Vec<&str> = self
            .offers
            .iter()
            .filter(can_play)
            .filter_map(|offer| self.card_of_choice(offer.choice))
            .map(|thing| self.facts(thing).id)
            .collect();
        let hand = self.player(self.near).hand.iter().flatten();
        let cards: Vec<String> = hand
            .filter(|card| titles.contains(&card.card().id))
            .map(|card| format!("play {}", self.word_with_copy(card.thing())))
            .collect();
        let all = text!("Play all ({n})", "Jugar todo ({n})", n = cards.len());
        (cards.len() > 1).then(|| Action::batch(all, cards))
    }

    /// Assigns every card with Attack to the attack on a base: one action for each that can be attacked.
    fn assign_all(&self) -> impl Iterator<Item = Action> {
        let mut targets: Vec<Seat> = Vec::new();
        for owner in self.view.seating.opponents(self.near) {
            let target = self.view.base_target(owner);
            if !targets.contains(&target) {
                targets.push(target);
            }
        }
        targets.into_iter().filter_map(|owner| self.assign_all_to(owner))
    }

    fn assign_all_to(&self, owner: Seat) -> Option<Action> {
        let mut total = 0;
        let mut choices = Vec::new();
        for offer in self.offers {
            if let Choice::Assign(card, Target::Base(at)) = offer.choice {
                let attack = self.attack_of(card.thing()).unwrap_or(0);
                if at == owner && attack > 0 {
                    total += attack;
                    choices.push(offer.words.clone());
                }
            }
        }
        let all = text!(
            "Assign all to {base} (+{n})",
            "Asignar todo a {base} (+{n})",
            base = self.base_to_attack(owner),
            n = total
        );
        (choices.len() > 1).then(|| Action::batch(all, choices))
    }

    /// "the base", or whose it is where there are several to attack.
    fn base_to_attack(&self, owner: Seat) -> Text {
        match (self.view.seating.side_count(), self.view.seating.team(owner).count()) {
            (2, 1) => text!("the base", "la base"),
            (2, _) => text!("the enemy bases", "las bases enemigas"),
            _ => text!(
                "the base of {who}",
                "la base de {who}",
                who = super::words::side(self.player(owner).faction)
            ),
        }
    }

    /// The Attack of the reader's card in play.
    pub(super) fn attack_of(&self, thing: script::Thing) -> Option<u8> {
        let player = self.player(self.near);
        let mut cards = player.units.iter().chain(&player.ships);
        cards.find(|seen| seen.card.thing() == thing).map(|seen| seen.attack)
    }

    /// What the reader could still use this turn.
    fn unspent(&self) -> Option<Text> {
        self.offer_of(Choice::End)?;
        let player = self.player(self.near);
        let offered = |kind: fn(&Choice) -> bool| self.offers.iter().any(|o| kind(&o.choice));
        let cards =
            if offered(|choice| matches!(choice, Choice::Play(_))) { player.hand.len() } else { 0 };
        let resources =
            if offered(|choice| matches!(choice, Choice::Buy(_))) { player.pool } else { 0 };
        let free = |seen: &&deckbuilding::SeenInPlay| seen.assigned.is_none() && !seen.attacked;
        let in_play = player.units.iter().chain(&player.ships);
        let attack: u8 =
            in_play.filter(free).map(|seen| seen.attack).sum::<u8>() + player.base_attack;
        left_over([
            match cards {
                0 => None,
                1 => Some(text!("1 card", "1 carta")),
                n => Some(text!("{n} cards", "{n} cartas", n = n)),
            },
            match resources {
                0 => None,
                1 => Some(text!("1 resource", "1 recurso")),
                n => Some(text!("{n} resources", "{n} recursos", n = n)),
            },
            (attack > 0).then(|| text!("{n} Attack", "{n} de Ataque", n = attack)),
        ])
    }
}

/// Whether playing a card with these abilities asks nothing and sets nothing off.
fn is_plain(abilities: &[Ability]) -> bool {
    abilities.iter().all(|ability| !matches!(ability, Ability::When(..)))
}

/// Whether a choice changed nothing but its own costs.
pub(super) fn is_idle(view: &deckbuilding::View, choice: Choice, events: &[Event]) -> bool {
    match choice {
        Choice::Assign(card, target) => {
            let near = view.reader.unwrap_or(view.turn);
            let player = view.player(near);
            let mut cards = player.units.iter().chain(&player.ships);
            let seen = cards.find(|seen| seen.card.thing() == card.thing());
            seen.is_some_and(|seen| match target {
                Target::Base(_) => seen.attack == 0,
                Target::Row(_) => seen.row_attack == 0,
            })
        }
        Choice::Use(_) => events.iter().all(|event| matches!(event, Event::Used(..))),
        Choice::Resolve(Target::Base(_)) => events.iter().all(|event| {
            matches!(
                event,
                Event::AttackedBase(_, _, 0) | Event::Assigned(_, _, SeenTarget::Base(_))
            )
        }),
        _ => false,
    }
}

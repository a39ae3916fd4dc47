//! Units and capital ships in play, with their state this turn.

use deckbuilding::{Choice, Kind, SeenInPlay, SeenTarget, Target};
use maud::{Markup, html};
use prose::{Text, text};
use script::Thing;
use table::Seat;

use super::card::DrawnCard;
use super::{Table, Word, words};
use crate::board::Offer;
use crate::board::pile::bar;

impl Table<'_> {
    /// A player's capital ships and units in play.
    pub(super) fn in_play_of(&self, seat: Seat) -> Markup {
        let player = self.player(seat);
        let heading = if seat == self.near {
            text!("Ships and units in play", "Naves y unidades en juego")
        } else if self.is_crowded() {
            let whose = words::side(player.faction);
            text!(
                "Ships and units in play: {whose}",
                "Naves y unidades en juego: {whose}",
                whose = whose
            )
        } else {
            text!("Enemy ships and units in play", "Naves y unidades enemigas en juego")
        };
        html! {
            h2.unseen { (self.say(heading)) }
            div.cards {
                @for seen in player.ships.iter().chain(&player.units) { (self.in_play(seat, seen)) }
            }
        }
    }

    pub(super) fn in_play(&self, seat: Seat, seen: &SeenInPlay) -> Markup {
        let thing = seen.card.thing();
        let ship = self.facts(thing).kind == Kind::Ship;
        let is_foe = self.view.seating.opponents(self.near).contains(seat);
        let word = || self.word_with_copy(thing);
        let attempt = match (seat == self.near, ship) {
            (true, _) => self.a_target().map(|base| format!("assign {} to {base}", word())),
            (false, true) if is_foe => Some(format!("attack {}", self.view.base_word(seat))),
            (false, true) => Some(format!("use {}", word())),
            (false, false) => None,
        };
        let attempt = attempt.filter(|_| self.view.reader.is_some());
        let mut offers = self.offers_on(thing);
        if offers.is_empty() && ship && is_foe {
            // Ships protect the base, so a click on a ship attacks the base.
            offers.extend(self.offer_to_attack(seat));
        }
        let said = self.in_words(seen);
        self.card_with(&DrawnCard { thing, said, attempt, marks: self.marks(seen) }, &offers)
    }

    /// The option to attack the base of an opponent, which for a team is the one to attack both bases.
    pub(super) fn offer_to_attack(&self, owner: Seat) -> Option<&Offer<Choice>> {
        if !self.view.seating.opponents(self.near).contains(owner) {
            return None;
        }
        self.offer_of(Choice::Resolve(Target::Base(self.view.base_target(owner))))
    }

    /// The word of a base that the near player can attack.
    fn a_target(&self) -> Option<String> {
        let mut foes = self.view.seating.opponents(self.near).into_iter();
        foes.next().map(|foe| self.view.base_word(foe))
    }

    /// The marks on a card in play, each a sign and a word.
    fn marks(&self, seen: &SeenInPlay) -> Vec<Markup> {
        let facts = self.facts(seen.card.thing());
        let most = seen.hit_points;
        let left = most.saturating_sub(seen.damage);
        let marks = [
            (seen.attack != facts.attack).then(|| html! { b data-term=(Word::Attack.id()) { "⚔ " (seen.attack) } }),
            (facts.kind == Kind::Ship).then(|| {
                // A base may raise the hit points of its ships.
                let raised = most > facts.hit_points;
                html! { span.hp data-term=(Word::HitPoints.id()) { (bar(left, most)) b { (left) "/" (most) @if raised { "↑" } } } }
            }),
            seen.used.then(|| html! { span data-term=(Word::Used.id()) { "✓" (self.mark_words(text!("used", "usada"))) } }),
            self.lent_mark(seen.card.thing()),
            self.attack_state(seen).map(|(word, sign, said)| {
                html! { span data-term=(word.id()) { (sign) (self.mark_words(said)) } }
            }),
        ];
        marks.into_iter().flatten().collect()
    }

    /// The words of a mark, of which a small board shows the sign only.
    pub(super) fn mark_words(&self, said: Text) -> Markup {
        html! { span.mark-words { " " (self.say(said)) } }
    }

    /// The mark of a card that is exiled at the end of the turn.
    pub(super) fn lent_mark(&self, thing: Thing) -> Option<Markup> {
        self.is_lent(thing).then(|| html! { span data-term=(Word::ExiledLater.id()) { "⧗" (self.mark_words(words::exiled_later())) } })
    }

    /// Its part in the attacks of this turn: a term, a sign and a word.
    fn attack_state(&self, seen: &SeenInPlay) -> Option<(Word, &'static str, Text)> {
        match (seen.assigned, seen.attacked) {
            (Some(SeenTarget::Base(owner)), _) => {
                Some((Word::Assigned, "→", self.base_in_short(owner)))
            }
            (Some(SeenTarget::Row(card)), _) => {
                Some((Word::Assigned, "→", words::title(self.facts(card.thing()))))
            }
            (None, true) if seen.target_gone => {
                Some((Word::TargetGone, "✗", text!("target gone", "sin objetivo")))
            }
            (None, true) => Some((Word::Attacked, "✗", text!("attacked", "ya atacó"))),
            (None, false) => None,
        }
    }

    /// The base that a card is assigned to, in a word or two.
    pub(super) fn base_in_short(&self, owner: Seat) -> Text {
        match (self.view.seating.side_count(), self.view.seating.team(owner).count()) {
            (2, 1) => text!("base", "base"),
            (2, _) => text!("enemy bases", "bases enemigas"),
            _ => text!(
                "base of {who}",
                "base de {who}",
                who = words::side(self.player(owner).faction)
            ),
        }
    }

    fn in_words(&self, seen: &SeenInPlay) -> Text {
        let facts = self.facts(seen.card.thing());
        let attack = text!("{n} Attack", "{n} de Ataque", n = seen.attack);
        let mut said = words::and(words::title(facts), attack);
        if facts.kind == Kind::Ship {
            let left = text!(
                "{left} of {most} hit points",
                "{left} de {most} de Resistencia",
                left = seen.hit_points.saturating_sub(seen.damage),
                most = seen.hit_points
            );
            said = words::and(said, left);
            if seen.hit_points > facts.hit_points {
                let printed = text!("{n} printed", "{n} impresos", n = facts.hit_points);
                said = words::and(said, printed);
            }
        }
        if seen.used {
            said = words::and(said, text!("used", "usada"));
        }
        if self.is_lent(seen.card.thing()) {
            said = words::and(said, words::exiled_later());
        }
        match (seen.assigned, seen.attacked) {
            (Some(SeenTarget::Base(owner)), _) => {
                let at = self.base_in_short(owner);
                words::and(said, text!("assigned to {at}", "asignada a {at}", at = at))
            }
            (Some(SeenTarget::Row(card)), _) => {
                let at = words::title(self.facts(card.thing()));
                words::and(said, text!("assigned to {at}", "asignada a {at}", at = at))
            }
            (None, true) if seen.target_gone => {
                words::and(said, text!("its target is gone", "se quedó sin objetivo"))
            }
            (None, true) => words::and(said, text!("has attacked", "ya atacó")),
            (None, false) => said,
        }
    }
}

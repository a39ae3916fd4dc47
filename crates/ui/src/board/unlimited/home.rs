//! A player's base and leader, between the arenas.

use maud::{Markup, html};
use prose::{Text, text};
use table::Seat;
use unlimited::view::{Base, Leader};

use super::card::{DrawnCard, word_with_copy};
use super::{Table, Word, words};
use crate::board::card::Click;
use crate::board::pile::bar;

impl Table<'_> {
    pub(super) fn home(&self, seat: Seat) -> Markup {
        let side = self.side(seat);
        html! {
            (self.base(seat, &side.base))
            (self.leader(seat, &side.leader))
        }
    }

    fn base(&self, seat: Seat, base: &Base) -> Markup {
        let facts = base.card.title.card();
        let left = base.hp.saturating_sub(base.damage);
        let whose = text!(
            "{who}'s base {name}",
            "base de {who}, {name}",
            who = self.seat_name(seat),
            name = words::title(facts)
        );
        let used = base.epic_used.then(used_up);
        let said = words::row(whose.capitalised(), [words::hp_left(left, base.hp)]);
        let said = words::row(said, used);
        let has_action = !facts.abilities.is_empty();
        let attempt = (self.reader == Some(seat) && has_action)
            .then(|| format!("use {}", word_with_copy(base.card)));
        let share = self.view.portions.iter().find(|portion| portion.to.card == base.card.card);
        let marks = html! {
            span.on {
                @if base.epic_used { (self.state(Word::EpicUsed, "✓", used_up())) }
                @if let Some(share) = share { b.share data-term=(Word::Share.id()) { "+" (share.amount) } }
            }
            span.plate data-term=(Word::Hp.id()) {
                (bar(left, base.hp))
                b.left { (left) small { "/" (base.hp) } }
            }
        };
        let click = self.click_on(base.card, attempt);
        let drawn = DrawnCard { piece: base.card, said, click, marks };
        let fights = self.fights(base.card.card);
        html! { div.base.fights[fights] { (self.card(drawn)) } }
    }

    fn leader(&self, seat: Seat, leader: &Leader) -> Markup {
        let facts = leader.card.title.card();
        if leader.deployed {
            // A deployed leader is drawn as a unit; its place stays empty.
            return html! {
                div.leader {
                    span.card.gap data-card=(facts.id) tabindex="0" {
                        b { (words::name(facts, self.lang)) }
                        span data-term=(Word::Deploy.id()) { (self.say(text!("deployed", "desplegado"))) }
                    }
                }
            };
        }
        let state = if leader.exhausted {
            text!("exhausted", "agotado")
        } else {
            text!("ready", "preparado")
        };
        let used = leader.epic_used.then(used_up);
        let said = words::row(
            text!("leader {name}", "líder {name}", name = words::title(facts)).capitalised(),
            [state].into_iter().chain(used),
        );
        let marks = html! {
            span.on {
                @if leader.exhausted { (self.state(Word::Exhausted, "↷", text!("exhausted", "agotado"))) }
                @if leader.epic_used { (self.state(Word::EpicUsed, "✓", used_up())) }
            }
            span.plate {
                @if !leader.epic_used { b.deploys data-term=(Word::Deploy.id()) { "▲ " (facts.cost) } }
                b.power data-term=(Word::Power.id()) { (facts.power) }
                b.hp data-term=(Word::Hp.id()) { (facts.hp) }
            }
        };
        let attempt = (self.reader == Some(seat)).then(|| "deploy".to_owned());
        let drawn = DrawnCard { piece: leader.card, said, click: Click::ask(attempt), marks };
        html! { div.leader.tired[leader.exhausted] { (self.card(drawn)) } }
    }
}

fn used_up() -> Text {
    text!("epic used", "épica usada")
}

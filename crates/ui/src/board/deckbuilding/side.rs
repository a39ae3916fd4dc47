//! A player's side: base and resources.

use deckbuilding::{Card, Piece, SeenPlayer};
use maud::{Markup, html};
use prose::{Text, text};
use table::Seat;

use super::card::DrawnCard;
use super::face::allegiance;
use super::{Place, Table, Word, words};
use crate::board::pile::bar;
use crate::card_art::crest;
use crate::seat_badge::badge;

impl Table<'_> {
    pub(super) fn side(&self, place: Place, seat: Seat) -> Markup {
        let player = self.player(seat);
        html! {
            (self.base(place, seat, player))
            div.about.(of_faction(player)) {
                (self.heading(place, seat))
                @if let Some(base) = player.base { (self.hit_points(base, player)) }
                p.holds {
                    span data-term=(Word::Resources.id()) { b { (player.pool) } " " (self.say(resources(player.pool))) }
                    (self.turn_mark(seat))
                }
                @if let Some(card) = player.tucked { (self.tucked(card)) }
                @for card in &player.promises { p data-term=(Word::NextPurchase.id()) { "→ " (self.say(purchase_note(card.card()))) } }
            }
        }
    }

    /// The card face down under the base, which both players know.
    fn tucked(&self, card: Piece) -> Markup {
        html! {
            p.tucked data-term=(Word::Tucked.id()) data-card=(card.card().id) tabindex="0" {
                i.small-back aria-hidden="true" {} " "
                (self.say(text!("Under the base", "Bajo la base"))) ": " (self.name(card.card()))
            }
        }
    }

    /// The name of the player, with the crest of the faction. Beside the base there is no room for its name; the
    /// list of seats has it, the tooltip, and what is read aloud.
    fn heading(&self, place: Place, seat: Seat) -> Markup {
        let faction = self.player(seat).faction;
        let person = self.view.people.name(seat);
        let name = self.say(person.cloned().unwrap_or_else(|| faction.title()));
        let side = self.say(faction.title());
        let full = if person.is_some() { format!("{name} · {side}") } else { name.clone() };
        let reader_waits = self.view.reader == Some(seat) && !self.is_turn_of(seat);
        html! {
            h2 {
                (badge(seat, &name)) " " (crest(allegiance(faction))) " " span.name title=(full) { (name) }
                // A seat without a person is called by its faction already.
                @if person.is_some() { span.unseen { " · " (side) } }
                @if reader_waits { " " small { (self.say(text!("(you)", "(tú)"))) } }
                @if place == Place::Mate { " " small { (self.say(text!("(your team)", "(tu equipo)"))) } }
                @if self.is_about_to_win(seat) {
                    " " small.warning data-term=(Word::AboutToWin.id()) { "⚠ " span.mark-words { (self.say(text!("one base left", "a una base"))) } }
                }
            }
        }
    }

    /// Whether it is the turn of the player.
    fn is_turn_of(&self, seat: Seat) -> bool {
        self.view.is_active(seat) && self.view.outcome.is_none()
    }

    /// Whether one more destroyed base can win the match for the player.
    fn is_about_to_win(&self, seat: Seat) -> bool {
        self.view.outcome.is_none() && self.view.may_win_with_next_base(seat)
    }

    /// The mark of the player whose turn it is, beside the resources, where there is room for it.
    fn turn_mark(&self, seat: Seat) -> Markup {
        let said = match self.view.reader == Some(seat) {
            true => text!("▶ your turn", "▶ tu turno"),
            false => text!("▶ turn", "▶ turno"),
        };
        let done = self.is_turn_of(seat) && !self.view.acting.contains(seat);
        html! {
            @if done {
                " " small.turn { "✓ " (self.say(text!("done", "ha terminado"))) }
            } @else if self.is_turn_of(seat) {
                " " small.turn { (self.say(said)) }
            }
        }
    }

    fn base(&self, place: Place, seat: Seat, player: &SeenPlayer) -> Markup {
        let Some(base) = player.base else {
            let none = self.say(text!("No base", "Sin base"));
            return html! { span.card.gap { (none) } };
        };
        let facts = self.facts(base.thing());
        let most = facts.hit_points;
        let left = most.saturating_sub(player.base_damage);
        let said = text!(
            "base {name}, {left} of {most} hit points",
            "base {name}, {left} de {most} de resistencia",
            name = words::title(facts),
            left = left,
            most = most
        )
        .capitalised();
        let used = player.base_used;
        let said = if used { words::and(said, text!("used", "usada")) } else { said };
        let attempt = match place {
            Place::Near | Place::Mate => format!("use {}", self.word_with_copy(base.thing())),
            Place::Foe | Place::SecondFoe => format!("attack {}", self.view.base_word(seat)),
        };
        let hunted = text!("hunt made", "cacería hecha");
        let said = if player.hunt_used { words::and(said, hunted.clone()) } else { said };
        let prevented = damage_prevented(player.prevented);
        let said = if player.prevented > 0 { words::and(said, prevented.clone()) } else { said };
        let marks = [
            used.then(|| html! { span data-term=(Word::Used.id()) { "✓" (self.mark_words(text!("used", "usada"))) } }),
            player.hunt_used.then(|| html! { span data-term=(Word::HuntMade.id()) { "✓" (self.mark_words(hunted)) } }),
            (player.prevented > 0).then(|| html! { span data-term=(Word::Prevented.id()) { "⛨ " (self.say(prevented)) } }),
        ];
        let marks = marks.into_iter().flatten().collect();
        let attempt = self.view.reader.map(|_| attempt);
        let mut offers = self.offers_on(base.thing());
        if offers.is_empty() {
            // The bases of a team are attacked together, whichever is clicked.
            offers.extend(self.offer_to_attack(seat));
        }
        self.card_with(&DrawnCard { thing: base.thing(), said, attempt, marks }, &offers)
    }

    fn hit_points(&self, base: Piece, player: &SeenPlayer) -> Markup {
        let most = self.facts(base.thing()).hit_points;
        let left = most.saturating_sub(player.base_damage);
        html! {
            p.hp data-term=(Word::HitPoints.id()) {
                (bar(left, most)) b { (left) "/" (most) } " "
                (self.say(text!("hit points", "resistencia")))
            }
        }
    }
}

/// The class that gives a part of the board the colour of the player's faction.
fn of_faction(player: &SeenPlayer) -> String {
    allegiance(player.faction).class().replace("frame-", "of-")
}

/// The note that a card decides where the next purchase goes.
fn purchase_note(card: &Card) -> Text {
    let card = words::title(card);
    text!("{card}: your next purchase", "{card}: tu próxima adquisición", card = card)
}

fn damage_prevented(count: u8) -> Text {
    match count {
        1 => text!("1 prevented", "1 evitado"),
        n => text!("{n} prevented", "{n} evitados", n = n),
    }
}

fn resources(count: u8) -> Text {
    if count == 1 { text!("resource", "recurso") } else { text!("resources", "recursos") }
}

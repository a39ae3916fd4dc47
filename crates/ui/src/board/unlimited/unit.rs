//! A unit in its arena, with its upgrades, tokens and effects.

use maud::{Markup, html};
use prose::{Text, text};
use table::Seat;
use unlimited::view::{Unit, Worth};
use unlimited::{CardId, Lasts, Piece, Skill, Unlimited};

use super::card::{DrawnCard, word_with_copy};
use super::{Table, Word, lasting_effects, words};

impl Table<'_> {
    pub(super) fn unit(&self, seat: Seat, unit: &Unit) -> Markup {
        let drawn = DrawnCard {
            piece: unit.card,
            said: self.unit_said(unit),
            click: self.click_on(unit.card, self.unit_attempt(seat, unit)),
            marks: self.unit_marks(unit),
        };
        let fights = self.fights(unit.card.card);
        html! {
            div.unit.tired[unit.exhausted].leads[unit.card.card.is_leader()].fights[fights] {
                (self.card(drawn))
                @if !unit.upgrades.is_empty() {
                    ul.upgrades { @for upgrade in &unit.upgrades { (self.upgrade(*upgrade)) } }
                }
            }
        }
    }

    /// The choice sent by a click on an idle unit, so that the refusal explains why it cannot attack.
    fn unit_attempt(&self, seat: Seat, unit: &Unit) -> Option<String> {
        let own = self.reader == Some(seat);
        let base = self.word(CardId::base(Unlimited::SEATING.next(seat)))?;
        own.then(|| format!("attack {base} with {}", word_with_copy(unit.card)))
    }

    /// The state of a card: a sign, and a word where there is room.
    pub(super) fn state(&self, word: Word, sign: &str, said: Text) -> Markup {
        html! { span.state data-term=(word.id()) { (sign) span { " " (self.say(said)) } } }
    }

    /// Whether it takes part in the current attack.
    pub(super) fn fights(&self, card: CardId) -> bool {
        self.view.attack.is_some_and(|fight| {
            fight.attacker.card == card || fight.target.is_some_and(|target| target.card == card)
        })
    }

    /// Current power and hit points, tokens, keywords and effects.
    fn unit_marks(&self, unit: &Unit) -> Markup {
        let printed = unit.card.title.card();
        let changed = |now: u8, printed: u8| match now.cmp(&printed) {
            std::cmp::Ordering::Less => "down",
            std::cmp::Ordering::Equal => "",
            std::cmp::Ordering::Greater => "up",
        };
        let share = self.view.portions.iter().find(|portion| portion.to.card == unit.card.card);
        html! {
            span.on {
                @if unit.exhausted { (self.state(Word::Exhausted, "↷", text!("exhausted", "agotada"))) }
                @if unit.shields > 0 { b.shield data-term=(Word::Shield.id()) { (unit.shields) } }
                @if unit.experience > 0 { b.experience data-term=(Word::Experience.id()) { (unit.experience) } }
                @if let Some(share) = share { b.share data-term=(Word::Share.id()) { "+" (share.amount) } }
                @for worth in unit.keywords.iter().filter(|worth| gets_chip(unit, worth)) {
                    span data-term=(Word::of_skill(worth.keyword).id()) { (self.say(words::keyword(worth))) }
                }
                (self.effects(unit))
            }
            span.plate {
                b.power.(changed(unit.power, printed.power)) data-term=(Word::Power.id()) { (unit.power) }
                @if unit.damage > 0 { i.damage data-term=(Word::Damage.id()) { "−" (unit.damage) } }
                b.hp.(changed(unit.hp, printed.hp)) data-term=(Word::Hp.id()) { (words::left(unit)) }
            }
        }
    }

    /// An upgrade on a unit, as a strip with its name.
    fn upgrade(&self, piece: Piece) -> Markup {
        let facts = piece.title.card();
        let id = facts.id;
        let word = piece.to_string();
        let name = words::name(facts, self.lang);
        let offers = self.offers_on(piece.card);
        html! {
            li {
                @match offers.first() {
                    Some(offer) => button.strip.can name="choice" value=(offer.words) data-card=(id)
                        data-move=(word) aria-label={ (name) ". " (offer.text.get(self.lang)) } { (name) },
                    None => span.strip tabindex="0" data-card=(id) data-move=(word) { (name) },
                }
            }
        }
    }

    fn unit_said(&self, unit: &Unit) -> Text {
        let remarks = [
            Some(text!("power {n}", "Poder {n}", n = unit.power)),
            Some(words::hp_left(words::left(unit), unit.hp)),
            (unit.shields > 0).then(|| words::shields(unit.shields)),
            (unit.experience > 0).then(|| words::experience(unit.experience)),
            unit.card.card.is_leader().then(|| text!("deployed leader", "líder desplegado")),
            unit.exhausted.then(|| text!("exhausted", "agotada")),
        ];
        let said = words::row(words::title(unit.card.title.card()), remarks.into_iter().flatten());
        let said = words::row(said, unit.keywords.iter().map(words::keyword));
        let said = words::row(said, unit.effects.iter().map(lasting_effects::describe));
        let upgrades = unit
            .upgrades
            .iter()
            .map(|upgrade| text!("with {u}", "con {u}", u = words::title(upgrade.title.card())));
        words::row(said, upgrades)
    }
}

/// Whether the keyword gets a chip. It does not if the chip of the effect that gives it names it, or
/// if it only matters when the unit enters play: "Shielded" would be mistaken for a Shield.
fn gets_chip(unit: &Unit, worth: &Worth) -> bool {
    let lasts = unit.effects.iter().any(|effect| effect.what == Lasts::Has(worth.keyword));
    let over = matches!(worth.keyword, Skill::Shielded | Skill::Ambush);
    !over && (worth.amount > 0 || !lasts)
}

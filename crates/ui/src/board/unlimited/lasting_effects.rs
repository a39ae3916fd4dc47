//! Lasting effects: what they do, until when, and their source.

use maud::{Markup, html};
use prose::{Text, text};
use unlimited::view::{Effect, Unit};
use unlimited::{Lasts, Piece, Until};

use super::{Table, Word, words};

/// An effect in a word or two: "+2 power".
fn short(effect: &Effect) -> Text {
    let n = effect.amount;
    match effect.what {
        Lasts::Power => text!("+{n} power", "+{n} poder", n = n),
        Lasts::Hp => text!("+{n} HP", "+{n} PG", n = n),
        Lasts::LessPower => text!("−{n} power", "−{n} poder", n = n),
        Lasts::LessHp => text!("−{n} HP", "−{n} PG", n = n),
        Lasts::Has(skill) => match n {
            0 => words::skill(skill),
            n => text!("{s} {n}", "{s} {n}", s = words::skill(skill), n = n),
        },
        Lasts::Loses(skill) => text!("no {s}", "sin {s}", s = words::skill(skill)),
        Lasts::LosesAll => text!("no abilities", "sin capacidades"),
        Lasts::StaysExhausted => text!("can't ready", "no se prepara"),
        Lasts::SparesBases => text!("can't attack bases", "no ataca bases"),
        Lasts::StrikesFirst => text!("strikes first", "golpea primero"),
        Lasts::Expires => text!("falls after its blow", "cae tras su golpe"),
    }
}

/// The end of an effect.
fn end(until: Until) -> Text {
    match until {
        Until::AttackEnds => text!("attack", "ataque"),
        Until::PhaseEnds => text!("phase", "fase"),
        Until::RoundEnds => text!("round", "ronda"),
    }
}

/// The duration of an effect.
fn until(until: Until) -> Text {
    match until {
        Until::AttackEnds => text!("this attack", "este ataque"),
        Until::PhaseEnds => text!("this phase", "esta fase"),
        Until::RoundEnds => text!("this round", "esta ronda"),
    }
}

/// "+2 power, this phase (Strike True)".
pub(super) fn describe(effect: &Effect) -> Text {
    text!(
        "{what}, {until} ({by})",
        "{what}, {until} ({by})",
        what = short(effect),
        until = until(effect.until),
        by = words::title(effect.by.card())
    )
}

/// Power and hit points given together: "+2/+2".
fn both(one: &Effect, other: &Effect) -> Option<Text> {
    let together = one.by == other.by && one.until == other.until;
    let n = one.amount;
    match (one.what, other.what) {
        _ if !together || n != other.amount => None,
        (Lasts::Power, Lasts::Hp) | (Lasts::Hp, Lasts::Power) => {
            Some(Text::same(format!("+{n}/+{n}")))
        }
        (Lasts::LessPower, Lasts::LessHp) | (Lasts::LessHp, Lasts::LessPower) => {
            Some(Text::same(format!("−{n}/−{n}")))
        }
        _ => None,
    }
}

/// A lasting rule that does not affect a single unit, and the card it comes from.
type InForce = (Text, Option<&'static str>);

impl Table<'_> {
    /// A chip for each effect on a unit, with its duration.
    pub(super) fn effects(&self, unit: &Unit) -> Markup {
        let mut left = unit.effects.as_slice();
        let mut chips = Vec::new();
        while let [effect, rest @ ..] = left {
            let pair = rest.first().and_then(|next| both(effect, next));
            let count = if pair.is_some() { 2 } else { 1 };
            let (these, others) = left.split_at(count);
            chips.push((pair.unwrap_or_else(|| short(effect)), these));
            left = others;
        }
        html! { @for (what, effects) in chips { (self.effect(what, effects)) } }
    }

    fn effect(&self, what: Text, effects: &[Effect]) -> Markup {
        let until = effects.first().map(|effect| end(effect.until)).unwrap_or_default();
        let said: Vec<String> = effects.iter().map(|effect| self.say(describe(effect))).collect();
        let word = effects.first().map_or(Word::Lasting, |effect| Word::of_effect(effect.what));
        html! {
            span.lasts title=(said.join("; ")) data-term=(word.id()) {
                (self.say(what)) " " small { "◔ " (self.say(until)) }
            }
        }
    }

    /// The lasting rules that do not affect a single unit.
    pub(super) fn rules_in_force(&self) -> Vec<InForce> {
        let from = |piece: Piece| Some(piece.title.card().id);
        let bans = self.view.bans.iter().map(|ban| {
            let text = text!(
                "{who} can't play {name} ({by} in play)",
                "{who} no puede jugar {name} (con {by} en juego)",
                who = self.seat_name(ban.seat),
                name = words::title(ban.name.card()),
                by = words::title(ban.by.title.card())
            );
            (text, from(ban.by))
        });
        let savings = self.view.discounts.iter().map(|saving| {
            let text = text!(
                "{who}: a card for {n} less this phase ({by})",
                "{who}: una carta por {n} menos esta fase ({by})",
                who = self.seat_name(saving.seat),
                n = saving.less,
                by = words::title(saving.by.title.card())
            );
            (text, from(saving.by))
        });
        let healing = self.view.no_healing.then(|| {
            let text = text!(
                "No base can be healed this phase",
                "Esta fase no se puede curar ninguna base"
            );
            (text, None)
        });
        let later = self.view.postponed.iter().map(|piece| {
            let card = words::title(piece.title.card());
            (text!("Still to come: {card}", "Pendiente: {card}", card = card), from(*piece))
        });
        counted(bans.chain(savings).chain(healing).chain(later))
    }
}

/// Groups equal rules and adds their number.
fn counted(rules: impl Iterator<Item = InForce>) -> Vec<InForce> {
    let mut counted: Vec<(InForce, usize)> = Vec::new();
    for rule in rules {
        match counted.iter_mut().find(|(other, _)| *other == rule) {
            Some((_, times)) => *times += 1,
            None => counted.push((rule, 1)),
        }
    }
    let said = |((rule, card), times)| match times {
        1 => (rule, card),
        n => (text!("{rule} ×{n}", "{rule} ×{n}", rule = rule, n = n), card),
    };
    counted.into_iter().map(said).collect()
}

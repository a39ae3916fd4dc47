//! Effects that last: what they do, until when, and whose they are.

use maud::{Markup, html};
use prose::{Text, text};
use unlimited::view::Effect;
use unlimited::{Lasts, Until};

use super::{Table, words};

/// What an effect does, in a few signs: "+2 ⚔".
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

/// Until when it lasts.
fn until(until: Until) -> Text {
    match until {
        Until::AttackEnds => text!("this attack", "este ataque"),
        Until::PhaseEnds => text!("this phase", "esta fase"),
        Until::RoundEnds => text!("this round", "esta ronda"),
    }
}

/// "+2 power, this phase (Strike True)".
pub(super) fn said(effect: &Effect) -> Text {
    text!(
        "{what}, {until} ({by})",
        "{what}, {until} ({by})",
        what = short(effect),
        until = until(effect.until),
        by = words::title(effect.by.card())
    )
}

impl Table<'_> {
    /// A chip with the effect and its end.
    pub(super) fn effect(&self, effect: &Effect) -> Markup {
        html! {
            span.lasts title=(self.say(said(effect))) {
                (self.say(short(effect))) " " small { "◔ " (self.say(until(effect.until))) }
            }
        }
    }

    /// What holds for a while and lies on no unit.
    pub(super) fn rules_in_force(&self) -> Vec<Text> {
        let bans = self.view.bans.iter().map(|ban| {
            text!(
                "{who} can't play {name} ({by} in play)",
                "{who} no puede jugar {name} (con {by} en juego)",
                who = self.seat_name(ban.seat),
                name = words::title(ban.name.card()),
                by = words::title(ban.by.title.card())
            )
        });
        let savings = self.view.discounts.iter().map(|saving| {
            text!(
                "{who}: a card for {n} less this phase ({by})",
                "{who}: una carta por {n} menos esta fase ({by})",
                who = self.seat_name(saving.seat),
                n = saving.less,
                by = words::title(saving.by.title.card())
            )
        });
        let healing = self.view.no_healing.then(|| {
            text!("No base can be healed this phase", "Esta fase no se puede curar ninguna base")
        });
        let later = self.view.postponed.iter().map(|piece| {
            text!("Later: {card}", "Más tarde: {card}", card = words::title(piece.title.card()))
        });
        counted(bans.chain(savings).chain(healing).chain(later))
    }
}

/// The same thing several times is said once.
fn counted(rules: impl Iterator<Item = Text>) -> Vec<Text> {
    let mut counted: Vec<(Text, usize)> = Vec::new();
    for rule in rules {
        match counted.iter_mut().find(|(other, _)| *other == rule) {
            Some((_, times)) => *times += 1,
            None => counted.push((rule, 1)),
        }
    }
    let said = |(rule, times)| match times {
        1 => rule,
        n => text!("{rule} ×{n}", "{rule} ×{n}", rule = rule, n = n),
    };
    counted.into_iter().map(said).collect()
}

//! The forecast of an attack in words.

use prose::{Text, text};
use unlimited::{CardId, Choice, Preview, Skill, preview};

use super::{Table, words};

/// The whole forecast: "deals 3 and defeats it; takes 2; ...".
pub(super) fn describe(preview: &Preview, at_base: bool) -> Text {
    let mut parts = Vec::new();
    parts.extend(healed(preview));
    parts.push(damage_dealt(preview, at_base));
    parts.extend(excess(preview));
    if !at_base {
        parts.push(damage_taken(preview));
    }
    if preview.may_change {
        parts.push(text!("abilities may change this", "las capacidades pueden cambiarlo"));
    }
    let row = |one, next| text!("{one}; {next}", "{one}; {next}", one = one, next = next);
    parts.into_iter().reduce(row).unwrap_or_default()
}

fn healed(preview: &Preview) -> Option<Text> {
    let n = preview.healed;
    (n > 0).then(|| text!("heals {n} on its base", "cura {n} a su base", n = n))
}

fn damage_dealt(preview: &Preview, at_base: bool) -> Text {
    let n = preview.to_target;
    let [_, falls] = preview.defeated;
    let shields = preview.shields_used[1];
    let dealt = match (n, shields) {
        (0, 0) => text!("deals no damage", "no inflige daño"),
        (0, s) => {
            text!(
                "breaks {s} and deals no damage",
                "rompe {s} y no inflige daño",
                s = words::shields(s)
            )
        }
        (n, 0) => text!("deals {n}", "inflige {n}", n = n),
        (n, s) => {
            text!(
                "breaks {s} and deals {n}",
                "rompe {s} e inflige {n}",
                s = words::shields(s),
                n = n
            )
        }
    };
    match (at_base, falls, preview.base_left) {
        (true, true, _) => text!("{d} and wins the game", "{d} y gana la partida", d = dealt),
        (true, false, Some(left)) => {
            text!("{d}, {left} HP left", "{d}, quedan {left} PG", d = dealt, left = left)
        }
        (false, true, _) => text!("{d} and defeats it", "{d} y la derrota", d = dealt),
        _ => dealt,
    }
}

fn excess(preview: &Preview) -> Option<Text> {
    let n = preview.excess_to_base;
    let left = preview.base_left.filter(|_| n > 0)?;
    Some(match left {
        0 => {
            text!("{n} more to the base wins the game", "{n} más a la base gana la partida", n = n)
        }
        left => text!(
            "{n} more to the base, {left} HP left",
            "{n} más a la base, quedan {left} PG",
            n = n,
            left = left
        ),
    })
}

fn damage_taken(preview: &Preview) -> Text {
    let [falls, fallen] = preview.defeated;
    let n = preview.to_attacker;
    if preview.strikes_first && fallen {
        return text!("strikes first and takes nothing", "golpea primero y no recibe nada");
    }
    let taken = match (n, preview.shields_used[0]) {
        (0, 0) => text!("takes no damage", "no recibe daño"),
        (0, _) => {
            text!("loses a Shield instead of damage", "pierde un Escudo en vez de recibir daño")
        }
        (n, _) => text!("takes {n}", "recibe {n}", n = n),
    };
    if falls {
        return text!("{t} and is defeated", "{t} y cae", t = taken);
    }
    taken
}

impl Table<'_> {
    /// The attacker and the target of a choice.
    pub(super) fn duel(&self, choice: Choice) -> Option<(CardId, CardId)> {
        match choice {
            Choice::Attack(unit, target) => Some((unit, target)),
            Choice::Target(target) => Some((self.aiming()?, target)),
            _ => None,
        }
    }

    /// The unit whose target is being chosen. An attack by Ambush has not begun yet; then it is the only
    /// unit that can attack.
    fn aiming(&self) -> Option<CardId> {
        if let Some(fight) = self.view.attack {
            return fight.target.is_none().then_some(fight.attacker.card);
        }
        let ambush = |unit: &&unlimited::view::Unit| {
            unit.exhausted && unit.keywords.iter().any(|worth| worth.keyword == Skill::Ambush)
        };
        let mut units = self.side(self.reader?).units.iter().filter(ambush);
        let only = units.next()?;
        units.next().is_none().then_some(only.card.card)
    }

    /// The forecast of the attack of this choice.
    pub(super) fn forecast(&self, choice: Choice) -> Option<Preview> {
        let (unit, target) = self.duel(choice)?;
        preview(self.view, unit, target)
    }

    /// The text of an option with its forecast.
    pub(super) fn with_forecast(&self, choice: Choice, text: &Text) -> Text {
        match (self.forecast(choice), self.duel(choice)) {
            (Some(preview), Some((_, target))) => {
                let said = describe(&preview, target.is_base()).sentence();
                text!("{text} {said}", "{text} {said}", text = *text, said = said)
            }
            _ => text.clone(),
        }
    }
}

//! Sentences about abilities that wait to be resolved.

use prose::{Text, text};
use script::say_effect;

use super::called::title;
use super::context::reach;
use crate::kit::{AbilityId, Kit};
use crate::view::{Pending, View};
use crate::words::lexicon::UNIT;
use crate::words::spoken::abilities::ability;
use crate::words::spoken::keywords::reminder;
use crate::words::{Keyword, Kind, Num, Step};

/// The source of the waiting ability, what triggered it, and its effect.
pub(crate) fn say(kit: &Kit, view: &View, pending: &Pending) -> Text {
    let source = title(pending.source.title);
    // The trigger is said if the same ability waits several times.
    let alike =
        |other: &&Pending| (other.source, other.ability) == (pending.source, pending.ability);
    let several = view.waiting.iter().filter(alike).count() > 1;
    let about = pending.about.filter(|_| several);
    let lead = match about {
        Some(about) => text!(
            "{source}, because of {about}:",
            "{source}, por {about}:",
            source = source,
            about = super::called::piece(&view.people, about)
        ),
        None if pending.times > 1 => text!(
            "{source}, {n} times:",
            "{source}, {n} veces:",
            source = source,
            n = pending.times
        ),
        None => source.map(|source| source + ":"),
    };
    lead.then(does(kit, pending)).sentence()
}

fn does(kit: &Kit, pending: &Pending) -> Text {
    let keyword = |keyword: Keyword| {
        let name = keyword.name();
        text!("{name}. {does}", "{name}. {does}", name = name, does = reminder(keyword))
    };
    match pending.ability {
        AbilityId::SHIELDED => keyword(Keyword::Shielded),
        AbilityId::AMBUSH => keyword(Keyword::Ambush),
        AbilityId::SABOTEUR => keyword(Keyword::Saboteur),
        AbilityId::RESTORE => keyword(Keyword::Restore(Num::Just(pending.restore))),
        AbilityId::EXPIRES => text!(
            "After dealing combat damage, this unit is defeated.",
            "Tras infligir daño de combate, esta unidad es derrotada."
        ),
        AbilityId::POSTPONED => postponed(kit, pending),
        id => {
            let kind = pending.source.title.card().kind;
            let deployed = kit.ready(pending.source.title).deployed.abilities.contains(&id);
            let unit = kind == Kind::Leader && deployed;
            let this = if unit { UNIT.this() } else { kind.noun().this() };
            ability(kit.ability(id).ability, this)
        }
    }
}

/// The effect that a card postponed.
fn postponed(kit: &Kit, pending: &Pending) -> Text {
    let later = |step: &Step| matches!(step, Step::Later { .. });
    match reach(kit, pending.source, later) {
        Some(reached) => say_effect(reached.step, &reached.names),
        None => text!("the effect that was postponed", "el efecto aplazado"),
    }
}

//! Sentences about effects that last on a unit, and how long they last.

use prose::{Text, text};

use crate::rules::Skill;
use crate::rules::state::Lasts;
use crate::words::spoken::modifiers::lasts;
use crate::words::{Keyword, Num, Until};

impl Skill {
    /// The keyword with a number, where it has one.
    pub(crate) fn keyword(self, amount: u8) -> Keyword {
        match self {
            Self::Sentinel => Keyword::Sentinel,
            Self::Ambush => Keyword::Ambush,
            Self::Shielded => Keyword::Shielded,
            Self::Overwhelm => Keyword::Overwhelm,
            Self::Saboteur => Keyword::Saboteur,
            Self::Grit => Keyword::Grit,
            Self::Raid => Keyword::Raid(Num::Just(amount)),
            Self::Restore => Keyword::Restore(Num::Just(amount)),
        }
    }
}

/// "Sentinel", "Raid 2".
pub(crate) fn skill(skill: Skill, amount: u8) -> Text {
    let name = skill.keyword(amount).name();
    match skill {
        Skill::Raid | Skill::Restore => name.then(Text::same(amount)),
        _ => name,
    }
}

/// The effect on the unit and its duration: "has +2/+0 for this phase".
pub(crate) fn predicate(what: Lasts, amount: u8, until: Until) -> Text {
    let has = |stats: String| text!("has {s}", "tiene {s}", s = prose::Name(&stats));
    let said = match what {
        Lasts::Power => has(format!("+{amount}/+0")),
        Lasts::Hp => has(format!("+0/+{amount}")),
        Lasts::LessPower => has(format!("-{amount}/-0")),
        Lasts::LessHp => has(format!("-0/-{amount}")),
        Lasts::Has(keyword) => text!("has {k}", "tiene {k}", k = skill(keyword, amount)),
        Lasts::Loses(keyword) => {
            text!("can't have {k}", "no puede tener {k}", k = keyword.keyword(amount).name())
        }
        Lasts::LosesAll => text!("has no abilities", "no tiene capacidades"),
        Lasts::StaysExhausted => text!("can't ready", "no se puede preparar"),
        Lasts::SparesBases => text!("can't attack bases", "no puede atacar bases"),
        Lasts::StrikesFirst => {
            text!("deals combat damage first", "inflige primero el daño de combate")
        }
        // No duration is said: the effect always ends with the attack.
        Lasts::Expires => {
            return text!(
                "will be defeated after dealing combat damage",
                "se derrotará tras infligir daño de combate"
            );
        }
    };
    said.then(lasts(until))
}

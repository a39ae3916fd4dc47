//! The words and signs of Unlimited.

mod aspects;
mod cards;
mod keywords;
mod places;
mod states;

use std::sync::LazyLock;

use unlimited::{Arena, Aspect, Lasts, Phase, Skill};

use crate::board::glossary::{Glossary, words};

words! {
    Cost = "cost",
    Power = "power",
    Hp = "hp",
    Damage = "damage",
    Unique = "unique",
    Traits = "traits",
    Ability = "ability",
    Leader = "leader",
    Base = "base",
    Unit = "unit",
    Event = "event",
    Upgrade = "upgrade",
    Token = "token",
    Deploy = "deploy",
    EpicAction = "epic-action",
    EpicUsed = "epic-used",
    Vigilance = "vigilance",
    Command = "command",
    Aggression = "aggression",
    Cunning = "cunning",
    Villainy = "villainy",
    Heroism = "heroism",
    AspectPenalty = "aspect-penalty",
    Price = "price",
    Sentinel = "sentinel",
    Ambush = "ambush",
    Shielded = "shielded",
    Overwhelm = "overwhelm",
    Saboteur = "saboteur",
    Grit = "grit",
    Raid = "raid",
    Restore = "restore",
    GroundArena = "ground-arena",
    SpaceArena = "space-arena",
    Resources = "resources",
    Hand = "hand",
    Deck = "deck",
    Discard = "discard",
    HandOrResources = "hand-or-resources",
    Round = "round",
    Setup = "setup",
    ActionPhase = "action-phase",
    RegroupPhase = "regroup-phase",
    Initiative = "initiative",
    InitiativeTaken = "initiative-taken",
    Exhausted = "exhausted",
    Shield = "shield",
    Experience = "experience",
    Changed = "changed",
    Share = "share",
    Lasting = "lasting",
    InForce = "in-force",
    CurrentAttack = "current-attack",
    Waiting = "waiting",
    Picked = "picked",
}

impl Word {
    /// The word of a keyword.
    pub(super) fn of_skill(skill: Skill) -> Self {
        match skill {
            Skill::Sentinel => Self::Sentinel,
            Skill::Ambush => Self::Ambush,
            Skill::Shielded => Self::Shielded,
            Skill::Overwhelm => Self::Overwhelm,
            Skill::Saboteur => Self::Saboteur,
            Skill::Grit => Self::Grit,
            Skill::Raid => Self::Raid,
            Skill::Restore => Self::Restore,
        }
    }

    /// The word of a lasting effect; that of the keyword if it gives one.
    pub(super) fn of_effect(effect: Lasts) -> Self {
        match effect {
            Lasts::Has(skill) => Self::of_skill(skill),
            Lasts::Power
            | Lasts::Hp
            | Lasts::LessPower
            | Lasts::LessHp
            | Lasts::Loses(_)
            | Lasts::LosesAll
            | Lasts::StaysExhausted
            | Lasts::SparesBases
            | Lasts::StrikesFirst
            | Lasts::Expires => Self::Lasting,
        }
    }

    /// The word of an aspect.
    pub(super) fn of_aspect(aspect: Aspect) -> Self {
        match aspect {
            Aspect::Vigilance => Self::Vigilance,
            Aspect::Command => Self::Command,
            Aspect::Aggression => Self::Aggression,
            Aspect::Cunning => Self::Cunning,
            Aspect::Villainy => Self::Villainy,
            Aspect::Heroism => Self::Heroism,
        }
    }

    /// The word of an arena.
    pub(super) fn of_arena(arena: Arena) -> Self {
        match arena {
            Arena::Ground => Self::GroundArena,
            Arena::Space => Self::SpaceArena,
        }
    }

    /// The word of a phase.
    pub(super) fn of_phase(phase: Phase) -> Self {
        match phase {
            Phase::Setup => Self::Setup,
            Phase::Action => Self::ActionPhase,
            Phase::Regroup => Self::RegroupPhase,
        }
    }
}

/// The glossary of the game.
pub(crate) fn glossary() -> &'static Glossary {
    static GLOSSARY: LazyLock<Glossary> = LazyLock::new(|| {
        Glossary::of_game([
            cards::numbers(),
            cards::kinds(),
            aspects::aspects(),
            keywords::keywords(),
            places::places(),
            places::phases(),
            states::states(),
        ])
    });
    &GLOSSARY
}

#[cfg(test)]
mod tests {
    use unlimited::Kind;

    use super::*;
    use crate::board::glossary::of_mark;
    use crate::board::glossary::tests::check;
    use crate::board::unlimited::{face, words};

    #[test]
    fn every_word_is_explained_in_both_languages() {
        let words: Vec<&str> = Word::ALL.iter().map(|word| word.id()).collect();
        check(glossary(), &words, &face::faces());
    }

    #[test]
    fn keywords_and_aspects_are_called_as_on_the_cards() {
        let name = |word: Word| {
            let mut terms = glossary().terms();
            terms.find(|term| term.id == word.id()).expect("a term").name.clone()
        };
        for aspect in Aspect::ALL {
            assert_eq!(name(Word::of_aspect(aspect)), aspect.name());
            assert_eq!(Word::of_aspect(aspect).id(), of_mark(face::mark(aspect)));
        }
        for skill in [
            Skill::Sentinel,
            Skill::Ambush,
            Skill::Shielded,
            Skill::Overwhelm,
            Skill::Saboteur,
            Skill::Grit,
            Skill::Raid,
            Skill::Restore,
        ] {
            assert_eq!(name(Word::of_skill(skill)), words::skill(skill));
        }
        for card in unlimited::cards::all() {
            let kind = match card.kind {
                Kind::Leader => Word::Leader,
                Kind::Base => Word::Base,
                Kind::Unit => Word::Unit,
                Kind::Event => Word::Event,
                Kind::Upgrade => Word::Upgrade,
                Kind::Token => Word::Token,
            };
            assert_eq!(name(kind), card.kind.name().capitalised());
        }
    }
}

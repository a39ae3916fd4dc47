//! Every title prepared for play: abilities compiled, facts as bits.

use script::{Code, Entry};

use crate::cards;
use crate::decks::Title;
use crate::rules::Skill;
use crate::rules::strength::UnitFlag;
use crate::words::{
    Ability, Card, Icons, Keyword, Kind, Modifier, Num, On, Only, Side, Step, Terms, Test,
    UnlimitedWords, Verb, Whom,
};

/// The index of an ability of the game, printed or granted.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct AbilityId(pub(crate) u16);

impl AbilityId {
    /// The Shielded keyword of a unit that enters play.
    pub(crate) const SHIELDED: Self = Self(u16::MAX);
    /// The Ambush keyword of a unit that enters play.
    pub(crate) const AMBUSH: Self = Self(u16::MAX - 1);
    /// The Saboteur keyword in an attack, where keywords wait with other abilities.
    pub(crate) const SABOTEUR: Self = Self(u16::MAX - 2);
    /// The Restore keyword in an attack, where keywords wait with other abilities.
    pub(crate) const RESTORE: Self = Self(u16::MAX - 3);
    /// The defeat of an attacker that must not survive its combat damage.
    pub(crate) const EXPIRES: Self = Self(u16::MAX - 4);
    /// A postponed effect.
    pub(crate) const POSTPONED: Self = Self(u16::MAX - 5);

    /// Whether it stands for a keyword or a postponed effect.
    pub(crate) const fn is_special(self) -> bool {
        self.0 >= Self::POSTPONED.0
    }
}

/// The index of the terms of an attack by an effect.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct TermsId(pub(crate) u8);

/// The index of a sort of card that a lasting effect names.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub(crate) struct SortId(pub(crate) u8);

/// A compiled ability.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lowered {
    pub(crate) ability: &'static Ability,
    pub(crate) cost: Option<Entry>,
    pub(crate) effect: Option<Entry>,
}

/// A constant ability.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Constant {
    pub(crate) while_: Option<&'static Test>,
    pub(crate) to: &'static Whom,
    pub(crate) gives: &'static [Modifier],
}

/// One side of a card.
#[derive(Clone, Debug, Default)]
pub(crate) struct Face {
    /// Its abilities, in the order they are printed.
    pub(crate) abilities: Vec<AbilityId>,
    /// The abilities that can be used as actions.
    pub(crate) actions: Vec<AbilityId>,
    /// The triggers of its triggered abilities, a bit each.
    pub(crate) listens: u32,
    /// Whether one of them is triggered by events that do not concern the card itself.
    pub(crate) listens_to_others: bool,
    pub(crate) constants: Vec<Constant>,
    /// Whether a constant ability affects other cards.
    pub(crate) aura: bool,
    /// Whether an ability changes the cost of cards or the effect of events.
    pub(crate) changes_costs: bool,
    /// The discount of the first upgrade played on it each round.
    pub(crate) first_upgrade_cheaper: u8,
    /// Whether a constant ability affects the card itself.
    pub(crate) changes_itself: bool,
    /// The keywords and flags that its constant abilities give, to itself or to others.
    pub(crate) grants: Grants,
    /// Printed keywords as bits.
    pub(crate) skills: u8,
    pub(crate) raid: u8,
    pub(crate) restore: u8,
}

/// Keywords and flags that a unit may have, a bit each.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Grants {
    pub(crate) skills: u8,
    pub(crate) flags: u8,
}

impl Grants {
    /// Every keyword and every flag.
    pub(crate) const ALL: Self = Self { skills: u8::MAX, flags: u8::MAX };

    /// The keywords and flags of both.
    #[inline]
    pub(crate) const fn with(self, other: Self) -> Self {
        Self { skills: self.skills | other.skills, flags: self.flags | other.flags }
    }

    fn of(modifier: &'static Modifier) -> Self {
        let flag = match modifier {
            Modifier::Has(keyword) => {
                return Self { skills: skill_of(keyword).0.bit(), flags: 0 };
            }
            Modifier::SparesBases => UnitFlag::SparesBases,
            Modifier::Untouchable => UnitFlag::Untouchable,
            Modifier::EntersReady => UnitFlag::EntersReady,
            Modifier::ReachesGround => UnitFlag::ReachesGround,
            Modifier::StrikesFirst => UnitFlag::StrikesFirst,
            Modifier::Undying => UnitFlag::Undying,
            Modifier::Spills => UnitFlag::Spills,
            Modifier::Expires => UnitFlag::Expires,
            Modifier::Power(_)
            | Modifier::Hp(_)
            | Modifier::LessPower(_)
            | Modifier::LessHp(_)
            | Modifier::Gains(_)
            | Modifier::Loses(_)
            | Modifier::LosesAll
            | Modifier::StaysExhausted => return Self { skills: 0, flags: 0 },
        };
        Self { skills: 0, flags: flag.bit() }
    }
}

/// A title prepared for play.
#[derive(Clone, Debug)]
pub(crate) struct Ready {
    pub(crate) card: &'static Card,
    /// The only side, or the undeployed side of a leader.
    pub(crate) front: Face,
    /// The deployed side of a leader.
    pub(crate) deployed: Face,
    /// Its aspect icons.
    pub(crate) icons: Icons,
    /// Its traits as bits.
    pub(crate) traits: u64,
    /// The first title of the same name.
    pub(crate) name: Title,
    pub(crate) attaches: &'static [Only],
    pub(crate) discards_instead: Option<&'static [Only]>,
    /// Whether one of its own abilities reduces its cost.
    pub(crate) cheaper_while: bool,
}

/// All titles and their compiled effects.
#[derive(Debug)]
pub(crate) struct Kit {
    pub(crate) code: Code<UnlimitedWords>,
    pub(crate) titles: Vec<Ready>,
    pub(crate) abilities: Vec<Lowered>,
    granted: Vec<(&'static Ability, AbilityId)>,
    terms: Vec<&'static Terms>,
    sorts: Vec<&'static [Only]>,
}

impl Kit {
    pub(crate) fn new() -> Self {
        let mut kit = Self {
            code: Code::default(),
            titles: Vec::new(),
            abilities: Vec::new(),
            granted: Vec::new(),
            terms: Vec::new(),
            sorts: Vec::new(),
        };
        for card in cards::all() {
            kit.add(card);
        }
        kit
    }

    #[inline]
    pub(crate) fn ready(&self, title: Title) -> &Ready {
        &self.titles[usize::from(title.0)]
    }

    #[inline]
    pub(crate) fn ability(&self, id: AbilityId) -> &Lowered {
        &self.abilities[usize::from(id.0)]
    }

    /// The index of an ability that a modifier grants.
    pub(crate) fn granted(&self, ability: &'static Ability) -> AbilityId {
        let found = self.granted.iter().find(|(granted, _)| *granted == ability);
        found.expect("every ability a card grants was lowered with it").1
    }

    pub(crate) fn terms(&self, id: TermsId) -> &'static Terms {
        self.terms[usize::from(id.0)]
    }

    pub(crate) fn terms_id(&self, terms: &'static Terms) -> TermsId {
        let place = self.terms.iter().position(|known| *known == terms);
        let number = place.and_then(|n| u8::try_from(n).ok());
        TermsId(number.expect("the terms of every attack were noted with its card"))
    }

    pub(crate) fn sort(&self, id: SortId) -> &'static [Only] {
        self.sorts[usize::from(id.0)]
    }

    pub(crate) fn sort_id(&self, sort: &'static [Only]) -> SortId {
        let place = self.sorts.iter().position(|known| *known == sort);
        let number = place.and_then(|n| u8::try_from(n).ok());
        SortId(number.expect("the sort of every discount was noted with its card"))
    }

    fn add(&mut self, card: &'static Card) {
        let front_keywords = if card.kind == Kind::Leader { &[] } else { card.keywords };
        let front = self.face(card.abilities, front_keywords);
        let deployed = if card.kind == Kind::Leader {
            self.face(card.deployed, card.keywords)
        } else {
            Face::default()
        };
        let attaches = card.abilities.iter().find_map(|ability| match ability {
            Ability::Attaches(sort) => Some(*sort),
            _ => None,
        });
        let discards_instead = card.abilities.iter().find_map(|ability| match ability {
            Ability::DiscardInstead(sort) => Some(*sort),
            _ => None,
        });
        let number = u8::try_from(self.titles.len()).expect("a set has at most 256 titles");
        let same = self.titles.iter().find(|ready| ready.card.name[0] == card.name[0]);
        let ready = Ready {
            card,
            front,
            deployed,
            icons: Icons::of(&[card.aspects]),
            traits: card.traits.iter().fold(0, |bits, &named| bits | 1 << named as u64),
            name: same.map_or(Title(number), |ready| ready.name),
            attaches: attaches.unwrap_or(&[]),
            discards_instead,
            cheaper_while: card
                .abilities
                .iter()
                .any(|ability| matches!(ability, Ability::CheaperWhile(..))),
        };
        self.titles.push(ready);
    }

    fn face(&mut self, abilities: &'static [Ability], keywords: &'static [Keyword]) -> Face {
        let mut face = Face::default();
        for keyword in keywords {
            let (skill, amount) = skill_of(keyword);
            face.skills |= skill.bit();
            let amount = match amount {
                Some(Num::Just(n)) => *n,
                _ => 0,
            };
            match skill {
                Skill::Raid => face.raid += amount,
                Skill::Restore => face.restore += amount,
                _ => {}
            }
        }
        for ability in abilities {
            let id = self.lower(ability);
            face.abilities.push(id);
            match ability {
                Ability::Action { .. } | Ability::Epic(_) => face.actions.push(id),
                Ability::When { on, .. } => {
                    face.listens |= on.iter().fold(0, |bits, on| bits | on.bit());
                    face.listens_to_others = face.listens & On::ELSEWHERE != 0;
                }
                Ability::Constant { while_, to, gives } => {
                    face.constants.push(Constant { while_: while_.as_ref(), to, gives });
                    let given = gives.iter().map(Grants::of);
                    face.grants = given.fold(face.grants, Grants::with);
                    match to {
                        Whom::This => face.changes_itself = true,
                        _ => face.aura = true,
                    }
                }
                Ability::YoursCheaper(..)
                | Ability::TheirsDearer(..)
                | Ability::NoPenalty(_)
                | Ability::Toll(..)
                | Ability::SilencesFirstEvent => face.changes_costs = true,
                Ability::FirstUpgradeCheaper(less) => face.first_upgrade_cheaper += less,
                _ => {}
            }
        }
        face
    }

    fn lower(&mut self, ability: &'static Ability) -> AbilityId {
        let (cost, effect) = match ability {
            Ability::Action { cost, effect } => (Some(cost), Some(effect)),
            Ability::When { effect, .. } | Ability::Event(effect) | Ability::Epic(effect) => {
                (None, Some(effect))
            }
            Ability::Constant { gives, .. } => {
                for modifier in *gives {
                    if let Modifier::Gains(granted) = modifier {
                        let id = self.lower(granted);
                        self.granted.push((granted, id));
                    }
                }
                (None, None)
            }
            _ => (None, None),
        };
        [cost, effect].into_iter().flatten().for_each(|step| self.note(step));
        let mut entry =
            |step: &'static Step| self.code.add(step).expect("every card can be lowered");
        let (cost, effect) = (cost.map(&mut entry), effect.map(&mut entry));
        let id = u16::try_from(self.abilities.len()).map(AbilityId);
        let id = id.expect("a set has fewer abilities than numbers for them");
        self.abilities.push(Lowered { ability, cost, effect });
        id
    }

    /// Assigns indices to the terms and sorts in an effect.
    fn note(&mut self, step: &'static Step) {
        match step {
            Step::Do(Verb::Attack(_, terms)) if !self.terms.contains(terms) => {
                self.terms.push(terms);
            }
            Step::Do(Verb::Cheapen(_, sort)) if !self.sorts.contains(sort) => {
                self.sorts.push(sort);
            }
            Step::Do(_) | Step::Number { .. } => {}
            Step::Seq(steps)
            | Step::OneOf { options: steps, .. }
            | Step::SomeOf { options: steps, .. } => {
                steps.iter().for_each(|step| self.note(step));
            }
            Step::Pick { body, .. }
            | Step::Gather { body, .. }
            | Step::Each { body, .. }
            | Step::May { body, .. }
            | Step::Times { body, .. }
            | Step::While { body, .. }
            | Step::Until { body, .. }
            | Step::Later { body, .. } => self.note(body),
            Step::If { then, otherwise, .. } => {
                self.note(then);
                otherwise.iter().for_each(|step| self.note(step));
            }
            Step::IfDone { first, then } => {
                [first, then].into_iter().for_each(|step| self.note(step));
            }
        }
    }
}

/// Splits a keyword into its kind and its number.
pub(crate) fn skill_of(keyword: &'static Keyword) -> (Skill, Option<&'static Num>) {
    match keyword {
        Keyword::Sentinel => (Skill::Sentinel, None),
        Keyword::Ambush => (Skill::Ambush, None),
        Keyword::Shielded => (Skill::Shielded, None),
        Keyword::Overwhelm => (Skill::Overwhelm, None),
        Keyword::Saboteur => (Skill::Saboteur, None),
        Keyword::Grit => (Skill::Grit, None),
        Keyword::Raid(num) => (Skill::Raid, Some(num)),
        Keyword::Restore(num) => (Skill::Restore, Some(num)),
    }
}

impl Skill {
    /// The keyword as a bit.
    pub(crate) const fn bit(self) -> u8 {
        1 << self as u8
    }
}

impl On {
    /// The triggers that concern other cards or a player, not the card itself.
    const ELSEWHERE: u32 = Self::UnitDefeated(Side::Any, &[]).bit()
        | Self::UnitLeaves(Side::Any).bit()
        | Self::YouPlay(&[]).bit()
        | Self::YouDamageBase.bit()
        | Self::ActionPhase.bit();

    /// The kind of trigger as a bit.
    pub(crate) const fn bit(&self) -> u32 {
        1 << match self {
            Self::Played => 0,
            Self::Deployed => 1,
            Self::Defeated => 2,
            Self::Attack => 3,
            Self::Defense => 4,
            Self::AttackEnds => 5,
            Self::AttackDefeats => 6,
            Self::CombatDamageToUnit => 7,
            Self::CombatDamageToBase => 8,
            Self::UnitDefeated(..) => 9,
            Self::UnitLeaves(_) => 10,
            Self::YouPlay(_) => 11,
            Self::YouDamageBase => 12,
            Self::ActionPhase => 13,
            Self::ReadyStep => 14,
            Self::Attached => 15,
            Self::Detached => 16,
        }
    }
}

//! Every title of every box, ready to play: its effects are lowered to code once.

use script::{Code, Entry};

use crate::cards;
use crate::components::Title;
use crate::words::{Ability, Card, GalaxyWords, Step, Trigger, Whom};

/// The code of an ability.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lowered {
    pub(crate) ability: &'static Ability,
    pub(crate) cost: Option<Entry>,
    pub(crate) effect: Option<Entry>,
}

/// A title, ready to play.
#[derive(Debug)]
pub(crate) struct Ready {
    pub(crate) card: &'static Card,
    pub(crate) abilities: Vec<Lowered>,
    /// The ability used at will, if there is one.
    pub(crate) uses: Option<Lowered>,
    /// The extra hunt it allows, with the reward for it.
    pub(crate) hunts: Option<Lowered>,
    pub(crate) reward: Option<Entry>,
    /// Whether it raises the Attack of others while in play.
    pub(crate) is_aura: bool,
}

/// All titles, and the code of their effects.
#[derive(Debug)]
pub(crate) struct Kit {
    pub(crate) code: Code<GalaxyWords>,
    titles: Vec<Ready>,
}

impl Kit {
    /// Lowers every title.
    ///
    /// # Panics
    /// When a card cannot be lowered: fixed data that every test would show.
    pub(crate) fn new() -> Self {
        let mut code = Code::default();
        let titles = cards::all().iter().map(|card| lower(card, &mut code)).collect();
        Self { code, titles }
    }

    /// The title, ready to play.
    #[inline]
    pub(crate) fn ready(&self, title: Title) -> &Ready {
        &self.titles[title.index()]
    }

    /// All titles, in the order of the card list.
    pub(crate) fn titles(&self) -> impl Iterator<Item = Title> + use<> {
        (0..self.titles.len()).map(Title::at)
    }
}

impl Ready {
    /// The number of the ability that happens on this trigger.
    pub(crate) fn on(&self, trigger: Trigger) -> Option<u8> {
        let mut numbered = (0..).zip(&self.abilities);
        let found = numbered
            .find(|(_, lowered)| matches!(lowered.ability, Ability::When(on, _) if *on == trigger));
        found.map(|(number, _)| number)
    }

    /// The ability with this number.
    pub(crate) fn ability(&self, number: u8) -> &Lowered {
        &self.abilities[usize::from(number)]
    }
}

fn lower(card: &'static Card, code: &mut Code<GalaxyWords>) -> Ready {
    let mut lower = |step: &'static Step| code.add(step).expect("every card can be lowered");
    let mut abilities = Vec::new();
    for ability in card.abilities {
        let (cost, effect) = match ability {
            Ability::Use { cost, effect, .. } => (cost.as_ref(), Some(effect)),
            Ability::When(_, effect)
            | Ability::PlacesItself(effect)
            | Ability::PlacesFirst(_, effect)
            | Ability::Hunts(_, effect) => (None, Some(effect)),
            Ability::Boost { .. } | Ability::Prevents(_) => (None, None),
        };
        let (cost, effect) = (cost.map(&mut lower), effect.map(&mut lower));
        abilities.push(Lowered { ability, cost, effect });
    }
    let reward = card.reward.as_ref().map(&mut lower);
    let first = |wanted: fn(&Ability) -> bool| {
        abilities.iter().find(|lowered| wanted(lowered.ability)).copied()
    };
    let uses = first(|ability| matches!(ability, Ability::Use { .. }));
    let hunts = first(|ability| matches!(ability, Ability::Hunts(..)));
    let is_aura = first(|ability| matches!(ability, Ability::Boost { to: Whom::Yours(_), .. }));
    Ready { card, uses, hunts, reward, is_aura: is_aura.is_some(), abilities }
}

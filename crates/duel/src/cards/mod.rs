//! The fighters: printed values and effects.

use prose::Text;
use script::{Count, Slot, Step};

use crate::words::{Amount, Set, Step as DuelStep, Test, Verb, Who};

/// A kind of fighter.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Title {
    /// Has no effect.
    Grunt,
    /// Has a shield.
    Squire,
    /// Has a shield.
    Bulwark,
    /// Deals damage when defeated.
    Martyr,
    /// Heals or shields.
    Medic,
    /// Makes the opponent lose a card or life.
    Thief,
    /// Rolls the die for a card.
    Gambler,
    /// Damages other fighters.
    Sniper,
    /// Looks at the top of the deck.
    Scout,
    /// Brings another fighter into play.
    Captain,
}

impl Title {
    /// Every title.
    pub const ALL: [Self; 10] = [
        Self::Grunt,
        Self::Squire,
        Self::Bulwark,
        Self::Martyr,
        Self::Medic,
        Self::Thief,
        Self::Gambler,
        Self::Sniper,
        Self::Scout,
        Self::Captain,
    ];

    /// The twelve cards of a deck.
    pub const DECK: [Self; 12] = [
        Self::Grunt,
        Self::Grunt,
        Self::Squire,
        Self::Bulwark,
        Self::Martyr,
        Self::Martyr,
        Self::Medic,
        Self::Thief,
        Self::Gambler,
        Self::Sniper,
        Self::Scout,
        Self::Captain,
    ];

    /// The card of this title.
    #[must_use]
    #[inline]
    pub fn card(self) -> &'static Card {
        &CARDS[self as usize]
    }
}

/// The printed values and effects of a fighter.
#[derive(Debug)]
pub struct Card {
    /// Its title.
    pub title: Title,
    /// The identifier in files.
    pub id: &'static str,
    /// Its name in English and Spanish.
    pub name: [&'static str; 2],
    /// Energy paid to play it.
    pub cost: u8,
    /// Damage it deals.
    pub power: u8,
    /// Damage that defeats it.
    pub health: u8,
    /// Shields it enters with.
    pub shields: u8,
    /// The effect when it is played.
    pub when_played: Option<DuelStep>,
    /// The effect when it is defeated.
    pub when_defeated: Option<DuelStep>,
}

impl Card {
    /// Its name, for use inside a sentence.
    #[must_use]
    pub fn titled(&self) -> Text {
        let [en, es] = self.name;
        Text::new(en, es)
    }
}

const fn just(n: u8) -> Amount {
    Amount::Just(n)
}

/// A fighter without effects; the table below adds the effects of each.
const fn fighter(
    title: Title,
    id: &'static str,
    name: [&'static str; 2],
    cost: u8,
    power: u8,
    health: u8,
) -> Card {
    Card {
        title,
        id,
        name,
        cost,
        power,
        health,
        shields: 0,
        when_played: None,
        when_defeated: None,
    }
}

static CARDS: [Card; 10] = [
    fighter(Title::Grunt, "grunt", ["Grunt", "Recluta"], 1, 2, 1),
    Card { shields: 1, ..fighter(Title::Squire, "squire", ["Squire", "Escudero"], 1, 1, 2) },
    Card { shields: 1, ..fighter(Title::Bulwark, "bulwark", ["Bulwark", "Baluarte"], 3, 2, 4) },
    Card {
        when_defeated: Some(Step::Pick {
            who: Who::You,
            count: Count::One,
            from: Set::AnyFighter,
            into: Slot::A,
            body: &Step::Do(Verb::Damage(Slot::A, just(2))),
        }),
        ..fighter(Title::Martyr, "martyr", ["Martyr", "Mártir"], 2, 2, 1)
    },
    Card {
        when_played: Some(Step::OneOf {
            who: Who::You,
            options: &[
                Step::Do(Verb::Heal(Who::You, just(2))),
                Step::Pick {
                    who: Who::You,
                    count: Count::One,
                    from: Set::FriendlyFighters,
                    into: Slot::A,
                    body: &Step::Do(Verb::Shield(Slot::A)),
                },
            ],
        }),
        ..fighter(Title::Medic, "medic", ["Medic", "Médica"], 2, 1, 2)
    },
    Card {
        when_played: Some(Step::OneOf {
            who: Who::Opponent,
            options: &[
                Step::Pick {
                    who: Who::Opponent,
                    count: Count::One,
                    from: Set::HandOf(Who::Opponent),
                    into: Slot::A,
                    body: &Step::Do(Verb::Discard(Slot::A)),
                },
                Step::Do(Verb::LoseLife(Who::Opponent, just(1))),
            ],
        }),
        ..fighter(Title::Thief, "thief", ["Thief", "Ladrona"], 2, 2, 2)
    },
    Card {
        when_played: Some(Step::Seq(&[
            Step::Do(Verb::Roll),
            Step::If {
                test: Test::RolledAtLeast(just(1)),
                then: &Step::Do(Verb::Draw(Who::You, just(1))),
                otherwise: Some(&Step::Do(Verb::LoseLife(Who::You, just(1)))),
            },
        ])),
        ..fighter(Title::Gambler, "gambler", ["Gambler", "Tahúr"], 1, 1, 1)
    },
    Card {
        when_played: Some(Step::Pick {
            who: Who::You,
            count: Count::UpTo(just(2)),
            from: Set::EnemyFighters,
            into: Slot::A,
            body: &Step::Do(Verb::Damage(Slot::A, just(1))),
        }),
        ..fighter(Title::Sniper, "sniper", ["Sniper", "Francotiradora"], 3, 2, 2)
    },
    Card {
        when_played: Some(Step::Seq(&[
            Step::Do(Verb::LookAtTop),
            Step::May { who: Who::You, body: &Step::Do(Verb::Bury) },
        ])),
        ..fighter(Title::Scout, "scout", ["Scout", "Exploradora"], 1, 1, 1)
    },
    Card {
        when_played: Some(Step::May {
            who: Who::You,
            body: &Step::Pick {
                who: Who::You,
                count: Count::One,
                from: Set::CheapInHand(Who::You, just(2)),
                into: Slot::A,
                body: &Step::Do(Verb::PlayFree(Slot::A)),
            },
        }),
        ..fighter(Title::Captain, "captain", ["Captain", "Capitana"], 3, 2, 3)
    },
];

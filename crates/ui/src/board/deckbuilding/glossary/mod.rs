//! The words and signs of the Deckbuilding Game.

mod cards;
mod marks;
mod places;

use std::sync::LazyLock;

use crate::board::glossary::{Glossary, words};

words! {
    Attack = "attack",
    Resources = "resources",
    Force = "force",
    Cost = "cost",
    Target = "target",
    Reward = "reward",
    HitPoints = "hit-points",
    Ability = "ability",
    Unique = "unique",
    Faction = "faction",
    Neutral = "neutral",
    Unit = "unit",
    Ship = "capital-ship",
    Base = "base",
    Traits = "traits",
    Exile = "exile",
    Repair = "repair",
    GalaxyRow = "galaxy-row",
    GalaxyDeck = "galaxy-deck",
    GalaxyDiscard = "galaxy-discard",
    Pilots = "pilots",
    Train = "train",
    Hand = "hand",
    Deck = "deck",
    TopCard = "top-card",
    Discard = "discard",
    BaseDeck = "base-deck",
    ExilePile = "exile-pile",
    Destroyed = "destroyed",
    AboutToWin = "about-to-win",
    ForceTrack = "force-track",
    ForceWithYou = "force-with-you",
    ForNear = "for-near",
    ForFar = "for-far",
    ForBoth = "for-both",
    Hunt = "hunt",
    Bribe = "bribe",
    LowerPrice = "lower-price",
    Prey = "prey",
    Tucked = "tucked",
    AttackOnRow = "attack-on-row",
    PreparedAttack = "prepared-attack",
    Assigned = "assigned",
    Attacked = "attacked",
    TargetGone = "target-gone",
    Used = "used",
    HuntMade = "hunt-made",
    Prevented = "prevented",
    ExiledLater = "exiled-later",
    NextPurchase = "next-purchase",
}

/// The glossary of the game.
pub(crate) fn glossary() -> &'static Glossary {
    static GLOSSARY: LazyLock<Glossary> = LazyLock::new(|| {
        Glossary::of_game([cards::numbers(), cards::kinds(), places::places(), marks::marks()])
    });
    &GLOSSARY
}

#[cfg(test)]
mod tests {
    use deckbuilding::{Faction, Kind};
    use prose::fold;

    use super::*;
    use crate::board::deckbuilding::face;
    use crate::board::glossary::tests::check;

    #[test]
    fn every_word_is_explained_in_both_languages() {
        let words: Vec<&str> = Word::ALL.iter().map(|word| word.id()).collect();
        check(glossary(), &words, &face::faces());
    }

    /// The words of the types and factions, as the cards name them.
    #[test]
    fn the_types_and_factions_of_cards_are_explained() {
        for card in deckbuilding::cards::all() {
            let kind = match card.kind {
                Kind::Unit => Word::Unit,
                Kind::Ship => Word::Ship,
                Kind::Base => Word::Base,
            };
            let mut terms = glossary().terms();
            let name = &terms.find(|term| term.id == kind.id()).expect("a term").name;
            let printed = face::face(card).kind;
            assert!(fold(&printed.en).contains(&fold(&name.en)), "{printed:?}");
            assert!(fold(&printed.es).contains(&fold(&name.es)), "{printed:?}");
            let faction = match card.faction {
                Faction::Neutral => Word::Neutral,
                _ => Word::Faction,
            };
            assert!(glossary().terms().any(|term| term.id == faction.id()));
        }
    }
}

//! The printed faces of the cards of the Deckbuilding Game.

use deckbuilding::{Card, Faction, Kind, Trait};
use prose::{Text, text};

use crate::card_art::{Allegiance, Emblem, Face, Stat};

/// The faces of all cards, for the tests of drawings and pages.
#[cfg(test)]
pub(crate) fn faces() -> Vec<Face> {
    deckbuilding::cards::all().iter().map(|card| face(card)).collect()
}

/// The printed face of a card.
pub(crate) fn face(card: &Card) -> Face {
    let [en, es] = card.name;
    Face {
        id: card.id,
        name: Text::new(en, es),
        subtitle: Text::default(),
        allegiance: allegiance(card.faction),
        emblem: emblem(card),
        kind: kind(card),
        short_kind: Some(short_kind(card)),
        marks: Vec::new(),
        unique: card.unique,
        stats: stats(card),
        has_text: !card.abilities.is_empty(),
    }
}

/// The frame and the crest of a faction.
pub(super) fn allegiance(faction: Faction) -> Allegiance {
    match faction {
        Faction::Empire => Allegiance::Empire,
        Faction::Rebels => Allegiance::Rebels,
        Faction::Republic => Allegiance::Republic,
        Faction::Separatists => Allegiance::Separatists,
        Faction::Mandalorians => Allegiance::Mandalorians,
        Faction::Neutral => Allegiance::Neutral,
    }
}

fn emblem(card: &Card) -> Emblem {
    match card.kind {
        Kind::Ship => Emblem::Ship,
        Kind::Base => Emblem::Base,
        // The last trait says what kind of being it is: a droid is drawn as a droid.
        Kind::Unit => card.traits.last().map_or(Emblem::Traveller, |one| trait_emblem(*one)),
    }
}

fn trait_emblem(one: Trait) -> Emblem {
    match one {
        Trait::BountyHunter => Emblem::BountyHunter,
        Trait::Droid => Emblem::Droid,
        Trait::Fighter => Emblem::Fighter,
        Trait::Jedi => Emblem::Jedi,
        Trait::Officer => Emblem::Officer,
        Trait::Outcast => Emblem::Traveller,
        Trait::Scoundrel => Emblem::Scoundrel,
        Trait::Sith => Emblem::Sith,
        Trait::Transport => Emblem::Transport,
        Trait::Trooper => Emblem::Trooper,
        Trait::Vehicle => Emblem::Vehicle,
    }
}

/// "Imperial unit · Trooper".
fn kind(card: &Card) -> Text {
    with_traits(card.sort().capitalised(), card)
}

/// "Unit · Trooper".
fn short_kind(card: &Card) -> Text {
    let kind = match card.kind {
        Kind::Unit => text!("Unit", "Unidad"),
        Kind::Ship => text!("Capital ship", "Nave de línea"),
        Kind::Base => text!("Base", "Base"),
    };
    with_traits(kind, card)
}

fn with_traits(kind: Text, card: &Card) -> Text {
    card.traits.iter().map(|one| trait_name(*one)).fold(kind, |kind, next| {
        text!("{kind} · {next}", "{kind} · {next}", kind = kind, next = next)
    })
}

fn trait_name(one: Trait) -> Text {
    match one {
        Trait::BountyHunter => text!("Bounty Hunter", "Cazarrecompensas"),
        Trait::Droid => text!("Droid", "Droide"),
        Trait::Fighter => text!("Fighter", "Caza"),
        Trait::Jedi => text!("Jedi", "Jedi"),
        Trait::Officer => text!("Officer", "Oficial"),
        Trait::Outcast => text!("Outcast", "Marginado"),
        Trait::Scoundrel => text!("Scoundrel", "Canalla"),
        Trait::Sith => text!("Sith", "Sith"),
        Trait::Transport => text!("Transport", "Transporte"),
        Trait::Trooper => text!("Trooper", "Soldado"),
        Trait::Vehicle => text!("Vehicle", "Vehículo"),
    }
}

/// The printed numbers; zero is printed only as a cost.
fn stats(card: &Card) -> Vec<(Stat, u8)> {
    let cost = card.is_purchasable().then_some((Stat::Cost, card.cost));
    let rest = [
        (Stat::Attack, card.attack),
        (Stat::Resources, card.resources),
        (Stat::Force, card.force),
        (Stat::Target, card.target.unwrap_or(0)),
        (Stat::HitPoints, card.hit_points),
    ];
    cost.into_iter().chain(rest.into_iter().filter(|(_, value)| *value > 0)).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use deckbuilding::{Deckbuilding, cards};
    use prose::fold;
    use table::Described as _;

    use super::*;

    #[test]
    fn every_card_of_the_box_has_a_face_of_its_own() {
        let faces = faces();
        let ids: BTreeSet<&str> = faces.iter().map(|face| face.id).collect();
        assert_eq!(ids.len(), faces.len());
        assert_eq!(faces.len(), Deckbuilding::new().cards().len());
    }

    #[test]
    fn the_kind_uses_the_words_of_the_card_list() {
        for (face, entry) in faces().iter().zip(Deckbuilding::new().cards()) {
            assert_eq!(face.name, entry.name);
            // The last of the further words is the box.
            let said = || entry.more.iter().take(1).chain(&entry.traits);
            let joined = |lang| {
                let words: Vec<&str> = said().map(|sort: &Text| sort.get(lang)).collect();
                fold(&words.join(" · "))
            };
            for lang in prose::Lang::ALL {
                assert_eq!(fold(face.kind.get(lang)), joined(lang), "{}", face.id);
            }
        }
    }

    #[test]
    fn printed_faces_match_the_card_definitions() {
        let tarkin = face(cards::find("grand-moff-tarkin").expect("a card of the box"));
        assert_eq!(
            tarkin.stats,
            [
                (Stat::Cost, 6),
                (Stat::Attack, 2),
                (Stat::Resources, 2),
                (Stat::Force, 2),
                (Stat::Target, 6)
            ]
        );
        assert!(tarkin.unique && tarkin.has_text && tarkin.emblem == Emblem::Officer);
        let ig_88 = face(cards::find("ig-88").expect("a card of the box"));
        assert_eq!(ig_88.emblem, Emblem::Droid);
        assert_eq!(ig_88.kind.en, "Neutral unit · Bounty Hunter · Droid");
        let short = ig_88.short_kind.expect("a crest");
        assert_eq!(
            short,
            text!("Unit · Bounty Hunter · Droid", "Unidad · Cazarrecompensas · Droide")
        );
    }
}

//! What is printed on the cards of the Deckbuilding Game.

use deckbuilding::{Card, Faction, Kind, Trait};
use prose::{Text, text};

use crate::card_art::{Emblem, Face, Figure, House};

/// What is printed on every card of the box: what the tests of drawings and pages go through.
#[cfg(test)]
pub(crate) fn faces() -> Vec<Face> {
    deckbuilding::cards::all().iter().map(|card| face(card)).collect()
}

/// What is printed on a card.
pub(crate) fn face(card: &Card) -> Face {
    let [en, es] = card.name;
    Face {
        id: card.id,
        name: Text::new(en, es),
        subtitle: Text::default(),
        house: house(card.faction),
        emblem: emblem(card),
        kind: kind(card),
        marks: Vec::new(),
        unique: card.unique,
        figures: figures(card),
        has_text: !card.abilities.is_empty(),
    }
}

fn house(faction: Faction) -> House {
    match faction {
        Faction::Empire => House::Empire,
        Faction::Rebels => House::Rebels,
        Faction::Neutral => House::Neutral,
    }
}

fn emblem(card: &Card) -> Emblem {
    match card.kind {
        Kind::Ship => Emblem::Ship,
        Kind::Base => Emblem::Base,
        // A droid looks like a droid, whatever it does for a living: the last trait is what it is.
        Kind::Unit => card.traits.last().map_or(Emblem::Traveller, |one| trade(*one)),
    }
}

fn trade(one: Trait) -> Emblem {
    match one {
        Trait::BountyHunter => Emblem::BountyHunter,
        Trait::Droid => Emblem::Droid,
        Trait::Fighter => Emblem::Fighter,
        Trait::Jedi => Emblem::Jedi,
        Trait::Officer => Emblem::Officer,
        Trait::Scoundrel => Emblem::Scoundrel,
        Trait::Sith => Emblem::Sith,
        Trait::Transport => Emblem::Transport,
        Trait::Trooper => Emblem::Trooper,
        Trait::Vehicle => Emblem::Vehicle,
    }
}

/// "Imperial unit · Trooper".
fn kind(card: &Card) -> Text {
    let of_faction = match (card.kind, card.faction) {
        (Kind::Unit, Faction::Empire) => text!("Imperial unit", "Unidad imperial"),
        (Kind::Unit, Faction::Rebels) => text!("Rebel unit", "Unidad rebelde"),
        (Kind::Unit, Faction::Neutral) => text!("Neutral unit", "Unidad neutral"),
        (Kind::Ship, Faction::Empire) => text!("Imperial capital ship", "Nave de línea imperial"),
        (Kind::Ship, Faction::Rebels) => text!("Rebel capital ship", "Nave de línea rebelde"),
        (Kind::Ship, Faction::Neutral) => text!("Neutral capital ship", "Nave de línea neutral"),
        (Kind::Base, Faction::Empire) => text!("Imperial base", "Base imperial"),
        (Kind::Base, Faction::Rebels) => text!("Rebel base", "Base rebelde"),
        (Kind::Base, Faction::Neutral) => text!("Neutral base", "Base neutral"),
    };
    card.traits.iter().map(|one| called(*one)).fold(of_faction, |kind, next| {
        text!("{kind} · {next}", "{kind} · {next}", kind = kind, next = next)
    })
}

fn called(one: Trait) -> Text {
    match one {
        Trait::BountyHunter => text!("Bounty Hunter", "Cazarrecompensas"),
        Trait::Droid => text!("Droid", "Droide"),
        Trait::Fighter => text!("Fighter", "Caza"),
        Trait::Jedi => text!("Jedi", "Jedi"),
        Trait::Officer => text!("Officer", "Oficial"),
        Trait::Scoundrel => text!("Scoundrel", "Canalla"),
        Trait::Sith => text!("Sith", "Sith"),
        Trait::Transport => text!("Transport", "Transporte"),
        Trait::Trooper => text!("Trooper", "Soldado"),
        Trait::Vehicle => text!("Vehicle", "Vehículo"),
    }
}

/// The printed numbers; a zero is not printed, except as a cost.
fn figures(card: &Card) -> Vec<(Figure, u8)> {
    let cost = (card.kind != Kind::Base && !card.is_starter()).then_some((Figure::Cost, card.cost));
    let rest = [
        (Figure::Attack, card.attack),
        (Figure::Resources, card.resources),
        (Figure::Force, card.force),
        (Figure::Target, card.target.unwrap_or(0)),
        (Figure::HitPoints, card.hit_points),
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
    fn the_kind_is_said_with_the_words_of_the_card_list() {
        for (face, entry) in faces().iter().zip(Deckbuilding::new().cards()) {
            assert_eq!(face.name, entry.name);
            let [_, said @ ..] = entry.sorts.as_slice() else { panic!("{} has no sort", face.id) };
            let joined = |lang| {
                let words: Vec<&str> = said.iter().map(|sort: &Text| sort.get(lang)).collect();
                fold(&words.join(" · "))
            };
            for lang in prose::Lang::ALL {
                assert_eq!(fold(face.kind.get(lang)), joined(lang), "{}", face.id);
            }
        }
    }

    #[test]
    fn what_is_printed_is_what_the_rules_say() {
        let tarkin = face(cards::find("grand-moff-tarkin").expect("a card of the box"));
        assert_eq!(
            tarkin.figures,
            [
                (Figure::Cost, 6),
                (Figure::Attack, 2),
                (Figure::Resources, 2),
                (Figure::Force, 2),
                (Figure::Target, 6)
            ]
        );
        assert!(tarkin.unique && tarkin.has_text && tarkin.emblem == Emblem::Officer);
        let ig_88 = face(cards::find("ig-88").expect("a card of the box"));
        assert_eq!(ig_88.emblem, Emblem::Droid);
        assert_eq!(ig_88.kind.en, "Neutral unit · Bounty Hunter · Droid");
    }
}

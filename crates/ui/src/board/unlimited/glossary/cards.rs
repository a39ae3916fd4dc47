//! The numbers on the cards, and the kinds of cards.

use prose::text;

use super::Word;
use crate::board::glossary::{Term, TermGroup, TermSign};
use crate::card_art::Stat;

/// The numbers and signs on a card.
pub(super) fn numbers() -> TermGroup {
    TermGroup::new(
        text!("On the cards", "En las cartas"),
        [
            Term::new(
                Word::Cost.id(),
                text!("Cost", "Coste"),
                text!(
                    "The number of ready resources you exhaust to play the card.",
                    "El número de recursos preparados que agotas para jugar la carta."
                ),
            )
            .sign(TermSign::Number(Stat::Cost))
            .rule("SWU-COST-03"),
            Term::new(
                Word::Power.id(),
                text!("Power", "Poder"),
                text!(
                    "The damage a unit deals when it attacks or is attacked. With a plus sign: what an upgrade adds.",
                    "El daño que inflige una unidad cuando ataca o la atacan. Con un signo más: lo que añade una mejora."
                ),
            )
            .sign(TermSign::Number(Stat::Power))
            .glyph("⚔")
            .rule("SWU-ATK-24"),
            Term::new(
                Word::Hp.id(),
                text!("HP", "PG"),
                text!(
                    "A unit or base falls when its damage reaches its HP. In play this is what is left of them; with a plus sign, what an upgrade adds.",
                    "Una unidad o base cae cuando su daño iguala sus puntos de golpe. En juego se ven los que quedan; con un signo más, los que añade una mejora."
                ),
            )
            .sign(TermSign::Number(Stat::Hp))
            .glyph("♥")
            .rule("SWU-DMG-02"),
            Term::new(
                Word::Damage.id(),
                text!("Damage", "Daño"),
                text!(
                    "The damage on this unit. It stays until it is healed or the unit leaves play.",
                    "El daño que tiene esta unidad. Permanece hasta que se cura o la unidad abandona el juego."
                ),
            )
            .glyph("−2")
            .rule("SWU-DMG-01"),
            Term::new(
                Word::Ability.id(),
                text!("Ability", "Capacidad"),
                text!(
                    "The card has a text. Point at the card, or hold it, to read it.",
                    "La carta tiene un texto. Señala la carta, o mantenla pulsada, para leerlo."
                ),
            )
            .sign(TermSign::Ability)
            .rule("SWU-ABL-01"),
            Term::new(
                Word::Unique.id(),
                text!("Unique", "Única"),
                text!(
                    "You may have only one copy of this card in play; with a second one, you defeat one of them.",
                    "Solo puedes tener en juego una copia de esta carta; si entra otra, derrotas una de las dos."
                ),
            )
            .sign(TermSign::Unique)
            .rule("SWU-UNQ-01"),
            Term::new(
                Word::Traits.id(),
                text!("Traits", "Rasgos"),
                text!(
                    "Words such as Rebel or Vehicle below the picture. They do nothing alone; abilities speak of them.",
                    "Palabras como Rebelde o Vehículo bajo la imagen. Solas no hacen nada; las capacidades hablan de ellas."
                ),
            )
            .rule("SWU-CARD-09"),
        ],
    )
}

/// The kinds of cards.
pub(super) fn kinds() -> TermGroup {
    TermGroup::new(
        text!("Kinds of cards", "Clases de cartas"),
        [
            Term::new(
                Word::Leader.id(),
                text!("Leader", "Líder"),
                text!(
                    "Begins beside the base, where it is not a unit but can use its abilities. Later it can be deployed.",
                    "Empieza junto a la base, donde no es una unidad pero puede usar sus capacidades. Más tarde se puede desplegar."
                ),
            )
            .rule("SWU-LDR-01"),
            Term::new(
                Word::Deploy.id(),
                text!("Deploy", "Despliegue"),
                text!(
                    "With this many resources, ready or not, the leader can enter the ground arena as a ready unit. It costs none of them and is possible once a game.",
                    "Con esta cantidad de recursos, preparados o no, el líder puede entrar en tierra como unidad preparada. No se gastan, y solo es posible una vez por partida."
                ),
            )
            .sign(TermSign::Number(Stat::Deploy))
            .glyph("▲")
            .rule("SWU-LDR-03"),
            Term::new(
                Word::Base.id(),
                text!("Base", "Base"),
                text!(
                    "Whoever's base has damage equal to its HP loses at once.",
                    "Quien tiene en su base tanto daño como PG pierde de inmediato."
                ),
            )
            .rule("SWU-WIN-01"),
            Term::new(
                Word::Unit.id(),
                text!("Unit", "Unidad"),
                text!(
                    "Enters its arena exhausted. Once ready, it attacks enemy units of its arena or the enemy base.",
                    "Entra agotada en su campo de batalla. Una vez preparada, ataca a unidades enemigas de ese campo o a la base enemiga."
                ),
            )
            .rule("SWU-UNIT-01"),
            Term::new(
                Word::Event.id(),
                text!("Event", "Evento"),
                text!(
                    "Does what its text says and goes to the discard pile.",
                    "Hace lo que dice su texto y va a la pila de descartes."
                ),
            )
            .rule("SWU-EVT-01"),
            Term::new(
                Word::Upgrade.id(),
                text!("Upgrade", "Mejora"),
                text!(
                    "Is attached to a unit and changes it. When the unit leaves play, the upgrade is defeated.",
                    "Se vincula a una unidad y la modifica. Cuando la unidad abandona el juego, la mejora queda derrotada."
                ),
            )
            .rule("SWU-UPG-07"),
            Term::new(
                Word::Token.id(),
                text!("Token", "Ficha"),
                text!(
                    "A Shield or an Experience: an upgrade that is given to a unit by an ability and is not part of a deck.",
                    "Un Escudo o una Experiencia: una mejora que una capacidad da a una unidad y que no forma parte de ningún mazo."
                ),
            )
            .rule("SWU-TOK-06"),
            Term::new(
                Word::EpicAction.id(),
                text!("Epic action", "Acción épica"),
                text!(
                    "An action that can be used once a game.",
                    "Una acción que solo se puede usar una vez por partida."
                ),
            )
            .rule("SWU-ABL-10")
            .named(&["Epic action"]),
        ],
    )
}

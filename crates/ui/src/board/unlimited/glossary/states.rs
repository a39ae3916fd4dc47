//! The state of cards in play, and what is going on.

use prose::text;

use super::Word;
use crate::board::glossary::{Term, TermGroup};

/// The marks of cards in play and of the strip across the table.
pub(super) fn states() -> TermGroup {
    TermGroup::new(text!("Marks", "Marcas"), of_cards().into_iter().chain(of_the_table()))
}

fn of_cards() -> [Term; 8] {
    [
        Term::new(
            Word::Exhausted.id(),
            text!("Exhausted", "Agotada"),
            text!(
                "It cannot attack, pay or use abilities that exhaust it until it is readied. A unit still strikes back when attacked.",
                "No puede atacar, pagar ni usar capacidades que la agoten hasta que se prepara. Si atacan a una unidad agotada, devuelve el golpe."
            ),
        )
        .glyph("↷")
        .rule("SWU-RDY-03")
        .named(&["exhaust", "exhausts", "exhausted"]),
        Term::new(
            Word::Shield.id(),
            text!("Shield", "Escudo"),
            text!(
                "The next time the unit would take damage, all of it is prevented and one Shield is lost. The number says how many it has.",
                "La próxima vez que la unidad fuera a sufrir daño, se evita todo y se pierde un Escudo. El número dice cuántos tiene."
            ),
        )
        .rule("SWU-TOK-07")
        .named(&["Shield", "Shields"]),
        Term::new(
            Word::Experience.id(),
            text!("Experience", "Experiencia"),
            text!(
                "Each Experience gives the unit 1 more power and 1 more HP.",
                "Cada Experiencia da a la unidad 1 más de Poder y 1 más de PG."
            ),
        )
        .glyph("+1")
        .rule("SWU-TOK-05")
        .named(&["Experience"]),
        Term::new(
            Word::EpicUsed.id(),
            text!("Epic action used", "Acción épica usada"),
            text!(
                "The epic action of this card was used and cannot be used again in this game.",
                "La acción épica de esta carta ya se usó y no se puede repetir en esta partida."
            ),
        )
        .glyph("✓")
        .rule("SWU-ABL-10"),
        Term::new(
            Word::Changed.id(),
            text!("Changed number", "Número cambiado"),
            text!(
                "More or less than what is printed on the card.",
                "Más o menos de lo que está impreso en la carta."
            ),
        )
        .glyph("↑")
        .glyph("↓")
        .rule("SWU-DMG-13"),
        Term::new(
            Word::Lasting.id(),
            text!("Lasting effect", "Efecto duradero"),
            text!(
                "What a card changes here, and until when: the end of the attack, of the phase or of the round.",
                "Lo que cambia aquí una carta y hasta cuándo: el final del ataque, de la fase o de la ronda."
            ),
        )
        .glyph("◔")
        .rule("SWU-LAST-01"),
        Term::new(
            Word::Share.id(),
            text!("Share of the damage", "Parte del daño"),
            text!(
                "The part of the damage being divided that this card will take.",
                "La parte del daño que se está repartiendo que sufrirá esta carta."
            ),
        )
        .glyph("+2")
        .rule("SWU-DMG-11"),
        Term::new(
            Word::Picked.id(),
            text!("Picked", "Elegida"),
            text!(
                "You have picked this card; a click takes that back.",
                "Has elegido esta carta; con un clic se deshace."
            ),
        )
        .glyph("✓"),
    ]
}

fn of_the_table() -> [Term; 3] {
    [
        Term::new(
            Word::CurrentAttack.id(),
            text!("Attack", "Ataque"),
            text!(
                "The attack going on: who attacks, and whom.",
                "El ataque en curso: quién ataca y a quién."
            ),
        )
        .glyph("⚔")
        .rule("SWU-ATK-12"),
        Term::new(
            Word::Waiting.id(),
            text!("Waiting abilities", "Capacidades en espera"),
            text!(
                "Abilities that were triggered and are resolved next, each player's in the order they choose.",
                "Capacidades activadas que se resolverán a continuación, las de cada jugador en el orden que elija."
            ),
        )
        .rule("SWU-TRG-11"),
        Term::new(
            Word::InForce.id(),
            text!("In force", "En vigor"),
            text!(
                "A rule made by a card that holds for the whole table or for a player.",
                "Una norma creada por una carta que vale para toda la mesa o para un jugador."
            ),
        )
        .glyph("◔")
        .rule("SWU-LAST-01"),
    ]
}

//! Where cards lie, and the parts of a round.

use prose::text;

use super::Word;
use crate::board::glossary::{Term, TermGroup};

/// The places of the table.
pub(super) fn places() -> TermGroup {
    TermGroup::new(
        text!("On the table", "Sobre la mesa"),
        [
            Term::new(
                Word::GroundArena.id(),
                text!("Ground arena", "Campo de batalla terrestre"),
                text!(
                    "Ground units fight here. They can attack enemy ground units and the enemy base.",
                    "Aquí luchan las unidades terrestres. Pueden atacar a unidades terrestres enemigas y a la base enemiga."
                ),
            )
            .rule("SWU-ATK-03"),
            Term::new(
                Word::SpaceArena.id(),
                text!("Space arena", "Campo de batalla espacial"),
                text!(
                    "Space units fight here. They can attack enemy space units and the enemy base.",
                    "Aquí luchan las unidades espaciales. Pueden atacar a unidades espaciales enemigas y a la base enemiga."
                ),
            )
            .rule("SWU-ATK-03"),
            Term::new(
                Word::Resources.id(),
                text!("Resources", "Recursos"),
                text!(
                    "Face-down cards that pay costs, 1 each: ready ones out of all. Paying exhausts them; they are readied in the regroup phase.",
                    "Cartas bocabajo que pagan costes, 1 cada una: preparadas y total. Al pagar se agotan; se preparan en la fase de reagrupamiento."
                ),
            )
            .glyph("◆")
            .rule("SWU-COST-05"),
            Term::new(
                Word::Hand.id(),
                text!("Hand", "Mano"),
                text!(
                    "The cards a player can play. It has no limit, and only its owner sees it.",
                    "Las cartas que puede jugar un jugador. No tiene límite y solo la ve su propietario."
                ),
            )
            .glyph("❏")
            .rule("SWU-ZONE-12"),
            Term::new(
                Word::Deck.id(),
                text!("Deck", "Mazo"),
                text!(
                    "Each player draws 2 cards every round. For each card that cannot be drawn, the player's base takes 3 damage.",
                    "Cada jugador roba 2 cartas por ronda. Por cada carta que no pueda robar, su base sufre 3 de daño."
                ),
            )
            .glyph("▤")
            .rule("SWU-EMP-02"),
            Term::new(
                Word::Discard.id(),
                text!("Discard pile", "Pila de descartes"),
                text!(
                    "Events already played, defeated cards and discarded cards, face up for everyone.",
                    "Los eventos jugados y las cartas derrotadas o descartadas, a la vista de todos."
                ),
            )
            .glyph("♻")
            .rule("SWU-ZONE-09"),
            Term::new(
                Word::HandOrResources.id(),
                text!("In hand or resources", "En mano o recursos"),
                text!(
                    "Cards you have seen that are now either in this player's hand or among the resources.",
                    "Cartas que has visto y que ahora están en la mano de este jugador o entre sus recursos."
                ),
            )
            .glyph("❏◆"),
        ],
    )
}

/// Rounds, phases and the initiative.
pub(super) fn phases() -> TermGroup {
    TermGroup::new(
        text!("The round", "La ronda"),
        [
            Term::new(
                Word::Round.id(),
                text!("Round", "Ronda"),
                text!(
                    "An action phase and then a regroup phase; rounds follow until a base falls.",
                    "Una fase de acción y después una de reagrupamiento; hay rondas hasta que cae una base."
                ),
            )
            .rule("SWU-RND-01"),
            Term::new(
                Word::Setup.id(),
                text!("Setup", "Preparación"),
                text!(
                    "Each player draws 6 cards, may exchange them all once, and puts 2 face down as resources.",
                    "Cada jugador roba 6 cartas, puede cambiarlas todas una vez y pone 2 bocabajo como recursos."
                ),
            )
            .rule("SWU-SETUP-01"),
            Term::new(
                Word::ActionPhase.id(),
                text!("Action phase", "Fase de acción"),
                text!(
                    "The players take turns, one action each: play a card, attack, use an ability, take the initiative or pass. It ends when both pass in a row.",
                    "Los jugadores se alternan, una acción cada vez: jugar una carta, atacar, usar una capacidad, tomar la iniciativa o pasar. Termina cuando ambos pasan seguidos."
                ),
            )
            .rule("SWU-ACT-02"),
            Term::new(
                Word::RegroupPhase.id(),
                text!("Regroup phase", "Fase de reagrupamiento"),
                text!(
                    "Each player draws 2 cards and may add 1 card as a resource; then everything exhausted is readied.",
                    "Cada jugador roba 2 cartas y puede añadir 1 carta como recurso; después se prepara todo lo agotado."
                ),
            )
            .rule("SWU-RGP-01"),
            Term::new(
                Word::Initiative.id(),
                text!("Initiative", "Iniciativa"),
                text!(
                    "This player takes the first action of the round. One player a round may take it for the next and then takes no more actions in this phase.",
                    "Este jugador hace la primera acción de la ronda. Un jugador por ronda puede tomarla para la siguiente; ya no hace más acciones en esta fase."
                ),
            )
            .glyph("⚑")
            .rule("SWU-INI-03")
            .named(&["initiative"]),
            Term::new(
                Word::InitiativeTaken.id(),
                text!("Initiative taken", "Iniciativa tomada"),
                text!(
                    "This player took the initiative: no more actions in this phase, but the first one of the next round.",
                    "Este jugador tomó la iniciativa: ya no hace más acciones en esta fase, pero empieza la próxima ronda."
                ),
            )
            .glyph("⚑")
            .rule("SWU-INI-04"),
        ],
    )
}

//! Where cards lie, and the Force track.

use prose::text;

use super::Word;
use crate::board::glossary::{Term, TermGroup};

/// The places of the table.
pub(super) fn places() -> TermGroup {
    TermGroup::new(
        text!("On the table", "Sobre la mesa"),
        [
            Term::new(
                Word::GalaxyRow.id(),
                text!("Galaxy row", "Fila de la galaxia"),
                text!(
                    "Six face-up cards: you can purchase those of your faction and neutral ones. A card that leaves is replaced at once from the galaxy deck.",
                    "Seis cartas bocarriba: puedes adquirir las de tu facción y las neutrales. La que sale se repone al momento del mazo de la galaxia."
                ),
            )
            .rule("DBG-BUY-07"),
            Term::new(
                Word::GalaxyDeck.id(),
                text!("Galaxy deck", "Mazo de la galaxia"),
                text!(
                    "Refills the galaxy row. If the row needs a card and none is left, the galaxy discard pile is shuffled into a new deck.",
                    "Repone la fila de la galaxia. Si la fila necesita una carta y no quedan, se barajan los descartes de la galaxia y forman un mazo nuevo."
                ),
            )
            .rule("DBG-DECK-04"),
            Term::new(
                Word::GalaxyDiscard.id(),
                text!("Galaxy discard pile", "Descartes de la galaxia"),
                text!(
                    "Cards that were defeated in the galaxy row or discarded from it.",
                    "Cartas derrotadas en la fila de la galaxia o descartadas de ella."
                ),
            )
            .rule("DBG-DISC-05"),
            Term::new(
                Word::Pilots.id(),
                text!("Outer Rim Pilots", "Pilotos del Borde Exterior"),
                text!(
                    "A pile beside the row from which both players can purchase until it is empty.",
                    "Una pila junto a la fila de la que ambos jugadores pueden adquirir cartas hasta que se agota."
                ),
            )
            .rule("DBG-BUY-12"),
            Term::new(
                Word::Train.id(),
                text!("Pyke Repulsor Train", "Tren repulsor de los Pyke"),
                text!(
                    "With three players it lies beside the Force track. Everyone may attack it with units, several times a turn; it gives its reward and stays.",
                    "Con tres jugadores está junto al medidor de la Fuerza. Todos pueden atacarlo con unidades, varias veces por turno; da su recompensa y se queda."
                ),
            )
            .rule("DBG-3PT-02"),
            Term::new(
                Word::Hand.id(),
                text!("Hand", "Mano"),
                text!(
                    "The cards a player can play. At the end of the turn the rest is discarded and 5 new cards are drawn.",
                    "Las cartas que puede jugar un jugador. Al final del turno se descarta el resto y se roban 5 cartas nuevas."
                ),
            )
            .glyph("❏")
            .rule("DBG-END-08"),
            Term::new(
                Word::Deck.id(),
                text!("Deck", "Mazo"),
                text!(
                    "A player draws from it. If a card is needed and none is left, the discard pile is shuffled into a new deck.",
                    "De él roba un jugador. Si hace falta una carta y no quedan, se baraja la pila de descartes y forma un mazo nuevo."
                ),
            )
            .glyph("▤")
            .rule("DBG-DECK-01"),
            Term::new(
                Word::TopCard.id(),
                text!("Known top card", "Primera carta conocida"),
                text!(
                    "The card on top of this deck, which you have seen.",
                    "La carta de encima de este mazo, que has visto."
                ),
            )
            .glyph("▲")
            .rule("DBG-LOOK-01"),
            Term::new(
                Word::Discard.id(),
                text!("Discard pile", "Pila de descartes"),
                text!(
                    "Purchased cards and cards already used lie here until they are shuffled into the deck. Anyone may look at it.",
                    "Aquí esperan las cartas adquiridas y las ya usadas hasta que se barajan en el mazo. Cualquiera puede mirarla."
                ),
            )
            .glyph("♻")
            .rule("DBG-BUY-06"),
            Term::new(
                Word::BaseDeck.id(),
                text!("Bases", "Bases"),
                text!(
                    "The bases left, from which their owner chooses the next one when a base is destroyed.",
                    "Las bases que quedan: cuando le destruyen una, su propietario elige aquí la siguiente."
                ),
            )
            .glyph("◍")
            .rule("DBG-START-02"),
            Term::new(
                Word::ExilePile.id(),
                text!("Exile pile", "Pila de exilio"),
                text!(
                    "This player's cards that have left the game.",
                    "Las cartas de este jugador que han abandonado la partida."
                ),
            )
            .glyph("⊘")
            .rule("DBG-EXILE-01"),
            Term::new(
                Word::Tucked.id(),
                text!("Under the base", "Bajo la base"),
                text!(
                    "A card that lies face down under a base. Both players know it; the text of the base says what becomes of it.",
                    "Una carta que está boca abajo bajo una base. Ambos jugadores la conocen; el texto de la base dice qué será de ella."
                ),
            ),
            Term::new(
                Word::Destroyed.id(),
                text!("Destroyed bases", "Bases destruidas"),
                text!(
                    "The enemy bases this player has destroyed, out of those that win the game.",
                    "Las bases enemigas que ha destruido este jugador, de las que hacen falta para ganar."
                ),
            )
            .glyph("●○")
            .rule("DBG-WIN-01"),
            Term::new(
                Word::AboutToWin.id(),
                text!("One base left", "A una base"),
                text!(
                    "The next base that this player or team destroys may win the game.",
                    "La próxima base que destruya este jugador o equipo puede darle la partida."
                ),
            )
            .glyph("⚠")
            .rule("DBG-WIN-01"),
            Term::new(
                Word::ForceTrack.id(),
                text!("Force track", "Medidor de la Fuerza"),
                text!(
                    "The Force is with the side on whose half the marker is. Whoever has it on their last space at the start of their turn gains 1 resource.",
                    "La Fuerza acompaña al bando en cuya mitad está el indicador. Quien lo tiene en su última casilla al principio de su turno gana 1 recurso."
                ),
            )
            .glyph("◉")
            .rule("DBG-FORCE-08"),
            Term::new(
                Word::ForceWithYou.id(),
                text!("The Force is with you", "La Fuerza te acompaña"),
                text!(
                    "The marker is on one of the three spaces of your side. On the neutral space the Force is with nobody.",
                    "El indicador está en una de las tres casillas de tu lado. En la casilla neutral la Fuerza no acompaña a nadie."
                ),
            )
            .rule("DBG-FORCE-04")
            .named(&["the Force is with you"]),
        ],
    )
}

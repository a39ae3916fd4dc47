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
                    "The resources you pay to purchase the card. Playing it from your hand costs nothing.",
                    "Los recursos que pagas para adquirir la carta. Jugarla de la mano no cuesta nada."
                ),
            )
            .sign(TermSign::Number(Stat::Cost))
            .rule("DBG-CARD-06"),
            Term::new(
                Word::Attack.id(),
                text!("Attack", "Ataque"),
                text!(
                    "The damage the card adds to an attack. Each card can take part in one attack a turn.",
                    "El daño que la carta aporta a un ataque. Cada carta puede participar en un ataque por turno."
                ),
            )
            .sign(TermSign::Number(Stat::Attack))
            .glyph("⚔")
            .rule("DBG-CARD-03"),
            Term::new(
                Word::Resources.id(),
                text!("Resources", "Recursos"),
                text!(
                    "You pay for cards with them. Cards give them when you play them; what is left at the end of the turn is lost.",
                    "Con ellos pagas las cartas. Las cartas los dan al jugarlas; los que sobran al final del turno se pierden."
                ),
            )
            .sign(TermSign::Number(Stat::Resources))
            .rule("DBG-END-07"),
            Term::new(
                Word::Force.id(),
                text!("Force", "Fuerza"),
                text!(
                    "Moves the marker of the Force track this many spaces toward your end.",
                    "Mueve el indicador de la Fuerza tantas casillas hacia tu extremo."
                ),
            )
            .sign(TermSign::Number(Stat::Force))
            .rule("DBG-FORCE-05"),
            Term::new(
                Word::Target.id(),
                text!("Target", "Objetivo"),
                text!(
                    "The Attack that enemy units need together to defeat this card in the galaxy row.",
                    "El Ataque que las unidades enemigas necesitan en total para derrotar esta carta en la fila de la galaxia."
                ),
            )
            .sign(TermSign::Number(Stat::Target))
            .rule("DBG-CARD-07"),
            Term::new(
                Word::Reward.id(),
                text!("Reward", "Recompensa"),
                text!(
                    "What the attacker may take for defeating this card in the galaxy row.",
                    "Lo que puede cobrar el atacante por derrotar esta carta en la fila de la galaxia."
                ),
            )
            .rule("DBG-CARD-08")
            .named(&["Reward"]),
            Term::new(
                Word::HitPoints.id(),
                text!("Hit points", "Resistencia"),
                text!(
                    "The damage that destroys this base or ship. Damage stays from turn to turn unless it is repaired.",
                    "El daño que destruye esta base o nave. El daño se queda de un turno a otro si no se repara."
                ),
            )
            .sign(TermSign::Number(Stat::HitPoints))
            .rule("DBG-CARD-11"),
            Term::new(
                Word::Ability.id(),
                text!("Ability", "Capacidad"),
                text!(
                    "The card has a text. Unless it names another moment, you may use it once in each of your turns while the card is in play.",
                    "La carta tiene un texto. Si no indica otro momento, puedes usarlo una vez en cada turno tuyo mientras la carta esté en juego."
                ),
            )
            .sign(TermSign::Ability)
            .rule("DBG-ABIL-04"),
            Term::new(
                Word::Unique.id(),
                text!("Unique", "Única"),
                text!(
                    "Only a mark that other cards speak of. You may have several copies.",
                    "Solo es una marca de la que hablan otras cartas. Puedes tener varias copias."
                ),
            )
            .sign(TermSign::Unique)
            .rule("DBG-CARD-09"),
        ],
    )
}

/// The kinds of cards, and what can be done with them.
pub(super) fn kinds() -> TermGroup {
    TermGroup::new(
        text!("Kinds of cards", "Clases de cartas"),
        [
            Term::new(
                Word::Unit.id(),
                text!("Unit", "Unidad"),
                text!(
                    "Stays in play until the end of the turn and then goes to its owner's discard pile.",
                    "Sigue en juego hasta el final del turno y después va a la pila de descartes de su propietario."
                ),
            )
            .rule("DBG-PLAY-08"),
            Term::new(
                Word::Ship.id(),
                text!("Capital ship", "Nave de línea"),
                text!(
                    "Stays in play until it is destroyed and gives its resources at the start of each of your turns. Attacks must destroy your ships before they reach your base.",
                    "Sigue en juego hasta que la destruyan y da sus recursos al principio de cada turno tuyo. Los ataques deben destruir tus naves antes de llegar a tu base."
                ),
            )
            .rule("DBG-ATK-02"),
            Term::new(
                Word::Base.id(),
                text!("Base", "Base"),
                text!(
                    "What you defend. If it is destroyed, you choose your next one at the start of your turn.",
                    "Lo que defiendes. Si la destruyen, eliges la siguiente al principio de tu turno."
                ),
            )
            .rule("DBG-START-02"),
            Term::new(
                Word::Faction.id(),
                text!("Faction", "Facción"),
                text!(
                    "The side a card belongs to, told by its colour, outline and crest. Only that side can purchase the card; the other side can attack its units in the row.",
                    "El bando de una carta, que se reconoce por el color, el contorno y el escudo. Solo ese bando puede adquirirla; el otro puede atacar sus unidades en la fila."
                ),
            )
            .rule("DBG-AFF-02"),
            Term::new(
                Word::Neutral.id(),
                text!("Neutral", "Neutral"),
                text!(
                    "Belongs to no faction. Both players can purchase it, and it cannot be attacked in the row unless a card allows it.",
                    "No pertenece a ninguna facción. Ambos jugadores pueden adquirirla, y no se puede atacar en la fila si ninguna carta lo permite."
                ),
            )
            .rule("DBG-AFF-04"),
            Term::new(
                Word::Traits.id(),
                text!("Traits", "Rasgos"),
                text!(
                    "Words such as Trooper or Jedi below the picture. They do nothing alone; other cards speak of them.",
                    "Palabras como Soldado o Jedi bajo la imagen. Solas no hacen nada; otras cartas hablan de ellas."
                ),
            )
            .rule("DBG-CARD-10"),
            Term::new(
                Word::Exile.id(),
                text!("Exile", "Exiliar"),
                text!(
                    "An exiled card leaves the game: it is never shuffled back into a deck. Only a card that names the exile pile brings it back.",
                    "Una carta exiliada abandona la partida: nunca se vuelve a barajar en un mazo. Solo la devuelve una carta que nombre la pila de exilio."
                ),
            )
            .rule("DBG-EXILE-01")
            .named(&["exile", "exiled", "exiles"]),
            Term::new(
                Word::Repair.id(),
                text!("Repair", "Reparar"),
                text!(
                    "Removes this much damage from your base.",
                    "Retira ese daño de tu base."
                ),
            )
            .rule("DBG-REPAIR-01")
            .named(&["repair", "repairs"]),
        ],
    )
}

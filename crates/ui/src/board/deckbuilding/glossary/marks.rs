//! The marks on and below cards, and what attacks are called.

use prose::text;

use super::Word;
use crate::board::glossary::{Term, TermGroup};

/// Marks of the row, of attacks and of cards in play.
pub(super) fn marks() -> TermGroup {
    let of_row = [
        Term::new(
            Word::ForNear.id(),
            text!("For the side at the bottom", "Para el lado de abajo"),
            text!(
                "Only the player at the bottom of the board can purchase this card.",
                "Solo el jugador de la parte inferior del tablero puede adquirir esta carta."
            ),
        )
        .glyph("▼")
        .rule("DBG-SETUP-08"),
        Term::new(
            Word::ForFar.id(),
            text!("For the side at the top", "Para el lado de arriba"),
            text!(
                "Only the player at the top of the board can purchase this card. The other can attack it here if it is a unit.",
                "Solo el jugador de la parte superior del tablero puede adquirir esta carta. El otro puede atacarla aquí si es una unidad."
            ),
        )
        .glyph("▲")
        .rule("DBG-SETUP-08"),
        Term::new(
            Word::ForBoth.id(),
            text!("For both", "Para ambos"),
            text!(
                "A neutral card: both players can purchase it.",
                "Una carta neutral: ambos jugadores pueden adquirirla."
            ),
        )
        .glyph("◆")
        .rule("DBG-AFF-04"),
        Term::new(
            Word::Hunt.id(),
            text!("Hunt, sabotage", "Cacería, sabotaje"),
            text!(
                "An attack of units on an enemy card in the galaxy row. If their Attack reaches its Target, the card is discarded and the attacker may take the reward.",
                "Un ataque de unidades contra una carta enemiga de la fila de la galaxia. Si su Ataque alcanza el Objetivo, la carta se descarta y el atacante puede cobrar la recompensa."
            ),
        )
        .rule("DBG-HUNT-01"),
        Term::new(
            Word::AttackOnRow.id(),
            text!("Attack on this card", "Ataque contra esta carta"),
            text!(
                "The Attack assigned to this card of the row, out of what defeats it.",
                "El Ataque asignado a esta carta de la fila, del que hace falta para derrotarla."
            ),
        )
        .glyph("⚔")
        .rule("DBG-HUNT-06"),
        Term::new(
            Word::LowerPrice.id(),
            text!("Lower price", "Precio rebajado"),
            text!(
                "An ability lets the player whose turn it is purchase this card for less than its printed cost, which is crossed out.",
                "Una capacidad permite a quien tiene el turno adquirir esta carta por menos de su coste impreso, que está tachado."
            ),
        )
        .glyph("◎"),
        Term::new(
            Word::Prey.id(),
            text!("May be attacked", "Se puede atacar"),
            text!(
                "An ability lets units attack this card of the row this turn. The number is the Attack that defeats it: the hit points of a capital ship, the cost of a neutral unit.",
                "Una capacidad permite que las unidades ataquen este turno esta carta de la fila. El número es el Ataque que la derrota: la Resistencia de una nave de línea, el coste de una unidad neutral."
            ),
        )
        .glyph("⌖")
        .rule("DBG-OPEN-73"),
        Term::new(
            Word::Bribe.id(),
            text!("Bribe", "Sobornar"),
            text!(
                "An optional rule: you may pay the cost of a neutral card of the row to have it discarded.",
                "Una regla opcional: puedes pagar el coste de una carta neutral de la fila para que se descarte."
            ),
        )
        .rule("DBG-BRIBE-01"),
    ];
    TermGroup::new(
        text!("Marks and attacks", "Marcas y ataques"),
        of_row.into_iter().chain(of_attackers()).chain(of_the_turn()),
    )
}

fn of_attackers() -> [Term; 4] {
    [
        Term::new(
            Word::PreparedAttack.id(),
            text!("Prepared attack", "Ataque preparado"),
            text!(
                "The Attack assigned so far, and what is needed: ✓ is enough, ✗ is not. Nothing happens until the attack is resolved.",
                "El Ataque asignado hasta ahora y el necesario: ✓ basta, ✗ no basta. No ocurre nada hasta que se resuelve el ataque."
            ),
        )
        .glyph("⚔")
        .rule("DBG-ASSIGN-05"),
        Term::new(
            Word::Assigned.id(),
            text!("Assigned", "Asignada"),
            text!(
                "Takes part in a prepared attack on this target. Each card can be assigned to one attack a turn.",
                "Participa en un ataque preparado contra este objetivo. Cada carta puede asignarse a un ataque por turno."
            ),
        )
        .glyph("→")
        .rule("DBG-ASSIGN-03"),
        Term::new(
            Word::Attacked.id(),
            text!("Attacked", "Ya atacó"),
            text!(
                "Has attacked and cannot attack again this turn.",
                "Ya ha atacado y no puede volver a atacar este turno."
            ),
        )
        .glyph("✗")
        .rule("DBG-ASSIGN-08"),
        Term::new(
            Word::TargetGone.id(),
            text!("Target gone", "Sin objetivo"),
            text!(
                "Its target left the row before the attack, and it cannot attack any more this turn.",
                "Su objetivo salió de la fila antes del ataque y ya no puede atacar este turno."
            ),
        )
        .glyph("✗")
        .rule("DBG-OPEN-18"),
    ]
}

fn of_the_turn() -> [Term; 5] {
    [
        Term::new(
            Word::Used.id(),
            text!("Used", "Usada"),
            text!(
                "Its ability was used this turn; a card uses its ability once a turn.",
                "Su capacidad ya se usó este turno; cada carta usa la suya una vez por turno."
            ),
        )
        .glyph("✓")
        .rule("DBG-ABIL-04"),
        Term::new(
            Word::HuntMade.id(),
            text!("Hunt made", "Cacería hecha"),
            text!(
                "The extra hunt that this base allows was made this turn.",
                "La cacería adicional que permite esta base ya se hizo este turno."
            ),
        )
        .glyph("✓"),
        Term::new(
            Word::Prevented.id(),
            text!("Prevented", "Evitado"),
            text!(
                "Damage to this base that was prevented this turn.",
                "Daño a esta base que se evitó este turno."
            ),
        )
        .glyph("⛨"),
        Term::new(
            Word::ExiledLater.id(),
            text!("Exiled at the end of the turn", "Se exilia al final del turno"),
            text!(
                "An effect removes this card from the game when the turn ends.",
                "Un efecto retira esta carta de la partida cuando termina el turno."
            ),
        )
        .glyph("⧗"),
        Term::new(
            Word::NextPurchase.id(),
            text!("Next purchase", "Próxima adquisición"),
            text!(
                "This card decides where the next card you purchase this turn goes.",
                "Esta carta decide adónde va la próxima carta que adquieras este turno."
            ),
        )
        .glyph("→"),
    ]
}

//! What can be decided about a new table.

use prose::{Text, text};

use crate::board::{SetupField, SetupKind, SetupOption};

/// Who begins is no question: the Empire does, and each seat is called by its faction.
pub(super) fn fields() -> Vec<SetupField> {
    vec![mode(), goal(), bribing()]
}

fn mode() -> SetupField {
    let option = |word, label, help| SetupOption { word, label, help };
    SetupField {
        key: "mode",
        label: text!("Mode", "Modo"),
        help: text!(
            "Which bases each side defends, one after the other.",
            "Qué bases defiende cada bando, una tras otra."
        ),
        kind: SetupKind::OneOf(vec![
            option(
                "introductory",
                text!("Introductory", "Introductorio"),
                text!(
                    "Five fixed bases each, known to both. The best way to learn.",
                    "Cinco bases fijas por bando, conocidas por ambos. Lo mejor para aprender."
                ),
            ),
            option(
                "full",
                text!("Full galaxy", "Galaxia completa"),
                text!(
                    "All ten bases of each side; whoever loses one chooses the next.",
                    "Las diez bases de cada bando; quien pierde una elige la siguiente."
                ),
            ),
            option(
                "secret",
                text!("Secret bases", "Bases secretas"),
                text!(
                    "Each side picks four bases in secret before the first turn.",
                    "Cada bando elige cuatro bases en secreto antes del primer turno."
                ),
            ),
        ]),
    }
}

fn goal() -> SetupField {
    SetupField {
        key: "goal",
        label: text!("Bases to destroy", "Bases por destruir"),
        help: text!(
            "Whoever destroys so many enemy bases first wins. Recommended: 3 in the introductory mode, 4 in the others; 2 makes a short game.",
            "Gana quien destruya antes esta cantidad de bases enemigas. Recomendado: 3 en el modo introductorio y 4 en los demás; con 2 la partida es corta."
        ),
        kind: SetupKind::Number { least: 2, most: 5 },
    }
}

fn bribing() -> SetupField {
    SetupField {
        key: "bribing",
        label: text!("Bribing", "Sobornos"),
        help: text!(
            "An optional rule about the neutral cards of the galaxy row.",
            "Una regla opcional sobre las cartas neutrales de la fila de la galaxia."
        ),
        kind: SetupKind::OneOf(vec![
            SetupOption {
                word: "no",
                label: text!("Without", "Sin sobornos"),
                help: text!(
                    "Neutral cards stay until a player purchases them.",
                    "Las cartas neutrales se quedan hasta que alguien las adquiere."
                ),
            },
            SetupOption {
                word: "yes",
                label: text!("With", "Con sobornos"),
                help: text!(
                    "A player may pay the cost of a neutral card to have it discarded, so that the other cannot purchase it.",
                    "Se puede pagar el coste de una carta neutral para descartarla y que el otro no la adquiera."
                ),
            },
        ]),
    }
}

pub(super) fn introduction() -> Text {
    text!(
        "The Empire and the Rebels each begin with ten weak cards and purchase better ones from a row of six that both share. Play your hand for resources, Force and Attack; strike the enemy base, or the cards your opponent would like to purchase. Whoever destroys enough enemy bases wins; a game for two takes about half an hour.",
        "El Imperio y los rebeldes empiezan con diez cartas débiles cada uno y adquieren otras mejores de una fila de seis que comparten. Juega tu mano para obtener recursos, Fuerza y Ataque; golpea la base enemiga, o las cartas que tu adversario querría adquirir. Gana quien destruya bastantes bases enemigas; una partida para dos dura una media hora."
    )
}

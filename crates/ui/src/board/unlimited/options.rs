//! What can be decided about a new table.

use prose::{Text, text};
use unlimited::decks::Starter;

use crate::board::{SetupField, SetupKind, SetupOption};

pub(super) fn fields() -> Vec<SetupField> {
    let [luke, vader] = Starter::ALL;
    vec![
        deck("blue", text!("Blue's deck", "Mazo de Azul"), [luke, vader]),
        deck("red", text!("Red's deck", "Mazo de Rojo"), [vader, luke]),
        format(),
        length(),
        ruleset(),
    ]
}

/// The first of the two is usual.
fn deck(key: &'static str, label: Text, starters: [Starter; 2]) -> SetupField {
    let option = |starter: Starter| SetupOption {
        word: starter.id(),
        label: starter.name(),
        help: about(starter),
    };
    SetupField {
        key,
        label,
        help: text!(
            "Fifty cards, a leader and a base. Lists are open; hands and order are not.",
            "Cincuenta cartas, un líder y una base. Las listas son públicas; las manos y el orden, no."
        ),
        kind: SetupKind::Deck(starters.map(option).into()),
    }
}

fn about(starter: Starter) -> Text {
    match starter {
        Starter::Luke => text!(
            "Vigilance, Cunning and Heroism: small units that come ready, shields and surprises.",
            "Vigilancia, Astucia y Heroísmo: unidades pequeñas y rápidas, escudos y sorpresas."
        ),
        Starter::Vader => text!(
            "Aggression, Command and Villainy: many troops, hard blows and big ships late.",
            "Agresividad, Mando y Maldad: muchas tropas, golpes duros y grandes naves al final."
        ),
    }
}

fn format() -> SetupField {
    let option = |word, label, help| SetupOption { word, label, help };
    SetupField {
        key: "format",
        label: text!("Decks", "Mazos"),
        help: text!("What the decks are built for.", "Para qué están construidos los mazos."),
        kind: SetupKind::OneOf(vec![
            option(
                "constructed",
                text!("Constructed", "Construidos"),
                text!(
                    "At least 50 cards, each at most three times.",
                    "Al menos 50 cartas, cada una tres veces como mucho."
                ),
            ),
            option(
                "limited",
                text!("Limited", "Limitados"),
                text!(
                    "At least 30 cards, from packs opened for it.",
                    "Al menos 30 cartas, de sobres abiertos para la ocasión."
                ),
            ),
        ]),
    }
}

fn length() -> SetupField {
    let option = |word, label, help| SetupOption { word, label, help };
    SetupField {
        key: "match",
        label: text!("Match", "Encuentro"),
        help: text!("How many games decide it.", "Cuántas partidas lo deciden."),
        kind: SetupKind::OneOf(vec![
            option(
                "single",
                text!("One game", "Una partida"),
                text!("About half an hour.", "Una media hora."),
            ),
            option(
                "three",
                text!("Best of three", "Al mejor de tres"),
                text!(
                    "Two games won win the match. The loser of a game chooses who begins the next, and cards may be exchanged with the sideboard.",
                    "Gana el encuentro quien gana dos partidas. Quien pierde una elige quién empieza la siguiente, y se pueden cambiar cartas con la reserva."
                ),
            ),
        ]),
    }
}

fn ruleset() -> SetupField {
    let option = |word, label, help| SetupOption { word, label, help };
    SetupField {
        key: "ruleset",
        label: text!("Rules", "Reglas"),
        help: text!(
            "Which edition decides in the few places where editions differ.",
            "Qué edición decide en los pocos puntos en que las ediciones difieren."
        ),
        kind: SetupKind::OneOf(vec![
            option(
                "seed",
                text!("Quick start", "Inicio rápido"),
                text!(
                    "The rules of the starter box; the comprehensive rules where it is silent.",
                    "Las reglas de la caja de inicio; las completas donde aquella calla."
                ),
            ),
            option(
                "cr8",
                text!("Comprehensive rules 8", "Reglas completas 8"),
                text!(
                    "Who begins is chosen, Ambush attacks while exhausted, and keywords of an attack wait with its abilities.",
                    "Se elige quién empieza, Emboscada ataca sin prepararse y las palabras clave de un ataque esperan junto a sus capacidades."
                ),
            ),
        ]),
    }
}

pub(super) fn introduction() -> Text {
    text!(
        "Two leaders fight on the ground and in space, each with a deck of fifty cards. Every round you turn a card into a resource, play units and events, and attack one action at a time, always in turns with your opponent. Whoever brings the enemy base down to nothing wins; a game takes about half an hour.",
        "Dos líderes luchan en tierra y en el espacio, cada uno con un mazo de cincuenta cartas. En cada ronda conviertes una carta en recurso, juegas unidades y eventos y atacas, una acción cada vez, siempre alternando con tu adversario. Gana quien deja sin puntos la base enemiga; una partida dura una media hora."
    )
}

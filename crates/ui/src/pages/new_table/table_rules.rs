//! The rules of a table that are not those of its game: sides, decks, clock, watchers.

use prose::{Text, text};

use super::{NewTable, Question};

/// The questions that are asked first.
pub(super) fn first(page: &NewTable) -> Vec<Question> {
    let decks = page.fields.iter().any(table::SetupField::is_deck).then(decks);
    [side(page)].into_iter().chain(decks).collect()
}

/// The questions whose answers are rarely changed.
pub(super) fn rare(page: &NewTable) -> Vec<Question> {
    // With two sides the other one wins, so there is nothing to choose.
    let resigning = (page.sides.len() > 2).then(resigning);
    [clock(), away()].into_iter().chain(resigning).chain([watch(), listed()]).collect()
}

fn side(page: &NewTable) -> Question {
    let has = |is: fn(&table::SetupField) -> bool| page.fields.iter().any(is);
    // Without decks of their own, players get whatever belongs to the side.
    let drawn = if has(table::SetupField::is_deck) {
        text!(
            "The server draws lots; everyone keeps their deck.",
            "El servidor los sortea; cada cual conserva su mazo."
        )
    } else if has(|field| field.key == "factions") {
        text!("The server draws lots for the factions.", "El servidor sortea las facciones.")
    } else {
        text!("The server draws lots.", "El servidor los sortea.")
    };
    Question {
        name: "side".to_owned(),
        label: text!("Sides", "Bandos"),
        help: Text::default(),
        answers: vec![
            (
                "chosen",
                text!("As chosen above", "Como se indica arriba"),
                text!("Everyone sits where you say.", "Cada cual se sienta donde digas."),
            ),
            ("random", text!("Random", "Al azar"), drawn),
        ],
    }
}

fn decks() -> Question {
    Question {
        name: "decks".to_owned(),
        label: text!("Where decks come from", "De dónde salen los mazos"),
        help: Text::default(),
        answers: vec![
            (
                "usual",
                text!("As usual", "Lo habitual"),
                text!(
                    "Chosen here against bots; each brings their own when somebody joins by link.",
                    "Se eligen aquí contra bots; cada cual trae el suyo si alguien se une por enlace."
                ),
            ),
            (
                "each",
                text!("Each brings their own", "Cada cual trae el suyo"),
                text!(
                    "At the table; others see the list once the match is over.",
                    "En la mesa; los demás ven la lista cuando termina la partida."
                ),
            ),
            (
                "here",
                text!("All chosen here", "Todos se eligen aquí"),
                text!("The lists are public.", "Las listas son públicas."),
            ),
        ],
    }
}

fn clock() -> Question {
    Question {
        name: "clock".to_owned(),
        label: text!("Clock", "Reloj"),
        help: text!("Bots do not use up time.", "Los bots no gastan tiempo."),
        answers: vec![
            ("none", text!("None", "Ninguno"), text!("Take your time.", "Sin prisas.")),
            (
                "move:60",
                text!("60 seconds per choice", "60 segundos por elección"),
                text!("For a relaxed evening.", "Para una tarde tranquila."),
            ),
            (
                "move:30",
                text!("30 seconds per choice", "30 segundos por elección"),
                text!("For those who know the cards.", "Para quien conoce las cartas."),
            ),
            (
                "bank:1800+20",
                text!(
                    "30 minutes, plus 20 seconds per turn",
                    "30 minutos, más 20 segundos por turno"
                ),
                text!(
                    "Each side has its own bank of time.",
                    "Cada bando tiene su reserva de tiempo."
                ),
            ),
            (
                "bank:600+10",
                text!(
                    "10 minutes, plus 10 seconds per turn",
                    "10 minutos, más 10 segundos por turno"
                ),
                text!("A quick match.", "Una partida rápida."),
            ),
        ],
    }
}

fn away() -> Question {
    Question {
        name: "away".to_owned(),
        label: text!("When a player leaves", "Si un jugador se va"),
        help: Text::default(),
        answers: vec![
            (
                "wait",
                text!("Wait", "Esperar"),
                text!(
                    "The seat stays theirs; the match waits.",
                    "El sitio sigue siendo suyo; la partida espera."
                ),
            ),
            (
                "bot",
                text!("A bot takes over", "Lo sustituye un bot"),
                text!("Until they come back.", "Hasta que vuelva."),
            ),
        ],
    }
}

fn resigning() -> Question {
    Question {
        name: "resigning".to_owned(),
        label: text!("When a player concedes", "Si un jugador se rinde"),
        help: Text::default(),
        answers: vec![
            (
                "bot",
                text!("A bot plays on", "Sigue un bot"),
                text!("The others finish the match.", "Los demás terminan la partida."),
            ),
            (
                "end",
                text!("The match ends", "La partida termina"),
                text!(
                    "That player loses, and there is no winner.",
                    "Ese jugador pierde y no hay ganador."
                ),
            ),
        ],
    }
}

fn watch() -> Question {
    Question {
        name: "watch".to_owned(),
        label: text!("Watching", "Público"),
        help: text!("Watchers never see hidden cards.", "El público nunca ve las cartas ocultas."),
        answers: vec![
            (
                "yes",
                text!("Allowed", "Permitido"),
                text!("Anyone with the link may watch.", "Puede mirar quien tenga el enlace."),
            ),
            (
                "delay:60",
                text!("A minute late", "Con un minuto de retraso"),
                text!(
                    "Watchers see what happened a minute ago.",
                    "El público ve lo que ocurrió hace un minuto."
                ),
            ),
            (
                "no",
                text!("Not allowed", "No permitido"),
                text!("Only the players see the table.", "Solo los jugadores ven la mesa."),
            ),
        ],
    }
}

fn listed() -> Question {
    Question {
        name: "listed".to_owned(),
        label: text!("Front page", "Portada"),
        help: Text::default(),
        answers: vec![
            (
                "no",
                text!("Not listed", "Sin anunciar"),
                text!(
                    "Only people with the link can find the table.",
                    "Solo encuentra la mesa quien tenga el enlace."
                ),
            ),
            (
                "yes",
                text!("Listed", "Anunciada"),
                text!(
                    "Anyone on the front page can join or watch.",
                    "Cualquiera puede unirse o mirar desde la portada."
                ),
            ),
        ],
    }
}

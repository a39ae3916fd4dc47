//! The page about the project: purpose, rights, fairness, privacy and keys.

use maud::{Markup, html};
use prose::{Text, text};
use table::Origin;

use super::cards::{origin_mark, origin_meaning};
use crate::markup::Reader;
use crate::table_page::key_list;

/// The page about the project.
#[must_use]
pub fn about(reader: Reader) -> Markup {
    html! {
        h1 { (reader.say(&text!("About Cantina", "Acerca de Cantina"))) }
        (paragraphs(reader, &purpose()))
        h2 { (reader.say(&text!("A fan work", "Obra de aficionados"))) }
        (paragraphs(reader, &rights()))
        h2 { (reader.say(&text!("Where the figures come from", "De dónde proceden las cifras"))) }
        (paragraphs(reader, &figure_sources()))
        (marks(reader))
        h2 { (reader.say(&text!("Fair play", "Juego limpio"))) }
        (paragraphs(reader, &fairness()))
        h2 { (reader.say(&text!("Privacy", "Privacidad"))) }
        (paragraphs(reader, &privacy()))
        h2 { (reader.say(&text!("Keyboard", "Teclado"))) }
        (keyboard(reader))
    }
}

fn paragraphs(reader: Reader, texts: &[Text]) -> Markup {
    html! { @for text in texts { p { (reader.say(text)) } } }
}

fn purpose() -> Vec<Text> {
    vec![
        text!(
            "Cantina is a table for Star Wars tabletop games: play against a bot with one click, or send a link to a friend. You do not need an account.",
            "Cantina es una mesa para juegos de mesa de Star Wars: juega contra un bot con un solo clic o envía un enlace a quien quieras. No necesitas una cuenta."
        ),
        text!(
            "The program knows the rules. It offers the choices that are allowed, and when one is not, it names the rule that forbids it. Every rule has its page, with the scenarios that prove it.",
            "El programa conoce las reglas. Ofrece lo que está permitido y, si algo no lo está, indica qué regla lo prohíbe. Cada regla tiene su página, con los escenarios que la demuestran."
        ),
    ]
}

fn rights() -> Vec<Text> {
    vec![
        text!(
            "This is an unofficial work by fans. It is not affiliated with, sponsored by or endorsed by Lucasfilm, Disney, Fantasy Flight Games, Asmodee or any other publisher or rights holder. Names are used only to say which rules are implemented and which card is meant.",
            "Esta es una obra no oficial de aficionados. No está afiliada a Lucasfilm, Disney, Fantasy Flight Games, Asmodee ni a ninguna otra editorial o titular de derechos, ni cuenta con su patrocinio o aprobación. Los nombres se usan solo para decir qué reglas se aplican y de qué carta se trata."
        ),
        text!(
            "There is no art, logo or symbol of a publisher here, and no sentence of a rulebook or a printed card: we draw the cards, and their texts are generated from our own definitions.",
            "Aquí no hay ilustraciones, logotipos ni símbolos de ninguna editorial, ni frases de un reglamento o de una carta impresa: los dibujos son nuestros y los textos se generan a partir de definiciones propias."
        ),
        text!(
            "Cantina is free software under the MIT licence or the Apache licence 2.0, at your choice.",
            "Cantina es software libre con licencia MIT o Apache 2.0, a tu elección."
        ),
    ]
}

fn figure_sources() -> Vec<Text> {
    vec![text!(
        "The figures of a card (cost, Attack and so on) are facts we looked up in public sources. Every card is marked with how well they are known:",
        "Las cifras de una carta (coste, Ataque, etc.) son datos que hemos consultado en fuentes públicas. Cada carta lleva una marca que dice con qué seguridad se conocen:"
    )]
}

fn marks(reader: Reader) -> Markup {
    html! {
        dl.facts {
            @for origin in [Origin::Verified, Origin::SingleSource, Origin::Inferred, Origin::Original] {
                dt { (origin_mark(reader, origin)) }
                dd { (reader.say(&origin_meaning(origin))) }
            }
        }
    }
}

fn fairness() -> Vec<Text> {
    vec![
        text!(
            "All luck in a match comes from one seed, drawn before it begins. From the start the record of the match contains a fingerprint of that seed, which reveals nothing about it; after the match the seed is published. So anyone can check that the luck was not chosen afterwards, and replay the whole match.",
            "Todo el azar de una partida se deriva de una semilla que se elige antes de empezar. Desde el principio, el registro de la partida contiene una huella de esa semilla, que no revela nada de ella; al acabar, la semilla se publica. Así cualquiera puede comprobar que la suerte no se eligió después y reproducir la partida entera."
        ),
        text!(
            "A bot sees exactly what a person in its seat would see. It never looks at hidden cards and does not know the seed.",
            "Un bot ve exactamente lo que vería una persona en su asiento. Nunca mira cartas ocultas ni conoce la semilla."
        ),
    ]
}

fn privacy() -> Vec<Text> {
    vec![
        text!(
            "One cookie says which seats and decks are yours; two more say which language and which colours you chose. There is no tracking, no advertising, and nothing is loaded from anywhere else. Your choice of sound stays in your browser.",
            "Una cookie indica qué asientos y mazos son tuyos; otras dos, qué idioma y qué colores elegiste. No hay rastreo ni publicidad, y no se carga nada de otros sitios. El sonido que elijas se queda en tu navegador."
        ),
        text!(
            "The server stores the match: its setup, its choices and the chat of the table; and the decks you save, until you delete them.",
            "El servidor guarda la partida: su preparación, sus elecciones y el chat de la mesa; y los mazos que guardas, hasta que los borras."
        ),
    ]
}

fn keyboard(reader: Reader) -> Markup {
    html! {
        p { (reader.say(&text!("Everything at a table can be done without a mouse.", "En la mesa todo se puede hacer sin ratón."))) }
        dl.facts { (key_list(reader)) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use prose::Lang;

    #[test]
    fn the_required_statements_are_there_in_both_languages() {
        let say = |lang| about(Reader { lang }).into_string();
        let wanted = [
            (Lang::En, ["unofficial", "not affiliated", "MIT", "Apache", "cookie", "fingerprint"]),
            (Lang::Es, ["no oficial", "No está afiliada", "MIT", "Apache", "cookie", "huella"]),
        ];
        for (lang, words) in wanted {
            let page = say(lang);
            for word in words {
                assert!(page.contains(word), "{lang}: {word}");
            }
        }
    }

    #[test]
    fn the_keys_are_those_of_the_table() {
        for lang in Lang::ALL {
            let keys = key_list(Reader { lang }).into_string();
            assert!(keys.contains("<kbd>u</kbd>") && about(Reader { lang }).0.contains(&keys));
        }
    }

    #[test]
    fn every_text_is_complete() {
        let texts = [purpose(), rights(), figure_sources(), fairness(), privacy()].concat();
        for text in texts {
            assert_eq!(text.is_complete(), Ok(()), "{text:?}");
        }
    }
}

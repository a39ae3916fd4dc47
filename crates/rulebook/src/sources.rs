//! Readable names of the sources. The catalogues cite sources by file name and by tag, which mean
//! nothing to a player who looks up a rule.

use prose::{Lang, Text, text};

use crate::catalogue::Rule;
use crate::catalogue_game::CatalogueGame;

/// The rulebooks by the names of their files in the catalogues.
fn books() -> [(&'static str, Text); 5] {
    [
        ("000_4e76ac59a0de5de8.txt", text!("base rulebook", "reglamento básico")),
        (
            "001_a2cda97af8431a47.txt",
            text!("Mandalorians rulebook", "reglamento de los mandalorianos"),
        ),
        ("002_266ba1b478afa170.txt", rules_reference()),
        ("003_5561aea5f5da005a.txt", text!("quick-start rules", "reglas de inicio rápido")),
        ("004_bee7aeac965d498e.txt", text!("2v2 rulebook", "reglamento de 2 contra 2")),
    ]
}

fn rules_reference() -> Text {
    text!("Rules Reference", "guía de referencia")
}

/// The other sources, and the few words between citations.
fn tags() -> [(&'static str, Text); 6] {
    [
        ("sor.json", text!("our card list", "nuestra lista de cartas")),
        ("CR 8.0", text!("Comprehensive Rules 8.0", "Reglas Completas 8.0")),
        ("RUL ", text!("official rulings on cards ", "aclaraciones oficiales de las cartas ")),
        (" steps ", text!(" steps ", " pasos ")),
        (" step ", text!(" step ", " paso ")),
        (" and ", text!(" and ", " y ")),
    ]
}

/// The source of a rule, by readable names.
#[must_use]
pub fn source(rule: &Rule) -> Option<Text> {
    let cited = rule.source.as_deref()?;
    let cited = Text::new(by_name(cited, Lang::En), by_name(cited, Lang::Es));
    // The catalogue of this game has a single source and cites its headings alone.
    let whole = match rule.game {
        CatalogueGame::OuterRim => text!(
            "{book}, {headings}",
            "{book}, {headings}",
            book = rules_reference(),
            headings = cited
        ),
        _ => cited,
    };
    Some(whole.capitalised())
}

fn by_name(cited: &str, lang: Lang) -> String {
    books().iter().chain(&tags()).fold(cited.to_owned(), |words, (tag, name)| {
        if words.contains(tag) { words.replace(tag, name.get(lang)) } else { words }
    })
}

/// A sentence of a catalogue with readable names of sources.
#[must_use]
pub fn sentence(words: &Text) -> Text {
    books().iter().fold(words.clone(), |Text { en, es }, (file, name)| {
        let quoted = format!("`{file}`");
        let en = en.replace(&quoted, &format!("the {}", name.en)).replace(file, &name.en);
        if !es.contains(file) {
            return Text { en, es };
        }
        // Only here may an article have to contract: «de el reglamento» is «del reglamento».
        Text::new(en, es.replace(&quoted, &format!("el {}", name.es)).replace(file, &name.es))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn source_of(id: &str) -> Text {
        source(crate::find(id).expect("a rule")).expect("a source")
    }

    #[test]
    fn sources_have_names() {
        let setup = source_of("DBG-SETUP-08");
        assert_eq!(setup.en, "Base rulebook, «Preparación», p.4; «Cacerías y sabotajes», p.19");
        assert!(setup.es.starts_with("Reglamento básico, «Preparación»"), "{setup:?}");
        let steps = source_of("DBG-COMP-07");
        assert!(steps.es.ends_with("paso 3 y «Partidas con 3 jugadores» pasos 3 y 6"), "{steps:?}");
        let rulings = source_of("SWU-EVT-04");
        assert_eq!(rulings.en, "Our card list; official rulings on cards 107, 126");
        let headings = source_of("OR-COMP-07");
        assert_eq!(headings.es, "Guía de referencia, Adyacente; Casilla");
    }

    #[test]
    fn a_sentence_about_a_source_reads_as_one() {
        let said = sentence(&crate::find("DBG-OPEN-01").expect("a ruling").statement);
        let start = "Icons missing in the card table of the 2v2 rulebook.";
        assert!(said.en.starts_with(start), "{}", said.en);
        let start = "Iconos que faltan en la tabla de cartas del reglamento de 2 contra 2.";
        assert!(said.es.starts_with(start), "{}", said.es);
    }

    #[test]
    fn every_file_of_the_catalogues_has_a_name() {
        let file = |word: &str| word.contains(".txt") || word.contains(".json");
        for rule in crate::catalogues().iter().flat_map(|catalogue| &catalogue.rules) {
            let cited = source(rule).unwrap_or_default();
            let said = [Some(&rule.statement), rule.edge.as_ref(), rule.note.as_ref()];
            let said = said.into_iter().flatten().map(sentence);
            for words in said.chain([cited]).flat_map(|Text { en, es }| [en, es]) {
                assert!(!words.split_whitespace().any(file), "{}: {words}", rule.id);
            }
        }
    }
}

//! One rule as a page of text.

use prose::{Lang, Text, text};

use crate::catalogue::{Languages, Rule};
use crate::proof::Proof;
use crate::sources::{sentence, source};
use crate::wrap::wrap;

/// A rule with everything known about it.
#[derive(Debug, Clone, Copy)]
pub struct RulePage<'a> {
    /// The rule.
    pub rule: &'a Rule,
    /// The reason why it need not be proven, if it is waived.
    pub waived: Option<&'a Text>,
    /// The scenarios and tests that claim to prove it.
    pub proofs: &'a [Proof],
}

impl RulePage<'_> {
    /// The page as lines for a terminal.
    #[must_use]
    pub fn print(&self, lang: Lang) -> String {
        let marks = self.rule.tags.iter().map(|tag| tag.mark());
        let heading: Vec<&str> = std::iter::once(self.rule.id.as_str()).chain(marks).collect();
        let statement = wrap(sentence(&self.rule.statement).get(lang), 0);
        let entries = self.entries(lang);
        let labels = entries.iter().map(|(label, _)| label.get(lang).chars().count()).max();
        let labels = labels.unwrap_or_default() + 2;
        let line = |(label, words): &(Text, Text)| {
            format!("{:labels$}{}\n", label.get(lang), wrap(words.get(lang), labels))
        };
        let entries: String = entries.iter().map(line).collect();
        format!("{}\n{statement}\n\n{entries}", heading.join(" "))
    }

    /// The labelled lines below the statement.
    fn entries(&self, lang: Lang) -> Vec<(Text, Text)> {
        let Rule { game, chapter, section, see, .. } = self.rule;
        let place = format!("{game}, {}. {}", chapter.number, chapter.title.get(lang));
        let see = Some(see.join(", ")).filter(|ids| !ids.is_empty());
        let mut entries: Vec<(Text, Text)> = Vec::new();
        let mut add = |label: Text, words: Option<Text>| {
            entries.extend(words.map(|words| (label, words)));
        };
        add(text!("Edge case", "Caso"), self.rule.edge.as_ref().map(sentence));
        add(text!("Note", "Nota"), self.rule.note.as_ref().map(sentence));
        add(text!("Chapter", "Capítulo"), Some(Text::same(place)));
        add(text!("Section", "Apartado"), section.clone());
        add(text!("Source", "Fuente"), source(self.rule));
        add(text!("See also", "Véase"), see.map(Text::same));
        add(text!("Waived", "Sin prueba"), self.waived.cloned());
        add(text!("Language", "Idioma"), untranslated(self.rule.languages, lang));
        for (at, proof) in self.proved().into_iter().enumerate() {
            let label = text!("Proven by", "Demostrada por");
            add(if at == 0 { label } else { Text::default() }, Some(proof));
        }
        entries
    }

    fn proved(&self) -> Vec<Text> {
        if self.proofs.is_empty() && self.waived.is_none() {
            return vec![text!("nothing yet", "nada todavía")];
        }
        self.proofs.iter().map(Proof::text).collect()
    }
}

/// A remark to Spanish readers of a rule that is written in English.
fn untranslated(languages: Languages, lang: Lang) -> Option<Text> {
    (languages.shown(lang) != lang).then(|| {
        text!(
            "English only: this catalogue has no translation yet",
            "solo en inglés: este catálogo aún no está traducido"
        )
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::tests::sample;

    fn page(id: &str, lang: Lang) -> String {
        sample().page(id).unwrap().print(lang)
    }

    #[test]
    fn a_page_shows_everything_about_a_rule() {
        assert_eq!(
            page("dbg-setup-01", Lang::En),
            "DBG-SETUP-01\n\
             Each player picks one.\n\
             \n\
             Edge case  a -> b.\n\
             Chapter    deckbuilding, 1. Setup\n\
             Source     Book, «Preparación»\n\
             See also   DBG-SETUP-02\n\
             Proven by  scenario The row is dealt (scenarios/a.scn:1)\n"
        );
        assert_eq!(
            page("DBG-SETUP-03", Lang::En),
            "DBG-SETUP-03 [inf]\n\
             The row has six cards.\n\
             \n\
             Chapter    deckbuilding, 1. Setup\n\
             Section    1.1 More\n\
             Source     Book\n\
             Proven by  scenario The row is dealt (scenarios/a.scn:1)\n\
             \u{20}          test six_cards (crates/a/src/lib.rs:6)\n"
        );
    }

    #[test]
    fn a_page_in_spanish_has_spanish_words_and_labels() {
        assert_eq!(
            page("dbg-setup-01", Lang::Es),
            "DBG-SETUP-01\n\
             Cada jugador elige una.\n\
             \n\
             Caso            a -> b.\n\
             Capítulo        deckbuilding, 1. Preparación\n\
             Fuente          Book, «Preparación»\n\
             Véase           DBG-SETUP-02\n\
             Demostrada por  escenario The row is dealt (scenarios/a.scn:1)\n"
        );
        let section = page("DBG-SETUP-03", Lang::Es);
        assert!(section.contains("Apartado        1.1 Más\n"), "{section}");
        assert!(section.contains(" prueba six_cards (crates/"), "{section}");
    }

    #[test]
    fn a_rule_that_is_not_translated_says_so_in_spanish() {
        let spanish = page("OR-A-01", Lang::Es);
        assert!(spanish.contains("\nOne.\n") && spanish.contains("solo en inglés"), "{spanish}");
        assert!(!page("OR-A-01", Lang::En).contains("English"));
        assert!(!page("DBG-BUY-02", Lang::Es).contains("inglés"));
    }

    #[test]
    fn a_page_shows_that_a_rule_is_not_proven() {
        assert!(page("DBG-BUY-02", Lang::En).ends_with("Proven by  nothing yet\n"));
        assert!(page("DBG-BUY-02", Lang::Es).ends_with("Demostrada por  nada todavía\n"));
        assert!(page("DBG-SETUP-02", Lang::En).ends_with("Waived   layout only\n"));
        assert!(page("DBG-SETUP-02", Lang::Es).ends_with("Sin prueba  solo disposición\n"));
        assert!(sample().page("DBG-BUY-09").is_none());
    }
}

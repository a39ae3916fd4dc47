//! A Spanish catalogue: the rules of an English one with the same ids, in the same order, without
//! sources and tags. A line is the id, the statement, `nota:` and `caso:`.

use std::collections::BTreeMap;

use crate::catalogue::{Chapter, Languages, Rule, numbered};
use crate::fault::FileFault;
use crate::rule_line;

/// A Spanish catalogue.
#[derive(Debug)]
pub(crate) struct Translation {
    file: String,
    /// Titles of chapters by their number.
    chapters: BTreeMap<u16, String>,
    /// Whole sub-headings by their number, such as `15.2`.
    sections: BTreeMap<String, String>,
    rules: Vec<Line>,
    /// The place in `rules` of every id.
    index: BTreeMap<String, usize>,
    /// Lines that cannot be used.
    pub(crate) faults: Vec<FileFault>,
}

/// A rule in Spanish.
#[derive(Debug)]
struct Line {
    number: usize,
    id: String,
    statement: String,
    note: Option<String>,
    edge: Option<String>,
    text: String,
}

impl Translation {
    pub(crate) fn parse(file: String, text: &str) -> Self {
        let mut read = Self {
            file,
            chapters: BTreeMap::new(),
            sections: BTreeMap::new(),
            rules: Vec::new(),
            index: BTreeMap::new(),
            faults: Vec::new(),
        };
        for (number, line) in (1..).zip(text.lines()) {
            read.read(number, line.trim());
        }
        read
    }

    fn read(&mut self, number: usize, line: &str) {
        if let Some(heading) = line.strip_prefix("## ") {
            let chapter = numbered(heading);
            self.chapters.extend(chapter.map(|chapter| (chapter.number, chapter.title.en)));
        } else if let Some(heading) = line.strip_prefix("### ") {
            self.sections.insert(section_number(heading).to_owned(), heading.trim().to_owned());
        } else if let Some((id, body)) = rule_line::list_item(line) {
            let rule = Line::new(number, id, body, line);
            if self.index.insert(id.to_owned(), self.rules.len()).is_some() {
                let what = format!("{id} is translated twice; keep one line");
                self.faults.push(self.fault(number, what));
            }
            self.rules.push(rule);
        }
    }

    fn fault(&self, line: usize, what: String) -> FileFault {
        FileFault { file: self.file.clone(), line, what }
    }

    /// Puts the Spanish beside the English; the errors are what the two do not have in common.
    pub(crate) fn apply(&self, chapters: &mut [Chapter], rules: &mut [Rule]) -> Vec<FileFault> {
        let mut faults = Vec::new();
        for chapter in chapters {
            self.name(chapter);
        }
        for rule in &mut *rules {
            let lacks = |what: String| FileFault {
                file: rule.game.file(),
                line: rule.line,
                what: format!("{what}; add it to {}", self.file),
            };
            if !self.chapters.contains_key(&rule.chapter.number) {
                faults.push(lacks(format!("chapter {} has no Spanish title", rule.chapter.number)));
            }
            if let Some(section) = &rule.section
                && !self.sections.contains_key(section_number(&section.en))
            {
                faults.push(lacks(format!("«{}» has no Spanish title", section.en)));
            }
            match self.index.get(&rule.id) {
                Some(&at) => faults.extend(self.differing_parts(&self.rules[at], rule)),
                None => faults.push(lacks(format!("{} has no Spanish line", rule.id))),
            }
            self.say(rule);
        }
        faults.extend(self.misplaced(rules));
        faults
    }

    /// The parts of a rule that only one of the two languages has.
    fn differing_parts(&self, line: &Line, rule: &Rule) -> impl Iterator<Item = FileFault> {
        let parts = [
            ("a note", rule.note.is_some(), line.note.is_some()),
            ("an edge case", rule.edge.is_some(), line.edge.is_some()),
        ];
        let differing = parts.into_iter().filter(|(_, english, spanish)| english != spanish);
        differing.map(|(part, ..)| {
            let what = format!("{} has {part} in one language only; make them agree", line.id);
            self.fault(line.number, what)
        })
    }

    fn name(&self, chapter: &mut Chapter) {
        if let Some(title) = self.chapters.get(&chapter.number) {
            chapter.title.es.clone_from(title);
        }
    }

    /// Writes what there is in Spanish into the rule.
    fn say(&self, rule: &mut Rule) {
        self.name(&mut rule.chapter);
        if let Some(section) = &mut rule.section
            && let Some(heading) = self.sections.get(section_number(&section.en))
        {
            section.es.clone_from(heading);
        }
        let Some(line) = self.index.get(&rule.id).map(|&at| &self.rules[at]) else { return };
        rule.languages = Languages::Both;
        rule.statement.es.clone_from(&line.statement);
        rule.text.es.clone_from(&line.text);
        for (part, said) in [(&mut rule.note, &line.note), (&mut rule.edge, &line.edge)] {
            if let (Some(part), Some(said)) = (part, said) {
                part.es.clone_from(said);
            }
        }
    }

    /// Lines of rules that the English catalogue does not have, or has in another order.
    fn misplaced(&self, rules: &[Rule]) -> Vec<FileFault> {
        let places: BTreeMap<&str, usize> =
            rules.iter().zip(0..).map(|(rule, at)| (rule.id.as_str(), at)).collect();
        let mut last = None;
        let mut faults = Vec::new();
        for line in &self.rules {
            let id = &line.id;
            match places.get(id.as_str()) {
                None => {
                    let what = format!("{id} is not in the English catalogue; remove the line");
                    faults.push(self.fault(line.number, what));
                }
                place if place < last => {
                    let what = format!("{id} comes earlier in the English catalogue; move it");
                    faults.push(self.fault(line.number, what));
                }
                place => last = place,
            }
        }
        faults
    }
}

impl Line {
    fn new(number: usize, id: &str, body: &str, text: &str) -> Self {
        let (head, edge) = split_at(body, " caso: ");
        let (statement, note) = split_at(head, " nota: ");
        Self {
            number,
            id: id.to_owned(),
            statement: statement.to_owned(),
            note: note.map(str::to_owned),
            edge: edge.map(str::to_owned),
            text: text.to_owned(),
        }
    }
}

fn split_at<'a>(text: &'a str, mark: &str) -> (&'a str, Option<&'a str>) {
    match text.split_once(mark) {
        Some((before, after)) => (before.trim(), Some(after.trim())),
        None => (text.trim(), None),
    }
}

/// The number a sub-heading begins with: `15.2` of `15.2 Discard`.
fn section_number(heading: &str) -> &str {
    heading.split_whitespace().next().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalogue::Catalogue;
    use crate::catalogue_game::CatalogueGame;

    const ENGLISH: &str = "\
## 0. Glossary
## 1. Setup
### 1.1 Cards
- `DBG-A-01` One. (book) [inf] for HP edge: a -> b.
- `DBG-A-02` Two.
## 2. End
- `DBG-B-01` Three.
";

    fn with(spanish: &str) -> Catalogue {
        Catalogue::parse(CatalogueGame::Deckbuilding, ENGLISH).translated(spanish)
    }

    #[test]
    fn every_part_is_read_in_spanish() {
        let catalogue = with(
            "\
## 1. Preparación
### 1.1 Cartas
- `DBG-A-01` Una. nota: de PG caso: a -> be.
- `DBG-A-02` Dos.
## 2. Final
- `DBG-B-01` Tres.
",
        );
        assert_eq!(catalogue.faults, []);
        assert_eq!(catalogue.languages, Languages::Both);
        assert_eq!(catalogue.chapters[1].title.es, "Preparación");
        let rule = &catalogue.rules[0];
        assert_eq!(rule.chapter, catalogue.chapters[1]);
        assert_eq!(rule.section.as_ref().map(|section| section.es.as_str()), Some("1.1 Cartas"));
        assert_eq!((rule.statement.en.as_str(), rule.statement.es.as_str()), ("One.", "Una."));
        let said = [&rule.note, &rule.edge].map(|part| part.clone().expect("this part").es);
        assert_eq!(said, ["de PG", "a -> be."]);
        assert!(rule.text.es.starts_with("- `DBG-A-01` Una.") && rule.text.en.contains("(book)"));
    }

    #[test]
    fn without_a_translation_the_english_is_shown() {
        let catalogue = Catalogue::parse(CatalogueGame::Deckbuilding, ENGLISH);
        let rule = &catalogue.rules[0];
        assert_eq!(rule.languages, Languages::EnglishOnly);
        assert_eq!(rule.languages.shown(prose::Lang::Es), prose::Lang::En);
        assert_eq!(rule.statement.es, "One.");
    }

    #[test]
    fn what_the_languages_do_not_share_is_reported() {
        let catalogue = with(
            "\
## 1. Preparación
- `DBG-A-02` Dos. caso: solo aquí.
- `DBG-A-01` Una. caso: a -> be.
- `DBG-A-01` Otra vez.
- `DBG-A-09` Nueve.
",
        );
        let faults: Vec<String> = catalogue.faults.iter().map(ToString::to_string).collect();
        let (en, es) = ("docs/rules/deckbuilding.md", "docs/rules/es/deckbuilding.md");
        assert_eq!(
            faults,
            [
                format!("{en}:4: «1.1 Cards» has no Spanish title; add it to {es}"),
                format!("{es}:4: DBG-A-01 has a note in one language only; make them agree"),
                format!("{es}:4: DBG-A-01 has an edge case in one language only; make them agree"),
                format!("{en}:5: «1.1 Cards» has no Spanish title; add it to {es}"),
                format!("{es}:2: DBG-A-02 has an edge case in one language only; make them agree"),
                format!("{en}:7: chapter 2 has no Spanish title; add it to {es}"),
                format!("{en}:7: DBG-B-01 has no Spanish line; add it to {es}"),
                format!("{es}:3: DBG-A-01 comes earlier in the English catalogue; move it"),
                format!("{es}:4: DBG-A-01 comes earlier in the English catalogue; move it"),
                format!("{es}:5: DBG-A-09 is not in the English catalogue; remove the line"),
                format!("{es}:4: DBG-A-01 is translated twice; keep one line"),
            ]
        );
        assert_eq!(catalogue.rules[2].languages, Languages::EnglishOnly);
    }
}

//! A rule catalogue: one markdown file, one rule per line, in numbered chapters.

use std::collections::BTreeMap;
use std::fmt;

use prose::{Lang, Text};

use crate::catalogue_game::CatalogueGame;
use crate::fault::FileFault;
use crate::rule_line::{self, Parts};
use crate::translation::Translation;

/// A numbered chapter of a catalogue.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Chapter {
    /// The number in its heading.
    pub number: u16,
    /// The heading without the number.
    pub title: Text,
}

/// The languages a catalogue or a rule is written in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Languages {
    /// English and Spanish.
    Both,
    /// English only: the Spanish texts are the English ones.
    EnglishOnly,
}

impl Languages {
    /// The language of what a reader of `lang` is shown.
    #[must_use]
    pub fn shown(self, lang: Lang) -> Lang {
        match self {
            Self::Both => lang,
            Self::EnglishOnly => Lang::En,
        }
    }
}

/// A mark in a catalogue about the kind of a rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tag {
    /// `[ui]`: about the physical table or the display only; the only kind that can be waived.
    Ui,
    /// `[inf]`: not stated by the source, but inferred from it.
    Inferred,
    /// `[derived]`: forced by two or more sentences of the source.
    Derived,
}

impl Tag {
    /// All tags.
    pub const ALL: [Self; 3] = [Self::Ui, Self::Inferred, Self::Derived];

    /// The tag as it is written in the catalogues.
    pub fn mark(self) -> &'static str {
        match self {
            Self::Ui => "[ui]",
            Self::Inferred => "[inf]",
            Self::Derived => "[derived]",
        }
    }
}

/// One rule of a catalogue.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rule {
    /// The stable id, such as `DBG-BUY-04`.
    pub id: String,
    /// The catalogue it is defined in.
    pub game: CatalogueGame,
    /// The chapter it is defined in.
    pub chapter: Chapter,
    /// Title of the sub-heading above it, with its number.
    pub section: Option<Text>,
    /// The languages of this rule.
    pub languages: Languages,
    /// The rule itself.
    pub statement: Text,
    /// The source it was taken from; rulings of this project have none.
    pub source: Option<String>,
    /// A remark after the source.
    pub note: Option<Text>,
    /// A concrete case: state -> action -> expected.
    pub edge: Option<Text>,
    /// The kinds of rule it is.
    pub tags: Vec<Tag>,
    /// The ids of other rules that the line names, in order.
    pub see: Vec<String>,
    /// Line in the English catalogue, from 1.
    pub line: usize,
    /// The whole line of the catalogue.
    pub text: Text,
}

/// Writes the id and the English statement on one line.
impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}  {}", self.id, self.statement.en)
    }
}

/// All rules of one game, in the order of the file.
#[derive(Debug, Clone)]
pub struct Catalogue {
    /// The game of these rules.
    pub game: CatalogueGame,
    /// The languages of the headings.
    pub languages: Languages,
    /// All numbered chapters, including those without rules (glossary, index).
    pub chapters: Vec<Chapter>,
    /// All rules, each once.
    pub rules: Vec<Rule>,
    /// The errors in the file; empty in a release.
    pub faults: Vec<FileFault>,
}

impl Catalogue {
    /// Reads an English catalogue. A wrong line is reported as a fault and left out.
    pub fn parse(game: CatalogueGame, text: &str) -> Self {
        let mut reader = Reader::new(game);
        for (line, source) in (1..).zip(text.lines()) {
            if let Err(what) = reader.read(line, source.trim_end()) {
                reader.catalogue.faults.push(FileFault { file: game.file(), line, what });
            }
        }
        reader.catalogue
    }

    /// The same with the Spanish catalogue beside it. What that lacks stays English and is a fault.
    #[must_use]
    pub fn translated(mut self, spanish: &str) -> Self {
        let translation = Translation::parse(self.game.spanish_file(), spanish);
        self.faults.extend(translation.apply(&mut self.chapters, &mut self.rules));
        self.faults.extend(translation.faults);
        self.languages = Languages::Both;
        self
    }

    /// The rules of a chapter.
    pub fn rules_of(&self, chapter: &Chapter) -> impl Iterator<Item = &Rule> + Clone {
        let number = chapter.number;
        self.rules.iter().filter(move |rule| rule.chapter.number == number)
    }
}

/// Reads a catalogue line by line.
struct Reader {
    catalogue: Catalogue,
    chapter: Option<Chapter>,
    section: Option<Text>,
    /// Column titles of the rule table being read.
    columns: Vec<String>,
    defined: BTreeMap<String, usize>,
}

impl Reader {
    fn new(game: CatalogueGame) -> Self {
        let catalogue = Catalogue {
            game,
            languages: Languages::EnglishOnly,
            chapters: Vec::new(),
            rules: Vec::new(),
            faults: Vec::new(),
        };
        let defined = BTreeMap::new();
        Self { catalogue, chapter: None, section: None, columns: Vec::new(), defined }
    }

    /// Reads one line; the error says what is wrong with it.
    fn read(&mut self, line: usize, source: &str) -> Result<(), String> {
        if let Some(heading) = source.strip_prefix("## ") {
            self.begin_chapter(heading)?;
        } else if let Some(heading) = source.strip_prefix("### ") {
            self.section = Some(Text::same(heading.trim()));
        } else if let Some((id, body)) = rule_line::list_item(source) {
            if self.defines(id)? {
                self.define(line, source, id, rule_line::split(body))?;
            }
        } else if let Some(cells) = rule_line::table_row(source) {
            self.read_row(line, source, &cells)?;
        }
        Ok(())
    }

    fn begin_chapter(&mut self, heading: &str) -> Result<(), String> {
        self.section = None;
        self.chapter = numbered(heading);
        let Some(new) = self.chapter.clone() else { return Ok(()) };
        let chapters = &mut self.catalogue.chapters;
        if let Some(old) = chapters.iter().find(|old| old.number == new.number) {
            self.chapter = Some(old.clone());
            return Err(format!(
                "there is a chapter {} already; give this one a new number",
                old.number
            ));
        }
        chapters.push(new);
        Ok(())
    }

    fn read_row(&mut self, line: usize, source: &str, cells: &[&str]) -> Result<(), String> {
        if cells[0] == "id" {
            self.columns = cells.iter().map(|&cell| cell.to_owned()).collect();
            return Ok(());
        }
        let Some(id) = cells[0].strip_prefix('`').and_then(|cell| cell.strip_suffix('`')) else {
            return Ok(());
        };
        if !self.defines(id)? {
            return Ok(());
        }
        if cells.len() != self.columns.len() {
            let row = cells.len();
            let head = self.columns.len();
            return Err(format!(
                "{id}: the row has {row} cells, the table head {head}; make them agree"
            ));
        }
        let statement = rule_line::joined_row(&self.columns, cells);
        self.define(line, source, id, Parts { statement, ..Parts::default() })
    }

    /// Whether a list item that begins with this id defines a rule. All other items are prose.
    fn defines(&self, id: &str) -> Result<bool, String> {
        let game = self.catalogue.game;
        match CatalogueGame::of_id(id) {
            None => Ok(false),
            Some(owner) if owner != game => {
                Err(format!("{id} belongs to {owner}; move it to {}", owner.file()))
            }
            Some(_) if !rule_line::is_id(id) => {
                Err(format!("{id} is not a rule id; write it like {}MOVE-01", game.prefix()))
            }
            Some(_) => Ok(true),
        }
    }

    fn define(&mut self, line: usize, text: &str, id: &str, parts: Parts) -> Result<(), String> {
        let chapter = self
            .chapter
            .clone()
            .ok_or_else(|| format!("{id} is not in a chapter; put it under a `## N. Title`"))?;
        if let Some(first) = self.defined.insert(id.to_owned(), line) {
            return Err(format!("{id} is already defined in line {first}; give it a new id"));
        }
        let Parts { statement, source, note, edge, tags } = parts;
        let mut see: Vec<String> = Vec::new();
        for other in rule_line::ids_in(text) {
            if other != id && !see.iter().any(|seen| seen == other) {
                see.push(other.to_owned());
            }
        }
        self.catalogue.rules.push(Rule {
            id: id.to_owned(),
            game: self.catalogue.game,
            chapter,
            section: self.section.clone(),
            languages: Languages::EnglishOnly,
            statement: Text::same(statement),
            source,
            note: note.map(Text::same),
            edge: edge.map(Text::same),
            tags,
            see,
            line,
            text: Text::same(text),
        });
        Ok(())
    }
}

/// Reads a heading such as `8. Purchasing a card`; `None` if it has no number, as it is then not a
/// chapter of rules.
pub(crate) fn numbered(heading: &str) -> Option<Chapter> {
    let (number, title) = heading.split_once(". ")?;
    Some(Chapter { number: number.parse().ok()?, title: Text::same(title.trim()) })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faults(text: &str) -> Vec<String> {
        let catalogue = Catalogue::parse(CatalogueGame::Deckbuilding, text);
        catalogue.faults.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn rules_know_their_chapter_and_section() {
        let text = "# Title\n\n## How to read\n\n- `[inf]` = follows.\n\n## 1. Setup\n\n\
                    - `DBG-A-01` One.\n\n### 1.1 Cards\n\n- `DBG-A-02` Two, unlike `DBG-A-01`.\n\n\
                    ## 2. End\n\n- `DBG-B-O01` Three.\n";
        let catalogue = Catalogue::parse(CatalogueGame::Deckbuilding, text);
        assert_eq!(catalogue.faults, []);
        let place = |r: &Rule| (r.id.clone(), r.chapter.number, r.section.clone(), r.line);
        assert_eq!(
            catalogue.rules.iter().map(place).collect::<Vec<_>>(),
            [
                ("DBG-A-01".into(), 1, None, 9),
                ("DBG-A-02".into(), 1, Some(Text::same("1.1 Cards")), 13),
                ("DBG-B-O01".into(), 2, None, 17)
            ]
        );
        assert_eq!(catalogue.rules[1].see, ["DBG-A-01"]);
        assert_eq!(catalogue.rules[1].text.en, "- `DBG-A-02` Two, unlike `DBG-A-01`.");
        assert_eq!(catalogue.chapters.len(), 2);
    }

    #[test]
    fn table_rows_are_rules_only_if_the_id_comes_first() {
        let text = "## 30. Differences\n\n| id | topic | our choice |\n|---|---|---|\n\
                    | `SWU-DIFF-01` | first player | seed, see `SWU-OPEN-02` |\n\n\
                    | question | rules |\n|---|---|\n| who? | `SWU-DIFF-01` |\n| `SOR` | x |\n";
        let catalogue = Catalogue::parse(CatalogueGame::Unlimited, text);
        assert_eq!(catalogue.faults, []);
        assert_eq!(catalogue.rules.len(), 1);
        let rule = &catalogue.rules[0];
        assert_eq!(rule.statement.en, "first player — our choice: seed, see `SWU-OPEN-02`");
        assert_eq!(rule.see, ["SWU-OPEN-02"]);
    }

    #[test]
    fn wrong_lines_are_reported_with_their_place() {
        let text = "- `DBG-A-01` Nowhere.\n## 1. Setup\n- `DBG-A-02` One.\n- `DBG-A-02` Again.\n\
                    - `DBG-A` No number.\n- `OR-A-01` Elsewhere.\n| `DBG-A-03` | x |\n## 1. Again\n";
        let file = "docs/rules/deckbuilding.md";
        assert_eq!(
            faults(text),
            [
                format!("{file}:1: DBG-A-01 is not in a chapter; put it under a `## N. Title`"),
                format!("{file}:4: DBG-A-02 is already defined in line 3; give it a new id"),
                format!("{file}:5: DBG-A is not a rule id; write it like DBG-MOVE-01"),
                format!(
                    "{file}:6: OR-A-01 belongs to outer-rim; move it to docs/rules/outer-rim.md"
                ),
                format!(
                    "{file}:7: DBG-A-03: the row has 2 cells, the table head 0; make them agree"
                ),
                format!("{file}:8: there is a chapter 1 already; give this one a new number"),
            ]
        );
    }
}

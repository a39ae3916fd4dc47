//! Waivers: rules that need no proof, with the reason.

use std::collections::BTreeMap;

use prose::Text;

use crate::TextFile;
use crate::catalogue::{Rule, Tag};
use crate::fault::FileFault;
use crate::rule_line::list_item;

/// The list of waivers, checked against the rules.
#[derive(Debug, Default)]
pub(crate) struct Waivers {
    /// Reason by rule id.
    pub(crate) valid: BTreeMap<String, Text>,
    /// The errors of the other list items.
    pub(crate) invalid: Vec<FileFault>,
}

impl Waivers {
    /// Reads the list and checks every item against the rule it names; then the Spanish reasons.
    pub(crate) fn parse<'a>(
        file: TextFile,
        spanish: TextFile,
        find: impl Fn(&str) -> Option<&'a Rule>,
    ) -> Self {
        let mut waivers = Self::default();
        for (line, source) in items(file) {
            if let Err(what) = waivers.read(source, &find) {
                waivers.invalid.push(FileFault { file: file.path.to_owned(), line, what });
            }
        }
        waivers.translate(file, spanish);
        waivers
    }

    fn translate(&mut self, file: TextFile, spanish: TextFile) {
        let reasons: BTreeMap<&str, &str> =
            items(spanish).filter_map(|(_, source)| list_item(source)).collect();
        for (line, source) in items(file) {
            let Some((id, _)) = list_item(source) else { continue };
            let Some(reason) = self.valid.get_mut(id) else { continue };
            match reasons.get(id) {
                Some(said) => reason.es = (*said).to_owned(),
                None => {
                    let what = format!("{id} has no Spanish reason; add it to {}", spanish.path);
                    self.invalid.push(FileFault { file: file.path.to_owned(), line, what });
                }
            }
        }
    }

    fn read<'a>(
        &mut self,
        item: &str,
        find: impl Fn(&str) -> Option<&'a Rule>,
    ) -> Result<(), String> {
        let (id, reason) = list_item(item)
            .ok_or_else(|| "not a waiver; write - `ID` and the reason".to_owned())?;
        let rule = find(id).ok_or_else(|| format!("{id} is not a rule; remove its waiver"))?;
        if !rule.tags.contains(&Tag::Ui) {
            return Err(format!("{id} is not tagged [ui]; prove it instead of waiving it"));
        }
        if reason.is_empty() {
            return Err(format!("{id} is waived without a reason; add one"));
        }
        if self.valid.insert(rule.id.clone(), Text::same(reason)).is_some() {
            return Err(format!("{id} is waived twice; keep one line"));
        }
        Ok(())
    }
}

/// The list items of a file, with their lines.
fn items(file: TextFile) -> impl Iterator<Item = (usize, &'static str)> {
    (1..).zip(file.text.lines()).filter(|(_, source)| source.starts_with("- "))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalogue::Catalogue;
    use crate::catalogue_game::CatalogueGame;

    #[test]
    fn only_a_table_rule_with_a_reason_is_waived() {
        let catalogue = Catalogue::parse(
            CatalogueGame::Deckbuilding,
            "## 1. A\n- `DBG-A-01` [ui] Layout.\n- `DBG-A-02` Rule.\n- `DBG-A-03` [ui] Seats.\n",
        );
        let text = "About [ui] rules.\n\n- `DBG-A-01` layout only\n- `DBG-A-02` too hard\n\
                    - `DBG-A-03`\n- `DBG-A-09` gone\n- `DBG-A-01` again\n- words\n";
        let file = TextFile { path: "docs/rules/waived.md", text };
        let spanish =
            TextFile { path: "docs/rules/es/waived.md", text: "- `DBG-A-01` solo disposición\n" };
        let find = |id: &str| catalogue.rules.iter().find(|rule| rule.id == id);
        let waivers = Waivers::parse(file, spanish, find);
        assert_eq!(waivers.valid["DBG-A-01"], Text::new("again", "solo disposición"));
        assert_eq!(waivers.valid.keys().collect::<Vec<_>>(), ["DBG-A-01"]);
        let faults: Vec<_> = waivers.invalid.iter().map(|f| (f.line, f.what.as_str())).collect();
        assert_eq!(
            faults,
            [
                (4, "DBG-A-02 is not tagged [ui]; prove it instead of waiving it"),
                (5, "DBG-A-03 is waived without a reason; add one"),
                (6, "DBG-A-09 is not a rule; remove its waiver"),
                (7, "DBG-A-01 is waived twice; keep one line"),
                (8, "not a waiver; write - `ID` and the reason"),
            ]
        );
        let untranslated = Waivers::parse(file, TextFile { text: "", ..spanish }, find);
        let what = "DBG-A-01 has no Spanish reason; add it to docs/rules/es/waived.md";
        assert!(untranslated.invalid.iter().any(|fault| fault.line == 3 && fault.what == what));
    }
}

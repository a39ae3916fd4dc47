//! Waivers: rules that need no proof, with the reason.

use std::collections::BTreeMap;

use crate::TextFile;
use crate::catalogue::{Rule, Tag};
use crate::fault::FileFault;
use crate::rule_line::list_item;

/// The list of waivers, checked against the rules.
#[derive(Debug, Default)]
pub(crate) struct Waivers {
    /// Reason by rule id.
    pub(crate) valid: BTreeMap<String, String>,
    /// The errors of the other list items.
    pub(crate) invalid: Vec<FileFault>,
}

impl Waivers {
    /// Reads the list and checks every item against the rule it names.
    pub(crate) fn parse<'a>(file: TextFile, find: impl Fn(&str) -> Option<&'a Rule>) -> Self {
        let mut waivers = Self::default();
        let items = (1..).zip(file.text.lines()).filter(|(_, source)| source.starts_with("- "));
        for (line, source) in items {
            if let Err(what) = waivers.read(source, &find) {
                waivers.invalid.push(FileFault { file: file.path.to_owned(), line, what });
            }
        }
        waivers
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
        if self.valid.insert(rule.id.clone(), reason.to_owned()).is_some() {
            return Err(format!("{id} is waived twice; keep one line"));
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalogue::{Catalogue, CatalogueGame};

    #[test]
    fn only_a_table_rule_with_a_reason_is_waived() {
        let catalogue = Catalogue::parse(
            CatalogueGame::Deckbuilding,
            "## 1. A\n- `DBG-A-01` [ui] Layout.\n- `DBG-A-02` Rule.\n- `DBG-A-03` [ui] Seats.\n",
        );
        let text = "About [ui] rules.\n\n- `DBG-A-01` layout only\n- `DBG-A-02` too hard\n\
                    - `DBG-A-03`\n- `DBG-A-09` gone\n- `DBG-A-01` again\n- words\n";
        let file = TextFile { path: "docs/rules/waived.md", text };
        let waivers = Waivers::parse(file, |id| catalogue.rules.iter().find(|rule| rule.id == id));
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
    }
}

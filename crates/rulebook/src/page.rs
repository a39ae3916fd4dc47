//! One rule as a page of text.

use std::fmt;

use crate::catalogue::Rule;
use crate::proof::Proof;
use crate::sources::{sentence, source};
use crate::wrap::wrap;

/// Width of the column of labels.
const LABELS: usize = 11;

/// A rule with everything known about it; `Display` prints it for a terminal.
#[derive(Debug, Clone, Copy)]
pub struct RulePage<'a> {
    /// The rule.
    pub rule: &'a Rule,
    /// The reason why it need not be proven, if it is waived.
    pub waived: Option<&'a str>,
    /// The scenarios and tests that claim to prove it.
    pub proofs: &'a [Proof],
}

impl fmt::Display for RulePage<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Rule { id, game, chapter, section, statement, .. } = self.rule;
        let marks = self.rule.tags.iter().map(|tag| tag.mark());
        let heading: Vec<&str> = std::iter::once(id.as_str()).chain(marks).collect();
        writeln!(f, "{}\n{}\n", heading.join(" "), wrap(&sentence(statement), 0))?;
        optional(f, "Edge case", self.rule.edge.as_deref().map(sentence))?;
        optional(f, "Note", self.rule.note.as_deref().map(sentence))?;
        entry(f, "Chapter", &format!("{game}, {}. {}", chapter.number, chapter.title))?;
        optional(f, "Section", section.clone())?;
        optional(f, "Source", source(self.rule).map(|source| source.en))?;
        if !self.rule.see.is_empty() {
            entry(f, "See also", &self.rule.see.join(", "))?;
        }
        optional(f, "Waived", self.waived.map(str::to_owned))?;
        if self.proofs.is_empty() && self.waived.is_none() {
            entry(f, "Proven by", "nothing yet")?;
        }
        for (at, proof) in self.proofs.iter().enumerate() {
            entry(f, if at == 0 { "Proven by" } else { "" }, &proof.to_string())?;
        }
        Ok(())
    }
}

fn optional(f: &mut fmt::Formatter<'_>, label: &str, text: Option<String>) -> fmt::Result {
    text.map_or(Ok(()), |text| entry(f, label, &text))
}

fn entry(f: &mut fmt::Formatter<'_>, label: &str, text: &str) -> fmt::Result {
    writeln!(f, "{label:LABELS$}{}", wrap(text, LABELS))
}

#[cfg(test)]
mod tests {
    use crate::book::tests::sample;

    fn page(id: &str) -> String {
        sample().page(id).unwrap().to_string()
    }

    #[test]
    fn a_page_shows_everything_about_a_rule() {
        assert_eq!(
            page("dbg-setup-01"),
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
            page("DBG-SETUP-03"),
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
    fn a_page_shows_that_a_rule_is_not_proven() {
        assert!(page("DBG-BUY-02").ends_with("Proven by  nothing yet\n"));
        assert!(page("DBG-SETUP-02").ends_with("Waived     layout only\n"));
        assert!(sample().page("DBG-BUY-09").is_none());
    }
}

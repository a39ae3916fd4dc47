//! Parses one line of a catalogue: id, statement, (source), tags, note, `edge:` case and references
//! to other rules.

use crate::catalogue::Tag;
use crate::catalogue_game::CatalogueGame;

/// The parts of a rule after its id.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Parts {
    pub(crate) statement: String,
    pub(crate) source: Option<String>,
    pub(crate) note: Option<String>,
    pub(crate) edge: Option<String>,
    pub(crate) tags: Vec<Tag>,
}

/// Id and body of a list item that begins with a name in backticks or in bold.
pub(crate) fn list_item(line: &str) -> Option<(&str, &str)> {
    let item = line.strip_prefix("- ")?;
    let fenced = |fence| item.strip_prefix(fence).and_then(|rest: &str| rest.split_once(fence));
    let (id, body) = fenced("`").or_else(|| fenced("**"))?;
    Some((id, body.trim()))
}

/// The trimmed cells of a table row, at least one.
pub(crate) fn table_row(line: &str) -> Option<Vec<&str>> {
    let inner = line.strip_prefix('|')?.strip_suffix('|')?;
    Some(inner.split('|').map(str::trim).collect())
}

/// A row as one sentence: the second cell, then every further cell with its column's title.
pub(crate) fn joined_row(columns: &[String], cells: &[&str]) -> String {
    let named = columns.iter().zip(cells).skip(2);
    let details: Vec<_> = named.map(|(column, cell)| format!("{column}: {cell}")).collect();
    format!("{} — {}", cells.get(1).copied().unwrap_or_default(), details.join("; "))
}

/// Parses the body of a list item.
pub(crate) fn split(body: &str) -> Parts {
    let (mut tags, body) = leading_tags(body);
    let (head, edge) = match body.split_once(" edge: ") {
        Some((head, edge)) => (head, Some(edge)),
        None => (body, None),
    };
    let (statement, source, tail) = split_source(head);
    let (more_tags, note) = leading_tags(tail);
    tags.extend(more_tags);
    Parts {
        statement: without_reference(statement).to_owned(),
        source: source.map(str::to_owned),
        note: Some(without_reference(note)).filter(|note| !note.is_empty()).map(str::to_owned),
        edge: edge.map(|edge| without_reference(edge).to_owned()),
        tags,
    }
}

/// Whether a word has the form of a rule id: a game's prefix, capitals and digits, a final number.
pub(crate) fn is_id(word: &str) -> bool {
    let well_formed = |part: &str| {
        !part.is_empty() && part.chars().all(|c| c.is_ascii_uppercase() || c.is_ascii_digit())
    };
    CatalogueGame::of_id(word).is_some()
        && word.split('-').all(well_formed)
        && word.ends_with(|c: char| c.is_ascii_digit())
}

/// All rule ids a text mentions, in order.
pub(crate) fn ids_in(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_ascii_alphanumeric() && c != '-').filter(|word| is_id(word))
}

fn leading_tags(mut text: &str) -> (Vec<Tag>, &str) {
    let mut tags = Vec::new();
    'more: loop {
        text = text.trim();
        for tag in Tag::ALL {
            if let Some(rest) = text.strip_prefix(tag.mark()) {
                tags.push(tag);
                text = rest;
                continue 'more;
            }
        }
        return (tags, text);
    }
}

/// Splits a text into the statement, the source and the rest. The source is the last group in
/// parentheses that begins after the end of a sentence; it may contain further parentheses.
fn split_source(head: &str) -> (&str, Option<&str>, &str) {
    let mut found = None;
    let mut opened = 0;
    let mut depth = 0_usize;
    for (at, character) in head.char_indices() {
        match character {
            '(' if depth == 0 => (opened, depth) = (at, 1),
            '(' => depth += 1,
            ')' if depth == 1 => {
                depth = 0;
                if ends_sentence(&head[..opened]) {
                    found = Some((opened, at));
                }
            }
            ')' => depth = depth.saturating_sub(1),
            _ => {}
        }
    }
    match found {
        Some((open, close)) => {
            (head[..open].trim(), Some(&head[open + 1..close]), head[close + 1..].trim())
        }
        None => (head.trim(), None, ""),
    }
}

/// Whether a text ends with a complete sentence, which may be quoted.
fn ends_sentence(text: &str) -> bool {
    text.trim_end().trim_end_matches('"').ends_with(['.', '?', '!'])
}

/// Removes a last sentence that only refers to other rules: "See `ID`, `ID`."
fn without_reference(text: &str) -> &str {
    let text = text.trim();
    let Some(at) = text.rfind("See ").max(text.rfind("see ")) else { return text };
    let mut words = text[at + 4..].split_whitespace();
    let points =
        |word: &str| word == "and" || word == "to" || is_id(word.trim_matches(['`', ',', '.']));
    if (at == 0 || ends_sentence(&text[..at])) && words.all(points) {
        text[..at].trim_end()
    } else {
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parts(statement: &str) -> Parts {
        Parts { statement: statement.into(), ..Parts::default() }
    }

    #[test]
    fn a_full_line_has_all_parts() {
        let body = "A pile (of ten) is finite. (book, «Page», p.4) [inf] \
                    edge: pile 1 -> buy -> 0. See `DBG-OPEN-09`, `DBG-OPEN-10`.";
        assert_eq!(
            split(body),
            Parts {
                source: Some("book, «Page», p.4".into()),
                edge: Some("pile 1 -> buy -> 0.".into()),
                tags: vec![Tag::Inferred],
                ..parts("A pile (of ten) is finite.")
            }
        );
    }

    #[test]
    fn the_reference_may_come_before_the_edge_case() {
        let found = split("One is picked. (book) See `SWU-DIFF-02`. edge: many seeds -> both.");
        let source = Some("book".into());
        let edge = Some("many seeds -> both.".into());
        assert_eq!(found, Parts { source, edge, ..parts("One is picked.") });
    }

    #[test]
    fn sources_may_hold_parentheses() {
        let found = split("It is legal. (Empty; Visit (action)) [derived] see OR-OQ-12.");
        let source = Some("Empty; Visit (action)".into());
        assert_eq!(found, Parts { source, tags: vec![Tag::Derived], ..parts("It is legal.") });
    }

    #[test]
    fn a_tag_may_come_first_and_a_note_after_the_source() {
        let found = split("[ui] Cards \"lie\" sideways. (book) [inf] for HP");
        let tags = vec![Tag::Ui, Tag::Inferred];
        let source = Some("book".into());
        let note = Some("for HP".into());
        assert_eq!(found, Parts { source, note, tags, ..parts("Cards \"lie\" sideways.") });
        let note = split("A. (book) see OR-OQ-56 for an extra turn.").note;
        assert_eq!(note.as_deref(), Some("see OR-OQ-56 for an extra turn."));
    }

    #[test]
    fn a_ruling_has_no_source() {
        assert_eq!(split("May it? Ruling: yes (as X)."), parts("May it? Ruling: yes (as X)."));
        assert_eq!(split("Yes. \"Add\" (X) is none."), parts("Yes. \"Add\" (X) is none."));
        let found = split("May it? Ruling: yes. edge: a -> b.");
        assert_eq!(found, Parts { edge: Some("a -> b.".into()), ..parts("May it? Ruling: yes.") });
    }

    #[test]
    fn the_verb_see_is_not_a_reference() {
        let edge = "others -> they see one card.";
        assert_eq!(split(&format!("A. (book) edge: {edge}")).edge.as_deref(), Some(edge));
    }

    #[test]
    fn both_list_forms_are_items() {
        assert_eq!(list_item("- `DBG-A-01` One."), Some(("DBG-A-01", "One.")));
        assert_eq!(list_item("- **OR-A-01** One."), Some(("OR-A-01", "One.")));
        for prose in ["- note: none", "  - `DBG-A-01` indented", "`DBG-A-01` no item"] {
            assert_eq!(list_item(prose), None);
        }
    }

    #[test]
    fn ids_are_told_from_other_words() {
        for id in ["DBG-BUY-04", "DBG-2V2C-O01", "SWU-3PS-1", "OR-OQ-86", "DUEL-7"] {
            assert!(is_id(id), "{id}");
        }
        for word in ["DBG-OPEN-nn", "DBG-", "DBG--1", "HWK-290", "dbg-buy-04", "OR"] {
            assert!(!is_id(word), "{word}");
        }
        let text = "as `DBG-A-01`, (OR-B-02) or SWU-C-03.";
        assert_eq!(ids_in(text).collect::<Vec<_>>(), ["DBG-A-01", "OR-B-02", "SWU-C-03"]);
    }
}

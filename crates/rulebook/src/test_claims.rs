//! Finds the claims in Rust source files.
//!
//! A claim is a comment `proves: ID, ID` on a line above a test function; other comments and
//! attributes may be in between. Only the build script of the program uses this file; the crate
//! itself contains it for its tests.

use crate::claim::{Claim, Prover};

/// All claims in the comments of a Rust file, including those that belong to no test.
pub(crate) fn scan_tests<'a>(file: &'a str, text: &'a str) -> Vec<Claim<'a>> {
    let mut claims = Vec::new();
    let mut item = Item::default();
    for (line, source) in (1..).zip(text.lines()) {
        let (code, comment) = split_comment(source);
        if !code.is_empty() || comment.is_empty() {
            let attribute = item.read_attribute(code);
            let name = function_name(code);
            if name.is_some() || !attribute {
                let by = name.filter(|_| item.runs()).map(|name| Prover { line, name });
                claims.extend(item.claims.drain(..).map(|claim| Claim { by, ..claim }));
                item = Item::default();
            }
        }
        if let Some(list) = claimed_ids(comment) {
            item.claims.push(Claim { file, line, list, by: None });
        }
    }
    claims.extend(item.claims);
    claims
}

/// The claims and attributes above the next item of the file.
#[derive(Default)]
struct Item<'a> {
    claims: Vec<Claim<'a>>,
    is_test: bool,
    is_ignored: bool,
    /// The number of open brackets of an attribute that continues in the next line.
    open_brackets: usize,
}

impl Item<'_> {
    /// Reads a line of an attribute; returns whether the line was one.
    fn read_attribute(&mut self, code: &str) -> bool {
        let begins = code.starts_with("#[");
        if begins {
            let path = code[2..].split(['(', ']', '=', ' ']).next().unwrap_or_default();
            // `#[tokio::test]` is a test as well.
            self.is_test |= path.rsplit("::").next() == Some("test");
            self.is_ignored |= path == "ignore";
        }
        let inside = begins || self.open_brackets > 0;
        if inside {
            self.open_brackets += code.matches('[').count();
            self.open_brackets = self.open_brackets.saturating_sub(code.matches(']').count());
        }
        inside
    }

    /// Whether the item is a test that is not ignored.
    fn runs(&self) -> bool {
        self.is_test && !self.is_ignored
    }
}

/// Splits a line into code and comment, both trimmed. Slashes after a quotation mark are taken as
/// part of a string.
fn split_comment(source: &str) -> (&str, &str) {
    match source.find("//").filter(|&at| !source[..at].contains('"')) {
        Some(at) => (source[..at].trim(), source[at..].trim()),
        None => (source.trim(), ""),
    }
}

/// The list after the keyword; `None` if the keyword is in backticks, as it is then only mentioned.
fn claimed_ids(comment: &str) -> Option<&str> {
    let (before, list) = comment.split_once("proves:")?;
    (!before.ends_with('`')).then(|| list.trim())
}

fn function_name(code: &str) -> Option<&str> {
    let mut words = code.split_whitespace();
    words.find(|&word| word == "fn")?;
    words.next()?.split(['(', '<']).next()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Line and list of a claim, line and name of its test.
    type Found<'a> = (usize, &'a str, Option<(usize, &'a str)>);

    fn scan(text: &str) -> Vec<Found<'_>> {
        let found = scan_tests("x.rs", text).into_iter();
        found.map(|c| (c.line, c.list, c.by.map(|by| (by.line, by.name)))).collect()
    }

    #[test]
    fn a_comment_above_a_test_is_a_proof() {
        let text = "/// proves: A-1, A-2\n#[test]\nfn refill() {\n}\n";
        assert_eq!(scan(text), [(1, "A-1, A-2", Some((3, "refill")))]);
    }

    #[test]
    fn comments_and_attributes_may_be_in_between() {
        let comments = "    // proves: A-1\n    /// The row.\n    // proves: A-2\n";
        let attributes = "    #[cfg_attr(\n    x, y[0]\n    )]\n    #[test]\n    #[should_panic]\n";
        let text = [comments, attributes, "    pub async fn row<T>() {}"].concat();
        let by = Some((9, "row"));
        assert_eq!(scan(&text), [(1, "A-1", by), (3, "A-2", by)]);
    }

    #[test]
    fn other_test_attributes_and_one_line_tests_count() {
        let attribute = "// proves: A-1\n#[tokio::test(flavor = \"x\")]\nasync fn a() {}\n";
        let one_line = "// proves: A-2\n#[test] fn b() {}\n#[test] // proves: A-3\nfn c() {}\n";
        let text = [attribute, one_line].concat();
        assert_eq!(
            scan(&text),
            [(1, "A-1", Some((3, "a"))), (4, "A-2", Some((5, "b"))), (6, "A-3", Some((7, "c")))]
        );
    }

    #[test]
    fn without_a_test_function_below_it_is_stray() {
        let plain_function = "// proves: A-1\nfn no_test() {}";
        let blank_line = "// proves: A-1\n\n#[test]\nfn a() {}";
        let macro_call = "// proves: A-1\nlaws!(Duel);\n#[test]\nfn a() {}";
        let inside_body = "#[test]\nfn a() { // proves: A-1\n}";
        let ignored = "// proves: A-1\n#[test]\n#[ignore = \"slow\"]\nfn a() {}";
        let last_line = "// proves: A-1";
        for text in [plain_function, blank_line, macro_call, inside_body, ignored, last_line] {
            let found = scan(text);
            assert_eq!(found.len(), 1, "{text}");
            assert_eq!((found[0].1, found[0].2), ("A-1", None), "{text}");
        }
    }

    #[test]
    fn a_test_is_not_shared_with_the_next_function() {
        let text = "#[test]\nfn a() {}\n// proves: A-1\nfn b() {}";
        assert_eq!(scan(text), [(3, "A-1", None)]);
    }

    #[test]
    fn a_keyword_in_backticks_or_strings_is_not_a_claim() {
        assert_eq!(scan("/// Write `proves: ID` here.\nlet s = \"// proves: A-1\";"), []);
    }
}

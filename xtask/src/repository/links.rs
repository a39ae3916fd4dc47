//! Finds links between files of the documentation whose target does not exist.
//!
//! Reads the parts of Markdown needed for that: inline links, images and link definitions, outside
//! of code. Web addresses and anchors inside a page are not checked.

use super::tree::Tree;
use super::{Finding, Severity};

/// All relative links in Markdown files whose target is not a file or folder of the repository.
pub(super) fn dead_links(tree: &Tree) -> Vec<Finding> {
    let pages = tree.texts().filter(|(path, _)| path.ends_with(".md"));
    let mut findings = Vec::new();
    for (page, text) in pages {
        for (line, target) in targets(text) {
            let Some(file) = relative_file(&target) else { continue };
            if !resolve(page, file).is_some_and(|path| tree.holds(&path)) {
                findings.push(Finding {
                    severity: Severity::Fault,
                    file: page.to_owned(),
                    line: Some(line),
                    problem: format!("the target of the link `{target}` does not exist"),
                });
            }
        }
    }
    findings
}

/// The target of every link, with its line.
fn targets(text: &str) -> Vec<(usize, String)> {
    let mut targets = Vec::new();
    let mut fence: Option<&str> = None;
    for (index, line) in text.lines().enumerate() {
        let marker = fence_marker(line);
        match fence {
            Some(open) if marker.is_some_and(|marker| marker.starts_with(open)) => fence = None,
            Some(_) => {}
            None if marker.is_some() => fence = marker,
            None => {
                let line = without_code(line);
                let found = inline_targets(&line).chain(defined_target(&line));
                targets.extend(found.map(|target| (index + 1, target.to_owned())));
            }
        }
    }
    targets
}

/// The run of three or more backticks or tildes that opens or closes a block of code.
fn fence_marker(line: &str) -> Option<&str> {
    let line = line.trim_start();
    let mark = line.chars().next().filter(|char| matches!(char, '`' | '~'))?;
    let length = line.len() - line.trim_start_matches(mark).len();
    (length >= 3).then(|| &line[..length])
}

/// The line without the text between backticks.
fn without_code(line: &str) -> String {
    line.split('`').step_by(2).collect::<Vec<_>>().join("`")
}

/// The targets of `[text](target)` and `![text](target "title")`.
fn inline_targets(line: &str) -> impl Iterator<Item = &str> {
    line.split("](").skip(1).filter_map(|rest| {
        let mut depth = 0_usize;
        let end = rest.find(|char| match char {
            '(' => {
                depth += 1;
                false
            }
            ')' if depth == 0 => true,
            ')' => {
                depth -= 1;
                false
            }
            _ => false,
        })?;
        first_word(&rest[..end])
    })
}

/// The target of `[name]: target`, but not of the footnote `[^name]: words`.
fn defined_target(line: &str) -> Option<&str> {
    let (name, rest) = line.trim_start().strip_prefix('[')?.split_once("]:")?;
    if name.starts_with('^') || name.contains(']') { None } else { first_word(rest) }
}

/// The target, which ends at the first space; a title may follow it.
fn first_word(target: &str) -> Option<&str> {
    let word = target.split_whitespace().next()?;
    Some(word.trim_start_matches('<').trim_end_matches('>'))
}

/// The file a target names, or `None` for a web address or an anchor in the same page.
fn relative_file(target: &str) -> Option<&str> {
    let file = target.split('#').next().unwrap_or_default();
    let is_address = file.split('/').next().is_some_and(|start| start.contains(':'));
    (!file.is_empty() && !is_address).then_some(file)
}

/// The path of `target` from the root, for a link in `page`; `None` if it leaves the repository.
fn resolve(page: &str, target: &str) -> Option<String> {
    if target.starts_with('/') {
        return None;
    }
    let mut path: Vec<&str> = page.split('/').collect();
    path.pop();
    for part in target.split('/') {
        match part {
            "" | "." => {}
            ".." => {
                path.pop()?;
            }
            name => path.push(name),
        }
    }
    Some(path.join("/"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn dead(page: &str) -> Vec<String> {
        let tree = Tree::of(&[
            ("README.md", ""),
            ("docs/page.md", page),
            ("docs/a_(b).md", ""),
            ("docs/rules/unlimited.md", ""),
        ]);
        let line = |finding: &Finding| finding.line.unwrap_or_default();
        dead_links(&tree).iter().map(|found| format!("{} {}", line(found), found.problem)).collect()
    }

    #[test]
    fn existing_targets_pass() {
        for link in [
            "[rules](rules/unlimited.md)",
            "[rules](rules/unlimited.md#setup \"Setup\")",
            "[folder](rules/) and [itself](./page.md) and [up](../README.md) and [root](..)",
            "[![image](a_(b).md)](<page.md>)",
            "[web](https://example.org/none.md), [mail](mailto:ana@example.org), [here](#place)",
            "[name]: rules/unlimited.md \"Title\"",
            "[^1]: a footnote, no link",
        ] {
            assert_eq!(dead(link), [""; 0], "{link}");
        }
    }

    #[test]
    fn dead_links_are_named_with_their_line() {
        for (link, target) in [
            ("[gone](gone.md)", "gone.md"),
            ("[a](page.md) and ![b](rules/b.png)", "rules/b.png"),
            ("[half a name](rules/unlimited)", "rules/unlimited"),
            ("[outside](../../README.md)", "../../README.md"),
            ("[absolute](/README.md)", "/README.md"),
            ("[name]: gone.md", "gone.md"),
        ] {
            let page = format!("# Page\n\n{link}\n");
            let problem = format!("3 the target of the link `{target}` does not exist");
            assert_eq!(dead(&page), [problem], "{link}");
        }
    }

    #[test]
    fn code_holds_no_links() {
        assert_eq!(dead("`[a](gone.md)` and `b`"), [""; 0]);
        assert_eq!(dead("```text\n[a](gone.md)\n~~~\n[a](gone.md)\n```\n"), [""; 0]);
        assert_eq!(dead("````\n```\n[a](gone.md)\n````\n").len(), 0);
        assert_eq!(dead("```\n```\n[a](gone.md)").len(), 1);
    }
}

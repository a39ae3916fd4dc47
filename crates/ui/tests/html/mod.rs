//! Checks of the HTML of every page.

use std::collections::BTreeSet;

/// A tag: its name and the rest of its text.
struct Tag<'a> {
    name: &'a str,
    rest: &'a str,
}

impl<'a> Tag<'a> {
    /// The value of an attribute; empty if the attribute has no value.
    fn get(&self, attribute: &str) -> Option<&'a str> {
        let with_value = format!(" {attribute}=\"");
        if let Some(at) = self.rest.find(&with_value) {
            let value = &self.rest[at + with_value.len()..];
            return value.split('"').next();
        }
        self.rest.split(' ').any(|word| word == attribute).then_some("")
    }
}

/// Every tag in the order of the text; maud escapes `<` everywhere else.
fn tags(html: &str) -> impl Iterator<Item = Tag<'_>> {
    html.split('<').skip(1).map(|piece| {
        let inside = piece.split('>').next().unwrap_or_default();
        let end = inside.find(' ').unwrap_or(inside.len());
        Tag { name: &inside[..end], rest: &inside[end..] }
    })
}

/// Checks that ids are unique, controls have labels, forms do not nest, references have a target, and
/// nothing inline violates the security policy.
pub(crate) fn check(html: &str) {
    let mut ids = BTreeSet::new();
    for id in tags(html).filter_map(|tag| tag.get("id")) {
        assert!(ids.insert(id), "the id {id} is there twice: {html}");
    }
    for tag in tags(html) {
        for attribute in ["for", "form", "aria-labelledby", "aria-describedby"] {
            for id in tag.get(attribute).unwrap_or_default().split_whitespace() {
                assert!(ids.contains(id), "{attribute} names {id}, which is not there: {html}");
            }
        }
        let inline = ["style", "onclick", "onsubmit", "onchange", "onload"];
        assert!(inline.iter().all(|attribute| tag.get(attribute).is_none()), "{}", tag.rest);
    }
    labelled(html);
    unnested(html);
}

fn labelled(html: &str) {
    let named: BTreeSet<&str> =
        tags(html).filter(|tag| tag.name == "label").filter_map(|tag| tag.get("for")).collect();
    let mut inside_label = false;
    for tag in tags(html) {
        match tag.name {
            "label" => inside_label = true,
            "/label" => inside_label = false,
            "input" if tag.get("type") == Some("hidden") => {}
            "input" | "select" | "textarea" => {
                let by_id = tag.get("id").is_some_and(|id| named.contains(id));
                assert!(inside_label || by_id, "no label for {}: {html}", tag.rest);
            }
            _ => {}
        }
    }
    for button in html.split("<button").skip(1) {
        let text = button.split("</button>").next().unwrap_or_default();
        let words = text.split_once('>').map_or("", |(_, words)| words).trim();
        assert!(!words.is_empty(), "a button without words: {text}");
    }
}

fn unnested(html: &str) {
    let mut open = false;
    for tag in tags(html) {
        match tag.name {
            "form" => assert!(!std::mem::replace(&mut open, true), "a form in a form: {html}"),
            "/form" => open = false,
            _ => {}
        }
    }
}

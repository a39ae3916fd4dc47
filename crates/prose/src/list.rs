//! Lists: "a, b and c".

use crate::Text;
use crate::spanish;

/// The word before the last item of a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Conjunction {
    /// "and"; «y», or «e» before the sound *i*.
    And,
    /// "or"; «o», or «u» before the sound *o*.
    Or,
}

impl Conjunction {
    fn english(self) -> &'static str {
        match self {
            Conjunction::And => "and",
            Conjunction::Or => "or",
        }
    }

    /// The Spanish word, as it sounds before `next`.
    pub(crate) fn spanish(self, next: &str) -> &'static str {
        match self {
            Conjunction::And => spanish::and_before(next),
            Conjunction::Or => spanish::or_before(next),
        }
    }
}

impl Text {
    /// The items as a list: "a, b and c" / «a, b y c»; empty without items.
    pub fn list(items: impl IntoIterator<Item = Text>, conjunction: Conjunction) -> Text {
        let en = format!(" {} ", conjunction.english());
        row(items, ", ", &en, |last| format!(" {} ", conjunction.spanish(last)))
    }
}

/// The items with `comma` between them, and before the last one the given words instead.
pub(crate) fn row(
    items: impl IntoIterator<Item = Text>,
    comma: &str,
    en_before_last: &str,
    es_before_last: impl Fn(&str) -> String,
) -> Text {
    let (en, es): (Vec<_>, Vec<_>) = items.into_iter().map(|item| (item.en, item.es)).unzip();
    let es_before_last = es_before_last(es.last().map_or("", String::as_str));
    Text { en: joined(&en, comma, en_before_last), es: joined(&es, comma, &es_before_last) }
}

fn joined(items: &[String], comma: &str, before_last: &str) -> String {
    match items {
        [first @ .., last] if !first.is_empty() => first.join(comma) + before_last + last,
        _ => items.concat(),
    }
}

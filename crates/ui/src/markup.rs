//! The reader of a page.

use prose::{Lang, Text};

/// The reader of a page.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Reader {
    /// The reader's language.
    pub lang: Lang,
}

impl Reader {
    /// The text in the reader's language.
    #[must_use]
    pub fn say<'t>(&self, text: &'t Text) -> &'t str {
        text.get(self.lang)
    }
}

/// The text in this language, as an owned string.
#[must_use]
pub fn say(lang: Lang, text: Text) -> String {
    match lang {
        Lang::En => text.en,
        Lang::Es => text.es,
    }
}

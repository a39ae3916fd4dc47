//! Who reads a page.

use prose::{Lang, Text};

/// Whoever reads a page.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Reader {
    /// The language of everything on it.
    pub lang: Lang,
}

impl Reader {
    /// What this reader reads.
    #[must_use]
    pub fn say<'t>(&self, text: &'t Text) -> &'t str {
        text.get(self.lang)
    }
}

/// What a reader of this language reads; for texts made on the spot.
#[must_use]
pub fn say(lang: Lang, text: Text) -> String {
    match lang {
        Lang::En => text.en,
        Lang::Es => text.es,
    }
}

//! The frame of every page: head, header and footer.

use maud::{DOCTYPE, Markup, PreEscaped, html};
use prose::{Lang, Text, text};

use crate::assets::{ICON, STYLE, modules};
use crate::markup::Reader;

/// The title and address of a page.
#[derive(Clone, Debug)]
pub struct Shell {
    /// The reader.
    pub reader: Reader,
    /// The title.
    pub title: Text,
    /// The address with its query; the language switch leads back to it.
    pub here: String,
}

/// The chosen colour scheme.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Theme {
    /// As the device prefers.
    #[default]
    Device,
    /// Dark on light.
    Light,
    /// Light on dark.
    Dark,
}

impl Theme {
    /// Reads the word of a theme; any other word means the device's.
    #[must_use]
    pub fn read(word: &str) -> Self {
        match word {
            "light" => Self::Light,
            "dark" => Self::Dark,
            _ => Self::Device,
        }
    }

    /// The word in the style sheet.
    const fn word(self) -> Option<&'static str> {
        match self {
            Self::Device => None,
            Self::Light => Some("light"),
            Self::Dark => Some("dark"),
        }
    }
}

/// Adds the theme to a finished page, so that it has its colours from the start and the code that
/// draws pages does not need to know the theme.
#[must_use]
pub fn in_theme(page: Markup, theme: Theme) -> Markup {
    let Some(word) = theme.word() else { return page };
    let PreEscaped(page) = page;
    PreEscaped(page.replacen("<html ", &format!("<html data-theme=\"{word}\" "), 1))
}

/// A whole document around the main part of a page.
#[must_use]
pub fn shell(shell: &Shell, main: &Markup) -> Markup {
    let Shell { reader, title, here } = shell;
    let body = html! {
        body {
            a.skip href="#main" { (reader.say(&text!("Skip to the content", "Ir al contenido"))) }
            (header(*reader, here))
            main #main tabindex="-1" { (main) }
            (footer(*reader))
        }
    };
    document(*reader, title, &body)
}

/// An HTML document with the common head.
pub(crate) fn document(reader: Reader, title: &Text, body: &Markup) -> Markup {
    html! {
        (DOCTYPE)
        html lang=(reader.lang) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover";
                meta name="color-scheme" content="dark light";
                title { (reader.say(title)) " · Cantina" }
                link rel="icon" href=(ICON.path()) type="image/svg+xml";
                link rel="stylesheet" href=(STYLE.path());
                @for (n, module) in modules().iter().enumerate() {
                    @if n == 0 { script type="module" src=(module.path()) {} }
                    @else { link rel="modulepreload" href=(module.path()); }
                }
            }
            (body)
        }
    }
}

fn header(reader: Reader, here: &str) -> Markup {
    let links = [
        ("/", text!("Tables", "Mesas")),
        ("/cards", text!("Cards", "Cartas")),
        ("/decks", text!("Decks", "Mazos")),
        ("/rules", text!("Rules", "Reglas")),
        ("/about", text!("About", "Acerca de")),
    ];
    html! {
        header.site {
            a.brand href="/" { "Cantina" }
            nav aria-label=(reader.say(&text!("Main", "Principal"))) {
                @for (address, name) in &links {
                    a href=(address) aria-current=[current(here, address)] { (reader.say(name)) }
                }
            }
            (language_switch(reader, here))
        }
    }
}

/// The `aria-current` value of a link to the current page.
fn current(here: &str, address: &str) -> Option<&'static str> {
    let inside = if address == "/" { here == "/" } else { here.starts_with(address) };
    inside.then_some("page")
}

pub(super) fn language_switch(reader: Reader, here: &str) -> Markup {
    let name = |lang| match lang {
        Lang::En => "English",
        Lang::Es => "Español",
    };
    html! {
        form.language method="post" action="/language" {
            input type="hidden" name="back" value=(here);
            @for lang in Lang::ALL {
                button name="lang" value=(lang) lang=(lang) aria-pressed=(lang == reader.lang) {
                    (name(lang))
                }
            }
        }
    }
}

fn footer(reader: Reader) -> Markup {
    let notice = text!(
        "An unofficial fan work, not affiliated with or endorsed by any publisher. Card texts and drawings are our own.",
        "Obra no oficial hecha por aficionados, sin relación con ninguna editorial. Los textos y dibujos de las cartas son propios."
    );
    html! {
        footer.site { p { (reader.say(&notice)) " " a href="/about" { (reader.say(&text!("More", "Más"))) } } }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_chosen_theme_is_part_of_the_document() {
        let reader = Reader { lang: Lang::Es };
        // A text may look like the beginning of a document.
        let title = text!("Tables", "Mesas");
        let main = html! { p { "<html lang" } };
        let page = || shell(&Shell { reader, title: title.clone(), here: "/".to_owned() }, &main);
        let start = |theme| {
            let page = in_theme(page(), theme).into_string();
            page.split("<head>").next().expect("a beginning").to_owned()
        };
        assert_eq!(start(Theme::Device), "<!DOCTYPE html><html lang=\"es\">");
        let dark = "<!DOCTYPE html><html data-theme=\"dark\" lang=\"es\">";
        assert_eq!(start(Theme::read("dark")), dark);
        assert!(start(Theme::read("light")).contains("\"light\""));
        assert_eq!(start(Theme::read("\"><script>")), start(Theme::Device));
        let longer = in_theme(page(), Theme::Light).0.len() - page().0.len();
        assert_eq!(longer, "data-theme=\"light\" ".len(), "only the beginning differs");
    }
}

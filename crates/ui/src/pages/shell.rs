//! What every page has around it.

use maud::{DOCTYPE, Markup, html};
use prose::{Lang, Text, text};

use crate::assets::{ICON, SCRIPT, STYLE};
use crate::markup::Reader;

/// What a page is called and where it lies.
#[derive(Clone, Debug)]
pub struct Shell {
    /// Who reads it.
    pub reader: Reader,
    /// Its title.
    pub title: Text,
    /// Its address, with query: where switching the language leads back to.
    pub here: String,
}

/// A whole document around the main part of a page.
#[must_use]
pub fn shell(shell: &Shell, main: &Markup) -> Markup {
    let Shell { reader, title, here } = shell;
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
                script type="module" src=(SCRIPT.path()) {}
            }
            body {
                a.skip href="#main" { (reader.say(&text!("Skip to the content", "Ir al contenido"))) }
                (header(*reader, here))
                main #main tabindex="-1" { (main) }
                (footer(*reader))
            }
        }
    }
}

fn header(reader: Reader, here: &str) -> Markup {
    let links = [
        ("/", text!("Tables", "Mesas")),
        ("/cards", text!("Cards", "Cartas")),
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

/// Which link leads to where the reader is.
fn current(here: &str, address: &str) -> Option<&'static str> {
    let inside = if address == "/" { here == "/" } else { here.starts_with(address) };
    inside.then_some("page")
}

fn language_switch(reader: Reader, here: &str) -> Markup {
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

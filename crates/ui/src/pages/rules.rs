//! The games whose rules can be read, and the search in all of them.

use maud::{Markup, html};
use prose::{Name, Text, text};
use rulebook::{Catalogue, Languages, Rule};

use super::guide::{chapters, game_link};
use super::rule;
use crate::markup::Reader;

/// The games; with a query, the rules in which all of its words occur.
#[must_use]
pub fn rules(reader: Reader, query: &str) -> Markup {
    let query = query.trim();
    html! {
        h1 { (reader.say(&text!("Rules", "Reglas"))) }
        p { (reader.say(&introduction())) }
        p.help { (rule::info_sign()) " " (reader.say(&behind_the_sign())) }
        (search(reader, query))
        @if query.is_empty() {
            ul.rule-games { @for catalogue in rulebook::catalogues() { (game(reader, catalogue)) } }
        } @else { (found(reader, query)) }
    }
}

fn introduction() -> Text {
    text!(
        "The rules of each game in our own words, chapter by chapter.",
        "Las reglas de cada juego con nuestras palabras, capítulo por capítulo."
    )
}

fn behind_the_sign() -> Text {
    text!(
        "This sign beside a rule shows its id, its source and what proves it.",
        "Este signo junto a una regla muestra su código, su fuente y lo que la demuestra."
    )
}

/// The search field for all rules.
pub(super) fn search(reader: Reader, query: &str) -> Markup {
    let label = text!("Words of a rule, or its id", "Palabras de una regla, o su código");
    html! {
        form.search role="search" action="/rules" {
            label for="q" { (reader.say(&label)) }
            div {
                input #q type="search" name="q" value=(query) autocomplete="off";
                button.button type="submit" { (reader.say(&text!("Search", "Buscar"))) }
                @if !query.is_empty() {
                    a.button href="/rules" { (reader.say(&text!("All games", "Todos los juegos"))) }
                }
            }
        }
    }
}

fn found(reader: Reader, query: &str) -> Markup {
    const SHOWN: usize = 100;
    let found = matching(reader, query);
    let said = match found.len() {
        1 => text!("1 rule for “{query}”.", "1 regla para «{query}».", query = Name(query)),
        n => text!(
            "{n} rules for “{query}”.",
            "{n} reglas para «{query}».",
            n = n,
            query = Name(query)
        ),
    };
    let more =
        text!("Only the first {n} are shown.", "Solo se muestran las {n} primeras.", n = SHOWN);
    html! {
        p role="status" {
            (reader.say(&said))
            @if found.len() > SHOWN { " " (reader.say(&more)) }
        }
        @if found.is_empty() { (similar(reader, query)) }
        ul.rule-list {
            @for one in found.iter().take(SHOWN) { li { (rule::line(reader, one)) } }
        }
    }
}

/// The rules that match; a rule with this id comes before those that only mention it.
fn matching(reader: Reader, query: &str) -> Vec<&'static Rule> {
    let named = rulebook::find(query);
    let others = rulebook::search(query, reader.lang).into_iter().filter(|one| Some(*one) != named);
    named.into_iter().chain(others).collect()
}

fn similar(reader: Reader, query: &str) -> Markup {
    let meant = rulebook::similar(query);
    html! {
        div.panel {
            p { (reader.say(&text!("No rule has all of these words.", "Ninguna regla contiene todas estas palabras."))) }
            @if !meant.is_empty() {
                p { (reader.say(&text!("Did you mean", "¿Querías decir"))) @for id in meant { " " (rule::link(id)) } "?" }
            }
        }
    }
}

fn game(reader: Reader, catalogue: &Catalogue) -> Markup {
    let chapters = text!("{n} chapters.", "{n} capítulos.", n = chapters(catalogue).count());
    let only = match catalogue.languages {
        Languages::Both => Text::default(),
        Languages::EnglishOnly => Text::new("", "Solo en inglés."),
    };
    html! {
        li.panel {
            h2 { (game_link(reader, catalogue.game)) }
            p.help { (reader.say(&chapters.then(only))) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use prose::Lang;

    fn page(lang: Lang, query: &str) -> String {
        rules(Reader { lang }, query).into_string()
    }

    #[test]
    fn the_page_opens_on_the_games_and_shows_no_ids() {
        for lang in Lang::ALL {
            let page = page(lang, " ");
            for catalogue in rulebook::catalogues() {
                assert!(page.contains(&format!("href=\"/rules/{}\"", catalogue.game)), "{page}");
                assert!(!page.contains(catalogue.game.prefix()), "{page}");
            }
            assert_eq!(page.contains("Solo en inglés."), lang == Lang::Es);
        }
    }

    #[test]
    fn a_search_shows_the_rule_with_this_id_first() {
        let found = matching(Reader { lang: Lang::Es }, "dbg-buy-01");
        assert_eq!(found[0].id, "DBG-BUY-01");
        assert!(found.iter().skip(1).all(|rule| rule.id != "DBG-BUY-01"));
        assert!(page(Lang::Es, "dbg-buy-01").contains("href=\"/rules/DBG-BUY-01\""));
    }

    #[test]
    fn nothing_found_says_so_and_suggests_an_id() {
        let html = page(Lang::En, "DBG-BUY-0");
        assert!(html.contains("href=\"/rules/DBG-BUY-01\""));
        assert!(page(Lang::Es, "xyzzy").contains("Ninguna regla contiene"));
    }

    #[test]
    fn the_query_is_escaped() {
        for lang in Lang::ALL {
            let html = page(lang, "<script>alert(1)</script>");
            assert!(!html.contains("<script") && html.contains("&lt;script&gt;"));
        }
    }

    #[test]
    fn a_search_finds_words_of_the_reader_s_language() {
        assert!(page(Lang::Es, "adquirirlas fila").contains("href=\"/rules/DBG-SETUP-08\""));
        assert!(page(Lang::En, "adquirirlas fila").contains("No rule has all of these words."));
    }
}

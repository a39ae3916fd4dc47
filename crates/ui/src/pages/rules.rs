//! The rules of all catalogues, by chapter or by search.

use maud::{Markup, html};
use prose::{Name, Text, text};
use rulebook::{Catalogue, Chapter, Rule};

use super::rule::{self, Standing};
use crate::markup::Reader;

/// The catalogues by chapter; with a query, the rules in which all of its words occur.
#[must_use]
pub fn rules(reader: Reader, query: &str) -> Markup {
    let query = query.trim();
    html! {
        h1 { (reader.say(&text!("Rules", "Reglas"))) }
        p { (reader.say(&introduction())) }
        (rule::english_only(reader))
        (search(reader, query))
        @if query.is_empty() {
            p { @for standing in Standing::ALL { (standing.mark(reader)) " " } }
            @for catalogue in rulebook::catalogues() { (game(reader, catalogue)) }
        } @else { (found(reader, query)) }
    }
}

fn introduction() -> Text {
    text!(
        "Every rule in our own words, with an id that never changes. A rule is proven when a scenario or a test shows what it says.",
        "Cada regla con nuestras palabras y con un código que no cambia nunca. Una regla está demostrada cuando un escenario o una prueba muestra lo que dice."
    )
}

fn search(reader: Reader, query: &str) -> Markup {
    let label = text!("Words of a rule, or its id", "Palabras de una regla, o su código");
    html! {
        form.search role="search" action="/rules" {
            label for="q" { (reader.say(&label)) }
            div {
                input #q type="search" name="q" value=(query) autocomplete="off";
                button.button type="submit" { (reader.say(&text!("Search", "Buscar"))) }
                @if !query.is_empty() {
                    a.button href="/rules" { (reader.say(&text!("By chapter", "Por capítulos"))) }
                }
            }
        }
    }
}

fn found(reader: Reader, query: &str) -> Markup {
    const SHOWN: usize = 100;
    let found = matching(query);
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
fn matching(query: &str) -> Vec<&'static Rule> {
    let named = rulebook::find(query);
    let others = rulebook::search(query).into_iter().filter(|one| Some(*one) != named);
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
    html! {
        section.catalogue {
            h2 { (reader.say(&rule::game_title(catalogue.game))) }
            p.help { (reader.say(&count(catalogue.rules.iter()))) }
            @for one in &catalogue.chapters { (chapter(reader, catalogue, one)) }
        }
    }
}

fn chapter(reader: Reader, catalogue: &Catalogue, chapter: &Chapter) -> Markup {
    let rules = || catalogue.rules.iter().filter(|rule| rule.chapter == *chapter);
    html! {
        // A glossary has no rules.
        @if rules().next().is_some() {
            details {
                summary {
                    span lang="en" { (chapter.number) ". " (chapter.title) }
                    " " span.help { (reader.say(&count(rules()))) }
                }
                ul.rule-list lang="en" {
                    @for one in rules() { (short_line(one)) }
                }
            }
        }
    }
}

/// A rule in a long list: an id, a sign, the first words.
fn short_line(rule: &Rule) -> Markup {
    const LETTERS: usize = 120;
    html! {
        li {
            a href=(format!("/rules/{}", rule.id)) { (rule.id) } " "
            @if let Some(page) = rulebook::page(&rule.id) { (rule::standing(&page).sign()) }
            " " (rule::shortened(&rule.statement, LETTERS))
        }
    }
}

/// "Rules: 12. Proven: 11. Layout only: 1."
fn count<'a>(rules: impl Iterator<Item = &'a Rule>) -> Text {
    let mut all = 0_usize;
    let mut proven = 0_usize;
    let mut waived = 0_usize;
    for page in rules.filter_map(|one| rulebook::page(&one.id)) {
        all += 1;
        match rule::standing(&page) {
            Standing::Proven => proven += 1,
            Standing::Waived => waived += 1,
            Standing::Unproven => {}
        }
    }
    let layout = match waived {
        0 => Text::default(),
        n => text!("Layout only: {n}.", "Solo disposición: {n}.", n = n),
    };
    text!(
        "Rules: {all}. Proven: {proven}.",
        "Reglas: {all}. Demostradas: {proven}.",
        all = all,
        proven = proven
    )
    .then(layout)
}

#[cfg(test)]
mod tests {
    use super::*;
    use prose::Lang;

    fn page(lang: Lang, query: &str) -> String {
        rules(Reader { lang }, query).into_string()
    }

    #[test]
    fn every_rule_is_linked_from_its_chapter() {
        for lang in Lang::ALL {
            let page = page(lang, " ");
            for rule in rulebook::catalogues().iter().flat_map(|catalogue| &catalogue.rules) {
                assert!(page.contains(&format!("href=\"/rules/{}\"", rule.id)), "{}", rule.id);
            }
            assert!(!page.contains("<details open"));
        }
    }

    #[test]
    fn the_counts_are_those_of_the_coverage() {
        let coverage = rulebook::coverage(|_| true);
        for (game, catalogue) in coverage.games.iter().zip(rulebook::catalogues()) {
            let said = count(catalogue.rules.iter()).en;
            let start = format!("Rules: {}. Proven: {}.", game.rules, game.proven);
            assert!(said.starts_with(&start), "{said} / {start}");
            let layout = format!("Layout only: {}.", game.waived);
            assert_eq!(game.waived > 0, said.contains(&layout), "{said}");
        }
    }

    #[test]
    fn a_search_shows_the_rule_with_this_id_first() {
        let found = matching("dbg-buy-01");
        assert_eq!(found[0].id, "DBG-BUY-01");
        assert!(found.iter().skip(1).all(|rule| rule.id != "DBG-BUY-01"));
        let html = page(Lang::Es, "dbg-buy-01");
        assert!(html.contains("href=\"/rules/DBG-BUY-01\"") && !html.contains("<details"));
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
    fn spanish_readers_are_told_that_the_rules_are_english() {
        assert!(page(Lang::Es, "").contains("escrito en inglés"));
        assert!(!page(Lang::En, "").contains("inglés"));
    }
}

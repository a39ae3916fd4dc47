//! The words and signs of a game, as a page to read, as the tooltips of a board and on a large card.

use maud::{Markup, html};
use prose::{Lang, Name, Text, text};

use super::rule;
use crate::board::{Glossary, Term, TermSign};
use crate::card_art::{ability_sign, unique_sign};
use crate::markup::Reader;
use crate::table_page::GameName;

/// The contents of the list of words.
#[derive(Debug)]
pub struct WordsPage {
    /// The game.
    pub game: GameName,
    /// Its words and signs.
    pub glossary: &'static Glossary,
}

/// The title of the page.
fn title() -> Text {
    text!("Words and signs", "Palabras y signos")
}

/// A link to the list of words of a game.
pub(super) fn link(reader: Reader, game: &str) -> Markup {
    html! { a href={ "/words/" (game) } { (reader.say(&title())) } }
}

/// The list of words. The script takes the tooltips from it, by the ids of the terms.
#[must_use]
pub fn words(reader: Reader, page: &WordsPage) -> Markup {
    let WordsPage { game, glossary } = page;
    html! {
        nav.trail {
            a href={ "/rules/" (game.word) } { (reader.say(&text!("Rules", "Reglas"))) } " · "
            a href={ "/cards/" (game.word) } { (reader.say(&text!("Cards", "Cartas"))) }
        }
        h1 { (reader.say(&title())) " " small { (reader.say(&game.title)) } }
        @for group in &glossary.groups {
            h2 { (reader.say(&group.title)) }
            dl.words { @for term in &group.terms { (entry(reader, term)) } }
        }
    }
}

/// A term with its signs, its meaning and its rule. A board has elements of the same names, so the id
/// has a prefix.
fn entry(reader: Reader, term: &Term) -> Markup {
    html! {
        div id={ "word-" (term.id) } {
            (name_and_meaning(reader, term))
            @if let Some(id) = term.rule { dd.from { (rule_link(reader, id)) } }
        }
    }
}

/// The rule, behind the info sign.
fn rule_link(reader: Reader, id: &str) -> Markup {
    let label = text!("Rule {id}", "Regla {id}", id = Name(id));
    html! {
        a href={ "/rules/" (id) } title=(id) { (rule::info_sign()) span.unseen { (reader.say(&label)) } }
    }
}

fn name_and_meaning(reader: Reader, term: &Term) -> Markup {
    html! {
        dt {
            @for one in &term.signs { (sign(reader.lang, one)) " " }
            (reader.say(&term.name))
        }
        dd { (reader.say(&term.meaning)) }
    }
}

/// The terms that a card explains; the script adds those of the marks on it.
pub(super) fn explained(reader: Reader, terms: &[&Term]) -> Markup {
    html! {
        @if !terms.is_empty() {
            dl.terms {
                @for term in terms {
                    div data-explains=(term.id) { (name_and_meaning(reader, term)) }
                }
            }
        }
    }
}

/// A sign as it is drawn on boards and cards.
fn sign(lang: Lang, sign: &TermSign) -> Markup {
    let drawn = |drawing: Markup| html! { svg viewBox="-14 -14 28 28" { (drawing) } };
    html! {
        span.term-sign aria-hidden="true" {
            @match sign {
                TermSign::Glyph(glyph) => (glyph),
                TermSign::Number(stat) => (drawn(stat.sign())),
                TermSign::Unique => (drawn(unique_sign())),
                TermSign::Ability => (drawn(ability_sign())),
                TermSign::Aspect(mark) => svg viewBox="-27 -27 54 54" { (mark.draw(lang)) },
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{deckbuilding, unlimited};
    use crate::pages::cards::tests::deckbuilding as deckbuilding_game;

    fn pages() -> [WordsPage; 2] {
        let unlimited_game = GameName { word: "unlimited", title: Text::same("Unlimited") };
        [
            WordsPage { game: deckbuilding_game(), glossary: deckbuilding::glossary() },
            WordsPage { game: unlimited_game, glossary: unlimited::glossary() },
        ]
    }

    #[test]
    fn every_term_is_on_the_page_with_its_signs_and_its_rule() {
        for page in pages() {
            for lang in Lang::ALL {
                let html = words(Reader { lang }, &page).into_string();
                for term in page.glossary.terms() {
                    let (_, rest) = html
                        .split_once(&format!("<div id=\"word-{}\">", term.id))
                        .expect("an entry");
                    let (own, _) = rest.split_once("</div>").expect("the end of the entry");
                    let meaning = html! { (term.meaning.get(lang)) }.into_string();
                    assert!(own.contains(&meaning), "{}", term.id);
                    assert_eq!(own.matches("class=\"term-sign\"").count(), term.signs.len());
                    if let Some(rule) = term.rule {
                        assert!(own.contains(&format!("href=\"/rules/{rule}\"")), "{rule}");
                    }
                }
            }
        }
    }

    #[test]
    fn aspects_are_drawn_with_the_letters_of_the_language() {
        let [_, unlimited] = pages();
        let html = |lang| words(Reader { lang }, &unlimited).into_string();
        assert!(html(Lang::En).contains(">Cu</text>") && html(Lang::Es).contains(">As</text>"));
    }
}

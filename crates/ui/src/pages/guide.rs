//! The rules of a game as a guide: its chapters, and each chapter as a text to read.

use maud::{Markup, html};
use prose::{Text, text};
use rulebook::{Catalogue, CatalogueGame, Chapter, Rule};

use super::rules::search;
use super::{rule, words};
use crate::markup::Reader;

/// A page of the guide with its title.
#[derive(Clone, Debug)]
pub struct GuidePage {
    /// The title of the page.
    pub title: Text,
    /// Its content.
    pub main: Markup,
}

/// The chapters of the game with this name.
#[must_use]
pub fn game_rules(reader: Reader, game: &str) -> Option<GuidePage> {
    let catalogue = catalogue(game)?;
    let title = rule::game_title(catalogue.game);
    let main = html! {
        nav.trail { (all_rules(reader)) }
        h1 { (reader.say(&title)) }
        (rule::english_only(reader, catalogue.languages))
        ol.chapters {
            @for chapter in chapters(catalogue) {
                li value=(chapter.number) { (chapter_link(reader, catalogue, chapter)) }
            }
        }
        @if has_words(catalogue.game) { p { (words::link(reader, catalogue.game.slug())) } }
        (search(reader, ""))
    };
    Some(GuidePage { title, main })
}

/// A chapter of the game with this name.
#[must_use]
pub fn chapter_rules(reader: Reader, game: &str, chapter: &str) -> Option<GuidePage> {
    let catalogue = catalogue(game)?;
    let number: u16 = chapter.parse().ok()?;
    let chapter = chapters(catalogue).find(|chapter| chapter.number == number)?;
    let rules: Vec<&Rule> = catalogue.rules_of(chapter).collect();
    let foreign = rule::foreign(reader, catalogue.languages);
    let main = html! {
        nav.trail { (all_rules(reader)) " › " (game_link(reader, catalogue.game)) }
        h1 lang=[foreign] { (chapter.number) ". " (reader.say(&chapter.title)) }
        (rule::english_only(reader, catalogue.languages))
        @for section in rules.chunk_by(|one, next| one.section == next.section) {
            @if let Some(heading) = &section[0].section { h2 lang=[foreign] { (reader.say(heading)) } }
            ul.guide { @for one in section { (statement(reader, one)) } }
        }
        (neighbours(reader, catalogue, chapter))
    };
    Some(GuidePage { title: chapter.title.clone(), main })
}

fn catalogue(game: &str) -> Option<&'static Catalogue> {
    let game = CatalogueGame::from_slug(game)?;
    rulebook::catalogues().iter().find(|catalogue| catalogue.game == game)
}

/// Whether there is a list of the words and signs of a game: of every game that can be played.
fn has_words(game: CatalogueGame) -> bool {
    match game {
        CatalogueGame::Deckbuilding | CatalogueGame::Unlimited | CatalogueGame::Duel => true,
        CatalogueGame::OuterRim => false,
    }
}

/// The chapters with rules; a glossary has none.
pub(super) fn chapters(catalogue: &Catalogue) -> impl Iterator<Item = &Chapter> {
    catalogue.chapters.iter().filter(|chapter| catalogue.rules_of(chapter).next().is_some())
}

/// One rule to read, with its origin behind the info sign.
fn statement(reader: Reader, one: &Rule) -> Markup {
    let about = text!("About this rule", "Sobre esta regla");
    let more = text!("Proofs and rules like it:", "Pruebas y reglas relacionadas:");
    html! {
        li id=(one.id) {
            div {
                p lang=[rule::foreign(reader, one.languages)] { (rule::linked(reader, &one.statement)) }
                (rule::remarks(reader, one))
            }
            details.info {
                summary title=(one.id) { (rule::info_sign()) span.unseen { (reader.say(&about)) " " (one.id) } }
                (rule::origin(reader, one))
                p { (reader.say(&more)) " " (rule::link(&one.id)) }
            }
        }
    }
}

/// Links to the chapters before and after.
fn neighbours(reader: Reader, catalogue: &Catalogue, chapter: &Chapter) -> Markup {
    let before = chapters(catalogue).take_while(|other| *other != chapter).last();
    let after = chapters(catalogue).skip_while(|other| *other != chapter).nth(1);
    let label = text!("Chapters before and after", "Capítulos anterior y siguiente");
    html! {
        nav.neighbours aria-label=(reader.say(&label)) {
            @if let Some(other) = before { span { "← " (chapter_link(reader, catalogue, other)) } }
            @if let Some(other) = after { span { (chapter_link(reader, catalogue, other)) " →" } }
        }
    }
}

fn chapter_link(reader: Reader, catalogue: &Catalogue, chapter: &Chapter) -> Markup {
    let address = chapter_address(catalogue.game, chapter);
    let foreign = rule::foreign(reader, catalogue.languages);
    html! { a href=(address) lang=[foreign] { (reader.say(&chapter.title)) } }
}

/// The address of a chapter.
pub(super) fn chapter_address(game: CatalogueGame, chapter: &Chapter) -> String {
    format!("/rules/{game}/{}", chapter.number)
}

/// A link to the list of games.
pub(super) fn all_rules(reader: Reader) -> Markup {
    html! { a href="/rules" { (reader.say(&text!("Rules", "Reglas"))) } }
}

/// A link to the chapters of a game.
pub(super) fn game_link(reader: Reader, game: CatalogueGame) -> Markup {
    html! { a href=(format!("/rules/{game}")) { (reader.say(&rule::game_title(game))) } }
}

#[cfg(test)]
mod tests {
    use super::*;
    use prose::Lang;

    fn chapter(lang: Lang, game: &str, number: &str) -> String {
        chapter_rules(Reader { lang }, game, number).expect("a chapter").main.into_string()
    }

    #[test]
    fn every_rule_can_be_read_in_its_chapter_which_the_game_links() {
        for lang in Lang::ALL {
            for catalogue in rulebook::catalogues() {
                let game = catalogue.game.slug();
                let contents =
                    game_rules(Reader { lang }, game).expect("a game").main.into_string();
                for one in chapters(catalogue) {
                    let address = chapter_address(catalogue.game, one);
                    assert!(contents.contains(&format!("href=\"{address}\"")), "{address}");
                    let page = chapter(lang, game, &one.number.to_string());
                    for rule in catalogue.rules_of(one) {
                        assert!(page.contains(&format!("<li id=\"{}\">", rule.id)), "{}", rule.id);
                        assert!(page.contains(&format!("href=\"/rules/{}\"", rule.id)));
                    }
                    assert!(!page.contains(".scn") && !page.contains(".txt"), "{address}");
                }
            }
        }
    }

    #[test]
    fn a_chapter_is_read_in_the_reader_s_language() {
        let [english, spanish] = Lang::ALL.map(|lang| chapter(lang, "deckbuilding", "8"));
        assert!(english.contains("<h1>8. Purchasing a card</h1>"), "{english}");
        assert!(spanish.contains("<h1>8. Adquirir una carta</h1>"), "{spanish}");
        assert!(spanish.contains("<b>Ejemplo:</b>") && !spanish.contains("lang=\"en\""));
    }

    #[test]
    fn ids_sources_and_marks_are_behind_the_info_sign() {
        let page = chapter(Lang::En, "deckbuilding", "8");
        let seen: Vec<&str> = page.split("<details").map(after_details).collect();
        let seen = seen.concat();
        assert!(seen.contains("Example:") && !seen.contains("rulebook"), "{seen}");
        assert!(page.contains("Base rulebook"));
        assert!(!page.contains("<details open"));
    }

    /// What follows the end of a disclosure.
    fn after_details(part: &str) -> &str {
        part.split_once("</details>").map_or(part, |(_, after)| after)
    }

    #[test]
    fn english_chapters_are_marked_in_spanish() {
        let page = chapter(Lang::Es, "outer-rim", "1");
        assert!(page.contains("<h1 lang=\"en\">") && page.contains("se muestran en inglés"));
    }

    #[test]
    fn chapters_follow_one_another() {
        let first = chapter(Lang::En, "deckbuilding", "1");
        assert!(!first.contains("←") && first.contains("href=\"/rules/deckbuilding/2\""));
        let last = chapter(Lang::En, "deckbuilding", "24");
        assert!(!last.contains("→</span>") && last.contains("href=\"/rules/deckbuilding/23\""));
    }

    #[test]
    fn there_is_no_page_of_what_there_is_not() {
        let reader = Reader { lang: Lang::En };
        assert!(game_rules(reader, "chess").is_none());
        for (game, number) in
            [("chess", "1"), ("duel", "99"), ("duel", "x"), ("duel", "-1"), ("deckbuilding", "0")]
        {
            assert!(chapter_rules(reader, game, number).is_none(), "{game} {number}");
        }
    }
}

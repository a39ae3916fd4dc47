//! The page of a card: the large card, its text in the other language, and folded below them its
//! sources, the rules that name it and the scenarios that show it.

use maud::{Markup, html};
use prose::{Lang, Text, text};
use rulebook::{CatalogueGame, Rule};
use table::{Naming, Origin};

use super::cards::{address, origin_mark, origin_meaning};
use super::large_face::{large_face, lines};
use super::{rule, words};
use crate::board::Glossary;
use crate::card_art::Face;
use crate::markup::Reader;
use crate::table_page::GameName;

/// The contents of the page of a card.
#[derive(Clone, Debug)]
pub struct CardPage {
    /// The game of the card.
    pub game: GameName,
    /// The printed face.
    pub face: Face,
    /// The lines of `Described::look_up`: the facts, the texts, and the source of the figures.
    pub about: Vec<Text>,
    /// Whether its name is known in Spanish.
    pub naming: Naming,
    /// The source of its figures.
    pub origin: Origin,
    /// The sources of groups of its values, where they differ.
    pub origins: Vec<(Text, Origin)>,
    /// The words and signs of the game.
    pub glossary: &'static Glossary,
    /// The rules that name it.
    pub rules: Vec<&'static Rule>,
    /// The scenarios it takes part in.
    pub proofs: Vec<CardProof>,
}

/// A scenario a card takes part in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CardProof {
    /// Path from the root of the project.
    pub file: &'static str,
    /// The line of its heading.
    pub line: usize,
    /// Its heading.
    pub title: &'static str,
}

/// The page of a card.
#[must_use]
pub fn card(reader: Reader, page: &CardPage) -> Markup {
    let CardPage { game, face, .. } = page;
    html! {
        nav.trail {
            a href=(format!("/cards/{}", game.word)) { (reader.say(&text!("All cards", "Todas las cartas"))) }
            " · " (words::link(reader, game.word))
        }
        h1 lang=[page.naming.foreign(reader.lang)] { (reader.say(&face.name)) }
        @if page.naming.foreign(reader.lang).is_some() { p.help { (reader.say(&Naming::remark())) } }
        div.card-page {
            (large_face(reader, page))
            div {
                (explained(reader, page))
                (other_language(reader, page))
            }
        }
        details.about-card {
            (about_summary(reader, &text!("Sources, rules and scenarios", "Fuentes, reglas y escenarios")))
            (origin(reader, page))
            (rulings(reader, &page.rules))
            (proofs(reader, &page.proofs))
        }
    }
}

/// The large card shown on a table.
#[must_use]
pub fn large_card(reader: Reader, page: &CardPage) -> Markup {
    const RULINGS: usize = 3;
    const LETTERS: usize = 150;
    let CardPage { game, face, .. } = page;
    html! {
        (large_face(reader, page))
        (explained(reader, page))
        details.about-card {
            (about_summary(reader, &text!("Sources and rules", "Fuentes y reglas")))
            (marks(reader, page))
            @if !page.rules.is_empty() {
                ul.rulings {
                    @for one in page.rules.iter().take(RULINGS) {
                        li { (rule::short(reader, one, LETTERS)) }
                    }
                }
            }
            p { a href=(address(game.word, face.id)) { (reader.say(&text!("Everything about this card", "Todo sobre esta carta"))) } }
        }
    }
}

/// The meanings of the terms that the text names.
fn explained(reader: Reader, page: &CardPage) -> Markup {
    words::explained(reader, &page.glossary.named_in(page.texts()))
}

/// What a player rarely asks for stays folded behind this line.
fn about_summary(reader: Reader, words: &Text) -> Markup {
    html! { summary { i aria-hidden="true" { "i" } " " (reader.say(words)) } }
}

impl CardPage {
    /// The texts of the card, without the facts before and the sources after them: one line, or that of the box
    /// and one for each group of values.
    pub(super) fn texts(&self) -> &[Text] {
        let texts = 1..self.about.len().saturating_sub(1 + self.origins.len());
        self.about.get(texts).unwrap_or_default()
    }

    /// The box of the card, in a sentence.
    fn edition(&self) -> Option<&Text> {
        let line = self.about.len().checked_sub(1 + self.origins.len())?;
        self.about.get(line).filter(|_| !self.origins.is_empty())
    }
}

/// The text in the other language; the card itself shows it in the reader's.
fn other_language(reader: Reader, page: &CardPage) -> Markup {
    let (other, title) = match reader.lang {
        Lang::En => (Lang::Es, text!("In Spanish", "En español")),
        Lang::Es => (Lang::En, text!("In English", "En inglés")),
    };
    html! {
        h2 { (reader.say(&title)) }
        section.panel lang=(other) {
            h3 lang=[page.naming.foreign(other)] { (page.face.name.get(other)) }
            (lines(page.texts(), other))
        }
    }
}

fn origin(reader: Reader, page: &CardPage) -> Markup {
    html! {
        h2 { (reader.say(&text!("Where the figures come from", "De dónde proceden las cifras"))) }
        @if let Some(edition) = page.edition() { p { (reader.say(edition)) } }
        (marks(reader, page))
        @for origin in kinds_of_origin(page) { p { (reader.say(&origin_meaning(origin))) } }
    }
}

/// The mark of the card, or those of its groups of values if their sources differ.
fn marks(reader: Reader, page: &CardPage) -> Markup {
    html! {
        @if page.origins.len() < 2 {
            p { (origin_mark(reader, page.origin)) }
        } @else {
            dl.facts.origins {
                @for (what, origin) in &page.origins {
                    dt { (reader.say(what)) }
                    dd { (origin_mark(reader, *origin)) }
                }
            }
        }
    }
}

/// The kinds of source that the card has, each once.
fn kinds_of_origin(page: &CardPage) -> Vec<Origin> {
    let mut kinds: Vec<Origin> = page.origins.iter().map(|(_, origin)| *origin).collect();
    kinds.push(page.origin);
    kinds.sort_unstable();
    kinds.dedup();
    kinds
}

fn rulings(reader: Reader, rules: &[&Rule]) -> Markup {
    html! {
        h2 { (reader.say(&text!("Rules that name it", "Reglas que la nombran"))) }
        @if rules.is_empty() {
            p.help { (reader.say(&text!("No rule names this card.", "Ninguna regla nombra esta carta."))) }
        } @else {
            ul.rule-list {
                @for one in rules { li { (rule::line(reader, one)) } }
            }
        }
    }
}

fn proofs(reader: Reader, proofs: &[CardProof]) -> Markup {
    const SHOWN: usize = 8;
    let (first, rest) = proofs.split_at(proofs.len().min(SHOWN));
    html! {
        h2 { (reader.say(&text!("Scenarios that show it", "Escenarios que la muestran"))) }
        @if proofs.is_empty() {
            p.help { (reader.say(&text!("No scenario shows this card.", "Ningún escenario muestra esta carta."))) }
        }
        (proof_list(first))
        @if !rest.is_empty() {
            details {
                summary { (reader.say(&text!("{n} more", "{n} más", n = rest.len()))) }
                (proof_list(rest))
            }
        }
    }
}

fn proof_list(proofs: &[CardProof]) -> Markup {
    html! {
        ul.proofs lang="en" {
            @for CardProof { file, line, title } in proofs {
                li { (title) " " code { (file) ":" (line) } }
            }
        }
    }
}

/// The scenarios of a game in which the card with this id takes part; those about it come first.
#[must_use]
pub fn proofs_of(game: &str, card: &str) -> Vec<CardProof> {
    let folder = format!("scenarios/{game}/");
    let files = rulebook::scenario_files().iter().filter(|file| file.path.starts_with(&folder));
    let mut found: Vec<(Part, CardProof)> =
        files.flat_map(|file| parts_in(file.path, file.text, card)).collect();
    found.sort_by_key(|(part, _)| *part);
    found.into_iter().map(|(_, proof)| proof).collect()
}

/// The part of a card in a scenario.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Part {
    /// The scenario is about the card.
    Subject,
    /// The card only appears in it.
    Extra,
}

fn parts_in(file: &'static str, text: &'static str, card: &str) -> Vec<(Part, CardProof)> {
    let mut found: Vec<(Part, CardProof)> = Vec::new();
    let mut scenario = None;
    for (line, source) in (1..).zip(text.lines()) {
        if let Some(title) = source.strip_prefix("scenario ") {
            scenario = Some(CardProof { file, line, title: title.trim() });
            continue;
        }
        let Some(proof) = scenario.filter(|_| has_word(source, card)) else { continue };
        let part =
            if source.trim_start().starts_with("card ") { Part::Subject } else { Part::Extra };
        match found.last_mut().filter(|(_, last)| *last == proof) {
            Some((known, _)) => *known = part.min(*known),
            None => found.push((part, proof)),
        }
    }
    found
}

/// The rules of a game that name this card, without those of a mode that cannot be played. The English catalogues
/// use its English name.
#[must_use]
pub fn rules_naming(game: &str, name: &Text) -> Vec<&'static Rule> {
    /// The rules of two against two, card by card.
    const NOT_PLAYED: &str = "DBG-2V2C-";
    let game = CatalogueGame::from_slug(game);
    let catalogues = rulebook::catalogues().iter().filter(|one| Some(one.game) == game);
    let rules =
        catalogues.flat_map(|one| &one.rules).filter(|rule| !rule.id.starts_with(NOT_PLAYED));
    rules.filter(|rule| has_word(&rule.text.en, &name.en)).collect()
}

/// Whether the words occur without a letter, digit or hyphen next to them.
fn has_word(text: &str, words: &str) -> bool {
    let inside = |letter: char| letter.is_alphanumeric() || letter == '-';
    text.match_indices(words).any(|(at, _)| {
        !text[..at].ends_with(inside) && !text[at + words.len()..].starts_with(inside)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::deckbuilding::face::faces;
    use crate::pages::cards::tests::deckbuilding as game;
    use deckbuilding::Deckbuilding;
    use table::{CardEntry, Described as _};

    fn page_of(face: Face) -> CardPage {
        let about = Deckbuilding::new().look_up(face.id).expect("a card of the box");
        let rules = rules_naming("deckbuilding", &face.name);
        let proofs = proofs_of("deckbuilding", face.id);
        let entries = Deckbuilding::new().cards();
        let entry = entries.into_iter().find(|entry| entry.id == face.id).expect("an entry");
        let CardEntry { naming, origin, origins, .. } = entry;
        let glossary = crate::board::deckbuilding::glossary();
        CardPage { game: game(), face, about, naming, origin, origins, glossary, rules, proofs }
    }

    fn page(id: &str) -> CardPage {
        page_of(faces().into_iter().find(|face| face.id == id).expect("a card of the box"))
    }

    #[test]
    fn every_card_has_a_page_with_its_text_in_both_languages() {
        for page in faces().into_iter().map(page_of) {
            for lang in Lang::ALL {
                let html = card(Reader { lang }, &page).into_string();
                for text in page.texts() {
                    for said in [&text.en, &text.es] {
                        let said = html!((said)).into_string();
                        assert!(html.contains(&said), "{}: {said}", page.face.id);
                    }
                }
                assert!(html.contains(page.face.kind.get(lang)), "{}", page.face.id);
            }
        }
    }

    #[test]
    fn the_reader_s_language_comes_first() {
        let page = page("tie-fighter");
        let first = |lang| {
            let html = card(Reader { lang }, &page).into_string();
            html.find("lang=\"en\"").cmp(&html.find("lang=\"es\""))
        };
        assert!(first(Lang::En).is_lt() && first(Lang::Es).is_gt());
    }

    #[test]
    fn the_large_card_has_one_language_and_leads_to_the_page() {
        for lang in Lang::ALL {
            let page = page("darth-vader");
            let html = large_card(Reader { lang }, &page).into_string();
            assert!(html.contains("href=\"/cards/deckbuilding/darth-vader\""));
            let [own, other] = match lang {
                Lang::En => [&page.about[1].en, &page.about[1].es],
                Lang::Es => [&page.about[1].es, &page.about[1].en],
            };
            assert!(html.contains(own.as_str()) && !html.contains(other.as_str()));
        }
    }

    #[test]
    fn an_english_name_is_not_passed_off_as_spanish() {
        let html = |id, lang| card(Reader { lang }, &page(id)).into_string();
        let unknown = html("hammerhead-corvette", Lang::Es);
        assert!(unknown.contains("<h1 lang=\"en\">Hammerhead Corvette</h1>"), "{unknown}");
        assert_eq!(unknown.matches("Nombre en inglés").count(), 1);
        assert!(!html("hammerhead-corvette", Lang::En).contains("Nombre en inglés"));
        let known = html("tie-fighter", Lang::Es);
        assert!(known.contains("<h1>Caza TIE</h1>") && !known.contains("Nombre en inglés"));
    }

    #[test]
    fn sources_rules_and_scenarios_are_folded() {
        for lang in Lang::ALL {
            let reader = Reader { lang };
            let page = page("darth-vader");
            for html in [card(reader, &page), large_card(reader, &page)] {
                let html = html.into_string();
                let (open, folded) = html.split_once("<details").expect("something folded");
                for technical in ["class=\"origin", "/rules/", ".scn", "DBG-"] {
                    assert!(!open.contains(technical), "{technical}");
                }
                assert!(folded.contains("class=\"origin"));
            }
        }
    }

    #[test]
    fn values_with_other_sources_have_marks_of_their_own() {
        let ours = |page: &CardPage| {
            page.origins.len() > 1 && page.origins.last().is_some_and(|it| it.1 == Origin::Original)
        };
        let page = faces().into_iter().map(page_of).find(ours).expect("a number of copies of ours");
        for lang in Lang::ALL {
            let html = card(Reader { lang }, &page).into_string();
            let (_, folded) = html.split_once("<details").expect("something folded");
            for (what, _) in &page.origins {
                assert!(folded.contains(&format!("<dt>{}</dt>", what.get(lang))), "{folded}");
            }
            assert!(folded.contains("class=\"origin original\""), "{folded}");
            assert!(folded.contains(page.edition().expect("a box").get(lang)));
        }
    }

    #[test]
    fn a_card_without_text_says_so() {
        let html = card(Reader { lang: Lang::Es }, &page("stormtrooper")).into_string();
        assert!(html.contains("Esta carta no tiene texto."));
    }

    #[test]
    fn every_card_of_the_box_is_shown_by_a_scenario_about_it() {
        for face in faces() {
            let proofs = proofs_of("deckbuilding", face.id);
            assert!(!proofs.is_empty(), "{}", face.id);
            let file = |path| rulebook::scenario_files().iter().find(|file| file.path == path);
            for proof in proofs {
                let text = file(proof.file).expect("a scenario file").text;
                let heading = text.lines().nth(proof.line - 1).expect("a line of it");
                assert_eq!(heading.trim_end(), format!("scenario {}", proof.title));
            }
        }
    }

    #[test]
    fn scenarios_about_the_card_come_before_those_it_merely_appears_in() {
        let text = "scenario A\n  given x.hand = lothal-two\nscenario B\n  given y = lothal (1)\n\
                    scenario C\n  given z = lothal\n  card lothal\n";
        let found = parts_in("a.scn", text, "lothal");
        let parts: Vec<_> =
            found.iter().map(|(part, proof)| (*part, proof.title, proof.line)).collect();
        assert_eq!(parts, [(Part::Extra, "B", 3), (Part::Subject, "C", 5)]);
        let first = proofs_of("deckbuilding", "lothal")[0];
        assert_eq!(first.title, "Lothal withstands 7 damage and falls to 8");
    }

    #[test]
    fn rules_are_found_by_the_whole_name_in_the_catalogue_of_the_game() {
        let naming = |name| rules_naming("deckbuilding", &Text::same(name));
        assert!(naming("Han Solo").iter().any(|rule| rule.text.en.contains("Han Solo")));
        assert!(naming("Han Sol").is_empty());
        assert!(naming("Han Solo").iter().all(|rule| rule.id.starts_with("DBG-")));
        assert!(rules_naming("chess", &Text::same("Han Solo")).is_empty());
    }

    #[test]
    fn no_card_is_explained_by_a_mode_that_cannot_be_played() {
        for face in faces() {
            let rules = rules_naming("deckbuilding", &face.name);
            assert!(rules.iter().all(|rule| rule.chapter.number != 23), "{}", face.id);
        }
    }

    #[test]
    fn a_word_ends_where_letters_and_hyphens_end() {
        assert!(has_word("hand = at-st, at-at", "at-at") && has_word("(at-st)", "at-st"));
        assert!(!has_word("tie-fighter-two", "tie-fighter") && !has_word("Piett2", "Piett"));
    }
}

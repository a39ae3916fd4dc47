//! The page of a rule: what it says, an example, and behind an info sign where it comes from and what
//! proves it.

use maud::{Markup, html};
use prose::{Lang, Text, text};
use rulebook::{CatalogueGame, Languages, Proof, Rule, RulePage, Tag};

use super::guide::{all_rules, chapter_address, game_link};
use crate::markup::Reader;

/// The page of the rule with this id; upper and lower case are equal.
#[must_use]
pub fn rule(reader: Reader, id: &str) -> Option<Markup> {
    let page = rulebook::page(id)?;
    let foreign = foreign(reader, page.rule.languages);
    Some(html! {
        nav.trail { (all_rules(reader)) " › " (game_link(reader, page.rule.game)) " › " (chapter(reader, page.rule)) }
        h1 {
            span lang=[foreign] { (reader.say(&page.rule.chapter.title)) }
            " " small.rule-id { (page.rule.id) }
        }
        (english_only(reader, page.rule.languages))
        p.statement lang=[foreign] { (linked(reader, &page.rule.statement)) }
        (remarks(reader, page.rule))
        (see_also(reader, page.rule))
        details.info {
            summary { (info_sign()) " " (reader.say(&text!("Source and proofs", "Fuente y pruebas"))) }
            p { (standing(&page).mark(reader)) }
            (origin(reader, page.rule))
            (proofs(reader, &page))
        }
    })
}

/// A link to the place of the rule in its chapter.
fn chapter(reader: Reader, rule: &Rule) -> Markup {
    let address = format!("{}#{}", chapter_address(rule.game, &rule.chapter), rule.id);
    html! {
        a href=(address) { (reader.say(&text!("chapter {n}", "capítulo {n}", n = rule.chapter.number))) }
    }
}

/// The example and the note below a statement.
pub(super) fn remarks(reader: Reader, rule: &Rule) -> Markup {
    let remarks =
        [(text!("Example:", "Ejemplo:"), &rule.edge), (text!("Note:", "Nota:"), &rule.note)];
    html! {
        @for (label, words) in remarks {
            @if let Some(words) = words {
                p.example {
                    b { (reader.say(&label)) } " "
                    span lang=[foreign(reader, rule.languages)] { (linked(reader, words)) }
                }
            }
        }
    }
}

/// Where the rule stands and what it was taken from.
pub(super) fn origin(reader: Reader, rule: &Rule) -> Markup {
    html! {
        dl.facts {
            dt { (reader.say(&text!("Game", "Juego"))) }
            dd { (reader.say(&game_title(rule.game))) }
            dt { (reader.say(&text!("Chapter", "Capítulo"))) }
            dd lang=[foreign(reader, rule.languages)] {
                (rule.chapter.number) ". " (reader.say(&rule.chapter.title))
                @if let Some(section) = &rule.section { ", " (reader.say(section)) }
            }
            @if let Some(source) = rulebook::source(rule) {
                dt { (reader.say(&text!("Source", "Fuente"))) }
                dd { (reader.say(&source)) }
            }
            (kind_of_rule(reader, rule))
        }
    }
}

fn kind_of_rule(reader: Reader, rule: &Rule) -> Markup {
    let meaning = |tag: &Tag| match tag {
        Tag::Ui => {
            text!("It is about the physical table only.", "Se refiere solo a la mesa física.")
        }
        Tag::Inferred => text!(
            "The source does not say this literally; it follows from what it says.",
            "La fuente no lo dice expresamente; se deduce de lo que dice."
        ),
        Tag::Derived => text!(
            "It follows from two or more sentences of the source.",
            "Se sigue de dos o más frases de la fuente."
        ),
    };
    html! {
        @if !rule.tags.is_empty() {
            dt { (reader.say(&text!("Nature", "Carácter"))) }
            @for tag in &rule.tags { dd { (reader.say(&meaning(tag))) } }
        }
    }
}

fn see_also(reader: Reader, rule: &Rule) -> Markup {
    let others: Vec<&Rule> = rule.see.iter().filter_map(|id| rulebook::find(id)).collect();
    html! {
        @if !others.is_empty() {
            h2 { (reader.say(&text!("See also", "Véase también"))) }
            ul.rule-list { @for other in others { li { (line(reader, other)) } } }
        }
    }
}

fn proofs(reader: Reader, page: &RulePage<'_>) -> Markup {
    let nothing = text!(
        "Nothing proves this rule yet: it may belong to a part of the game that cannot be played here so far.",
        "Nada demuestra todavía esta regla: puede pertenecer a una parte del juego que aquí aún no se puede jugar."
    );
    html! {
        h2 { (reader.say(&text!("What proves it", "Qué la demuestra"))) }
        @if let Some(reason) = page.waived.filter(|_| page.proofs.is_empty()) { p { (reader.say(reason)) } }
        @else if page.proofs.is_empty() { p.help { (reader.say(&nothing)) } }
        ul.proofs {
            @for proof in page.proofs { li { (proven_by(reader, proof)) } }
        }
    }
}

fn proven_by(reader: Reader, proof: &Proof) -> Markup {
    let (sort, name, file, line) = match proof {
        Proof::Scenario { file, line, title } => {
            (text!("Scenario", "Escenario"), title, file, line)
        }
        Proof::Test { file, line, name } => (text!("Test", "Prueba"), name, file, line),
    };
    html! {
        (reader.say(&sort)) ": " span lang="en" { (name) } " " code { (file) ":" (line) }
    }
}

/// Whether a rule is proven.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Standing {
    /// Proven by a scenario or a test.
    Proven,
    /// About the layout of a physical table, so it needs no proof.
    Waived,
    /// Not proven yet.
    Unproven,
}

/// Whether the rule is proven.
pub(super) fn standing(page: &RulePage<'_>) -> Standing {
    match (page.proofs.is_empty(), page.waived) {
        (false, _) => Standing::Proven,
        (true, Some(_)) => Standing::Waived,
        (true, None) => Standing::Unproven,
    }
}

impl Standing {
    /// The sign.
    fn sign(self) -> &'static str {
        match self {
            Self::Proven => "✓",
            Self::Waived => "–",
            Self::Unproven => "○",
        }
    }

    /// Sign and word.
    pub(super) fn mark(self, reader: Reader) -> Markup {
        let (class, word) = match self {
            Self::Proven => ("proven", text!("proven", "demostrada")),
            Self::Waived => ("waived", text!("layout only", "solo disposición")),
            Self::Unproven => ("unproven", text!("not proven yet", "aún sin demostrar")),
        };
        html! {
            span.standing.(class) { span aria-hidden="true" { (self.sign()) } " " (reader.say(&word)) }
        }
    }
}

/// The rule in a list.
pub(super) fn line(reader: Reader, rule: &Rule) -> Markup {
    const LETTERS: usize = 180;
    short(reader, rule, LETTERS)
}

/// The first words of a rule, and its id as a quiet link.
pub(super) fn short(reader: Reader, rule: &Rule, letters: usize) -> Markup {
    let words = shortened(reader.say(&rulebook::sentence(&rule.statement)), letters);
    html! {
        span lang=[foreign(reader, rule.languages)] { (words) } " " (link(&rule.id))
    }
}

/// A link to the page of a rule.
pub(super) fn link(id: &str) -> Markup {
    html! { a.rule-id href=(format!("/rules/{id}")) { (id) } }
}

/// The sign behind which sources and proofs are.
pub(super) fn info_sign() -> Markup {
    html! { span.info-sign aria-hidden="true" { "i" } }
}

/// The language of a text of these languages, if it is not the reader's.
pub(super) fn foreign(reader: Reader, languages: Languages) -> Option<Lang> {
    Some(languages.shown(reader.lang)).filter(|shown| *shown != reader.lang)
}

/// Tells Spanish readers that rules are shown in English.
pub(super) fn english_only(reader: Reader, languages: Languages) -> Markup {
    let note = text!(
        "These rules are in English only.",
        "Estas reglas aún no están traducidas: se muestran en inglés."
    );
    html! { @if foreign(reader, languages).is_some() { p.help { (reader.say(&note)) } } }
}

/// The title of a game of the catalogues.
pub(super) fn game_title(game: CatalogueGame) -> Text {
    match game {
        CatalogueGame::Deckbuilding => {
            text!("The Deckbuilding Game", "El juego de construcción de mazos")
        }
        CatalogueGame::Unlimited => text!("Unlimited", "Unlimited"),
        CatalogueGame::OuterRim => text!("Outer Rim", "Outer Rim"),
        CatalogueGame::Duel => text!("The Duel", "El duelo"),
    }
}

/// The first words, with an ellipsis if there are more.
fn shortened(words: &str, letters: usize) -> String {
    let words = words.replace(['`', '*'], "");
    let Some((end, _)) = words.char_indices().nth(letters) else { return words };
    let cut = words[..end].rfind(' ').unwrap_or(end);
    format!("{}…", words[..cut].trim_end_matches([',', ';', ':', ' ']))
}

/// Catalogue text as HTML: backticks become code, rule ids become links.
pub(super) fn linked(reader: Reader, words: &Text) -> Markup {
    let words = rulebook::sentence(words);
    let words = reader.say(&words).replace('*', "").replace(" -> ", " → ");
    let parts = words.split('`').zip([false, true].into_iter().cycle());
    html! {
        @for (part, is_code) in parts {
            @if is_code && rulebook::find(part).is_none() { code { (part) } }
            @else { (with_links(part)) }
        }
    }
}

fn with_links(words: &str) -> Markup {
    let outside = |letter: char| !letter.is_ascii_alphanumeric() && letter != '-';
    html! {
        // Each word keeps its separator, so that nothing between words is lost.
        @for piece in words.split_inclusive(outside) {
            @let word = piece.trim_end_matches(outside);
            @if rulebook::find(word).is_some() { (link(word)) (piece[word.len()..]) }
            @else { (piece) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const READERS: [Reader; 2] = [Reader { lang: Lang::En }, Reader { lang: Lang::Es }];

    #[test]
    fn every_rule_of_every_catalogue_has_a_page_in_both_languages() {
        for catalogue in rulebook::catalogues() {
            for one in &catalogue.rules {
                for reader in READERS {
                    let page = rule(reader, &one.id).expect("a page").into_string();
                    let id = format!("<small class=\"rule-id\">{}</small></h1>", one.id);
                    assert!(page.contains(&id), "{id}");
                    assert!(!page.contains(".txt") && !page.contains(".json"), "{}", one.id);
                    for other in one.see.iter().filter(|id| rulebook::find(id).is_some()) {
                        assert!(page.contains(&format!("href=\"/rules/{other}\"")), "{}", one.id);
                    }
                }
            }
        }
    }

    #[test]
    fn a_rule_is_shown_in_the_reader_s_language() {
        let found = rulebook::find("DBG-BUY-01").expect("a rule");
        for reader in READERS {
            let html = rule(reader, "DBG-BUY-01").expect("a page").into_string();
            for lang in Lang::ALL {
                let shown = html.contains(found.statement.get(lang));
                assert_eq!(shown, lang == reader.lang, "{html}");
            }
        }
    }

    #[test]
    fn a_rule_that_is_not_translated_is_marked_as_english() {
        let [english, spanish] =
            READERS.map(|r| rule(r, "OR-COMP-07").expect("a page").into_string());
        assert!(spanish.contains("<p class=\"statement\" lang=\"en\">"), "{spanish}");
        assert!(spanish.contains("se muestran en inglés"));
        assert!(!english.contains("in English only") && !english.contains("lang=\"en\">"));
        let translated = rule(READERS[1], "DBG-BUY-02").expect("a page").into_string();
        assert!(!translated.contains("en inglés"), "{translated}");
    }

    #[test]
    fn sources_and_proofs_are_behind_the_info_sign() {
        for reader in READERS {
            let html = rule(reader, "DBG-BUY-01").expect("a page").into_string();
            let (seen, behind) = html.split_once("<details").expect("an info sign");
            assert!(!seen.contains(".scn") && behind.contains(".scn"), "{seen}");
            assert!(!behind.starts_with(" open"));
        }
    }

    #[test]
    fn an_unknown_id_has_no_page_and_case_does_not_matter() {
        assert!(rule(READERS[0], "DBG-CHESS-01").is_none());
        assert!(rule(READERS[0], "<script>").is_none());
        assert!(rule(READERS[1], "dbg-buy-01").is_some());
    }

    #[test]
    fn a_proven_rule_names_its_scenarios_with_file_and_line() {
        let page = rulebook::page("DBG-BUY-01").expect("a rule");
        assert_eq!(standing(&page), Standing::Proven);
        let html = rule(READERS[0], "DBG-BUY-01").expect("a page").into_string();
        for proof in page.proofs {
            let (Proof::Scenario { file, line, .. } | Proof::Test { file, line, .. }) = proof;
            assert!(html.contains(&format!("{file}:{line}")));
        }
    }

    #[test]
    fn a_waived_rule_says_why() {
        let waived = rulebook::page("DBG-3PS-21").expect("a rule");
        let reason = waived.waived.expect("a reason");
        let html = rule(READERS[1], "DBG-3PS-21").expect("a page").into_string();
        assert!(html.contains(&reason.es) && html.contains("solo disposición"));
    }

    #[test]
    fn catalogue_words_become_code_and_links_without_losing_any() {
        let html =
            linked(READERS[0], &Text::same("See `DBG-BUY-01`, `ATK` (and dbg): DBG-BUY-02."))
                .into_string();
        assert_eq!(
            html,
            "See <a class=\"rule-id\" href=\"/rules/DBG-BUY-01\">DBG-BUY-01</a>, <code>ATK</code> \
             (and dbg): <a class=\"rule-id\" href=\"/rules/DBG-BUY-02\">DBG-BUY-02</a>."
        );
        assert_eq!(linked(READERS[1], &Text::same("a < b -> c")).into_string(), "a &lt; b → c");
    }

    #[test]
    fn long_words_are_cut_between_words() {
        assert_eq!(shortened("one two, three", 9), "one two…");
        assert_eq!(shortened("one `two`", 9), "one two");
        assert_eq!(shortened("ñañañaña", 3), "ñañ…");
    }
}

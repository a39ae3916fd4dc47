//! The page of a rule: statement, source and proofs.

use maud::{Markup, html};
use prose::{Lang, Text, text};
use rulebook::{CatalogueGame, Proof, Rule, RulePage, Tag};

use crate::markup::Reader;

/// The page of the rule with this id; upper and lower case are equal.
#[must_use]
pub fn rule(reader: Reader, id: &str) -> Option<Markup> {
    let page = rulebook::page(id)?;
    let Rule { id, statement, edge, note, .. } = page.rule;
    Some(html! {
        nav.trail { a href="/rules" { (reader.say(&text!("All rules", "Todas las reglas"))) } }
        h1 { (id) }
        p { (standing(&page).mark(reader)) }
        (english_only(reader))
        p.statement lang="en" { (linked(statement)) }
        dl.facts {
            (entry(reader, &text!("Edge case", "Caso límite"), edge.as_deref()))
            (entry(reader, &text!("Note", "Nota"), note.as_deref()))
            (place(reader, page.rule))
            (source(reader, page.rule))
            (kind_of_rule(reader, page.rule))
            (see_also(reader, page.rule))
        }
        (proofs(reader, &page))
    })
}

fn entry(reader: Reader, label: &Text, words: Option<&str>) -> Markup {
    html! {
        @if let Some(words) = words {
            dt { (reader.say(label)) }
            dd lang="en" { (linked(words)) }
        }
    }
}

fn source(reader: Reader, rule: &Rule) -> Markup {
    html! {
        @if let Some(source) = rulebook::source(rule) {
            dt { (reader.say(&text!("Source", "Fuente"))) }
            dd { (reader.say(&source)) }
        }
    }
}

fn place(reader: Reader, rule: &Rule) -> Markup {
    html! {
        dt { (reader.say(&text!("Game", "Juego"))) }
        dd { (reader.say(&game_title(rule.game))) }
        dt { (reader.say(&text!("Chapter", "Capítulo"))) }
        dd lang="en" {
            (rule.chapter.number) ". " (rule.chapter.title)
            @if let Some(section) = &rule.section { ", " (section) }
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
    html! {
        @if !rule.see.is_empty() {
            dt { (reader.say(&text!("See also", "Véase también"))) }
            @for id in &rule.see {
                dd {
                    (link(id)) " "
                    @if let Some(other) = rulebook::find(id) { span lang="en" { (shortened(&other.statement, 120)) } }
                }
            }
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
        @if let Some(reason) = page.waived.filter(|_| page.proofs.is_empty()) { p lang="en" { (reason) } }
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
    /// All values, in the order of the legend.
    pub(super) const ALL: [Self; 3] = [Self::Proven, Self::Waived, Self::Unproven];

    /// The sign, for long lists with a legend.
    pub(super) fn sign(self) -> &'static str {
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

/// The rule in a list: its id, its standing, and its first words.
pub(super) fn line(reader: Reader, rule: &Rule) -> Markup {
    const LETTERS: usize = 180;
    html! {
        (link(&rule.id)) " "
        @if let Some(page) = rulebook::page(&rule.id) { (standing(&page).mark(reader)) }
        p lang="en" { (shortened(&rule.statement, LETTERS)) }
    }
}

/// A link to the page of a rule.
pub(super) fn link(id: &str) -> Markup {
    html! { a.rule-id href=(format!("/rules/{id}")) { (id) } }
}

/// Explains to Spanish readers why the catalogue is in English.
pub(super) fn english_only(reader: Reader) -> Markup {
    match reader.lang {
        Lang::En => html! {},
        Lang::Es => html! {
            p.help { "El catálogo de reglas está escrito en inglés; cita las fuentes por sus títulos originales, a menudo en español." }
        },
    }
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
pub(super) fn shortened(words: &str, letters: usize) -> String {
    let words = rulebook::sentence(words).replace(['`', '*'], "");
    let Some((end, _)) = words.char_indices().nth(letters) else { return words };
    let cut = words[..end].rfind(' ').unwrap_or(end);
    format!("{}…", words[..cut].trim_end_matches([',', ';', ':', ' ']))
}

/// Catalogue text as HTML: backticks become code, rule ids become links.
fn linked(words: &str) -> Markup {
    let words = rulebook::sentence(words).replace(" -> ", " → ");
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
                    assert!(page.contains(&format!("<h1>{}</h1>", one.id)));
                    assert!(!page.contains(".txt") && !page.contains(".json"), "{}", one.id);
                    for other in one.see.iter().filter(|id| rulebook::find(id).is_some()) {
                        assert!(page.contains(&format!("href=\"/rules/{other}\"")), "{}", one.id);
                    }
                }
            }
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
        assert!(html.contains(reason) && html.contains("solo disposición"));
    }

    #[test]
    fn catalogue_words_become_code_and_links_without_losing_any() {
        let html = linked("See `DBG-BUY-01`, `ATK` (and dbg): DBG-BUY-02.").into_string();
        assert_eq!(
            html,
            "See <a class=\"rule-id\" href=\"/rules/DBG-BUY-01\">DBG-BUY-01</a>, <code>ATK</code> \
             (and dbg): <a class=\"rule-id\" href=\"/rules/DBG-BUY-02\">DBG-BUY-02</a>."
        );
        assert_eq!(linked("a < b -> c").into_string(), "a &lt; b → c");
    }

    #[test]
    fn long_words_are_cut_between_words() {
        assert_eq!(shortened("one two, three", 9), "one two…");
        assert_eq!(shortened("one `two`", 9), "one two");
        assert_eq!(shortened("ñañañaña", 3), "ñañ…");
    }
}

//! `cantina rules`: looks up rules, with the proofs of each.

use std::io::Write;

use clap::Args;
use prose::{Lang, Name, Text, text};
use rulebook::{Catalogue, CatalogueGame, Languages, Proof, Rule, RulePage, catalogues};
use serde::Serialize;

use super::print_json;
use crate::error::{CommandError, Verdict};

#[derive(Args)]
pub(crate) struct Arguments {
    #[arg(value_name = "GAME, ID or WORD")]
    words: Vec<String>,
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(
    arguments: &Arguments,
    lang: Lang,
    out: &mut impl Write,
) -> Result<Verdict, CommandError> {
    let words: Vec<&str> =
        arguments.words.iter().flat_map(|word| word.split_whitespace()).collect();
    let (game, words) = match words.split_first() {
        Some((first, rest)) if CatalogueGame::from_slug(first).is_some() => {
            (CatalogueGame::from_slug(first), rest)
        }
        _ => (None, words.as_slice()),
    };
    let form = if arguments.json { Form::Json } else { Form::Text(lang) };
    if words.is_empty() {
        contents(game, form, out)?;
    } else if words.iter().all(|word| is_id(word)) {
        pages(words, form, out)?;
    } else {
        matches(game, &words.join(" "), lang, form, out)?;
    }
    Ok(Verdict::Fine)
}

/// How the answer is written.
#[derive(Clone, Copy)]
enum Form {
    /// For a person, in this language.
    Text(Lang),
    /// For a program, in both languages.
    Json,
}

/// Whether the word looks like a rule id: a game's prefix and a number.
fn is_id(word: &str) -> bool {
    let begins_like_one = CatalogueGame::of_id(&word.to_ascii_uppercase()).is_some();
    begins_like_one && word.contains(|sign: char| sign.is_ascii_digit())
}

/// Prints the chapters of one game, or of all games.
fn contents(
    game: Option<CatalogueGame>,
    form: Form,
    out: &mut impl Write,
) -> Result<(), CommandError> {
    let listed: Vec<&Catalogue> =
        catalogues().iter().filter(|catalogue| game.is_none_or(|g| g == catalogue.game)).collect();
    let Form::Text(lang) = form else {
        let games = listed.into_iter().map(GameContents::of).collect();
        return print_json(&Contents { games }, out);
    };
    for catalogue in listed {
        writeln!(out, "{}", size(catalogue).get(lang))?;
        for chapter in catalogue.chapters.iter().filter(|_| game.is_some()) {
            let rules = catalogue.rules_of(chapter).count();
            if rules > 0 {
                writeln!(out, "{:>3}. {} ({rules})", chapter.number, chapter.title.get(lang))?;
            }
        }
    }
    Ok(())
}

/// "outer-rim: 656 rules"; in Spanish, that they are in English only.
fn size(catalogue: &Catalogue) -> Text {
    let only = match catalogue.languages {
        Languages::Both => Text::default(),
        Languages::EnglishOnly => Text::new("", "(solo en inglés)"),
    };
    text!(
        "{game}: {n} rules",
        "{game}: {n} reglas",
        game = Name(catalogue.game.slug()),
        n = catalogue.rules.len()
    )
    .then(only)
}

/// Prints the page of every id.
fn pages(ids: &[&str], form: Form, out: &mut impl Write) -> Result<(), CommandError> {
    let found = ids.iter().map(|id| rulebook::page(id).ok_or_else(|| unknown_id(id)));
    let pages = found.collect::<Result<Vec<_>, _>>()?;
    let Form::Text(lang) = form else {
        return print_json(&Rules { rules: pages.iter().map(RuleEntry::of).collect() }, out);
    };
    let printed: Vec<String> = pages.iter().map(|page| page.print(lang)).collect();
    write!(out, "{}", printed.join("\n"))?;
    Ok(())
}

fn unknown_id(id: &str) -> CommandError {
    let similar = rulebook::similar(id).join(", ");
    let id = Name(id);
    CommandError::Failed(if similar.is_empty() {
        text!(
            "There is no rule {id}; `cantina rules WORD` searches for words.",
            "No hay ninguna regla {id}; `cantina rules PALABRA` busca palabras.",
            id = id
        )
    } else {
        text!(
            "There is no rule {id}. Did you mean {similar}?",
            "No hay ninguna regla {id}. ¿Querías decir {similar}?",
            id = id,
            similar = Name(&similar)
        )
    })
}

/// Prints every rule that contains these words of the language.
fn matches(
    game: Option<CatalogueGame>,
    query: &str,
    lang: Lang,
    form: Form,
    out: &mut impl Write,
) -> Result<(), CommandError> {
    let mut found = rulebook::search(query, lang);
    found.retain(|rule| game.is_none_or(|game| game == rule.game));
    if let Form::Json = form {
        let pages = found.iter().filter_map(|rule| rulebook::page(&rule.id));
        return print_json(&Rules { rules: pages.map(|page| RuleEntry::of(&page)).collect() }, out);
    }
    if found.is_empty() {
        let games: Vec<&str> = catalogues().iter().map(|catalogue| catalogue.game.slug()).collect();
        return Err(CommandError::Failed(text!(
            "No rule contains «{query}». Try fewer words, or a game: {games}.",
            "Ninguna regla contiene «{query}». Prueba con menos palabras o con un juego: {games}.",
            query = Name(query),
            games = Name(&games.join(", "))
        )));
    }
    for rule in found {
        writeln!(out, "{}  {}", rule.id, rulebook::sentence(&rule.statement).get(lang))?;
    }
    Ok(())
}

#[derive(Serialize)]
struct Contents {
    games: Vec<GameContents>,
}

#[derive(Serialize)]
struct GameContents {
    game: CatalogueGame,
    rules: usize,
    chapters: Vec<ChapterContents>,
}

#[derive(Serialize)]
struct ChapterContents {
    chapter: u16,
    title: &'static str,
    title_es: Option<&'static str>,
    rules: usize,
}

impl GameContents {
    fn of(catalogue: &'static Catalogue) -> Self {
        let chapters = catalogue.chapters.iter().map(|chapter| ChapterContents {
            chapter: chapter.number,
            title: &chapter.title.en,
            title_es: spanish(catalogue.languages, Some(&chapter.title)),
            rules: catalogue.rules_of(chapter).count(),
        });
        let chapters = chapters.filter(|chapter| chapter.rules > 0).collect();
        Self { game: catalogue.game, rules: catalogue.rules.len(), chapters }
    }
}

/// The Spanish text, if there is one.
fn spanish(languages: Languages, text: Option<&'static Text>) -> Option<&'static str> {
    match languages {
        Languages::Both => text.map(|text| text.es.as_str()),
        Languages::EnglishOnly => None,
    }
}

#[derive(Serialize)]
struct Rules {
    rules: Vec<RuleEntry>,
}

/// A rule as JSON. The fields that end in `_es` are null where the catalogue is not translated.
#[derive(Serialize)]
struct RuleEntry {
    id: &'static str,
    game: CatalogueGame,
    chapter: u16,
    chapter_title: &'static str,
    section: Option<&'static str>,
    statement: &'static str,
    source: Option<&'static str>,
    note: Option<&'static str>,
    edge: Option<&'static str>,
    tags: Vec<&'static str>,
    see: &'static [String],
    waived: Option<&'static str>,
    proofs: Vec<ProofEntry>,
    chapter_title_es: Option<&'static str>,
    section_es: Option<&'static str>,
    statement_es: Option<&'static str>,
    note_es: Option<&'static str>,
    edge_es: Option<&'static str>,
    waived_es: Option<&'static str>,
}

impl RuleEntry {
    fn of(page: &RulePage<'static>) -> Self {
        let Rule { id, game, chapter, section, statement, source, note, edge, tags, see, .. } =
            page.rule;
        let es = |text: Option<&'static Text>| spanish(page.rule.languages, text);
        Self {
            id,
            game: *game,
            chapter: chapter.number,
            chapter_title: &chapter.title.en,
            section: section.as_ref().map(english),
            statement: &statement.en,
            source: source.as_deref(),
            note: note.as_ref().map(english),
            edge: edge.as_ref().map(english),
            tags: tags.iter().map(|tag| tag.mark()).collect(),
            see,
            waived: page.waived.map(english),
            proofs: page.proofs.iter().map(ProofEntry::of).collect(),
            chapter_title_es: es(Some(&chapter.title)),
            section_es: es(section.as_ref()),
            statement_es: es(Some(statement)),
            note_es: es(note.as_ref()),
            edge_es: es(edge.as_ref()),
            waived_es: es(page.waived),
        }
    }
}

fn english(text: &Text) -> &str {
    &text.en
}

#[derive(Serialize)]
struct ProofEntry {
    kind: &'static str,
    file: &'static str,
    line: usize,
    name: &'static str,
}

impl ProofEntry {
    fn of(proof: &Proof) -> Self {
        match *proof {
            Proof::Scenario { file, line, title } => {
                Self { kind: "scenario", file, line, name: title }
            }
            Proof::Test { file, line, name } => Self { kind: "test", file, line, name },
        }
    }
}

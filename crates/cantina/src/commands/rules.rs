//! `cantina rules`: looks up rules, with the proofs of each.

use std::io::Write;

use clap::Args;
use prose::{Name, text};
use rulebook::{Catalogue, CatalogueGame, Proof, Rule, RulePage, catalogues};
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

pub(crate) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<Verdict, CommandError> {
    let words: Vec<&str> =
        arguments.words.iter().flat_map(|word| word.split_whitespace()).collect();
    let (game, words) = match words.split_first() {
        Some((first, rest)) if CatalogueGame::from_slug(first).is_some() => {
            (CatalogueGame::from_slug(first), rest)
        }
        _ => (None, words.as_slice()),
    };
    if words.is_empty() {
        contents(game, arguments.json, out)?;
    } else if words.iter().all(|word| is_id(word)) {
        pages(words, arguments.json, out)?;
    } else {
        matches(game, &words.join(" "), arguments.json, out)?;
    }
    Ok(Verdict::Fine)
}

/// Whether the word looks like a rule id: a game's prefix and a number.
fn is_id(word: &str) -> bool {
    let begins_like_one = CatalogueGame::of_id(&word.to_ascii_uppercase()).is_some();
    begins_like_one && word.contains(|sign: char| sign.is_ascii_digit())
}

/// Prints the chapters of one game, or of all games.
fn contents(
    game: Option<CatalogueGame>,
    json: bool,
    out: &mut impl Write,
) -> Result<(), CommandError> {
    let listed: Vec<&Catalogue> =
        catalogues().iter().filter(|catalogue| game.is_none_or(|g| g == catalogue.game)).collect();
    if json {
        let games = listed.into_iter().map(GameContents::of).collect();
        return print_json(&Contents { games }, out);
    }
    for catalogue in listed {
        let GameContents { rules, chapters, .. } = GameContents::of(catalogue);
        writeln!(out, "{}: {rules} rules", catalogue.game)?;
        for ChapterContents { chapter, title, rules } in chapters.iter().filter(|_| game.is_some())
        {
            writeln!(out, "{chapter:>3}. {title} ({rules})")?;
        }
    }
    Ok(())
}

/// Prints the page of every id.
fn pages(ids: &[&str], json: bool, out: &mut impl Write) -> Result<(), CommandError> {
    let found = ids.iter().map(|id| rulebook::page(id).ok_or_else(|| unknown_id(id)));
    let pages = found.collect::<Result<Vec<_>, _>>()?;
    if json {
        return print_json(&Rules { rules: pages.iter().map(RuleEntry::of).collect() }, out);
    }
    for (at, page) in pages.iter().enumerate() {
        write!(out, "{}{page}", if at == 0 { "" } else { "\n" })?;
    }
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

/// Prints every rule that contains these words.
fn matches(
    game: Option<CatalogueGame>,
    query: &str,
    json: bool,
    out: &mut impl Write,
) -> Result<(), CommandError> {
    let mut found = rulebook::search(query);
    found.retain(|rule| game.is_none_or(|game| game == rule.game));
    if json {
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
        writeln!(out, "{rule}")?;
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
    rules: usize,
}

impl GameContents {
    fn of(catalogue: &'static Catalogue) -> Self {
        let chapters = catalogue.chapters.iter().map(|chapter| ChapterContents {
            chapter: chapter.number,
            title: &chapter.title,
            rules: catalogue.rules.iter().filter(|rule| rule.chapter == *chapter).count(),
        });
        let chapters = chapters.filter(|chapter| chapter.rules > 0).collect();
        Self { game: catalogue.game, rules: catalogue.rules.len(), chapters }
    }
}

#[derive(Serialize)]
struct Rules {
    rules: Vec<RuleEntry>,
}

/// A rule as JSON.
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
}

impl RuleEntry {
    fn of(page: &RulePage<'static>) -> Self {
        let Rule { id, game, chapter, section, statement, source, note, edge, tags, see, .. } =
            page.rule;
        Self {
            id,
            game: *game,
            chapter: chapter.number,
            chapter_title: &chapter.title,
            section: section.as_deref(),
            statement,
            source: source.as_deref(),
            note: note.as_deref(),
            edge: edge.as_deref(),
            tags: tags.iter().map(|tag| tag.mark()).collect(),
            see,
            waived: page.waived,
            proofs: page.proofs.iter().map(ProofEntry::of).collect(),
        }
    }
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

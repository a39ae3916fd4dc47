//! Coverage as a table for a terminal of eighty columns.

use std::fmt;

use crate::coverage::{ChapterCoverage, Coverage, GameCoverage};
use crate::wrap::wrap;

/// Width of the column of chapter titles; four columns of seven follow.
const TITLES: usize = 52;
/// A run of at least this many ids is written as its first and last id.
const SHORTEST_RUN: usize = 3;

impl fmt::Display for Coverage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, game) in self.games.iter().enumerate() {
            if at > 0 {
                writeln!(f)?;
            }
            write!(f, "{game}")?;
        }
        if self.faults().next().is_some() {
            writeln!(f, "\nTo fix:")?;
        }
        for fault in self.faults() {
            writeln!(f, "  {}", wrap(&fault.to_string(), 4))?;
        }
        Ok(())
    }
}

impl fmt::Display for GameCoverage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { game, rules, proven, waived, chapters, .. } = self;
        writeln!(f, "{game:TITLES$}{:>7}{:>7}{:>7}{:>7}", "rules", "proven", "waived", "done")?;
        for chapter in chapters {
            let ChapterCoverage { chapter: number, title, rules, proven, waived, .. } = chapter;
            row(f, &format!("{number:>3}. {title}"), [*rules, *proven, *waived])?;
        }
        row(f, "     all", [*rules, *proven, *waived])?;
        let cards = &self.cards;
        if cards.titles > 0 {
            let counts = format!(
                "cards: {} titles, {} playable, {} with a scenario, {} original",
                cards.titles, cards.playable, cards.with_scenario, cards.original
            );
            writeln!(f, "     {}", wrap(&counts, 5))?;
        }
        missing_rules(f, chapters)?;
        if !cards.missing.is_empty() {
            writeln!(f, "\nMissing cards:\n     {}", wrap(&cards.missing.join(" "), 5))?;
        }
        Ok(())
    }
}

fn row(f: &mut fmt::Formatter<'_>, title: &str, counts: [usize; 3]) -> fmt::Result {
    let [rules, proven, waived] = counts;
    // Rounded down, so that only a complete chapter shows 100 %.
    let percent = (proven * 100).checked_div(rules - waived).unwrap_or(100);
    let title = shortened(title);
    writeln!(f, "{title:TITLES$}{rules:>7}{proven:>7}{waived:>7}{percent:>5} %")
}

fn shortened(title: &str) -> String {
    if title.chars().count() < TITLES {
        return title.to_owned();
    }
    title.chars().take(TITLES - 2).chain(['…']).collect()
}

fn missing_rules(f: &mut fmt::Formatter<'_>, chapters: &[ChapterCoverage]) -> fmt::Result {
    if chapters.iter().any(|chapter| !chapter.missing.is_empty()) {
        writeln!(f, "\nMissing rules:")?;
    }
    for ChapterCoverage { chapter, missing, .. } in chapters {
        if !missing.is_empty() {
            writeln!(f, "{chapter:>3}. {}", wrap(&runs(missing).join(" "), 5))?;
        }
    }
    Ok(())
}

/// Writes ids that count up as `DBG-BUY-01..14`, the way the catalogues do.
fn runs(ids: &[String]) -> Vec<String> {
    let mut words = Vec::new();
    for run in ids.chunk_by(|a, b| follows(a, b)) {
        if run.len() >= SHORTEST_RUN {
            let first = &run[0];
            let last = &run[run.len() - 1];
            words.push(format!("{first}..{}", last.rsplit('-').next().unwrap_or(last)));
        } else {
            words.extend_from_slice(run);
        }
    }
    words
}

/// Whether the second id is the one after the first.
fn follows(first: &str, second: &str) -> bool {
    let parts = |id: &str| -> Option<(String, u32)> {
        let stem = id.trim_end_matches(|c: char| c.is_ascii_digit());
        Some((stem.to_owned(), id[stem.len()..].parse().ok()?))
    };
    match (parts(first), parts(second)) {
        (Some((stem, number)), Some(next)) => next == (stem, number + 1),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::tests::sample;
    use crate::catalogue_game::CatalogueGame;
    use crate::coverage::CardCounts;
    use crate::wrap::WIDTH;

    #[test]
    fn the_table_counts_and_then_lists_what_is_missing() {
        let cards = CardCounts {
            titles: 9,
            playable: 8,
            missing: vec!["x".into()],
            ..CardCounts::default()
        };
        let coverage = sample().coverage(|_| true).with_cards(CatalogueGame::Deckbuilding, cards);
        let expected = "\
deckbuilding                                          rules proven waived   done
  1. Setup                                                3      2      1  100 %
  2. Buying                                               2      1      0   50 %
     all                                                  5      3      1   75 %
     cards: 9 titles, 8 playable, 0 with a scenario, 0 original

Missing rules:
  2. DBG-BUY-02

Missing cards:
     x
";
        assert_eq!(coverage.games[0].to_string(), expected);
        let table = coverage.to_string();
        assert!(table.starts_with(expected));
        assert!(table.contains("To fix:\n  docs/rules/waived.md:2: DBG-BUY-01 is not tagged"));
        for line in table.lines() {
            assert!(line.chars().count() <= WIDTH, "{line}");
        }
    }

    #[test]
    fn long_titles_are_cut() {
        let title = shortened(&"x".repeat(TITLES));
        assert!(title.ends_with('…') && title.chars().count() < TITLES);
        assert_eq!(shortened("short"), "short");
    }

    #[test]
    fn runs_of_ids_are_written_by_their_ends() {
        let ids = ["A-01", "A-02", "A-03", "A-05", "A-06", "B-O09", "B-O10", "B-O11", "B-11"];
        assert_eq!(
            runs(&ids.map(String::from)),
            ["A-01..03", "A-05", "A-06", "B-O09..O11", "B-11"]
        );
    }
}

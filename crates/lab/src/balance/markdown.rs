//! The balance of a game as tables for a document.

use prose::{Lang, Text, text};

use super::{Balance, CardLift, ENOUGH_GAMES, Group, Matchup, Mean, Rate, Run};
use crate::numbers::{decimal, percent, points, whole};

/// The number of cards shown at each end.
const EXTREMES: usize = 5;

/// The tables of all groups of setups, and how to repeat them.
#[must_use]
pub fn balance_markdown(balance: &Balance, lang: Lang) -> String {
    let mut parts = Vec::new();
    for group in balance.groups() {
        parts.push(heading(3, group.title()));
        parts.push(matchups(&group));
        if group.fair_share() == 0.5 {
            parts.push(matrix(&group));
        }
        parts.push(means(&group));
        parts.push(heading(4, text!("Cards", "Cartas")));
        parts.push(about_cards());
        parts.extend(group.matchups.iter().map(|matchup| cards(matchup)));
    }
    parts.push(heading(3, text!("The runs", "Las ejecuciones")));
    parts.extend(balance.runs.iter().map(|run| provenance(balance, run)));
    let parts: Vec<&str> = parts.iter().map(|part| part.get(lang).trim_end()).collect();
    parts.join("\n\n") + "\n"
}

/// Puts the tables of a game into a document: in place of those it already has, or at its end. All
/// other text of the document stays as it is.
#[must_use]
pub fn replace_section(document: &str, game: &str, tables: &str) -> String {
    let begin = format!("<!-- cantina balance {game}: begin -->\n");
    let end = format!("<!-- cantina balance {game}: end -->\n");
    let section = format!("{begin}\n{tables}\n{end}");
    let old = document.split_once(&begin).and_then(|(before, rest)| {
        let (_, after) = rest.split_once(&end)?;
        Some((before, after))
    });
    match old {
        Some((before, after)) => format!("{before}{section}{after}"),
        None if document.trim().is_empty() => section,
        None => format!("{}\n\n{section}", document.trim_end()),
    }
}

fn heading(level: usize, words: Text) -> Text {
    words.map(|words| format!("{} {words}", "#".repeat(level)))
}

/// A table; the first column is aligned to the left, the others to the right.
fn table(head: &[Text], rows: &[Vec<Text>]) -> Text {
    let line = |cells: &[Text]| {
        let join = |of: fn(&Text) -> &str| {
            format!("| {} |\n", cells.iter().map(of).collect::<Vec<_>>().join(" | "))
        };
        Text { en: join(|cell| &cell.en), es: join(|cell| &cell.es) }
    };
    let rule = format!("|---|{}\n", "--:|".repeat(head.len().saturating_sub(1)));
    let rows = rows.iter().map(|row| line(row));
    [line(head), Text::same(rule)]
        .into_iter()
        .chain(rows)
        .fold(Text::default(), |all, line| Text { en: all.en + &line.en, es: all.es + &line.es })
}

/// "54.3% (49.4 – 59.1)".
fn said(rate: Rate) -> Text {
    text!(
        "{rate} ({low} – {high})",
        "{rate} ({low} – {high})",
        rate = percent(rate.win_rate, 1),
        low = decimal(100.0 * rate.low, 1),
        high = decimal(100.0 * rate.high, 1)
    )
}

fn said_or_dash(rate: Option<Rate>) -> Text {
    rate.map_or(Text::same("–"), said)
}

/// Every setup with the win rates of all its sides.
fn matchups(group: &Group<'_>) -> Text {
    let sides = group.matchups[0].sides.len();
    let mut head = vec![text!("Sides", "Bandos")];
    head.extend((1..=sides).map(|n| text!("Wins of side {n}", "Gana el bando {n}", n = n)));
    head.extend([
        text!("Wins of the first player", "Gana quien empieza"),
        text!("Turns", "Turnos"),
        text!("Games", "Partidas"),
    ]);
    let row = |matchup: &&Matchup| {
        let mut row = vec![matchup.name()];
        row.extend(matchup.sides.iter().map(|side| said_or_dash(side.rate)));
        row.push(first_player(matchup));
        row.push(matchup.turns.map_or(Text::same("–"), |turns| decimal(turns, 1)));
        row.push(whole(matchup.games));
        row
    };
    table(&head, &group.matchups.iter().map(row).collect::<Vec<_>>())
}

/// The win rate of the first player; or the side that always is.
fn first_player(matchup: &Matchup) -> Text {
    match matchup.always_first() {
        Some(side) => text!("always {side}", "siempre {side}", side = side.name),
        None => said_or_dash(matchup.first_player),
    }
}

/// Each side against each other one.
fn matrix(group: &Group<'_>) -> Text {
    let contenders = group.contenders();
    let names = || contenders.iter().map(|side| side.name.clone());
    let head: Vec<Text> =
        [text!("Wins of the row", "Gana la fila")].into_iter().chain(names()).collect();
    let rows: Vec<Vec<Text>> = contenders
        .iter()
        .map(|one| {
            let cell = |other: &_| group.against(one, other).map(|rate| percent(rate.win_rate, 1));
            let cells = contenders.iter().map(|other| cell(other).unwrap_or_default());
            [bold(&one.name)].into_iter().chain(cells).collect()
        })
        .collect();
    table(&head, &rows)
}

fn bold(words: &Text) -> Text {
    words.clone().map(|words| format!("**{words}**"))
}

/// The mean of each side over its setups, and that of the first player.
fn means(group: &Group<'_>) -> Text {
    let head = [
        text!("Mean over the setups", "Media de las preparaciones"),
        text!("Wins", "Gana"),
        text!("Setups", "Preparaciones"),
    ];
    let row = |mean: Mean| vec![mean.name, said(mean.rate), Text::same(mean.setups)];
    let rows: Vec<Vec<Text>> =
        group.means().into_iter().chain(group.first_player()).map(row).collect();
    table(&head, &rows)
}

fn about_cards() -> Text {
    text!(
        "The cards with the largest lift, at most {n} at each end, with at least {enough} games with the card and {enough} without: the win rate of a side when it gained the card during the game, minus its win rate when it did not, in percentage points. † A card that a side has from the start: games in which it was played against the others.",
        "Las cartas con más y con menos ventaja, como mucho {n} por extremo, con al menos {enough} partidas con la carta y {enough} sin ella: la tasa de victorias de un bando cuando obtuvo la carta menos la de cuando no, en puntos porcentuales. † Carta que un bando tiene desde el principio: las partidas en que se jugó frente a las demás.",
        n = EXTREMES,
        enough = ENOUGH_GAMES
    )
}

/// The cards with the largest lift in one setup.
fn cards(matchup: &Matchup) -> Text {
    let head = [
        matchup.name(),
        text!("Faction", "Facción"),
        text!("Cost", "Coste"),
        text!("Lift (95%)", "Ventaja (95 %)"),
        text!("Games with", "Partidas con"),
        text!("Games without", "Partidas sin"),
    ];
    let [better, mut worse] = matchup.extremes(EXTREMES);
    worse.reverse();
    let rows: Vec<Vec<Text>> = better.into_iter().chain(worse).map(card_row).collect();
    if rows.is_empty() {
        return text!(
            "{sides}: no card was had and not had in enough games.",
            "{sides}: ninguna carta se tuvo y faltó en bastantes partidas.",
            sides = matchup.name()
        );
    }
    table(&head, &rows)
}

fn card_row(card: &CardLift) -> Vec<Text> {
    let lift = text!(
        "{lift} ({low} to {high})",
        "{lift} ({low} a {high})",
        lift = points(card.lift),
        low = points(card.low),
        high = points(card.high)
    );
    vec![
        card.marked_name(),
        card.faction.clone(),
        card.cost.map_or(Text::same("–"), Text::same),
        lift,
        whole(card.with_games),
        whole(card.without_games),
    ]
}

/// The command of a run, and what it ran on.
fn provenance(balance: &Balance, run: &Run) -> Text {
    let Run { command, commit, profile, machine, bot, seed, .. } = run;
    let about = text!(
        "{bot} in every seat, seed {seed}, {games} games in {minutes} minutes; commit {commit}, {profile} build, rules version {rules}; {machine}.",
        "{bot} en todos los asientos, semilla {seed}, {games} partidas en {minutes} minutos; commit {commit}, {profile}, versión {rules} de las reglas; {machine}.",
        bot = Text::same(format!("`{bot}`")),
        seed = *seed,
        games = whole(run.matchups.iter().map(|matchup| matchup.games).sum()),
        minutes = decimal(run.seconds / 60.0, 1),
        commit = Text::same(commit),
        profile = Text::same(profile),
        rules = balance.rules_version,
        machine = Text::same(machine)
    );
    let about = match super::caution(run) {
        Some(caution) => about.then(caution),
        None => about,
    };
    about.map(|about| format!("```\n{command}\n```\n\n{about}"))
}

#[cfg(test)]
mod tests {
    use super::super::tests::{balance, card, matchup};
    use super::*;

    fn english(balance: &Balance) -> String {
        balance_markdown(balance, Lang::En)
    }

    #[test]
    fn every_side_has_its_share_with_an_interval() {
        let tables = english(&balance(vec![
            matchup(&[("a", 0.6), ("b", 0.4)]),
            matchup(&[("a", 0.7), ("c", 0.3)]),
        ]));
        for line in [
            "| a – b | 60.0% (55.0 – 65.0) | 40.0% (35.0 – 45.0) | 52.0% (47.0 – 57.0) | 31.2 | 200 |",
            "| **a** |  | 60.0% | 70.0% |",
            "| **b** | 40.0% |  |  |",
            "| a | 65.0% (61.5 – 68.5) | 2 |",
            "cantina balance test --games 400 --seed 7",
        ] {
            assert!(tables.contains(line), "{line} is missing in\n{tables}");
        }
    }

    #[test]
    fn three_players_and_teams_have_their_own_tables() {
        let tables = english(&balance(vec![
            matchup(&[("a", 0.3), ("b", 0.3), ("c", 0.4)]),
            matchup(&[("a+b", 0.45), ("c+d", 0.55)]),
        ]));
        assert!(
            tables.contains("### 3 players, each alone\n")
                && tables.contains("### Two against two\n")
        );
        assert!(tables.contains("| Wins of side 3 |"), "{tables}");
        assert_eq!(tables.matches("Wins of the row").count(), 1, "no matrix of three:\n{tables}");
    }

    #[test]
    fn cards_are_listed_from_the_best_to_the_worst() {
        let mut matchup = matchup(&[("a", 0.6), ("b", 0.4)]);
        matchup.cards = vec![
            card("top", 0.3, (50, 60)),
            card("low", -0.1, (50, 60)),
            card("end", -0.2, (50, 60)),
        ];
        let tables = english(&balance(vec![matchup.clone()]));
        let place = |name: &str| tables.find(&format!("| {name} | Neutral | 3 |")).expect(name);
        assert!(place("top") < place("low") && place("low") < place("end"));
        assert!(tables.contains("| +30.0 (+20.0 to +40.0) | 50 | 60 |"), "{tables}");
        matchup.cards.clear();
        assert!(english(&balance(vec![matchup])).contains("a – b: no card"));
    }

    #[test]
    fn a_side_that_always_begins_and_an_early_stop_are_named() {
        let mut early = matchup(&[("a", 0.6), ("b", 0.4)]);
        early.sides[1].moved_first = early.games;
        early.requested = 400;
        let tables = english(&balance(vec![early]));
        assert!(tables.contains("| always b |") && tables.contains("Stopped early"), "{tables}");
    }

    #[test]
    fn only_the_section_of_the_game_is_replaced() {
        let new = replace_section("# Title\n\nWords.\n", "chess", "| one |");
        let other = replace_section(&new, "duel", "| two |");
        let again = replace_section(&other, "chess", "| three |");
        assert!(again.starts_with("# Title\n\nWords.\n\n<!-- cantina balance chess: begin -->\n"));
        assert!(
            again.contains("| three |") && again.contains("| two |") && !again.contains("| one |")
        );
        assert_eq!(replace_section(&again, "chess", "| three |"), again);
        assert_eq!(
            replace_section("", "chess", "|"),
            "<!-- cantina balance chess: begin -->\n\n|\n<!-- cantina balance chess: end -->\n"
        );
    }
}

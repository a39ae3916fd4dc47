//! The page of a simulation is well-formed, in both languages, lists every card and is
//! self-contained. The pages are left in the folder for temporary files, so that they can be looked
//! at.

use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicU64};

use deckbuilding::Deckbuilding;
use duel::Duel;
use lab::{
    Balance, Contest, Matchup, Pairing, Provenance, Run, Sim, Studied, balance_page, report_page,
    sim,
};
use table::Notation;

fn played<G: Studied>(game: &G, setup: &G::Setup, levels: &[&str], games: u64) -> Sim {
    let players = levels.iter().map(|level| level.parse().expect("a level")).collect();
    let contest = Contest { players, games, seed: 3, pairing: Pairing::Paired };
    let done = AtomicU64::new(0);
    let stop = AtomicBool::new(false);
    let result = sim(game, setup, &contest, &done, &stop).expect("a setup");
    Sim { games_per_s: 1234.5, ..result }
}

fn deckbuilding() -> Sim {
    played(&Deckbuilding::new(), &Deckbuilding::setups()[0], &["greedy", "random"], 120)
}

fn duel() -> Sim {
    played(&Duel::new(), &Duel::setups()[0], &["random", "random"], 40)
}

/// Duels of more than two players, in this mode.
fn many_duel(mode: &str, levels: &[&str]) -> Sim {
    let game = Duel::new();
    let setup = game.read_setup(&format!("mode={mode}")).expect("a mode");
    played(&game, &setup, levels, 60)
}

fn page(sim: &Sim) -> String {
    let command = "cantina sim duel --seats 'a&b,<c>' --games 40".to_owned();
    let page = report_page(sim, &Provenance { command, version: "0.1.0 (abc)".to_owned() });
    let page = page.expect("the charts can be drawn");
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!(
        "{}-{}.html",
        sim.game,
        sim.seats.len()
    ));
    std::fs::write(file, &page).expect("the page is written");
    page
}

/// The page of the balance of these setups.
fn page_of_balance(sims: &[Sim]) -> String {
    let run = Run {
        command: "cantina balance duel --setup 'a&b <c>'".to_owned(),
        commit: "abc".to_owned(),
        profile: "debug".to_owned(),
        machine: "a machine".to_owned(),
        bot: "random".to_owned(),
        seed: 3,
        seconds: 1.0,
        matchups: sims.iter().map(Matchup::from).collect(),
    };
    let Sim { game, title, rules_version, .. } = sims[0].clone();
    let balance = Balance { game, title, rules_version, runs: vec![run] };
    let page = balance_page(&balance).expect("the charts can be drawn");
    let name = format!("balance-{}.html", balance.game);
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(file, &page).expect("the page is written");
    page
}

/// The tags of a page in order, without the contents of style and script.
fn tags(page: &str) -> Vec<&str> {
    let mut tags = Vec::new();
    let mut rest = page;
    while let Some((_, after)) = rest.split_once('<') {
        let (tag, after) = after.split_once('>').expect("every tag is closed");
        tags.push(tag);
        let raw = ["style", "script"].into_iter().find(|name| *name == tag);
        let end = raw.map_or(0, |name| after.find(&format!("</{name}")).expect("it ends"));
        rest = &after[end..];
    }
    tags
}

fn is_well_formed(page: &str) {
    let mut open = Vec::new();
    for tag in tags(page) {
        let name = tag.split([' ', '\n', '/']).find(|word| !word.is_empty()).unwrap_or("");
        if tag.starts_with('/') {
            assert_eq!(open.pop(), Some(name), "</{name}>");
        } else if !(tag.ends_with('/') || ["!DOCTYPE", "meta", "input"].contains(&name)) {
            open.push(name);
        }
    }
    assert!(open.is_empty(), "left open: {open:?}");
}

#[test]
fn pages_are_well_formed_and_need_nothing_else() {
    let teams = many_duel("teams", &["greedy", "random", "greedy", "random"]);
    let balance = page_of_balance(&[duel()]);
    for page in [page(&deckbuilding()), page(&duel()), page(&teams), balance] {
        is_well_formed(&page);
        for foreign in ["src=", "href=", "url(", "@import"] {
            assert!(!page.contains(foreign), "{foreign}");
        }
        assert_eq!(
            page.matches("http").count(),
            page.matches("http://www.w3.org/2000/svg").count()
        );
        assert!(page.contains("&lt;c&gt;") && !page.contains("<c>"), "the command is escaped");
    }
}

#[test]
fn a_page_of_balance_has_a_table_for_every_chart_of_rates() {
    let teams = many_duel("teams", &["random"; 4]);
    let three = many_duel("three", &["random"; 3]);
    let page = page_of_balance(&[duel(), three, teams]);
    for part in [
        "One against one: win rates",
        "3 players, each alone: win rates",
        "Dos contra dos: tasas de victorias",
        "Red and Green – Blue and Gold",
        "<circle",
        "50%",
    ] {
        assert!(page.contains(part), "{part}");
    }
    assert_eq!(page.matches("<table>").count(), 3, "one for each kind of table");
    assert_eq!(page.matches("<th scope=\"row\">").count(), 3, "one row for each setup");
}

#[test]
fn both_languages_are_complete() {
    let balance = page_of_balance(&[deckbuilding()]);
    for page in [page(&deckbuilding()), page(&duel()), balance] {
        let said = |lang: &str| page.matches(&format!(" lang=\"{lang}\"")).count();
        // The page itself is marked as English until the reader chooses.
        assert_eq!(said("en"), said("es") + 1);
        assert!(
            !page.contains("lang=\"en\"></") && !page.contains("lang=\"es\"></"),
            "empty words"
        );
        assert_eq!(page.matches("role=\"img\"").count(), page.matches("<svg").count());
        assert!(!page.contains("aria-label=\"\""), "every picture has an alternative text");
    }
}

#[test]
fn every_card_is_listed_under_both_names() {
    let sim = deckbuilding();
    let page = page(&sim);
    assert_eq!(sim.cards.len(), Deckbuilding::titles().len());
    for card in &sim.cards {
        for name in [&card.name.en, &card.name.es] {
            let escaped = name.replace('&', "&amp;").replace('"', "&quot;");
            assert!(page.contains(&escaped), "{name}");
        }
    }
    assert_eq!(page.matches("<th scope=\"row\">").count(), sim.cards.len());
}

#[test]
fn a_page_of_three_players_tells_places_and_rounds() {
    let page = page(&many_duel("three", &["random", "random", "greedy"]));
    for part in [
        "random against random against greedy",
        "greedy is better",
        "each luck is played 3 times",
        "cada suerte se juega 3 veces",
        "on average",
        "puesto",
    ] {
        assert!(page.contains(part), "{part}");
    }
    assert!(!page.contains("pairs"), "rounds of three games are not pairs");
}

#[test]
fn a_page_of_teams_names_the_members_together() {
    let page = page(&many_duel("teams", &["greedy", "random", "greedy", "random"]));
    assert!(page.contains("greedy and greedy against random and random"));
    assert!(page.contains("greedy y greedy contra random y random"));
    assert!(page.contains("These won more than their share"));
}

#[test]
fn the_same_result_gives_the_same_page() {
    assert_eq!(page(&duel()), page(&duel()));
}

#[test]
fn charts_take_their_colours_from_the_page() {
    let page = page(&deckbuilding());
    let body = page.split_once("</style>").expect("a style sheet").1;
    assert!(!body.contains("=\"#"), "no colour of its own");
    assert!(body.contains("fill:var(--bar)") && body.contains("stroke:var(--ink)"));
}

#[test]
fn a_simulation_stopped_at_once_has_a_page_too() {
    let players = ["random", "random"].map(|level| level.parse().expect("a level")).to_vec();
    let contest = Contest { players, games: 40, seed: 3, pairing: Pairing::Paired };
    let done = AtomicU64::new(0);
    let stop = AtomicBool::new(true);
    let result = sim(&Duel::new(), &Duel::setups()[0], &contest, &done, &stop).expect("a setup");
    let page = report_page(&result, &Provenance { command: String::new(), version: String::new() });
    is_well_formed(&page.expect("a page"));
}

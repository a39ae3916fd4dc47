//! Games as data: the file can be read, is correct, and contains no hidden information.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use deckbuilding::Deckbuilding;
use duel::Duel;
use lab::{
    COLUMNS_AFTER, COLUMNS_BEFORE, Contest, Featured, Pairing, Provenance, Recording,
    SCHEMA_VERSION, Sim, SimFault, Studied, sim_recorded,
};
use parquet::file::reader::{FileReader, SerializedFileReader};
use parquet::record::{List, ListAccessor, Row, RowAccessor};
use table::{Luck, Notation, Seed, Status, Viewer};

/// A folder of its own for each test, removed afterwards.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("games_file_{name}"));
        fs::create_dir_all(&path).expect("a folder");
        Self(path)
    }

    fn file(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    fn names(&self) -> Vec<String> {
        let entries = fs::read_dir(&self.0).expect("a folder");
        entries.map(|entry| entry.expect("an entry").file_name().display().to_string()).collect()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        fs::remove_dir_all(&self.0).expect("the folder can be removed");
    }
}

fn contest(levels: &[&str], games: u64) -> Contest {
    let players = levels.iter().map(|level| level.parse().expect("a level")).collect();
    Contest { players, games, seed: 7, pairing: Pairing::Paired }
}

fn recording(path: PathBuf) -> Recording {
    let command = "cantina sim …".to_owned();
    let version = "0.0.0".to_owned();
    Recording { path, provenance: Provenance { command, version } }
}

fn record<G: Studied + Featured>(
    game: &G,
    contest: &Contest,
    threads: usize,
    path: &Path,
) -> Result<Sim, SimFault> {
    record_in("", game, contest, threads, path)
}

fn record_in<G: Studied + Featured>(
    setup: &str,
    game: &G,
    contest: &Contest,
    threads: usize,
    path: &Path,
) -> Result<Sim, SimFault> {
    let setup = game.read_setup(setup).expect("a setup");
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("threads");
    let done = AtomicU64::new(0);
    let stop = AtomicBool::new(false);
    let recording = recording(path.to_owned());
    pool.install(|| sim_recorded(game, &setup, contest, &recording, &done, &stop))
}

fn read(path: &Path) -> (SerializedFileReader<File>, Vec<Row>) {
    let reader = SerializedFileReader::new(File::open(path).expect("a file")).expect("a reader");
    let rows = reader.get_row_iter(None).expect("rows").map(|row| row.expect("a row")).collect();
    (reader, rows)
}

/// The number of a column, by its name.
fn column(row: &Row, name: &str) -> usize {
    row.get_column_iter().position(|(column, _)| column == name).expect("such a column")
}

fn whole(row: &Row, name: &str) -> i64 {
    row.get_long(column(row, name)).expect("a whole number")
}

fn number(row: &Row, name: &str) -> f32 {
    row.get_float(column(row, name)).expect("a number")
}

fn word<'a>(row: &'a Row, name: &str) -> &'a str {
    row.get_string(column(row, name)).expect("a word")
}

fn words<'a>(row: &'a Row, name: &str) -> Vec<&'a str> {
    let list: &List = row.get_list(column(row, name)).expect("a list");
    (0..list.len()).map(|n| list.get_string(n).expect("a word").as_str()).collect()
}

fn wholes(row: &Row, name: &str) -> Vec<i64> {
    let list: &List = row.get_list(column(row, name)).expect("a list");
    (0..list.len()).map(|n| list.get_long(n).expect("a number")).collect()
}

/// Checks a file of a game, and that any number of threads writes the same file.
fn check<G: Studied + Featured>(game: &G, seats: [&str; 2], games: u64) {
    let folder = Folder::new(G::NAME);
    let contest = contest(&["greedy", "random"], games);
    let [one, four] = [1, 4].map(|threads| {
        let path = folder.file(&format!("{threads}.parquet"));
        (record(game, &contest, threads, &path).expect("a simulation"), path)
    });
    assert!(fs::read(&one.1).expect("bytes") == fs::read(&four.1).expect("bytes"));
    assert_eq!(folder.names().len(), 2, "no partial file is left");

    let (reader, rows) = read(&one.1);
    assert_eq!(rows.len() as i64, reader.metadata().file_metadata().num_rows());
    let decisions = one.0.decisions_per_game * one.0.games as f64;
    assert!((rows.len() as f64 - decisions).abs() < 0.5, "{} {decisions}", rows.len());
    check_metadata(game, &reader);
    rows.iter().for_each(|row| check_row(row, seats));
    check_games(&rows, &one.0);
    for feature in G::list() {
        let first = number(&rows[0], feature.name);
        let varies = rows.iter().any(|row| number(row, feature.name) != first);
        assert!(varies, "{} is always {first}", feature.name);
    }
}

fn check_metadata<G: Notation>(game: &G, reader: &SerializedFileReader<File>) {
    let facts = reader.metadata().file_metadata().key_value_metadata().expect("facts");
    let setup = game.write_setup(&game.read_setup("").expect("the usual setup"));
    let expected = [
        ("program", "0.0.0".to_owned()),
        ("game", G::NAME.to_owned()),
        ("rules_version", G::RULES_VERSION.to_string()),
        ("setup", setup),
        ("command", "cantina sim …".to_owned()),
        ("seed", "7".to_owned()),
        ("schema_version", SCHEMA_VERSION.to_string()),
    ];
    for (key, value) in expected {
        let fact = facts.iter().find(|fact| fact.key == format!("cantina.{key}"));
        assert_eq!(fact.and_then(|fact| fact.value.clone()), Some(value), "{key}");
    }
}

fn check_row(row: &Row, seats: [&str; 2]) {
    let options = words(row, "options");
    let index = usize::try_from(whole(row, "choice_index")).expect("not negative");
    assert_eq!(options[index], word(row, "choice"));
    assert!(!word(row, "question").is_empty());
    let seat = seats.iter().position(|&seat| seat == word(row, "seat")).expect("a seat");
    let swapped = whole(row, "seating") == 1;
    let bots = if swapped { ["random", "greedy"] } else { ["greedy", "random"] };
    assert_eq!(word(row, "bot"), bots[seat]);
    let winners = words(row, "winners");
    let expected = match (winners.is_empty(), winners.contains(&word(row, "seat"))) {
        (true, _) => 0.5,
        (false, true) => 1.0,
        (false, false) => 0.0,
    };
    assert!((number(row, "result") - expected).abs() < f32::EPSILON, "{row}");
    assert_eq!(whole(row, "game"), 2 * whole(row, "round") + whole(row, "seating"));
    assert_eq!(words(row, "seats"), seats);
    let places = wholes(row, "places");
    assert_eq!(places.len(), seats.len());
    assert_eq!(whole(row, "place"), places[seat]);
    let first = seats.iter().zip(&places).filter(|(_, place)| **place == 1).map(|(seat, _)| *seat);
    let first: Vec<&str> = first.collect();
    assert!(winners.is_empty() || first == winners, "{row}");
}

/// Checks that games are in order and complete, and that the winners are those of the simulation.
fn check_games(rows: &[Row], sim: &Sim) {
    let mut wins: BTreeMap<&str, u64> = BTreeMap::new();
    let mut rest = rows;
    let mut games = 0;
    while let Some(first) = rest.first() {
        assert_eq!(whole(first, "game"), games);
        let length = usize::try_from(whole(first, "decisions")).expect("not negative");
        let (game, others) = rest.split_at(length);
        for (ply, row) in (0..).zip(game) {
            assert_eq!((whole(row, "game"), whole(row, "ply")), (games, ply));
            assert_eq!(whole(row, "decisions"), whole(first, "decisions"));
            assert_eq!(words(row, "winners"), words(first, "winners"));
        }
        let winner = game.iter().find(|row| number(row, "result") > 0.9);
        *wins.entry(winner.map_or("", |row| word(row, "bot"))).or_default() += 1;
        rest = others;
        games += 1;
    }
    assert_eq!(games, i64::try_from(sim.games).expect("few games"));
    for achieved in &sim.seats {
        assert_eq!(wins.get(achieved.bot.as_str()).copied().unwrap_or(0), achieved.wins);
    }
}

#[test]
fn a_file_of_duels_is_right() {
    check(&Duel::new(), ["red", "blue"], 100);
}

#[test]
fn a_file_of_deckbuilding_games_is_right() {
    check(&Deckbuilding::new(), ["empire", "rebels"], 16);
}

#[test]
fn a_file_of_three_players_has_their_places() {
    let folder = Folder::new("three");
    let path = folder.file("games.parquet");
    let levels = ["greedy", "random", "easy"];
    let sim = record_in("mode=three", &Duel::new(), &contest(&levels, 30), 2, &path);
    let sim = sim.expect("a simulation");
    let (_, rows) = read(&path);
    let mut sums = [0.0; 3];
    let mut game = -1;
    for row in &rows {
        let seats = words(row, "seats");
        let places = wholes(row, "places");
        assert_eq!((seats.len(), places.len()), (3, 3));
        let seat = seats.iter().position(|seat| *seat == word(row, "seat")).expect("a seat");
        assert_eq!(whole(row, "place"), places[seat]);
        let moved = usize::try_from(whole(row, "seating")).expect("not negative");
        assert_eq!(word(row, "bot"), ["greedy", "random", "greedy"][(seat + 3 - moved) % 3]);
        let winners = words(row, "winners");
        let share = match winners.len() {
            0 => 1.0 / 3.0,
            count if winners.contains(&word(row, "seat")) => 1.0 / count as f32,
            _ => 0.0,
        };
        assert!((number(row, "result") - share).abs() < 1e-6, "{row}");
        if whole(row, "game") != game {
            game = whole(row, "game");
            (0..3).for_each(|seat| sums[(seat + 3 - moved) % 3] += places[seat] as f64);
        }
    }
    assert_eq!(game, 29);
    for (seat, sum) in sim.seats.iter().zip(sums) {
        let place = seat.average_place.expect("games");
        assert!((place - sum / 30.0).abs() < 1e-9, "{place} {sum}");
    }
}

/// Checks that the features of a state and of one imagined by the seat are the same.
fn check_hidden<G: Featured + Notation>(game: &G, setups: &[&str]) {
    let mut imagined_otherwise = 0;
    for (setup, seed) in setups.iter().zip(1..) {
        let setup = game.read_setup(setup).expect("a setup");
        let mut luck = Luck::new(Seed::from_number(seed));
        let mut state = game.start(&setup, Luck::new(Seed::from_number(seed))).expect("a start");
        let mut options = Vec::new();
        let mut real = Vec::new();
        let mut imagined = Vec::new();
        while let Status::Decide(deciders) = game.status(&state) {
            for seat in game.seats(&state) {
                let world = game.imagine(&state, seat, &mut luck);
                for (state, out) in [(&state, &mut real), (&world, &mut imagined)] {
                    out.clear();
                    game.features(&game.view(state, Viewer::Seat(seat)), seat, out);
                }
                assert_eq!(real, imagined);
                imagined_otherwise += u32::from(world != state);
            }
            let seat = deciders.lowest().expect("a seat decides");
            game.legal(&state, seat, &mut options);
            let any = luck.below(u32::try_from(options.len()).expect("few options"));
            game.advance(&mut state, seat, options[any as usize]);
        }
    }
    assert!(imagined_otherwise > 100, "worlds differ in what is hidden");
}

#[test]
fn features_do_not_reveal_hidden_information() {
    check_hidden(&Duel::new(), &["", "life=5", "life=20", "mode=three", "mode=teams"]);
    check_hidden(&Deckbuilding::new(), &["", "mode=full goal=4", "mode=secret goal=4"]);
}

fn names<G: Featured>() -> Vec<(&'static str, &'static str, &'static str)> {
    G::list().iter().map(|feature| (feature.name, "FLOAT", feature.help)).collect()
}

#[test]
fn names_are_snake_case_and_used_once() {
    let shared = || COLUMNS_BEFORE.iter().chain(&COLUMNS_AFTER).map(|column| column.name);
    for features in [names::<Duel>(), names::<Deckbuilding>()] {
        let mut all: Vec<&str> = shared().chain(features.iter().map(|row| row.0)).collect();
        let snake = |name: &&str| name.chars().all(|c| c.is_ascii_lowercase() || c == '_');
        assert!(all.iter().all(snake), "{all:?}");
        all.sort_unstable();
        assert!(all.windows(2).all(|two| two[0] != two[1]), "{all:?}");
    }
}

/// The rows of the table under a heading, without backticks.
fn documented(heading: &str) -> Vec<Vec<String>> {
    let page = include_str!("../../../docs/games-as-data.md");
    let (_, section) = page.split_once(&format!("## {heading}\n")).expect("such a heading");
    let section = section.split("\n## ").next().unwrap_or(section);
    let rows = section.lines().filter(|line| line.starts_with("| `"));
    let cells = |line: &str| -> Vec<String> {
        let cells = line.trim_matches('|').split('|');
        cells.map(|cell| cell.trim().trim_matches('`').to_owned()).collect()
    };
    rows.map(cells).collect()
}

#[test]
fn the_documentation_lists_the_columns_of_the_code() {
    let shared: Vec<[&str; 2]> = COLUMNS_BEFORE
        .iter()
        .chain(&COLUMNS_AFTER)
        .map(|column| [column.name, column.kind.name()])
        .collect();
    let documented_shared = documented("Columns of every game");
    let named: Vec<[&str; 2]> = documented_shared.iter().map(|row| [&*row[0], &*row[1]]).collect();
    assert_eq!(named, shared);
    let games = [
        ("Features of the Deckbuilding Game", names::<Deckbuilding>()),
        ("Features of the duel", names::<Duel>()),
    ];
    for (heading, features) in games {
        let listed: Vec<[String; 2]> =
            features.iter().map(|row| [row.0.to_owned(), row.2.to_owned()]).collect();
        assert_eq!(documented(heading), listed, "{heading}");
    }
}

#[test]
fn a_stopped_simulation_writes_the_games_played() {
    let folder = Folder::new("stopped");
    let path = folder.file("games.parquet");
    let contest = contest(&["random", "random"], 1_000_000_000);
    let done = AtomicU64::new(0);
    let stop = AtomicBool::new(false);
    let duel = Duel::new();
    let setup = Duel::setups().remove(0);
    let recording = recording(path.clone());
    let sim = std::thread::scope(|scope| {
        let sim = scope.spawn(|| sim_recorded(&duel, &setup, &contest, &recording, &done, &stop));
        while done.load(Ordering::Relaxed) < 300 {
            std::thread::yield_now();
        }
        stop.store(true, Ordering::Relaxed);
        sim.join().expect("no panic").expect("a simulation")
    });
    assert!(sim.games >= 2 && sim.games < contest.games);
    let (_, rows) = read(&path);
    let mut games: Vec<i64> = rows.iter().map(|row| whole(row, "game")).collect();
    assert!(games.is_sorted());
    games.dedup();
    assert_eq!(games.len() as u64, sim.games);
    assert_eq!(folder.names(), ["games.parquet"]);
}

#[test]
fn a_simulation_stopped_at_once_leaves_a_readable_file_without_rows() {
    let folder = Folder::new("stopped_at_once");
    let path = folder.file("games.parquet");
    let done = AtomicU64::new(0);
    let stop = AtomicBool::new(true);
    let contest = contest(&["random", "random"], 10);
    let setup = Duel::setups().remove(0);
    sim_recorded(&Duel::new(), &setup, &contest, &recording(path.clone()), &done, &stop)
        .expect("a simulation");
    assert!(read(&path).1.is_empty());
}

#[test]
fn an_impossible_path_is_refused_before_anything_is_played() {
    let folder = Folder::new("impossible");
    let missing = folder.file("nowhere").join("games.parquet");
    for (path, reason) in [(missing, "(os error 2)"), (folder.0.clone(), "not a file")] {
        let contest = contest(&["random", "random"], 1_000_000_000);
        let fault = record(&Duel::new(), &contest, 1, &path).expect_err("no such place");
        let SimFault::Recording(fault) = fault else { panic!("{fault:?}") };
        assert!(fault.to_string().contains(reason), "{fault}");
        assert!(fault.text().es.contains("No se pueden escribir"), "{fault:?}");
    }
    assert!(folder.names().is_empty());
}

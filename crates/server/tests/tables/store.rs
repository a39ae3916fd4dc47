//! Where tables are kept: the same must hold for SQLite and for PostgreSQL.

use std::path::Path;
use std::pin::Pin;
use std::sync::Arc;

use server::store::{Change, DeckId, Saved, Store, StoredDeck, StoredTable, TableFilter};
use server::tables::{
    Away, Clock, Entry, EntryKind, Purpose, Resigning, SeatAssignment, Sitter, TableConfig,
};
use server::tables::{Standing, TableId, Watching};
use server::{Secret, SecretHash};
use table::{Seat, Seed};
use tokio::task::JoinSet;

use crate::harness::{Folder, Form, OPEN_DUEL, SeededChoice, TestServer};
use crate::matches::play_out;
use crate::postgres::Cluster;

const FIRST: Seat = Seat::new(0);
const SECOND: Seat = Seat::new(1);

/// One thing that must hold, in a database of its own at this address.
type Check = fn(String) -> Pin<Box<dyn Future<Output = ()>>>;

const CHECKS: &[(&str, Check)] = &[
    ("kept", |at| Box::pin(a_table_is_found_as_it_was_kept(at))),
    ("order", |at| Box::pin(many_entries_at_once_keep_their_order(at))),
    ("kinds", |at| Box::pin(every_kind_of_entry_is_read_as_it_was_written(at))),
    ("twice", |at| Box::pin(an_entry_is_written_once(at))),
    ("changes", |at| Box::pin(what_changes_with_an_entry_is_kept(at))),
    ("lists", |at| Box::pin(tables_are_listed_the_latest_first(at))),
    ("counts", |at| Box::pin(tables_of_a_visitor_are_counted(at))),
    ("codes", |at| Box::pin(a_code_works_once_and_not_for_ever(at))),
    ("decks", |at| Box::pin(decks_are_kept_for_their_owner(at))),
    ("reopened", |at| Box::pin(everything_is_there_after_opening_again(at))),
];

#[tokio::test]
async fn sqlite_keeps_tables() {
    let folder = Folder::new(Path::new(env!("CARGO_TARGET_TMPDIR")));
    for (name, check) in CHECKS {
        println!("{name}");
        check(Store::file(&folder.path().join(format!("{name} 100%.sqlite")))).await;
    }
}

#[tokio::test]
async fn postgres_keeps_tables() {
    let cluster = Cluster::start();
    for (name, check) in CHECKS {
        println!("{name}");
        check(cluster.database(name)).await;
    }
}

#[tokio::test]
async fn a_match_is_played_and_survives_a_restart_on_postgres() {
    let cluster = Cluster::start();
    let database = cluster.database("match");
    let server = TestServer::with(|config| config.database = database).await;
    let (table, mut red, mut blue) = server.two(OPEN_DUEL, "blue").await;
    let mut players = [red.follow(&table, Form::Html).await, blue.follow(&table, Form::Html).await];
    for player in &mut players {
        player.until(|player| player.number("seq") == 1).await;
    }
    let made = play_out(&mut players, &mut SeededChoice::new(8)).await;
    let before = [red.table(&table).await, blue.table(&table).await];
    assert_eq!((&before[0]["standing"], &before[0]["ply"]), (&"over".into(), &made.into()));
    let server = server.reopen(vec![crate::harness::duel()]).await;
    for (visitor, before) in [&mut red, &mut blue].into_iter().zip(before) {
        visitor.address.clone_from(&server.address);
        assert_eq!(visitor.table(&table).await["view"], before["view"]);
    }
    server.close().await;
}

async fn open(address: &str) -> Store {
    Store::open(address).await.expect("it opens")
}

fn visitor() -> SecretHash {
    Secret::new().expect("randomness").hash()
}

fn person(seat: Seat, who: &SecretHash) -> SeatAssignment {
    SeatAssignment {
        seat,
        sitter: Sitter::Person(who.clone()),
        name: "Señora O'Neill; «--» 🙂".to_owned(),
    }
}

fn table_of(assignments: Vec<SeatAssignment>, listed: bool) -> StoredTable {
    let config = TableConfig {
        setup: "mode=full goal=4".to_owned(),
        seed: Seed::from_number(9),
        clock: Clock::None,
        away: Away::Bot,
        resigning: Resigning::End,
        watching: Watching::Delayed(30),
        bringing: vec!["rebels".to_owned()],
        purpose: Purpose::Match,
    };
    let (id, game) = (TableId::new().expect("randomness"), "deckbuilding".to_owned());
    StoredTable { id, game, rules: 3, config, listed, assignments }
}

fn usual() -> StoredTable {
    let bot = SeatAssignment {
        seat: SECOND,
        sitter: Sitter::Bot("easy".to_owned()),
        name: String::new(),
    };
    table_of(vec![person(FIRST, &visitor()), bot], true)
}

fn entry(seq: u64, kind: EntryKind) -> Entry {
    Entry { seq, at: 1_000 + i64::try_from(seq).expect("small"), seat: Some(FIRST), kind }
}

fn said(seq: u64) -> Entry {
    entry(seq, EntryKind::Said(format!("line {seq}")))
}

async fn create(store: &Store, table: &StoredTable, standing: Standing, at: i64) {
    store.create(table, standing, at).await.expect("it is kept");
}

async fn append(store: &Store, table: &StoredTable, entry: &Entry) {
    store.append(&table.id, entry, Change::default()).await.expect("it is written");
}

async fn a_table_is_found_as_it_was_kept(address: String) {
    let store = open(&address).await;
    let table = usual();
    create(&store, &table, Standing::Playing, 5).await;
    let found = store.load(&table.id).await.expect("it answers");
    assert_eq!(found, Some((table.clone(), Vec::new())));
    let unknown = TableId::new().expect("randomness");
    assert_eq!(store.load(&unknown).await.expect("it answers"), None);
    store.create(&table, Standing::Playing, 6).await.expect_err("the id is taken");
    store.ready().await.expect("it is there");
    store.close().await;
}

async fn many_entries_at_once_keep_their_order(address: String) {
    let store = Arc::new(open(&address).await);
    let tables = [usual(), usual()];
    for table in &tables {
        create(&store, table, Standing::Playing, 0).await;
    }
    let mut writing = JoinSet::new();
    for seq in (1..=400).rev() {
        let (store, id) = (Arc::clone(&store), tables[(seq % 2) as usize].id.clone());
        writing.spawn(async move { store.append(&id, &said(seq), Change::default()).await });
    }
    while let Some(written) = writing.join_next().await {
        written.expect("no panic").expect("it is written");
    }
    for (rest, table) in tables.iter().enumerate() {
        let (_, entries) = store.load(&table.id).await.expect("it answers").expect("the table");
        let wanted = (1..=400).filter(|seq| seq % 2 == rest as u64).map(said);
        assert_eq!(entries, wanted.collect::<Vec<_>>());
    }
}

async fn every_kind_of_entry_is_read_as_it_was_written(address: String) {
    let store = open(&address).await;
    let table = usual();
    create(&store, &table, Standing::Playing, 0).await;
    let kinds = vec![
        EntryKind::Chose("assign tie-fighter#2 to base".to_owned()),
        EntryKind::TookBack(17),
        EntryKind::AskedBack,
        EntryKind::AgreedBack,
        EntryKind::Refused,
        EntryKind::Withdrew,
        EntryKind::Sat(format!("{} «O'Neill»", Sitter::Person(visitor()))),
        EntryKind::Conceded,
        EntryKind::RanOut,
        EntryKind::Closed,
        EntryKind::Woke,
        EntryKind::WantsRematch,
        EntryKind::Moved(TableId::new().expect("randomness").to_string()),
        EntryKind::Said("¿Qué tal? 'quoted' \"twice\" \\ 100% 🙂".to_owned()),
        EntryKind::Phrase("good-game".to_owned()),
    ];
    let seats = [Some(FIRST), Some(SECOND), None].into_iter().cycle();
    let entries = (1..).zip(kinds).zip(seats);
    let entries = entries.map(|((seq, kind), seat)| Entry { seat, ..entry(seq, kind) });
    let entries: Vec<Entry> = entries.collect();
    for entry in &entries {
        append(&store, &table, entry).await;
    }
    let found = store.load(&table.id).await.expect("it answers").expect("the table");
    assert_eq!(found.1, entries);
}

async fn an_entry_is_written_once(address: String) {
    let store = Arc::new(open(&address).await);
    let table = usual();
    create(&store, &table, Standing::Playing, 0).await;
    append(&store, &table, &said(1)).await;
    let other = entry(1, EntryKind::Conceded);
    let over = Change { standing: Some(Standing::Over), assignment: None };
    store.append(&table.id, &other, over).await.expect_err("the number is taken");
    let playing = store.list(&TableFilter::Listed(Standing::Playing)).await.expect("it answers");
    assert_eq!(playing, std::slice::from_ref(&table.id), "what came with it did not happen either");
    // One bad entry among many spoils none of the others.
    let mut writing = JoinSet::new();
    for seq in [2, 1, 3, 1, 4] {
        let (store, id) = (Arc::clone(&store), table.id.clone());
        let write = async move { store.append(&id, &said(seq), Change::default()).await.is_ok() };
        writing.spawn(async move { (seq, write.await) });
    }
    while let Some(written) = writing.join_next().await {
        let (seq, written) = written.expect("no panic");
        assert_eq!(written, seq != 1, "entry {seq}");
    }
    let (_, entries) = store.load(&table.id).await.expect("it answers").expect("the table");
    assert_eq!(entries, (1..=4).map(said).collect::<Vec<_>>());
}

async fn what_changes_with_an_entry_is_kept(address: String) {
    let store = open(&address).await;
    let (owner, open_seat) = (visitor(), Sitter::Open);
    let assignment = SeatAssignment { seat: SECOND, sitter: open_seat, name: String::new() };
    let mut table = table_of(vec![person(FIRST, &owner), assignment], true);
    create(&store, &table, Standing::Waiting, 0).await;
    let guest = person(SECOND, &visitor());
    let change = Change { standing: Some(Standing::Playing), assignment: Some(guest.clone()) };
    store.append(&table.id, &said(1), change).await.expect("it is written");
    table.assignments[1] = guest;
    let (found, _) = store.load(&table.id).await.expect("it answers").expect("the table");
    assert_eq!(found, table);
    let waiting = store.list(&TableFilter::Listed(Standing::Waiting)).await.expect("it answers");
    assert_eq!(waiting, []);
}

async fn tables_are_listed_the_latest_first(address: String) {
    let store = open(&address).await;
    let me = visitor();
    let mut mine = Vec::new();
    for at in 0..40 {
        let both = vec![person(FIRST, &me), person(SECOND, &me)];
        let table = table_of(both, at % 2 == 0);
        create(&store, &table, Standing::Waiting, at).await;
        mine.push(table.id);
    }
    mine.reverse();
    let listed = store.list(&TableFilter::Of(me)).await.expect("it answers");
    assert_eq!(listed, mine[..30], "each once, the latest first, and not more than fit a page");
    let found = store.list(&TableFilter::Listed(Standing::Waiting)).await.expect("it answers");
    let strangers_find = mine.iter().skip(1).step_by(2).cloned();
    assert_eq!(found, strangers_find.collect::<Vec<_>>());
    assert_eq!(store.list(&TableFilter::Of(visitor())).await.expect("it answers"), []);
}

async fn tables_of_a_visitor_are_counted(address: String) {
    let store = open(&address).await;
    let [me, other] = [visitor(), visitor()];
    let table = table_of(vec![person(FIRST, &me), person(SECOND, &me)], false);
    create(&store, &table, Standing::Playing, 0).await;
    create(&store, &table_of(vec![person(FIRST, &me)], false), Standing::Waiting, 0).await;
    create(&store, &table_of(vec![person(FIRST, &me)], false), Standing::Over, 0).await;
    create(&store, &table_of(vec![person(FIRST, &other)], false), Standing::Playing, 0).await;
    assert_eq!(store.count_active_tables(&me).await.expect("it answers"), 2);
    let over = Change { standing: Some(Standing::Over), assignment: None };
    store.append(&table.id, &entry(1, EntryKind::Conceded), over).await.expect("it is written");
    assert_eq!(store.count_active_tables(&me).await.expect("it answers"), 1);
    assert_eq!(store.count_active_tables(&visitor()).await.expect("it answers"), 0);
}

async fn a_code_works_once_and_not_for_ever(address: String) {
    let store = open(&address).await;
    let table = usual().id;
    let [code, late, never] = [visitor(), visitor(), visitor()];
    store.create_handover(&code, &table, 1, 100).await.expect("it is kept");
    store.create_handover(&late, &table, 0, 50).await.expect("it is kept");
    store.create_handover(&code, &table, 0, 100).await.expect_err("the code is taken");
    let take =
        async |code: &SecretHash, now| store.take_handover(code, now).await.expect("it answers");
    assert_eq!(take(&never, 40).await, None);
    assert_eq!(take(&late, 51).await, None, "too late");
    assert_eq!(take(&late, 40).await, None, "and used up");
    assert_eq!(take(&code, 100).await, Some((table, 1)));
    assert_eq!(take(&code, 100).await, None, "it worked once");
}

async fn decks_are_kept_for_their_owner(address: String) {
    let store = open(&address).await;
    let (ana, eve) = (visitor(), visitor());
    let deck = |owner: &SecretHash, changed_at| StoredDeck {
        id: DeckId::new().expect("randomness"),
        owner: owner.clone(),
        name: "Señora O'Neill; «--» 🙂".to_owned(),
        code: "5.29.44x2~95".to_owned(),
        changed_at,
    };
    let (first, second, third) = (deck(&ana, 1), deck(&ana, 2), deck(&ana, 3));
    for (kept, done) in [(&first, Saved::Yes), (&second, Saved::Yes), (&third, Saved::No)] {
        assert_eq!(store.insert_deck(kept, 2).await.expect("it answers"), done);
    }
    let hers = deck(&eve, 9);
    assert_eq!(store.insert_deck(&hers, 2).await.expect("it answers"), Saved::Yes);
    let listed = store.decks_of(&ana).await.expect("it answers");
    assert_eq!(listed, [second.clone(), first.clone()]);
    let changed =
        StoredDeck { name: "New".to_owned(), code: ".".to_owned(), changed_at: 5, ..first };
    assert_eq!(store.update_deck(&changed).await.expect("it answers"), Saved::Yes);
    let stolen = StoredDeck { owner: eve.clone(), ..changed.clone() };
    assert_eq!(store.update_deck(&stolen).await.expect("it answers"), Saved::No);
    assert_eq!(store.delete_deck(&changed.id, &eve).await.expect("it answers"), Saved::No);
    store.insert_deck(&changed, 9).await.expect_err("the id is taken");
    store.close().await;
    let store = open(&address).await;
    assert_eq!(store.deck(&changed.id).await.expect("it answers"), Some(changed.clone()));
    assert_eq!(store.decks_of(&ana).await.expect("it answers"), [changed.clone(), second]);
    assert_eq!(store.delete_deck(&changed.id, &ana).await.expect("it answers"), Saved::Yes);
    assert_eq!(store.deck(&changed.id).await.expect("it answers"), None);
    assert_eq!(store.decks_of(&eve).await.expect("it answers"), [hers]);
    store.close().await;
}

async fn everything_is_there_after_opening_again(address: String) {
    let store = open(&address).await;
    let (table, code) = (usual(), visitor());
    create(&store, &table, Standing::Playing, 0).await;
    append(&store, &table, &said(1)).await;
    store.create_handover(&code, &table.id, 0, 100).await.expect("it is kept");
    store.close().await;
    // Opening runs the migrations once more; two servers may do so at the same time.
    let [one, other] = [open(&address).await, open(&address).await];
    for store in [&one, &other] {
        let found = store.load(&table.id).await.expect("it answers");
        assert_eq!(found, Some((table.clone(), vec![said(1)])));
    }
    append(&one, &table, &said(2)).await;
    let (_, entries) = other.load(&table.id).await.expect("it answers").expect("the table");
    assert_eq!(entries.len(), 2);
    let taken = other.take_handover(&code, 0).await.expect("it answers");
    assert_eq!(taken, Some((table.id, 0)));
}

//! Tables to which each side brings its own deck: choosing it, beginning, and who sees which list.

use serde_json::{Value, json};
use server::tables::EntryKind;
use unlimited::decks::{LONGEST_TEXT, Starter, code, to_melee};

use crate::harness::{Form, TestServer, Visitor, id_in, options, sitter, unlimited};

const EACH: &[(&str, &str)] = &[("game", "unlimited"), ("seat.red", "open"), ("decks", "each")];

/// A legal deck of three copies each, which contains none of the cards of another one.
fn deck(first: u16) -> String {
    let cards: String = (first..first + 17).map(|number| format!(".{number}x3")).collect();
    format!("5.29{cards}")
}

async fn server() -> TestServer {
    TestServer::of(vec![unlimited()], |_| {}).await
}

/// A table of two people who have not chosen a deck.
async fn two(server: &TestServer, fields: &[(&str, &str)]) -> (String, Visitor, Visitor) {
    server.two(fields, "red").await
}

async fn bring(visitor: &mut Visitor, table: &str, deck: &str) {
    let answer = visitor.post_json(&format!("/tables/{table}/deck"), &[("deck", deck)]).await;
    assert_eq!(answer.status, 200, "{answer:?}");
}

/// Whether each seat has chosen, as a program sees it.
fn chosen(table: &Value) -> [&str; 2] {
    [0, 1].map(|seat| table["seats"][seat]["deck"].as_str().unwrap_or("none"))
}

/// Everything that somebody can read about a table.
async fn everything(visitor: &mut Visitor, table: &str) -> String {
    let mut all = visitor.get_json(&format!("/tables/{table}")).await.body;
    for part in ["", "/decks", "/record", "/replay", "/deck", "/sideboard", "/analysis"] {
        all += &visitor.get(&format!("/tables/{table}{part}")).await.body;
    }
    all + &visitor.get("/").await.body
}

#[tokio::test]
async fn each_side_brings_a_deck_and_the_match_begins_with_the_last() {
    let server = server().await;
    let mut blue = server.visitor();
    let table = blue.set_up(EACH).await;
    let seen = blue.table(&table).await;
    assert_eq!((&seen["standing"], &seen["view"]), (&json!("waiting"), &Value::Null));
    let mut red = server.visitor();
    let sat = red.post(&format!("/tables/{table}/seats/red"), &[("name", "Rosa")]).await;
    assert_eq!(sat.location(), format!("/tables/{table}/deck"));
    let page = red.get(sat.location()).await;
    assert_eq!(page.status, 200);
    assert!(page.body.contains("Your deck for this match") && page.body.contains("name=\"paste\""));
    for visitor in [&mut blue, &mut red] {
        let page = visitor.page(&table).await;
        assert!(page.contains("The match begins when everyone has chosen a deck."), "{page}");
        assert_eq!(page.matches("choosing a deck</span>").count(), 2, "{page}");
        assert!(page.contains("Choose my deck") && !page.contains("data-card="), "{page}");
    }
    bring(&mut blue, &table, &deck(44)).await;
    assert_eq!(chosen(&red.table(&table).await), ["ready", "choosing"]);
    assert!(blue.page(&table).await.contains("Change my deck"));
    let early = blue.choose(&table, "keep").await;
    assert_eq!(early.refusal(), "early");
    bring(&mut blue, &table, &deck(46)).await;
    bring(&mut red, &table, "vader").await;
    let seen = blue.table(&table).await;
    assert_eq!(seen["standing"], "playing");
    assert_eq!(chosen(&seen), ["ready", "ready"]);
    assert!(!options(&seen).is_empty() || !options(&red.table(&table).await).is_empty());
    let late = blue.post_json(&format!("/tables/{table}/deck"), &[("deck", "luke")]).await;
    assert_eq!((late.status, late.refusal()), (409, "late".to_owned()));
    assert_eq!(
        blue.get(&format!("/tables/{table}/deck")).await.location(),
        format!("/tables/{table}")
    );
    red.execute(&table, "concede").await;
    let record = red.get(&format!("/tables/{table}/record")).await.body;
    assert!(record.contains(&format!("blue={} red=vader", deck(46))), "{record}");
}

#[tokio::test]
async fn every_fault_of_a_deck_is_told_to_its_owner_alone() {
    let server = server().await;
    let (table, mut blue, mut red) = two(&server, EACH).await;
    let address = format!("/tables/{table}/deck");
    let pasted = "Leader\n1 | Luke Skywalker | Faithful Friend\nDeck\n4 | Vanqish\n3 | Yoda\n";
    let form = [("seat", "red"), ("deck", "pasted"), ("paste", pasted)];
    let answer = red.post(&address, &form).await;
    assert_eq!(answer.status, 422);
    assert!(answer.body.contains("Did you mean “Vanquish”") && answer.body.contains("4 | Vanqish"));
    let told = red.post_json(&address, &form).await;
    assert_eq!(told.status, 422);
    assert!(told.json()["faults"].as_array().is_some_and(|faults| !faults.is_empty()), "{told:?}");
    let few = red.post_json(&address, &[("deck", "5.29.95x9")]).await;
    let named = few.json()["faults"].as_array().map_or(0, Vec::len);
    assert!(named >= 2, "too few cards and too many copies: {few:?}");
    assert!(!everything(&mut blue, &table).await.contains("Vanqish"));
    assert_eq!(chosen(&blue.table(&table).await), ["choosing", "choosing"]);
    // The mended deck, as a list of cards.
    let list = to_melee(&(&Starter::Vader.deck()).into());
    let form = [("seat", "red"), ("deck", "pasted"), ("paste", list.as_str())];
    assert_eq!(id_in(red.post(&address, &form).await.location()), table);
    assert_eq!(chosen(&blue.table(&table).await), ["choosing", "ready"]);
}

#[tokio::test]
async fn a_saved_deck_is_brought_by_its_owner_only() {
    let server = server().await;
    let (table, mut blue, mut red) = two(&server, EACH).await;
    let saved = blue.post("/decks", &[("deck", &deck(44)), ("called", "Mine")]).await;
    let id = saved.location().strip_prefix("/decks/").expect("a deck").to_owned();
    let address = format!("/tables/{table}/deck");
    assert!(blue.get(&address).await.body.contains(&format!("value=\"{id}\"")));
    let form = [("deck", "kept"), ("kept", id.as_str())];
    let stolen = red.post_json(&address, &form).await;
    assert_eq!(stolen.status, 422);
    assert!(stolen.body.contains("not among yours"), "{stolen:?}");
    assert_eq!(blue.post_json(&address, &form).await.status, 200);
    assert_eq!(chosen(&red.table(&table).await), ["ready", "choosing"]);
}

#[tokio::test]
async fn whatever_is_no_deck_of_an_own_seat_is_refused_and_changes_nothing() {
    let server = server().await;
    let (table, mut blue, mut red) = two(&server, EACH).await;
    let address = format!("/tables/{table}/deck");
    let for_blue = [("seat", "blue"), ("deck", "vader")];
    for visitor in [&mut red, &mut server.visitor()] {
        let refused = visitor.post_json(&address, &for_blue).await;
        assert_eq!((refused.status, refused.refusal()), (409, "not_your_seat".to_owned()));
    }
    for nonsense in ["", "luke match=three", "Luke", "%00", "1.2.3x999999999999999", "5.29"] {
        let answer = blue.post_json(&address, &[("deck", nonsense)]).await;
        assert_eq!(answer.status, 422, "{nonsense}: {answer:?}");
    }
    let long = "x".repeat(LONGEST_TEXT + 1);
    let answer = blue.post_json(&address, &[("deck", "pasted"), ("paste", &long)]).await;
    assert_eq!(answer.status, 422);
    let endless = "x".repeat(10 * LONGEST_TEXT);
    assert_eq!(blue.post(&address, &[("deck", "pasted"), ("paste", &endless)]).await.status, 413);
    assert_eq!(blue.post("/tables/aaaaaaaaaaaa/deck", &for_blue).await.status, 404);
    let mut socket = blue.follow(&table, Form::Json).await;
    for (message, code) in [
        (json!({ "deck": "luke match=three" }), "not_understood"),
        (json!({ "deck": "" }), "not_understood"),
        (json!({ "deck": "nobody" }), "illegal"),
    ] {
        assert_eq!(socket.refusal(&message).await, code, "{message}");
    }
    assert_eq!(chosen(&red.table(&table).await), ["choosing", "choosing"]);
    assert!(
        server
            .entries(&table)
            .await
            .iter()
            .all(|entry| !matches!(entry.kind, EntryKind::Brought(_)))
    );
    // The same deck twice is one deck.
    for _ in 0..2 {
        assert_eq!(socket.ask(&json!({ "deck": "luke" })).await, json!({ "ack": null }));
    }
    assert_eq!(server.entries(&table).await.len(), 2, "a seat was taken, a deck was brought");
}

#[tokio::test]
async fn a_table_with_decks_of_its_own_takes_no_others() {
    let server = server().await;
    let fields = [("game", "unlimited"), ("seat.red", "open"), ("set.red", "luke")];
    let (table, mut blue, _) = two(&server, &fields).await;
    let answer = blue.post_json(&format!("/tables/{table}/deck"), &[("deck", "vader")]).await;
    assert_eq!((answer.status, answer.refusal()), (409, "illegal".to_owned()));
    assert_eq!(chosen(&blue.table(&table).await), ["none", "none"]);
}

/// The words by which a list is known: the code, and the name of a card that nobody has played.
fn traces(own: &str) -> Vec<String> {
    let cards = own.split('.').skip(2).map(str::to_owned).collect::<Vec<_>>();
    vec![own.to_owned(), cards.join(".")]
}

#[tokio::test]
async fn nobody_sees_the_list_of_another_before_the_end() {
    let server = server().await;
    let (table, mut blue, mut red) = two(&server, EACH).await;
    let (first, second) = (deck(44), deck(80));
    bring(&mut blue, &table, &first).await;
    let mut watcher = server.visitor();
    for stage in ["one deck is there", "the match has begun"] {
        let all = everything(&mut watcher, &table).await;
        for trace in [traces(&first), traces(&second)].concat() {
            assert!(!all.contains(&trace), "{stage}: {trace}");
        }
        let all = everything(&mut red, &table).await;
        for trace in traces(&first) {
            assert!(!all.contains(&trace), "{stage}: {trace}");
        }
        let lists = red.get(&format!("/tables/{table}/decks")).await.body;
        assert_eq!(lists.matches("Hidden until the match is over.").count(), 1, "{stage}");
        if stage == "one deck is there" {
            bring(&mut red, &table, &second).await;
        }
    }
    let own = blue.get(&format!("/tables/{table}/decks")).await.body;
    assert!(own.contains("Open in the builder") && own.contains(&first), "the own list is shown");
    let record = blue.get(&format!("/tables/{table}/record")).await.body;
    assert!(record.contains(&first) && !record.contains(&second), "{record}");
    // The updates over a socket are the same as the page.
    let socket = red.follow(&table, Form::Json).await;
    assert!(!socket.last.to_string().contains(&first));
    blue.execute(&table, "concede").await;
    let record = watcher.get(&format!("/tables/{table}/record")).await.body;
    assert!(record.contains(&first) && record.contains(&second), "{record}");
}

#[tokio::test]
async fn a_table_is_the_same_after_a_restart_at_every_stage() {
    let mut server = server().await;
    let (table, mut blue, mut red) = two(&server, EACH).await;
    for stage in 0..4 {
        let before = [blue.table(&table).await, red.table(&table).await];
        server = server.reopen(vec![unlimited()]).await;
        for visitor in [&mut blue, &mut red] {
            visitor.address.clone_from(&server.address);
        }
        assert_eq!([blue.table(&table).await, red.table(&table).await], before, "stage {stage}");
        match stage {
            0 => bring(&mut red, &table, &deck(44)).await,
            1 => bring(&mut blue, &table, "luke").await,
            2 => {
                let asked = !options(&before[0]).is_empty();
                let chooser = if asked { &mut blue } else { &mut red };
                let words = options(&chooser.table(&table).await);
                chooser.must_choose(&table, &words[0]).await;
            }
            _ => {}
        }
    }
}

#[tokio::test]
async fn everyone_keeps_their_deck_in_a_rematch() {
    let server = server().await;
    let (table, mut blue, mut red) = two(&server, EACH).await;
    bring(&mut blue, &table, &deck(44)).await;
    bring(&mut red, &table, &deck(80)).await;
    red.execute(&table, "concede").await;
    blue.execute(&table, "rematch").await;
    let next = id_in(red.post(&format!("/tables/{table}/rematch"), &[]).await.location());
    let seen = red.table(&next).await;
    assert_eq!((sitter(&seen, "blue"), &seen["standing"]), ("you", &json!("playing")));
    assert!(!red.get(&format!("/tables/{next}/record")).await.body.contains(&deck(44)));
    red.execute(&next, "concede").await;
    let record = red.get(&format!("/tables/{next}/record")).await.body;
    assert!(record.contains(&format!("blue={} red={}", deck(80), deck(44))), "{record}");
}

#[tokio::test]
async fn a_best_of_three_goes_on_with_the_exchanged_decks_unseen() {
    let server = server().await;
    let fields = [EACH, &[("set.match", "three")]].concat();
    let (table, mut blue, mut red) = two(&server, &fields).await;
    let with_sideboard = format!("{}~128.130x2", code(&(&Starter::Luke.deck()).into()));
    bring(&mut blue, &table, &with_sideboard).await;
    bring(&mut red, &table, "vader").await;
    red.execute(&table, "concede").await;
    assert!(blue.get(&format!("/tables/{table}/sideboard")).await.body.contains("card."));
    blue.execute(&table, "rematch").await;
    let next = id_in(red.post(&format!("/tables/{table}/rematch"), &[]).await.location());
    let seen = blue.table(&next).await;
    assert_eq!(seen["view"]["series"], json!({ "game": 2, "wins": [1, 0] }));
    assert_eq!((sitter(&seen, "blue"), &seen["standing"]), ("you", &json!("playing")));
    let record = red.get(&format!("/tables/{next}/record")).await.body;
    assert!(!record.contains("128.130x2"), "{record}");
}

#[tokio::test]
async fn a_bot_plays_the_deck_of_the_form_against_the_deck_a_person_brings() {
    let server = server().await;
    let mut blue = server.visitor();
    let fields = [("game", "unlimited"), ("decks", "each"), ("set.red", "luke")];
    let table = blue.set_up(&fields).await;
    assert_eq!(chosen(&blue.table(&table).await), ["choosing", "none"]);
    bring(&mut blue, &table, "vader").await;
    assert_eq!(blue.table(&table).await["standing"], "playing");
    blue.execute(&table, "concede").await;
    let record = blue.get(&format!("/tables/{table}/record")).await.body;
    assert!(record.contains("blue=vader red=luke"), "{record}");
    // A match that is over is played on with the decks it had.
    let fork = [("at", "0"), ("seat", "blue")];
    let on = id_in(blue.post(&format!("/tables/{table}/fork"), &fork).await.location());
    assert_eq!(blue.table(&on).await["standing"], "playing");
}

#[tokio::test]
async fn a_deck_of_the_form_is_brought_with_the_table() {
    let server = server().await;
    let mut blue = server.visitor();
    let pasted = [("set.blue", "pasted"), ("paste.blue", "5.29.95")];
    let fields = [EACH, &pasted].concat();
    let answer = blue.post("/tables", &fields).await;
    assert_eq!(answer.status, 422, "a faulty deck is named on the form");
    let own = deck(44);
    let fields = [EACH, &[("set.blue", "pasted"), ("paste.blue", own.as_str())]].concat();
    let table = blue.set_up(&fields).await;
    assert_eq!(chosen(&blue.table(&table).await), ["ready", "choosing"]);
    let mut red = server.visitor();
    red.sit(&table, "red").await;
    bring(&mut red, &table, "vader").await;
    assert_eq!(red.table(&table).await["standing"], "playing");
}

#[tokio::test]
async fn usually_each_brings_a_deck_only_where_a_seat_is_open() {
    let server = server().await;
    let mut blue = server.visitor();
    for (red, standing) in [("open", ["choosing", "choosing"]), ("easy", ["none", "none"])] {
        let fields = [("game", "unlimited"), ("decks", "usual"), ("seat.red", red)];
        let table = blue.set_up(&fields).await;
        assert_eq!(chosen(&blue.table(&table).await), standing, "{red}");
    }
    let fields = [("game", "unlimited"), ("decks", "mine")];
    let answer = blue.post("/tables", &fields).await;
    assert_eq!(answer.status, 422);
    assert!(answer.body.contains("expected here, usual or each"), "{}", answer.body);
}

#[tokio::test]
async fn a_table_whose_match_has_not_begun_can_be_closed_and_is_not_offered_to_join() {
    let server = server().await;
    let fields = [EACH, &[("listed", "yes")]].concat();
    let (table, mut blue, mut red) = two(&server, &fields).await;
    assert!(!server.visitor().get("/").await.body.contains(&table), "nobody else can join");
    assert!(blue.get("/").await.body.contains("decks are being chosen"));
    assert_eq!(red.execute(&table, "close").await.status, 200);
    let answer = blue.post_json(&format!("/tables/{table}/deck"), &[("deck", "luke")]).await;
    assert_eq!(answer.refusal(), "over");
}

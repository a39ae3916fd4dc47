//! Decks: kept for one visitor, built step by step, and played with.

use serde_json::Value;
use server::Config;
use unlimited::decks::{LONGEST_TEXT, Sketch, Starter, code, to_json, to_melee};

use crate::harness::{Answer, TestServer, Visitor, duel, id_in, unlimited};

async fn server() -> TestServer {
    house_with(|_| {}).await
}

async fn house_with(change: impl FnOnce(&mut Config)) -> TestServer {
    TestServer::of(vec![unlimited(), duel()], change).await
}

fn luke() -> Sketch {
    Sketch::from(&Starter::Luke.deck())
}

/// Keeps a deck and returns its word.
async fn keep(visitor: &mut Visitor, deck: &str, called: &str) -> String {
    let answer = visitor.post("/decks", &[("deck", deck), ("called", called)]).await;
    assert_eq!(answer.status, 303, "{answer:?}");
    let id = answer.location().strip_prefix("/decks/").expect("the deck");
    id.to_owned()
}

/// The names of the decks a visitor keeps.
async fn names(visitor: &mut Visitor) -> Vec<String> {
    let decks = visitor.get_json("/decks").await.json();
    let names = decks["decks"].as_array().expect("decks").iter();
    names.map(|deck| deck["name"].as_str().expect("a name").to_owned()).collect()
}

#[tokio::test]
async fn a_deck_is_kept_opened_renamed_and_deleted() {
    let server = server().await;
    let mut ana = server.visitor();
    for (form, called) in [
        (to_json(&luke()), "As JSON"),
        (to_melee(&luke()).replace('\n', "\r\n"), "As a list, «Él» & <b>"),
        (code(&luke()), "As a code"),
    ] {
        let id = keep(&mut ana, &form, called).await;
        let deck = ana.get_json(&format!("/decks/{id}")).await.json();
        assert_eq!((&deck["name"], &deck["code"]), (&called.into(), &code(&luke()).into()));
        assert_eq!(deck["faults"]["constructed"], Value::Array(Vec::new()));
        let opened = ana.get(&format!("/decks/{id}")).await;
        assert_eq!(opened.status, 303);
        assert!(opened.location().starts_with("/decks/build?deck=5.29."), "{opened:?}");
        let built = ana.get(opened.location()).await;
        assert_eq!(built.status, 200);
        assert!(built.body.contains("✓ saved") && built.body.contains("✓ legal deck"));
    }
    let page = ana.get("/decks").await.body;
    assert!(page.contains("As a list, «Él» &amp; &lt;b&gt;"), "{page}");
    let id = keep(&mut ana, "5.29.95", "Unfinished").await;
    let renamed = ana.post(&format!("/decks/{id}"), &[("called", "  Better\tname ")]).await;
    assert_eq!((renamed.status, renamed.location()), (303, "/decks"));
    assert_eq!(names(&mut ana).await[0], "Better name", "the one changed last comes first");
    let changed = ana.post_json(&format!("/decks/{id}"), &[("deck", "10.23.95x2")]).await.json();
    assert_eq!((&changed["name"], &changed["code"]), (&"Better name".into(), &"10.23.95x2".into()));
    assert_eq!(ana.post(&format!("/decks/{id}/delete"), &[]).await.location(), "/decks");
    assert_eq!(names(&mut ana).await.len(), 3);
    assert_eq!(ana.get(&format!("/decks/{id}")).await.status, 404);
    assert_eq!(ana.post(&format!("/decks/{id}/delete"), &[]).await.status, 404);
}

#[tokio::test]
async fn nobody_else_opens_changes_or_deletes_a_deck() {
    let server = server().await;
    let (mut ana, mut eve) = (server.visitor(), server.visitor());
    let id = keep(&mut ana, &code(&luke()), "Mine").await;
    keep(&mut eve, "5.29.95", "Hers").await;
    let address = format!("/decks/{id}");
    let refusals = [
        eve.get(&address).await,
        eve.post(&address, &[("called", "Stolen")]).await,
        eve.post(&format!("{address}/delete"), &[]).await,
        eve.get(&format!("/decks/build?kept={id}&deck=5.29")).await,
        eve.post("/decks/build", &[("kept", id.as_str()), ("do", "keep")]).await,
        server.visitor().get(&address).await,
    ];
    for answer in refusals {
        assert_eq!(answer.status, 403, "{answer:?}");
        assert!(answer.body.contains("belongs to another visitor"), "{answer:?}");
    }
    // What stands in an address is no secret: whoever is given it may go on from there.
    let shared = eve.get(&format!("/decks/build?deck=5.29.95x2&kept={id}")).await;
    assert!(shared.body.contains("href=\"/decks/build?deck=5.29.95x2\""), "{}", shared.body);
    let told = eve.get_json(&address).await;
    assert_eq!(told.status, 403);
    assert!(told.json()["error"]["es"].as_str().is_some_and(|es| es.contains("otra visita")));
    assert_eq!(names(&mut ana).await, ["Mine"]);
    assert_eq!(names(&mut eve).await, ["Hers"]);
    assert_eq!(names(&mut server.visitor()).await, [""; 0]);
    for nowhere in ["aaaaaaaaaaaa", "x", "..%2Fetc", "%00"] {
        assert_eq!(ana.get(&format!("/decks/{nowhere}")).await.status, 404, "{nowhere}");
    }
}

#[tokio::test]
async fn decks_are_there_after_a_restart() {
    let server = server().await;
    let mut ana = server.visitor();
    let id = keep(&mut ana, &code(&luke()), "Mine").await;
    let before = ana.get_json(&format!("/decks/{id}")).await.json();
    let server = server.reopen(vec![unlimited()]).await;
    ana.address.clone_from(&server.address);
    assert_eq!(ana.get_json(&format!("/decks/{id}")).await.json(), before);
    assert_eq!(names(&mut ana).await, ["Mine"]);
}

#[tokio::test]
async fn a_visitor_keeps_so_many_decks_and_no_more() {
    let server = house_with(|config| config.limits.decks = 2).await;
    let (mut ana, mut ben) = (server.visitor(), server.visitor());
    let first = keep(&mut ana, "5.29", "One").await;
    keep(&mut ana, "5.29", "Two").await;
    for answer in [
        ana.post("/decks", &[("deck", "5.29")]).await,
        ana.post("/decks/build", &[("deck", "5.29"), ("do", "keep")]).await,
        ana.post("/decks/build", &[("deck", "5.29"), ("kept", &first), ("do", "keep-anew")]).await,
    ] {
        assert_eq!(answer.status, 429, "{answer:?}");
        assert!(answer.body.contains("You keep 2 decks"), "{answer:?}");
    }
    keep(&mut ben, "5.29", "His").await;
    let kept = [("deck", "5.29.95"), ("kept", first.as_str()), ("do", "keep")];
    assert_eq!(ana.post("/decks/build", &kept).await.status, 303, "changing one is no new one");
    assert_eq!(ana.post(&format!("/decks/{first}/delete"), &[]).await.status, 303);
    keep(&mut ana, "5.29", "Three").await;
    assert_eq!(names(&mut ana).await.len(), 2);
}

#[tokio::test]
async fn what_is_no_deck_is_refused_and_nothing_typed_is_lost() {
    let server = server().await;
    let mut ana = server.visitor();
    let long = "x".repeat(LONGEST_TEXT + 1);
    for (pasted, said) in [
        ("", "There is nothing to read."),
        ("{\"deck\": [", "The JSON ends too early."),
        ("1 | Nobody <script>", "There is no card called"),
        (long.as_str(), "This text is too long for a deck"),
    ] {
        let answer = ana.post("/decks", &[("deck", pasted)]).await;
        assert_eq!(answer.status, 422, "{said}");
        assert!(answer.body.contains(said) && answer.body.contains("/rules/SWU-"), "{said}");
        assert!(answer.body.contains(&escaped(pasted)), "{said}");
        let told = ana.post_json("/decks", &[("deck", pasted)]).await;
        assert_eq!(told.status, 422);
        assert!(told.json()["faults"][0]["es"].is_string(), "{told:?}");
    }
    assert_eq!(names(&mut ana).await, [""; 0]);
    let endless = "x".repeat(10 * LONGEST_TEXT);
    assert_eq!(ana.post("/decks", &[("deck", &endless)]).await.status, 413);
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// Presses a button of the builder and returns the page it leads to.
async fn press(visitor: &mut Visitor, address: &str, step: &str) -> (String, String) {
    let query = address.split_once('?').map_or("", |(_, query)| query).replace("%20", " ");
    let fields = query.split('&').filter_map(|pair| pair.split_once('='));
    let fields: Vec<(&str, &str)> = fields.chain([("do", step)]).collect();
    let answer = visitor.post("/decks/build", &fields).await;
    assert_eq!(answer.status, 303, "{step}: {answer:?}");
    let to = answer.location().to_owned();
    let page = visitor.get(&to).await;
    assert_eq!(page.status, 200, "{to}");
    (to, page.body)
}

#[tokio::test]
async fn a_deck_is_built_by_forms_alone() {
    let server = server().await;
    let mut ana = server.visitor();
    let first = ana.get("/decks/build").await.body;
    assert!(first.contains("Choose your leader"), "{first}");
    let (at, page) = press(&mut ana, "/decks/build", "put 5").await;
    assert!(page.contains("Choose your base"));
    let (at, page) = press(&mut ana, &at, "put 29").await;
    assert!(page.contains("222 cards") && page.contains("0</b> of 50 cards"));
    let (at, _) = press(&mut ana, &at, "put 95").await;
    let (at, page) = press(&mut ana, &at, "put 95").await;
    assert!(at.contains("deck=5.29.95x2") && page.contains("2</b> of 50 cards"), "{at}");
    assert!(page.contains("Aspect penalty: 2 more resources"));
    let (at, _) =
        press(&mut ana, &format!("{at}&aspect=command&cost=2&words=marine"), "show").await;
    assert!(at.ends_with("aspect=command&cost=2&words=marine"), "{at}");
    let (at, page) = press(&mut ana, &at, "aside 95").await;
    assert!(at.contains("deck=5.29.95~95&") && page.contains("Sideboard <small>1"), "{at}");
    assert!(page.contains("<h2 id=\"offer\" data-part=\"\">1 card"), "the filter stays");
    let (at, page) = press(&mut ana, &at, "keep").await;
    assert!(at.contains("kept=") && page.contains("✓ saved"), "{at}");
    assert_eq!(names(&mut ana).await, ["Luke Skywalker"], "called after its leader");
    let (at, page) = press(&mut ana, &at, "take 95").await;
    assert!(page.contains("changes not saved"));
    let (_, page) = press(&mut ana, &at, "keep").await;
    assert!(page.contains("✓ saved"));
    let (_, page) = press(&mut ana, &at, "keep-anew").await;
    assert!(page.contains("✓ saved"));
    assert_eq!(names(&mut ana).await.len(), 2);
    // Whatever an address says, it is a page.
    for odd in ["?deck=%00%FF", "?deck=999.1x500~~..&cost=99", "?words=%3Cscript%3E", "?=&&a"] {
        let answer = ana.get(&format!("/decks/build{odd}")).await;
        assert_eq!(answer.status, 200, "{odd}");
        assert!(!answer.body.contains("<script>"), "{odd}");
    }
}

#[tokio::test]
async fn a_pasted_deck_takes_the_place_of_the_built_one_once_it_is_understood() {
    let server = server().await;
    let mut ana = server.visitor();
    let built = ("deck", "10.23.95x3");
    let read = |pasted: String| [built, ("paste", leak(pasted)), ("do", "read")];
    let fine = ana.post("/decks/build", &read(to_json(&luke()))).await;
    assert_eq!(fine.status, 303);
    assert!(fine.location().contains("deck=5.29.") && fine.location().contains("called=Luke"));
    let pasted = "Leader\n1 | Luke Skywalker\nDeck\n2 | Vanqish\n3 | Yoda\n";
    let faulty = ana.post("/decks/build", &read(pasted.to_owned())).await;
    assert_eq!(faulty.status, 422);
    for said in ["Did you mean “Vanquish”", "2 | Vanqish", "read-anyway", "3</b> of 50 cards"] {
        assert!(faulty.body.contains(said), "{said} in {}", faulty.body);
    }
    let anyway = [built, ("paste", pasted), ("do", "read-anyway")];
    assert!(ana.post("/decks/build", &anyway).await.location().contains("deck=5..45x3"));
    let nothing = ana.post("/decks/build", &[built, ("paste", "[1]"), ("do", "read-anyway")]).await;
    assert_eq!(nothing.status, 422, "nothing could be read");
    assert!(!nothing.body.contains("read-anyway"));
}

/// A text for the rest of the test.
fn leak(text: String) -> &'static str {
    text.leak()
}

#[tokio::test]
async fn a_deck_is_exported_in_every_form_under_a_name_every_system_takes() {
    let server = server().await;
    let mut ana = server.visitor();
    let address = format!("/decks/export?deck={}&called=%C3%89l%2F..%2F%22x%0D%0A", code(&luke()));
    for (form, media, written) in
        [("text", "text/plain", to_melee(&luke())), ("code", "text/plain", code(&luke()) + "\n")]
    {
        let file = ana.get(&format!("{address}&form={form}")).await;
        assert_eq!((file.status, file.media(), &file.body), (200, media, &written));
        let named = file.header("content-disposition");
        assert_eq!(named, Some("attachment; filename=\"el-x.txt\""));
    }
    let file = ana.get(&format!("{address}&form=json")).await;
    assert_eq!(file.media(), "application/json");
    assert_eq!(file.json()["metadata"]["name"], "Él/../\"x");
    assert_eq!(ana.get(&format!("{address}&form=xml")).await.status, 404);
    assert_eq!(ana.get("/decks/export").await.status, 200, "an empty deck is a deck");
}

/// Sets up a table of Unlimited with these fields.
async fn set_up(visitor: &mut Visitor, fields: &[(&str, &str)]) -> Answer {
    let seats = [("game", "unlimited"), ("seat.red", "open")];
    visitor.post("/tables", &[&seats, fields].concat()).await
}

#[tokio::test]
async fn a_table_is_played_with_starters_kept_decks_and_pasted_ones() {
    let server = server().await;
    let mut ana = server.visitor();
    let vaders = "10.23".to_owned() + &(79..96).map(|n| format!(".{n}x3")).collect::<String>();
    let id = keep(&mut ana, &vaders, "Mine").await;
    let form = ana.get("/new?game=unlimited&set.red=kept").await.body;
    assert!(form.contains("value=\"kept\" checked") && form.contains(&format!("value=\"{id}\"")));
    let pasted =
        to_melee(&luke()).replace('\n', "\r\n") + "\r\nSideboard\r\n1 | Battlefield Marine";
    let fields = [
        ("set.blue", "pasted"),
        ("paste.blue", pasted.as_str()),
        ("set.red", "kept"),
        ("kept.red", id.as_str()),
    ];
    let table = set_up(&mut ana, &fields).await;
    assert_eq!(table.status, 303, "{table:?}");
    let table = id_in(table.location());
    let decks = ana.get(&format!("/tables/{table}/decks")).await.body;
    for card in ["Luke Skywalker, Faithful Friend", "Darth Vader, Dark Lord of the Sith"] {
        assert!(decks.contains(card), "{card}");
    }
    assert!(decks.contains("/cards/unlimited/battlefield-marine"), "the sideboard too");
    assert!(ana.page(&table).await.contains(&format!("/tables/{table}/decks")));
    assert_eq!(server.visitor().get(&format!("/tables/{table}/decks")).await.status, 200, "open");
    let starters = set_up(&mut ana, &[("set.blue", "vader"), ("set.red", "luke")]).await;
    assert_eq!(starters.status, 303);
    let by_code = set_up(&mut ana, &[("set.blue", vaders.as_str())]).await;
    assert_eq!(by_code.status, 303, "{by_code:?}");
    let played = ana.post("/play", &[("game", "unlimited"), fields[0], fields[1]]).await;
    assert_eq!(played.status, 303, "{played:?}");
}

#[tokio::test]
async fn a_bad_deck_names_its_faults_and_loses_nothing_typed() {
    let server = server().await;
    let (mut ana, mut eve) = (server.visitor(), server.visitor());
    let hers = keep(&mut eve, &code(&luke()), "Hers").await;
    let small = keep(&mut ana, "5.29.95x30", "Small").await;
    let pasted = "Deck\r\n2 | Vanqish <b>\r\n";
    let fields = [
        ("set.blue", "pasted"),
        ("paste.blue", pasted),
        ("set.red", "kept"),
        ("kept.red", small.as_str()),
        ("clock", "soon"),
        ("name", "Ana"),
    ];
    let answer = set_up(&mut ana, &fields).await;
    assert_eq!(answer.status, 422);
    for said in [
        "Blue's deck: 4 faults.",
        "Line 2: There is no card called",
        "The deck has no leader.",
        "Red's deck: 2 faults.",
        "is there 30 times",
        "/rules/SWU-DECK-03",
        "soon",
        "2 | Vanqish &lt;b&gt;",
        "value=\"Ana\"",
    ] {
        assert!(answer.body.contains(said), "{said} in {}", answer.body);
    }
    let limited = [("set.format", "limited"), ("set.blue", "kept"), ("kept.blue", small.as_str())];
    assert_eq!(set_up(&mut ana, &limited).await.status, 303, "legal in limited play");
    for stolen in [hers.as_str(), "aaaaaaaaaaaa", ""] {
        let fields = [("set.blue", "kept"), ("kept.blue", stolen)];
        let answer = set_up(&mut ana, &fields).await;
        assert_eq!(answer.status, 422, "{stolen}");
        assert!(answer.body.contains("not among yours"), "{}", answer.body);
    }
    // More cards than a table takes.
    let many: String = (31..81).map(|n| format!(".{n}x3")).collect();
    let many = format!("5.29{many}");
    let answer = set_up(&mut ana, &[("set.blue", "pasted"), ("paste.blue", &many)]).await;
    assert_eq!(answer.status, 422);
    assert!(answer.body.contains("120") && answer.body.contains(&many), "{}", answer.body);
}

#[tokio::test]
async fn games_without_decks_have_no_lists() {
    let server = server().await;
    let (table, mut red, _) = server.duel_of_two().await;
    assert_eq!(red.get(&format!("/tables/{table}/decks")).await.status, 404);
    assert!(!red.page(&table).await.contains("/decks\""), "no link either");
}

#[tokio::test]
async fn private_tables_show_their_decks_to_players_only() {
    let server = server().await;
    let mut ana = server.visitor();
    let fields = [("game", "unlimited"), ("watch", "no")];
    let table = ana.set_up(&fields).await;
    assert_eq!(ana.get(&format!("/tables/{table}/decks")).await.status, 200);
    assert_eq!(server.visitor().get(&format!("/tables/{table}/decks")).await.status, 403);
}

//! Ready-made tables, sides drawn by lot, and the choices the form remembers.

use serde_json::json;

use crate::harness::{TestServer, Visitor, deckbuilding, duel, sitter, unlimited};

async fn server() -> TestServer {
    TestServer::of(vec![deckbuilding(), unlimited(), duel()], |_| {}).await
}

/// The ready-made tables of a game, as a program sees them.
async fn presets(visitor: &mut Visitor, game: &str) -> Vec<String> {
    let list = visitor.get_json(&format!("/new?game={game}")).await.json();
    let presets = list["presets"].as_array().expect("presets").iter();
    presets.map(|preset| preset["preset"].as_str().expect("a word").to_owned()).collect()
}

#[tokio::test]
async fn every_ready_made_table_opens_with_one_click() {
    let server = server().await;
    let mut ana = server.visitor();
    for (game, count) in [("deckbuilding", 7), ("unlimited", 3), ("duel", 3)] {
        let words = presets(&mut ana, game).await;
        assert_eq!(words.len(), count, "{game}");
        let page = ana.get(&format!("/new?game={game}")).await.body;
        for word in &words {
            assert!(page.contains(&format!("name=\"preset\" value=\"{word}\"")), "{game} {word}");
            let table = ana.set_up(&[("game", game), ("preset", word), ("name", "Ana")]).await;
            let seen = ana.table(&table).await;
            let sitters: Vec<&str> = seen["seats"]
                .as_array()
                .expect("seats")
                .iter()
                .map(|seat| seat["sitter"].as_str().expect("a word"))
                .collect();
            assert_eq!(sitters.iter().filter(|sitter| **sitter == "you").count(), 1, "{seen}");
            let other = if word == "friend" { "open" } else { "bot" };
            assert!(sitters.contains(&other), "{game} {word}: {seen}");
        }
    }
    let page = ana.get("/new?game=deckbuilding").await.body;
    for pair in [["empire", "rebels"], ["separatists", "republic"], ["empire", "mandalorians"]] {
        let crests = pair.map(|faction| format!("<i class=\"crest frame-{faction}\"></i> "));
        let shown = format!("<span class=\"pair\">{}</span>", crests.concat());
        assert!(page.contains(&shown), "{shown}");
    }
    let own = ana.post("/tables", &[("game", "unlimited"), ("preset", "own")]).await;
    assert!(own.location().ends_with("/deck"), "the deck is chosen first: {own:?}");
    let answer = ana.post("/tables", &[("game", "duel"), ("preset", "<b>"), ("name", "Ana")]).await;
    assert_eq!(answer.status, 422);
    assert!(
        answer.body.contains("no such ready-made table") && answer.body.contains("value=\"Ana\"")
    );
}

#[tokio::test]
async fn a_random_side_is_not_always_the_same() {
    let server = server().await;
    let mut ana = server.visitor();
    let fields = [("game", "deckbuilding"), ("seat.rebels", "easy"), ("side", "random")];
    let mut sides = [0, 0];
    while sides.iter().sum::<usize>() < 25 {
        let table = ana.set_up(&fields).await;
        let seen = ana.table(&table).await;
        sides[usize::from(sitter(&seen, "rebels") == "you")] += 1;
    }
    // Both are missed with a probability of one in sixteen million.
    assert!(sides.iter().all(|often| *often > 0), "{sides:?}");
    let answer = ana.post("/tables", &[("game", "deckbuilding"), ("side", "left")]).await;
    assert_eq!(answer.status, 422);
    assert!(answer.body.contains("expected chosen or random"), "{}", answer.body);
}

#[tokio::test]
async fn the_form_shows_the_choices_of_the_last_table() {
    let server = server().await;
    let mut ana = server.visitor();
    let page = ana.get("/new?game=deckbuilding").await.body;
    assert!(!page.contains("As last time") && !page.contains("<details id=\"everything\" open"));
    let fields = [
        ("game", "deckbuilding"),
        ("name", "Ana Él"),
        ("set.mode", "full"),
        ("seat.rebels", "hard"),
        ("clock", "move:60"),
        ("side", "random"),
    ];
    ana.set_up(&fields).await;
    let shown = [
        "value=\"Ana Él\"",
        "name=\"set.mode\" value=\"full\" checked",
        "value=\"hard\" selected",
        "name=\"clock\" value=\"move:60\" checked",
        "name=\"side\" value=\"random\" checked",
        "As last time",
    ];
    let page = ana.get("/new?game=deckbuilding").await.body;
    for part in shown {
        assert!(page.contains(part), "{part} in {page}");
    }
    // A ready-made table changes only the name.
    ana.set_up(&[("game", "deckbuilding"), ("preset", "first"), ("name", "Eva")]).await;
    let page = ana.get("/new?game=deckbuilding").await.body;
    assert!(page.contains("value=\"Eva\"") && page.contains(shown[1]), "{page}");
    let other = ana.get("/new?game=duel").await.body;
    assert!(!other.contains("As last time") && other.contains("id=\"name\""), "{other}");
    let asked = ana.get("/new?game=deckbuilding&set.mode=secret").await.body;
    assert!(asked.contains("value=\"secret\" checked") && asked.contains("id=\"everything\" open"));
}

#[tokio::test]
async fn whatever_the_cookie_says_the_form_is_shown() {
    let server = server().await;
    for cookie in [
        "set.mode=castle&seat.rebels=nobody",
        "%00",
        "name=%3Cscript%3Ealert(1)%3C/script%3E",
        "&&&===",
        &"x".repeat(6000),
        "seat.empire=me&seat.empire=easy",
        "clock=move:99999999999",
    ] {
        let mut eve = server.visitor();
        eve.keep("cantina_new_deckbuilding", cookie);
        eve.keep("cantina_new_", cookie);
        let answer = eve.get("/new?game=deckbuilding").await;
        assert_eq!(answer.status, 200, "{cookie}");
        assert!(!answer.body.contains("<script>alert") && !answer.body.contains("class=\"fault\""));
        assert!(answer.body.contains("value=\"introductory\" checked"), "{cookie}");
    }
}

#[tokio::test]
async fn faults_are_named_at_their_field_and_nothing_typed_is_lost() {
    let server = server().await;
    let mut ana = server.visitor();
    let fields = [
        ("game", "deckbuilding"),
        ("name", "Ana"),
        ("set.goal", "99"),
        ("seat.rebels", "wookiee"),
        ("clock", "never"),
        ("side", "random"),
    ];
    let answer = ana.post("/tables", &fields).await;
    assert_eq!(answer.status, 422);
    for part in [
        "id=\"everything\" open",
        "id=\"more\" open",
        "id=\"set.goal-fault\"",
        "value=\"99\"",
        "id=\"seat.rebels-fault\"",
        "id=\"clock-fault\"",
        "value=\"Ana\"",
        "name=\"side\" value=\"random\" checked",
    ] {
        assert!(answer.body.contains(part), "{part} in {}", answer.body);
    }
    assert_eq!(ana.get_json("/new?game=nothing").await.status, 404);
    let fields = &ana.get_json("/new?game=unlimited").await.json()["presets"][1]["fields"];
    assert_eq!(fields["decks"], json!("each"));
}

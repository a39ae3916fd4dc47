//! The names of the people at a table: given, remembered, told apart, changed.

use crate::harness::{Form, OPEN_DUEL, TestServer, duel};

/// A duel between two people who give these names.
async fn named(server: &TestServer, names: [&str; 2]) -> (String, [crate::harness::Visitor; 2]) {
    let [mut red, mut blue] = [server.visitor(), server.visitor()];
    let table = red.set_up(&[OPEN_DUEL, &[("name", names[0])]].concat()).await;
    let answer = blue.post(&format!("/tables/{table}/seats/blue"), &[("name", names[1])]).await;
    assert_eq!(answer.status, 303, "{answer:?}");
    (table, [red, blue])
}

#[tokio::test]
async fn people_are_called_by_name_on_every_page_and_programs_by_seat() {
    let server = TestServer::open().await;
    let (table, [mut red, mut blue]) =
        named(&server, ["Ana", "Maximiliano de la Concepción"]).await;
    red.must_choose(&table, "stance bold").await;
    blue.must_choose(&table, "stance wary").await;
    let mut watcher = server.visitor();
    for page in [red.page(&table).await, watcher.page(&table).await] {
        assert!(page.contains("Ana is bold, Maximiliano de la Concepción is wary."), "{page}");
        assert!(!page.contains("Blue is"), "{page}");
    }
    let mut program = red.follow(&table, Form::Json).await;
    program.until(|program| program.number("ply") == 2).await;
    let seen = red.table(&table).await;
    assert_eq!(seen["seats"][0]["seat"], "red");
    assert_eq!(seen["seats"][0]["name"]["es"], "Ana");
    assert_eq!(red.execute(&table, "concede").await.status, 200);
    let seen = blue.table(&table).await;
    let said = "Ana: rendición. Victoria de Maximiliano de la Concepción.";
    assert_eq!(seen["result"]["es"], said);
    let replay = watcher.get(&format!("/tables/{table}/replay?at=2")).await.body;
    assert!(replay.contains("Ana is bold"), "{replay}");
    let record = watcher.get(&format!("/tables/{table}/record")).await.body;
    assert!(record.contains("seat: Ana\n"), "{record}");
    let answer = watcher.post("/replay", &[("record", &record)]).await;
    let uploaded = watcher.get(&format!("{}?at=2", answer.location())).await.body;
    assert!(uploaded.contains("Ana is bold"), "{uploaded}");
}

#[tokio::test]
async fn namesakes_and_people_without_a_name_are_told_apart() {
    let server = TestServer::open().await;
    for (names, title) in [
        (["Ana", "ANA"], "ANA (Blue)"),
        (["", ""], "Guest (Blue)"),
        (["Blue", "Ana"], "Blue (Red)"),
        (["<b>Eve</b>\u{202e}", "Ana"], "BEveb"),
    ] {
        let (table, [mut red, _]) = named(&server, names).await;
        let page = red.page(&table).await;
        assert!(page.contains(&format!("title=\"{title}\"")), "{page}");
        assert!(!page.contains("<b>Eve") && !page.contains('\u{202e}'), "{page}");
    }
}

#[tokio::test]
async fn nobody_sits_down_with_the_name_of_a_role() {
    let server = TestServer::open().await;
    let mut ana = server.visitor();
    let answer = ana.post("/tables", &[OPEN_DUEL, &[("name", "Bot")]].concat()).await;
    assert_eq!(answer.status, 422);
    assert!(answer.body.contains("Nobody can be called"), "{answer:?}");
    let table = ana.set_up(OPEN_DUEL).await;
    let mut luz = server.visitor();
    let answer = luz.post(&format!("/tables/{table}/seats/blue"), &[("name", "(Tú)")]).await;
    assert_eq!(answer.status, 409);
    assert_eq!(ana.table(&table).await["seats"][1]["sitter"], "open");
    let answer = ana.post(&format!("/tables/{table}/name"), &[("name", "guest")]).await;
    assert_eq!(answer.status, 409);
    let answer = luz.post(&format!("/tables/{table}/name"), &[("name", "Luz")]).await;
    assert_eq!(answer.status, 409, "only those who sit there have a name there");
}

#[tokio::test]
async fn a_name_is_remembered_changed_and_kept_over_a_restart() {
    let server = TestServer::open().await;
    let mut ana = server.visitor();
    assert_eq!(ana.post("/name", &[("name", " Ana  Íñigo ")]).await.status, 303);
    assert!(ana.get("/").await.body.contains("value=\"Ana Íñigo\""));
    assert!(ana.get("/new?game=duel").await.body.contains("value=\"Ana Íñigo\""));
    let answer = ana.post("/play", &[("game", "duel"), ("level", "easy")]).await;
    let table = crate::harness::id_in(answer.location());
    let mut client = ana.follow(&table, Form::Html).await;
    ana.must_choose(&table, "stance bold").await;
    client.until(|ana| ana.log.values().any(|line| line.contains("Ana Íñigo is bold"))).await;
    assert!(client.log.values().any(|line| line.contains("Bot (easy) is")), "{:?}", client.log);
    let answer = ana.post(&format!("/tables/{table}/name"), &[("name", "Luz")]).await;
    assert_eq!(answer.status, 303);
    client.until(|ana| ana.log.values().any(|line| line.contains("Luz is bold"))).await;
    assert!(!client.log.values().any(|line| line.contains("Ana Íñigo")), "{:?}", client.log);
    let server = server.reopen(vec![duel()]).await;
    ana.address.clone_from(&server.visitor().address);
    let page = ana.page(&table).await;
    assert!(page.contains("Luz is bold") && page.contains("Bot (easy) is"), "{page}");
    assert!(ana.get("/").await.body.contains("Luz (you) · Bot (easy)"));
    assert_eq!(ana.post("/name", &[("name", "")]).await.status, 303);
    assert!(!ana.get("/").await.body.contains("value=\"Luz\""), "forgotten");
}

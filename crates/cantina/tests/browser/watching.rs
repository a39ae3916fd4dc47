//! Watchers see only public information and cannot choose.

use crate::browser::Browser;
use crate::driver::{BrowserOptions, Driver};
use crate::new_table::NewTable;
use crate::server::TestServer;
use crate::table::{PageState, Way};

/// Elements that only players have.
const FOR_PLAYERS: &str = "[name=choice], #concede, #controls button";

/// Sends a choice without a seat, which the page does not offer; returns the server's answer.
const CHOOSE_ANYWAY: &str = "
    const done = arguments[arguments.length - 1];
    const { n, ply } = document.getElementById('table').elements;
    fetch(`${location.pathname}/choices`, {
        method: 'POST', headers: { accept: 'application/json' },
        body: new URLSearchParams({ n: n.value, ply: ply.value, choice: 'end turn' }),
    }).then((reply) => reply.json()).then(({ refused }) => done(refused?.code ?? 'carried out'));";

impl Browser {
    /// Sends a choice without a seat and returns the server's answer.
    pub(crate) async fn choose_anyway(&self) -> String {
        self.read_later(CHOOSE_ANYWAY).await
    }
}

/// The answer that plays the first card of the hand.
fn first_card(shown: &PageState) -> &str {
    shown.answers.iter().find(|answer| answer.starts_with("play ")).expect("a card in hand")
}

#[tokio::test(flavor = "multi_thread")]
async fn watchers_see_no_hand_and_cannot_choose() {
    let server = TestServer::start("watching").await;
    let driver = Driver::start("watching");
    let player =
        driver.browser(BrowserOptions { reduced_motion: true, ..BrowserOptions::default() }).await;
    let watcher =
        driver.browser(BrowserOptions { reduced_motion: true, ..BrowserOptions::default() }).await;
    sees_no_hand(&server, &player, &watcher).await;
    sees_it_late(&server, &player, &watcher).await;
    is_turned_away(&server, &player, &watcher).await;
    player.close(&[]).await;
    // A refused request has an error status, which the console reports.
    watcher.close(&["status of 409", "status of 403"]).await;
}

async fn sees_no_hand(server: &TestServer, player: &Browser, watcher: &Browser) {
    let table = player.open_table(server, NewTable::DECKBUILDING).await;
    let before = player.settled().await;
    let hand = player.hand().await;
    assert!(!hand.is_empty(), "there are cards in hand");
    watcher.go(&server.page(&table)).await;
    watcher.says("#question", "Waiting for Guest").await;
    assert!(watcher.count("#hand .card.back").await > 0, "the cards lie face down");
    let replay = format!("{table}/replay?at=0");
    for path in [table.clone(), replay.clone(), replay.clone() + "&as=empire", replay + "&as=judge"]
    {
        watcher.go(&server.page(&path)).await;
        watcher.shows(".board #hand").await;
        let source = watcher.source().await;
        let known = hand.iter().filter(|title| source.contains(*title)).collect::<Vec<_>>();
        assert_eq!(known, Vec::<&String>::new(), "{path} shows the hand");
    }

    watcher.go(&server.page(&table)).await;
    assert_eq!(watcher.count(FOR_PLAYERS).await, 0, "{}", watcher.seen().await);
    assert_eq!(watcher.choose_anyway().await, "not_your_seat");
    assert_eq!(player.server_state().await.ply, before.ply, "nothing was chosen");

    player.choose(first_card(&before), Way::List).await;
    watcher.follows(before.ply + 1).await;
    watcher.shows("#play [data-card]").await;
    assert_eq!(watcher.count("#hand [data-card]").await, 0, "what was not played is face down");
}

/// The page offers a delay of a minute; the test uses a second.
async fn sees_it_late(server: &TestServer, player: &Browser, watcher: &Browser) {
    let late = NewTable { watch: "delay:60", ..NewTable::DECKBUILDING };
    let table = player.open_table(server, late).await;
    let before = player.settled().await;
    player.choose(first_card(&before), Way::List).await;
    watcher.go(&server.page(&table)).await;
    watcher.says("#question", "Waiting for Guest").await;
    assert_eq!(watcher.page_state().await.ply, before.ply, "nothing has happened yet");
    assert_eq!(watcher.server_state().await.ply, before.ply, "nor is a program told");
    assert_eq!(watcher.record().await, [], "nor is it in the record");
    assert_eq!(watcher.count("#play [data-card]").await, 0, "nor on the board");

    player.fill_in(server, late).await;
    let shorten = "document.querySelector('[name=watch]:checked').value = 'delay:1'";
    player.read::<()>(shorten).await;
    let table = player.send_form().await;
    watcher.go(&server.page(&table)).await;
    let before = player.settled().await;
    player.choose(first_card(&before), Way::List).await;
    watcher.follows(before.ply + 1).await;
    watcher.shows("#play [data-card]").await;
}

async fn is_turned_away(server: &TestServer, player: &Browser, watcher: &Browser) {
    let private = NewTable { watch: "no", ..NewTable::DECKBUILDING };
    let table = player.open_table(server, private).await;
    player.settled().await;
    watcher.go(&server.page(&table)).await;
    watcher.says("main h1", "A private table").await;
    assert_eq!(watcher.count("#table").await, 0);
}

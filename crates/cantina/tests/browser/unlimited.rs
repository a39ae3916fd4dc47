//! Unlimited: taking back a pick, a whole round, the forecast of an attack, a game to its end, and
//! finding a card name by typing.

use serde_json::json;

use crate::browser::Browser;
use crate::driver::{BrowserOptions, Driver};
use crate::new_table::NewTable;
use crate::server::TestServer;
use crate::table::Way;

/// An upper bound for the choices of a game against the easy bot.
const LONGEST: usize = 500;

/// Finds an attack whose forecast no ability may change.
const FORECAST: &str = r"
    const attacks = [...document.querySelectorAll('.board [name=choice][value^=attack][data-says]')];
    const plain = attacks.find(({ dataset }) => /^Deals \d+, \d+ HP left$/.test(dataset.says));
    return plain ? [plain.value, plain.dataset.says] : null;";

/// Ranks answers for a quick game: units into play first, the lowest rank wins.
fn rank(answer: &str) -> usize {
    const ORDER: [&str; 8] =
        ["deploy", "attack", "play", "attach", "target", "yes", "resource", "pick"];
    // Answers that can be repeated, or that end the round, come last.
    const LAST: [&str; 5] = ["use", "no", "enough", "take initiative", "pass"];
    let first = ORDER.iter().position(|word| answer.starts_with(word));
    let last = LAST.iter().position(|word| answer.starts_with(word));
    first.or(last.map(|place| ORDER.len() + 1 + place)).unwrap_or(ORDER.len())
}

fn best_answer(answers: &[String]) -> Option<&String> {
    answers.iter().min_by_key(|answer| rank(answer))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_played_to_its_end_with_undo_and_forecast() {
    let server = TestServer::start("unlimited").await;
    let driver = Driver::start("unlimited");
    let browser =
        driver.browser(BrowserOptions { reduced_motion: true, ..BrowserOptions::default() }).await;
    browser.go(&server.page("/")).await;
    browser.press("[data-game=unlimited] button[value=easy]").await;
    browser.shows("#question").await;

    a_pick_is_taken_back(&browser).await;
    a_whole_round(&browser).await;
    the_forecast_of_an_attack_is_shown(&browser).await;
    play_to_the_end(&browser).await;
    let end = browser.text("#question").await;
    assert!(end.contains("won the game"), "{end}");
    let last = browser.page_state().await.ply;
    browser.press("#ending a[href$='/replay']").await;
    browser.says(".place", &format!("Choice 0 of {last}")).await;
    browser.press("#last").await;
    browser.says(".happened", "won").await;
    browser.close(&[]).await;
}

/// The texts of the answers left after filtering.
const LEFT: &str = "return [...document.querySelectorAll('#prompt [name=choice]')] \
    .filter((button) => button.checkVisibility()).map((button) => button.textContent)";

#[tokio::test(flavor = "multi_thread")]
async fn a_name_is_found_by_typing_part_of_it() {
    let server = TestServer::start("naming").await;
    let driver = Driver::start("naming");
    let browser =
        driver.browser(BrowserOptions { reduced_motion: true, ..BrowserOptions::default() }).await;
    let seats = &[("red", "easy")];
    browser.fill_in(&server, NewTable { game: "unlimited", seats, watch: "yes" }).await;
    // A limited deck may contain thirty copies of a card that asks to name a card.
    browser.press("[name='set.format'][value=limited]").await;
    browser.press("[name='set.blue'][value=pasted]").await;
    browser.write("[name='paste.blue']", "5.19.62x30").await;
    browser.send_form().await;
    for wanted in ["keep", "pick", "pick", "play"] {
        let answers = browser.settled().await.answers;
        let answer = answers.iter().find(|answer| answer.starts_with(wanted));
        browser
            .choose(answer.unwrap_or_else(|| panic!("{wanted} in {answers:?}")), Way::List)
            .await;
    }
    browser.says("#question", "name a card").await;
    assert!(browser.settled().await.answers.len() > 200);
    assert_eq!(browser.read::<Vec<String>>(LEFT).await, [""; 0], "both groups are folded");
    browser.write("#prompt [data-sift]", "IMWE").await;
    assert_eq!(browser.read::<Vec<String>>(LEFT).await, ["Chirrut Îmwe."]);
    browser.press("#prompt [data-sift]").await;
    browser.type_keys("\u{e007}").await;
    browser.says("#log", "Guest named the card Chirrut Îmwe.").await;
    browser.close(&[]).await;
}

/// Picks the first of two resources, takes it back by a click on it, and picks it again.
async fn a_pick_is_taken_back(browser: &Browser) {
    browser.settled().await;
    browser.choose("keep", Way::List).await;
    let before = browser.settled().await.answers;
    assert!(before.iter().all(|answer| answer.starts_with("pick ")), "{before:?}");
    browser.choose(&before[0], Way::Board).await;
    browser.shows("#hand .taken").await;
    let picked = browser.settled().await.answers;
    assert_eq!(picked, before[1..], "the picked card is not offered again");
    browser.press("#hand .taken").await;
    browser.gone("#hand .taken").await;
    assert_eq!(browser.settled().await.answers, before, "it can be picked again");
    browser.choose(&before[0], Way::Board).await;
    let left = browser.settled().await.answers;
    browser.choose(&left[0], Way::Board).await;
    browser.says(".moment", "Round 1").await;
}

async fn a_whole_round(browser: &Browser) {
    for _ in 0..LONGEST {
        let shown = browser.settled().await;
        if browser.text(".moment").await.contains("Round 2") {
            return;
        }
        let answer = best_answer(&shown.answers).expect("the first round ends no game");
        browser.choose(answer, Way::Board).await;
    }
    panic!("the first round never ended\n{}", browser.seen().await);
}

/// With "fewer clicks" off, the first click shows the forecast of an attack and the second makes it.
async fn the_forecast_of_an_attack_is_shown(browser: &Browser) {
    let (attack, forecast) = until_an_attack(browser).await;
    browser.open_menu().await;
    browser.press("#settings > summary").await;
    browser.press("[data-do=quick][aria-pressed=true]").await;
    browser.shows("[data-do=quick][aria-pressed=false]").await;
    browser.press("#menu > summary").await;
    let before = browser.page_state().await;
    let find = "const press = [...document.querySelectorAll('#prompt [name=choice]')] \
        .find((button) => button.value === arguments[0]); \
        press.closest('details')?.setAttribute('open', ''); return { press }";
    browser.press_found("the attack in the list", find, vec![json!(attack)]).await;
    assert_eq!(browser.text("#arrow p").await, forecast);
    assert_eq!(browser.server_state().await.ply, before.ply, "nothing is chosen yet");
    browser.press_found("the attack in the list", find, vec![json!(attack)]).await;
    let made = "return Number(document.getElementById('table').elements.n.value) > arguments[0]";
    browser.until_with("the attack is made", made, vec![json!(before.n)]).await;
    let damage = forecast.split([' ', ',']).nth(1).expect("a number");
    browser.says("#log", &format!(")'s base took {damage} damage.")).await;
    browser.open_menu().await;
    browser.press("[data-do=quick][aria-pressed=false]").await;
    browser.shows("[data-do=quick][aria-pressed=true]").await;
    browser.press("#menu > summary").await;
}

/// Plays without attacking until a base can be attacked with a certain result.
async fn until_an_attack(browser: &Browser) -> (String, String) {
    for _ in 0..LONGEST {
        let shown = browser.settled().await;
        if let Some(found) = browser.read::<Option<(String, String)>>(FORECAST).await {
            return found;
        }
        let peaceful: Vec<String> =
            shown.answers.iter().filter(|answer| !answer.starts_with("attack")).cloned().collect();
        let answer = best_answer(&peaceful).expect("there is always something else to do");
        browser.choose(answer, Way::List).await;
    }
    panic!("no base can be attacked\n{}", browser.seen().await);
}

async fn play_to_the_end(browser: &Browser) {
    for _ in 0..LONGEST {
        let shown = browser.settled().await;
        let Some(answer) = best_answer(&shown.answers) else { return };
        browser.choose(answer, Way::Board).await;
    }
    panic!("no end after {LONGEST} choices\n{}", browser.seen().await);
}

/// The number of the demonstration match in which damage is divided among several units, the choice before
/// it, and the seat that divides.
const DIVIDED: (&str, u64, &str) = ("7", 128, "red");

#[tokio::test(flavor = "multi_thread")]
async fn damage_is_divided_by_clicks_on_the_cards() {
    let server = TestServer::start("divided").await;
    let driver = Driver::start("divided");
    let browser = driver.browser(BrowserOptions::default()).await;
    let (seed, at, seat) = DIVIDED;
    let record = std::process::Command::new(env!("CARGO_BIN_EXE_cantina"))
        .args(["demo", "unlimited", "--seed", seed])
        .output()
        .expect("a demonstration match");
    let record = String::from_utf8(record.stdout).expect("a record is text");
    browser.go(&server.page("/replay")).await;
    let fill = "document.getElementById('record').value = arguments[0]";
    browser.read_with::<()>(fill, vec![json!(record)]).await;
    browser.press("form:has(#record) button").await;
    browser.shows("#slider").await;
    browser
        .go(&server.page(&format!(
            "{}?at={at}",
            browser.path().await.split('?').next().unwrap_or_default()
        )))
        .await;
    browser.select("#fork-seat", seat).await;
    browser.select("#fork-level", "easy").await;
    browser.press(".fork button").await;
    browser.shows("#divided").await;

    let card = |n: usize| {
        format!(
            "[...document.querySelectorAll('.board details[data-shares] > summary')][{n}].click()"
        )
    };
    let off = "return document.getElementById('divide').disabled";
    browser.read::<()>(&card(0)).await;
    browser.read::<()>(&card(1)).await;
    browser.says("#divided", "2 / 6").await;
    assert!(browser.read::<bool>(off).await, "not everything is divided");
    browser.press(".less").await;
    browser.says("#divided", "1 / 6").await;
    for _ in 0..9 {
        browser.read::<()>(&card(1)).await;
    }
    browser.says("#divided", "6 / 6").await;
    assert!(!browser.read::<bool>(off).await, "everything is divided");
    browser.press("#divide").await;
    browser.gone("#divided").await;
    browser.says("#log", "took 6 damage").await;
    browser.close(&[]).await;
}

//! Three people, each against the others, and two teams of two, each person with their own browser.

use serde_json::json;

use crate::browser::{Browser, Pressed};
use crate::driver::{BrowserOptions, Driver};
use crate::phone::NOTHING_STICKS_OUT;
use crate::server::TestServer;
use crate::table::{PageState, Way};

/// Everyone at a table, with the word of the seat.
type People = Vec<(&'static str, Browser)>;

/// Sends the form of a new table with these fields; returns the address of the table.
const SET_UP: &str = "
    const done = arguments[arguments.length - 1];
    fetch('/tables', { method: 'POST', body: new URLSearchParams(FIELDS) })
        .then((reply) => done(new URL(reply.url).pathname));";

/// Opens a table with these fields, and returns its address.
async fn set_up(server: &TestServer, browser: &Browser, fields: &str) -> String {
    browser.go(&server.page("/")).await;
    let fields = format!("'game=deckbuilding&{fields}'");
    let table: String = browser.read_later(&SET_UP.replace("FIELDS", &fields)).await;
    browser.go(&server.page(&table)).await;
    browser.shows("#question").await;
    table
}

/// Sits a person down in each seat; the first of them opens the table.
async fn sit_down(
    server: &TestServer,
    driver: &Driver,
    fields: &str,
    seats: &[&'static str],
) -> People {
    let options = BrowserOptions { reduced_motion: true, ..BrowserOptions::default() };
    let browser = driver.browser(options).await;
    let open: String = seats[1..].iter().map(|seat| format!("&seat.{seat}=open")).collect();
    let first = seats[0];
    let fields = format!("{fields}&name={first}&seat.{first}=me{open}");
    let table = set_up(server, &browser, &fields).await;
    let mut people = vec![(first, browser)];
    for seat in &seats[1..] {
        let browser = driver.browser(options).await;
        browser.go(&server.page(&table)).await;
        browser.write("#sit-name", seat).await;
        browser.press(&format!("button[formaction$='/seats/{seat}']")).await;
        people.push((seat, browser));
    }
    for (_, browser) in &people {
        browser.shows("#hand [data-move]").await;
    }
    people
}

/// The number of choices that a page shows.
async fn ply(browser: &Browser) -> u64 {
    browser.page_state().await.ply
}

/// The browser of this seat.
fn of<'p>(people: &'p People, seat: &str) -> &'p Browser {
    &people.iter().find(|(word, _)| *word == seat).expect("somebody sits there").1
}

/// The seats that are asked now, in the words of the table, when all pages show as many choices as
/// the first one.
async fn asked(people: &People) -> Vec<&'static str> {
    let now = ply(&people[0].1).await;
    let mut asked = Vec::new();
    for (seat, browser) in people {
        browser.follows(now).await;
        let shown = browser.page_state().await;
        if shown.answers.iter().any(|answer| answer != "go on") {
            asked.push(*seat);
        }
    }
    asked
}

/// Everyone sees that choice.
async fn everyone_follows(people: &People, ply: u64) {
    let mut lines = Vec::new();
    for (_, browser) in people {
        browser.follows(ply).await;
        let last = "return document.querySelector('#log li:last-child').textContent";
        lines.push(browser.read::<String>(last).await);
    }
    assert!(lines.windows(2).all(|two| two[0] == two[1]), "{lines:?}");
}

fn first<'a>(shown: &'a PageState, begins: &str) -> Option<&'a String> {
    shown.answers.iter().find(|answer| answer.starts_with(begins))
}

/// Plays the turn of this seat with clicks on cards, and ends it.
async fn take_turn(people: &People, seat: &str) {
    let browser = of(people, seat);
    for _ in 0..30 {
        let shown = browser.settled().await;
        let words = first(&shown, "play ").or_else(|| first(&shown, "buy "));
        let words = words.unwrap_or(&shown.answers[0]).clone();
        let words = match first(&shown, "end turn") {
            Some(end) if !words.starts_with("play ") && !words.starts_with("buy ") => end.clone(),
            _ => words,
        };
        browser.choose(&words, Way::Board).await;
        everyone_follows(people, shown.ply + 1).await;
        if words == "end turn" {
            return;
        }
    }
    panic!("the turn does not end\n{}", browser.seen().await);
}

async fn close(people: People, expected: &[&str]) {
    for (_, browser) in people {
        browser.close(expected).await;
    }
}

const THREE: &str = "set.factions=empire,mandalorians,rebels";
const THREE_SEATS: &[&str] = &["empire", "mandalorians", "rebels"];
const TEAMS: &str =
    "set.factions=teams&set.team_one=rebels%2Brepublic&set.team_two=empire%2Bseparatists";
const TEAM_SEATS: &[&str] = &["rebels", "empire", "republic", "separatists"];

#[tokio::test(flavor = "multi_thread")]
async fn three_people_play_some_turns_together() {
    let server = TestServer::start("three-people").await;
    let driver = Driver::start("three-people");
    let people = sit_down(&server, &driver, THREE, THREE_SEATS).await;
    let mut order = Vec::new();
    for _ in 0..4 {
        let asked = asked(&people).await;
        assert_eq!(asked.len(), 1, "{asked:?}");
        for (seat, browser) in &people {
            if *seat != asked[0] {
                browser.says("#question", "Waiting for").await;
                browser.says("#question", asked[0]).await;
            }
        }
        order.push(asked[0]);
        take_turn(&people, asked[0]).await;
    }
    assert_eq!(order[0], order[3], "after three turns it is the turn of the first again");
    assert!(THREE_SEATS.iter().all(|seat| order.contains(seat)), "{order:?}");
    close(people, &[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn four_people_play_in_two_teams() {
    let server = TestServer::start("two-teams").await;
    let driver = Driver::start("two-teams");
    let people = sit_down(&server, &driver, TEAMS, TEAM_SEATS).await;
    let team = asked(&people).await;
    let [one, two] = [of(&people, team[0]), of(&people, team[1])];
    assert!(team == ["rebels", "republic"] || team == ["empire", "separatists"], "{team:?}");
    open_hands_are_for_teammates(&people, &team).await;
    both_act_in_one_turn(&people, one, two).await;
    a_stale_click_is_refused_without_harm(&server, &people, one, two).await;
    a_proposal_is_accepted_with_one_click(&people, one, two).await;
    both_end(&people, one, two).await;
    let next = asked(&people).await;
    assert_eq!(next.len(), 2, "{next:?}");
    assert!(next.iter().all(|seat| !team.contains(seat)), "{team:?} and then {next:?}");
    close(people, &["WebSocket connection to", "net::ERR_"]).await;
}

/// The cards in the part of the board with this id.
async fn cards(browser: &Browser, part: &str) -> Vec<String> {
    let cards = "return [...document.querySelectorAll(`#${arguments[0]} [data-move]`)].map((card) => card.dataset.move)";
    let mut cards: Vec<String> = browser.read_with(cards, vec![json!(part)]).await;
    cards.sort_unstable();
    cards
}

async fn open_hands_are_for_teammates(people: &People, team: &[&str]) {
    let hand = cards(of(people, team[0]), "hand").await;
    assert!(!hand.is_empty());
    for (seat, browser) in people {
        if *seat == team[1] {
            assert_eq!(cards(browser, "mate-hand").await, hand);
        } else if *seat != team[0] {
            let source = browser.source().await;
            let seen = |card: &&String| source.contains(&format!("data-move=\"{card}\""));
            assert_eq!(hand.iter().find(seen), None, "{seat} sees the hand of {}", team[0]);
        }
    }
}

async fn both_act_in_one_turn(people: &People, one: &Browser, two: &Browser) {
    for browser in [one, two, one] {
        let shown = browser.settled().await;
        let play = first(&shown, "play ").expect("a card in hand").clone();
        browser.choose(&play, Way::Board).await;
        everyone_follows(people, shown.ply + 1).await;
        while first(&browser.page_state().await, "end turn").is_none() {
            let shown = browser.settled().await;
            browser.choose(&shown.answers[0], Way::List).await;
            everyone_follows(people, shown.ply + 1).await;
        }
    }
}

/// The second player clicks a card on a page that does not know yet that the first one did something
/// after which it is not possible any more: here both want to resolve the attack of the team.
async fn a_stale_click_is_refused_without_harm(
    server: &TestServer,
    people: &People,
    one: &Browser,
    two: &Browser,
) {
    for browser in [one, two] {
        while let Some(words) = first(&browser.settled().await, "play ").cloned() {
            browser.choose(&words, Way::List).await;
            while first(&browser.page_state().await, "end turn").is_none() {
                let shown = browser.settled().await;
                browser.choose(&shown.answers[0], Way::List).await;
            }
        }
        let shown = browser.settled().await;
        let assign =
            shown.answers.iter().find(|a| a.starts_with("assign ") && a.ends_with("to base"));
        let assign = assign.expect("a soldier").clone();
        browser.choose(&assign, Way::List).await;
    }
    let now = ply(two).await;
    everyone_follows(people, now).await;
    server.proxy.cut();
    two.says("#connection", "Connection lost").await;
    one.says("#connection", "Connection lost").await;
    one.answer("attack base", Way::List).await;
    two.answer("attack base", Way::List).await;
    server.proxy.restore();
    // Whoever was second is told why, and the page goes on.
    let told = "return document.querySelector('#refusal:not(:empty)')?.textContent";
    let refused = async |browser: &Browser| {
        browser.read::<Option<String>>(told).await.is_some_and(|said| !said.trim().is_empty())
    };
    let end = tokio::time::Instant::now() + crate::browser::DEADLINE;
    loop {
        if ply(one).await == ply(two).await && ply(one).await > now {
            let both = [refused(one).await, refused(two).await];
            if both != [false, false] {
                assert_ne!(both, [true, true], "one of them was carried out");
                break;
            }
        }
        assert!(tokio::time::Instant::now() < end, "nobody was refused\n{}", two.seen().await);
        tokio::time::sleep(std::time::Duration::from_millis(25)).await;
    }
    let attacks = one.record().await;
    let attacks = attacks.iter().filter(|made| made.choice == "attack base").count();
    assert_eq!(attacks, 1, "the attack was resolved once");
    for browser in [one, two] {
        while first(&browser.page_state().await, "split").is_some() {
            let shown = browser.settled().await;
            browser.choose(&shown.answers[0], Way::List).await;
        }
    }
}

async fn a_proposal_is_accepted_with_one_click(people: &People, one: &Browser, two: &Browser) {
    let now = ply(one).await;
    everyone_follows(people, now).await;
    one.press("#teamwork details.propose > summary").await;
    let find = "return { press: document.querySelector('#teamwork button[name=propose]:not([value^=end])') }";
    let proposed =
        "return document.querySelector('#teamwork button[name=propose]:not([value^=end])').value";
    let words: String = one.read(proposed).await;
    assert_eq!(one.press_found("a proposal", find, vec![]).await, Pressed::Done);
    two.says("#actions .proposal", "proposes").await;
    for (_, browser) in people {
        let banner = browser.count(".proposal").await;
        let is_two = browser.session == two.session;
        assert_eq!(banner > 0, is_two, "a proposal is for the teammate alone");
    }
    two.press(&format!("#actions .proposal button[value='{words}']")).await;
    everyone_follows(people, now + 1).await;
    let record = two.record().await;
    assert_eq!(record.last().expect("a choice").choice, words);
    two.gone("#actions .proposal").await;
    while first(&two.page_state().await, "end turn").is_none() {
        let shown = two.settled().await;
        two.choose(&shown.answers[0], Way::List).await;
    }
}

async fn both_end(people: &People, one: &Browser, two: &Browser) {
    let now = ply(two).await;
    everyone_follows(people, now).await;
    one.choose("end turn", Way::Board).await;
    everyone_follows(people, now + 1).await;
    // Nothing goes on by itself.
    one.says("#actions", "Go on with the turn").await;
    two.settled().await;
    one.choose("go on", Way::Board).await;
    one.choose("end turn", Way::Board).await;
    everyone_follows(people, now + 3).await;
    two.choose("end turn", Way::Board).await;
    one.until(
        "the turn is over",
        "return document.querySelector('#prompt [name=choice]') === null",
    )
    .await;
}

/// Both modes on a phone: at every question nothing sticks out to the right.
#[tokio::test(flavor = "multi_thread")]
async fn the_boards_for_three_and_four_fit_a_phone() {
    let server = TestServer::start("three-phone").await;
    let driver = Driver::start("three-phone");
    let browser =
        driver.browser(BrowserOptions { reduced_motion: true, ..BrowserOptions::default() }).await;
    browser.resize(390, 844, true).await;
    for (fields, seats) in [(THREE, THREE_SEATS), (TEAMS, TEAM_SEATS)] {
        let others = seats.iter().filter(|seat| **seat != "rebels");
        let bots: String = others.map(|seat| format!("&seat.{seat}=easy")).collect();
        let table = set_up(&server, &browser, &format!("{fields}&seat.rebels=me{bots}")).await;
        assert_eq!(browser.path().await, table);
        for n in 0..25 {
            let shown = browser.settled().await;
            let fault: String = browser.read(NOTHING_STICKS_OUT).await;
            assert_eq!(fault, "", "{fields}, question {n}: {}", shown.question);
            let sticking: Vec<String> = browser.read(PARTS_STICK_OUT).await;
            assert_eq!(
                sticking,
                Vec::<String>::new(),
                "{fields}, question {n}: {}",
                shown.question
            );
            let find = |begins: &&str| first(&shown, begins);
            let order = ["play ", "assign ", "attack ", "buy "];
            let words = order.iter().find_map(find).unwrap_or(&shown.answers[0]).clone();
            browser.answer(&words, Way::List).await;
            // A teammate may have done something at the same moment.
            browser
                .until_with("it is carried out or refused", ANSWERED, vec![json!(shown.n)])
                .await;
        }
    }
    browser.close(&[]).await;
}

/// The parts of the board that end beside the screen.
const PARTS_STICK_OUT: &str = "
    return [...document.querySelectorAll('.board > .region')]
        .filter((part) => part.checkVisibility())
        .map((part) => [part.id, part.getBoundingClientRect()])
        .filter(([, { left, right, width }]) => width && (left < -1 || right > innerWidth + 1))
        .map(([id, { left, right }]) => `#${id}: ${Math.round(left)} to ${Math.round(right)}`);";

/// Whether the choice with this number was carried out or refused, and nothing is pending.
const ANSWERED: &str = "
    const table = document.getElementById('table');
    return table.ariaBusy === null && (Number(table.elements.n.value) > arguments[0]
        || document.querySelector('#refusal')?.textContent.trim());";

//! What surrounds a match, at tables of three and of two teams: watching, replays, taking back, clocks,
//! other devices, bots that take over, shared screens, restarts.

use std::time::Duration;

use serde_json::{Value, json};

use crate::harness::{
    FACTION_TEAMS, Form, Seated, StagedGame, THREE_FACTIONS, TestServer, Visitor, deckbuilding,
    eventually, list, options, regions, sitter,
};

const BOTH: [Seated; 2] = [THREE_FACTIONS, FACTION_TEAMS];

/// In these matches the Empire begins among three, and the rebels and the republic among teams.
fn games() -> Vec<&'static dyn games::AnyGame> {
    vec![StagedGame::new(deckbuilding(), 16).ready()]
}

async fn server() -> TestServer {
    TestServer::of(games(), |_| {}).await
}

/// The seats that are asked.
fn asked(seen: &Value) -> Vec<usize> {
    let seats = seen["seats"].as_array().expect("seats").iter().enumerate();
    seats.filter(|(_, seat)| seat["asked"] == true).map(|(seat, _)| seat).collect()
}

/// Everyone whose turn it is plays one card.
async fn play_a_card_each(people: &mut [Visitor], table: &str) -> u64 {
    let seats = asked(&people[0].table(table).await);
    for &seat in &seats {
        let options = options(&people[seat].table(table).await);
        let plain = |words: &&String| words.starts_with("play ") && words.contains("shuttle");
        let card = options.iter().find(plain).expect("a shuttle in hand");
        people[seat].must_choose(table, card).await;
    }
    seats.len() as u64
}

/// Ends the turn of whoever has it.
async fn end_turn(people: &mut [Visitor], table: &str) {
    for seat in asked(&people[0].table(table).await) {
        people[seat].must_choose(table, "end turn").await;
    }
}

/// Everybody gives up until the match is over.
async fn give_up(people: &mut [Visitor], table: &str) {
    for person in people.iter_mut() {
        if person.table(table).await["standing"] == "playing" {
            assert_eq!(person.execute(table, "concede").await.status, 200);
        }
    }
}

#[tokio::test]
async fn whoever_watches_late_sees_an_earlier_moment() {
    let server = server().await;
    for seated in BOTH {
        let (table, mut people) = server.full(seated, &[("watch", "delay:3600")]).await;
        let mut watcher = server.visitor();
        let before = watcher.table(&table).await["view"].clone();
        let follows = watcher.follow(&table, Form::Html).await;
        let made = play_a_card_each(&mut people, &table).await;
        assert_eq!(people[0].table(&table).await["ply"], made);
        let seen = watcher.table(&table).await;
        assert_eq!((&seen["ply"], &seen["view"]), (&json!(0), &before));
        let page = watcher.page(&table).await;
        assert!(!list(&page, "log").contains("<li"), "the log tells what is not shown");
        let record = watcher.get(&format!("/tables/{table}/record")).await;
        assert!(record.body.contains("after 0 choices"), "{}", record.body);
        assert_eq!((follows.number("ply"), follows.log.len()), (0, 0));
    }
}

#[tokio::test]
async fn the_delay_passes() {
    let server = server().await;
    for seated in BOTH {
        let (table, mut people) = server.full(seated, &[("watch", "delay:1")]).await;
        let mut watcher = server.visitor().follow(&table, Form::Compact).await;
        let made = play_a_card_each(&mut people, &table).await;
        watcher.until(|watcher| watcher.number("ply") == made && !watcher.log.is_empty()).await;
    }
}

/// A part of a page of a replay.
fn part(page: &str, id: &str) -> String {
    let found = regions(page).into_iter().find(|(part, _)| part == id);
    found.unwrap_or_else(|| panic!("no {id} in {page}")).1
}

#[tokio::test]
async fn a_replay_shows_the_hands_of_others_only_once_it_is_over() {
    let server = server().await;
    for seated in BOTH {
        let (table, mut people) =
            server.full(seated, &[("set.teammates_see_hands", "off"), ("resigning", "end")]).await;
        let made = play_a_card_each(&mut people, &table).await;
        let at = |seat: &str| format!("/tables/{table}/replay?at={made}&as={seat}");
        let shows = |page: &str| part(page, "hand").contains("data-move");
        for (own, person) in people.iter_mut().enumerate() {
            for seat in seated.seats {
                let page = person.get(&at(seat)).await;
                assert_eq!(page.status, 200, "{page:?}");
                let mine = person.get(&at(seated.seats[own])).await.body;
                assert!(shows(&mine), "the own hand is there");
                let theirs = part(&page.body, "hand");
                assert!(theirs == part(&mine, "hand") || !shows(&page.body), "{seat}: {theirs}");
            }
        }
        give_up(&mut people, &table).await;
        let mut watcher = server.visitor();
        for seat in seated.seats {
            let page = watcher.get(&at(seat)).await.body;
            assert!(shows(&page), "the hand of {seat} is shown once it is over");
        }
        let beginning = watcher.get(&format!("/tables/{table}/replay?at=0")).await;
        assert_eq!(beginning.status, 200);
    }
}

#[tokio::test]
async fn all_who_chose_since_must_agree_to_an_undo() {
    let server = server().await;
    let (table, mut people) = server.full(THREE_FACTIONS, &[]).await;
    let first = asked(&people[0].table(&table).await)[0];
    play_a_card_each(&mut people, &table).await;
    assert_eq!(people[first].execute(&table, "undo").await.status, 200);
    assert_eq!(people[first].table(&table).await["ply"], 0, "one's own card is taken back at once");
    end_turn(&mut people, &table).await;
    let second = asked(&people[0].table(&table).await)[0];
    play_a_card_each(&mut people, &table).await;
    let before = people[first].table(&table).await["ply"].clone();
    assert_eq!(people[first].execute(&table, "undo").await.status, 200);
    assert_eq!(people[first].table(&table).await["ply"], before);
    let third = (0..3).find(|seat| ![first, second].contains(seat)).expect("a third");
    assert!(people[second].page(&table).await.contains("/agree"));
    assert!(!people[third].page(&table).await.contains("/agree"), "who did nothing is not asked");
    let agree = format!("/tables/{table}/agree");
    assert_eq!(people[second].post_json(&agree, &[("agree", "yes")]).await.status, 200);
    assert_eq!(people[third].table(&table).await["ply"], 0);
}

#[tokio::test]
async fn among_three_only_the_clock_of_whoever_is_asked_runs() {
    let server = server().await;
    let (table, mut people) = server.full(THREE_FACTIONS, &[("clock", "bank:1000+0")]).await;
    let clocks = |seen: &Value| {
        let seats = seen["seats"].as_array().expect("seats").clone();
        seats.iter().map(|seat| seat["clock_ms"].as_u64().expect("time")).collect::<Vec<_>>()
    };
    for _ in 0..4 {
        let before = people[0].table(&table).await;
        tokio::time::sleep(Duration::from_millis(30)).await;
        let after = people[0].table(&table).await;
        let (before, now) = (clocks(&before), clocks(&after));
        let ran: Vec<usize> = (0..3).filter(|seat| now[*seat] < before[*seat]).collect();
        assert_eq!(ran, asked(&after));
        end_turn(&mut people, &table).await;
    }
}

#[tokio::test]
async fn among_three_a_bot_takes_the_seat_of_whoever_runs_out_of_time() {
    let server = server().await;
    let (table, mut people) = server.full(THREE_FACTIONS, &[("clock", "move:5")]).await;
    let late = asked(&people[0].table(&table).await)[0];
    let other = usize::from(late == 0);
    eventually("a bot has the seat and plays on", async || {
        let seen = people[other].table(&table).await;
        let bot = sitter(&seen, THREE_FACTIONS.seats[late]) == "bot";
        (bot && seen["ply"].as_u64() > Some(0)).then_some(())
    })
    .await;
    assert_eq!(people[other].table(&table).await["standing"], "playing");
}

#[tokio::test]
async fn who_concedes_among_three_leaves_a_bot_and_a_team_concedes_together() {
    let server = server().await;
    let (table, mut people) = server.full(THREE_FACTIONS, &[]).await;
    let first = asked(&people[0].table(&table).await)[0];
    let other = usize::from(first == 0);
    assert_eq!(people[first].execute(&table, "concede").await.status, 200);
    eventually("the bot ends the turn, and another is asked", async || {
        let seen = people[other].table(&table).await;
        (asked(&seen) != [first]).then_some(())
    })
    .await;
    let seen = people[first].table(&table).await;
    assert_eq!(sitter(&seen, THREE_FACTIONS.seats[first]), "bot");
    assert!(options(&seen).is_empty(), "whoever left only watches");

    let (table, mut people) = server.full(FACTION_TEAMS, &[]).await;
    let team = asked(&people[0].table(&table).await);
    assert_eq!(people[team[0]].execute(&table, "concede").await.status, 200);
    let seen = people[team[1]].table(&table).await;
    assert_eq!((&seen["standing"], asked(&seen)), (&json!("playing"), team.clone()));
    assert_eq!(people[team[1]].execute(&table, "concede").await.status, 200);
    let result = people[0].table(&table).await["result"]["en"].as_str().map(str::to_owned);
    let result = result.expect("a result");
    assert!(result.contains("Victory for empire and separatists"), "{result}");
}

#[tokio::test]
async fn a_bot_stands_in_for_an_absent_teammate_and_gives_the_seat_back() {
    let server = TestServer::of(games(), |config| config.absence = Duration::ZERO).await;
    for seated in BOTH {
        let (table, mut people) = server.full(seated, &[("away", "bot")]).await;
        let seen = people[0].table(&table).await;
        let away = *asked(&seen).last().expect("somebody is asked");
        let mut others = Vec::new();
        for (seat, person) in people.iter().enumerate().filter(|(seat, _)| *seat != away) {
            others.push((seat, person.follow(&table, Form::Json).await));
        }
        let word = seated.seats[away];
        others[0].1.until(|other| sitter(&other.last, word) == "bot").await;
        let back = people[away].follow(&table, Form::Json).await;
        others[0].1.until(|other| sitter(&other.last, word) == "person").await;
        assert_eq!(sitter(&people[away].table(&table).await, word), "you");
        drop(back);
    }
}

/// The code of the private link on the page.
fn code_on(page: &str) -> &str {
    let code = page.split_once("/handover#").map(|(_, rest)| &rest[..32]);
    code.unwrap_or_else(|| panic!("no link in {page}"))
}

#[tokio::test]
async fn a_seat_moves_to_another_device_in_the_middle_of_a_turn() {
    let server = server().await;
    for seated in BOTH {
        let (table, mut people) = server.full(seated, &[]).await;
        let turn = asked(&people[0].table(&table).await);
        let moves = turn[0];
        play_a_card_each(&mut people, &table).await;
        let before = people[moves].table(&table).await;
        let page = people[moves].post(&format!("/tables/{table}/handover"), &[]).await;
        let mut phone = server.visitor();
        let taken = phone.post("/handover", &[("code", code_on(&page.body))]).await;
        assert_eq!(taken.status, 303, "{taken:?}");
        let after = phone.table(&table).await;
        for field in ["view", "options", "ply", "n"] {
            assert_eq!(after[field], before[field], "{field}");
        }
        assert!(options(&people[moves].table(&table).await).is_empty(), "the old device watches");
        phone.must_choose(&table, "end turn").await;
        assert!(!asked(&people[moves].table(&table).await).contains(&moves));
    }
}

/// Whether the page shows a hand, and whose cards it offers to show.
fn shared_screen(page: &str) -> (bool, Option<String>) {
    let offered = page.split_once("name=\"seat\" value=\"").map(|(_, rest)| rest);
    let word = offered.and_then(|rest| rest.split('"').next()).map(str::to_owned);
    (part(page, "hand").contains("data-move"), word.filter(|_| page.contains("/lift\"")))
}

/// Plays on one screen: each time the curtain is down it shows no hand and names the seat to pass the
/// device to; returns the seats in the order in which they had it.
async fn pass_it_round(seated: Seated, turns: usize) -> Vec<String> {
    let server = server().await;
    let mut screen = server.visitor();
    let hot: Vec<(String, &str)> = (0..)
        .zip(seated.seats)
        .map(|(n, seat)| (format!("seat.{seat}"), if n == 0 { "me" } else { "hot" }))
        .collect();
    let hot = hot.iter().map(|(field, value)| (field.as_str(), *value));
    let fields: Vec<_> = seated
        .fields
        .iter()
        .copied()
        .chain([("set.teammates_see_hands", "off")])
        .chain(hot)
        .collect();
    let table = screen.set_up(&fields).await;
    let lift = format!("/tables/{table}/lift");
    let mut order = Vec::new();
    for _ in 0..turns {
        let down = screen.page(&table).await;
        let (hand, seat) = shared_screen(&down);
        let seat = seat.unwrap_or_else(|| panic!("the curtain is not down: {down}"));
        assert!(!hand, "behind the curtain there is no hand");
        let seen = screen.table(&table).await;
        assert_eq!(seen["view"], server.visitor().table(&table).await["view"]);
        assert_eq!(screen.post(&lift, &[("seat", &seat)]).await.status, 303);
        let up = screen.page(&table).await;
        assert!(shared_screen(&up).0, "{seat} sees the own hand");
        let seen = screen.table(&table).await;
        let hands = seen["view"]["players"].as_array().expect("players").iter();
        let known = hands.filter(|player| player["hand"][0].is_string()).count();
        assert_eq!(known, 1, "no other hand is shown");
        screen.must_choose(&table, "end turn").await;
        order.push(seat);
    }
    order
}

#[tokio::test]
async fn three_share_one_screen() {
    let order = pass_it_round(THREE_FACTIONS, 4).await;
    let mut seats = order[..3].to_vec();
    seats.sort_unstable();
    assert_eq!(seats, THREE_FACTIONS.seats);
    assert_eq!(order[3], order[0]);
}

#[tokio::test]
async fn two_teams_share_one_screen() {
    let order = pass_it_round(FACTION_TEAMS, 5).await;
    assert_eq!(order, ["rebels", "republic", "empire", "separatists", "rebels"]);
}

/// In a shared turn the screen turns from one teammate to the other and back, also to one who was done.
#[tokio::test]
async fn teammates_on_one_screen_take_turns_as_they_like() {
    let server = server().await;
    let mut screen = server.visitor();
    let seats = FACTION_TEAMS.seats;
    let hot: Vec<(String, &str)> = (0..)
        .zip(seats)
        .map(|(n, seat)| (format!("seat.{seat}"), if n == 0 { "me" } else { "hot" }))
        .collect();
    let hot = hot.iter().map(|(field, value)| (field.as_str(), *value));
    let fields: Vec<_> = FACTION_TEAMS.fields.iter().copied().chain(hot).collect();
    let table = screen.set_up(&fields).await;
    let lift = format!("/tables/{table}/lift");
    let (_, first) = shared_screen(&screen.page(&table).await);
    let first = first.expect("the curtain names a seat");
    screen.post(&lift, &[("seat", &first)]).await;
    // Beside the own cards there is the way to those of the partner, and back.
    let (_, partner) = shared_screen(&screen.page(&table).await);
    let partner = partner.expect("the way to the partner");
    assert_ne!(partner, first);
    screen.post(&lift, &[("seat", &partner)]).await;
    assert_eq!(shared_screen(&screen.page(&table).await), (true, Some(first.clone())));
    // Whoever is done passes the screen on, and may come back to go on.
    screen.must_choose(&table, "end turn").await;
    assert_eq!(shared_screen(&screen.page(&table).await), (false, Some(first.clone())));
    screen.post(&lift, &[("seat", &first)]).await;
    assert_eq!(shared_screen(&screen.page(&table).await), (true, Some(partner.clone())));
    screen.post(&lift, &[("seat", &partner)]).await;
    screen.must_choose(&table, "go on").await;
    screen.must_choose(&table, "end turn").await;
    screen.post(&lift, &[("seat", &first)]).await;
    screen.must_choose(&table, "end turn").await;
    let seen = screen.table(&table).await;
    let asked =
        seen["seats"].as_array().expect("seats").iter().filter(|seat| seat["asked"] == true);
    let asked: Vec<&str> = asked.filter_map(|seat| seat["seat"].as_str()).collect();
    assert!(!asked.contains(&first.as_str()) && !asked.contains(&partner.as_str()), "{asked:?}");
}

#[tokio::test]
async fn among_three_a_restart_in_the_middle_of_a_turn_changes_nothing() {
    let mut server = server().await;
    let (table, mut people) = server.full(THREE_FACTIONS, &[]).await;
    end_turn(&mut people, &table).await;
    play_a_card_each(&mut people, &table).await;
    let mut before = Vec::new();
    for person in &mut people {
        before.push(person.table(&table).await);
    }
    server = server.reopen(games()).await;
    for (person, before) in people.iter_mut().zip(&before) {
        person.address.clone_from(&server.address);
        assert_eq!(person.table(&table).await, *before);
    }
    end_turn(&mut people, &table).await;
    end_turn(&mut people, &table).await;
}

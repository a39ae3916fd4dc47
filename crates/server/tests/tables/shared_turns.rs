//! A turn that two teammates share: both are asked at once, and nothing is lost between them.

use std::time::Duration;

use serde_json::{Value, json};
use server::tables::EntryKind;

use crate::harness::{
    FACTION_TEAMS, Form, SocketClient, StagedGame, TestServer, Visitor, deckbuilding, eventually,
    options,
};

/// Two teams of people in the middle of a shared turn.
struct SharedTurn {
    server: TestServer,
    table: String,
    people: Vec<Visitor>,
    /// The seats of the team whose turn it is, and their sockets.
    team: [usize; 2],
    sockets: [SocketClient; 2],
    /// The seats of the other team.
    others: [usize; 2],
}

/// In this match the rebels and the republic begin; the rebels hold a temple guardian, whose ability
/// asks what to gain, and both hold a soldier.
const SEED: u64 = 16;

fn games() -> Vec<&'static dyn games::AnyGame> {
    vec![StagedGame::new(deckbuilding(), SEED).ready()]
}

impl SharedTurn {
    async fn new(more: &[(&str, &str)], forms: [Form; 2]) -> Self {
        let server = TestServer::of(games(), |_| {}).await;
        let (table, mut people) = server.full(FACTION_TEAMS, more).await;
        let first = !options(&people[0].table(&table).await).is_empty();
        let (team, others) = if first { ([0, 2], [1, 3]) } else { ([1, 3], [0, 2]) };
        let sockets = [
            people[team[0]].follow(&table, forms[0]).await,
            people[team[1]].follow(&table, forms[1]).await,
        ];
        Self { server, table, people, team, sockets, others }
    }

    async fn seen(&mut self, mate: usize) -> Value {
        self.people[self.team[mate]].table(&self.table).await
    }

    async fn options(&mut self, mate: usize) -> Vec<String> {
        options(&self.seen(mate).await)
    }

    /// The first card that this teammate can play.
    async fn card(&mut self, mate: usize) -> String {
        let options = self.options(mate).await;
        options.into_iter().find(|words| words.starts_with("play ")).expect("a card to play")
    }

    async fn must_choose(&mut self, mate: usize, words: &str) {
        self.people[self.team[mate]].must_choose(&self.table, words).await;
    }

    /// Both sockets show what a page that is asked for now shows.
    async fn both_are_up_to_date(&mut self) {
        for mate in 0..2 {
            let seen = self.seen(mate).await;
            let socket = &mut self.sockets[mate];
            socket.until(|socket| socket.last["seq"] == seen["seq"]).await;
            assert_eq!((&socket.last["ply"], &socket.last["n"]), (&seen["ply"], &seen["n"]));
            let mut shown = socket.options();
            let mut offered = options(&seen);
            shown.sort_unstable();
            offered.sort_unstable();
            assert_eq!(shown, offered);
        }
    }

    /// This teammate plays everything in hand that begins so, and returns one of the cards.
    async fn play_all(&mut self, mate: usize, begins: &[&str]) -> String {
        let is_wanted = |words: &&String| begins.iter().any(|begin| words.starts_with(begin));
        let mut played = None;
        while let Some(words) = self.options(mate).await.iter().find(is_wanted).cloned() {
            self.must_choose(mate, &words).await;
            played = words.strip_prefix("play ").map(str::to_owned);
        }
        played.expect("a card to play")
    }

    /// All choices of the match so far.
    async fn choices(&self) -> Vec<String> {
        let entries = self.server.entries(&self.table).await.into_iter();
        let chosen = entries.filter_map(|entry| match entry.kind {
            EntryKind::Chose(words) => Some(words),
            _ => None,
        });
        chosen.collect()
    }
}

/// What plays a card with Attack of the starting decks.
const SOLDIERS: &[&str] = &["play rebel-trooper", "play clone-trooper"];

/// The message with which a client answers the question it shows.
fn choice(socket: &SocketClient, words: &str) -> Value {
    json!({ "n": socket.number("n") + 1, "ply": socket.number("ply"), "choose": words })
}

/// Sends both messages at once; returns who was refused, with this code.
async fn race(turn: &mut SharedTurn, messages: &[Value; 2], code: &str) -> usize {
    assert_eq!(messages[0]["ply"], messages[1]["ply"]);
    let [one, two] = &mut turn.sockets;
    let answers = tokio::join!(one.ask(&messages[0]), two.ask(&messages[1]));
    let answers = [answers.0, answers.1];
    let refused = answers.iter().position(|answer| !answer["refused"].is_null());
    let loser = refused.unwrap_or_else(|| panic!("both were carried out: {answers:?}"));
    assert_eq!(answers[loser]["refused"]["code"], code, "{answers:?}");
    assert!(answers[1 - loser]["ack"].is_number(), "{answers:?}");
    loser
}

#[tokio::test]
async fn of_two_choices_at_once_the_first_is_served_and_the_other_can_be_made_again() {
    let mut turn = SharedTurn::new(&[], [Form::Html, Form::Compact]).await;
    let cards = [turn.card(0).await, turn.card(1).await];
    let messages = [0, 1].map(|mate| choice(&turn.sockets[mate], &cards[mate]));
    let loser = race(&mut turn, &messages, "late").await;
    assert_eq!(turn.choices().await, [cards[1 - loser].clone()]);
    turn.both_are_up_to_date().await;
    let again = turn.sockets[loser].choose(&cards[loser]).await;
    assert_eq!(again, json!({ "ack": 1 }), "the same number is still free");
    turn.both_are_up_to_date().await;
    assert_eq!(turn.choices().await, [cards[1 - loser].clone(), cards[loser].clone()]);
}

#[tokio::test]
async fn what_both_want_at_once_one_gets_and_the_other_can_choose_again() {
    let mut turn = SharedTurn::new(&[], [Form::Html, Form::Json]).await;
    for mate in 0..2 {
        let soldier = turn.play_all(mate, SOLDIERS).await;
        turn.must_choose(mate, &format!("assign {soldier} to base")).await;
    }
    turn.both_are_up_to_date().await;
    // The attack of the team is one, and either may resolve it; it asks its player how to divide the
    // damage, so that the other is not asked any more.
    let words = "attack base".to_owned();
    let before = turn.choices().await.len();
    let messages = [0, 1].map(|mate| choice(&turn.sockets[mate], &words));
    let loser = race(&mut turn, &messages, "illegal").await;
    assert_eq!(turn.choices().await.len(), before + 1, "exactly one was carried out");
    turn.both_are_up_to_date().await;
    // The attack asks its player how to divide the damage; then the other is asked again.
    while turn.options(loser).await.is_empty() {
        let answer = turn.options(1 - loser).await.remove(0);
        turn.must_choose(1 - loser, &answer).await;
    }
    turn.both_are_up_to_date().await;
    let again = turn.sockets[loser].choose("end turn").await;
    assert!(again["ack"].is_number(), "{again}");
    turn.both_are_up_to_date().await;
}

#[tokio::test]
async fn a_choice_for_a_question_from_before_the_partners_ability_is_late() {
    let mut turn = SharedTurn::new(&[], [Form::Html, Form::Compact]).await;
    let (asker, partner) = (0, 1);
    let words = turn.card(partner).await;
    let stale = choice(&turn.sockets[partner], &words);
    turn.must_choose(asker, "play temple-guardian").await;
    turn.both_are_up_to_date().await;
    assert_eq!(turn.options(partner).await, [""; 0], "an ability is finished first");
    assert_eq!(turn.sockets[partner].refusal(&stale).await, "illegal");
    while turn.options(partner).await.is_empty() {
        let answer = turn.options(asker).await.remove(0);
        turn.must_choose(asker, &answer).await;
    }
    let before = turn.choices().await;
    assert_eq!(turn.sockets[partner].refusal(&stale).await, "late");
    assert_eq!(turn.choices().await, before, "nothing happened");
    turn.both_are_up_to_date().await;
    let again = turn.sockets[partner].choose(&words).await;
    assert_eq!(again, json!({ "ack": 1 }), "and it can be chosen at once");
    turn.both_are_up_to_date().await;
}

#[tokio::test]
async fn who_is_done_can_go_on_until_the_partner_is_done_too() {
    let mut turn = SharedTurn::new(&[], [Form::Html, Form::Compact]).await;
    let card = turn.card(0).await;
    turn.must_choose(0, "end turn").await;
    turn.both_are_up_to_date().await;
    let seen = turn.seen(0).await;
    assert_eq!((options(&seen), &seen["question"]), (vec!["go on".to_owned()], &Value::Null));
    let bar = &turn.sockets[0].parts["actions"];
    assert!(bar.contains("Waiting for republic") && bar.contains("value=\"go on\""), "{bar}");
    let answer = turn.sockets[0].choose(&card).await;
    assert_eq!(answer["refused"]["code"], "illegal", "whoever is done first goes on: {answer}");
    assert!(turn.sockets[0].choose("go on").await["ack"].is_number());
    turn.both_are_up_to_date().await;
    assert!(turn.sockets[0].choose(&card).await["ack"].is_number());
    turn.must_choose(1, "end turn").await;
    turn.both_are_up_to_date().await;
    for other in turn.others {
        assert_eq!(options(&turn.people[other].table(&turn.table).await), [""; 0]);
    }
    turn.must_choose(0, "end turn").await;
    turn.both_are_up_to_date().await;
    for mate in 0..2 {
        assert_eq!(turn.options(mate).await, [""; 0], "nobody goes on with a turn that is over");
    }
    for other in turn.others {
        let asked = options(&turn.people[other].table(&turn.table).await);
        assert!(asked.contains(&"end turn".to_owned()), "{asked:?}");
    }
    // A late click on what was offered before is refused without harm.
    let late = turn.sockets[0].choose("go on").await;
    assert_eq!(late["refused"]["code"], "illegal", "{late}");
}

#[tokio::test]
async fn both_say_end_at_the_same_moment() {
    let mut turn = SharedTurn::new(&[], [Form::Html, Form::Json]).await;
    let messages = [0, 1].map(|mate| choice(&turn.sockets[mate], "end turn"));
    let loser = race(&mut turn, &messages, "late").await;
    turn.both_are_up_to_date().await;
    turn.must_choose(loser, "end turn").await;
    turn.both_are_up_to_date().await;
    assert_eq!(turn.choices().await, ["end turn", "end turn"]);
    for other in turn.others {
        assert!(!options(&turn.people[other].table(&turn.table).await).is_empty());
    }
}

#[tokio::test]
async fn going_on_and_the_end_of_the_partner_at_the_same_moment_leave_no_one_stuck() {
    let mut turn = SharedTurn::new(&[], [Form::Html, Form::Json]).await;
    turn.must_choose(0, "end turn").await;
    turn.both_are_up_to_date().await;
    let messages = [choice(&turn.sockets[0], "go on"), choice(&turn.sockets[1], "end turn")];
    let [one, two] = &mut turn.sockets;
    let (going, ending) = tokio::join!(one.ask(&messages[0]), two.ask(&messages[1]));
    turn.both_are_up_to_date().await;
    let turn_goes_on = turn.options(0).await.contains(&"end turn".to_owned());
    let codes = [going, ending].map(|answer| answer["refused"]["code"].as_str().map(str::to_owned));
    match codes.each_ref().map(Option::as_deref) {
        [Some("illegal"), None] => assert!(!turn_goes_on, "the turn was over"),
        [None, Some("late")] => assert!(turn_goes_on, "the partner has not ended it"),
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn the_own_choice_is_taken_back_at_once_and_with_the_partner_after_theirs() {
    let mut turn = SharedTurn::new(&[], [Form::Html, Form::Html]).await;
    let cards = [turn.card(0).await, turn.card(1).await];
    let table = turn.table.clone();
    let [first, second] = turn.team;
    turn.must_choose(0, &cards[0]).await;
    assert_eq!(turn.people[first].execute(&table, "undo").await.status, 200);
    assert_eq!(turn.seen(1).await["ply"], 0, "nobody else had chosen");
    turn.must_choose(0, &cards[0]).await;
    turn.must_choose(1, &cards[1]).await;
    assert_eq!(turn.people[first].execute(&table, "undo").await.status, 200);
    assert_eq!(turn.seen(0).await["ply"], 2, "the partner has chosen since");
    assert!(turn.people[second].page(&table).await.contains("/agree"));
    for other in turn.others {
        let page = turn.people[other].page(&table).await;
        assert!(!page.contains("/agree"), "opponents who did nothing are not asked");
    }
    let agree = format!("/tables/{table}/agree");
    let answer = turn.people[second].post_json(&agree, &[("agree", "yes")]).await;
    assert_eq!(answer.status, 200);
    turn.both_are_up_to_date().await;
    assert_eq!(turn.seen(0).await["ply"], 0);
    for (mate, card) in cards.iter().enumerate() {
        assert!(turn.options(mate).await.contains(card), "the cards are back in both hands");
    }
    // Both go on from there.
    turn.must_choose(1, &cards[1]).await;
    turn.must_choose(0, &cards[0]).await;
}

/// The time that each seat has left, in milliseconds.
fn clocks(seen: &Value) -> Vec<u64> {
    let seats = seen["seats"].as_array().expect("seats");
    seats.iter().map(|seat| seat["clock_ms"].as_u64().expect("time")).collect()
}

/// The seats whose clocks run.
async fn running(turn: &mut SharedTurn) -> Vec<usize> {
    let before = clocks(&turn.seen(0).await);
    tokio::time::sleep(Duration::from_millis(30)).await;
    let after = clocks(&turn.seen(0).await);
    (0..4).filter(|seat| after[*seat] < before[*seat]).collect()
}

#[tokio::test]
async fn both_clocks_of_a_team_run_until_their_player_is_done() {
    let mut turn = SharedTurn::new(&[("clock", "bank:1000+0")], [Form::Html, Form::Html]).await;
    let ([first, second], others) = (turn.team, turn.others);
    assert_eq!(running(&mut turn).await, [first, second]);
    let card = turn.card(0).await;
    turn.must_choose(0, &card).await;
    assert_eq!(running(&mut turn).await, [first, second], "a card does not end the turn");
    turn.must_choose(0, "end turn").await;
    assert_eq!(running(&mut turn).await, [second], "who is done waits at no cost");
    turn.must_choose(0, "go on").await;
    assert_eq!(running(&mut turn).await, [first, second]);
    turn.must_choose(0, "end turn").await;
    turn.must_choose(1, "end turn").await;
    assert_eq!(running(&mut turn).await, others);
}

#[tokio::test]
async fn being_done_and_going_on_again_and_again_gains_no_time() {
    let mut turn = SharedTurn::new(&[("clock", "bank:1000+30")], [Form::Html, Form::Html]).await;
    let seat = turn.team[0];
    for _ in 0..3 {
        turn.must_choose(0, "end turn").await;
        turn.must_choose(0, "go on").await;
    }
    let left = clocks(&turn.seen(0).await)[seat];
    assert!(left <= 1_000_000, "{left} milliseconds");
}

#[tokio::test]
async fn the_team_of_whoever_runs_out_of_time_loses() {
    let mut turn = SharedTurn::new(&[("clock", "move:5")], [Form::Html, Form::Html]).await;
    turn.must_choose(0, "end turn").await;
    let end = eventually("the partner runs out of time", async || {
        let seen = turn.seen(0).await;
        (seen["standing"] == "over").then_some(seen)
    })
    .await;
    let said = end["result"]["en"].as_str().expect("a result");
    assert!(said.contains("out of time"), "{said}");
    let entries = turn.server.entries(&turn.table).await;
    let last = entries.last().expect("an end");
    let seat = u8::try_from(turn.team[1]).expect("a small number");
    assert_eq!((&last.kind, last.seat), (&EntryKind::RanOut, Some(table::Seat::new(seat))));
}

#[tokio::test]
async fn a_restart_in_the_middle_of_a_shared_turn_changes_nothing() {
    let mut turn = SharedTurn::new(&[], [Form::Html, Form::Json]).await;
    let card = turn.card(1).await;
    turn.must_choose(0, "end turn").await;
    turn.must_choose(1, &card).await;
    let mut before = Vec::new();
    for person in &mut turn.people {
        before.push(person.table(&turn.table).await);
    }
    let SharedTurn { server, table, mut people, team: [first, second], sockets, .. } = turn;
    let server = server.reopen(games()).await;
    for mut socket in sockets {
        assert_eq!(socket.until_closed().await, Some(1001), "whoever follows is told");
    }
    for (person, before) in people.iter_mut().zip(&before) {
        person.address.clone_from(&server.address);
        assert_eq!(person.table(&table).await, *before);
    }
    // Who was done still is, and can go on.
    people[first].must_choose(&table, "go on").await;
    people[second].must_choose(&table, "end turn").await;
    people[first].must_choose(&table, "end turn").await;
    assert_eq!(options(&people[first].table(&table).await), [""; 0]);
}

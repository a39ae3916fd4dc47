//! Who is sent whose hand, at tables of three and of two teams.

use std::collections::BTreeSet;

use serde_json::Value;

use crate::harness::{
    FACTION_TEAMS, Form, Seated, SeededChoice, SocketClient, StagedGame, THREE_FACTIONS,
    TestServer, Visitor, deckbuilding,
};

/// A player with two connections: one shows the page, the other is told everything in words.
struct Follower {
    page: SocketClient,
    told: SocketClient,
}

impl Follower {
    async fn new(visitor: &Visitor, table: &str, form: Form) -> Self {
        let page = visitor.follow(table, form).await;
        Self { page, told: visitor.follow(table, Form::Json).await }
    }

    /// Waits until this follower knows of so many choices.
    async fn until(&mut self, ply: u64) {
        for client in [&mut self.page, &mut self.told] {
            client.until(|client| client.number("ply") == ply).await;
        }
    }

    /// The cards in the hand of this seat that the follower is told, and how many it is not told.
    fn hand(&self, seat: usize) -> (BTreeSet<String>, usize) {
        let hand = self.told.last["view"]["players"][seat]["hand"].as_array().expect("a hand");
        let known = hand.iter().filter_map(Value::as_str).map(str::to_owned).collect();
        (known, hand.iter().filter(|card| card.is_null()).count())
    }

    /// Whether any part of the page shows this very card.
    fn shows(&self, card: &str) -> bool {
        let marked = [format!("data-move=\"{card}\""), format!("data-move=\"{card}#1\"")];
        self.page.parts.values().any(|part| marked.iter().any(|mark| part.contains(mark)))
    }

    /// The hand of this seat is sent in full.
    fn sees(&self, seat: usize, hand: &BTreeSet<String>) {
        assert_eq!(self.hand(seat), (hand.clone(), 0), "the hand of seat {seat}");
        for card in hand {
            assert!(self.shows(card), "{card} of seat {seat} is not on the page");
        }
    }

    /// Nothing of the hand of this seat is sent, apart from cards that everyone saw go there.
    fn sees_nothing_of(&self, seat: usize, hand: &BTreeSet<String>, public: &BTreeSet<String>) {
        let (known, hidden) = self.hand(seat);
        assert_eq!(known.len() + hidden, hand.len(), "how many cards are in a hand is no secret");
        let told = known.difference(public).next();
        assert_eq!(told, None, "a card in the hand of seat {seat} is told");
        for card in hand.difference(public) {
            assert!(!self.shows(card), "{card} of seat {seat} is on the page");
            let words = format!("play {card}");
            let options = [&self.told.last["options"], &self.told.last["partner_options"]];
            let said = |list: &&Value| list.to_string().contains(&format!("\"{words}\""));
            assert!(!options.iter().any(said), "{words} is told");
        }
    }
}

/// What the teammates of a seat see of its hand.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Hands {
    Open,
    Closed,
}

/// The match so far: everyone who follows it, the watcher last.
struct Match {
    _server: TestServer,
    followers: Vec<Follower>,
    seats: usize,
    choice: SeededChoice,
}

impl Match {
    async fn new(seated: Seated, more: &[(&str, &str)]) -> Self {
        let server = TestServer::of(vec![StagedGame::new(deckbuilding(), 7).ready()], |_| {}).await;
        let (table, mut people) = server.full(seated, more).await;
        people.push(server.visitor());
        let mut followers = Vec::new();
        for (person, form) in people.iter().zip([Form::Html, Form::Compact].into_iter().cycle()) {
            followers.push(Follower::new(person, &table, form).await);
        }
        let seats = seated.seats.len();
        Self { _server: server, followers, seats, choice: SeededChoice::new(3) }
    }

    fn check(&self, hands: Hands) {
        for seat in 0..self.seats {
            let (hand, hidden) = self.followers[seat].hand(seat);
            assert_eq!(hidden, 0, "a player knows the own hand");
            let (public, _) = self.followers.last().expect("a watcher").hand(seat);
            if self.followers[seat].told.number("ply") == 0 {
                assert!(public.is_empty(), "everyone is told {public:?}");
            }
            for (reader, follower) in self.followers.iter().enumerate() {
                // The first and the third play against the second and the fourth.
                let mates = self.seats == 4 && reader < 4 && (reader + seat) % 2 == 0;
                if reader == seat || (mates && hands == Hands::Open) {
                    follower.sees(seat, &hand);
                } else {
                    follower.sees_nothing_of(seat, &hand, &public);
                }
            }
        }
    }

    /// One of those who may choose does; everyone hears of it.
    async fn go_on(&mut self) {
        let asked = self.followers.iter().enumerate().flat_map(|(seat, follower)| {
            follower.told.options().into_iter().map(move |words| format!("{seat} {words}"))
        });
        let asked: Vec<String> = asked.collect();
        let (seat, words) = self.choice.pick(&asked).split_once(' ').expect("both");
        let seat: usize = seat.parse().expect("a number");
        let ply = self.followers[seat].told.number("ply");
        let answer = self.followers[seat].told.choose(words).await;
        assert!(answer["refused"].is_null(), "{words}: {answer}");
        for follower in &mut self.followers {
            follower.until(ply + 1).await;
        }
    }
}

async fn play(seated: Seated, more: &[(&str, &str)], hands: Hands) {
    let mut game = Match::new(seated, more).await;
    for _ in 0..120 {
        game.check(hands);
        game.go_on().await;
    }
    game.check(hands);
}

#[tokio::test]
async fn of_three_players_nobody_is_sent_the_hand_of_another() {
    play(THREE_FACTIONS, &[], Hands::Closed).await;
}

#[tokio::test]
async fn open_hands_are_sent_to_teammates_alone() {
    play(FACTION_TEAMS, &[("set.teammates_see_hands", "on")], Hands::Open).await;
}

#[tokio::test]
async fn closed_hands_are_sent_to_nobody_else() {
    play(FACTION_TEAMS, &[("set.teammates_see_hands", "off")], Hands::Closed).await;
}

use deckbuilding::{Choice, Deckbuilding, Event};
use std::collections::BTreeMap;
use table::{Game, Luck, Spoken, Status, Viewer};

fn key<T: std::fmt::Debug>(t: &T) -> String {
    let s = format!("{t:?}");
    let head: String = s.chars().take_while(|c| c.is_alphanumeric()).collect();
    let extra = if head == "Answer"
        || head == "Assign"
        || head == "Resolve"
        || head == "Discarded"
        || head == "Shuffled"
    {
        s[head.len()..].chars().filter(|c| c.is_alphabetic()).take(12).collect()
    } else {
        String::new()
    };
    head + &extra
        + if s.ends_with("true)") {
            "T"
        } else if s.ends_with("false)") {
            "F"
        } else {
            ""
        }
}
#[test]
fn transcript() {
    let game = Deckbuilding::new();
    let mut seen: BTreeMap<String, std::collections::BTreeSet<String>> = BTreeMap::new();
    let cap: usize = std::env::var("CAP").ok().and_then(|c| c.parse().ok()).unwrap_or(6);
    for (n, setup) in Deckbuilding::setups().iter().enumerate() {
        for seed in 0..80u64 {
            let mut luck = Luck::new(table::Seed::from_number(seed * 7 + n as u64));
            let mut state = game
                .start(setup, Luck::new(table::Seed::from_number(seed * 7 + n as u64 + 1000)))
                .unwrap();
            let mut add = |k: String, t: prose::Text| {
                t.is_complete().unwrap();
                let set = seen.entry(k).or_default();
                if set.len() < cap {
                    set.insert(format!("{}\n      {}", t.en, t.es));
                }
            };
            for _ in 0..3000 {
                let Status::Decide(seats) = game.status(&state) else { break };
                let seat = seats.lowest().unwrap();
                let q = game.question(&state, seat).unwrap();
                let qs = game.say_question(&q);
                add(format!("Q {}", key(&q)), qs);
                let mut options: Vec<Choice> = vec![];
                game.legal(&state, seat, &mut options);
                let view = game.view(&state, Viewer::Seat(seat));
                for &o in &options {
                    add(format!("C {} / {}", key(&o), key(&q)), game.say_choice(&view, o));
                }
                let c = options[luck.below(options.len() as u32) as usize];
                let mut log: Vec<Event> = vec![];
                game.apply(&mut state, seat, c, &mut log);
                for e in &log {
                    for v in [Viewer::Seat(table::Seat::new(0)), Viewer::Watcher] {
                        if let Some(e) = game.witness(e, v) {
                            add(format!("E {}", key(&e)), game.say_event(&e));
                        }
                    }
                }
            }
        }
    }
    for (k, set) in seen {
        println!("{k}");
        for s in set {
            println!("    {s}");
        }
    }
}

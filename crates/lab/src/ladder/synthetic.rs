//! Random results of games between players of known strength, for tests.

use table::{Luck, Outcome, Seat, Seating, Seats};

use super::comparison::{Comparison, lineups};
use crate::contest::Played;

/// One round between two players, of whom the second is stronger by `elo`, at a table with this
/// number of seats, where either every seat has a place or only the winner is known.
pub(super) fn round((seats, has_places): (usize, bool), elo: f64, luck: &mut Luck) -> Comparison {
    let seating = Seating::free_for_all(seats);
    let odds = [1.0, 10.0_f64.powf(elo / 400.0)];
    let lineups = lineups(seating);
    let game = |lineup: &Vec<usize>| {
        let strengths: Vec<f64> = lineup.iter().map(|&player| odds[player]).collect();
        Played { outcome: outcome(&strengths, has_places, luck), seating, decisions: 1 }
    };
    let games: Vec<Played> = lineups.iter().map(game).collect();
    Comparison::of_round(&lineups, &games)
}

/// Draws the first place by strength, then the next among the remaining seats (Plackett–Luce).
fn outcome(strengths: &[f64], has_places: bool, luck: &mut Luck) -> Outcome {
    let mut left: Vec<usize> = (0..strengths.len()).collect();
    let mut places = Vec::new();
    while !left.is_empty() {
        let total: f64 = left.iter().map(|&seat| strengths[seat]).sum();
        let mut drawn = f64::from(luck.below(1_000_000)) / 1e6 * total;
        let next = left.iter().position(|&seat| {
            drawn -= strengths[seat];
            drawn < 0.0
        });
        let seat = left.remove(next.unwrap_or(0));
        places.push(Seats::only(Seat::new(u8::try_from(seat).expect("a seat"))));
    }
    if has_places { Outcome::ranked(&places) } else { Outcome::Won(places[0]) }
}

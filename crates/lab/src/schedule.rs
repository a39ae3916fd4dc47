//! Who sits where in each game of a round.

use bots::Player;
use table::{Seat, Seating};

use crate::contest::{Contest, Pairing};

/// The games of a round: the same luck, each time with the players in other seats.
#[derive(Clone, Debug)]
pub(crate) struct Schedule {
    /// Those who play.
    players: Vec<Player>,
    /// Decides all luck and all whims.
    seed: u64,
    /// How many rounds are played.
    rounds: u64,
    seating: Seating,
    /// By game of a round, then by seat: the place of the player in the list of players.
    lineups: Vec<Vec<usize>>,
}

impl Schedule {
    /// The games of a contest at a table with these seats and teams.
    pub(crate) fn new(contest: &Contest, seating: Seating) -> Self {
        let mut lineups = rotation(seating);
        if contest.pairing == Pairing::Single {
            lineups.truncate(1);
        }
        let rounds = contest.games.div_ceil(lineups.len() as u64);
        let (players, seed) = (contest.players.clone(), contest.seed);
        Self { players, seed, rounds, seating, lineups }
    }

    /// Rounds of games with these lineups, listed by seat.
    pub(crate) fn of_lineups(
        players: Vec<Player>,
        (seed, rounds): (u64, u64),
        seating: Seating,
        lineups: Vec<Vec<usize>>,
    ) -> Self {
        Self { players, seed, rounds, seating, lineups }
    }

    pub(crate) fn seed(&self) -> u64 {
        self.seed
    }

    pub(crate) fn rounds(&self) -> u64 {
        self.rounds
    }

    pub(crate) fn seating(&self) -> Seating {
        self.seating
    }

    /// The number of seats.
    pub(crate) fn seats(&self) -> usize {
        self.seating.seats().into_iter().count()
    }

    /// How often each luck is played.
    pub(crate) fn games_per_round(&self) -> usize {
        self.lineups.len()
    }

    /// All games of all rounds.
    pub(crate) fn games(&self) -> u64 {
        self.rounds * self.lineups.len() as u64
    }

    /// The place in the list of players of the one in this seat, in this game of a round.
    pub(crate) fn player_number(&self, seat: usize, game: usize) -> usize {
        self.lineups[game][seat]
    }

    /// The player in this seat, in this game of a round.
    pub(crate) fn player(&self, seat: usize, game: usize) -> &Player {
        &self.players[self.player_number(seat, game)]
    }
}

/// As many lineups as there are seats, in which everyone sits in every seat once: by lineup, then by
/// seat, the seat of the first lineup whose player sits there.
///
/// Teams stay together: they change places as wholes, and after that the members of each team do.
/// Where everyone plays alone, that is to say that everyone moves one seat on. Teams of different
/// sizes cannot change places; there too everyone moves one seat on, and teams are mixed.
fn rotation(seating: Seating) -> Vec<Vec<usize>> {
    let seats = seating.seats().into_iter().map(Seat::index).collect::<Vec<_>>();
    let members = |side: table::Seats| side.into_iter().map(Seat::index).collect::<Vec<_>>();
    let mut teams: Vec<Vec<usize>> = seating.sides().map(members).collect();
    let size = teams.first().map_or(0, Vec::len);
    if teams.iter().any(|team| team.len() != size) {
        teams = seats.iter().map(|&seat| vec![seat]).collect();
    }
    let size = teams.first().map_or(0, Vec::len);
    let lineup = |by_member: usize, by_team: usize| {
        let mut lineup = vec![0; seats.len()];
        for (number, team) in teams.iter().enumerate() {
            let goes_to = &teams[(number + by_team) % teams.len()];
            for (member, &seat) in team.iter().enumerate() {
                lineup[goes_to[(member + by_member) % size]] = seat;
            }
        }
        lineup
    };
    let by_teams = |by_member: usize| (0..teams.len()).map(move |by_team| (by_member, by_team));
    (0..size).flat_map(by_teams).map(|(by_member, by_team)| lineup(by_member, by_team)).collect()
}

#[cfg(test)]
mod tests {
    use table::Seats;

    use super::*;

    fn team(numbers: &[u8]) -> Seats {
        numbers.iter().map(|&number| Seat::new(number)).collect()
    }

    /// Everyone sits in every seat exactly once.
    fn is_fair(lineups: &[Vec<usize>], seats: usize) {
        assert_eq!(lineups.len(), seats);
        for seat in 0..seats {
            let mut players: Vec<usize> = lineups.iter().map(|lineup| lineup[seat]).collect();
            players.sort_unstable();
            assert_eq!(players, (0..seats).collect::<Vec<_>>(), "seat {seat} of {lineups:?}");
        }
    }

    #[test]
    fn those_who_play_alone_move_one_seat_on() {
        assert_eq!(rotation(Seating::free_for_all(2)), [[0, 1], [1, 0]]);
        assert_eq!(rotation(Seating::free_for_all(3)), [[0, 1, 2], [2, 0, 1], [1, 2, 0]]);
        for seats in 1..=Seat::MOST {
            is_fair(&rotation(Seating::free_for_all(seats)), seats);
        }
    }

    #[test]
    fn teams_stay_together_and_everyone_sits_everywhere() {
        let crossed = Seating::teams(&[team(&[0, 2]), team(&[1, 3])]);
        let neighbours = Seating::teams(&[team(&[0, 1]), team(&[2, 3])]);
        let three = Seating::teams(&[team(&[0, 3]), team(&[1, 4]), team(&[2, 5])]);
        for seating in [crossed, neighbours, three] {
            let lineups = rotation(seating);
            is_fair(&lineups, seating.seats().into_iter().count());
            for lineup in &lineups {
                for side in seating.sides() {
                    let players: Seats = side
                        .into_iter()
                        .map(|seat| Seat::new(u8::try_from(lineup[seat.index()]).expect("a seat")))
                        .collect();
                    assert!(seating.sides().any(|team| team == players), "{lineup:?}");
                }
            }
        }
    }

    #[test]
    fn one_against_two_is_fair_too() {
        is_fair(&rotation(Seating::teams(&[team(&[0]), team(&[1, 2])])), 3);
        is_fair(&rotation(Seating::teams(&[team(&[0, 1, 2])])), 3);
    }
}

//! The seats of the players in each game of a round.

use bots::Player;
use table::{Seat, Seating};

use crate::contest::{Contest, Pairing};

/// The games of a round: all with the same luck, each with the players in other seats.
#[derive(Clone, Debug)]
pub(crate) struct Schedule {
    /// All players.
    players: Vec<Player>,
    /// Determines all luck and all random choices of bots.
    seed: u64,
    /// The number of rounds.
    rounds: u64,
    seating: Seating,
    /// By game of a round, then by seat: the index of the player in `players`.
    lineups: Vec<Vec<usize>>,
    seeds: SeedOwner,
}

/// Who keeps the random numbers of a bot through the games of a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum SeedOwner {
    /// The seat, so that a bot against itself plays the same game every time.
    Seat,
    /// The player, so that it plays different games.
    Player,
}

impl Schedule {
    /// The games of a contest at a table with these seats and teams.
    pub(crate) fn new(contest: &Contest, seating: Seating) -> Self {
        let mut lineups = rotation(seating);
        if contest.pairing == Pairing::Single {
            lineups.truncate(1);
        }
        let rounds = contest.games.div_ceil(lineups.len() as u64);
        let seeds = match contest.pairing {
            Pairing::Single | Pairing::Paired => SeedOwner::Seat,
            Pairing::PairedWithOwnSeeds => SeedOwner::Player,
        };
        let players = contest.players.clone();
        Self { players, seed: contest.seed, rounds, seating, lineups, seeds }
    }

    /// A schedule of rounds with these lineups, each listed by seat.
    pub(crate) fn of_lineups(
        players: Vec<Player>,
        (seed, rounds): (u64, u64),
        seating: Seating,
        lineups: Vec<Vec<usize>>,
    ) -> Self {
        Self { players, seed, rounds, seating, lineups, seeds: SeedOwner::Seat }
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

    /// The number of games with the same luck.
    pub(crate) fn games_per_round(&self) -> usize {
        self.lineups.len()
    }

    /// The number of games of all rounds.
    pub(crate) fn games(&self) -> u64 {
        self.rounds * self.lineups.len() as u64
    }

    /// The index of the player in this seat, in this game of a round.
    pub(crate) fn player_number(&self, seat: usize, game: usize) -> usize {
        self.lineups[game][seat]
    }

    /// The number from which the bot in this seat gets its random numbers.
    pub(crate) fn seed_number(&self, seat: usize, game: usize) -> usize {
        match self.seeds {
            SeedOwner::Seat => seat,
            SeedOwner::Player => self.player_number(seat, game),
        }
    }

    /// The player in this seat, in this game of a round.
    pub(crate) fn player(&self, seat: usize, game: usize) -> &Player {
        &self.players[self.player_number(seat, game)]
    }
}

/// As many lineups as there are seats, in which every player sits in every seat once: by lineup,
/// then by seat, the player, derived_seed by the seat in the first lineup.
///
/// Teams stay together: first whole teams change places, then the members within each team. Where
/// every player plays alone, this means that every player moves one seat further. Teams of
/// different sizes cannot change places; there too every player moves one seat further, and teams
/// are mixed.
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

    /// Checks that every player sits in every seat exactly once.
    fn is_fair(lineups: &[Vec<usize>], seats: usize) {
        assert_eq!(lineups.len(), seats);
        for seat in 0..seats {
            let mut players: Vec<usize> = lineups.iter().map(|lineup| lineup[seat]).collect();
            players.sort_unstable();
            assert_eq!(players, (0..seats).collect::<Vec<_>>(), "seat {seat} of {lineups:?}");
        }
    }

    #[test]
    fn players_without_a_team_move_one_seat_further() {
        assert_eq!(rotation(Seating::free_for_all(2)), [[0, 1], [1, 0]]);
        assert_eq!(rotation(Seating::free_for_all(3)), [[0, 1, 2], [2, 0, 1], [1, 2, 0]]);
        for seats in 1..=Seat::MOST {
            is_fair(&rotation(Seating::free_for_all(seats)), seats);
        }
    }

    #[test]
    fn teams_stay_together_and_every_player_sits_in_every_seat() {
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

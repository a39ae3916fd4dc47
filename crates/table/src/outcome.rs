//! Outcomes and resignations, for any number of seats and teams.

use serde::{Serialize, Serializer};

use crate::{Seat, Seating, Seats};

/// How a match ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// These seats won, together if there are several. All other seats lost and share one place.
    Won(Seats),
    /// Every seat has a place; the seats in first place won. See [`Outcome::ranked`].
    Ranked(Ranking),
    /// There is neither a winner nor a loser.
    Draw,
    /// These seats lost and there is no winner: a match against the game itself, or one that ended
    /// because a player with several opponents gave up.
    Lost(Seats),
}

impl Outcome {
    /// The outcome for groups of seats in the order of their places; seats of one group share a
    /// place. Two groups are a plain win of the first.
    ///
    /// # Panics
    /// When there is no group: a ranking comes from code, never from input.
    #[must_use]
    pub fn ranked(groups: &[Seats]) -> Self {
        match groups {
            [] => panic!("a ranking without anyone in it"),
            [winners] | [winners, _] => Self::Won(*winners),
            _ => Self::Ranked(Ranking::new(groups)),
        }
    }

    /// The seats that won.
    #[must_use]
    pub fn winners(self) -> Seats {
        match self {
            Self::Won(seats) => seats,
            Self::Ranked(ranking) => ranking.group(0),
            Self::Draw | Self::Lost(_) => Seats::NONE,
        }
    }

    /// The seats of `everyone` that lost.
    #[must_use]
    pub fn losers(self, everyone: Seats) -> Seats {
        match self {
            Self::Won(_) | Self::Ranked(_) => everyone.minus(self.winners()),
            Self::Draw => Seats::NONE,
            Self::Lost(seats) => seats,
        }
    }

    /// The place of a seat, counted from 1: one more than the number of seats that did better. If
    /// every seat lost, the place is 2, since the game itself came first.
    #[must_use]
    pub fn place(self, seat: Seat, everyone: Seats) -> u32 {
        let ahead = match self {
            Self::Ranked(ranking) => ranking.ahead_of(seat),
            Self::Won(winners) if !winners.contains(seat) => winners.count(),
            Self::Lost(losers) if losers.contains(seat) => everyone.minus(losers).count().max(1),
            Self::Won(_) | Self::Draw | Self::Lost(_) => 0,
        };
        ahead + 1
    }
}

/// The places of all seats in a match with at least three different places.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Ranking([Seats; Seat::MOST]);

impl Ranking {
    fn new(groups: &[Seats]) -> Self {
        let mut ranking = Self([Seats::NONE; Seat::MOST]);
        for (place, group) in ranking.0.iter_mut().zip(groups) {
            *place = *group;
        }
        ranking
    }

    /// The seats that share the place with this number, counted from 0.
    #[must_use]
    pub fn group(self, number: usize) -> Seats {
        self.0.get(number).copied().unwrap_or_default()
    }

    /// The groups, best first.
    pub fn groups(self) -> impl Iterator<Item = Seats> {
        self.0.into_iter().take_while(|group| !group.is_empty())
    }

    fn ahead_of(self, seat: Seat) -> u32 {
        self.groups().take_while(|group| !group.contains(seat)).map(Seats::count).sum()
    }
}

impl Serialize for Ranking {
    /// Writes a list of groups, best first.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.groups())
    }
}

/// The consequence of players giving up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Resignation {
    /// The match is over.
    Ends(Outcome),
    /// Nothing happens until these teammates give up too.
    NeedsToo(Seats),
    /// The other seats can play on. The table decides whether a bot takes over these seats or the
    /// match ends with them as its losers.
    Leaves(Seats),
}

impl Resignation {
    /// The rule of most games: a team gives up when all its members do. If the remaining seats are
    /// one team, that team wins; if they are several teams, none of them wins because of it.
    #[must_use]
    pub fn usual(seating: Seating, resigned: Seats) -> Self {
        let wanting = |side: Seats| !side.both(resigned).is_empty();
        let gone: Seats = seating
            .sides()
            .filter(|side| side.minus(resigned).is_empty())
            .fold(Seats::NONE, Seats::union);
        let rest = seating.seats().minus(gone);
        if gone.is_empty() {
            let teams = seating.sides().filter(|side| wanting(*side));
            return Self::NeedsToo(teams.fold(Seats::NONE, Seats::union).minus(resigned));
        }
        match rest.lowest() {
            None => Self::Ends(Outcome::Lost(gone)),
            Some(seat) if seating.team(seat) == rest => Self::Ends(Outcome::Won(rest)),
            Some(_) => Self::Leaves(gone),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seats(numbers: &[u8]) -> Seats {
        numbers.iter().map(|&number| Seat::new(number)).collect()
    }

    #[test]
    fn places_count_those_who_did_better() {
        let everyone = Seats::first(4);
        let outcome = Outcome::ranked(&[seats(&[2]), seats(&[0, 3]), seats(&[1])]);
        let places: Vec<u32> = everyone.into_iter().map(|s| outcome.place(s, everyone)).collect();
        assert_eq!(places, [2, 4, 1, 2]);
        assert_eq!(outcome.winners(), seats(&[2]));
        assert_eq!(outcome.losers(everyone), seats(&[0, 1, 3]));
        let json = serde_json::to_value(outcome).expect("an outcome can be written");
        assert_eq!(json, serde_json::json!({ "ranked": [[2], [0, 3], [1]] }));
    }

    #[test]
    fn two_groups_are_a_plain_win() {
        assert_eq!(Outcome::ranked(&[seats(&[1]), seats(&[0])]), Outcome::Won(seats(&[1])));
        let shared = Outcome::Won(seats(&[0, 2]));
        assert_eq!(shared.place(Seat::new(1), Seats::first(3)), 3);
    }

    #[test]
    fn a_lost_solo_game_has_no_winner() {
        let alone = Seats::first(1);
        let lost = Outcome::Lost(Seats::first(1));
        assert_eq!((lost.winners(), lost.losers(alone)), (Seats::NONE, alone));
        assert_eq!(lost.place(Seat::new(0), alone), 2);
        assert_eq!(Outcome::Draw.place(Seat::new(0), alone), 1);
    }

    #[test]
    fn giving_up_depends_on_teams() {
        let usual = |table, gone: &[u8]| Resignation::usual(table, seats(gone));
        let two = Seating::free_for_all(2);
        assert_eq!(usual(two, &[0]), Resignation::Ends(Outcome::Won(seats(&[1]))));
        let three = Seating::free_for_all(3);
        assert_eq!(usual(three, &[1]), Resignation::Leaves(seats(&[1])));
        assert_eq!(usual(three, &[0, 1]), Resignation::Ends(Outcome::Won(seats(&[2]))));
        let teams = Seating::teams(&[seats(&[0, 2]), seats(&[1, 3])]);
        assert_eq!(usual(teams, &[2]), Resignation::NeedsToo(seats(&[0])));
        assert_eq!(usual(teams, &[0, 2]), Resignation::Ends(Outcome::Won(seats(&[1, 3]))));
        let solo = Seating::free_for_all(1);
        assert_eq!(usual(solo, &[0]), Resignation::Ends(Outcome::Lost(seats(&[0]))));
    }
}

//! Bases to attack, and how close a player is to winning, as everyone can see it.

use table::Seat;

use super::View;
use crate::notation::BASE_OF;
use crate::players::Players;
use crate::rules::FROM_EACH_OF_TWO;
use crate::words::Faction;

impl View {
    /// The seat whose base the choices name when the base of `owner` is attacked. The bases of a team
    /// are attacked together, under the name of its first seat.
    #[must_use]
    pub fn base_target(&self, owner: Seat) -> Seat {
        self.seating.team(owner).lowest().unwrap_or(owner)
    }

    /// The word for the base of an opponent in choices: `base`, or whose it is where there are several
    /// to attack.
    #[must_use]
    pub fn base_word(&self, owner: Seat) -> String {
        match self.seating.side_count() {
            2 => "base".to_owned(),
            _ => format!("{}{BASE_OF}", self.seat_word(owner)),
        }
    }

    /// The bases that a player must have destroyed of each opponent to win.
    #[must_use]
    pub fn needed_of_each(&self) -> u8 {
        match self.components.players() {
            Players::Three(_) => FROM_EACH_OF_TWO,
            Players::Two(_) | Players::Teams(_) => self.goal,
        }
    }

    /// Whether the player or team would win by destroying one more base, of at least one opponent who
    /// has one in play.
    #[must_use]
    pub fn may_win_with_next_base(&self, player: Seat) -> bool {
        let side = self.player(player);
        let total = side.victory.len() + 1;
        let wins_with = |lost_by: Seat| {
            let counts = self
                .player(lost_by)
                .base
                .is_some_and(|base| base.card().faction != Faction::Neutral);
            let needed = self.needed_of_each();
            let has =
                |&(rival, lost): &(Seat, u8)| lost + u8::from(rival == lost_by && counts) >= needed;
            match self.components.players() {
                Players::Two(_) => total >= usize::from(self.goal),
                Players::Three(_) => {
                    total >= usize::from(self.goal) && side.destroyed.iter().all(has)
                }
                Players::Teams(_) => side.destroyed.iter().all(has),
            }
        };
        let mut rivals = self.seating.opponents(player).into_iter();
        rivals.any(|rival| self.player(rival).base.is_some() && wins_with(rival))
    }
}

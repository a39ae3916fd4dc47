//! Bots that share a turn with the person at the terminal: what they intend, and second thoughts.

use prose::text;
use table::{Seat, Seats};

use super::players::Controller;
use super::session::Session;
use crate::error::CommandError;

impl Session<'_> {
    fn controlled(&self, is: impl Fn(&Controller) -> bool) -> Seats {
        let seats = self.played.seating().seats().into_iter();
        seats.filter(|seat| is(&self.players[seat.index()].controller)).collect()
    }

    /// Prints once a turn what a bot intends that is about to choose together with a person. With
    /// opponents at the same screen nothing is printed.
    pub(super) fn tell_intention(&mut self, bot: Seat) -> Result<(), CommandError> {
        let deciders = self.played.deciders();
        for side in self.played.seating().sides() {
            if side.count() > 1 && deciders.both(side) == side {
                self.told_intentions = self.told_intentions.both(side);
            }
        }
        let team = self.played.seating().team(bot);
        let people = self.controlled(|controller| *controller == Controller::Person);
        let begins = team.count() > 1 && deciders.both(team) == team;
        let among_partners = !people.is_empty() && people.both(team) == people;
        let Controller::Bot(player) = &self.players[bot.index()].controller else { return Ok(()) };
        if !begins || !among_partners || self.told_intentions.contains(bot) {
            return Ok(());
        }
        self.told_intentions = self.told_intentions.with(bot);
        let Some(said) = self.played.intention_task(bot, player)() else { return Ok(()) };
        let who = self.played.say_seat(bot).capitalised();
        self.screen.say(&text!("{who}: {said}", "{who}: {said}", who = who, said = said))
    }

    /// Lets a bot go on that was done with a shared turn, if its partner has given it something to do;
    /// returns whether one did.
    pub(super) fn bot_goes_on(&mut self) -> bool {
        let bots = self.controlled(|controller| matches!(controller, Controller::Bot(_)));
        for seat in self.played.unasked().both(bots) {
            let chosen = self.played.second_thought_task(seat)();
            if chosen.is_some_and(|words| self.played.choose(seat, &words).is_ok()) {
                self.note_choice(seat);
                return true;
            }
        }
        false
    }
}

//! Law 4: no hidden information reaches a seat, on any channel.

use super::{Report, Trial, Violation};
use crate::{Game, Notation, Seat, Spoken, Viewer};

impl<G: Game + Notation + Spoken> Trial<'_, G> {
    /// Checks that views, options, questions, refusals and status are the same in an imagined state
    /// that the seat cannot tell from this one.
    pub(super) fn check_knowledge(
        &mut self,
        state: &G::State,
        report: &mut Report,
    ) -> Result<(), Violation> {
        for seat in self.game.seats(state) {
            let world = self.game.imagine(state, seat, &mut self.random);
            report.worlds += 1;
            report.other_worlds += u64::from(self.hidden_information_differs(state, &world));
            for viewer in [Viewer::Seat(seat), Viewer::Watcher] {
                let real = self.game.view(state, viewer);
                let other = self.game.view(&world, viewer);
                if real != other {
                    return Err((4, format!("{viewer:?} sees\n{real:?}\nor\n{other:?}")));
                }
            }
            if self.game.question(state, seat) != self.game.question(&world, seat) {
                return Err((4, format!("the question to {seat:?} reveals hidden information")));
            }
            if self.game.status(state) != self.game.status(&world)
                || self.game.unasked(state) != self.game.unasked(&world)
            {
                return Err((4, format!("whose turn it is differs in a world of {seat:?}")));
            }
            if self.census(state) != self.census(&world) {
                return Err((5, format!("{seat:?} imagined a world with other components")));
            }
            self.same_options_and_refusals(state, &world, seat)?;
            self.same_options_of_teammates(state, &world, seat)?;
            self.same_imagined_states(state, &world, seat)?;
        }
        Ok(())
    }

    /// Checks that a seat imagines the same state from two states it cannot tell apart, so that a
    /// bot that imagines chooses the same in both.
    fn same_imagined_states(
        &self,
        state: &G::State,
        world: &G::State,
        seat: Seat,
    ) -> Result<(), Violation> {
        let mut random = self.random;
        let mut same_random = self.random;
        if self.game.imagine(state, seat, &mut random)
            != self.game.imagine(world, seat, &mut same_random)
        {
            return Err((4, format!("what {seat:?} imagines depends on hidden information")));
        }
        Ok(())
    }

    fn same_options_and_refusals(
        &self,
        state: &G::State,
        world: &G::State,
        seat: Seat,
    ) -> Result<(), Violation> {
        let mut real = Vec::new();
        let mut other = Vec::new();
        self.game.legal(state, seat, &mut real);
        self.game.legal(world, seat, &mut other);
        if real != other {
            let what =
                format!("the options of {seat:?} reveal hidden information: {real:?} {other:?}");
            return Err((4, what));
        }
        for &choice in &self.earlier_choices {
            if real.binary_search(&choice).is_err()
                && self.game.explain(state, seat, choice) != self.game.explain(world, seat, choice)
            {
                let what = format!("refusing {choice:?} to {seat:?} reveals hidden information");
                return Err((4, what));
            }
        }
        Ok(())
    }

    /// Checks that what a seat knows of the options of its teammates, and how they are written, is the
    /// same in both worlds, and that they are options.
    fn same_options_of_teammates(
        &self,
        state: &G::State,
        world: &G::State,
        seat: Seat,
    ) -> Result<(), Violation> {
        let (mut legal, mut known) = (Vec::new(), Vec::new());
        for mate in self.game.seating(state).teammates(seat) {
            let written = |world: &G::State, known: &mut Vec<G::Choice>| -> Vec<String> {
                self.game.known_options(world, seat, mate, known);
                known.iter().map(|&choice| self.game.write_choice(world, choice)).collect()
            };
            let other = written(world, &mut known);
            let real = written(state, &mut known);
            if real != other {
                let what =
                    format!("{seat:?} knows that {mate:?} may choose\n{real:?}\nor\n{other:?}");
                return Err((4, what));
            }
            self.game.legal(state, mate, &mut legal);
            if let Some(choice) = known.iter().find(|&choice| legal.binary_search(choice).is_err())
            {
                return Err((
                    4,
                    format!("{choice:?} is no option of {mate:?}, but {seat:?} knows it"),
                ));
            }
        }
        Ok(())
    }

    /// Whether the judge's views differ. Whole states always differ, because an imagined state has
    /// luck of its own; the judge sees everything but luck.
    fn hidden_information_differs(&self, state: &G::State, world: &G::State) -> bool {
        self.game.view(state, Viewer::Judge) != self.game.view(world, Viewer::Judge)
    }

    /// Checks that the log reveals no more than the view: if two states look the same to a seat
    /// before and after a choice, the events it is shown are the same.
    pub(super) fn check_log(
        &mut self,
        state: &G::State,
        chooser: Seat,
        choice: G::Choice,
        report: &mut Report,
    ) -> Result<(), Violation> {
        let mut options = Vec::new();
        for seat in self.game.seats(state) {
            let mut world = self.game.imagine(state, seat, &mut self.random);
            self.game.legal(&world, chooser, &mut options);
            if options.binary_search(&choice).is_err() {
                continue;
            }
            let mut real = state.clone();
            // The same luck in both states, so that only hidden information differs.
            *self.game.luck(&mut world) = *self.game.luck(&mut real);
            let mut real_log = Vec::new();
            let mut other_log = Vec::new();
            self.game.apply(&mut real, chooser, choice, &mut real_log);
            self.game.apply(&mut world, chooser, choice, &mut other_log);
            let viewer = Viewer::Seat(seat);
            if self.game.view(&real, viewer) != self.game.view(&world, viewer) {
                continue;
            }
            report.worlds += 1;
            // Sorted, because cards drawn in another order can lead to the same hand.
            let told = |log: &[G::Event]| -> Vec<String> {
                let told = log.iter().filter_map(|event| self.game.witness(event, viewer));
                let mut told: Vec<String> = told.map(|event| format!("{event:?}")).collect();
                told.sort_unstable();
                told
            };
            let real_told = told(&real_log);
            let other_told = told(&other_log);
            if real_told != other_told {
                return Err((4, format!("{seat:?} is told\n{real_told:?}\nor\n{other_told:?}")));
            }
        }
        Ok(())
    }
}

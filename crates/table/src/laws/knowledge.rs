//! Law 4: nothing a seat may not know reaches it, on any channel.

use super::{Fault, Report, Trial};
use crate::{Game, Notation, Seat, Spoken, Viewer};

impl<G: Game + Notation + Spoken> Trial<'_, G> {
    /// Views, options, questions, refusals and status are the same in a world the seat cannot
    /// tell from this one.
    pub(super) fn check_knowledge(
        &mut self,
        state: &G::State,
        report: &mut Report,
    ) -> Result<(), Fault> {
        for seat in self.game.seats(state) {
            let world = self.game.imagine(state, seat, &mut self.whim);
            report.worlds += 1;
            report.other_worlds += u64::from(self.differs_in_secret(state, &world));
            for viewer in [Viewer::Seat(seat), Viewer::Watcher] {
                let [real, other] = [state, &world].map(|world| self.game.view(world, viewer));
                if real != other {
                    return Err((4, format!("{viewer:?} sees\n{real:?}\nor\n{other:?}")));
                }
            }
            if self.game.question(state, seat) != self.game.question(&world, seat) {
                return Err((4, format!("the question to {seat:?} tells a secret")));
            }
            if self.game.status(state) != self.game.status(&world) {
                return Err((4, format!("whose turn it is differs in a world of {seat:?}")));
            }
            if self.census(state) != self.census(&world) {
                return Err((5, format!("{seat:?} imagined a world with other components")));
            }
            self.same_answers(state, &world, seat)?;
            self.same_dreams(state, &world, seat)?;
        }
        Ok(())
    }

    /// A seat that cannot tell two worlds apart imagines the same from both, so a bot that
    /// imagines chooses the same in both.
    fn same_dreams(&self, state: &G::State, world: &G::State, seat: Seat) -> Result<(), Fault> {
        let [mut one, mut other] = [self.whim, self.whim];
        if self.game.imagine(state, seat, &mut one) != self.game.imagine(world, seat, &mut other) {
            return Err((4, format!("what {seat:?} imagines depends on what it cannot know")));
        }
        Ok(())
    }

    fn same_answers(&self, state: &G::State, world: &G::State, seat: Seat) -> Result<(), Fault> {
        let [mut real, mut other] = [Vec::new(), Vec::new()];
        self.game.legal(state, seat, &mut real);
        self.game.legal(world, seat, &mut other);
        if real != other {
            return Err((4, format!("the options of {seat:?} tell a secret: {real:?} {other:?}")));
        }
        for &stranger in &self.strangers {
            if real.binary_search(&stranger).is_err()
                && self.game.explain(state, seat, stranger)
                    != self.game.explain(world, seat, stranger)
            {
                return Err((4, format!("refusing {stranger:?} to {seat:?} tells a secret")));
            }
        }
        Ok(())
    }

    /// Imagined worlds have luck of their own, so whole states always differ: what matters is
    /// whether a judge, who sees everything but luck, can tell them apart.
    fn differs_in_secret(&self, state: &G::State, world: &G::State) -> bool {
        self.game.view(state, Viewer::Judge) != self.game.view(world, Viewer::Judge)
    }

    /// The log tells nobody more than the view does: where two worlds look alike to a seat before
    /// and after a choice, it was told the same.
    pub(super) fn check_log(
        &mut self,
        state: &G::State,
        chooser: Seat,
        choice: G::Choice,
        report: &mut Report,
    ) -> Result<(), Fault> {
        let mut options = Vec::new();
        for seat in self.game.seats(state) {
            let mut world = self.game.imagine(state, seat, &mut self.whim);
            self.game.legal(&world, chooser, &mut options);
            if options.binary_search(&choice).is_err() {
                continue;
            }
            let mut real = state.clone();
            // The same dice in both worlds, so that only what is hidden differs.
            *self.game.luck(&mut world) = *self.game.luck(&mut real);
            let [mut real_log, mut other_log] = [Vec::new(), Vec::new()];
            self.game.apply(&mut real, chooser, choice, &mut real_log);
            self.game.apply(&mut world, chooser, choice, &mut other_log);
            let viewer = Viewer::Seat(seat);
            if self.game.view(&real, viewer) != self.game.view(&world, viewer) {
                continue;
            }
            report.worlds += 1;
            // In any order: cards drawn in another order can end in the same hand.
            let told = |log: &[G::Event]| -> Vec<String> {
                let told = log.iter().filter_map(|event| self.game.witness(event, viewer));
                let mut told: Vec<String> = told.map(|event| format!("{event:?}")).collect();
                told.sort_unstable();
                told
            };
            let [real_told, other_told] = [told(&real_log), told(&other_log)];
            if real_told != other_told {
                return Err((4, format!("{seat:?} is told\n{real_told:?}\nor\n{other_told:?}")));
            }
        }
        Ok(())
    }
}

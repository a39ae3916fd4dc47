//! Hints: what the bot of level normal would choose, and why.

use bots::{Evaluator, Level, Sight};
use lab::Figured;
use prose::{Conjunction, Text, text};
use table::{Seat, Seed, Viewer};
use ui::Board;
use ui::board::without_full_stop;

use crate::live_match::LiveMatch;

/// The lines of the search by which choices are compared.
const LINES: u32 = 1_500;
/// The most events that a hint names.
const MOST_BRIEFS: usize = 3;

/// The work of finding a hint, which may run on another thread.
pub type HintTask = Box<dyn FnOnce() -> Option<Hint> + Send>;

/// A suggested choice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hint {
    /// The choice in the game's notation.
    pub choice: String,
    /// The choice in words.
    pub text: Text,
    /// The reason, in one sentence.
    pub why: Text,
}

impl<G: Board + Evaluator + Figured> LiveMatch<G> {
    /// A hint for the seat, from what the seat knows; `None` if it is not asked or the bot fails.
    pub(crate) fn hint(&self, seat: Seat) -> Option<Hint> {
        let (game, state) = (self.played.game(), self.played.state());
        let mut options = Vec::new();
        let sight = Sight::new(game, state, seat, &mut options);
        let seed = Seed::from_number(self.played.moves().len() as u64);
        let choice = G::bot(Level::NORMAL, seed).choose(&sight).ok()?;
        let view = self.view_of(Viewer::Seat(seat));
        let said = |choice| game.say_choice(&view, choice);
        let thoughts = G::judge(seed).weigh(&sight, LINES);
        let value = thoughts.iter().find(|thought| thought.choice == choice)?.value;
        // Copies of a card are several choices, but the same one in words.
        let others = thoughts.iter().filter(|thought| said(thought.choice) != said(choice));
        let next = others.max_by(|one, other| one.value.total_cmp(&other.value));
        let next = next.map(|next| (said(next.choice), next.value));
        let chances = match next {
            None if sight.options().len() > 1 => text!(
                "No other choice is worth considering yet.",
                "Ninguna otra opción merece la pena todavía."
            ),
            next => say_chances(value, next),
        };
        let why = match self.sure_effects(seat, &view, choice) {
            Some(effects) => effects.then(chances),
            None => chances,
        };
        Some(Hint { choice: game.write_choice(state, choice), text: said(choice), why })
    }

    /// What the choice does at once in every imagined world, in a few words.
    fn sure_effects(&self, seat: Seat, view: &G::View, choice: G::Choice) -> Option<Text> {
        let game = self.played.game();
        let briefs = |mut world: G::State| {
            let mut events = Vec::new();
            game.apply(&mut world, seat, choice, &mut events);
            let seen = events.iter().filter_map(|event| game.witness(event, Viewer::Seat(seat)));
            seen.filter_map(|event| game.brief(view, &event)).collect::<Vec<Text>>()
        };
        let mut worlds = self.worlds(seat).into_iter().map(briefs);
        let mut sure = worlds.next()?;
        for other in worlds {
            sure.retain(|brief| other.contains(brief));
        }
        sure.truncate(MOST_BRIEFS);
        if sure.is_empty() {
            return None;
        }
        let list = Text::list(sure, Conjunction::And).capitalised();
        Some(text!("{list}.", "{list}.", list = list))
    }
}

/// "You win 62 % of the games I imagine after it; after the next best (…), 55 %."
fn say_chances(value: f32, next: Option<(Text, f32)>) -> Text {
    let percent = |value: f32| format!("{:.0}", value * 100.0);
    let Some((other, less)) = next else {
        return text!("It is the only choice.", "Es la única opción.");
    };
    let other = without_full_stop(&other);
    if less >= value || percent(less) == percent(value) {
        return text!(
            "You win about {n} % of the games I imagine after it, as after the next best: {other}.",
            "Ganas cerca del {n} % de las partidas que imagino así, igual que con la siguiente mejor: {other}.",
            n = prose::Name(&percent(value)),
            other = other
        );
    }
    text!(
        "You win {n} % of the games I imagine after it, and {m} % after the next best: {other}.",
        "Ganas el {n} % de las partidas que imagino así, y el {m} % con la siguiente mejor: {other}.",
        n = prose::Name(&percent(value)),
        m = prose::Name(&percent(less)),
        other = other
    )
}

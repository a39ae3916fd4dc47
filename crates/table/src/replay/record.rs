//! Makes the replay sheet of a match.

use super::{Ending, Line, Sheet};
use crate::{Commitment, Match, Notation, StateHash, Status, Viewer};

/// Longer names of players are cut.
const LONGEST_NAME: usize = 80;

/// The readers a replay is written for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Audience {
    /// The complete record with the seed: for storage, or once the match is over.
    Everyone,
    /// The part this viewer may know while the match runs: no seed, no hidden choices, no state
    /// hash.
    Only(Viewer),
}

/// Makes the replay sheet of a match.
///
/// `names` are the players or bots in the seats; line breaks and other control characters are
/// removed from them.
#[must_use]
pub fn record<G: Notation>(played: &Match<'_, G>, names: &[String], audience: Audience) -> Sheet {
    let game = played.game();
    let mut lines = Vec::with_capacity(played.moves().len());
    let mut state = played.at(0);
    for made in played.moves() {
        let open = match audience {
            Audience::Everyone => true,
            Audience::Only(viewer) => game.may_know_choice(&state, made.seat, made.choice, viewer),
        };
        lines.push(Line {
            seat: game.seat_name(&state, made.seat),
            choice: open.then(|| game.write_choice(&state, made.choice)),
        });
        game.advance(&mut state, made.seat, made.choice);
    }
    let whole = audience == Audience::Everyone;
    Sheet {
        game: G::NAME.to_owned(),
        rules: G::RULES_VERSION,
        setup: game.write_setup(played.setup()),
        seats: names.iter().map(|name| one_line(name)).collect(),
        commitment: Commitment::to(&played.seed()),
        seed: whole.then(|| played.seed()),
        made_for: match audience {
            Audience::Everyone => None,
            Audience::Only(Viewer::Judge) => Some(Viewer::JUDGE_NAME.to_owned()),
            Audience::Only(Viewer::Watcher) => Some(Viewer::WATCHER_NAME.to_owned()),
            Audience::Only(Viewer::Seat(seat)) => Some(game.seat_name(&state, seat)),
        },
        lines,
        ending: Ending {
            finished: matches!(played.status(), Status::Over(_)),
            state: whole.then(|| StateHash::of(&state)),
        },
    }
}

fn one_line(name: &str) -> String {
    let kept: String = name.chars().filter(|c| !c.is_control()).take(LONGEST_NAME).collect();
    kept.trim().to_owned()
}

//! From a match to its replay sheet and back.

use super::{Ending, Line, ReplayFault, Sheet};
use crate::{Commitment, Match, Notation, Seat, StateHash, Status, Viewer};

/// For whom a replay is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Audience {
    /// The whole record with the seed: to keep it, or once the match is over.
    Everyone,
    /// What this viewer may know while the match runs: no seed, no secret choices, no state hash.
    Only(Viewer),
}

/// Writes a match down.
///
/// `names` are the people or bots in the seats; characters that would break a line are left out.
#[must_use]
pub fn record<G: Notation>(played: &Match<'_, G>, names: &[String], audience: Audience) -> Sheet {
    let game = played.game();
    let mut lines = Vec::with_capacity(played.moves().len());
    let mut state = played.at(0);
    for made in played.moves() {
        let open = match audience {
            Audience::Everyone => true,
            Audience::Only(viewer) => game.choice_is_open(&state, made.seat, made.choice, viewer),
        };
        lines.push(Line {
            seat: game.seat_name(&state, made.seat),
            choice: open.then(|| game.write_choice(&state, made.choice)),
            number: 0,
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
            Audience::Everyone | Audience::Only(Viewer::Judge) => None,
            Audience::Only(Viewer::Watcher) => Some("watcher".to_owned()),
            Audience::Only(Viewer::Seat(seat)) => Some(game.seat_name(&state, seat)),
        },
        lines,
        ending: Ending {
            finished: matches!(played.status(), Status::Over(_)),
            state: whole.then(|| StateHash::of(&state).to_string()),
        },
    }
}

/// Plays a sheet through the rules.
///
/// # Errors
/// The first line that cannot be played, or the last line if the match did not end as it says.
pub fn open<'g, G: Notation>(game: &'g G, sheet: &Sheet) -> Result<Match<'g, G>, ReplayFault> {
    let mut played = begin(game, sheet)?;
    for line in &sheet.lines {
        play_line(&mut played, line)?;
    }
    let last = sheet.lines.last().map_or(0, |line| line.number) + 1;
    let finished = matches!(played.status(), Status::Over(_));
    if finished != sheet.ending.finished {
        return Err(ReplayFault::new(
            last,
            "The match does not end the way the last line says.",
            "La partida no termina como dice la última línea.",
        ));
    }
    let hash = StateHash::of(played.state()).to_string();
    if sheet.ending.state.as_ref().is_some_and(|promised| *promised != hash) {
        return Err(ReplayFault::new(
            last,
            format!("The match ends in state {hash}, not in the one the last line names."),
            format!("La partida acaba en el estado {hash}, no en el que nombra la última línea."),
        ));
    }
    Ok(played)
}

fn begin<'g, G: Notation>(game: &'g G, sheet: &Sheet) -> Result<Match<'g, G>, ReplayFault> {
    if sheet.game != G::NAME {
        return Err(ReplayFault::new(
            2,
            format!("This is a match of «{}», not of «{}».", sheet.game, G::NAME),
            format!("Es una partida de «{}», no de «{}».", sheet.game, G::NAME),
        ));
    }
    if sheet.rules != G::RULES_VERSION {
        return Err(ReplayFault::new(
            3,
            format!(
                "It was played by rules version {}; this program has version {}.",
                sheet.rules,
                G::RULES_VERSION
            ),
            format!(
                "Se jugó con la versión {} de las reglas; este programa tiene la {}.",
                sheet.rules,
                G::RULES_VERSION
            ),
        ));
    }
    let Some(seed) = sheet.seed else {
        return Err(ReplayFault::new(
            6 + sheet.seats.len(),
            "The seed is withheld, so the match cannot be played again.",
            "La semilla está reservada, así que la partida no puede repetirse.",
        ));
    };
    let faults = |faults: crate::SetupFaults| {
        let join = |pick: fn(&crate::Refusal) -> &str| {
            faults.0.iter().map(pick).collect::<Vec<_>>().join(" ")
        };
        ReplayFault::new(4, join(|fault| &fault.text.en), join(|fault| &fault.text.es))
    };
    let setup = game.read_setup(&sheet.setup).map_err(faults)?;
    Match::start(game, setup, seed).map_err(faults)
}

fn play_line<G: Notation>(played: &mut Match<'_, G>, line: &Line) -> Result<(), ReplayFault> {
    let game = played.game();
    let Some(words) = &line.choice else {
        return Err(ReplayFault::new(
            line.number,
            "The choice is hidden, so the match cannot be played again.",
            "La elección está oculta, así que la partida no puede repetirse.",
        ));
    };
    let seat = seat_named(played, &line.seat).ok_or_else(|| {
        ReplayFault::new(
            line.number,
            format!("There is no seat «{}».", line.seat),
            format!("No hay ningún asiento «{}».", line.seat),
        )
    })?;
    let choice = game.read_choice(played.state(), seat, words).map_err(|reason| {
        ReplayFault::new(
            line.number,
            format!("The choice «{words}» is not understood: {}", reason.en),
            format!("La elección «{words}» no se entiende: {}", reason.es),
        )
    })?;
    match played.play(seat, choice) {
        Ok(_) => Ok(()),
        Err(refusal) => Err(ReplayFault::new(
            line.number,
            format!(
                "The choice «{words}» is not allowed here: {} ({})",
                refusal.text.en, refusal.because
            ),
            format!(
                "La elección «{words}» no está permitida aquí: {} ({})",
                refusal.text.es, refusal.because
            ),
        )),
    }
}

fn seat_named<G: Notation>(played: &Match<'_, G>, name: &str) -> Option<Seat> {
    let game = played.game();
    let mut seats = game.seats(played.state()).into_iter();
    seats.find(|&seat| game.seat_name(played.state(), seat) == name)
}

fn one_line(name: &str) -> String {
    let kept: String = name.chars().filter(|c| !c.is_control()).take(80).collect();
    kept.trim().to_owned()
}

//! Replays a sheet by the rules of its game.

use super::fault::quote;
use super::{Line, ReplayFault, Sheet};
use crate::{Match, Notation, Refusal, Seat, SetupFaults, StateHash, Status};

/// Replays all choices of a sheet by the rules.
///
/// # Errors
/// The first line that cannot be played, or the last line if the match ended differently from what
/// it says.
pub fn open<'g, G: Notation>(game: &'g G, sheet: &Sheet) -> Result<Match<'g, G>, ReplayFault> {
    let mut played = begin(game, sheet)?;
    for (ply, line) in sheet.lines.iter().enumerate() {
        play_line(&mut played, line, sheet.line_of(ply))?;
    }
    check_ending(&played, sheet)?;
    Ok(played)
}

fn begin<'g, G: Notation>(game: &'g G, sheet: &Sheet) -> Result<Match<'g, G>, ReplayFault> {
    if sheet.game != G::NAME {
        let found = quote(&sheet.game);
        return Err(ReplayFault::new(
            Sheet::GAME_LINE,
            format!("This is a match of {found}, not of «{}».", G::NAME),
            format!("Es una partida de {found}, no de «{}».", G::NAME),
        ));
    }
    if sheet.rules != G::RULES_VERSION {
        let theirs = sheet.rules;
        let ours = G::RULES_VERSION;
        return Err(ReplayFault::new(
            Sheet::RULES_LINE,
            format!("It was played by rules version {theirs}; this program has version {ours}."),
            format!(
                "Se jugó con la versión {theirs} de las reglas; este programa tiene la {ours}."
            ),
        ));
    }
    let Some(seed) = sheet.seed else {
        return Err(ReplayFault::new(
            sheet.seed_line(),
            "The seed is withheld, so this cannot be played again; ask for the whole record once the \
             match is over.",
            "La semilla está reservada y así no se puede repetir; pide el registro completo cuando \
             acabe la partida.",
        ));
    };
    let setup = game.read_setup(&sheet.setup).map_err(|faults| setup_fault(&faults))?;
    Match::start(game, setup, seed).map_err(|faults| setup_fault(&faults))
}

fn setup_fault(faults: &SetupFaults) -> ReplayFault {
    ReplayFault { line: Sheet::SETUP_LINE, text: faults.text() }
}

fn play_line<G: Notation>(
    played: &mut Match<'_, G>,
    line: &Line,
    number: usize,
) -> Result<(), ReplayFault> {
    let game = played.game();
    let Some(words) = &line.choice else {
        return Err(ReplayFault::new(
            number,
            "The choice is hidden, so the match cannot be played again.",
            "La elección está oculta, así que la partida no puede repetirse.",
        ));
    };
    let seat = seat_named(played, &line.seat, number)?;
    let quoted = quote(words);
    let choice = game.read_choice(played.state(), seat, words).map_err(|reason| {
        ReplayFault::new(
            number,
            format!("The choice {quoted} is not understood: {}", reason.en),
            format!("La elección {quoted} no se entiende: {}", reason.es),
        )
    })?;
    played.play(seat, choice).map_err(|Refusal { because, text }| {
        ReplayFault::new(
            number,
            format!("The choice {quoted} is not allowed here: {} ({because})", text.en),
            format!("La elección {quoted} no está permitida aquí: {} ({because})", text.es),
        )
    })?;
    Ok(())
}

fn seat_named<G: Notation>(
    played: &Match<'_, G>,
    name: &str,
    number: usize,
) -> Result<Seat, ReplayFault> {
    let game = played.game();
    let seats = game.seats(played.state());
    game.seat_named(played.state(), name).ok_or_else(|| {
        let names = seats.into_iter().map(|seat| game.seat_name(played.state(), seat));
        let names = names.collect::<Vec<_>>().join(", ");
        let found = quote(name);
        ReplayFault::new(
            number,
            format!("There is no seat {found}; the seats are: {names}."),
            format!("No hay ningún asiento {found}; los asientos son: {names}."),
        )
    })
}

fn check_ending<G: Notation>(played: &Match<'_, G>, sheet: &Sheet) -> Result<(), ReplayFault> {
    let last = sheet.line_of(sheet.lines.len());
    let finished = matches!(played.status(), Status::Over(_));
    if finished != sheet.ending.finished {
        return Err(ReplayFault::new(
            last,
            "The match does not end the way the last line says.",
            "La partida no termina como dice la última línea.",
        ));
    }
    let hash = StateHash::of(played.state());
    match sheet.ending.state {
        Some(promised) if promised != hash => Err(ReplayFault::new(
            last,
            format!("The match ends in state {hash}, not in the one the last line names."),
            format!("La partida acaba en el estado {hash}, no en el que nombra la última línea."),
        )),
        _ => Ok(()),
    }
}

//! Carries out the stack between two choices, until a seat must choose.

use prose::{Text, text};
use table::Seats;

use crate::{Code, Host, Overrun, Reading, Words, run};

/// The most worlds that [`imagine`] draws. Games need far fewer: of 9,780 worlds that the search
/// imagined in matches of three games, none had to be drawn again. The limit is for positions in
/// which hardly any world fits: there a world that does not fit is better than a search that never
/// ends.
const MOST_WORLDS: usize = 64;

/// Carries out the stack until a seat must choose or the stack is empty, and returns the seats that
/// must choose. [`Host::overran`] decides how the game reacts when an effect reaches a limit of the
/// interpreter.
///
/// # Panics
/// When the host leaves the stack unchanged after an overrun: the match could never go on.
#[inline]
pub fn settle<W: Words, H: Host<W>>(host: &mut H, code: &Code<W>) -> Seats {
    loop {
        match run(host, code) {
            Ok(asked) => return asked.unwrap_or(Seats::NONE),
            Err(overrun) => {
                host.overran(overrun);
                let left = host.reading().stack().overrun;
                assert_eq!(left, None, "a game must clear the stack when an effect overruns");
            }
        }
    }
}

/// Draws worlds until one fits, for example one in which [`crate::reoffer`] returns that the
/// current question would be asked. Another player may be asked about cards that the imagining seat
/// cannot see, but it is public that there is something to choose.
pub fn imagine<S>(mut draw: impl FnMut() -> S, fits: impl Fn(&mut S) -> bool) -> S {
    let mut world = draw();
    for _ in 0..MOST_WORLDS {
        if fits(&mut world) {
            break;
        }
        world = draw();
    }
    world
}

impl Overrun {
    /// The log line of a game that this overrun stops. It is a fault of the program, and the line
    /// says so, so that readers do not take the draw that follows for a rule.
    #[must_use]
    pub fn say_stopped(self) -> Text {
        let effects = match self {
            Self::TooManySteps => {
                text!("the effects go on without end", "los efectos no terminan nunca")
            }
            Self::TooDeep => text!(
                "the table has no room for another effect within these effects",
                "la mesa no tiene sitio para otro efecto dentro de estos efectos"
            ),
        };
        text!(
            "Fault of the program: {effects}. The game is stopped and counts as a draw; please report this \
             with the replay.",
            "Fallo del programa: {effects}. La partida se detiene y cuenta como empate; comunícalo, por favor, \
             junto con la repetición.",
            effects = effects
        )
    }
}

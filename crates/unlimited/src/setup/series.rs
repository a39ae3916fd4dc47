//! The words for a match of several games: `match=three wins=1-1 chooser=red`.

use prose::{Name, Text, text};
use table::setup::{About, Misread, Setting};
use table::{Refusal, Seat};

use super::option;
use crate::game::Setup;
use crate::notation::cards::seat_word;
use crate::rules::SEATS;
use crate::series::Series;

const WON: &str = "SWU-MATCH-01";
const CHOOSES: &str = "SWU-OPEN-38";

/// The length of the match, and the score before this game.
pub(super) fn settings() -> Vec<Setting<Setup>> {
    vec![length(), wins(), chooser()]
}

/// The number of games that decide the match.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Length {
    Single,
    BestOfThree,
}

fn length() -> Setting<Setup> {
    let about = About {
        key: "match",
        rule: WON,
        label: text!("Match", "Encuentro"),
        help: text!("How many games decide it.", "Cuántas partidas lo deciden."),
    };
    let options = vec![
        option(
            Length::Single,
            "single",
            text!("One game", "Una partida"),
            text!("About half an hour.", "Una media hora."),
        ),
        option(
            Length::BestOfThree,
            "three",
            text!("Best of three", "Al mejor de tres"),
            text!(
                "Two games won win the match. The loser of a game chooses who begins the next, and cards may be exchanged with the sideboard.",
                "Gana el encuentro quien gana dos partidas. Quien pierde una elige quién empieza la siguiente, y se pueden cambiar cartas con la reserva."
            ),
        ),
    ];
    let write = |setup: &Setup| (setup.series != Series::Single).then_some(Length::BestOfThree);
    let read = |setup: &mut Setup, length| {
        setup.series = match length {
            None | Some(Length::Single) => Series::Single,
            Some(Length::BestOfThree) => Series::Opening,
        };
        Ok(())
    };
    Setting::one_of(about, options, write, read)
}

/// The games won. Two wins end the match, so these are all the scores before a game.
fn wins() -> Setting<Setup> {
    let about = About {
        key: "wins",
        rule: WON,
        label: text!("Score", "Marcador"),
        help: text!(
            "The games Blue and Red have won before this one.",
            "Las partidas que Azul y Rojo han ganado antes de esta."
        ),
    };
    let score = |wins, word, help: Text| option(wins, word, Text::same(word), help);
    let options = vec![
        score([0, 0], "0-0", text!("The first game.", "La primera partida.")),
        score([1, 0], "1-0", text!("Blue leads.", "Azul va por delante.")),
        score([0, 1], "0-1", text!("Red leads.", "Rojo va por delante.")),
        score([1, 1], "1-1", text!("This game decides.", "Decide esta partida.")),
    ];
    let write = |setup: &Setup| setup.series.wins().filter(|wins| *wins != [0, 0]);
    let read = |setup: &mut Setup, wins: Option<[u8; 2]>| match (setup.series, wins) {
        (_, None) => Ok(()),
        (Series::Single, Some(_)) => refused(WON, needs_three()),
        (_, Some(wins)) => {
            setup.series = match wins {
                [1, 0] => Series::Lead(SEATS[0]),
                [0, 1] => Series::Lead(SEATS[1]),
                // The loser of the last game follows from `chooser`, which is read next.
                [1, 1] => Series::Level(SEATS[0]),
                _ => Series::Opening,
            };
            Ok(())
        }
    };
    Setting::one_of(about, options, write, read).in_notation_only()
}

/// The seat that chooses who begins, written where the wins do not tell who lost the last game.
fn chooser() -> Setting<Setup> {
    let about = About {
        key: "chooser",
        rule: CHOOSES,
        label: text!("Chooser", "Quién elige"),
        help: text!(
            "The player who lost the last game decides who has the initiative.",
            "Quien perdió la última partida decide quién tiene la iniciativa."
        ),
    };
    let options = vec![
        option(
            SEATS[0],
            seat_word(SEATS[0]),
            text!("Blue", "Azul"),
            text!("Blue lost the last game.", "Azul perdió la última partida."),
        ),
        option(
            SEATS[1],
            seat_word(SEATS[1]),
            text!("Red", "Rojo"),
            text!("Red lost the last game.", "Rojo perdió la última partida."),
        ),
    ];
    let write = |setup: &Setup| match setup.series {
        Series::Level(loser) => Some(loser),
        Series::Single | Series::Opening | Series::Lead(_) => None,
    };
    Setting::one_of(about, options, write, read_chooser).in_notation_only()
}

fn read_chooser(setup: &mut Setup, chooser: Option<Seat>) -> Result<(), Misread> {
    match (setup.series, chooser) {
        (Series::Level(_), Some(loser)) => setup.series = Series::Level(loser),
        (Series::Level(_), None) => return refused(CHOOSES, chooser_is_missing()),
        (_, None) => {}
        (Series::Single, Some(_)) => return refused(WON, needs_three()),
        (Series::Opening, Some(_)) => return refused(CHOOSES, first_game_has_no_chooser()),
        (Series::Lead(leader), Some(named)) if named == leader => {
            return refused(CHOOSES, the_other_chooses(leader.other()));
        }
        (Series::Lead(_), Some(_)) => {}
    }
    Ok(())
}

fn refused(rule: &'static str, text: Text) -> Result<(), Misread> {
    Err(Refusal::rule(rule, text).into())
}

fn needs_three() -> Text {
    text!(
        "«wins» and «chooser» belong to a best of three; add match=three.",
        "«wins» y «chooser» son de un encuentro al mejor de tres; añade match=three."
    )
}

fn chooser_is_missing() -> Text {
    text!(
        "The player who lost the last game decides who has the initiative; add chooser=blue|red.",
        "Quien perdió la última partida decide quién tiene la iniciativa; añade chooser=blue|red."
    )
}

fn first_game_has_no_chooser() -> Text {
    text!(
        "Before the first win, neither player decides who has the initiative; leave out «chooser».",
        "Antes de la primera victoria nadie decide quién tiene la iniciativa; quita «chooser»."
    )
}

fn the_other_chooses(seat: Seat) -> Text {
    text!(
        "The player who lost the last game decides who has the initiative; write chooser={seat}.",
        "Quien perdió la última partida decide quién tiene la iniciativa; escribe chooser={seat}.",
        seat = Name(seat_word(seat))
    )
}

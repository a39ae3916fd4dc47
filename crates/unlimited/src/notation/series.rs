//! The words for a match of several games: `match=three wins=1-1 chooser=red`.

use prose::{Name, Text, text};
use table::{Refusal, Seat};

use super::cards::{seat_called, seat_word};
use crate::rules::SEATS;
use crate::series::Series;

pub(super) const KEYS: [&str; 3] = ["match", "wins", "chooser"];

const WON: &str = "SWU-MATCH-01";
const CHOOSES: &str = "SWU-OPEN-38";

/// The words, none for a single game. Who chooses is named where the wins do not tell.
pub(super) fn write(series: Series) -> Vec<String> {
    let Some([blue, red]) = series.wins() else { return Vec::new() };
    let mut words = vec!["match=three".to_owned()];
    if series != Series::Opening {
        words.push(format!("wins={blue}-{red}"));
    }
    if let Series::Level(chooser) = series {
        words.push(format!("chooser={}", seat_word(chooser)));
    }
    words
}

/// The words as they were found.
#[derive(Default)]
pub(super) struct Words<'w> {
    games: Option<&'w str>,
    wins: Option<&'w str>,
    chooser: Option<&'w str>,
}

impl<'w> Words<'w> {
    /// Takes the word if it is one of these.
    pub(super) fn take(&mut self, key: &str, value: &'w str) -> bool {
        let place = match key {
            "match" => &mut self.games,
            "wins" => &mut self.wins,
            "chooser" => &mut self.chooser,
            _ => return false,
        };
        *place = Some(value);
        true
    }

    /// What they mean together.
    pub(super) fn read(&self) -> Result<Series, Refusal> {
        match self.games {
            None | Some("single") => match (self.wins, self.chooser) {
                (None, None) => Ok(Series::Single),
                _ => Err(Refusal::rule(WON, needs_three())),
            },
            Some("three") => self.read_score(),
            Some(other) => {
                let word = format!("match={other}");
                Err(Refusal::rule(WON, unknown(&word, "match=single|three")))
            }
        }
    }

    fn read_score(&self) -> Result<Series, Refusal> {
        let chooser = self.chooser.map(read_chooser).transpose()?;
        let series = match self.wins.unwrap_or("0-0") {
            "0-0" => Series::Opening,
            "1-0" => Series::Lead(SEATS[0]),
            "0-1" => Series::Lead(SEATS[1]),
            "1-1" => {
                Series::Level(chooser.ok_or_else(|| Refusal::rule(CHOOSES, chooser_is_missing()))?)
            }
            other => return Err(Refusal::rule(WON, impossible(other))),
        };
        match chooser {
            Some(_) if series == Series::Opening => {
                Err(Refusal::rule(CHOOSES, nobody_chooses_yet()))
            }
            Some(named) if series.chooser() != Some(named) => {
                Err(Refusal::rule(CHOOSES, the_other_chooses(named.other())))
            }
            _ => Ok(series),
        }
    }
}

fn read_chooser(word: &str) -> Result<Seat, Refusal> {
    seat_called(word).ok_or_else(|| {
        let word = format!("chooser={word}");
        Refusal::rule(CHOOSES, unknown(&word, "chooser=blue|red"))
    })
}

fn unknown(word: &str, known: &str) -> Text {
    text!(
        "«{word}» is not understood; write {known}.",
        "«{word}» no se entiende; escribe {known}.",
        word = Name(word),
        known = Name(known)
    )
}

fn needs_three() -> Text {
    text!(
        "«wins» and «chooser» belong to a best of three; add match=three.",
        "«wins» y «chooser» son de un encuentro al mejor de tres; añade match=three."
    )
}

fn impossible(wins: &str) -> Text {
    text!(
        "«wins={wins}» is no score before a game, as two wins end the match; write \
         wins=0-0|1-0|0-1|1-1.",
        "«wins={wins}» no es un marcador antes de una partida, pues dos victorias acaban el \
         encuentro; escribe wins=0-0|1-0|0-1|1-1.",
        wins = Name(wins)
    )
}

fn chooser_is_missing() -> Text {
    text!(
        "Whoever lost the last game chooses about the initiative; add chooser=blue|red.",
        "Quien perdió la última partida decide sobre la iniciativa; añade chooser=blue|red."
    )
}

fn nobody_chooses_yet() -> Text {
    text!(
        "Before anybody has won, nobody chooses about the initiative; leave out «chooser».",
        "Antes de la primera victoria nadie decide sobre la iniciativa; quita «chooser»."
    )
}

fn the_other_chooses(seat: Seat) -> Text {
    text!(
        "Whoever lost the last game chooses about the initiative; write chooser={seat}.",
        "Quien perdió la última partida decide sobre la iniciativa; escribe chooser={seat}.",
        seat = Name(seat_word(seat))
    )
}

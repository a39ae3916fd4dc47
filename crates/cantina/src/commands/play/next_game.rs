//! The next game of a match.

use std::path::{Path, PathBuf};

use table::{Next, Seat, SetupFaults, Spare};

use super::input::Command;
use super::memory::Memory;
use super::messages;
use super::players::Controller;
use super::session::Session;
use crate::commands::invalid_setup;
use crate::error::CommandError;

impl Session<'_> {
    /// The next game, if the match is not decided yet.
    pub(super) fn next_game(&self) -> Option<Next<String>> {
        let next = self.next_after(&[])?.ok()?;
        (!matches!(next, Next::Match(_))).then_some(next)
    }

    /// The next game after the last one is over and cards are exchanged.
    fn next_after(
        &self,
        exchanges: &[(Seat, String)],
    ) -> Option<Result<Next<String>, SetupFaults>> {
        let (outcome, _) = self.played.outcome()?;
        Some(self.played.next(outcome, exchanges))
    }

    /// Starts the next game once the players are ready; false if they leave.
    pub(super) fn go_on_with(&mut self, next: Next<String>) -> Result<bool, CommandError> {
        let setup = match next {
            Next::Game(_) => match self.exchange_cards()? {
                Some(setup) => setup,
                None => return Ok(false),
            },
            Next::Again(setup) | Next::Match(setup) => setup,
        };
        self.screen.prompt(&messages::next_game())?;
        match self.read_line()?.as_deref().map(Command::read) {
            None | Some(Command::Quit) => return Ok(false),
            Some(_) => {}
        }
        self.seed = self.seed.next();
        let started = self.game.start(&setup, self.seed.seed());
        self.played = started.map_err(|faults| invalid_setup(&faults))?;
        self.memories = vec![Memory::default(); self.players.len()];
        self.shown_to = None;
        // The record of the last game is kept.
        self.file = self.file.as_deref().map(next_file);
        Ok(true)
    }

    /// Lets every player with a sideboard exchange cards; `None` if they leave.
    fn exchange_cards(&mut self) -> Result<Option<String>, CommandError> {
        let mut exchanges = Vec::new();
        for seat in (0..).map(Seat::new).take(self.players.len()) {
            let spares = self.played.spares(seat);
            if self.players[seat.index()].controller != Controller::Person || spares.is_empty() {
                continue;
            }
            match self.ask_exchange(seat, spares)? {
                Some(words) => exchanges.push((seat, words)),
                None => return Ok(None),
            }
        }
        let next = self.next_after(&exchanges);
        let next = next.transpose().map_err(|faults| invalid_setup(&faults))?;
        Ok(next.map(|next| next.setup().clone()))
    }

    /// Asks until the deck is legal.
    fn ask_exchange(
        &mut self,
        seat: Seat,
        mut spares: Vec<Spare>,
    ) -> Result<Option<String>, CommandError> {
        // Cards of the sideboard first.
        spares.sort_by_key(|spare| spare.played == spare.copies);
        let lines: Vec<_> = spares.iter().map(messages::spare).collect();
        self.screen.list(&messages::spares_heading(), &lines)?;
        loop {
            self.screen.prompt(&messages::exchange(self.played.say_seat(seat), &spares[0]))?;
            let Some(line) = self.read_line()? else { return Ok(None) };
            if Command::read(&line) == Command::Quit {
                return Ok(None);
            }
            match self.next_after(&[(seat, line.clone())]) {
                Some(Err(faults)) => {
                    for fault in &faults.0 {
                        self.refuse(fault)?;
                    }
                }
                _ => return Ok(Some(line)),
            }
        }
    }
}

/// The file of the next game: `match.txt` is followed by `match-2.txt`, then `match-3.txt`.
fn next_file(file: &Path) -> PathBuf {
    let stem = file.file_stem().unwrap_or_default().to_string_lossy();
    let numbered = stem.rsplit_once('-').and_then(|(stem, n)| Some((stem, n.parse().ok()?)));
    let (stem, last): (&str, u32) = numbered.unwrap_or((&stem, 1));
    let ending = file.extension().map(|ending| format!(".{}", ending.to_string_lossy()));
    let ending = ending.unwrap_or_default();
    let numbered = |n: u32| file.with_file_name(format!("{stem}-{n}{ending}"));
    let mut names = (last..u32::MAX).map(|n| numbered(n + 1));
    names.find(|file| !file.exists()).unwrap_or_else(|| numbered(u32::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_next_game_has_a_file_next_to_the_last() {
        let named = |file: &str| next_file(Path::new(file)).display().to_string();
        assert_eq!(named("no-such-folder/match.txt"), "no-such-folder/match-2.txt");
        assert_eq!(named("no-such-folder/match-2.txt"), "no-such-folder/match-3.txt");
        assert_eq!(named("no-such-folder/my-match"), "no-such-folder/my-match-2");
    }
}

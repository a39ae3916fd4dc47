//! Carrying out what the player typed.

use std::path::PathBuf;

use games::{CardQuery, FoundCard, Match, Rejection};
use prose::Text;
use table::{Because, Refusal, Seat, Viewer};

use super::input::{Command, HowMuch, read_number};
use super::messages;
use super::numbering::{numbered, numbers};
use super::players::Controller;
use super::session::{NextStep, Session};
use super::suggestion;
use crate::error::CommandError;

/// The number of lines that `log` shows.
const LAST_LINES: usize = 20;

impl Session<'_> {
    /// Carries out a typed line.
    pub(super) fn answer(&mut self, seat: Seat, line: &str) -> Result<NextStep, CommandError> {
        match Command::read(line) {
            Command::Repeat => self.show_question(seat)?,
            Command::Help => self.help(seat)?,
            Command::Explain(about) => self.explain(seat, about)?,
            Command::Board => {
                let board = self.played.describe(Viewer::Seat(seat));
                self.screen.list(&messages::table_heading(), &board)?;
            }
            Command::Piles => self.show_piles(seat)?,
            Command::Log(how_much) => self.show_log(seat, how_much)?,
            Command::Save(file) => self.save_in(file)?,
            Command::Rules(words) => self.look_up_rules(words)?,
            Command::LeaveGuide => self.leave_guide()?,
            Command::All if self.guide_place().is_some() => self.show_guide()?,
            Command::Glossary(words) => self.explain_words(words)?,
            Command::All => return self.choose_all(seat),
            Command::Undo => return self.undo(seat),
            Command::Hint if self.guide_place().is_some() => self.show_guide()?,
            Command::Hint => self.hint(seat)?,
            Command::Quit => return self.quit(),
            Command::Number(number) => return self.take(seat, number),
            Command::Words(words) => return self.choose(seat, &words),
        }
        Ok(NextStep::SameQuestion)
    }

    /// What the bot of level normal would choose, if the seat plays against bots alone.
    fn hint(&mut self, seat: Seat) -> Result<(), CommandError> {
        let people = self.players.iter().filter(|player| player.controller == Controller::Person);
        if people.count() > 1 {
            return self.screen.say(&messages::no_hint());
        }
        match self.played.hint_task(seat)() {
            Some(hint) => self.screen.say(&hint.text.then(hint.why)),
            None => self.screen.say(&messages::no_hint()),
        }
    }

    fn help(&mut self, seat: Seat) -> Result<(), CommandError> {
        let options = self.played.listed(seat);
        options.first().map_or(Ok(()), |first| self.screen.say(&messages::help(&first.offer)))
    }

    fn show_piles(&mut self, seat: Seat) -> Result<(), CommandError> {
        match self.played.piles(Viewer::Seat(seat)).as_slice() {
            [] => self.screen.say(&messages::no_piles()),
            piles => self.screen.list(&messages::piles_heading(), piles),
        }
    }

    fn show_log(&mut self, seat: Seat, how_much: HowMuch) -> Result<(), CommandError> {
        let log = self.played.log_of(0..self.played.ply(), Viewer::Seat(seat));
        let told: Vec<Text> = log.into_iter().map(|line| line.text).collect();
        let from = match how_much {
            HowMuch::All => 0,
            HowMuch::Last => told.len().saturating_sub(LAST_LINES),
        };
        if told.is_empty() {
            return self.screen.say(&messages::nothing_happened());
        }
        self.screen.say_all(&told[from..])
    }

    /// Explains the option with a number, or cards.
    fn explain(&mut self, seat: Seat, about: &str) -> Result<(), CommandError> {
        let Some(number) = read_number(about) else { return self.explain_card(about) };
        let options = self.played.listed(seat);
        let Some(offer) = numbered(&options, number) else {
            return self.screen.say(&messages::no_such_option(&numbers(&options)));
        };
        self.screen.say(&offer.text)?;
        self.screen.say(&messages::in_words(offer))?;
        let mut told = Vec::new();
        for word in offer.words.split(' ') {
            // Copies of a card are written `grunt#2`.
            let word = word.split('#').next().unwrap_or(word);
            let page = self.game.look_up(word).filter(|page| !told.contains(page));
            if let Some(page) = page {
                self.screen.say_all(&page)?;
                told.push(page);
            }
        }
        Ok(())
    }

    /// The page of a card that is called so; otherwise one line for each card that fits.
    fn explain_card(&mut self, about: &str) -> Result<(), CommandError> {
        let found = CardQuery::words(about).search([self.game]);
        let best = found.iter().map(|found| found.matched).min();
        let found: Vec<&FoundCard> =
            found.iter().filter(|found| Some(found.matched) == best).collect();
        match (found.as_slice(), best) {
            ([], _) => self.screen.say(&messages::no_such_card(about)),
            ([only], _) | ([only, ..], Some(Match::Exact)) => self.screen.say_all(&only.page()),
            (several, _) => {
                let line = |found: &&FoundCard| found.page().into_iter().next();
                self.screen.say_all(&several.iter().filter_map(line).collect::<Vec<_>>())
            }
        }
    }

    fn save_in(&mut self, file: Option<&str>) -> Result<(), CommandError> {
        let before = self.file.clone();
        if let Some(file) = file {
            self.file = Some(PathBuf::from(file));
        }
        let Some(file) = &self.file else { return self.screen.say(&messages::where_to_save()) };
        let saved = messages::saved(&file.display().to_string());
        match self.save() {
            Ok(()) => self.screen.say(&saved),
            Err(error) => {
                self.file = before;
                self.screen.say(&error.message()?)
            }
        }
    }

    fn undo(&mut self, seat: Seat) -> Result<NextStep, CommandError> {
        if let Err(why) = self.played.undo(seat) {
            self.screen.say(&messages::no_undo(why))?;
            return Ok(NextStep::SameQuestion);
        }
        let choices = self.played.ply();
        self.memories.iter_mut().for_each(|memory| memory.rewind(choices));
        self.screen.say_all(&[messages::taken_back()])?;
        Ok(NextStep::GoOn)
    }

    /// Leaves, unless the match cannot be saved.
    pub(super) fn quit(&mut self) -> Result<NextStep, CommandError> {
        if let Err(error) = self.save() {
            self.screen.say(&error.message()?)?;
            self.screen.say(&messages::where_to_save())?;
            return Ok(NextStep::SameQuestion);
        }
        Ok(NextStep::Leave)
    }

    fn take(&mut self, seat: Seat, number: usize) -> Result<NextStep, CommandError> {
        let options = self.played.listed(seat);
        match numbered(&options, number) {
            Some(offer) => self.choose(seat, &offer.words),
            None => {
                self.screen.say(&messages::no_such_option(&numbers(&options)))?;
                Ok(NextStep::SameQuestion)
            }
        }
    }

    fn choose(&mut self, seat: Seat, words: &str) -> Result<NextStep, CommandError> {
        if !self.follows_guide(seat, words)? {
            return Ok(NextStep::SameQuestion);
        }
        match self.ask_before(seat, words)? {
            NextStep::GoOn => {}
            kept => return Ok(kept),
        }
        match self.played.choose(seat, words) {
            Ok(_) => {
                self.note_choice(seat);
                return Ok(NextStep::GoOn);
            }
            Err(Rejection::Refused(refusal)) => self.refuse(&refusal)?,
            Err(Rejection::NotUnderstood(_)) => self.say_what_is_possible(seat, words)?,
        }
        Ok(NextStep::SameQuestion)
    }

    /// The answer to a line that is neither an option nor a command.
    fn say_what_is_possible(&mut self, seat: Seat, typed: &str) -> Result<(), CommandError> {
        let options = self.played.listed(seat);
        let meant = suggestion::nearest(typed, &options, self.screen.lang());
        self.screen.say_all(&[messages::not_understood(typed, meant)])?;
        self.show_question(seat)?;
        self.screen.say(&messages::commands())
    }

    /// Shows why a choice was refused, and the rule or card behind it.
    pub(super) fn refuse(&mut self, refusal: &Refusal) -> Result<(), CommandError> {
        self.screen.say(&refusal.text)?;
        match refusal.because {
            Because::Rule(id) => {
                let statement = rulebook::find(id.0).map(|rule| rule.statement.clone());
                self.screen.say(&messages::rule(id.0, &statement.unwrap_or_default()))
            }
            Because::Card(id) => self.screen.say_all(&self.game.look_up(id).unwrap_or_default()),
        }
    }
}

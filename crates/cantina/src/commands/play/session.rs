//! A session: plays a match, question by question, until it is over or the players leave.

use std::io::{self, BufRead};
use std::path::PathBuf;

use games::{AnyGame, AnyMatch, Guide};
use prose::{Name, Text, text};
use table::replay::Audience;
use table::{Seat, Seats, Viewer};

use super::action_bar::Ask;
use super::guided::GuidedTurn;
use super::input::{Command, read_line};
use super::memory::{BoardNews, Memory};
use super::messages;
use super::players::{Controller, Player};
use super::screen::Screen;
use super::seed::SeedWord;
use crate::error::{CommandError, Verdict};
use crate::replay_file;

/// The players at one terminal, and their match.
pub(super) struct Session<'a> {
    pub(super) game: &'static dyn AnyGame,
    pub(super) played: Box<dyn AnyMatch>,
    /// The players, by seat.
    pub(super) players: Vec<Player>,
    pub(super) seed: SeedWord,
    /// The file the match is saved to.
    pub(super) file: Option<PathBuf>,
    pub(super) screen: Screen<'a>,
    pub(super) input: &'a mut dyn BufRead,
    /// The events and the board shown to each seat.
    pub(super) memories: Vec<Memory>,
    /// The seat whose cards are on the screen.
    pub(super) shown_to: Option<Seat>,
    /// The bots that have told their partner what they intend in the turn under way.
    pub(super) told_intentions: Seats,
    /// The guide that the match follows.
    pub(super) guide: Option<&'static Guide>,
    pub(super) ask: Ask,
}

/// How the session continues after a typed line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum NextStep {
    /// The same question is asked again.
    SameQuestion,
    /// The match has changed.
    GoOn,
    /// The players leave.
    Leave,
    /// The input has ended.
    InputEnded,
}

impl Session<'_> {
    /// Plays until the match is over or the players leave.
    pub(super) fn play(mut self) -> Result<Verdict, CommandError> {
        loop {
            if let Some(left) = self.play_game()? {
                return self.finish(&[left]);
            }
            let mut told = self.last_news();
            // The last event of a game may already say how it ended.
            if let Some((outcome, end)) = self.played.outcome() {
                told.extend(Some(end).filter(|end| told.last() != Some(end)));
                told.extend(self.played.say_standing(outcome));
            }
            let over = self.guide.filter(|guide| self.played.ply() >= guide.length());
            told.extend(over.map(|guide| guide.closing.clone()));
            let Some(next) = self.next_game() else { return self.finish(&told) };
            self.screen.say_all(&told)?;
            if !self.go_on_with(next)? {
                return self.finish(&[]);
            }
        }
    }

    /// Plays until the game is over; if the players leave, returns the message about that.
    fn play_game(&mut self) -> Result<Option<Text>, CommandError> {
        self.save()?;
        self.played.name_people(&games::recorded_people(&self.names(), self.played.seats()));
        self.greet()?;
        while let Some(seat) = self.next_person()? {
            let then = match self.hand_over(seat)? {
                NextStep::GoOn => self.ask(seat)?,
                leaving => leaving,
            };
            let choices = self.played.ply();
            match then {
                NextStep::GoOn | NextStep::SameQuestion => {}
                NextStep::Leave => return Ok(Some(messages::left_after(choices))),
                NextStep::InputEnded => {
                    self.save()?;
                    return Ok(Some(messages::input_ended_after(choices)));
                }
            }
        }
        self.save()?;
        Ok(None)
    }

    fn greet(&mut self) -> Result<(), CommandError> {
        let title = self.game.title().title;
        let mut lines = vec![messages::playing(title, self.played.say_setup())];
        for (player, seat) in self.players.iter().zip(self.played.seats()) {
            let who = seat.own_word.clone();
            lines.push(match &player.controller {
                Controller::Bot(player) => messages::bot_plays(who, player),
                Controller::Person => messages::you_play(who),
            });
        }
        let made = Some(self.played.ply()).filter(|&choices| choices > 0);
        lines.extend(made.map(messages::goes_on_after));
        lines.push(messages::type_help());
        self.screen.say_all(&lines)
    }

    /// Makes the choices of bots and forced choices, and returns the person to ask next; `None` once the
    /// match is over.
    fn next_person(&mut self) -> Result<Option<Seat>, CommandError> {
        loop {
            let deciders = self.played.deciders();
            if self.guide_place().is_some() {
                match self.guided_opponent()? {
                    GuidedTurn::Opponents => continue,
                    GuidedTurn::Learners(seat) => return Ok(Some(seat)),
                }
            }
            let is_bot =
                |seat: &Seat| matches!(self.players[seat.index()].controller, Controller::Bot(_));
            if let Some(seat) = deciders.into_iter().find(is_bot) {
                self.tell_intention(seat)?;
            }
            let bot = deciders.into_iter().find_map(|seat| {
                match &self.players[seat.index()].controller {
                    Controller::Bot(player) => Some((seat, player)),
                    Controller::Person => None,
                }
            });
            if let Some((seat, player)) = bot {
                let chosen = self.played.choose_as_bot(seat, player);
                chosen.map_err(|fault| CommandError::Failed(fault.0))?;
                self.note_choice(seat);
                continue;
            }
            if self.bot_goes_on() {
                continue;
            }
            // The player who has the device keeps it as long as they can choose.
            let holder = self.shown_to.filter(|&seat| deciders.contains(seat));
            let Some(seat) = holder.or(deciders.lowest()) else { return Ok(None) };
            let Some(offer) = self.played.forced(seat) else { return Ok(Some(seat)) };
            if self.played.choose(seat, &offer.words).is_err() {
                return Ok(Some(seat));
            }
            self.note_choice(seat);
            let choice = self.played.ply();
            self.memories[seat.index()].add_forced(choice, messages::forced(&offer));
        }
    }

    /// Marks the table as changed for every seat except the chooser.
    pub(super) fn note_choice(&mut self, chooser: Seat) {
        let others = self.memories.iter_mut().enumerate();
        for (_, memory) in others.filter(|(seat, _)| *seat != chooser.index()) {
            memory.others_chose();
        }
    }

    /// Hides the screen and asks to pass the device, if another player has it.
    fn hand_over(&mut self, seat: Seat) -> Result<NextStep, CommandError> {
        if self.shown_to == Some(seat) {
            return Ok(NextStep::GoOn);
        }
        if self.people() > 1 {
            if self.shown_to.is_some() {
                self.screen.lower_curtain()?;
            }
            self.screen.prompt(&messages::curtain(self.played.say_seat(seat)))?;
            match self.read_line()?.as_deref().map(Command::read) {
                None => return Ok(NextStep::InputEnded),
                Some(Command::Quit) => return self.quit(),
                Some(_) => {}
            }
        }
        self.shown_to = Some(seat);
        Ok(NextStep::GoOn)
    }

    fn people(&self) -> usize {
        self.players.iter().filter(|player| player.controller == Controller::Person).count()
    }

    /// Asks the question and carries out commands until a choice is made. Saves the match first, so that
    /// nothing is lost when the program is interrupted.
    fn ask(&mut self, seat: Seat) -> Result<NextStep, CommandError> {
        if let Err(error) = self.save() {
            self.screen.say(&error.message()?)?;
        }
        self.show_news(seat)?;
        self.show_question(seat)?;
        loop {
            self.screen.prompt(&messages::prompt())?;
            let Some(line) = self.read_line()? else { return Ok(NextStep::InputEnded) };
            match self.answer(seat, &line)? {
                NextStep::SameQuestion => {}
                then => return Ok(then),
            }
        }
    }

    pub(super) fn read_line(&mut self) -> Result<Option<String>, CommandError> {
        read_line(self.input).map_err(|error: io::Error| {
            CommandError::Failed(text!(
                "The input cannot be read: {error}.",
                "No se puede leer la entrada: {error}.",
                error = Name(&error.to_string())
            ))
        })
    }

    fn show_news(&mut self, seat: Seat) -> Result<(), CommandError> {
        let viewer = Viewer::Seat(seat);
        let memory = &mut self.memories[seat.index()];
        let log = self.played.log_of(memory.told()..self.played.ply(), viewer);
        let news = memory.news(log, self.played.ply());
        self.screen.say_all(&news)?;
        match memory.board_news(self.played.describe(viewer)) {
            BoardNews::Whole(lines) => self.screen.list(&messages::table_heading(), &lines),
            BoardNews::Changed(lines) => self.screen.list(&messages::changes_heading(), &lines),
        }
    }

    /// Shows the question and its options.
    pub(super) fn show_question(&mut self, seat: Seat) -> Result<(), CommandError> {
        if let Some(question) = self.played.question(seat) {
            self.screen.say(&question)?;
        }
        self.screen.options(&self.played.listed(seat))?;
        if self.guide.is_some() {
            return self.show_guide();
        }
        match self.batch(seat) {
            Some(batch) => self.screen.say(&messages::batch(batch.label)),
            None => Ok(()),
        }
    }

    /// The latest news, without anything hidden from a player at the screen.
    fn last_news(&mut self) -> Vec<Text> {
        let first = self
            .players
            .iter()
            .position(|player| player.controller == Controller::Person)
            .unwrap_or(0);
        let reader = self.shown_to.map_or(first, Seat::index);
        let viewer = match (self.people(), self.shown_to) {
            (1, Some(seat)) => Viewer::Seat(seat),
            _ => Viewer::Watcher,
        };
        let memory = &mut self.memories[reader];
        let log = self.played.log_of(memory.told()..self.played.ply(), viewer);
        memory.news(log, self.played.ply())
    }

    /// Saves the match, if there is a file for it.
    pub(super) fn save(&self) -> Result<(), CommandError> {
        let Some(file) = &self.file else { return Ok(()) };
        replay_file::write(file, &self.played.record(&self.names(), Audience::Everyone))
    }

    /// The names of the players, as a record has them.
    fn names(&self) -> Vec<String> {
        self.players.iter().map(|player| player.name.clone()).collect()
    }

    /// Ends the session: shows what happened, where the match is saved, and how to play it again.
    fn finish(mut self, what: &[Text]) -> Result<Verdict, CommandError> {
        self.screen.say_all(what)?;
        let over = self.played.outcome().is_some();
        match self.file.as_ref().map(|file| file.display().to_string()) {
            Some(file) => {
                self.screen.say(&messages::saved(&file))?;
                if !over {
                    self.screen.say(&messages::to_go_on(self.game.name(), &file))?;
                }
            }
            None if over => {}
            None => self.screen.say(&messages::not_saved())?,
        }
        if let Some(next) = self.next_game() {
            let command = self.command(next.setup(), "");
            self.screen.say(&messages::next_by_command(&command))?;
        }
        let setup = self.played.record(&[], Audience::Everyone).setup;
        let command = self.command(&setup, &format!(" --seed {}", self.seed));
        self.screen.say(&messages::same_luck(&command))?;
        Ok(Verdict::Fine)
    }

    /// The command that plays this setup with people in the same seats.
    fn command(&self, setup: &str, luck: &str) -> String {
        let seats = self.played.seats();
        let people = self
            .players
            .iter()
            .zip(seats)
            .filter(|(player, _)| player.controller == Controller::Person);
        let seat = match people.map(|(_, seat)| seat).collect::<Vec<_>>().as_slice() {
            [only] if seats.first() == Some(*only) => String::new(),
            [only] => format!(" --seat {}", only.word),
            _ => " --hot-seat".to_owned(),
        };
        format!("cantina play {} --setup \"{setup}\"{luck}{seat}", self.game.name())
    }
}

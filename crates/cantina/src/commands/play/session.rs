//! A sitting: the match is played, question by question, until it is over or everyone leaves.

use std::io::{self, BufRead};
use std::path::PathBuf;

use games::{AnyGame, AnyMatch};
use prose::{Name, Text, text};
use table::replay::Audience;
use table::{Seat, Viewer};

use super::input::{Command, read_line};
use super::memory::{BoardNews, Memory};
use super::players::{By, Player};
use super::screen::Screen;
use super::seed::SeedWord;
use super::words;
use crate::replay_file;
use crate::trouble::{Trouble, Verdict};

/// The people at one terminal, and their match.
pub(super) struct Session<'a> {
    pub(super) game: &'static dyn AnyGame,
    pub(super) played: Box<dyn AnyMatch>,
    /// In the order of the seats.
    pub(super) players: Vec<Player>,
    pub(super) seed: SeedWord,
    /// Where the match is kept.
    pub(super) file: Option<PathBuf>,
    pub(super) screen: Screen<'a>,
    pub(super) input: &'a mut dyn BufRead,
    /// What each seat has been told.
    pub(super) memories: Vec<Memory>,
    /// Whose cards are on the screen.
    pub(super) shown_to: Option<Seat>,
}

/// How it goes on after a line was typed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Then {
    /// The same question waits.
    SameQuestion,
    /// The match is another now.
    GoOn,
    /// Everyone leaves.
    Leave,
    /// Nothing more can be typed.
    InputEnded,
}

impl Session<'_> {
    /// Plays until the match is over or everyone leaves.
    pub(super) fn play(mut self) -> Result<Verdict, Trouble> {
        loop {
            if let Some(left) = self.play_game()? {
                return self.farewell(&[left]);
            }
            let mut told = self.last_news();
            // A game's last event may say how it ended already.
            if let Some((outcome, end)) = self.played.outcome() {
                told.extend(Some(end).filter(|end| told.last() != Some(end)));
                told.extend(self.played.say_standing(outcome));
            }
            let Some(next) = self.next_game() else { return self.farewell(&told) };
            self.screen.say_all(&told)?;
            if !self.go_on_with(next)? {
                return self.farewell(&[]);
            }
        }
    }

    /// Plays until the game is over, or everyone leaves: then these are the last words.
    fn play_game(&mut self) -> Result<Option<Text>, Trouble> {
        self.save()?;
        self.greet()?;
        while let Some(seat) = self.next_person()? {
            let then = match self.hand_over(seat)? {
                Then::GoOn => self.ask(seat)?,
                leaving => leaving,
            };
            let choices = self.played.ply();
            match then {
                Then::GoOn | Then::SameQuestion => {}
                Then::Leave => return Ok(Some(words::left_after(choices))),
                Then::InputEnded => {
                    self.save()?;
                    return Ok(Some(words::input_ended_after(choices)));
                }
            }
        }
        self.save()?;
        Ok(None)
    }

    fn greet(&mut self) -> Result<(), Trouble> {
        let setup = self.played.record(&[], Audience::Everyone).setup;
        let title = text!(
            "{game}, {setup}",
            "{game}, {setup}",
            game = Name(self.game.name()),
            setup = Name(&setup)
        );
        let mut lines = vec![title];
        for (player, seat) in self.players.iter().zip((0..).map(Seat::new)) {
            let who = self.played.say_seat(seat);
            lines.push(match &player.by {
                By::Bot(player) => words::bot_plays(who, player),
                By::Person => words::you_play(who),
            });
        }
        let made = Some(self.played.ply()).filter(|&choices| choices > 0);
        lines.extend(made.map(words::goes_on_after));
        lines.push(words::type_help());
        self.screen.say_all(&lines)
    }

    /// The person to ask next, after the bots have chosen and what was forced is done; nobody once
    /// the match is over.
    fn next_person(&mut self) -> Result<Option<Seat>, Trouble> {
        loop {
            let deciders = self.played.deciders();
            let bot = deciders.into_iter().find_map(|seat| match &self.players[seat.index()].by {
                By::Bot(player) => Some((seat, player)),
                By::Person => None,
            });
            if let Some((seat, player)) = bot {
                let chosen = self.played.choose_as_bot(seat, player);
                chosen.map_err(|fault| Trouble::Failed(fault.0))?;
                self.note_choice(seat);
                continue;
            }
            // Whoever has the device keeps it while they can.
            let holder = self.shown_to.filter(|&seat| deciders.contains(seat));
            let Some(seat) = holder.or(deciders.lowest()) else { return Ok(None) };
            let Some(offer) = self.played.forced(seat) else { return Ok(Some(seat)) };
            if self.played.choose(seat, &offer.words).is_err() {
                return Ok(Some(seat));
            }
            self.note_choice(seat);
            let choice = self.played.ply();
            self.memories[seat.index()].add_forced(choice, words::forced(&offer));
        }
    }

    /// Everyone but the chooser will want to hear how the table stands.
    pub(super) fn note_choice(&mut self, chooser: Seat) {
        let others = self.memories.iter_mut().enumerate();
        for (_, memory) in others.filter(|(seat, _)| *seat != chooser.index()) {
            memory.others_chose();
        }
    }

    /// Makes sure that only this person looks at the screen.
    fn hand_over(&mut self, seat: Seat) -> Result<Then, Trouble> {
        if self.shown_to == Some(seat) {
            return Ok(Then::GoOn);
        }
        if self.people() > 1 {
            if self.shown_to.is_some() {
                self.screen.lower_curtain()?;
            }
            self.screen.prompt(&words::curtain(self.played.say_seat(seat)))?;
            match self.read_line()?.as_deref().map(Command::read) {
                None => return Ok(Then::InputEnded),
                Some(Command::Quit) => return self.quit(),
                Some(_) => {}
            }
        }
        self.shown_to = Some(seat);
        Ok(Then::GoOn)
    }

    fn people(&self) -> usize {
        self.players.iter().filter(|player| player.by == By::Person).count()
    }

    /// Puts the question, and answers what is typed until it is a choice. The match is kept
    /// before: whoever breaks off with a key of the terminal loses nothing.
    fn ask(&mut self, seat: Seat) -> Result<Then, Trouble> {
        if let Err(trouble) = self.save() {
            self.screen.say(&trouble.told()?)?;
        }
        self.tell_news(seat)?;
        self.put_question(seat)?;
        loop {
            self.screen.prompt(&words::prompt())?;
            let Some(line) = self.read_line()? else { return Ok(Then::InputEnded) };
            match self.answer(seat, &line)? {
                Then::SameQuestion => {}
                then => return Ok(then),
            }
        }
    }

    pub(super) fn read_line(&mut self) -> Result<Option<String>, Trouble> {
        read_line(self.input).map_err(|error: io::Error| {
            Trouble::Failed(text!(
                "What is typed cannot be read: {error}.",
                "No se puede leer lo que se escribe: {error}.",
                error = Name(&error.to_string())
            ))
        })
    }

    fn tell_news(&mut self, seat: Seat) -> Result<(), Trouble> {
        let viewer = Viewer::Seat(seat);
        let memory = &mut self.memories[seat.index()];
        let log = self.played.log_of(memory.told()..self.played.ply(), viewer);
        let news = memory.news(log, self.played.ply());
        self.screen.say_all(&news)?;
        match memory.board_news(self.played.describe(viewer)) {
            BoardNews::Whole(lines) => self.screen.list(&words::table_heading(), &lines),
            BoardNews::Changed(lines) => self.screen.list(&words::changes_heading(), &lines),
        }
    }

    /// The question and its options.
    pub(super) fn put_question(&mut self, seat: Seat) -> Result<(), Trouble> {
        if let Some(question) = self.played.question(seat) {
            self.screen.say(&question)?;
        }
        self.screen.offers(&self.played.offers(seat))
    }

    /// What happened last, as everyone at the screen may know it.
    fn last_news(&mut self) -> Vec<Text> {
        let first = self.players.iter().position(|player| player.by == By::Person).unwrap_or(0);
        let reader = self.shown_to.map_or(first, Seat::index);
        let viewer = match (self.people(), self.shown_to) {
            (1, Some(seat)) => Viewer::Seat(seat),
            _ => Viewer::Watcher,
        };
        let memory = &mut self.memories[reader];
        let log = self.played.log_of(memory.told()..self.played.ply(), viewer);
        memory.news(log, self.played.ply())
    }

    /// Keeps the match, if it is to be kept.
    pub(super) fn save(&self) -> Result<(), Trouble> {
        let Some(file) = &self.file else { return Ok(()) };
        let names: Vec<String> = self.players.iter().map(|player| player.name.clone()).collect();
        replay_file::write(file, &self.played.record(&names, Audience::Everyone))
    }

    /// The last words: what happened, whether the match is kept, how to play it again.
    fn farewell(mut self, what: &[Text]) -> Result<Verdict, Trouble> {
        self.screen.say_all(what)?;
        let over = self.played.outcome().is_some();
        match self.file.as_ref().map(|file| file.display().to_string()) {
            Some(file) => {
                self.screen.say(&words::saved(&file))?;
                if !over {
                    self.screen.say(&words::to_go_on(self.game.name(), &file))?;
                }
            }
            None if over => {}
            None => self.screen.say(&words::not_saved())?,
        }
        if let Some(next) = self.next_game() {
            let command = self.command(next.setup(), "");
            self.screen.say(&words::next_by_command(&command))?;
        }
        let setup = self.played.record(&[], Audience::Everyone).setup;
        let command = self.command(&setup, &format!(" --seed {}", self.seed));
        self.screen.say(&words::same_luck(&command))?;
        Ok(Verdict::Fine)
    }

    /// The command that plays a match of this setup with people in the same seats.
    fn command(&self, setup: &str, luck: &str) -> String {
        let seats = self.played.seats();
        let people = self.players.iter().zip(seats).filter(|(player, _)| player.by == By::Person);
        let seat = match people.map(|(_, seat)| seat).collect::<Vec<_>>().as_slice() {
            [only] if seats.first() == Some(*only) => String::new(),
            [only] => format!(" --seat {}", only.word),
            _ => " --hot-seat".to_owned(),
        };
        format!("cantina play {} --setup \"{setup}\"{luck}{seat}", self.game.name())
    }
}

//! Engines: other programs that play, controlled over their standard input and output.
//!
//! The protocol is documented in `docs/bot-protocol.md`. An engine gets only what its seat may
//! know, and no behaviour of an engine can block or crash its host.

mod command;
mod faults;
mod message;
mod process;

pub use command::{EngineCommand, WrongCommand};

use std::time::{Duration, Instant};

use table::{Notation, Spoken};

use self::faults::EngineFailure;
use self::message::{FromEngine, OptionText, Plain, ToEngine};
use self::process::Process;
use crate::{Bot, PlayerFault, Sight};

/// The time a program has to start and say hello.
const HELLO_WITHIN: Duration = Duration::from_secs(10);
/// The time after `stop` in which an answer still counts: the machine may be busy with other games.
const GRACE: Duration = Duration::from_secs(2);

/// A program that plays one seat of one match.
#[derive(Debug)]
pub struct Engine {
    command: EngineCommand,
    process: Process,
    setup: Option<String>,
    /// The number of choices it was asked for.
    asked: u32,
}

impl Engine {
    /// Starts the program and waits until it has said hello.
    ///
    /// # Errors
    /// The reason why it cannot play.
    pub fn start(command: &EngineCommand) -> Result<Self, PlayerFault> {
        let process = Process::start(command).map_err(|why| why.fault(command))?;
        let mut engine = Self { command: command.clone(), process, setup: None, asked: 0 };
        engine.greet().map_err(|why| why.fault(command))?;
        Ok(engine)
    }

    fn greet(&mut self) -> Result<(), EngineFailure> {
        self.process.send(&Plain::HELLO)?;
        let until = Instant::now() + HELLO_WITHIN;
        while let Some(line) = self.process.line(until)? {
            if let FromEngine::Hello {} = FromEngine::read(&line)? {
                return Ok(());
            }
        }
        Err(EngineFailure::NoHello(HELLO_WITHIN))
    }

    fn ask<G: Notation + Spoken>(
        &mut self,
        sight: &Sight<'_, G>,
    ) -> Result<G::Choice, EngineFailure> {
        if self.asked == 0 {
            self.begin_match(sight)?;
        }
        self.asked += 1;
        self.show(sight)?;
        let time = self.command.thinking;
        self.process.send(&Plain::choose_within(time))?;
        let begun = Instant::now();
        if let Some(words) = self.answer(begun + time)? {
            return understood(sight, &words);
        }
        self.process.send(&Plain::Stop)?;
        match self.answer(begun + time + GRACE)? {
            Some(words) => understood(sight, &words),
            None => Err(EngineFailure::Silent(time + GRACE)),
        }
    }

    fn begin_match<G: Notation>(&mut self, sight: &Sight<'_, G>) -> Result<(), EngineFailure> {
        self.process.send(&Plain::NewMatch {
            game: G::NAME,
            rules_version: G::RULES_VERSION,
            setup: self.setup.as_deref(),
            seats: &sight.seat_names(),
            seat: sight.seat(),
        })
    }

    fn show<G: Notation + Spoken>(&mut self, sight: &Sight<'_, G>) -> Result<(), EngineFailure> {
        let view = sight.view();
        let question = sight.question().map(|question| sight.game().say_question(&view, &question));
        let option = |&choice: &G::Choice| OptionText {
            words: sight.write(choice),
            text: sight.game().say_choice(&view, choice).into(),
        };
        let options = sight.options().iter().map(option).collect();
        let question = question.map(Into::into);
        self.process.send(&ToEngine::View { decision: self.asked, view: &view, question, options })
    }

    /// The answer to the last question, or `None` if it does not come in time.
    fn answer(&mut self, until: Instant) -> Result<Option<String>, EngineFailure> {
        while let Some(line) = self.process.line(until)? {
            match FromEngine::read(&line)? {
                FromEngine::BestChoice { decision, words } if decision == self.asked => {
                    return Ok(Some(words));
                }
                FromEngine::BestChoice { decision, .. } if decision > self.asked => {
                    return Err(EngineFailure::NotAsked { decision, asked: self.asked });
                }
                // Late answers to earlier questions, and messages of later versions.
                FromEngine::BestChoice { .. } | FromEngine::Hello {} | FromEngine::Other => {}
            }
        }
        Ok(None)
    }
}

/// Reads the option that the engine answered.
fn understood<G: Notation>(sight: &Sight<'_, G>, words: &str) -> Result<G::Choice, EngineFailure> {
    let illegal = |why| EngineFailure::Illegal { words: words.to_owned(), why };
    let choice = sight.read(words).map_err(illegal)?;
    if sight.options().contains(&choice) {
        return Ok(choice);
    }
    Err(illegal(sight.explain(choice).text))
}

impl<G: Notation + Spoken> Bot<G> for Engine {
    fn begin(&mut self, setup: &str) {
        self.setup = Some(setup.to_owned());
    }

    fn choose(&mut self, sight: &Sight<'_, G>) -> Result<G::Choice, PlayerFault> {
        self.ask(sight).map_err(|why| why.fault(&self.command))
    }
}

//! The command line: which commands there are and what they take.

mod complaint;
mod language;
mod reason;
mod spanish;

use std::env;
use std::ffi::OsString;
use std::io::{self, BufWriter, Write};
use std::process::ExitCode;
use std::sync::LazyLock;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::error::ErrorKind;
use clap::{CommandFactory as _, Error, FromArgMatches as _, Parser, Subcommand};
use prose::Lang;

use self::complaint::complaint;
pub(crate) use self::reason::Reason;
use crate::commands::{
    bench, cards, completions, coverage, deck, demo, ladder, laws, load, play, replay, rules,
    scenario, serve, sim,
};
use crate::games::games;
use crate::trouble::{Trouble, Verdict, exit_code};

/// The commit this program was built from.
pub(crate) const COMMIT: &str = env!("CANTINA_COMMIT");

static VERSION: LazyLock<String> = LazyLock::new(|| {
    let mut version = format!("{}\ncommit {COMMIT}", env!("CARGO_PKG_VERSION"));
    for game in games() {
        version += &format!("\n{} rules version {}", game.name(), game.rules_version());
    }
    version
});

/// A table for Star Wars tabletop games.
#[derive(Parser)]
#[command(name = "cantina", version = VERSION.as_str())]
pub(crate) struct Cli {
    /// Language of what players read; otherwise that of your system, or English.
    #[arg(
        long,
        global = true,
        value_parser = PossibleValuesParser::new(["en", "es"]).try_map(|word| word.parse::<Lang>())
    )]
    lang: Option<Lang>,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Open the table in the browser; the same as no command at all.
    Serve(serve::Arguments),
    /// Play a game in the terminal.
    Play(play::Arguments),
    /// Show a recorded match, or prove that its record is right.
    Replay(replay::Arguments),
    /// Write the replay of a match between players who choose at random.
    Demo(demo::Arguments),
    /// Look up cards: facts, text, and where the figures come from.
    Cards(cards::Arguments),
    /// Look up rules, with the scenarios and tests that prove them.
    Rules(rules::Arguments),
    /// Check, show or convert a deck of Unlimited.
    Deck(deck::Arguments),
    /// Run given/when/then files.
    Scenario(scenario::Arguments),
    /// Count the rules and cards that are proven, and list those that are not.
    Coverage(coverage::Arguments),
    /// Play many games between bots and say who is better, and how sure that is.
    Sim(sim::Arguments),
    /// Rate the levels: all against each other, and how many positions each solves.
    Ladder(ladder::Arguments),
    /// Hold the rules against the laws every game must keep, on random games of any setup.
    Laws(laws::Arguments),
    /// Measure how fast games are played at random.
    Bench(bench::Arguments),
    /// Measure a server with many tables at once.
    Load(load::Arguments),
    /// Print the completions for a shell.
    Completions(completions::Arguments),
}

/// Does what the command line says.
pub(crate) fn run() -> ExitCode {
    let given: Vec<OsString> = env::args_os().collect();
    let lang = language::spoken(&given);
    let Cli { lang: asked, command } = match read(&given, lang) {
        Ok(cli) => cli,
        Err(error) => return not_understood(&error, lang),
    };
    let lang = asked.unwrap_or(lang);
    let mut out = BufWriter::new(io::stdout().lock());
    let result = perform(command, lang, &mut out).and_then(|verdict| {
        out.flush()?;
        Ok(verdict)
    });
    // What was written before the trouble is worth showing, and comes first.
    let _ = out.flush();
    exit_code(result, lang)
}

fn read(given: &[OsString], lang: Lang) -> Result<Cli, Error> {
    Cli::from_arg_matches(&command_line(lang).try_get_matches_from(given)?)
}

/// All commands, with their help in this language.
pub(crate) fn command_line(lang: Lang) -> clap::Command {
    match lang {
        Lang::En => Cli::command(),
        Lang::Es => spanish::translated(Cli::command()),
    }
}

/// Prints the help that was asked for, or says what is wrong with the command line.
fn not_understood(error: &Error, lang: Lang) -> ExitCode {
    match error.kind() {
        ErrorKind::DisplayHelp
        | ErrorKind::DisplayVersion
        | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            // There is nobody left to tell when even this cannot be written.
            let _ = error.print();
            u8::try_from(error.exit_code()).map_or(ExitCode::FAILURE, ExitCode::from)
        }
        _ => exit_code(Err(Trouble::WrongUse(complaint(error))), lang),
    }
}

fn perform(command: Option<Command>, lang: Lang, out: &mut impl Write) -> Result<Verdict, Trouble> {
    match command {
        None => serve::run(&serve::Arguments::default(), lang, out),
        Some(Command::Serve(arguments)) => serve::run(&arguments, lang, out),
        Some(Command::Play(arguments)) => play::run(&arguments, lang, &mut io::stdin().lock(), out),
        Some(Command::Cards(arguments)) => cards::run(&arguments, lang, out),
        Some(Command::Replay(arguments)) => replay::run(&arguments, lang, out),
        Some(Command::Demo(arguments)) => demo::run(&arguments, lang, out),
        Some(Command::Rules(arguments)) => rules::run(&arguments, out),
        Some(Command::Deck(arguments)) => deck::run(&arguments, lang, out),
        Some(Command::Scenario(arguments)) => scenario::run(&arguments, out),
        Some(Command::Coverage(arguments)) => coverage::run(&arguments, out),
        Some(Command::Sim(arguments)) => sim::run(&arguments, lang, out),
        Some(Command::Ladder(arguments)) => ladder::run(&arguments, lang, out),
        Some(Command::Laws(arguments)) => laws::run(&arguments, lang, out),
        Some(Command::Bench(arguments)) => bench::run(&arguments, out),
        Some(Command::Load(arguments)) => load::run(&arguments, out),
        Some(Command::Completions(arguments)) => completions::run(&arguments, lang, out),
    }
}

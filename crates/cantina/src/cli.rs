//! The command line: which commands there are and what they take.

mod complaint;
mod help;
mod language;
mod number;
mod reason;

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
pub(crate) use self::number::number;
pub(crate) use self::reason::Reason;
use crate::commands::{
    bench, cards, completions, coverage, deck, demo, ladder, laws, load, play, replay, rules,
    scenario, serve, sim,
};
use crate::trouble::{Trouble, Verdict, exit_code};

/// The commit this program was built from.
pub(crate) const COMMIT: &str = env!("CANTINA_COMMIT");

static VERSION: LazyLock<String> = LazyLock::new(|| {
    let mut version = format!("{}\ncommit {COMMIT}", env!("CARGO_PKG_VERSION"));
    for game in games::all().into_iter() {
        version += &format!("\n{} rules version {}", game.name(), game.rules_version());
    }
    version
});

/// The whole line; the texts of its help are in [`help`].
#[derive(Parser)]
#[command(name = "cantina", version = VERSION.as_str())]
pub(crate) struct Cli {
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
    Serve(serve::Arguments),
    Play(play::Arguments),
    Replay(replay::Arguments),
    Demo(demo::Arguments),
    Cards(cards::Arguments),
    Rules(rules::Arguments),
    Deck(deck::Arguments),
    Scenario(scenario::Arguments),
    Coverage(coverage::Arguments),
    Sim(sim::Arguments),
    Ladder(ladder::Arguments),
    Laws(laws::Arguments),
    Bench(bench::Arguments),
    Load(load::Arguments),
    Completions(completions::Arguments),
}

/// Runs the command that was given.
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
    help::described(Cli::command(), lang)
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
        _ => {
            let mut command = Cli::command();
            // Only a command that is built can say how its arguments are shown.
            command.build();
            exit_code(Err(Trouble::WrongUse(complaint(error, &command))), lang)
        }
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

//! The command line: parsing, help, and running the chosen command.

mod help;
mod invalid_value;
mod language;
mod number;
mod usage_error;

use std::env;
use std::ffi::OsString;
use std::io::{self, BufRead, BufWriter, Write};
use std::process::ExitCode;
use std::sync::LazyLock;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::error::ErrorKind;
use clap::{ArgMatches, CommandFactory as _, Error, FromArgMatches as _, Parser, Subcommand};
use prose::Lang;

pub(crate) use self::invalid_value::InvalidValue;
pub(crate) use self::number::number;
use self::usage_error::usage_error;
use crate::Allocations;
use crate::commands::{
    analyse, balance, bench, cards, completions, coverage, deck, demo, ladder, laws, learn, load,
    play, replay, rules, scenario, serve, sim, words,
};
use crate::error::{CommandError, Verdict, exit_code};
use crate::wrapping::{self, Wrapping};

/// The commit this program was built from.
pub(crate) const COMMIT: &str = env!("CANTINA_COMMIT");

static VERSION: LazyLock<String> = LazyLock::new(|| {
    let mut version = format!("{}\ncommit {COMMIT}", env!("CARGO_PKG_VERSION"));
    for game in games::all().into_iter() {
        version += &format!("\n{} rules version {}", game.name(), game.rules_version());
    }
    version
});

/// The parsed command line; its help texts are in [`help`].
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
    Learn(learn::Arguments),
    Replay(replay::Arguments),
    Analyse(analyse::Arguments),
    Demo(demo::Arguments),
    Cards(cards::Arguments),
    Rules(rules::Arguments),
    Words(words::Arguments),
    Deck(deck::Arguments),
    Scenario(scenario::Arguments),
    Coverage(coverage::Arguments),
    Sim(sim::Arguments),
    Ladder(ladder::Arguments),
    Balance(balance::Arguments),
    Laws(laws::Arguments),
    Bench(bench::Arguments),
    Load(load::Arguments),
    Completions(completions::Arguments),
}

/// Runs the command that was given.
pub(crate) fn run(allocations: Allocations) -> ExitCode {
    let given: Vec<OsString> = env::args_os().collect();
    let lang = language::requested(&given);
    let (Cli { lang: asked, command }, audience) = match parse(&given, lang) {
        Ok(parsed) => parsed,
        Err(error) => return report_parse_error(&error, lang),
    };
    let lang = asked.unwrap_or(lang);
    let width = match audience {
        Audience::People => || wrapping::width(io::stdout()),
        Audience::Programs => || None,
    };
    let mut out = Wrapping::new(BufWriter::new(io::stdout().lock()), width);
    // Not locked, because a command may read the standard input itself.
    let mut input = io::BufReader::new(io::stdin());
    let result = dispatch(command, lang, allocations, &mut input, &mut out).and_then(|verdict| {
        out.flush()?;
        Ok(verdict)
    });
    // Output written before the error is still shown, before the error message.
    let _ = out.flush();
    exit_code(result, lang)
}

fn parse(given: &[OsString], lang: Lang) -> Result<(Cli, Audience), Error> {
    let matches = command_line(lang).try_get_matches_from(given)?;
    let audience = Audience::of(&matches);
    Ok((Cli::from_arg_matches(&matches)?, audience))
}

/// The readers of the output: lines are wrapped for people only.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Audience {
    People,
    Programs,
}

impl Audience {
    fn of(matches: &ArgMatches) -> Self {
        match matches.subcommand() {
            Some(("demo" | "completions" | "convert", _)) => Self::Programs,
            Some((_, inner)) if matches!(inner.try_get_one("json"), Ok(Some(true))) => {
                Self::Programs
            }
            Some((_, inner)) => Self::of(inner),
            None => Self::People,
        }
    }
}

/// All commands, with their help in the given language.
pub(crate) fn command_line(lang: Lang) -> clap::Command {
    help::with_help(Cli::command(), lang)
}

/// Prints the requested help or version, or reports what is wrong with the command line.
fn report_parse_error(error: &Error, lang: Lang) -> ExitCode {
    match error.kind() {
        ErrorKind::DisplayHelp
        | ErrorKind::DisplayVersion
        | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            // If even this cannot be written, there is nowhere left to report it.
            let _ = error.print();
            u8::try_from(error.exit_code()).map_or(ExitCode::FAILURE, ExitCode::from)
        }
        _ => {
            let mut command = Cli::command();
            // Clap can only format the arguments of a built command.
            command.build();
            exit_code(Err(CommandError::Usage(usage_error(error, &command))), lang)
        }
    }
}

fn dispatch(
    command: Option<Command>,
    lang: Lang,
    allocations: Allocations,
    input: &mut dyn BufRead,
    out: &mut impl Write,
) -> Result<Verdict, CommandError> {
    match command {
        None => serve::run(&serve::Arguments::default(), lang, out),
        Some(Command::Serve(arguments)) => serve::run(&arguments, lang, out),
        Some(Command::Play(arguments)) => play::run(&arguments, lang, input, out),
        Some(Command::Learn(arguments)) => learn::run(&arguments, lang, input, out),
        Some(Command::Cards(arguments)) => cards::run(&arguments, lang, out),
        Some(Command::Replay(arguments)) => replay::run(&arguments, lang, out),
        Some(Command::Analyse(arguments)) => analyse::run(&arguments, lang, out),
        Some(Command::Demo(arguments)) => demo::run(&arguments, lang, out),
        Some(Command::Rules(arguments)) => rules::run(&arguments, lang, out),
        Some(Command::Words(arguments)) => words::run(&arguments, lang, out),
        Some(Command::Deck(arguments)) => deck::run(&arguments, lang, out),
        Some(Command::Scenario(arguments)) => scenario::run(&arguments, out),
        Some(Command::Coverage(arguments)) => coverage::run(&arguments, out),
        Some(Command::Sim(arguments)) => sim::run(&arguments, lang, out),
        Some(Command::Ladder(arguments)) => ladder::run(&arguments, lang, out),
        Some(Command::Balance(arguments)) => balance::run(&arguments, lang, out),
        Some(Command::Laws(arguments)) => laws::run(&arguments, lang, out),
        Some(Command::Bench(arguments)) => bench::run(&arguments, allocations, lang, out),
        Some(Command::Load(arguments)) => load::run(&arguments, out),
        Some(Command::Completions(arguments)) => completions::run(&arguments, lang, out),
    }
}

/// The output of a command on a terminal of this width; what is typed is nothing that it understands.
#[cfg(test)]
pub(crate) fn printed(command: &[&str], lang: Lang, width: Option<usize>) -> String {
    let given: Vec<OsString> =
        std::iter::once(&"cantina").chain(command).map(OsString::from).collect();
    let (Cli { command, .. }, _) = parse(&given, lang).expect("a command line");
    let mut out = Wrapping::new(Vec::new(), || width);
    let mut typed = &b"foo\n?\n1\n? 1\nboard\n"[..];
    let result = dispatch(command, lang, Allocations::Uncounted, &mut typed, &mut out);
    result.expect("the command succeeds");
    String::from_utf8(out.into_inner()).expect("the output is text")
}

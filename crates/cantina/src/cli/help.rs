//! The help of the command line. The texts are in [`texts`], keyed by the path of the command and the
//! id of the argument.

mod texts;

use clap::builder::{PossibleValue, Resettable};
use clap::{Arg, Command};
use prose::Lang;

use self::texts::{Both, HELP_COMMAND, PAGES, Page, SHARED_ARGUMENTS};

/// The command with its help in this language.
pub(super) fn with_help(mut command: Command, lang: Lang) -> Command {
    if lang == Lang::Es {
        // Clap adds its own arguments, explained in English, only when the command is built.
        command.build();
    }
    describe(command, "", lang)
}

fn describe(command: Command, path: &str, lang: Lang) -> Command {
    let about =
        if command.get_name() == "help" { Some(HELP_COMMAND) } else { page(path).map(|p| p.about) };
    let command = match about {
        Some(about) => command.about(pick(about, lang)),
        None => command,
    };
    let command = command.mut_args(|arg| argument(arg, path, lang));
    let command = match lang {
        Lang::En => command,
        Lang::Es => spanish_frame(command),
    };
    command.mut_subcommands(|inner| {
        let path = inner_path(path, inner.get_name());
        describe(inner, &path, lang)
    })
}

/// The path of a subcommand; `help` shares the path of its parent.
fn inner_path(path: &str, name: &str) -> String {
    match (path, name) {
        (_, "help") => path.to_owned(),
        ("", _) => name.to_owned(),
        _ => format!("{path} {name}"),
    }
}

fn argument(arg: Arg, path: &str, lang: Lang) -> Arg {
    let help = text(path, arg.get_id().as_str());
    let help = help.map(|both| pick(both, lang).to_owned()).unwrap_or_default();
    let arg = if arg.get_action().takes_values() {
        let help = help + &values(&arg, path, lang) + &default_value(&arg, lang);
        arg.help(help).hide_default_value(true).hide_possible_values(true)
    } else {
        arg.help(help)
    };
    let arg = arg.long_help(Resettable::Reset);
    match lang {
        Lang::En => arg,
        Lang::Es if arg.is_positional() => arg.help_heading("Argumentos"),
        Lang::Es => arg.help_heading("Opciones"),
    }
}

/// The possible values of an argument, each with its explanation if it has one.
fn values(arg: &Arg, path: &str, lang: Lang) -> String {
    let all: Vec<String> =
        arg.get_possible_values().iter().map(|value| one_value(arg, value, path, lang)).collect();
    if all.is_empty() {
        return String::new();
    }
    format!(" [{}: {}]", pick(("values", "valores"), lang), all.join(", "))
}

fn one_value(arg: &Arg, value: &PossibleValue, path: &str, lang: Lang) -> String {
    let name = value.get_name();
    match text(path, &format!("{}={name}", arg.get_id())) {
        Some(help) => format!("{name} ({})", pick(help, lang)),
        None => name.to_owned(),
    }
}

/// The default value of an argument.
fn default_value(arg: &Arg, lang: Lang) -> String {
    let value: Vec<_> = arg.get_default_values().iter().map(|v| v.to_string_lossy()).collect();
    let value = value.join(" ");
    if value.is_empty() {
        return String::new();
    }
    format!(" [{}: {value}]", pick(("default", "por defecto"), lang))
}

/// Translates the headings that clap writes in English.
fn spanish_frame(command: Command) -> Command {
    let usage = spanish_usage(&command);
    command
        .override_usage(usage)
        .help_template("{about-with-newline}\nUso: {usage}\n\n{all-args}")
        .subcommand_help_heading("Órdenes")
}

fn spanish_usage(command: &Command) -> String {
    let name = command.get_bin_name().unwrap_or_else(|| command.get_name()).to_owned();
    let mut words = vec![name];
    let options = || command.get_opts().chain(command.get_arguments().filter(|arg| is_flag(arg)));
    if options().any(|arg| !arg.is_required_set()) {
        words.push("[OPCIONES]".to_owned());
    }
    words.extend(options().filter(|arg| arg.is_required_set()).map(ToString::to_string));
    words.extend(command.get_positionals().map(ToString::to_string));
    if command.has_subcommands() {
        let word = if command.is_subcommand_required_set() { "<ORDEN>" } else { "[ORDEN]" };
        words.push(word.to_owned());
    }
    words.join(" ")
}

fn is_flag(arg: &Arg) -> bool {
    !arg.is_positional() && !arg.get_action().takes_values()
}

fn page(path: &str) -> Option<&'static Page> {
    PAGES.iter().find(|page| page.path == path)
}

/// The text of an argument, or of one of its values.
fn text(path: &str, id: &str) -> Option<Both> {
    let own = page(path).map(|page| page.arguments).unwrap_or_default();
    own.iter().chain(SHARED_ARGUMENTS).find(|(known, _)| *known == id).map(|&(_, both)| both)
}

fn pick((en, es): Both, lang: Lang) -> &'static str {
    match lang {
        Lang::En => en,
        Lang::Es => es,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use clap::CommandFactory as _;

    use super::*;
    use crate::cli::Cli;

    /// The ids of everything that can have a help text, as `path: id` and `path: id=value`.
    fn ids(command: &Command, path: &str, found: &mut BTreeSet<String>) {
        if command.get_name() == "help" {
            return;
        }
        found.insert(format!("{path}:"));
        for arg in command.get_arguments() {
            let id = arg.get_id();
            found.insert(format!("{path}: {id}"));
            let values = arg.get_possible_values();
            let values = values.iter().map(|value| format!("{path}: {id}={}", value.get_name()));
            found.extend(values.filter(|_| arg.get_action().takes_values()));
        }
        for inner in command.get_subcommands() {
            ids(inner, &inner_path(path, inner.get_name()), found);
        }
    }

    fn all_ids() -> BTreeSet<String> {
        let mut command = Cli::command();
        command.build();
        let mut found = BTreeSet::new();
        ids(&command, "", &mut found);
        found
    }

    /// Whether no value of the argument has a text: names of games and shells need none.
    fn is_plain(path: &str, value: &str) -> bool {
        let (argument, _) = value.split_once('=').expect("an argument and a value");
        let own = page(path).map(|page| page.arguments).unwrap_or_default();
        !own.iter().any(|(id, _)| id.split_once('=').is_some_and(|(of, _)| of == argument))
    }

    #[test]
    fn every_command_and_argument_has_a_text() {
        for id in all_ids() {
            let (path, argument) = id.split_once(':').expect("a path");
            let known = match argument.trim_start() {
                "" => page(path).is_some(),
                value if value.contains('=') => {
                    text(path, value).is_some() || is_plain(path, value)
                }
                argument => text(path, argument).is_some(),
            };
            assert!(known, "no text for «{id}»");
        }
    }

    #[test]
    fn every_text_belongs_to_one_command_or_argument() {
        let known = all_ids();
        let mut seen = BTreeSet::new();
        for page in PAGES {
            let of_page = page.arguments.iter().map(|(id, _)| format!("{}: {id}", page.path));
            for id in of_page.chain([format!("{}:", page.path)]) {
                assert!(known.contains(&id), "«{id}» belongs to no command");
                assert!(seen.insert(id.clone()), "«{id}» is defined twice");
            }
        }
        for (id, _) in SHARED_ARGUMENTS {
            let ending = format!(": {id}");
            assert!(
                known.iter().any(|known| known.ends_with(&ending)),
                "«{id}» belongs to no command"
            );
        }
    }

    #[test]
    fn every_text_exists_in_both_languages() {
        let of_pages = PAGES
            .iter()
            .flat_map(|page| page.arguments.iter().map(|(_, both)| *both).chain([page.about]));
        for (en, es) in
            of_pages.chain(SHARED_ARGUMENTS.iter().map(|(_, both)| *both)).chain([HELP_COMMAND])
        {
            assert!(!en.is_empty() && !es.is_empty() && en != es, "«{en}» «{es}»");
        }
    }
}

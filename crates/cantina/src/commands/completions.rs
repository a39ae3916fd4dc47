//! `cantina completions`: prints the completion script of a shell.

use std::io::Write;

use clap::Args;
use clap_complete::{Shell, generate};
use prose::Lang;

use crate::cli::command_line;
use crate::error::{CommandError, Verdict};

#[derive(Args)]
pub(crate) struct Arguments {
    shell: Shell,
}

pub(crate) fn run(
    arguments: &Arguments,
    lang: Lang,
    out: &mut impl Write,
) -> Result<Verdict, CommandError> {
    // Generated in memory: the generator panics if its output cannot be written.
    let mut script = Vec::new();
    generate(arguments.shell, &mut command_line(lang), "cantina", &mut script);
    out.write_all(&script)?;
    Ok(Verdict::Fine)
}

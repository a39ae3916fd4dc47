//! `cantina completions`: what a shell needs to complete our commands.

use std::io::Write;

use clap::{Args, CommandFactory};
use clap_complete::{Shell, generate};

use crate::cli::Cli;
use crate::trouble::{Trouble, Verdict};

#[derive(Args)]
pub(crate) struct Arguments {
    /// The shell to complete in.
    shell: Shell,
}

pub(crate) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<Verdict, Trouble> {
    // Generated in memory: the generator panics if its output cannot be written.
    let mut script = Vec::new();
    generate(arguments.shell, &mut Cli::command(), "cantina", &mut script);
    out.write_all(&script)?;
    Ok(Verdict::Fine)
}

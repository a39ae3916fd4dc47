//! `cantina completions`: what a shell needs to complete our commands.

use std::io::Write;

use clap::Args;
use clap_complete::{Shell, generate};
use prose::Lang;

use crate::cli::command_line;
use crate::trouble::{Trouble, Verdict};

#[derive(Args)]
pub(crate) struct Arguments {
    shell: Shell,
}

pub(crate) fn run(
    arguments: &Arguments,
    lang: Lang,
    out: &mut impl Write,
) -> Result<Verdict, Trouble> {
    // Generated in memory: the generator panics if its output cannot be written.
    let mut script = Vec::new();
    generate(arguments.shell, &mut command_line(lang), "cantina", &mut script);
    out.write_all(&script)?;
    Ok(Verdict::Fine)
}

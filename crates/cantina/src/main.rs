//! The program people run.

use std::process::ExitCode;

fn main() -> ExitCode {
    cantina::run(cantina::Allocations::Uncounted)
}

//! Cantina: a table for Star Wars tabletop games, in one program.

mod card_search;
mod cli;
mod commands;
mod games;
mod played;
mod replay_file;
mod seated;
mod trouble;

use std::alloc::System;
use std::process::ExitCode;

use stats_alloc::{INSTRUMENTED_SYSTEM, StatsAlloc};

/// The system's allocator, counting: `cantina bench` reports allocations per decision.
#[global_allocator]
static ALLOCATOR: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

fn main() -> ExitCode {
    cli::run()
}

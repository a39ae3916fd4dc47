//! Cantina: a table for Star Wars tabletop games, in one program.

mod card_search;
mod cli;
mod commands;
mod replay_file;
mod trouble;

use std::alloc::System;
use std::process::ExitCode;

use alloc_counter::AllocCounter;

/// The system's allocator, counting, because `cantina bench` reports allocations per decision.
#[global_allocator]
static ALLOCATOR: AllocCounter<System> = AllocCounter(System);

fn main() -> ExitCode {
    cli::run()
}

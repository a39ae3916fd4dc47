//! Cantina: a table for Star Wars tabletop games, in one program.

mod card_search;
mod cli;
mod commands;
mod games;
mod played;
mod replay_file;
mod seated;
mod trouble;

use std::process::ExitCode;

use alloc_counter::AllocCounter;
use mimalloc::MiMalloc;

/// An allocator made for many small pieces on several threads; counting, because `cantina bench`
/// reports allocations per decision.
#[global_allocator]
static ALLOCATOR: AllocCounter<MiMalloc> = AllocCounter(MiMalloc);

fn main() -> ExitCode {
    cli::run()
}

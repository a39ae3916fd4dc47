//! Cantina: a table for Star Wars tabletop games, in one program.

mod card_search;
mod cli;
mod commands;
mod error;
mod replay_file;

use std::alloc::System;
use std::process::ExitCode;

use alloc_counter::AllocCounter;
#[allow(unused_imports, reason = "the list of proofs may be empty")]
use rulebook::{Claim, Prover};

/// A counting system allocator: `cantina bench` reports allocations per decision.
#[global_allocator]
static ALLOCATOR: AllocCounter<System> = AllocCounter(System);

/// The tests that claim to prove rules, found by the build script.
static TEST_PROOFS: &[Claim<'static>] = include!(concat!(env!("OUT_DIR"), "/test_claims.rs"));

fn main() -> ExitCode {
    rulebook::add_tests(TEST_PROOFS).expect("the rulebook has not been used yet");
    cli::run()
}

//! Cantina: a table for Star Wars tabletop games, in one program.
//!
//! Two programs are built from this library. `cantina` is the one people run. `cantina-counting` is the same
//! with an allocator that counts: `cantina bench` starts it, so that only benchmarks pay for the counting.

mod cli;
mod commands;
mod error;
mod replay_file;
mod wrapping;

use std::process::ExitCode;

#[allow(unused_imports, reason = "the list of proofs may be empty")]
use rulebook::{Claim, Prover};

/// The tests that claim to prove rules, found by the build script.
static TEST_PROOFS: &[Claim<'static>] = include!(concat!(env!("OUT_DIR"), "/test_claims.rs"));

/// Runs a closure and returns the number of its heap allocations.
pub type CountAllocations = fn(&mut dyn FnMut()) -> u64;

/// Whether this program can count heap allocations.
#[derive(Clone, Copy)]
pub enum Allocations {
    /// It cannot.
    Uncounted,
    /// This function counts them.
    Counted(CountAllocations),
}

/// Runs the command given on the command line.
///
/// # Panics
/// When called twice, or after the rulebook was used.
#[must_use]
pub fn run(allocations: Allocations) -> ExitCode {
    rulebook::add_tests(TEST_PROOFS).expect("the rulebook has not been used yet");
    cli::run(allocations)
}

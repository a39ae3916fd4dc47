//! The program with an allocator that counts, which `cantina bench` starts.

use std::alloc::System;
use std::process::ExitCode;

use alloc_counter::{AllocCounter, count_alloc};

#[global_allocator]
static ALLOCATOR: AllocCounter<System> = AllocCounter(System);

fn main() -> ExitCode {
    cantina::run(cantina::Allocations::Counted(count))
}

/// Counts the heap allocations of a run, including reallocations.
fn count(run: &mut dyn FnMut()) -> u64 {
    let ((allocations, reallocations, _), ()) = count_alloc(run);
    (allocations + reallocations) as u64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn allocations_are_counted() {
        let some = count(&mut || {
            std::hint::black_box(Vec::<u8>::with_capacity(100));
        });
        assert!(some > 0);
        assert_eq!(count(&mut || {}), 0);
    }
}

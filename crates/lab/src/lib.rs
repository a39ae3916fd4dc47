//! The laboratory: games played by the thousand, to measure the program that plays them.
//!
//! [`bench()`] plays one game at random on one thread and measures how fast that goes;
//! [`yardstick()`] measures the machine, so that results of different machines can be compared.

mod bench;
mod plan;
mod playout;
mod report;
mod yardstick;

pub use bench::bench;
pub use plan::{Phase, Plan};
pub use playout::BenchFault;
pub use report::{Bench, Compared, GameBench, Range};
pub use yardstick::yardstick;

//! The laboratory: games played by the thousand, to measure the program that plays them.
//!
//! [`bench()`] plays one game at random on one thread and measures how fast that goes;
//! [`yardstick()`] measures the machine, so that results of different machines can be compared.
//! [`sim()`] plays bots against each other and says how sure the result is.

mod bench;
mod contest;
mod plan;
mod playout;
mod report;
mod sim;
mod statistics;
mod yardstick;

pub use bench::bench;
pub use contest::{Contest, Pairing};
pub use plan::{Phase, Plan};
pub use playout::BenchFault;
pub use report::{Bench, Compared, GameBench, Range};
pub use sim::{Achieved, Sim, SimFault, sim};
pub use statistics::{Interval, paired_bootstrap, wilson};
pub use yardstick::yardstick;

//! The laboratory: plays thousands of games and measures them.
//!
//! [`bench()`] measures how fast a game is played at random on one thread; [`yardstick()`] measures
//! the machine, so that results of different machines can be compared. [`sim()`] plays bots against
//! each other and gives results with intervals, and [`report_page()`] makes a page of them;
//! [`sim_recorded()`] also writes every decision to a file. [`Balance`] puts the results of many
//! setups side by side. [`ladder()`] rates players by games
//! against each other, and counts the positions they solve. [`trials()`] checks the laws of a game
//! on random games. [`Figured`] sums up a single match for its players.

mod balance;
mod bench;
mod contest;
mod features;
mod figures;
mod games_file;
mod ladder;
mod numbers;
mod plan;
mod playout;
mod report;
mod report_page;
mod schedule;
mod sim;
mod statistics;
mod studies;
mod subject;
mod trials;
mod yardstick;

pub use balance::{
    Balance, CardLift, Contender, Matchup, Rate, Run, Unlike, balance_markdown, replace_section,
};
pub use bench::bench;
pub use contest::{Contest, Pairing};
pub use features::{Feature, Featured, Scene};
pub use figures::{BestCard, FigureRow, Figured, GameFigures};
pub use games_file::{
    COLUMNS_AFTER, COLUMNS_BEFORE, Column, Kind, Recording, SCHEMA_VERSION, Unwritable,
};
pub use ladder::{
    Encounter, Finding, Ladder, LadderFault, LadderPlan, LadderStep, Rung, Solved, ladder,
    puzzles_of,
};
pub use numbers::{decimal, percent, points, whole};
pub use plan::{Phase, Plan};
pub use playout::BenchFault;
pub use playout::Counting;
pub use report::{Bench, Compared, GameBench, Range};
pub use report_page::{NoPage, Provenance, balance_page, report_page};
pub use sim::{
    Achieved, CardFigures, Histogram, Length, Lengths, Lift, Measure, Share, Side, Sim, SimFault,
    Split, sim, sim_recorded,
};
pub use statistics::{Interval, newcombe, round_bootstrap, wilson};
pub use studies::{Note, Source, Studied, Title, TitleNumber};
pub use subject::{Subject, deckbuilding, duel, unlimited};
pub use trials::{TrialPlan, trials};
pub use yardstick::yardstick;

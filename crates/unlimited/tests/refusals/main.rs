//! Every refusal names the rule or card that forbids the choice. The positions are reached by
//! playing.

mod abilities;
mod answers;
mod attacks;
mod plays;
mod position;
mod secrets;
mod turns;

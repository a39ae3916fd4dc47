//! A server as those who visit it meet it: pages, forms, sockets, and what it keeps.

mod addresses;
mod analysis;
mod back;
mod clocks;
mod closing;
mod decks;
mod guided;
mod harness;
mod limits;
mod matches;
mod new_table;
mod pages;
mod postgres;
mod records;
mod refusals;
mod resigning;
mod seats;
mod secrets;
mod series;
mod setups;
mod store;
mod survival;
mod talk;
mod watching;

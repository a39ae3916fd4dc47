//! The table as people meet it: a real browser, the real binary, and whatever lies between them.

mod accessible;
mod browser;
mod console;
mod deck_building;
mod driver;
mod duel;
mod exactly_once;
mod handover;
mod hot_seat;
mod house;
mod interrupted;
mod keyboard;
mod line;
mod new_table;
mod people;
mod phone;
mod quiet;
mod refused;
mod spanish;
mod table;
mod tour;
mod unlimited;
mod watching;
mod whole_game;
mod without_script;

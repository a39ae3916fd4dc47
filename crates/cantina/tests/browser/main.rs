//! End-to-end tests with a real browser and the real program.

mod accessibility;
mod all_pages;
mod browser;
mod deck_building;
mod devtools;
mod driver;
mod duel;
mod exactly_once;
mod handover;
mod hot_seat;
mod interrupted;
mod keyboard;
mod motion_and_sound;
mod new_table;
mod one_screen;
mod phone;
mod proxy;
mod refused;
mod server;
mod spanish;
mod table;
mod two_players;
mod unlimited;
mod watching;
mod whole_game;
mod without_script;

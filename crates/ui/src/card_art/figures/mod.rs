//! The figures that pictures are made of, each our own drawing. One file per kind of thing.

pub(super) mod aliens;
pub(super) mod battle;
pub(super) mod capital_ships;
pub(super) mod clothes;
pub(super) mod creatures;
pub(super) mod droids;
pub(super) mod faces;
pub(super) mod fighters;
pub(super) mod gestures;
pub(super) mod ground_vehicles;
pub(super) mod hands;
pub(super) mod helmets;
pub(super) mod people;
pub(super) mod places;
pub(super) mod planets;
mod prelude;
pub(super) mod signs;
pub(super) mod transports;

//! Bases and tokens.

use super::super::prelude::*;

/// One entry per title.
pub(in crate::card_art::pictures) const PICTURES: &[Picture] = &[
    pic("security-complex", Clouds, accent(SKY), &[At(COMPLEX, 0, 2, 98)]),
    pic("capital-city", City, accent(GOLD), &[At(SKYLINE, 0, 4, 100)]),
    pic("dagobah-swamp", Forest, [OLIVE, BROWN, COAL, GOLD], &[On(SWAMP_HUT)]),
    pic("energy-conversion-lab", Battle, accent(LIME), &[At(LABORATORY, 0, 2, 98)]),
    pic("command-center", Space, hull(STEEL, LIME), &[At(CONTROL_ROOM, 0, 2, 98)]),
    pic("echo-base", Ice, [WHITE, SKY, STEEL, GOLD], &[At(ICE_CAVERN, 0, 4, 98)]),
    pic("tarkintown", Dunes, [SAND, BROWN, COAL, GOLD], &[At(HUTS, 0, 2, 98)]),
    pic("catacombs-of-cadera", Halo, [TAN, SAND, COAL, GOLD], &[At(CATACOMBS, 0, 4, 98)]),
    pic("kestro-city", Rays, [STEEL, SLATE, COAL, SKY], &[At(DOMES, 0, 2, 98)]),
    pic("jedha-city", Dunes, [SAND, TAN, COAL, GOLD], &[At(MESA_CITY, 0, 2, 98)]),
    pic("administrators-tower", Clouds, accent(ORANGE), &[At(TOWER, 0, 0, 98)]),
    pic("chopper-base", Dunes, [ORANGE, AUBURN, COAL, SKY], &[At(CORAL_BASE, 4, 2, 98)]),
    pic("shield-token", Halo, accent(SKY), &[At(SHIELD, 0, 16, 66), At(DOME, 0, 4, 104)]),
    pic("experience-token", Rays, accent(GOLD), &[At(CHEVRONS, 0, 0, 104)]),
];

//! Pictures of the cards of the Mandalorians box of the Deckbuilding Game.

use super::prelude::*;

/// One entry per title.
pub(super) const PICTURES: &[Picture] = &[
    // The Mandalorians.
    pic("mandalorian-shuttle", Rings, accent(GOLD), &[Turn(LANDING_CRAFT, 0, 4, 96, 12)]),
    pic(
        "mandalorian-soldier",
        Rays,
        [TAN, SLATE, SLATE, SKY],
        &[On(ARMOUR), On(VISOR_HELMET), Turn(AXE, 64, 6, 84, 16)],
    ),
    pic(
        "child-of-the-watch",
        Halo,
        [FAIR, BROWN, BROWN, GOLD],
        &[On(CLOAK), On(VISOR_HELMET), At(FLAME, 70, 20, 60)],
    ),
    pic(
        "foundling",
        Rings,
        [FAIR, AUBURN, SAND, SKY],
        &[At(&[On(VEST), On(FACE), On(CURLS)], -14, 24, 74), At(BOWL_HELMET, 60, 26, 56)],
    ),
    pic("balutar-swoop-rider", City, [FRAME, AUBURN, BROWN, ORANGE], &[Flip(SWOOP, 0, 10, 106)]),
    pic(
        "clan-kryze-commando",
        Forest,
        [FRAME, SKY, BLUE, SKY],
        &[On(HARNESS), On(VISOR_HELMET), On(RANGEFINDER), Turn(RIFLE, 28, 50, 80, -30)],
    ),
    pic(
        "paz-vizsla",
        Battle,
        [FRAME, BLUE, BLUE, RED],
        &[On(PAINTED_ARMOUR), On(VISOR_HELMET), Turn(HEAVY_GUN, 10, 48, 104, -14)],
    ),
    pic(
        "axe-woves",
        Rays,
        [BROWN, BLACK, BLUE, SKY],
        &[At(JET_PACK, 0, 10, 116), On(ARMOUR), On(FACE), On(SHORT_HAIR), On(GOATEE)],
    ),
    pic(
        "mandalorian-hunter",
        Dunes,
        [FRAME, BROWN, BROWN, GOLD],
        &[On(PONCHO), On(VISOR_HELMET), At(CUFFS, 62, 24, 58)],
    ),
    pic(
        "survivor-langskib",
        Dunes,
        accent(TEAL),
        &[At(SKIFF, 0, 10, 108), Line(Trim, 6, "M0 10V-56M-44-40Q0-70 44-40")],
    ),
    pic(
        "koska-reeves",
        Rays,
        [FAIR, BLACK, BLUE, SKY],
        &[At(JET_PACK, 0, 10, 116), On(PAINTED_ARMOUR), On(FACE), On(TIED_HAIR)],
    ),
    pic(
        "mandalorian-hijacker",
        Space,
        [FRAME, SAND, FRAME, RED],
        &[On(PAINTED_ARMOUR), On(DEATH_HELMET), At(PLUG, 64, 14, 60)],
    ),
    pic(
        "protectorate-fighter",
        Space,
        accent(TEAL),
        &[Turn(FANG_FIGHTER, 26, 18, 66, -24), Turn(FANG_FIGHTER, -46, -16, 54, -24)],
    ),
    pic(
        "gauntlet-dropship",
        Orbit,
        accent(SKY),
        &[Turn(STAR_WING, -4, -10, 84, 26), At(LAUNCH, 50, 30, 56)],
    ),
    pic("grogu", Halo, [LIME, GREEN, TAN, SKY], &[At(CRATE, 0, 40, 82), At(OLD_MASTER, 0, -6, 78)]),
    pic(
        "the-mandalorian",
        Dunes,
        [STEEL, SLATE, BROWN, SKY],
        &[On(CAPE), On(VISOR_HELMET), Turn(STAFF, 64, 0, 98, 14)],
    ),
    pic(
        "dins-starfighter",
        Speed,
        accent(GOLD),
        &[Turn(Y_WING, 0, 4, 100, -40), At(SPARK, -56, -30, 36)],
    ),
    pic(
        "the-armorer",
        Hall,
        [GOLD, TAN, BROWN, ORANGE],
        &[On(FUR), On(GUARD_HELMET), Turn(AXE, 62, 10, 84, 18), At(FLAME, -66, 22, 50)],
    ),
    pic("razor-crest", Orbit, accent(SKY), &[Turn(GUNSHIP, 0, 4, 104, -12)]),
    pic(
        "bo-katan",
        Halo,
        [FAIR, AUBURN, BLUE, SKY],
        &[Turn(GREAT_SABER, 62, 0, 70, 12), On(PAINTED_ARMOUR), On(FACE), On(BOB), On(HEADBAND)],
    ),
    pic(
        "captured-gozanti-cruiser",
        Orbit,
        accent(RED),
        &[Flip(&[Turn(CARGO_CRUISER, 0, 0, 96, 8)], 0, 10, 100), At(BANNER, 52, -36, 38)],
    ),
    pic("arquitens-command-cruiser", Space, accent(TEAL), &[Turn(RAIDER, 0, 4, 104, -12)]),
    // Their bases.
    pic(
        "concord-dawn",
        Space,
        [TAN, OLIVE, BROWN, SAND],
        &[At(SHATTERED, -22, 6, 84), At(ASTEROIDS, 50, -14, 56)],
    ),
    pic("mandalore", Space, [TEAL, WHITE, SLATE, SKY], &[At(ROCKY, 0, 0, 80), At(DOME, 0, 8, 104)]),
    pic(
        "concordia",
        Forest,
        [GREEN, BROWN, OLIVE, GOLD],
        &[At(MOON, -34, -6, 70), At(MINES, 46, 22, 58)],
    ),
    pic(
        "nevarro",
        Dunes,
        [COAL, BROWN, AUBURN, ORANGE],
        &[At(LAVA, 26, -2, 78), At(HUTS, -46, 28, 58)],
    ),
    pic(
        "tatooine-mandalorian",
        Dunes,
        [SAND, TAN, BROWN, GOLD],
        &[At(HUTS, 0, 16, 96), At(TWO_SUNS, 10, -4, 100)],
    ),
    pic(
        "trask",
        Clouds,
        [SLATE, BLUE, STEEL, SKY],
        &[At(OCEAN, 20, -4, 80), At(TURRET, -50, 30, 56)],
    ),
    pic(
        "tython",
        Halo,
        [OLIVE, GREEN, STEEL, SKY],
        &[
            At(FAIR_WORLD, 0, -10, 66),
            Line(Cloth, 12, "M-74 62V22M-44 66V34M44 66V34M74 62V22"),
            Line(Trim, 6, "M-16 62H16"),
        ],
    ),
    pic(
        "arvala-vii",
        Dunes,
        [TAN, AUBURN, BROWN, GOLD],
        &[At(DESERT, 12, -8, 84), At(CATACOMBS, -40, 32, 62)],
    ),
    pic(
        "glavis-ringworld",
        Space,
        [STEEL, SLATE, COAL, GOLD],
        &[
            Line(Cloth, 26, "M0-60A60 60 0 1 0 1-60Z"),
            Line(Trim, 6, "M0-60A60 60 0 1 0 1-60Z"),
            Fill(Trim, "M-21 0a21 21 0 1 1 42 0 21 21 0 1 1-42 0Z"),
        ],
    ),
    pic(
        "kalevala",
        Ice,
        [SKY, WHITE, STEEL, BLUE],
        &[At(FROZEN, 28, 10, 74), At(DOMES, -40, 12, 66)],
    ),
];

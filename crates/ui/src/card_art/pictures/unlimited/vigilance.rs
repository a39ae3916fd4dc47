//! Vigilance.

use super::super::prelude::*;

/// One entry per title.
pub(in crate::card_art::pictures) const PICTURES: &[Picture] = &[
    pic("inferno-four-unforgetting", Speed, hull(COAL, RED), &[Turn(TIE, 0, 4, 100, -22)]),
    pic("scout-bike-pursuer", Forest, accent(SLATE), &[Turn(SPEEDER_BIKE, 0, 8, 100, -10)]),
    pic(
        "del-meeko-providing-overwatch",
        Space,
        [TAN, BLACK, COAL, RED],
        &[On(FLIGHT_SUIT), On(FACE), On(SHORT_HAIR), On(BEARD), Turn(RIFLE, 26, 56, 76, -24)],
    ),
    pic(
        "lieutenant-childsen-death-star-prison-warden",
        Hall,
        [PALE, BLACK, BLACK, RED],
        &[At(PRISON, 74, -20, 52), On(UNIFORM), On(FACE), On(CAP)],
    ),
    pic(
        "gideon-hask-ruthless-loyalist",
        Battle,
        [PALE, BROWN, COAL, RED],
        &[On(FLIGHT_SUIT), On(FACE), On(SHORT_HAIR), At(PISTOL, 58, 26, 96)],
    ),
    pic("academy-defense-walker", City, accent(SKY), &[On(WATCH_WALKER)]),
    pic(
        "count-dooku-darth-tyranus",
        Halo,
        [PALE, WHITE, BROWN, RED],
        &[Turn(SABER, 66, 16, 92, 22), On(CLOAK), On(FACE), On(SHORT_HAIR), On(GOATEE)],
    ),
    pic("at-at-suppressor", Ice, accent(RED), &[On(FOUR_LEGS_AHEAD)]),
    pic("avenger-hunting-star-destroyer", Orbit, accent(SKY), &[At(WEDGE_AHEAD, 0, 6, 106)]),
    pic("power-of-the-dark-side", Rings, [PALE, FRAME, BLACK, RED], &[At(DARK_ORB, 6, 0, 100)]),
    pic("search-your-feelings", Halo, [FAIR, FRAME, FRAME, SKY], &[On(MIND)]),
    pic("superlaser-blast", Space, hull(STEEL, LIME), &[On(FIRING_STATION)]),
    pic("restored-arc-170", Space, accent(RED), &[Turn(ARC_170, 0, 4, 100, 18)]),
    pic("yoda-old-master", Forest, accent(LIME), &[On(YODA), Turn(STAFF, 56, 40, 60, 8)]),
    pic(
        "consular-security-force",
        Hall,
        [FAIR, BROWN, BLUE, STEEL],
        &[On(UNIFORM), On(FACE), On(BOWL_HELMET), At(SHIELD, 66, -4, 50)],
    ),
    pic(
        "kanan-jarrus-revealed-jedi",
        Rings,
        accent(SKY),
        &[Turn(SABER, 64, 18, 90, 26), On(KANAN)],
    ),
    pic(
        "vigilant-honor-guards",
        Hall,
        [FAIR, BROWN, WHITE, BLUE],
        &[
            At(PIKE, 92, 0, 90),
            At(PIKE, -4, 0, 90),
            At(VIGILANT, -46, 14, 84),
            At(VIGILANT, 44, 14, 84),
        ],
    ),
    pic(
        "obi-wan-kenobi-following-fate",
        Dunes,
        accent(SKY),
        &[Turn(SABER, 60, 26, 94, 6), On(OBI_WAN)],
    ),
    pic("the-ghost-spectre-home-base", Orbit, accent(ORANGE), &[Turn(SPECTRE_SHIP, 0, 2, 106, 24)]),
    pic(
        "luke-skywalker-jedi-knight",
        Rays,
        accent(LIME),
        &[Turn(SABER, 60, 22, 94, 18), On(LUKE_KNIGHT)],
    ),
    pic("redemption-medical-frigate", Orbit, accent(RED), &[Turn(SPINE_FRIGATE, 4, 2, 104, -30)]),
    pic("lukes-lightsaber", Halo, [FRAME, GOLD, FRAME, SKY], &[Turn(GREAT_SABER, 0, 4, 96, 0)]),
    pic(
        "jedi-lightsaber",
        Rays,
        [FAIR, FRAME, BROWN, BLUE],
        &[Turn(SABER, 4, -10, 92, 0), At(FIST, 0, 52, 62)],
    ),
    pic("the-force-is-with-me", Rays, accent(SKY), &[On(INNER_LIGHT)]),
    pic("bendu-the-one-in-the-middle", Dunes, [SAND, BROWN, TAN, SKY], &[On(OLD_ONE)]),
    pic(
        "protector",
        Halo,
        [FAIR, BROWN, SLATE, SKY],
        &[At(GUARD_STANCE, 4, 0, 100), At(DOME, 4, 0, 104)],
    ),
    pic("vigilance", Rings, accent(SKY), &[At(SHIELD, 2, 2, 106), At(EYE, 2, -4, 46)]),
    pic("2-1b-surgical-droid", Hall, hull(STEEL, TEAL), &[On(SURGEON_DROID)]),
    pic("distant-patroller", Orbit, accent(SKY), &[Turn(V_WING, 4, 2, 100, 30)]),
    pic(
        "guardian-of-the-whills",
        Dunes,
        [TAN, COAL, RED, SAND],
        &[On(PAINTED_ARMOUR), On(FACE), On(HOOD), Turn(STAFF, 62, 10, 92, 12)],
    ),
    pic(
        "regional-governor",
        City,
        [FAIR, AUBURN, OLIVE, GOLD],
        &[At(TOWER, 80, -6, 56), On(MANTLE), On(FACE), On(RECEDING_HAIR), On(MOUSTACHE)],
    ),
    pic(
        "cloud-city-wing-guard",
        Clouds,
        [DEEP, BLACK, BLUE, GOLD],
        &[
            At(CLOUD_STATION, 78, -18, 42),
            On(UNIFORM),
            On(FACE),
            On(CAP),
            Turn(PISTOL, 40, 52, 96, -10),
        ],
    ),
    pic(
        "wilderness-fighter",
        Forest,
        [TAN, BROWN, GREEN, SAND],
        &[On(PONCHO), On(FACE), On(HAT), Turn(RIFLE, 22, 54, 78, -28)],
    ),
    pic(
        "baze-malbus-temple-guardian",
        Dunes,
        accent(RED),
        &[On(BAZE), Turn(HEAVY_GUN, 6, 58, 96, -8)],
    ),
    pic("system-patrol-craft", Space, accent(RED), &[Turn(PATROL_CRAFT, 0, 4, 106, 16)]),
    pic(
        "rugged-survivors",
        Ice,
        [FAIR, BROWN, SAND, RED],
        &[At(SURVIVOR, -46, 18, 76), At(SURVIVOR_TWO, 44, 14, 84)],
    ),
    pic("cargo-juggernaut", Dunes, accent(GOLD), &[Turn(JUGGERNAUT, 0, 12, 104, -6)]),
    pic(
        "resilient",
        Halo,
        accent(SKY),
        &[
            Turn(SHIELD, -8, 6, 90, -14),
            Line(Dark, 5, "M-32-28L-18-8-28 8-8 24-12 46"),
            Line(Glow, 7, "M76-56L40-26M92-22L54-4M50-70L26-46"),
        ],
    ),
    pic("devotion", Rays, [FAIR, FRAME, BROWN, GOLD], &[At(PRAYER, 2, 0, 100)]),
    pic("electrostaff", Rings, accent(VIOLET), &[Turn(ELECTROSTAFF, 4, 2, 112, 48)]),
    pic("entrenched", Battle, [SAND, FRAME, FRAME, ORANGE], &[On(SANDBAGS)]),
    pic("moment-of-peace", Rays, [FAIR, BROWN, SAND, SKY], &[At(MEDITATION, 2, 2, 100)]),
    pic("repair", Grid, accent(GOLD), &[At(GEAR, -12, 12, 96), Turn(SPANNER, 40, -18, 120, 36)]),
    pic("it-binds-all-things", Rings, accent(SKY), &[At(LINKS, 4, 0, 108)]),
    pic("make-an-opening", Battle, accent(ORANGE), &[At(BREACH, 4, 0, 96)]),
    pic(
        "takedown",
        Speed,
        [FAIR, BROWN, SAND, ORANGE],
        &[At(EXPLOSION, -46, -6, 40), At(FALLING, 6, 6, 106)],
    ),
    pic("vanquish", Battle, accent(RED), &[At(BROKEN_HELMET, 4, 2, 104)]),
];

/// A guard in a tall helmet.
const VIGILANT: Figure = &[On(GOWN), On(FACE), On(HONOUR_HELMET)];
/// Someone in winter clothes.
const SURVIVOR: Figure = &[On(PARKA), On(FACE), On(GOGGLES_CAP)];
/// The other one.
const SURVIVOR_TWO: Figure = &[On(PONCHO), On(FACE), On(LONG_HAIR), On(SCARF)];

//! Command.

use super::super::prelude::*;

/// One entry per title.
pub(in crate::card_art::pictures) const PICTURES: &[Picture] = &[
    pic(
        "admiral-piett-captain-of-the-executor",
        Space,
        accent(SKY),
        &[At(WEDGE_AHEAD, 66, -30, 46), On(PIETT)],
    ),
    pic(
        "general-tagge-concerned-commander",
        Hall,
        [FAIR, AUBURN, SLATE, RED],
        &[
            At(MAP, 78, -14, 42),
            On(UNIFORM),
            On(FACE),
            On(SHORT_HAIR),
            Fill(Hair, "M-23-26L-16-26-12-8Q0-14 12-8L16-26H23L18-4Q0 4-18-4Z"),
        ],
    ),
    pic(
        "seasoned-shoretrooper",
        Clouds,
        [SAND, TAN, COAL, RED],
        &[In([SAND, COAL, SAND, RED], &[On(PAINTED_ARMOUR)]), On(SHORE_HELMET)],
    ),
    pic(
        "emperors-royal-guard",
        Hall,
        [FRAME, FRAME, RED, STEEL],
        &[At(PIKE, 66, 6, 92), In([FRAME, FRAME, RED, RED], &[On(CLOAK)]), On(GUARD_HELMET)],
    ),
    pic(
        "superlaser-technician",
        Grid,
        [PALE, FRAME, BLACK, LIME],
        &[
            Line(Trim, 13, "M-30 74L112-50"),
            Line(Shine, 5, "M-30 74L112-50"),
            On(UNIFORM),
            On(FACE),
            On(FLARED_HELMET),
        ],
    ),
    pic(
        "grand-moff-tarkin-death-star-overseer",
        Hall,
        hull(STEEL, LIME),
        &[At(BATTLE_STATION, 76, -16, 50), Flip(TARKIN, -2, 0, 100)],
    ),
    pic(
        "rukh-thrawns-assassin",
        Rings,
        [SLATE, COAL, BLACK, GOLD],
        &[Turn(ELECTROSTAFF, 60, 10, 86, 20), On(CLOAK), On(NOGHRI)],
    ),
    pic("gladiator-star-destroyer", Space, accent(SKY), &[Turn(SLIM_WEDGE, 0, 8, 104, -16)]),
    pic(
        "darth-vader-commanding-the-first-legion",
        Ice,
        accent(RED),
        &[At(STORMTROOPER, 74, 18, 60), At(STORMTROOPER, -74, 26, 60), On(VADER)],
    ),
    pic(
        "blizzard-assault-at-at",
        Ice,
        accent(ORANGE),
        &[At(FOUR_LEGS, -8, 0, 94), At(VOLLEY, 60, -16, 40)],
    ),
    pic("relentless-konstantines-folly", Orbit, accent(SKY), &[Turn(WEDGE_ABOVE, 0, 4, 104, 40)]),
    pic(
        "devastator-inescapable",
        Space,
        accent(SKY),
        &[Turn(WEDGE, -8, 16, 108, -22), At(RUNNER, 78, -52, 28)],
    ),
    pic(
        "the-emperors-legion",
        Rays,
        accent(RED),
        &[At(STORMTROOPER, -62, 8, 62), At(STORMTROOPER, 62, 8, 62), At(STORMTROOPER, 0, 12, 84)],
    ),
    pic("overwhelming-barrage", Battle, accent(ORANGE), &[At(BATTERY, 0, 10, 100)]),
    pic(
        "alliance-dispatcher",
        Grid,
        [DEEP, BLACK, SAND, SKY],
        &[On(JACKET), On(FACE), On(BOB), On(HEADSET)],
    ),
    pic(
        "bail-organa-rebel-councilor",
        Halo,
        [TAN, BLACK, BLUE, STEEL],
        &[
            In([SKY, GREEN, FRAME, WHITE], &[At(FAIR_WORLD, 78, -18, 40)]),
            On(CAPE),
            On(FACE),
            On(SHORT_HAIR),
            On(GOATEE),
        ],
    ),
    pic(
        "battlefield-marine",
        Battle,
        accent(SKY),
        &[On(REBEL_SOLDIER), Turn(RIFLE, 26, 54, 82, -22)],
    ),
    pic(
        "mon-mothma-voice-of-the-rebellion",
        Rays,
        accent(SKY),
        &[At(BRIEFING, 74, -14, 44), On(MON_MOTHMA)],
    ),
    pic("admiral-ackbar-brilliant-strategist", Bridge, accent(SKY), &[On(ACKBAR)]),
    pic(
        "echo-base-defender",
        Ice,
        [FAIR, BROWN, SAND, SKY],
        &[On(PARKA), On(FACE), On(GOGGLES_CAP), Turn(RIFLE, 24, 56, 80, -26)],
    ),
    pic(
        "bright-hope-the-last-transport",
        Orbit,
        accent(GOLD),
        &[Turn(&[Flip(SHELL_TRANSPORT, 0, 0, 100)], 0, 8, 108, -18)],
    ),
    pic(
        "wedge-antilles-star-of-the-rebellion",
        Space,
        accent(RED),
        &[Turn(X_WING, 76, -20, 46, 20), On(REBEL_PILOT)],
    ),
    pic(
        "rogue-squadron-skirmisher",
        Ice,
        accent(ORANGE),
        &[Turn(SNOWSPEEDER_ABOVE, 2, 4, 112, 24)],
    ),
    pic("home-one-alliance-flagship", Space, accent(SKY), &[Turn(FLAGSHIP, 0, 6, 104, -14)]),
    pic(
        "rebel-assault",
        Speed,
        accent(RED),
        &[At(X_WING_AHEAD, -26, 22, 64), At(X_WING_AHEAD, 48, -26, 64)],
    ),
    pic(
        "u-wing-reinforcement",
        Clouds,
        [SAND, BROWN, FRAME, BLUE],
        &[Turn(U_WING, 38, -24, 72, 10), At(DROP, -40, 26, 58)],
    ),
    pic(
        "general-krell-heartless-tactician",
        Battle,
        [TAN, BROWN, BROWN, SKY],
        &[Turn(SABER, 74, 22, 84, 40), Turn(SABER, 62, 0, 78, 14), On(HARNESS), On(BESALISK)],
    ),
    pic(
        "attack-pattern-delta",
        Ice,
        accent(ORANGE),
        &[
            At(SNOWSPEEDER_ABOVE, 4, -34, 58),
            At(SNOWSPEEDER_ABOVE, -42, 30, 58),
            At(SNOWSPEEDER_ABOVE, 46, 18, 58),
        ],
    ),
    pic(
        "command",
        Rays,
        accent(GOLD),
        &[At(STAR, 4, -6, 96), Line(Trim, 7, "M-56 62H64M-40 74H48")],
    ),
    pic(
        "vanguard-infantry",
        Forest,
        [TAN, BLACK, GREEN, SAND],
        &[On(JACKET), On(FACE), On(CREW_HELMET), Turn(PIKE, 64, 10, 84, 10)],
    ),
    pic(
        "colonel-yularen-isb-director",
        Hall,
        [FAIR, STEEL, WHITE, BLUE],
        &[At(EYE, 78, -14, 40), On(UNIFORM), On(FACE), On(SHORT_HAIR), On(MOUSTACHE)],
    ),
    pic("frontline-shuttle", Battle, accent(ORANGE), &[Turn(ASSAULT_SHUTTLE, 0, 4, 104, 14)]),
    pic(
        "patrolling-v-wing",
        Speed,
        accent(SKY),
        &[Turn(V_WING, -26, 22, 76, 16), Turn(V_WING, 50, -24, 70, 16)],
    ),
    pic("consortium-starviper", Space, hull(SLATE, VIOLET), &[Turn(STARVIPER, 2, 2, 104, 18)]),
    pic(
        "homestead-militia",
        Dunes,
        [TAN, BROWN, SAND, STEEL],
        &[Turn(AXE, 66, 4, 84, 10), On(PONCHO), On(FACE), On(SCARF), On(HAT)],
    ),
    pic("escort-skiff", Dunes, [TAN, BROWN, FRAME, ORANGE], &[Turn(SKIFF, 0, 16, 104, -8)]),
    pic(
        "agent-kallus-seeking-the-rebels",
        City,
        [FAIR, BLONDE, SLATE, STEEL],
        &[
            On(PAINTED_ARMOUR),
            On(FACE),
            On(CREW_HELMET),
            Fill(Hair, "M-23-26L-15-20-15-4-20-8ZM23-26L15-20 15-4 20-8Z"),
        ],
    ),
    pic(
        "steadfast-battalion",
        Battle,
        [FAIR, BROWN, OLIVE, SAND],
        &[
            At(BOWLED, -66, 10, 56),
            At(BOWLED, 66, 10, 56),
            At(BOWLED, -30, 22, 70),
            At(BOWLED, 34, 22, 70),
        ],
    ),
    pic(
        "mercenary-company",
        Tavern,
        [GREEN, BROWN, COAL, ORANGE],
        &[At(RODIAN_IN_VEST, -50, 16, 74), At(MASKED, 46, 14, 80)],
    ),
    pic(
        "97th-legion-keeping-the-peace-on-sullust",
        Hall,
        accent(ORANGE),
        &[At(BANNER, 46, -6, 80), At(STORMTROOPER, -42, 14, 84)],
    ),
    pic("reinforcement-walker", Battle, accent(SKY), &[At(SIX_LEGS, 0, 2, 100)]),
    pic("academy-training", Grid, accent(SKY), &[At(BOOK, 2, 16, 92), At(CHEVRONS, 2, -48, 36)]),
    pic("hardpoint-heavy-blaster", Space, accent(RED), &[At(HARDPOINT, 8, 16, 98)]),
    pic("traitorous", Halo, accent(COAL), &[At(TWO_FACED, 4, 2, 106)]),
    pic("recruit", Rays, [FAIR, FRAME, SLATE, ORANGE], &[At(HANDSHAKE, 0, 6, 100)]),
    pic("tactical-advantage", Grid, accent(LIME), &[At(STRATEGY, 0, 0, 90)]),
    pic("prepare-for-takeoff", Clouds, accent(ORANGE), &[At(LAUNCH, 4, 0, 102)]),
    pic(
        "resupply",
        Halo,
        [SAND, BROWN, FRAME, GOLD],
        &[At(CRATE, -34, 24, 76), At(CRATE, 44, 28, 66), At(CRATE, 8, -30, 66)],
    ),
    pic("strike-true", Rays, accent(RED), &[At(BULLSEYE, 4, 4, 104)]),
];

/// A soldier in a row.
const BOWLED: Figure = &[On(JACKET), On(FACE), On(BOWL_HELMET)];
/// A hired gun.
const RODIAN_IN_VEST: Figure = &[On(VEST), On(RODIAN)];
/// Another one.
const MASKED: Figure = &[On(PAINTED_ARMOUR), On(FACE), On(CURLS), On(BREATHER)];

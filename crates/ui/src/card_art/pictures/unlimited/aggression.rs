//! Aggression.

use super::super::prelude::*;

/// One entry per title.
pub(in crate::card_art::pictures) const PICTURES: &[Picture] = &[
    pic(
        "death-star-stormtrooper",
        Hall,
        accent(RED),
        &[On(STORMTROOPER), Turn(RIFLE, 30, 54, 80, -32)],
    ),
    pic(
        "admiral-ozzel-overconfident",
        Bridge,
        [FAIR, STEEL, SLATE, RED],
        &[At(WEDGE_ABOVE, 78, -14, 48), On(UNIFORM), On(FACE), On(MOUSTACHE), On(CAP)],
    ),
    pic("first-legion-snowtrooper", Ice, accent(RED), &[On(ARMOUR), On(SNOW_HELMET)]),
    pic(
        "fifth-brother-fear-hunter",
        Halo,
        [SLATE, COAL, COAL, RED],
        &[
            Turn(DOUBLE_SABER, 64, -6, 86, -24),
            On(PAINTED_ARMOUR),
            On(FACE),
            On(BURNING_EYES),
            On(FLARED_HELMET),
        ],
    ),
    pic("imperial-interceptor", Space, hull(SLATE, RED), &[Turn(INTERCEPTOR, 2, 2, 96, -24)]),
    pic(
        "seventh-sister-implacable-inquisitor",
        Rings,
        [LIME, COAL, SLATE, RED],
        &[
            Turn(DOUBLE_SABER, 66, 4, 84, 50),
            On(PAINTED_ARMOUR),
            On(FACE),
            On(FACE_MARKS),
            In([FRAME, FRAME, COAL, FRAME], &[On(HONOUR_HELMET)]),
        ],
    ),
    pic("ruthless-raider", Space, accent(RED), &[Turn(RAIDER, 0, 6, 104, -18)]),
    pic(
        "emperor-palpatine-master-of-the-dark-side",
        Halo,
        [PALE, FRAME, FRAME, SKY],
        &[On(PALPATINE), At(LIGHTNING, 0, 10, 96)],
    ),
    pic(
        "vaders-lightsaber",
        Rays,
        [FRAME, BLACK, FRAME, RED],
        &[Turn(GREAT_SABER, 4, 8, 92, -34), Fill(Dark, "M-8 34H18V42H-8Z")],
    ),
    pic("fallen-lightsaber", Battle, accent(RED), &[At(BROKEN_SABER, 2, 4, 104)]),
    pic(
        "force-lightning",
        Halo,
        [PALE, FRAME, BLACK, SKY],
        &[At(OPEN_HAND, 0, 16, 84), At(LIGHTNING_BOLTS, 4, -4, 100)],
    ),
    pic(
        "force-choke",
        Halo,
        [SLATE, FRAME, COAL, RED],
        &[Line(Trim, 7, "M58-44Q86-2 58 40M74-58Q112-2 74 54"), At(GRIP, 10, 8, 110)],
    ),
    pic(
        "specforce-soldier",
        Battle,
        [DEEP, BLACK, COAL, RED],
        &[On(PAINTED_ARMOUR), On(FACE), On(BEARD), On(HEADBAND), Turn(RIFLE, 26, 54, 80, -36)],
    ),
    pic("green-squadron-a-wing", Speed, accent(GREEN), &[Turn(A_WING, 4, 4, 112, 22)]),
    pic(
        "sabine-wren-explosives-artist",
        Battle,
        accent(PINK),
        &[On(SABINE), At(SPRAY, 62, 14, 104)],
    ),
    pic(
        "fighters-for-freedom",
        Rays,
        [TAN, BROWN, COAL, RED],
        &[At(BANNER, 52, -14, 66), At(FREEDOM, -46, 18, 78), At(FREEDOM_TWO, 30, 18, 78)],
    ),
    pic("red-three-unstoppable", Speed, accent(RED), &[Turn(X_WING, 2, 4, 100, 24)]),
    pic("k-2so-cassians-counterpart", Hall, accent(SKY), &[On(K_2SO)]),
    pic(
        "zeb-orrelios-headstrong-warrior",
        Battle,
        [FRAME, FRAME, FRAME, LIME],
        &[On(ZEB), Turn(RIFLE, 20, 56, 92, -24)],
    ),
    pic(
        "black-one-scourge-of-starkiller-base",
        Speed,
        accent(ORANGE),
        &[In([FRAME, FRAME, COAL, ORANGE], &[Turn(DARK_X_WING, 2, 0, 100, -14)])],
    ),
    pic("guerilla-attack-pod", Forest, accent(RED), &[At(POD_WALKER, 2, 0, 100)]),
    pic(
        "mace-windu-party-crasher",
        Dunes,
        [DEEP, BLACK, BROWN, SAND],
        &[In(accent(VIOLET), &[Turn(SABER, 62, 18, 94, 16)]), On(ROBE), On(FACE)],
    ),
    pic(
        "heroic-sacrifice",
        Space,
        accent(ORANGE),
        &[At(EXPLOSION, 34, -10, 82), Turn(X_WING, -46, 28, 62, 60)],
    ),
    pic(
        "karabast",
        Rays,
        [VIOLET, FRAME, OLIVE, ORANGE],
        &[At(EXPLOSION, 4, -12, 92), At(FIST, 4, 10, 84)],
    ),
    pic(
        "for-a-cause-i-believe-in",
        Rays,
        [TAN, FRAME, COAL, ORANGE],
        &[At(FIST, -20, 18, 84), At(FLAME, 50, -16, 64)],
    ),
    pic(
        "saw-gerrera-extremist",
        Dunes,
        accent(STEEL),
        &[On(SAW_GERRERA), Turn(STAFF, 66, 8, 90, 14)],
    ),
    pic("rallying-cry", Halo, accent(GOLD), &[At(MEGAPHONE, -6, 0, 170)]),
    pic("aggression", Battle, accent(ORANGE), &[At(FLAME, 4, 0, 100)]),
    pic(
        "benthic-two-tubes-partisan-lieutenant",
        Dunes,
        [SAND, BROWN, BROWN, STEEL],
        &[On(PONCHO), On(FACE), On(GOGGLES_CAP), On(BREATHER)],
    ),
    pic(
        "cantina-braggart",
        Tavern,
        [ORANGE, BROWN, BROWN, GOLD],
        &[On(VEST), On(GAMORREAN), At(CUP, 62, 4, 90)],
    ),
    pic(
        "jedha-agitator",
        Dunes,
        [FAIR, BROWN, RED, SAND],
        &[On(ROBE), On(FACE), On(HOOD), At(MEGAPHONE, 56, -10, 84)],
    ),
    pic(
        "partisan-insurgent",
        Battle,
        [TAN, BROWN, OLIVE, RED],
        &[On(JACKET), On(FACE), On(SHORT_HAIR), On(SCARF), At(GRENADE, 62, 2, 100)],
    ),
    pic(
        "wolffe-suspicious-veteran",
        Dunes,
        [TAN, WHITE, STEEL, SKY],
        &[On(PAINTED_ARMOUR), On(FACE), On(BEARD), On(SCAR), On(CAP)],
    ),
    pic(
        "ardent-sympathizer",
        Rays,
        [PALE, AUBURN, SAND, RED],
        &[On(JACKET), On(FACE), On(LONG_HAIR), On(HEADBAND), At(FIST, 66, -6, 52)],
    ),
    pic(
        "disabling-fang-fighter",
        Orbit,
        accent(RED),
        &[Turn(FANG_FIGHTER, -4, 10, 96, 40), At(BOLT, 74, -24, 42)],
    ),
    pic("star-wing-scout", Space, accent(SKY), &[Turn(STAR_WING, 2, 4, 104, 22)]),
    pic("wampa", Ice, [WHITE, SAND, FRAME, RED], &[On(ICE_BEAST)]),
    pic("occupier-siege-tank", Battle, accent(RED), &[Turn(TANK, 0, 14, 104, -6)]),
    pic(
        "infiltrators-skill",
        Rings,
        accent(SLATE),
        &[At(MASK, 4, -14, 92), Turn(DAGGER, 4, 40, 60, 0)],
    ),
    pic(
        "force-throw",
        Speed,
        [SAND, BROWN, BROWN, SKY],
        &[At(OPEN_HAND, -34, 20, 76), Turn(ASTEROIDS, 46, -10, 56, 20)],
    ),
    pic(
        "precision-fire",
        Grid,
        accent(RED),
        &[At(RETICLE, 8, -8, 104), Turn(BIG_RIFLE, -4, 46, 76, -10)],
    ),
    pic(
        "keep-fighting",
        Battle,
        [FAIR, FRAME, WHITE, RED],
        &[
            At(FIST, 2, 8, 96),
            Line(Light, 9, "M-32 4L34-16M-30-12L32-30"),
            Line(Trim, 6, "M-64-40L-46-28M-72 0H-52M68-40L50-28"),
        ],
    ),
    pic("power-failure", Grid, accent(GOLD), &[At(PLUG, 4, 0, 80)]),
    pic("mission-briefing", Hall, accent(SKY), &[At(BRIEFING, 2, 0, 100)]),
    pic("open-fire", Battle, accent(RED), &[At(VOLLEY, 22, -10, 86), At(TURRET, -20, 18, 86)]),
    pic(
        "bombing-run",
        Clouds,
        hull(COAL, ORANGE),
        &[At(BOMB, -42, 24, 66), At(BOMB, 12, 4, 78), At(BOMB, 66, -26, 62)],
    ),
    pic("smoke-and-cinders", Battle, hull(SLATE, ORANGE), &[At(SMOKE, 2, 0, 102)]),
    pic(
        "forced-surrender",
        Hall,
        [FAIR, BROWN, OLIVE, RED],
        &[At(SURRENDER, -20, 2, 96), At(RETICLE, 66, -20, 42)],
    ),
];

/// Lightning that leaves a hand.
const LIGHTNING_BOLTS: Figure = &[
    Line(
        Trim,
        6,
        "M-20-40L-36-58-24-62-38-76M0-46L8-60-2-66 6-78M24-40L44-52 36-60 60-76M40-20L64-26 60-36 96-44M40 0L70 4 68 14 104 18",
    ),
    Line(Shine, 3, "M-40-10L-66-2-60 10-92 24"),
];
/// A dark fighter with crossed wings.
const DARK_X_WING: Figure = &[
    Fill(
        Cloth,
        "M-6-8L-84-46-86-36-10 6ZM6-8L84-46 86-36 10 6ZM-6 8L-84 46-86 36-10-6ZM6 8L84 46 86 36 10-6Z",
    ),
    Line(Trim, 6, "M-78-38L-24-10M78-38L24-10M-78 38L-24 10M78 38L24 10"),
    Fill(Cloth, "M-20 0a20 20 0 1 1 40 0 20 20 0 1 1-40 0Z"),
    Fill(Trim, "M-10-4Q0-18 10-4Z"),
    Line(Rim, 7, "M-85-42v-4M85-42v-4M-85 42v4M85 42v4"),
];
/// Someone who joined.
const FREEDOM: Figure = &[On(JACKET), On(FACE), On(SHORT_HAIR), On(SCARF)];
/// Someone else who joined.
const FREEDOM_TWO: Figure = &[On(PAINTED_ARMOUR), On(FACE), On(BOB), On(HEADBAND)];

//! Cunning.

use super::super::prelude::*;

/// One entry per title.
pub(in crate::card_art::pictures) const PICTURES: &[Picture] = &[
    pic(
        "isb-agent",
        Hall,
        [PALE, BLACK, WHITE, RED],
        &[On(UNIFORM), On(FACE), On(CAP), At(DATAPAD, 60, 2, 90)],
    ),
    pic(
        "bib-fortuna-jabbas-majordomo",
        Tavern,
        [PALE, BROWN, COAL, RED],
        &[On(ROBE), On(MAJORDOMO)],
    ),
    pic("cartel-spacer", Space, accent(VIOLET), &[Turn(SPACER, 2, 2, 104, 26)]),
    pic(
        "boba-fett-disintegrator",
        Battle,
        accent(GOLD),
        &[On(BOBA_FETT), Turn(RIFLE, 22, 54, 88, -22)],
    ),
    pic("seventh-fleet-defender", Space, hull(SLATE, RED), &[Turn(TIE_DEFENDER, 2, 4, 106, 14)]),
    pic(
        "jabba-the-hutt-cunning-daimyo",
        Tavern,
        accent(GOLD),
        &[At(JABBA, -6, 2, 96), At(CREDITS, 74, -20, 44)],
    ),
    pic("bossk-deadly-stalker", Forest, accent(GOLD), &[On(BOSSK), Turn(RIFLE, 26, 54, 88, -30)]),
    pic(
        "bounty-hunter-crew",
        Tavern,
        [GREEN, COAL, OLIVE, RED],
        &[
            At(HUNTER, -54, 12, 72),
            At(HUNTER_TWO, 52, 12, 72),
            In([FRAME, FRAME, SLATE, RED], &[At(ASSASSIN_DROID, 0, 16, 78)]),
        ],
    ),
    pic(
        "fetts-firespray-pursuing-the-bounty",
        Speed,
        hull(SLATE, OLIVE),
        &[Turn(HUNTERS_SHIP, 2, 4, 104, 14)],
    ),
    pic(
        "chimaera-flagship-of-the-seventh-fleet",
        Orbit,
        accent(SKY),
        &[
            Turn(&[Flip(WEDGE, 0, 0, 100)], 0, 14, 106, 4),
            At(TIE, -6, -52, 22),
            At(TIE, 46, -58, 22),
        ],
    ),
    pic("no-good-to-me-dead", Hall, [STEEL, FRAME, SLATE, RED], &[At(FROZEN_MAN, 4, 2, 98)]),
    pic("i-had-no-choice", Grid, accent(RED), &[At(SCALES, 0, 2, 90)]),
    pic("chopper-metal-menace", Hall, accent(ORANGE), &[On(CHOPPER)]),
    pic("leia-organa-defiant-princess", Hall, accent(GOLD), &[On(LEIA), At(PISTOL, 58, 18, 94)]),
    pic(
        "lothal-insurgent",
        City,
        [TAN, BLACK, OLIVE, ORANGE],
        &[On(PONCHO), On(FACE), On(CURLS), On(SCARF), Turn(PISTOL, 60, 20, 90, -20)],
    ),
    pic(
        "vanguard-ace",
        Orbit,
        accent(BLUE),
        &[Turn(X_WING, -10, 8, 96, 48), Line(Trim, 5, "M60-10L104-28M56 10L100-4")],
    ),
    pic(
        "ezra-bridger-resourceful-troublemaker",
        City,
        accent(SKY),
        &[Turn(SABER, 64, 14, 90, 26), On(EZRA)],
    ),
    pic(
        "millennium-falcon-piece-of-junk",
        Space,
        accent(SKY),
        &[Turn(ROUND_FREIGHTER, 0, 4, 104, 60), Line(Rim, 9, "M-84 40h0M-74 54h0M-92 60h0")],
    ),
    pic(
        "rogue-operative",
        Rings,
        [TAN, BROWN, SLATE, SKY],
        &[On(JACKET), On(FACE), On(GOATEE), On(HOOD), At(DATAPAD, 62, -8, 86)],
    ),
    pic(
        "auzituck-liberator-gunship",
        Clouds,
        accent(ORANGE),
        &[Turn(BROAD_GUNSHIP, 2, 4, 104, 14)],
    ),
    pic(
        "chewbacca-loyal-companion",
        Hall,
        accent(GOLD),
        &[Turn(SPANNER, 66, -8, 90, 24), Flip(CHEWBACCA, -4, 4, 106)],
    ),
    pic(
        "lando-calrissian-responsible-businessman",
        Clouds,
        accent(GOLD),
        &[At(CLOUD_STATION, 80, -20, 46), On(LANDO)],
    ),
    pic(
        "han-solo-reluctant-hero",
        Forest,
        accent(RED),
        &[
            In([FAIR, BROWN, BROWN, SAND], &[On(JACKET), On(FACE), On(SWEPT_HAIR)]),
            Turn(PISTOL, 54, 8, 100, -36),
        ],
    ),
    pic("bamboozle", Tavern, hull(VIOLET, GOLD), &[At(CUPS, 0, 6, 82)]),
    pic("spark-of-rebellion", Halo, accent(ORANGE), &[At(SPARK, 4, 0, 98)]),
    pic(
        "bodhi-rook-imperial-defector",
        Hall,
        [TAN, BLACK, SLATE, STEEL],
        &[On(FLIGHT_SUIT), On(FACE), On(LONG_HAIR), On(BEARD), Line(Light, 7, "M-12-50h3M9-50h3")],
    ),
    pic(
        "cantina-bouncer",
        Tavern,
        [SAND, BROWN, COAL, GOLD],
        &[At(HARNESS, 0, -2, 112), On(TRANDOSHAN)],
    ),
    pic("cunning", Rings, accent(GOLD), &[At(EYE, 2, 0, 96)]),
    pic("greedo-slow-on-the-draw", Tavern, accent(RED), &[On(GREEDO), At(PISTOL, 58, 32, 84)]),
    pic(
        "mining-guild-tie-fighter",
        Orbit,
        hull(GOLD, BLACK),
        &[Turn(TIE, -4, 8, 92, 14), At(ASTEROIDS, 66, -20, 40)],
    ),
    pic(
        "crafty-smuggler",
        Tavern,
        [DEEP, BLACK, BROWN, GOLD],
        &[On(JACKET), On(FACE), On(HAT), On(GOATEE), At(PURSE, 64, -8, 90)],
    ),
    pic(
        "outer-rim-headhunter",
        Space,
        accent(GOLD),
        &[Turn(HEADHUNTER, -28, 18, 78, 40), Turn(HEADHUNTER, 58, -28, 56, 40)],
    ),
    pic("pirated-starfighter", Orbit, accent(RED), &[Turn(PATCHED_FIGHTER, 4, 4, 104, 22)]),
    pic("swoop-racer", Dunes, [TAN, BROWN, RED, GOLD], &[Turn(SWOOP, 0, 12, 100, -12)]),
    pic(
        "gamorrean-guards",
        Tavern,
        [OLIVE, BROWN, BROWN, STEEL],
        &[At(AXE, 4, -4, 84), At(GUARD, -46, 18, 80), At(GUARD, 50, 18, 80)],
    ),
    pic(
        "strafing-gunship",
        Battle,
        accent(RED),
        &[Turn(GUNSHIP, -8, -4, 92, 40), Line(Trim, 6, "M64 24l16 14M84 4l18 14M46 44l14 14")],
    ),
    pic(
        "syndicate-lackeys",
        City,
        [TEAL, BROWN, COAL, RED],
        &[At(LACKEY, -50, 18, 78), At(LACKEY_TWO, 46, 14, 84)],
    ),
    pic("smuggling-compartment", Hall, [SAND, FRAME, FRAME, GOLD], &[At(HATCH, 2, 0, 100)]),
    pic(
        "snapshot-reflexes",
        Speed,
        accent(SKY),
        &[At(STOPWATCH, -30, -4, 84), Turn(BIG_PISTOL, 42, 22, 70, -16)],
    ),
    pic("disarm", Halo, accent(GOLD), &[At(BROKEN_PISTOL, 0, 6, 92)]),
    pic(
        "shoot-first",
        Tavern,
        [FRAME, BROWN, FRAME, RED],
        &[At(BIG_PISTOL, -18, 16, 78), Line(Trim, 10, "M48-2H90"), Line(Shine, 4, "M50-2H88")],
    ),
    pic(
        "asteroid-sanctuary",
        Space,
        [TAN, BROWN, FRAME, SKY],
        &[At(ASTEROIDS, 0, 0, 112), Turn(ROUND_FREIGHTER, 4, 8, 36, 30)],
    ),
    pic(
        "sneak-attack",
        Rings,
        hull(COAL, RED),
        &[In([BLACK, FRAME, COAL, FRAME], &[At(SNEAK, -24, 4, 98)]), Turn(DAGGER, 58, -6, 78, 150)],
    ),
    pic(
        "surprise-strike",
        Rays,
        [FAIR, FRAME, SLATE, ORANGE],
        &[At(BREACH, -20, 4, 78), Turn(FIST, 40, -6, 74, 60)],
    ),
    pic("outmaneuver", Grid, accent(LIME), &[At(DETOUR, 0, 0, 84)]),
    pic("waylay", Dunes, [SAND, FRAME, FRAME, ORANGE], &[At(NET, 0, 0, 86)]),
    pic("dont-get-cocky", Tavern, accent(RED), &[At(CARDS, 2, 4, 108)]),
    pic(
        "change-of-heart",
        Halo,
        accent(RED),
        &[At(HEART, 4, 2, 98), Line(Light, 8, "M-24-8H28L16-18M32 12H-20L-8 22")],
    ),
];

/// A hunter in a visor.
const HUNTER: Figure = &[On(PAINTED_ARMOUR), On(VISOR_HELMET)];
/// A hunter with a snout.
const HUNTER_TWO: Figure = &[On(JACKET), On(RODIAN)];
/// A guard with tusks.
const GUARD: Figure = &[On(HARNESS), On(GAMORREAN)];
/// A hired hand.
const LACKEY: Figure = &[On(VEST), On(DUROS)];
/// Another hired hand.
const LACKEY_TWO: Figure = &[On(JACKET), On(FACE), On(HEAD_TAILS)];
/// Someone in a hood, in the dark.
const SNEAK: Figure = &[On(CLOAK), On(FACE), On(HOOD), Line(Light, 5, "M-11-25h4M7-25h4")];

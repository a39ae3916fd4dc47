//! Pictures of cards that have no entry of their own: put together from the kind and the words of
//! the name; what is left open is decided by the id, so that a card always looks the same.

use super::super::scenes::{ABSTRACT, GROUND, SPACE, Scene};
use super::super::variation::Variation;
use super::super::{Emblem, Face};
use super::Composition;
use super::prelude::*;
use crate::card_art::figure::Shape;

/// Words of a name, and what is drawn for them. The first that occurs counts.
const WORDS: [(&str, Figure); 56] = [
    ("x-wing", X_WING),
    ("y-wing", Y_WING),
    ("a-wing", A_WING),
    ("b-wing", B_WING),
    ("u-wing", U_WING),
    ("v-wing", V_WING),
    ("arc-170", ARC_170),
    ("interceptor", INTERCEPTOR),
    ("tie bomber", TIE_BOMBER),
    ("defender", TIE_DEFENDER),
    ("tie ", TIE),
    ("fang", FANG_FIGHTER),
    ("headhunter", HEADHUNTER),
    ("gunship", GUNSHIP),
    ("patrol", PATROL_CRAFT),
    ("falcon", ROUND_FREIGHTER),
    ("freighter", BLOCK_FREIGHTER),
    ("landing", LANDING_CRAFT),
    ("destroyer", WEDGE),
    ("carrier", CARRIER),
    ("corvette", HAMMERHEAD),
    ("frigate", SPINE_FRIGATE),
    ("dreadnought", WAR_BARGE),
    ("at-at", FOUR_LEGS),
    ("at-st", TWO_LEGS),
    ("at-te", SIX_LEGS),
    ("tank", TANK),
    ("juggernaut", JUGGERNAUT),
    ("barge", SAIL_BARGE),
    ("skiff", SKIFF),
    ("bike", SPEEDER_BIKE),
    ("swoop", SWOOP),
    ("r2-", ASTROMECH),
    ("astromech", ASTROMECH),
    ("protocol", PROTOCOL_DROID),
    ("probe", PROBE_DROID),
    ("battle droid", BATTLE_DROID),
    ("assassin droid", ASSASSIN_DROID),
    ("lightsaber", GREAT_SABER),
    ("blaster", BIG_PISTOL),
    ("rifle", BIG_RIFLE),
    ("jetpack", JET_PACK),
    ("rocket", ROCKET),
    ("shield", SHIELD),
    ("bomb", BOMB),
    ("fire", FLAME),
    ("map", MAP),
    ("plan", DATA_TAPE),
    ("key", KEY),
    ("bacta", HEALING_TANK),
    ("credit", CREDITS),
    ("temple", TEMPLE),
    ("station", ASTEROID_STATION),
    ("city", SKYLINE),
    ("tower", TOWER),
    ("prison", PRISON),
];
const FIGHTERS: [Figure; 12] = [
    X_WING,
    Y_WING,
    A_WING,
    TIE,
    INTERCEPTOR,
    HEADHUNTER,
    V_WING,
    STAR_WING,
    SPACER,
    PATROL_CRAFT,
    GUNSHIP,
    PATCHED_FIGHTER,
];
const SHIPS: [Figure; 9] = [
    WEDGE,
    CARRIER,
    CARGO_CRUISER,
    RUNNER,
    HAMMERHEAD,
    SPINE_FRIGATE,
    PEBBLE_CRUISER,
    SMUGGLER_CRUISER,
    WAR_BARGE,
];
const TRANSPORTS: [Figure; 6] =
    [ASSAULT_SHUTTLE, BLOCK_FREIGHTER, ROUND_FREIGHTER, SCOUT_FREIGHTER, COURIER, LANDING_CRAFT];
const WALKERS: [Figure; 6] =
    [FOUR_LEGS, TWO_LEGS, WATCH_WALKER, RIDDEN_WALKER, SIX_LEGS, POD_WALKER];
const TANKS: [Figure; 2] = [TANK, JUGGERNAUT];
const SPEEDERS: [Figure; 5] = [SNOWSPEEDER, SNOWSPEEDER_ABOVE, SPEEDER_BIKE, SKIFF, SAIL_BARGE];
const DROIDS: [Figure; 8] = [
    ASTROMECH,
    PROTOCOL_DROID,
    BATTLE_DROID,
    LABOUR_DROID,
    PROBE_DROID,
    SURGEON_DROID,
    OLD_ASTROMECH,
    SECURITY_DROID,
];
const CREATURES: [Figure; 3] = [JAWS, HORNED_BEAST, ICE_BEAST];
const PLANETS: [Figure; 12] = [
    GAS_GIANT, RINGED, DESERT, FROZEN, FORESTED, OCEAN, CITY_WORLD, LAVA, MINES, GRASSLAND, ROCKY,
    FAIR_WORLD,
];
const DEEDS: [Figure; 26] = [
    EXPLOSION,
    RAIN_OF_FIRE,
    CROSSED_STAFFS,
    BOLT,
    RETICLE,
    BULLSEYE,
    FLAME,
    OPEN_HAND,
    FIST,
    POINTING,
    HANDSHAKE,
    EYE,
    MIND,
    HOLOGRAM,
    BRIEFING,
    MAP,
    BANNER,
    CUFFS,
    NET,
    LOCK,
    CARDS,
    DETOUR,
    LINKS,
    STAR,
    SPARK,
    CREDITS,
];
const GEAR_AND_SKILLS: [Figure; 14] = [
    GEAR,
    BIG_PISTOL,
    BIG_RIFLE,
    SHIELD,
    DATA_TAPE,
    KEY,
    BOOK,
    JET_PACK,
    ROCKET,
    MASK,
    DAGGER,
    HARDPOINT,
    HEALING_TANK,
    STOPWATCH,
];
const HAIR: [Figure; 9] =
    [SHORT_HAIR, SWEPT_HAIR, LONG_HAIR, BOB, CURLS, RECEDING_HAIR, TIED_HAIR, CROWN_BRAID, HAT];
const FACIAL: [Figure; 8] = [&[], &[], BEARD, MOUSTACHE, GOATEE, SCAR, SCARF, HEADBAND];
const HEADS: [Figure; 6] = [RODIAN, TRANDOSHAN, DUROS, QUARREN, KEL_DOR, MON_CALAMARI];
const TROOPER_HELMETS: [Figure; 7] = [
    STORM_HELMET,
    SCOUT_HELMET,
    SNOW_HELMET,
    DEATH_HELMET,
    SHORE_HELMET,
    VISOR_HELMET,
    FLIGHT_HELMET,
];
const OPEN_HELMETS: [Figure; 5] =
    [BOWL_HELMET, PILOT_HELMET, CREW_HELMET, GOGGLES_CAP, HONOUR_HELMET];
const CLOTHES: [Figure; 6] = [JACKET, VEST, PONCHO, ROBE, PAINTED_ARMOUR, CLOAK];
const ROBES: [Figure; 4] = [ROBE, CLOAK, PONCHO, MANTLE];
const WEAPONS: [Figure; 6] = [PISTOL, GRENADE, DATAPAD, AXE, STAFF, SPANNER];

const SKINS: [&str; 6] = [PALE, FAIR, TAN, DEEP, FAIR, TAN];
const ALIEN_SKINS: [&str; 5] = [GREEN, TEAL, ORANGE, OLIVE, SKY];
const HAIRS: [&str; 6] = [BLONDE, AUBURN, BROWN, BLACK, STEEL, SAND];
const CLOTHS: [&str; 8] = [SLATE, OLIVE, BROWN, SAND, COAL, BLUE, WHITE, AUBURN];
const TRIMS: [&str; 8] = [RED, ORANGE, GOLD, LIME, TEAL, SKY, VIOLET, PINK];
const GROUNDS: [&str; 8] = [SAND, TAN, SLATE, BLUE, GREEN, COAL, TEAL, AUBURN];

/// The picture of a card without an entry.
pub(super) fn compose(face: &Face) -> Composition {
    let mut luck = Variation::of(face.id);
    let shapes = subject(face, &mut luck);
    let scene = one(scenes(face.emblem), &mut luck);
    let alien = shapes.iter().any(|shape| matches!(shape, On(head) if HEADS.contains(head)));
    let skins: &[&'static str] = match face.emblem {
        Emblem::Base | Emblem::Creature => &GROUNDS,
        _ if alien => &ALIEN_SKINS,
        _ => &SKINS,
    };
    let paint = [
        one(skins, &mut luck),
        one(&HAIRS, &mut luck),
        one(&CLOTHS, &mut luck),
        one(&TRIMS, &mut luck),
    ];
    Composition { scene, paint, shapes }
}

fn one<T: Copy>(of: &[T], luck: &mut Variation) -> T {
    let count = u16::try_from(of.len()).unwrap_or(u16::MAX);
    let at = usize::try_from(luck.below(count)).unwrap_or(0);
    of[at]
}

fn scenes(emblem: Emblem) -> &'static [Scene] {
    match emblem {
        Emblem::Fighter | Emblem::Ship | Emblem::Transport => &SPACE,
        Emblem::Base => &[Space],
        Emblem::Event | Emblem::Upgrade | Emblem::Shield | Emblem::Experience => &ABSTRACT,
        _ => &GROUND,
    }
}

fn subject(face: &Face, luck: &mut Variation) -> Vec<Shape> {
    let name = face.name.en.to_lowercase();
    let named = WORDS.iter().find(|(word, _)| name.contains(word)).map(|(_, figure)| *figure);
    let things: &[Figure] = match face.emblem {
        Emblem::Fighter => &FIGHTERS,
        Emblem::Ship => &SHIPS,
        Emblem::Transport => &TRANSPORTS,
        Emblem::Walker => &WALKERS,
        Emblem::Tank => &TANKS,
        Emblem::Speeder | Emblem::Vehicle => &SPEEDERS,
        Emblem::Droid => &DROIDS,
        Emblem::Creature => &CREATURES,
        Emblem::Base => &PLANETS,
        Emblem::Event => &DEEDS,
        Emblem::Upgrade => &GEAR_AND_SKILLS,
        Emblem::Shield => &[SHIELD],
        Emblem::Experience => &[CHEVRONS],
        _ => return person(face.emblem, luck),
    };
    let main = named.unwrap_or_else(|| one(things, luck));
    arranged(face.emblem, main, luck)
}

/// The figure alone, with a wingman, or with another motif behind it.
fn arranged(emblem: Emblem, main: Figure, luck: &mut Variation) -> Vec<Shape> {
    let turn = i16::try_from(luck.around(16)).unwrap_or(0);
    match emblem {
        Emblem::Fighter => match luck.below(3) {
            0 => vec![Turn(main, 0, 4, 104, 16 + turn)],
            1 => vec![Turn(main, -28, 20, 74, turn), Turn(main, 54, -26, 58, turn)],
            _ => vec![
                Turn(main, 6, -22, 62, turn),
                Turn(main, -50, 30, 48, turn),
                Turn(main, 62, 28, 48, turn),
            ],
        },
        Emblem::Ship | Emblem::Transport => vec![Turn(main, 0, 8, 102, turn / 2 - 12)],
        Emblem::Event | Emblem::Upgrade => {
            let behind =
                if emblem == Emblem::Event { one(&DEEDS, luck) } else { one(&ABOVE, luck) };
            match luck.below(3) {
                0 => vec![Turn(main, 4, 2, 100, turn)],
                1 => vec![At(behind, 66, -36, 44), Turn(main, -16, 10, 90, turn)],
                _ => vec![At(behind, -56, 36, 46), Turn(main, 24, -6, 88, turn)],
            }
        }
        Emblem::Walker | Emblem::Tank | Emblem::Speeder | Emblem::Vehicle => match luck.below(2) {
            0 => vec![At(main, 0, 4, 98)],
            _ => vec![At(main, 58, -16, 52), At(main, -24, 12, 78)],
        },
        Emblem::Base => match luck.below(4) {
            0 => vec![At(main, 0, 0, 100)],
            1 => vec![At(main, -18, 8, 92), At(one(&PLANETS, luck), 74, -36, 26)],
            2 => vec![At(main, 22, 4, 100), At(one(&PLANETS, luck), -58, 34, 34)],
            _ => vec![Turn(main, 0, 30, 130, turn)],
        },
        _ => vec![At(main, 0, 2, 100)],
    }
}

/// What may be seen behind an officer.
const AT_HIS_SIDE: [Figure; 10] = [
    WEDGE_ABOVE,
    WEDGE_AHEAD,
    TRI_WING_SHUTTLE,
    TIE,
    X_WING,
    STAR,
    MAP,
    BRIEFING,
    DATA_TAPE,
    TOWER,
];
/// What may stand beside an upgrade.
const ABOVE: [Figure; 5] = [SPARK, CHEVRONS, STAR, BOLT, GEAR];

fn person(emblem: Emblem, luck: &mut Variation) -> Vec<Shape> {
    let human = |luck: &mut Variation| [FACE, one(&FACIAL, luck), one(&HAIR, luck)];
    let (body, head) = match emblem {
        Emblem::Officer => (
            UNIFORM,
            [FACE, one(&FACIAL[..5], luck), one(&[CAP, SHORT_HAIR, RECEDING_HAIR, BOB], luck)],
        ),
        Emblem::Trooper if luck.below(2) == 0 => (ARMOUR, [one(&TROOPER_HELMETS, luck), &[], &[]]),
        Emblem::Trooper => {
            (one(&CLOTHES, luck), [FACE, one(&FACIAL[..6], luck), one(&OPEN_HELMETS, luck)])
        }
        Emblem::Jedi if luck.below(3) == 0 => (one(&ROBES, luck), [one(&HEADS, luck), &[], &[]]),
        Emblem::Jedi => (
            one(&ROBES, luck),
            [FACE, one(&FACIAL[..5], luck), one(&[HOOD, LONG_HAIR, SHORT_HAIR, TIED_HAIR], luck)],
        ),
        Emblem::Sith => {
            (CLOAK, [FACE, BURNING_EYES, one(&[HOOD, FLARED_HELMET, FACE_MARKS], luck)])
        }
        Emblem::BountyHunter if luck.below(2) == 0 => (PAINTED_ARMOUR, [VISOR_HELMET, &[], &[]]),
        Emblem::BountyHunter | Emblem::Scoundrel if luck.below(2) == 0 => {
            (one(&CLOTHES, luck), [one(&HEADS, luck), &[], &[]])
        }
        _ => (one(&CLOTHES, luck), human(luck)),
    };
    let mut shapes = vec![On(body)];
    shapes.extend(head.into_iter().filter(|part| !part.is_empty()).map(On));
    match emblem {
        Emblem::Jedi | Emblem::Sith => {
            shapes.insert(
                0,
                Turn(SABER, 64, 18, 90, 14 + i16::try_from(luck.around(10)).unwrap_or(0)),
            );
        }
        Emblem::Trooper => shapes.push(Turn(one(&[RIFLE, HEAVY_GUN], luck), 26, 54, 80, -30)),
        Emblem::Officer => shapes.insert(0, At(one(&AT_HIS_SIDE, luck), 74, -20, 46)),
        _ if luck.below(4) > 0 => shapes.push(At(one(&WEAPONS, luck), 62, 8, 88)),
        _ => {}
    }
    shapes
}

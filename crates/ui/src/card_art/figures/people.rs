//! Well-known people, each put together from clothes, a head and colours.

use super::super::colours::*;
use super::aliens::*;
use super::clothes::*;
use super::droids::*;
use super::faces::*;
use super::helmets::*;
use super::prelude::*;

pub(crate) const VADER: Figure =
    &[In([PALE, BLACK, COAL, RED], &[On(LIFE_SUPPORT), On(DARK_LORD_HELMET)])];
/// Young, in the clothes of a farm.
pub(crate) const LUKE: Figure =
    &[In([FAIR, BLONDE, WHITE, SAND], &[On(ROBE), On(FACE), On(SWEPT_HAIR)])];
/// In black, a knight.
pub(crate) const LUKE_KNIGHT: Figure =
    &[In([FAIR, BLONDE, BLACK, COAL], &[On(CLOAK), On(FACE), On(SWEPT_HAIR)])];
pub(crate) const LEIA: Figure = &[In([PALE, BROWN, WHITE, STEEL], &[On(GOWN), On(FACE), On(BUNS)])];
/// In the snow, her hair braided.
pub(crate) const LEIA_GENERAL: Figure =
    &[In([PALE, BROWN, WHITE, RED], &[On(PARKA), On(FACE), On(CROWN_BRAID)])];
pub(crate) const HAN: Figure =
    &[In([FAIR, BROWN, BLACK, WHITE], &[On(VEST), On(FACE), On(SWEPT_HAIR)])];
pub(crate) const CHEWBACCA: Figure = &[In([SAND, AUBURN, BROWN, STEEL], &[On(FUR), On(WOOKIEE)])];
pub(crate) const OBI_WAN: Figure =
    &[In([FAIR, STEEL, BROWN, SAND], &[On(ROBE), On(FACE), On(BEARD), On(HOOD)])];
pub(crate) const YODA: Figure =
    &[In([LIME, WHITE, SAND, BROWN], &[At(CLOAK, 0, 4, 84), On(OLD_MASTER)])];
pub(crate) const PALPATINE: Figure = &[In(
    [PALE, STEEL, BLACK, GOLD],
    &[
        On(CLOAK),
        On(FACE),
        On(BURNING_EYES),
        Line(Shade, 3, "M-14-38Q-6-34-4-36M14-38Q6-34 4-36M-13-14L-9-4M13-14L9-4"),
        On(HOOD),
    ],
)];
pub(crate) const BOBA_FETT: Figure =
    &[In([TAN, COAL, OLIVE, RED], &[On(PAINTED_ARMOUR), On(VISOR_HELMET), On(RANGEFINDER)])];
pub(crate) const LANDO: Figure =
    &[In([DEEP, BLACK, SKY, BLUE], &[On(CAPE), On(FACE), On(CURLS), On(MOUSTACHE)])];
pub(crate) const TARKIN: Figure =
    &[In([PALE, STEEL, SLATE, RED], &[On(UNIFORM), On(FACE), On(RECEDING_HAIR)])];
pub(crate) const KRENNIC: Figure =
    &[In([PALE, STEEL, WHITE, STEEL], &[On(CAPE), On(FACE), On(SHORT_HAIR)])];
pub(crate) const JYN: Figure =
    &[In([PALE, BROWN, COAL, SAND], &[On(JACKET), On(FACE), On(TIED_HAIR), On(SCARF)])];
pub(crate) const CASSIAN: Figure =
    &[In([TAN, BLACK, SLATE, WHITE], &[On(JACKET), On(FACE), On(SHORT_HAIR), On(GOATEE)])];
pub(crate) const SAW_GERRERA: Figure = &[In(
    [DEEP, STEEL, COAL, STEEL],
    &[
        On(PAINTED_ARMOUR),
        On(FACE),
        On(BEARD),
        On(RECEDING_HAIR),
        Line(Trim, 6, "M-30 46Q-52 20-34-6M30 46Q52 20 34-6"),
    ],
)];
pub(crate) const THRAWN: Figure =
    &[In([SKY, BLACK, WHITE, RED], &[On(UNIFORM), On(FACE), On(SHORT_HAIR), On(BURNING_EYES)])];
pub(crate) const SABINE: Figure =
    &[In([FAIR, VIOLET, GOLD, PINK], &[On(PAINTED_ARMOUR), On(FACE), On(WILD_BOB)])];
pub(crate) const HERA: Figure = &[In(
    [GREEN, BROWN, ORANGE, BROWN],
    &[On(FLIGHT_SUIT), On(FACE), On(HEAD_TAILS), Line(Light, 7, "M-11-50h2M9-50h2")],
)];
pub(crate) const EZRA: Figure =
    &[In([TAN, BLACK, ORANGE, BROWN], &[On(JACKET), On(FACE), On(TIED_HAIR)])];
pub(crate) const KANAN: Figure = &[In(
    [TAN, BROWN, OLIVE, SAND],
    &[On(PAINTED_ARMOUR), On(FACE), On(SHORT_HAIR), On(BEARD), Line(Hair, 8, "M22-46Q38-40 34-20")],
)];
pub(crate) const ZEB: Figure = &[In([VIOLET, SLATE, OLIVE, LIME], &[On(HARNESS), On(LASAT)])];
pub(crate) const BOSSK: Figure =
    &[In([OLIVE, BROWN, GOLD, ORANGE], &[On(FLIGHT_SUIT), On(TRANDOSHAN)])];
pub(crate) const DENGAR: Figure =
    &[In([FAIR, BROWN, WHITE, SAND], &[On(PAINTED_ARMOUR), On(FACE), On(BANDAGES)])];
pub(crate) const GREEDO: Figure = &[In([GREEN, BROWN, TEAL, ORANGE], &[On(VEST), On(RODIAN)])];
pub(crate) const CHIRRUT: Figure =
    &[In([TAN, BLACK, COAL, SKY], &[On(ROBE), On(FACE), On(SHORT_HAIR), On(BLIND_EYES)])];
pub(crate) const BAZE: Figure =
    &[In([TAN, BLACK, OLIVE, RED], &[On(PAINTED_ARMOUR), On(FACE), On(LONG_HAIR), On(GOATEE)])];
pub(crate) const MON_MOTHMA: Figure =
    &[In([PALE, AUBURN, WHITE, STEEL], &[On(GOWN), On(FACE), On(SHORT_HAIR)])];
pub(crate) const ACKBAR: Figure =
    &[In([ORANGE, BROWN, WHITE, SAND], &[On(MANTLE), On(MON_CALAMARI)])];
pub(crate) const PIETT: Figure =
    &[In([FAIR, BROWN, SLATE, BLUE], &[On(UNIFORM), On(FACE), On(CAP)])];
pub(crate) const GRAND_INQUISITOR: Figure = &[In(
    [WHITE, COAL, BLACK, RED],
    &[
        On(PAINTED_ARMOUR),
        On(FACE),
        On(FACE_MARKS),
        On(BURNING_EYES),
        Fill(Cloth, "M-40 30L-30-2-14 16ZM40 30L30-2 14 16Z"),
    ],
)];
pub(crate) const IDEN: Figure =
    &[In([TAN, BLACK, COAL, RED], &[On(FLIGHT_SUIT), On(FACE), On(BOB)])];
pub(crate) const JABBA: Figure = &[In([LIME, BROWN, SAND, GOLD], &[At(HUTT, -8, 4, 96)])];
pub(crate) const LOBOT: Figure =
    &[In([PALE, BROWN, TEAL, STEEL], &[On(UNIFORM), On(FACE), On(IMPLANT)])];
pub(crate) const VEERS: Figure =
    &[In([FAIR, BROWN, SLATE, STEEL], &[On(ARMOUR), On(FACE), On(CREW_HELMET)])];
pub(crate) const R2_D2: Figure = &[In([FRAME, FRAME, WHITE, BLUE], &[At(ASTROMECH, 0, 8, 104)])];
pub(crate) const C_3PO: Figure = &[In([FRAME, FRAME, GOLD, WHITE], &[On(PROTOCOL_DROID)])];
pub(crate) const K_2SO: Figure = &[In([FRAME, FRAME, COAL, WHITE], &[On(SECURITY_DROID)])];
pub(crate) const IG_88: Figure = &[In([FRAME, FRAME, STEEL, RED], &[On(ASSASSIN_DROID)])];
pub(crate) const CHOPPER: Figure =
    &[In([FRAME, FRAME, GOLD, ORANGE], &[At(OLD_ASTROMECH, 0, 8, 108)])];
pub(crate) const STORMTROOPER: Figure = &[On(ARMOUR), On(STORM_HELMET)];
pub(crate) const REBEL_SOLDIER: Figure =
    &[In([FAIR, BROWN, OLIVE, SAND], &[On(JACKET), On(FACE), On(BOWL_HELMET)])];
pub(crate) const REBEL_PILOT: Figure =
    &[In([FAIR, BROWN, ORANGE, RED], &[On(FLIGHT_SUIT), On(FACE), On(PILOT_HELMET)])];

//! Leaders.

use super::super::prelude::*;

/// One entry per title.
pub(in crate::card_art::pictures) const PICTURES: &[Picture] = &[
    pic(
        "director-krennic-aspiring-to-authority",
        Bridge,
        hull(STEEL, LIME),
        &[At(BATTLE_STATION, 74, -14, 44), On(KRENNIC)],
    ),
    pic(
        "iden-versio-inferno-squad-commander",
        Space,
        hull(SLATE, RED),
        &[At(TIE, 74, -22, 44), On(IDEN)],
    ),
    pic(
        "chewbacca-walking-carpet",
        Dunes,
        accent(GOLD),
        &[On(CHEWBACCA), Turn(BOWCASTER, 36, 46, 84, -30)],
    ),
    pic(
        "chirrut-imwe-one-with-the-force",
        Rays,
        [FRAME, BROWN, FRAME, SKY],
        &[On(CHIRRUT), Turn(STAFF, 40, 40, 90, 68)],
    ),
    pic(
        "luke-skywalker-faithful-friend",
        Dunes,
        accent(SKY),
        &[Turn(SABER, 68, 10, 90, 32), On(LUKE)],
    ),
    pic(
        "emperor-palpatine-galactic-ruler",
        Hall,
        accent(SKY),
        &[At(GALAXY, 76, -14, 46), At(PALPATINE, -8, 4, 110)],
    ),
    pic(
        "grand-moff-tarkin-oversector-governor",
        Space,
        hull(STEEL, LIME),
        &[At(WEDGE_ABOVE, 78, -20, 50), On(TARKIN)],
    ),
    pic(
        "hera-syndulla-spectre-two",
        Speed,
        accent(ORANGE),
        &[At(SPECTRE_SHIP, 84, -24, 44), On(HERA)],
    ),
    pic(
        "leia-organa-alliance-general",
        Ice,
        accent(RED),
        &[On(LEIA_GENERAL), At(HEADSET, 0, 0, 100)],
    ),
    pic(
        "darth-vader-dark-lord-of-the-sith",
        Rays,
        accent(RED),
        &[Turn(SABER, 72, 24, 90, 34), At(VADER, -4, 0, 108)],
    ),
    pic(
        "grand-inquisitor-hunting-the-jedi",
        Rings,
        accent(RED),
        &[Turn(DOUBLE_SABER, 60, -8, 92, 60), On(GRAND_INQUISITOR)],
    ),
    pic(
        "ig-88-ruthless-bounty-hunter",
        Battle,
        accent(RED),
        &[On(IG_88), Turn(RIFLE, 40, 48, 78, -46)],
    ),
    pic(
        "cassian-andor-dedicated-to-the-rebellion",
        City,
        accent(SKY),
        &[On(CASSIAN), Turn(RIFLE, 34, 52, 78, -30)],
    ),
    pic(
        "sabine-wren-galvanized-revolutionary",
        Halo,
        accent(PINK),
        &[On(SABINE), At(TWO_PISTOLS, 0, 10, 110)],
    ),
    pic(
        "boba-fett-collecting-the-bounty",
        Halo,
        accent(GOLD),
        &[On(BOBA_FETT), At(JET_PACK, 76, -16, 50)],
    ),
    pic(
        "grand-admiral-thrawn-patient-and-insightful",
        Bridge,
        accent(RED),
        &[Turn(WEDGE, 62, -28, 58, -14), At(THRAWN, -14, 6, 108)],
    ),
    pic(
        "han-solo-audacious-smuggler",
        Speed,
        accent(SKY),
        &[Turn(ROUND_FREIGHTER, 78, -24, 46, 30), On(HAN)],
    ),
    pic("jyn-erso-resisting-oppression", City, accent(SKY), &[On(JYN), At(PISTOL, 56, 22, 90)]),
];

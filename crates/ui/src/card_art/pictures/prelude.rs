//! What every table of pictures needs.

pub(super) use super::super::colours::*;
pub(super) use super::super::figure::Shape::{At, Fill, Flip, In, Line, On, Turn};
pub(super) use super::super::figure::Tone::{
    Cloth, Dark, Glow, Hair, Light, Rim, Shade, Shine, Skin, Trim,
};
pub(super) use super::super::figure::{Figure, Paint, Picture};
pub(super) use super::super::figures::aliens::*;
pub(super) use super::super::figures::battle::*;
pub(super) use super::super::figures::capital_ships::*;
pub(super) use super::super::figures::clothes::*;
pub(super) use super::super::figures::creatures::*;
pub(super) use super::super::figures::droids::*;
pub(super) use super::super::figures::faces::*;
pub(super) use super::super::figures::fighters::*;
pub(super) use super::super::figures::gestures::*;
pub(super) use super::super::figures::ground_vehicles::*;
pub(super) use super::super::figures::hands::*;
pub(super) use super::super::figures::helmets::*;
pub(super) use super::super::figures::people::*;
pub(super) use super::super::figures::places::*;
pub(super) use super::super::figures::planets::*;
pub(super) use super::super::figures::signs::*;
pub(super) use super::super::figures::transports::*;
pub(super) use super::super::scenes::Scene::*;
pub(super) use super::pic;

/// Machines in the colours of the frame, with an accent.
pub(super) const fn accent(trim: &'static str) -> Paint {
    [FRAME, FRAME, FRAME, trim]
}
/// Machines with painted parts and an accent.
pub(super) const fn hull(cloth: &'static str, trim: &'static str) -> Paint {
    [FRAME, FRAME, cloth, trim]
}

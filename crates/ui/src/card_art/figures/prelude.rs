//! What every file of figures needs.

pub(super) use super::super::figure::Figure;
pub(super) use super::super::figure::Shape::{At, Fill, Flip, In, Line, On, Turn};
pub(super) use super::super::figure::Tone::{
    Cloth, Dark, Glow, Hair, Light, Rim, Shade, Shine, Skin, Trim,
};

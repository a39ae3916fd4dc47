//! Human faces, hair, beards and hats.

use super::prelude::*;

/// A face with a neck.
pub(crate) const FACE: Figure = &[
    Fill(Skin, "M-10 0V18H10V0C19-6 23-18 23-30 23-58-23-58-23-30-23-18-19-6-10 0Z"),
    Fill(Shade, "M2-50C22-50 23-38 23-30 23-18 19-6 10 0V16H2ZM-10 1Q0 8 10 1V14H-10Z"),
    Line(Dark, 4, "M-10-25h2M8-25h2M-5-8h9"),
];
pub(crate) const SHORT_HAIR: Figure = &[Fill(Hair, "M-25-22C-32-64 32-64 25-22L20-37Q0-46-20-37Z")];
pub(crate) const SWEPT_HAIR: Figure =
    &[Fill(Hair, "M-25-18C-32-44-26-64 6-64 28-64 32-40 25-18L20-34Q6-34-6-48-8-36-20-32Z")];
pub(crate) const LONG_HAIR: Figure = &[Fill(
    Hair,
    "M0-63C36-63 28-18 33 20H18C22-4 22-24 18-37Q4-40-2-48-6-40-18-37C-22-24-22-4-18 20H-33C-28-18-36-63 0-63Z",
)];
pub(crate) const BOB: Figure =
    &[Fill(Hair, "M0-63C36-63 32-20 30-2H18L20-34Q0-42-20-34L-18-2H-30C-32-20-36-63 0-63Z")];
/// Hair cut at an angle, longer on one side.
pub(crate) const WILD_BOB: Figure = &[
    Fill(
        Hair,
        "M-4-66C36-70 36-28 34 2L24-4 18 0 20-32Q8-34-10-46-12-34-20-30L-22-8-29-14C-34-40-30-62-4-66Z",
    ),
    Fill(Trim, "M34 2L24-4 18 0 20-30 33-22ZM-29-14L-22-8-20-28-31-30Z"),
];
/// Two round buns.
pub(crate) const BUNS: Figure = &[
    Fill(
        Hair,
        "M-46-22a14 14 0 1 1 28 0 14 14 0 1 1-28 0ZM18-22a14 14 0 1 1 28 0 14 14 0 1 1-28 0Z",
    ),
    Fill(Hair, "M-25-16C-32-64 32-64 25-16L20-36Q5-38 0-49-5-38-20-36Z"),
    Line(Shade, 3, "M-37-22a5 5 0 1 1 6 5M37-22a5 5 0 1 0-6 5"),
];
/// A braid around the head.
pub(crate) const CROWN_BRAID: Figure = &[
    Fill(Hair, "M-25-18C-32-60 32-60 25-18L20-36Q5-38 0-47-5-38-20-36Z"),
    Fill(Hair, "M-30-34C-30-74 30-74 30-34L22-42C18-58-18-58-22-42Z"),
    Line(Shade, 3, "M-20-58l6 8M-8-64l4 8M6-64l3 8M20-58l-4 8"),
];
pub(crate) const CURLS: Figure = &[Fill(
    Hair,
    "M-24-22C-36-30-30-46-26-48-28-62-10-68 0-62 10-68 28-62 26-48 30-46 36-30 24-22L21-38Q0-46-21-38Z",
)];
/// Hair that has left the forehead.
pub(crate) const RECEDING_HAIR: Figure = &[
    Fill(Hair, "M-25-16C-32-50-20-63 0-63S32-50 25-16L21-34Q18-50 0-52-18-50-21-34Z"),
    Line(Shade, 3, "M-14-14L-11-4M14-14L11-4"),
];
/// Hair tied behind the head, with strands in the face.
pub(crate) const TIED_HAIR: Figure = &[
    Fill(Hair, "M12-62C26-76 42-64 36-50 34-44 24-48 20-52Z"),
    Fill(Hair, "M-24-2L-26-34C-30-66 30-66 26-34L24-2 20-20 19-35Q6-36 0-46-8-36-19-34L-20-20Z"),
];
pub(crate) const BEARD: Figure = &[Fill(
    Hair,
    "M-23-27C-23 4-10 11 0 11S23 4 23-27L18-24Q18-4 8-2H-8Q-18-4-18-24ZM-11-9Q0-18 11-9L8-6Q0-11-8-6Z",
)];
pub(crate) const LONG_BEARD: Figure = &[
    Fill(Hair, "M-23-26C-26 6-12 32 0 36 12 32 26 6 23-26L16-14Q8-19 0-18-8-19-16-14Z"),
    Line(Dark, 3, "M-5-8h10"),
];
pub(crate) const MOUSTACHE: Figure =
    &[Fill(Hair, "M-13-9Q-6-18 0-14 6-18 13-9 6-12 0-11-6-12-13-9Z")];
/// A small beard at the chin.
pub(crate) const GOATEE: Figure =
    &[Fill(Hair, "M-12-9Q0-18 12-9L9 4 6 9Q0 11-6 9L-9 4ZM-7-7V-2H7V-7Q0-11-7-7Z")];
pub(crate) const HOOD: Figure = &[
    Fill(Cloth, "M-36 26C-46-30-34-72 0-72S46-30 36 26L21 12C29-20 22-50 0-51S-29-20-21 12Z"),
    Fill(Shade, "M0-72C34-72 46-30 36 26L21 12C29-20 22-50 0-51Z"),
];
/// The cap of a soldier or officer, with a disc.
pub(crate) const CAP: Figure = &[
    Fill(Hair, "M-24-20L-21-40H-24ZM24-20L21-40H24Z"),
    Fill(Cloth, "M-26-36L-31-60Q0-76 31-60L26-36Z"),
    Fill(Dark, "M-26-41H26L21-31H-21Z"),
    Line(Trim, 8, "M0-55h0"),
];
/// A soft cap with ear flaps and goggles.
pub(crate) const GOGGLES_CAP: Figure = &[
    Fill(Cloth, "M-28-6C-32-72 32-72 28-6L19-10 20-38Q0-44-20-38L-19-10Z"),
    Line(Dark, 13, "M-10-48h0M10-48h0"),
    Line(Trim, 7, "M-10-48h0M10-48h0"),
];
/// A wide hat.
pub(crate) const HAT: Figure = &[
    Fill(Cloth, "M-22-38C-24-72 24-72 22-38Z"),
    Fill(Cloth, "M-42-34Q0-50 42-34 30-28 0-34-30-28-42-34Z"),
    Line(Trim, 5, "M-22-43Q0-50 22-43"),
];
pub(crate) const HEADBAND: Figure = &[Line(Trim, 7, "M-22-40Q0-47 22-40")];
/// Bandages around head and jaw.
pub(crate) const BANDAGES: Figure = &[
    Fill(Cloth, "M-25-26C-32-66 32-66 25-26L21-36H-21Z"),
    Fill(Cloth, "M-23-22L-18-22-13-4H13L18-22H23C22 0 10 8 0 8S-22 0-23-22Z"),
    Line(Shade, 3, "M-24-44L16-58M-22-36L24-48"),
];
/// A band with lights around the back of the head.
pub(crate) const IMPLANT: Figure = &[
    Fill(Trim, "M-31-40L-22-42V-14L-31-12ZM31-40L22-42V-14L31-12Z"),
    Line(Trim, 6, "M-26-40C-26-66 26-66 26-40"),
    Line(Glow, 4, "M-27-32v0M-27-24v0M27-32v0M27-24v0"),
];
/// Blind eyes.
pub(crate) const BLIND_EYES: Figure = &[Line(Trim, 5, "M-11-25h4M7-25h4")];
/// Glowing eyes.
pub(crate) const BURNING_EYES: Figure =
    &[Line(Dark, 9, "M-10-25h1M9-25h1"), Line(Trim, 5, "M-10-25h1M9-25h1")];
/// A scar over an eye.
pub(crate) const SCAR: Figure = &[Line(Trim, 3, "M5-40L15-10M6-18l8-3")];
/// A mask over nose and mouth, with a tube.
pub(crate) const BREATHER: Figure = &[
    Fill(Dark, "M-17-18H17L11 6H-11Z"),
    Line(Trim, 5, "M-11-8C-26 0-30 14-24 30M11-8C26 0 30 14 24 30"),
    Line(Trim, 7, "M0-6h0"),
];
/// Stripes painted over the face.
pub(crate) const FACE_MARKS: Figure = &[Fill(
    Trim,
    "M-4-57H4L2-34H-2ZM-17-50L-11-54-9-32H-13ZM17-50L11-54 9-32H13ZM-12-20L-9-20-10-2ZM12-20L9-20 10-2Z",
)];
/// A scarf that hides the mouth.
pub(crate) const SCARF: Figure =
    &[Fill(Trim, "M-24-8Q0 8 24-8L30 14Q0 30-30 14Z"), Line(Shade, 3, "M-24 6Q0 18 24 6")];
/// A headset with a microphone.
pub(crate) const HEADSET: Figure = &[
    Line(Trim, 5, "M-25-30C-25-68 25-68 25-30M-25-24Q-24-6-8-6"),
    Line(Dark, 11, "M-25-27v3M25-27v3"),
];
/// A face in a veil, with parted hair below a circlet.
pub(crate) const VEILED_HEAD: Figure = &[
    Fill(Trim, "M-28-34C-36-78 36-78 28-34L42 40Q0 20-42 40Z"),
    Fill(Shade, "M6-66C34-66 33-44 28-34L42 40Q30 30 14 25Z"),
    On(FACE),
    Fill(Hair, "M-25-10C-32-62 32-62 25-10L21-30Q8-36 0-50-8-36-21-30Z"),
    Line(Glow, 4, "M-24-38Q-8-40 0-48 8-40 24-38"),
    Fill(Trim, "M-27-8Q-14 12 0 12 14 12 27-8L34 18Q18 36 0 36-18 36-34 18Z"),
    Line(Shade, 4, "M-24 10Q-12 24 0 24M24 12Q18 22 10 25"),
];

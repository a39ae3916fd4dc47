//! [`Say`]: values that can be inserted into a sentence.

use crate::Text;

/// Anything that has words in both languages.
///
/// Strings do not, so that no untranslated word gets into a sentence. See [`Name`].
pub trait Say {
    /// The words in both languages.
    fn text(&self) -> Text;
}

impl<T: Say + ?Sized> Say for &T {
    fn text(&self) -> Text {
        (**self).text()
    }
}

/// A proper name, the same in every language: a player, a ship, a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Name<'a>(pub &'a str);

impl Say for Name<'_> {
    fn text(&self) -> Text {
        Text::same(self.0)
    }
}

/// A whole number that can be counted with: "1 card", "2 cards".
pub trait Quantity: Say + Copy {
    /// Whether the noun after this number is singular.
    fn is_one(self) -> bool;
}

macro_rules! quantities {
    ($one:pat => $($integer:ty)+) => {$(
        impl Say for $integer {
            fn text(&self) -> Text {
                Text::same(self)
            }
        }

        impl Quantity for $integer {
            fn is_one(self) -> bool {
                matches!(self, $one)
            }
        }
    )+};
}

quantities!(1 => u8 u16 u32 u64 usize);
quantities!(1 | -1 => i8 i16 i32 i64);

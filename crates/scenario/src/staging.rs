//! The trait of games that can run scenarios: each lists its properties once.

use std::fmt;

use serde::Serialize;
use table::{Game, Notation, Seat, Spoken};

use crate::Item;

/// The owner of a property.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Owner {
    /// The whole table; written `row`.
    Table,
    /// Each seat has its own; written `empire.hand`.
    Seat,
}

/// A zone, a number or a fact of a game that scenarios can set and check.
pub struct Property<G: Game> {
    /// One word of letters, digits and `-`, such as `hand`.
    pub name: &'static str,
    /// The table, or each seat.
    pub owner: Owner,
    /// One English line for documents and error messages.
    pub help: &'static str,
    /// Returns the real contents. The seat is ignored if the property belongs to the table.
    pub get: fn(&G, &G::State, Seat) -> Vec<Item>,
    /// Puts these items there, taking them from their present zones, or returns the reason why that
    /// is impossible; `None` if the property cannot be given. `get` must then return these items.
    pub set: Option<SetProperty<G>>,
    /// Returns the contents as the viewer of this view knows them: [`Item::unknown`] if hidden.
    pub see: fn(&G, &G::View, Seat) -> Vec<Item>,
}

/// Puts items into a property of a seat, or returns the reason why that is impossible.
pub type SetProperty<G> = fn(&G, &mut <G as Game>::State, Seat, &[Item]) -> Result<(), String>;

/// A game that can run scenarios.
pub trait Staged: Notation + Spoken {
    /// All properties a scenario can name.
    fn properties(&self) -> &'static [Property<Self>];

    /// All names of items besides numbers: cards, and the words of other properties. With this list
    /// a misspelt card is found even where its absence is expected; an empty list turns the check
    /// off.
    fn item_words(&self) -> Vec<&'static str> {
        Vec::new()
    }

    /// The notes with a number that items do not show while it is 0, such as `damage`: a file may
    /// write `damage 0` for such an item.
    fn counted_notes(&self) -> &'static [&'static str] {
        &[]
    }

    /// Called once after all givens, if there are any: updates everything that depends on the
    /// position, such as the current question.
    ///
    /// # Errors
    /// The reason why the position is impossible.
    fn settle(&self, state: &mut Self::State) -> Result<(), String>;
}

/// A property without the game's types: for documents and `--help`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct PropertyHelp {
    /// Its name in scenarios.
    pub name: &'static str,
    /// The table, or each seat.
    pub owner: Owner,
    /// One English line.
    pub help: &'static str,
    /// Whether `given` may name it.
    pub can_be_given: bool,
}

impl PropertyHelp {
    pub(crate) fn of<G: Game>(property: &Property<G>) -> Self {
        let Property { name, owner, help, .. } = *property;
        Self { name, owner, help, can_be_given: property.set.is_some() }
    }
}

impl fmt::Display for PropertyHelp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seat = match self.owner {
            Owner::Table => "",
            Owner::Seat => "SEAT.",
        };
        let given = if self.can_be_given { "" } else { " (cannot be given)" };
        write!(f, "{seat}{}: {}{given}", self.name, self.help)
    }
}

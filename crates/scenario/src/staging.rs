//! The trait of games that scenarios can be played with: each names its places once.

use std::fmt;

use serde::Serialize;
use table::{Game, Notation, Seat, Spoken};

use crate::Item;

/// Whom a property belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Owner {
    /// The whole table; written `row`.
    Table,
    /// Each seat has its own; written `empire.hand`.
    Seat,
}

/// A zone, a number or a fact of a game that scenarios can give, compare and look at.
pub struct Property<G: Game> {
    /// One word of letters, digits and `-`, such as `hand`.
    pub name: &'static str,
    /// The table, or each seat.
    pub owner: Owner,
    /// One English line for documents and error messages.
    pub help: &'static str,
    /// The real contents. The seat means nothing if the property is the table's.
    pub get: fn(&G, &G::State, Seat) -> Vec<Item>,
    /// Puts these items there, taking them from wherever they are, or says why that is
    /// impossible; `None` if it cannot be given. What was put there, `get` must show.
    pub set: Option<SetProperty<G>>,
    /// The contents as the viewer of this view knows them: [`Item::unknown`] if hidden.
    pub see: fn(&G, &G::View, Seat) -> Vec<Item>,
}

/// Puts items into the place of a seat, or says why that is impossible.
pub type SetProperty<G> = fn(&G, &mut <G as Game>::State, Seat, &[Item]) -> Result<(), String>;

/// A game that scenarios can be played with.
pub trait Staged: Notation + Spoken {
    /// Everything a scenario can name.
    fn properties(&self) -> &'static [Property<Self>];

    /// Every word an item can be, besides numbers: cards, and the words of other properties. A
    /// misspelt card is then found also where its absence is expected; without words nothing is
    /// checked.
    fn item_words(&self) -> Vec<&'static str> {
        Vec::new()
    }

    /// The notes with a number that items go without while it is 0, such as `damage`: a file may
    /// write `damage 0` for them.
    fn counted_notes(&self) -> &'static [&'static str] {
        &[]
    }

    /// Called once after all givens (and not without any): brings what follows from the position,
    /// such as the question on the table, in line with it.
    ///
    /// # Errors
    /// Why the position is impossible.
    fn settle(&self, state: &mut Self::State) -> Result<(), String>;
}

/// A property without the game's types: for documents and `--help`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct PropertyHelp {
    /// The word scenarios use.
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

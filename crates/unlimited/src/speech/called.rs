//! The names of players and cards inside a sentence.

use prose::{Say as _, Text, text};
use table::{People, Seat};

use crate::cards;
use crate::decks::Title;
use crate::game::Piece;
use crate::words::Kind;

/// A player: the name of the person, or "Blue" / «Azul».
pub(crate) fn seat(people: &People, seat: Seat) -> Text {
    people.name_or(seat, || match seat.index() {
        0 => text!("Blue", "Azul"),
        _ => text!("Red", "Rojo"),
    })
}

/// The base of a player: "Blue's base" / «la base de Azul».
pub(crate) fn base_of(people: &People, owner: Seat) -> Text {
    text!("{who}'s base", "la base de {who}", who = seat(people, owner))
}

/// A card by its name. Only leaders share their name with other cards, so they are named with their
/// subtitles.
pub(crate) fn title(title: Title) -> Text {
    let card = title.card();
    let mut namesakes = cards::all().filter(|other| other.name[0] == card.name[0]);
    let only_one = namesakes.all(|other| other.id == card.id);
    if card.kind == Kind::Leader || only_one { card.title() } else { title.text() }
}

/// A card of the match. A base is named by its owner, which says more than its name. If both
/// players have the card, the owner is named: "Blue's Greedo" / «Greedo de Azul».
pub(crate) fn piece(people: &People, piece: Piece) -> Text {
    let owner = piece.card.owner();
    if piece.card.is_base() {
        return base_of(people, owner);
    }
    let title = title(piece.title);
    if piece.shared {
        return text!(
            "{who}'s {title}",
            "{title} de {who}",
            who = seat(people, owner),
            title = title
        );
    }
    title
}

/// The card as an object of the verb: Spanish puts «a» before units and leaders.
pub(super) fn acted_upon(people: &People, acted: Piece) -> Text {
    match acted.title.card().kind {
        Kind::Unit | Kind::Leader => piece(people, acted).whom(),
        Kind::Base | Kind::Event | Kind::Upgrade | Kind::Token => piece(people, acted),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn no_two_cards_are_called_the_same() {
        let names: BTreeSet<_> = Title::all().map(|one| title(one).en).collect();
        assert_eq!(names.len(), Title::all().count());
    }

    #[test]
    fn subtitles_are_said_only_to_tell_cards_apart() {
        let called = |number| title(Title::of_number(number).expect("a card")).en;
        assert_eq!(called(10), "Darth Vader");
        assert_eq!(called(87), "Darth Vader, Commanding the First Legion");
        assert_eq!(called(45), "Yoda");
    }
}

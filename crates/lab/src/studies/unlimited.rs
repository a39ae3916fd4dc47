//! The counted events of Unlimited: every side begins with its deck, so only playing a card counts.

use std::sync::LazyLock;

use prose::{Conjunction, Say as _, Text};
use table::{Game as _, Seat, Viewer};
use unlimited::decks::Title as CardTitle;
use unlimited::{Event, State, Unlimited};

use super::{Note, Source, Studied, Title, TitleNumber};

/// The titles that can be in a deck, and leaders, which are deployed.
static PLAYED: LazyLock<Vec<CardTitle>> = LazyLock::new(|| {
    let playable =
        |title: &CardTitle| title.is_deckable() || title.card().kind == unlimited::Kind::Leader;
    CardTitle::all().filter(playable).collect()
});

/// By title: its number among `PLAYED`.
static NUMBERS: LazyLock<Vec<Option<TitleNumber>>> = LazyLock::new(|| {
    let place = |title| PLAYED.iter().position(|played| *played == title);
    CardTitle::all().map(|title| place(title).map(TitleNumber)).collect()
});

impl Studied for Unlimited {
    fn titles() -> Vec<Title> {
        PLAYED.iter().map(|&title| describe(title)).collect()
    }

    fn begins(&self, start: &State) -> Option<Seat> {
        Some(self.view(start, Viewer::Watcher).initiative)
    }

    #[inline]
    fn note(event: &Event) -> Option<Note> {
        match *event {
            Event::Passed(_) | Event::TookInitiative(_) => Some(Note::NextTurn),
            Event::Played(seat, piece, ..) => {
                NUMBERS[piece.title.index()].map(|number| Note::Played(seat, number))
            }
            Event::Deployed(piece) => {
                NUMBERS[piece.title.index()].map(|number| Note::Played(piece.card.owner(), number))
            }
            _ => None,
        }
    }
}

fn describe(title: CardTitle) -> Title {
    let card = title.card();
    let aspects: Vec<Text> = card.aspects.iter().map(|aspect| aspect.name()).collect();
    Title {
        id: card.id,
        name: title.text(),
        faction: (!aspects.is_empty()).then(|| Text::list(aspects, Conjunction::And)),
        cost: Some(card.cost),
        source: Source::Start,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_that_can_be_played_or_deployed_is_a_title() {
        assert_eq!(Unlimited::titles().len(), 222 + 18);
        for (number, title) in PLAYED.iter().enumerate() {
            assert_eq!(NUMBERS[title.index()], Some(TitleNumber(number)));
        }
        assert_eq!(NUMBERS[CardTitle::SHIELD.index()], None);
    }
}

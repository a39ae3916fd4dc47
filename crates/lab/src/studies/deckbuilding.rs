//! The counted events of the Deckbuilding Game: cards that are bought, gained otherwise, or played.

use std::sync::LazyLock;

use deckbuilding::{Card, Deckbuilding, Event, Kind, Piece, State};
use prose::Text;
use table::{Game as _, Seat, Viewer};

use super::{Note, Source, Studied, Title, TitleNumber};

/// All titles but bases: a base is revealed when another was lost, so it says nothing about
/// winning.
static PLAYED: LazyLock<Vec<&'static Card>> = LazyLock::new(|| {
    let all = deckbuilding::cards::all().iter().copied();
    all.filter(|card| card.kind != Kind::Base).collect()
});

/// By title of the box: its number among `PLAYED`.
static TITLES: LazyLock<Vec<Option<TitleNumber>>> = LazyLock::new(|| {
    let place = |card: &&Card| PLAYED.iter().position(|title| title.id == card.id);
    deckbuilding::cards::all().iter().map(|card| place(card).map(TitleNumber)).collect()
});

impl Studied for Deckbuilding {
    fn titles() -> Vec<Title> {
        PLAYED.iter().map(|card| title(card)).collect()
    }

    fn begins(&self, start: &State) -> Option<Seat> {
        Some(self.view(start, Viewer::Watcher).turn)
    }

    #[inline]
    fn note(event: &Event) -> Option<Note> {
        match *event {
            // The first turn begins without an event, so the ends of turns are counted.
            Event::EndedTurn(..) => Some(Note::NextTurn),
            Event::Played(seat, card) => Some(Note::Played(seat, number(card))),
            Event::Bought(seat, card, _) | Event::Took(seat, card) => gained(seat, card),
            Event::PutOnDeck(seat, card) => card.told().and_then(|card| gained(seat, card)),
            _ => None,
        }
    }
}

/// The number of a card's title among `PLAYED`.
fn number(card: Piece) -> TitleNumber {
    TITLES[card.title().index()].expect("bases are neither played nor gained")
}

/// The note for a gained card. A card taken back from the own discard pile was gained before, so
/// noting it again changes nothing; only starters are never gained.
fn gained(seat: Seat, card: Piece) -> Option<Note> {
    (!card.card().is_starter()).then(|| Note::Gained(seat, number(card)))
}

fn title(card: &Card) -> Title {
    let [en, es] = card.name;
    let faction = card.faction.title().capitalised();
    Title {
        id: card.id,
        name: Text::new(en, es),
        faction: Some(faction),
        cost: (!card.is_starter()).then_some(card.cost),
        source: if card.is_starter() { Source::Start } else { Source::Gained },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_of_the_box_but_the_bases_is_a_title() {
        let titles = Deckbuilding::titles();
        let bases = deckbuilding::cards::all().iter().filter(|card| card.kind == Kind::Base);
        assert_eq!(titles.len() + bases.count(), deckbuilding::cards::all().len());
        for card in components().cards().map(|card| components().piece(card.thing())) {
            assert_eq!(titles[number(card).0].id, card.card().id);
        }
    }

    fn components() -> &'static deckbuilding::Components {
        let luck = table::Luck::new(table::Seed::from_number(1));
        let game = Deckbuilding::new();
        let start = game.start(&Deckbuilding::setups()[0], luck).expect("the usual setup");
        game.view(&start, Viewer::Watcher).components
    }

    #[test]
    fn taking_a_starter_back_does_not_count_as_gained() {
        let seat = Seat::new(0);
        let find = |starter: bool| {
            let mut cards = components().cards().map(|card| components().piece(card.thing()));
            cards.find(|card| card.card().is_starter() == starter).expect("a card")
        };
        let old = find(true);
        let new = find(false);
        assert_eq!(Deckbuilding::note(&Event::Took(seat, old)), None);
        let gained = Some(Note::Gained(seat, number(new)));
        assert_eq!(Deckbuilding::note(&Event::Took(seat, new)), gained);
        assert_eq!(Deckbuilding::note(&Event::Bought(seat, new, 3)), gained);
        assert_eq!(
            Deckbuilding::note(&Event::Played(seat, old)),
            Some(Note::Played(seat, number(old)))
        );
    }
}

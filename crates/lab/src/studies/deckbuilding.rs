//! The Deckbuilding Game: cards are bought, taken or put on a deck, and played.

use std::sync::LazyLock;

use deckbuilding::{CARDS, Card, CardId, Deckbuilding, Event, Faction, Kind, State};
use prose::{Text, text};
use table::{Game as _, Luck, Seat, Viewer};

use super::{Note, Source, Studied, Title, TitleNumber, any_of};

/// Bases are left out: revealing one means that another was lost, which says nothing about it.
static PLAYED: LazyLock<Vec<&'static Card>> = LazyLock::new(|| {
    let all = deckbuilding::cards::all().iter().copied();
    all.filter(|card| card.kind != Kind::Base).collect()
});

/// The title of each card of a match.
static TITLES: LazyLock<Vec<TitleNumber>> = LazyLock::new(|| {
    let number = |card: u8| {
        let facts = Deckbuilding::facts(CardId(card));
        let place = PLAYED.iter().position(|title| title.id == facts.id);
        TitleNumber(place.expect("every card of a match is in the box"))
    };
    (0..u8::try_from(CARDS).unwrap_or(u8::MAX)).map(number).collect()
});

impl Studied for Deckbuilding {
    fn titles() -> Vec<Title> {
        PLAYED.iter().map(|card| title(card)).collect()
    }

    fn any_setup(luck: &mut Luck) -> deckbuilding::Setup {
        any_of(Deckbuilding::setups(), luck)
    }

    fn begins(&self, start: &State) -> Option<Seat> {
        Some(self.view(start, Viewer::Watcher).turn)
    }

    #[inline]
    fn note(event: &Event) -> Option<Note> {
        match *event {
            // The first turn begins before anybody can hear of it, so the ends are counted.
            Event::EndedTurn(..) => Some(Note::NextTurn),
            Event::Played(seat, card) => Some(Note::Played(seat, number(card))),
            Event::Bought(seat, card, _) | Event::Took(seat, card) => gained(seat, card),
            Event::PutOnDeck(seat, card) => card.told().and_then(|card| gained(seat, card)),
            _ => None,
        }
    }
}

fn number(card: CardId) -> TitleNumber {
    TITLES[card.index()]
}

/// Whoever gets back a card from the own discard pile had gained it before, so it may be noted
/// again; only starters were never gained.
fn gained(seat: Seat, card: CardId) -> Option<Note> {
    let starter = Deckbuilding::facts(card).starter;
    (!starter).then(|| Note::Gained(seat, number(card)))
}

fn title(card: &Card) -> Title {
    let [en, es] = card.name;
    let faction = match card.faction {
        Faction::Empire => text!("Empire", "Imperio"),
        Faction::Rebels => text!("Rebels", "Rebeldes"),
        Faction::Neutral => text!("Neutral", "Neutral"),
    };
    Title {
        id: card.id,
        name: Text::new(en, es),
        faction: Some(faction),
        cost: (!card.starter).then_some(card.cost),
        source: if card.starter { Source::Start } else { Source::Gained },
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
        assert_eq!(TITLES.len(), CARDS);
        for (card, title) in (0..).map(CardId).zip(TITLES.iter()) {
            assert_eq!(titles[title.0].id, Deckbuilding::facts(card).id);
        }
    }

    #[test]
    fn getting_a_starter_back_is_no_gain() {
        let seat = Seat::new(0);
        let find = |starter: bool| {
            let mut cards = (0..).map(CardId).take(CARDS);
            cards.find(|card| Deckbuilding::facts(*card).starter == starter).expect("a card")
        };
        let [old, new] = [true, false].map(find);
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

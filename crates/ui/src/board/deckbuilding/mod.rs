//! The board of the Deckbuilding Game, laid out as in the rulebook, with the reader at the bottom.

mod action_bar;
mod actions;
mod card;
pub(crate) mod face;
mod force;
mod glossary;
mod hand;
mod in_play;
mod links;
mod piles;
mod places;
mod row;
mod side;
mod signs;
#[cfg(test)]
mod tests;
mod words;

use deckbuilding::{Card, Choice, Deckbuilding, Event, Question, SeenPlayer, View, cards};
use maud::Markup;
use prose::{Lang, Text, text};
use script::{Answer, Thing};
use table::Seat;

use super::{ActionBar, Board, Concern, Glossary, Offer, Region, Scene, Sign};
use crate::card_art::Face;

use glossary::Word;
pub(crate) use glossary::glossary;
use places::Place;

/// A board drawn for one reader.
struct Table<'a> {
    view: &'a View,
    question: Option<&'a Question>,
    offers: &'a [Offer<Choice>],
    /// The options that a yes leads to.
    after_yes: &'a [Offer<Choice>],
    /// The options that would change nothing.
    idle: &'a [Choice],
    lang: Lang,
    /// The seat at the bottom: the reader's, or the first seat for watchers.
    near: Seat,
    /// Who sits where, from the far side to the near one.
    places: Vec<(Place, Seat)>,
}

impl<'a> Table<'a> {
    fn new(scene: &Scene<'a, Deckbuilding>) -> Self {
        let &Scene { view, question, offers, after_yes, idle, lang } = scene;
        let near = view.reader.unwrap_or(Seat::new(0));
        let places = places::players(view, near);
        Self { view, question, offers, after_yes, idle, lang, near, places }
    }
}

impl Table<'_> {
    fn player(&self, seat: Seat) -> &SeenPlayer {
        self.view.player(seat)
    }

    /// Whether several players are drawn where a table for two has one.
    fn is_crowded(&self) -> bool {
        self.places.len() > 2
    }

    fn facts(&self, thing: Thing) -> &'static Card {
        self.view.facts(thing)
    }

    fn word(&self, thing: Thing) -> String {
        self.view.components.piece(thing).to_string()
    }

    /// The word always with the number of the copy. Without a number the notation means any copy that
    /// can act, and a click on an idle card must not use another copy.
    fn word_with_copy(&self, thing: Thing) -> String {
        let word = self.word(thing);
        if word.contains('#') { word } else { word + "#1" }
    }

    /// The text in the language of the reader.
    fn say(&self, text: Text) -> String {
        crate::markup::say(self.lang, text)
    }

    /// Whether an effect exiles the card at the end of the turn.
    fn is_lent(&self, thing: Thing) -> bool {
        self.view.players.iter().flat_map(|player| &player.lent).any(|card| card.thing() == thing)
    }

    fn name(&self, card: &Card) -> &'static str {
        words::name(card, self.lang)
    }
}

impl Board for Deckbuilding {
    fn draw(&self, scene: &Scene<'_, Self>) -> Vec<Region> {
        let table = Table::new(scene);
        let region = |id: &'static str, html: Markup| Region { id, html };
        // From the far side to the near side: the reading order without a style sheet.
        let (foes, own): (Vec<_>, Vec<_>) = table
            .places
            .iter()
            .partition(|(place, _)| matches!(place, Place::Foe | Place::SecondFoe));
        let mut regions = Vec::new();
        for &(place, seat) in &foes {
            regions.push(region(place.side(), table.side(place, seat)));
            regions.push(region(place.piles(), table.piles(place, seat)));
            regions.push(region(place.in_play(), table.in_play_of(seat)));
        }
        regions.push(region("force", table.force()));
        regions.extend(table.galaxy_parts());
        if !table.view.permanent.is_empty() {
            regions.push(region("train", table.permanent()));
        }
        regions.push(region("choice", table.cards_elsewhere()));
        regions.push(region("attacks", table.attacks()));
        for &(place, seat) in &own {
            regions.push(region(place.in_play(), table.in_play_of(seat)));
            regions.push(region(place.side(), table.side(place, seat)));
            regions.push(region(place.piles(), table.piles(place, seat)));
            if place == Place::Mate {
                regions.push(region("mate-hand", table.hand_of_mate(seat)));
            }
        }
        regions.push(region("hand", table.hand()));
        regions
    }

    fn face(&self, card: &str) -> Option<Face> {
        cards::find(card).map(face::face)
    }

    fn action_bar(&self, scene: &Scene<'_, Self>) -> ActionBar {
        Table::new(scene).action_bar()
    }

    fn is_yes(&self, choice: Choice) -> bool {
        choice == Choice::Answer(Answer::Yes)
    }

    fn is_idle(&self, view: &View, choice: Choice, events: &[Event]) -> bool {
        action_bar::is_idle(view, choice, events)
    }

    fn concerns(&self, event: &Event) -> Vec<Concern> {
        links::concerns(event)
    }

    fn sign(&self, view: &View, event: &Event) -> Option<Sign> {
        signs::sign(view, event)
    }

    fn player_of(&self, event: &Event) -> Option<Seat> {
        signs::player_of(event)
    }

    fn begins_turn(&self, event: &Event) -> bool {
        matches!(event, Event::Turn(_))
    }

    fn brief(&self, _view: &View, event: &Event) -> Option<Text> {
        signs::brief(event)
    }

    fn glossary(&self) -> &'static Glossary {
        glossary()
    }

    fn introduce() -> Text {
        text!(
            "Two of five factions, such as the Empire and the Rebels, each begin with ten weak cards and purchase better ones from a row of six that both share. Play your hand for resources, Force and Attack; strike the enemy base, or the cards your opponent would like to purchase. The first to destroy enough enemy bases wins; a game for two takes about half an hour. Three can play everyone against everyone, four in two teams.",
            "Dos de cinco facciones, como el Imperio y los rebeldes, empiezan con diez cartas débiles cada una y adquieren otras mejores de una fila de seis que comparten. Juega tu mano para obtener recursos, Fuerza y Ataque; golpea la base enemiga, o las cartas que tu adversario querría adquirir. Gana quien destruya antes las bases enemigas necesarias; una partida para dos dura una media hora. Tres pueden jugar todos contra todos, y cuatro en dos equipos."
        )
    }
}

//! The board of Unlimited: two arenas with the bases between them, the reader at the bottom.

mod action_bar;
mod arena;
mod bar;
mod card;
mod choice;
pub(crate) mod face;
mod forecast;
mod glossary;
mod hand;
mod home;
mod lasting_effects;
mod links;
mod middle;
mod piles;
mod signs;
#[cfg(test)]
mod tests;
mod unit;
mod words;

use maud::Markup;
use prose::{Lang, Text, text};
use script::Answer;
use table::{Described as _, Seat, Viewer};
use unlimited::view::{Side, View};
use unlimited::{Arena, CardId, Choice, Event, Piece, Question, Unlimited};

use super::{ActionBar, Board, Concern, Glossary, Offer, Region, Scene, Sign};
use crate::card_art::Face;

use glossary::Word;
pub(crate) use glossary::glossary;

/// A board drawn for one reader.
struct Table<'a> {
    game: &'a Unlimited,
    view: &'a View,
    question: Option<&'a Question>,
    offers: &'a [Offer<Choice>],
    /// The options that a yes leads to, with the cards that show them.
    after_yes: Vec<(CardId, &'a Offer<Choice>)>,
    /// The options that would change nothing.
    idle: &'a [Choice],
    lang: Lang,
    /// The seat at the bottom: the reader's, or the first seat for watchers.
    near: Seat,
    /// The reader's seat, if the reader plays.
    reader: Option<Seat>,
    /// The card that shows each option, in the order of the offers.
    reached: Vec<Option<CardId>>,
}

impl<'a> Table<'a> {
    fn new(game: &'a Unlimited, scene: &Scene<'a, Unlimited>) -> Self {
        let &Scene { view, question, offers, after_yes, idle, lang } = scene;
        let reader = match view.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Watcher | Viewer::Judge => None,
        };
        let near = reader.unwrap_or(Seat::new(0));
        let visible: Vec<CardId> = view.pieces().map(|piece| piece.card).collect();
        // Cards the reader cannot see, such as the top of a deck, are not on the board.
        let reach = |offer: &Offer<Choice>| {
            card::card_of_choice(offer.choice, near).filter(|card| visible.contains(card))
        };
        let reached = offers.iter().map(reach).collect();
        let after_yes = after_yes.iter().filter_map(|offer| Some((reach(offer)?, offer))).collect();
        Self { game, view, question, offers, after_yes, idle, lang, near, reader, reached }
    }

    fn side(&self, seat: Seat) -> &'a Side {
        self.view.side(seat)
    }

    /// The text in the reader's language.
    fn say(&self, text: Text) -> String {
        crate::markup::say(self.lang, text)
    }

    /// The name of a seat: "Blue".
    fn seat_name(&self, seat: Seat) -> Text {
        self.game.say_seat(self.view, seat)
    }

    /// A card the reader can see, in any zone.
    fn piece(&self, card: CardId) -> Option<Piece> {
        self.view.pieces().find(|piece| piece.card == card)
    }

    /// The word of a card the reader can see.
    fn word(&self, card: CardId) -> Option<String> {
        self.piece(card).map(|piece| piece.to_string())
    }
}

impl Board for Unlimited {
    fn draw(&self, scene: &Scene<'_, Self>) -> Vec<Region> {
        let table = Table::new(self, scene);
        let near = table.near;
        let far = Self::SEATING.next(near);
        let region = |id: &'static str, html: Markup| Region { id, html };
        // From the far side to the near side: the reading order without a style sheet.
        vec![
            region("foe-bar", table.bar(far)),
            region("foe-space", table.arena(far, Arena::Space)),
            region("foe-home", table.home(far)),
            region("foe-ground", table.arena(far, Arena::Ground)),
            region("middle", table.middle()),
            region("choice", table.choice()),
            region("space", table.arena(near, Arena::Space)),
            region("home", table.home(near)),
            region("ground", table.arena(near, Arena::Ground)),
            region("bar", table.bar(near)),
            region("hand", table.hand()),
        ]
    }

    fn face(&self, card: &str) -> Option<Face> {
        face::of_id(card)
    }

    fn action_bar(&self, scene: &Scene<'_, Self>) -> ActionBar {
        Table::new(self, scene).action_bar()
    }

    fn is_yes(&self, choice: Choice) -> bool {
        choice == Choice::Answer(Answer::Yes)
    }

    fn is_idle(&self, _view: &View, choice: Choice, events: &[Event]) -> bool {
        action_bar::is_idle(choice, events)
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
        matches!(event, Event::Round(_) | Event::Regroup)
    }

    fn brief(&self, _view: &View, event: &Event) -> Option<Text> {
        signs::brief(event)
    }

    fn glossary(&self) -> &'static Glossary {
        glossary()
    }

    fn introduce() -> Text {
        text!(
            "Two leaders fight on the ground and in space, each with a deck of fifty cards. Every round you turn a card into a resource, play units and events, and attack one action at a time, always in turns with your opponent. Reduce the enemy base to 0 HP to win; a game takes about half an hour.",
            "Dos líderes luchan en tierra y en el espacio, cada uno con un mazo de cincuenta cartas. En cada ronda conviertes una carta en recurso, juegas unidades y eventos y atacas, una acción cada vez, siempre alternando con tu adversario. Gana quien deje la base enemiga con 0 PG; una partida dura una media hora."
        )
    }
}

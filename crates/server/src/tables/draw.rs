//! Draws the page of a table.

use std::sync::Arc;

use games::{AnyMatch, Choosing, DrawnTable};
use prose::{Lang, Text, text};
use table::{Seat, SetupField, Viewer};
use ui::board::Alone;
use ui::table_page::{
    Conceding, Contents, Frame, Hints, LogLine, Place as ReaderPlace, Undo, chat_lines, hash,
    log_lines, mark_pointed, mark_wanted, page, regions,
};
use ui::{Reader, Region};

use super::Standing;
use super::connection::Connection;
use super::live_table::LiveTable;
use super::perspective::Perspective;
use super::refused::Refused;
use crate::secret::SecretHash;

/// The page of a table, drawn once for all clients that see the same.
pub(crate) struct DrawnPage {
    pub(super) perspective: Perspective,
    /// The seats of the reader, which are "you" on the page.
    pub(super) own_seats: Vec<Seat>,
    pub(super) lang: Lang,
    /// The parts of the page with their hashes.
    pub(super) regions: Vec<DrawnRegion>,
    pub(super) ply: usize,
    /// Whether the reader must choose.
    pub(super) asked: bool,
}

/// A part of the page, which many connections may keep.
pub(super) struct DrawnRegion {
    pub(super) id: &'static str,
    pub(super) html: Arc<str>,
    pub(super) hash: u32,
}

impl DrawnRegion {
    fn new(region: Region) -> Self {
        Self { id: region.id, hash: hash(&region), html: region.html.0.into() }
    }
}

impl DrawnPage {
    /// The ids of all parts.
    pub(crate) fn parts(&self) -> Vec<&'static str> {
        self.regions.iter().map(|region| region.id).collect()
    }
}

impl LiveTable {
    /// Draws everything on the page of a reader.
    pub(super) fn draw(
        &self,
        perspective: Perspective,
        visitor: Option<&SecretHash>,
        lang: Lang,
    ) -> DrawnPage {
        let delayed = self.delayed_match(perspective);
        let played = delayed.as_deref().unwrap_or(&*self.played);
        let mut drawn = played.draw(perspective.viewer(), lang, self.choosing());
        let mut board = std::mem::take(&mut drawn.board);
        let asked = drawn.question.is_some();
        if !self.has_begun() {
            hide(&mut board);
        }
        let frame = self.frame(played, perspective, visitor, lang, drawn, &board);
        mark_pointed(&mut board, &frame.talk.pointed_words());
        let mut all: Vec<Region> = regions(&frame).into_iter().chain(board).collect();
        mark_wanted(&mut all, &frame.wanted);
        DrawnPage {
            perspective,
            own_seats: self.seats_of(visitor),
            lang,
            ply: played.ply(),
            asked,
            regions: all.into_iter().map(DrawnRegion::new).collect(),
        }
    }

    /// Draws everything on the page of the reader of a connection.
    pub(crate) fn draw_for(&self, connection: &Connection) -> DrawnPage {
        let visitor = connection.visitor.as_ref();
        self.draw(self.perspective(visitor), visitor, connection.lang)
    }

    /// Draws the whole page, with the reason if a command was refused.
    pub(crate) fn page(
        &self,
        visitor: Option<&SecretHash>,
        lang: Lang,
        here: &str,
        refused: Option<&Refused>,
    ) -> maud::Markup {
        let perspective = self.perspective(visitor);
        let delayed = self.delayed_match(perspective);
        let played = delayed.as_deref().unwrap_or(&*self.played);
        let mut drawn = played.draw(perspective.viewer(), lang, self.choosing());
        let mut board = std::mem::take(&mut drawn.board);
        if !self.has_begun() {
            hide(&mut board);
        }
        let reader = Reader { lang };
        let frame = self.frame(played, perspective, visitor, lang, drawn, &board);
        mark_pointed(&mut board, &frame.talk.pointed_words());
        mark_wanted(&mut board, &frame.wanted);
        let log = self.log_html(&played.log(perspective.viewer(), 0), reader);
        let contents = Contents {
            frame: &frame,
            board_class: self.game.name(),
            board: &board,
            reference: self.reference(),
            log,
            chat: chat_lines(reader, &self.chat_lines(perspective.viewer(), 0)),
            seq: self.seq_for(perspective.viewer()),
            refused: refused.map(|refused| ui::table_page::Refused {
                text: refused.text.clone(),
                because: refused.because,
            }),
        };
        page(&contents, here)
    }

    pub(super) fn frame<'a>(
        &'a self,
        played: &dyn AnyMatch,
        perspective: Perspective,
        visitor: Option<&SecretHash>,
        lang: Lang,
        mut drawn: DrawnTable,
        board: &[Region],
    ) -> Frame<'a> {
        let seat = match perspective {
            Perspective::Of(Viewer::Seat(seat)) => Some(seat),
            Perspective::Of(_) | Perspective::Curtain(_) => None,
        };
        if self.guide_place().is_some() {
            // The guide says what to do; questions of the bar would be in its way.
            drawn.bar.actions.retain(|action| action.choices.len() == 1);
            drawn.bar.unspent = None;
            drawn.bar.alone = Alone::Asked;
            drawn.happened = None;
        }
        Frame {
            id: self.stored.id.as_str(),
            game: self.game.title(),
            setup: self.say_setup(played),
            reader: Reader { lang },
            place: match perspective {
                Perspective::Of(Viewer::Seat(seat)) => ReaderPlace::Seat(seat),
                Perspective::Curtain(seat) => ReaderPlace::Curtain(seat),
                Perspective::Of(_) => ReaderPlace::Watcher,
            },
            seats: self.seat_lines(played, visitor),
            standing: self.displayed_standing(played),
            verdict: seat.and_then(|seat| self.verdict(seat)),
            question: drawn.question,
            offers: drawn.offers,
            idle: drawn.idle,
            bar: drawn.bar,
            happened: drawn.happened,
            guide: seat.and_then(|seat| self.guide_panel(seat)),
            wanted: seat.map(|seat| self.wanted(seat)).unwrap_or_default(),
            talk: seat.map(|seat| self.talk(seat, visitor, board)).unwrap_or_default(),
            undo: seat.map_or(Undo::Nothing, |seat| self.undo_state(seat)),
            hints: match seat {
                Some(_) if self.may_ask_hints(visitor) => Hints::Offered,
                _ => Hints::NotOffered,
            },
            conceding: seat.map_or(Conceding::Loses, |seat| self.conceding(seat)),
            ply: played.ply(),
            next: self.next_up(seat),
            decks: self.deck_choices(visitor),
            carried_out: seat.map_or(0, |seat| self.choices_made[seat.index()]),
        }
    }

    pub(crate) fn log_html(&self, lines: &[LogLine], reader: Reader) -> maud::Markup {
        let word = self.game.name();
        let name = |id: &str| self.game.face(id).map(|face| face.name);
        log_lines(reader, self.stored.id.as_str(), word, lines, name)
    }

    /// Whether choices are accepted: not while a seat is free, nor once the match is over.
    pub(super) fn choosing(&self) -> Choosing {
        match self.standing() {
            Standing::Playing => Choosing::Open,
            Standing::Waiting | Standing::Over | Standing::Closed => Choosing::Closed,
        }
    }

    /// Whether the game has decks.
    pub(crate) fn has_decks(&self) -> bool {
        self.game.setup_fields().iter().any(SetupField::is_deck)
    }

    /// The links to reference pages of this table.
    fn reference(&self) -> Vec<(String, Text)> {
        let decks = || (format!("/tables/{}/decks", self.stored.id), text!("Decks", "Mazos"));
        self.has_decks().then(decks).into_iter().collect()
    }
}

/// Empties the board before the match begins: it is drawn with decks that nobody plays with.
fn hide(board: &mut [Region]) {
    for region in board {
        region.html = maud::Markup::default();
    }
}

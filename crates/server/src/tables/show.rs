//! What a table shows to each of those who follow it.

use std::collections::BTreeMap;

use games::{AnyMatch, Choosing, Sight};
use prose::{Conjunction, Lang, Text, text};
use serde::Serialize;
use serde_json::{Value, json};
use table::{Next, Outcome, Resignation, Seat, Seats, SetupField, Viewer};
use ui::table_page::{
    ChatLine, Conceding, Contents, Frame, LogLine, NextUp, Place as Sits, SeatLine, Sideboard,
    Sitter as Seen, Standing as Stands, Undo, chat_lines, hash, log_lines, page, regions, sum,
};
use ui::{Reader, Region};

use super::connection::{Connection, Form};
use super::live_table::{Ending, LiveTable, Perspective};
use super::refused::Refused;
use super::{Resigning, Sitter, Standing};
use crate::api::{SeatAnswer, Sentence, SitterKind, StandingKind, TableEvent};
use crate::secret::SecretHash;

/// The most sentences read aloud at once; after a break there may be many.
const READ_ALOUD: usize = 6;

/// What is new for one reader of the page.
#[derive(Serialize)]
struct Update<'a> {
    seq: u64,
    ply: usize,
    n: u64,
    hash: String,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    put: BTreeMap<&'static str, &'a str>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    hashes: BTreeMap<&'static str, String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    log: Option<Lines>,
    #[serde(skip_serializing_if = "Option::is_none")]
    chat: Option<Lines>,
    #[serde(skip_serializing_if = "String::is_empty")]
    say: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    cue: Option<&'static str>,
}

#[derive(Serialize)]
struct Lines {
    from: u64,
    html: String,
}

/// Everything one kind of reader sees, drawn once for all of them.
pub(crate) struct DrawnPage {
    perspective: Perspective,
    /// The seats of the reader, which are "you" on the page.
    whose: Vec<Seat>,
    lang: Lang,
    regions: Vec<(Region, u32)>,
    ply: usize,
    asked: bool,
}

impl DrawnPage {
    /// The ids of all parts.
    pub(crate) fn parts(&self) -> Vec<&'static str> {
        self.regions.iter().map(|(region, _)| region.id).collect()
    }
}

impl LiveTable {
    /// The match as this reader may know it: whoever watches with a delay sees an earlier one.
    pub(crate) fn delayed_match(&self, perspective: Perspective) -> Option<Box<dyn AnyMatch>> {
        let late = perspective == Perspective::Of(Viewer::Watcher) && !self.is_revealed();
        late.then(|| self.delayed_ply()).flatten().map(|ply| self.played.at(ply))
    }

    /// Everything on the page of a reader.
    fn draw(
        &self,
        perspective: Perspective,
        visitor: Option<&SecretHash>,
        lang: Lang,
    ) -> DrawnPage {
        let delayed = self.delayed_match(perspective);
        let played = delayed.as_deref().unwrap_or(&*self.played);
        // Once nothing is secret any more, watchers still see the table as it was played.
        let mut sight = played.see(perspective.viewer(), lang, self.choosing());
        let board = std::mem::take(&mut sight.board);
        let asked = sight.question.is_some();
        let frame = self.frame(played, perspective, visitor, lang, sight);
        let all = regions(&frame).into_iter().chain(board);
        DrawnPage {
            perspective,
            whose: self.seats_of(visitor),
            lang,
            ply: played.ply(),
            asked,
            regions: all.map(|region| (hash(&region), region)).map(|(h, r)| (r, h)).collect(),
        }
    }

    /// Whether the sides have decks of their own, whose lists are open.
    pub(crate) fn has_decks(&self) -> bool {
        self.game.setup_fields().iter().any(SetupField::is_deck)
    }

    /// Where else to look things up.
    fn reference(&self) -> Vec<(String, Text)> {
        let decks = || (format!("/tables/{}/decks", self.stored.id), text!("Decks", "Mazos"));
        self.has_decks().then(decks).into_iter().collect()
    }

    /// Whether anybody can choose: not before everyone is there, nor once it is over.
    fn choosing(&self) -> Choosing {
        match self.standing() {
            Standing::Playing => Choosing::Open,
            Standing::Waiting | Standing::Over => Choosing::Closed,
        }
    }

    fn frame<'a>(
        &'a self,
        played: &dyn AnyMatch,
        perspective: Perspective,
        visitor: Option<&SecretHash>,
        lang: Lang,
        sight: Sight,
    ) -> Frame<'a> {
        let seat = match perspective {
            Perspective::Of(Viewer::Seat(seat)) => Some(seat),
            Perspective::Of(_) | Perspective::Curtain(_) => None,
        };
        Frame {
            id: self.stored.id.as_str(),
            game: self.game.title(),
            setup: played.say_setup(),
            reader: Reader { lang },
            place: match perspective {
                Perspective::Of(Viewer::Seat(seat)) => Sits::Seat(seat),
                Perspective::Curtain(seat) => Sits::Curtain(seat),
                Perspective::Of(_) => Sits::Watcher,
            },
            seats: self.seat_lines(played, visitor),
            standing: self.displayed_standing(played),
            question: sight.question,
            offers: sight.offers,
            undo: seat.map_or(Undo::Nothing, |seat| self.undo_state(seat)),
            conceding: seat.map_or(Conceding::Loses, |seat| self.conceding(seat)),
            ply: played.ply(),
            next: self.next_up(seat),
            carried_out: seat.map_or(0, |seat| self.choices_made[seat.index()]),
        }
    }

    pub(crate) fn seat_lines(
        &self,
        played: &dyn AnyMatch,
        visitor: Option<&SecretHash>,
    ) -> Vec<SeatLine> {
        let now = self.context.now();
        let asked = match self.standing() {
            Standing::Playing => played.deciders(),
            Standing::Waiting | Standing::Over => Seats::NONE,
        };
        let line = |name: &games::SeatName| SeatLine {
            seat: name.seat,
            word: name.word.clone(),
            side: name.text.clone(),
            sitter: self.displayed_sitter(name.seat, visitor),
            asked: asked.contains(name.seat),
            wants_more: self.wants_rematch.contains(name.seat),
            clock: self
                .clocks
                .left(name.seat, now)
                .map(|left| u64::try_from(left.as_millis()).unwrap_or(u64::MAX)),
        };
        played.seats().iter().map(line).collect()
    }

    fn displayed_sitter(&self, seat: Seat, visitor: Option<&SecretHash>) -> Seen {
        let Some(assignment) = self.assignment(seat) else { return Seen::Open };
        match &assignment.sitter {
            Sitter::Open => Seen::Open,
            Sitter::Bot(level) => Seen::Bot(level.clone()),
            sitter if visitor.is_some_and(|visitor| sitter.belongs_to(visitor)) => Seen::You,
            Sitter::StandIn(_) => Seen::Bot("normal".to_owned()),
            Sitter::Person(owner) => {
                Seen::Person { name: assignment.name.clone(), here: self.is_connected(owner) }
            }
        }
    }

    /// Is the visitor connected?
    pub(crate) fn is_connected(&self, visitor: &SecretHash) -> bool {
        self.connections.iter().any(|connection| connection.visitor.as_ref() == Some(visitor))
    }

    pub(crate) fn displayed_standing(&self, played: &dyn AnyMatch) -> Stands {
        match self.ended {
            None if self.standing() == Standing::Waiting => Stands::Waiting,
            None => Stands::Playing,
            Some(ending) => {
                let how = say_ending(ending, self.outcome(), played);
                let standing = self.outcome().and_then(|outcome| played.say_standing(outcome));
                Stands::Over(standing.into_iter().fold(how, Text::then))
            }
        }
    }

    /// What can be played next, and what the seat can do about its deck before.
    fn next_up(&self, seat: Option<Seat>) -> NextUp {
        match self.next() {
            Some(Ok(Next::Again(_))) => NextUp::Again,
            Some(Ok(Next::Game(_))) => NextUp::Game(match seat {
                Some(seat) if self.exchanges.contains_key(&seat) => Sideboard::Exchanged,
                Some(seat) if !self.spares(seat).is_empty() => Sideboard::Open,
                _ => Sideboard::Empty,
            }),
            _ => NextUp::Match,
        }
    }

    /// What giving up would mean for the seat.
    fn conceding(&self, seat: Seat) -> Conceding {
        match self.played.resign(self.conceding_with(seat)) {
            Resignation::Ends(_) => match self.played.seating().teammates(seat) {
                Seats::NONE => Conceding::Loses,
                mates if mates.both(self.would_concede).is_empty() => Conceding::Loses,
                _ => Conceding::NeedsTeam { teammate_would: true },
            },
            Resignation::NeedsToo(_) if self.would_concede.contains(seat) => Conceding::Waits,
            Resignation::NeedsToo(_) => Conceding::NeedsTeam { teammate_would: false },
            Resignation::Leaves(_) => match self.stored.config.resigning {
                Resigning::Bot => Conceding::LeavesToBot,
                Resigning::End => Conceding::EndsMatch,
            },
        }
    }

    fn undo_state(&self, seat: Seat) -> Undo {
        if self.standing() != Standing::Playing {
            return Undo::Nothing;
        }
        match self.undo_requested_by {
            Some(asking) if asking == seat => Undo::Asked,
            Some(asking) => {
                let mut names = self.played.seats().iter();
                let name = names.find(|name| name.seat == asking).map(|name| name.text.clone());
                Undo::AskedBy(name.unwrap_or_default())
            }
            None if self.played.may_take_back(seat) => Undo::Free,
            None if self.choices_made[seat.index()] > 0 => Undo::Ask,
            None => Undo::Nothing,
        }
    }

    /// The whole page.
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
        let mut sight = played.see(perspective.viewer(), lang, self.choosing());
        let board = std::mem::take(&mut sight.board);
        let reader = Reader { lang };
        let frame = self.frame(played, perspective, visitor, lang, sight);
        let log = self.log_html(&played.log(perspective.viewer(), 0), reader);
        let contents = Contents {
            frame: &frame,
            board_class: self.game.name(),
            board: &board,
            reference: self.reference(),
            log,
            chat: chat_lines(reader, &self.chat_lines(0)),
            seq: self.seq,
            refused: refused.map(|refused| ui::table_page::Refused {
                text: refused.text.clone(),
                because: refused.because,
            }),
        };
        page(&contents, here)
    }

    pub(crate) fn log_html(&self, lines: &[LogLine], reader: Reader) -> maud::Markup {
        let word = self.game.name();
        let name = |id: &str| self.game.face(id).map(|face| face.name);
        log_lines(reader, self.stored.id.as_str(), word, lines, name)
    }

    fn chat_lines(&self, from: u64) -> Vec<ChatLine> {
        let names = self.played.seats();
        let name = |seat| names.iter().find(|name| name.seat == seat).map(|name| name.text.clone());
        let wanted = self.chat.iter().filter(|message| message.number >= from);
        let line = |message: &super::live_table::ChatMessage| ChatLine {
            number: message.number,
            by: message.by.and_then(name),
            said: message.said.clone(),
        };
        wanted.map(line).collect()
    }

    /// Sends everyone what is new to them. Whoever is too slow to read is let go.
    pub(crate) fn publish(&mut self) {
        let mut drawn: Vec<DrawnPage> = Vec::with_capacity(2);
        let mut at = 0;
        while at < self.connections.len() {
            // Only this one is taken out: the others show the reader who is there.
            let mut connection = self.connections.swap_remove(at);
            if self.publish_to(&mut connection, &mut drawn) {
                self.connections.push(connection);
                let last = self.connections.len() - 1;
                self.connections.swap(at, last);
                at += 1;
            }
        }
    }

    /// Everything the reader at the other end of a connection sees.
    pub(crate) fn draw_for(&self, connection: &Connection) -> DrawnPage {
        let visitor = connection.visitor.as_ref();
        self.draw(self.perspective(visitor), visitor, connection.lang)
    }

    /// Sends one reader what is new; false if that reader has gone or is too slow.
    pub(crate) fn publish_to(
        &self,
        connection: &mut Connection,
        drawn: &mut Vec<DrawnPage>,
    ) -> bool {
        if !self.may_watch(connection.visitor.as_ref()) {
            return false;
        }
        if !connection.resumed {
            return !connection.out.is_closed();
        }
        let perspective = self.perspective(connection.visitor.as_ref());
        let message = match connection.form {
            Form::Json => self.json_update(connection, perspective).to_string(),
            Form::Html => {
                let whose = self.seats_of(connection.visitor.as_ref());
                let alike = |drawn: &DrawnPage| {
                    (drawn.perspective, drawn.lang, &drawn.whose)
                        == (perspective, connection.lang, &whose)
                };
                let place = drawn.iter().position(alike).unwrap_or_else(|| {
                    drawn.push(self.draw(
                        perspective,
                        connection.visitor.as_ref(),
                        connection.lang,
                    ));
                    drawn.len() - 1
                });
                self.html_update(connection, &drawn[place])
            }
        };
        self.context.metrics.patch_bytes.observe(message.len() as f64);
        let sent = connection.out.try_send(message);
        if let Err(tokio::sync::mpsc::error::TrySendError::Full(_)) = sent {
            self.context.metrics.slow_readers.inc();
        }
        sent.is_ok()
    }

    fn html_update(&self, connection: &mut Connection, drawn: &DrawnPage) -> String {
        let DrawnPage { perspective, ply, regions, asked, .. } = drawn;
        let has = std::mem::take(&mut connection.parts);
        let known = |id: &str| has.iter().find(|(part, _)| *part == id).map(|(_, hash)| *hash);
        let changed = regions.iter().filter(|(region, hash)| known(region.id) != Some(*hash));
        let mut put = BTreeMap::new();
        let mut hashes = BTreeMap::new();
        for (region, hash) in changed {
            put.insert(region.id, region.html.0.as_str());
            hashes.insert(region.id, format!("{hash:08x}"));
        }
        connection.parts = regions.iter().map(|(region, hash)| (region.id, *hash)).collect();
        let all: Vec<u32> = regions.iter().map(|(_, hash)| *hash).collect();
        let reader = Reader { lang: connection.lang };
        let (log, say) = self.new_lines(connection, *perspective, *ply, reader);
        let chat = self.new_chat(connection, reader);
        let cue = self.cue(connection, *asked, !say.is_empty(), chat.is_some());
        let update = Update {
            seq: self.seq,
            ply: *ply,
            n: self.choice_number(*perspective),
            hash: format!("{:08x}", sum(&all)),
            put,
            hashes,
            log,
            chat,
            say,
            cue,
        };
        let parts: usize = update.put.values().map(|html| html.len() + html.len() / 4).sum();
        let mut message = Vec::with_capacity(parts + 1024);
        // Strings and numbers only, written to memory as UTF-8: it cannot fail.
        let written = serde_json::to_writer(&mut message, &update);
        written.map(|()| String::from_utf8(message).unwrap_or_default()).unwrap_or_default()
    }

    fn choice_number(&self, perspective: Perspective) -> u64 {
        match perspective {
            Perspective::Of(Viewer::Seat(seat)) => self.choices_made[seat.index()],
            Perspective::Of(_) | Perspective::Curtain(_) => 0,
        }
    }

    /// The lines of the log this reader has not seen, and the same as it is read aloud.
    fn new_lines(
        &self,
        connection: &mut Connection,
        perspective: Perspective,
        ply: usize,
        reader: Reader,
    ) -> (Option<Lines>, String) {
        let next = self.played.next_line();
        // After something was taken back, lines the reader has are no longer so.
        let from = connection.log.min(next);
        if connection.log == next {
            return (None, String::new());
        }
        let mut lines = self.played.log(perspective.viewer(), from);
        lines.retain(|line| line.ply <= ply);
        connection.log = lines.last().map_or(from, |line| line.number + 1).max(from);
        if ply == self.played.ply() {
            connection.log = next;
        }
        let aloud = lines.iter().rev().take(READ_ALOUD).rev();
        let say: Vec<&str> = aloud.map(|line| reader.say(&line.text)).collect();
        let html = self.log_html(&lines, reader).into_string();
        (Some(Lines { from, html }), say.join(" "))
    }

    fn new_chat(&self, connection: &mut Connection, reader: Reader) -> Option<Lines> {
        let from = std::mem::replace(&mut connection.chat, self.next_chat);
        (from < self.next_chat)
            .then(|| Lines { from, html: chat_lines(reader, &self.chat_lines(from)).into_string() })
    }

    /// What a sound should tell.
    fn cue(
        &self,
        connection: &mut Connection,
        asked: bool,
        happened: bool,
        said: bool,
    ) -> Option<&'static str> {
        let was_asked = std::mem::replace(&mut connection.was_asked, asked);
        let was_over = std::mem::replace(&mut connection.was_over, self.ended.is_some());
        if connection.was_over && !was_over {
            Some("over")
        } else if asked && !was_asked {
            Some("turn")
        } else if happened {
            Some("play")
        } else {
            said.then_some("chat")
        }
    }

    /// The same for a program.
    fn json_update(&self, connection: &mut Connection, perspective: Perspective) -> Value {
        let mut update = self.json(connection.visitor.as_ref());
        let delayed = self.delayed_match(perspective);
        let played = delayed.as_deref().unwrap_or(&*self.played);
        let from = connection.log.min(self.played.next_line());
        let mut lines = self.played.log(perspective.viewer(), from);
        lines.retain(|line| line.ply <= played.ply());
        connection.log = lines.last().map_or(from, |line| line.number + 1);
        let event = |line: &LogLine| {
            json!(TableEvent {
                number: line.number,
                ply: line.ply as u64,
                en: line.text.en.clone(),
                es: line.text.es.clone(),
            })
        };
        update["events"] = lines.iter().map(event).collect();
        update
    }

    /// The table as a program sees it.
    pub(crate) fn json(&self, visitor: Option<&SecretHash>) -> Value {
        let perspective = self.perspective(visitor);
        let delayed = self.delayed_match(perspective);
        let played = delayed.as_deref().unwrap_or(&*self.played);
        let mut table = played.view(perspective.viewer(), self.choosing());
        let seat = |line: SeatLine| {
            let sitter = match &line.sitter {
                Seen::You => SitterKind::You,
                Seen::Person { .. } => SitterKind::Person,
                Seen::Bot(_) => SitterKind::Bot,
                Seen::Open => SitterKind::Open,
            };
            json!(SeatAnswer {
                seat: line.word,
                sitter,
                asked: line.asked,
                wants_more: line.wants_more,
                clock_ms: line.clock,
            })
        };
        let (standing, result) = match self.displayed_standing(played) {
            Stands::Waiting => (StandingKind::Waiting, None),
            Stands::Playing => (StandingKind::Playing, None),
            Stands::Over(text) => (StandingKind::Over, Some(Sentence::from(text))),
            Stands::Frozen => (StandingKind::Frozen, None),
        };
        table["seq"] = json!(self.seq);
        table["ply"] = json!(played.ply());
        table["n"] = json!(self.choice_number(perspective));
        table["seats"] = self.seat_lines(played, visitor).into_iter().map(seat).collect();
        let would = played.seats().iter().filter(|name| self.would_concede.contains(name.seat));
        table["would_concede"] = would.map(|name| name.word.clone()).collect();
        table["standing"] = json!(standing);
        table["result"] = json!(result);
        let words = table.to_string();
        table["hash"] = json!(format!("{:08x}", ui::assets::fingerprint(&words)));
        table
    }
}

/// How it ended, and who won.
fn say_ending(ending: Ending, outcome: Option<Outcome>, played: &dyn AnyMatch) -> Text {
    let names = |wanted: Seats| {
        let found = played.seats().iter().filter(|name| wanted.contains(name.seat));
        Text::list(found.map(|name| name.text.clone()), Conjunction::And)
    };
    let side = |seat: Seat| names(played.seating().team(seat));
    let how = match ending {
        Ending::ByRules => {
            return played.outcome().map(|(_, text)| text).unwrap_or_default();
        }
        Ending::Conceded(seat) => {
            text!("{side}: conceded.", "{side}: rendición.", side = side(seat))
        }
        Ending::RanOut(seat) => {
            text!("{side}: out of time.", "{side}: tiempo agotado.", side = side(seat))
        }
    };
    how.then(match outcome.map(Outcome::winners) {
        None | Some(Seats::NONE) => text!("Nobody wins.", "No gana nadie."),
        Some(_) => text!("The other side wins.", "Gana el otro bando."),
    })
}

//! Sends clients what changed at a table.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::Serialize;
use serde_json::{Value, json};
use table::Viewer;
use tokio::sync::mpsc::error::TrySendError;
use ui::Reader;
use ui::table_page::{LogLine, chat_lines, sum};

use super::connection::{Connection, UpdateFormat};
use super::draw::{DrawnPage, DrawnRegion};
use super::edit::Edit;
use super::live_table::LiveTable;
use super::perspective::Perspective;
use crate::api::TableEvent;

/// The most sentences of an update that a screen reader is given; after a break there may be many.
const READ_ALOUD: usize = 6;

/// An update of the page for one client (docs/protocol.md).
#[derive(Serialize)]
struct Update<'a> {
    seq: u64,
    ply: usize,
    n: u64,
    hash: String,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    put: BTreeMap<&'static str, &'a str>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    edit: BTreeMap<&'static str, Edit<'a>>,
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

/// Lines of the log or the chat, from this number on.
#[derive(Serialize)]
struct Lines {
    from: u64,
    html: String,
}

/// Whether a reader hears something new.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Heard {
    More,
    Nothing,
}

impl LiveTable {
    /// Sends every client what is new to it. Clients that read too slowly are disconnected. Nobody is sent
    /// anything because of entries they must not know of.
    pub(crate) fn publish(&mut self) {
        let news = std::mem::take(&mut self.news);
        let mut drawn: Vec<DrawnPage> = Vec::with_capacity(2);
        let mut at = 0;
        while at < self.connections.len() {
            // Only this connection is removed meanwhile, because the page shows who is connected.
            let mut connection = self.connections.swap_remove(at);
            let viewer = self.perspective(connection.visitor.as_ref()).viewer();
            if !news.concern(viewer) || self.publish_to(&mut connection, &mut drawn) {
                self.connections.push(connection);
                let last = self.connections.len() - 1;
                self.connections.swap(at, last);
                at += 1;
            }
        }
    }

    /// Sends one client what is new, and returns false if it is gone or too slow. `drawn` keeps what was
    /// drawn for clients that see the same.
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
        let message = match connection.format {
            UpdateFormat::Json => self.json_update(connection, perspective).to_string(),
            UpdateFormat::Html | UpdateFormat::Compact => {
                let own_seats = self.seats_of(connection.visitor.as_ref());
                let alike = |drawn: &DrawnPage| {
                    (drawn.perspective, drawn.lang, &drawn.own_seats)
                        == (perspective, connection.lang, &own_seats)
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
        if let Err(TrySendError::Full(_)) = sent {
            self.context.metrics.slow_readers.inc();
        }
        sent.is_ok()
    }

    fn html_update(&self, connection: &mut Connection, drawn: &DrawnPage) -> String {
        let DrawnPage { perspective, ply, regions, asked, .. } = drawn;
        let has = std::mem::take(&mut connection.parts);
        let sent = std::mem::take(&mut connection.sent);
        let known = |id: &str| has.iter().find(|(part, _)| *part == id).map(|(_, hash)| *hash);
        let before = |id: &str| sent.iter().find(|(part, _)| *part == id).map(|(_, html)| &**html);
        let mut put = BTreeMap::new();
        let mut edit = BTreeMap::new();
        let mut hashes = BTreeMap::new();
        for DrawnRegion { id, html, hash } in regions {
            let changed = known(id) != Some(*hash);
            if changed {
                hashes.insert(*id, format!("{hash:08x}"));
                match before(id).and_then(|before| Edit::between(before, html)) {
                    Some(shorter) => drop(edit.insert(*id, shorter)),
                    None => drop(put.insert(*id, &**html)),
                }
            }
            let keeps = connection.format == UpdateFormat::Compact;
            if keeps && (changed || before(id).is_some()) {
                connection.sent.push((*id, Arc::clone(html)));
            }
        }
        connection.parts = regions.iter().map(|region| (region.id, region.hash)).collect();
        let all: Vec<u32> = regions.iter().map(|region| region.hash).collect();
        let reader = Reader { lang: connection.lang };
        let (log, say) = self.new_lines(connection, *perspective, *ply, reader);
        let (chat, heard) = self.new_chat(connection, perspective.viewer(), reader);
        let cue = self.cue(connection, *asked, !say.is_empty(), heard == Heard::More);
        let update = Update {
            seq: self.seq_for(perspective.viewer()),
            ply: *ply,
            n: self.choice_number(*perspective),
            hash: format!("{:08x}", sum(&all)),
            put,
            edit,
            hashes,
            log,
            chat,
            say,
            cue,
        };
        let parts: usize = update.put.values().map(|html| html.len() + html.len() / 4).sum();
        let mut message = Vec::with_capacity(parts + 1024);
        // Writing strings and numbers to memory cannot fail.
        let written = serde_json::to_writer(&mut message, &update);
        written.map(|()| String::from_utf8(message).unwrap_or_default()).unwrap_or_default()
    }

    /// The lines of the log that this reader has not seen, and their text for a screen reader.
    fn new_lines(
        &self,
        connection: &mut Connection,
        perspective: Perspective,
        ply: usize,
        reader: Reader,
    ) -> (Option<Lines>, String) {
        let next = self.played.next_line();
        // After a choice was taken back, the last lines that the reader has are wrong.
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

    /// The lines of the chat that are new to this reader; all of them if the reader now listens in
    /// another seat, which has heard something else.
    fn new_chat(
        &self,
        connection: &mut Connection,
        viewer: Viewer,
        reader: Reader,
    ) -> (Option<Lines>, Heard) {
        let next = self.chat.next(viewer);
        let before = connection.heard_as.replace(viewer).unwrap_or(viewer);
        let from = std::mem::replace(&mut connection.chat, next);
        let lines = |from| {
            let html = chat_lines(reader, &self.chat_lines(viewer, from)).into_string();
            Some(Lines { from, html })
        };
        if from > next || !self.chat.is_same_for(before, viewer) {
            (lines(0), Heard::Nothing)
        } else if from < next {
            (lines(from), Heard::More)
        } else {
            (None, Heard::Nothing)
        }
    }

    /// The sound to play for an update.
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

    /// The update for a program.
    fn json_update(&self, connection: &mut Connection, perspective: Perspective) -> Value {
        let mut update = self.json(connection.visitor.as_ref());
        let delayed = self.delayed_match(perspective);
        let played = delayed.as_deref().unwrap_or(&*self.played);
        let from = connection.log.min(self.played.next_line());
        let mut lines = self.played.log_without_names(perspective.viewer(), from);
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
}

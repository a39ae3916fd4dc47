//! The socket of a table: docs/protocol.md.

use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, Query, State};
use axum::response::Response;
use futures_util::{SinkExt as _, StreamExt as _};
use prose::Lang;
use serde::Deserialize;
use serde_json::json;
use tokio::sync::mpsc;
use tokio::time::Instant;
use ui::table_page::Phrase;

use super::at_table::table_id;
use super::guest::Guest;
use super::trouble::Problem;
use super::{App, Limits};
use crate::secret::SecretHash;
use crate::tables::{Code, Deed, Form, Has, Mail, Refused, TableId, WAITING_UPDATES};

/// The largest message of a client.
const LARGEST_MESSAGE: usize = 4 << 10;
/// Small, as messages are: a table has at least two connections.
const BUFFER: usize = 4 << 10;
/// A connection that says nothing for so long is asked whether it is still there.
const SILENCE: Duration = Duration::from_secs(30);

const SLOW: u16 = 4008;
const TOO_MANY: u16 = 4029;
const GOING_AWAY: u16 = 1001;

/// What is to be sent.
#[derive(Deserialize)]
pub(super) struct Wanted {
    #[serde(default = "html")]
    form: Form,
}

fn html() -> Form {
    Form::Html
}

/// Opens the socket.
pub(super) async fn connect(
    State(app): State<App>,
    guest: Guest,
    Path(word): Path<String>,
    Query(wanted): Query<Wanted>,
    upgrade: WebSocketUpgrade,
) -> Response {
    let id = match table_id(&word) {
        Ok(id) => id,
        Err(problem) => return problem.page(&guest),
    };
    let visitor = guest.hash();
    let looked = visitor.clone();
    let allowed = app.hall.look(&id, move |table| table.may_look_on(looked.as_ref()));
    match allowed.await {
        Ok(true) => {}
        Ok(false) => return Problem::not_found().page(&guest),
        Err(unreachable) => return Problem::from(unreachable).page(&guest),
    }
    let client = Client { app, table: id, visitor, lang: guest.lang, form: wanted.form };
    upgrade
        .read_buffer_size(BUFFER)
        .write_buffer_size(0)
        .max_message_size(LARGEST_MESSAGE)
        .max_frame_size(LARGEST_MESSAGE)
        .on_upgrade(move |socket| client.follow(socket))
}

/// Somebody at the other end of a socket.
struct Client {
    app: App,
    table: TableId,
    visitor: Option<SecretHash>,
    lang: Lang,
    form: Form,
}

/// A message of a client; exactly one of these fields is there.
#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
struct Said {
    n: Option<u64>,
    ply: Option<usize>,
    choose: Option<String>,
    undo: Option<bool>,
    agree: Option<bool>,
    concede: Option<bool>,
    rematch: Option<bool>,
    chat: Option<String>,
    phrase: Option<String>,
    lift: Option<String>,
    resume: Option<Has>,
}

impl Said {
    fn deed(self) -> Option<Deed> {
        if let Some(words) = self.choose {
            return Some(Deed::Choose { n: self.n?, ply: self.ply?, words });
        }
        let yes = |said: Option<bool>, deed: Deed| said.filter(|yes| *yes).map(|_| deed);
        yes(self.undo, Deed::Undo)
            .or(self.agree.map(Deed::Agree))
            .or(yes(self.concede, Deed::Concede))
            .or(yes(self.rematch, Deed::Rematch))
            .or(self.chat.map(Deed::Chat))
            .or(self.phrase.and_then(|word| Phrase::read(&word)).map(Deed::Phrase))
            .or(self.lift.map(Deed::Lift))
    }
}

impl Client {
    async fn follow(self, socket: WebSocket) {
        let figures = &self.app.hall.backroom.figures;
        figures.connections.inc();
        let id = self.app.hall.next_connection();
        let (out, updates) = mpsc::channel(WAITING_UPDATES);
        let (visitor, lang, form) = (self.visitor.clone(), self.lang, self.form);
        let attach = Mail::Attach { id, visitor, lang, form, out };
        if self.app.hall.send(&self.table, attach).await.is_ok() {
            self.talk(id, socket, updates).await;
            // A table that has gone has forgotten the connection anyway.
            let _ = self.app.hall.send(&self.table, Mail::Detach(id)).await;
        }
        figures.connections.dec();
    }

    async fn talk(&self, id: u64, socket: WebSocket, mut updates: mpsc::Receiver<String>) {
        let (mut sender, mut receiver) = socket.split();
        let mut patience = Patience::new(self.app.limits);
        let mut stopping = self.app.stopping.clone();
        let mut asked_if_there = false;
        let farewell = loop {
            let send = tokio::select! {
                update = updates.recv() => match update {
                    Some(update) => Message::Text(update.into()),
                    None => break Some((SLOW, "too slow; connect again and resume")),
                },
                said = receiver.next() => {
                    asked_if_there = false;
                    match said {
                        Some(Ok(Message::Text(text))) => {
                            if !patience.bears() {
                                break Some((TOO_MANY, "too many messages"));
                            }
                            match self.answer(id, &text).await {
                                Some(answer) => Message::Text(answer.into()),
                                None => continue,
                            }
                        }
                        Some(Ok(Message::Binary(_))) => Message::Text(self.refusal(None, &Code::NotUnderstood.into())),
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => continue,
                        Some(Ok(Message::Close(_)) | Err(_)) | None => break None,
                    }
                }
                _ = stopping.changed() => break Some((GOING_AWAY, "the server stops")),
                () = tokio::time::sleep(SILENCE) => {
                    if std::mem::replace(&mut asked_if_there, true) {
                        break None;
                    }
                    Message::Ping(axum::body::Bytes::new())
                }
            };
            if sender.send(send).await.is_err() {
                break None;
            }
        };
        if let Some((code, reason)) = farewell {
            let frame = CloseFrame { code, reason: Utf8Bytes::from_static(reason) };
            // Whoever is gone needs no farewell.
            let _ = sender.send(Message::Close(Some(frame))).await;
        }
    }

    /// Carries out a message and answers it.
    async fn answer(&self, id: u64, text: &str) -> Option<String> {
        let Ok(said) = serde_json::from_str::<Said>(text) else {
            return Some(self.refusal(None, &Code::NotUnderstood.into()).to_string());
        };
        let n = said.n;
        if let Some(has) = said.resume {
            // A table that has gone closes the connection, and the client comes back.
            let _ = self.app.hall.send(&self.table, Mail::Resume { id, has }).await;
            return None;
        }
        let done = match said.deed() {
            Some(deed) => self.app.hall.act(&self.table, self.visitor.clone(), deed).await,
            None => Err(Code::NotUnderstood.into()),
        };
        match done {
            Ok(_) => Some(json!({ "ack": n }).to_string()),
            Err(refused) => Some(self.refusal(n, &refused).to_string()),
        }
    }

    fn refusal(&self, n: Option<u64>, refused: &Refused) -> Utf8Bytes {
        refused.message(n, self.lang).to_string().into()
    }
}

/// How many messages are borne: so many a second, and some more at once.
struct Patience {
    limits: Limits,
    left: f64,
    since: Instant,
}

impl Patience {
    fn new(limits: Limits) -> Self {
        Self { limits, left: limits.burst, since: Instant::now() }
    }

    fn bears(&mut self) -> bool {
        let passed = self.since.elapsed().as_secs_f64();
        self.since = Instant::now();
        let more = passed * self.limits.messages_per_second;
        self.left = (self.left + more).min(self.limits.burst) - 1.0;
        self.left >= 0.0
    }
}

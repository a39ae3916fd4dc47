//! The WebSocket of a table, as docs/protocol.md describes it.

use std::io::Write as _;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::extract::{Path, Query, Request, State};
use axum::http::StatusCode;
use axum::response::Response;
use flate2::Compression;
use flate2::write::DeflateEncoder;
use futures_util::{SinkExt as _, StreamExt as _};
use hyper_tungstenite::HyperWebsocketStream as Socket;
use hyper_tungstenite::tungstenite::error::Error;
use hyper_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
use hyper_tungstenite::tungstenite::protocol::frame::{CloseFrame, Frame, Utf8Bytes};
use hyper_tungstenite::tungstenite::protocol::{Message, WebSocketConfig};
use prose::{Lang, text};
use serde::Deserialize;
use serde_json::json;
use tokio::sync::mpsc;
use ui::table_page::Phrase;

use super::App;
use super::guest::Guest;
use super::openapi::{Broken, OtherSite, TableErrors, TablePath};
use super::problem::Problem;
use super::table_page::table_id;
use super::talk::{DealAnswered, DealMessage};
use crate::api::{Ack, ErrorAnswer, Language, PhraseWord, SocketForm};
use crate::rate_limiter::RateLimiter;
use crate::secret::SecretHash;
use crate::tables::{
    ClientHas, Command, RefusalCode, Refused, TableId, TableMessage, UpdateFormat, WAITING_UPDATES,
};

/// The largest message of a client, in bytes.
const LARGEST_MESSAGE: usize = 4 << 10;
/// The size of the buffer for messages of clients, which are mostly shorter.
const READ_BUFFER: usize = 1 << 10;
/// Shorter messages wait in the buffer, so that they are sent together with the next ones.
const WRITE_BUFFER: usize = 512;
/// Longer messages are sent in several frames, because every connection keeps a buffer of the largest
/// frame it ever sent.
const LARGEST_FRAME: usize = 2 << 10;
/// Shorter messages do not become much smaller.
const WORTH_COMPRESSING: usize = 400;
/// The time without a message after which the server sends a ping.
const PING_AFTER: Duration = Duration::from_secs(30);

/// The close code for clients that read too slowly.
const TOO_SLOW: u16 = 4008;
/// The close code for clients that exceed the rate limit.
const TOO_MANY: u16 = 4029;
/// The close code when the server stops.
const GOING_AWAY: u16 = 1001;

/// The format and language of updates.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Wanted {
    /// Parts of the page, or views for programs.
    #[param(value_type = Option<SocketForm>, default = "html")]
    #[serde(default = "html")]
    form: UpdateFormat,
    /// The language of everything sent; otherwise that of the visitor.
    #[param(value_type = Option<Language>)]
    lang: Option<String>,
}

fn html() -> UpdateFormat {
    UpdateFormat::Html
}

/// Follows the table over a WebSocket.
///
/// Visitors who may not watch a private table get 404.
#[utoipa::path(
    get,
    path = "/tables/{id}/socket",
    operation_id = "socket",
    tag = "tables",
    params(
        TablePath,
        Wanted
    ),
    responses(
        (status = 101, description = "The socket is open; docs/protocol.md describes the messages."),
        (status = 400, description = "The request does not open a WebSocket, or `form` has no such value.", content((ErrorAnswer = "application/json"), (String = "text/html"), (String = "text/plain"))),
        (status = 403, response = OtherSite),
        (status = 409, response = Broken),
        TableErrors
    ),
    security(("visitor" = []))
)]
pub(super) async fn connect(
    State(app): State<App>,
    guest: Guest,
    Path(word): Path<String>,
    Query(wanted): Query<Wanted>,
    mut request: Request,
) -> Response {
    let (response, opening) = match hyper_tungstenite::upgrade(&mut request, Some(config())) {
        Ok(opened) => opened,
        Err(_) => return no_handshake().page(&guest),
    };
    let id = match table_id(&word) {
        Ok(id) => id,
        Err(problem) => return problem.page(&guest),
    };
    let visitor = guest.hash();
    let looked = visitor.clone();
    let allowed = app.tables.inspect(&id, move |table| table.may_watch(looked.as_ref()));
    match allowed.await {
        Ok(true) => {}
        Ok(false) => return Problem::not_found().page(&guest),
        Err(unavailable) => return Problem::from(unavailable).page(&guest),
    }
    let lang = wanted.lang.and_then(|word| word.parse().ok()).unwrap_or(guest.lang);
    let client = Client { app, table: id, visitor, lang, format: wanted.form };
    tokio::spawn(async move {
        match opening.await {
            Ok(socket) => client.follow(socket).await,
            Err(error) => tracing::debug!(%error, "a socket could not be opened"),
        }
    });
    response.map(Body::new)
}

fn config() -> WebSocketConfig {
    WebSocketConfig::default()
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER)
        .max_message_size(Some(LARGEST_MESSAGE))
        .max_frame_size(Some(LARGEST_MESSAGE))
}

fn no_handshake() -> Problem {
    Problem::new(
        StatusCode::BAD_REQUEST,
        text!("Not a page", "No es una página"),
        text!(
            "This is the address of a WebSocket, but the request does not open one.",
            "Esta es la dirección de un WebSocket, pero la petición no lo abre."
        ),
    )
}

/// A client that is connected over a WebSocket.
struct Client {
    app: App,
    table: TableId,
    visitor: Option<SecretHash>,
    lang: Lang,
    format: UpdateFormat,
}

/// A message of a client; exactly one of these fields is there.
#[derive(Deserialize, Default, utoipa::ToSchema)]
#[serde(deny_unknown_fields, default)]
pub(super) struct ClientMessage {
    /// The number of a choice: one more than `n` of the table.
    n: Option<u64>,
    /// The `ply` of the table at which you were asked to choose.
    ply: Option<usize>,
    /// A choice in the game's notation.
    choose: Option<String>,
    /// `true` asks to take back the last choice; `false` withdraws the request.
    undo: Option<bool>,
    /// The answer to a player who wants to take back a choice.
    agree: Option<bool>,
    /// `true` leaves the guide of a guided game.
    leave_guide: Option<bool>,
    /// `true` gives up.
    concede: Option<bool>,
    /// `true` asks for another match.
    rematch: Option<bool>,
    /// The deck to bring to the match: a starter deck or a short code.
    deck: Option<String>,
    /// The cards to exchange between two games of a match.
    exchange: Option<String>,
    /// A chat message.
    chat: Option<String>,
    /// A chat message that is one of the fixed phrases.
    #[schema(value_type = Option<PhraseWord>)]
    phrase: Option<String>,
    /// With `chat` or `phrase`: the name of the seat that alone hears it, or `team`.
    to: Option<String>,
    /// A deal to offer to another player.
    deal: Option<DealMessage>,
    /// The answer to a deal.
    answer_deal: Option<DealAnswered>,
    /// The number of your deal to withdraw.
    withdraw_deal: Option<u64>,
    /// A card to point at for your team, in the game's notation.
    point: Option<String>,
    /// A choice to propose to a teammate, in the game's notation.
    propose: Option<String>,
    /// `true` declines what a teammate proposes.
    decline: Option<bool>,
    /// The name of the seat whose cards a shared screen shows.
    lift: Option<String>,
    /// Parts of the table the client has already; the first message.
    resume: Option<ClientHas>,
}

impl ClientMessage {
    /// The command of the message, if it has one.
    fn command(self) -> Option<Command> {
        if let Some(words) = self.choose {
            return Some(Command::Choose { n: self.n?, ply: self.ply?, words });
        }
        let to = self.to;
        let phrase = self.phrase.and_then(|word| Phrase::read(&word));
        let yes = |said: Option<bool>, command: Command| said.filter(|yes| *yes).map(|_| command);
        let undo = |wanted| if wanted { Command::Undo } else { Command::Withdraw };
        (self.undo.map(undo))
            .or(self.agree.map(Command::Agree))
            .or(yes(self.leave_guide, Command::LeaveGuide))
            .or(yes(self.concede, Command::Concede))
            .or(yes(self.rematch, Command::Rematch))
            .or(self.deck.map(|deck| Command::Bring { seat: None, deck }))
            .or(self.exchange.map(|words| Command::Exchange { seat: None, words }))
            .or(self.chat.map(|words| Command::Chat { words, to: to.clone() }))
            .or(phrase.map(|phrase| Command::Phrase { phrase, to: to.clone() }))
            .or(self.deal.map(|deal| Command::OfferDeal(deal.words())))
            .or(self.answer_deal.map(DealAnswered::command))
            .or(self.withdraw_deal.map(Command::WithdrawDeal))
            .or(self.point.map(Command::Point))
            .or(self.propose.map(Command::Propose))
            .or(yes(self.decline, Command::DeclineProposal))
            .or(self.lift.map(Command::ShowSeat))
    }
}

impl Client {
    /// Attaches the connection to its table until it is closed.
    async fn follow(self, socket: Socket) {
        let metrics = &self.app.tables.context.metrics;
        metrics.connections.inc();
        let id = self.app.tables.next_connection();
        let (out, updates) = mpsc::channel(WAITING_UPDATES);
        let (visitor, lang, format) = (self.visitor.clone(), self.lang, self.format);
        let attach = TableMessage::Attach { id, visitor, lang, format, out };
        if self.app.tables.send(&self.table, attach).await.is_ok() {
            self.serve(id, socket, updates).await;
            // A table that has left memory has no connections.
            let _ = self.app.tables.send(&self.table, TableMessage::Detach(id)).await;
        }
        metrics.connections.dec();
    }

    /// Answers messages and sends updates until the connection is closed.
    async fn serve(&self, id: u64, mut socket: Socket, mut updates: mpsc::Receiver<String>) {
        let mut limiter =
            RateLimiter::new(self.app.limits.messages_per_second, self.app.limits.burst);
        let mut stopping = self.app.stopping.clone();
        let mut ping_unanswered = false;
        let close = loop {
            let outgoing = tokio::select! {
                update = updates.recv() => match update {
                    Some(update) => Outgoing::Text(update),
                    None => break Some((TOO_SLOW, "too slow; connect again and resume")),
                },
                said = socket.next() => {
                    ping_unanswered = false;
                    match said {
                        Some(Ok(Message::Text(text))) => {
                            if !limiter.allow() {
                                let refusal = self.refusal(None, &RefusalCode::TooMany.into());
                                // The client may already be disconnected.
                                let _ = socket.send(Message::text(refusal)).await;
                                break Some((TOO_MANY, "too many messages"));
                            }
                            // Boxed, so that a quiet connection does not keep the memory this needs.
                            match Box::pin(self.answer(id, &text)).await {
                                Some(answer) => Outgoing::Text(answer),
                                None => continue,
                            }
                        }
                        Some(Ok(Message::Binary(_))) => Outgoing::Text(self.refusal(None, &RefusalCode::NotUnderstood.into())),
                        Some(Ok(Message::Ping(_) | Message::Pong(_) | Message::Frame(_))) => continue,
                        Some(Ok(Message::Close(_)) | Err(_)) | None => break None,
                    }
                }
                _ = stopping.changed() => break Some((GOING_AWAY, "the server stops")),
                () = tokio::time::sleep(PING_AFTER) => {
                    if std::mem::replace(&mut ping_unanswered, true) {
                        break None;
                    }
                    Outgoing::Ping
                }
            };
            // Updates that are ready are sent together with the answer.
            let mut sent = feed(&mut socket, self.format, outgoing).await;
            while let (Ok(()), Ok(update)) = (&sent, updates.try_recv()) {
                sent = feed(&mut socket, self.format, Outgoing::Text(update)).await;
            }
            if sent.is_err() || socket.flush().await.is_err() {
                break None;
            }
        };
        if let Some((code, reason)) = close {
            let frame = CloseFrame { code: code.into(), reason: Utf8Bytes::from_static(reason) };
            // The client may already be disconnected.
            let _ = socket.send(Message::Close(Some(frame))).await;
        }
    }

    /// Carries out a message and returns the answer.
    async fn answer(&self, id: u64, text: &str) -> Option<String> {
        let Ok(said) = serde_json::from_str::<ClientMessage>(text) else {
            return Some(self.refusal(None, &RefusalCode::NotUnderstood.into()));
        };
        let n = said.n;
        if let Some(has) = said.resume {
            // A table that has left memory closes the connection, and the client connects again.
            let _ = self.app.tables.send(&self.table, TableMessage::Resume { id, has }).await;
            return None;
        }
        let done = match said.command() {
            Some(command) => {
                self.app.tables.execute(&self.table, self.visitor.clone(), command).await
            }
            None => Err(Refused::from(RefusalCode::NotUnderstood).into()),
        };
        match done {
            Ok(_) => Some(json!(Ack { ack: n }).to_string()),
            Err(error) => Some(self.refusal(n, &error.into()).to_string()),
        }
    }

    fn refusal(&self, n: Option<u64>, refused: &Refused) -> String {
        refused.message(n, self.lang).to_string()
    }
}

/// The text as a raw DEFLATE stream.
fn compressed(text: &str) -> std::io::Result<Vec<u8>> {
    let mut to = DeflateEncoder::new(Vec::with_capacity(text.len() / 2), Compression::new(4));
    to.write_all(text.as_bytes())?;
    to.finish()
}

/// A message to a client.
enum Outgoing {
    Text(String),
    /// Checks whether the client is still connected.
    Ping,
}

/// Writes a message to the buffer of the socket, which is sent when it is full or flushed. Long messages
/// in the compact format are compressed, and so are binary.
async fn feed(socket: &mut Socket, format: UpdateFormat, outgoing: Outgoing) -> Result<(), Error> {
    let (text, mut kind) = match outgoing {
        Outgoing::Ping => return socket.feed(Message::Ping(Bytes::new())).await,
        Outgoing::Text(text)
            if format == UpdateFormat::Compact && text.len() >= WORTH_COMPRESSING =>
        {
            (Bytes::from(compressed(&text)?), Data::Binary)
        }
        Outgoing::Text(text) => (Bytes::from(text), Data::Text),
    };
    for from in (0..text.len()).step_by(LARGEST_FRAME) {
        let to = text.len().min(from + LARGEST_FRAME);
        let frame = Frame::message(text.slice(from..to), OpCode::Data(kind), to == text.len());
        socket.feed(Message::Frame(frame)).await?;
        kind = Data::Continue;
    }
    Ok(())
}

//! A client of the socket of a table, which keeps the same state as a browser or a program.

use std::collections::{BTreeMap, VecDeque};
use std::io::Read as _;

use flate2::read::DeflateDecoder;
use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::http::Request;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{WebSocketStream, client_async};
use ui::assets::fingerprint;

use super::http::TIMEOUT;
use super::page::{buttons, lines};
use super::visitor::{Visitor, options};

/// The format of updates over a socket.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Form {
    Html,
    Compact,
    Json,
}

/// A client that follows a table and checks every update.
#[derive(Debug)]
pub(crate) struct SocketClient {
    socket: WebSocketStream<TcpStream>,
    form: Form,
    /// The parts of the page, by id.
    pub(crate) parts: BTreeMap<String, String>,
    /// The lines of the log, by number.
    pub(crate) log: BTreeMap<u64, String>,
    /// The lines of the chat, by number.
    pub(crate) chat: BTreeMap<u64, String>,
    /// The last update.
    pub(crate) last: Value,
    /// The sizes of all messages in bytes.
    pub(crate) sizes: Vec<usize>,
    /// All updates as text.
    pub(crate) updates: Vec<String>,
    answers: VecDeque<Value>,
    /// Whether a shared screen was turned to another seat, which may know of fewer changes.
    turned: bool,
    pub(crate) moved: Option<String>,
    /// Set once the socket is closed: with which code, if any.
    pub(crate) closed: Option<Option<u16>>,
}

/// The state of a client whose connection was closed.
#[derive(Clone, Debug)]
pub(crate) struct Memory {
    pub(crate) parts: BTreeMap<String, String>,
    log: BTreeMap<u64, String>,
    chat: BTreeMap<u64, String>,
    pub(crate) has: Value,
}

fn request(visitor: &Visitor, table: &str, query: &str, origin: Option<&str>) -> Request<()> {
    let address = format!("ws://{}/tables/{table}/socket{query}", visitor.address);
    let mut request = address.into_client_request().expect("an address");
    let headers = request.headers_mut();
    headers.insert("cookie", visitor.cookie().parse().expect("a cookie"));
    if let Some(origin) = origin {
        headers.insert("origin", origin.parse().expect("an origin"));
    }
    request
}

/// Opens a socket; its status if it is refused.
pub(crate) async fn open(
    visitor: &Visitor,
    table: &str,
    query: &str,
    origin: Option<&str>,
) -> Result<WebSocketStream<TcpStream>, u16> {
    let stream = TcpStream::connect(&visitor.address).await.expect("it listens");
    shake_hands(request(visitor, table, query, origin), stream).await
}

async fn shake_hands(
    request: Request<()>,
    stream: TcpStream,
) -> Result<WebSocketStream<TcpStream>, u16> {
    match client_async(request, stream).await {
        Ok((socket, _)) => Ok(socket),
        Err(Error::Http(response)) => Err(response.status().as_u16()),
        Err(error) => panic!("no answer to a handshake: {error}"),
    }
}

impl SocketClient {
    pub(crate) async fn open(visitor: &Visitor, table: &str, form: Form) -> Result<Self, u16> {
        let query = match form {
            Form::Html => "?form=html",
            Form::Compact => "?form=compact",
            Form::Json => "?form=json",
        };
        let mut client = Self::new(open(visitor, table, query, None).await?, form);
        client.say(&json!({ "resume": {} })).await;
        client.until(|client| client.last != Value::Null).await;
        Ok(client)
    }

    /// Connects again with the state from before.
    pub(crate) async fn come_back(visitor: &Visitor, table: &str, memory: Memory) -> Self {
        let socket = open(visitor, table, "?form=html", None).await.expect("it is let in");
        let Memory { parts, log, chat, has } = memory;
        let mut client = Self { parts, log, chat, ..Self::new(socket, Form::Html) };
        client.say(&json!({ "resume": has })).await;
        client.until(|client| client.last != Value::Null).await;
        client
    }

    /// Connects with a small receive buffer, so that the server notices that the client does not read.
    pub(crate) async fn open_narrow(visitor: &Visitor, table: &str) -> Self {
        let socket = TcpSocket::new_v4().expect("a socket");
        socket.set_recv_buffer_size(4096).expect("a small one");
        let address = visitor.address.parse().expect("an address");
        let stream = socket.connect(address).await.expect("it listens");
        let request = request(visitor, table, "?form=html", None);
        Self::new(shake_hands(request, stream).await.expect("it is let in"), Form::Html)
    }

    fn new(socket: WebSocketStream<TcpStream>, form: Form) -> Self {
        Self {
            socket,
            form,
            parts: BTreeMap::new(),
            log: BTreeMap::new(),
            chat: BTreeMap::new(),
            last: Value::Null,
            sizes: Vec::new(),
            updates: Vec::new(),
            answers: VecDeque::new(),
            turned: false,
            moved: None,
            closed: None,
        }
    }

    pub(crate) fn number(&self, field: &str) -> u64 {
        self.last[field].as_u64().unwrap_or_else(|| panic!("no {field} in {}", self.last))
    }

    /// The options: the buttons of the question, or the list for programs.
    pub(crate) fn options(&self) -> Vec<String> {
        match self.form {
            Form::Html | Form::Compact => buttons(&self.parts["prompt"], "choice"),
            Form::Json => options(&self.last),
        }
    }

    pub(crate) async fn send(&mut self, message: Message) {
        self.socket.send(message).await.expect("it can be sent");
    }

    pub(crate) async fn say(&mut self, message: &Value) {
        self.turned |= message.get("lift").is_some();
        self.send(Message::text(message.to_string())).await;
    }

    /// Says something and waits for the answer to it.
    pub(crate) async fn ask(&mut self, message: &Value) -> Value {
        self.say(message).await;
        self.answer().await
    }

    /// Makes a choice with the number and the ply that are due.
    pub(crate) async fn choose(&mut self, words: &str) -> Value {
        let (n, ply) = (self.number("n") + 1, self.number("ply"));
        self.ask(&json!({ "n": n, "ply": ply, "choose": words })).await
    }

    /// The next acknowledgement or refusal.
    pub(crate) async fn answer(&mut self) -> Value {
        self.until(|client| !client.answers.is_empty()).await;
        self.answers.pop_front().expect("an answer")
    }

    /// The code of the next refusal.
    pub(crate) async fn refusal(&mut self, message: &Value) -> String {
        let answer = self.ask(message).await;
        let code = answer["refused"]["code"].as_str();
        code.unwrap_or_else(|| panic!("{message} was not refused: {answer}")).to_owned()
    }

    /// Listens until it is so.
    pub(crate) async fn until(&mut self, so: impl Fn(&Self) -> bool) {
        while !so(self) {
            assert_eq!(self.closed, None, "the socket was closed; last heard: {}", self.last);
            self.hear().await;
        }
    }

    /// Listens until the socket is closed, and returns the code.
    pub(crate) async fn until_closed(&mut self) -> Option<u16> {
        loop {
            match self.closed {
                Some(code) => return code,
                None => self.hear().await,
            }
        }
    }

    /// The next message, apart from those that only keep the connection open: after a quiet minute a
    /// test fails, however often the server asks whether somebody is still there.
    async fn message(&mut self) -> Option<Result<Message, Error>> {
        loop {
            match self.socket.next().await {
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                other => return other,
            }
        }
    }

    /// Takes in the next message.
    async fn hear(&mut self) {
        let heard = tokio::time::timeout(TIMEOUT, self.message()).await;
        let heard = heard.unwrap_or_else(|_| panic!("nothing is said; last: {}", self.last));
        match heard {
            Some(Ok(Message::Text(text))) => {
                self.sizes.push(text.len());
                self.take(&text);
            }
            Some(Ok(Message::Binary(bytes))) => {
                self.sizes.push(bytes.len());
                let mut text = String::new();
                DeflateDecoder::new(&*bytes).read_to_string(&mut text).expect("compressed text");
                self.take(&text);
            }
            Some(Ok(Message::Close(frame))) => {
                self.closed = Some(frame.map(|frame| frame.code.into()));
            }
            Some(Ok(_)) => {}
            Some(Err(_)) | None => self.closed = Some(None),
        }
    }

    fn take(&mut self, text: &str) {
        let message: Value = serde_json::from_str(text).expect("JSON");
        if message.get("ack").is_some() || message.get("refused").is_some() {
            self.answers.push_back(message);
        } else if let Some(to) = message["moved"].as_str() {
            self.moved = Some(to.to_owned());
        } else {
            self.updates.push(text.to_owned());
            self.update(message);
        }
    }

    /// Takes in an update as docs/protocol.md says, and checks what it promises.
    fn update(&mut self, update: Value) {
        let seq = update["seq"].as_u64().expect("seq");
        if self.last != Value::Null && !std::mem::take(&mut self.turned) {
            let before = self.number("seq");
            assert!(seq == before || seq == before + 1, "{seq} after {before}: {update}");
        }
        if self.form != Form::Json {
            self.put(&update);
        }
        take_lines(&mut self.log, &update["log"], 'l');
        take_lines(&mut self.chat, &update["chat"], 'c');
        self.last = update;
    }

    fn put(&mut self, update: &Value) {
        for (id, edit) in update["edit"].as_object().into_iter().flatten() {
            let units: Vec<u16> = self.parts[id].encode_utf16().collect();
            let length = |n: usize| edit[n].as_u64().and_then(|n| n.try_into().ok());
            let start: usize = length(0).expect("a length");
            let end = units.len() - length(1).expect("a length");
            let middle: Vec<u16> = edit[2].as_str().expect("a text").encode_utf16().collect();
            let whole = [&units[..start], &middle, &units[end..]].concat();
            let html = String::from_utf16(&whole).expect("whole characters");
            let hash = format!("{:08x}", fingerprint(&html));
            assert_eq!(update["hashes"][id], hash.as_str(), "the hash of {id}");
            self.parts.insert(id.clone(), html);
        }
        for (id, html) in update["put"].as_object().into_iter().flatten() {
            let html = html.as_str().expect("HTML");
            let hash = format!("{:08x}", fingerprint(html));
            assert_eq!(update["hashes"][id], hash.as_str(), "the hash of {id}");
            self.parts.insert(id.clone(), html.to_owned());
        }
        let hash = format!("{:08x}", self.sum());
        assert_eq!(update["hash"], hash.as_str(), "something is missing after {update}");
    }

    /// The sum of the hashes of all parts.
    fn sum(&self) -> u32 {
        let hashes = self.parts.values().map(|html| fingerprint(html));
        hashes.fold(0, u32::wrapping_add)
    }

    /// The content of a `resume` message.
    pub(crate) fn has(&self) -> Value {
        let hash = |html: &String| format!("{:08x}", fingerprint(html));
        let parts: BTreeMap<_, _> = self.parts.iter().map(|(id, html)| (id, hash(html))).collect();
        let next = |lines: &BTreeMap<u64, String>| lines.keys().next_back().map_or(0, |n| n + 1);
        let (log, chat) = (next(&self.log), next(&self.chat));
        json!({ "seq": self.number("seq"), "parts": parts, "log": log, "chat": chat })
    }

    /// Disconnects and returns the state for later.
    pub(crate) fn leave(self) -> Memory {
        let has = self.has();
        Memory { parts: self.parts, log: self.log, chat: self.chat, has }
    }
}

fn take_lines(known: &mut BTreeMap<u64, String>, new: &Value, kind: char) {
    let (Some(from), Some(html)) = (new["from"].as_u64(), new["html"].as_str()) else { return };
    known.split_off(&from);
    known.extend(lines(html, kind));
}

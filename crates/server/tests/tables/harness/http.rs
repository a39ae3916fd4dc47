//! A small HTTP client for tests.

use std::time::Duration;

use serde_json::Value;
use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::TcpStream;

/// The time after which a test that waits fails, also on a busy machine.
pub(crate) const TIMEOUT: Duration = Duration::from_secs(60);

/// The response of a server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    headers: Vec<(String, String)>,
    pub(crate) body: String,
}

impl Answer {
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        let mut found = self.headers.iter().filter(|(header, _)| header == name);
        found.next().map(|(_, value)| value.as_str())
    }

    pub(crate) fn all<'a>(&'a self, name: &str) -> impl Iterator<Item = &'a str> {
        let wanted = name.to_owned();
        self.headers.iter().filter(move |(name, _)| *name == wanted).map(|(_, value)| &**value)
    }

    /// The media type without its parameters.
    pub(crate) fn media(&self) -> &str {
        self.header("content-type").unwrap_or("").split(';').next().unwrap_or("")
    }

    /// Where it leads.
    pub(crate) fn location(&self) -> &str {
        self.header("location").unwrap_or_else(|| panic!("it leads nowhere: {self:?}"))
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|_| panic!("no JSON: {self:?}"))
    }

    /// The code of a refusal; empty if it is none.
    pub(crate) fn refusal(&self) -> String {
        self.json()["refused"]["code"].as_str().unwrap_or_default().to_owned()
    }
}

/// Sends a request and reads the whole answer.
pub(crate) async fn ask(address: &str, request: &str, headers: &str, body: &str) -> Answer {
    let talk = async {
        let mut stream = TcpStream::connect(address).await.expect("it listens");
        let length = body.len();
        let head = format!(
            "{request} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\
             content-length: {length}\r\n{headers}\r\n{body}"
        );
        stream.write_all(head.as_bytes()).await.expect("it reads");
        read(&mut BufReader::new(stream)).await
    };
    tokio::time::timeout(TIMEOUT, talk).await.unwrap_or_else(|_| panic!("no answer to {request}"))
}

async fn read(stream: &mut BufReader<TcpStream>) -> Answer {
    let first = line(stream).await;
    let status = first.split(' ').nth(1).and_then(|status| status.parse().ok());
    let status = status.unwrap_or_else(|| panic!("no status: {first}"));
    let mut headers = Vec::new();
    loop {
        let line = line(stream).await;
        let Some((name, value)) = line.split_once(':') else { break };
        headers.push((name.to_lowercase(), value.trim().to_owned()));
    }
    let mut answer = Answer { status, headers, body: String::new() };
    let bytes = match answer.header("content-length").map(str::parse) {
        Some(length) => exactly(stream, length.expect("a length")).await,
        None if answer.header("transfer-encoding") == Some("chunked") => chunks(stream).await,
        None => Vec::new(),
    };
    answer.body = String::from_utf8(bytes).expect("text");
    answer
}

async fn line(stream: &mut BufReader<TcpStream>) -> String {
    let mut line = String::new();
    stream.read_line(&mut line).await.expect("a line");
    line.trim_end().to_owned()
}

async fn exactly(stream: &mut BufReader<TcpStream>, length: usize) -> Vec<u8> {
    let mut bytes = vec![0; length];
    stream.read_exact(&mut bytes).await.expect("as much as announced");
    bytes
}

async fn chunks(stream: &mut BufReader<TcpStream>) -> Vec<u8> {
    let mut all = Vec::new();
    loop {
        let length = usize::from_str_radix(&line(stream).await, 16).expect("a length");
        all.extend(exactly(stream, length).await);
        line(stream).await;
        if length == 0 {
            return all;
        }
    }
}

/// The fields as a form sends them.
pub(crate) fn form(fields: &[(&str, &str)]) -> String {
    let pairs = fields.iter().map(|(name, value)| format!("{}={}", encode(name), encode(value)));
    pairs.collect::<Vec<_>>().join("&")
}

fn encode(text: &str) -> String {
    let byte = |byte: u8| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' | b'.' | b'~' => {
            char::from(byte).to_string()
        }
        other => format!("%{other:02X}"),
    };
    text.bytes().map(byte).collect()
}

//! Clients of the server: they take a seat over HTTP and play over a WebSocket.

use std::sync::Arc;

use futures_util::StreamExt as _;
use futures_util::stream;
use http_body_util::{BodyExt as _, Full};
use hyper::body::Bytes;
use hyper::header::{ACCEPT, CONTENT_TYPE, COOKIE, HOST, LOCATION, SET_COOKIE};
use hyper::{Request, Response};
use hyper_util::rt::TokioIo;
use indicatif::ProgressBar;
use table::replay::Sheet;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, client_async_with_config};

/// A WebSocket connection to the server.
pub(super) type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// The number of tables that are created at the same time.
const MAX_CONCURRENT: usize = 16;

/// A client with a seat, which its cookie proves.
#[derive(Clone, Debug)]
pub(super) struct Client {
    cookie: String,
}

/// A table and its clients, one in each seat.
#[derive(Clone, Debug)]
pub(super) struct SeatedClients {
    pub(super) table: String,
    pub(super) seats: Vec<Client>,
}

/// The number of seats at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub(crate) enum TableSize {
    /// One against one.
    #[value(name = "2")]
    Two,
    /// Everyone against everyone.
    #[value(name = "3")]
    Three,
    /// Two against two.
    #[value(name = "4")]
    Four,
}

impl TableSize {
    /// The number in the command.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Self::Two => "2",
            Self::Three => "3",
            Self::Four => "4",
        }
    }

    /// The setup as the form of a new table has it, and the names of the seats.
    const fn setup(self) -> (&'static str, &'static [&'static str]) {
        match self {
            Self::Two => ("", &["empire", "rebels"]),
            Self::Three => {
                ("&set.factions=empire,mandalorians,rebels", &["empire", "mandalorians", "rebels"])
            }
            Self::Four => (
                "&set.factions=teams&set.team_one=empire%2Bmandalorians&set.team_two=rebels%2Brepublic",
                &["empire", "rebels", "mandalorians", "republic"],
            ),
        }
    }
}

impl SeatedClients {
    /// Loads the page of the table once for each client.
    pub(super) async fn load_page(&self, address: &str) -> Result<(), String> {
        for client in &self.seats {
            client.page(address, &self.table).await?;
        }
        Ok(())
    }
}

/// Creates tables with a client in each seat, of these sizes in turn.
pub(super) async fn set_up(
    address: &str,
    tables: usize,
    sizes: &[TableSize],
    bar: &ProgressBar,
) -> Result<Vec<SeatedClients>, String> {
    let address: Arc<str> = address.into();
    let sizes: Vec<TableSize> = sizes.iter().copied().cycle().take(tables).collect();
    let made = stream::iter(sizes).map(|size| create_table(Arc::clone(&address), size));
    let mut made = made.buffer_unordered(MAX_CONCURRENT);
    let mut all = Vec::with_capacity(tables);
    while let Some(seated) = made.next().await {
        all.push(seated?);
        bar.inc(1);
    }
    bar.finish_and_clear();
    Ok(all)
}

async fn create_table(address: Arc<str>, size: TableSize) -> Result<SeatedClients, String> {
    let (setup, names) = size.setup();
    let seat =
        |(n, name): (usize, &&str)| format!("&seat.{name}={}", if n == 0 { "me" } else { "open" });
    let sitters: String = names.iter().enumerate().map(seat).collect();
    let form = format!("game=deckbuilding{setup}{sitters}");
    let created = http_request(&address, "POST", "/tables", None, &form).await?;
    let to = header(&created, LOCATION.as_str())?;
    let table = to.strip_prefix("/tables/").ok_or("no table was created")?.to_owned();
    let mut seats = vec![Client { cookie: cookie(&created)? }];
    for name in &names[1..] {
        let sit = format!("/tables/{table}/seats/{name}");
        let sat = http_request(&address, "POST", &sit, None, "name=").await?;
        seats.push(Client { cookie: cookie(&sat)? });
    }
    Ok(SeatedClients { table, seats })
}

/// Sends one HTTP request over a new connection.
async fn http_request(
    address: &str,
    method: &str,
    path: &str,
    client: Option<&Client>,
    form: &str,
) -> Result<Response<Bytes>, String> {
    let stream = TcpStream::connect(address).await.map_err(|error| error.to_string())?;
    let shaken = hyper::client::conn::http1::handshake(TokioIo::new(stream)).await;
    let (mut sender, connection) = shaken.map_err(|error| error.to_string())?;
    let connection = tokio::spawn(connection);
    let mut request = Request::builder()
        .method(method)
        .uri(path)
        .header(HOST, address)
        .header(ACCEPT, "*/*")
        .header(CONTENT_TYPE, "application/x-www-form-urlencoded");
    if let Some(client) = client {
        request = request.header(COOKIE, &client.cookie);
    }
    let body = Full::new(Bytes::copy_from_slice(form.as_bytes()));
    let request = request.body(body).map_err(|error| error.to_string())?;
    let response = sender.send_request(request).await.map_err(|error| error.to_string())?;
    let (parts, body) = response.into_parts();
    let body = body.collect().await.map_err(|error| error.to_string())?.to_bytes();
    drop(sender);
    connection.abort();
    if parts.status.is_client_error() || parts.status.is_server_error() {
        return Err(format!("{method} {path} was answered with {}", parts.status));
    }
    Ok(Response::from_parts(parts, body))
}

fn header<'r>(response: &'r Response<Bytes>, name: &str) -> Result<&'r str, String> {
    let found = response.headers().get(name).and_then(|value| value.to_str().ok());
    found.ok_or_else(|| format!("the answer has no {name}"))
}

fn cookie(response: &Response<Bytes>) -> Result<String, String> {
    let whole = header(response, SET_COOKIE.as_str())?;
    Ok(whole.split(';').next().unwrap_or("").to_owned())
}

impl Client {
    /// Opens a WebSocket to the table, as a browser does.
    pub(super) async fn connect(&self, address: &str, table: &str) -> Result<Socket, String> {
        let url = format!("ws://{address}/tables/{table}/socket?form=html");
        let mut request = url.into_client_request().map_err(|error| error.to_string())?;
        let cookie = self.cookie.parse().map_err(|_| "the cookie is invalid".to_owned())?;
        request.headers_mut().insert(COOKIE, cookie);
        let stream = TcpStream::connect(address).await.map_err(|error| error.to_string())?;
        stream.set_nodelay(true).map_err(|error| error.to_string())?;
        let config = WebSocketConfig::default().read_buffer_size(16 << 10).write_buffer_size(0);
        let stream = MaybeTlsStream::Plain(stream);
        let opened = client_async_with_config(request, stream, Some(config)).await;
        opened.map(|(socket, _)| socket).map_err(|error| error.to_string())
    }

    /// Loads the page of the table.
    pub(super) async fn page(&self, address: &str, table: &str) -> Result<String, String> {
        let answer =
            http_request(address, "GET", &format!("/tables/{table}"), Some(self), "").await?;
        String::from_utf8(answer.into_body().to_vec()).map_err(|error| error.to_string())
    }

    /// Returns the choices in the record of the match.
    pub(super) async fn record(&self, address: &str, table: &str) -> Result<Vec<String>, String> {
        let path = format!("/tables/{table}/record");
        let answer = http_request(address, "GET", &path, Some(self), "").await?;
        let text = String::from_utf8(answer.into_body().to_vec()).map_err(|e| e.to_string())?;
        let sheet = Sheet::read(&text).map_err(|fault| fault.to_string())?;
        // These tables have no secret choices.
        Ok(sheet.lines.into_iter().map(|line| line.choice.unwrap_or_default()).collect())
    }
}

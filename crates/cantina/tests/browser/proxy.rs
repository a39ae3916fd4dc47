//! A proxy between browser and server that simulates network failures.

use std::net::SocketAddr;

use tokio::io::{AsyncRead, AsyncReadExt as _, AsyncWrite, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// The state of the network.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum State {
    /// Everything is forwarded.
    Whole,
    /// Requests are forwarded; answers are dropped.
    AnswersLost,
    /// Connections are closed and new ones refused.
    Cut,
}

/// A proxy with a fixed address for browsers; the server's address may change.
pub(crate) struct Proxy {
    address: SocketAddr,
    state: watch::Sender<State>,
    server: watch::Sender<SocketAddr>,
}

impl Proxy {
    pub(crate) async fn start(server: SocketAddr) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let address = listener.local_addr().expect("an address");
        let (state, states) = watch::channel(State::Whole);
        let (server, servers) = watch::channel(server);
        tokio::spawn(accept(listener, states, servers));
        Self { address, state, server }
    }

    pub(crate) fn address(&self) -> SocketAddr {
        self.address
    }

    /// Changes the address of the server.
    pub(crate) fn set_server(&self, server: SocketAddr) {
        self.server.send_replace(server);
    }

    pub(crate) fn cut(&self) {
        self.state.send_replace(State::Cut);
    }

    /// Drops the server's answers from now on.
    pub(crate) fn lose_answers(&self) {
        self.state.send_replace(State::AnswersLost);
    }

    pub(crate) fn restore(&self) {
        self.state.send_replace(State::Whole);
    }
}

async fn accept(
    listener: TcpListener,
    states: watch::Receiver<State>,
    servers: watch::Receiver<SocketAddr>,
) {
    while let Ok((browser, _)) = listener.accept().await {
        if *states.borrow() == State::Cut {
            continue;
        }
        let states = states.clone();
        let server = *servers.borrow();
        tokio::spawn(async move {
            // If the server is down, the browser's connection closes, as on a broken network.
            let Ok(server) = TcpStream::connect(server).await else { return };
            connect(browser, server, states).await;
        });
    }
}

/// Copies bytes both ways until one end closes or the network is cut.
async fn connect(browser: TcpStream, server: TcpStream, mut states: watch::Receiver<State>) {
    let (from_browser, to_browser) = browser.into_split();
    let (from_server, to_server) = server.into_split();
    let answers = states.clone();
    let lost = move || *answers.borrow() == State::AnswersLost;
    tokio::select! {
        () = carry(from_browser, to_server, || false) => {}
        () = carry(from_server, to_browser, lost) => {}
        // The sender is dropped with the test.
        _ = states.wait_for(|state| *state == State::Cut) => {}
    }
}

async fn carry(
    mut from: impl AsyncRead + Unpin,
    mut to: impl AsyncWrite + Unpin,
    lost: impl Fn() -> bool,
) {
    let mut buffer = vec![0; 16 << 10];
    while let Ok(count @ 1..) = from.read(&mut buffer).await {
        if !lost() && to.write_all(&buffer[..count]).await.is_err() {
            break;
        }
    }
}

//! The network between browser and server, as far as a test can break it.

use std::net::SocketAddr;

use tokio::io::{AsyncRead, AsyncReadExt as _, AsyncWrite, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// How the network is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum State {
    /// Everything arrives.
    Whole,
    /// What the browser says arrives; the answers are lost.
    AnswersLost,
    /// Nothing arrives: connections break, and no new one is made.
    Cut,
}

/// A line with one end for browsers, which stays, and one at the server, which may move.
pub(crate) struct Line {
    address: SocketAddr,
    state: watch::Sender<State>,
    server: watch::Sender<SocketAddr>,
}

impl Line {
    pub(crate) async fn lay(server: SocketAddr) -> Self {
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

    /// From now on the server is there.
    pub(crate) fn lead_to(&self, server: SocketAddr) {
        self.server.send_replace(server);
    }

    pub(crate) fn cut(&self) {
        self.state.send_replace(State::Cut);
    }

    /// Lets the server hear, and nobody hear the server.
    pub(crate) fn lose_answers(&self) {
        self.state.send_replace(State::AnswersLost);
    }

    pub(crate) fn heal(&self) {
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
        let (states, server) = (states.clone(), *servers.borrow());
        tokio::spawn(async move {
            // A server that has died is met like a broken line: the browser's connection breaks.
            let Ok(server) = TcpStream::connect(server).await else { return };
            connect(browser, server, states).await;
        });
    }
}

/// Carries bytes both ways until an end breaks or the line is cut.
async fn connect(browser: TcpStream, server: TcpStream, mut states: watch::Receiver<State>) {
    let (from_browser, to_browser) = browser.into_split();
    let (from_server, to_server) = server.into_split();
    let answers = states.clone();
    let lost = move || *answers.borrow() == State::AnswersLost;
    tokio::select! {
        () = carry(from_browser, to_server, || false) => {}
        () = carry(from_server, to_browser, lost) => {}
        // The sender goes with the test.
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

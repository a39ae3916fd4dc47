//! The server under test: the real binary, on data of its own, behind a line that can be cut.

use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use serde_json::{Value, json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::time::Instant;

use crate::line::Line;

/// A server and the address people reach it at, which stays the same when it is started again.
pub(crate) struct House {
    served: Served,
    data: PathBuf,
    pub(crate) line: Line,
}

/// The process; it ends with the test.
struct Served {
    child: Child,
    address: SocketAddr,
}

impl House {
    /// Opens a house with nothing in it. Every test has a word of its own.
    pub(crate) async fn open(word: &str) -> Self {
        let data = own_folder(word);
        let served = serve(&data);
        let line = Line::lay(served.address).await;
        Self { served, data, line }
    }

    /// The address of a page.
    pub(crate) fn page(&self, path: &str) -> String {
        format!("http://{}{path}", self.line.address())
    }

    /// The server dies without a chance to say or keep anything.
    pub(crate) fn kill(&mut self) {
        self.served.child.kill().expect("the server is killed");
        self.served.child.wait().expect("the server has ended");
    }

    /// Starts it again on what it had kept, at another port behind the same address.
    pub(crate) fn start_again(&mut self) {
        self.served = serve(&self.data);
        self.line.lead_to(self.served.address);
    }

    /// Waits until so many choices were made at a table; asked of the server itself, past the line.
    pub(crate) async fn until_ply(&self, table: &str, ply: u64) {
        let end = Instant::now() + Duration::from_secs(20);
        let mut known = json!(null);
        while known["ply"] != ply {
            assert!(Instant::now() < end, "choice {ply} was never made: {known}");
            known = self.look(table).await;
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }

    /// The table as somebody sees it who only watches.
    async fn look(&self, table: &str) -> Value {
        let address = self.served.address;
        let mut stream = TcpStream::connect(address).await.expect("the server listens");
        let request = format!(
            "GET {table} HTTP/1.1\r\nHost: {address}\r\nAccept: application/json\r\nConnection: close\r\n\r\n"
        );
        stream.write_all(request.as_bytes()).await.expect("the server reads");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.expect("the server answers");
        let (_, body) = answer.split_once("\r\n\r\n").expect("an answer with a body");
        serde_json::from_str(body).unwrap_or_else(|error| panic!("{error}: {answer}"))
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        // It may have been killed by the test.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A folder for this test alone, empty.
pub(crate) fn own_folder(word: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("browser").join(word);
    match std::fs::remove_dir_all(&folder) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => {
            panic!("{} cannot be emptied: {error}", folder.display())
        }
        _ => folder,
    }
}

fn serve(data: &Path) -> Served {
    let mut command = Command::new(env!("CARGO_BIN_EXE_cantina"));
    command.env("LC_ALL", "C");
    command.args(["serve", "--addr", "127.0.0.1:0", "--pace", "0", "--data"]).arg(data);
    command.stdin(Stdio::null()).stdout(Stdio::piped());
    let mut child = command.spawn().expect("the server starts");
    let mut line = String::new();
    let mut out = BufReader::new(child.stdout.take().expect("the server speaks"));
    out.read_line(&mut line).expect("the server says where it is");
    let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next());
    let address = address.and_then(|address| address.parse().ok());
    let address = address.unwrap_or_else(|| panic!("no address in {line:?}"));
    Served { child, address }
}

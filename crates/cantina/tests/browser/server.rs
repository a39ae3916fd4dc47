//! The server under test: the real program with its own data, behind a proxy that can break the
//! connection.

use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use serde_json::{Value, json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::time::Instant;

use crate::proxy::Proxy;

/// The number from which tables are dealt, so that a test plays the same games every time.
const SEED: u64 = 16;

/// A server and a proxy in front of it, whose address survives a restart.
pub(crate) struct TestServer {
    process: ServerProcess,
    data: PathBuf,
    seed: u64,
    pub(crate) proxy: Proxy,
}

/// The process, killed at the end of the test.
struct ServerProcess {
    child: Child,
    address: SocketAddr,
}

impl TestServer {
    /// Starts a server without data. Every test uses a different word.
    pub(crate) async fn start(word: &str) -> Self {
        Self::start_dealing(word, SEED).await
    }

    /// Starts a server without data whose tables are dealt from this number.
    pub(crate) async fn start_dealing(word: &str, seed: u64) -> Self {
        let data = own_folder(word);
        let process = serve(&data, seed);
        let proxy = Proxy::start(process.address).await;
        Self { process, data, seed, proxy }
    }

    /// The address of a page.
    pub(crate) fn page(&self, path: &str) -> String {
        format!("http://{}{path}", self.proxy.address())
    }

    /// Kills the server without a chance to finish or save anything.
    pub(crate) fn kill(&mut self) {
        self.process.child.kill().expect("the server is killed");
        self.process.child.wait().expect("the server has ended");
    }

    /// Restarts the server on the same data, at another port behind the same proxy.
    pub(crate) fn restart(&mut self) {
        self.process = serve(&self.data, self.seed);
        self.proxy.set_server(self.process.address);
    }

    /// Waits until this number of choices was made at a table, asking the server without the proxy.
    pub(crate) async fn until_ply(&self, table: &str, ply: u64) {
        let end = Instant::now() + Duration::from_secs(20);
        let mut known = json!(null);
        while known["ply"] != ply {
            assert!(Instant::now() < end, "choice {ply} was never made: {known}");
            known = self.table_state(table).await;
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }

    /// The table as a watcher sees it.
    async fn table_state(&self, table: &str) -> Value {
        let address = self.process.address;
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

impl Drop for ServerProcess {
    fn drop(&mut self) {
        // The test may have killed it already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Creates an empty folder for one test.
pub(crate) fn own_folder(word: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("browser").join(word);
    match std::fs::remove_dir_all(&folder) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => {
            panic!("{} cannot be emptied: {error}", folder.display())
        }
        _ => folder,
    }
}

fn serve(data: &Path, seed: u64) -> ServerProcess {
    let mut command = Command::new(env!("CARGO_BIN_EXE_cantina"));
    command.env("LC_ALL", "C");
    command.args(["serve", "--addr", "127.0.0.1:0", "--pace", "0"]);
    command.args(["--seed", &seed.to_string(), "--data"]).arg(data);
    command.stdin(Stdio::null()).stdout(Stdio::piped());
    let mut child = command.spawn().expect("the server starts");
    let mut line = String::new();
    let mut out = BufReader::new(child.stdout.take().expect("the server has an output"));
    out.read_line(&mut line).expect("the server prints its address");
    let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next());
    let address = address.and_then(|address| address.parse().ok());
    let address = address.unwrap_or_else(|| panic!("no address in {line:?}"));
    ServerProcess { child, address }
}

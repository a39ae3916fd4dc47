//! The server of a load run: another process of this same program, on a core of its own.

use std::fs;
use std::io::{BufRead as _, BufReader};
use std::net::TcpListener;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use tokio::net::TcpStream;
use tokio::time::{Instant, sleep};

use super::{CORES, broken, pin};
use crate::trouble::Trouble;

/// A server and the folder it keeps its games in; both go when the run ends.
pub(super) struct House {
    child: Child,
    data: PathBuf,
    database: Option<String>,
    pub(super) address: String,
}

impl House {
    /// Starts a server with nothing in it.
    pub(super) fn open(database: Option<&str>) -> Result<Self, Trouble> {
        let data = std::env::temp_dir().join(format!("cantina-load-{}", std::process::id()));
        fs::create_dir_all(&data)?;
        // The address must stay the same when the server is killed and started again.
        let free = TcpListener::bind("127.0.0.1:0")?.local_addr()?.to_string();
        let database = database.map(str::to_owned);
        let child = start(&free, &data, database.as_deref())?;
        Ok(Self { child, data, database, address: free })
    }

    /// Bytes of memory the server has.
    pub(super) fn resident(&self) -> Result<u64, Trouble> {
        let path = format!("/proc/{}/status", self.child.id());
        let status = fs::read_to_string(path)?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kilobytes =
            line.and_then(|line| line.trim().trim_end_matches(" kB").parse::<u64>().ok());
        kilobytes.map(|n| n * 1024).ok_or_else(|| broken("the memory of the server is unknown"))
    }

    /// Kills the server without warning and starts another on the same data.
    pub(super) async fn kill_and_restart(&mut self) -> Result<(), Trouble> {
        self.child.kill()?;
        self.child.wait()?;
        self.child = start(&self.address, &self.data, self.database.as_deref())?;
        let limit = Instant::now() + Duration::from_secs(10);
        while TcpStream::connect(&self.address).await.is_err() {
            if Instant::now() > limit {
                return Err(broken("the server did not come back"));
            }
            sleep(Duration::from_millis(10)).await;
        }
        Ok(())
    }
}

impl Drop for House {
    fn drop(&mut self) {
        // Nothing of the run is kept; what cannot be removed is left to the system.
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = fs::remove_dir_all(&self.data);
    }
}

/// A child inherits the core of the thread that starts it.
fn start(address: &str, data: &PathBuf, database: Option<&str>) -> Result<Child, Trouble> {
    pin(CORES.0);
    let mut command = Command::new(std::env::current_exe()?);
    command.args(["serve", "--addr", address, "--threads", "1", "--pace", "0"]);
    match database {
        Some(database) => command.args(["--database", database]),
        None => command.arg("--data").arg(data),
    };
    let child = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn();
    pin(CORES.1);
    let mut child = child?;
    let out = child.stdout.take().ok_or_else(|| broken("the server is silent"))?;
    let mut line = String::new();
    BufReader::new(out).read_line(&mut line)?;
    if line.contains("http://") {
        return Ok(child);
    }
    Err(broken("the server did not start"))
}

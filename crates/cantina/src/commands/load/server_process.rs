//! The server of a load run: this program in another process, on its own core.

use std::fs;
use std::io::{BufRead as _, BufReader};
use std::net::TcpListener;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use tokio::net::TcpStream;
use tokio::time::{Instant, sleep};

use super::{CORES, pin, run_failed};
use crate::error::CommandError;

/// A server process and its data folder; dropping it ends the process and removes the folder.
pub(super) struct ServerProcess {
    child: Child,
    data: PathBuf,
    database: Option<String>,
    pub(super) address: String,
}

impl ServerProcess {
    /// Starts a server with an empty database.
    pub(super) fn start(database: Option<&str>) -> Result<Self, CommandError> {
        let data = std::env::temp_dir().join(format!("cantina-load-{}", std::process::id()));
        fs::create_dir_all(&data)?;
        // The address must stay the same when the server is killed and started again.
        let free = TcpListener::bind("127.0.0.1:0")?.local_addr()?.to_string();
        let database = database.map(str::to_owned);
        let child = spawn_server(&free, &data, database.as_deref())?;
        Ok(Self { child, data, database, address: free })
    }

    /// Resident memory of the server, in bytes.
    pub(super) fn resident(&self) -> Result<u64, CommandError> {
        let path = format!("/proc/{}/status", self.child.id());
        let status = fs::read_to_string(path)?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kilobytes =
            line.and_then(|line| line.trim().trim_end_matches(" kB").parse::<u64>().ok());
        kilobytes
            .map(|n| n * 1024)
            .ok_or_else(|| run_failed("the memory use of the server cannot be read"))
    }

    /// Kills the server without warning and starts another on the same data.
    pub(super) async fn kill_and_restart(&mut self) -> Result<(), CommandError> {
        self.child.kill()?;
        self.child.wait()?;
        self.child = spawn_server(&self.address, &self.data, self.database.as_deref())?;
        let limit = Instant::now() + Duration::from_secs(10);
        while TcpStream::connect(&self.address).await.is_err() {
            if Instant::now() > limit {
                return Err(run_failed("the server did not restart"));
            }
            sleep(Duration::from_millis(10)).await;
        }
        Ok(())
    }
}

impl Drop for ServerProcess {
    fn drop(&mut self) {
        // Failures leave only temporary files behind.
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = fs::remove_dir_all(&self.data);
    }
}

/// Starts the process. A child inherits the core of the thread that starts it.
fn spawn_server(
    address: &str,
    data: &PathBuf,
    database: Option<&str>,
) -> Result<Child, CommandError> {
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
    let out = child.stdout.take().ok_or_else(|| run_failed("the server has no output"))?;
    let mut line = String::new();
    BufReader::new(out).read_line(&mut line)?;
    if line.contains("http://") {
        return Ok(child);
    }
    Err(run_failed("the server did not start"))
}

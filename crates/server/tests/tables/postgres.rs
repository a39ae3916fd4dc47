//! A PostgreSQL server of a test's own.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::atomic::{AtomicU32, Ordering};

/// Where Debian puts the programs of each version.
const VERSIONS: &str = "/usr/lib/postgresql";
/// Its socket lies in its folder, and the system allows only short names for sockets.
const FOLDERS: &str = "/tmp";

/// A running server, reached over a socket in its folder; it is stopped when the test ends.
#[derive(Debug)]
pub(crate) struct Cluster {
    programs: PathBuf,
    folder: PathBuf,
}

impl Cluster {
    pub(crate) fn start() -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("cantina-postgres-{}-{number}", std::process::id());
        let folder = Path::new(FOLDERS).join(name);
        let cluster = Self { programs: programs(), folder };
        let folder = cluster.folder.display().to_string();
        cluster
            .run("initdb", &["-A", "trust", "-U", "postgres", "-E", "UTF8", "-N", "-D", &folder]);
        let log = format!("{folder}/log");
        // No address but the socket; nothing here has to survive a power cut.
        let options = format!("-c listen_addresses='' -c fsync=off -k {folder}");
        cluster.run("pg_ctl", &["-w", "-D", &folder, "-l", &log, "-o", &options, "start"]);
        cluster
    }

    /// A new database, and its address.
    pub(crate) fn database(&self, name: &str) -> String {
        let folder = self.folder.display().to_string();
        self.run("createdb", &["-h", &folder, "-U", "postgres", name]);
        format!("postgres://postgres@localhost/{name}?host={folder}")
    }

    fn run(&self, program: &str, arguments: &[&str]) {
        let Output { status, stdout, stderr } = self.output(program, arguments);
        let [out, error] = [stdout, stderr].map(|text| String::from_utf8_lossy(&text).into_owned());
        assert!(status.success(), "{program} failed: {out}{error}");
    }

    /// PostgreSQL does not run as root.
    fn output(&self, program: &str, arguments: &[&str]) -> Output {
        let program = self.programs.join(program);
        let mut command = if is_root() {
            let mut command = Command::new("runuser");
            command.args(["-u", "postgres", "--"]).arg(program);
            command
        } else {
            Command::new(program)
        };
        // A folder every user may be in.
        command.args(arguments).current_dir(FOLDERS).output().expect("it can be started")
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        let folder = self.folder.display().to_string();
        let stopped = self.output("pg_ctl", &["-w", "-m", "immediate", "-D", &folder, "stop"]);
        // While a test fails, this must not hide why.
        if stopped.status.success() {
            let _ = std::fs::remove_dir_all(&self.folder);
        }
    }
}

fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output().expect("the system says who runs this");
    id.stdout.trim_ascii() == b"0"
}

/// The folder with the programs of the newest version.
fn programs() -> PathBuf {
    let versions = std::fs::read_dir(VERSIONS).into_iter().flatten().filter_map(Result::ok);
    let folders = versions.map(|version| version.path().join("bin"));
    let newest = folders.filter(|folder| folder.join("initdb").is_file()).max();
    newest.unwrap_or_else(|| {
        panic!(
            "PostgreSQL is not installed: `cargo xtask test` installs it, \
             or run `apt-get install postgresql`"
        )
    })
}

//! `cantina serve` from the outside: start, stop, and errors.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

/// A server of this test, stopped when the test ends.
struct Served {
    child: Child,
    address: String,
}

fn command(data: &str) -> Command {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(data);
    let mut command = Command::new(env!("CARGO_BIN_EXE_cantina"));
    command.env("LC_ALL", "C");
    command.arg("serve").arg("--data").arg(folder);
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn serve(data: &str) -> Served {
    let mut child = command(data).args(["--addr", "127.0.0.1:0"]).spawn().expect("it starts");
    let mut line = String::new();
    let mut out = BufReader::new(child.stdout.take().expect("it speaks"));
    out.read_line(&mut line).expect("it says where it is");
    let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next());
    let address = address.unwrap_or_else(|| panic!("no address in {line:?}")).to_owned();
    Served { child, address }
}

impl Served {
    fn ask(&self, request: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).expect("it listens");
        write!(stream, "{request} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", self.address)
            .expect("it reads");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("it answers");
        answer
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        // The server may have stopped already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn it_prints_its_address_creates_a_database_and_stops_on_a_signal() {
    let mut served = serve("serve-starts");
    assert!(served.ask("GET /").contains("Cantina"));
    assert!(served.ask("GET /readyz").ends_with("ready\n"));
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("serve-starts");
    assert!(folder.join("cantina.sqlite").is_file());
    let told = Command::new("kill").args(["-TERM", &served.child.id().to_string()]).status();
    assert!(told.expect("it is told").success());
    assert_eq!(served.child.wait().expect("it stops").code(), Some(0));
}

#[test]
fn an_address_in_use_is_named_with_advice() {
    let taken = TcpListener::bind("127.0.0.1:0").expect("an address");
    let address = taken.local_addr().expect("an address").to_string();
    let output = command("serve-taken").args(["--addr", &address]).output().expect("it starts");
    let said = String::from_utf8(output.stderr).expect("text");
    assert_eq!(output.status.code(), Some(1), "{said}");
    assert!(said.contains(&address) && said.contains("--addr"), "{said}");
}

#[test]
fn a_folder_that_cannot_be_created_is_named() {
    let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("serve-no-folder");
    std::fs::write(&file, "not a folder").expect("the file is written");
    let output = command("serve-no-folder/inside").args(["--addr", "127.0.0.1:0"]).output();
    let output = output.expect("it starts");
    let said = String::from_utf8(output.stderr).expect("text");
    assert_eq!(output.status.code(), Some(1), "{said}");
    assert!(said.contains("serve-no-folder") && said.contains("--data"), "{said}");
}

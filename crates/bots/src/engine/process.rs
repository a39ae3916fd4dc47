//! A running program that reads and writes lines and cannot block the host.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TrySendError, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use serde::Serialize;

use super::command::EngineCommand;
use super::faults::EngineFailure;
use super::message::{Plain, ToEngine};

/// The limit of a line in bytes; no message is that long. A longer line is not read to its end.
const LONGEST_LINE: u64 = 64 * 1024;
/// The number of lines that may wait to be read, in either direction.
const WAITING_LINES: usize = 64;
/// The time a program has to end after `quit`.
const END_WITHIN: Duration = Duration::from_secs(2);

/// A line that the program printed, or the reason why it cannot be read.
type Line = Result<String, EngineFailure>;

/// The program, with a thread that writes to it and one that reads from it. Its error output goes
/// to that of the host.
#[derive(Debug)]
pub(super) struct Process {
    child: Child,
    to_write: SyncSender<String>,
    read: Receiver<Line>,
}

impl Process {
    pub(super) fn start(command: &EngineCommand) -> Result<Self, EngineFailure> {
        let mut program = Command::new(&command.program);
        program.args(&command.arguments).stdin(Stdio::piped()).stdout(Stdio::piped());
        // Ctrl-C must reach only the host, which may want to finish the game.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut program, 0);
        let cannot_start = |error: std::io::Error| EngineFailure::CannotStart(error.to_string());
        let mut child = program.spawn().map_err(cannot_start)?;
        let (to_write, lines) = sync_channel(WAITING_LINES);
        let (lines_read, read) = sync_channel(WAITING_LINES);
        if let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) {
            thread::spawn(move || write_lines(input, &lines));
            thread::spawn(move || read_lines(output, &lines_read));
        }
        Ok(Self { child, to_write, read })
    }

    /// Passes a message to the thread that writes.
    pub(super) fn send<V: Serialize>(
        &mut self,
        message: &ToEngine<'_, V>,
    ) -> Result<(), EngineFailure> {
        let line = serde_json::to_string(message).expect("messages have only text as keys");
        match self.to_write.try_send(line) {
            // If the program has ended, the reader reports it, after the last lines of the program.
            Ok(()) | Err(TrySendError::Disconnected(_)) => Ok(()),
            Err(TrySendError::Full(_)) => Err(EngineFailure::DoesNotRead),
        }
    }

    /// The next line, or `None` if there is none in time.
    pub(super) fn line(&mut self, until: Instant) -> Result<Option<String>, EngineFailure> {
        let left = until.saturating_duration_since(Instant::now());
        if left.is_zero() {
            return Ok(None);
        }
        match self.read.recv_timeout(left) {
            Ok(line) => line.map(Some),
            Err(RecvTimeoutError::Timeout) => Ok(None),
            Err(RecvTimeoutError::Disconnected) => {
                Err(EngineFailure::Ended(self.wait_for_end().and_then(|status| status.code())))
            }
        }
    }

    /// Waits a moment for the program to end.
    fn wait_for_end(&mut self) -> Option<ExitStatus> {
        let until = Instant::now() + END_WITHIN;
        loop {
            match self.child.try_wait() {
                Ok(None) if Instant::now() < until => thread::sleep(Duration::from_millis(2)),
                left => return left.ok().flatten(),
            }
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // If this fails, the program is killed below.
        let _ = self.send(&Plain::Quit);
        // Ends the thread that writes, which closes the input of the program.
        self.to_write = sync_channel(0).0;
        if self.wait_for_end().is_none() {
            let _ = self.child.kill();
            let _ = self.child.wait();
        }
    }
}

/// Writes lines until the sender or the program is gone.
fn write_lines(mut input: ChildStdin, lines: &Receiver<String>) {
    while let Ok(line) = lines.recv() {
        let line = line + "\n";
        if input.write_all(line.as_bytes()).and_then(|()| input.flush()).is_err() {
            return;
        }
    }
}

/// Reads lines until the program is gone, a line cannot be read, or the receiver is gone.
fn read_lines(output: ChildStdout, lines: &SyncSender<Line>) {
    let mut output = BufReader::new(output);
    while let Some(line) = read_line(&mut output) {
        let last = line.is_err();
        if lines.send(line).is_err() || last {
            return;
        }
    }
}

fn read_line(output: &mut impl BufRead) -> Option<Line> {
    let mut line = Vec::new();
    let read = output.take(LONGEST_LINE).read_until(b'\n', &mut line);
    if read.is_err() || line.is_empty() {
        return None;
    }
    if line.len() as u64 == LONGEST_LINE && line.last() != Some(&b'\n') {
        return Some(Err(EngineFailure::EndlessLine(LONGEST_LINE)));
    }
    let garbage = |line: std::string::FromUtf8Error| {
        EngineFailure::Garbage(String::from_utf8_lossy(line.as_bytes()).into_owned())
    };
    Some(String::from_utf8(line).map_err(garbage))
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn a_program_that_does_not_read_is_detected_and_killed() {
        let mut process = Process::start(&"engine:sleep 600".parse().unwrap()).unwrap();
        let long = "x".repeat(10_000);
        let message = ToEngine::View { decision: 1, view: &long, question: None, options: vec![] };
        // More than fits into the pipe and the queue.
        let sent: Result<(), EngineFailure> = (0..100).try_for_each(|_| process.send(&message));
        assert_eq!(sent, Err(EngineFailure::DoesNotRead));
        let number = process.child.id();
        drop(process);
        let is_there = std::path::Path::new("/proc").join(number.to_string()).exists();
        assert!(!is_there, "the program still runs");
    }
}

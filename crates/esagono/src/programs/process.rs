//! A process that is spoken to in lines.
//!
//! Two threads carry the lines, so that neither a process that does not read nor one that does not
//! write can hold the game up. They end with their pipes; nobody waits for them.

use std::io::{BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel};
use std::time::{Duration, Instant};

/// Bytes of an answer at most.
const LINE_MAX: u64 = 64 << 10;
/// Lines that wait to be read at most.
const WAITING_MAX: usize = 4;
/// How long a process may take to end by itself.
const GRACE: Duration = Duration::from_secs(1);
/// How often it is looked whether it has ended.
const LOOK: Duration = Duration::from_millis(5);

/// Why there is no answer.
#[derive(Debug)]
pub(super) enum Silence {
    /// It took too long.
    TimeOver,
    /// The process has ended, or has closed its output.
    Ended(String),
    /// What came cannot be read.
    Unreadable { sent: String, why: &'static str },
}

/// What came over the pipe.
enum Line {
    Text(String),
    TooLong(String),
    NotUtf8(String),
}

/// A process with its lines.
#[derive(Debug)]
pub(super) struct Process {
    child: Child,
    /// Given up first when the process is let go: the end of its input tells it so.
    requests: Option<Sender<String>>,
    answers: Receiver<Line>,
}

impl Process {
    /// Starts a process; what it writes to standard error is shown as it comes.
    pub(super) fn start(file: &Path, args: &[String]) -> std::io::Result<Self> {
        let mut command = Command::new(file);
        command.args(args).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = command.spawn()?;
        let (requests, lines) = channel::<String>();
        if let Some(mut input) = child.stdin.take() {
            std::thread::spawn(move || {
                for line in lines {
                    let sent = input.write_all(line.as_bytes()).and_then(|()| input.flush());
                    if sent.is_err() {
                        return;
                    }
                }
            });
        }
        let (sender, answers) = sync_channel(WAITING_MAX);
        if let Some(output) = child.stdout.take() {
            std::thread::spawn(move || read_lines(output, &sender));
        }
        Ok(Self { child, requests: Some(requests), answers })
    }

    /// Sends a line. Whether it arrives is seen by the answer.
    pub(super) fn send(&mut self, mut line: String) {
        line.push('\n');
        if let Some(requests) = &self.requests {
            drop(requests.send(line));
        }
    }

    /// A line that came without having been asked for.
    pub(super) fn unasked(&mut self) -> Option<String> {
        self.answers.try_recv().ok().map(|it| match it {
            Line::Text(text) | Line::TooLong(text) | Line::NotUtf8(text) => text,
        })
    }

    /// The next line.
    pub(super) fn answer(&mut self, limit: Duration) -> Result<String, Silence> {
        match self.answers.recv_timeout(limit) {
            Ok(Line::Text(text)) => Ok(text),
            Ok(Line::TooLong(sent)) => {
                Err(Silence::Unreadable { sent, why: "an answer has 65536 bytes at most" })
            }
            Ok(Line::NotUtf8(sent)) => Err(Silence::Unreadable { sent, why: "no UTF-8" }),
            Err(RecvTimeoutError::Timeout) => Err(self.too_late()),
            Err(RecvTimeoutError::Disconnected) => Err(Silence::Ended(self.how_it_ended())),
        }
    }

    /// It had its time; it is not given more to end by itself.
    fn too_late(&mut self) -> Silence {
        // Whatever it has started may hold its output open after its end.
        if let Ok(Some(status)) = self.child.try_wait() {
            return Silence::Ended(format!("{status}, and what it has started goes on"));
        }
        drop(self.child.kill());
        Silence::TimeOver
    }

    fn how_it_ended(&mut self) -> String {
        match self.wait(GRACE) {
            Some(status) => status.to_string(),
            None => "it goes on, but has closed its output".to_owned(),
        }
    }

    /// Waits for its end, so long at most.
    fn wait(&mut self, limit: Duration) -> Option<std::process::ExitStatus> {
        let begun = Instant::now();
        loop {
            match self.child.try_wait() {
                Ok(Some(status)) => return Some(status),
                Ok(None) if begun.elapsed() < limit => std::thread::sleep(LOOK),
                Ok(None) | Err(_) => return None,
            }
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.requests = None;
        if self.wait(GRACE).is_none() {
            drop(self.child.kill());
            drop(self.child.wait());
        }
    }
}

/// Carries the lines of a process to whoever waits for them, until it or he is gone.
fn read_lines(output: ChildStdout, sender: &SyncSender<Line>) {
    let mut output = BufReader::new(output);
    loop {
        let mut line = Vec::new();
        match output.by_ref().take(LINE_MAX).read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => return,
            Ok(_) => {}
        }
        let whole = line.ends_with(b"\n") || (line.len() as u64) < LINE_MAX;
        let read = match String::from_utf8(line) {
            // Some programs write a mark of the byte order before their first line.
            Ok(text) if whole => Line::Text(text.trim_start_matches('\u{feff}').trim().to_owned()),
            Ok(text) => Line::TooLong(text),
            // A letter may have been cut in two.
            Err(fault) => {
                let sent = String::from_utf8_lossy(fault.as_bytes()).into_owned();
                if whole { Line::NotUtf8(sent) } else { Line::TooLong(sent) }
            }
        };
        let over = !matches!(read, Line::Text(_));
        if sender.send(read).is_err() || over {
            return;
        }
    }
}

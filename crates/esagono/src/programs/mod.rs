//! Programs that play a seat: how one is named, started and spoken to.
//!
//! A program reads JSON lines and writes JSON lines (section 8 of `docs/protocol.md`). Whatever it
//! does, the game goes on or ends with a fault that says what it did: nobody waits for it longer
//! than agreed, and what it writes is only ever read as an answer.

mod process;
mod talk;

use std::fmt;
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Result, bail};
use registry::AnyTable;
use serde_json::{Value, json};

use process::{Process, Silence};
use talk::{Wants, read_action, read_hello};

/// The version of the protocol that programs are spoken to in.
pub const PROTOCOL: u32 = 1;
/// Seconds that a program may take for an answer if nobody says otherwise.
pub const ANSWER_SECONDS: u64 = 10;
/// Letters of what a program sent that a fault repeats.
const SENT_MAX: usize = 200;

/// How a program is started.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Start {
    /// As it was named on the command line.
    pub named: String,
    file: PathBuf,
    args: Vec<String>,
    limit: Duration,
}

impl Start {
    /// Reads how a player is named: a path, or `cmd:` and a command with arguments. `None` where it
    /// is the name of a bot.
    pub fn read(named: &str, limit: Duration) -> Result<Option<Self>> {
        let words = match named.strip_prefix("cmd:") {
            Some(command) => split(command)?,
            None if named.contains(std::path::is_separator) => vec![named.to_owned()],
            None => return Ok(None),
        };
        let [file, args @ ..] = words.as_slice() else {
            bail!("`{named}` names no program: say cmd:PROGRAM, with its arguments");
        };
        let (file, args) = (PathBuf::from(file), args.to_vec());
        if file.components().count() > 1 && !file.is_file() {
            bail!("there is no program `{}`", file.display());
        }
        Ok(Some(Self { named: named.to_owned(), file, args, limit }))
    }
}

/// The words of a command: parted by spaces, but for those within quotes.
fn split(command: &str) -> Result<Vec<String>> {
    let (mut words, mut word, mut quote) = (Vec::new(), None::<String>, None);
    for letter in command.chars() {
        match (quote, letter) {
            (Some(open), _) if letter == open => quote = None,
            (None, '"' | '\'') => {
                quote = Some(letter);
                word.get_or_insert_default();
            }
            (None, ' ' | '\t') => words.extend(word.take()),
            _ => word.get_or_insert_default().push(letter),
        }
    }
    if let Some(open) = quote {
        bail!("`cmd:{command}`: the quote {open} is never closed");
    }
    words.extend(word);
    Ok(words)
}

/// What a program did instead of answering.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Misdeed {
    /// A short name, for programs: `start`, `silent`, `ended`, `garbage`, `version`, `illegal`.
    pub code: &'static str,
    /// What it did, after the name of the program: `sent … instead of an answer`.
    pub what: String,
}

impl fmt::Display for Misdeed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.what)
    }
}

impl Misdeed {
    fn new(code: &'static str, what: impl Into<String>) -> Self {
        Self { code, what: what.into() }
    }

    /// It answered with what the rules, or the list of answers, do not know.
    pub fn illegal(action: &str, fault: &registry::Fault) -> Self {
        let rule = fault.rule().map_or(String::new(), |it| format!(" [{it}]"));
        Self::new("illegal", format!("answered `{}`: {fault}{rule}", cut(action)))
    }

    fn garbage(sent: &str, why: &str) -> Self {
        Self::new("garbage", format!("sent `{}`: {why}", cut(sent)))
    }
}

/// The beginning of what was sent.
fn cut(sent: &str) -> String {
    match sent.char_indices().nth(SENT_MAX) {
        Some((end, _)) => format!("{}…", &sent[..end]),
        None => sent.to_owned(),
    }
}

/// A program at the table. It is started when it is first needed, plays one game after the other,
/// and is started anew after a misdeed.
#[derive(Debug)]
pub struct Program {
    start: Start,
    running: Option<(Process, Wants)>,
    /// The answers whose news it has been told.
    told: u32,
}

impl Program {
    /// A program that is not started yet.
    pub fn new(start: Start) -> Self {
        Self { start, running: None, told: 0 }
    }

    /// How it was named.
    pub fn name(&self) -> &str {
        &self.start.named
    }

    /// Tells it that a game begins and which seat is its own; `seed` is for its own chances.
    pub fn begin(&mut self, table: &AnyTable, seat: &str, seed: u32) -> Result<(), Misdeed> {
        self.told = 0;
        let wants = match &self.running {
            Some((_, wants)) => *wants,
            None => self.greet()?,
        };
        let limit = u64::try_from(self.start.limit.as_millis()).unwrap_or(u64::MAX);
        self.send(&talk::game(table, seat, seed, limit, wants));
        Ok(())
    }

    /// Starts it, and exchanges greetings.
    fn greet(&mut self) -> Result<Wants, Misdeed> {
        let Start { file, args, .. } = &self.start;
        let process = Process::start(Path::new(file), args)
            .map_err(|fault| Misdeed::new("start", format!("cannot be started: {fault}")))?;
        self.running = Some((process, Wants::default()));
        let version = env!("CARGO_PKG_VERSION");
        let hello = json!({ "do": "hello", "protocol": PROTOCOL, "program": version });
        let line = self.ask(&hello)?;
        let read = read_hello(&line);
        let wants = self.judged(read)?;
        if let Some(running) = &mut self.running {
            running.1 = wants;
        }
        Ok(wants)
    }

    /// Its answer to the open question, which must be asked of its seat.
    pub fn choose(&mut self, table: &AnyTable, seat: &str) -> Result<String, Misdeed> {
        let wants = self.running.as_ref().map(|it| it.1).unwrap_or_default();
        let question = talk::question(table, seat, self.told, wants);
        self.told = table.step();
        let line = self.ask(&question)?;
        let action = read_action(&line, table.step());
        self.judged(action)
    }

    /// Tells it how the game ended.
    pub fn end(&mut self, table: &AnyTable, seat: &str) {
        let Some((_, wants)) = &self.running else { return };
        let told = talk::over(table, seat, self.told, *wants);
        self.send(&told);
    }

    /// Tells it that its game is lost by what it did, and lets it go.
    pub fn dismiss(&mut self, misdeed: &Misdeed) {
        let Misdeed { code, what } = misdeed;
        self.send(&json!({ "do": "over", "fault": { "code": code, "message": what } }));
        self.running = None;
    }

    /// Whoever has answered with what cannot be taken is let go.
    fn judged<T>(&mut self, read: Result<T, Misdeed>) -> Result<T, Misdeed> {
        if let Err(misdeed) = &read {
            self.dismiss(misdeed);
        }
        read
    }

    fn send(&mut self, line: &Value) {
        if let Some((process, _)) = &mut self.running {
            process.send(line.to_string());
        }
    }

    /// Sends a line and waits for the answer as long as agreed.
    fn ask(&mut self, line: &Value) -> Result<String, Misdeed> {
        let limit = self.start.limit;
        let Some((process, _)) = &mut self.running else {
            return Err(Misdeed::new("ended", "is not running"));
        };
        let answer = if let Some(stray) = process.unasked() {
            Err(Misdeed::garbage(&stray, "nothing had been asked"))
        } else {
            process.send(line.to_string());
            process.answer(limit).map_err(|it| silence(it, limit))
        };
        if answer.is_err() {
            // Nothing it says from here on could be trusted to belong to a question.
            self.running = None;
        }
        answer
    }
}

fn silence(silence: Silence, limit: Duration) -> Misdeed {
    match silence {
        Silence::TimeOver => {
            let seconds = limit.as_secs();
            Misdeed::new("silent", format!("did not answer within {seconds} s"))
        }
        Silence::Ended(how) => Misdeed::new("ended", format!("ended without an answer: {how}")),
        Silence::Unreadable { sent, why } => Misdeed::garbage(&sent, why),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_is_split_at_spaces_outside_of_quotes() {
        let words = split("python3  'my bot.py' --name \"\" a'b'c").expect("words");
        assert_eq!(words, ["python3", "my bot.py", "--name", "", "abc"]);
        assert!(split("python3 'bot").is_err());
    }

    #[test]
    fn a_name_without_a_path_is_that_of_a_bot() {
        let read = |it| Start::read(it, Duration::from_secs(1));
        assert_eq!(read("greedy").expect("a name"), None);
        assert!(read("./nowhere/at/all").is_err());
        assert!(read("cmd:").is_err());
        let python = read("cmd:python3 bot.py").expect("a command").expect("a program");
        assert_eq!((python.file, python.args), ("python3".into(), vec!["bot.py".to_owned()]));
    }

    #[test]
    fn what_was_sent_is_repeated_up_to_a_length() {
        assert_eq!(cut("short"), "short");
        assert_eq!(cut(&"è".repeat(300)).chars().count(), SENT_MAX + 1);
    }
}

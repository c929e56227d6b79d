//! Just enough of HTTP to ask a table on this machine something.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use serde_json::Value;

/// How long an answer may take: the machine may be busy with other things.
const PATIENCE: Duration = Duration::from_mins(1);

/// What came back.
pub(super) struct Answer {
    head: String,
    pub(super) body: Vec<u8>,
}

impl Answer {
    /// A field of the head, by its name in small letters.
    pub(super) fn field(&self, name: &str) -> Option<&str> {
        let fields = self.head.lines().skip(1).filter_map(|line| line.split_once(": "));
        fields.into_iter().find(|(it, _)| it.eq_ignore_ascii_case(name)).map(|(_, value)| value)
    }
}

/// A table on this machine.
pub(super) struct Table {
    pub(super) port: u16,
}

impl Table {
    /// Fetches something that must be there and of a kind.
    pub(super) fn get(&self, path: &str, kind: &str) -> Result<Vec<u8>> {
        let answer = self.ask("GET", path, "")?;
        let found = answer.field("content-type").unwrap_or_default();
        ensure!(found.starts_with(kind), "{path} is `{found}`, not {kind}");
        ensure!(!answer.body.is_empty(), "{path} is empty");
        Ok(answer.body)
    }

    /// Sends something and reads what comes back.
    pub(super) fn post(&self, path: &str, body: &Value) -> Result<Value> {
        let answer = self.ask("POST", path, &body.to_string())?;
        serde_json::from_slice(&answer.body).with_context(|| format!("{path} answered no JSON"))
    }

    /// The old version of the protocol ends an answer by closing the line: nothing to take apart.
    fn ask(&self, method: &str, path: &str, body: &str) -> Result<Answer> {
        let mut line = TcpStream::connect(("127.0.0.1", self.port)).context("nobody listens")?;
        line.set_read_timeout(Some(PATIENCE))?;
        write!(
            line,
            "{method} {path} HTTP/1.0\r\nhost: 127.0.0.1:{}\r\n\
             content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            self.port,
            body.len()
        )?;
        let mut bytes = Vec::new();
        line.read_to_end(&mut bytes).with_context(|| format!("{path} was not answered"))?;
        let answer = split(&bytes).with_context(|| format!("{path}: no answer of HTTP"))?;
        if answer.head.split(' ').nth(1).is_none_or(|status| status != "200") {
            bail!("{method} {path}: {} {}", answer.head, String::from_utf8_lossy(&answer.body));
        }
        Ok(answer)
    }
}

fn split(bytes: &[u8]) -> Option<Answer> {
    const GAP: &[u8] = b"\r\n\r\n";
    let at = bytes.windows(GAP.len()).position(|it| it == GAP)?;
    let head = String::from_utf8(bytes[..at].to_vec()).ok()?;
    Some(Answer { head, body: bytes[at + GAP.len()..].to_vec() })
}

#[cfg(test)]
mod tests {
    use super::split;

    #[test]
    fn an_answer_is_taken_apart() {
        let answer = split(b"HTTP/1.0 200 OK\r\nContent-Type: a/b\r\n\r\none\r\n\r\ntwo").unwrap();
        assert_eq!(answer.field("content-type"), Some("a/b"));
        assert_eq!(answer.body, b"one\r\n\r\ntwo");
        assert!(split(b"HTTP/1.0 200 OK\r\n").is_none());
    }
}

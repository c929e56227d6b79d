//! The smallest HTTP client that will do: one request a connection.

#![expect(clippy::disallowed_types, reason = "it reads the clock; the rules may not")]

use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

/// How long a server may take to start.
const PATIENCE: Duration = Duration::from_secs(20);

/// Sends a request and returns the body of its answer.
pub(super) fn request(port: u16, method: &str, path: &str, body: &str) -> Result<String> {
    let mut stream = TcpStream::connect(("127.0.0.1", port))?;
    write!(
        stream,
        "{method} {path} HTTP/1.1\r\nhost: 127.0.0.1:{port}\r\nconnection: close\r\n\
         content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
        body.len()
    )?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer)?;
    let (head, body) = answer.split_once("\r\n\r\n").context("the answer has no end")?;
    if !head.starts_with("HTTP/1.1 200") {
        bail!("{method} {path}: {head}\n{body}");
    }
    Ok(body.to_owned())
}

/// Waits for the first answer of a server.
pub(super) fn wait_for(port: u16, path: &str) -> Result<()> {
    let begun = Instant::now();
    while begun.elapsed() < PATIENCE {
        if request(port, "GET", path, "").is_ok() {
            return Ok(());
        }
        std::thread::sleep(Duration::from_micros(300));
    }
    bail!("no answer from port {port}")
}

//! `esagono engine`: the line protocol on standard input and output.

use std::io::{BufRead, BufReader, Read, Write};

use anyhow::Result;

use crate::data;
use crate::engine::{Engine, LINE_MAX};

/// The line protocol: one JSON object per line in, one per line out.
#[derive(clap::Args, Debug)]
#[command(after_help = "Example: echo '{\"id\":1,\"do\":\"list\"}' | esagono engine")]
pub struct Args {}

/// Runs the command until the end of input.
pub fn run(_: &Args) -> Result<()> {
    let mut engine = Engine::new(data::registry());
    let mut input = BufReader::new(std::io::stdin().lock());
    let mut output = std::io::stdout().lock();
    let mut line = Vec::new();
    loop {
        line.clear();
        // Room for the newline, and for one byte too many.
        let room = LINE_MAX as u64 + 2;
        if input.by_ref().take(room).read_until(b'\n', &mut line)? == 0 {
            return Ok(());
        }
        let answer = if line.len() > LINE_MAX + 1 {
            skip_line(&line, &mut input)?;
            Engine::unreadable(&format!("the line is too long; {LINE_MAX} bytes at most"))
        } else {
            match std::str::from_utf8(&line) {
                // Some programs write a mark of the byte order before their first line.
                Ok(text) => engine.answer(text.trim_start_matches('\u{feff}').trim()),
                Err(_) => Engine::unreadable("the line is no UTF-8"),
            }
        };
        writeln!(output, "{answer}")?;
        output.flush()?;
    }
}

/// Passes over the rest of a line that is too long; nothing of it is kept.
fn skip_line(begin: &[u8], input: &mut impl BufRead) -> std::io::Result<()> {
    if begin.ends_with(b"\n") {
        return Ok(());
    }
    input.skip_until(b'\n').map(drop)
}

//! `esagono engine`: the line protocol on standard input and output.

use std::io::{BufRead, BufReader, Write};

use anyhow::Result;

use crate::data;
use crate::engine::Engine;

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
        if input.read_until(b'\n', &mut line)? == 0 {
            return Ok(());
        }
        let answer = match std::str::from_utf8(&line) {
            Ok(text) => engine.answer(text.trim()),
            Err(_) => Engine::unreadable("the line is no UTF-8"),
        };
        writeln!(output, "{answer}")?;
        output.flush()?;
    }
}

//! `wrk`, the load generator.

use core::fmt;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail};

/// Seconds of a run.
const SECONDS: u32 = 3;
/// Connections at the same time.
const CONNECTIONS: u32 = 32;

/// What a run brought.
#[derive(Clone, Copy)]
pub(super) struct Load {
    /// Requests a second.
    pub(super) per_second: f64,
    /// Milliseconds within which half of them were answered.
    pub(super) half: f64,
    /// Milliseconds within which 99 of 100 were.
    pub(super) most: f64,
}

impl fmt::Display for Load {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:.0}/s ({:.2}, {:.2} ms)", self.per_second, self.half, self.most)
    }
}

/// Puts a server under load, with a script that makes the requests.
pub(super) fn run(port: u16, path: &str, script: Option<&Path>) -> Result<Load> {
    let mut command = Command::new("wrk");
    command.args(["-t1", &format!("-c{CONNECTIONS}"), &format!("-d{SECONDS}s"), "--latency"]);
    if let Some(script) = script {
        command.arg("-s").arg(script);
    }
    let output = command.arg(format!("http://127.0.0.1:{port}{path}")).output();
    let output = output.context("cannot run wrk: install it")?;
    read(&String::from_utf8_lossy(&output.stdout))
}

fn read(report: &str) -> Result<Load> {
    if let Some(line) = report.lines().find(|it| it.contains("Non-2xx")) {
        bail!("requests were refused: {}\n{report}", line.trim());
    }
    let after = |word: &str| {
        let line = report.lines().find_map(|it| it.trim().strip_prefix(word));
        line.map(str::trim).with_context(|| format!("no `{word}` in what wrk says:\n{report}"))
    };
    Ok(Load {
        per_second: after("Requests/sec:")?.parse()?,
        half: milliseconds(after("50%")?)?,
        most: milliseconds(after("99%")?)?,
    })
}

/// A time as wrk writes it: `312.00us`, `1.30ms`, `2.00s`.
fn milliseconds(text: &str) -> Result<f64> {
    for (unit, factor) in [("us", 1e-3), ("ms", 1.0), ("s", 1e3)] {
        if let Some(number) = text.strip_suffix(unit) {
            return Ok(number.parse::<f64>()? * factor);
        }
    }
    bail!("`{text}` is no time")
}

#[cfg(test)]
mod tests {
    use super::read;

    #[test]
    fn a_report_is_read() {
        let report = "  Latency Distribution\n     50%  812.00us\n     99%    1.50ms\n\
                      Requests/sec:  15000.25\n";
        let load = read(report).unwrap();
        assert_eq!((load.per_second, load.half, load.most), (15_000.25, 0.812, 1.5));
    }

    #[test]
    fn refused_requests_are_no_figure() {
        assert!(read("  Non-2xx or 3xx responses: 5\nRequests/sec: 1\n").is_err());
    }
}

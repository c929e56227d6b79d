//! Our server: the real program.

#![expect(clippy::disallowed_types, reason = "it reads the clock; the rules may not")]

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use players::Bot;
use registry::Registry;

use super::wrk::Load;
use super::{GAMES, http, wrk};

/// The scenario that is played.
const SCENARIO: &str = "scs/mill-bridge";
/// The seed of every game: they all go the same way, so one list of answers serves for all.
const SEED: u64 = 7;

/// A running program; it ends when this is dropped.
pub(super) struct Ours {
    child: Child,
    port: u16,
}

impl Drop for Ours {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Ours {
    /// Starts the program; returns how long it took to show the list of its games.
    pub(super) fn start(esagono: &Path, folder: &Path) -> Result<(Self, Duration)> {
        let begun = Instant::now();
        let mut child = Command::new(esagono)
            .args(["play", "--no-open", "--data"])
            .arg(folder.join("data"))
            .stdout(Stdio::piped())
            .spawn()
            .context("cannot start the program")?;
        let said = child.stdout.take().context("it says nothing")?;
        let mut address = String::new();
        BufReader::new(said).read_line(&mut address)?;
        let port = address.trim().trim_end_matches('/').rsplit(':').next().unwrap_or_default();
        let port = port.parse().with_context(|| format!("`{address}` has no port"))?;
        let ours = Self { child, port };
        http::wait_for(port, "/api/games")?;
        Ok((ours, begun.elapsed()))
    }

    /// Begins games; returns their ids.
    pub(super) fn begin_games(&self, count: usize) -> Result<Vec<String>> {
        let wish = serde_json::json!({ "scenario": SCENARIO, "seed": SEED }).to_string();
        (0..count)
            .map(|_| {
                let answer = http::request(self.port, "POST", "/api/games", &wish)?;
                let info: serde_json::Value = serde_json::from_str(&answer)?;
                Ok(info["id"].as_str().context("a game has an id")?.to_owned())
            })
            .collect()
    }

    /// Megabytes that it holds.
    pub(super) fn memory(&self) -> Result<f64> {
        super::peers::memory(&self.child)
    }

    /// Plays a thousand games at the same time.
    pub(super) fn load(&self, folder: &Path) -> Result<Load> {
        let games = self.begin_games(GAMES)?;
        let script = folder.join("moves.lua");
        std::fs::write(&script, script_of(&games, &answers()?))?;
        wrk::run(self.port, "/", Some(&script))
    }
}

/// The answers of one game, from its first to its last.
fn answers() -> Result<Vec<String>> {
    let data = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../data");
    let registry = Registry::new(library(&data)?);
    let mut table = registry.begin(SCENARIO, &BTreeMap::new(), SEED)?;
    let mut answers = Vec::new();
    while let Some(action) = Bot::Random.choose(&table, 1, u64::from(table.step())) {
        table.play(std::slice::from_ref(&action), None)?;
        answers.push(action);
    }
    Ok(answers)
}

fn library(data: &Path) -> Result<catalog::Library> {
    let mut library = catalog::Library::new();
    let mut folders = vec![data.join("scs")];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder)? {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
            } else {
                let name = path.strip_prefix(data)?.to_string_lossy().into_owned();
                library.insert(name, std::fs::read_to_string(path)?);
            }
        }
    }
    Ok(library)
}

/// A script for wrk: game after game gets its next answer.
fn script_of(games: &[String], answers: &[String]) -> String {
    let quoted =
        |list: &[String]| list.iter().map(|it| format!("{it:?}")).collect::<Vec<_>>().join(",");
    format!(
        "local games = {{{}}}
local answers = {{{}}}
local sent = -1
wrk.method = \"POST\"
wrk.headers[\"Content-Type\"] = \"application/json\"
request = function()
  -- wrk makes one request for itself before it begins; that one is never sent.
  if sent < 0 then sent = 0; return wrk.format(\"GET\", \"/api/health\") end
  local step = math.floor(sent / #games)
  local path = \"/api/games/\" .. games[sent % #games + 1] .. \"/play\"
  sent = sent + 1
  return wrk.format(nil, path, nil, string.format('{{\"step\":%d,\"action\":\"%s\"}}', step, answers[step + 1]))
end
",
        quoted(games),
        quoted(answers)
    )
}

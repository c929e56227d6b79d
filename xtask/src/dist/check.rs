//! Unpacks an archive into an empty folder and plays what comes out: far from the repository, with
//! nothing in the environment.

use std::ffi::OsStr;
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use serde_json::{Value, json};

use super::Made;
use super::desktop;
use super::http::Table;
use super::layout::PROGRAM;
use crate::process::succeeds;

/// The game that is played.
const SCENARIO: &str = "scs/mill-bridge";
const SEED: u64 = 3;

/// A folder for one check, removed afterwards.
struct Place {
    folder: PathBuf,
    /// The archive's own folder in it. Its name has a space, as folders of people have.
    unpacked: PathBuf,
}

impl Drop for Place {
    fn drop(&mut self) {
        // What is left lies among the temporary files.
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// Unpacks and plays.
pub(super) fn run(made: &Made) -> Result<()> {
    let place = unpack(made)?;
    let said = place.output(&["--version"])?;
    ensure!(said.starts_with("esagono ") && !said.contains("without"), "it is called `{said}`");
    ensure!(place.output(&["list"])?.contains(SCENARIO), "the list lacks {SCENARIO}");
    let played = place.output(&["simulate", SCENARIO, "--games", "1", "--json"])?;
    ensure!(!played.trim().is_empty(), "a game of bots told nothing");
    for file in ["README.txt", "LEGGIMI.txt", super::licenses::FILE, "LICENSE-MIT"] {
        let text = fs::read_to_string(place.unpacked.join(file))?;
        let open = ["{version}", "{start}", "{glibc}"].iter().find(|it| text.contains(**it));
        ensure!(text.len() > 500 && open.is_none(), "{file} is not filled in: {open:?}");
    }
    play(&place)?;
    if cfg!(target_os = "linux") {
        double_click(&place)?;
    }
    completions(&place)?;
    manual(&place)?;
    println!("{} unpacks and plays", made.folder);
    Ok(())
}

fn unpack(made: &Made) -> Result<Place> {
    let folder = std::env::temp_dir().join(format!("esagono dist {}", std::process::id()));
    fs::create_dir_all(&folder)?;
    let place = Place { unpacked: folder.join(&made.folder), folder };
    let mut tar = Command::new("tar");
    tar.arg("-xzf").arg(&made.file).arg("-C").arg(&place.folder);
    ensure!(succeeds(&mut tar), "`tar` does not unpack {}", made.file.display());
    let count = fs::read_dir(&place.folder)?.count();
    ensure!(count == 1, "the archive unpacks to {count} things, not to one folder");
    Ok(place)
}

impl Place {
    /// The program, started in the folder with nothing in its environment.
    fn program(&self, args: &[&str]) -> Command {
        let mut command = Command::new(self.unpacked.join(PROGRAM));
        command.args(args).env_clear().current_dir(&self.folder);
        // Without this, Windows lets nobody open a socket.
        command.envs(std::env::var_os("SystemRoot").map(|it| ("SystemRoot", it)));
        command
    }

    fn output(&self, args: &[&str]) -> Result<String> {
        let output = self.program(args).stderr(Stdio::inherit()).output()?;
        ensure!(output.status.success(), "`esagono {}` failed", args.join(" "));
        Ok(String::from_utf8(output.stdout)?)
    }
}

/// A table that is ended when it is let go.
struct Open {
    child: Child,
    table: Table,
}

impl Drop for Open {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Starts a table and reads where it is.
fn open(command: &mut Command) -> Result<Open> {
    let mut child = command.stdout(Stdio::piped()).spawn().context("the table does not start")?;
    let mut first = String::new();
    let stdout = child.stdout.take().context("the output is piped")?;
    BufReader::new(stdout).read_line(&mut first)?;
    let port = first.trim().strip_prefix("http://127.0.0.1:").map(|it| it.trim_end_matches('/'));
    let Some(port) = port.and_then(|it| it.parse().ok()) else {
        let _ = child.kill();
        let _ = child.wait();
        bail!("the table said `{first}` instead of its address");
    };
    Ok(Open { child, table: Table { port } })
}

/// The table as a player finds it: the page with all it needs, a game, an answer.
fn play(place: &Place) -> Result<()> {
    let data = place.folder.join("data");
    let mut command = place.program(&["play", "--no-open", "--port", "0", "--data"]);
    let Open { table, .. } = &open(command.arg(&data))?;
    let html = String::from_utf8(table.get("/", "text/html")?)?;
    let script = between(&html, "src=\"", "\"").context("the page has a script")?;
    let icon = between(&html, "href=\"/assets/icon", "\"").context("the page has an icon")?;
    table.get(script, "text/javascript")?;
    table.get(&format!("/assets/icon{icon}"), "image/svg+xml")?;
    table.get("/icon-512.png", "image/png")?;
    table.get("/manifest.it.webmanifest", "application/manifest+json")?;
    table.get("/offline.html", "text/html")?;
    let worker = String::from_utf8(table.get("/sw.js", "text/javascript")?)?;
    ensure!(worker.contains(script), "the service worker does not know the page's script");
    let catalog = String::from_utf8(table.get("/api/catalog", "application/json")?)?;
    ensure!(catalog.contains(SCENARIO), "the catalog lacks {SCENARIO}");

    let begun = table.post("/api/games", &json!({ "scenario": SCENARIO, "seed": SEED }))?;
    let id = begun["id"].as_str().context("a game that began has an id")?;
    let answer = json!({ "step": 0, "action": first_answer(place)? });
    table.post(&format!("/api/games/{id}/play"), &answer)?;
    let record = table.get(&format!("/api/games/{id}/record"), "text/plain")?;
    let record = String::from_utf8(record)?;
    let answers = record.lines().filter(|line| line.starts_with("> ")).count();
    ensure!(answers == 1, "the record has {answers} answers instead of one");
    ensure!(data.join("games.sqlite").is_file(), "the games are not where they should be");
    Ok(())
}

fn between<'text>(text: &'text str, start: &str, end: &str) -> Option<&'text str> {
    let (_, rest) = text.split_once(start)?;
    rest.split_once(end).map(|(found, _)| found)
}

/// What a bot would answer to the first question of the game: the line protocol tells.
fn first_answer(place: &Place) -> Result<String> {
    let mut engine = place.program(&["engine"]);
    let mut child = engine.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
    let mut lines = child.stdin.take().context("the input is piped")?;
    writeln!(lines, "{}", json!({ "do": "new", "scenario": SCENARIO, "seed": SEED }))?;
    writeln!(lines, "{}", json!({ "do": "bot", "name": "greedy", "seed": 1 }))?;
    drop(lines);
    let mut said = String::new();
    child.stdout.take().context("the output is piped")?.read_to_string(&mut said)?;
    child.wait()?;
    let chosen: Value = serde_json::from_str(said.lines().last().unwrap_or_default())?;
    let action = chosen["ok"]["action"].as_str();
    Ok(action.with_context(|| format!("the engine said {said}"))?.to_owned())
}

/// Starts what a double click starts: the browser is asked to open the table that it has found.
fn double_click(place: &Place) -> Result<()> {
    let file = place.unpacked.join("Esagono.desktop");
    let words = desktop::command(&fs::read_to_string(&file)?, &file.to_string_lossy())?;
    let (browser, opened) = (place.folder.join("browser"), place.folder.join("opened"));
    fs::create_dir_all(&browser)?;
    let script = format!("#!/bin/sh\nprintf %s \"$1\" > '{}'\n", opened.display());
    let fake = browser.join("xdg-open");
    fs::write(&fake, script)?;
    ensure!(succeeds(Command::new("chmod").arg("+x").arg(&fake)), "chmod failed");
    let (name, args) = words.split_first().context("it starts something")?;
    let mut command = Command::new(name);
    let path = [browser.as_os_str(), OsStr::new("/usr/bin"), OsStr::new("/bin")];
    command.args(args).env_clear().current_dir("/").env("HOME", &place.folder);
    let Open { table, .. } = &open(command.env("PATH", std::env::join_paths(path)?))?;
    table.get("/api/health", "text/plain")?;
    let address = waited_for(&opened).context("no browser was opened")?;
    ensure!(address == format!("http://127.0.0.1:{}/", table.port), "opened {address}");
    let kept = place.folder.join(".local/share/esagono/games.sqlite");
    ensure!(kept.is_file(), "the games are not in the player's folder");
    Ok(())
}

/// What a file holds, once it holds something.
fn waited_for(file: &Path) -> Option<String> {
    for _ in 0..300 {
        match fs::read_to_string(file) {
            Ok(text) if !text.is_empty() => return Some(text),
            _ => std::thread::sleep(Duration::from_millis(100)),
        }
    }
    None
}

/// Completions are read by their shells, those that are installed.
fn completions(place: &Place) -> Result<()> {
    let shells = [
        ("bash", "share/bash-completion/completions/esagono"),
        ("zsh", "share/zsh/site-functions/_esagono"),
        ("fish", "share/fish/vendor_completions.d/esagono.fish"),
    ];
    for (shell, file) in shells {
        let file = place.unpacked.join(file);
        ensure!(fs::read_to_string(&file)?.contains("simulate"), "{} is empty", file.display());
        if succeeds(Command::new(shell).args(["-c", "true"])) {
            let is_read = succeeds(Command::new(shell).arg("-n").arg(&file));
            ensure!(is_read, "{shell} does not read {}", file.display());
        }
    }
    Ok(())
}

/// Manual pages have their heads, and render where something can render them.
fn manual(place: &Place) -> Result<()> {
    let folder = place.unpacked.join("share/man/man1");
    let can_render = succeeds(Command::new("groff").arg("--version"));
    let mut pages = 0;
    for entry in fs::read_dir(&folder)? {
        let file = entry?.path();
        let name = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let text = fs::read_to_string(&file)?;
        ensure!(text.contains(&format!(".TH {name} 1")), "{name} is no manual page");
        if can_render {
            let mut groff = Command::new("groff");
            groff.args(["-man", "-Tutf8", "-ww", "-b"]).arg(&file);
            let output = groff.output()?;
            ensure!(output.status.success() && output.stderr.is_empty(), "{name} does not render");
        }
        pages += 1;
    }
    ensure!(pages > 10, "there are only {pages} manual pages");
    Ok(())
}

//! `esagono replay`: the log of a record, or the scene at a step.
//!
//! A record of other rules or data is replayed as far as it goes; the rest is told as it is
//! written.

use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use kernel::{Headers, UndoFault};
use registry::{AnyTable, Earlier};
use scene::Message;

use super::say;
use crate::data;

/// Replays a record, prints its log or the scene at a step.
#[derive(clap::Args, Debug)]
#[command(after_help = "Example: esagono replay game.rec --to 40 --viewer blue --json")]
pub struct Args {
    /// The record file.
    record: PathBuf,
    /// The scenario file the game was played from, if it is not built in.
    #[arg(long, value_name = "FILE")]
    scenario_file: Option<PathBuf>,
    /// Number of answers to replay; all by default.
    #[arg(long)]
    to: Option<u32>,
    /// Who looks: a seat or `spectator`.
    #[arg(long, default_value = "spectator")]
    viewer: String,
    /// Print the log as text (the default).
    #[arg(long, conflicts_with = "json")]
    text: bool,
    /// Print the scene as JSON.
    #[arg(long)]
    json: bool,
    /// Language of the text: en or it.
    #[arg(long, default_value = "en", value_parser = ["en", "it"])]
    language: String,
}

/// Runs the command.
pub fn run(args: &Args) -> Result<()> {
    let text = data::read_text(&args.record)?;
    let name = || args.record.display().to_string();
    let registry = data::registry_with(args.scenario_file.as_deref())?;
    match registry.load(&text) {
        Ok(table) => args.show(&table, args.to.unwrap_or_else(|| table.step())),
        Err(fault) => match registry.earlier(&text) {
            Ok(Some(earlier)) => args.show_earlier(&earlier).with_context(name),
            Ok(None) | Err(_) => Err(fault).with_context(name),
        },
    }
}

impl Args {
    /// Prints the log of a game, or its scene.
    fn show(&self, table: &AnyTable, step: u32) -> Result<()> {
        let viewer = table.viewer(&self.viewer)?;
        let scene = table.scene_at(step, viewer)?;
        if self.json {
            return say(&serde_json::to_string_pretty(&registry::scene_value(&scene))?);
        }
        self.head(table.headers(), table.seats())?;
        for line in &scene.log {
            let words = texts::built_in().say(&self.language, &line.message);
            let rule = line.rule.as_ref().map_or(String::new(), |it| format!(" [{it}]"));
            say(&format!("{:>5}  {words}{rule}", line.step))?;
        }
        Ok(())
    }

    /// Prints a game of other rules or data: the log as far as it can be played, the first
    /// difference, and the rest as the record tells it.
    fn show_earlier(&self, earlier: &Earlier) -> Result<()> {
        let (stands, answers) = (earlier.stands(), earlier.answers());
        if self.to.is_some_and(|it| it > answers) {
            bail!(UndoFault::NoSuchStep { played: answers });
        }
        if self.json {
            return self.show_earlier_scene(earlier);
        }
        match &earlier.table {
            Some(table) => self.show(table, self.to.map_or(stands, |it| it.min(stands)))?,
            None => self.head(&earlier.record.headers, &earlier.record.info.seats)?,
        }
        let until = self.to.unwrap_or(answers);
        if self.to.is_none() || until > stands {
            say(&format!("\n{}\n", earlier.said(&self.language)))?;
        }
        let told = registry::told(&earlier.record).into_iter();
        for step in told.filter(|it| it.step > stands && it.step <= until) {
            say(&format!("{:>5}  {} {}", step.step, step.seat, step.answer))?;
            for die in &step.dice {
                let hand = if die.by_hand { "*" } else { "" };
                say(&format!("       d{} {}{hand} [{}]", die.sides, die.face, die.rule))?;
            }
            for comment in &step.comments {
                say(&format!("       ; {comment}"))?;
            }
        }
        Ok(())
    }

    /// Prints a scene of a game of other rules or data. Whoever reads it alone would take it for
    /// the end of the game, so what it shows is said beside it; what cannot be played has none.
    fn show_earlier_scene(&self, earlier: &Earlier) -> Result<()> {
        let said = earlier.said(&self.language);
        let step = self.to.unwrap_or_else(|| earlier.stands());
        let Some(table) = earlier.table.as_ref().filter(|_| step <= earlier.stands()) else {
            bail!(said)
        };
        eprintln!("{said}");
        self.show(table, step)
    }

    /// Prints what the record says beside the game.
    fn head(&self, headers: &Headers, seats: &[String]) -> Result<()> {
        let mut lines = Vec::new();
        for (seat, name) in headers.players() {
            let seat = seats.get(usize::from(seat.0)).map_or("", String::as_str);
            lines.push(Message::new("table-record-player").text("seat", seat).text("name", name));
        }
        lines.extend(headers.date().map(|it| Message::new("table-record-date").text("date", it)));
        let event = headers.event();
        lines.extend(event.map(|it| Message::new("table-record-event").text("event", it)));
        for line in lines {
            say(&texts::built_in().say(&self.language, &line))?;
        }
        Ok(())
    }
}

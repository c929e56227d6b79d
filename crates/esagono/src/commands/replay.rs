//! `esagono replay`: the log of a record, or the scene at a step.

use std::path::PathBuf;

use anyhow::{Context, Result};

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
    let table = registry.load(&text).with_context(name)?;
    let viewer = table.viewer(&args.viewer)?;
    let to = args.to.unwrap_or_else(|| table.step());
    let scene = table.scene_at(to, viewer)?;
    if args.json {
        return say(&serde_json::to_string_pretty(&registry::scene_value(&scene))?);
    }
    for line in &scene.log {
        let words = texts::built_in().say(&args.language, &line.message);
        let rule = line.rule.as_ref().map_or(String::new(), |it| format!(" [{it}]"));
        say(&format!("{:>5}  {words}{rule}", line.step))?;
    }
    Ok(())
}

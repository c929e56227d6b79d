//! `esagono bots`: the bots and their levels.

use anyhow::Result;
use serde_json::json;

use super::say;

/// The bots and their levels.
#[derive(clap::Args, Debug)]
#[command(after_help = "Example: esagono bots --json")]
pub struct Args {
    /// Print data for programs.
    #[arg(long)]
    json: bool,
}

/// Runs the command.
pub fn run(args: &Args) -> Result<()> {
    if args.json {
        let bots: Vec<_> = players::BOTS
            .iter()
            .map(|it| json!({ "name": it.name, "level": it.level, "plays": it.plays, "budget": it.budget }))
            .collect();
        return say(&serde_json::to_string_pretty(&bots)?);
    }
    for bot in players::BOTS {
        say(&format!("{:<8} level {}, budget {}: {}", bot.name, bot.level, bot.budget, bot.plays))?;
    }
    Ok(())
}

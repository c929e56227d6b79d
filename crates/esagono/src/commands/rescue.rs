//! `esagono rescue`: saves what can be read of a damaged file of games.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use registry::Registry;
use serde_json::json;
use store::{Bundle, Salvaged, Unsaved};

use super::play::{FILE, data_folder};
use super::say;
use crate::data;

/// Saves what can be read of a damaged file of games, its log and its backups, as records.
///
/// Nothing of them is changed. Every record is replayed; the table takes the records in again by
/// import.
#[derive(clap::Args, Debug)]
#[command(after_help = "Example: esagono rescue --to saved\n\
                        Example: esagono rescue --data damaged-1 --to saved")]
pub struct Args {
    /// Folder in which games are kept; the one that `play` uses by default.
    #[arg(long)]
    data: Option<PathBuf>,
    /// Folder for the records; it is made, and must be empty.
    #[arg(long, value_name = "FOLDER", default_value = "rescued")]
    to: PathBuf,
}

/// Runs the command; fails if something was lost.
pub fn run(args: &Args) -> Result<()> {
    let folder = args.data.clone().map_or_else(data_folder, Ok)?;
    if !folder.is_dir() {
        bail!("there is no folder `{}`: name the one with the games by --data", folder.display());
    }
    require_empty(&args.to)?;
    let work = args.to.join("work");
    std::fs::create_dir(&work).with_context(|| format!("cannot make `{}`", work.display()))?;
    let found = store::salvage(&folder.join(FILE), &work);
    std::fs::remove_dir_all(&work)
        .with_context(|| format!("cannot remove `{}`", work.display()))?;
    let found = found?;
    if found.saved.is_empty() && found.unsaved.is_empty() {
        bail!(
            "no game was found in `{}`: name the folder with the games by --data",
            folder.display()
        );
    }
    let own = |it: &Bundle| (it.id.clone(), Registry::of_files(it.files.clone()));
    let mut registries: BTreeMap<String, Registry> = found.bundles.values().map(own).collect();
    registries.insert(String::new(), data::registry());
    let mut lost = found.unsaved.len();
    for saved in &found.saved {
        let scenario = &saved.history.row.scenario;
        let bundle = found.bundles.get(scenario);
        let name = bundle.map_or("", |it| it.id.as_str());
        lost += usize::from(!save(&registries[name], saved, &args.to)?);
        if let Some(bundle) = bundle {
            save_with_files(saved, bundle, &args.to)?;
        }
    }
    for unsaved in &found.unsaved {
        say(&not_saved(unsaved))?;
    }
    say(&format!("{} records are in `{}`", found.saved.len(), args.to.display()))?;
    if lost > 0 {
        bail!("{lost} games could not be saved whole; what was lost is said above");
    }
    Ok(())
}

/// Writes a game of a scenario of somebody's own with the files of that scenario, as the table
/// takes it in again.
fn save_with_files(saved: &Salvaged, bundle: &Bundle, to: &Path) -> Result<()> {
    let path = to.join(format!("{}.game.json", saved.history.row.id));
    let file = |(name, text): &(String, String)| json!({ "name": name, "text": text });
    let files: Vec<_> = bundle.files.iter().map(file).collect();
    let game = json!({ "record": server::record_text(&saved.history), "files": files });
    std::fs::write(&path, game.to_string())
        .with_context(|| format!("cannot write `{}`", path.display()))
}

/// Makes the folder; refuses one in which something lies.
fn require_empty(folder: &Path) -> Result<()> {
    let making = || format!("cannot make the folder `{}`", folder.display());
    std::fs::create_dir_all(folder).with_context(making)?;
    if std::fs::read_dir(folder).with_context(making)?.next().is_some() {
        bail!("`{}` is not empty: name another folder by --to", folder.display());
    }
    Ok(())
}

/// Writes the record of a game and says how much of it there is; whether it is whole.
fn save(registry: &Registry, saved: &Salvaged, to: &Path) -> Result<bool> {
    let Salvaged { history, had, from } = saved;
    let record = server::record_text(history);
    let path = to.join(format!("{}.rec", history.row.id));
    std::fs::write(&path, &record).with_context(|| format!("cannot write `{}`", path.display()))?;
    let (answers, title) = (history.steps.len(), &history.row.title);
    let whole = usize::try_from(*had).is_ok_and(|had| answers >= had);
    let part =
        if whole { format!("{answers} answers") } else { format!("{answers} of {had} answers") };
    let (proved, how) = match registry.verify(&record) {
        Ok(_) => (true, String::new()),
        Err(fault) => (false, format!("; it cannot be played again: {fault}")),
    };
    say(&format!("{}: “{title}”, {part}, from {}{how}", path.display(), from.display()))?;
    Ok(whole && proved)
}

fn not_saved(Unsaved { game, had }: &Unsaved) -> String {
    match had {
        Some(had) => format!("lost: the game {game}, which had {had} answers"),
        None => format!("lost: the game {game}"),
    }
}

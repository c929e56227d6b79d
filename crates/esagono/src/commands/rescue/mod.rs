//! `esagono rescue`: saves what can be read of a damaged file of games.

mod proved;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use registry::Registry;
use serde_json::json;
use store::{Bundle, Unsaved};

use self::proved::{Proved, fault_of, prove};
use super::play::{FILE, data_folder};
use super::say;
use crate::data;

/// Letters of an id that stand in the name of a file at most; ours have ten.
const ID_MAX: usize = 40;

/// Saves what can be read of a damaged file of games, its log, its backups and what was kept aside,
/// as records.
///
/// Nothing of them is changed. Every record is replayed, and ends where it can no longer be; the
/// table takes the records in again by import.
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
    let file = folder.join(FILE);
    let found = store::salvage(&file, &work);
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
    let (mut lost, mut records) = (found.unsaved.len(), 0_usize);
    for saved in &found.saved {
        let scenario = &saved.history.row.scenario;
        let bundle = found.bundles.get(scenario);
        let registry = &registries[bundle.map_or("", |it| it.id.as_str())];
        let proved = prove(registry, saved);
        lost += usize::from(!save(&proved, saved.had, bundle, &args.to)?);
        records += 1;
        // Whoever has played on after a loss has two games by now.
        let played_on = saved.others.iter().filter(|it| it.0 == file && it.0 != proved.from);
        for (from, history) in played_on {
            let fault = fault_of(registry, history);
            let proved = Proved { history: history.clone(), from, fault };
            save(&proved, history.row.standing.step, bundle, &args.to)?;
            records += 1;
        }
    }
    for unsaved in &found.unsaved {
        say(&not_saved(unsaved))?;
    }
    let (are, to) = (if records == 1 { "record is" } else { "records are" }, args.to.display());
    say(&format!("{records} {are} in `{to}`"))?;
    match lost {
        0 => Ok(()),
        1 => bail!("one game could not be saved whole; what was lost is said above"),
        _ => bail!("{lost} games could not be saved whole; what was lost is said above"),
    }
}

/// The file for the record of a game. A wrong bit in its id must not lead elsewhere.
fn file_of(id: &str, to: &Path) -> PathBuf {
    let letter = |it: char| if it.is_ascii_alphanumeric() { it } else { '_' };
    let name: String = id.chars().take(ID_MAX).map(letter).collect();
    let name = if name.is_empty() { "game" } else { &name };
    let path = |end: &str| to.join(format!("{name}{end}.rec"));
    let further = (2..).map(|number: u32| path(&format!("-{number}")));
    let mut paths = core::iter::once(path("")).chain(further);
    paths.find(|it| !it.exists()).expect("a folder has room for one more name")
}

/// Writes a game of a scenario of somebody's own with the files of that scenario, as the table
/// takes it in again.
fn save_with_files(proved: &Proved<'_>, bundle: &Bundle, path: &Path) -> Result<()> {
    let file = |(name, text): &(String, String)| json!({ "name": name, "text": text });
    let files: Vec<_> = bundle.files.iter().map(file).collect();
    let game = json!({ "record": server::record_text(&proved.history), "files": files });
    write(path, &game.to_string())
}

fn write(path: &Path, text: &str) -> Result<()> {
    std::fs::write(path, text).with_context(|| format!("cannot write `{}`", path.display()))
}

/// Makes the folder; refuses one in which something lies.
fn require_empty(folder: &Path) -> Result<()> {
    let making = || {
        format!("cannot make the folder `{}`: name one that can be made by --to", folder.display())
    };
    std::fs::create_dir_all(folder).with_context(making)?;
    if std::fs::read_dir(folder).with_context(making)?.next().is_some() {
        bail!("`{}` is not empty: name another folder by --to", folder.display());
    }
    Ok(())
}

/// Writes the record of a game that had so many answers, and says how much of it there is; whether
/// it is whole.
fn save(proved: &Proved<'_>, had: u32, bundle: Option<&Bundle>, to: &Path) -> Result<bool> {
    let Proved { history, from, fault } = proved;
    let path = file_of(&history.row.id, to);
    write(&path, &server::record_text(history))?;
    if let Some(bundle) = bundle {
        save_with_files(proved, bundle, &path.with_extension("game.json"))?;
    }
    let (answers, title) = (history.steps.len(), &history.row.title);
    let whole = usize::try_from(had).is_ok_and(|had| answers >= had);
    let part =
        if whole { format!("{answers} answers") } else { format!("{answers} of {had} answers") };
    let how = fault.as_ref().map(|it| format!("; it cannot be played again: {it}"));
    let (path, from, how) = (path.display(), from.display(), how.unwrap_or_default());
    say(&format!("{path}: “{title}”, {part}, from {from}{how}"))?;
    Ok(whole && fault.is_none())
}

fn not_saved(Unsaved { game, had }: &Unsaved) -> String {
    match had {
        Some(had) => format!("lost: the game {game}, which had {had} answers"),
        None => format!("lost: the game {game}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_id_leads_out_of_the_folder_or_over_another_record() {
        let folder = tempfile::tempdir().unwrap();
        let mut names = Vec::new();
        for id in ["ab3", "../a", "/etc/a", "ab3", "", "ab3"] {
            let path = file_of(id, folder.path());
            assert_eq!(path.parent(), Some(folder.path()), "{id}");
            names.push(path.file_name().unwrap().to_string_lossy().into_owned());
            std::fs::write(path, id).unwrap();
        }
        let expected = ["ab3.rec", "___a.rec", "_etc_a.rec", "ab3-2.rec", "game.rec", "ab3-3.rec"];
        assert_eq!(names, expected);
    }
}

//! `cargo xtask generate`: files made from the Rust types, the words of the protocol, the icon as
//! pictures, and scripts of missions under seal.

mod vocabulary;

use std::fs;

use anyhow::{Result, bail};

use crate::Mode;
use crate::process;
use crate::program::Program;
use crate::workspace::{Workspace, has_extension, relative};

/// Where a check writes the fresh files.
const FRESH: &str = "target/generated";

/// Folders that hold generated files of one kind and nothing else of that kind.
const FOLDERS: [(&str, &str); 4] =
    [("web/types", "ts"), ("web/public", "png"), ("data/schema", "json"), (SCRIPTS, "sealed")];

/// Where scripts of missions stand in clear, and where they lie under seal.
const MISSIONS: &str = "missions";
const SCRIPTS: &str = "data/ambush/scripts";

/// Writes the generated files, or fails if the ones that are there differ.
pub(crate) fn run(workspace: &Workspace, mode: Mode) -> Result<()> {
    let program = Program::build(workspace)?;
    if mode == Mode::Write {
        process::run(&mut program.command(&["generate", "."]))?;
        workspace.write(vocabulary::PAGE, &vocabulary::page(workspace)?)?;
        return seal_missions(workspace, &program, ".");
    }
    let fresh = Workspace { root: workspace.path(FRESH) };
    if fresh.root.is_dir() {
        fs::remove_dir_all(&fresh.root)?;
    }
    fs::create_dir_all(&fresh.root)?;
    process::run(&mut program.command(&["generate", FRESH]))?;
    fresh.write(vocabulary::PAGE, &vocabulary::page(workspace)?)?;
    seal_missions(workspace, &program, FRESH)?;

    let expected = fresh.files("")?;
    let mut stale: Vec<String> = expected
        .iter()
        .filter(|file| fs::read(workspace.path(file)).ok() != fs::read(fresh.path(file)).ok())
        .cloned()
        .collect();
    for (folder, extension) in FOLDERS {
        for file in top_files(workspace, folder)? {
            if has_extension(&file, extension) && !expected.contains(&file) {
                stale.push(format!("{file} (nothing generates it any more)"));
            }
        }
    }
    if !stale.is_empty() {
        bail!("out of date, `cargo xtask generate` renews them: {}", stale.join(", "));
    }
    println!("{} generated files are up to date", expected.len());
    Ok(())
}

/// Puts the script of every mission under seal, below a folder.
fn seal_missions(workspace: &Workspace, program: &Program, folder: &str) -> Result<()> {
    for script in top_files(workspace, MISSIONS)? {
        let name = script.strip_prefix(MISSIONS).and_then(|it| it.strip_suffix(".toml"));
        let Some(name) = name.map(|it| it.trim_start_matches('/')) else { continue };
        let sealed = format!("{folder}/{SCRIPTS}/{name}.sealed");
        process::run(&mut program.command(&["mission", "seal", &script, "--output", &sealed]))?;
    }
    Ok(())
}

/// The files of a folder itself, not of the folders below it.
fn top_files(workspace: &Workspace, folder: &str) -> Result<Vec<String>> {
    let folder = workspace.path(folder);
    let mut files = Vec::new();
    if folder.is_dir() {
        for entry in fs::read_dir(&folder)? {
            let path = entry?.path();
            if path.is_file() {
                files.push(relative(&workspace.root, &path));
            }
        }
    }
    Ok(files)
}

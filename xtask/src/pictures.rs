//! `cargo xtask pictures`: the small pictures of scenarios that the start page shows.
//!
//! They are drawn beforehand and built into the program, so that a card has its picture at once. A
//! scenario whose map has changed is drawn again by naming it; one without a picture is drawn by
//! the table when it is asked for.

use anyhow::{Context, Result, ensure};

use crate::balance::scenarios;
use crate::process::run as run_process;
use crate::program::Program;
use crate::workspace::Workspace;

const FOLDER: &str = "crates/esagono/pictures";

/// Printed examples have no card and need no picture.
const EXAMPLES: [&str; 2] = ["/fig-", "/pos-"];

/// Draws the scenarios that are named, or every one; systems stand for all of theirs.
pub(crate) fn run(workspace: &Workspace, names: &[String]) -> Result<()> {
    let program = Program::build(workspace)?;
    let is_meant = |id: &str, name: &str| id == name || id.split('/').next() == Some(name);
    let mut drawn = 0;
    for scenario in scenarios(&program)? {
        let id = scenario.id.as_str();
        let meant = names.is_empty() || names.iter().any(|it| is_meant(id, it));
        if !meant || EXAMPLES.iter().any(|it| id.contains(it)) {
            continue;
        }
        let path = format!("{FOLDER}/{id}.png");
        let file = workspace.root.join(&path);
        let folder = file.parent().context("a picture lies in a folder")?;
        std::fs::create_dir_all(folder)
            .with_context(|| format!("cannot make `{}`", folder.display()))?;
        run_process(&mut program.command(&["render", id, "--small", "-o", &path]))?;
        println!("{path}");
        drawn += 1;
    }
    ensure!(drawn > 0, "nothing is called so; `esagono list` shows what there is");
    Ok(())
}

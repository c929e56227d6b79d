//! `cargo xtask sign`: one hash per system over many seeded games.
//!
//! A refactoring leaves the file alone; a change of play must change it, and the reviewer sees the
//! line.

use std::collections::BTreeMap;
use std::fmt::Write;

use anyhow::{Context, Result, bail};
use serde::Deserialize;

use crate::Mode;
use crate::process::output;
use crate::program::Program;
use crate::workspace::Workspace;

const FILE: &str = "games/signatures.toml";

/// How many games a signature covers.
const GAMES: u32 = 1000;

const HEAD: &str = "\
# Behavior signatures: a hash over every event of many seeded games, one per system.
# Written by `cargo xtask sign`. A commit that changes play changes this file; no other does.
";

/// The signature of one system.
#[derive(Deserialize, PartialEq, Eq)]
struct Signature {
    games: u32,
    hash: String,
}

/// Writes the signatures, or fails if the ones that are there differ.
pub(crate) fn run(workspace: &Workspace, mode: Mode) -> Result<()> {
    let program = Program::build(workspace)?;
    let mut fresh = BTreeMap::new();
    for system in systems(&program)? {
        println!("{system}: playing {GAMES} games");
        let games = GAMES.to_string();
        let text = output(&mut program.command(&["signature", &system, "--games", &games]))?;
        fresh.insert(system, Signature { games: GAMES, hash: text.trim().to_owned() });
    }
    match mode {
        Mode::Write => workspace.write(FILE, &text(&fresh)),
        Mode::Check => compare(&workspace.read(FILE)?, &fresh),
    }
}

/// The systems that the program plays; a ledger alone plays nothing.
fn systems(program: &Program) -> Result<Vec<String>> {
    #[derive(Deserialize)]
    struct Listed {
        systems: Vec<System>,
    }
    #[derive(Deserialize)]
    struct System {
        id: String,
    }
    let text = output(&mut program.command(&["list", "--json"]))?;
    let listed: Listed = serde_json::from_str(&text).context("`list --json` cannot be read")?;
    Ok(listed.systems.into_iter().map(|it| it.id).collect())
}

fn compare(old: &str, fresh: &BTreeMap<String, Signature>) -> Result<()> {
    let old: BTreeMap<String, Signature> =
        toml::from_str(old).with_context(|| format!("{FILE} cannot be read"))?;
    if old != *fresh {
        bail!(
            "play has changed; if that is meant, `cargo xtask sign` writes this into {FILE}:\n{}",
            text(fresh)
        );
    }
    println!("play is as signed");
    Ok(())
}

fn text(signatures: &BTreeMap<String, Signature>) -> String {
    let mut text = HEAD.to_owned();
    for (system, Signature { games, hash }) in signatures {
        write!(text, "\n[{system}]\ngames = {games}\nhash = \"{hash}\"\n")
            .expect("a string takes every text");
    }
    text
}

//! The program itself, built once in the dev profile, or as players get it.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::Result;

use crate::process::{cargo, run};
use crate::workspace::Workspace;
use crate::{metadata, page};

/// Builds all that is optimized to the last: the program, and the one that measures it.
pub(crate) fn build_release(workspace: &Workspace) -> Result<()> {
    let mut command = release(workspace);
    page::not_needed(workspace, &mut command);
    run(&mut command)
}

/// Both are named, so that cargo chooses the same features for either and builds nothing twice.
fn release(workspace: &Workspace) -> Command {
    let args = ["build", "--quiet", "--release", "--package", "esagono", "--package", "bench"];
    cargo(workspace, &args)
}

/// The built program.
pub(crate) struct Program {
    file: PathBuf,
    root: PathBuf,
}

impl Program {
    /// Builds `esagono`.
    ///
    /// `--workspace` makes cargo choose the same features as for the tests, so nothing is built
    /// twice.
    pub(crate) fn build(workspace: &Workspace) -> Result<Self> {
        run(&mut cargo(workspace, &["build", "--quiet", "--workspace", "--bin", "esagono"]))?;
        Self::of_profile(workspace, "debug")
    }

    /// Builds `esagono` as players get it: for what is measured.
    pub(crate) fn build_for_speed(workspace: &Workspace) -> Result<Self> {
        build_release(workspace)?;
        Self::of_profile(workspace, "release")
    }

    /// Builds `esagono` as players get it, with its page in it.
    pub(crate) fn build_to_hand_out(workspace: &Workspace) -> Result<Self> {
        run(release(workspace).env_remove("ESAGONO_PAGE"))?;
        Self::of_profile(workspace, "release")
    }

    fn of_profile(workspace: &Workspace, profile: &str) -> Result<Self> {
        let target = metadata::members(workspace)?.target_directory;
        let name = format!("esagono{}", std::env::consts::EXE_SUFFIX);
        Ok(Self { file: target.join(profile).join(name), root: workspace.root.clone() })
    }

    /// Where it lies.
    pub(crate) fn file(&self) -> &Path {
        &self.file
    }

    /// A command that starts it at the top of the repository.
    pub(crate) fn command(&self, args: &[&str]) -> Command {
        let mut command = Command::new(&self.file);
        command.current_dir(&self.root).args(args);
        command
    }
}

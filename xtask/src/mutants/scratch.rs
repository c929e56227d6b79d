//! The copy of the repository that is changed, built and tested.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};

use super::switch::DECLARATION;
use crate::metadata;
use crate::process::cargo;
use crate::workspace::Workspace;

/// Folders that no rules crate reads.
const NOT_COPIED: [&str; 2] = ["web/", "fuzz/"];

/// A folder below `target` with a copy of the repository and all that is made of it.
pub(crate) struct Scratch {
    folder: PathBuf,
    tree: Workspace,
    /// The crate that is changed.
    pub(crate) package: String,
}

impl Scratch {
    /// The folder, which may still hold what an earlier run left.
    pub(crate) fn new(workspace: &Workspace, package: &str) -> Result<Self> {
        let folder = metadata::members(workspace)?.target_directory.join("mutants");
        let tree = folder.join("tree");
        fs::create_dir_all(&tree).context("cannot make the folder of the copy")?;
        Ok(Self { folder, tree: Workspace { root: tree }, package: package.to_owned() })
    }

    /// A file beside the copy.
    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.folder.join(name)
    }

    /// Writes a file beside the copy.
    pub(crate) fn write(&self, name: &str, text: &str) -> Result<()> {
        let path = self.path(name);
        fs::write(&path, text).with_context(|| format!("cannot write {name}"))
    }

    /// The folder of the changed crate.
    pub(crate) fn crate_folder(&self) -> PathBuf {
        self.tree.path(&format!("crates/{}", self.package))
    }

    /// Makes the copy like the repository, but for the files that are changed. A file that is as
    /// it should be keeps its age, so that cargo builds only what differs.
    pub(crate) fn copy(&self, workspace: &Workspace, changed: &BTreeMap<&str, &str>) -> Result<()> {
        let files = workspace.files("")?;
        let wanted = files.iter().filter(|it| !NOT_COPIED.iter().any(|not| it.starts_with(not)));
        let wanted: BTreeSet<&str> = wanted.map(String::as_str).collect();
        let (lib, switch) = (self.source("lib.rs"), self.source("mutant.rs"));
        for old in self.tree.files("")? {
            if !wanted.contains(old.as_str()) && old != switch {
                fs::remove_file(self.tree.path(&old))?;
            }
        }
        for file in wanted {
            if changed.contains_key(file) || file == lib {
                continue;
            }
            let path = workspace.path(file);
            let bytes = fs::read(&path).with_context(|| format!("cannot read {file}"))?;
            write_if_other(&self.tree.path(file), &bytes)?;
        }
        if !changed.contains_key(lib.as_str()) {
            self.overwrite(&lib, &workspace.read(&lib)?)?;
        }
        Ok(())
    }

    /// Writes a changed file of the copy.
    pub(crate) fn overwrite(&self, file: &str, text: &str) -> Result<()> {
        let declaration = if file == self.source("lib.rs") { DECLARATION } else { "" };
        write_if_other(&self.tree.path(file), format!("{text}{declaration}").as_bytes())
    }

    /// Writes the module that switches mutants on.
    pub(crate) fn add_switch(&self, module: &str) -> Result<()> {
        write_if_other(&self.tree.path(&self.source("mutant.rs")), module.as_bytes())
    }

    /// Cargo in the copy, told to build the changed crate for short test runs.
    pub(crate) fn cargo(&self, args: &[&str]) -> Command {
        let mut command = cargo(&self.tree, args);
        command.args(["--package", &self.package, "--profile", "mutants"]);
        command.args(["--config", "profile.mutants.opt-level=1", "--message-format=json"]);
        command.arg("--target-dir").arg(self.path("build"));
        command
    }

    /// A source file of the changed crate.
    fn source(&self, name: &str) -> String {
        format!("crates/{}/src/{name}", self.package)
    }
}

fn write_if_other(path: &Path, bytes: &[u8]) -> Result<()> {
    if fs::read(path).is_ok_and(|old| old == bytes) {
        return Ok(());
    }
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    fs::write(path, bytes).with_context(|| format!("cannot write {}", path.display()))
}

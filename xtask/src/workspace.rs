//! Where the repository lies, and the files in it.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

/// Names of what holds nothing written by hand. In a second working tree `.git` is a file.
const SKIPPED: [&str; 6] = [".git", ".e2e", "dist", "target", "node_modules", "mutants.out"];

/// The checked-out repository.
pub(crate) struct Workspace {
    /// Its top folder.
    pub(crate) root: PathBuf,
}

impl Workspace {
    /// Finds the repository this program was built from.
    pub(crate) fn find() -> Result<Self> {
        let own = std::env::var_os("CARGO_MANIFEST_DIR")
            .map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
        let root = own.parent().context("xtask lies in a folder of the repository")?;
        Ok(Self { root: root.to_path_buf() })
    }

    /// A path below the top folder.
    pub(crate) fn path(&self, relative: &str) -> PathBuf {
        self.root.join(relative)
    }

    /// Reads a text file.
    pub(crate) fn read(&self, relative: &str) -> Result<String> {
        let path = self.path(relative);
        fs::read_to_string(&path).with_context(|| format!("cannot read {relative}"))
    }

    /// Writes a text file if it differs, making its folder if needed.
    pub(crate) fn write(&self, relative: &str, text: &str) -> Result<()> {
        let path = self.path(relative);
        if fs::read_to_string(&path).is_ok_and(|old| old == text) {
            return Ok(());
        }
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        fs::write(&path, text).with_context(|| format!("cannot write {relative}"))?;
        println!("wrote {relative}");
        Ok(())
    }

    /// Every file below a folder, relative to the top and with `/` between names, in order.
    /// A folder that does not exist has no files.
    pub(crate) fn files(&self, below: &str) -> Result<Vec<String>> {
        let mut found = Vec::new();
        let start = if below.is_empty() { self.root.clone() } else { self.path(below) };
        if start.is_dir() {
            self.collect(&start, &mut found)?;
        }
        found.sort();
        Ok(found)
    }

    fn collect(&self, folder: &Path, found: &mut Vec<String>) -> Result<()> {
        let entries =
            fs::read_dir(folder).with_context(|| format!("cannot list {}", folder.display()))?;
        for entry in entries {
            let entry = entry?;
            let path = entry.path();
            let name = entry.file_name();
            if SKIPPED.iter().any(|skipped| name == *skipped) {
                continue;
            }
            if entry.file_type()?.is_dir() {
                self.collect(&path, found)?;
            } else {
                found.push(relative(&self.root, &path));
            }
        }
        Ok(())
    }
}

/// A path relative to a folder, with `/` between names on every system.
pub(crate) fn relative(folder: &Path, path: &Path) -> String {
    let below = path.strip_prefix(folder).unwrap_or(path);
    let names: Vec<_> = below.iter().map(|name| name.to_string_lossy()).collect();
    names.join("/")
}

/// Whether a file name ends with this extension, given without its dot.
pub(crate) fn has_extension(file: &str, extension: &str) -> bool {
    Path::new(file).extension().is_some_and(|it| it == extension)
}

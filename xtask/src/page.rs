//! `cargo xtask page`: the page in the browser, checked, tested and built into `web/dist`.
//!
//! Nothing is done twice: packages are installed when the lock file has changed, the page is built
//! when one of its sources has.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::process::Command;

use anyhow::{Context, Result};

use crate::node::Node;
use crate::process::run as shown;
use crate::workspace::Workspace;

/// What the page is made of.
const SOURCES: [&str; 5] = ["web/src", "web/public", "web/plugins", "web/types", "data/texts"];
/// Single files that it is made of, too.
const SOURCE_FILES: [&str; 6] = [
    "web/index.html",
    "web/offline.html",
    "web/package-lock.json",
    "web/svelte.config.js",
    "web/tsconfig.json",
    "web/vite.config.ts",
];

const LOCK: &str = "web/package-lock.json";
/// Where the built page lies.
pub(crate) const FOLDER: &str = "web/dist";
const BUILT: &str = "web/dist/index.html";
/// What the installed packages and the built page were made from. They lie among the packages, so
/// that whoever removes those removes them, too.
const INSTALLED_FROM: &str = "web/node_modules/.installed-from";
const BUILT_FROM: &str = "web/node_modules/.built-from";

/// Checks, tests and builds the page.
pub(crate) fn run(workspace: &Workspace) -> Result<()> {
    check(workspace).map(drop)
}

/// Checks, tests and builds the page; returns a note for a summary.
pub(crate) fn check(workspace: &Workspace) -> Result<Option<String>> {
    let node = install(workspace)?;
    for script in ["format:check", "check", "test"] {
        shown(&mut node.npm(&["run", "--silent", script]))?;
    }
    build(workspace)?;
    Ok(Some(format!("{} KB in web/dist", size(workspace)? / 1024)))
}

/// Builds the page, if a source has changed since it was built.
pub(crate) fn build(workspace: &Workspace) -> Result<()> {
    let node = install(workspace)?;
    let sources = stamp(workspace, &sources(workspace)?)?;
    if workspace.path(BUILT).is_file() && is_from(workspace, BUILT_FROM, &sources) {
        println!("the page is up to date");
        return Ok(());
    }
    shown(&mut node.npm(&["run", "--silent", "build"]))?;
    workspace.write(BUILT_FROM, &sources)
}

/// Installs the packages that the lock file names, if it has changed since; returns what runs them.
pub(crate) fn install(workspace: &Workspace) -> Result<Node> {
    let node = Node::ready(workspace)?;
    let lock = stamp(workspace, &[LOCK.to_owned()])?;
    if is_from(workspace, INSTALLED_FROM, &lock) {
        return Ok(node);
    }
    shown(&mut node.npm(&["ci"]))?;
    workspace.write(INSTALLED_FROM, &lock)?;
    Ok(node)
}

fn sources(workspace: &Workspace) -> Result<Vec<String>> {
    let mut files: Vec<String> = SOURCE_FILES.iter().map(|&file| file.to_owned()).collect();
    for folder in SOURCES {
        files.extend(workspace.files(folder)?);
    }
    Ok(files)
}

/// A short text that changes with the names and contents of the files.
fn stamp(workspace: &Workspace, files: &[String]) -> Result<String> {
    let mut hasher = DefaultHasher::new();
    for file in files {
        let content = std::fs::read(workspace.path(file));
        (file, content.with_context(|| format!("cannot read {file}"))?).hash(&mut hasher);
    }
    Ok(format!("{:016x}\n", hasher.finish()))
}

fn is_from(workspace: &Workspace, stamp_file: &str, stamp: &str) -> bool {
    workspace.read(stamp_file).is_ok_and(|kept| kept == stamp)
}

/// Lets a program that is measured or judged be built without a page where none has been built:
/// nobody plays with it.
pub(crate) fn not_needed(workspace: &Workspace, cargo: &mut Command) {
    if !workspace.path(BUILT).is_file() {
        cargo.env("ESAGONO_PAGE", "none");
    }
}

/// How many bytes the built page has.
pub(crate) fn size(workspace: &Workspace) -> Result<u64> {
    let files = workspace.files(FOLDER)?;
    files.iter().map(|file| Ok(std::fs::metadata(workspace.path(file))?.len())).sum()
}

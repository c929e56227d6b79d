//! What cargo knows about the workspace and everything it depends on.

use anyhow::{Context, Result};
use serde::Deserialize;

use crate::process::{cargo, output};
use crate::workspace::Workspace;

/// The answer of `cargo metadata`, as far as we need it.
#[derive(Deserialize)]
pub(crate) struct Metadata {
    /// The workspace's crates and, unless left out, all they depend on.
    pub(crate) packages: Vec<Package>,
    /// Where cargo puts what it builds.
    pub(crate) target_directory: std::path::PathBuf,
    /// Who uses whom; nothing without the crates we depend on.
    #[serde(default)]
    resolve: Option<Resolve>,
}

/// Who uses whom, with the features that are switched on.
#[derive(Deserialize)]
struct Resolve {
    nodes: Vec<Node>,
}

/// One crate and those it uses, by id.
#[derive(Deserialize)]
struct Node {
    id: String,
    dependencies: Vec<String>,
}

impl Metadata {
    /// Names of the crates that use a crate.
    pub(crate) fn users(&self, package: &Package) -> Vec<&str> {
        let nodes = self.resolve.iter().flat_map(|it| &it.nodes);
        let users = nodes.filter(|it| it.dependencies.contains(&package.id));
        users
            .filter_map(|user| self.packages.iter().find(|it| it.id == user.id))
            .map(|it| it.name.as_str())
            .collect()
    }
}

/// One crate.
#[derive(Deserialize)]
pub(crate) struct Package {
    id: String,
    pub(crate) name: String,
    pub(crate) version: String,
    /// An SPDX expression.
    pub(crate) license: Option<String>,
    /// Where it is developed.
    #[serde(default)]
    pub(crate) repository: Option<String>,
    /// Where its manifest lies.
    pub(crate) manifest_path: std::path::PathBuf,
    /// Where it comes from; nothing for a crate of this repository.
    pub(crate) source: Option<String>,
    #[serde(default)]
    pub(crate) dependencies: Vec<Dependency>,
}

/// One crate that another asks for.
#[derive(Deserialize)]
pub(crate) struct Dependency {
    pub(crate) name: String,
    /// The version asked for.
    pub(crate) req: String,
    pub(crate) kind: Option<Kind>,
    /// Nothing for a crate of this repository.
    pub(crate) source: Option<String>,
}

/// What a dependency is needed for, when not for the crate itself.
#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Kind {
    Dev,
    Build,
}

/// The crates of the workspace alone; needs no network.
pub(crate) fn members(workspace: &Workspace) -> Result<Metadata> {
    read(workspace, &["metadata", "--format-version", "1", "--no-deps"])
}

/// The whole dependency graph, on every platform.
pub(crate) fn everything(workspace: &Workspace) -> Result<Metadata> {
    read(workspace, &["metadata", "--format-version", "1", "--quiet"])
}

fn read(workspace: &Workspace, args: &[&str]) -> Result<Metadata> {
    let text = output(&mut cargo(workspace, args))?;
    serde_json::from_str(&text).context("cargo metadata answered something unexpected")
}

//! What others wrote and the archive holds: crates in the program, packages in the page.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use serde::Deserialize;

use crate::metadata;
use crate::process::{cargo, output};
use crate::workspace::Workspace;

/// Something that somebody else wrote.
pub(super) struct Work {
    pub(super) name: String,
    pub(super) version: String,
    /// An SPDX expression.
    pub(super) license: String,
    /// Where it comes from.
    pub(super) source: String,
    /// The texts of its licenses, as they came with it.
    pub(super) texts: Vec<PathBuf>,
}

/// What the build notes of the packages whose code or files are in the page.
const BUNDLED: &str = "web/node_modules/.bundled.json";

/// How files that hold license texts begin.
const LICENSES: [&str; 6] = ["licen", "copying", "copyright", "notice", "unlicense", "ofl"];

/// The crates that are linked into the program on a machine; what only builds it is not in it.
pub(super) fn crates(workspace: &Workspace, target: &str) -> Result<Vec<Work>> {
    let edges = ["--edges", "normal,no-proc-macro", "--target", target];
    let mut tree = cargo(workspace, &["tree", "--package", "esagono", "--prefix", "none"]);
    let listed = output(tree.args(edges).args(["--format", "{p}"]))?;
    let linked: BTreeSet<(&str, &str)> = listed.lines().filter_map(name_and_version).collect();
    let mut works = Vec::new();
    for package in metadata::everything(workspace)?.packages {
        let is_linked = linked.contains(&(package.name.as_str(), package.version.as_str()));
        if package.source.is_none() || !is_linked {
            continue;
        }
        let folder = package.manifest_path.parent().context("a manifest lies in a folder")?;
        let texts = texts_in(folder)?;
        let home = format!("https://crates.io/crates/{}", package.name);
        works.push(Work {
            license: package.license.with_context(|| format!("{} has no license", package.name))?,
            source: package.repository.unwrap_or(home),
            name: package.name,
            version: package.version,
            texts,
        });
    }
    works.sort_by(|one, other| (&one.name, &one.version).cmp(&(&other.name, &other.version)));
    Ok(works)
}

/// Reads `anyhow v1.0.100`, and `serde v1.0.1 (*)` where it is named again.
fn name_and_version(line: &str) -> Option<(&str, &str)> {
    let mut words = line.split_whitespace();
    Some((words.next()?, words.next()?.strip_prefix('v')?))
}

/// A package's own description, as far as we need it.
#[derive(Deserialize)]
struct PackageFile {
    name: String,
    version: String,
    license: String,
    repository: Option<Repository>,
}

/// Where a package is developed; npm knows two ways to say it.
#[derive(Deserialize)]
#[serde(untagged)]
enum Repository {
    Address(String),
    Place { url: String },
}

/// The packages whose code or files are in the page.
pub(super) fn packages(workspace: &Workspace) -> Result<Vec<Work>> {
    let noted = workspace.read(BUNDLED).context("`cargo xtask page` notes what is in the page")?;
    let names: Vec<String> = serde_json::from_str(&noted).context("the note cannot be read")?;
    names.iter().map(|name| package(workspace, name)).collect()
}

fn package(workspace: &Workspace, name: &str) -> Result<Work> {
    let folder = format!("web/node_modules/{name}");
    let file = workspace.read(&format!("{folder}/package.json"))?;
    let PackageFile { name, version, license, repository } =
        serde_json::from_str(&file).with_context(|| format!("{folder}/package.json"))?;
    let home = format!("https://www.npmjs.com/package/{name}");
    let source = match repository {
        Some(Repository::Address(url) | Repository::Place { url }) => plain(&url),
        None => home,
    };
    Ok(Work { name, version, license, source, texts: texts_in(&workspace.path(&folder))? })
}

/// An address as a browser takes it: `git+https://host/it.git` without what is for Git.
fn plain(url: &str) -> String {
    let url = url.strip_prefix("git+").unwrap_or(url);
    let url = url.strip_suffix(".git").unwrap_or(url);
    if url.contains("://") { url.to_owned() } else { format!("https://github.com/{url}") }
}

/// The license texts in a folder, in order.
fn texts_in(folder: &Path) -> Result<Vec<PathBuf>> {
    let shown = || format!("cannot list {}", folder.display());
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).with_context(shown)? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().to_lowercase();
        if entry.file_type()?.is_file() && LICENSES.iter().any(|it| name.starts_with(it)) {
            found.push(entry.path());
        }
    }
    found.sort();
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::{name_and_version, plain};

    #[test]
    fn lines_of_the_tree_are_read() {
        assert_eq!(name_and_version("serde v1.0.1 (*)"), Some(("serde", "1.0.1")));
        assert_eq!(name_and_version(""), None);
    }

    #[test]
    fn addresses_are_made_for_browsers() {
        assert_eq!(plain("git+https://a.example/b.git"), "https://a.example/b");
        assert_eq!(plain("fontsource/files"), "https://github.com/fontsource/files");
    }
}

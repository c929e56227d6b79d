//! Pure crates stay pure: no floats, the lints of the workspace, and only pure crates below them.
//!
//! Clippy refuses arithmetic with floats in every crate that does not say why it needs it; a pure
//! crate may not say so. What clippy lets pass, a type or a number, is found here.

use anyhow::{Context, Result};
use syn::visit::{self, Visit};

use super::{Findings, PURE};
use crate::metadata::{self, Kind};
use crate::source;
use crate::workspace::{Workspace, has_extension};

/// It runs in the compiler alone; what it writes is compiled, and checked, where it is used.
const IN_THE_COMPILER: &str = "derives";

/// The lint that must be on.
const LINT: &str = "float_arithmetic";

/// Looks at the manifests and sources of the pure crates.
pub(crate) fn check(workspace: &Workspace, findings: &mut Findings) -> Result<()> {
    if !denies_floats(&workspace.read("Cargo.toml")?)? {
        findings.error(format!("Cargo.toml: `{LINT}` is not denied in the workspace"));
    }
    check_users(workspace, findings)?;
    for name in PURE {
        let manifest = format!("crates/{name}/Cargo.toml");
        if !takes_workspace_lints(&workspace.read(&manifest)?)? {
            findings.error(format!("{manifest} does not take the lints of the workspace"));
        }
        for file in workspace.files(&format!("crates/{name}/src"))? {
            if has_extension(&file, "rs") {
                check_file(&file, &workspace.read(&file)?, findings);
            }
        }
    }
    Ok(())
}

fn denies_floats(manifest: &str) -> Result<bool> {
    let manifest: toml::Table = toml::from_str(manifest).context("Cargo.toml cannot be read")?;
    let lints = manifest.get("workspace").and_then(|it| it.get("lints")?.get("clippy"));
    let level = lints.and_then(|it| it.get(LINT)?.as_str());
    Ok(matches!(level, Some("deny" | "forbid")))
}

fn takes_workspace_lints(manifest: &str) -> Result<bool> {
    let manifest: toml::Table = toml::from_str(manifest).context("a manifest cannot be read")?;
    let taken = manifest.get("lints").and_then(|it| it.get("workspace")?.as_bool());
    Ok(taken == Some(true))
}

/// Rules are pure, and so is every crate of ours that a pure one uses.
fn check_users(workspace: &Workspace, findings: &mut Findings) -> Result<()> {
    for package in &metadata::members(workspace)?.packages {
        let name = package.name.as_str();
        if !PURE.contains(&name) {
            if name.starts_with("rules-") {
                findings.error(format!("{name} is not among the pure crates"));
            }
            continue;
        }
        let used = package.dependencies.iter().filter(|it| it.kind != Some(Kind::Dev));
        let pure = |it: &str| PURE.contains(&it) || it == IN_THE_COMPILER;
        for used in used.filter(|it| it.source.is_none() && !pure(&it.name)) {
            findings.error(format!("{name} is pure, and {} that it uses is not", used.name));
        }
    }
    Ok(())
}

fn check_file(file: &str, text: &str, findings: &mut Findings) {
    for line in source::lines(file, text) {
        if line.code().contains(LINT) {
            findings.error(format!("{file}:{}: a pure crate has no floats", line.number));
        }
    }
    match floats(file, text) {
        Ok(lines) => {
            for line in lines {
                findings.error(format!("{file}:{line}: a float in a pure crate"));
            }
        }
        Err(error) => findings.error(format!("{file} cannot be parsed: {error}")),
    }
}

/// Lines outside tests that name a type of floats or write one down.
fn floats(file: &str, text: &str) -> syn::Result<Vec<usize>> {
    let mut floats = Floats::default();
    floats.visit_file(&syn::parse_file(text)?);
    let lines = source::lines(file, text);
    floats.lines.retain(|&line| lines.get(line - 1).is_some_and(|it| !it.in_tests));
    Ok(floats.lines)
}

#[derive(Default)]
struct Floats {
    lines: Vec<usize>,
}

impl<'ast> Visit<'ast> for Floats {
    fn visit_ident(&mut self, it: &'ast proc_macro2::Ident) {
        if it == "f32" || it == "f64" {
            self.lines.push(it.span().start().line);
        }
    }

    fn visit_lit_float(&mut self, it: &'ast syn::LitFloat) {
        self.lines.push(it.span().start().line);
        visit::visit_lit_float(self, it);
    }
}

#[cfg(test)]
mod tests {
    use super::{denies_floats, floats, takes_workspace_lints};

    #[test]
    fn types_and_numbers_are_found_but_not_the_fields_of_fields() {
        let text = "\
fn a(x: f32) {}
fn b(x: ((u8, u8), u8)) -> u8 {
    x.0.1
}
const C: Option<f64> = None;
fn d() -> bool {
    1.5 < 2e3
}
";
        assert_eq!(floats("crates/kernel/src/a.rs", text).unwrap(), [1, 5, 7, 7]);
    }

    #[test]
    fn manifests_take_and_set_the_lint() {
        assert!(denies_floats("[workspace.lints.clippy]\nfloat_arithmetic = \"deny\"\n").unwrap());
        assert!(!denies_floats("[workspace.lints.clippy]\n").unwrap());
        assert!(takes_workspace_lints("[lints]\nworkspace = true\n").unwrap());
        assert!(!takes_workspace_lints("[lints.clippy]\nall = \"warn\"\n").unwrap());
    }
}

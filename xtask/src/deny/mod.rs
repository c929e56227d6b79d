//! `cargo xtask deny`: licenses, sources and bans of `deny.toml`.
//!
//! The checks that need no advisory database are done here from `cargo metadata`; the real
//! `cargo deny` runs besides where it is installed.

mod policy;
mod spdx;

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Context, Result, bail};

use crate::metadata::{self, Metadata, Package};
use crate::process::{cargo, has_cargo_command, run as run_command};
use crate::workspace::Workspace;
use policy::{Level, Policy};

const FILE: &str = "deny.toml";

/// Checks every crate we depend on; returns what was not checked as a notice.
pub(crate) fn run(workspace: &Workspace) -> Result<Option<String>> {
    let policy: Policy =
        toml::from_str(&workspace.read(FILE)?).with_context(|| format!("{FILE} cannot be read"))?;
    let metadata = metadata::everything(workspace)?;
    let mut findings = Vec::new();
    for package in metadata.packages.iter().filter(|package| package.source.is_some()) {
        findings.extend(license_finding(&policy, package));
        findings.extend(source_finding(&policy, package));
        findings.extend(ban_finding(&policy, &metadata, package));
    }
    findings.extend(wildcards(&policy, &metadata));
    let doubles = doubles(&policy, &metadata);
    match policy.bans.multiple_versions {
        Level::Allow => {}
        Level::Warn => doubles.iter().for_each(|double| println!("warning: {double}")),
        Level::Deny => findings.extend(doubles),
    }
    for finding in &findings {
        eprintln!("error: {finding}");
    }
    if !findings.is_empty() {
        bail!("{} findings against {FILE}", findings.len());
    }
    let foreign = metadata.packages.iter().filter(|package| package.source.is_some()).count();
    println!("{foreign} crates are in order: licenses, sources, bans");
    if has_cargo_command(workspace, "deny") {
        run_command(&mut cargo(workspace, &["deny", "check"]))?;
        return Ok(None);
    }
    let notice = "advisories left out: cargo-deny is not installed".to_owned();
    println!("{notice}");
    Ok(Some(notice))
}

fn license_finding(policy: &Policy, package: &Package) -> Option<String> {
    let Package { name, version, .. } = package;
    let Some(license) = &package.license else {
        return Some(format!("{name} {version} names no license"));
    };
    let allowed = |id: &str| policy.allows_license(name, id);
    match spdx::is_allowed(license, &allowed) {
        Ok(true) => None,
        Ok(false) => Some(format!("{name} {version}: license `{license}` is not on the list")),
        Err(fault) => Some(format!("{name} {version}: license `{license}`: {fault}")),
    }
}

fn source_finding(policy: &Policy, package: &Package) -> Option<String> {
    let source = package.source.as_deref()?;
    let known = policy.sources.allow_registry.iter().chain(&policy.sources.allow_git);
    let is_known = known.into_iter().any(|allowed| source.contains(allowed.as_str()));
    (!is_known).then(|| format!("{} {} comes from {source}", package.name, package.version))
}

fn ban_finding(policy: &Policy, metadata: &Metadata, package: &Package) -> Option<String> {
    let ban = policy.bans.deny.iter().find(|ban| ban.name == package.name)?;
    let users = metadata.users(package);
    let stray = users.iter().find(|user| !ban.wrappers.iter().any(|it| it == *user))?;
    Some(format!("{} is banned, and {stray} uses it: {}", ban.name, ban.reason))
}

/// Our own crates must say which version of a foreign crate they want.
fn wildcards(policy: &Policy, metadata: &Metadata) -> Vec<String> {
    let mut findings = Vec::new();
    if policy.bans.wildcards != Level::Deny {
        return findings;
    }
    for package in metadata.packages.iter().filter(|package| package.source.is_none()) {
        let foreign = package.dependencies.iter().filter(|dependency| dependency.source.is_some());
        for dependency in foreign.filter(|dependency| dependency.req == "*") {
            findings.push(format!("{} asks for any version of {}", package.name, dependency.name));
        }
    }
    findings
}

/// Crates that come in more than one version.
fn doubles(policy: &Policy, metadata: &Metadata) -> Vec<String> {
    let mut versions: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for package in &metadata.packages {
        versions.entry(&package.name).or_default().insert(&package.version);
    }
    let doubled = versions.into_iter().filter(|(name, versions)| {
        versions.len() > 1 && !policy.bans.skip.iter().any(|skip| skip.name == *name)
    });
    doubled
        .map(|(name, versions)| {
            let versions: Vec<_> = versions.into_iter().collect();
            format!("{name} comes in several versions: {}", versions.join(", "))
        })
        .collect()
}

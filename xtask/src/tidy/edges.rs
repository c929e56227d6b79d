//! The direction of dependencies.

use anyhow::Result;

use super::Findings;
use crate::metadata::{self, Kind, Package};
use crate::workspace::Workspace;

/// Crates without input and output, clock, threads, floats and chance; they compile to wasm.
pub(crate) const PURE: [&str; 11] = [
    "canon",
    "hexgrid",
    "kernel",
    "catalog",
    "scene",
    "rulebook",
    "rules-ambush",
    "rules-coh",
    "rules-nextwar",
    "rules-prussia",
    "rules-scs",
];

/// What a crate may use.
struct Edges {
    name: &'static str,
    /// Our own crates.
    ours: &'static [&'static str],
    /// Foreign crates; `None` for crates that touch the outside world anyway.
    foreign: Option<&'static [&'static str]>,
}

/// Every crate and all it may use. A new edge gets an ADR.
const TABLE: &[Edges] = &[
    // Runs in the compiler alone; what it writes is as pure as where it is used.
    Edges { name: "derives", ours: &[], foreign: Some(&["proc-macro2", "quote", "syn"]) },
    Edges { name: "canon", ours: &["derives"], foreign: Some(&[]) },
    Edges { name: "hexgrid", ours: &["canon"], foreign: Some(&[]) },
    // The stream cipher behind the dice and the hash behind records, both free of I/O.
    Edges { name: "kernel", ours: &["canon", "derives"], foreign: Some(&["chacha20", "sha2"]) },
    Edges {
        name: "catalog",
        ours: &["hexgrid"],
        foreign: Some(&["csv", "schemars", "serde", "serde_json", "thiserror", "toml"]),
    },
    Edges {
        name: "scene",
        ours: &["hexgrid", "kernel"],
        foreign: Some(&["serde", "serde_json", "ts-rs"]),
    },
    Edges {
        name: "texts",
        ours: &["scene"],
        foreign: Some(&[
            "fluent-bundle",
            "fluent-syntax",
            "include_dir",
            "serde",
            "thiserror",
            "toml",
            "unic-langid",
        ]),
    },
    Edges {
        name: "render",
        ours: &["scene", "hexgrid"],
        foreign: Some(&["harfrust", "png", "resvg", "skrifa", "thiserror"]),
    },
    Edges { name: "rules-ambush", ours: BOOK, foreign: BOOK_FOREIGN },
    Edges { name: "rules-coh", ours: BOOK, foreign: BOOK_FOREIGN },
    Edges { name: "rules-nextwar", ours: BOOK, foreign: BOOK_FOREIGN },
    Edges { name: "rules-prussia", ours: BOOK, foreign: BOOK_FOREIGN },
    Edges { name: "rules-scs", ours: BOOK, foreign: BOOK_FOREIGN },
    Edges { name: "rulebook", ours: &["kernel", "scene", "catalog"], foreign: Some(&[]) },
    Edges {
        name: "registry",
        ours: &[
            "kernel",
            "rulebook",
            "hexgrid",
            "scene",
            "catalog",
            "rules-ambush",
            "rules-coh",
            "rules-nextwar",
            "rules-prussia",
            "rules-scs",
            "texts",
        ],
        foreign: Some(&["serde", "serde_json", "thiserror"]),
    },
    Edges {
        name: "players",
        ours: &[
            "registry",
            "kernel",
            "rules-ambush",
            "rules-coh",
            "rules-nextwar",
            "rules-prussia",
            "rules-scs",
            "hexgrid",
        ],
        foreign: Some(&[]),
    },
    // Plain texts and numbers; the database is its business alone.
    Edges { name: "store", ours: &[], foreign: Some(&["rusqlite", "thiserror", "tokio"]) },
    Edges {
        name: "server",
        ours: &["kernel", "players", "registry", "render", "scene", "store"],
        foreign: None,
    },
    Edges {
        name: "testkit",
        ours: BOOK,
        foreign: Some(&["expect-test", "schemars", "serde", "serde_json"]),
    },
    Edges { name: "esagono", ours: EVERYTHING, foreign: None },
    Edges { name: "bench", ours: EVERYTHING, foreign: None },
    Edges { name: "xtask", ours: &[], foreign: None },
];

/// What every rules module may use.
const BOOK: &[&str] = &["canon", "kernel", "hexgrid", "scene", "catalog", "rulebook"];
const BOOK_FOREIGN: Option<&[&str]> = Some(&["schemars", "serde", "serde_json"]);

/// For the programs at the top, which only wire.
const EVERYTHING: &[&str] = &[
    "canon",
    "hexgrid",
    "kernel",
    "catalog",
    "scene",
    "texts",
    "render",
    "rulebook",
    "rules-ambush",
    "rules-coh",
    "rules-nextwar",
    "rules-prussia",
    "rules-scs",
    "registry",
    "players",
    "store",
    "server",
];

/// Compares the manifests with the table.
pub(crate) fn check(workspace: &Workspace, findings: &mut Findings) -> Result<()> {
    for package in &metadata::members(workspace)?.packages {
        match TABLE.iter().find(|edges| edges.name == package.name) {
            Some(edges) => check_package(package, edges, findings),
            None => findings.error(format!(
                "crate {} is not in the table of dependency edges (xtask/src/tidy/edges.rs)",
                package.name
            )),
        }
    }
    Ok(())
}

fn check_package(package: &Package, edges: &Edges, findings: &mut Findings) {
    let needed = package.dependencies.iter().filter(|it| it.kind != Some(Kind::Dev));
    for dependency in needed {
        let (user, used) = (package.name.as_str(), dependency.name.as_str());
        let is_ours = dependency.source.is_none();
        if is_ours && !edges.ours.contains(&used) {
            findings.error(format!("{user} may not use {used}"));
        }
        if !is_ours && edges.foreign.is_some_and(|foreign| !foreign.contains(&used)) {
            findings.error(format!("{user} may not use the foreign crate {used}"));
        }
    }
}

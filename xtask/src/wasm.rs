//! `cargo xtask wasm`: the pure crates compile where there is no operating system.

use std::process::Command;

use anyhow::Result;

use crate::process::{cargo, output, run as run_command};
use crate::tidy::PURE;
use crate::workspace::Workspace;

const TARGET: &str = "wasm32-unknown-unknown";

/// Checks the pure crates for WebAssembly; returns a notice if the target is not installed.
pub(crate) fn run(workspace: &Workspace) -> Result<Option<String>> {
    let sysroot = output(Command::new("rustc").args(["--print", "sysroot"]))?;
    let installed = std::path::Path::new(sysroot.trim()).join("lib/rustlib").join(TARGET);
    if !installed.is_dir() {
        let notice = format!("left out: `rustup target add {TARGET}` would install what it needs");
        println!("{notice}");
        return Ok(Some(notice));
    }
    let mut command = cargo(workspace, &["check", "--target", TARGET]);
    for name in PURE {
        command.args(["--package", name]);
    }
    run_command(&mut command)?;
    Ok(None)
}

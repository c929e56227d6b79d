//! `cargo xtask wasm`: the pure crates compile where there is no operating system.
//!
//! The standard library for that target comes with the toolchain, or rustup adds it. Where rustup
//! cannot, Debian's compiler of the same age checks its own sources along with ours.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::debian;
use crate::process::{cargo, output, run as run_command, succeeds};
use crate::tidy::PURE;
use crate::workspace::Workspace;

const TARGET: &str = "wasm32-unknown-unknown";

/// Another compiler, or other flags, would throw away what the other builds have made.
const FOLDER: &str = "target/wasm";

/// Debian's newest compiler, which browsers are built with, and the sources of its library.
const PACKAGES: [&str; 2] = ["rustc-web", "rust-web-src"];
const DEBIAN_RUSTC: &str = "/usr/bin/rustc";

/// Whose standard library is used.
enum Library {
    /// That of our own toolchain.
    Installed,
    /// That of another compiler, made from its sources.
    Built { rustc: PathBuf },
}

/// Checks the pure crates for WebAssembly; returns a notice if that cannot be done here.
pub(crate) fn run(workspace: &Workspace) -> Result<Option<String>> {
    let Some(library) = find(workspace)? else {
        let notice = format!("left out: `rustup target add {TARGET}` would install what it needs");
        if debian::is_ours_to_install() || std::env::var_os("CI").is_some() {
            bail!("{notice}");
        }
        println!("{notice}");
        return Ok(Some(notice));
    };
    let mut command = cargo(workspace, &["check", "--target", TARGET, "--target-dir", FOLDER]);
    // Only what runs while compiling is translated; this profile does not optimize it.
    command.args(["--profile", "play"]);
    for name in PURE {
        command.args(["--package", name]);
    }
    let note = match library {
        Library::Installed => None,
        Library::Built { rustc } => {
            command.arg("-Zbuild-std=std,panic_abort");
            // Its library is made from source with what only a nightly compiler would let us do.
            command.env("RUSTC", rustc).env("RUSTC_BOOTSTRAP", "1");
            Some("with Debian's compiler".to_owned())
        }
    };
    run_command(&mut command)?;
    Ok(note)
}

/// The library that is at hand, or that can be had.
fn find(workspace: &Workspace) -> Result<Option<Library>> {
    if is_installed()? || add() && is_installed()? {
        return Ok(Some(Library::Installed));
    }
    let oldest = oldest(workspace)?;
    if !is_debian_ready(oldest) {
        debian::install(&PACKAGES)?;
    }
    let built = || Library::Built { rustc: PathBuf::from(DEBIAN_RUSTC) };
    Ok(is_debian_ready(oldest).then(built))
}

fn is_installed() -> Result<bool> {
    let sysroot = sysroot("rustc")?;
    Ok(sysroot.join("lib/rustlib").join(TARGET).is_dir())
}

fn add() -> bool {
    println!("asking rustup for {TARGET}");
    succeeds(Command::new("rustup").args(["target", "add", TARGET]))
}

/// Whether Debian's compiler is there with its sources, and new enough for us.
fn is_debian_ready(oldest: (u32, u32)) -> bool {
    let version = output(Command::new(DEBIAN_RUSTC).arg("--version"));
    let is_new = version.is_ok_and(|it| version_of_rustc(&it) >= Some(oldest));
    let sources = |it: PathBuf| it.join("lib/rustlib/src/rust/library").is_dir();
    is_new && sysroot(DEBIAN_RUSTC).is_ok_and(sources)
}

fn sysroot(rustc: &str) -> Result<PathBuf> {
    let path = output(Command::new(rustc).args(["--print", "sysroot"]))?;
    Ok(Path::new(path.trim()).to_path_buf())
}

/// The oldest compiler that our crates are written for.
fn oldest(workspace: &Workspace) -> Result<(u32, u32)> {
    let manifest: toml::Table = toml::from_str(&workspace.read("Cargo.toml")?)?;
    let package = manifest.get("workspace").and_then(|it| it.get("package"));
    let version = package.and_then(|it| it.get("rust-version")?.as_str());
    version.and_then(pair).context("Cargo.toml names no `rust-version`")
}

/// Reads `rustc 1.96.0 (…)`.
fn version_of_rustc(text: &str) -> Option<(u32, u32)> {
    pair(text.strip_prefix("rustc ")?)
}

/// The first two numbers of `1.96.0`.
fn pair(text: &str) -> Option<(u32, u32)> {
    let mut numbers = text.split(['.', ' ']).map(str::parse);
    Some((numbers.next()?.ok()?, numbers.next()?.ok()?))
}

#[cfg(test)]
mod tests {
    use super::version_of_rustc;

    #[test]
    fn versions_are_compared_as_numbers() {
        let version = |text| version_of_rustc(text);
        assert_eq!(version("rustc 1.96.0 (abc 2026-05-25)\n"), Some((1, 96)));
        assert!(version("rustc 1.100.0") > version("rustc 1.95.0"));
        assert!(version("rustc: not found") < version("rustc 1.95.0"));
    }
}

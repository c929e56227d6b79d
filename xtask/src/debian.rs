//! Programs that a check needs and Debian has.

use std::path::Path;
use std::process::Command;

use anyhow::Result;

use crate::process::{output, run, succeeds};

/// Installs packages where that can be done without asking anybody: on Debian, as root. Says
/// whether it was tried.
pub(crate) fn install(packages: &[&str]) -> Result<bool> {
    if !is_ours_to_install() {
        return Ok(false);
    }
    println!("installing Debian's {}", packages.join(", "));
    run(Command::new("apt-get").args(["update", "--quiet"]))?;
    let mut apt = Command::new("apt-get");
    apt.args(["install", "--quiet", "--yes", "--no-install-recommends"]).args(packages);
    run(apt.env("DEBIAN_FRONTEND", "noninteractive"))?;
    Ok(true)
}

/// Whether this is Debian, and we are root: whatever is missing can be installed then, so that no
/// check may be left out.
pub(crate) fn is_ours_to_install() -> bool {
    Path::new("/etc/debian_version").is_file()
        && succeeds(Command::new("apt-get").arg("--version"))
        && output(Command::new("id").arg("-u")).is_ok_and(|it| it.trim() == "0")
}

//! The browser that tests and measures the page: found on the path, or installed from Debian.

use std::path::PathBuf;

use anyhow::{Result, bail};

use crate::debian;

/// Names under which systems know it.
const NAMES: [&str; 5] =
    ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];

/// What to do where there is none.
const MISSING: &str = "no Chromium: install it (Debian: `apt-get install chromium`) or name it in the variable CHROME";

/// Finds a browser, or installs Debian's when run as root.
pub(crate) fn ready() -> Result<PathBuf> {
    if let Some(named) = std::env::var_os("CHROME") {
        let named = PathBuf::from(named);
        if !named.is_file() {
            bail!("CHROME names {}, where there is no file", named.display());
        }
        return Ok(named);
    }
    if let Some(found) = on_path() {
        return Ok(found);
    }
    debian::install(&["chromium"])?;
    on_path().ok_or_else(|| anyhow::anyhow!(MISSING))
}

fn on_path() -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    let folders: Vec<PathBuf> = std::env::split_paths(&path).collect();
    let places = NAMES.iter().flat_map(|name| folders.iter().map(move |it| it.join(name)));
    places.map(|it| it.with_extension(std::env::consts::EXE_EXTENSION)).find(|it| it.is_file())
}

//! What lies where in the archive.
//!
//! `bin` and `share` are laid out as below any prefix: copied to `~/.local` or `/usr/local` they
//! are installed. What is started by a double click lies at the top.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use super::archive::Entry;
use super::licenses;
use crate::process::run as shown;
use crate::program::Program;
use crate::workspace::Workspace;

/// Where the program writes its manual pages and completions first.
const SHARE: &str = "target/dist/share";
const ICONS: &str = "share/icons/hicolor";

/// Systems whose players start programs in different ways.
#[derive(Clone, Copy, PartialEq, Eq)]
enum System {
    Linux,
    MacOs,
    Windows,
}

impl System {
    /// The one that we build on and for.
    const HOST: Self = if cfg!(windows) {
        Self::Windows
    } else if cfg!(target_os = "macos") {
        Self::MacOs
    } else {
        Self::Linux
    };

    const fn folder(self) -> &'static str {
        match self {
            Self::Linux => "linux",
            Self::MacOs => "macos",
            Self::Windows => "windows",
        }
    }
}

/// Where the program lies below the top folder.
pub(super) const PROGRAM: &str = if cfg!(windows) { "esagono.exe" } else { "bin/esagono" };

/// Gathers every file of the archive, in order.
pub(super) fn gather(
    workspace: &Workspace,
    program: &Program,
    version: &str,
    target: &str,
) -> Result<Vec<Entry>> {
    let built = fs::read(program.file()).context("cannot read the built program")?;
    let mut entries = Vec::new();
    for (name, language) in [("README.txt", "en"), ("LEGGIMI.txt", "it")] {
        entries.push(Entry::plain(name, readme(workspace, name, language, version, &built)?));
    }
    for name in ["LICENSE-MIT", "LICENSE-APACHE"] {
        entries.push(Entry::plain(name, workspace.read(name)?));
    }
    entries.push(Entry::plain(licenses::FILE, licenses::text(workspace, target)?));
    entries.push(Entry::program(PROGRAM, built));
    entries.extend(starters(workspace)?);
    entries.extend(share(workspace, program)?);
    entries.sort_by(|one, other| one.path.cmp(&other.path));
    Ok(entries)
}

/// The readme in a language, with how to start on this system.
fn readme(
    workspace: &Workspace,
    name: &str,
    language: &str,
    version: &str,
    program: &[u8],
) -> Result<String> {
    let start = format!("packaging/{}/start.{language}.txt", System::HOST.folder());
    let start = workspace.read(&start)?;
    let text = workspace.read(&format!("packaging/{name}"))?;
    let mut text = text.replace("{version}", version).replace("{start}", &start);
    if text.contains("{glibc}") {
        let oldest = glibc(program).context("the program names the glibc it needs")?;
        text = text.replace("{glibc}", &oldest);
    }
    Ok(text)
}

/// The newest version of the system's C library that a program asks for, by the names it links.
fn glibc(program: &[u8]) -> Option<String> {
    const MARK: &[u8] = b"GLIBC_2.";
    let after = |at: usize| &program[at + MARK.len()..];
    let starts = program.windows(MARK.len()).enumerate().filter(|(_, it)| *it == MARK);
    let minors = starts.filter_map(|(at, _)| {
        let digits: Vec<u8> = after(at).iter().copied().take_while(u8::is_ascii_digit).collect();
        String::from_utf8(digits).ok()?.parse::<u32>().ok()
    });
    minors.max().map(|minor| format!("2.{minor}"))
}

/// What is started by a double click.
fn starters(workspace: &Workspace) -> Result<Vec<Entry>> {
    let script = || workspace.read("packaging/start.sh");
    Ok(match System::HOST {
        System::Linux => vec![
            Entry::program("Esagono.desktop", workspace.read("packaging/linux/Esagono.desktop")?),
            Entry::program("Esagono.sh", script()?),
            Entry::plain(
                "share/applications/esagono.desktop",
                workspace.read("packaging/linux/esagono-menu.desktop")?,
            ),
            icon(workspace, "web/src/icon.svg", "scalable/apps/esagono.svg")?,
            icon(workspace, "web/public/icon-192.png", "192x192/apps/esagono.png")?,
            icon(workspace, "web/public/icon-512.png", "512x512/apps/esagono.png")?,
        ],
        System::MacOs => vec![Entry::program("Esagono.command", script()?)],
        // The program alone: without a command it plays.
        System::Windows => Vec::new(),
    })
}

fn icon(workspace: &Workspace, from: &str, to: &str) -> Result<Entry> {
    let content = fs::read(workspace.path(from)).with_context(|| format!("cannot read {from}"))?;
    Ok(Entry::plain(format!("{ICONS}/{to}"), content))
}

/// Manual pages and completions, as the program itself writes them.
fn share(workspace: &Workspace, program: &Program) -> Result<Vec<Entry>> {
    if workspace.path(SHARE).is_dir() {
        fs::remove_dir_all(workspace.path(SHARE))?;
    }
    shown(&mut program.command(&["generate", "--share", SHARE]))?;
    let mut entries = Vec::new();
    collect(&workspace.path(SHARE), "share", &mut entries)?;
    Ok(entries)
}

fn collect(folder: &Path, path: &str, entries: &mut Vec<Entry>) -> Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let path = format!("{path}/{}", entry.file_name().to_string_lossy());
        if entry.file_type()?.is_dir() {
            collect(&entry.path(), &path, entries)?;
        } else {
            entries.push(Entry::plain(path, fs::read(entry.path())?));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::glibc;

    #[test]
    fn the_newest_library_that_is_asked_for_counts() {
        let program = b"\0GLIBC_2.2.5\0GLIBC_2.34\0GLIBC_2.9\0GLIBC_PRIVATE\0";
        assert_eq!(glibc(program).as_deref(), Some("2.34"));
        assert_eq!(glibc(b"no such name"), None);
    }
}

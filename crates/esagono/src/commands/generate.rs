//! `esagono generate`: the files that are made from Rust types and from the command line's own
//! description.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use clap::CommandFactory;
use clap_complete::Shell;
use registry::SYSTEMS;

use super::{Cli, say};

/// Writes the generated files below a folder.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The folder; paths below it are those of the repository.
    folder: PathBuf,
    /// Completions and manual pages instead; paths are those below `share`.
    #[arg(long)]
    share: bool,
}

/// The icon as it stands in the repository.
const ICON: &str = include_str!("../../../../web/src/icon.svg");
/// Behind an icon that is cut to any shape: the color of the page's paper.
const PAPER: &str = "#f5eedd";
/// Where manual pages of commands lie.
const MANUAL: &str = "man/man1";

/// Runs the command.
pub fn run(args: &Args) -> Result<()> {
    if args.share { share(&args.folder) } else { repository(&args.folder) }
}

fn repository(folder: &Path) -> Result<()> {
    let mut files: Vec<(String, Vec<u8>)> = vec![
        ("web/types/scene.ts".into(), scene::typescript::declarations().into()),
        ("web/types/wire.ts".into(), server::wire::typescript::declarations().into()),
    ];
    let kinds = SYSTEMS.iter().flat_map(|system| (system.kinds)());
    for (name, text) in catalog::schemas().into_iter().chain(kinds.filter_map(|it| it.schema)) {
        files.push((format!("data/schema/{name}"), text.into()));
    }
    files.extend(icons()?);
    write(folder, files)
}

/// The icon as pictures, for systems and browsers that want pixels.
fn icons() -> Result<Vec<(String, Vec<u8>)>> {
    let full = full_bleed(ICON);
    [
        ("icon-180.png", &*full, 180),
        ("icon-192.png", ICON, 192),
        ("icon-512.png", ICON, 512),
        ("icon-maskable-512.png", &*full, 512),
    ]
    .map(|(name, svg, width)| {
        let picture = render::png(svg, width).with_context(|| format!("cannot draw {name}"))?;
        Ok((format!("web/public/{name}"), picture))
    })
    .into_iter()
    .collect()
}

/// The icon on paper to all sides, small enough to stay whole in a circle.
fn full_bleed(icon: &str) -> String {
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 64 64\">\
         <rect width=\"64\" height=\"64\" fill=\"{PAPER}\"/>\
         <svg x=\"8\" y=\"8\" width=\"48\" height=\"48\" viewBox=\"0 0 64 64\">{icon}</svg></svg>"
    )
}

fn share(folder: &Path) -> Result<()> {
    let mut files = Vec::new();
    for (shell, name) in [
        (Shell::Bash, "bash-completion/completions/esagono"),
        (Shell::Zsh, "zsh/site-functions/_esagono"),
        (Shell::Fish, "fish/vendor_completions.d/esagono.fish"),
        (Shell::PowerShell, "powershell/esagono.ps1"),
    ] {
        let mut text = Vec::new();
        clap_complete::generate(shell, &mut offered(), "esagono", &mut text);
        files.push((name.to_owned(), text));
    }
    write(folder, files)?;
    let pages = folder.join(MANUAL);
    std::fs::create_dir_all(&pages)
        .with_context(|| format!("cannot make `{}`", pages.display()))?;
    clap_mangen::generate_to(offered(), &pages)
        .with_context(|| format!("cannot write manual pages into `{}`", pages.display()))?;
    say(MANUAL)
}

/// The command line without the commands that are hidden from players.
fn offered() -> clap::Command {
    let whole = Cli::command();
    let shown: Vec<_> = whole.get_subcommands().filter(|it| !it.is_hide_set()).cloned().collect();
    let mut offered = clap::Command::new("esagono")
        .version(env!("CARGO_PKG_VERSION"))
        .args(whole.get_arguments())
        .subcommands(shown);
    if let Some(about) = whole.get_about() {
        offered = offered.about(about.clone());
    }
    if let Some(example) = whole.get_after_help() {
        offered = offered.after_help(example.clone());
    }
    offered
}

fn write(folder: &Path, files: Vec<(String, Vec<u8>)>) -> Result<()> {
    for (name, content) in files {
        let path = folder.join(&name);
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder)
                .with_context(|| format!("cannot make `{}`", folder.display()))?;
        }
        std::fs::write(&path, content)
            .with_context(|| format!("cannot write `{}`", path.display()))?;
        say(&name)?;
    }
    Ok(())
}

//! Takes the built page into the program.
//!
//! `web/dist` is made by the page's own tools. Where it has not been made, a program for work on it
//! is built all the same, with a plain page that says how to make it: building never needs Node.js.
//! A program for players, which is what an optimized one is, is not built without its page unless
//! `ESAGONO_PAGE=none` says that this is meant. Whatever has no page says so (`--version`, `play`).
//!
//! The same variable leaves the page out where it has been made, so that a change of it costs no
//! build: `cargo xtask play` reads it from its folder.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// Says what becomes of the page.
const VARIABLE: &str = "ESAGONO_PAGE";

/// What to do about a page that is missing.
const MISSING: [&str; 3] = [
    "the page has not been built, and a program for players holds it",
    "`cargo xtask page` builds it (with Node.js); then try again",
    "`ESAGONO_PAGE=none` before the command builds a program without page, which says so",
];

const PLAIN_PAGE: &str = "<!doctype html>
<html lang=\"en\">
<head><meta charset=\"utf-8\"><title>Esagono</title></head>
<body>
<h1>Esagono</h1>
<p>This program was built without its page. <code>cargo xtask play</code> builds both.</p>
<p lang=\"it\">Questo programma è stato compilato senza la sua pagina. <code>cargo xtask play</code> prepara l’uno e l’altra.</p>
</body>
</html>
";

/// What becomes of the page.
enum Page {
    /// It goes into the program.
    BuiltIn(PathBuf),
    /// The program does without it.
    LeftOut,
    /// It is missing where it must not be.
    Missing,
}

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-env-changed={VARIABLE}");
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rustc-check-cfg=cfg(without_page)");
    let page = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it")).join("page");
    if page.is_dir() {
        fs::remove_dir_all(&page)?;
    }
    match decide() {
        Page::BuiltIn(built) => copy(&built, &page),
        Page::LeftOut => {
            println!("cargo::rustc-cfg=without_page");
            write_plain(&page)
        }
        Page::Missing => {
            for line in MISSING {
                println!("cargo::error={line}");
            }
            Ok(())
        }
    }
}

fn decide() -> Page {
    if env::var_os(VARIABLE).is_some_and(|it| it == "none") {
        return Page::LeftOut;
    }
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo sets it"));
    let built = root.join("../../web/dist");
    // Cargo runs this again and again while a path it should watch is missing. Where the folder
    // cannot be made, that is only slower.
    let _ = fs::create_dir_all(&built);
    println!("cargo::rerun-if-changed={}", built.display());
    if built.join("index.html").is_file() {
        return Page::BuiltIn(built);
    }
    let is_for_players = env::var_os("PROFILE").is_some_and(|it| it == "release");
    // Fuzz targets are optimized, too, and nobody plays with them.
    if is_for_players && env::var_os("CARGO_CFG_FUZZING").is_none() {
        Page::Missing
    } else {
        Page::LeftOut
    }
}

fn write_plain(page: &Path) -> io::Result<()> {
    fs::create_dir_all(page)?;
    fs::write(page.join("index.html"), PLAIN_PAGE)
}

/// Copies a folder with everything in it.
fn copy(from: &Path, to: &Path) -> io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let target = to.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            copy(&entry.path(), &target)?;
        } else {
            fs::copy(entry.path(), target)?;
        }
    }
    Ok(())
}

//! Takes the built page into the program.
//!
//! `web/dist` is made by the page's own tools. Where it has not been made, the program is built all
//! the same, with a plain page that says how to make it: building the program never needs Node.js.
//!
//! `ESAGONO_PAGE=none` leaves the page out, and a change of it costs no build: `cargo xtask play`
//! reads it from its folder.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// Says what becomes of the page.
const VARIABLE: &str = "ESAGONO_PAGE";

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

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-env-changed={VARIABLE}");
    println!("cargo::rerun-if-changed=build.rs");
    let page = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it")).join("page");
    if page.is_dir() {
        fs::remove_dir_all(&page)?;
    }
    if env::var_os(VARIABLE).is_some_and(|it| it == "none") {
        return write_plain(&page);
    }
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo sets it"));
    let built = root.join("../../web/dist");
    // Cargo runs this again and again while a path it should watch is missing. Where the folder
    // cannot be made, that is only slower.
    let _ = fs::create_dir_all(&built);
    println!("cargo::rerun-if-changed={}", built.display());
    if built.join("index.html").is_file() {
        return copy(&built, &page);
    }
    write_plain(&page)
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

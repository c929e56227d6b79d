//! The page, built into the program.

use include_dir::{Dir, include_dir};
use server::Page;

/// The built page, or a plain one that says how to build it; see `build.rs`.
static FILES: Dir<'_> = include_dir!("$OUT_DIR/page");

/// The files built into the program.
pub struct BuiltInPage;

impl Page for BuiltInPage {
    fn file(&self, path: &str) -> Option<&'static [u8]> {
        FILES.get_file(path).map(include_dir::File::contents)
    }
}

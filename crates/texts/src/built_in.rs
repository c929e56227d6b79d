//! The texts that come with the program: every file of `data/texts`, whatever its name.

use std::sync::LazyLock;

use include_dir::{Dir, include_dir};

use crate::Texts;

static FOLDER: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../../data/texts");

static TEXTS: LazyLock<Texts> =
    LazyLock::new(|| Texts::new(&files()).expect("the built-in texts are checked by a test"));

/// Every built-in text file: language, file name, content.
pub fn files() -> Vec<(&'static str, &'static str, &'static str)> {
    let named = |path: &'static std::path::Path| path.file_name()?.to_str();
    let mut files: Vec<_> = FOLDER
        .dirs()
        .flat_map(|folder| folder.files().map(move |file| (folder.path(), file)))
        .filter_map(|(folder, file)| {
            Some((named(folder)?, named(file.path())?, file.contents_utf8()?))
        })
        .collect();
    files.sort_unstable();
    files
}

/// Returns the built-in texts, read once.
pub fn built_in() -> &'static Texts {
    &TEXTS
}

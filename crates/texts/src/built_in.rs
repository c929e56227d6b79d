//! The texts that come with the program.

use std::sync::LazyLock;

use crate::Texts;

/// Names a file of `data/texts` and takes in its content.
macro_rules! text_file {
    ($lang:literal, $name:literal) => {
        ($lang, $name, include_str!(concat!("../../../data/texts/", $lang, "/", $name)))
    };
}

/// Every built-in text file: language, file name, content.
pub const FILES: &[(&str, &str, &str)] = &[
    text_file!("en", "coh.ftl"),
    text_file!("en", "guide.ftl"),
    text_file!("en", "page.ftl"),
    text_file!("en", "prussia.ftl"),
    text_file!("en", "scs.ftl"),
    text_file!("en", "server.ftl"),
    text_file!("en", "table.ftl"),
    text_file!("it", "coh.ftl"),
    text_file!("it", "guide.ftl"),
    text_file!("it", "page.ftl"),
    text_file!("it", "prussia.ftl"),
    text_file!("it", "refusals.toml"),
    text_file!("it", "scs.ftl"),
    text_file!("it", "server.ftl"),
    text_file!("it", "table.ftl"),
];

static TEXTS: LazyLock<Texts> =
    LazyLock::new(|| Texts::new(FILES).expect("the built-in texts are checked by a test"));

/// Returns the built-in texts, read once.
pub fn built_in() -> &'static Texts {
    &TEXTS
}

//! The licenses of everything in the archive that others wrote, with their texts.
//!
//! Most of these licenses ask that their text and the names in it go along with every copy, so the
//! texts stand here in full; texts that are word for word the same stand once.

use std::fmt::Write;
use std::path::Path;

use anyhow::{Context, Result};

use super::lists::{self, Work};
use crate::process::output;
use crate::workspace::Workspace;

/// What the list is called in the archive.
pub(super) const FILE: &str = "THIRD-PARTY-LICENSES.txt";

/// Fonts that the program draws pictures with; their texts lie beside them.
const FONTS: &str = "crates/render/fonts";

/// Different texts, each with its number.
#[derive(Default)]
struct Texts {
    kept: Vec<String>,
}

impl Texts {
    /// The number of a text, from 1.
    fn number(&mut self, text: &str) -> usize {
        let same = |it: &String| it.split_whitespace().eq(text.split_whitespace());
        if let Some(known) = self.kept.iter().position(same) {
            return known + 1;
        }
        self.kept.push(text.replace("\r\n", "\n").trim().to_owned());
        self.kept.len()
    }

    fn numbers(&mut self, files: &[impl AsRef<Path>]) -> Result<String> {
        let mut numbers = Vec::new();
        for file in files {
            let file = file.as_ref();
            let bytes =
                std::fs::read(file).with_context(|| format!("cannot read {}", file.display()))?;
            numbers.push(self.number(&String::from_utf8_lossy(&bytes)));
        }
        numbers.sort_unstable();
        numbers.dedup();
        let numbers: Vec<String> = numbers.iter().map(ToString::to_string).collect();
        Ok(match numbers.as_slice() {
            [] => "its package carries no text; see there".to_owned(),
            _ => format!("text {}", numbers.join(", ")),
        })
    }
}

/// The whole list.
pub(super) fn text(workspace: &Workspace, target: &str) -> Result<String> {
    let mut texts = Texts::default();
    let mut list = String::from(HEAD);
    section(&mut list, &mut texts, "In the program", &lists::crates(workspace, target)?)?;
    writeln!(list, "{}", built_in(workspace, &mut texts)?)?;
    section(&mut list, &mut texts, "In the page", &lists::packages(workspace)?)?;
    writeln!(list, "\nTexts\n=====")?;
    for (at, text) in texts.kept.iter().enumerate() {
        writeln!(list, "\n----- text {} -----\n\n{text}", at + 1)?;
    }
    Ok(list)
}

const HEAD: &str = "\
What others wrote, and is in this archive
=========================================

Name, version, license, where it comes from, and the numbers of the license texts further below
as they came with it.
";

fn section(list: &mut String, texts: &mut Texts, title: &str, works: &[Work]) -> Result<()> {
    writeln!(list, "\n{title}\n{}\n", "-".repeat(title.len()))?;
    for Work { name, version, license, source, texts: files } in works {
        let numbers = texts.numbers(files)?;
        writeln!(list, "{name} {version}\n    {license}\n    {source}\n    {numbers}")?;
    }
    Ok(())
}

/// What is in the program and no crate: the language's own library, a database, fonts.
fn built_in(workspace: &Workspace, texts: &mut Texts) -> Result<String> {
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let version = output(std::process::Command::new(rustc).arg("--version"))?;
    let own = [workspace.path("LICENSE-APACHE")];
    let apache = texts.numbers(&own)?;
    let [garamond, roboto] = ["EBGaramond", "RobotoCondensed"]
        .map(|it| texts.numbers(&[workspace.path(&format!("{FONTS}/LICENSE-{it}.txt"))]));
    Ok(format!(
        "Standard library of Rust, {}\n    MIT OR Apache-2.0\n    \
         https://github.com/rust-lang/rust\n    {apache}\n\
         SQLite\n    in the public domain\n    https://www.sqlite.org/copyright.html\n\
         EB Garamond 08, cut down\n    OFL-1.1\n    https://www.georgduffner.at\n    {}\n\
         Roboto Condensed, cut down\n    Apache-2.0\n    \
         https://github.com/googlefonts/roboto\n    {}",
        version.trim(),
        garamond?,
        roboto?
    ))
}

#[cfg(test)]
mod tests {
    use super::Texts;

    #[test]
    fn a_text_that_is_the_same_but_for_its_lines_stands_once() {
        let mut texts = Texts::default();
        assert_eq!(texts.number("may be\r\nused"), 1);
        assert_eq!(texts.number("may not be used"), 2);
        assert_eq!(texts.number(" may be used\n"), 1);
        assert_eq!(texts.kept[0], "may be\nused");
    }
}

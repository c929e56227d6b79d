//! The texts of a set of data files, by path; somebody else has read them from disk.

use crate::Source;
use std::collections::BTreeMap;

/// The texts of data files, each under its path with `/` between the parts.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Library {
    texts: BTreeMap<String, String>,
}

impl Library {
    /// Returns a library without texts.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a text under its path, in place of an older one.
    pub fn insert(&mut self, path: impl Into<String>, text: impl Into<String>) {
        self.texts.insert(path.into(), text.into());
    }

    /// Returns the text under a path.
    pub fn get(&self, path: &str) -> Option<&str> {
        self.texts.get(path).map(String::as_str)
    }

    /// Returns the text under a path together with the path, ready to be read.
    pub fn source(&self, path: &str) -> Option<Source<'_>> {
        let (file, text) = self.texts.get_key_value(path)?;
        Some(Source { file, text })
    }

    /// Returns all paths in alphabetical order.
    pub fn paths(&self) -> impl Iterator<Item = &str> {
        self.texts.keys().map(String::as_str)
    }

    /// Returns the path that `relative` means when it stands in `base_file`.
    ///
    /// `..` leaves a directory; where none is left to leave it stays in the path, so that
    /// nothing outside the library is ever found by accident.
    pub fn join(base_file: &str, relative: &str) -> String {
        let mut parts: Vec<&str> = base_file.split('/').collect();
        parts.pop();
        for part in relative.split('/') {
            match part {
                "" | "." => {}
                ".." if parts.last().is_some_and(|last| *last != "..") => {
                    parts.pop();
                }
                _ => parts.push(part),
            }
        }
        parts.join("/")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_relative_path_is_joined_to_the_directory_of_its_file() {
        let table = [
            ("scs/scenarios/mill.toml", "../maps/mill.toml", "scs/maps/mill.toml"),
            ("scs/scenarios/mill.toml", "./mill.csv", "scs/scenarios/mill.csv"),
            ("scs/scenarios/mill.toml", "a//b.csv", "scs/scenarios/a/b.csv"),
            ("mill.toml", "maps/mill.toml", "maps/mill.toml"),
            ("mill.toml", "../../mill.toml", "../../mill.toml"),
        ];
        for (base, relative, joined) in table {
            assert_eq!(Library::join(base, relative), joined);
        }
    }

    #[test]
    fn texts_are_found_by_path_and_listed_in_order() {
        let mut library = Library::new();
        library.insert("b.toml", "b");
        library.insert("a.toml", "a");
        assert_eq!(library.paths().collect::<Vec<_>>(), ["a.toml", "b.toml"]);
        assert_eq!(library.get("b.toml"), Some("b"));
        assert_eq!(library.source("a.toml"), Some(Source { file: "a.toml", text: "a" }));
        assert_eq!(library.source("c.toml"), None);
    }
}

//! Opening the files that something is made of, and remembering which they were.

use std::collections::BTreeMap;

use crate::{Library, Source};

/// Opens files of a library and remembers what it opened: the fingerprint of a scenario is that of
/// exactly these texts.
#[derive(Clone, Debug)]
pub struct Files<'l> {
    library: &'l Library,
    opened: BTreeMap<&'l str, &'l str>,
}

impl<'l> Files<'l> {
    /// Files of which none has been opened nothing yet.
    pub fn new(library: &'l Library) -> Self {
        Self { library, opened: BTreeMap::new() }
    }

    /// Opens a file; `None` if there is none of this path.
    pub fn open(&mut self, path: &str) -> Option<Source<'l>> {
        let source = self.library.source(path)?;
        self.opened.insert(source.file, source.text);
        Some(source)
    }

    /// The library it opens files of.
    pub fn library(&self) -> &'l Library {
        self.library
    }

    /// What it has opened, each file once, in the order of their paths.
    pub fn opened(&self) -> impl Iterator<Item = Source<'l>> {
        self.opened.iter().map(|(&file, &text)| Source { file, text })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_opened_is_remembered_once_and_in_order() {
        let mut library = Library::new();
        for name in ["c", "b", "a"] {
            library.insert(name, name);
        }
        let mut files = Files::new(&library);
        assert_eq!(files.open("c").map(|it| it.text), Some("c"));
        assert!(files.open("a").is_some() && files.open("c").is_some());
        assert_eq!(files.open("d"), None);
        let opened: Vec<&str> = files.opened().map(|it| it.file).collect();
        assert_eq!(opened, ["a", "c"]);
    }
}

//! Rulebooks that are being written: their files can be checked, their games not yet begun.
//!
//! A book moves from here to the list of [`crate::SYSTEMS`] when it can be played to its end at
//! the table. Until then no player is offered any of it.

use core::fmt;

use catalog::{Diagnostic, Files, Findings, Library};
use rulebook::FileKind;

/// One rulebook in work.
#[derive(Clone, Copy)]
pub struct Workshop {
    /// The id: its folder of data.
    pub id: &'static str,
    /// The kinds of files it has of its own.
    pub kinds: fn() -> Vec<FileKind>,
    check: fn(&Library, &str) -> Vec<Diagnostic>,
}

impl fmt::Debug for Workshop {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id)
    }
}

impl Workshop {
    /// Everything that is wrong with a scenario of a library and what it refers to.
    pub fn check(&self, library: &Library, path: &str) -> Vec<Diagnostic> {
        (self.check)(library, path)
    }
}

/// Every rulebook in work.
pub const IN_WORK: &[Workshop] = &[Workshop {
    id: "nextwar",
    kinds: rules_nextwar::files::kinds,
    check: |library, path| {
        let mut findings = Findings::new();
        let _ = rules_nextwar::scenario::load(&mut Files::new(library), path, &mut findings);
        findings.into_vec()
    },
}];

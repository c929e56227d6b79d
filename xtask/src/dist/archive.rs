//! An archive whose bytes depend on the files alone: in order, of nobody, at one time.

use std::fs::File;
use std::io::Write;
use std::path::Path;

use anyhow::{Context, Result};
use flate2::{Compression, GzBuilder};
use tar::{Builder, EntryType, Header};

/// Whether a file can be started.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Mode {
    Plain,
    Program,
}

/// A file of the archive.
pub(super) struct Entry {
    /// Its path below the top folder, with `/` between names.
    pub(super) path: String,
    pub(super) mode: Mode,
    pub(super) content: Vec<u8>,
}

impl Entry {
    /// A file that is read.
    pub(super) fn plain(path: impl Into<String>, content: impl Into<Vec<u8>>) -> Self {
        Self { path: path.into(), mode: Mode::Plain, content: content.into() }
    }

    /// A file that is started.
    pub(super) fn program(path: impl Into<String>, content: impl Into<Vec<u8>>) -> Self {
        Self { mode: Mode::Program, ..Self::plain(path, content) }
    }
}

/// Writes the archive; `entries` are in order.
pub(super) fn write(file: &Path, folder: &str, entries: &[Entry], time: u64) -> Result<()> {
    if let Some(parent) = file.parent() {
        std::fs::create_dir_all(parent)?;
    }
    let shown = || format!("cannot write {}", file.display());
    let packed = pack(File::create(file).with_context(shown)?, folder, entries, time);
    packed.with_context(shown)
}

fn pack(to: impl Write, folder: &str, entries: &[Entry], time: u64) -> Result<()> {
    // The time in the head of a compressed file would be that of packing.
    let compressed = GzBuilder::new().mtime(0).write(to, Compression::best());
    let mut archive = Builder::new(compressed);
    for Entry { path, mode, content } in entries {
        let mut header = Header::new_ustar();
        header.set_entry_type(EntryType::Regular);
        header.set_size(content.len() as u64);
        header.set_mode(if *mode == Mode::Program { 0o755 } else { 0o644 });
        header.set_uid(0);
        header.set_gid(0);
        header.set_mtime(time);
        archive.append_data(&mut header, format!("{folder}/{path}"), content.as_slice())?;
    }
    archive.into_inner()?.finish()?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::{Entry, pack};

    #[test]
    fn an_archive_depends_on_its_files_alone() {
        let files = [Entry::plain("a/b", "one"), Entry::program("c", "two")];
        let packed = |files: &[Entry], time| {
            let mut bytes = Vec::new();
            pack(&mut bytes, "top", files, time).unwrap();
            bytes
        };
        assert_eq!(packed(&files, 7), packed(&files, 7));
        assert_ne!(packed(&files, 7), packed(&files, 8));
        assert_ne!(packed(&files, 7), packed(&files[..1], 7));
    }

    #[test]
    fn it_unpacks_to_what_went_in_with_rights_and_time() {
        let mut bytes = Vec::new();
        pack(&mut bytes, "top", &[Entry::program("bin/it", "two")], 7).unwrap();
        let mut archive = tar::Archive::new(flate2::read::GzDecoder::new(bytes.as_slice()));
        let mut entries = archive.entries().unwrap();
        let mut entry = entries.next().unwrap().unwrap();
        assert_eq!(entry.path().unwrap().to_str(), Some("top/bin/it"));
        assert_eq!(entry.header().mode().unwrap(), 0o755);
        assert_eq!((entry.header().mtime().unwrap(), entry.header().uid().unwrap()), (7, 0));
        let mut content = String::new();
        std::io::Read::read_to_string(&mut entry, &mut content).unwrap();
        assert_eq!(content, "two");
    }
}

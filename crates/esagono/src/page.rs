//! The page: built into the program, or read from a folder while somebody works on it.

use std::borrow::Cow;
use std::path::{Component, Path, PathBuf};

use include_dir::{Dir, include_dir};
use server::Page;

/// What the program calls itself; one without its page says so.
pub const VERSION: &str = if IS_BUILT_IN {
    env!("CARGO_PKG_VERSION")
} else {
    concat!(env!("CARGO_PKG_VERSION"), " (built without its page)")
};

/// Whether the page is inside the program; see `build.rs`.
pub const IS_BUILT_IN: bool = !cfg!(without_page);

/// The built page, or a plain one that says how to build it; see `build.rs`.
static FILES: Dir<'_> = include_dir!("$OUT_DIR/page");

/// The files built into the program.
pub struct BuiltInPage;

impl Page for BuiltInPage {
    fn file(&self, path: &str) -> Option<Cow<'static, [u8]>> {
        FILES.get_file(path).map(|it| Cow::Borrowed(it.contents()))
    }
}

/// The files of a folder, read anew each time: a change of the page is seen at once, and the
/// program need not be built for it.
pub struct PageInFolder(pub PathBuf);

impl Page for PageInFolder {
    fn file(&self, path: &str) -> Option<Cow<'static, [u8]>> {
        let plain = Path::new(path).components().all(|it| matches!(it, Component::Normal(_)));
        // Nothing outside the folder is anybody's business.
        let file = plain.then(|| self.0.join(path))?;
        std::fs::read(file).ok().map(Cow::Owned)
    }
}

#[cfg(test)]
mod tests {
    use server::Page;

    use super::PageInFolder;

    #[test]
    fn a_folder_gives_what_lies_in_it_as_it_is_now_and_nothing_else() {
        let folder = tempfile::tempdir().unwrap();
        let page = folder.path().join("page");
        std::fs::create_dir_all(page.join("assets")).unwrap();
        std::fs::write(folder.path().join("secret"), "not yours").unwrap();
        std::fs::write(page.join("assets/a.js"), "one").unwrap();
        let files = PageInFolder(page.clone());
        assert_eq!(files.file("assets/a.js").as_deref(), Some(&b"one"[..]));
        std::fs::write(page.join("assets/a.js"), "two").unwrap();
        assert_eq!(files.file("assets/a.js").as_deref(), Some(&b"two"[..]));
        let secret = folder.path().join("secret");
        for path in ["../secret", "assets/../../secret", "assets", "b.js", secret.to_str().unwrap()]
        {
            assert_eq!(files.file(path), None, "{path}");
        }
    }
}

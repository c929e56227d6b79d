//! What becomes of the page when the program is built: the build script, run by hand.

use std::path::{Path, PathBuf};
use std::process::Command;

use tempfile::TempDir;

/// A repository with nothing in it but a build script and, if wished, a built page.
struct Repository {
    folder: TempDir,
    script: PathBuf,
}

/// What the build script said, and what lies in its folder afterwards.
struct Built {
    said: String,
    index: Option<String>,
}

impl Repository {
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let script = folder.path().join(format!("script{}", std::env::consts::EXE_SUFFIX));
        let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("build.rs");
        let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
        let mut compile = Command::new(rustc);
        compile.args(["--edition", "2024", "-o"]).arg(&script).arg(source);
        assert!(compile.status().unwrap().success());
        std::fs::create_dir_all(folder.path().join("crates/esagono")).unwrap();
        std::fs::create_dir_all(folder.path().join("out")).unwrap();
        Self { folder, script }
    }

    fn with_page(self) -> Self {
        let dist = self.folder.path().join("web/dist");
        std::fs::create_dir_all(dist.join("assets")).unwrap();
        std::fs::write(dist.join("index.html"), "the page").unwrap();
        std::fs::write(dist.join("assets/a.js"), "a script").unwrap();
        self
    }

    fn build(&self, profile: &str, further: &[(&str, &str)]) -> Built {
        let out = self.folder.path().join("out");
        let output = Command::new(&self.script)
            .env_clear()
            .env("OUT_DIR", &out)
            .env("CARGO_MANIFEST_DIR", self.folder.path().join("crates/esagono"))
            .env("PROFILE", profile)
            .envs(further.iter().copied())
            .output()
            .unwrap();
        assert!(output.status.success());
        Built {
            said: String::from_utf8(output.stdout).unwrap(),
            index: std::fs::read_to_string(out.join("page/index.html")).ok(),
        }
    }
}

/// What tells the program that it has no page.
const WITHOUT: &str = "cargo::rustc-cfg=without_page";

#[test]
fn a_program_for_players_is_never_built_without_its_page_by_accident() {
    let bare = Repository::new();
    let Built { said, index } = bare.build("release", &[]);
    assert!(said.contains("cargo::error=the page has not been built"), "{said}");
    assert!(said.contains("cargo::error=`cargo xtask page` builds it"), "{said}");
    assert_eq!(index, None);

    let meant = bare.build("release", &[("ESAGONO_PAGE", "none")]);
    assert!(meant.said.contains(WITHOUT) && !meant.said.contains("cargo::error"), "{}", meant.said);
    assert!(meant.index.unwrap().contains("built without its page"));
}

#[test]
fn work_on_the_program_needs_no_page_and_the_program_knows() {
    let bare = Repository::new();
    let fuzzing = [("CARGO_CFG_FUZZING", "")];
    for (profile, further) in [("debug", &fuzzing[..0]), ("release", &fuzzing[..])] {
        let Built { said, index } = bare.build(profile, further);
        assert!(said.contains(WITHOUT) && !said.contains("cargo::error"), "{profile}: {said}");
        assert!(index.unwrap().contains("built without its page"), "{profile}");
    }
}

#[test]
fn a_built_page_goes_into_the_program_unless_it_is_to_be_left_out() {
    let whole = Repository::new().with_page();
    for profile in ["debug", "release"] {
        let Built { said, index } = whole.build(profile, &[]);
        assert!(!said.contains(WITHOUT), "{profile}: {said}");
        assert_eq!(index.as_deref(), Some("the page"), "{profile}");
        assert!(whole.folder.path().join("out/page/assets/a.js").is_file(), "{profile}");
    }
    let without = whole.build("release", &[("ESAGONO_PAGE", "none")]);
    assert!(without.said.contains(WITHOUT), "{}", without.said);
    assert!(!whole.folder.path().join("out/page/assets").exists(), "nothing of it is left");
}

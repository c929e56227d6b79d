//! Finished programs that come as Python wheels: seconds where compiling them takes minutes.

use std::process::Command;

use crate::process::succeeds;
use crate::workspace::Workspace;

/// Installs a wheel into a folder below the top of the repository; says whether that went well.
pub(crate) fn install(workspace: &Workspace, package: &str, folder: &str) -> bool {
    println!("installing {package} into {folder}");
    ["python3", "python"].iter().any(|python| {
        let mut pip = Command::new(python);
        pip.current_dir(&workspace.root).args(["-m", "pip", "install", "--quiet"]);
        pip.args(["--disable-pip-version-check", "--upgrade", "--target", folder, package]);
        succeeds(&mut pip)
    })
}

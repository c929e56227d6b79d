//! The part of cargo-deny's file format that we read.

use serde::Deserialize;

/// What may come into the workspace.
#[derive(Deserialize)]
pub(crate) struct Policy {
    licenses: Licenses,
    pub(crate) bans: Bans,
    pub(crate) sources: Sources,
}

#[derive(Deserialize)]
struct Licenses {
    allow: Vec<String>,
    #[serde(default)]
    exceptions: Vec<Exception>,
}

/// Licenses allowed for one crate alone.
#[derive(Deserialize)]
struct Exception {
    #[serde(rename = "crate")]
    name: String,
    allow: Vec<String>,
}

/// Crates that may not come in, or only once.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) struct Bans {
    pub(crate) multiple_versions: Level,
    pub(crate) wildcards: Level,
    #[serde(default)]
    pub(crate) deny: Vec<Named>,
    #[serde(default)]
    pub(crate) skip: Vec<Named>,
}

/// A crate with the reason it is named.
#[derive(Deserialize)]
pub(crate) struct Named {
    #[serde(rename = "crate")]
    pub(crate) name: String,
    #[serde(default)]
    pub(crate) reason: String,
    /// A banned crate may come in through these and through no other.
    #[serde(default)]
    pub(crate) wrappers: Vec<String>,
}

/// How a finding is taken.
#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Level {
    Allow,
    Warn,
    Deny,
}

/// Where crates may come from.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) struct Sources {
    pub(crate) allow_registry: Vec<String>,
    #[serde(default)]
    pub(crate) allow_git: Vec<String>,
}

impl Policy {
    /// Whether this crate may come under this license.
    pub(crate) fn allows_license(&self, name: &str, license: &str) -> bool {
        let listed = |list: &[String]| list.iter().any(|allowed| allowed == license);
        listed(&self.licenses.allow)
            || self.licenses.exceptions.iter().any(|it| it.name == name && listed(&it.allow))
    }
}

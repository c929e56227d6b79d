//! Titles and reasons of commits.
//!
//! What lies in the history stays as it is; commits written since this check came are looked at.
//! Their own dates tell them apart, so nothing has to be known of where a change branched off: a
//! fresh or shallow clone without network will do.

use anyhow::{Context, Result};

use super::Findings;
use crate::process::{output, succeeds};
use crate::workspace::Workspace;
use std::process::Command;

/// Commits written before this second (17 November 2026, 3:30 UTC) keep their titles.
const SINCE: u64 = 1_794_886_200;

/// The longest title.
const TITLE_MAX: usize = 72;

/// One commit.
#[derive(Clone, Copy)]
struct Commit<'a> {
    id: &'a str,
    title: &'a str,
    body: &'a str,
}

/// Looks at the titles; a copy of the files without their history has none.
pub(crate) fn check(workspace: &Workspace, findings: &mut Findings) -> Result<()> {
    let git = || {
        let mut git = Command::new("git");
        git.current_dir(&workspace.root);
        git
    };
    if !succeeds(git().args(["rev-parse", "--verify", "HEAD"])) {
        findings.warning("there is no history here: titles of commits are not looked at".into());
        return Ok(());
    }
    // A merge has no topic of its own. The author's date stays when a commit moves.
    let log = ["log", "--no-merges", "--format=%at%x1f%h%x1f%s%x1f%b%x1e"];
    for record in output(git().args(log))?.split('\x1e').filter(|it| !it.trim().is_empty()) {
        let (date, commit) = read(record).context("`git log` answered something unexpected")?;
        if date >= SINCE {
            for fault in faults(commit) {
                findings.error(format!("commit {} \"{}\": {fault}", commit.id, commit.title));
            }
        }
    }
    Ok(())
}

/// Reads date, id, title and body.
fn read(record: &str) -> Option<(u64, Commit<'_>)> {
    let mut fields = record.trim_start().splitn(4, '\x1f');
    let date = fields.next()?.parse().ok()?;
    Some((date, Commit { id: fields.next()?, title: fields.next()?, body: fields.next()? }))
}

fn faults(commit: Commit<'_>) -> Vec<String> {
    let mut faults = Vec::new();
    let length = commit.title.chars().count();
    if length > TITLE_MAX {
        faults.push(format!("the title has {length} characters, {TITLE_MAX} are the most"));
    }
    if commit.title.contains(';') {
        faults.push("the title has two topics: make two commits of it".to_owned());
    }
    if !commit.title.contains(": ") {
        faults.push("the title names no topic: `topic: what is noticed`".to_owned());
    }
    if commit.body.trim().is_empty() {
        faults.push("the body gives no reason".to_owned());
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::{Commit, faults, read};

    fn count(title: &str, body: &str) -> usize {
        faults(Commit { id: "1", title, body }).len()
    }

    #[test]
    fn a_title_is_short_has_one_topic_and_a_reason_below_it() {
        assert_eq!(count("rules-coh: riders fall with their tank", "They are in it."), 0);
        assert_eq!(count("rules-coh: riders fall; docs: figures", "They are in it."), 1);
        assert_eq!(count(&format!("docs: {}", "x".repeat(66)), "Why."), 0);
        assert_eq!(count(&format!("docs: {}", "x".repeat(67)), "Why."), 1);
        assert_eq!(count("lints", "\n"), 2);
    }

    #[test]
    fn a_line_of_the_log_is_read() {
        let (date, commit) = read("\n17\x1fabc\x1fdocs: a\x1fWhy.\n").unwrap();
        assert_eq!((date, commit.id, commit.title, commit.body), (17, "abc", "docs: a", "Why.\n"));
    }
}

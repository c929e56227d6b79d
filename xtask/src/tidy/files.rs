//! File headers, sizes, test lists, and words that belong to one machine.

use anyhow::Result;

use super::Findings;
use crate::source;
use crate::workspace::{Workspace, has_extension};

/// From this length on a file deserves a second look.
const LONG_FILE_LINES: usize = 600;

/// Top folders of somebody's machine; a path into them means nothing to anybody else.
const MACHINE_FOLDERS: [&str; 5] = ["home", "root", "tmp", "work", "Users"];

/// Looks at every text file of the repository.
pub(crate) fn check(workspace: &Workspace, findings: &mut Findings) -> Result<()> {
    for file in workspace.files("")? {
        // Pictures and fonts are no texts.
        let Ok(text) = workspace.read(&file) else { continue };
        machine_paths(&file, &text, findings);
        if has_extension(&file, "rs") {
            header(&file, &text, findings);
            length(&file, &text, findings);
            unwraps(&file, &text, findings);
            test_list(workspace, &file, findings);
        }
    }
    Ok(())
}

fn machine_paths(file: &str, text: &str, findings: &mut Findings) {
    for (index, line) in text.lines().enumerate() {
        if let Some(folder) = MACHINE_FOLDERS.iter().find(|folder| has_path_into(line, folder)) {
            let number = index + 1;
            findings.error(format!("{file}:{number}: a path into /{folder} of some machine"));
        }
    }
}

/// Whether a line holds an absolute path into this folder; one inside another path or an address is none.
fn has_path_into(line: &str, folder: &str) -> bool {
    let path = format!("/{folder}/");
    line.match_indices(&path).any(|(at, _)| {
        let before = line[..at].chars().next_back();
        !before.is_some_and(|it| it.is_alphanumeric() || "/._-~})*".contains(it))
    })
}

fn header(file: &str, text: &str, findings: &mut Findings) {
    if !text.starts_with("//!") {
        findings.error(format!("{file} does not begin with `//!`"));
    }
}

fn length(file: &str, text: &str, findings: &mut Findings) {
    let lines = text.lines().count();
    if lines > LONG_FILE_LINES {
        findings.warning(format!("{file} has {lines} lines"));
    }
}

/// Rules never give up without saying why it cannot happen.
fn unwraps(file: &str, text: &str, findings: &mut Findings) {
    if !file.starts_with("crates/rules-") {
        return;
    }
    let lines = source::lines(file, text);
    for line in lines.iter().filter(|line| !line.in_tests && line.code().contains(".unwrap()")) {
        findings.error(format!("{file}:{}: `unwrap` outside tests", line.number));
    }
}

/// A file beside `tests/it/main.rs` that it does not list is never compiled.
fn test_list(workspace: &Workspace, file: &str, findings: &mut Findings) {
    let Some((folder, name)) = file.split_once("/tests/it/") else { return };
    let module = match name.split_once('/') {
        Some((module, "mod.rs")) => module,
        Some(_) => return,
        None => name.trim_end_matches(".rs"),
    };
    if module == "main" {
        return;
    }
    let main = format!("{folder}/tests/it/main.rs");
    let listed = format!("mod {module};");
    let lists = workspace.read(&main).is_ok_and(|text| text.lines().any(|it| it.trim() == listed));
    if !lists {
        findings.error(format!("{main} does not list `{listed}`"));
    }
}

#[cfg(test)]
mod tests {
    use super::has_path_into;

    #[test]
    fn only_absolute_paths_belong_to_a_machine() {
        let folder = "srv";
        for (line, answer) in [
            ("open /srv/main/file", true),
            ("\"/srv/x\"", true),
            ("(/srv/x)", true),
            ("data/srv/x", false),
            ("../srv/x", false),
            ("https://example.org/srv/x", false),
            ("/srvother/x", false),
        ] {
            assert_eq!(has_path_into(line, folder), answer, "{line}");
        }
    }
}

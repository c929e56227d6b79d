//! Public functions of a chapter's file cite a rule of that chapter.

use anyhow::Result;

use super::Findings;
use crate::source::{self, Line};
use crate::workspace::{Workspace, has_extension};

/// Looks at every `chNN_*` file of the rules modules.
pub(crate) fn check(workspace: &Workspace, findings: &mut Findings) -> Result<()> {
    for file in workspace.files("crates")? {
        let is_rules = file.starts_with("crates/rules-") && file.contains("/src/");
        let Some(chapter) = chapter_of_file(&file).filter(|_| is_rules) else { continue };
        if !has_extension(&file, "rs") {
            continue;
        }
        let text = workspace.read(&file)?;
        for line in uncited(&source::lines(&file, &text), chapter) {
            let text = line.text.trim().trim_end_matches(" {");
            findings.warning(format!(
                "{file}:{}: cites no rule of chapter {chapter}: {text}",
                line.number
            ));
        }
    }
    Ok(())
}

/// The number in the `chNN_` of a file or of a folder it lies in.
fn chapter_of_file(file: &str) -> Option<u8> {
    file.split('/').find_map(|name| name.strip_prefix("ch")?.get(..2)?.parse().ok())
}

/// Functions that other files see and whose doc comment names no rule of the chapter.
fn uncited<'a>(lines: &'a [Line<'a>], chapter: u8) -> Vec<&'a Line<'a>> {
    let functions = lines.iter().enumerate().filter(|(_, line)| {
        let text = line.text.trim_start();
        !line.in_tests && text.starts_with("pub") && text.contains("fn ") && text.contains('(')
    });
    functions.filter(|(index, _)| !cites(&lines[..*index], chapter)).map(|(_, line)| line).collect()
}

/// Whether the doc comment that ends these lines cites a rule of the chapter.
fn cites(above: &[Line<'_>], chapter: u8) -> bool {
    let own = format!("{chapter}.");
    above
        .iter()
        .rev()
        .take_while(|line| {
            let text = line.text.trim_start();
            text.starts_with("///") || text.starts_with("#[")
        })
        .filter_map(Line::doc)
        .any(|doc| {
            let numbers = doc.split(['[', ']', ' ', ',']);
            doc.contains('[') && numbers.into_iter().any(|number| number.starts_with(&own))
        })
}

#[cfg(test)]
mod tests {
    use super::{chapter_of_file, uncited};
    use crate::source::lines;

    #[test]
    fn a_function_without_a_rule_of_its_chapter_is_found() {
        let text = "\
/// [SCS 3.1a] Moves.
pub fn moves() {}
/// [SCS 2.1a, 3.2b] Moves through zones.
#[inline]
pub(crate) fn zones() {}
/// [SCS 13.0A] Of another chapter.
pub fn control() {}
fn private() {}
";
        let found: Vec<usize> =
            uncited(&lines("src/ch03_movement.rs", text), 3).iter().map(|it| it.number).collect();
        assert_eq!(found, [7]);
    }

    #[test]
    fn the_chapter_is_read_from_file_or_folder() {
        assert_eq!(chapter_of_file("crates/rules-scs/src/series/ch03_movement.rs"), Some(3));
        assert_eq!(chapter_of_file("src/ch07_combat/s02_procedure.rs"), Some(7));
        assert_eq!(chapter_of_file("src/charts.rs"), None);
    }
}

//! The line of a desktop file that says what to start, read as the specification has it.

use anyhow::{Context, Result, ensure};

/// The command of a desktop file that lies at `place`.
pub(super) fn command(file: &str, place: &str) -> Result<Vec<String>> {
    let line = file.lines().find_map(|line| line.strip_prefix("Exec="));
    let words = words(&unescaped(line.context("a desktop file says what it starts")?))?;
    Ok(words.into_iter().map(|it| if it == "%k" { place.to_owned() } else { it }).collect())
}

/// A value without the escapes that every value of such a file may have.
fn unescaped(value: &str) -> String {
    let mut plain = String::new();
    let mut letters = value.chars();
    while let Some(letter) = letters.next() {
        match (letter, letter == '\\') {
            (_, true) => plain.extend(letters.next()),
            (letter, false) => plain.push(letter),
        }
    }
    plain
}

/// The words of a command: between quotes, a backslash goes before `"`, `` ` ``, `$` and itself.
fn words(command: &str) -> Result<Vec<String>> {
    let (mut words, mut word, mut is_quoted) = (Vec::new(), None::<String>, false);
    let mut letters = command.chars();
    while let Some(letter) = letters.next() {
        match letter {
            '"' => {
                is_quoted = !is_quoted;
                word.get_or_insert_default();
            }
            '\\' if is_quoted => word.get_or_insert_default().extend(letters.next()),
            ' ' if !is_quoted => words.extend(word.take()),
            '$' | '`' => anyhow::bail!("`{letter}` stands there without a backslash"),
            letter => word.get_or_insert_default().push(letter),
        }
    }
    ensure!(!is_quoted, "a quote is not closed");
    words.extend(word);
    Ok(words)
}

#[cfg(test)]
mod tests {
    use super::command;

    #[test]
    fn words_quotes_and_the_place_of_the_file_are_read() {
        let file = "[Desktop Entry]\nExec=sh -c \"a \\\\\"\\\\$1\\\\\"\" sh %k\n";
        let words = command(file, "/here/it.desktop").unwrap();
        assert_eq!(words, ["sh", "-c", "a \"$1\"", "sh", "/here/it.desktop"]);
        assert!(command("Exec=\"open", "").is_err());
        assert!(command("Exec=\"$1\"", "").is_err());
        assert!(command("Name=nothing", "").is_err());
    }
}

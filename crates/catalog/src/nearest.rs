//! The allowed word that somebody most likely meant.

/// Returns the allowed word nearest to `word`, if one is near enough to be a slip of the pen.
pub fn nearest<'a>(word: &str, allowed: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let length = word.chars().count();
    // A word of which nothing is left is no slip.
    let limit = length.div_ceil(3).min(length.saturating_sub(1));
    allowed
        .into_iter()
        .map(|candidate| (distance(word, candidate), candidate))
        .filter(|(distance, _)| *distance <= limit)
        .min_by_key(|(distance, _)| *distance)
        .map(|(_, candidate)| candidate)
}

/// Returns "did you mean `x`? allowed: …", or the list alone where nothing is near.
pub fn suggest<'a>(word: &str, allowed: impl IntoIterator<Item = &'a str>) -> String {
    let allowed: Vec<&str> = allowed.into_iter().collect();
    let list = list(&allowed);
    match nearest(word, allowed) {
        Some(near) if list.is_empty() => format!("did you mean `{near}`?"),
        Some(near) => format!("did you mean `{near}`? allowed: {list}"),
        None if list.is_empty() => "remove it".to_owned(),
        None => format!("allowed: {list}"),
    }
}

/// Returns the words in backticks with commas; long lists are cut short.
fn list(words: &[&str]) -> String {
    const SHOWN: usize = 20;
    let mut shown: Vec<String> = words.iter().take(SHOWN).map(|word| format!("`{word}`")).collect();
    if words.len() > SHOWN {
        shown.push("…".to_owned());
    }
    shown.join(", ")
}

/// Counts the letters to insert, delete, replace or swap with a neighbor to turn one into the other.
fn distance(a: &str, b: &str) -> usize {
    const LONGEST: usize = 64;
    let a: Vec<char> = a.chars().flat_map(char::to_lowercase).take(LONGEST).collect();
    let b: Vec<char> = b.chars().flat_map(char::to_lowercase).take(LONGEST).collect();
    let mut rows = vec![(0..=b.len()).collect::<Vec<usize>>()];
    for (i, x) in a.iter().enumerate() {
        let above = &rows[i];
        let mut row = vec![i + 1];
        for (j, y) in b.iter().enumerate() {
            let replaced = above[j] + usize::from(x != y);
            let mut best = replaced.min(above[j + 1] + 1).min(row[j] + 1);
            if i > 0 && j > 0 && *x == b[j - 1] && a[i - 1] == *y {
                best = best.min(rows[i - 1][j - 1] + 1);
            }
            row.push(best);
        }
        rows.push(row);
    }
    rows[a.len()][b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slip_of_the_pen_finds_its_word_and_a_strange_word_none() {
        let allowed = ["columns", "rows", "tops", "raised"];
        let table = [
            ("colums", Some("columns")),
            ("Rows", Some("rows")),
            ("rasied", Some("raised")),
            ("dies", None),
            ("x", None),
            ("weather", None),
            ("", None),
        ];
        for (word, near) in table {
            assert_eq!(nearest(word, allowed), near, "{word}");
        }
    }
}

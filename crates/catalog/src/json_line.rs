//! Values as one line of JSON: what a finished game leaves to the next.

use serde::Serialize;
use serde::de::DeserializeOwned;

/// Writes a value as one line, its fields in the order of their declaration.
///
/// # Panics
///
/// If the value has a map whose keys are no texts: shapes are made of lists, texts and numbers.
pub fn write_line<T: Serialize>(value: &T) -> String {
    serde_json::to_string(value).expect("shapes are made of lists, texts and numbers")
}

/// Reads what [`write_line`] wrote; any other way of writing the same is refused.
pub fn read_line<T: Serialize + DeserializeOwned>(text: &str) -> Result<T, String> {
    let value: T = serde_json::from_str(text).map_err(|fault| fault.to_string())?;
    if write_line(&value) != text {
        return Err("it is not written in the exact form".to_owned());
    }
    Ok(value)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_read_in_its_exact_form_alone() {
        let line = write_line(&vec![("a".to_owned(), 1)]);
        assert_eq!(line, "[[\"a\",1]]");
        assert_eq!(read_line::<Vec<(String, u8)>>(&line), Ok(vec![("a".to_owned(), 1)]));
        assert!(read_line::<Vec<(String, u8)>>("[[\"a\", 1]]").is_err());
        assert!(read_line::<Vec<(String, u8)>>("[").is_err());
    }
}

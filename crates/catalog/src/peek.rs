//! A first look at a TOML file: what it says it is, and which other files it names.

/// What a first look at a TOML file tells; nothing of it is checked.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Peek {
    /// The key `schema`.
    pub schema: Option<String>,
    /// The key `id`.
    pub id: Option<String>,
    /// The files it may name, and folders, which end in `/`: every text in it that ends as they do.
    pub references: Vec<String>,
}

/// Looks at a text; `None` if it is no TOML.
pub fn peek(text: &str) -> Option<Peek> {
    let table = text.parse::<toml::Table>().ok()?;
    let text_of = |key| table.get(key).and_then(toml::Value::as_str).map(str::to_owned);
    let (schema, id) = (text_of("schema"), text_of("id"));
    let mut references = Vec::new();
    collect_files(&toml::Value::Table(table), &mut references);
    Some(Peek { schema, id, references })
}

/// Whether a name ends as a data file does.
pub fn is_data_file(name: &str) -> bool {
    let ending = name.rsplit_once('.').map(|it| it.1);
    ending.is_some_and(|it| it == "toml" || it == "csv" || it == "sealed")
}

fn collect_files(value: &toml::Value, found: &mut Vec<String>) {
    match value {
        toml::Value::String(text) => {
            if is_data_file(text) || text.ends_with('/') {
                found.push(text.clone());
            }
        }
        toml::Value::Array(values) => values.iter().for_each(|it| collect_files(it, found)),
        toml::Value::Table(table) => table.values().for_each(|it| collect_files(it, found)),
        toml::Value::Integer(_)
        | toml::Value::Float(_)
        | toml::Value::Boolean(_)
        | toml::Value::Datetime(_) => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_look_tells_what_a_file_is_and_what_it_names() {
        let text = "schema = \"scs/1\"\nid = \"scs/x\"\nmap = \"m.toml\"\n[a]\nb = [\"r.csv\", 1]\n\
                    script = \"s.sealed\"\nfolder = \"boards/\"\ntitle = \"no file\"\n";
        let seen = peek(text).unwrap();
        assert_eq!((seen.schema.as_deref(), seen.id.as_deref()), (Some("scs/1"), Some("scs/x")));
        assert_eq!(seen.references, ["r.csv", "boards/", "s.sealed", "m.toml"]);
        assert_eq!(peek("schema ="), None);
        assert_eq!(peek("schema = 1"), Some(Peek::default()));
    }

    #[test]
    fn a_data_file_is_known_by_its_ending() {
        for (name, is) in [("a.toml", true), ("a.b.csv", true), ("x.sealed", true), ("toml", false)]
        {
            assert_eq!(is_data_file(name), is, "{name}");
        }
    }
}

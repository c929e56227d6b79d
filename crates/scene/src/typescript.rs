//! The TypeScript twins of the scene's types, as one file.
//!
//! Types are found by walking from the roots through their fields, so a new type joins the file as
//! soon as a scene holds one. The file is sorted by name: it changes only when a type does.

use std::collections::BTreeMap;

use ts_rs::{Config, TS, TypeVisitor};

use crate::{Board, Odds, Overlay, Reach, Reason, Scene, Setting, Sight};

const HEADER: &str = "// Generated from the Rust crate `scene`; changes belong there.\n";

/// Returns the TypeScript declarations of everything a client is sent.
pub fn declarations() -> String {
    let mut found = Found { config: Config::new(), by_name: BTreeMap::new() };
    found.visit::<Board>();
    found.visit::<Scene>();
    found.visit::<Reason>();
    found.visit::<Odds>();
    found.visit::<Reach>();
    found.visit::<Overlay>();
    found.visit::<Setting>();
    found.visit::<Sight>();

    let mut file = String::from(HEADER);
    for declaration in found.by_name.values() {
        file.push('\n');
        file.push_str(declaration);
    }
    file
}

/// The declarations met so far.
struct Found {
    config: Config,
    by_name: BTreeMap<String, String>,
}

impl TypeVisitor for Found {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        let is_built_in = T::output_path().is_none();
        if is_built_in || self.by_name.contains_key(&T::ident(&self.config)) {
            return;
        }
        self.by_name.insert(T::ident(&self.config), declaration::<T>(&self.config));
        T::visit_dependencies(self);
    }
}

fn declaration<T: TS + 'static + ?Sized>(config: &Config) -> String {
    let docs = T::docs().unwrap_or_default();
    let declaration = T::decl(config);
    let trimmed = declaration.lines().map(str::trim_end).collect::<Vec<_>>().join("\n");
    format!("{docs}export {trimmed}\n")
}

#[cfg(test)]
mod tests {
    use super::declarations;

    #[test]
    fn every_type_a_client_is_sent_is_declared_once() {
        let file = declarations();
        for name in ["Board", "BoardHex", "Counter", "Face", "LogLine", "Message", "PromptView"] {
            assert_eq!(file.matches(&format!("export type {name} =")).count(), 1, "{name}");
        }
    }

    #[test]
    fn declarations_come_in_the_order_of_their_names() {
        let file = declarations();
        let names: Vec<&str> =
            file.lines().filter_map(|line| line.strip_prefix("export type ")).collect();
        assert!(names.is_sorted(), "{names:?}");
    }

    #[test]
    fn fields_have_the_names_they_have_on_the_wire() {
        let file = declarations();
        assert!(file.contains("box: string | null"), "{file}");
        assert!(!file.contains("off_map"), "{file}");
        assert!(file.contains("about: Facts"), "{file}");
        assert!(file.contains("unit?: string"), "{file}");
    }

    #[test]
    fn the_documentation_goes_along() {
        assert!(declarations().contains("/**\n * One counter.\n */\nexport type Counter"));
    }
}

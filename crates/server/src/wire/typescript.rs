//! The TypeScript twins of the wire's types, as one file.

use std::collections::BTreeMap;

use ts_rs::{Config, TS, TypeVisitor};

use super::{
    Catalog, Failure, GameInfo, GlossaryEntry, Looked, NewBranch, NewGame, NewImport, NewTitle,
    Notes, Overlays, OwnFiles, OwnInfo, OwnOpened, Play, Played, Prospects, Push, Reaches, Reply,
    Request, RuleText, Ruling, ScenarioSheet, Sights, ToldGame,
};

const HEADER: &str = "// Generated from the Rust crate `server`; changes belong there.\n";

/// Returns the TypeScript declarations of everything that goes over the wire, apart from those of
/// the scene, which are imported.
pub fn declarations() -> String {
    let mut found = Found {
        config: Config::new(),
        theirs: scene_types(),
        used: Vec::new(),
        ours: BTreeMap::new(),
    };
    found.visit::<Catalog>();
    found.visit::<ScenarioSheet>();
    found.visit::<GameInfo>();
    found.visit::<NewGame>();
    found.visit::<NewImport>();
    found.visit::<NewBranch>();
    found.visit::<NewTitle>();
    found.visit::<Play>();
    found.visit::<RuleText>();
    found.visit::<GlossaryEntry>();
    found.visit::<Failure>();
    found.visit::<OwnFiles>();
    found.visit::<OwnOpened>();
    found.visit::<OwnInfo>();
    found.visit::<ToldGame>();
    found.visit::<Request>();
    found.visit::<Reply>();
    found.visit::<Push>();
    found.visit::<Played>();
    found.visit::<Ruling>();
    found.visit::<Prospects>();
    found.visit::<Looked>();
    found.visit::<Reaches>();
    found.visit::<Overlays>();
    found.visit::<Sights>();
    found.visit::<Notes>();

    found.used.sort();
    let used = found.used.join(", ");
    let mut file = format!("{HEADER}\nimport type {{ {used} }} from \"./scene\";\n");
    for declaration in found.ours.values() {
        file.push('\n');
        file.push_str(declaration);
    }
    file
}

/// Names of the types that the scene declares.
fn scene_types() -> Vec<String> {
    let file = scene::typescript::declarations();
    let names = file.lines().filter_map(|it| it.strip_prefix("export type "));
    names.filter_map(|it| it.split([' ', '=']).next().map(str::to_owned)).collect()
}

/// The declarations met so far.
struct Found {
    config: Config,
    /// Types of the scene.
    theirs: Vec<String>,
    /// Those of them that ours use directly.
    used: Vec<String>,
    /// Our declarations by name.
    ours: BTreeMap<String, String>,
}

impl TypeVisitor for Found {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // What is built in has no name of its own.
        if T::output_path().is_none() {
            return;
        }
        let name = T::ident(&self.config);
        if self.ours.contains_key(&name) {
            return;
        }
        if self.theirs.contains(&name) {
            if !self.used.contains(&name) {
                self.used.push(name);
            }
            return;
        }
        self.ours.insert(name, declaration::<T>(&self.config));
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
    fn every_type_of_the_wire_is_declared_once() {
        let file = declarations();
        for name in ["Catalog", "GameInfo", "Words", "Player", "Request", "Push", "Why", "Notes"] {
            assert_eq!(file.matches(&format!("export type {name} =")).count(), 1, "{name}");
        }
    }

    #[test]
    fn types_of_the_scene_are_imported_and_not_declared_again() {
        let file = declarations();
        assert!(!file.contains("export type Scene ="), "{file}");
        let import = file.lines().find(|it| it.starts_with("import type")).unwrap();
        for name in ["Board", "LogLine", "Overlay", "Reach", "Reason", "Scene", "Setting"] {
            assert!(import.contains(name), "{import}");
        }
    }

    #[test]
    fn fields_have_the_names_they_have_on_the_wire() {
        let file = declarations();
        for part in [
            "\"do\": \"look-away\"",
            "since?: number",
            "\"push\": \"scene\"",
            "deleted: number | null",
        ] {
            assert!(file.contains(part), "{part} is not in {file}");
        }
    }
}

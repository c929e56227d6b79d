//! JSON Schemas of the shapes, for editors.

use crate::{ChartShape, Guide, MapShape};
use schemars::{JsonSchema, Schema, SchemaGenerator};

/// Returns the schemas of map, chart and guide files: file name and text.
pub fn schemas() -> Vec<(&'static str, String)> {
    vec![
        ("map.json", schema_text::<MapShape>(&["schema", "source"])),
        ("chart.json", schema_text::<ChartShape>(&["schema", "source"])),
        ("guide.json", schema_text::<Guide>(&["schema", "source"])),
    ]
}

/// Returns the schema of a shape as text, the same on every run.
///
/// `required` lists keys that a file must have although the same shape in place may do without.
pub fn schema_text<T: JsonSchema>(required: &[&str]) -> String {
    let mut schema = SchemaGenerator::default().into_root_schema_for::<T>();
    require(&mut schema, required);
    let mut text = serde_json::to_string_pretty(&schema).expect("a schema is plain JSON");
    text.push('\n');
    text
}

fn require(schema: &mut Schema, keys: &[&str]) {
    if keys.is_empty() {
        return;
    }
    let listed =
        schema.ensure_object().entry("required").or_insert_with(|| Vec::<String>::new().into());
    if let Some(listed) = listed.as_array_mut() {
        for key in keys {
            if !listed.iter().any(|each| each == key) {
                listed.push((*key).into());
            }
        }
    }
}

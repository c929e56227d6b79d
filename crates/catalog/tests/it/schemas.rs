//! The JSON Schemas that editors use.

use catalog::schemas;

#[test]
fn schemas_are_the_same_on_every_run_and_end_with_a_line() {
    assert_eq!(schemas(), schemas());
    for (_, text) in schemas() {
        assert!(text.ends_with("}\n"));
        assert!(serde_json::from_str::<serde_json::Value>(&text).is_ok());
    }
}

#[test]
fn the_schema_of_a_map_denies_unknown_keys_and_asks_for_the_origin() {
    let (_, text) = schemas().into_iter().find(|(name, _)| *name == "map.json").unwrap();
    let schema: serde_json::Value = serde_json::from_str(&text).unwrap();
    assert_eq!(schema["additionalProperties"], false);
    let required: Vec<&str> =
        schema["required"].as_array().unwrap().iter().filter_map(|key| key.as_str()).collect();
    assert_eq!(required, ["grid", "terrain", "schema", "source"]);
    assert_eq!(schema["$defs"]["TopsWord"]["oneOf"][0]["const"], "flat");
}

//! Names of turns: in both languages, or one text that does for both.

use core::fmt;
use std::borrow::Cow;

use catalog::Bilingual;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::value::MapAccessDeserializer;
use serde::de::{Error, MapAccess, Visitor};
use serde::{Deserialize, Deserializer};

/// The name of a turn.
///
/// The reader is written by hand because serde's untagged enums say nothing about what is wrong.
#[derive(Clone, Debug)]
pub(super) struct Label(pub(super) Bilingual);

struct LabelVisitor;

impl<'de> Visitor<'de> for LabelVisitor {
    type Value = Label;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a text, or one in each language: `{ en = \"…\", it = \"…\" }`")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Label, E> {
        Ok(Label(Bilingual { en: text.to_owned(), it: text.to_owned() }))
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Label, A::Error> {
        Bilingual::deserialize(MapAccessDeserializer::new(map)).map(Label)
    }
}

impl<'de> Deserialize<'de> for Label {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(LabelVisitor)
    }
}

impl JsonSchema for Label {
    fn schema_name() -> Cow<'static, str> {
        "Label".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let (same, both) =
            (generator.subschema_for::<String>(), generator.subschema_for::<Bilingual>());
        json_schema!({
            "description": "The name of a turn: in both languages, or one text that does for both.",
            "anyOf": [same, both],
        })
    }
}

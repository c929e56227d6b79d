//! Keys whose value is either the name of a file or the same thing written in place.

use crate::Spanned;
use core::fmt;
use core::marker::PhantomData;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::value::MapAccessDeserializer;
use serde::de::{Error, MapAccess, Visitor};
use serde::{Deserialize, Deserializer};
use std::borrow::Cow;

/// The name of a file, or the value itself in place.
///
/// The reader is written by hand because serde's untagged enums lose the places of everything
/// inside them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FileOr<T> {
    /// A path relative to the file that has the key.
    File(Spanned<String>),
    /// A table in place.
    Inline(Spanned<T>),
}

enum Kind<T> {
    File(String),
    Inline(T),
}

struct KindVisitor<T>(PhantomData<T>);

impl<'de, T: Deserialize<'de>> Visitor<'de> for KindVisitor<T> {
    type Value = Kind<T>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a file name or a table")
    }

    fn visit_str<E: Error>(self, name: &str) -> Result<Self::Value, E> {
        Ok(Kind::File(name.to_owned()))
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Self::Value, A::Error> {
        T::deserialize(MapAccessDeserializer::new(map)).map(Kind::Inline)
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Kind<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(KindVisitor(PhantomData))
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for FileOr<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let kind = Spanned::<Kind<T>>::deserialize(deserializer)?;
        let span = kind.span();
        Ok(match kind.into_inner() {
            Kind::File(name) => Self::File(Spanned::new(span, name)),
            Kind::Inline(value) => Self::Inline(Spanned::new(span, value)),
        })
    }
}

impl<T: JsonSchema> JsonSchema for FileOr<T> {
    fn schema_name() -> Cow<'static, str> {
        format!("FileOr{}", T::schema_name()).into()
    }

    fn schema_id() -> Cow<'static, str> {
        format!("catalog::FileOr<{}>", T::schema_id()).into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "oneOf": [
                { "type": "string", "description": "A file, relative to this one." },
                generator.subschema_for::<T>(),
            ]
        })
    }
}

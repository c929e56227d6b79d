//! The cells of one CSV row as serde sees them: a table of texts under column names.
//!
//! A blank cell fits every type. It stands where a fault was found, so that reading can go on
//! to the next fault.

use crate::phrase::Fault;
use serde::de::value::{Error, StrDeserializer};
use serde::de::{
    DeserializeOwned, DeserializeSeed, Error as _, IntoDeserializer, MapAccess, Unexpected, Visitor,
};
use serde::{Deserializer, forward_to_deserialize_any};

/// What a cell holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Cell {
    /// A text that is not empty.
    Text(String),
    /// Something that fits any type, after a fault.
    Blank,
}

/// Reads a row; a fault comes with the name of its column.
pub(crate) fn read_cells<T: DeserializeOwned>(
    cells: &[(String, Cell)],
) -> Result<T, (String, String)> {
    let mut current = String::new();
    let row = RowDeserializer { cells, next: 0, current: &mut current };
    T::deserialize(row).map_err(|error| {
        let message = error.to_string();
        match Fault::read(&message) {
            Fault::MissingKey { name } => (name, message),
            _ => (current, message),
        }
    })
}

struct RowDeserializer<'c> {
    cells: &'c [(String, Cell)],
    next: usize,
    current: &'c mut String,
}

impl<'de> Deserializer<'de> for RowDeserializer<'_> {
    type Error = Error;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_map(self)
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf
        option unit unit_struct newtype_struct seq tuple tuple_struct map struct enum
        identifier ignored_any
    }
}

impl<'de> MapAccess<'de> for RowDeserializer<'_> {
    type Error = Error;

    fn next_key_seed<K: DeserializeSeed<'de>>(
        &mut self,
        seed: K,
    ) -> Result<Option<K::Value>, Error> {
        let Some((name, _)) = self.cells.get(self.next) else { return Ok(None) };
        self.current.clone_from(name);
        let name: StrDeserializer<'_, Error> = name.as_str().into_deserializer();
        seed.deserialize(name).map(Some)
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, Error> {
        let (_, cell) = &self.cells[self.next];
        self.next += 1;
        match cell {
            Cell::Text(text) => seed.deserialize(TextDeserializer(text)),
            Cell::Blank => seed.deserialize(BlankDeserializer),
        }
    }
}

struct TextDeserializer<'c>(&'c str);

macro_rules! parse_numbers {
    ($($method:ident $visit:ident $type:ty,)*) => {
        $(fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
            match self.0.parse::<$type>() {
                Ok(number) => visitor.$visit(number),
                // A text where a number is wanted: the visitor says which numbers fit.
                Err(_) => visitor.visit_str(self.0),
            }
        })*
    };
}

impl<'de> Deserializer<'de> for TextDeserializer<'_> {
    type Error = Error;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_str(self.0)
    }

    parse_numbers! {
        deserialize_u8 visit_u8 u8,
        deserialize_u16 visit_u16 u16,
        deserialize_u32 visit_u32 u32,
        deserialize_u64 visit_u64 u64,
        deserialize_i8 visit_i8 i8,
        deserialize_i16 visit_i16 i16,
        deserialize_i32 visit_i32 i32,
        deserialize_i64 visit_i64 i64,
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.0 {
            "yes" | "true" => visitor.visit_bool(true),
            "no" | "false" => visitor.visit_bool(false),
            other => Err(Error::invalid_type(Unexpected::Str(other), &"`yes` or `no`")),
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_some(self)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        visitor: V,
    ) -> Result<V::Value, Error> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _name: &'static str,
        _variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        visitor.visit_enum(IntoDeserializer::<Error>::into_deserializer(self.0))
    }

    forward_to_deserialize_any! {
        i128 u128 f32 f64 char str string bytes byte_buf unit unit_struct seq tuple
        tuple_struct map struct identifier ignored_any
    }
}

struct BlankDeserializer;

macro_rules! blank_numbers {
    ($($method:ident)*) => {
        $(fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
            visitor.visit_u64(1)
        })*
    };
}

impl<'de> Deserializer<'de> for BlankDeserializer {
    type Error = Error;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_str("0")
    }

    blank_numbers! {
        deserialize_u8 deserialize_u16 deserialize_u32 deserialize_u64
        deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_bool(false)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_none()
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        visitor: V,
    ) -> Result<V::Value, Error> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _name: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        let word = variants.first().copied().unwrap_or_default();
        visitor.visit_enum(IntoDeserializer::<Error>::into_deserializer(word))
    }

    forward_to_deserialize_any! {
        i128 u128 f32 f64 char str string bytes byte_buf unit unit_struct seq tuple
        tuple_struct map struct identifier ignored_any
    }
}

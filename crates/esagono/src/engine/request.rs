//! The fields of a request, each read or refused by its name.

use std::collections::BTreeMap;
use std::path::Path;

use serde_json::{Map, Value};

use super::{Error, LINE_MAX};
use crate::data;

/// Reads a request: an object, with whatever id it carries.
pub(super) fn read_request(line: &str) -> Result<(Value, Map<String, Value>), Error> {
    if line.is_empty() {
        return Err(Error::bad("an empty line; a request is one JSON object"));
    }
    if line.len() > LINE_MAX {
        return Err(Error::bad(format!("a line of {} bytes; {LINE_MAX} at most", line.len())));
    }
    match serde_json::from_str(line) {
        Ok(Value::Object(request)) => {
            Ok((request.get("id").cloned().unwrap_or(Value::Null), request))
        }
        Ok(_) => Err(Error::bad("a request is one JSON object")),
        Err(fault) => Err(Error::bad(format!("no JSON: {fault}"))),
    }
}

/// A field that is there; one that is null is not.
pub(super) fn given<'a>(request: &'a Map<String, Value>, key: &str) -> Option<&'a Value> {
    request.get(key).filter(|it| !it.is_null())
}

pub(super) fn text<'a>(
    request: &'a Map<String, Value>,
    key: &str,
) -> Result<Option<&'a str>, Error> {
    match request.get(key) {
        None | Some(Value::Null) => Ok(None),
        Some(Value::String(text)) => Ok(Some(text)),
        Some(_) => Err(Error::bad(format!("`{key}` is a text"))),
    }
}

pub(super) fn required<'a>(request: &'a Map<String, Value>, key: &str) -> Result<&'a str, Error> {
    text(request, key)?.ok_or_else(|| Error::bad(format!("`{key}` is missing")))
}

pub(super) fn number(request: &Map<String, Value>, key: &str) -> Result<Option<u64>, Error> {
    match request.get(key) {
        None | Some(Value::Null) => Ok(None),
        Some(value) => {
            let fault = || format!("`{key}` is a whole number from 0 to {}", u64::MAX);
            value.as_u64().map(Some).ok_or_else(|| Error::bad(fault()))
        }
    }
}

pub(super) fn texts(list: &Value, key: &str) -> Result<Vec<String>, Error> {
    let fault = || Error::bad(format!("`{key}` is a list of texts"));
    let list = list.as_array().ok_or_else(fault)?;
    list.iter().map(|it| it.as_str().map(str::to_owned).ok_or_else(fault)).collect()
}

pub(super) fn faces(list: &Value) -> Result<Vec<u8>, Error> {
    let fault = || Error::bad("`dice` is a list of faces");
    let list = list.as_array().ok_or_else(fault)?;
    let face = |it: &Value| {
        let number = it.as_i64().ok_or_else(fault)?;
        let no_face = || Error::new("dice", format!("{number} is no face of any die"));
        u8::try_from(number).map_err(|_| no_face())
    };
    list.iter().map(face).collect()
}

/// The record of the game that a new one comes after: `after` is its text, `after_file` its path.
pub(super) fn earlier(request: &Map<String, Value>) -> Result<Option<String>, Error> {
    match (text(request, "after")?, text(request, "after_file")?) {
        (None, None) => Ok(None),
        (Some(record), None) => Ok(Some(record.to_owned())),
        (None, Some(file)) => data::read_text(Path::new(file))
            .map(Some)
            .map_err(|fault| Error::new("record", fault.to_string())),
        (Some(_), Some(_)) => Err(Error::bad("say `after` or `after_file`")),
    }
}

/// Options of the table: texts by name; other plain values are taken as their text.
pub(super) fn options(request: &Map<String, Value>) -> Result<BTreeMap<String, String>, Error> {
    let options = match request.get("options") {
        None | Some(Value::Null) => return Ok(BTreeMap::new()),
        Some(Value::Object(options)) => options,
        Some(_) => return Err(Error::bad("`options` is an object")),
    };
    let mut read = BTreeMap::new();
    for (name, value) in options {
        let value = match value {
            Value::String(text) => text.clone(),
            Value::Number(number) => number.to_string(),
            Value::Bool(on) => if *on { "on" } else { "off" }.to_owned(),
            _ => return Err(Error::new("option", format!("option `{name}` is a text"))),
        };
        read.insert(name.clone(), value);
    }
    Ok(read)
}

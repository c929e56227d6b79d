//! A scenario of one's own at the table: its files are read from disk once and brought to the table
//! as the page brings them.

use std::path::Path;

use anyhow::{Result, anyhow};
use axum::Router;
use registry::OpenFault;
use serde_json::{Value, json};

use super::table::ask;
use crate::data::{ScenarioFile, is_file, open_scenario};

/// Brings a scenario file with what it names; returns what the table calls it. What is no file is
/// called as it was before.
pub(super) async fn bring(app: &Router, port: u16, scenario: &str) -> Result<String> {
    if !is_file(scenario) {
        return Ok(scenario.to_owned());
    }
    let path = Path::new(scenario);
    // What is wrong in it is told with the paths of the disk.
    open_scenario(path, &std::collections::BTreeMap::new())?;
    let files = ScenarioFile::read(path).map_err(OpenFault::Data)?.brought();
    let files: Vec<Value> =
        files.into_iter().map(|it| json!({ "name": it.path, "text": it.text })).collect();
    let opened = ask(app, port, "/api/own", &json!({ "files": files })).await?;
    let name = opened["scenarios"][0].as_str().map(str::to_owned);
    name.ok_or_else(|| anyhow!("the table has not opened `{scenario}`"))
}

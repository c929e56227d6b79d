//! Scenarios of one's own: brought as files, checked, kept with the games, removed.
//!
//! Their files lie in the store, so that a game of one needs nothing else. At the table one is
//! called by its id and the fingerprint of its files (`scs/bridge@5b1c…`): no other has that name,
//! and no built-in scenario is ever hidden by one.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::Router;
use axum::extract::{Path, Request, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::{delete, get};
use registry::{Brought, OpenFault, Opening, OwnScenario, OwnScenarios, Registry};
use store::{Bundle, BundleRow, StoreError};

use crate::body;
use crate::ctx::Shared;
use crate::error::{ApiError, json, to_json};
use crate::records::one_at_a_time;
use crate::wire::{Finding, OwnFile, OwnFiles, OwnInfo, OwnOpened, Words};

/// Own scenarios that stay opened; a further one takes the place of another.
const OPENED_MAX: usize = 100;

/// Lines of a record in which its scenario and the fingerprint of its files are named.
const HEAD_LINES: usize = 32;

pub(crate) fn routes() -> Router<Arc<Shared>> {
    Router::new().route("/own", get(list).post(bring)).route("/own/{*scenario}", delete(remove))
}

/// A scenario by its name at the table, with the files it is among.
#[derive(Clone)]
pub(crate) struct Scenario {
    /// What the table calls it.
    pub(crate) name: String,
    /// What it calls itself.
    pub(crate) id: String,
    pub(crate) registry: Arc<Registry>,
}

impl Scenario {
    /// Opens it as it is without any options.
    pub(crate) fn open(&self) -> Result<Opening, OpenFault> {
        self.registry.open(&self.id, &BTreeMap::new())
    }
}

/// Own scenarios that were opened before.
#[derive(Default)]
pub(crate) struct Opened(Mutex<BTreeMap<String, Arc<Registry>>>);

impl Opened {
    fn lock(&self) -> MutexGuard<'_, BTreeMap<String, Arc<Registry>>> {
        // Nobody panics while holding it.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn keep(&self, name: &str, registry: Arc<Registry>) {
        let mut opened = self.lock();
        if opened.len() >= OPENED_MAX {
            opened.pop_first();
        }
        opened.insert(name.to_owned(), registry);
    }
}

impl Shared {
    /// A scenario by its name at the table: one that is built in, or one of somebody's own.
    pub(crate) async fn scenario(&self, name: &str) -> Result<Scenario, ApiError> {
        let (id, own) = registry::id_of(name);
        let found = |registry| Scenario { name: name.to_owned(), id: id.to_owned(), registry };
        if !own {
            return Ok(found(self.registry.clone()));
        }
        let opened = self.own.lock().get(name).cloned();
        if let Some(registry) = opened {
            return Ok(found(registry));
        }
        let bundle = self.store.bundle(name).await?;
        let registry = Arc::new(Registry::of_files(bundle.files));
        self.own.keep(name, registry.clone());
        Ok(found(registry))
    }

    /// All scenarios of somebody's own that can be opened, as the catalog shows them.
    pub(crate) async fn own_scenarios(&self) -> Result<Vec<Scenario>, ApiError> {
        let mut scenarios = Vec::new();
        for row in self.store.bundles().await? {
            // One that cannot be read hides no other; it is still in the list of own ones.
            scenarios.extend(self.scenario(&row.id).await);
        }
        Ok(scenarios)
    }
}

async fn list(State(shared): State<Arc<Shared>>) -> Result<Response, ApiError> {
    let rows = shared.store.bundles().await?;
    Ok(json(&rows.into_iter().map(info).collect::<Vec<OwnInfo>>()))
}

fn info(row: BundleRow) -> OwnInfo {
    let BundleRow { id, title, added, games } = row;
    let title = serde_json::from_str(&title).unwrap_or_else(|_| Words::new(&title, &title));
    OwnInfo { id, title, added, games }
}

async fn bring(State(shared): State<Arc<Shared>>, request: Request) -> Result<Response, ApiError> {
    let bytes_max = shared.limits.bundle;
    // As JSON every newline takes two bytes.
    let OwnFiles { files } = body::read(request, bytes_max * 2, shared.limits.read_within).await?;
    let read = read_files(&shared, files).await?;
    let OwnScenarios { own, built_in, findings } = read;
    if own.is_empty() && built_in.is_empty() {
        return Err(OpenFault::Data(findings).into());
    }
    let mut scenarios = Vec::new();
    for scenario in own {
        scenarios.push(scenario.name.clone());
        keep(&shared, scenario).await?;
    }
    scenarios.extend(built_in);
    let findings = findings.into_iter().map(Finding::from).collect();
    Ok(json(&OwnOpened { scenarios, findings }))
}

/// Reads files that were brought, in the time that it may take.
async fn read_files(shared: &Arc<Shared>, files: Vec<OwnFile>) -> Result<OwnScenarios, ApiError> {
    if files.len() > shared.limits.files {
        return Err(ApiError::TooManyFiles(shared.limits.files));
    }
    if files.iter().map(|it| it.name.len() + it.text.len()).sum::<usize>() > shared.limits.bundle {
        return Err(ApiError::TooLarge(shared.limits.bundle));
    }
    let brought = files.into_iter().map(|it| Brought { path: it.name, text: it.text });
    let (registry, brought) = (shared.registry.clone(), brought.collect::<Vec<_>>());
    one_at_a_time(shared, move || Ok(registry.read_own(&brought))).await
}

/// Keeps a scenario of somebody's own, if there is room for it.
pub(crate) async fn keep(shared: &Shared, own: OwnScenario) -> Result<(), ApiError> {
    let OwnScenario { name, listing, files, registry } = own;
    let kept = shared.store.bundles().await?;
    let (there, room) = (kept.iter().any(|it| it.id == name), shared.limits.own_scenarios);
    if !there && kept.len() >= room {
        return Err(ApiError::TooManyScenarios(room));
    }
    let (title, added) = (to_json(&Words(listing.title)), shared.world.now());
    shared.store.keep_bundle(Bundle { id: name.clone(), title, added, files }).await?;
    shared.own.keep(&name, Arc::new(registry));
    Ok(())
}

async fn remove(
    State(shared): State<Arc<Shared>>,
    Path(name): Path<String>,
) -> Result<Response, ApiError> {
    shared.store.remove_bundle(&name).await?;
    shared.own.lock().remove(&name);
    Ok(StatusCode::NO_CONTENT.into_response())
}

/// The scenario that a record is of, and its files if they came with it and are not built in.
pub(crate) async fn of_record(
    shared: &Arc<Shared>,
    record: &str,
    files: Vec<OwnFile>,
) -> Result<(Option<Scenario>, Option<OwnScenario>), ApiError> {
    let Some(name) = named_in(record) else { return Ok((None, None)) };
    if files.is_empty() {
        return match shared.scenario(&name).await {
            // It may be one that is built in; the record says what else it is.
            Err(ApiError::NoOwn(_)) => Ok((None, None)),
            found => Ok((Some(found?), None)),
        };
    }
    let OwnScenarios { own, built_in, findings } = read_files(shared, files).await?;
    let (id, _) = registry::id_of(&name);
    if let Some(own) = own.into_iter().find(|it| it.name == name) {
        let registry = Arc::new(own.registry.clone());
        return Ok((Some(Scenario { id: id.to_owned(), name, registry }), Some(own)));
    }
    if built_in.iter().any(|it| it == id) {
        return Ok((None, None));
    }
    let faulty = findings.iter().any(|it| it.severity == registry::Severity::Error);
    Err(if faulty { OpenFault::Data(findings).into() } else { ApiError::OtherFiles(id.to_owned()) })
}

/// The name that the scenario of a record has if it is of somebody's own.
fn named_in(record: &str) -> Option<String> {
    let mut head = record.lines().take(HEAD_LINES);
    let id = head.find_map(|it| it.strip_prefix("game "))?.split(' ').next()?;
    let data = head.find_map(|it| it.strip_prefix("data "))?;
    Some(registry::own_name(id, data))
}

/// The files of a scenario of somebody's own, as they go out; none where it is built in.
pub(crate) async fn files_of(shared: &Shared, name: &str) -> Result<Vec<OwnFile>, ApiError> {
    match shared.store.bundle(name).await {
        Ok(bundle) => {
            Ok(bundle.files.into_iter().map(|(name, text)| OwnFile { name, text }).collect())
        }
        Err(StoreError::NoBundle(_)) => Ok(Vec::new()),
        Err(error) => Err(error.into()),
    }
}

#[cfg(test)]
mod tests {
    use super::named_in;

    #[test]
    fn the_scenario_of_a_record_is_named_with_its_files() {
        let record = "esagono-record 1\ngame scs/x rules 7\ndata ab12\noptions {}\n> blue end\n";
        assert_eq!(named_in(record).as_deref(), Some("scs/x@ab12"));
        assert_eq!(named_in("Dear Sir"), None);
        assert_eq!(named_in("game scs/x rules 7\n"), None);
    }
}

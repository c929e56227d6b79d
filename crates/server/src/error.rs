//! What can be wrong with a request. Every error knows its code, its status and its words.

use axum::http::{Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use registry::{Fault, OpenFault};
use scene::{Message, SideName};
use serde::Serialize;
use store::StoreError;

use crate::wire::{Failure, Finding, Words};

/// Why a request was not carried out. Nothing has been changed.
#[derive(Clone, Debug)]
pub enum ApiError {
    /// It cannot be read; the text says where.
    BadRequest(String),
    /// The body is not JSON.
    MediaType,
    /// It is longer than this many bytes.
    TooLarge(usize),
    /// The record has more answers than this.
    TooManyAnswers(usize),
    /// There are more files than this.
    TooManyFiles(usize),
    /// So many scenarios of one's own are kept already.
    TooManyScenarios(usize),
    /// There is no such scenario of somebody's own.
    NoOwn(String),
    /// So many games need the scenario.
    Needed(u32),
    /// The files are not those of the scenario that a record is of.
    OtherFiles(String),
    /// It took too long to come, or to be worked off.
    TooSlow,
    /// It does not come from the page of this table.
    Foreign,
    /// Nothing is at this address.
    NoAddress(String),
    /// The address does not know the method.
    NoMethod(String),
    /// There is no such game.
    NoGame(String),
    /// There is no such rule.
    NoRule(String),
    /// The scenario has no guide.
    NoGuide(String),
    /// There is no such seat.
    NoSeat(String),
    /// Nobody looks yet; say `watch` first.
    NobodyLooks,
    /// A bot plays this seat, and the game is not over.
    BotsSeat(Box<SideName>),
    /// Another seat is asked.
    NotAsked(Box<SideName>),
    /// The last answer was not this viewer's.
    NotYours,
    /// The game stands at another step by now.
    Stale(u32),
    /// The table refuses it.
    Table(Fault),
    /// A scenario or record cannot be opened.
    Open(OpenFault),
    /// What is kept of a game cannot be played again.
    Spoiled(OpenFault),
    /// The game is of other rules or data: it can be looked at, and gone on with as another.
    Earlier(Box<Words>),
    /// A game is stopped by a fault of the program.
    Frozen,
    /// The game lies in the basket.
    Deleted,
    /// Only a game in the basket can be removed for good.
    NotDeleted,
    /// There are not so many steps.
    NoStep(u32),
    /// Something could not be kept.
    Store(StoreError),
    /// The program has a fault.
    Bug,
}

impl ApiError {
    /// The code programs read.
    pub fn code(&self) -> &'static str {
        match self {
            Self::BadRequest(_) | Self::MediaType => "bad-request",
            Self::TooLarge(_)
            | Self::TooManyAnswers(_)
            | Self::TooManyFiles(_)
            | Self::TooManyScenarios(_) => "too-large",
            Self::NoOwn(_) => "unknown-scenario",
            Self::Needed(_) => "needed",
            Self::OtherFiles(_) => "data",
            Self::TooSlow => "too-slow",
            Self::Foreign => "foreign",
            Self::NoAddress(_) | Self::NoMethod(_) | Self::NoRule(_) | Self::NoGuide(_) => {
                "not-found"
            }
            Self::NoGame(_) => "no-game",
            Self::NoSeat(_) | Self::NobodyLooks | Self::BotsSeat(_) | Self::NotAsked(_) => "viewer",
            Self::NotYours => "undo",
            Self::Stale(_) => "stale",
            Self::Table(fault) => fault.code(),
            Self::Open(fault) | Self::Spoiled(fault) => fault.code(),
            Self::Earlier(_) => "earlier",
            Self::Frozen => "frozen",
            Self::Deleted => "deleted",
            Self::NotDeleted => "not-deleted",
            Self::NoStep(_) => "step",
            Self::Store(_) => "store",
            Self::Bug => "bug",
        }
    }

    /// The status of an HTTP response.
    pub fn status(&self) -> StatusCode {
        match self {
            Self::BadRequest(_) => StatusCode::BAD_REQUEST,
            Self::MediaType => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            Self::TooLarge(_)
            | Self::TooManyAnswers(_)
            | Self::TooManyFiles(_)
            | Self::TooManyScenarios(_) => StatusCode::PAYLOAD_TOO_LARGE,
            Self::TooSlow => StatusCode::REQUEST_TIMEOUT,
            Self::Foreign
            | Self::NobodyLooks
            | Self::BotsSeat(_)
            | Self::NotAsked(_)
            | Self::NotYours => StatusCode::FORBIDDEN,
            Self::NoMethod(_) => StatusCode::METHOD_NOT_ALLOWED,
            Self::NoAddress(_)
            | Self::NoGame(_)
            | Self::NoRule(_)
            | Self::NoGuide(_)
            | Self::NoOwn(_) => StatusCode::NOT_FOUND,
            Self::Stale(_)
            | Self::Earlier(_)
            | Self::Frozen
            | Self::Deleted
            | Self::NotDeleted
            | Self::Needed(_) => StatusCode::CONFLICT,
            Self::NoSeat(_)
            | Self::Table(_)
            | Self::Open(_)
            | Self::Spoiled(_)
            | Self::NoStep(_)
            | Self::OtherFiles(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Self::Store(_) => StatusCode::SERVICE_UNAVAILABLE,
            Self::Bug => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// As the wire writes it.
    pub fn failure(&self) -> Failure {
        let rule = match self {
            Self::Table(fault) => fault.rule().map(str::to_owned),
            _ => None,
        };
        let findings = match self {
            Self::Open(OpenFault::Data(found)) => {
                found.iter().cloned().map(Finding::from).collect()
            }
            _ => Vec::new(),
        };
        Failure { code: self.code(), message: self.words(), rule, findings }
    }

    fn words(&self) -> Words {
        let number = |it: u32| i32::try_from(it).unwrap_or(i32::MAX);
        let size = |it: usize| i32::try_from(it).unwrap_or(i32::MAX);
        let message = match self {
            // The table and its records bring their own words.
            Self::Table(fault) => return Words(fault.words()),
            Self::Open(fault) => return Words(fault.words()),
            Self::Spoiled(fault) => return spoiled_words(fault),
            Self::Earlier(words) => return (**words).clone(),
            Self::BadRequest(what) => Message::new("server-bad-request").text("what", what),
            Self::MediaType => Message::new("server-media-type"),
            Self::TooLarge(limit) => {
                let kilobytes = i32::try_from(limit >> 10).unwrap_or(i32::MAX);
                Message::new("server-too-large").number("limit", kilobytes)
            }
            Self::TooManyAnswers(limit) => {
                Message::new("server-too-many-answers").number("limit", size(*limit))
            }
            Self::TooManyFiles(limit) => {
                Message::new("server-too-many-files").number("limit", size(*limit))
            }
            Self::TooManyScenarios(limit) => {
                Message::new("server-too-many-scenarios").number("limit", size(*limit))
            }
            Self::NoOwn(id) => Message::new("server-no-own").text("id", id),
            Self::Needed(games) => Message::new("server-needed").number("games", number(*games)),
            Self::OtherFiles(id) => Message::new("server-other-files").text("id", id),
            Self::TooSlow => Message::new("server-too-slow"),
            Self::Foreign => Message::new("server-foreign"),
            Self::NoAddress(path) => Message::new("server-no-address").text("path", path),
            Self::NoMethod(method) => Message::new("server-no-method").text("method", method),
            Self::NoGame(id) => Message::new("server-no-game").text("id", id),
            Self::NoRule(id) => Message::new("server-no-rule").text("id", id),
            Self::NoGuide(id) => Message::new("server-no-guide").text("id", id),
            Self::NoSeat(seat) => Message::new("server-no-seat").text("seat", seat),
            Self::NobodyLooks => Message::new("server-nobody-looks"),
            Self::BotsSeat(seat) => Message::new("server-bots-seat").text("seat", (**seat).clone()),
            Self::NotAsked(seat) => Message::new("server-not-asked").text("seat", (**seat).clone()),
            Self::NotYours => Message::new("server-not-yours"),
            Self::Stale(step) => Message::new("server-stale").number("step", number(*step)),
            Self::Frozen => Message::new("server-frozen"),
            Self::Deleted => Message::new("server-deleted"),
            Self::NotDeleted => Message::new("server-not-deleted"),
            Self::NoStep(steps) => Message::new("server-no-step").number("steps", number(*steps)),
            Self::Store(error) => store_words(error),
            Self::Bug => Message::new("server-bug"),
        };
        Words(registry::said(&message))
    }
}

/// What is wrong with a kept game, and how to come by what is right of it.
fn spoiled_words(fault: &OpenFault) -> Words {
    let (mut words, help) = (fault.words(), registry::said(&Message::new("server-spoiled")));
    for (language, text) in &mut words {
        text.extend([". ", help.get(language).map_or("", String::as_str)]);
    }
    Words(words)
}

/// What a fault of the store means for whoever plays.
fn store_words(error: &StoreError) -> Message {
    let number = |it: &u32| i32::try_from(*it).unwrap_or(i32::MAX);
    match error {
        StoreError::DiskFull => Message::new("server-disk-full"),
        StoreError::Busy => Message::new("server-store-busy"),
        StoreError::Unreadable(_) => Message::new("server-store-unreadable"),
        StoreError::BadPage | StoreError::Damaged(_) => Message::new("server-store-damaged"),
        StoreError::Shortened { readable, steps, .. } => Message::new("server-store-shortened")
            .number("readable", number(readable))
            .number("steps", number(steps)),
        StoreError::Closed => Message::new("server-closed"),
        StoreError::NoGame(_)
        | StoreError::NoBundle(_)
        | StoreError::Needed { .. }
        | StoreError::Changed(_)
        | StoreError::Twice(_)
        | StoreError::Newer { .. }
        | StoreError::InUse { .. }
        | StoreError::Emptied(_)
        | StoreError::Foreign(_)
        | StoreError::Locked(_)
        | StoreError::ReadOnly(_)
        | StoreError::NoFile(_)
        | StoreError::NoRights(_)
        | StoreError::Beside { .. }
        | StoreError::Database(_) => Message::new("server-store"),
    }
}

impl From<Fault> for ApiError {
    fn from(fault: Fault) -> Self {
        Self::Table(fault)
    }
}

impl From<OpenFault> for ApiError {
    fn from(fault: OpenFault) -> Self {
        Self::Open(fault)
    }
}

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::NoGame(id) => Self::NoGame(id),
            StoreError::NoBundle(id) => Self::NoOwn(id),
            StoreError::Needed { games, .. } => Self::Needed(games),
            other => Self::Store(other),
        }
    }
}

/// The body of an HTTP error.
#[derive(Serialize)]
struct ErrorBody {
    err: Failure,
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let body = ErrorBody { err: self.failure() };
        (self.status(), json(&body)).into_response()
    }
}

/// A JSON response.
pub(crate) fn json(value: &impl Serialize) -> Response {
    json_text(to_json(value))
}

/// A response of JSON already written.
pub(crate) fn json_text(text: String) -> Response {
    ([(header::CONTENT_TYPE, "application/json"), (header::CACHE_CONTROL, "no-store")], text)
        .into_response()
}

/// A value of the wire as JSON.
pub(crate) fn to_json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("the types of the wire have texts for keys")
}

/// Nothing is at this address of the API.
pub(crate) async fn no_such_address(uri: Uri) -> ApiError {
    // The router has cut off what all addresses of the API begin with.
    ApiError::NoAddress(format!("/api{}", uri.path()))
}

/// The address does not know this method.
pub(crate) async fn no_such_method(method: Method) -> ApiError {
    ApiError::NoMethod(method.to_string())
}

//! Printed maps: drawn once each, kept, and not sent again to who has them.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use axum::Router;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use kernel::Fingerprint;
use registry::AnyTable;
use render::{MapOptions, RenderFault};
use scene::Board;
use serde::Deserialize;

use crate::ctx::Shared;
use crate::error::ApiError;
use crate::sheet::hexes_of;

/// A drawing runs nothing and loads nothing, even if it is opened by itself.
const POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:";

/// The languages in which names can be drawn, the first where no other is asked for.
const LANGUAGES: [&str; 2] = ["en", "it"];

/// Pixels across a small map: enough for a card on a sharp screen.
const SMALL_WIDTH: u32 = 640;

/// Maps drawn so far.
#[derive(Default)]
pub(crate) struct Maps {
    drawn: Mutex<BTreeMap<String, Arc<Drawn>>>,
}

struct Drawn {
    content: Vec<u8>,
    kind: &'static str,
    tag: String,
}

pub(crate) fn routes() -> Router<Arc<Shared>> {
    Router::new()
        .route("/games/{id}/map.svg", get(map))
        .route("/maps/{*scenario}", get(small_map))
        .route("/pictures/{*scenario}", get(picture))
}

/// What a map is asked for with.
#[derive(Deserialize)]
struct Wish {
    /// The language of its names; English where none is named, or none that is spoken.
    #[serde(default)]
    lang: String,
}

async fn map(
    State(shared): State<Arc<Shared>>,
    Path(id): Path<String>,
    Query(wish): Query<Wish>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let map = shared.map_of(&id).await?;
    let language = LANGUAGES.into_iter().find(|it| *it == wish.lang).unwrap_or(LANGUAGES[0]);
    let key = format!("{} {language}", map.key);
    let drawn = kept_or(&shared, key, move || Ok(draw(&map.board.named_in(language)))).await?;
    Ok(sent(&drawn, &headers))
}

/// The map of a scenario as a small picture, for whoever chooses one.
async fn small_map(
    State(shared): State<Arc<Shared>>,
    Path(scenario): Path<String>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let scenario = shared.scenario(&scenario).await?;
    let key = format!("small {}", scenario.name);
    let drawing = kept_or(&shared, key, move || {
        let opening = scenario.open()?;
        let table = AnyTable::new(opening.game, opening.info, kernel::Seed([0; 32]));
        Ok(draw_small(&table.board()))
    });
    let drawn = drawing.await?;
    Ok(sent(&drawn, &headers))
}

/// The small picture of a scenario: made beforehand for those that are built in, drawn now for
/// others.
async fn picture(
    State(shared): State<Arc<Shared>>,
    Path(scenario): Path<String>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let (books, scenario) = (shared.books.clone(), shared.scenario(&scenario).await?);
    let drawing = kept_or(&shared, format!("picture {}", scenario.name), move || {
        if let Some(made) = books.picture(&scenario.name) {
            return Ok(drawn(made.into_owned(), "image/png"));
        }
        let opening = scenario.open()?;
        let table = AnyTable::new(opening.game, opening.info, kernel::Seed([0; 32]));
        let png = small_picture(&table).expect("a drawing of ours can be read");
        Ok(drawn(png, "image/png"))
    });
    Ok(sent(&*drawing.await?, &headers))
}

/// Draws a small picture of the part of the map where a game is played.
pub fn small_picture(table: &AnyTable) -> Result<Vec<u8>, RenderFault> {
    render::small_png(&table.board(), &hexes_of(table))
}

/// Returns what was drawn before, or draws it.
async fn kept_or(
    shared: &Arc<Shared>,
    key: String,
    draw: impl FnOnce() -> Result<Drawn, ApiError> + Send + 'static,
) -> Result<Arc<Drawn>, ApiError> {
    if let Some(drawn) = shared.maps.find(&key) {
        return Ok(drawn);
    }
    // Drawing a big map takes a while; two at once draw the same. Who asked may go away meanwhile:
    // what was drawn is kept all the same, so that nobody waits for it twice.
    let keeper = shared.clone();
    let drawing = tokio::task::spawn_blocking(move || {
        let drawn = Arc::new(draw()?);
        keeper.maps.keep(key, drawn.clone());
        Ok(drawn)
    });
    drawing.await.map_err(|_| ApiError::Bug)?
}

fn sent(drawn: &Drawn, headers: &HeaderMap) -> Response {
    let cached = [
        (header::ETAG, drawn.tag.clone()),
        (header::CACHE_CONTROL, "private, max-age=3600".to_owned()),
    ];
    if headers.get(header::IF_NONE_MATCH).is_some_and(|it| it.as_bytes() == drawn.tag.as_bytes()) {
        return (StatusCode::NOT_MODIFIED, cached).into_response();
    }
    let about = [(header::CONTENT_TYPE, drawn.kind), (header::CONTENT_SECURITY_POLICY, POLICY)];
    (cached, about, drawn.content.clone()).into_response()
}

fn draw(board: &Board) -> Drawn {
    drawn(render::map_svg(board, &MapOptions::default()).into_bytes(), "image/svg+xml")
}

/// Draws a map without the paper around it.
fn draw_small(board: &Board) -> Drawn {
    let options = MapOptions { margin: 0.0, ..MapOptions::default() };
    let png = render::png(&render::map_svg(board, &options), SMALL_WIDTH);
    drawn(png.expect("a drawing of ours can be read"), "image/png")
}

fn drawn(content: Vec<u8>, kind: &'static str) -> Drawn {
    let tag = format!("\"{}\"", Fingerprint::of(&content));
    Drawn { content, kind, tag }
}

impl Maps {
    fn find(&self, key: &str) -> Option<Arc<Drawn>> {
        self.drawn.lock().unwrap_or_else(PoisonError::into_inner).get(key).cloned()
    }

    fn keep(&self, key: String, drawn: Arc<Drawn>) {
        self.drawn.lock().unwrap_or_else(PoisonError::into_inner).insert(key, drawn);
    }
}

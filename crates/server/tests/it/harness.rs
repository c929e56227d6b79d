//! A server of its own for each test, with a world in which all is the same every time.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, LazyLock};
use std::time::Duration;

use catalog::Library;
use kernel::dice::SearchDice;
use registry::{AnyTable, Registry};
use serde_json::{Value, json};
use server::wire::{Balance, GlossaryEntry, RuleText, SideWins, Words};
use server::{Books, Ctx, Limits, Page, PlayHook, World};
use store::{Sqlite, Store};
use tempfile::TempDir;
use tokio::net::TcpListener;

use crate::client::{Http, Live};

/// A server that listens.
pub(crate) struct TestServer {
    pub(crate) http: Http,
    pub(crate) store: Arc<dyn Store>,
    _folder: TempDir,
}

/// What a test wants otherwise.
pub(crate) struct Wishes {
    pub(crate) limits: Limits,
    pub(crate) before_play: Option<PlayHook>,
    /// What stands before the store.
    pub(crate) wrap: Option<Wrap>,
}

/// Puts something before a store.
pub(crate) type Wrap = Box<dyn FnOnce(Arc<dyn Store>) -> Arc<dyn Store>>;

impl Default for Wishes {
    fn default() -> Self {
        Self { limits: limits(), before_play: None, wrap: None }
    }
}

/// Limits that a test meets quickly.
pub(crate) fn limits() -> Limits {
    Limits { record: 256 << 10, ..Limits::default() }
}

impl TestServer {
    pub(crate) async fn start() -> Self {
        Self::start_with(Wishes::default()).await
    }

    pub(crate) async fn start_with(wishes: Wishes) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let store: Arc<dyn Store> =
            Arc::new(Sqlite::open(&folder.path().join("games.db")).unwrap());
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let app = server::app(Ctx {
            registry: registry(),
            store: wishes.wrap.map_or_else(|| store.clone(), |wrap| wrap(store.clone())),
            world: Arc::new(StillWorld::default()),
            books: Arc::new(FewBooks),
            page: Arc::new(FewFiles),
            port,
            limits: wishes.limits,
            before_play: wishes.before_play,
        });
        tokio::spawn(server::serve(listener, app, wishes.limits.read_within));
        Self { http: Http { port }, store, _folder: folder }
    }

    /// Begins a game of the short scenario with these players; returns its id.
    pub(crate) async fn game(&self, players: Value) -> String {
        let wished = json!({ "scenario": "scs/mill-bridge", "seed": 7, "players": players });
        let info = self.http.post("/api/games", &wished).await.ok();
        info["id"].as_str().unwrap().to_owned()
    }

    /// Opens the live line of a game.
    pub(crate) async fn live(&self, game: &str) -> Live {
        Live::open(self.http.port, game).await
    }

    /// The hash of a game as it is kept.
    pub(crate) async fn hash(&self, game: &str) -> String {
        self.store.row(game).await.unwrap().standing.hash
    }
}

/// The scenarios of the repository, read once.
pub(crate) fn registry() -> Registry {
    static REGISTRY: LazyLock<Registry> = LazyLock::new(|| {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data");
        let mut library = Library::new();
        let mut folders: Vec<PathBuf> = vec![root.join("scs"), root.join("ambush")];
        while let Some(folder) = folders.pop() {
            for entry in std::fs::read_dir(folder).unwrap() {
                let path = entry.unwrap().path();
                if path.is_dir() {
                    folders.push(path);
                } else {
                    let name = path.strip_prefix(&root).unwrap().to_string_lossy().into_owned();
                    library.insert(name, std::fs::read_to_string(path).unwrap());
                }
            }
        }
        Registry::new(library)
    });
    REGISTRY.clone()
}

/// The same game as [`TestServer::game`] begins, on a table of the test's own.
pub(crate) fn twin() -> AnyTable {
    registry().begin("scs/mill-bridge", &BTreeMap::new(), 7).unwrap()
}

/// Any legal answer.
pub(crate) fn any_answer(table: &AnyTable, dice: &mut SearchDice) -> String {
    let word = dice.word();
    players::Bot::Random.choose(table, 1, word).unwrap()
}

/// Every tick of the clock is a millisecond, and chance is a stream of known numbers.
#[derive(Default)]
struct StillWorld {
    ticks: AtomicU64,
    drawn: AtomicU64,
}

impl World for StillWorld {
    fn now(&self) -> u64 {
        1_000_000 + self.ticks.fetch_add(1, Ordering::Relaxed)
    }

    fn draw(&self, bytes: &mut [u8]) {
        let mut dice = SearchDice::new(self.drawn.fetch_add(1, Ordering::Relaxed));
        bytes.fill_with(|| dice.word().to_le_bytes()[0]);
    }
}

/// One rule, one term, one guide.
struct FewBooks;

impl Books for FewBooks {
    fn rule(&self, id: &str) -> Option<RuleText> {
        let words = || Words::new("one", "uno");
        let rule = RuleText { id: id.into(), title: words(), statement: words(), area: "a".into() };
        (id == "scs:1.0A").then_some(rule)
    }

    fn rules(&self, system: &str) -> Vec<RuleText> {
        if system == "scs" { self.rule("scs:1.0A").into_iter().collect() } else { Vec::new() }
    }

    fn glossary(&self) -> Vec<GlossaryEntry> {
        let words = || Words::new("hex", "esagono");
        let (term, meaning) = (words(), words());
        vec![GlossaryEntry { term, meaning, rule: None, system: "scs".into() }]
    }

    fn guide(&self, scenario: &str) -> Option<Value> {
        (scenario == "scs/mill-bridge").then(|| json!({ "scenario": scenario }))
    }

    fn answers(&self, scenario: &str) -> Option<u32> {
        (scenario == "scs/mill-bridge").then_some(250)
    }

    fn balance(&self, scenario: &str) -> Option<Balance> {
        let side = |seat: &str, wins| SideWins { seat: seat.into(), wins };
        let sides = [side("blue", 3), side("red", 1)];
        let balance = Balance { bot: "greedy".into(), games: 5, sides, draws: 1 };
        (scenario == "scs/mill-bridge").then_some(balance)
    }

    fn picture(&self, scenario: &str) -> Option<Cow<'static, [u8]>> {
        (scenario == "scs/mill-bridge").then_some(Cow::Borrowed(b"picture"))
    }
}

/// A page of two files.
struct FewFiles;

impl Page for FewFiles {
    fn file(&self, path: &str) -> Option<Cow<'static, [u8]>> {
        match path {
            "index.html" => Some(Cow::Borrowed(b"<!doctype html><title>page</title>")),
            "assets/index-a1b2.js" => Some(Cow::Borrowed(b"export {};")),
            _ => None,
        }
    }
}

/// Waits until something holds; fails if it never does.
pub(crate) async fn until<F: Future<Output = bool>>(mut holds: impl FnMut() -> F) {
    for _ in 0..1_000 {
        if holds().await {
            return;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    panic!("it never came to hold");
}

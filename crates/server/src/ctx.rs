//! What the server is given from outside: scenarios, store, time, chance, books, page.

use std::borrow::Cow;
use std::sync::Arc;
use std::time::Duration;

use registry::Registry;
use store::Store;
use tokio::sync::Semaphore;

use crate::hub::Hub;
use crate::maps::Maps;
use crate::own::Opened;
use crate::wire::{Balance, GlossaryEntry, RuleText};

/// Time and chance. Tests bring their own, and all is the same every time.
pub trait World: Send + Sync {
    /// Milliseconds since 1970.
    fn now(&self) -> u64;

    /// Fills a buffer with bytes nobody can foresee.
    fn draw(&self, bytes: &mut [u8]);
}

/// What can be looked up beside a game.
pub trait Books: Send + Sync {
    /// A rule by its id.
    fn rule(&self, id: &str) -> Option<RuleText>;

    /// Every rule of a system, in the order of its book.
    fn rules(&self, system: &str) -> Vec<RuleText>;

    /// How many rules of a system can be met in its games: all of its book, unless a part of it is
    /// still to come.
    fn rules_in_play(&self, system: &str) -> usize {
        self.rules(system).len()
    }

    /// Every term with its meaning.
    fn glossary(&self) -> Vec<GlossaryEntry>;

    /// The guide through a scenario.
    fn guide(&self, scenario: &str) -> Option<serde_json::Value>;

    /// How many answers a whole game of a scenario takes when bots play it; none if that was not
    /// measured.
    fn answers(&self, scenario: &str) -> Option<u32>;

    /// Who wins a scenario when bots play it; none if that was not measured.
    fn balance(&self, scenario: &str) -> Option<Balance>;

    /// The small picture of a scenario that was made beforehand.
    fn picture(&self, scenario: &str) -> Option<Cow<'static, [u8]>>;
}

/// The files of the page.
pub trait Page: Send + Sync {
    /// A file by its path, such as `assets/index.js`.
    fn file(&self, path: &str) -> Option<Cow<'static, [u8]>>;
}

/// How much of everything.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Games in memory at once; the one not used for longest makes room.
    pub live_games: usize,
    /// How long a game that nobody looks at stays in memory.
    pub idle: Duration,
    /// Bytes of a request.
    pub body: usize,
    /// Bytes of a record to be imported.
    pub record: usize,
    /// Bytes of a WebSocket frame from a client.
    pub frame: usize,
    /// How long a client may take to accept a frame before it counts as dead.
    pub send_within: Duration,
    /// How long a client may take to send the head of a request, or its body.
    pub read_within: Duration,
    /// How often a silent connection is tried; one that does not answer three times is ended.
    pub ping_every: Duration,
    /// Bots that think at the same time.
    pub thinking_bots: usize,
    /// Answers of a record to be imported.
    pub answers: usize,
    /// Bytes of the files of a scenario of one's own.
    pub bundle: usize,
    /// How many files a scenario of one's own may have.
    pub files: usize,
    /// How many scenarios of one's own are kept.
    pub own_scenarios: usize,
    /// How long an import may take.
    pub import_within: Duration,
    /// How long it is waited after a write that failed before a bot tries again; the next pauses
    /// are longer.
    pub retry_after: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Self {
            live_games: 1_200,
            idle: Duration::from_mins(5),
            body: 64 << 10,
            record: 8 << 20,
            frame: 64 << 10,
            send_within: Duration::from_secs(20),
            // One core stays free for people.
            thinking_bots: cores.saturating_sub(1).max(1),
            read_within: Duration::from_secs(30),
            ping_every: Duration::from_secs(30),
            answers: 50_000,
            bundle: 8 << 20,
            files: 200,
            own_scenarios: 100,
            import_within: Duration::from_secs(20),
            retry_after: Duration::from_secs(1),
        }
    }
}

/// Called inside a game's task right before answers are played: game and step. Tests panic here.
pub type PlayHook = Arc<dyn Fn(&str, u32) + Send + Sync>;

/// What the server is given from outside.
pub struct Ctx {
    /// The scenarios.
    pub registry: Registry,
    /// Where games are kept.
    pub store: Arc<dyn Store>,
    /// Time and chance.
    pub world: Arc<dyn World>,
    /// Rules, glossary, guides.
    pub books: Arc<dyn Books>,
    /// The files of the page.
    pub page: Arc<dyn Page>,
    /// The port it is reached at: requests that name another host are foreign.
    pub port: u16,
    /// How much of everything.
    pub limits: Limits,
    /// Watches games from inside.
    pub before_play: Option<PlayHook>,
}

/// What all handlers and tasks share.
pub(crate) struct Shared {
    pub(crate) registry: Arc<Registry>,
    /// Scenarios of somebody's own.
    pub(crate) own: Opened,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) world: Arc<dyn World>,
    pub(crate) books: Arc<dyn Books>,
    pub(crate) page: Arc<dyn Page>,
    pub(crate) port: u16,
    pub(crate) limits: Limits,
    pub(crate) before_play: Option<PlayHook>,
    pub(crate) hub: Hub,
    pub(crate) maps: Maps,
    /// Room for bots to think; without it a hundred bot games would take every core.
    pub(crate) bots: Arc<Semaphore>,
    /// Room for one record to be replayed at a time.
    pub(crate) imports: Arc<Semaphore>,
}

impl Shared {
    pub(crate) fn new(ctx: Ctx) -> Self {
        let Ctx { registry, store, world, books, page, port, limits, before_play } = ctx;
        let bots = Arc::new(Semaphore::new(limits.thinking_bots));
        let imports = Arc::new(Semaphore::new(1));
        let (hub, maps) = (Hub::default(), Maps::default());
        Self {
            registry: Arc::new(registry),
            own: Opened::default(),
            store,
            world,
            books,
            page,
            port,
            limits,
            before_play,
            hub,
            maps,
            bots,
            imports,
        }
    }

    /// A new id: short, of letters and digits that nobody mistakes for others.
    pub(crate) fn new_id(&self) -> String {
        const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz023456789";
        let mut bytes = [0; 10];
        self.world.draw(&mut bytes);
        bytes.iter().map(|it| char::from(LETTERS[usize::from(it % 32)])).collect()
    }

    /// A new seed.
    pub(crate) fn new_seed(&self) -> kernel::Seed {
        let mut bytes = [0; 32];
        self.world.draw(&mut bytes);
        kernel::Seed(bytes)
    }
}

//! Writes and reads that fail: said to whoever plays, tried again, and nothing is lost.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use serde_json::{Value, json};
use server::Limits;
use store::{
    Answer, Append, Bundle, BundleRow, Cut, History, NewGame, Notice, Page, Row, Shelf, Store,
    StoreError,
};

use crate::harness::{TestServer, Wishes, limits, registry};

/// A store on a disk that fails when it is told to.
struct Failing {
    inner: Arc<dyn Store>,
    disk: Arc<Disk>,
}

#[derive(Default)]
struct Disk {
    refuses_writes: AtomicBool,
    refuses_reads: AtomicBool,
}

impl Disk {
    fn set(&self, writes: bool, reads: bool) {
        self.refuses_writes.store(writes, Ordering::SeqCst);
        self.refuses_reads.store(reads, Ordering::SeqCst);
    }
}

impl Failing {
    fn write<T: Send + 'static>(&self, write: impl FnOnce() -> Answer<T>) -> Answer<T> {
        if self.disk.refuses_writes.load(Ordering::SeqCst) {
            return Box::pin(async { Err(StoreError::DiskFull) });
        }
        write()
    }

    fn read<T: Send + 'static>(&self, read: impl FnOnce() -> Answer<T>) -> Answer<T> {
        if self.disk.refuses_reads.load(Ordering::SeqCst) {
            return Box::pin(async { Err(StoreError::Unreadable("a fault".into())) });
        }
        read()
    }
}

impl Store for Failing {
    fn create(&self, game: NewGame) -> Answer<()> {
        self.write(|| self.inner.create(game))
    }

    fn append(&self, append: Append) -> Answer<()> {
        self.write(|| self.inner.append(append))
    }

    fn cut(&self, cut: Cut) -> Answer<()> {
        self.write(|| self.inner.cut(cut))
    }

    fn row(&self, game: &str) -> Answer<Row> {
        self.read(|| self.inner.row(game))
    }

    fn list(&self, shelf: Shelf, page: Page) -> Answer<Vec<Row>> {
        self.read(|| self.inner.list(shelf, page))
    }

    fn history(&self, game: &str, to: Option<u32>) -> Answer<History> {
        self.read(|| self.inner.history(game, to))
    }

    fn rename(&self, game: &str, title: &str) -> Answer<()> {
        self.write(|| self.inner.rename(game, title))
    }

    fn seat(&self, game: &str, players: &str) -> Answer<()> {
        self.write(|| self.inner.seat(game, players))
    }

    fn put(&self, game: &str, shelf: Shelf, now: u64) -> Answer<()> {
        self.write(|| self.inner.put(game, shelf, now))
    }

    fn freeze(&self, game: &str) -> Answer<()> {
        self.write(|| self.inner.freeze(game))
    }

    fn remove(&self, game: &str) -> Answer<()> {
        self.write(|| self.inner.remove(game))
    }

    fn notes(&self, game: &str, viewer: &str) -> Answer<Option<String>> {
        self.read(|| self.inner.notes(game, viewer))
    }

    fn write_notes(&self, game: &str, viewer: &str, text: &str) -> Answer<()> {
        self.write(|| self.inner.write_notes(game, viewer, text))
    }

    fn keep_bundle(&self, bundle: Bundle) -> Answer<()> {
        self.write(|| self.inner.keep_bundle(bundle))
    }

    fn bundle(&self, id: &str) -> Answer<Bundle> {
        self.read(|| self.inner.bundle(id))
    }

    fn bundles(&self) -> Answer<Vec<BundleRow>> {
        self.read(|| self.inner.bundles())
    }

    fn remove_bundle(&self, id: &str) -> Answer<()> {
        self.write(|| self.inner.remove_bundle(id))
    }

    fn notices(&self) -> Answer<Vec<Notice>> {
        let aside = Notice::KeptAside("damaged-1".into());
        let notices = vec![Notice::Vanished { game: "g7".into(), had: 1 }, aside];
        Box::pin(async { Ok(notices) })
    }

    fn close(&self) -> Answer<()> {
        self.inner.close()
    }
}

async fn server_with(retry_after: Duration) -> (TestServer, Arc<Disk>) {
    let disk = Arc::<Disk>::default();
    let given = disk.clone();
    let wrap: crate::harness::Wrap =
        Box::new(move |inner| Arc::new(Failing { inner, disk: given }) as Arc<dyn Store>);
    let limits = Limits { retry_after, ..limits() };
    let wishes = Wishes { limits, wrap: Some(wrap), ..Wishes::default() };
    (TestServer::start_with(wishes).await, disk)
}

#[tokio::test]
async fn a_bot_whose_answer_cannot_be_kept_says_so_and_tries_again() {
    let (server, disk) = server_with(Duration::from_millis(20)).await;
    let game = server.game(json!({ "red": "random" })).await;
    disk.set(true, false);
    let mut blue = server.live(&game).await;
    blue.watch("blue").await;
    let first = blue.push("stalled").await;
    assert_eq!(first["err"]["code"], "store");
    assert!(first["err"]["message"]["it"].as_str().unwrap().contains("Il disco è pieno"));
    let later = blue.push("stalled").await;
    assert!(later["retry"].as_u64() > first["retry"].as_u64(), "the pauses grow: {later}");
    assert_eq!(server.store.row(&game).await.unwrap().standing.step, 0);
    disk.set(false, false);
    blue.scene_where(|it| it["scene"]["asked"] == "blue").await;
    let record = server.http.get(&format!("/api/games/{game}/record")).await.body;
    assert!(registry().verify(&record).unwrap().steps > 0);
}

#[tokio::test]
async fn bots_that_wait_go_on_at_once_when_they_are_told_to() {
    let (server, disk) = server_with(Duration::from_mins(10)).await;
    let game = server.game(json!({ "red": "random" })).await;
    disk.set(true, false);
    let mut blue = server.live(&game).await;
    blue.watch("blue").await;
    blue.push("stalled").await;
    // Whoever comes later is told too.
    let mut late = server.live(&game).await;
    late.watch("spectator").await;
    assert_eq!(late.push("stalled").await["err"]["code"], "store");
    disk.set(false, false);
    blue.ok(json!({ "do": "run", "running": true })).await;
    blue.scene_where(|it| it["scene"]["asked"] == "blue").await;
    loop {
        if late.push("stalled").await["err"] == Value::Null {
            break;
        }
    }
}

#[tokio::test]
async fn an_answer_that_cannot_be_kept_was_never_given() {
    let (server, disk) = server_with(Duration::from_mins(10)).await;
    let game = server.game(json!({})).await;
    let mut live = server.live(&game).await;
    let asked = live.watch("spectator").await["scene"]["asked"].as_str().unwrap().to_owned();
    let before = live.watch(&asked).await;
    let action = &before["scene"]["prompt"]["choices"][0]["action"];
    let play = json!({ "do": "play", "step": 0, "actions": [action] });
    disk.set(true, true);
    // Not even reading works: nothing has to be read to stand where one stood.
    assert_eq!(live.err(play.clone()).await, "store");
    let after = live.watch(&asked).await;
    assert_eq!((&after["scene"], &after["log"]), (&before["scene"], &before["log"]));
    disk.set(false, false);
    live.ok(play).await;
    assert_eq!(live.scene_at(1).await["scene"]["step"], 1);
}

#[tokio::test]
async fn an_answer_whose_taking_back_cannot_be_kept_stands() {
    let (server, disk) = server_with(Duration::from_mins(10)).await;
    let (game, untouched) = (server.game(json!({})).await, server.game(json!({})).await);
    let mut live = server.live(&game).await;
    let asked = live.play_first().await;
    server.live(&untouched).await.play_first().await;
    let before = live.watch(&asked).await;
    disk.set(true, true);
    // Not even reading works: what was taken back is set up again from what is at hand.
    assert_eq!(live.err(json!({ "do": "undo", "step": 1 })).await, "store");
    let after = live.watch(&asked).await;
    assert_eq!((&after["scene"], &after["log"]), (&before["scene"], &before["log"]));
    disk.set(false, false);
    // The dice are where they were, too.
    for _ in 1..20 {
        for game in [&game, &untouched] {
            server.live(game).await.play_first().await;
        }
        assert_eq!(server.hash(&game).await, server.hash(&untouched).await);
    }
}

#[tokio::test]
async fn a_list_whose_later_answer_is_refused_leaves_dice_and_log_as_they_were() {
    let server = TestServer::start().await;
    let (one, other) = (server.game(json!({})).await, server.game(json!({})).await);
    for (game, stumbles) in [(&one, true), (&other, false)] {
        let mut live = server.live(game).await;
        for step in 0..12 {
            let asked = live.watch("spectator").await["scene"]["asked"].clone();
            let scene = live.watch(asked.as_str().unwrap()).await["scene"].take();
            let action = &scene["prompt"]["choices"][0]["action"];
            if stumbles {
                let list = json!({ "do": "play", "step": step, "actions": [action, "dance"] });
                assert_eq!(live.err(list).await, "not-an-action");
            }
            live.ok(json!({ "do": "play", "step": step, "actions": [action] })).await;
        }
    }
    assert_eq!(server.hash(&one).await, server.hash(&other).await);
    let log = |it: Value| it["log"].clone();
    let logs = [
        log(server.live(&one).await.watch("spectator").await),
        log(server.live(&other).await.watch("spectator").await),
    ];
    assert_eq!(logs[0], logs[1]);
}

#[tokio::test]
async fn what_cannot_be_read_is_not_called_unwritten() {
    let (server, disk) = server_with(Duration::from_mins(10)).await;
    disk.set(false, true);
    let answer = server.http.get("/api/games").await;
    assert_eq!(answer.err(), (503, "store".into()));
    assert!(answer.body.contains("could not be read"), "{answer:?}");
    let told = server.http.get("/api/notices").await.ok();
    assert_eq!((&told[0]["code"], &told[1]["code"]), (&json!("vanished"), &json!("kept-aside")));
    assert!(told[0]["message"]["it"].as_str().unwrap().contains("aveva una risposta"), "{told}");
}

#[tokio::test]
async fn a_game_with_a_wrong_bit_says_what_can_be_saved_before_the_line_ends() {
    let server = TestServer::start().await;
    let game = server.game(json!({})).await;
    for _ in 0..4 {
        server.live(&game).await.play_first().await;
    }
    let History { mut row, seeds, mut steps } = server.store.history(&game, None).await.unwrap();
    row.id = "spoiled".into();
    steps[2].lines = steps[2].lines.replacen('>', "?", 1);
    server.store.create(NewGame { row, seeds, steps, bundled: false }).await.unwrap();
    let mut live = server.live("spoiled").await;
    live.send(&json!({ "id": 1, "do": "watch", "viewer": "spectator" }).to_string()).await;
    let said = live.next().await;
    assert_eq!(said["err"]["code"], "record");
    for language in ["en", "it"] {
        let text = said["err"]["message"][language].as_str().unwrap();
        assert!(text.contains("esagono rescue"), "{text}");
    }
    // Not cut off: whoever has asked something meanwhile would not hear it.
    assert_eq!(live.farewell().await, Some(1011));
    // It can be thrown away all the same.
    server.http.delete("/api/games/spoiled").await.ok();
}

#[tokio::test]
async fn a_game_removed_for_good_is_gone_for_whoever_still_looks() {
    let server = TestServer::start().await;
    let game = server.game(json!({})).await;
    let mut live = server.live(&game).await;
    live.watch("spectator").await;
    let path = format!("/api/games/{game}");
    server.http.delete(&path).await.ok();
    assert_eq!(live.err(json!({ "do": "run", "running": true })).await, "deleted");
    assert_eq!(server.http.delete(&format!("{path}?forever=1")).await.status, 204);
    loop {
        let frame = live.next().await;
        if frame["err"]["code"] == "no-game" {
            break;
        }
    }
    assert_eq!(live.err(json!({ "do": "run", "running": true })).await, "no-game");
}

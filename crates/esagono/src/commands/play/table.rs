//! The table in the browser: a server on this machine, for this machine.

use std::net::Ipv4Addr;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::{Context, Result, anyhow, bail};
use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{Request, header};
use etcetera::BaseStrategy;
use serde_json::{Value, json};
use server::{Ctx, Limits, Page};
use store::{Sqlite, Store, StoreError};
use tokio::net::TcpListener;
use tower::ServiceExt;

use super::{Args, own};
use crate::books::BuiltInBooks;
use crate::commands::{read_options, say};
use crate::data;
use crate::page::{BuiltInPage, IS_BUILT_IN, PageInFolder};
use crate::world::RealWorld;

/// Threads that serve; games are small, and bots think elsewhere.
const THREADS: usize = 2;
/// The file of games inside the data folder.
pub(crate) const FILE: &str = "games.sqlite";
/// Where the table is reached if nobody says and nobody else is there: a browser keeps settings,
/// and the page as an app, by address and port.
const USUAL_PORT: u16 = 6166;
/// What is said by a program that was built without its page.
const NO_PAGE: &str = "this program was built without its page: `cargo xtask play` builds both, \
                       and `play --page FOLDER` reads a built one";
/// Bytes of an answer of our own server.
const ANSWER_MAX: usize = 1 << 20;

/// Opens the table and keeps it open until it is interrupted.
pub(super) fn run(args: &Args) -> Result<()> {
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(THREADS)
        .enable_all()
        .build()
        .context("cannot start threads")?;
    let ended = runtime.block_on(serve(args));
    // Bots may still be thinking; nobody waits for them.
    runtime.shutdown_background();
    ended
}

async fn serve(args: &Args) -> Result<()> {
    let folder = args.data.clone().map_or_else(data_folder, Ok)?;
    std::fs::create_dir_all(&folder).with_context(|| {
        format!("cannot make the folder `{}`: name another by --data", folder.display())
    })?;
    let store = match Sqlite::open(&folder.join(FILE)) {
        Ok(store) => Arc::new(store),
        Err(fault) => return show_open_table(args, fault),
    };
    for notice in store.found() {
        eprintln!("esagono: {notice}");
    }
    if args.page.is_none() && !IS_BUILT_IN {
        eprintln!("esagono: {NO_PAGE}");
    }
    let listener = listen(args.port).await?;
    let port = listener.local_addr()?.port();
    let limits = Limits::default();
    let app = server::app(Ctx {
        registry: data::registry(),
        store: store.clone(),
        world: Arc::new(RealWorld),
        books: Arc::new(BuiltInBooks::default()),
        page: page(args)?,
        port,
        limits,
        before_play: None,
    });
    let home = format!("http://127.0.0.1:{port}/");
    let shown = match &args.scenario {
        Some(scenario) => format!("{home}{}", shown(&app, port, scenario, args).await?),
        None => home.clone(),
    };
    store.say_where(&home);
    say(&home)?;
    note(args, &shown, &folder)?;
    if !args.no_open {
        open_browser(shown);
    }
    let ended = tokio::select! {
        () = server::serve(listener, app, limits.read_within) => Ok(()),
        interrupted = asked_to_end() => interrupted.context("cannot hear interrupts"),
    };
    // Whatever was answered is on the disk; now it comes into its final place.
    store.close().await.context("the file of games could not be closed in order")?;
    ended
}

/// Listens at the port that was named, or else at the usual one if it is free.
async fn listen(port: Option<u16>) -> Result<TcpListener> {
    if port.is_none()
        && let Ok(listener) = TcpListener::bind((Ipv4Addr::LOCALHOST, USUAL_PORT)).await
    {
        return Ok(listener);
    }
    let port = port.unwrap_or(0);
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port)).await;
    listener.with_context(|| format!("cannot listen at port {port}: name another with --port"))
}

/// Whoever starts the table a second time, as with a double click, wants to see the one that is
/// open: shows it in the browser. Where the browser is not wished for, or a game is to begin, it
/// is a fault as any other.
fn show_open_table(args: &Args, fault: StoreError) -> Result<()> {
    match &fault {
        StoreError::InUse { at: Some(address), .. }
            if !args.no_open && args.scenario.is_none() && is_table(address) =>
        {
            say(address)?;
            say("the table is open there already")?;
            opener::open_browser(address)
                .with_context(|| format!("no browser opened; open {address} yourself"))
        }
        _ => Err(fault.into()),
    }
}

/// Whether this is the address of a table on this machine.
fn is_table(address: &str) -> bool {
    let port = address.strip_prefix("http://127.0.0.1:").and_then(|it| it.strip_suffix('/'));
    port.is_some_and(|it| it.parse::<u16>().is_ok())
}

/// Waits until somebody wants the table to end: by Ctrl-C, by closing the terminal, by the system.
#[cfg(unix)]
async fn asked_to_end() -> std::io::Result<()> {
    use tokio::signal::unix::{SignalKind, signal};
    let (mut hangs_up, mut ends) =
        (signal(SignalKind::hangup())?, signal(SignalKind::terminate())?);
    tokio::select! {
        interrupted = tokio::signal::ctrl_c() => interrupted,
        _ = hangs_up.recv() => Ok(()),
        _ = ends.recv() => Ok(()),
    }
}

/// Waits until somebody wants the table to end.
#[cfg(not(unix))]
async fn asked_to_end() -> std::io::Result<()> {
    tokio::signal::ctrl_c().await
}

/// The page inside the program, or the one in a folder that was named.
fn page(args: &Args) -> Result<Arc<dyn Page>> {
    let Some(folder) = &args.page else { return Ok(Arc::new(BuiltInPage)) };
    if !folder.join("index.html").is_file() {
        bail!("there is no page in `{}`: `cargo xtask page` builds one", folder.display());
    }
    Ok(Arc::new(PageInFolder(folder.clone())))
}

/// Says where the table is and where its games are.
fn note(args: &Args, shown: &str, folder: &Path) -> Result<()> {
    if args.scenario.is_some() {
        let what = if shown.contains("/game/") { "game" } else { "scenario" };
        say(&format!("the {what}: {shown}"))?;
    }
    say(&format!("games are kept in {}; Ctrl-C ends the table", folder.display()))
}

/// Where games are kept if nobody names a folder.
pub(crate) fn data_folder() -> Result<PathBuf> {
    let strategy = etcetera::choose_base_strategy()
        .map_err(|_| anyhow!("there is no home folder: name a folder with --data"))?;
    Ok(strategy.data_dir().join("esagono"))
}

/// What of the table is shown: a game that is begun; or a scenario of one's own, about which
/// nothing was agreed on yet.
async fn shown(app: &Router, port: u16, scenario: &str, args: &Args) -> Result<String> {
    let name = own::bring(app, port, scenario).await?;
    if data::is_file(scenario) && args.options.is_empty() && args.after.is_none() {
        return Ok(format!("scenario/{name}"));
    }
    Ok(format!("game/{}", begin(app, port, &name, args).await?))
}

/// Begins a game through the table's own interface, after a finished one that is taken in first if
/// one was named; returns its id.
async fn begin(app: &Router, port: u16, scenario: &str, args: &Args) -> Result<String> {
    let mut wished = json!({ "scenario": scenario, "options": read_options(&args.options)? });
    if let Some(path) = &args.after {
        let record = json!({ "record": data::read_text(path)? });
        wished["after"] = json!(post(app, port, "/api/games/import", &record).await?);
    }
    post(app, port, "/api/games", &wished).await
}

/// Sends what makes a game; returns its id.
async fn post(app: &Router, port: u16, address: &str, wished: &Value) -> Result<String> {
    let answer = ask(app, port, address, wished).await?;
    answer["id"].as_str().map(str::to_owned).ok_or_else(|| anyhow!("no game was begun"))
}

/// Asks the table for something through its own interface.
pub(super) async fn ask(app: &Router, port: u16, address: &str, wished: &Value) -> Result<Value> {
    let request = Request::post(address)
        .header(header::HOST, format!("127.0.0.1:{port}"))
        .header(header::CONTENT_TYPE, "application/json")
        .body(Body::from(wished.to_string()))?;
    let response = app.clone().oneshot(request).await?;
    let answer: Value = serde_json::from_slice(&to_bytes(response.into_body(), ANSWER_MAX).await?)?;
    match answer["err"]["message"]["en"].as_str() {
        Some(why) => bail!("{why}"),
        None => Ok(answer),
    }
}

/// Opens the browser; a machine without one still has its table.
fn open_browser(address: String) {
    std::thread::spawn(move || {
        if let Err(fault) = opener::open_browser(&address) {
            eprintln!("esagono: no browser opened ({fault}); open {address} yourself");
        }
    });
}

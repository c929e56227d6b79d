//! The peers: a bare axum, and express with better-sqlite3.

#![expect(clippy::disallowed_types, reason = "it reads the clock; the rules may not")]

use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use axum::Router;
use axum::routing::get;

use super::wrk::Load;
use super::{http, wrk};

/// Ports that the peers listen at.
const HELLO_PORT: u16 = 18_181;
const EXPRESS_PORT: u16 = 18_182;

/// Appends what it gets to a table, one durable commit a request, and checks nothing.
const EXPRESS: &str = "
const express = require('express'), Database = require('better-sqlite3');
const [, port, path] = process.argv;
const db = new Database(path);
db.pragma('journal_mode=wal'); db.pragma('synchronous=full');
db.exec('create table if not exists events(game integer, step integer, body blob, primary key(game, step)) without rowid');
const insert = db.prepare('insert or replace into events values(?,?,?)');
const steps = new Uint32Array(1001), app = express();
app.disable('x-powered-by'); app.set('etag', false);
app.get('/hello', (request, response) => response.send('Hello, World!'));
app.post('/g/:id', express.text({ type: '*/*' }), (request, response) => {
  const game = +request.params.id, step = ++steps[game];
  insert.run(game, step, request.body);
  response.json({ game, step, ok: true });
});
app.listen(+port, '127.0.0.1');
";

/// Sends it moves of the same size as ours.
const EXPRESS_LOAD: &str = "local sent = 0
wrk.method = \"POST\"
wrk.headers[\"Content-Type\"] = \"application/json\"
request = function()
  sent = sent + 1
  return wrk.format(nil, \"/g/\" .. (sent % 1000), nil, '{\"step\":17,\"action\":\"move 07.05\"}')
end
";

/// Serves nothing but a greeting, on one thread: the least a request can cost.
pub fn hello(port: u16) -> Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let app = Router::new().route("/hello", get(|| async { "Hello, World!" }));
        let listener = tokio::net::TcpListener::bind(("127.0.0.1", port)).await?;
        Ok(axum::serve(listener, app).await?)
    })
}

/// A bare axum; it ends when this is dropped.
pub(super) struct Hello(Running);

impl Hello {
    pub(super) fn start() -> Result<Self> {
        let mut command = Command::new(std::env::current_exe()?);
        command.args(["hello", &HELLO_PORT.to_string()]);
        let running = Running::start(command)?;
        http::wait_for(HELLO_PORT, "/hello")?;
        Ok(Self(running))
    }

    pub(super) fn load(self) -> Result<Load> {
        let load = wrk::run(HELLO_PORT, "/hello", None);
        drop(self.0);
        load
    }
}

/// Express with better-sqlite3; it ends when this is dropped.
pub(super) struct Express {
    running: Running,
    /// How long it took to its first answer.
    pub(super) started: Duration,
}

impl Express {
    pub(super) fn start(node_modules: &Path, folder: &Path) -> Result<Self> {
        let begun = Instant::now();
        let mut command = Command::new("node");
        command.env("NODE_PATH", node_modules).env("NODE_ENV", "production");
        command.args(["-e", EXPRESS, &EXPRESS_PORT.to_string()]).arg(folder.join("express.db"));
        let running = Running::start(command).context("cannot start node")?;
        http::wait_for(EXPRESS_PORT, "/hello")?;
        Ok(Self { running, started: begun.elapsed() })
    }

    pub(super) fn load(self, folder: &Path) -> Result<Load> {
        let script = folder.join("express.lua");
        std::fs::write(&script, EXPRESS_LOAD)?;
        let load = wrk::run(EXPRESS_PORT, "/", Some(&script));
        drop(self.running);
        load
    }

    /// Megabytes that it holds after a thousand first moves.
    pub(super) fn memory(&self) -> Result<f64> {
        for game in 0..1_000 {
            http::request(EXPRESS_PORT, "POST", &format!("/g/{game}"), "{}")?;
        }
        memory(&self.running.0)
    }
}

/// A process that ends when this is dropped.
struct Running(Child);

impl Running {
    fn start(mut command: Command) -> Result<Self> {
        Ok(Self(command.stdout(Stdio::null()).spawn()?))
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Megabytes that a process holds.
pub(super) fn memory(child: &Child) -> Result<f64> {
    let status = std::fs::read_to_string(format!("/proc/{}/status", child.id()))?;
    let line = status.lines().find_map(|it| it.strip_prefix("VmRSS:"));
    let kilobytes = line.and_then(|it| it.trim().strip_suffix(" kB")?.trim().parse::<f64>().ok());
    Ok(kilobytes.context("the system does not say what a process holds")? / 1024.0)
}

//! Connections: each on a task of its own, and none that says nothing for long.

use std::time::Duration;

use axum::Router;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};

use crate::hearing::Hearing;

/// How long it is waited after a connection that could not be taken, for lack of room mostly.
const BREATH: Duration = Duration::from_millis(200);

/// Serves whoever connects. A request whose head does not come within this time, a connection on
/// which none comes, and one whose answer nobody takes, is dropped.
pub async fn serve(listener: TcpListener, app: Router, within: Duration) {
    loop {
        match listener.accept().await {
            Ok((stream, _)) => drop(tokio::spawn(talk(stream, app.clone(), within))),
            Err(_) => tokio::time::sleep(BREATH).await,
        }
    }
}

async fn talk(stream: TcpStream, app: Router, within: Duration) {
    // Answers go out at once, however small they are.
    let _ = stream.set_nodelay(true);
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(within)
        .serve_connection(TokioIo::new(Hearing::new(stream, within)), TowerToHyperService::new(app))
        .with_upgrades();
    // However it ends, the client has gone.
    let _ = connection.await;
}

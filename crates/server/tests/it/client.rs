//! The smallest clients that speak HTTP and WebSocket.

use std::collections::VecDeque;
use std::io::Read;
use std::time::Duration;

use flate2::read::DeflateDecoder;
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// How long a client waits for anything.
const PATIENCE: Duration = Duration::from_secs(20);

/// Speaks HTTP, one connection a request.
#[derive(Clone, Copy)]
pub(crate) struct Http {
    pub(crate) port: u16,
}

/// What came back.
#[derive(Debug)]
pub(crate) struct Response {
    pub(crate) status: u16,
    pub(crate) head: String,
    pub(crate) body: String,
}

impl Response {
    /// The body as JSON, if all went well.
    pub(crate) fn ok(&self) -> Value {
        assert_eq!(self.status, 200, "{self:?}");
        serde_json::from_str(&self.body).unwrap()
    }

    /// The status and the error of a refusal, which has words in both languages.
    pub(crate) fn err(&self) -> (u16, String) {
        let body: Value = serde_json::from_str(&self.body).unwrap_or_else(|_| panic!("{self:?}"));
        (self.status, code_of(&body["err"]))
    }

    /// A header by its lower-case name.
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        let mut lines = self.head.lines().filter_map(|it| it.split_once(": "));
        lines.find(|(it, _)| it.eq_ignore_ascii_case(name)).map(|(_, value)| value)
    }
}

/// The code of a failure, which has words in both languages.
fn code_of(err: &Value) -> String {
    for language in ["en", "it"] {
        let text = err["message"][language].as_str().unwrap_or_default();
        assert!(!text.is_empty() && !text.contains('⟦'), "no {language} text: {err}");
    }
    err["code"].as_str().unwrap().to_owned()
}

impl Http {
    pub(crate) async fn get(self, path: &str) -> Response {
        self.send(&self.request("GET", path, "", "")).await
    }

    pub(crate) async fn delete(self, path: &str) -> Response {
        self.send(&self.request("DELETE", path, "", "")).await
    }

    pub(crate) async fn post(self, path: &str, body: &Value) -> Response {
        self.with_body("POST", path, &body.to_string()).await
    }

    pub(crate) async fn with_body(self, method: &str, path: &str, body: &str) -> Response {
        let request = self.request(method, path, "content-type: application/json\r\n", body);
        self.send(&request).await
    }

    /// A whole request with further headers.
    pub(crate) fn request(self, method: &str, path: &str, headers: &str, body: &str) -> String {
        format!(
            "{method} {path} HTTP/1.1\r\nhost: 127.0.0.1:{}\r\nconnection: close\r\n{headers}\
             content-length: {}\r\n\r\n{body}",
            self.port,
            body.len()
        )
    }

    /// Sends whatever it is, as it is.
    pub(crate) async fn send(self, request: &str) -> Response {
        let mut stream = TcpStream::connect(("127.0.0.1", self.port)).await.unwrap();
        // A server that refuses early does not read to the end.
        let _ = stream.write_all(request.as_bytes()).await;
        self.answer(stream).await
    }

    /// Sends something that may not be whole, and nothing after it.
    pub(crate) async fn send_piece(self, request: &str) -> Response {
        let mut stream = TcpStream::connect(("127.0.0.1", self.port)).await.unwrap();
        let _ = stream.write_all(request.as_bytes()).await;
        let _ = stream.shutdown().await;
        self.answer(stream).await
    }

    async fn answer(self, mut stream: TcpStream) -> Response {
        let mut bytes = Vec::new();
        let read = tokio::time::timeout(PATIENCE, stream.read_to_end(&mut bytes)).await;
        let _ = read.expect("the server answers");
        let text = String::from_utf8_lossy(&bytes).into_owned();
        let (head, body) = text.split_once("\r\n\r\n").unwrap_or((&text, ""));
        let status = head.split(' ').nth(1).and_then(|it| it.parse().ok()).unwrap_or_default();
        assert!(!head.contains("chunked"), "no answer needs chunks: {head}");
        Response { status, head: head.to_owned(), body: body.to_owned() }
    }
}

/// The live line of a game.
pub(crate) struct Live {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// Pushes that came while an answer was awaited.
    pushed: VecDeque<Value>,
    /// Every frame that ever came.
    pub(crate) frames: Vec<String>,
    /// How long each of them was on the way, and whether it came as bytes.
    pub(crate) sizes: Vec<(usize, bool)>,
    last_id: u32,
}

impl Live {
    pub(crate) async fn open(port: u16, game: &str) -> Self {
        Self::try_open(port, game, None).await.unwrap()
    }

    /// Opens a line as a client that says something about itself.
    pub(crate) async fn open_as(port: u16, game: &str, query: &str) -> Result<Self, Box<Error>> {
        Self::connect(&format!("ws://127.0.0.1:{port}/api/games/{game}/live?{query}"), None).await
    }

    /// Opens a line as a page from elsewhere would.
    pub(crate) async fn try_open(
        port: u16,
        game: &str,
        origin: Option<&str>,
    ) -> Result<Self, Box<Error>> {
        Self::connect(&format!("ws://127.0.0.1:{port}/api/games/{game}/live"), origin).await
    }

    async fn connect(address: &str, origin: Option<&str>) -> Result<Self, Box<Error>> {
        let mut request = address.into_client_request().unwrap();
        if let Some(origin) = origin {
            request.headers_mut().insert("origin", origin.parse().unwrap());
        }
        let (socket, _) = connect_async(request).await.map_err(Box::new)?;
        let (pushed, frames, sizes) = (VecDeque::new(), Vec::new(), Vec::new());
        Ok(Self { socket, pushed, frames, sizes, last_id: 0 })
    }

    /// Begins to look as a viewer; returns what is seen.
    pub(crate) async fn watch(&mut self, viewer: &str) -> Value {
        self.ok(json!({ "do": "watch", "viewer": viewer })).await;
        // What came before the answer is of an older look.
        self.pushed.clear();
        self.scene().await
    }

    /// Plays the first answer on offer as whoever is asked; returns who that was.
    pub(crate) async fn play_first(&mut self) -> String {
        let asked = self.watch("spectator").await["scene"]["asked"].clone();
        let asked = asked.as_str().expect("the game goes on").to_owned();
        let scene = self.watch(&asked).await["scene"].take();
        let actions = [&scene["prompt"]["choices"][0]["action"]];
        self.ok(json!({ "do": "play", "step": scene["step"], "actions": actions })).await;
        asked
    }

    /// Sends a request and returns its answer.
    pub(crate) async fn ask(&mut self, mut request: Value) -> Value {
        self.last_id += 1;
        request["id"] = json!(self.last_id);
        self.send(&request.to_string()).await;
        loop {
            let frame = self.next().await;
            if frame["id"] == json!(self.last_id) {
                return frame;
            }
            self.pushed.push_back(frame);
        }
    }

    pub(crate) async fn ok(&mut self, request: Value) -> Value {
        let mut answer = self.ask(request).await;
        assert!(answer.get("ok").is_some(), "{answer}");
        answer["ok"].take()
    }

    /// The code of a refusal.
    pub(crate) async fn err(&mut self, request: Value) -> String {
        code_of(&self.ask(request).await["err"])
    }

    pub(crate) async fn send(&mut self, text: &str) {
        self.socket.send(Message::text(text)).await.unwrap();
    }

    pub(crate) async fn send_bytes(&mut self, bytes: Vec<u8>) {
        self.socket.send(Message::binary(bytes)).await.unwrap();
    }

    /// Sends without waiting for the frame to go out.
    pub(crate) async fn feed(&mut self, text: String) {
        self.socket.feed(Message::text(text)).await.unwrap();
    }

    pub(crate) async fn flush(&mut self) {
        self.socket.flush().await.unwrap();
    }

    /// The next frame; none if the server has ended the line.
    pub(crate) async fn try_next(&mut self) -> Option<Value> {
        loop {
            let message = tokio::time::timeout(PATIENCE, self.socket.next()).await;
            match message.expect("the server says something")? {
                Ok(Message::Text(text)) => {
                    self.frames.push(text.to_string());
                    self.sizes.push((text.len(), false));
                    return Some(serde_json::from_str(&text).unwrap());
                }
                Ok(Message::Binary(bytes)) => {
                    let mut text = String::new();
                    DeflateDecoder::new(&bytes[..]).read_to_string(&mut text).unwrap();
                    self.sizes.push((bytes.len(), true));
                    let frame = serde_json::from_str(&text).unwrap();
                    self.frames.push(text);
                    return Some(frame);
                }
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => (),
            }
        }
    }

    /// How the server ends the line, if it says so.
    pub(crate) async fn farewell(&mut self) -> Option<u16> {
        loop {
            let message = tokio::time::timeout(PATIENCE, self.socket.next()).await;
            match message.expect("the server ends the line")? {
                Ok(Message::Close(frame)) => return frame.map(|it| it.code.into()),
                Ok(_) => (),
                Err(_) => return None,
            }
        }
    }

    pub(crate) async fn next(&mut self) -> Value {
        self.try_next().await.expect("the line stands")
    }

    /// The next push of a kind.
    pub(crate) async fn push(&mut self, kind: &str) -> Value {
        loop {
            let frame = match self.pushed.pop_front() {
                Some(frame) => frame,
                None => self.next().await,
            };
            if frame["push"] == kind {
                return frame;
            }
        }
    }

    /// The next scene.
    pub(crate) async fn scene(&mut self) -> Value {
        self.push("scene").await
    }

    /// Waits for the scene of a step.
    pub(crate) async fn scene_at(&mut self, step: u32) -> Value {
        loop {
            let push = self.scene().await;
            if push["scene"]["step"] == json!(step) {
                return push;
            }
        }
    }

    /// Waits for a scene in which something holds.
    pub(crate) async fn scene_where(&mut self, holds: impl Fn(&Value) -> bool) -> Value {
        loop {
            let push = self.scene().await;
            if holds(&push) {
                return push;
            }
        }
    }
}

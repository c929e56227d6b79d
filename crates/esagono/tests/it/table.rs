//! The table as a program: started, interrupted, killed, started again.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;
use std::time::Duration;

use esagono::data;
use players::Bot;
use registry::AnyTable;
use serde_json::{Value, json};

/// A table that runs in a process of its own.
pub(crate) struct Program {
    pub(crate) child: Child,
    port: u16,
    /// What it said after its address.
    said: BufReader<std::process::ChildStdout>,
}

impl Drop for Program {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

pub(crate) fn command(data: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_esagono"));
    command.args(["play", "--no-open", "--port", "0", "--data"]).arg(data);
    command
}

impl Program {
    pub(crate) fn start(data: &Path, further: &[&str]) -> Self {
        Self::started(command(data).args(further))
    }

    fn started(command: &mut Command) -> Self {
        let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
        let mut said = BufReader::new(child.stdout.take().unwrap());
        let mut address = String::new();
        said.read_line(&mut address).unwrap();
        let port = address.trim().strip_prefix("http://127.0.0.1:").expect("an address first");
        let port = port.trim_end_matches('/').parse().unwrap();
        Self { child, port, said }
    }

    /// Sends a request; an error if the program goes away meanwhile.
    pub(crate) fn request(&self, method: &str, path: &str, body: &str) -> std::io::Result<Value> {
        let (head, body) = exchange(self.port, method, path, body)?;
        if !head.starts_with("HTTP/1.1 200") {
            return Err(std::io::Error::other(head + &body));
        }
        Ok(serde_json::from_str(&body).unwrap_or(Value::String(body)))
    }

    /// The next line that it says.
    pub(crate) fn next_line(&mut self) -> String {
        let mut line = String::new();
        self.said.read_line(&mut line).unwrap();
        line.trim().to_owned()
    }

    /// Ends it as a power cut would.
    pub(crate) fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    pub(crate) fn get(&self, path: &str) -> Value {
        self.request("GET", path, "").unwrap()
    }
}

fn exchange(port: u16, method: &str, path: &str, body: &str) -> std::io::Result<(String, String)> {
    let mut stream = TcpStream::connect(("127.0.0.1", port))?;
    write!(
        stream,
        "{method} {path} HTTP/1.1\r\nhost: 127.0.0.1:{port}\r\nconnection: close\r\n\
         content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
        body.len()
    )?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer)?;
    let (head, body) = answer.split_once("\r\n\r\n").ok_or(std::io::ErrorKind::UnexpectedEof)?;
    Ok((head.to_owned(), body.to_owned()))
}

/// A game on the table, and the same one at hand.
pub(crate) struct Hammer {
    pub(crate) game: String,
    pub(crate) twin: AnyTable,
    /// The answer whose reply did not come.
    unsure: Option<String>,
}

impl Hammer {
    pub(crate) fn begin(program: &Program, seed: u64) -> Self {
        let wish = json!({ "scenario": "scs/mill-bridge", "seed": seed }).to_string();
        let info = program.request("POST", "/api/games", &wish).unwrap();
        let game = info["id"].as_str().unwrap().to_owned();
        let twin = data::registry().begin("scs/mill-bridge", &BTreeMap::new(), seed).unwrap();
        Self { game, twin, unsure: None }
    }

    /// Plays until the program goes away or the game is over, and tells of every answer it got.
    fn strike(&mut self, port: u16, answered: &mpsc::Sender<()>) {
        let path = format!("/api/games/{}/play", self.game);
        while self.twin.asked().is_some() {
            let step = self.twin.step();
            let action = Bot::Random.choose(&self.twin, 1, u64::from(step) + 1).unwrap();
            let body = json!({ "step": step, "action": action }).to_string();
            match exchange(port, "POST", &path, &body) {
                Ok((head, body)) if head.starts_with("HTTP/1.1 200") => {
                    assert!(body.contains(&format!("\"step\":{}", step + 1)), "{body}");
                    self.twin.play(&[action], None).unwrap();
                    // Nobody listens any more once the program is killed.
                    answered.send(()).ok();
                }
                Ok((head, body)) => panic!("{head} {body}"),
                Err(_) => {
                    self.unsure = Some(action);
                    return;
                }
            }
        }
    }

    /// Compares the game on the table with what was answered.
    fn check(&mut self, program: &Program) {
        let info = program.get(&format!("/api/games/{}", self.game));
        let kept = info["step"].as_u64().unwrap();
        let answered = u64::from(self.twin.step());
        assert!(kept == answered || kept == answered + 1, "{answered} answered, {kept} kept");
        if let Some(action) = self.unsure.take().filter(|_| kept > answered) {
            self.twin.play(&[action], None).unwrap();
        }
        let record = program.get(&format!("/api/games/{}/record", self.game));
        let proof = data::registry().verify(record.as_str().unwrap()).unwrap();
        assert_eq!(proof.hash.to_string(), self.twin.hash());
    }
}

/// How often the table is killed: `cargo xtask kills N` sets it.
fn rounds() -> u64 {
    std::env::var("ESAGONO_KILLS").ok().and_then(|it| it.parse().ok()).unwrap_or(4)
}

#[test]
fn a_killed_table_has_lost_no_answer() {
    let folder = tempfile::tempdir().unwrap();
    let mut program = Program::start(folder.path(), &[]);
    let mut hammers: Vec<Hammer> = (1..=3).map(|it| Hammer::begin(&program, it)).collect();
    for round in 1..=rounds() {
        let port = program.port;
        std::thread::scope(|scope| {
            let (answered, hears) = mpsc::channel();
            for hammer in &mut hammers {
                let answered = answered.clone();
                scope.spawn(move || hammer.strike(port, &answered));
            }
            drop(answered);
            // On a busy machine the first answer takes its time: killed before it, nothing is tried.
            hears.recv().expect("a hammer has struck");
            std::thread::sleep(Duration::from_millis(30 * (1 + round % 5)));
            program.child.kill().unwrap();
            program.child.wait().unwrap();
        });
        program = Program::start(folder.path(), &[]);
        assert_eq!(program.get("/api/notices"), json!([]), "nothing is missed");
        for hammer in &mut hammers {
            hammer.check(&program);
            if hammer.twin.asked().is_none() {
                *hammer = Hammer::begin(&program, 1_000 + round);
            }
        }
    }
}

/// Plays a few answers of a game.
pub(crate) fn play_some(program: &Program, hammer: &mut Hammer, answers: u32) {
    for _ in 0..answers {
        let step = hammer.twin.step();
        let action = Bot::Random.choose(&hammer.twin, 1, u64::from(step) + 1).unwrap();
        let body = json!({ "step": step, "action": action }).to_string();
        program.request("POST", &format!("/api/games/{}/play", hammer.game), &body).unwrap();
        hammer.twin.play(&[action], None).unwrap();
    }
}

#[test]
fn every_way_to_end_the_table_folds_the_log_with_a_game_in_memory() {
    for signal in ["-INT", "-TERM", "-HUP"] {
        let folder = tempfile::tempdir().unwrap();
        let mut program = Program::start(folder.path(), &[]);
        let mut hammer = Hammer::begin(&program, 1);
        play_some(&program, &mut hammer, 10);
        let log = folder.path().join("games.sqlite-wal");
        let length = || std::fs::metadata(&log).map_or(0, |it| it.len());
        assert!(length() > 0, "the answers are in the log");
        let id = program.child.id().to_string();
        assert!(Command::new("kill").args([signal, &id]).status().unwrap().success());
        assert_eq!(program.child.wait().unwrap().code(), Some(0), "{signal}");
        assert_eq!(length(), 0, "{signal}");
    }
}

#[test]
fn a_damaged_log_is_told_and_its_games_are_rescued() {
    let folder = tempfile::tempdir().unwrap();
    let mut program = Program::start(folder.path(), &[]);
    let mut hammer = Hammer::begin(&program, 1);
    play_some(&program, &mut hammer, 20);
    program.child.kill().unwrap();
    program.child.wait().unwrap();
    let log = folder.path().join("games.sqlite-wal");
    let mut bytes = std::fs::read(&log).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle] ^= 1;
    std::fs::write(&log, bytes).unwrap();

    let program = Program::start(folder.path(), &[]);
    let told = program.get("/api/notices");
    assert_eq!((&told[0]["code"], &told[1]["code"]), (&json!("shortened"), &json!("kept-aside")));
    assert!(told[0]["message"]["en"].as_str().unwrap().contains("had 20 answers"), "{told}");
    let (aside, saved) = (folder.path().join("damaged-1"), folder.path().join("saved"));
    let rescue = || {
        let mut rescue = Command::new(env!("CARGO_BIN_EXE_esagono"));
        rescue.arg("rescue").arg("--data").arg(&aside).arg("--to").arg(&saved);
        rescue.output().unwrap()
    };
    let output = rescue();
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "{output:?}");
    assert!(said.contains("20 answers") && said.contains("1 record is in"), "{said}");
    let record = std::fs::read_to_string(saved.join(format!("{}.rec", hammer.game))).unwrap();
    let proof = data::registry().verify(&record).unwrap();
    assert_eq!((proof.steps, proof.hash.to_string()), (20, hammer.twin.hash()));
    let again = rescue();
    assert!(String::from_utf8_lossy(&again.stderr).contains("is not empty"), "{again:?}");
    // The table takes it in again, and says what it is.
    let brought = json!({ "record": record }).to_string();
    let info = program.request("POST", "/api/games/import", &brought).unwrap();
    assert_eq!((&info["step"], &info["imported"]), (&json!(20), &json!(true)));
}

#[test]
fn an_emptied_file_beside_its_log_is_refused_and_rescued() {
    let folder = tempfile::tempdir().unwrap();
    let mut program = Program::start(folder.path(), &[]);
    let mut hammer = Hammer::begin(&program, 1);
    play_some(&program, &mut hammer, 5);
    program.child.kill().unwrap();
    program.child.wait().unwrap();
    std::fs::write(folder.path().join("games.sqlite"), "").unwrap();
    let refused = command(folder.path()).output().unwrap();
    let said = String::from_utf8_lossy(&refused.stderr).into_owned();
    assert!(!refused.status.success() && said.contains("esagono rescue"), "{said}");
    let saved = folder.path().join("saved");
    let mut rescue = Command::new(env!("CARGO_BIN_EXE_esagono"));
    rescue.arg("rescue").arg("--data").arg(folder.path()).arg("--to").arg(&saved);
    let output = rescue.output().unwrap();
    assert!(output.status.success(), "{output:?}");
    assert!(saved.join(format!("{}.rec", hammer.game)).is_file());
}

#[test]
fn a_scenario_on_the_command_line_is_begun_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let mut program = Program::start(folder.path(), &["scs/mill-bridge"]);
    let mut line = String::new();
    program.said.read_line(&mut line).unwrap();
    let games = program.get("/api/games");
    let game = games[0]["id"].as_str().unwrap();
    assert!(line.trim().ends_with(&format!("/game/{game}")), "{line}");
    let (head, page) = exchange(program.port, "GET", &format!("/game/{game}"), "").unwrap();
    assert!(head.contains("text/html") && page.contains("<html"), "{head}");
}

#[test]
fn a_page_in_a_folder_is_shown_as_it_is_now() {
    let folder = tempfile::tempdir().unwrap();
    let page = folder.path().join("page");
    let named = ["--page", page.to_str().unwrap()];
    let refused = command(folder.path()).args(named).output().unwrap();
    assert!(!refused.status.success());
    assert!(String::from_utf8_lossy(&refused.stderr).contains("there is no page in"));

    std::fs::create_dir(&page).unwrap();
    std::fs::write(page.join("index.html"), "one").unwrap();
    let program = Program::start(folder.path(), &named);
    let shown = || exchange(program.port, "GET", "/", "").unwrap().1;
    assert_eq!(shown(), "one");
    std::fs::write(page.join("index.html"), "two").unwrap();
    assert_eq!(shown(), "two");
}

#[test]
fn a_usual_port_that_is_taken_keeps_nobody_from_playing() {
    let folder = tempfile::tempdir().unwrap();
    // Held by this test, or by a table that somebody plays at meanwhile.
    let held = std::net::TcpListener::bind(("127.0.0.1", 6166));
    let mut command = Command::new(env!("CARGO_BIN_EXE_esagono"));
    command.args(["play", "--no-open", "--data"]).arg(folder.path());
    let program = Program::started(&mut command);
    assert_ne!(program.port, 6166);
    assert_eq!(program.get("/api/health"), json!("ok"));
    drop(held);
}

#[test]
fn a_second_table_on_the_same_folder_is_told_where_the_first_is() {
    let folder = tempfile::tempdir().unwrap();
    let first = Program::start(folder.path(), &[]);
    let refused = command(folder.path()).output().unwrap();
    assert_eq!(refused.status.code(), Some(1));
    let said = String::from_utf8_lossy(&refused.stderr).into_owned();
    let address = format!("already at http://127.0.0.1:{}/", first.port);
    assert!(said.contains(&address), "{said}");
    drop(first);
    // Killed or not, it keeps nobody out.
    Program::start(folder.path(), &[]);
}

#[test]
fn what_cannot_be_opened_is_said() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("games.sqlite");
    std::fs::write(&file, "a letter, not a database, and long enough to be looked at").unwrap();
    let refusals =
        [(folder.path().to_owned(), "no file of games"), (file.clone(), "name another by --data")];
    for (data, what) in refusals {
        let output = command(&data).output().unwrap();
        assert_eq!(output.status.code(), Some(1));
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(said.contains(what), "{said}");
    }
    let empty = tempfile::tempdir().unwrap();
    let output = command(empty.path()).arg("scs/mil-bridge").output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(said.contains("scs/mill-bridge"), "{said}");
    let program = Program::start(empty.path(), &[]);
    let port = program.port.to_string();
    let other = tempfile::tempdir().unwrap();
    let mut same_port = Command::new(env!("CARGO_BIN_EXE_esagono"));
    same_port.args(["play", "--no-open", "--port", &port, "--data"]).arg(other.path());
    let output = same_port.output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8(output.stderr).unwrap().contains("--port"));
}

/// A shell that starts what follows with files of so many kilobytes at most: what a full disk does,
/// without a disk to fill. The signal for it is left aside, so that the write fails instead.
#[cfg(unix)]
pub(crate) fn cramped(data: &Path, kilobytes: u32) -> Command {
    let mut shell = Command::new("bash");
    let script = format!("ulimit -f {kilobytes}; trap '' XFSZ; exec \"$0\" \"$@\"");
    shell.args(["-c", &script, env!("CARGO_BIN_EXE_esagono")]);
    shell.args(["play", "--no-open", "--port", "0", "--data"]).arg(data);
    shell
}

#[cfg(unix)]
#[test]
fn a_full_disk_is_said_and_loses_nothing_that_was_answered() {
    let data = tempfile::tempdir().unwrap();
    let program = Program::started(&mut cramped(data.path(), 400));
    let wish = json!({ "scenario": "scs/mill-bridge", "seed": 3 }).to_string();
    let mut kept = Vec::new();
    let refused = loop {
        match program.request("POST", "/api/games", &wish) {
            Ok(info) => kept.push(info["id"].as_str().unwrap().to_owned()),
            Err(error) => break error.to_string(),
        }
        assert!(kept.len() < 3000, "no file has become too large");
    };
    assert!(refused.contains("HTTP/1.1 5"), "{refused}");
    assert!(refused.contains("written"), "it says that nothing was kept: {refused}");
    let game = format!("/api/games/{}", kept[0]);
    assert_eq!(program.get(&game)["step"], 0, "what there is can still be read");
    drop(program);
    let program = Program::start(data.path(), &[]);
    for game in &kept {
        assert_eq!(program.get(&format!("/api/games/{game}"))["id"], **game);
    }
}

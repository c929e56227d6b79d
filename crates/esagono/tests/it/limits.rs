//! What is too large is refused with a sentence, and nothing grows without bound.

use std::process::{Command, Output, Stdio};

fn esagono(args: &[&str]) -> Output {
    let program = env!("CARGO_BIN_EXE_esagono");
    Command::new(program).args(args).output().expect("the program starts")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

#[test]
fn a_line_that_never_ends_is_refused_and_the_next_one_answered() {
    use std::io::Write;
    let mut command = Command::new(env!("CARGO_BIN_EXE_esagono"));
    command.arg("engine").stdin(Stdio::piped());
    let mut engine = command.stdout(Stdio::piped()).spawn().expect("it starts");
    let mut input = engine.stdin.take().expect("an input");
    let longest = esagono::engine::LINE_MAX;
    for length in [longest + 1, longest + 2, 3 * longest] {
        input.write_all(&vec![b'['; length]).expect("it is read");
        input.write_all(b"\n").expect("it is read");
    }
    input.write_all(b"{\"id\":7,\"do\":\"hello\"}\n").expect("it is read");
    drop(input);
    let output = text(&engine.wait_with_output().expect("it ends").stdout);
    let answers: Vec<&str> = output.lines().collect();
    assert_eq!(answers.len(), 4, "{output}");
    assert!(answers[..3].iter().all(|it| it.contains("bad-request")), "{output}");
    assert!(answers[3].starts_with("{\"id\":7,\"ok\""), "{output}");
}

#[test]
fn lines_may_end_and_begin_as_other_systems_write_them() {
    use std::io::Write;
    let mut command = Command::new(env!("CARGO_BIN_EXE_esagono"));
    command.arg("engine").stdin(Stdio::piped());
    let mut engine = command.stdout(Stdio::piped()).spawn().expect("it starts");
    let mut input = engine.stdin.take().expect("an input");
    let hello = "{\"id\":1,\"do\":\"hello\"}";
    write!(input, "\u{feff}{hello}\r\n{hello}").expect("it is read");
    drop(input);
    let output = text(&engine.wait_with_output().expect("it ends").stdout);
    let answers: Vec<&str> = output.lines().collect();
    assert_eq!(answers.len(), 2, "{output}");
    assert!(answers.iter().all(|it| it.starts_with("{\"id\":1,\"ok\"")), "{output}");
}

#[test]
fn a_file_that_is_too_large_is_not_read_to_its_end() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let path = |name: &str| folder.path().join(name).display().to_string();
    std::fs::write(path("large.toml"), vec![b'['; 9 << 20]).expect("it can be written");
    for command in ["check", "verify", "replay"] {
        let output = esagono(&[command, &path("large.toml")]);
        assert_eq!(output.status.code(), Some(1), "{command}");
        let said = text(&output.stderr);
        assert!(said.contains("more than 8388608 bytes"), "{command}: {said}");
    }
}

#[test]
fn games_without_number_take_no_room_before_they_are_played() {
    let all = (u64::from(u32::MAX) + 1).to_string();
    let args = ["simulate", "scs/fig-move", "--games", &all, "--shard", &format!("0/{all}")];
    let output = esagono(&[&args[..], &["--json"]].concat());
    assert!(output.status.success(), "{output:?}");
    assert!(text(&output.stdout).contains("\"games\": 1,"), "{output:?}");
}

//! Reading records: everything that is not exactly what we write is refused with its line.

use core::fmt;
use core::iter::{Enumerate, Peekable};
use core::str::Split;

use super::notes::{self, is_line};
use super::write::Format;
use super::{After, Headers, Info, Item, NoteFault, Record, Source};
use crate::dice::RecordedDie;
use crate::{Fingerprint, Seat, Seed, StateHash};

/// The first line of a record that cannot stand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordFault {
    /// The line, counted from 1.
    pub line: u32,
    /// What is wrong with it.
    pub what: String,
    /// What would be right.
    pub mend: String,
}

impl fmt::Display for RecordFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}; {}", self.line, self.what, self.mend)
    }
}

impl core::error::Error for RecordFault {}

impl RecordFault {
    /// A line that somebody or something has changed.
    pub fn damaged(line: u32, what: impl Into<String>) -> Self {
        Self { line, what: what.into(), mend: RESTORE.to_owned() }
    }
}

fn fault<T>(line: u32, what: impl Into<String>, mend: impl Into<String>) -> Result<T, RecordFault> {
    Err(RecordFault { line, what: what.into(), mend: mend.into() })
}

const RESTORE: &str = "restore the record from an untouched copy";

impl Record {
    /// Reads a record. Any byte other than [`Record::to_text`] would write is refused.
    pub fn parse(text: &str) -> Result<Self, RecordFault> {
        let record = Self::parse_unsealed(text)?;
        if record.to_text() != text {
            let what = "the seal does not fit: the record was changed after it was written";
            return fault(record.last_line(), what, RESTORE);
        }
        Ok(record)
    }

    /// Reads a record from the bytes of a file, as [`Record::parse`].
    pub fn parse_bytes(bytes: &[u8]) -> Result<Self, RecordFault> {
        match core::str::from_utf8(bytes) {
            Ok(text) => Self::parse(text),
            Err(error) => {
                let before = &bytes[..error.valid_up_to()];
                let line = super::line_count(before.split(|byte| *byte == b'\n').count());
                fault(line, "not UTF-8", RESTORE)
            }
        }
    }

    /// Reads a record whose seal is broken, in order to find out what was changed: replaying it
    /// shows the first line that is not a game by the rules. Everything but the seal must be in
    /// the exact form.
    pub fn parse_unsealed(text: &str) -> Result<Self, RecordFault> {
        if let Some(at) = text.find('\r') {
            let line = super::line_count(text[..at].split('\n').count());
            return fault(line, "a carriage return", "end lines with a newline alone");
        }
        let mut lines = Lines::new(text);
        let format = match lines.rest_after("esagono-record ", "esagono-record 1")? {
            "1" => Format::One,
            "2" => Format::Two,
            version => {
                let what = format!("record format {version} is not known");
                let newer = version.parse::<u32>().is_ok_and(|it| it > 2);
                return fault(1, what, if newer { "use a newer program" } else { RESTORE });
            }
        };
        let record = read_record(&mut lines, format)?;
        require_exact_form(&record.unsealed_text(), text)?;
        Ok(record)
    }
}

impl Record {
    /// Puts a record together from the pieces a running game hands out: the header, the lines of
    /// each answer, and the hash of the situation after the last one.
    pub fn from_pieces<T: AsRef<str>>(
        header: &str,
        steps: &[T],
        hash: StateHash,
    ) -> Result<Self, RecordFault> {
        let body: String = steps.iter().map(AsRef::as_ref).collect();
        // Nothing has been sealed yet; any seal makes the text whole.
        let no_seal = Fingerprint::of(b"");
        let text = format!("{header}{body}= {hash} {no_seal}\n");
        // The header does not know whether comments have come or gone since it was handed out.
        let mut lines = Lines::new(&text);
        lines.rest_after("esagono-record ", "esagono-record 1")?;
        let record = read_record(&mut lines, Format::Two)?;
        let (format, _) = text.split_once('\n').unwrap_or_default();
        let exact = record.unsealed_text();
        let rest = exact.split_once('\n').map_or("", |it| it.1);
        require_exact_form(&format!("{format}\n{rest}"), &text)?;
        Ok(record)
    }
}

/// Refuses the first line of `text` that is written in another way than in `exact`, which lacks
/// the seal at its end.
fn require_exact_form(exact: &str, text: &str) -> Result<(), RecordFault> {
    let pairs = exact.split('\n').zip(text.split('\n'));
    for (index, (exact, written)) in pairs.enumerate() {
        // Only the last line may go on, with the seal.
        if written != exact && !(exact.starts_with("= ") && written.starts_with(exact)) {
            return fault(
                super::line_count(index + 1),
                "not in the exact form",
                format!("write '{exact}'"),
            );
        }
    }
    Ok(())
}

fn read_record(lines: &mut Lines<'_>, format: Format) -> Result<Record, RecordFault> {
    let info = read_info(lines)?;
    let headers = match format {
        Format::One => Headers::default(),
        Format::Two => read_headers(lines, &info.seats)?,
    };
    let commitment = lines.fingerprint_after("commitment ")?;
    let mut items = Vec::new();
    let mut place = Place::Between;
    while let Some(item) = read_item(lines, &info.seats)? {
        place = place.after(&item, format).map_err(|it| at_line(lines.number, it))?;
        items.push(item);
    }
    let mut seeds = Vec::new();
    while lines.next_starts_with("seed ") {
        let rest = lines.rest_after("seed ", "seed and 64 digits")?;
        let Some(seed) = Seed::read(rest) else {
            return fault(lines.number, "no seed", "write 64 digits 0-9 a-f");
        };
        seeds.push(seed);
    }
    let hash = read_end(lines)?;
    Ok(Record { info, headers, commitment, items, seeds, hash })
}

/// Where in the body the last line has led: dice follow the answer that rolled them, comments
/// follow both, and a new commitment comes between answers.
#[derive(Clone, Copy)]
enum Place {
    /// No answer can be added to.
    Between,
    /// After an answer and its dice.
    Answered,
    /// After so many comments on an answer.
    Commented(usize),
}

impl Place {
    fn after(self, item: &Item, format: Format) -> Result<Self, NoteFault> {
        match (item, self) {
            (Item::Action { .. }, _) | (Item::Die { .. }, Self::Answered) => Ok(Self::Answered),
            (Item::Die { .. }, Self::Between) => {
                Err(NoteFault::new("a die before any answer", RESTORE))
            }
            (Item::Die { .. }, Self::Commented(_)) => {
                Err(NoteFault::new("a die after a comment", "write comments after the dice"))
            }
            (Item::Commitment(_), _) => Ok(Self::Between),
            (Item::Comment(_), _) if format == Format::One => {
                let mend = "begin the record with 'esagono-record 2'";
                Err(NoteFault::new("a comment in a record of format 1", mend))
            }
            (Item::Comment(_), Self::Between) => {
                let mend = "write it after an answer and its dice";
                Err(NoteFault::new("a comment on no answer", mend))
            }
            (Item::Comment(text), Self::Answered) => {
                notes::comment(text, 0).map(|_| Self::Commented(1))
            }
            (Item::Comment(text), Self::Commented(before)) => {
                notes::comment(text, before).map(|_| Self::Commented(before + 1))
            }
        }
    }
}

fn at_line(line: u32, note: NoteFault) -> RecordFault {
    RecordFault { line, what: note.what, mend: note.mend }
}

/// Reads what is said beside the game: players by seat, date, event, each once and in this order.
fn read_headers(lines: &mut Lines<'_>, seats: &[String]) -> Result<Headers, RecordFault> {
    let mut headers = Headers::default();
    while lines.next_starts_with("player ") {
        let rest = lines.rest_after("player ", "")?;
        let (name, player) = rest.split_once(' ').unwrap_or((rest, ""));
        let Some(index) = seats.iter().position(|seat| seat == name) else {
            let what = format!("'{name}' has no seat at this table");
            return fault(lines.number, what, format!("seats are {}", seats.join(", ")));
        };
        let seat = Seat(u8::try_from(index).expect("at most 255 seats are read"));
        if headers.players().last_key_value().is_some_and(|it| *it.0 >= seat) {
            return fault(lines.number, "not in the order of the seats", "name each seat once");
        }
        headers.set_player(seat, player).map_err(|it| at_line(lines.number, it))?;
    }
    if lines.next_starts_with("date ") {
        let date = lines.rest_after("date ", "")?;
        headers.set_date(date).map_err(|it| at_line(lines.number, it))?;
    }
    if lines.next_starts_with("event ") {
        let event = lines.rest_after("event ", "")?;
        headers.set_event(event).map_err(|it| at_line(lines.number, it))?;
    }
    Ok(headers)
}

fn read_info(lines: &mut Lines<'_>) -> Result<Info, RecordFault> {
    let rest = lines.rest_after("game ", "game SCENARIO rules NUMBER")?;
    let Some((scenario, rules)) = rest.split_once(" rules ") else {
        return fault(lines.number, "no rules version", "write 'game SCENARIO rules NUMBER'");
    };
    let Ok(rules) = rules.parse() else {
        return fault(lines.number, "no rules version", "write a whole number after 'rules'");
    };
    if !is_word(scenario) {
        return fault(lines.number, "no scenario id", "write SYSTEM/NAME without blanks");
    }
    let data = lines.fingerprint_after("data ")?;
    let options = lines.rest_after("options ", "options and a line of text")?;
    if !is_line(options) {
        return fault(lines.number, "no options", "write '{}' for none");
    }
    let seats: Vec<String> = lines
        .rest_after("seats ", "seats and their names")?
        .split(' ')
        .map(str::to_owned)
        .collect();
    let twice = |name: &String| seats.iter().filter(|other| *other == name).count() > 1;
    if seats.len() > 255 || !seats.iter().all(|name| is_word(name)) || seats.iter().any(twice) {
        return fault(lines.number, "no list of seats", "write each name once, one blank between");
    }
    let (scenario, options) = (scenario.to_owned(), options.to_owned());
    let after = read_after(lines)?;
    Ok(Info { scenario, rules, data, options, seats, after })
}

/// Reads the lines of a game that follows another; none if it stands by itself.
fn read_after(lines: &mut Lines<'_>) -> Result<Option<After>, RecordFault> {
    if !lines.next_starts_with("after ") {
        return Ok(None);
    }
    let record = lines.fingerprint_after("after ")?;
    let veterans = lines.rest_after("veterans ", "veterans and a line of text")?;
    if !is_line(veterans) {
        return fault(lines.number, "nothing was left", RESTORE);
    }
    Ok(Some(After { record, veterans: veterans.to_owned() }))
}

/// Reads one line of the body; `None` at its end.
fn read_item(lines: &mut Lines<'_>, seats: &[String]) -> Result<Option<Item>, RecordFault> {
    if lines.next_starts_with("> ") {
        let rest = lines.rest_after("> ", "")?;
        return read_action(rest, seats, lines.number).map(Some);
    }
    for (sign, source) in [(". ", Source::Stream), ("* ", Source::Hand)] {
        if lines.next_starts_with(sign) {
            let rest = lines.rest_after(sign, "")?;
            let Some(die) = read_die(rest) else {
                let mend = "write the die, its face and its rule, as in 'd6 4 scs:7.0J'";
                return fault(lines.number, "no die", mend);
            };
            return Ok(Some(Item::Die { source, die }));
        }
    }
    if lines.next_starts_with("; ") {
        return Ok(Some(Item::Comment(lines.rest_after("; ", "")?.to_owned())));
    }
    if lines.next_starts_with("commitment ") {
        return Ok(Some(Item::Commitment(lines.fingerprint_after("commitment ")?)));
    }
    Ok(None)
}

fn read_action(rest: &str, seats: &[String], line: u32) -> Result<Item, RecordFault> {
    let (name, text) = rest.split_once(' ').unwrap_or((rest, ""));
    let Some(index) = seats.iter().position(|seat| seat == name) else {
        let what = format!("'{name}' has no seat at this table");
        return fault(line, what, format!("seats are {}", seats.join(", ")));
    };
    if !is_line(text) {
        return fault(line, "no answer", "write the seat, one blank and the answer");
    }
    let seat = Seat(u8::try_from(index).expect("at most 255 seats are read"));
    Ok(Item::Action { seat, text: text.to_owned() })
}

fn read_die(rest: &str) -> Option<RecordedDie> {
    let mut words = rest.split(' ');
    let sides = words.next()?.strip_prefix('d')?.parse().ok()?;
    let face = words.next()?.parse().ok()?;
    let rule = words.next()?.to_owned();
    let stands = (1..=sides).contains(&face) && is_word(&rule) && words.next().is_none();
    stands.then_some(RecordedDie { sides, face, rule })
}

fn read_end(lines: &mut Lines<'_>) -> Result<StateHash, RecordFault> {
    let rest = lines.rest_after("= ", "an answer, a die, or '=' with hash and seal")?;
    let hash = rest.split_once(' ').and_then(|(hash, seal)| {
        Fingerprint::read(seal)?;
        StateHash::read(hash)
    });
    let Some(hash) = hash else {
        return fault(lines.number, "no hash and seal", "write 32 digits, one blank, 64 digits");
    };
    lines.require_end()?;
    Ok(hash)
}

fn is_word(text: &str) -> bool {
    !text.is_empty() && !text.contains(|c: char| c.is_whitespace() || c.is_control())
}

/// The lines of a record, each ended by one newline.
struct Lines<'a> {
    lines: Peekable<Enumerate<Split<'a, char>>>,
    /// Number of the line read last, from 1.
    number: u32,
}

impl<'a> Lines<'a> {
    fn new(text: &'a str) -> Self {
        Self { lines: text.split('\n').enumerate().peekable(), number: 0 }
    }

    fn next_starts_with(&mut self, start: &str) -> bool {
        self.lines.peek().is_some_and(|(_, line)| line.starts_with(start))
    }

    /// Takes the next line, which must begin with `start`, and returns what follows.
    fn rest_after(&mut self, start: &str, mend: &str) -> Result<&'a str, RecordFault> {
        let (index, line) = self.lines.next().unwrap_or_default();
        self.number = super::line_count(index + 1).max(self.number);
        match line.strip_prefix(start) {
            Some(rest) => Ok(rest),
            None if line.is_empty() && self.lines.peek().is_none() => {
                fault(self.number, "the record ends too early", format!("go on with {mend}"))
            }
            None => fault(self.number, "no such line belongs here", format!("write {mend}")),
        }
    }

    fn fingerprint_after(&mut self, start: &str) -> Result<Fingerprint, RecordFault> {
        let rest = self.rest_after(start, &format!("{start}and 64 digits"))?;
        match Fingerprint::read(rest) {
            Some(fingerprint) => Ok(fingerprint),
            None => fault(self.number, "no fingerprint", "write 64 digits 0-9 a-f"),
        }
    }

    /// Requires one newline after the line read last, and nothing more.
    fn require_end(&mut self) -> Result<(), RecordFault> {
        match (self.lines.next(), self.lines.next()) {
            (Some((_, "")), None) => Ok(()),
            (None, _) => fault(self.number, "no newline at the end", "end with one newline"),
            _ => fault(self.number + 1, "text after the end", "end with one newline"),
        }
    }
}

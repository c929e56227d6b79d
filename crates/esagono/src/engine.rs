//! The line protocol: one JSON object per line in, one per line out, in order.
//!
//! Whatever comes in, the program goes on: a line that cannot be read gets a `bad-request`.

use std::collections::BTreeMap;
use std::path::Path;

use players::Bot;
use registry::{AnyTable, Fault, OpenFault, Registry};
use serde_json::{Map, Value, json};

use crate::data;

/// Lines longer than this are refused unread.
const LINE_MAX: usize = 4 << 20;
/// A path count deeper than this would never end.
const PERFT_MAX: u64 = 6;

/// One conversation: at most one game on the table.
pub struct Engine {
    registry: Registry,
    /// The scenario file that was opened last, and what it refers to.
    opened_file: Option<Registry>,
    table: Option<AnyTable>,
}

/// An error as the protocol writes it.
struct Error {
    code: String,
    message: String,
    rule: Option<String>,
}

impl Error {
    fn new(code: &str, message: impl Into<String>) -> Self {
        Self { code: code.into(), message: message.into(), rule: None }
    }

    fn bad(message: impl Into<String>) -> Self {
        Self::new("bad-request", message)
    }

    fn to_value(&self) -> Value {
        let Self { code, message, rule } = self;
        let mut error = json!({ "code": code, "message": message });
        if let Some(rule) = rule {
            error["rule"] = json!(rule);
        }
        error
    }
}

impl From<Fault> for Error {
    fn from(fault: Fault) -> Self {
        let rule = fault.rule().map(str::to_owned);
        Self { code: fault.code().into(), message: fault.to_string(), rule }
    }
}

impl From<OpenFault> for Error {
    fn from(fault: OpenFault) -> Self {
        Self::new(fault.code(), fault.to_string())
    }
}

type Answer = Result<Value, Error>;

impl Engine {
    /// Begins a conversation over these scenarios.
    pub fn new(registry: Registry) -> Self {
        Self { registry, opened_file: None, table: None }
    }

    /// The answer to a line that cannot even be looked at.
    pub fn unreadable(why: &str) -> String {
        written(&Value::Null, Err(Error::bad(why)))
    }

    /// Answers one line.
    pub fn answer(&mut self, line: &str) -> String {
        let (id, answer) = match read_request(line) {
            Ok((id, request)) => (id, self.carry_out_safely(&request)),
            Err(error) => (Value::Null, Err(error)),
        };
        written(&id, answer)
    }

    /// Carries a request out; a fault of the program itself ends the request, not the conversation.
    fn carry_out_safely(&mut self, request: &Map<String, Value>) -> Answer {
        let carried_out =
            std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| self.carry_out(request)));
        carried_out.unwrap_or_else(|_| {
            let message = "the program has a fault; the game stands as before, and its record shows how to get here";
            Err(Error::new("bug", message))
        })
    }

    fn carry_out(&mut self, request: &Map<String, Value>) -> Answer {
        let verb = text(request, "do")?.ok_or_else(|| Error::bad("the request has no `do`"))?;
        match verb {
            "list" => Ok(crate::commands::list::value(&self.registry)),
            "new" => self.begin(request),
            "load" => self.load(request),
            "prompt" => Ok(self.table()?.prompt()),
            "play" => self.play(request),
            "why" => Ok(self.table()?.why(required(request, "action")?)?),
            "odds" => self.odds(request),
            "scene" => self.scene(request),
            "record" => Ok(json!({ "record": self.table()?.record() })),
            "squad" => self.squad(),
            "undo" => self.undo(request),
            "hash" => {
                let table = self.table()?;
                Ok(json!({ "hash": table.hash(), "step": table.step() }))
            }
            "bot" => self.bot(request),
            "perft" => self.perft(request),
            other => Err(Error::bad(format!("nothing is called `{other}`; see docs/protocol.md"))),
        }
    }

    fn table(&self) -> Result<&AnyTable, Error> {
        self.table
            .as_ref()
            .ok_or_else(|| Error::new("no-game", "no game is open; send `new` or `load`"))
    }

    fn table_mut(&mut self) -> Result<&mut AnyTable, Error> {
        let message = "no game is open; send `new` or `load`";
        self.table.as_mut().ok_or_else(|| Error::new("no-game", message))
    }

    fn begin(&mut self, request: &Map<String, Value>) -> Answer {
        let seed = number(request, "seed")?.unwrap_or(1);
        let options = options(request)?;
        let opening = match (text(request, "scenario")?, text(request, "scenario_file")?) {
            (Some(id), None) => match earlier(request)? {
                Some(before) => self.registry.open_after(id, &options, &before)?,
                None => self.registry.open(id, &options)?,
            },
            (None, Some(file)) => {
                let (registry, opening) = data::open_scenario(Path::new(file), &options)?;
                self.opened_file = Some(registry);
                opening
            }
            _ => return Err(Error::bad("say `scenario` or `scenario_file`")),
        };
        let seed = kernel::Seed::from_number(seed);
        self.table = Some(AnyTable::new(opening.game, opening.info, seed));
        self.opened()
    }

    fn load(&mut self, request: &Map<String, Value>) -> Answer {
        let record = match (text(request, "record")?, text(request, "record_file")?) {
            (Some(record), None) => record.to_owned(),
            (None, Some(file)) => data::read_text(Path::new(file))
                .map_err(|fault| Error::new("record", fault.to_string()))?,
            _ => return Err(Error::bad("say `record` or `record_file`")),
        };
        if let Some(file) = text(request, "scenario_file")? {
            let opened = data::open_scenario(Path::new(file), &BTreeMap::new())?;
            self.opened_file = Some(opened.0);
        }
        let mut table = match (self.registry.load(&record), &self.opened_file) {
            // A game of a scenario file is known by that file alone.
            (
                Err(
                    OpenFault::UnknownInRecord { .. } | OpenFault::Record(_) | OpenFault::Unlike(_),
                ),
                Some(file),
            ) => file.load(&record)?,
            (loaded, _) => loaded?,
        };
        let seed = kernel::Seed::from_number(number(request, "seed")?.unwrap_or(1));
        if table.prompt_view().is_some() {
            table.resume(seed).map_err(OpenFault::Replay)?;
        }
        self.table = Some(table);
        self.opened()
    }

    fn opened(&self) -> Answer {
        let table = self.table()?;
        let scene = table.scene(kernel::Viewer::Spectator);
        Ok(json!({ "scenario": scene.scenario, "seats": table.seats(), "prompt": table.prompt() }))
    }

    fn play(&mut self, request: &Map<String, Value>) -> Answer {
        let actions = match (request.get("actions"), text(request, "action")?) {
            (Some(list), None) => texts(list, "actions")?,
            (None, Some(action)) => vec![action.to_owned()],
            _ => return Err(Error::bad("say `action` or `actions`")),
        };
        let dice = request.get("dice").map(faces).transpose()?;
        let table = self.table_mut()?;
        let events = table.play(&actions, dice.as_deref())?;
        let events: Vec<Value> = events.iter().map(registry::Viewed::to_value).collect();
        Ok(json!({ "events": events, "prompt": table.prompt() }))
    }

    /// The odds of one action, or of many: then each is told or refused by itself; or of the best
    /// attack on a target.
    fn odds(&self, request: &Map<String, Value>) -> Answer {
        let table = self.table()?;
        if let Some(target) = text(request, "target")? {
            let odds = table.odds_at(target)?;
            return Ok(json!({ "odds": odds.as_ref().map(registry::odds_value) }));
        }
        match (request.get("actions"), text(request, "action")?) {
            (None, Some(action)) => Ok(registry::odds_value(&table.odds(action)?)),
            (Some(list), None) => {
                let all = table.odds_of_all(&texts(list, "actions")?).into_iter();
                let told = all.map(|it| match it {
                    Ok(odds) => registry::odds_value(&odds),
                    Err(fault) => json!({ "err": Error::from(fault).to_value() }),
                });
                Ok(json!({ "odds": told.collect::<Vec<Value>>() }))
            }
            _ => Err(Error::bad("say `action`, `actions` or `target`")),
        }
    }

    fn scene(&self, request: &Map<String, Value>) -> Answer {
        let table = self.table()?;
        let viewer = table.viewer(required(request, "viewer")?)?;
        Ok(registry::scene_value(&table.scene(viewer)))
    }

    /// What the game would leave to the next as it stands; null where games stand by themselves.
    fn squad(&self) -> Answer {
        let roster = self.table()?.roster();
        let squad = roster.and_then(|it| serde_json::from_str::<Value>(&it).ok());
        Ok(json!({ "squad": squad }))
    }

    fn undo(&mut self, request: &Map<String, Value>) -> Answer {
        let to = number(request, "to")?.map(|it| u32::try_from(it).unwrap_or(u32::MAX));
        let table = self.table_mut()?;
        table.undo(to)?;
        Ok(table.prompt())
    }

    fn bot(&self, request: &Map<String, Value>) -> Answer {
        let name = text(request, "name")?.unwrap_or("greedy");
        let Some(bot) = Bot::find(name) else {
            let known: Vec<&str> = players::BOTS.iter().map(|it| it.name).collect();
            let message = format!("there is no bot `{name}`; there are {}", known.join(", "));
            return Err(Error::new("bot", message));
        };
        let budget = number(request, "budget")?.unwrap_or(u64::from(bot.info().budget));
        let seed = number(request, "seed")?.unwrap_or(1);
        let action = bot.choose(self.table()?, u32::try_from(budget).unwrap_or(u32::MAX), seed);
        let action = action.ok_or_else(|| Error::new("over", "the game is over"))?;
        Ok(json!({ "action": action }))
    }

    fn perft(&self, request: &Map<String, Value>) -> Answer {
        let depth = number(request, "depth")?.ok_or_else(|| Error::bad("`depth` is missing"))?;
        if depth > PERFT_MAX {
            return Err(Error::bad(format!("`depth` is {PERFT_MAX} at most")));
        }
        let depth = u32::try_from(depth).unwrap_or(u32::MAX);
        Ok(json!({ "nodes": self.table()?.perft(depth) }))
    }
}

/// An answer as a line.
fn written(id: &Value, answer: Answer) -> String {
    let value = match answer {
        Ok(ok) => json!({ "id": id, "ok": ok }),
        Err(error) => json!({ "id": id, "err": error.to_value() }),
    };
    value.to_string()
}

/// Reads a request: an object, with whatever id it carries.
fn read_request(line: &str) -> Result<(Value, Map<String, Value>), Error> {
    if line.is_empty() {
        return Err(Error::bad("an empty line; a request is one JSON object"));
    }
    if line.len() > LINE_MAX {
        return Err(Error::bad(format!("a line of {} bytes; {LINE_MAX} at most", line.len())));
    }
    match serde_json::from_str(line) {
        Ok(Value::Object(request)) => {
            Ok((request.get("id").cloned().unwrap_or(Value::Null), request))
        }
        Ok(_) => Err(Error::bad("a request is one JSON object")),
        Err(fault) => Err(Error::bad(format!("no JSON: {fault}"))),
    }
}

fn text<'a>(request: &'a Map<String, Value>, key: &str) -> Result<Option<&'a str>, Error> {
    match request.get(key) {
        None | Some(Value::Null) => Ok(None),
        Some(Value::String(text)) => Ok(Some(text)),
        Some(_) => Err(Error::bad(format!("`{key}` is a text"))),
    }
}

fn required<'a>(request: &'a Map<String, Value>, key: &str) -> Result<&'a str, Error> {
    text(request, key)?.ok_or_else(|| Error::bad(format!("`{key}` is missing")))
}

fn number(request: &Map<String, Value>, key: &str) -> Result<Option<u64>, Error> {
    match request.get(key) {
        None | Some(Value::Null) => Ok(None),
        Some(value) => {
            let fault = || format!("`{key}` is a whole number from 0 to {}", u64::MAX);
            value.as_u64().map(Some).ok_or_else(|| Error::bad(fault()))
        }
    }
}

fn texts(list: &Value, key: &str) -> Result<Vec<String>, Error> {
    let fault = || Error::bad(format!("`{key}` is a list of texts"));
    let list = list.as_array().ok_or_else(fault)?;
    list.iter().map(|it| it.as_str().map(str::to_owned).ok_or_else(fault)).collect()
}

fn faces(list: &Value) -> Result<Vec<u8>, Error> {
    let fault = || Error::bad("`dice` is a list of faces");
    let list = list.as_array().ok_or_else(fault)?;
    let face = |it: &Value| {
        let number = it.as_i64().ok_or_else(fault)?;
        let no_face = || Error::new("dice", format!("{number} is no face of any die"));
        u8::try_from(number).map_err(|_| no_face())
    };
    list.iter().map(face).collect()
}

/// The record of the game that a new one comes after: `after` is its text, `after_file` its path.
fn earlier(request: &Map<String, Value>) -> Result<Option<String>, Error> {
    match (text(request, "after")?, text(request, "after_file")?) {
        (None, None) => Ok(None),
        (Some(record), None) => Ok(Some(record.to_owned())),
        (None, Some(file)) => data::read_text(Path::new(file))
            .map(Some)
            .map_err(|fault| Error::new("record", fault.to_string())),
        (Some(_), Some(_)) => Err(Error::bad("say `after` or `after_file`")),
    }
}

/// Options of the table: texts by name; other plain values are taken as their text.
fn options(request: &Map<String, Value>) -> Result<BTreeMap<String, String>, Error> {
    let options = match request.get("options") {
        None | Some(Value::Null) => return Ok(BTreeMap::new()),
        Some(Value::Object(options)) => options,
        Some(_) => return Err(Error::bad("`options` is an object")),
    };
    let mut read = BTreeMap::new();
    for (name, value) in options {
        let value = match value {
            Value::String(text) => text.clone(),
            Value::Number(number) => number.to_string(),
            Value::Bool(on) => if *on { "on" } else { "off" }.to_owned(),
            _ => return Err(Error::new("option", format!("option `{name}` is a text"))),
        };
        read.insert(name.clone(), value);
    }
    Ok(read)
}

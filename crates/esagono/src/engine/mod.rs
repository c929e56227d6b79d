//! The line protocol: one JSON object per line in, one per line out, in order.
//!
//! Whatever comes in, the program goes on: a line that cannot be read gets a `bad-request`.

mod notes;
mod request;

use std::collections::BTreeMap;
use std::path::Path;

use kernel::Faces;
use players::Bot;
use registry::{AnyTable, Earlier, Fault, OpenFault, Registry, SYSTEMS};
use serde_json::{Map, Value, json};

use crate::data;
use request::{earlier, faces, given, number, options, read_request, required, text, texts};

/// The version of the line protocol: raised when something is added that a program could miss.
pub const PROTOCOL: u32 = 1;
/// Lines longer than this are refused unread.
pub const LINE_MAX: usize = 4 << 20;
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
            "hello" => Ok(hello()),
            "list" => Ok(crate::commands::list::value(&self.registry)),
            "new" => self.begin(request),
            "load" => self.load(request),
            "prompt" => Ok(self.table()?.prompt()),
            "play" => self.play(request),
            "why" => Ok(self.table()?.why(required(request, "action")?)?),
            "odds" => self.odds(request),
            "scene" => self.scene(request),
            "setting" => Ok(json!(self.table()?.setting())),
            "board" => Ok(json!(self.table()?.board())),
            "reach" => {
                let reaches = self.table()?.reach(text(request, "action")?)?;
                Ok(json!({ "reaches": reaches }))
            }
            "overlays" => {
                let table = self.table()?;
                let viewer = table.viewer(required(request, "viewer")?)?;
                Ok(json!({ "overlays": table.overlays(viewer) }))
            }
            "sight" => self.sight(request),
            "record" => self.record(request),
            "comment" => self.comment(request),
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
        let before = earlier(request)?;
        let opening = match (text(request, "scenario")?, text(request, "scenario_file")?) {
            (Some(id), None) => match before {
                Some(before) => self.registry.open_after(id, &options, &before)?,
                None => self.registry.open(id, &options)?,
            },
            (None, Some(file)) => {
                let (registry, opening) = data::open_scenario(Path::new(file), &options)?;
                let opening = match before {
                    Some(before) => registry.open_after(&opening.listing.id, &options, &before)?,
                    None => opening,
                };
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
        let seed = kernel::Seed::from_number(number(request, "seed")?.unwrap_or(1));
        match self.loaded(&record) {
            Ok(mut table) => {
                if table.prompt_view().is_some() {
                    table.resume(seed).map_err(OpenFault::Replay)?;
                }
                self.table = Some(table);
                self.opened()
            }
            Err(fault) => match self.earlier(&record) {
                Some(earlier) => self.load_earlier(earlier, seed, request),
                None => Err(fault.into()),
            },
        }
    }

    /// Sets up a recorded game of the built-in scenarios or of the file that was opened.
    fn loaded(&self, record: &str) -> Result<AnyTable, OpenFault> {
        match (self.registry.load(record), &self.opened_file) {
            // A game of a scenario file is known by that file alone.
            (
                Err(
                    OpenFault::UnknownInRecord { .. } | OpenFault::Record(_) | OpenFault::Unlike(_),
                ),
                Some(file),
            ) => file.load(record),
            (loaded, _) => loaded,
        }
    }

    /// A record of other rules or data, played as far as it goes; none if it is not such a one.
    fn earlier(&self, record: &str) -> Option<Earlier> {
        let mut known = [Some(&self.registry), self.opened_file.as_ref()].into_iter().flatten();
        known.find_map(|it| it.earlier(record).ok().flatten())
    }

    /// Opens a game of other rules or data at the last answer that stands, if that is wished.
    fn load_earlier(
        &mut self,
        earlier: Earlier,
        seed: kernel::Seed,
        request: &Map<String, Value>,
    ) -> Answer {
        match text(request, "earlier")? {
            None => {
                let rule = earlier.rule().map(str::to_owned);
                let mut message = earlier.fault();
                if earlier.table.is_some() {
                    message += " `\"earlier\":\"go-on\"` opens it at the last answer that stands";
                }
                Err(Error { rule, ..Error::new("record", message) })
            }
            Some("go-on") => {
                let (told, fault) = (earlier.to_value(), earlier.fault());
                let (table, _) = earlier.go_on(seed).ok_or_else(|| Error::new("record", fault))?;
                self.table = Some(table);
                let mut opened = self.opened()?;
                opened["earlier"] = told;
                Ok(opened)
            }
            Some(_) => Err(Error::bad("`earlier` is `go-on`")),
        }
    }

    fn opened(&self) -> Answer {
        let table = self.table()?;
        let scene = table.scene(kernel::Viewer::Spectator);
        let mut opened = json!({
            "scenario": scene.scenario,
            "seats": table.seats(),
            "prompt": table.prompt(),
        });
        if !table.headers().is_empty() {
            opened["headers"] = notes::headers_value(table);
        }
        Ok(opened)
    }

    fn play(&mut self, request: &Map<String, Value>) -> Answer {
        let actions = match (given(request, "actions"), text(request, "action")?) {
            (Some(list), None) => texts(list, "actions")?,
            (None, Some(action)) => vec![action.to_owned()],
            _ => return Err(Error::bad("say `action` or `actions`")),
        };
        let dice = given(request, "dice").map(faces).transpose()?;
        let faces = match (dice.as_deref(), text(request, "then")?) {
            (None, None) => Faces::Stream,
            (Some(dice), None) => Faces::Hand(dice),
            (Some(dice), Some("seed")) => Faces::HandThenStream(dice),
            (None, Some(_)) => return Err(Error::bad("`then` goes with `dice`")),
            (Some(_), Some(_)) => return Err(Error::bad("`then` is `seed`")),
        };
        let table = self.table_mut()?;
        let events = table.play_showing(&actions, faces)?;
        let events: Vec<Value> = events.iter().map(registry::Viewed::to_value).collect();
        Ok(json!({ "events": events, "prompt": table.prompt() }))
    }

    /// The odds of one action, or of many: then each is told or refused by itself; or of the best
    /// attack on a target.
    fn odds(&self, request: &Map<String, Value>) -> Answer {
        let table = self.table()?;
        let target = text(request, "target")?;
        match (given(request, "actions"), text(request, "action")?, target) {
            (None, None, Some(target)) => {
                let odds = table.odds_at(hex_of(table, target)?)?;
                Ok(json!({ "odds": odds.as_ref().map(registry::odds_value) }))
            }
            (None, Some(action), None) => Ok(registry::odds_value(&table.odds(action)?)),
            (Some(list), None, None) => {
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

    /// What is seen from a hex, as a viewer may know it; null in a game without lines of sight.
    fn sight(&self, request: &Map<String, Value>) -> Answer {
        let table = self.table()?;
        let viewer = table.viewer(required(request, "viewer")?)?;
        let (hex, unit) = (required(request, "hex")?, text(request, "unit")?);
        Ok(json!({ "sight": table.sight(viewer, hex_of(table, hex)?, unit) }))
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

/// The printed number of a hex, if the map has it.
fn hex_of<'a>(table: &AnyTable, hex: &'a str) -> Result<&'a str, Error> {
    let known = table.board().hexes.iter().any(|it| it.id == hex);
    known.then_some(hex).ok_or_else(|| Error::bad(format!("the map has no hex `{hex}`")))
}

/// What is spoken here: the version of the protocol, of the program, and of the rules by system.
fn hello() -> Value {
    let systems: BTreeMap<&str, u32> = SYSTEMS.iter().map(|it| (it.id, it.rules)).collect();
    json!({ "protocol": PROTOCOL, "program": env!("CARGO_PKG_VERSION"), "systems": systems })
}

/// An answer as a line.
fn written(id: &Value, answer: Answer) -> String {
    let value = match answer {
        Ok(ok) => json!({ "id": id, "ok": ok }),
        Err(error) => json!({ "id": id, "err": error.to_value() }),
    };
    value.to_string()
}

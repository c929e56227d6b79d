//! What a record says beside the game: headers and comments.

use kernel::{Headers, NoteFault, Seat};
use registry::AnyTable;
use serde_json::{Map, Value, json};

use super::request::{required, text};
use super::{Answer, Engine, Error};

impl From<NoteFault> for Error {
    fn from(fault: NoteFault) -> Self {
        Self::bad(fault.to_string())
    }
}

impl Engine {
    /// The record; with `headers` they are written into it from now on.
    pub(super) fn record(&mut self, request: &Map<String, Value>) -> Answer {
        let table = self.table_mut()?;
        if let Some(headers) = request.get("headers").filter(|it| !it.is_null()) {
            let headers = read_headers(headers, table.seats())?;
            table.set_headers(headers)?;
        }
        Ok(json!({ "record": table.record() }))
    }

    /// Adds a comment on the last answer.
    pub(super) fn comment(&mut self, request: &Map<String, Value>) -> Answer {
        let text = required(request, "text")?.to_owned();
        let table = self.table_mut()?;
        table.comment(&text)?;
        Ok(json!({ "step": table.step() }))
    }
}

/// Reads `{"players":{seat:name},"date":…,"event":…}`; all of it may be left out.
fn read_headers(value: &Value, seats: &[String]) -> Result<Headers, Error> {
    let fault = || Error::bad("`headers` is an object of `players`, `date` and `event`");
    let fields = value.as_object().ok_or_else(fault)?;
    if fields.keys().any(|it| !["players", "date", "event"].contains(&it.as_str())) {
        return Err(fault());
    }
    let mut headers = Headers::default();
    if let Some(players) = fields.get("players").filter(|it| !it.is_null()) {
        let wrong = || Error::bad("`players` is an object of names by seat");
        for (name, player) in players.as_object().ok_or_else(wrong)? {
            let Some(seat) = seats.iter().position(|it| it == name) else {
                return Err(Error::bad(format!("seats are {}", seats.join(", "))));
            };
            let seat = Seat(u8::try_from(seat).map_err(|_| wrong())?);
            headers.set_player(seat, player.as_str().ok_or_else(wrong)?)?;
        }
    }
    if let Some(date) = text(fields, "date")? {
        headers.set_date(date)?;
    }
    if let Some(event) = text(fields, "event")? {
        headers.set_event(event)?;
    }
    Ok(headers)
}

/// What the record of a table says beside the game.
pub(super) fn headers_value(table: &AnyTable) -> Value {
    let (headers, seats) = (table.headers(), table.seats());
    let players = headers.players().iter();
    let players: Map<String, Value> = players
        .filter_map(|(seat, name)| Some((seats.get(usize::from(seat.0))?.clone(), json!(name))))
        .collect();
    json!({ "players": players, "date": headers.date(), "event": headers.event() })
}

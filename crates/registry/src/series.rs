//! Games in a row: one begun after another, and the proof that it was.

use kernel::{After, Proof, Record};
use rulebook::TableOptions;
use serde_json::Value;

use crate::books::AnyTable;
use crate::fault::{OpenFault, SeriesFault};
use crate::index::{Opening, Registry, read_options};

impl Opening {
    /// The same begun after another game.
    pub(crate) fn following(self, after: After) -> Result<Self, OpenFault> {
        let game = self
            .game
            .taking_up(&after.veterans)
            .map_err(|why| OpenFault::Series(SeriesFault::CannotTakeUp(why)))?;
        let info = kernel::Info { after: Some(after), ..self.info };
        Ok(Self { game, info, ..self })
    }
}

impl Registry {
    /// Opens a scenario to be played after the game of a record, which is proved first.
    pub fn open_after(
        &self,
        id: &str,
        options: &TableOptions,
        before: &str,
    ) -> Result<Opening, OpenFault> {
        self.open_following(id, options, self.left_to_next(before)?)
    }

    /// Opens a scenario to be played after a game that was proved by [`Registry::left_to_next`],
    /// perhaps with other files than these.
    pub fn open_following(
        &self,
        id: &str,
        options: &TableOptions,
        after: After,
    ) -> Result<Opening, OpenFault> {
        self.open(id, options)?.following(after)
    }

    /// What the game of a record leaves to the next; the record is proved first.
    pub fn left_to_next(&self, record: &str) -> Result<After, OpenFault> {
        Ok(self.left_by(record)?.0)
    }

    /// What the players of a record have agreed on.
    pub fn options_of(text: &str) -> Result<TableOptions, OpenFault> {
        let record = Record::parse(text).map_err(OpenFault::Record)?;
        read_options(&record.info.options)
    }

    /// What the game of a record leaves to the next: the record is proved, and its game is over.
    fn left_by(&self, text: &str) -> Result<(After, Proof), OpenFault> {
        let (opening, record) = self.open_record(text)?;
        let proof = AnyTable::verify(opening.game.clone(), &record).map_err(OpenFault::Replay)?;
        if !proof.over {
            return Err(OpenFault::Series(SeriesFault::GoesOn));
        }
        let table = AnyTable::load(opening.game, &record).map_err(OpenFault::Replay)?;
        let veterans = table.leaves().ok_or(OpenFault::Series(SeriesFault::LeavesNothing))?;
        Ok((After { record: record.seal(), veterans }, proof))
    }

    /// Replays a record and those it comes after, in any order, and proves that each game took up
    /// what the one before it has left. The proofs are those of the record, then of the game before
    /// it, and so on; one that nobody comes after is refused.
    pub fn verify_after(&self, text: &str, before: &[String]) -> Result<Vec<Proof>, OpenFault> {
        let mut proofs = vec![self.verify(text)?];
        let left = before.iter().map(|it| Ok((self.left_by(it)?, it)));
        let mut shown: Vec<_> = left.collect::<Result<_, OpenFault>>()?;
        let mut present = text;
        while !shown.is_empty() {
            let record = Record::parse(present).map_err(OpenFault::Record)?;
            let head = record.info.after.ok_or(OpenFault::Series(SeriesFault::FollowsNone))?;
            let found = shown.iter().position(|it| it.0.0.record == head.record);
            let found = found.ok_or_else(|| {
                let named = head.record.to_string();
                OpenFault::Series(SeriesFault::FollowsAnother { named })
            })?;
            let ((left, proof), text) = shown.remove(found);
            must_equal(&head.veterans, &left.veterans).map_err(OpenFault::Series)?;
            proofs.push(proof);
            present = text;
        }
        Ok(proofs)
    }
}

/// Refuses a head that says something else than was left, and names the first place.
fn must_equal(head: &str, left: &str) -> Result<(), SeriesFault> {
    if head == left {
        return Ok(());
    }
    let read = |text: &str| serde_json::from_str::<Value>(text).unwrap_or(Value::Null);
    let found = first_difference(&read(head), &read(left), String::new());
    let (at, head, left) = found.unwrap_or_default();
    Err(SeriesFault::Differs { at, head, left })
}

/// The first place at which two values differ, with what stands there.
fn first_difference(head: &Value, left: &Value, at: String) -> Option<(String, String, String)> {
    match (head, left) {
        (Value::Object(a), Value::Object(b)) => {
            let mut names = a.keys().chain(b.keys().filter(|it| !a.contains_key(*it)));
            let of = |map: &serde_json::Map<String, Value>, name: &String| {
                map.get(name).cloned().unwrap_or(Value::Null)
            };
            names.find_map(|name| {
                let at = if at.is_empty() { name.clone() } else { format!("{at}.{name}") };
                first_difference(&of(a, name), &of(b, name), at)
            })
        }
        (Value::Array(a), Value::Array(b)) if a.len() == b.len() => {
            let mut pairs = a.iter().zip(b).enumerate();
            pairs.find_map(|(index, (a, b))| first_difference(a, b, format!("{at}[{index}]")))
        }
        (a, b) if a == b => None,
        (a, b) => Some((at, a.to_string(), b.to_string())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_difference_is_named_with_its_place() {
        let fault = must_equal(r#"{"men":[{"cp":1},{"cp":3}]}"#, r#"{"men":[{"cp":1},{"cp":2}]}"#);
        let differs = |at: &str, head: &str, left: &str| {
            let (at, head, left) = (at.to_owned(), head.to_owned(), left.to_owned());
            Err(SeriesFault::Differs { at, head, left })
        };
        assert_eq!(fault, differs("men[1].cp", "3", "2"));
        assert_eq!(must_equal(r#"{"a":[1]}"#, r#"{"a":[1,2]}"#), differs("a", "[1]", "[1,2]"));
        assert_eq!(must_equal(r#"{"a":1}"#, r#"{"a":1}"#), Ok(()));
    }
}

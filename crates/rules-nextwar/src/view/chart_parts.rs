//! What charts are put together from: cells, rows, notes, ranges of dice.

use scene::{Cell, Chart, ChartRow, Message, mixed};

use super::reasons::signed;
use crate::charts::AirDefenseResult;

/// A cell of signs, with minus signs as they are printed.
pub(super) fn sign(text: &impl ToString) -> Cell {
    Cell::Sign(text.to_string().replace('-', "−"))
}

/// A cell of words.
pub(super) fn word(key: impl Into<String>) -> Cell {
    Cell::Words(Message::new(key))
}

/// A number that is added; an empty cell where nothing is.
pub(super) fn added(number: Option<i8>) -> Cell {
    Cell::Sign(number.map_or(String::new(), signed))
}

/// A row with its head.
pub(super) fn row(head: Cell, cells: Vec<Cell>) -> ChartRow {
    ChartRow { head, cells }
}

/// An empty chart: its title, its rule and what its first column holds.
pub(super) fn chart(id: &str, rule: &str, corner: &str) -> Chart {
    Chart {
        id: id.to_owned(),
        title: Message::new(format!("nextwar-chart-{id}")),
        rule: Some(rule.to_owned()),
        corner: Message::new(format!("nextwar-chart-{corner}")),
        columns: Vec::new(),
        rows: Vec::new(),
        notes: Vec::new(),
    }
}

/// A word or sentence about charts.
pub(super) fn note(name: &str) -> Message {
    Message::new(format!("nextwar-chart-{name}"))
}

/// Dice from one to another, either of them open.
pub(super) fn range(from: Option<i8>, to: Option<i8>) -> String {
    match (from, to) {
        (None, None) => "0–9".to_owned(),
        (None, Some(to)) => format!("≤{to}"),
        (Some(from), None) => format!("≥{from}"),
        (Some(from), Some(to)) if from == to => from.to_string(),
        (Some(from), Some(to)) if from < to => format!("{from}–{to}"),
        (Some(_), Some(_)) => String::new(),
    }
}

/// The result of air defense fire as the table prints it.
pub(super) fn air_defense_sign(result: AirDefenseResult) -> String {
    if !result.abort {
        return "-".to_owned();
    }
    let loss = if result.loss { "*" } else { "" };
    format!("{loss}A(-{})", result.minus)
}

/// A share as players write it: `½`, `¼`; everything, nothing.
pub(super) fn share((part, whole): (u8, u8)) -> String {
    mixed(part.into(), whole.into())
}

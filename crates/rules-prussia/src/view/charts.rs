//! The charts of a battle as they are shown: C1, C2, C4 to C9.

use scene::{Cell, Chart, ChartRow, Message};

use super::reasons::SIDES;
use super::signed_text;
use super::table::ground_name;
use crate::charts::{FIRST_ROW, ODDS, TerrainLine, result_text};
use crate::field::Ground;
use crate::state::Battle;

/// The ids of the two tables that dice are read on: events name them with the cell.
pub(super) const BOMBARDMENT: &str = "bombardment";
pub(super) const COMBAT: &str = "combat";

const GROUNDS: [Ground; 7] = [
    Ground::Open,
    Ground::Woods,
    Ground::Town,
    Ground::WalledTown,
    Ground::Marsh,
    Ground::Pond,
    Ground::Water,
];

fn word(name: &str) -> Cell {
    Cell::Words(Message::new(format!("prussia-chart-{name}")))
}

/// What a rule of a list of modifiers is called: as in the reckonings.
fn item(rule: &str) -> Cell {
    Cell::Words(Message::new(format!("prussia-item-{rule}")))
}

fn sign(text: impl Into<String>) -> Cell {
    Cell::Sign(text.into())
}

/// A modifier; an empty cell where there is none.
fn modifier(number: i8) -> Cell {
    sign(if number == 0 { String::new() } else { signed_text(number) })
}

fn chart(id: &str, rule: &str, corner: &str, columns: Vec<Cell>, rows: Vec<ChartRow>) -> Chart {
    Chart {
        id: id.into(),
        title: Message::new(format!("prussia-chart-{id}")),
        rule: Some(rule.into()),
        corner: Message::new(format!("prussia-chart-{corner}")),
        columns,
        rows,
        notes: Vec::new(),
    }
}

/// A list of two columns: what it is, and what it counts.
fn list(id: &str, rule: &str, lines: &[(Cell, &str)]) -> Chart {
    let row = |(head, amount): &(Cell, &str)| ChartRow {
        head: head.clone(),
        cells: vec![sign((*amount).replace('-', "−"))],
    };
    chart(id, rule, "what", vec![word("counts")], lines.iter().map(row).collect())
}

impl Battle {
    pub(super) fn charts(&self) -> Vec<Chart> {
        vec![
            self.terrain_chart(),
            self.bombardment_chart(),
            fire_modifiers(),
            self.combat_chart(),
            combat_modifiers(),
            result_chart(),
            morale_chart(),
            spirit_chart(),
            rally_chart(),
            leaving_chart(),
            capture_chart(),
            dice_chart(),
        ]
    }

    /// [PG C4a–C4g] Movement, attack and fire by terrain.
    fn terrain_chart(&self) -> Chart {
        let chart_lines = &self.scenario.terrain;
        let hexes = GROUNDS.map(|it| terrain_row(ground_name(it), chart_lines.hex(it), false));
        let sides = SIDES
            .into_iter()
            .zip(&chart_lines.sides)
            .map(|(name, line)| terrain_row(name, line, true));
        let columns = [
            "move-infantry",
            "move-artillery",
            "move-cavalry",
            "into-infantry",
            "into-cavalry",
            "from-infantry",
            "from-cavalry",
            "fire-into",
            "fire-from",
            "shock",
        ];
        chart(
            "terrain",
            "pg:C4a",
            "ground",
            columns.map(word).to_vec(),
            hexes.into_iter().chain(sides).collect(),
        )
    }

    /// [PG C6a] The Bombardment Table.
    fn bombardment_chart(&self) -> Chart {
        let table = &self.scenario.bombardment;
        let columns = table.columns.iter().map(|it| sign(it.as_str()));
        let rows = (FIRST_ROW..).zip(&table.rows).map(|(roll, cells)| ChartRow {
            head: sign(row_head(roll)),
            cells: cells.iter().map(|it| sign(it.to_string())).collect(),
        });
        let mut made = chart(BOMBARDMENT, "pg:C6a", "roll", columns.collect(), rows.collect());
        made.notes = notes();
        made
    }

    /// [PG C9a] The Combat Table: attacker, then defender.
    fn combat_chart(&self) -> Chart {
        let columns = ODDS.map(sign).to_vec();
        let rows = (FIRST_ROW..).zip(&self.scenario.combat.rows).map(|(roll, cells)| ChartRow {
            head: sign(row_head(roll)),
            cells: cells.iter().map(|&it| sign(result_text(it))).collect(),
        });
        let mut made = chart(COMBAT, "pg:C9a", "roll", columns, rows.collect());
        made.notes = notes();
        made
    }
}

/// [PG C6b, C9b] The row of a table that a modified roll is read on, as its head says it.
pub(super) fn row_read(roll: i32, rows: usize) -> String {
    let last = i32::from(FIRST_ROW) + i32::try_from(rows).unwrap_or(1) - 1;
    let row = roll.clamp(i32::from(FIRST_ROW), last);
    row_head(i8::try_from(row).unwrap_or(FIRST_ROW))
}

fn row_head(roll: i8) -> String {
    roll.to_string().replace('-', "−")
}

/// [PG 11.3.1a–11.3.5a, C10a] What the signs of a result mean.
fn notes() -> Vec<Message> {
    ["ex", "eased", "rout", "waver", "surrender", "star"]
        .map(|it| Message::new(format!("prussia-chart-note-{it}")))
        .to_vec()
}

fn terrain_row(name: &str, line: &TerrainLine, side: bool) -> ChartRow {
    let cost = |it: u8| {
        if line.prohibited {
            return sign("–");
        }
        sign(if side { format!("+{it}") } else { it.to_string() })
    };
    let mut cells: Vec<Cell> = line.cost.into_iter().map(cost).collect();
    cells.extend(line.into.into_iter().chain(line.from).map(modifier));
    cells.extend([line.fire_into, line.fire_from].map(modifier));
    cells.push(if line.no_shock { word("no-shock") } else { sign("") });
    ChartRow { head: Cell::Words(Message::new(format!("prussia-terrain-{name}"))), cells }
}

/// [PG C7a–C7d] Modifiers of a bombardment.
fn fire_modifiers() -> Chart {
    list(
        "fire-modifiers",
        "pg:C7a",
        &[
            (item("C7a"), "+2"),
            (item("C7b"), "-3"),
            (item("C7c"), "-3"),
            (item("C7d"), "-1, -2"),
            (item("16-2b"), "C4"),
        ],
    )
}

/// [PG C8a–C8j] Modifiers of a close combat.
fn combat_modifiers() -> Chart {
    list(
        "combat-modifiers",
        "pg:C8a",
        &[
            (item("4-3d"), "-2"),
            (item("C8a"), "-2"),
            (item("C8b"), "+2"),
            (item("C8c"), "-1"),
            (item("C8d"), "+3"),
            (item("C8e"), "±2"),
            (item("C8f"), "±3"),
            (item("C8g"), "+1, +2"),
            (item("C8h"), "+2, +3"),
            (item("C8i"), "±"),
            (item("C8j"), "±1, ±2"),
            (item("19-5a"), "C4"),
            (item("19-5-1b"), "±"),
        ],
    )
}

/// [PG C2a–C2e] What a unit that rallies adds to its MR.
fn rally_chart() -> Chart {
    list(
        "rally",
        "pg:C2a",
        &[
            (item("C2a"), "+MM"),
            (item("C2b"), "+1"),
            (item("C2c"), "+1"),
            (item("C2d"), "-1"),
            (item("C2e"), "-1, -2"),
        ],
    )
}

/// [PG C5a, C5b] What it costs to leave an enemy zone.
fn leaving_chart() -> Chart {
    list(
        "leaving",
        "pg:C5a",
        &[
            (word("leaving-support"), "+1"),
            (word("leaving-prussian"), "+1"),
            (word("leaving-fast"), "+2"),
            (word("leaving-engaged"), "–"),
        ],
    )
}

/// [PG C1a–C1e] The capture of guns.
fn capture_chart() -> Chart {
    let row = |roll: &str, name: &str| ChartRow { head: sign(roll), cells: vec![word(name)] };
    let mut made = chart(
        "capture",
        "pg:C1a",
        "roll",
        vec![word("result")],
        vec![row("≤ 3", "capture-all"), row("4–6", "capture-counter"), row("≥ 7", "capture-none")],
    );
    made.notes =
        ["captors", "guns"].map(|it| Message::new(format!("prussia-chart-capture-{it}"))).to_vec();
    made
}

/// [PG C10a, 11.3.1a–11.3.5a] What the signs of a result mean.
fn result_chart() -> Chart {
    let row = |sign_of: &str, name: &str| ChartRow {
        head: sign(sign_of),
        cells: vec![word(&format!("key-{name}"))],
    };
    let rows = vec![
        row("2", "number"),
        row("Ex", "ex"),
        row("Ex+1", "ex-plus"),
        row("( )", "eased"),
        row("R", "rout"),
        row("r", "waver"),
        row("S", "surrender"),
        row("*", "star"),
    ];
    chart("key", "pg:C10a", "sign", vec![word("means")], rows)
}

/// [PG C3a, 11.1.3a, 11.1.4a] What the morale of a unit means when it takes losses.
fn morale_chart() -> Chart {
    let row = |mr: &str, name: &str| ChartRow {
        head: sign(mr),
        cells: ["loss", "waver", "surrender"]
            .map(|it| word(&format!("morale-{name}-{it}")))
            .to_vec(),
    };
    chart(
        "morale",
        "pg:C3a",
        "mr",
        ["morale-loss", "morale-waver", "morale-surrender"].map(word).to_vec(),
        vec![row("≥ 6", "6"), row("5", "5"), row("4", "4"), row("≤ 3", "3")],
    )
}

/// [PG 10.2a–10.2j, 10.3a–10.3e] What becomes of an army that loses heart.
fn spirit_chart() -> Chart {
    let spirit = |name: &str| Cell::Words(Message::new(format!("prussia-spirit-{name}")));
    let row = |name: &str, when: &str, figure: i8| {
        let bad = [figure, -figure, -figure, figure].map(modifier);
        let cells = [sign(when)].into_iter().chain(bad).collect();
        ChartRow { head: spirit(name), cells }
    };
    let columns =
        ["spirit-when", "spirit-command", "spirit-checks", "spirit-attack", "spirit-defense"];
    let mut made = chart(
        "spirit",
        "pg:10.2a",
        "army",
        columns.map(word).to_vec(),
        vec![row("demoralized", "≤ 6", 1), row("broken", "≤ −10", 2)],
    );
    made.notes =
        ["roll", "fled"].map(|it| Message::new(format!("prussia-chart-spirit-{it}"))).to_vec();
    made
}

/// The dice that are rolled besides the two tables, each with what it needs.
fn dice_chart() -> Chart {
    let named = |name: &str| word(&format!("dice-{name}"));
    list(
        "dice",
        "pg:13.1a",
        &[
            (named("activation"), "≥ 7"),
            (named("sight"), "≥ 8"),
            (named("command"), "≤ CV"),
            (named("help"), "≤ I"),
            (named("check"), "≤ MR + MM"),
            (named("charge"), "≥ 11"),
            (named("casualty"), "6"),
            (named("overrun"), "6"),
        ],
    )
}

//! The charts of a game as they are shown: combat results, terrain effects, the game's own tables.

use scene::{Cell, Chart, ChartRow, Message};

use super::{points, words};
use crate::charts::{DiceReading, MoveEffect, TerrainLine};
use crate::scenario::{Per, Points, PointsFor};
use crate::series::numbers::Ratio;
use crate::state::{Side, War};

/// The id of the combat results table: events name it with the cell they are read from.
pub(super) const RESULTS: &str = "crt";

fn sign(text: &impl ToString) -> Cell {
    Cell::Sign(text.to_string())
}

fn word(key: impl Into<String>) -> Cell {
    Cell::Words(Message::new(key))
}

/// A number with its sign, as shifts and points are written.
fn signed(number: i32) -> Cell {
    sign(&format!("{number:+}").replace('-', "−"))
}

/// What multiplies a strength; an empty cell where nothing does.
fn factor(ratio: Ratio) -> Cell {
    sign(&if ratio == Ratio::ONE { String::new() } else { format!("×{ratio}") })
}

fn chart(id: &str, rule: &str, corner: &str) -> Chart {
    Chart {
        id: id.into(),
        title: Message::new(format!("scs-chart-{id}")),
        rule: Some(rule.into()),
        corner: Message::new(format!("scs-chart-{corner}")),
        columns: Vec::new(),
        rows: Vec::new(),
        notes: Vec::new(),
    }
}

/// A kind of line in the terrain effects chart.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Ground {
    Hex,
    Hexside,
    Line,
}

impl War {
    pub(super) fn charts(&self) -> Vec<Chart> {
        let mut charts = vec![self.results_chart(), self.terrain_chart()];
        charts.extend(self.support_chart());
        charts.extend(self.air_chart());
        charts.extend(self.points_chart());
        charts.push(self.levels_chart());
        charts
    }

    /// [SCS 7.0K] The combat results table.
    fn results_chart(&self) -> Chart {
        let table = &self.scenario.results;
        let row = |reading: u8| ChartRow {
            head: sign(&reading),
            cells: (0..table.columns.len()).map(|it| sign(&table.cell(it, reading))).collect(),
        };
        let note = |name| Message::new(format!("scs-chart-crt-{name}"));
        Chart {
            columns: table.columns.iter().map(sign).collect(),
            rows: table.dice.readings().into_iter().map(row).collect(),
            notes: vec![note("results"), note("below")],
            ..chart(RESULTS, "scs:7.0K", "dice")
        }
    }

    /// [SCS 0.11G] The terrain effects chart: costs by movement class, effects on combat, stacking.
    fn terrain_chart(&self) -> Chart {
        let (scenario, terrain) = (&self.scenario, &self.scenario.terrain);
        let class = |it: &String| match it.as_str() {
            "*" => word("scs-chart-movement"),
            name => word(format!("scs-class-{name}")),
        };
        let effects = ["attacker", "defender", "shift", "stacking"];
        let columns = scenario.classes.iter().map(class);
        let columns = columns.chain(effects.map(|it| word(format!("scs-chart-{it}")))).collect();

        let limits = scenario.stacking.limits.iter();
        let hexes = terrain
            .hexes
            .iter()
            .zip(limits)
            .map(|(line, limit)| terrain_row(line, Ground::Hex, sign(limit)));
        let none = || sign(&"");
        let sides = terrain.hexsides.iter().map(|it| terrain_row(it, Ground::Hexside, none()));
        let lines = terrain.lines.iter().map(|it| terrain_row(it, Ground::Line, none()));
        let mut notes: Vec<Message> =
            ["costs", "zone"].map(|it| Message::new(format!("scs-chart-terrain-{it}"))).into();
        notes.extend(terrain.lines.iter().filter_map(|it| self.cancels(it)));
        Chart {
            columns,
            rows: hexes.chain(sides).chain(lines).collect(),
            notes,
            ..chart("terrain", "scs:0.11G", "terrain-corner")
        }
    }

    /// What a bridge or a ford cancels.
    fn cancels(&self, line: &TerrainLine) -> Option<Message> {
        let term = |id: &str| format!("scs-terrain-{id}");
        let (first, rest) = line.negates.split_first()?;
        let sides = [first].into_iter().chain(rest);
        let sides = sides
            .map(|&it| scene::Arg::Term(term(&self.scenario.terrain.hexsides[usize::from(it)].id)));
        let mut message = Message::new("scs-chart-terrain-cancels").term("line", term(&line.id));
        message.args.insert("sides".into(), scene::Arg::List(sides.collect()));
        Some(message)
    }

    /// [SCS 6.1f] What barrage points are worth, in games that have them.
    fn support_chart(&self) -> Option<Chart> {
        let shifts = &self.scenario.title_data.barrage_shifts;
        let row = |&(least, columns): &(u8, u8)| ChartRow {
            head: sign(&format!("{least}+")),
            cells: vec![sign(&columns)],
        };
        let columns = vec![word("scs-chart-shift")];
        let rows = shifts.iter().map(row).collect();
        (!shifts.is_empty()).then(|| Chart {
            columns,
            rows,
            ..chart("barrage", "scs:6.1f", "barrage-points")
        })
    }

    /// [SCS 6.1f] Air points turn by turn, in games that have them.
    fn air_chart(&self) -> Option<Chart> {
        let air = &self.scenario.title_data.air;
        let sides = Side::BOTH.into_iter().filter(|it| !air[it.index()].is_empty());
        let rows: Vec<ChartRow> = sides
            .map(|side| {
                let points = |turn| air[side.index()].get(usize::from(turn)).copied();
                ChartRow {
                    head: self.side_cell(side),
                    cells: (0..self.scenario.turns)
                        .map(|it| sign(&points(it).unwrap_or(0)))
                        .collect(),
                }
            })
            .collect();
        let columns = (1..=self.scenario.turns).map(|it| sign(&it)).collect();
        (!rows.is_empty()).then(|| Chart { columns, rows, ..chart("air", "scs:6.1f", "turn") })
    }

    fn side_cell(&self, side: Side) -> Cell {
        Cell::Words(Message::new("scs-chart-words").words("words", self.side_told(side)))
    }

    /// [SCS 13.0A] What gives points.
    fn points_chart(&self) -> Option<Chart> {
        let victory = &self.scenario.victory;
        let row = |it: &Points| ChartRow {
            head: Cell::Words(self.points_message(it.what)),
            cells: vec![signed(it.points)],
        };
        let rows: Vec<ChartRow> = victory.points.iter().map(row).collect();
        let columns = vec![self.side_cell(victory.score_of)];
        (!rows.is_empty()).then(|| Chart {
            columns,
            rows,
            ..chart("points", "scs:13.0A", "points-for")
        })
    }

    fn points_message(&self, what: PointsFor) -> Message {
        let counted = |name: &str, side: Side, per: Per| {
            let per = match per {
                Per::Unit => "unit",
                Per::Step => "step",
            };
            let message = Message::new(format!("scs-chart-points-{name}-{per}"));
            message.words("side", self.side_told(side))
        };
        match what {
            PointsFor::Control(hex) => {
                Message::new("scs-chart-points-control").text("hex", self.number(hex))
            }
            PointsFor::Destroyed(side, per) => counted("destroyed", side, per),
            PointsFor::Exited(side, per) => counted("exited", side, per),
        }
    }

    /// How the game is won: points at the end, or hexes held together before it.
    fn levels_chart(&self) -> Chart {
        let victory = &self.scenario.victory;
        let result = |it| Cell::Words(Message::new("scs-chart-words").words("words", words(it)));
        let levels = victory.levels.iter().map(|it| ChartRow {
            head: it.at_least.map_or(word("scs-chart-levels-else"), |n| sign(&format!("{n}+"))),
            cells: vec![result(&it.result)],
        });
        let sudden = victory.sudden.iter().map(|it| {
            let hexes: Vec<String> = it.controls.iter().map(|&hex| self.number(hex)).collect();
            let head = Message::new("scs-chart-levels-sudden");
            let head = head.words("side", self.side_told(it.side)).list("hexes", hexes);
            ChartRow { head: Cell::Words(head), cells: vec![result(&it.result)] }
        });
        Chart {
            columns: vec![word("scs-chart-levels-result")],
            rows: levels.chain(sudden).collect(),
            ..chart("levels", "scs:13.0C", "levels-points")
        }
    }
}

/// One line of the terrain effects chart.
fn terrain_row(line: &TerrainLine, ground: Ground, limit: Cell) -> ChartRow {
    let movement = |it: &MoveEffect| match *it {
        MoveEffect::None => sign(&""),
        MoveEffect::Cost(halves) if ground == Ground::Hexside => {
            sign(&format!("+{}", points(halves.into())))
        }
        MoveEffect::Cost(halves) => sign(&points(halves.into())),
        MoveEffect::Prohibited => word("scs-chart-prohibited"),
    };
    let combat = line.combat;
    let attacker =
        if combat.prohibited { word("scs-chart-no-attack") } else { factor(combat.attacker) };
    let shift = if combat.shift == 0 { sign(&"") } else { signed(combat.shift.into()) };
    let effects = [attacker, factor(combat.defender), shift, limit];
    ChartRow {
        head: word(format!("scs-terrain-{}", line.id)),
        cells: line.movement.iter().map(movement).chain(effects).collect(),
    }
}

impl DiceReading {
    /// [SCS 7.0J] Every reading of the two dice, in rising order.
    fn readings(self) -> Vec<u8> {
        match self {
            Self::Sum => (2..=12).collect(),
            Self::TensAndUnits => {
                (1..=6).flat_map(|tens| (1..=6).map(move |units| 10 * tens + units)).collect()
            }
        }
    }
}

//! What does not change during a game.

use hexgrid::HexId;
use scene::{Cell, Chart, ChartRow, Message, SeatView, Setting, VictoryLine};

use super::{stage_name, words};
use crate::charts::{Blocks, MarkerType};
use crate::roster::Nation;
use crate::state::{Firefight, Stage};

/// [COH 2.0a] The parts of a round.
const STAGES: [Stage; 5] =
    [Stage::Cards, Stage::Plot, Stage::Barrage, Stage::Initiative, Stage::Turns];

/// The term of a nation.
fn nation(nation: Nation) -> String {
    format!("coh-nation-{}", nation.word())
}

impl Firefight {
    pub(super) fn setting_view(&self) -> Setting {
        let scenario = &self.scenario;
        let seats = scenario.forces.iter().map(|it| SeatView {
            id: it.id.clone(),
            name: it.name.words(),
            forms: it.name.forms(),
            color: it.color.clone(),
        });
        let objectives = scenario.objectives.iter().flat_map(|it| &it.hexes);
        Setting {
            scenario: scenario.id.clone(),
            system: "coh".into(),
            title: words(&scenario.title),
            briefing: words(&scenario.briefing),
            seats: seats.collect(),
            turns: u16::from(scenario.rounds),
            turn_labels: Vec::new(),
            phases: self.stages().map(|it| stage_name(it).to_owned()).collect(),
            victory: self.victory_view(),
            objectives: objectives.map(|&it| self.number(it)).collect(),
            // Markers lie face down in every firefight.
            secrets: true,
            charts: self.charts(),
            ladders: Vec::new(),
            agreed: Vec::new(),
        }
    }

    /// [COH 2.0a] The parts of a round in which something can happen at all.
    fn stages(&self) -> impl Iterator<Item = Stage> {
        let (draws, plots) = (self.scenario.draw > 0, !self.scenario.oba.is_empty());
        STAGES.into_iter().filter(move |it| match it {
            Stage::Cards => draws,
            Stage::Plot | Stage::Barrage => plots,
            Stage::SetUp | Stage::Initiative | Stage::Turns => true,
        })
    }

    /// [COH 2.4a–2.4e] How a firefight is decided, and what brings points.
    fn victory_view(&self) -> Vec<VictoryLine> {
        let scenario = &self.scenario;
        let mut lines = vec![Message::new("coh-victory-most")];
        for (holder, hexes) in &scenario.end_when {
            let ends = Message::new("coh-victory-ends").term("nation", nation(*holder));
            lines.push(ends.list("hexes", self.numbers(hexes)));
        }
        lines.extend(self.points_for_places());
        for (force, hexes, points) in &scenario.exits {
            let left = Message::new("coh-victory-exit")
                .term("nation", nation(scenario.force(*force).nation))
                .list("hexes", self.numbers(hexes));
            lines.push(left.number("points", (*points).into()));
        }
        lines.extend(self.points_for_units());
        for (side, points) in Nation::BOTH.into_iter().zip(scenario.start_points) {
            if points != 0 {
                let start = Message::new("coh-victory-start").term("nation", nation(side));
                lines.push(start.number("points", points.into()));
            }
        }
        lines.into_iter().map(VictoryLine::told).collect()
    }

    /// [COH 2.4a] What places bring, at the end or after every round.
    fn points_for_places(&self) -> Vec<Message> {
        let mut lines = Vec::new();
        for objective in &self.scenario.objectives {
            let kinds = [("at-end", objective.at_end), ("each-round", objective.each_round)];
            for (when, points) in kinds {
                for (side, points) in Nation::BOTH.into_iter().zip(points) {
                    if points != 0 {
                        let line = Message::new(format!("coh-victory-{when}"))
                            .words("name", words(&objective.name))
                            .list("hexes", self.numbers(&objective.hexes))
                            .term("nation", nation(side));
                        lines.push(line.number("points", points.into()));
                    }
                }
            }
        }
        lines
    }

    /// [COH 2.4b] What destroyed units bring: one line where all are worth the same, else one for
    /// each nation, from its cheapest to its dearest.
    fn points_for_units(&self) -> Vec<Message> {
        let worth = |side: Option<Nation>| {
            let units = self.scenario.units.iter();
            let of = units
                .filter(|it| side.is_none_or(|side| self.scenario.force(it.force).nation == side));
            let points: Vec<i32> = of.map(|it| it.points.into()).collect();
            Some((*points.iter().min()?, *points.iter().max()?))
        };
        match worth(None) {
            None | Some((0, 0)) => Vec::new(),
            Some((least, most)) if least == most => {
                vec![Message::new("coh-victory-kill").number("points", most)]
            }
            Some(_) => {
                let sides = Nation::BOTH.into_iter();
                let lines = sides.filter_map(|side| Some((side, worth(Some(side))?)));
                let line = |(side, (least, most)): (Nation, (i32, i32))| {
                    let key = if least == most { "kill-of" } else { "kill-range" };
                    let line = Message::new(format!("coh-victory-{key}"));
                    line.term("nation", nation(side)).number("points", least).number("most", most)
                };
                lines.map(line).collect()
            }
        }
    }

    fn numbers(&self, hexes: &[HexId]) -> Vec<String> {
        hexes.iter().map(|&it| self.number(it)).collect()
    }

    fn charts(&self) -> Vec<Chart> {
        let markers = &self.scenario.markers;
        vec![
            self.terrain_chart(),
            marker_chart("markers-foot", "coh:7.4a", &markers.foot),
            marker_chart("markers-vehicle", "coh:15.2a", &markers.vehicle),
            self.card_chart(),
        ]
    }

    /// [COH 8.1] The cards: how many there are, what they cost, what they do.
    fn card_chart(&self) -> Chart {
        let head = |name: &str| Cell::Words(Message::new(format!("coh-chart-{name}")));
        let said = |both| Cell::Words(Message::new("coh-chart-said").words("text", words(both)));
        let rows = self.scenario.cards.cards.iter().map(|it| ChartRow {
            head: said(&it.title),
            cells: vec![
                Cell::Sign(it.id.clone()),
                Cell::Sign(it.copies.to_string()),
                Cell::Sign(if it.price == 0 { String::new() } else { it.price.to_string() }),
                said(&it.text),
            ],
        });
        Chart {
            id: "cards".into(),
            title: Message::new("coh-chart-cards"),
            rule: Some("coh:8.1a".into()),
            corner: Message::new("coh-chart-card"),
            columns: ["number", "count", "price", "effect"].map(head).to_vec(),
            rows: rows.collect(),
            notes: Vec::new(),
        }
    }

    /// [COH 5.0, 14.0] Both terrain tables in one.
    fn terrain_chart(&self) -> Chart {
        let head = |name: &str| Cell::Words(Message::new(format!("coh-chart-{name}")));
        let extra = |it: Option<u8>| Cell::Sign(it.map_or("–".into(), |it| format!("+{it}")));
        let rows = self.scenario.field.chart.lines.iter().map(|line| ChartRow {
            head: Cell::Words(Message::new(format!("coh-terrain-{}", line.id))),
            cells: vec![
                extra(Some(line.foot)),
                Cell::Sign(format!("{:+}", line.dm)),
                head(match line.blocks {
                    Blocks::No => "open",
                    Blocks::Yes => "blocked",
                    Blocks::InSeason => "in-season",
                }),
                extra(line.tracked),
                extra(line.wheeled),
                Cell::Sign(if line.check { "!".into() } else { String::new() }),
            ],
        });
        Chart {
            id: "terrain".into(),
            title: Message::new("coh-chart-terrain"),
            rule: Some("coh:5.0a".into()),
            corner: Message::new("coh-chart-ground"),
            columns: ["foot", "dm", "sight", "tracked", "wheeled", "check"].map(head).to_vec(),
            rows: rows.collect(),
            notes: Vec::new(),
        }
    }
}

fn marker_chart(id: &str, rule: &str, markers: &[MarkerType]) -> Chart {
    let head = |name: &str| Cell::Words(Message::new(format!("coh-chart-{name}")));
    let signed = |it: i8| Cell::Sign(if it == 0 { String::new() } else { format!("{it:+}") });
    let rows = markers.iter().map(|it| ChartRow {
        head: Cell::Words(Message::new(format!("coh-marker-{}", it.id))),
        cells: vec![
            Cell::Sign(it.count.to_string()),
            if it.fires && !it.only_rally {
                Cell::Sign(format!("+{}", it.fire_cost))
            } else {
                head("never")
            },
            if it.moves && !it.only_rally {
                Cell::Sign(format!("+{}", it.move_cost))
            } else {
                head("never")
            },
            signed(it.red),
            signed(it.blue),
            signed(it.front),
            signed(it.flank),
            it.rally.map_or_else(|| head("never"), |it| Cell::Sign(format!("{it}+"))),
        ],
    });
    let columns = ["count", "fire", "move", "red", "blue", "front", "flank", "rally"];
    Chart {
        id: id.into(),
        title: Message::new(format!("coh-chart-{id}")),
        rule: Some(rule.into()),
        corner: Message::new("coh-chart-marker"),
        columns: columns.map(head).to_vec(),
        rows: rows.collect(),
        notes: Vec::new(),
    }
}

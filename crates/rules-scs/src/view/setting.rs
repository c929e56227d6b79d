//! What does not change during a game, and who is still to arrive.

use std::collections::{BTreeMap, BTreeSet};

use hexgrid::HexId;
use scene::{Arrival, Message, SeatView, Setting, VictoryLine};

use super::words;
use crate::options::Fog;
use crate::scenario::{Level, Per, Points, PointsFor, SuddenDeath};
use crate::state::{Phase, Place, Side, War};

/// [SCS 1.0B] The phases of a player turn.
const PHASES: [Phase; 4] = [Phase::Movement, Phase::Combat, Phase::Exploitation, Phase::Supply];

/// The word of what is counted, in keys of texts.
pub(super) fn per_name(per: Per) -> &'static str {
    match per {
        Per::Unit => "unit",
        Per::Step => "step",
    }
}

impl War {
    pub(super) fn setting_view(&self) -> Setting {
        let scenario = &self.scenario;
        let seats = scenario.sides.iter().map(|it| SeatView {
            id: it.id.clone(),
            name: it.name.words(),
            forms: it.name.forms(),
            color: it.color.clone(),
        });
        Setting {
            scenario: scenario.id.clone(),
            system: "scs".into(),
            title: words(&scenario.title),
            briefing: words(&scenario.briefing),
            seats: seats.collect(),
            turns: scenario.turns,
            turn_labels: scenario.turn_labels.iter().map(words).collect(),
            phases: self.phases().map(|it| it.word().to_owned()).collect(),
            victory: self.victory_view(),
            objectives: self.objectives().into_iter().map(|it| self.number(it)).collect(),
            secrets: self.options.fog == Fog::On,
            charts: self.charts(),
            ladders: Vec::new(),
            agreed: Vec::new(),
        }
    }

    /// [SCS 1.0K, 11.0a] The phases in which something can happen at all.
    fn phases(&self) -> impl Iterator<Item = Phase> {
        let scenario = &self.scenario;
        let exploits = scenario.unit_ids().any(|it| scenario.has_exploitation(it));
        let turns = usize::from(scenario.turns) * Side::BOTH.len();
        let left_out = move |phase: Phase| {
            let skipped = scenario.skips.iter().filter(|it| it.phase == phase).count();
            skipped == turns || (phase == Phase::Exploitation && !exploits)
        };
        PHASES.into_iter().filter(move |&it| !left_out(it))
    }

    /// [SCS 13.0A] What each score means, what ends the game at once, and what is scored for.
    fn victory_view(&self) -> Vec<VictoryLine> {
        let victory = &self.scenario.victory;
        let seat = self.side_name(victory.score_of);
        let scorer = self.side_told(victory.score_of);
        let level = |it: &Level| {
            let message = match it.at_least {
                Some(points) => Message::new("scs-victory-level").number("points", points),
                None => Message::new("scs-victory-rest"),
            };
            let message = message.words("result", words(&it.result)).text("side", scorer.clone());
            VictoryLine { seat: Some(seat.clone()), at_least: it.at_least, message }
        };
        let sudden = |it: &SuddenDeath| {
            let hexes = it.controls.iter().map(|&hex| self.number(hex));
            let holder = self.side_told(it.side);
            VictoryLine::told(
                Message::new("scs-victory-sudden")
                    .words("result", words(&it.result))
                    .text("side", holder)
                    .list("hexes", hexes),
            )
        };
        let levels = victory.levels.iter().map(level);
        let sudden = victory.sudden.iter().map(sudden);
        let points = victory.points.iter().map(|it| VictoryLine::told(self.points_told(*it)));
        levels.chain(sudden).chain(points).collect()
    }

    /// [SCS 13.0A, 3.3cA] A line of the schedule of points.
    fn points_told(&self, line: Points) -> Message {
        let message = match line.what {
            PointsFor::Control(hex) => {
                Message::new("scs-victory-control").text("hex", self.number(hex))
            }
            PointsFor::Destroyed(side, per) => {
                Message::new(format!("scs-victory-destroyed-{}", per_name(per)))
                    .text("side", self.side_told(side))
            }
            PointsFor::Exited(side, per) => {
                Message::new(format!("scs-victory-exited-{}", per_name(per)))
                    .text("side", self.side_told(side))
            }
        };
        message.text("points", format!("{:+}", line.points).replace('-', "−"))
    }

    /// [SCS 13.0A] The hexes whose control gives points or wins the game at once.
    fn objectives(&self) -> BTreeSet<HexId> {
        let victory = &self.scenario.victory;
        let for_points = victory.points.iter().filter_map(|it| match it.what {
            PointsFor::Control(hex) => Some(hex),
            PointsFor::Destroyed(..) | PointsFor::Exited(..) => None,
        });
        let sudden = victory.sudden.iter().flat_map(|it| it.controls.iter().copied());
        for_points.chain(sudden).collect()
    }

    /// The name of the current turn by language; empty if it has none.
    pub(super) fn turn_words(&self) -> BTreeMap<String, String> {
        let label = self.scenario.turn_labels.get(usize::from(self.core.turn - 1));
        label.map(words).unwrap_or_default()
    }

    /// [SCS 5.0M] The order of arrival is printed: everybody knows who is still to come, and where.
    pub(super) fn arrivals_view(&self) -> Vec<Arrival> {
        let mut arrivals = Vec::new();
        for arrival in &self.scenario.arrivals {
            let awaited = arrival.units.iter().filter(|&&it| self.unit(it).place == Place::Awaited);
            let awaited: Vec<_> = awaited.copied().collect();
            let Some(&first) = awaited.first() else { continue };
            arrivals.push(Arrival {
                turn: arrival.turn,
                seat: self.side_name(self.side_of(first)),
                units: self.unit_ids(&awaited),
                hexes: arrival.entry.iter().map(|&it| self.number(it)).collect(),
            });
        }
        arrivals
    }
}

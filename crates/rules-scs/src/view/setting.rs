//! What does not change during a game, and who is still to arrive.

use std::collections::{BTreeMap, BTreeSet};

use hexgrid::HexId;
use scene::{Arrival, SeatView, Setting};

use super::words;
use crate::options::Fog;
use crate::scenario::PointsFor;
use crate::state::{Phase, Place, War};

/// [SCS 1.0B] The phases of a player turn.
const PHASES: [Phase; 4] = [Phase::Movement, Phase::Combat, Phase::Exploitation, Phase::Supply];

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
            phases: PHASES.map(|it| it.word().to_owned()).to_vec(),
            objectives: self.objectives().into_iter().map(|it| self.number(it)).collect(),
            secrets: self.options.fog == Fog::On,
            charts: self.charts(),
            ladders: Vec::new(),
        }
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

//! What does not change during a game.

use hexgrid::HexId;
use scene::{Ladder, LadderStep, Message, SeatView, Setting, VictoryLine};

use super::{phase_name, words};
use crate::ch10_army_morale::{BOTTOM, SHAKY};
use crate::scenario::Which;
use crate::state::{Army, Battle, Phase};

/// [PG 12b] The phases of a player turn.
const PHASES: [Phase; 10] = [
    Phase::Activation,
    Phase::Deployment,
    Phase::Command,
    Phase::Rout,
    Phase::Movement,
    Phase::Bombardment,
    Phase::Rally,
    Phase::Defense,
    Phase::Combat,
    Phase::Adjustment,
];

impl Battle {
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
            system: "prussia".into(),
            title: words(&scenario.title),
            briefing: words(&scenario.briefing),
            seats: seats.collect(),
            turns: u16::from(scenario.turns),
            turn_labels: (1..=scenario.turns).map(|it| self.hour_words(it)).collect(),
            phases: PHASES.map(|it| phase_name(it).to_owned()).to_vec(),
            victory: self.victory_view(),
            objectives: self.numbers(self.objectives()),
            secrets: false,
            charts: self.charts(),
            ladders: Army::BOTH.map(|it| self.morale_ladder(it)).to_vec(),
            agreed: Vec::new(),
        }
    }

    /// [PG 22.1g, 23.2a, 24.1a, 25.2a, 26.2a] What wins the battle, and what brings points.
    fn victory_view(&self) -> Vec<VictoryLine> {
        let keys: &[&str] = match self.scenario.which {
            Which::Rossbach => &["rossbach", "points", "towns"],
            Which::Leuthen => &["leuthen", "points"],
            Which::Zorndorf => &["zorndorf", "points"],
            Which::Torgau => &["torgau", "points", "cut-off"],
            Which::Other => &["other", "points"],
        };
        let line = |it: &&str| VictoryLine::told(Message::new(format!("prussia-victory-{it}")));
        keys.iter().map(line).collect()
    }

    /// [PG 23.1a, 23.1b, 26.1a] The towns that bring points.
    fn objectives(&self) -> Vec<HexId> {
        let towns: &[&str] = match self.scenario.which {
            Which::Rossbach if self.is_main() => &["kayna", "reichardtswerben"],
            Which::Rossbach => &["reichardtswerben"],
            Which::Torgau => &["torgau"],
            Which::Leuthen | Which::Zorndorf | Which::Other => &[],
        };
        let field = &self.scenario.field;
        towns.iter().flat_map(|it| field.region(it)).copied().collect()
    }

    /// [PG 10.0a, 10.2a, 10.2b, 10.3a] The Army Morale track of an army, and where it loses heart.
    fn morale_ladder(&self, army: Army) -> Ladder {
        let id = self.army_id(army);
        let step = |(at, name, rule): (i16, &str, &str)| LadderStep {
            at: at.into(),
            name: name.into(),
            label: Message::new(format!("prussia-ladder-{name}")),
            rule: Some(rule.into()),
        };
        Ladder {
            track: format!("morale-{id}"),
            seat: Some(id),
            title: Message::new("prussia-ladder-morale").words("side", self.army_told(army)),
            rule: Some("pg:10.0a".into()),
            top: self.army_state(army).track.top.into(),
            bottom: BOTTOM.into(),
            boxes: "morale-".into(),
            steps: [
                (SHAKY, "shaky", "pg:10.2a"),
                (0, "demoralized", "pg:10.2b"),
                (BOTTOM, "broken", "pg:10.3a"),
            ]
            .map(step)
            .to_vec(),
        }
    }
}

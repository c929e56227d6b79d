//! What does not change during a game.

use std::collections::BTreeMap;

use catalog::Bilingual;
use scene::{SeatView, Setting};

use crate::ch03_sequence::Segment;
use crate::state::War;

fn words(text: &Bilingual) -> BTreeMap<String, String> {
    [("en", &text.en), ("it", &text.it)].map(|(it, text)| (it.to_owned(), text.clone())).into()
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
        let acted = Segment::WORDS.iter().filter(|it| it.1.is_movement() || it.1.is_combat());
        Setting {
            scenario: scenario.id.clone(),
            system: "nextwar".to_owned(),
            title: words(&scenario.title),
            briefing: words(&scenario.briefing),
            seats: seats.collect(),
            turns: u16::from(scenario.turns),
            turn_labels: Vec::new(),
            phases: acted.map(|it| it.0.to_owned()).collect(),
            victory: self.victory_view(),
            objectives: self.objectives().into_iter().map(|it| self.number(it)).collect(),
            secrets: false,
            charts: self.charts_view(),
            ladders: Vec::new(),
            agreed: Vec::new(),
        }
    }
}

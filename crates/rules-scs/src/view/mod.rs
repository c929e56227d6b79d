//! How a war is laid on the table: scene, questions, told events, reasons.
//!
//! What a viewer may not look at [SCS 0.10A] is taken out here; the texts themselves live in the
//! Fluent files under `data/texts`.

mod charts;
mod offer;
mod overlays;
mod prospect;
mod question;
mod reach;
mod reasons;
mod result;
mod setting;
mod stake;
mod table;
mod tell;
mod why_not;

use std::collections::BTreeMap;

use catalog::Bilingual;
use hexgrid::HexId;
use kernel::Viewer;
use scene::{
    Ask, Board, Choice, Facts, Message, Overlay, Reach, Reason, ResultView, Scene, Setting, Show,
    SideName, Standing, Told, UnitName,
};

use crate::decision::{Action, Decision};
use crate::event::{Event, RollResult};
use crate::roster::UnitType;
use crate::scenario::SideInfo;
use crate::state::{Side, UnitId, War};

impl Show for War {
    fn seat_names(&self) -> Vec<String> {
        self.scenario.sides.iter().map(|it| it.id.clone()).collect()
    }

    fn board(&self) -> Board {
        self.scenario.board()
    }

    fn scene(&self, viewer: Viewer) -> Scene {
        self.scene_for(viewer)
    }

    fn standing(&self) -> Standing {
        self.standing_view()
    }

    fn decision_name(&self, decision: &Decision) -> &'static str {
        question::name(*decision)
    }

    fn question(&self, decision: &Decision) -> Message {
        self.question_message(*decision)
    }

    fn about(&self, decision: &Decision) -> Facts {
        self.question_facts(*decision)
    }

    fn tell(&self, event: &Event, viewer: Viewer) -> Option<Told> {
        self.told(event, viewer)
    }

    fn result_view(&self, result: &RollResult) -> ResultView {
        self.cell_words(*result)
    }

    fn why(&self, action: &Action) -> Vec<Reason> {
        self.reasons(*action)
    }

    fn why_not(&self, action: &Action) -> Vec<Reason> {
        self.obstacles(*action)
    }

    fn setting(&self) -> Setting {
        self.setting_view()
    }

    fn choice(&self, action: &Action) -> Choice {
        self.choice_view(*action)
    }

    fn asks(&self, decision: &Decision) -> Vec<Ask> {
        offer::asks(*decision)
    }

    fn reach(&self) -> Vec<Reach> {
        self.reach_view()
    }

    fn overlays(&self, viewer: Viewer) -> Vec<Overlay> {
        self.overlays_for(viewer)
    }
}

impl War {
    /// The id of a unit, for programs.
    fn unit_id(&self, unit: UnitId) -> String {
        self.scenario.unit(unit).id.clone()
    }

    fn unit_ids(&self, units: &[UnitId]) -> Vec<String> {
        units.iter().map(|&it| self.unit_id(it)).collect()
    }

    /// What a unit is called: as its counter is, with its formation where several bear one name.
    /// A counter without a name is known by its id.
    fn name(&self, unit: UnitId) -> UnitName {
        let UnitType { id, name, formation, .. } = self.scenario.unit(unit);
        if name.is_empty() {
            return UnitName::plain(id, id);
        }
        let mut others = self.scenario.unit_ids().filter(|&it| it != unit);
        let shared = others.any(|it| self.scenario.unit(it).name == *name);
        if shared && !formation.is_empty() {
            return UnitName::plain(id, format!("{name} {formation}"));
        }
        UnitName::plain(id, name)
    }

    fn names(&self, units: &[UnitId]) -> Vec<UnitName> {
        units.iter().map(|&it| self.name(it)).collect()
    }

    fn number(&self, hex: HexId) -> String {
        self.scenario.number(hex)
    }

    fn side_name(&self, side: Side) -> String {
        self.scenario.sides[side.index()].id.clone()
    }

    /// A side as it is told.
    fn side_told(&self, side: Side) -> SideName {
        let SideInfo { id, name, .. } = &self.scenario.sides[side.index()];
        SideName { id: id.clone(), name: name.words(), forms: name.forms() }
    }
}

/// A pair of texts by language.
fn words(both: &Bilingual) -> BTreeMap<String, String> {
    BTreeMap::from([("en".to_owned(), both.en.clone()), ("it".to_owned(), both.it.clone())])
}

/// Half points as players write them: `2`, `½`, `2½`.
fn points(halves: u16) -> String {
    scene::mixed(halves.into(), 2)
}

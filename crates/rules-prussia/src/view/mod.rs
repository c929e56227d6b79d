//! How a battle is laid on the table: scene, questions, told events, reasons.
//!
//! Nothing is hidden in these battles: every viewer reads the same. The texts themselves live in the
//! Fluent files under `data/texts`.

mod charts;
mod forecast;
mod offer;
mod overlays;
mod plan;
mod prospect;
mod question;
mod reach;
mod reasons;
mod result;
mod setting;
mod sight;
mod stake;
mod table;
mod tell;
mod why_not;

use std::collections::BTreeMap;

use ::scene::{
    Ask, Board, Choice, Facts, Message, Overlay, Reach, Reason, ResultView, Scene, Setting, Show,
    SideName, Sight, Standing, Told, UnitName,
};
use catalog::Bilingual;
use hexgrid::HexId;
use kernel::{Illegal, Viewer};

use crate::decision::{Action, Decision, Piece};
use crate::event::Event;
use crate::result::RollResult;
use crate::roster::Unit;
use crate::state::{Army, Battle, Bearer, GroupId, LeaderId, Phase, UnitId, WingId};

impl Show for Battle {
    fn seat_names(&self) -> Vec<String> {
        Army::BOTH.map(|it| self.army_id(it)).to_vec()
    }

    fn board(&self) -> Board {
        self.board_view()
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

    fn tell(&self, event: &Event, _viewer: Viewer) -> Option<Told> {
        self.told(event)
    }

    fn result_view(&self, result: &RollResult) -> ResultView {
        self.result_words(result)
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

    fn overlays(&self, _viewer: Viewer) -> Vec<Overlay> {
        self.overlays_view()
    }

    fn sight(&self, _viewer: Viewer, from: &str, unit: Option<&str>) -> Option<Sight> {
        self.sight_from(from, unit)
    }
}

impl Battle {
    /// Whether the odds of an action may be known beforehand: always, since nothing is hidden.
    pub fn may_know_odds_of(&self, _action: Action) -> Result<(), Illegal> {
        Ok(())
    }

    /// The id of a unit, for programs.
    fn unit_id(&self, unit: UnitId) -> String {
        self.kind(unit).id.clone()
    }

    fn unit_ids(&self, units: &[UnitId]) -> Vec<String> {
        units.iter().map(|&it| self.unit_id(it)).collect()
    }

    /// The id of a piece, for programs.
    fn piece_id(&self, piece: Piece) -> String {
        match piece {
            Piece::Unit(unit) => self.unit_id(unit),
            Piece::Leader(leader) => self.who(leader).id.clone(),
        }
    }

    /// What a unit is called: as its counter is, with its army where units of both bear one name.
    fn unit_name(&self, unit: UnitId) -> UnitName {
        let Unit { id, name, army, .. } = self.kind(unit);
        if self.scenario.units.iter().filter(|it| it.name == *name).count() == 1 {
            return UnitName::plain(id, name);
        }
        let side = self.scenario.side(*army).name.words();
        let title = side.into_iter().map(|(lang, army)| (lang, format!("{name} ({army})")));
        UnitName { id: id.clone(), name: name.clone(), title: Some(title.collect()) }
    }

    fn unit_names(&self, units: &[UnitId]) -> Vec<UnitName> {
        units.iter().map(|&it| self.unit_name(it)).collect()
    }

    /// [PG 9.1b] What a leader is called: who bears his office now.
    fn leader_name(&self, leader: LeaderId) -> UnitName {
        let name = self.bearer_name(leader, self.leader(leader).bearer);
        UnitName::plain(&self.who(leader).id, name)
    }

    /// [PG 9.1b] What the bearer of a leader's office is called. A replacement has no name of his
    /// own: he goes by that of the leader whom he replaces.
    fn bearer_name(&self, leader: LeaderId, bearer: Bearer) -> String {
        use crate::roster::Second;
        let who = self.who(leader);
        match (bearer, &who.second) {
            (Bearer::Second, Some(Second::Other { name, .. })) => name.clone(),
            (Bearer::Second, Some(Second::Leader(it))) => self.who(*it).name.clone(),
            (Bearer::Second, None) => panic!("only a leader with a second has one in his office"),
            (Bearer::Himself | Bearer::Replacement | Bearer::Nobody, _) => who.name.clone(),
        }
    }

    fn piece_name(&self, piece: Piece) -> UnitName {
        match piece {
            Piece::Unit(unit) => self.unit_name(unit),
            Piece::Leader(leader) => self.leader_name(leader),
        }
    }

    fn number(&self, hex: HexId) -> String {
        self.scenario.field.label(hex)
    }

    fn numbers(&self, hexes: impl IntoIterator<Item = HexId>) -> Vec<String> {
        hexes.into_iter().map(|it| self.number(it)).collect()
    }

    fn army_id(&self, army: Army) -> String {
        self.scenario.side(army).id.clone()
    }

    fn wing_words(&self, wing: WingId) -> BTreeMap<String, String> {
        words(&self.scenario.wing(wing).name)
    }

    /// An army as it is told.
    fn army_told(&self, army: Army) -> SideName {
        let name = &self.scenario.side(army).name;
        SideName { id: self.army_id(army), name: name.words(), forms: name.forms() }
    }

    fn wing_told(&self, wing: WingId) -> (String, BTreeMap<String, String>) {
        (self.scenario.wing(wing).id.clone(), self.wing_words(wing))
    }

    fn group_told(&self, group: GroupId) -> (String, BTreeMap<String, String>) {
        let info = self.scenario.group(group);
        (info.id.clone(), words(&info.name))
    }
}

/// A pair of texts by language.
fn words(both: &Bilingual) -> BTreeMap<String, String> {
    BTreeMap::from([("en".to_owned(), both.en.clone()), ("it".to_owned(), both.it.clone())])
}

/// A number with its sign, as modifiers are written.
fn signed_text(number: impl Into<i32>) -> String {
    format!("{:+}", number.into()).replace('-', "−")
}

/// The short name of a phase.
fn phase_name(phase: Phase) -> &'static str {
    match phase {
        Phase::SetUp => "setup",
        Phase::Activation => "activation",
        Phase::Deployment => "deployment",
        Phase::Command => "command",
        Phase::Rout => "rout",
        Phase::Movement => "movement",
        Phase::Bombardment => "bombardment",
        Phase::Rally => "rally",
        Phase::Defense => "defense",
        Phase::Combat => "combat",
        Phase::Adjustment => "adjustment",
    }
}

//! How a firefight is laid on the table: scene, questions, told events, reasons.
//!
//! What a viewer may not know [COH 7.4c, 8.1h, 10.0a, 12.3b, 18.5i] is taken out here; the texts
//! themselves live in the Fluent files under `data/texts`.

mod hindrances;
mod offer;
mod overlays;
mod prices;
mod prospect;
mod question;
mod reasons;
mod result;
mod scene;
mod setting;
mod stake;
mod tell;
mod ways;

use std::collections::BTreeMap;

use ::scene::{
    Ask, Board, Choice, Facts, Message, Overlay, Reach, Reason, ResultView, Scene, Setting, Show,
    SideName, Sight, Standing, Told, UnitName,
};
use catalog::Bilingual;
use hexgrid::HexId;
use kernel::Viewer;
use kernel::dice::Rolled;

use crate::agenda::Frame;
use crate::cards::CardId;
use crate::decision::{Action, Decision};
use crate::event::Event;
use crate::label::RollResult;
use crate::state::{Firefight, Flags, ForceId, Place, Stage, UnitId};

/// Rules whose dice are draws from a pool, a deck or a hat: told by what was drawn, if at all.
const DRAWS: [&str; 5] = ["coh:7.4a", "coh:8.1b", "coh:card.y2", "coh:10.0h", "coh:21.2b"];

impl Show for Firefight {
    fn seat_names(&self) -> Vec<String> {
        self.scenario.forces.iter().map(|it| it.id.clone()).collect()
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

    fn tell(&self, event: &Event, viewer: Viewer) -> Option<Told> {
        self.told(event, viewer)
    }

    fn result_view(&self, result: &RollResult) -> ResultView {
        self.result_words(result)
    }

    fn is_draw(&self, rolled: &Rolled) -> bool {
        DRAWS.contains(&rolled.rule.0)
    }

    fn why(&self, action: &Action) -> Vec<Reason> {
        self.reasons(*action)
    }

    fn why_not(&self, action: &Action) -> Vec<Reason> {
        self.hindrances(*action)
    }

    fn setting(&self) -> Setting {
        self.setting_view()
    }

    fn choice(&self, action: &Action) -> Choice {
        self.choice_view(*action)
    }

    fn asks(&self, decision: &Decision) -> Vec<Ask> {
        self.asks_under(*decision)
    }

    fn reach(&self) -> Vec<Reach> {
        self.ways_of_plan()
    }

    fn front(&self) -> Vec<String> {
        self.front_of_plan()
    }

    fn overlays(&self, viewer: Viewer) -> Vec<Overlay> {
        self.overlays_for(viewer)
    }

    fn sight(&self, viewer: Viewer, from: &str, unit: Option<&str>) -> Option<Sight> {
        self.sight_from(viewer, from, unit)
    }
}

impl Firefight {
    /// The id of a unit, for programs.
    fn unit_id(&self, unit: UnitId) -> String {
        self.scenario.unit(unit).id.clone()
    }

    fn unit_ids(&self, units: &[UnitId]) -> Vec<String> {
        units.iter().map(|&it| self.unit_id(it)).collect()
    }

    /// What a unit is called: what it is, and the sign on its counter, which tells it from others
    /// of its kind.
    fn name(&self, unit: UnitId) -> UnitName {
        let (id, Bilingual { en, it }) = (self.unit_id(unit), &self.kind(unit).name);
        let (en, it) = (format!("{en} {id}"), format!("{it} {id}"));
        UnitName { id, name: en.clone(), title: Some(words(&Bilingual { en, it })) }
    }

    fn names(&self, units: &[UnitId]) -> Vec<UnitName> {
        units.iter().map(|&it| self.name(it)).collect()
    }

    fn number(&self, hex: HexId) -> String {
        self.label(hex).to_owned()
    }

    fn force_name(&self, force: ForceId) -> String {
        self.scenario.force(force).id.clone()
    }

    /// A force as it is told.
    fn side_told(&self, force: ForceId) -> SideName {
        let name = &self.scenario.force(force).name;
        SideName { id: self.force_name(force), name: name.words(), forms: name.forms() }
    }

    /// A card as it is told: its id, and its title by language.
    fn card_told(&self, card: CardId) -> (String, BTreeMap<String, String>) {
        (self.scenario.cards.card(card).id.clone(), self.card_words(card))
    }

    fn card_words(&self, card: CardId) -> BTreeMap<String, String> {
        words(&self.scenario.cards.card(card).title)
    }

    /// [COH 10.0a] Whether a viewer knows where a unit is: its owner does, others if it is not
    /// hidden. Comrades of one nation do not share their secrets.
    fn may_know(&self, viewer: Viewer, unit: UnitId) -> bool {
        // [COH 17.0h] Who is carried is known if its vehicle is.
        let seen = self.carrier(unit).unwrap_or(unit);
        // [COH 1.0h] What will be hidden is a secret before it is set up, too.
        let secret = self.unit(seen).is(Flags::HIDDEN)
            || self.unit(seen).place == Place::SetUp && self.scenario.unit(seen).hidden;
        self.knows_all_of(viewer, self.owner(unit)) || !secret
    }

    /// [COH 7.4c, 8.1h, 10.0a] Whether a viewer knows all secrets of a force: who plays it
    /// does, and everybody once the game is over.
    fn knows_all_of(&self, viewer: Viewer, force: ForceId) -> bool {
        is_of(viewer, force) || self.core.ended.is_some()
    }
}

impl Firefight {
    /// The part of the round that the open question belongs to: what a firefight lets be plotted
    /// before its first round [COH 12.3a] is asked about when that round has already begun.
    fn stage_asked(&self) -> Stage {
        match self.core.agenda.last() {
            Some(Frame::Plot { .. }) => Stage::Plot,
            _ => self.core.stage,
        }
    }
}

/// Whether a viewer plays a force.
fn is_of(viewer: Viewer, force: ForceId) -> bool {
    viewer == Viewer::Player(force.seat())
}

/// A pair of texts by language.
fn words(both: &Bilingual) -> BTreeMap<String, String> {
    BTreeMap::from([("en".to_owned(), both.en.clone()), ("it".to_owned(), both.it.clone())])
}

/// The short name of a part of the round.
fn stage_name(stage: Stage) -> &'static str {
    match stage {
        Stage::SetUp => "setup",
        Stage::Cards => "cards",
        Stage::Plot => "plot",
        Stage::Barrage => "barrage",
        Stage::Initiative => "initiative",
        Stage::Turns => "turns",
    }
}

//! How a mission is laid on the table: scene, questions, answers, told events, reasons.
//!
//! What the player has not read or seen [AMB 1f] never comes here: unread paragraphs, entries of
//! mission cards and cards of Germans who are not in play. The texts themselves live in the Fluent
//! files under `data/texts`; what a paragraph says comes with the mission.

mod board;
mod counters;
mod offer;
mod question;
mod result;
mod scene;
mod script;
mod setting;
mod sight;
mod talk;
mod tell;

use std::collections::BTreeMap;

use ::scene::{
    Ask as AskedWith, Board, Choice, Facts, Message, Overlay, Reach, Reason, ResultView, Scene,
    Setting, Show, Sight, Standing, Told, UnitName,
};
use catalog::Bilingual;
use hexgrid::HexId;
use kernel::Viewer;

pub(crate) use result::{RollResult, probes, reveals};
pub(crate) use setting::COLORS;

use crate::action::Action;
use crate::agenda::{Ask, Event};
use crate::game::SQUAD;
use crate::state::{ManId, Sortie, VehicleId};
use crate::terms::Side;

impl Show for Sortie {
    fn seat_names(&self) -> Vec<String> {
        self.seats().map(|it| self.seat_name(it).to_owned()).collect()
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

    fn decision_name(&self, decision: &Ask) -> &'static str {
        decision.name()
    }

    fn question(&self, decision: &Ask) -> Message {
        self.question_message(decision)
    }

    fn about(&self, decision: &Ask) -> Facts {
        self.question_facts(decision)
    }

    fn tell(&self, event: &Event, _viewer: Viewer) -> Option<Told> {
        Some(self.told(event))
    }

    fn result_view(&self, result: &RollResult) -> ResultView {
        let words = result.words();
        // What is good for the squad is good for whoever of its players looks at his odds.
        let asked = self.core.open().map_or(SQUAD, |it| self.seat_asked(it));
        let good_for = words.good_for.is_some().then(|| self.seat_name(asked).to_owned());
        ResultView { good_for, ..words }
    }

    fn why(&self, action: &Action) -> Vec<Reason> {
        self.reasons(*action)
    }

    fn setting(&self) -> Setting {
        self.setting_view()
    }

    fn choice(&self, action: &Action) -> Choice {
        self.choice_view(*action)
    }

    fn asks(&self, decision: &Ask) -> Vec<AskedWith> {
        Self::asks_under(decision)
    }

    fn reach(&self) -> Vec<Reach> {
        Vec::new()
    }

    fn overlays(&self, _viewer: Viewer) -> Vec<Overlay> {
        self.overlays_view()
    }

    fn sight(&self, _viewer: Viewer, from: &str, unit: Option<&str>) -> Option<Sight> {
        self.sight_from(from, unit)
    }
}

impl Sortie {
    /// The id of somebody's counter: his letter.
    fn man_id(&self, man: ManId) -> String {
        self.letter(man).to_string()
    }

    /// What somebody is called: of the squad his name, of the Germans what he is, with the letter
    /// on the counter.
    fn name(&self, man: ManId) -> UnitName {
        let id = self.man_id(man);
        match man.card_index() {
            Some(index) => {
                let Bilingual { en, it } = &self.mission.cards[index].name;
                let (en, it) = (format!("{en} {id}"), format!("{it} {id}"));
                let title = words(&Bilingual { en: en.clone(), it });
                UnitName { id, name: en, title: Some(title) }
            }
            None => UnitName::plain(id.clone(), self.squad_name(man)),
        }
    }

    /// The name of a soldier of the squad.
    pub(crate) fn squad_name(&self, man: ManId) -> String {
        let letter = self.letter(man);
        if let Some(campaign) = &self.service.campaign
            && crate::ch04_squad::squad_men().any(|it| it == man)
        {
            return campaign.veteran(man).name.clone();
        }
        let recruits = self.mission.squad.iter().chain(&self.mission.us_cards);
        let him = recruits.into_iter().find(|it| it.letter == letter);
        him.map_or_else(|| letter.to_string(), |it| it.name.clone())
    }

    /// The seat that stands for a side: of players who share the squad the first.
    fn side_seat(&self, side: Side) -> &'static str {
        match side {
            Side::Us => self.seat_name(SQUAD),
            Side::German => side.word(),
        }
    }

    /// The seat whose counter somebody is; before he is led by anybody the squad's.
    fn man_seat(&self, man: ManId) -> &'static str {
        let player = self.player_of(man).map(|it| self.seat_name(it));
        player.unwrap_or_else(|| self.side_seat(man.side()))
    }

    fn names(&self, men: impl Iterator<Item = ManId>) -> Vec<UnitName> {
        men.map(|man| self.name(man)).collect()
    }

    /// What a vehicle is called.
    fn vehicle_name(&self, vehicle: VehicleId) -> UnitName {
        let card = &self.mission.vehicles[usize::from(vehicle.0)];
        let (id, title) = (card.word.clone(), Some(words(&card.name)));
        UnitName { id, name: card.name.en.clone(), title }
    }

    fn number(&self, hex: HexId) -> String {
        self.mission.ground.map.grid.number(hex)
    }
}

/// A pair of texts by language.
fn words(both: &Bilingual) -> BTreeMap<String, String> {
    BTreeMap::from([("en".to_owned(), both.en.clone()), ("it".to_owned(), both.it.clone())])
}

/// A fact that counts with a sign: `+2`, `−1`.
fn signed(number: i32) -> String {
    format!("{number:+}").replace('-', "−")
}

/// A key of this system's texts.
fn key(parts: &[&str]) -> String {
    format!("ambush-{}", parts.join("-"))
}

//! The table as each viewer sees it. [NW 8.1.2] Nothing on it is hidden.

mod air_charts;
mod board;
mod chart_parts;
mod charts;
mod counters;
mod forecast;
mod gestures;
mod offer;
mod outcome;
mod overlays;
mod plan;
mod question;
mod reach;
mod reasons;
mod sea_charts;
mod setting;
mod tell;
mod victory;

use std::collections::BTreeMap;

use hexgrid::HexId;
use kernel::{Game, Seat, Viewer};
use scene::{
    Ask as Asks, Board, Choice, Facts, Message, Overlay, Reach, Reason, ResultPart, ResultView,
    Scene, Setting, Show, SideName, Standing, Told, UnitName,
};

use crate::action::{Action, Spot};
use crate::agenda::{Ask, Event};
use crate::result::RollResult;
use crate::scenario::Piece;
use crate::state::{HelicopterId, ShipId, UnitId, War};
use crate::terms::Side;

impl Show for War {
    fn seat_names(&self) -> Vec<String> {
        self.scenario.sides.iter().map(|it| it.id.clone()).collect()
    }

    fn board(&self) -> Board {
        self.board_view()
    }

    fn scene(&self, viewer: Viewer) -> Scene {
        let Standing { turn, turns, asked, outcome } = self.standing();
        Scene {
            scenario: self.scenario.id.clone(),
            viewer: match viewer {
                Viewer::Player(seat) => self.seat_name(seat),
                Viewer::Spectator => "spectator".to_owned(),
            },
            step: 0,
            turn,
            turns,
            turn_label: String::new(),
            turn_text: BTreeMap::new(),
            happening: Some(self.happening()),
            phase: self.core.segment.word().to_owned(),
            active: self.active_view(asked.as_deref()),
            asked,
            counters: self.counters_view(),
            arrivals: self.arrivals_view(),
            tracks: self.tracks_view(),
            standing: self.standing_view(),
            control: self.control_view(),
            strengths: self.strengths_view(),
            notes: Vec::new(),
            prompt: None,
            outcome,
            log: Vec::new(),
        }
    }

    fn standing(&self) -> Standing {
        Standing {
            turn: u16::from(self.core.turn),
            turns: u16::from(self.scenario.turns),
            asked: self.asked().map(|it| self.seat_name(it.seat)),
            outcome: self.outcome_view(),
        }
    }

    fn decision_name(&self, ask: &Ask) -> &'static str {
        ask.name()
    }

    fn question(&self, ask: &Ask) -> Message {
        self.question_view(ask)
    }

    fn about(&self, ask: &Ask) -> Facts {
        self.planned(ask, self.about_view(ask))
    }

    fn tell(&self, event: &Event, _: Viewer) -> Option<Told> {
        Some(self.told(event))
    }

    fn result_view(&self, result: &RollResult) -> ResultView {
        let message = match result {
            RollResult::Combat(combat) => {
                let retreat = if combat.retreat { "-retreat" } else { "" };
                Message::new(format!("nextwar-result-combat{retreat}"))
                    .number("attacker", i32::from(combat.attacker))
                    .number("defender", i32::from(combat.defender))
            }
            RollResult::Clearing { success: true } => Message::new("nextwar-result-cleared"),
            RollResult::Clearing { success: false } => Message::new("nextwar-result-not-cleared"),
        };
        let parts: Vec<ResultPart> = Vec::new();
        let sign = matches!(result, RollResult::Combat(_));
        ResultView { text: result.to_string(), sign, message, parts, good_for: None }
    }

    fn is_draw(&self, rolled: &kernel::dice::Rolled) -> bool {
        // [NW 8.4.1a] [NWK 7.1.2a] What is drawn is told by its event.
        ["nw:8.4.1a", "nwk:7.1.2a"].contains(&rolled.rule.0)
    }

    fn why(&self, action: &Action) -> Vec<Reason> {
        self.reasons(*action)
    }

    fn setting(&self) -> Setting {
        self.setting_view()
    }

    fn choice(&self, action: &Action) -> Choice {
        self.gesture(*action, self.choice_view(*action))
    }

    fn asks(&self, ask: &Ask) -> Vec<Asks> {
        offer::asks(ask)
    }

    fn reach(&self) -> Vec<Reach> {
        self.reach_view()
    }

    fn overlays(&self, _: Viewer) -> Vec<Overlay> {
        self.overlays_view()
    }
}

impl War {
    pub(super) fn number(&self, hex: HexId) -> String {
        self.scenario.board.map.grid.number(hex)
    }

    fn seat_name(&self, seat: Seat) -> String {
        self.scenario.sides[usize::from(seat.0)].id.clone()
    }

    pub(super) fn side_id(&self, side: Side) -> String {
        self.scenario.sides[side.index()].id.clone()
    }

    /// A side as it is told.
    pub(super) fn side_told(&self, side: Side) -> SideName {
        let info = &self.scenario.sides[side.index()];
        SideName { id: info.id.clone(), name: info.name.words(), forms: info.name.forms() }
    }

    /// A unit as it is told.
    pub(super) fn unit_told(&self, id: UnitId) -> UnitName {
        let spec = self.spec(id);
        UnitName::plain(spec.id.clone(), spec.name.clone())
    }

    pub(super) fn helicopter_told(&self, id: HelicopterId) -> UnitName {
        let spec = self.helicopter_spec(id);
        UnitName::plain(spec.id.clone(), spec.name.clone())
    }

    pub(super) fn ship_told(&self, id: ShipId) -> UnitName {
        let spec = self.ship_spec(id);
        UnitName::plain(spec.id.clone(), spec.name.clone())
    }

    pub(super) fn piece_told(&self, piece: Piece) -> UnitName {
        match piece {
            Piece::Unit(id) => self.unit_told(id),
            Piece::Helicopter(id) => self.helicopter_told(id),
            Piece::Ship(id) => self.ship_told(id),
        }
    }

    pub(super) fn units_told(&self, ids: &[UnitId]) -> Vec<UnitName> {
        ids.iter().map(|it| self.unit_told(*it)).collect()
    }

    /// A place as it is told: the number of a hex, the id of a box.
    pub(super) fn spot_told(&self, spot: Spot) -> String {
        match spot {
            Spot::Hex(hex) => self.number(hex),
            Spot::AtSea(_) | Spot::Inshore(_) | Spot::Box(_) | Spot::Aboard(_) => {
                spot.box_id(&self.scenario).expect("what is no hex is a box")
            }
        }
    }

    /// A place with its preposition, as sentences need it: in a hex, in a box, aboard ships.
    pub(super) fn place_said(&self, spot: Spot) -> Message {
        match spot {
            Spot::Hex(hex) => Message::new("nextwar-in-hex").text("hex", self.number(hex)),
            Spot::AtSea(_) | Spot::Inshore(_) | Spot::Box(_) => {
                Message::new(format!("nextwar-in-{}", self.spot_told(spot)))
            }
            Spot::Aboard(ship) => {
                Message::new("nextwar-in-ship").text("ship", self.ship_told(ship))
            }
        }
    }

    /// [NW 3.0] The seat whose segment it is. Of a segment that belongs to both sides it is the one
    /// that is asked.
    fn active_view(&self, asked: Option<&str>) -> String {
        match (self.phasing(), asked) {
            (Some(side), _) => self.side_id(side),
            (None, Some(seat)) => seat.to_owned(),
            (None, None) => self.side_id(self.core.kind.first()),
        }
    }

    /// What is going on just now: who may do what in this segment.
    fn happening(&self) -> Message {
        let message = Message::new(format!("nextwar-now-{}", self.core.segment.word()));
        match self.phasing() {
            Some(side) => message.text("side", self.side_told(side)),
            None => message,
        }
    }
}

//! The table as each viewer sees it.

use std::collections::BTreeMap;

use hexgrid::HexId;
use kernel::{Game, Seat, Viewer};
use scene::{
    Ask, Board, BoardHex, BoxPlan, Choice, Counter, Edge, Face, Layout, Look, Message, Orientation,
    OutcomeView, Overlay, PanelKind, PanelPlan, Reach, Reason, Room, Scene, Setting, Show, Stand,
    Standing, Told, lay_out,
};
use serde_json::Value;

use super::agenda::About;
use super::ch01_sequence::Phase;
use super::state::{BLUE, MarkerFace, MarkerId, Place, RED, ScoutId, Tiny, direction_number};
use super::{Action, Ask as Question, Event};

pub(super) const SEATS: [&str; 2] = ["blue", "red"];
pub(super) const COLORS: [&str; 2] = ["#3b6ea5", "#a5453b"];

pub(super) fn seat_name(seat: Seat) -> String {
    SEATS[usize::from(seat.0)].to_owned()
}

impl Show for Tiny {
    fn seat_names(&self) -> Vec<String> {
        SEATS.map(str::to_owned).to_vec()
    }

    fn board(&self) -> Board {
        let hexes = self.ford.grid.hexes().map(|id| {
            let (x, y) = self.ford.grid.center(id);
            BoardHex { id: self.ford.grid.number(id), x, y, terrain: "open".to_owned() }
        });
        let hexes: Vec<BoardHex> = hexes.collect();
        Board {
            orientation: Orientation::Flat,
            look: Look::Modern,
            north: None,
            panels: lay_out(Orientation::Flat, &hexes, vec![beyond_the_ford()]),
            hexes,
            sides: Vec::new(),
            lines: Vec::new(),
            names: Vec::new(),
        }
    }

    fn scene(&self, viewer: Viewer) -> Scene {
        let points = [
            ("exited", self.count_scouts(Place::Exited)),
            ("captured", self.count_scouts(Place::Captured)),
        ];
        let Standing { turn, turns, asked, outcome } = self.standing();
        Scene {
            scenario: self.ford.id.clone(),
            viewer: match viewer {
                Viewer::Player(seat) => seat_name(seat),
                Viewer::Spectator => "spectator".to_owned(),
            },
            step: 0,
            turn,
            turns,
            turn_label: String::new(),
            turn_text: BTreeMap::new(),
            phase: self.phase_name().to_owned(),
            active: seat_name(self.active_seat()),
            asked,
            counters: self.counters(viewer),
            arrivals: Vec::new(),
            tracks: points.map(|(name, number)| (name.to_owned(), number)).into(),
            control: BTreeMap::new(),
            notes: Vec::new(),
            prompt: None,
            outcome,
            log: Vec::new(),
        }
    }

    fn standing(&self) -> Standing {
        Standing {
            turn: u16::from(self.core.turn),
            turns: u16::from(self.ford.turns),
            asked: self.asked().map(|it| seat_name(it.seat)),
            outcome: self.outcome().map(|outcome| OutcomeView {
                text: [("en".to_owned(), outcome.result.clone())].into(),
                result: outcome.result,
                winner: outcome.winner.map(seat_name),
                points: outcome.points.into_iter().map(|(s, n)| (seat_name(s), n)).collect(),
                rule: outcome.rule.to_string(),
            }),
        }
    }

    fn decision_name(&self, question: &Question) -> &'static str {
        question.name()
    }

    fn question(&self, question: &Question) -> Message {
        let About { scout, hexes } = question.about();
        let message = Message::new(format!("tiny-{}", question.name()));
        let message = scout.iter().fold(message, |it, scout| it.text("scout", scout.name()));
        hexes.iter().fold(message, |it, hexes| it.number("hexes", i32::from(*hexes)))
    }

    fn about(&self, question: &Question) -> BTreeMap<String, Value> {
        let About { scout, hexes } = question.about();
        let scout = scout.map(|it| ("scout".to_owned(), Value::from(it.name())));
        let hexes = hexes.map(|it| ("hexes".to_owned(), Value::from(it)));
        scout.into_iter().chain(hexes).collect()
    }

    fn tell(&self, event: &Event, _viewer: Viewer) -> Option<Told> {
        let told = |name: &str, rule: &str| Told {
            event: name.to_owned(),
            rule: Some(rule.to_owned()),
            message: Message::new(format!("tiny-{name}")),
            fields: BTreeMap::new(),
        };
        Some(match *event {
            Event::PicketHidden { marker } => {
                told("picket-hidden", "tiny:1.1").with("marker", self.marker_name(marker))
            }
            // [tiny 1.1] The others learn that it is done, not where.
            Event::PicketLaid => told("picket-hidden", "tiny:1.1"),
            Event::TurnBegan { turn } => told("turn-began", "tiny:1.2").with("turn", turn),
            Event::Moved { scout, to } => {
                told("moved", "tiny:2.1").with("scout", scout.name()).with("to", self.number(to))
            }
            Event::Exited { scout } => told("exited", "tiny:2.3").with("scout", scout.name()),
            Event::Turned { facing } => {
                told("turned", "tiny:3.2").with("facing", direction_number(facing))
            }
            Event::Fired { scout } => told("fired", "tiny:3.3").with("scout", scout.name()),
            Event::Held { scout } => told("held", "tiny:3.3").with("scout", scout.name()),
            Event::ShotRolled { scout, die, shot } => told("shot-rolled", "tiny:4.2")
                .with("scout", scout.name())
                .with("die", die)
                .with("shot", shot.label()),
            Event::FellBack { scout, to } => told("fell-back", "tiny:5.1")
                .with("scout", scout.name())
                .with("to", self.number(to)),
            Event::NerveRolled { scout, die, stays } => told("nerve-rolled", "tiny:5.2")
                .with("scout", scout.name())
                .with("die", die)
                .with("stays", stays),
            Event::Captured { scout } => told("captured", "tiny:6.1").with("scout", scout.name()),
            Event::MarkerTurned { marker, is_picket } => told("marker-turned", "tiny:6.1")
                .with("marker", self.marker_name(marker))
                .with("picket", is_picket),
            Event::CardDrawn { card } => told("card-drawn", "tiny:7.1").with("card", card.label()),
            Event::HoundRan { to } => told("hound-ran", "tiny:7.2").with("to", self.number(to)),
        })
    }

    fn why(&self, action: &Action) -> Vec<Reason> {
        let reason = |rule: &str, key: &str, amount: &str| {
            vec![Reason {
                rule: rule.to_owned(),
                message: Message::new(key),
                amount: amount.to_owned(),
            }]
        };
        match action {
            Action::Enter(_) => reason("tiny:2.1", "tiny-one-hex", "1"),
            Action::Exit => reason("tiny:2.3", "tiny-one-hex", "1"),
            Action::Crouch => reason("tiny:4.1", "tiny-crouching", "-1"),
            Action::Hide(_)
            | Action::Move(_)
            | Action::EndScouts
            | Action::Done
            | Action::Turn(_)
            | Action::Stay
            | Action::Fire
            | Action::Hold
            | Action::Run
            | Action::FallBack(_) => Vec::new(),
        }
    }

    fn setting(&self) -> Setting {
        self.setting_view()
    }

    fn choice(&self, action: &Action) -> Choice {
        self.choice_view(*action)
    }

    fn asks(&self, question: &Question) -> Vec<Ask> {
        super::offer::asks(*question)
    }

    fn reach(&self) -> Vec<Reach> {
        self.reach_view()
    }

    fn overlays(&self, viewer: Viewer) -> Vec<Overlay> {
        self.overlays_for(viewer)
    }
}

/// Adds a fact to what is told.
trait With {
    fn with(self, name: &str, value: impl Into<Value>) -> Self;
}

impl With for Told {
    fn with(mut self, name: &str, value: impl Into<Value>) -> Self {
        self.fields.insert(name.to_owned(), value.into());
        self
    }
}

impl Tiny {
    pub(super) fn number(&self, hex: HexId) -> String {
        self.ford.grid.number(hex)
    }

    pub(super) fn marker_name(&self, marker: MarkerId) -> String {
        format!("marker-{}", self.number(self.ford.marker_hex(marker)))
    }

    fn phase_name(&self) -> &'static str {
        match self.core.phase {
            Phase::Hiding => "hiding",
            Phase::Scouts => "scouts",
            Phase::Sentry => "sentry",
            Phase::Hound => "hound",
        }
    }

    fn active_seat(&self) -> Seat {
        match self.core.phase {
            Phase::Hiding | Phase::Sentry => RED,
            Phase::Scouts | Phase::Hound => BLUE,
        }
    }

    fn counters(&self, viewer: Viewer) -> Vec<Counter> {
        let mut counters: Vec<Counter> =
            ScoutId::ALL.into_iter().map(|scout| self.scout_counter(scout)).collect();
        let mut sentry = counter("sentry", RED, "sentry", self.number(self.ford.sentry));
        sentry.values.insert("facing".to_owned(), direction_number(self.core.facing).into());
        counters.push(sentry);
        counters.extend(MarkerId::ALL.into_iter().filter_map(|it| self.marker_counter(it, viewer)));
        counters.push(Counter {
            seat: String::new(),
            ..counter("hound", BLUE, "hound", self.number(self.core.hound))
        });
        counters
    }

    fn scout_counter(&self, id: ScoutId) -> Counter {
        let at = match self.scout(id).place {
            Place::Hex(hex) => scene::Place::Hex(self.number(hex)),
            Place::Exited => scene::Place::Box("exited".to_owned()),
            Place::Captured => scene::Place::Box("captured".to_owned()),
        };
        let mut counter = Counter { at, ..counter(id.name(), BLUE, "scout", String::new()) };
        if self.scout(id).moved {
            counter.marks.push("moved".to_owned());
        }
        counter
    }

    /// [tiny 6.1] Red sees its own markers; the others see those that lie face up.
    fn marker_counter(&self, id: MarkerId, viewer: Viewer) -> Option<Counter> {
        let sees = viewer == Viewer::Player(RED) && self.core.picket.is_some();
        let (kind, face) = match self.core.faces[usize::from(id.0)] {
            MarkerFace::Removed => return None,
            MarkerFace::Picket => ("picket", Face::Up),
            MarkerFace::Down if !sees => ("hidden", Face::Down),
            MarkerFace::Down if self.core.picket == Some(id) => ("picket", Face::Up),
            MarkerFace::Down => ("dummy", Face::Up),
        };
        let mut counter =
            counter(&self.marker_name(id), RED, kind, self.number(self.ford.marker_hex(id)));
        counter.face = face;
        Some(counter)
    }
}

/// [tiny 2.3, 6.1] Where scouts lie who have left the map.
fn beyond_the_ford() -> PanelPlan {
    let boxes = [("exited", "tiny:2.3"), ("captured", "tiny:6.1")].map(|(id, rule)| BoxPlan {
        id: id.to_owned(),
        label: Message::new(format!("tiny-box-{id}")),
        rule: Some(rule.to_owned()),
        number: None,
    });
    PanelPlan {
        id: "beyond".to_owned(),
        title: Message::new("tiny-panel-beyond"),
        rule: None,
        kind: PanelKind::OffMap,
        stand: Stand::Beside(Edge::Right),
        layout: Layout::Column,
        room: Room { across: 3, down: 3 },
        boxes: boxes.into(),
    }
}

fn counter(id: &str, seat: Seat, kind: &str, hex: String) -> Counter {
    Counter {
        id: id.to_owned(),
        seat: seat_name(seat),
        at: scene::Place::Hex(hex),
        kind: kind.to_owned(),
        face: Face::Up,
        size: String::new(),
        name: id.to_owned(),
        title: None,
        values: BTreeMap::new(),
        marks: Vec::new(),
    }
}

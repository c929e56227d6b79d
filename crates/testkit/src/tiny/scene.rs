//! The table as each viewer sees it.

use std::collections::BTreeMap;

use hexgrid::HexId;
use kernel::{Game, Seat, Viewer};
use scene::{
    Ask, Board, BoardHex, BoxPlan, Choice, Counter, Edge, Face, Facts, Layout, Look, Message,
    Orientation, OutcomeLine, OutcomeView, Overlay, PanelKind, PanelPlan, Reach, Reason,
    ResultPart, ResultView, Room, Scene, Setting, Show, Stand, Standing, Telling, Told, UnitName,
    lay_out,
};

use super::agenda::About;
use super::ch01_sequence::Phase;
use super::state::{BLUE, MarkerFace, MarkerId, Place, RED, ScoutId, Tiny, direction_number};
use super::{Action, Ask as Question, Card, Event, RollResult, Shot};

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
            bearing: None,
            across: None,
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
            happening: None,
            phase: self.phase_name().to_owned(),
            active: seat_name(self.active_seat()),
            asked,
            counters: self.counters(viewer),
            arrivals: Vec::new(),
            tracks: points.map(|(name, number)| (name.to_owned(), number)).into(),
            standing: None,
            control: BTreeMap::new(),
            strengths: BTreeMap::new(),
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
                closing: None,
                winner: outcome.winner.map(seat_name),
                parts: self.parts_of_score(),
                losses: self.losses_view(),
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

    fn about(&self, question: &Question) -> Facts {
        let About { scout, hexes } = question.about();
        let mut facts = Facts { unit: scout.map(|it| it.name().to_owned()), ..Facts::default() };
        if let Some(hexes) = hexes {
            facts.figure("hexes", hexes);
        }
        facts
    }

    fn tell(&self, event: &Event, _viewer: Viewer) -> Option<Told> {
        let tell = |event: &str, rule: &str| Telling::new("tiny", event, rule);
        let scout =
            |told: Telling, scout: ScoutId| told.unit(UnitName::plain(scout.name(), scout.name()));
        let telling = match *event {
            Event::PicketHidden { marker } => {
                tell("picket-hidden", "tiny:1.1").text("marker", self.marker_name(marker))
            }
            // [tiny 1.1] The others learn that it is done, not where.
            Event::PicketLaid => tell("picket-hidden", "tiny:1.1"),
            Event::TurnBegan { turn } => tell("turn-began", "tiny:1.2").turn(turn),
            Event::Moved { scout: who, to } => {
                scout(tell("moved", "tiny:2.1"), who).to(self.number(to))
            }
            Event::Exited { scout: who } => scout(tell("exited", "tiny:2.3"), who),
            Event::Turned { facing } => {
                tell("turned", "tiny:3.2").number("facing", direction_number(facing))
            }
            Event::Fired { scout: who } => scout(tell("fired", "tiny:3.3"), who),
            Event::Held { scout: who } => scout(tell("held", "tiny:3.3"), who),
            Event::ShotRolled { scout: who, die, shot } => {
                let result = self.result_view(&RollResult::Shot(shot));
                scout(tell("shot-rolled", "tiny:4.2"), who).number("die", die).result(result)
            }
            Event::FellBack { scout: who, to } => {
                scout(tell("fell-back", "tiny:5.1"), who).to(self.number(to))
            }
            Event::NerveRolled { scout: who, die, stays } => {
                let result = self.result_view(&RollResult::Stays(stays));
                scout(tell("nerve-rolled", "tiny:5.2"), who).number("die", die).result(result)
            }
            Event::Captured { scout: who } => scout(tell("captured", "tiny:6.1"), who),
            Event::MarkerTurned { marker, is_picket } => tell("marker-turned", "tiny:6.1")
                .text("marker", self.marker_name(marker))
                .text("what", if is_picket { "picket" } else { "dummy" }),
            Event::CardDrawn { card } => {
                tell("card-drawn", "tiny:7.1").result(self.result_view(&RollResult::Card(card)))
            }
            Event::HoundRan { to } => tell("hound-ran", "tiny:7.2").to(self.number(to)),
        };
        Some(telling.done())
    }

    /// [tiny 4.2, 5.2, 7.1] Scouts are Blue's: what stops them is good for Red.
    fn result_view(&self, result: &RollResult) -> ResultView {
        let good_for = match result {
            RollResult::Shot(Shot::Miss) | RollResult::Stays(true) => Some(BLUE),
            RollResult::Shot(Shot::FallBack | Shot::Capture) | RollResult::Stays(false) => {
                Some(RED)
            }
            RollResult::Card(Card::Stay | Card::One | Card::Two) => None,
        };
        let message = Message::new(format!("tiny-{}", result.to_string().replace(' ', "-")));
        let part = good_for.map(|it| ResultPart {
            seat: seat_name(BLUE),
            message: message.clone(),
            good: Some(it == BLUE),
        });
        ResultView {
            text: result.to_string(),
            sign: false,
            message,
            parts: part.into_iter().collect(),
            good_for: good_for.map(seat_name),
        }
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

    /// [tiny 8.1] What the points of both seats were scored for.
    fn parts_of_score(&self) -> BTreeMap<String, Vec<OutcomeLine>> {
        let scored = [(BLUE, "tiny-account-exited"), (RED, "tiny-account-captured")];
        let points = self.result().points.into_iter().zip(scored);
        let line = |((seat, number), (scorer, key))| {
            assert_eq!(seat, scorer, "points are listed by seat");
            (seat_name(seat), vec![OutcomeLine::new(Message::new(key), number)])
        };
        points.map(line).collect()
    }

    /// [tiny 6.1] Only scouts are lost.
    fn losses_view(&self) -> BTreeMap<String, Vec<OutcomeLine>> {
        let captured = self.count_scouts(Place::Captured);
        let line = OutcomeLine::new(Message::new("tiny-loss-scouts"), captured);
        [(seat_name(BLUE), vec![line])].into()
    }

    /// [tiny 6.1] Red sees its own markers; the others see those that lie face up, and after the
    /// game all of them.
    fn marker_counter(&self, id: MarkerId, viewer: Viewer) -> Option<Counter> {
        let knows = viewer == Viewer::Player(RED) || self.is_over();
        let sees = knows && self.core.picket.is_some();
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
        model: None,
        face: Face::Up,
        size: String::new(),
        name: id.to_owned(),
        title: None,
        values: BTreeMap::new(),
        marks: Vec::new(),
    }
}

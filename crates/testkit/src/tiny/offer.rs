//! What comes with a question: setting, answers as they are offered, ranges, overlays.

use std::collections::BTreeMap;

use catalog::SideName;
use hexgrid::HexId;
use kernel::Viewer;
use scene::{
    Ask, Cell, Chart, ChartRow, Choice, Message, Overlay, OverlayKind, Place, Reach, Role,
    SeatView, Setting, Thing,
};

use super::agenda::Ask as Question;
use super::ch04_fire::shot;
use super::scene::{COLORS, SEATS, seat_name};
use super::state::{BLUE, MarkerFace, MarkerId, RED, ScoutId, Tiny};
use super::{Action, ch02_movement};

fn both(text: &catalog::Bilingual) -> BTreeMap<String, String> {
    [("en", &text.en), ("it", &text.it)].map(|(it, text)| (it.to_owned(), text.clone())).into()
}

fn words(text: &str) -> BTreeMap<String, String> {
    ["en", "it"].map(|language| (language.to_owned(), text.to_owned())).into()
}

/// What one could think of answering, to ask why it may not be.
pub(super) fn asks(question: Question) -> Vec<Ask> {
    let (verb, about) = match question {
        Question::Movement(ch02_movement::Ask::Mover) => ("move", Thing::Unit),
        Question::Movement(ch02_movement::Ask::Step { .. }) => ("enter", Thing::Hex),
        Question::FallingBack(_) => ("fall back", Thing::Hex),
        Question::Sequence(_) | Question::Sentry(_) | Question::Fire(_) => return Vec::new(),
    };
    vec![Ask { verb, about }]
}

/// What part an answer plays.
fn role(action: Action) -> Option<Role> {
    match action {
        Action::Move(_) => Some(Role::Take),
        Action::Enter(_) => Some(Role::Go),
        Action::Done => Some(Role::Stop),
        Action::EndScouts => Some(Role::Close),
        Action::Hide(_)
        | Action::FallBack(_)
        | Action::Exit
        | Action::Turn(_)
        | Action::Stay
        | Action::Fire
        | Action::Hold
        | Action::Crouch
        | Action::Run => None,
    }
}

impl Tiny {
    pub(super) fn setting_view(&self) -> Setting {
        let seat = |(id, color): (&str, &str)| SeatView {
            id: id.to_owned(),
            name: words(id),
            forms: SideName::plain(id, id).forms(),
            color: color.to_owned(),
        };
        let last_column = self.ford.grid.hexes().filter(|it| self.ford.is_last_column(*it));
        Setting {
            scenario: self.ford.id.clone(),
            system: "tiny".to_owned(),
            title: both(&self.ford.title),
            briefing: both(&self.ford.briefing),
            seats: SEATS.into_iter().zip(COLORS).map(seat).collect(),
            turns: self.ford.turns.into(),
            turn_labels: Vec::new(),
            phases: ["scouts", "sentry", "hound"].map(str::to_owned).to_vec(),
            victory: Vec::new(),
            objectives: last_column.map(|it| self.number(it)).collect(),
            secrets: true,
            charts: vec![fire_chart()],
            ladders: Vec::new(),
            agreed: Vec::new(),
        }
    }

    pub(super) fn choice_view(&self, action: Action) -> Choice {
        let (hex, scout) = match action {
            Action::Hide(marker) => (Some(self.ford.marker_hex(marker)), None),
            Action::Enter(hex) | Action::FallBack(hex) => (Some(hex), None),
            Action::Move(scout) => (None, Some(scout)),
            Action::EndScouts
            | Action::Exit
            | Action::Done
            | Action::Turn(_)
            | Action::Stay
            | Action::Fire
            | Action::Hold
            | Action::Crouch
            | Action::Run => (None, None),
        };
        let (hex, unit) = (hex.map(|it| self.number(it)), scout.map(|it| it.name().to_owned()));
        let label = Message::new(format!("tiny-do-{}", action.verb().replace(' ', "-")));
        Choice {
            action: action.text(&self.ford),
            verb: action.verb().to_owned(),
            label: hex.iter().chain(&unit).fold(label, |label, it| label.text("about", it)),
            at: match action {
                Action::Exit => Some(Place::Box("exited".to_owned())),
                _ => hex.map(Place::Hex),
            }
            .into(),
            unit,
            caution: self.caution(action),
            role: role(action),
            warns: Vec::new(),
            last: false,
            part: None,
            mode: None,
            opens: false,
        }
    }

    /// [tiny 2.1] Scouts that have not moved when their phase ends.
    fn caution(&self, action: Action) -> Option<Message> {
        let to_move = ScoutId::ALL.into_iter().filter(|it| self.may_move(*it).is_ok()).count();
        let scouts = i32::try_from(to_move).expect("there are two scouts");
        (action == Action::EndScouts && scouts > 0)
            .then(|| Message::new("tiny-still-to-move").number("scouts", scouts))
    }

    /// [tiny 2.1] Where the moving scout can go. What happens in a watched hex or under a marker is
    /// not known before, so the way ends there.
    pub(super) fn reach_view(&self) -> Vec<Reach> {
        let Some(Question::Movement(ch02_movement::Ask::Step { scout, hexes_left })) =
            self.core.open()
        else {
            return Vec::new();
        };
        let Some(start) = self.scout_hex(scout) else { return Vec::new() };
        let mut ways: Vec<Vec<HexId>> = vec![vec![start]];
        let mut next = 0;
        while let Some(way) = ways.get(next).cloned() {
            next += 1;
            let here = way[way.len() - 1];
            if way.len() > usize::from(hexes_left) || here != start && self.ends_way(here) {
                continue;
            }
            for (_, to) in self.ford.grid.neighbors(here) {
                let known = ways.iter().any(|it| it.last() == Some(&to));
                if !known && self.may_enter(to).is_ok() {
                    ways.push(way.iter().copied().chain([to]).collect());
                }
            }
        }
        let mut reaches: Vec<Reach> =
            ways.iter().skip(1).map(|it| self.reach_by(it, hexes_left)).collect();
        // [tiny 2.3] Off the map it goes from the last column, by the shortest of these ways.
        let out = ways.iter().filter(|it| it.len() <= usize::from(hexes_left)).find(|way| {
            let here = way[way.len() - 1];
            self.ford.is_last_column(here) && (here == start || !self.ends_way(here))
        });
        reaches.extend(out.map(|way| {
            let mut reach = self.reach_by(way, hexes_left - 1);
            reach.at = Place::Box("exited".to_owned());
            reach.cost = way.len().to_string();
            reach.path.push("exited".to_owned());
            reach.actions.push(Action::Exit.text(&self.ford));
            reach
        }));
        reaches
    }

    fn ends_way(&self, hex: HexId) -> bool {
        let lies = |it: &MarkerId| {
            let down = self.core.faces[usize::from(it.0)] == MarkerFace::Down;
            self.ford.marker_hex(*it) == hex && down
        };
        self.is_watched(hex) || MarkerId::ALL.iter().any(lies)
    }

    fn reach_by(&self, way: &[HexId], hexes_left: u8) -> Reach {
        let steps = way.len() - 1;
        Reach {
            at: Place::Hex(self.number(way[steps])),
            cost: steps.to_string(),
            left: (usize::from(hexes_left) - steps).to_string(),
            path: way.iter().map(|it| self.number(*it)).collect(),
            actions: way[1..].iter().map(|it| Action::Enter(*it).text(&self.ford)).collect(),
        }
    }

    /// [tiny 3.1] What the sentry watches, and [tiny 6.1] for Red what is under his markers.
    pub(super) fn overlays_for(&self, viewer: Viewer) -> Vec<Overlay> {
        let watched = self.ford.grid.hexes().filter(|it| self.is_watched(*it));
        let overlay = |id: &str, rule: &str| Overlay {
            id: id.to_owned(),
            label: Message::new(format!("tiny-overlay-{id}")),
            rule: Some(rule.to_owned()),
            seat: Some(seat_name(RED)),
            kind: OverlayKind::Area,
            hexes: Vec::new(),
            lines: Vec::new(),
            units: Vec::new(),
        };
        let watched = watched.map(|it| self.number(it)).collect();
        let mut overlays = vec![Overlay { hexes: watched, ..overlay("watched", "tiny:3.1") }];
        let picket = self.core.picket.filter(|_| viewer == Viewer::Player(RED) || self.is_over());
        overlays.extend(picket.map(|it| Overlay {
            kind: OverlayKind::Units,
            units: vec![self.marker_name(it)],
            ..overlay("picket", "tiny:1.1")
        }));
        let to_move = ScoutId::ALL.into_iter().filter(|it| self.may_move(*it).is_ok());
        overlays.push(Overlay {
            kind: OverlayKind::Units,
            seat: Some(seat_name(BLUE)),
            units: to_move.map(|it| it.name().to_owned()).collect(),
            ..overlay("to-move", "tiny:2.1")
        });
        overlays
    }
}

/// [tiny 4.2] What the modified die does.
fn fire_chart() -> Chart {
    let row = |die: u8| ChartRow {
        head: Cell::Sign(die.to_string()),
        cells: vec![Cell::Words(Message::new(format!(
            "tiny-shot-{}",
            shot(die).label().replace(' ', "-")
        )))],
    };
    Chart {
        id: "fire".to_owned(),
        title: Message::new("tiny-chart-fire"),
        rule: Some("tiny:4.2".to_owned()),
        corner: Message::new("tiny-chart-die"),
        columns: vec![Cell::Words(Message::new("tiny-chart-result"))],
        rows: (1..=6).map(row).collect(),
        notes: Vec::new(),
    }
}

//! The table as one viewer sees it.

use std::collections::BTreeMap;

use hexgrid::Tops;
use kernel::{Game, Viewer};
use scene::{
    Board, BoardHex, BoardLine, BoardName, BoardSide, Counter, Face, Look, Message, Orientation,
    OutcomeLine, OutcomeView, Scene, Standing,
};

use super::setting::per_name;
use crate::agenda::{Frame, SUPPORT};
use crate::options::Height;
use crate::roster::UnitType;
use crate::scenario::{Level, Per, Points, PointsFor, Scenario, WhereToSetUp};
use crate::series::numbers::Ratio;
use crate::state::{Ended, Flags, Place, Side, UnitId, War};
use crate::titles::Title;

/// Marks that everybody who sees a unit sees too.
const MARKS: [(Flags, &str); 7] = [
    (Flags::OUT_OF_SUPPLY, "out-of-supply"),
    (Flags::MOVED, "moved"),
    (Flags::OVERRAN, "overran"),
    (Flags::ATTACKED, "attacked"),
    (Flags::WAS_ATTACKED, "was-attacked"),
    (Flags::BARRAGED, "barraged"),
    (Flags::DEFENDING, "defending"),
];

impl Scenario {
    /// The map as it is drawn.
    pub fn board(&self) -> Board {
        let grid = &self.map.grid;
        let number = |it| grid.number(it);
        let hexes = grid.hexes().map(|hex| {
            let (x, y) = grid.center(hex);
            BoardHex {
                id: number(hex),
                x,
                y,
                terrain: self.terrain.hexes[self.terrain_at(hex)].id.clone(),
            }
        });
        let sides = self.map.hexsides.iter().filter_map(|&(hex, direction, kind)| {
            let other = grid.neighbor(hex, direction)?;
            let kind = self.map.hexside_names[usize::from(kind)].clone();
            Some(BoardSide { kind, between: [number(hex), number(other)] })
        });
        let lines = self.map.lines.iter().map(|it| BoardLine {
            kind: it.kind.clone(),
            path: it.path.iter().map(|&hex| number(hex)).collect(),
        });
        let names = self.map.names.iter().map(|it| BoardName {
            text: it.text.clone(),
            title: it.words(),
            kind: it.kind.word().into(),
            hexes: it.hexes.iter().map(|&hex| number(hex)).collect(),
        });
        Board {
            orientation: match grid.tops() {
                Tops::Flat => Orientation::Flat,
                Tops::Pointy => Orientation::Pointy,
            },
            look: Look::Modern,
            north: None,
            bearing: self.map.north,
            across: self.map.across,
            hexes: hexes.collect(),
            sides: sides.collect(),
            lines: lines.collect(),
            names: names.collect(),
            panels: Vec::new(),
        }
    }
}

/// The mark of the formation a unit belongs to: `of-` and its name in plain letters.
fn formation_mark(unit: &UnitType) -> String {
    let plain = unit.formation.chars().filter_map(|it| match it {
        ' ' => Some('-'),
        'ä' => Some('a'),
        it => it.is_ascii_alphanumeric().then(|| it.to_ascii_lowercase()),
    });
    format!("of-{}", plain.collect::<String>())
}

impl War {
    /// The table as a viewer sees it, without prompt and log.
    pub(super) fn scene_for(&self, viewer: Viewer) -> Scene {
        let turn_text = self.turn_words();
        let Standing { turn, turns, asked, outcome } = self.standing_view();
        Scene {
            scenario: self.scenario.id.clone(),
            viewer: match viewer {
                Viewer::Player(seat) => self.scenario.sides[usize::from(seat.0)].id.clone(),
                Viewer::Spectator => "spectator".into(),
            },
            step: 0,
            turn,
            turns,
            turn_label: turn_text.get("en").cloned().unwrap_or_default(),
            turn_text,
            happening: None,
            phase: self.core.phase.word().into(),
            active: self.side_name(self.core.side),
            asked,
            counters: self.counters(viewer),
            arrivals: self.arrivals_view(),
            tracks: self.tracks(viewer),
            standing: self.standing(),
            control: self.control_markers(),
            strengths: self.strengths(viewer),
            notes: self.notes(),
            prompt: None,
            outcome,
            log: Vec::new(),
        }
    }

    /// How far the war has come.
    pub(super) fn standing_view(&self) -> Standing {
        Standing {
            turn: self.core.turn,
            turns: self.scenario.turns,
            asked: self.question().map(|it| self.side_name(it.side)),
            outcome: self.outcome_view(),
        }
    }

    /// Counters hex by hex, from the bottom of each stack to its top, then those off the map.
    fn counters(&self, viewer: Viewer) -> Vec<Counter> {
        let mut counters = Vec::new();
        for hex in self.scenario.map.grid.hexes() {
            let mut units: Vec<UnitId> = self.stack(hex).collect();
            units.reverse();
            for (level, unit) in units.into_iter().enumerate() {
                if self.may_see(viewer, unit) {
                    let at = scene::Place::Hex(self.number(hex));
                    counters.push(self.open_counter(viewer, unit, at));
                } else if self.options.heights == Height::Shown {
                    counters.push(self.hidden_counter(unit, level));
                }
            }
        }
        let all = Side::BOTH.into_iter().flat_map(|it| self.scenario.units_of(it));
        counters.extend(all.filter_map(|it| self.boxed_counter(viewer, it)));
        counters
    }

    fn open_counter(&self, viewer: Viewer, unit: UnitId, at: scene::Place) -> Counter {
        let unit_type = self.scenario.unit(unit);
        Counter {
            id: unit_type.id.clone(),
            seat: self.side_name(self.side_of(unit)),
            at,
            kind: unit_type.kind.clone(),
            model: None,
            face: Face::Up,
            size: unit_type.size.clone(),
            name: unit_type.name.clone(),
            title: None,
            values: self.values(unit),
            marks: self.marks(viewer, unit),
        }
    }

    /// [SCS 0.10A] A counter nobody but its owner may look at: only that it lies there.
    fn hidden_counter(&self, unit: UnitId, level: usize) -> Counter {
        let hex = self.number(self.hex_of(unit));
        Counter {
            id: format!("?{hex}/{level}"),
            seat: self.side_name(self.side_of(unit)),
            at: scene::Place::Hex(hex),
            kind: "hidden".into(),
            model: None,
            face: Face::Down,
            size: String::new(),
            name: String::new(),
            title: None,
            values: BTreeMap::new(),
            marks: Vec::new(),
        }
    }

    fn boxed_counter(&self, viewer: Viewer, unit: UnitId) -> Option<Counter> {
        let start = &self.scenario.start_units[usize::from(unit.0)].place;
        let due = || self.scenario.arrivals.iter().find(|it| it.units.contains(&unit));
        let off_map = match self.unit(unit).place {
            Place::Map(_) => return None,
            Place::SetUp => "setup".into(),
            Place::Awaited if *start != WhereToSetUp::Later => return None,
            Place::Awaited => format!("turn-{}", due()?.turn),
            Place::Destroyed => "destroyed".into(),
            Place::Exited => "exited".into(),
        };
        Some(self.open_counter(viewer, unit, scene::Place::Box(off_map)))
    }

    /// [SCS 7.4A, 12.2A] What the units of each hex attack with; guns that only barrage, with that.
    fn strengths(&self, viewer: Viewer) -> BTreeMap<String, String> {
        let mut strengths = BTreeMap::new();
        for hex in self.scenario.map.grid.hexes() {
            let seen: Vec<UnitId> =
                self.stack(hex).filter(|&it| self.may_see(viewer, it)).collect();
            let attacks: Vec<Ratio> = seen
                .iter()
                .filter(|&&it| self.face(it).attack.is_some())
                // Its own hex is no target: no ground counts.
                .map(|&it| self.attack_strength(it, hex).total())
                .collect();
            let barrages: u32 =
                seen.iter().filter_map(|&it| self.scenario.unit(it).barrage).map(u32::from).sum();
            if !attacks.is_empty() {
                let total = attacks.into_iter().fold(Ratio::ZERO, |sum, it| sum + it);
                strengths.insert(self.number(hex), total.mixed());
            } else if barrages > 0 {
                strengths.insert(self.number(hex), format!("({barrages})"));
            }
        }
        strengths
    }

    /// [SCS 0.5B] The numbers on the face that shows, and the steps.
    fn values(&self, unit: UnitId) -> BTreeMap<String, i32> {
        let (unit_type, state) = (self.scenario.unit(unit), self.unit(unit));
        let face = unit_type.face(state.steps);
        let allowance = if state.place == Place::Destroyed {
            i32::from(face.movement)
        } else {
            i32::from(self.allowance(unit) / 2)
        };
        let mut values = BTreeMap::from([
            ("defense".to_owned(), i32::from(face.defense)),
            ("movement".to_owned(), allowance),
            ("steps".to_owned(), i32::from(state.steps)),
            ("steps-max".to_owned(), i32::from(unit_type.steps)),
        ]);
        values.extend(face.attack.map(|it| ("attack".to_owned(), i32::from(it))));
        if let Some(barrage) = unit_type.barrage {
            values.insert("barrage".into(), i32::from(barrage));
            values.insert("range".into(), i32::from(unit_type.range));
        }
        values
    }

    fn marks(&self, viewer: Viewer, unit: UnitId) -> Vec<String> {
        let (unit_type, state) = (self.scenario.unit(unit), self.unit(unit));
        let mut marks = Vec::new();
        if state.steps > 0 && state.steps < unit_type.steps {
            marks.push("reduced");
        }
        if unit_type.exploitation {
            marks.push("exploitation");
        }
        // [SCS 7.0I] Who attacks is nobody else's business before both sides show their units.
        let own = viewer == Viewer::Player(self.side_of(unit).seat());
        let planned = matches!(self.core.agenda.last(), Some(Frame::Plan { .. } | Frame::React));
        let veiled = planned && !own && state.is(Flags::ATTACKING);
        let planning = matches!(self.core.agenda.last(), Some(Frame::Plan { .. }));
        let supports = planning && !own && state.group == SUPPORT;
        let of_the_overrun = Flags(Flags::OVERRAN.0 | Flags::MOVED.0);
        let covered =
            |flag: Flags| veiled && of_the_overrun.any(flag) || supports && flag == Flags::BARRAGED;
        let shows = |flag: Flags| state.is(flag) && !covered(flag);
        marks.extend(MARKS.iter().filter(|(flag, _)| shows(*flag)).map(|(_, name)| *name));
        if state.is(Flags::ATTACKING) && !veiled {
            marks.push("attacking");
        }
        if state.group != 0 && state.group != SUPPORT && own {
            marks.push("selected");
        }
        let formation = (!unit_type.formation.is_empty()).then(|| formation_mark(unit_type));
        marks.into_iter().map(str::to_owned).chain(formation).collect()
    }

    fn tracks(&self, viewer: Viewer) -> BTreeMap<String, i32> {
        let score_of = self.side_name(self.scenario.victory.score_of);
        let mut tracks = BTreeMap::from([(format!("points-{score_of}"), self.score())]);
        if self.scenario.rules == Title::GothicLine {
            for side in Side::BOTH {
                // What is only planned has not been spent as far as others know.
                let planning = matches!(self.core.agenda.last(), Some(Frame::Plan { .. }));
                let secret =
                    planning && side == self.core.side && viewer != Viewer::Player(side.seat());
                let planned = self.core.combat.filter(|_| secret).map_or(0, |it| it.air);
                let left = i32::from(self.core.air[side.index()] + planned);
                tracks.insert(format!("air-{}", self.side_name(side)), left);
            }
        }
        tracks
    }

    /// [SCS 13.0A] The level that the score has reached.
    fn standing(&self) -> Option<Message> {
        let score = self.score();
        let reached = |it: &&Level| it.at_least.is_none_or(|least| score >= least);
        let level = self.scenario.victory.levels.iter().find(reached);
        let level = level.filter(|_| self.core.ended.is_none())?;
        Some(Message::new("scs-standing").words("result", super::words(&level.result)))
    }

    fn control_markers(&self) -> BTreeMap<String, String> {
        let grid = &self.scenario.map.grid;
        let held = grid.hexes().filter_map(|it| Some((self.number(it), self.controller(it)?)));
        held.map(|(hex, side)| (hex, self.side_name(side))).collect()
    }

    /// What the column of the combat being fought comes to, once both sides have shown their units.
    fn notes(&self) -> Vec<Message> {
        if !matches!(self.core.agenda.last(), Some(Frame::Resolve)) {
            return Vec::new();
        }
        vec![self.reckoning_message(&self.reckoning())]
    }

    /// How the game ended, by language.
    fn result_words(&self) -> Option<BTreeMap<String, String>> {
        let victory = &self.scenario.victory;
        let result = match self.core.ended? {
            Ended::Level(index) => &victory.levels[usize::from(index)].result,
            Ended::Sudden(index) => &victory.sudden[usize::from(index)].result,
        };
        Some(super::words(result))
    }

    fn outcome_view(&self) -> Option<OutcomeView> {
        let outcome = self.outcome()?;
        let seat = |it: kernel::Seat| self.scenario.sides[usize::from(it.0)].id.clone();
        Some(OutcomeView {
            result: outcome.result,
            text: self.result_words().unwrap_or_default(),
            closing: None,
            winner: outcome.winner.map(seat),
            points: outcome.points.iter().map(|&(it, points)| (seat(it), points)).collect(),
            parts: BTreeMap::from([(
                self.side_name(self.scenario.victory.score_of),
                self.scores()
                    .filter_map(|(line, times)| self.part_of_score(*line, times))
                    .collect(),
            )]),
            losses: Side::BOTH.map(|it| (self.side_name(it), self.losses_view(it))).into(),
            rule: outcome.rule.to_string(),
        })
    }

    /// [SCS 13.0A] What a line of the schedule of points has brought; nothing if it brought none.
    fn part_of_score(&self, line: Points, times: i32) -> Option<OutcomeLine> {
        let message = match line.what {
            PointsFor::Control(hex) => {
                Message::new("scs-account-control").text("hex", self.number(hex))
            }
            PointsFor::Destroyed(side, per) => {
                Message::new(format!("scs-account-destroyed-{}", per_name(per)))
                    .text("side", self.side_told(side))
                    .number("count", times)
            }
            PointsFor::Exited(side, per) => {
                Message::new(format!("scs-account-exited-{}", per_name(per)))
                    .text("side", self.side_told(side))
                    .number("count", times)
            }
        };
        let number = line.points * times;
        (number != 0).then(|| OutcomeLine::new(message, number))
    }

    /// [SCS 8.0] What a side has lost.
    fn losses_view(&self, side: Side) -> Vec<OutcomeLine> {
        let lost = |per| self.count(side, Place::Destroyed, per);
        vec![
            OutcomeLine::new(Message::new("scs-loss-units"), lost(Per::Unit)),
            OutcomeLine::new(Message::new("scs-loss-steps"), lost(Per::Step)),
        ]
    }
}

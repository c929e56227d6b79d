//! The table as one viewer sees it.

use std::collections::BTreeMap;

use hexgrid::{HexId, Tops};
use kernel::{Game, Viewer};
use scene::{
    Arrival, Board, BoardHex, BoardLine, BoardName, BoardSide, Counter, Face, Look, Message,
    Orientation, OutcomeLine, OutcomeView, Scene, Standing,
};

use super::{stage_name, words};
use crate::decision::WORK_WORDS;
use crate::roster::{Color, Nation};
use crate::scenario::{MineColor, WorkKind};
use crate::state::{Firefight, Flags, ForceId, Hit, Place, Score, UnitId, Work};

/// States that everybody sees on a unit in view.
const MARKS: [(Flags, &str); 9] = [
    (Flags::SPENT, "spent"),
    (Flags::JOINED, "active"),
    (Flags::STUCK, "stuck"),
    (Flags::BOGGED, "bogged"),
    (Flags::HASTY, "hasty"),
    (Flags::INSIDE, "inside"),
    (Flags::CARELESS, "careless"),
    (Flags::AIR_HIT, "hit"),
    (Flags::HELD, "held"),
];

impl Firefight {
    /// The word for the terrain of a hex: heights are a terrain of their own.
    pub(super) fn terrain_word(&self, hex: HexId) -> String {
        let field = &self.scenario.field;
        let terrain = &field.terrain(hex).id;
        match (terrain.as_str(), field.level(hex)) {
            ("open", 1) => "hill-1".to_owned(),
            ("open", 2) => "hill-2".to_owned(),
            (_, level @ 1..=2) => format!("{terrain}-{level}"),
            _ => terrain.clone(),
        }
    }

    pub(super) fn board_view(&self) -> Board {
        let field = &self.scenario.field;
        let grid = &field.grid;
        let label = |it| field.label(it).to_owned();
        let hexes = grid.hexes().map(|hex| {
            let (x, y) = grid.center(hex);
            BoardHex { id: label(hex), x, y, terrain: self.terrain_word(hex) }
        });
        let sides = grid.hexes().flat_map(|hex| {
            let neighbors = grid.neighbors(hex).filter(move |it| it.1 > hex);
            neighbors.filter(move |it| field.has_small_gully(hex, it.0)).map(move |(_, other)| {
                BoardSide { kind: "small-gully".into(), between: [label(hex), label(other)] }
            })
        });
        let lines = field.lines.iter().map(|(kind, path)| BoardLine {
            kind: kind.clone(),
            path: path.iter().map(|&it| label(it)).collect(),
        });
        let names = field.names.iter().map(|name| BoardName {
            text: name.text.clone(),
            title: name.words(),
            kind: name.kind.word().into(),
            hexes: name.hexes.iter().map(|&it| label(it)).collect(),
        });
        Board {
            orientation: match grid.tops() {
                Tops::Flat => Orientation::Flat,
                Tops::Pointy => Orientation::Pointy,
            },
            look: Look::Modern,
            north: None,
            bearing: Some(0),
            // [COH 4.0f] Forty to fifty meters.
            across: Some(45),
            hexes: hexes.collect(),
            sides: sides.collect(),
            lines: lines.collect(),
            names: names.collect(),
            panels: Vec::new(),
        }
    }

    /// How far the firefight has come.
    pub(super) fn standing_view(&self) -> Standing {
        let asked = self.question().filter(|_| self.core.ended.is_none());
        Standing {
            turn: u16::from(self.core.round.max(1)),
            turns: u16::from(self.scenario.rounds),
            asked: asked.map(|it| self.force_name(it.force)),
            outcome: self.outcome_view(),
        }
    }

    /// The table as a viewer sees it, without prompt and log.
    pub(super) fn scene_for(&self, viewer: Viewer) -> Scene {
        let Standing { turn, turns, asked, outcome } = self.standing_view();
        Scene {
            scenario: self.scenario.id.clone(),
            viewer: match viewer {
                Viewer::Player(seat) => self.force_name(ForceId(seat.0)),
                Viewer::Spectator => "spectator".into(),
            },
            step: 0,
            turn,
            turns,
            turn_label: String::new(),
            turn_text: BTreeMap::new(),
            happening: None,
            phase: stage_name(self.stage_asked()).into(),
            active: self.force_name(self.core.mover),
            asked,
            counters: self.counters(viewer),
            arrivals: self.arrivals(),
            tracks: self.tracks(),
            standing: self.standing(),
            control: self.control_view(),
            strengths: self.strengths(viewer),
            notes: self.notes(viewer),
            prompt: None,
            outcome,
            log: Vec::new(),
        }
    }

    fn counters(&self, viewer: Viewer) -> Vec<Counter> {
        let mut counters = Vec::new();
        for work in &self.core.works {
            if !work.hidden || self.knows_all_of(viewer, work.owner) {
                counters.push(self.work_counter(work));
            }
        }
        for (at, &(hex, value)) in self.core.smoke.iter().enumerate() {
            let hex = self.number(hex);
            let values = BTreeMap::from([("smoke".to_owned(), i32::from(value))]);
            let id = format!("smoke-{hex}-{at}");
            counters.push(self.thing(id, ForceId(0), hex, "smoke", values));
        }
        // [COH 21.2a] Coins lie open: nobody knows what they stand for.
        for force in self.scenario.force_ids() {
            for (at, &hex) in self.force(force).coins.iter().enumerate() {
                let (hex, none) = (self.number(hex), BTreeMap::new());
                let id = format!("coin-{hex}-{at}");
                counters.push(self.thing(id, force, hex, "coin", none));
            }
        }
        for unit in self.scenario.unit_ids() {
            if self.may_know(viewer, unit) {
                counters.push(self.unit_counter(viewer, unit));
            }
        }
        counters
    }

    /// [COH 7.1a, 9.1.2c] What the units of each hex fire with as one group: the best firepower of
    /// a leader as this viewer knows it, and one for each that supports it.
    fn strengths(&self, viewer: Viewer) -> BTreeMap<String, String> {
        let mut groups: BTreeMap<String, Vec<UnitId>> = BTreeMap::new();
        for unit in self.scenario.unit_ids() {
            if let (Place::Map(hex), true) = (self.unit(unit).place, self.may_know(viewer, unit)) {
                groups.entry(self.number(hex)).or_default().push(unit);
            }
        }
        // [COH 7.6.3] Where two sides fight in one hex, that of the counter on top.
        for group in groups.values_mut() {
            let top = self.nation(*group.last().expect("a group has members"));
            group.retain(|&it| self.nation(it) == top);
        }
        let strongest = |group: Vec<UnitId>| {
            let powers = group.iter().flat_map(|&leader| {
                [Color::Red, Color::Blue].map(|it| self.group_power(viewer, &group, leader, it))
            });
            powers.max().expect("a group has members").to_string()
        };
        groups.into_iter().map(|(hex, group)| (hex, strongest(group))).collect()
    }

    /// [COH 7.1a, 7.4c, 7.4d, 9.1.2c, 9.1.2h] The firepower of a leader with its group against a
    /// color; a marker that the viewer may not know does not count.
    fn group_power(&self, viewer: Viewer, group: &[UnitId], leader: UnitId, color: Color) -> i8 {
        let printed = self.kind(leader).power(color).value;
        let known = self.knows_all_of(viewer, self.owner(leader)) || self.is_marker_known(leader);
        let felt = self.felt_marker(leader).filter(|_| known);
        let change = felt.map_or(0, |it| if color == Color::Red { it.red } else { it.blue });
        let helps = |it: UnitId| it != leader && self.kind(it).power(color).value > 0;
        let helpers = group.iter().filter(|&&it| printed > 0 && helps(it)).count();
        printed + change + i8::try_from(helpers).expect("groups are small")
    }

    fn thing(
        &self,
        id: String,
        force: ForceId,
        hex: String,
        kind: &str,
        values: BTreeMap<String, i32>,
    ) -> Counter {
        Counter {
            id,
            seat: self.force_name(force),
            at: scene::Place::Hex(hex),
            kind: kind.into(),
            model: None,
            face: Face::Up,
            size: String::new(),
            name: String::new(),
            title: None,
            values,
            marks: Vec::new(),
        }
    }

    fn work_counter(&self, work: &Work) -> Counter {
        let word = WORK_WORDS.iter().find(|it| it.1 == work.kind).map_or("", |it| it.0);
        let hex = self.number(work.hex);
        let mut values = BTreeMap::new();
        let mut put = |name: &str, value: i32| values.insert(name.to_owned(), value);
        match work.kind {
            WorkKind::Bunker => {
                put("facing", facing(work.facing));
                put("front", i32::from(work.front));
                put("flank", i32::from(work.flank));
            }
            WorkKind::Emplacement => drop(put("facing", facing(work.facing))),
            WorkKind::Mines => drop(put("number", i32::from(work.number))),
            WorkKind::Trench | WorkKind::Wire | WorkKind::RoadBlock => {}
        }
        let mut counter = self.thing(format!("{word}-{hex}"), work.owner, hex, word, values);
        if work.kind == WorkKind::Mines {
            let color = match work.color {
                MineColor::Red => "red",
                MineColor::Blue => "blue",
                MineColor::Black => "black",
            };
            counter.marks.push(color.into());
        }
        if work.hidden {
            counter.marks.push("hidden".into());
        }
        counter
    }

    /// The hex or the box off the map where a unit lies.
    fn place_view(&self, unit: UnitId) -> scene::Place {
        scene::Place::Box(match self.unit(unit).place {
            Place::Map(_) | Place::Carried(_) => match self.hex(unit) {
                Some(hex) => return scene::Place::Hex(self.number(hex)),
                // Whoever rides on a vehicle that is still to come is still to come too.
                None => "turn-1".to_owned(),
            },
            Place::SetUp => "setup".to_owned(),
            Place::Awaited => format!("turn-{}", self.scenario.unit(unit).round.max(1)),
            Place::Destroyed => "destroyed".to_owned(),
            Place::Exited => "exited".to_owned(),
        })
    }

    fn unit_counter(&self, viewer: Viewer, unit: UnitId) -> Counter {
        let kind = self.kind(unit);
        Counter {
            id: self.unit_id(unit),
            seat: self.force_name(self.owner(unit)),
            at: self.place_view(unit),
            kind: kind.kind.word().into(),
            model: Some(kind.id.clone()),
            face: Face::Up,
            size: String::new(),
            name: kind.name.en.clone(),
            title: Some(words(&kind.name)),
            values: self.unit_values(unit),
            marks: self.unit_marks(viewer, unit),
        }
    }

    /// [COH 14.0a] The printed figures.
    fn unit_values(&self, unit: UnitId) -> BTreeMap<String, i32> {
        let (kind, state) = (self.kind(unit), self.unit(unit));
        let mut values = BTreeMap::from([
            ("fire".to_owned(), i32::from(kind.fire)),
            ("red".to_owned(), i32::from(kind.red.value)),
            ("blue".to_owned(), i32::from(kind.blue.value)),
            ("movement".to_owned(), i32::from(kind.moves)),
            ("range".to_owned(), i32::from(kind.range.1)),
            ("flank".to_owned(), i32::from(kind.flank.value)),
            ("front".to_owned(), i32::from(kind.front.value)),
            ("bonus".to_owned(), i32::from(kind.bonus)),
        ]);
        if !state.is(Flags::HIDDEN) {
            values.insert("facing".into(), facing(state.facing));
        }
        if kind.range.0 > 0 {
            values.insert("least-range".into(), i32::from(kind.range.0));
        }
        if kind.is_aircraft() {
            values.insert("altitude".into(), i32::from(state.altitude));
            values.insert("bombs".into(), i32::from(state.bombs));
        }
        values.extend(kind.indirect.map(|it| ("indirect".to_owned(), i32::from(it))));
        values
    }

    /// [COH 7.4c] States; which marker lies under a unit is its owner's secret.
    fn unit_marks(&self, viewer: Viewer, unit: UnitId) -> Vec<String> {
        let (kind, state) = (self.kind(unit), self.unit(unit));
        let mut marks: Vec<String> = MARKS
            .iter()
            .filter(|(flag, _)| state.is(*flag))
            .map(|(_, name)| (*name).to_owned())
            .collect();
        let own = self.knows_all_of(viewer, self.owner(unit));
        if let Some(hit) = state.hit {
            marks.push("hit".into());
            // [COH 7.4d] What was shown is known.
            let known = own || self.is_marker_known(unit);
            if let (true, Hit::Marker(line)) = (known, hit) {
                let kinds = self.scenario.markers.of(self.pool_of(unit));
                marks.push(format!("hit-{}", kinds[usize::from(line)].id));
            }
        }
        if state.is(Flags::HIDDEN) {
            marks.push("hidden".into());
        }
        if let Place::Carried(by) = state.place {
            marks.push("carried".into());
            marks.push(format!("on-{}", self.unit_id(by)));
        }
        for (mark, has) in [
            ("turret", kind.turret),
            ("open-top", kind.open_top),
            ("shield", kind.shield > 0),
            ("boxed-red", kind.red.boxed),
            ("boxed-blue", kind.blue.boxed),
            ("armored-front", kind.front.color == Color::Blue),
            ("armored-flank", kind.flank.color == Color::Blue),
        ] {
            if has {
                marks.push(mark.into());
            }
        }
        marks
    }

    /// [COH 5.1e] Who is still to come.
    fn arrivals(&self) -> Vec<Arrival> {
        let awaited = self.scenario.unit_ids().filter(|&it| {
            self.unit(it).place == Place::Awaited && self.scenario.unit(it).round > 0
        });
        let arrivals = awaited.map(|it| {
            let start = self.scenario.unit(it);
            Arrival {
                turn: u16::from(start.round),
                seat: self.force_name(start.force),
                units: vec![start.id.clone()],
                hexes: start.hexes.iter().map(|&hex| self.number(hex)).collect(),
            }
        });
        arrivals.collect()
    }

    /// [COH 2.4a, 2.4b] Who would win now.
    fn standing(&self) -> Option<Message> {
        if self.core.ended.is_some() {
            return None;
        }
        let told = match self.winner() {
            Some(force) => Message::new("coh-standing-leads").text("side", self.side_told(force)),
            None => Message::new("coh-standing-tied"),
        };
        Some(told)
    }

    /// What lies open beside the map: CAP, AP, losses, points, and how many cards each holds.
    fn tracks(&self) -> BTreeMap<String, i32> {
        let mut tracks = BTreeMap::new();
        for force in self.scenario.force_ids() {
            let (name, state) = (self.force_name(force), self.force(force));
            let hidden = self
                .units_of(force)
                .filter(|&it| self.unit(it).is(Flags::HIDDEN) && self.unit(it).is(Flags::SPENT));
            tracks.extend([
                (format!("cap-{name}"), i32::from(state.cap)),
                (format!("ap-{name}"), i32::from(state.ap)),
                (format!("losses-{name}"), i32::from(state.losses)),
                (format!("points-{name}"), i32::from(state.points())),
                (format!("cards-{name}"), i32::try_from(state.hand.len()).unwrap_or(i32::MAX)),
                // [COH 10.1f] That a hidden unit is spent is shown, not which.
                (
                    format!("hidden-spent-{name}"),
                    i32::try_from(hidden.count()).expect("units are few"),
                ),
            ]);
        }
        tracks
    }

    fn control_view(&self) -> BTreeMap<String, String> {
        let hexes = self.scenario.objectives.iter().flat_map(|it| it.hexes.iter().copied());
        let held = hexes.filter_map(|it| Some((it, self.controller(it)?)));
        held.map(|(hex, nation)| {
            let force = self.forces_of(nation).next().unwrap_or(ForceId(0));
            (self.number(hex), self.force_name(force))
        })
        .collect()
    }

    /// [COH 8.1h] The hand of the viewer, his secret aim and his artillery; those of everybody after
    /// the game.
    fn notes(&self, viewer: Viewer) -> Vec<Message> {
        let known = self.scenario.force_ids().filter(|&it| self.knows_all_of(viewer, it));
        let known: Vec<ForceId> = known.collect();
        let secrets = known.iter().flat_map(|&it| self.secrets_of(it));
        if self.core.ended.is_some() {
            return secrets.collect();
        }
        secrets.chain(known.iter().flat_map(|&it| self.artillery_of(it))).collect()
    }

    /// [COH 12.3a, 12.3b] How often each artillery of a force may still fire, and what of it is on
    /// its way.
    fn artillery_of(&self, force: ForceId) -> Vec<Message> {
        let own = self.scenario.oba.iter().zip(&self.core.oba_used);
        let left = own.filter(|(oba, _)| oba.force == force).map(|(oba, &used)| {
            Message::new("coh-note-artillery")
                .words("card", self.card_words(oba.card))
                .number("left", (i32::from(oba.uses) - i32::from(used)).max(0))
        });
        let plots = self.force(force).plots.iter().map(|plot| {
            let key = if plot.smoke { "coh-note-plot-smoke" } else { "coh-note-plot" };
            let card = self.scenario.oba[usize::from(plot.oba)].card;
            Message::new(key)
                .words("card", self.card_words(card))
                .text("hex", self.number(plot.hex))
                .number("round", i32::from(plot.round))
        });
        left.chain(plots).collect()
    }

    /// [COH 8.1h, card.y2] The hand and the secret aim of a force.
    fn secrets_of(&self, force: ForceId) -> Vec<Message> {
        let state = self.force(force);
        let over = self.core.ended.is_some();
        let whose = |note: Message| {
            if over { note.text("side", self.side_told(force)) } else { note }
        };
        let card_key = if over { "coh-note-card-of" } else { "coh-note-card" };
        let mut notes: Vec<Message> = Vec::new();
        for &card in &state.hand {
            let info = self.scenario.cards.card(card);
            let note = Message::new(card_key)
                .text("number", info.id.clone())
                .words("card", words(&info.title))
                .words("text", words(&info.text));
            notes.push(whose(note));
        }
        if let Some((_, hexes, points)) = self.scenario.secret.iter().find(|it| it.0 == state.aim) {
            let hexes = hexes.iter().map(|&it| self.number(it));
            let key = if over { "coh-note-aim-of" } else { "coh-note-aim" };
            let note = Message::new(key).list("hexes", hexes).number("points", i32::from(*points));
            notes.push(whose(note));
        }
        notes
    }

    fn outcome_view(&self) -> Option<OutcomeView> {
        let outcome = self.outcome()?;
        let [german, soviet] = Nation::BOTH.map(|it| self.points(it));
        let (en, it) = match german.cmp(&soviet) {
            core::cmp::Ordering::Greater => ("German victory", "Vittoria tedesca"),
            core::cmp::Ordering::Less => ("Soviet victory", "Vittoria sovietica"),
            core::cmp::Ordering::Equal => ("Both sides have lost", "Hanno perso entrambe le parti"),
        };
        let seat = |it: kernel::Seat| self.force_name(ForceId(it.0));
        let forces = |lines: &dyn Fn(ForceId) -> Vec<OutcomeLine>| -> BTreeMap<String, _> {
            self.scenario.force_ids().map(|it| (self.force_name(it), lines(it))).collect()
        };
        Some(OutcomeView {
            result: en.to_owned(),
            text: BTreeMap::from([
                ("en".to_owned(), en.to_owned()),
                ("it".to_owned(), it.to_owned()),
            ]),
            closing: None,
            winner: outcome.winner.map(seat),
            points: outcome.points.iter().map(|&(it, points)| (seat(it), points)).collect(),
            parts: forces(&|it| self.parts_of_score(it)),
            losses: forces(&|it| self.losses_view(it)),
            rule: outcome.rule.to_string(),
        })
    }

    /// [COH 2.4a] What the points of a force were scored for.
    fn parts_of_score(&self, force: ForceId) -> Vec<OutcomeLine> {
        let line = |&(score, points): &(Score, i16)| {
            let message = Message::new(format!("coh-account-{}", score.word()));
            let message = match score {
                Score::Hex(hex) => message.text("hex", self.number(hex)),
                Score::Aim => message.list("hexes", self.secret_hexes(force)),
                Score::Start | Score::Destroyed | Score::Left | Score::Card => message,
            };
            OutcomeLine::new(message, i32::from(points))
        };
        self.force(force).scores.iter().map(line).collect()
    }

    /// The hexes of a force's secret aim.
    fn secret_hexes(&self, force: ForceId) -> Vec<String> {
        let aim = self.scenario.secret.iter().find(|it| it.0 == self.force(force).aim);
        let (_, hexes, _) = aim.expect("who scored for an aim has one");
        hexes.iter().map(|&it| self.number(it)).collect()
    }

    /// [COH 7.3a, 7.4a] What a force has lost, and who of it is hit.
    fn losses_view(&self, force: ForceId) -> Vec<OutcomeLine> {
        let lost = |it: &UnitId| self.unit(*it).place == Place::Destroyed;
        let hit = |it: &UnitId| self.unit(*it).hit.is_some() || self.unit(*it).is(Flags::AIR_HIT);
        let number = |it: usize| i32::try_from(it).expect("units are few");
        let destroyed = number(self.units_of(force).filter(lost).count());
        let hit = number(self.on_map(force).filter(hit).count());
        vec![
            OutcomeLine::new(Message::new("coh-loss-units"), destroyed),
            OutcomeLine::new(Message::new("coh-loss-hits"), hit),
        ]
    }
}

fn facing(direction: hexgrid::Direction) -> i32 {
    i32::try_from(direction.index()).expect("there are six directions")
}

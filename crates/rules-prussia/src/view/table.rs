//! The table: the map, the counters with their states, the tracks.

use std::collections::BTreeMap;

use hexgrid::{HexId, Tops};
use kernel::{Game, Viewer};
use scene::{
    Arg, Arrival, Board, BoardHex, BoardLine, BoardName, BoardSide, Counter, Edge, Face, Look,
    Message, Orientation, OutcomeLine, OutcomeView, Scene, Standing,
};

use super::{phase_name, words};
use crate::ch10_army_morale::Piece as TrackPiece;
use crate::ch22_victory::Score;
use crate::decision::Piece;
use crate::field::Ground;
use crate::roster::{Arm, Letter, Nation, Role, Wing};
use crate::scenario::Which;
use crate::state::{
    Army, Battle, Bearer, Degree, Ended, Fate, Flags, GroupId, LeaderId, Morale, Place, Spirit,
    UnitId,
};

/// States that are shown on a unit as they stand in its flags.
const MARKS: [(Flags, &str); 14] = [
    (Flags::COLUMN, "column"),
    (Flags::MOVED, "moved"),
    (Flags::GUNS_MOVED, "guns-moved"),
    (Flags::OUT_OF_COMMAND, "out-of-command"),
    (Flags::BY_COMMANDER, "by-commander"),
    (Flags::FIRED, "fired"),
    (Flags::FIRING, "firing"),
    (Flags::RALLIED, "rallied"),
    (Flags::FOUGHT, "fought"),
    (Flags::CHARGED, "charged"),
    (Flags::CHARGING, "charging"),
    (Flags::ADVANCED, "advanced"),
    (Flags::CHECKS, "failed-check"),
    (Flags::RETREATING, "retreating"),
];

/// Terrain ids, as the maps write them.
pub(super) fn ground_name(ground: Ground) -> &'static str {
    match ground {
        Ground::Open => "open",
        Ground::Woods => "woods",
        Ground::Town => "town",
        Ground::WalledTown => "walled-town",
        Ground::Marsh => "marsh",
        Ground::Pond => "pond",
        Ground::Water => "water",
    }
}

/// The short name of an arm.
pub(super) fn arm_name(arm: Arm) -> &'static str {
    match arm {
        Arm::Infantry => "infantry",
        Arm::Cavalry => "cavalry",
        Arm::Artillery => "artillery",
        Arm::Baggage => "baggage",
    }
}

/// The short name of a state of morale.
pub(super) fn morale_name(morale: Morale) -> &'static str {
    match morale {
        Morale::Formed => "formed",
        Morale::Disordered => "disordered",
        Morale::Routed => "routed",
    }
}

/// The short name of the state of an army.
pub(super) fn spirit_name(spirit: Spirit) -> &'static str {
    match spirit {
        Spirit::Steady => "steady",
        Spirit::Demoralized => "demoralized",
        Spirit::Broken => "broken",
    }
}

fn nation_name(nation: Nation) -> &'static str {
    match nation {
        Nation::Prussian => "prussian",
        Nation::Austrian => "austrian",
        Nation::Wurttemberg => "wurttemberg",
        Nation::Wurzburg => "wurzburg",
        Nation::Bavarian => "bavarian",
        Nation::Saxon => "saxon",
        Nation::Russian => "russian",
        Nation::French => "french",
        Nation::Swiss => "swiss",
        Nation::German => "german",
        Nation::Kreise => "kreise",
    }
}

/// The short name of a type of unit.
fn kind_name(kind: crate::roster::Kind) -> &'static str {
    use crate::roster::Kind;
    match kind {
        Kind::Line => "line",
        Kind::Guard => "guard",
        Kind::Grenadier => "grenadier",
        Kind::Croat => "croat",
        Kind::Jaeger => "jaeger",
        Kind::Freikorps => "freikorps",
        Kind::Observation => "observation",
        Kind::Cuirassier => "cuirassier",
        Kind::Dragoon => "dragoon",
        Kind::Hussar => "hussar",
        Kind::Chevauleger => "chevauleger",
        Kind::HeavyHorse => "heavy-horse",
        Kind::Cossack => "cossack",
        Kind::FreikorpsDragoon => "freikorps-dragoon",
        Kind::FreikorpsHussar => "freikorps-hussar",
        Kind::Battery => "battery",
        Kind::HeavyBattery => "heavy-battery",
        Kind::Baggage => "wagons",
    }
}

impl Battle {
    /// The map as it is drawn. [PG C4b] Of the two hexes of a slope the upper one comes first, of those of
    /// an entrenchment the one behind it.
    pub(super) fn board_view(&self) -> Board {
        let field = &self.scenario.field;
        let (grid, map) = (field.grid(), &field.map);
        let hexes = grid.hexes().map(|hex| {
            let (x, y) = grid.center(hex);
            BoardHex { id: self.number(hex), x, y, terrain: ground_name(field.ground(hex)).into() }
        });
        let sides = map.hexsides.iter().filter_map(|&(hex, way, index)| {
            let other = grid.neighbor(hex, way)?;
            let kind = map.hexside_names[usize::from(index)].clone();
            let is_behind = match kind.as_str() {
                "entrenchment" => self.is_behind_works(hex, other),
                _ => field.level(hex) >= field.level(other),
            };
            let (first, second) = if is_behind { (hex, other) } else { (other, hex) };
            Some(BoardSide { kind, between: [self.number(first), self.number(second)] })
        });
        let lines = map.lines.iter().map(|it| BoardLine {
            kind: it.kind.clone(),
            path: self.numbers(it.path.iter().copied()),
        });
        let names = map.names.iter().map(|it| BoardName {
            text: it.text.clone(),
            title: it.words(),
            kind: it.kind.word().into(),
            hexes: self.numbers(it.hexes.iter().copied()),
        });
        Board {
            orientation: match grid.tops() {
                Tops::Flat => Orientation::Flat,
                Tops::Pointy => Orientation::Pointy,
            },
            look: Look::Engraved,
            north: self.north(),
            bearing: None,
            // Five hundred yards.
            across: Some(457),
            hexes: hexes.collect(),
            sides: sides.collect(),
            lines: lines.collect(),
            names: names.collect(),
            panels: Vec::new(),
        }
    }

    /// The edge of the sheet along which the hexes of the north edge lie.
    fn north(&self) -> Option<Edge> {
        let field = &self.scenario.field;
        let places = |hexes: &[HexId]| -> Vec<(i32, i32)> {
            hexes.iter().map(|&it| field.grid().center(it)).collect()
        };
        let [north, south] = ["north-edge", "south-edge"].map(|it| places(field.region(it)));
        let middle = |places: &[(i32, i32)]| {
            let count = i32::try_from(places.len()).ok().filter(|&it| it > 0)?;
            let sum = places.iter().fold((0, 0), |sum, it| (sum.0 + it.0, sum.1 + it.1));
            Some((sum.0 / count, sum.1 / count))
        };
        let (north, south) = (middle(&north)?, middle(&south)?);
        let (right, down) = (north.0 - south.0, north.1 - south.1);
        Some(match (right.abs() > down.abs(), right > 0, down > 0) {
            (true, true, _) => Edge::Right,
            (true, false, _) => Edge::Left,
            (false, _, true) => Edge::Bottom,
            (false, _, false) => Edge::Top,
        })
    }

    /// [PG 23.4d] Whether the first of two hexes lies behind the works between them: these look east,
    /// where the map says so, and else downhill.
    fn is_behind_works(&self, hex: HexId, other: HexId) -> bool {
        let field = &self.scenario.field;
        match field.region("east-of-entrenchments") {
            [] => field.level(hex) >= field.level(other),
            east => !east.contains(&hex),
        }
    }

    /// How far the battle has come.
    pub(super) fn standing_view(&self) -> Standing {
        let asked = self.question().filter(|_| self.core.ended.is_none());
        Standing {
            turn: u16::from(self.core.turn.max(1)),
            turns: u16::from(self.scenario.turns),
            asked: asked.map(|it| self.army_id(it.army)),
            outcome: self.outcome_view(),
        }
    }

    /// The table as every viewer sees it, without prompt and log.
    pub(super) fn scene_for(&self, viewer: Viewer) -> Scene {
        let Standing { turn, turns, asked, outcome } = self.standing_view();
        Scene {
            scenario: self.scenario.id.clone(),
            viewer: match viewer {
                Viewer::Player(seat) => {
                    let army = if seat.0 == 0 { Army::Prussia } else { Army::Coalition };
                    self.army_id(army)
                }
                Viewer::Spectator => "spectator".into(),
            },
            step: 0,
            turn,
            turns,
            turn_label: self.hour_text(self.core.turn.max(1)),
            turn_text: self.hour_words(self.core.turn.max(1)),
            happening: None,
            phase: phase_name(self.core.phase).into(),
            active: self.army_id(self.core.active),
            asked,
            counters: self.counters(),
            arrivals: self.arrivals(),
            tracks: self.tracks(),
            standing: self.core.ended.is_none().then(|| self.verdict_note()),
            control: BTreeMap::new(),
            strengths: self.strengths(),
            notes: self.notes(),
            prompt: None,
            outcome,
            log: Vec::new(),
        }
    }

    /// [PG 16.1a, 19.3a] What each hex fights with: its foot and horse; guns alone, with their fire
    /// at the nearest range, in parentheses.
    fn strengths(&self) -> BTreeMap<String, String> {
        let hexes = self.scenario.field.grid().hexes();
        let stacks = hexes.filter_map(|hex| Some((hex, self.holder(hex)?)));
        let strengths = stacks.filter_map(|(hex, army)| {
            let fire = |it: UnitId| u16::from(self.face(it).bs[0]);
            let guns = || self.units_in(hex, army).filter(|&it| self.kind(it).is_artillery());
            let text = match self.fighting_strength(army, hex) {
                Some(strength) => strength.to_string(),
                None => format!("({})", guns().map(fire).reduce(|sum, it| sum + it)?),
            };
            Some((self.number(hex), text))
        });
        strengths.collect()
    }

    /// The hour of a turn, as `10:00`.
    pub(super) fn hour_text(&self, turn: u8) -> String {
        let hour = self.scenario.hour(turn);
        let (hours, minutes) = hour.split_at(2);
        format!("{hours}:{minutes}")
    }

    /// The hour of a turn by language.
    pub(super) fn hour_words(&self, turn: u8) -> BTreeMap<String, String> {
        let hour = self.hour_text(turn);
        BTreeMap::from([("en".to_owned(), hour.clone()), ("it".to_owned(), hour)])
    }

    /// Markers, leaders, who lie in no order [PG 3.4c], then units from the bottom of each stack to its
    /// top; at last what lies on the morale tracks. So the unit that fights first is seen first.
    fn counters(&self) -> Vec<Counter> {
        let mut units: Vec<UnitId> = self.scenario.unit_ids().collect();
        units.sort_by_key(|&it| (self.hex(it), self.unit(it).order));
        let mut counters: Vec<Counter> = self.markers().collect();
        let leaders = self.scenario.leader_ids();
        counters.extend(leaders.map(|it| self.leader_counter(it)));
        counters.extend(units.iter().map(|&it| self.unit_counter(it)));
        counters.extend(Army::BOTH.into_iter().flat_map(|it| self.track_counters(it)));
        counters
    }

    /// The turn in which a piece may come at the earliest.
    fn turn_of(&self, piece: Piece) -> u8 {
        let entry = self.scenario.entries.iter().find(|it| it.pieces.contains(&piece));
        entry.map_or(1, |it| it.turn.max(1))
    }

    /// The hex or the box off the map where a piece lies.
    fn place_view(&self, place: Place, piece: Piece) -> scene::Place {
        scene::Place::Box(match place {
            Place::Map(hex) => return scene::Place::Hex(self.number(hex)),
            Place::SetUp => "setup".to_owned(),
            Place::Awaited => format!("turn-{}", self.turn_of(piece)),
            // [PG 1.2d] What is captured bears a mark.
            Place::Lost | Place::Captured => "destroyed".to_owned(),
            Place::Exited => "exited".to_owned(),
        })
    }

    fn unit_counter(&self, unit: UnitId) -> Counter {
        let (kind, state) = (self.kind(unit), self.unit(unit));
        Counter {
            id: kind.id.clone(),
            seat: self.army_id(kind.army),
            at: self.place_view(state.place, Piece::Unit(unit)),
            kind: arm_name(kind.arm).into(),
            model: None,
            face: Face::Up,
            size: String::new(),
            name: kind.name.clone(),
            title: None,
            values: self.unit_values(unit),
            marks: self.unit_marks(unit),
        }
    }

    /// [PG 1.4b, 2.1a, 2.2a] The figures of a unit at its level.
    fn unit_values(&self, unit: UnitId) -> BTreeMap<String, i32> {
        let (kind, state, face) = (self.kind(unit), self.unit(unit), self.face(unit));
        let mut values = BTreeMap::from([
            ("mr".to_owned(), i32::from(face.mr)),
            ("ma".to_owned(), i32::from(face.ma)),
            ("level".to_owned(), i32::from(state.level)),
            ("levels".to_owned(), i32::from(kind.full())),
        ]);
        if kind.is_artillery() {
            for (name, bs) in ["bs-1", "bs-2", "bs-3"].into_iter().zip(face.bs) {
                values.insert(name.to_owned(), i32::from(bs));
            }
        } else {
            values.insert("sp".to_owned(), i32::from(face.sp));
        }
        if kind.shock > 0 {
            values.insert("shock".to_owned(), i32::from(kind.shock));
        }
        if self.hex(unit).is_some() {
            values.insert("moves".to_owned(), i32::from(self.allowance(unit)));
            if state.spent > 0 {
                values.insert("spent".to_owned(), i32::from(state.spent));
            }
        }
        values.extend(kind.wing.map(|it| ("color".to_owned(), color(self.scenario.wing(it)))));
        values.extend(kind.wing.map(|it| ("wing".to_owned(), i32::from(it.0) + 1)));
        values
    }

    fn unit_marks(&self, unit: UnitId) -> Vec<String> {
        let (kind, state) = (self.kind(unit), self.unit(unit));
        let here = self.hex(unit).is_some();
        let flags = MARKS.iter().filter(|it| state.is(it.0)).map(|it| it.1);
        let mut marks: Vec<&str> = flags.collect();
        match state.morale {
            Morale::Formed => {}
            shaken => marks.push(morale_name(shaken)),
        }
        let acts = here && self.may_act(unit);
        let all = [
            // [PG 4.2a, 4.2b] In the combat being fought, those who take part; else by their stack.
            ("engaged", here && (state.is(Flags::ENGAGED) || self.is_engaged(unit))),
            ("support", here && !state.is(Flags::ENGAGED) && self.is_support(unit)),
            ("added", state.is(Flags::ADDED)),
            ("captured", state.place == Place::Captured),
            ("inactive", here && !acts),
            ("degraded", self.army(unit) == self.core.active && acts && !self.is_effective(unit)),
            // [PG 14.2b] A special leader has made its wing Effective.
            ("helped", acts && kind.wing.is_some_and(|it| self.wing(it).helped)),
            // [PG 3.4b] Guns below foot or horse do not fire.
            ("masked", here && kind.is_artillery() && !self.is_on_top(unit)),
            ("detached", usize::from(state.det) < self.scenario.groups.len()),
            ("fast", kind.is_fast()),
            ("bracketed", self.face(unit).bracketed),
            ("double", kind.double),
        ];
        marks.extend(all.into_iter().filter(|it| it.1).map(|it| it.0));
        marks.extend(self.marks_of_hex(unit));
        let mut marks: Vec<String> = marks.into_iter().map(str::to_owned).collect();
        marks.push(format!("type-{}", kind_name(kind.kind)));
        marks.push(format!("nation-{}", nation_name(kind.nation)));
        marks
    }

    /// [PG 4.3a, 4.3c, 9.0a, 19.10c] What lies in the hex of a stack is shown by its top unit.
    fn marks_of_hex(&self, unit: UnitId) -> Vec<&'static str> {
        let Some(hex) = self.hex(unit) else { return Vec::new() };
        let army = self.army(unit);
        if self.units_in(hex, army).next() != Some(unit) {
            return Vec::new();
        }
        let marker = self.marker(hex).filter(|_| army == self.core.active);
        let all = [
            ("led", self.leaders_in(hex, army).next().is_some()),
            ("marked", marker.is_some_and(|it| !it.shifted)),
            ("shifted", marker.is_some_and(|it| it.shifted)),
            ("momentum", self.momentum_on(hex, army) > 0),
        ];
        all.into_iter().filter(|it| it.1).map(|it| it.0).collect()
    }

    /// [PG 2.3a] A leader; whoever bears his office now.
    fn leader_counter(&self, leader: LeaderId) -> Counter {
        let (who, state) = (self.who(leader), self.leader(leader));
        let mut values = BTreeMap::from([
            ("mm".to_owned(), i32::from(self.mm(leader))),
            ("ma".to_owned(), i32::from(self.leader_allowance(leader))),
        ]);
        if self.initiative(leader) > 0 {
            values.insert("initiative".to_owned(), i32::from(self.initiative(leader)));
        }
        if state.spent > 0 {
            values.insert("spent".to_owned(), i32::from(state.spent));
        }
        values.extend(who.wing.map(|it| ("color".to_owned(), color(self.scenario.wing(it)))));
        values.extend(who.wing.map(|it| ("wing".to_owned(), i32::from(it.0) + 1)));
        let special = self.special(leader);
        let marks = [
            ("commander", who.role == Role::Commander),
            ("special-infantry", special == Some(Letter::Infantry)),
            ("special-cavalry", special == Some(Letter::Cavalry)),
            ("special-any", special == Some(Letter::Any)),
            ("moved", state.moved),
            ("column", who.wing.is_some_and(|it| self.wing(it).column)),
            ("helped", state.helped),
            ("wounded", state.fate == Fate::Wounded),
            ("killed", state.fate == Fate::Killed),
            ("second", state.bearer == Bearer::Second),
            ("replacement", state.bearer == Bearer::Replacement),
        ];
        Counter {
            id: who.id.clone(),
            seat: self.army_id(who.army),
            at: self.place_view(state.place, Piece::Leader(leader)),
            kind: "leader".into(),
            model: None,
            face: Face::Up,
            size: String::new(),
            name: self.bearer_name(leader, state.bearer),
            title: None,
            values,
            marks: marks.into_iter().filter(|it| it.1).map(|it| it.0.to_owned()).collect(),
        }
    }

    /// A counter that is no piece.
    fn thing(&self, id: String, army: Army, kind: &str, at: scene::Place) -> Counter {
        Counter {
            id,
            seat: self.army_id(army),
            at,
            kind: kind.into(),
            model: None,
            face: Face::Up,
            size: String::new(),
            name: String::new(),
            title: None,
            values: BTreeMap::new(),
            marks: Vec::new(),
        }
    }

    /// [PG 4.3a, 4.3c, 19.10c] Engaged markers on either side, and Momentum markers.
    fn markers(&self) -> impl Iterator<Item = Counter> {
        let engaged = self.core.markers.iter().map(|it| {
            let hex = self.number(it.hex);
            let kind = if it.shifted { "marker-shifted" } else { "marker-engaged" };
            let id = format!("engaged-{hex}");
            self.thing(id, self.core.active, kind, scene::Place::Hex(hex))
        });
        let momentum = self.core.momentum.iter().enumerate().map(|(index, it)| {
            let hex = self.number(it.hex);
            let id = format!("momentum-{hex}-{index}");
            let thing = self.thing(id, it.on, "marker-momentum", scene::Place::Hex(hex));
            let values = BTreeMap::from([("count".to_owned(), i32::from(it.count))]);
            Counter { values, ..thing }
        });
        engaged.chain(momentum)
    }

    /// [PG 10.0a] What lies in the boxes of a morale track, and the marker of Current Morale.
    fn track_counters(&self, army: Army) -> Vec<Counter> {
        let (id, state) = (self.army_id(army), self.army_state(army));
        let in_box = |number: i32| scene::Place::Box(format!("morale-{number}"));
        let at = in_box(i32::from(state.current));
        let current = self.thing(format!("morale-{id}"), army, "track-current", at);
        let mut marks = vec![spirit_name(state.spirit).to_owned()];
        if !state.active {
            marks.push(if state.alarmed { "alarmed" } else { "inactive" }.to_owned());
        }
        let mut counters = vec![Counter { marks, ..current }];
        for (index, &(piece, place)) in state.track.pieces.iter().enumerate() {
            let kind = match piece {
                TrackPiece::Lost => "track-lost",
                TrackPiece::Captured(_) => "track-captured",
                TrackPiece::Activation => "track-activation",
                TrackPiece::Fatigue => "track-fatigue",
                TrackPiece::Penalty => "track-penalty",
            };
            let at = in_box(i32::from(place));
            let thing = self.thing(format!("track-{id}-{index}"), army, kind, at);
            let values = BTreeMap::from([("points".to_owned(), i32::from(piece.points()))]);
            counters.push(Counter { values, ..thing });
        }
        counters
    }

    /// [PG 24.2.2a, 26.4c] Who is still to come.
    fn arrivals(&self) -> Vec<Arrival> {
        let mut arrivals = Vec::new();
        for entry in &self.scenario.entries {
            let awaited = entry.pieces.iter().filter(|&&it| match it {
                Piece::Unit(unit) => self.unit(unit).place == Place::Awaited,
                Piece::Leader(leader) => self.leader(leader).place == Place::Awaited,
            });
            let units: Vec<String> = awaited.map(|&it| self.piece_id(it)).collect();
            if !units.is_empty() {
                arrivals.push(Arrival {
                    turn: u16::from(entry.turn.max(1)),
                    seat: self.army_id(entry.army),
                    units,
                    hexes: self.numbers(entry.hexes.iter().copied()),
                });
            }
        }
        arrivals
    }

    /// [PG 10.0a, 10.1a, 22.1g] Current Morale, the lowest box of the track, Combat Successes, points.
    fn tracks(&self) -> BTreeMap<String, i32> {
        let mut tracks = BTreeMap::new();
        for army in Army::BOTH {
            let (id, state) = (self.army_id(army), self.army_state(army));
            tracks.extend([
                (format!("morale-{id}"), i32::from(state.current)),
                (format!("track-{id}"), i32::from(state.track.level())),
                (format!("top-{id}"), i32::from(state.track.top)),
                (format!("cs-{id}"), i32::from(state.cs)),
                (format!("points-{id}"), i32::from(self.points(army))),
            ]);
        }
        tracks.insert("differential".to_owned(), i32::from(self.differential()));
        tracks
    }

    /// What is said beside the map: both armies, what the score means now, the command of each group
    /// and wing, duties and weather.
    fn notes(&self) -> Vec<Message> {
        let mut notes: Vec<Message> = Army::BOTH.map(|it| self.army_note(it)).to_vec();
        if self.core.ended.is_none() {
            notes.push(self.verdict_note());
        }
        notes.extend(self.scenario.group_ids().filter_map(|it| self.group_note(it)));
        let columns = self.scenario.wing_ids().filter(|&it| self.wing(it).column);
        notes.extend(
            columns
                .map(|it| Message::new("prussia-note-column").words("wing", self.wing_words(it))),
        );
        let helped = self.scenario.wing_ids().filter(|&it| self.wing(it).helped);
        notes.extend(
            helped.map(|it| Message::new("prussia-note-helped").words("wing", self.wing_words(it))),
        );
        if let Some((turns, range)) = self.scenario.rules.fog
            && self.core.turn <= turns
        {
            notes.push(Message::new("prussia-note-fog").number("range", i32::from(range)));
        }
        if self.is_bound_to_advance() {
            let by = self.hour_text(self.core.duty.deadline);
            notes.push(Message::new("prussia-note-advance").text("hour", by));
        }
        notes
    }

    /// [PG 6.1a, 10.2c, 10.3a] An army: awake or not, its morale, what lies on its track.
    fn army_note(&self, army: Army) -> Message {
        let state = self.army_state(army);
        let key = match (state.active, state.alarmed) {
            (true, _) => "prussia-note-army",
            (false, true) => "prussia-note-army-alarmed",
            (false, false) => "prussia-note-army-inactive",
        };
        let mut note = Message::new(key)
            .words("side", self.army_told(army))
            .number("current", i32::from(state.current))
            .term("spirit", format!("prussia-spirit-{}", spirit_name(state.spirit)))
            .number("cs", i32::from(state.cs));
        let boxes = state.track.pieces.iter().map(|it| it.1.to_string()).map(Arg::Text);
        let boxes: Vec<Arg> = if state.track.pieces.is_empty() {
            vec![Arg::Text("–".into())]
        } else {
            boxes.collect()
        };
        note.args.insert("boxes".into(), Arg::List(boxes));
        note
    }

    /// [PG 22.1g] Who would win if the battle ended now.
    fn verdict_note(&self) -> Message {
        let diff = i32::from(self.differential());
        match self.verdict() {
            Ended::Draw => Message::new("prussia-note-drawn").number("diff", diff),
            Ended::Won(army, degree) => Message::new("prussia-note-leads")
                .words("side", self.army_told(army))
                .term("degree", format!("prussia-degree-{}", degree_name(degree)))
                .number("diff", diff),
        }
    }

    /// [PG 6.2c, 6.3b] The Command State of a group of the active army.
    fn group_note(&self, group: GroupId) -> Option<Message> {
        let (info, state) = (self.scenario.group(group), self.core.groups[group.index()]);
        let army = self.army_state(info.army);
        let led = self.units_of(info.army).any(|it| {
            let there = self.hex(it).is_some() || self.unit(it).place == Place::Awaited;
            there && self.group_of(it) == group
        });
        if info.army != self.core.active || !led {
            return None;
        }
        let key = match (army.active || state.active, state.effective) {
            (false, _) => "prussia-note-group-inactive",
            (true, true) => "prussia-note-group-effective",
            (true, false) => "prussia-note-group-degraded",
        };
        let note = Message::new(key).words("group", words(&info.name));
        Some(note.number("cv", i32::from(self.cv(group))))
    }

    fn outcome_view(&self) -> Option<OutcomeView> {
        let outcome = self.outcome()?;
        let (en, it) = match self.core.ended? {
            Ended::Draw => ("Draw".to_owned(), "Pareggio".to_owned()),
            Ended::Won(army, degree) => {
                let name = &self.scenario.side(army).name;
                let (en, it) = match degree {
                    Degree::Marginal => ("Marginal", "marginale"),
                    Degree::Substantive => ("Substantive", "sostanziale"),
                    Degree::Decisive => ("Decisive", "decisiva"),
                };
                (format!("{en} victory: {}", name.en), format!("Vittoria {it}: {}", name.it))
            }
        };
        let seat = |it: kernel::Seat| {
            self.army_id(if it.0 == 0 { Army::Prussia } else { Army::Coalition })
        };
        Some(OutcomeView {
            result: en.clone(),
            text: BTreeMap::from([("en".to_owned(), en), ("it".to_owned(), it)]),
            closing: None,
            winner: outcome.winner.map(seat),
            points: outcome.points.iter().map(|&(it, points)| (seat(it), points)).collect(),
            parts: Army::BOTH.map(|it| (self.army_id(it), self.parts_of_score(it))).into(),
            losses: Army::BOTH.map(|it| (self.army_id(it), self.losses_view(it))).into(),
            rule: outcome.rule.to_string(),
        })
    }

    /// [PG 22.1a–22.1f] What the points of an army were scored for.
    fn parts_of_score(&self, army: Army) -> Vec<OutcomeLine> {
        let told = |score: Score| match score {
            Score::Lost => Message::new("prussia-account-lost"),
            Score::Captured => Message::new("prussia-account-captured"),
            Score::Commander(leader) => {
                let key = match self.leader(leader).fate {
                    Fate::Unhurt => unreachable!("a commander who is unhurt brings no points"),
                    Fate::Wounded => "prussia-account-wounded",
                    Fate::Killed => "prussia-account-killed",
                };
                Message::new(key).text("leader", self.who(leader).name.clone())
            }
            Score::Baggage => Message::new("prussia-account-baggage"),
            Score::AtTheEnd => Message::new(match self.scenario.which {
                Which::Rossbach => "prussia-account-towns",
                Which::Torgau => "prussia-account-cut-off",
                Which::Leuthen | Which::Zorndorf | Which::Other => {
                    unreachable!("nothing counts at the end alone here")
                }
            }),
        };
        let line = |(score, points)| OutcomeLine::new(told(score), i32::from(points));
        self.scores(army).into_iter().map(line).collect()
    }

    /// [PG 10.0a, 1.2d] What an army has lost: units, and levels with those of such units.
    fn losses_view(&self, army: Army) -> Vec<OutcomeLine> {
        let gone = |place: Place| {
            let gone = self.units_of(army).filter(|&it| self.unit(it).place == place).count();
            i32::try_from(gone).expect("units are few")
        };
        let levels = self.units_of(army).map(|it| {
            let left = match self.unit(it).place {
                Place::Lost | Place::Captured => 0,
                Place::Map(_) | Place::SetUp | Place::Awaited | Place::Exited => {
                    self.unit(it).level
                }
            };
            i32::from(self.kind(it).start) - i32::from(left)
        });
        let line = |key: &str, number: i32| OutcomeLine::new(Message::new(key), number);
        vec![
            line("prussia-loss-units", gone(Place::Lost)),
            line("prussia-loss-captured", gone(Place::Captured)),
            line("prussia-loss-levels", levels.sum()),
        ]
    }
}

/// The short name of a level of victory.
pub(super) fn degree_name(degree: Degree) -> &'static str {
    match degree {
        Degree::Marginal => "marginal",
        Degree::Substantive => "substantive",
        Degree::Decisive => "decisive",
    }
}

/// The color of a wing as a number, `0xrrggbb`.
fn color(wing: &Wing) -> i32 {
    i32::from_str_radix(wing.color.trim_start_matches('#'), 16).unwrap_or(0)
}

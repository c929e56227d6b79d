//! What can be laid over the map: zones of control, fields of fire, command, who is Engaged.

use hexgrid::{HexId, HexSet};
use scene::{Message, Overlay, OverlayKind};

use crate::ch06_command::COMMAND_RANGE;
use crate::ch16_bombardment::RANGE_MAX;
use crate::decision::{Action, Decision, Piece};
use crate::state::{Army, Battle, Flags, UnitId};

impl Battle {
    pub(super) fn overlays_view(&self) -> Vec<Overlay> {
        let mut overlays = Vec::new();
        for army in Army::BOTH {
            overlays.push(self.zone_overlay(army));
            overlays.push(self.command_overlay(army));
            overlays.push(self.sight_overlay(army));
            overlays.push(self.fire_overlay(army));
            overlays.extend(self.shot_overlays(army));
            overlays.extend(self.front_overlays(army));
            overlays.push(self.edge_overlay(army));
        }
        overlays.extend(self.to_act_overlay());
        overlays
    }

    pub(super) fn overlay(&self, name: &str, army: Army, kind: OverlayKind, rule: &str) -> Overlay {
        Overlay {
            id: format!("{name}-{}", self.army_id(army)),
            label: Message::new(format!("prussia-overlay-{name}"))
                .words("side", self.army_told(army)),
            rule: Some(rule.into()),
            seat: Some(self.army_id(army)),
            kind,
            hexes: Vec::new(),
            lines: Vec::new(),
            units: Vec::new(),
        }
    }

    fn unit_list(&self, units: impl Iterator<Item = UnitId>) -> Vec<String> {
        units.map(|it| self.unit_id(it)).collect()
    }

    /// [PG 4.1a] Zones of control.
    fn zone_overlay(&self, army: Army) -> Overlay {
        let hexes = self.scenario.field.grid().hexes().filter(|&it| self.in_zoc_of(army, it));
        let hexes = self.numbers(hexes);
        Overlay { hexes, ..self.overlay("zoc", army, OverlayKind::Area, "pg:4.1a") }
    }

    /// [PG 6.2.2a] How far the leaders of an army lead.
    fn command_overlay(&self, army: Army) -> Overlay {
        let grid = self.scenario.field.grid();
        let mut led = HexSet::new(grid.len());
        for hex in self.leaders_on_map(army).filter_map(|it| self.leader_hex(it)) {
            for near in grid.hexes_within(hex, COMMAND_RANGE) {
                led.insert(near);
            }
        }
        let hexes = self.numbers(led.iter().filter(|&it| grid.is_playable(it)));
        Overlay { hexes, ..self.overlay("command", army, OverlayKind::Area, "pg:6.2.2a") }
    }

    /// Artillery that could fire, if an enemy were there.
    fn ready_guns(&self, army: Army) -> impl Iterator<Item = (UnitId, HexId)> + '_ {
        let placed = |it: UnitId| Some((it, self.hex(it)?));
        self.on_map(army)
            .filter(|&it| self.kind(it).is_artillery() && !self.is_routed(it))
            .filter(|&it| !self.in_column(it) && !self.unit(it).is(Flags::GUNS_MOVED))
            .filter_map(placed)
    }

    /// [PG 16.1a] The hexes that an army's artillery reaches and sees.
    fn fire_overlay(&self, army: Army) -> Overlay {
        let grid = self.scenario.field.grid();
        let mut seen = HexSet::new(grid.len());
        for (_, from) in self.ready_guns(army) {
            for to in grid.hexes_within(from, RANGE_MAX) {
                if to != from && grid.is_playable(to) && self.sees(from, to) {
                    seen.insert(to);
                }
            }
        }
        let hexes = self.numbers(seen.iter());
        Overlay { hexes, ..self.overlay("fire", army, OverlayKind::Area, "pg:16.1a") }
    }

    /// [PG 5.0c, 16.1a] From each gun to the enemies in range: those it sees, and where its sight of the
    /// others is blocked.
    fn shot_overlays(&self, army: Army) -> [Overlay; 2] {
        let (mut clear, mut blocked) = (Vec::new(), Vec::new());
        let enemies = self.hexes_of(army.other());
        let mut guns: Vec<HexId> = self.ready_guns(army).map(|it| it.1).collect();
        guns.sort_unstable();
        guns.dedup();
        for from in guns {
            for &to in enemies.iter().filter(|&&it| self.distance(from, it) <= RANGE_MAX) {
                match self.blocker(from, to) {
                    None => clear.push(self.numbers([from, to])),
                    Some(hex) => blocked.push(self.numbers([from, hex])),
                }
            }
        }
        [
            Overlay { lines: clear, ..self.overlay("shots", army, OverlayKind::Trace, "pg:16.1a") },
            Overlay {
                lines: blocked,
                ..self.overlay("blocked", army, OverlayKind::Trace, "pg:5.0c")
            },
        ]
    }

    /// [PG 4.2a, 4.2b, 6.2.2a] Who is Engaged, who is Support, who is out of command.
    fn front_overlays(&self, army: Army) -> [Overlay; 3] {
        let engaged = self.unit_list(self.on_map(army).filter(|&it| self.is_engaged(it)));
        let support = self.unit_list(self.on_map(army).filter(|&it| self.is_support(it)));
        let lost = self.on_map(army).filter(|&it| self.unit(it).is(Flags::OUT_OF_COMMAND));
        let lost = self.unit_list(lost);
        let of = |name, rule, units| Overlay {
            units,
            ..self.overlay(name, army, OverlayKind::Units, rule)
        };
        [
            of("engaged", "pg:4.2a", engaged),
            of("support", "pg:4.2b", support),
            of("out-of-command", "pg:6.2.2a", lost),
        ]
    }

    /// [PG 8.4a, 10.2k] The edge toward which an army retreats.
    fn edge_overlay(&self, army: Army) -> Overlay {
        let hexes = self.numbers(self.exits_of(army).iter().copied());
        Overlay { hexes, ..self.overlay("edge", army, OverlayKind::Area, "pg:8.4a") }
    }

    /// The pieces that can still do what the phase is for.
    fn to_act_overlay(&self) -> Option<Overlay> {
        let question = self.question().filter(|_| self.core.ended.is_none())?;
        let name = match question.decision {
            Decision::Order => "to-move",
            Decision::Rally => "to-rally",
            Decision::Rout => "to-run",
            _ => return None,
        };
        let mut units = Vec::new();
        for action in self.answers_to(question.decision, question.army) {
            match action {
                Action::Select(piece) => units.push(self.piece_id(piece)),
                Action::Rally(unit) | Action::Run(unit) => {
                    units.push(self.piece_id(Piece::Unit(unit)));
                }
                _ => {}
            }
        }
        let rule = match question.decision {
            Decision::Order => "pg:15.3a",
            Decision::Rally => "pg:17a",
            _ => "pg:15.1a",
        };
        Some(Overlay { units, ..self.overlay(name, question.army, OverlayKind::Units, rule) })
    }
}

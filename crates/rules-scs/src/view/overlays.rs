//! What can be laid over the map: control, zones of control, supply, units still to act.
//!
//! [SCS 0.10A] All of it is reckoned from what the viewer sees. A hidden unit may make a zone that
//! the units in sight do not; the label says so.

use hexgrid::{Direction, HexId, HexSet};
use kernel::Viewer;
use scene::{Message, Overlay, OverlayKind};

use crate::series::ch12_supply::NO_LINE;
use crate::state::{Phase, Side, UnitId, War};

impl War {
    pub(super) fn overlays_for(&self, viewer: Viewer) -> Vec<Overlay> {
        let mut overlays = Vec::new();
        overlays.extend(Side::BOTH.map(|it| self.control_overlay(it)));
        overlays.extend(Side::BOTH.map(|it| self.zone_overlay(viewer, it)));
        overlays.extend(Side::BOTH.into_iter().flat_map(|it| self.supply_overlays(viewer, it)));
        overlays.extend(self.to_act_overlay(viewer));
        overlays
    }

    fn overlay(&self, name: &str, side: Side, (kind, rule): (OverlayKind, &str)) -> Overlay {
        let id = name.strip_suffix("-seen").unwrap_or(name);
        Overlay {
            id: format!("{id}-{}", self.side_name(side)),
            label: Message::new(format!("scs-overlay-{name}")).words("side", self.side_told(side)),
            rule: Some(rule.into()),
            seat: Some(self.side_name(side)),
            kind,
            hexes: Vec::new(),
            lines: Vec::new(),
            units: Vec::new(),
        }
    }

    fn numbers(&self, hexes: impl IntoIterator<Item = HexId>) -> Vec<String> {
        hexes.into_iter().map(|it| self.number(it)).collect()
    }

    /// Whether a viewer sees every unit of a side.
    fn sees_all(&self, viewer: Viewer, side: Side) -> bool {
        viewer == Viewer::Player(side.seat()) || self.hides_nothing()
    }

    /// The units of a side on the map that a viewer sees.
    fn seen(&self, viewer: Viewer, side: Side) -> impl Iterator<Item = (UnitId, HexId)> {
        let placed = |it: UnitId| Some((it, self.unit(it).hex()?));
        let on_map = self.scenario.units_of(side).filter_map(placed);
        on_map.filter(move |&(it, _)| self.may_see(viewer, it))
    }

    /// [SCS 13.0A] Control markers lie open.
    fn control_overlay(&self, side: Side) -> Overlay {
        let hexes = self.scenario.map.grid.hexes().filter(|&it| self.controller(it) == Some(side));
        let hexes = self.numbers(hexes);
        Overlay { hexes, ..self.overlay("control", side, (OverlayKind::Area, "scs:13.0A")) }
    }

    /// [SCS 2.0b] The zones of control of the units a viewer sees.
    fn zone(&self, viewer: Viewer, side: Side) -> HexSet {
        let mut zone = HexSet::new(self.scenario.map.grid.len());
        for (unit, hex) in self.seen(viewer, side).filter(|&(it, _)| self.has_zoc(it)) {
            for (direction, beside) in self.scenario.map.grid.neighbors(hex) {
                if self.could_enter(unit, hex, direction) {
                    zone.insert(beside);
                }
            }
        }
        zone
    }

    fn zone_overlay(&self, viewer: Viewer, side: Side) -> Overlay {
        let name = if self.sees_all(viewer, side) { "zoc" } else { "zoc-seen" };
        let hexes = self.numbers(self.zone(viewer, side).iter());
        Overlay { hexes, ..self.overlay(name, side, (OverlayKind::Area, "scs:2.0b")) }
    }

    /// [SCS 12.1a] Where lines of supply reach now, the line of every unit the viewer sees, and the
    /// units that have none.
    fn supply_overlays(&self, viewer: Viewer, side: Side) -> [Overlay; 3] {
        let zone = self.zone(viewer, side.other());
        let is_open = |hex| match self.holder(hex) {
            Some(holder) => holder == side,
            None => !zone.contains(hex),
        };
        let classes = u8::try_from(self.scenario.classes.len()).expect("there are few classes");
        let lengths: Vec<Vec<u16>> =
            (0..classes).map(|it| self.supply_lengths(side, it, &is_open)).collect();
        let class_of = |unit: UnitId| usize::from(self.scenario.unit(unit).class);

        let mut area = HexSet::new(self.scenario.map.grid.len());
        for class in (0..classes).filter(|&it| self.has_class(side, it)) {
            let reached = &lengths[usize::from(class)];
            area.union_with(&HexSet::from_fn(reached.len(), |it| {
                reached[usize::from(it.0)] != NO_LINE && self.scenario.is_enterable(class, it)
            }));
        }
        let (mut lines, mut cut_off) = (Vec::new(), Vec::new());
        for (unit, hex) in self.seen(viewer, side) {
            match self.supply_line(hex, class_of(unit), &lengths[class_of(unit)]) {
                None => cut_off.push(self.unit_id(unit)),
                Some(line) if line.len() == 1 || lines.contains(&line) => {}
                Some(line) => lines.push(line),
            }
        }
        let name = if self.sees_all(viewer, side.other()) { "supply" } else { "supply-seen" };
        [
            Overlay {
                hexes: self.numbers(area.iter()),
                ..self.overlay(name, side, (OverlayKind::Area, "scs:12.1a"))
            },
            Overlay {
                lines: lines.into_iter().map(|it| self.numbers(it)).collect(),
                ..self.overlay("lines", side, (OverlayKind::Trace, "scs:12.1a"))
            },
            Overlay {
                units: cut_off,
                ..self.overlay("unsupplied", side, (OverlayKind::Units, "scs:12.0A"))
            },
        ]
    }

    fn has_class(&self, side: Side, class: u8) -> bool {
        self.scenario.units_of(side).any(|it| self.scenario.unit(it).class == class)
    }

    /// The hexes of the line from a hex to a source, both included; `None` if there is none.
    fn supply_line(&self, hex: HexId, class: usize, lengths: &[u16]) -> Option<Vec<HexId>> {
        let length = |it: HexId| lengths[usize::from(it.0)];
        let mut line = vec![hex];
        let mut here = hex;
        while length(here) != 0 {
            let nearer = |(direction, it): &(Direction, HexId)| {
                let passes = self.scenario.tables[class].lets_pass(here, *direction);
                passes && length(*it) != NO_LINE && length(*it) < length(here)
            };
            here = self.scenario.map.grid.neighbors(here).find(nearer)?.1;
            line.push(here);
        }
        Some(line)
    }

    /// The viewer's own units that can still do what the phase is for, when he is asked.
    fn to_act_overlay(&self, viewer: Viewer) -> Option<Overlay> {
        let side = self.question().map(|it| it.side).filter(|it| *it == self.core.side)?;
        if viewer != Viewer::Player(side.seat()) {
            return None;
        }
        let (name, rule, units): (_, _, Vec<UnitId>) = match self.core.phase {
            Phase::Movement | Phase::Exploitation => {
                let units = self.scenario.units_of(side);
                ("to-move", "scs:3.1M", units.filter(|&it| self.may_select(it).is_ok()).collect())
            }
            Phase::Combat => ("to-attack", "scs:7.2d", self.unused_attackers().collect()),
            Phase::SetUp | Phase::Supply => return None,
        };
        let units = self.unit_ids(&units);
        Some(Overlay { units, ..self.overlay(name, side, (OverlayKind::Units, rule)) })
    }
}

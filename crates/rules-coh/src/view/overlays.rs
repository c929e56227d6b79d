//! What can be laid over the map: objectives, units still to act, what a side's units see.

use hexgrid::{HexId, HexSet};
use kernel::Viewer;
use scene::{Message, Overlay, OverlayKind, Sight};

use crate::decision::Decision;
use crate::roster::Nation;
use crate::state::{Firefight, Flags, ForceId, UnitId};

impl Firefight {
    pub(super) fn overlays_for(&self, viewer: Viewer) -> Vec<Overlay> {
        let mut overlays: Vec<Overlay> =
            self.scenario.force_ids().map(|it| self.ready_overlay(viewer, it)).collect();
        overlays.extend(Nation::BOTH.map(|it| self.control_overlay(it)));
        overlays.extend(self.scenario.force_ids().map(|it| self.sight_overlay(it)));
        overlays
    }

    fn overlay(&self, name: &str, force: ForceId, kind: OverlayKind, rule: &str) -> Overlay {
        Overlay {
            id: format!("{name}-{}", self.force_name(force)),
            label: Message::new(format!("coh-overlay-{name}")).words("side", self.side_told(force)),
            rule: Some(rule.into()),
            seat: Some(self.force_name(force)),
            kind,
            hexes: Vec::new(),
            lines: Vec::new(),
            units: Vec::new(),
        }
    }

    /// [COH 2.2o] Units that are ready, as far as the viewer knows them.
    fn ready_overlay(&self, viewer: Viewer, force: ForceId) -> Overlay {
        let ready = self.on_map(force).filter(|&it| self.is_ready(it) && self.may_know(viewer, it));
        let units = ready.map(|it| self.unit_id(it)).collect();
        Overlay { units, ..self.overlay("ready", force, OverlayKind::Units, "coh:2.2o") }
    }

    /// [COH 2.4e] The objectives that a nation controls.
    fn control_overlay(&self, nation: Nation) -> Overlay {
        let force = self.forces_of(nation).next().unwrap_or(ForceId(0));
        let hexes = self.scenario.objectives.iter().flat_map(|it| it.hexes.iter().copied());
        let held = hexes.filter(|&it| self.controller(it) == Some(nation));
        let hexes = held.map(|it| self.number(it)).collect();
        Overlay { hexes, ..self.overlay("control", force, OverlayKind::Area, "coh:2.4e") }
    }

    /// [COH 6.0a] What the units in view of a force see.
    fn sight_overlay(&self, force: ForceId) -> Overlay {
        let field = &self.scenario.field;
        let mut seen = HexSet::new(field.grid.len());
        for unit in self.on_map(force).filter(|&it| !self.unit(it).is(Flags::HIDDEN)) {
            self.look_around(unit, &mut seen);
        }
        let hexes = seen.iter().map(|it| self.number(it)).collect();
        Overlay { hexes, ..self.overlay("sight", force, OverlayKind::Area, "coh:6.0a") }
    }

    /// Adds to what is seen what a unit sees.
    fn look_around(&self, unit: UnitId, seen: &mut HexSet) {
        let Some(at) = self.hex(unit) else { return };
        let field = &self.scenario.field;
        let look = |hex: HexId| {
            if !seen.contains(hex) && self.unit_sees(unit, hex) {
                seen.insert(hex);
            }
        };
        if self.kind(unit).is_aircraft() {
            field.grid.hexes().for_each(look);
        } else {
            // Smoke and walls only take away from what is seen in clear air.
            field.sight.seen_from(at).for_each(look);
        }
    }

    /// [COH 6.1a] What lies before the unit that leads the open plan, as far as it sees; a hidden
    /// one shows no facing.
    pub(super) fn front_of_plan(&self) -> Vec<String> {
        let Some(Decision::Plan) = self.question().map(|it| it.decision) else { return Vec::new() };
        let field = &self.scenario.field;
        let Some(&unit) = self.act().members.first() else { return Vec::new() };
        let Some(at) = self.hex(unit) else { return Vec::new() };
        if self.unit(unit).is(Flags::HIDDEN) {
            return Vec::new();
        }
        let in_front = |&hex: &HexId| {
            hex != at
                && self.is_before(at, self.unit(unit).facing, hex)
                && field.sees(at, hex, &self.core.smoke)
        };
        field.grid.hexes().filter(in_front).map(|it| self.number(it)).collect()
    }

    /// [COH 6.0, 6.1a] What is seen from a hex, and what lies before a unit there that the viewer
    /// knows of.
    pub(super) fn sight_from(
        &self,
        viewer: Viewer,
        from: &str,
        unit: Option<&str>,
    ) -> Option<Sight> {
        let (field, smoke) = (&self.scenario.field, &self.core.smoke);
        let at = field.by_label.get(from).copied()?;
        let unit = unit.and_then(|it| self.scenario.find_unit(it));
        let unit = unit.filter(|&it| self.hex(it) == Some(at) && self.may_know(viewer, it));
        let (mut seen, mut front) = (Vec::new(), Vec::new());
        let mut blocked = std::collections::BTreeMap::new();
        for hex in field.grid.hexes().filter(|&it| it != at) {
            if field.sees(at, hex, smoke) {
                seen.push(self.number(hex));
                let before = |it| self.is_before(at, self.unit(it).facing, hex);
                if unit.is_some_and(before) {
                    front.push(self.number(hex));
                }
            } else if let Some(by) = field.blocker(at, hex, smoke) {
                blocked.insert(self.number(hex), self.number(by));
            }
        }
        let unit = unit.map(|it| self.unit_id(it));
        Some(Sight { from: from.to_owned(), unit, seen, front, blocked, rule: "coh:6.0a".into() })
    }
}

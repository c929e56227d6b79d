//! Where play starts: turn, phase and side, and what has happened in that phase already.

use catalog::{Findings, Spanned, read_hex};
use hexgrid::HexId;

use super::check::{Checker, Stack, Stacks};
use super::load::{Reader, phase};
use super::parts::{Start, Tolerated, WhereToSetUp};
use super::shape::ToleratedShape;
use crate::state::{Flags, Phase, Side, UnitId};
use crate::titles::Title;

impl Reader<'_> {
    /// [SCS 0.7.5A] Where play starts: without a word, with the set-up of the second player.
    pub(super) fn start(&self, findings: &mut Findings) -> Start {
        let shape = &self.shape.start;
        let phase = shape.phase.as_ref().map_or(Phase::SetUp, |it| phase(*it.get_ref()));
        let first = if phase == Phase::SetUp { Side::Second } else { Side::First };
        let one = |it: &Spanned<String>, findings: &mut Findings| {
            read_hex(self.map, it, self.source, findings)
        };
        let mut air = [None; 2];
        for (name, &points) in &shape.air {
            if let Some(side) = self.side(name, findings) {
                air[side.index()] = Some(points);
            }
        }
        Start {
            turn: shape.turn.as_ref().map_or(1, |it| self.turn(it, findings)),
            phase,
            side: shape.side.as_ref().and_then(|it| self.side(it, findings)).unwrap_or(first),
            as_listed: shape.as_listed,
            arrivals_over: shape.arrivals_over.as_ref().is_some_and(|it| *it.get_ref()),
            // Read with the order of arrival, when the units are known.
            blocked: Vec::new(),
            overrun: self.hexes(&shape.overrun, findings),
            plans_changed: shape.plans_changed,
            overstacked: shape.overstacked.iter().filter_map(|it| one(it, findings)).collect(),
            tolerated: (shape.tolerated.iter())
                .filter_map(|it| {
                    let ToleratedShape { load, fresh, .. } = *it;
                    Some(Tolerated { hex: one(&it.hex, findings)?, load, fresh })
                })
                .collect(),
            air,
        }
    }
}

impl Checker<'_> {
    /// Whether a situation can be: what has happened belongs to the phase that play starts in.
    pub(super) fn start(&self, stacks: &Stacks, findings: &mut Findings) {
        self.phase_is_played(findings);
        self.set_up_is_next(findings);
        self.arrivals_are_over(findings);
        self.blocked_groups(findings);
        self.overrun_hexes(findings);
        self.overstacks(stacks, findings);
        self.tolerances(stacks, findings);
        self.air_points(findings);
        self.restacked(stacks, findings);
        self.top_units(stacks, findings);
    }

    fn is_moving(&self) -> bool {
        matches!(self.scenario.start.phase, Phase::Movement | Phase::Exploitation)
    }

    /// [SCS 4.0aA, 4.0aF] The most a hex may hold at the start.
    pub(super) fn most(&self, hex: HexId) -> u16 {
        let start = &self.scenario.start;
        if start.overstacked.contains(&hex) {
            return u16::MAX;
        }
        let tolerated = start.tolerated.iter().find(|it| it.hex == hex);
        tolerated.map_or(self.limit(hex), |it| it.load.unwrap_or(u16::MAX))
    }

    pub(super) fn overstack_mend(&self) -> &'static str {
        if self.scenario.start.phase == Phase::SetUp {
            return "set up within the stacking limit";
        }
        "set up within the stacking limit, or name the hex in [start] under `overstacked` or `tolerated`"
    }

    /// [SCS 1.0K] Play starts in a phase that the game does not leave out.
    fn phase_is_played(&self, findings: &mut Findings) {
        let (start, shape) = (&self.scenario.start, &self.shape.start);
        let left_out = (start.turn, start.side, start.phase);
        let skipped = self.scenario.skips.iter().any(|it| (it.turn, it.side, it.phase) == left_out);
        if let Some(word) = shape.phase.as_ref().filter(|_| skipped) {
            let side = &self.scenario.sides[start.side.index()].id;
            let what =
                format!("`{side}` has no {} phase in turn {}", start.phase.word(), start.turn);
            findings.error(self.source, &word.span(), what, "start in another, or do not skip it");
        }
    }

    /// [SCS 0.7.5A] The first player sets up when the second has nothing left to place.
    fn set_up_is_next(&self, findings: &mut Findings) {
        let scenario = self.scenario;
        let Some(name) = &self.shape.start.side else { return };
        if (scenario.start.phase, scenario.start.side) != (Phase::SetUp, Side::First) {
            return;
        }
        let waits = |it: &UnitId| {
            let place = &scenario.start_units[usize::from(it.0)].place;
            matches!(place, WhereToSetUp::Zone(_))
        };
        if let Some(unit) = scenario.units_of(Side::Second).find(waits) {
            let second = &scenario.sides[Side::Second.index()].id;
            let what = format!(
                "`{}` cannot set up yet: `{}` of `{second}` has no hex",
                name.get_ref(),
                scenario.unit(unit).id
            );
            let mend = format!(
                "the second player sets up first: say `side = \"{second}\"`, or give its units `at`"
            );
            findings.error(self.source, &name.span(), what, mend);
        }
    }

    /// [SCS 1.0E, 2.1b] Who began the phase where is known once the reinforcements stand on the map.
    fn arrivals_are_over(&self, findings: &mut Findings) {
        let (scenario, shape) = (self.scenario, &self.shape.start);
        let start = &scenario.start;
        if let Some(over) = &shape.arrivals_over
            && start.phase != Phase::Movement
        {
            let mend = "leave it out, or start in `movement`";
            let what = "reinforcements are placed in the Movement Phase";
            findings.error(self.source, &over.span(), what, mend);
        }
        let Some(word) = &shape.phase else { return };
        let due = self.due().next();
        let said = |it: &UnitId| {
            let unit = &scenario.start_units[usize::from(it.0)];
            unit.began.is_some() || unit.flags.any(Flags::BEGAN_IN_EZOC)
        };
        if let Some(due) = due
            && let Some(unit) = scenario.units_of(start.side).find(said)
        {
            let (due, unit) = (&scenario.unit(due).id, &scenario.unit(unit).id);
            let what = format!("`{unit}` has begun the phase, and `{due}` is still to be placed");
            let mend = "add `arrivals_over = true`, or leave `began` and `began-in-zone` out";
            findings.error(self.source, &word.span(), what, mend);
        }
    }

    /// [SCS 5.0cC] Only the entry of a group that is still to be placed has been found blocked.
    fn blocked_groups(&self, findings: &mut Findings) {
        for name in &self.shape.start.blocked {
            let unit = self.scenario.find_unit(name.get_ref());
            if unit.is_some_and(|unit| !self.due().any(|it| it == unit)) {
                let what = format!("`{}` has not to be placed now", name.get_ref());
                let mend = "name reinforcements that are due in this Movement Phase";
                findings.error(self.source, &name.span(), what, mend);
            }
        }
    }

    /// [SCS 5.0M] The units of the side in turn that have still to be placed.
    fn due(&self) -> impl Iterator<Item = UnitId> {
        let scenario = self.scenario;
        let start = &scenario.start;
        let placing = start.phase == Phase::Movement && !start.arrivals_over;
        let groups = scenario.arrivals.iter().filter(move |it| placing && it.turn <= start.turn);
        let waits = |it: &UnitId| {
            let place = &scenario.start_units[usize::from(it.0)].place;
            scenario.side_of(*it) == start.side && *place == WhereToSetUp::Later
        };
        groups.flat_map(|it| &it.units).copied().filter(waits)
    }

    /// [SCS 6.1bA] Hexes are overrun while units move.
    fn overrun_hexes(&self, findings: &mut Findings) {
        if let Some(name) = self.shape.start.overrun.first().filter(|_| !self.is_moving()) {
            let what = "hexes overrun in a phase without overruns";
            let mend = "leave them out, or start in `movement` or `exploitation`";
            findings.error(self.source, &name.span(), what, mend);
        }
    }

    /// The stack in a hex that `[start]` names; says so if there is none.
    fn stack_at<'s>(
        &self,
        name: &Spanned<String>,
        stacks: &'s Stacks,
        findings: &mut Findings,
    ) -> Option<(HexId, &'s Stack)> {
        // What is no hex at all has been found already.
        let hex = self.scenario.map.grid.find(name.get_ref())?;
        let stack = stacks.get(&hex);
        if stack.is_none() {
            let what = format!("nobody stands in {}", name.get_ref());
            findings.error(self.source, &name.span(), what, "leave it out, or set units up there");
        }
        stack.map(|it| (hex, it))
    }

    /// [SCS 4.0aA, 4.0aE] Only the side that moves is overstacked for the time being.
    fn overstacks(&self, stacks: &Stacks, findings: &mut Findings) {
        for name in &self.shape.start.overstacked {
            let Some((hex, stack)) = self.stack_at(name, stacks, findings) else { continue };
            let start = &self.scenario.start;
            if !self.is_moving() || self.scenario.side_of(stack.first) != start.side {
                let what = format!("nobody moves in {}", name.get_ref());
                let mend = "only the side in turn is overstacked, in `movement` and `exploitation`";
                findings.error(self.source, &name.span(), what, mend);
            }
            let tolerated = start.tolerated.iter().find(|it| it.hex == hex);
            let most = tolerated.map_or(self.limit(hex), |it| it.load.unwrap_or(stack.load));
            if stack.load <= most {
                let what =
                    format!("{} is not overstacked: {} of {most}", name.get_ref(), stack.load);
                findings.error(self.source, &name.span(), what, "leave it out");
            }
        }
    }

    /// [SCS 4.0aF] A tolerance is for more than the limit, and not for more than stood there.
    fn tolerances(&self, stacks: &Stacks, findings: &mut Findings) {
        let start = &self.scenario.start;
        for (index, shape) in self.shape.start.tolerated.iter().enumerate() {
            let Some((hex, stack)) = self.stack_at(&shape.hex, stacks, findings) else { continue };
            let mut fault = |what: String, mend: &str| {
                findings.error(self.source, &shape.hex.span(), what, mend);
            };
            let (number, limit) = (shape.hex.get_ref(), self.limit(hex));
            let load = shape.load.unwrap_or(stack.load);
            if start.phase == Phase::SetUp {
                fault(
                    "an overstack at the set-up".into(),
                    "nobody has retreated yet: leave it out",
                );
            }
            let before = &self.shape.start.tolerated[..index];
            if before.iter().any(|it| it.hex.get_ref() == number) {
                fault(format!("{number} is tolerated twice"), "name it once");
            }
            if load <= limit {
                fault(
                    format!("nothing to tolerate in {number}: {load} of {limit}"),
                    "leave it out",
                );
            }
            if load > stack.full {
                fault(format!("{load} tolerated in {number}"), &format!("{} at most", stack.full));
            }
            let own = self.scenario.side_of(stack.first) == start.side;
            if shape.fresh && !(own && start.phase == Phase::Movement) {
                let what = format!("the overstack in {number} is not fresh");
                fault(what, "`fresh` is for the Movement Phase of its owner: leave it out");
            }
        }
    }

    /// [SCS 6.1f] No more air points than the turn gave.
    fn air_points(&self, findings: &mut Findings) {
        let scenario = self.scenario;
        let start = &scenario.start;
        for (name, &left) in &self.shape.start.air {
            let found =
                Side::BOTH.into_iter().find(|it| scenario.sides[it.index()].id == *name.get_ref());
            let Some(side) = found else { continue };
            let turn = usize::from(start.turn).checked_sub(1);
            let given = turn.and_then(|it| scenario.title_data.air[side.index()].get(it)).copied();
            let given = given.filter(|_| scenario.rules == Title::GothicLine).unwrap_or(0);
            if start.phase == Phase::SetUp {
                let mend = "leave `air` out, or start in a turn";
                findings.error(self.source, &name.span(), "air points at the set-up", mend);
            } else if left > given {
                let what = format!("{left} air points left for `{}`", name.get_ref());
                findings.error(self.source, &name.span(), what, format!("the turn gave {given}"));
            }
        }
    }

    /// [SCS 4.0c] Who has been put on top lies in a stack.
    fn restacked(&self, stacks: &Stacks, findings: &mut Findings) {
        let scenario = self.scenario;
        for entry in self.shape.setup.iter().map(Spanned::get_ref) {
            let names = entry.units.iter().filter_map(|it| scenario.find_unit(it.get_ref()));
            let starts = names.map(|it| &scenario.start_units[usize::from(it.0)]);
            let alone = |place: &WhereToSetUp| match place {
                WhereToSetUp::At(hex) => stacks.get(hex).is_none_or(|it| it.height < 2),
                WhereToSetUp::Zone(_) | WhereToSetUp::Later => true,
                // Its marks are an error already.
                WhereToSetUp::Off(_) => false,
            };
            let mut idle = starts.filter(|it| it.flags.any(Flags::RESTACKED) && alone(&it.place));
            let mark = entry.marks.iter().find(|it| it.get_ref() == "restacked");
            if let Some(mark) = mark.filter(|_| idle.next().is_some()) {
                let mend = "leave it out, or set up more units `at` its hex";
                let what = "`restacked` outside a stack";
                findings.error(self.source, &mark.span(), what, mend);
            }
        }
    }

    /// [SCS 4.0cA] A stack that lies as it is listed has a unit with an Attack Strength on top, if
    /// there is one.
    fn top_units(&self, stacks: &Stacks, findings: &mut Findings) {
        for stack in stacks.values().filter(|_| self.scenario.start.as_listed) {
            let (top, span) = &stack.top;
            if stack.fights && !self.fights(*top) {
                let what = format!("`{}` lies on top of its stack", self.scenario.unit(*top).id);
                let mend = "list a unit with an Attack Strength of 1 or more last";
                findings.error(self.source, span, what, mend);
            }
        }
    }
}

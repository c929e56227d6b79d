//! Terrain effects read from their chart.

use std::collections::BTreeMap;

use catalog::{
    FileOr, Files, Findings, Rational, Source, Spanned, check_head, find_file, salvage_toml,
    suggest,
};

use super::shape::{ProhibitedWord, TerrainLineShape, TerrainShape};
use crate::charts::{CombatEffect, MoveEffect, TerrainChart, TerrainLine};
use crate::series::numbers::Ratio;

/// The dearest hex, hexside or road, in half points; a step adds a few of them.
const COST_MAX: u8 = 40;
/// The most columns that one line may shift; a combat adds a few of them.
const SHIFT_MAX: i8 = 9;
/// Multipliers are fractions of small numbers, so that sums of them stay exact.
const MULTIPLIER_PART_MAX: u32 = 24;
/// The most lines a part of the chart may have.
const LINES_MAX: usize = 100;

/// Movement points as half points: `2`, `1/2`, `2 1/2`.
pub(super) fn half_points<N: TryFrom<u32>>(text: &str) -> Option<N> {
    let Rational { numerator, denominator } = text.parse().ok()?;
    let halves = numerator.checked_mul(2)?;
    (halves % denominator == 0).then_some(())?;
    N::try_from(halves / denominator).ok()
}

/// [SCS 7.3C, 12.2A] A multiplier of strengths or allowances.
pub(super) fn multiplier(
    times: &Spanned<Rational>,
    source: Source<'_>,
    findings: &mut Findings,
) -> Ratio {
    let Rational { numerator, denominator } = *times.get_ref();
    let fits = numerator <= MULTIPLIER_PART_MAX && MULTIPLIER_PART_MAX.is_multiple_of(denominator);
    if !fits {
        let what = format!("multiplier `{}`", times.get_ref());
        let mend = "write a number up to 24 over 1, 2, 3, 4, 6, 8, 12 or 24";
        findings.error(source, &times.span(), what, mend);
        return Ratio::ONE;
    }
    Ratio::new(numerator, denominator)
}

/// Reads the chart that a scenario names or holds.
pub(super) fn open_terrain(
    files: &mut Files<'_>,
    source: Source<'_>,
    key: &FileOr<TerrainShape>,
    classes: &[String],
    findings: &mut Findings,
) -> Option<TerrainChart> {
    match key {
        FileOr::File(name) => {
            read_terrain_file(find_file(files, source, name, findings)?, classes, findings)
        }
        FileOr::Inline(shape) => read_terrain(shape.get_ref(), source, classes, findings),
    }
}

/// Reads a chart file.
pub(super) fn read_terrain_file(
    file: Source<'_>,
    classes: &[String],
    findings: &mut Findings,
) -> Option<TerrainChart> {
    let shape: TerrainShape = salvage_toml(file, findings)?;
    check_head("scs-terrain/1", shape.schema.as_ref(), shape.source.as_ref(), file, findings);
    read_terrain(&shape, file, classes, findings)
}

fn read_terrain(
    shape: &TerrainShape,
    source: Source<'_>,
    classes: &[String],
    findings: &mut Findings,
) -> Option<TerrainChart> {
    let before = findings.error_count();
    let reader = LineReader { source, classes };
    let hexsides = reader.lines(&shape.hexside, &[], findings);
    let names: Vec<&str> = hexsides.iter().map(|it| it.id.as_str()).collect();
    let lines = reader.lines(&shape.line, &names, findings);
    let hexes = reader.lines(&shape.hex, &[], findings);
    // [SCS 7.3E] Defenders stand in a hex; which hexside would count for them is not defined.
    for line in shape.hexside.values().chain(shape.line.values()) {
        if let Some(defender) = &line.defender {
            let mend = "give hexsides an `attacker` multiplier or a `shift`";
            findings.error(source, &defender.span(), "a defender multiplier on a hexside", mend);
        }
    }
    for (line, name) in hexes.iter().zip(shape.hex.keys()) {
        if line.movement.contains(&MoveEffect::None) {
            let what = format!("no movement cost for `{}`", line.id);
            let mend = "give a cost, or `prohibited`, for every movement class or for \"*\"";
            findings.error(source, &name.span(), what, mend);
        }
    }
    let chart = TerrainChart { hexes, hexsides, lines };
    (findings.error_count() == before).then_some(chart)
}

/// Reads the lines of one chart.
struct LineReader<'a> {
    source: Source<'a>,
    classes: &'a [String],
}

impl LineReader<'_> {
    fn lines(
        &self,
        shapes: &BTreeMap<Spanned<String>, TerrainLineShape>,
        negatable: &[&str],
        findings: &mut Findings,
    ) -> Vec<TerrainLine> {
        if let Some(id) = shapes.keys().nth(LINES_MAX) {
            let what = format!("{} lines of terrain", shapes.len());
            findings.error(self.source, &id.span(), what, format!("{LINES_MAX} at most"));
        }
        shapes
            .iter()
            .map(|(id, shape)| TerrainLine {
                id: id.get_ref().clone(),
                movement: self.movement(shape, findings),
                combat: self.combat(shape, findings),
                negates: (shape.negates.iter())
                    .filter_map(|it| self.negated(it, negatable, findings))
                    .collect(),
            })
            .collect()
    }

    fn movement(&self, shape: &TerrainLineShape, findings: &mut Findings) -> Vec<MoveEffect> {
        let mut effects = vec![MoveEffect::None; self.classes.len()];
        // "*" speaks for every class that is not named.
        let (all, named): (Vec<_>, Vec<_>) =
            shape.movement.iter().partition(|(class, _)| class.get_ref() == "*");
        for (class, cost) in all.into_iter().chain(named) {
            let effect = self.effect(cost, findings);
            if class.get_ref() == "*" {
                effects.fill(effect);
                continue;
            }
            // A chart may serve rosters that lack one of its classes.
            if let Some(index) = self.classes.iter().position(|it| it == class.get_ref()) {
                effects[index] = effect;
            }
        }
        effects
    }

    fn effect(&self, cost: &Spanned<String>, findings: &mut Findings) -> MoveEffect {
        if cost.get_ref() == "prohibited" {
            return MoveEffect::Prohibited;
        }
        let halves = half_points(cost.get_ref()).filter(|it| (1..=COST_MAX).contains(it));
        if halves.is_none() {
            let what = format!("movement cost `{}`", cost.get_ref());
            let mend = format!("write 1/2 to {} points, or `prohibited`", COST_MAX / 2);
            findings.error(self.source, &cost.span(), what, mend);
        }
        halves.map_or(MoveEffect::Prohibited, MoveEffect::Cost)
    }

    fn negated(
        &self,
        name: &Spanned<String>,
        negatable: &[&str],
        findings: &mut Findings,
    ) -> Option<u8> {
        let found = negatable.iter().position(|it| it == name.get_ref());
        if found.is_none() {
            let what = format!("no hexside terrain `{}` to negate", name.get_ref());
            let mend = suggest(name.get_ref(), negatable.iter().copied());
            findings.error(self.source, &name.span(), what, mend);
        }
        u8::try_from(found?).ok()
    }

    /// [SCS 7.3A, 7.3C, 7.3F] What a line does to combat.
    fn combat(&self, shape: &TerrainLineShape, findings: &mut Findings) -> CombatEffect {
        let mut ratio = |it: &Option<Spanned<Rational>>| {
            it.as_ref().map_or(Ratio::ONE, |it| multiplier(it, self.source, findings))
        };
        let (attacker, defender) = (ratio(&shape.attacker), ratio(&shape.defender));
        let shift = shape.shift.as_ref().map_or(0, |it| *it.get_ref());
        if let Some(written) = &shape.shift
            && !(-SHIFT_MAX..=SHIFT_MAX).contains(&shift)
        {
            let mend = format!("-{SHIFT_MAX} to {SHIFT_MAX}");
            findings.error(self.source, &written.span(), format!("shift {shift}"), mend);
        }
        let prohibited = shape.combat == Some(ProhibitedWord::Prohibited);
        CombatEffect { attacker, defender, shift, prohibited }
    }
}

//! Heights made up from the hexes.
//!
//! Hills and mountains rise, the more the deeper inside their mass; everything between the hex
//! centers is blended. Ridges and dells are added by noise, and rivers cut their valleys.

use std::collections::{BTreeMap, BTreeSet};

use crate::chance::{noise, wobble};
use crate::contour::Field;
use crate::curve::resampled;
use crate::geometry::{Point, measure};
use crate::ground::{Built, Cover, Ground, Relief};
use crate::rivers::River;
use crate::sheet::{SIDE, Sheet, Spot};

/// How far the height of a hex is felt.
const REACH: f64 = SIDE * 2.05;

/// Distance of the knots at which heights are measured.
const KNOTS: f64 = SIDE / 5.0;

/// How far a river cuts into the ground beside it.
const VALLEY: f64 = 46.0;

/// How far the foot of a slope strays from the hexsides.
const STRAY: f64 = SIDE * 0.3;

/// The heights of a sheet with its rivers; none if it has no high ground.
pub(crate) fn heights(sheet: &Sheet, rivers: &[River]) -> Option<Field> {
    let peaks = peaks(sheet);
    if peaks.is_empty() {
        return None;
    }
    let level = Field::level(sheet.frame.grown(SIDE), KNOTS);
    let blended = blended(&level, sheet, &peaks);
    let banks = banks(&level, rivers);
    Some(blended.changed(|knot, height| {
        if height <= 0.0 {
            return 0.0;
        }
        let near = 1.0 - banks[knot] / VALLEY;
        rough(level.place(knot), height) * (1.0 - 0.38 * near * near)
    }))
}

/// Each knot takes the heights of the hexes around it, the nearer the more.
fn blended(level: &Field, sheet: &Sheet, peaks: &BTreeMap<Spot, f64>) -> Field {
    // Where no high hex is near, nothing is to be measured.
    let mut places = vec![None; level.heights.len()];
    for &spot in peaks.keys() {
        for knot in level.around(sheet.point(spot), REACH + STRAY) {
            places[knot].get_or_insert_with(|| wobble(0xe5, level.place(knot), SIDE * 1.3, STRAY));
        }
    }
    let mut sums = vec![(0.0, 0.0); places.len()];
    for &spot in sheet.cells.keys() {
        let center = sheet.point(spot);
        let height = peaks.get(&spot).copied().unwrap_or(0.0);
        for knot in level.around(center, REACH + STRAY) {
            let Some(place) = places[knot] else { continue };
            let away = place - center;
            let near = 1.0 - away.dot(away) / (REACH * REACH);
            if near > 0.0 {
                let weight = near * near * near;
                sums[knot].0 += height * weight;
                sums[knot].1 += weight;
            }
        }
    }
    level.changed(|knot, _| {
        let (sum, weight) = sums[knot];
        if weight > 0.0 { sum / weight } else { 0.0 }
    })
}

/// Ridges and dells; the foot of a slope stays where the hexes say, only its body is roughened.
fn rough(at: Point, height: f64) -> f64 {
    let body = ((height - 0.3) / 0.8).clamp(0.12, 1.0);
    let alpine = ((height - 1.3) / 0.5).clamp(0.0, 1.0);
    let bent = wobble(0xe3, at, SIDE * 2.6, SIDE * 0.6);
    let spurs = crease(0xe1, bent, SIDE * 2.9);
    let crags = crease(0xe4, bent, SIDE * 1.7);
    let fine = noise(0xe2, at, SIDE * 0.7);
    height * (1.0 + body * (spurs * 0.4 + fine * 0.025)) + alpine * (crags * 0.42 + spurs * 0.1)
}

/// Noise folded so that its creases stand out like ridges, between about -0.5 and 0.5.
fn crease(salt: u64, at: Point, grain: f64) -> f64 {
    let fold = 1.0 - 1.7 * noise(salt, at, grain).abs();
    fold * fold.abs() - 0.42
}

/// How far each knot is from running water, up to [`VALLEY`].
fn banks(level: &Field, rivers: &[River]) -> Vec<f64> {
    let mut squares = vec![VALLEY * VALLEY; level.heights.len()];
    for river in rivers {
        for point in resampled(&river.line, KNOTS * 0.8) {
            for knot in level.around(point, VALLEY) {
                let away = level.place(knot) - point;
                squares[knot] = squares[knot].min(away.dot(away));
            }
        }
    }
    squares.into_iter().map(f64::sqrt).collect()
}

/// The height of each high hex.
fn peaks(sheet: &Sheet) -> BTreeMap<Spot, f64> {
    let high = sheet.spots_with(|ground| ground.relief >= Relief::Hill);
    let mountains = sheet.spots_with(|ground| ground.relief >= Relief::Mountain);
    let (depth, steep) = (depths(sheet, &high), depths(sheet, &mountains));
    let mut peaks: BTreeMap<Spot, f64> = high
        .iter()
        .map(|spot| {
            let hill = 0.95 + 0.13 * depth[spot].min(3.0);
            let mountain = steep.get(spot).map_or(0.0, |depth| 0.85 + 0.34 * depth.min(3.0));
            (*spot, hill + mountain)
        })
        .collect();
    let lifted: Vec<(Spot, f64)> = sheet
        .spots_with(hides_its_height)
        .into_iter()
        .filter_map(|spot| lifted(sheet, &peaks, spot).map(|height| (spot, height)))
        .collect();
    peaks.extend(lifted);
    peaks
}

/// Woods and towns say nothing of how high they lie.
fn hides_its_height(ground: Ground) -> bool {
    let covered = matches!(ground.cover, Cover::LightWoods | Cover::Woods | Cover::Forest);
    ground.relief < Relief::Hill && (covered || ground.built != Built::Nothing)
}

/// The height of a hex among hills that would otherwise look like a pit.
fn lifted(sheet: &Sheet, peaks: &BTreeMap<Spot, f64>, spot: Spot) -> Option<f64> {
    let around: Vec<f64> =
        sheet.neighbors(spot).iter().filter_map(|other| peaks.get(other).copied()).collect();
    (around.len() >= 4).then(|| 0.85 * around.iter().sum::<f64>() / measure(around.len()))
}

/// How many hexes each hex lies inside its mass, from zero at the rim.
fn depths(sheet: &Sheet, mass: &BTreeSet<Spot>) -> BTreeMap<Spot, f64> {
    let mut depths = BTreeMap::new();
    let mut left = mass.clone();
    let mut depth = 0;
    while !left.is_empty() {
        let rim: Vec<Spot> = left
            .iter()
            .copied()
            .filter(|&spot| sheet.neighbors(spot).iter().any(|other| !left.contains(other)))
            .collect();
        for spot in rim {
            left.remove(&spot);
            depths.insert(spot, measure(depth));
        }
        depth += 1;
    }
    depths
}

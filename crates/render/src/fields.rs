//! Parcels of farmland on open ground: mere ornament, so quiet that nobody takes it for terrain.

use crate::blocks::Blocks;
use crate::chance::Chance;
use crate::geometry::Point;
use crate::ground::{Built, Cover, Feature, Ground, Relief};
use crate::map::Map;
use crate::sheet::{SIDE, Spot};
use crate::svg::Svg;

/// Size of a parcel.
const PARCEL: Point = Point::new(19.0, 13.0);

/// Tints of parcels.
const TINTS: [&str; 3] = ["#dfe0b4", "#ecd9a2", "#d6dcae"];

fn is_farmed(ground: Ground) -> bool {
    let bare = ground.cover == Cover::Bare && ground.relief == Relief::Level && ground.level == 0;
    bare && ground.built == Built::Nothing && ground.feature == Feature::Nothing
}

/// Draws the parcels, unless the board has fields of its own.
pub(crate) fn draw(svg: &mut Svg, map: &Map<'_>) {
    let crops = [Cover::Fields, Cover::Orchard, Cover::Corn, Cover::Wheat];
    let tilled = |ground: Ground| crops.contains(&ground.cover);
    if !map.sheet.spots_with(tilled).is_empty() {
        return;
    }
    let mut tints = TINTS.map(|_| Blocks::default());
    for spot in map.sheet.spots_with(is_farmed) {
        let mut chance = Chance::at(0x7f, spot.x, spot.y);
        if chance.unit() < 0.36 {
            for parcel in farm(map, spot, &mut chance) {
                tints[chance.pick(TINTS.len())].at(parcel[0]).polygon(&parcel);
            }
        }
    }
    for (blocks, tint) in tints.iter().zip(TINTS) {
        blocks.draw(svg, |group| {
            let group = group.fill(tint).set("fill-opacity", "0.45");
            group.stroke("#a59a62", 0.6).set("stroke-opacity", "0.32")
        });
    }
}

/// The parcels of one farm, side by side on a turned net.
fn farm(map: &Map<'_>, spot: Spot, chance: &mut Chance) -> Vec<[Point; 4]> {
    let off = Point::new(chance.spread(SIDE * 0.3), chance.spread(SIDE * 0.3));
    let center = map.sheet.point(spot) + off;
    let way = Point::polar(chance.spread(1.6), 1.0);
    let net: [[Point; 4]; 4] = std::array::from_fn(|row| {
        std::array::from_fn(|column| {
            let at = |step: usize| crate::geometry::measure(step) - 1.5;
            let across = at(column) * PARCEL.x + chance.spread(2.6);
            let down = at(row) * PARCEL.y + chance.spread(2.0);
            center + way * across + way.right() * down
        })
    });
    let mut parcels = Vec::new();
    for row in 0..3 {
        for column in 0..3 {
            let (upper, lower) = (&net[row], &net[row + 1]);
            let parcel = [upper[column], upper[column + 1], lower[column + 1], lower[column]];
            if chance.unit() < 0.8 && parcel.iter().all(|&corner| is_free(map, corner)) {
                parcels.push(parcel);
            }
        }
    }
    parcels
}

fn is_free(map: &Map<'_>, at: Point) -> bool {
    let on_farmland = map.sheet.spot_at(at).and_then(|spot| map.sheet.ground(spot));
    on_farmland.is_some_and(is_farmed)
        && map.busy.is_free(at, 4.0)
        && map.built.is_free(at, 5.0)
        && map.shore.is_free(at, 9.0)
}

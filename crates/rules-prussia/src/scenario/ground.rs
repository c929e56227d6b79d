//! The ground of a battle, from its map.

use catalog::{FileOr, Findings, Map, Source, suggest};

use super::shape::ScenarioShape;
use crate::field::{Field, Ground, Side};

/// Names of hex terrain, in the order of [`Ground`].
pub(super) const GROUNDS: [(&str, Ground); 7] = [
    ("open", Ground::Open),
    ("woods", Ground::Woods),
    ("town", Ground::Town),
    ("walled-town", Ground::WalledTown),
    ("marsh", Ground::Marsh),
    ("pond", Ground::Pond),
    ("water", Ground::Water),
];
/// Names of what lies on hexsides of a map.
const SIDES: [(&str, Side); 7] = [
    ("slope", Side::SLOPE),
    ("stream", Side::STREAM),
    ("bridge", Side::BRIDGE),
    ("entrenchment", Side::ENTRENCHMENT),
    ("full-pond", Side::POND),
    ("mietzel", Side::MIETZEL),
    ("elbe", Side::ELBE),
];

/// The highest level of the ground.
const LEVEL_MAX: u8 = 9;

/// The ground: terrain and hexsides by their names, levels by the regions `level-n`.
pub(super) fn make_field(
    map: Map,
    source: Source<'_>,
    shape: &ScenarioShape,
    findings: &mut Findings,
) -> Option<Field> {
    let before = findings.error_count();
    let span = match &shape.map {
        FileOr::File(name) => name.span(),
        FileOr::Inline(shape) => shape.span(),
    };
    let mut kinds = Vec::new();
    for name in &map.terrain_names {
        let found = GROUNDS.iter().find(|it| it.0 == name).map(|it| it.1);
        if found.is_none() {
            let what = format!("the map has terrain `{name}`");
            let mend = suggest(name, GROUNDS.iter().map(|it| it.0));
            findings.error(source, &span, what, mend);
        }
        kinds.push(found.unwrap_or(Ground::Open));
    }
    let mut features = Vec::new();
    for name in &map.hexside_names {
        let found = SIDES.iter().find(|it| it.0 == name).map(|it| it.1);
        if found.is_none() {
            let what = format!("the map has hexsides `{name}`");
            let mend = suggest(name, SIDES.iter().map(|it| it.0));
            findings.error(source, &span, what, mend);
        }
        features.push(found.unwrap_or_default());
    }
    let cells = map.grid.len();
    let ground =
        map.terrain.iter().map(|&it| kinds.get(usize::from(it)).copied().unwrap_or(Ground::Open));
    let mut sides = vec![[Side::default(); 6]; cells];
    for &(hex, way, index) in &map.hexsides {
        let feature = features[usize::from(index)];
        sides[usize::from(hex.0)][way.index()].0 |= feature.0;
        if let Some(next) = map.grid.neighbor(hex, way) {
            sides[usize::from(next.0)][way.opposite().index()].0 |= feature.0;
        }
    }
    let mut level = vec![0u8; cells];
    for (name, hexes) in &map.regions {
        let Some(text) = name.strip_prefix("level-") else { continue };
        let height = text.parse::<u8>().ok().filter(|it| *it <= LEVEL_MAX);
        if height.is_none() {
            let what = format!("the map has a region `{name}`");
            let mend = format!("levels are `level-1` to `level-{LEVEL_MAX}`");
            findings.error(source, &span, what, mend);
        }
        for hex in height.iter().flat_map(|_| hexes) {
            level[usize::from(hex.0)] = height.unwrap_or(0);
        }
    }
    let field = Field { ground: ground.collect(), level, sides, regions: map.regions.clone(), map };
    check_slopes(&field, source, &span, findings);
    (findings.error_count() == before).then_some(field)
}

/// A slope has an upper and a lower side.
fn check_slopes(
    field: &Field,
    source: Source<'_>,
    span: &core::ops::Range<usize>,
    findings: &mut Findings,
) {
    let grid = field.grid();
    for hex in grid.hexes().filter(|&it| grid.is_playable(it)) {
        for (way, next) in grid.neighbors(hex).filter(|it| it.1 > hex) {
            let slope = field.side(hex, way).any(Side::SLOPE);
            if slope && field.level(hex) == field.level(next) {
                let what = format!(
                    "the slope {}/{} of the map lies between hexes of one level",
                    grid.number(hex),
                    grid.number(next)
                );
                findings.error(source, span, what, "put one of them in another region `level-n`");
            }
        }
    }
}

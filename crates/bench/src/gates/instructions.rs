//! Gates on instructions, in the tables of the page.

use super::{Beside, Gate, Table, plain, ratio, told};

/// Instructions that `shakmaty` takes to list one legal move; see `docs/performance.md`.
const SHAKMATY: f64 = 47.7;

/// A2 beside `shakmaty`.
const fn beside_shakmaty(what: &'static str, of: &'static str) -> Gate {
    Gate { id: "A2", what, of, beside: Some(Beside::Figure(SHAKMATY)), limit: Some(13.0) }
}

/// Every table.
pub const ON_INSTRUCTIONS: &[Table] = &[
    Table { name: "scs", gates: SCS },
    Table { name: "hexes", gates: HEXES },
    Table { name: "coh", gates: COH },
    Table { name: "prussia", gates: PRUSSIA },
    Table { name: "ambush", gates: AMBUSH },
    Table { name: "nextwar", gates: NEXTWAR },
];

const SCS: &[Gate] = &[
    plain("A1", "play a move, `scs/mill-bridge`", "apply/mill-bridge/moves", 2_500.0),
    plain("A1", "play a move, `scs/gothic-line`", "apply/gothic-line/moves", 2_500.0),
    plain("A1", "play any answer, `scs/mill-bridge`", "apply/mill-bridge/all", 2_500.0),
    plain("A1", "play any answer, `scs/gothic-line`", "apply/gothic-line/all", 2_500.0),
    plain("A2", "list one answer, `scs/mill-bridge`", "list/mill-bridge", 600.0),
    plain("A2", "list one answer, `scs/gothic-line`", "list/gothic-line", 600.0),
    beside_shakmaty("the first beside a move listed by `shakmaty`", "list/mill-bridge"),
    ratio(
        "G1",
        "play a move, 240 by 240 hexes beside 30 by 30",
        ["apply/240x240/moves", "apply/30x30/moves"],
        1.15,
    ),
    ratio("G3", "decision, 200 units beside 25", ["decide/200-units", "decide/25-units"], 1.5),
    plain("P1", "decision, `scs/mill-bridge`", "decide/mill-bridge", 48_000.0),
    plain("P1", "decision, `scs/gothic-line`", "decide/gothic-line", 48_000.0),
];

const HEXES: &[Gate] = &[
    ratio(
        "K1",
        "movement range, 6 points, zones, beside `pathfinding::dijkstra_reach`",
        ["range/60x60/ours", "range/60x60/pathfinding"],
        0.25,
    ),
    ratio(
        "K2",
        "line of sight, woods, beside `hexx` `line_to`",
        ["sight/pair/woods/ours", "sight/pair/woods/hexx"],
        0.6,
    ),
    ratio(
        "K2",
        "line of sight, open ground, beside the same",
        ["sight/pair/open/ours", "sight/pair/open/hexx"],
        0.6,
    ),
    plain("K3", "flood of supply, 60 by 60 hexes", "supply/60x60/ours", 100_000.0),
    ratio(
        "K3",
        "the same beside `pathfinding::dijkstra_all`",
        ["supply/60x60/ours", "supply/60x60/pathfinding"],
        0.05,
    ),
    ratio(
        "G1",
        "movement range, 240 by 240 hexes beside 30 by 30",
        ["growth/range/240x240", "growth/range/30x30"],
        1.15,
    ),
    ratio("G1", "line of sight, the same", ["growth/sight/240x240", "growth/sight/30x30"], 1.15),
    ratio(
        "G2",
        "flood by words, per hex, the same",
        ["growth/flood/240x240", "growth/flood/30x30"],
        1.15,
    ),
    ratio(
        "G2",
        "flood hex by hex, per hex, the same",
        ["growth/flood-by-hex/240x240", "growth/flood-by-hex/30x30"],
        1.15,
    ),
];

const COH: &[Gate] = &[
    plain("P1", "decision, `coh/first-contact`", "decide/first-contact", 48_000.0),
    plain("A1", "play any answer, the same", "apply/first-contact/all", 2_500.0),
    told("play a move, the same", "apply/first-contact/moves"),
    told("a whole random game, the same", "play/first-contact"),
    plain("A2", "list one answer, the same", "list/first-contact", 600.0),
    beside_shakmaty("the same beside a move listed by `shakmaty`", "list/first-contact"),
    ratio(
        "K2",
        "line of sight over hills and houses beside `hexx` `line_to`",
        ["sight/first-contact/pair/ours", "sight/first-contact/pair/hexx"],
        0.6,
    ),
    told("play any answer, `coh/prokhorovka`", "apply/prokhorovka/all"),
    told("list one answer, the same", "list/prokhorovka"),
];

const PRUSSIA: &[Gate] = &[
    plain("P1", "decision, `prussia/rossbach`", "decide/rossbach", 48_000.0),
    plain("A1", "play a move, the same", "apply/rossbach/moves", 2_500.0),
    plain("A1", "play any answer, the same", "apply/rossbach/all", 2_500.0),
    told("a whole random game, the same", "play/rossbach"),
    plain("A2", "list one answer, the same", "list/rossbach", 600.0),
    beside_shakmaty("the same beside a move listed by `shakmaty`", "list/rossbach"),
    told("decision, `prussia/torgau`", "decide/torgau"),
    told("play any answer, the same", "apply/torgau/all"),
];

const AMBUSH: &[Gate] = &[
    plain("P1", "decision, `ambush/saint-michaux`", "decide/saint-michaux", 48_000.0),
    plain("P1", "decision, `ambush/sambre`", "decide/sambre", 48_000.0),
    told("play any answer, `ambush/saint-michaux`", "apply/saint-michaux/all"),
    told("play a move, the same", "apply/saint-michaux/moves"),
    told("list one answer, the same", "list/saint-michaux"),
    told("a whole random game, the same", "play/saint-michaux"),
    told("play any answer, `ambush/sambre`", "apply/sambre/all"),
    told("list one answer, the same", "list/sambre"),
];

const NEXTWAR: &[Gate] = &[
    plain("P1", "decision, `nextwar/train-to-seoul`", "decide/train-to-seoul", 48_000.0),
    plain("P1", "decision, `nextwar/all-in`", "decide/all-in", 144_000.0),
    ratio(
        "G3",
        "decision by unit on the map, the second beside the first",
        ["decide-by-unit/all-in", "decide-by-unit/train-to-seoul"],
        1.5,
    ),
    told("play any answer, `nextwar/train-to-seoul`", "apply/train-to-seoul/all"),
    told("play a move, the same", "apply/train-to-seoul/moves"),
    told("a whole random game, the same", "play/train-to-seoul"),
];

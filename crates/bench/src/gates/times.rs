//! Gates on times.

use super::{Gate, plain, ratio};

/// How much longer than copying plain bytes copying a game may take: it is a few short lists.
const COPY_BESIDE_BYTES: f64 = 4.0;

/// Every gate on times.
pub const ON_TIMES: &[Gate] = &[
    plain("K2", "look sight up, ns", "sight/table/lookup", 5.0),
    plain("K2", "sight of all pairs, woods, ns", "sight/table/woods", 60e6),
    plain("K2", "sight of all pairs, open, ns", "sight/table/open", 60e6),
    plain("K2", "look sight up, first-contact, ns", "sight/first-contact/lookup", 5.0),
    plain("K2", "sight of all pairs, first-contact, ns", "sight/first-contact/table", 60e6),
    plain("K2", "sight of all pairs, prokhorovka, ns", "sight/prokhorovka/table", 60e6),
    ratio(
        "S2",
        "copy / bytes, 200 squads",
        ["copy/200-squads/fight", "copy/200-squads/bytes"],
        COPY_BESIDE_BYTES,
    ),
    plain("S2", "copy of 200 squads, ns", "copy/200-squads/fight", 1_000.0),
    ratio(
        "S2",
        "copy / bytes, 200 regiments",
        ["copy/200-regiments/battle", "copy/200-regiments/bytes"],
        COPY_BESIDE_BYTES,
    ),
    plain("S2", "copy of 200 regiments, ns", "copy/200-regiments/battle", 1_000.0),
    plain("S2", "copy of saint-michaux, ns", "copy/saint-michaux/sortie", 1_000.0),
    plain("S2", "copy of sambre, ns", "copy/sambre/sortie", 1_000.0),
    plain("S2", "copy of all-in, ns", "copy/all-in/war", 4_000.0),
    ratio(
        "S2",
        "copy / plain bytes",
        ["copy/200-units/war", "copy/200-units/bytes"],
        COPY_BESIDE_BYTES,
    ),
    plain("S2", "copy of 200 units, ns", "copy/200-units/war", 1_000.0),
    ratio("G1", "range, 240x240 / 30x30", ["growth/range/240x240", "growth/range/30x30"], 1.8),
    ratio("G1", "sight, 240x240 / 30x30", ["growth/sight/240x240", "growth/sight/30x30"], 1.8),
    ratio(
        "G2",
        "flood per hex, 240x240 / 30x30",
        ["growth/flood/240x240", "growth/flood/30x30"],
        2.5,
    ),
    ratio(
        "G2",
        "flood by hex, 240x240 / 30x30",
        ["growth/flood-by-hex/240x240", "growth/flood-by-hex/30x30"],
        2.5,
    ),
];

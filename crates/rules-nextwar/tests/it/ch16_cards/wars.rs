//! [NWK 16.1.4–16.1.7] The landing, the border and the whole war.

use std::collections::BTreeSet;

use rules_nextwar::scenario::{
    ArrivalSet, ArrivalSpec, ArrivalTime, Condition, Level, Method, Occasion, Piece,
    PlacementRange, Scenario, Score, Share, SpecialRule, VictoryKind,
};
use rules_nextwar::state::{Air, Base, Berth, TurnKind};
use rules_nextwar::terms::{AirLevel, Kind, Nation, SeaControl, Side, Weather, Zone};

use crate::loading::scenario;

use super::{arrival, count, helicopters, hex, id, names, open, placed, replacements, standing};

/// Rules: nwk:16.1.4a, nwk:16.1.4b, nwk:16.1.4d.
#[test]
fn nwk_16_1_4a_incheon_again_has_six_units_against_five_battalions() {
    let it = scenario("incheon-again");
    assert_eq!((it.turns, it.area.rule), (1, "nwk:16.1.4d"));
    assert_eq!(open(&it, &["N2618", "N2619", "S2603", "S2604"]), ["N2619", "S2603"]);
    assert_eq!(open(&it, &["S2801", "S2901"]), ["S2801"]);
    let garrison: Vec<_> = it.set_up[0]
        .units
        .iter()
        .map(|unit| (id(&it, Piece::Unit(unit.0)), it.board.map.grid.number(unit.1), unit.2))
        .collect();
    let expected = [
        ("dprk-8-ii", "N2522", 1),
        ("dprk-28-iv", "S2300", 2),
        ("dprk-arm-iv", "S2400", 2),
        ("dprk-1-815", "S2501", 1),
        ("dprk-33-iv", "S2402", 1),
    ];
    for (name, number, levels) in expected {
        assert!(garrison.contains(&(name.into(), number.into(), levels)), "{name}: {garrison:?}");
    }
    let light = garrison.iter().find(|it| it.0 == "dprk-li-815").expect("the light brigade");
    assert_eq!((light.1.as_str(), garrison.len()), ("S2501", 6));
    let ship = it.find_ship("us-amph-1").expect("AMPH");
    let aboard: Vec<String> =
        it.set_up[1].aboard.iter().map(|unit| id(&it, Piece::Unit(unit.0))).collect();
    let marines: BTreeSet<&str> = aboard.iter().map(String::as_str).collect();
    let force = ["usmc-1-3", "usmc-2-3", "usmc-3-3", "usmc-lar", "usmc-3-r"];
    assert_eq!(marines, names(&force));
    let inshore = Berth::Inshore(Zone::Yellow);
    assert!(it.set_up[1].ships.iter().all(|it| it.1 == inshore));
    assert_eq!(it.set_up[1].ships.len(), 2, "with the carriers");
    assert!(it.set_up[1].helicopters.iter().all(|it| it.1 == Base::Ship(ship)));
    assert_eq!(it.weather.fixed, Some(Weather::Fair));
    assert_eq!(it.initiative.fixed(1), Some(TurnKind::Initiative(Side::Allied)));
    let superiority = Air::Held(Side::Allied, AirLevel::Superiority);
    assert_eq!(it.air.fixed, [([1, 4], superiority)]);
    let sea = it.sea.expect("the sea is played");
    assert_eq!(sea.boxes[Zone::Yellow.index()], [SeaControl::Allied; 2]);
    assert_eq!(sea.zones, [true, false], "the East Sea has no part");
    assert!(Nation::ALL.iter().all(|nation| replacements(&it, *nation) == [0]));
}

/// Rules: nwk:16.1.4c.
#[test]
fn nwk_16_1_4c_levels_of_incheon_again() {
    let it = scenario("incheon-again");
    let VictoryKind::Levels(levels) = &it.victory.kind else { panic!("{:?}", it.victory) };
    let incheon = it.board.region("incheon").to_vec();
    let all = u16::try_from(incheon.len()).expect("a few hexes");
    let expected = [
        (Level::DprkMajor, Condition::NoneOnLand(vec![Nation::Us, Nation::Usmc])),
        (Level::DprkMinor, Condition::AtLeast(Side::Dprk, all, incheon.clone())),
        (Level::AlliedMinor, Condition::NoneNear(vec![Nation::Dprk], incheon.clone())),
        (Level::AlliedMajor, Condition::AtLeast(Side::Allied, all, incheon)),
    ];
    let lines: Vec<_> = levels.lines.iter().map(|it| (it.level, it.condition.clone())).collect();
    assert_eq!((lines, levels.method), (expected.to_vec(), Method::BestOfEach));
}

/// Rules: nwk:16.1.5a, nwk:16.1.5b, nwk:16.1.5e.
#[test]
fn nwk_16_1_5a_the_militarized_zone_has_seven_corps_a_side() {
    let it = scenario("militarized-zone");
    assert_eq!((it.turns, it.area.rule), (4, "nwk:16.1.5a"));
    assert_eq!(open(&it, &["N2719", "N2622", "N4822", "N2614"]), ["N2719", "N4822", "N2614"]);
    let north = [
        "i",
        "ii",
        "iv",
        "v",
        "806",
        "815",
        "820",
        "dprk-17-sniper",
        "dprk-60-sniper",
        "dprk-61-sniper",
        "dprk-38-ab",
        "dprk-48-ab",
        "dprk-58-ab",
        "dprk-81-li",
        "dprk-82-li",
        "dprk-87-li",
    ];
    assert_eq!(standing(&it, Side::Dprk), names(&north));
    let south = ["i-rok", "ii-rok", "iii-rok", "v-rok", "vi-rok", "vii-rok", "viii-rok"];
    assert_eq!(standing(&it, Side::Allied), names(&south));
    assert_eq!([helicopters(&it, Side::Dprk), helicopters(&it, Side::Allied)], [2, 4]);
    assert_eq!(
        [count(&it, Side::Dprk, Kind::Outpost), count(&it, Side::Allied, Kind::Outpost)],
        [4, 5]
    );
    assert_eq!([it.set_up[0].airmobile, it.set_up[0].tunnels], [4, 8]);
    for name in ["us-1bct-2id", "rok-3arm-1a", "rok-1-mar", "rok-11-1a", "us-ah64-2id-1"] {
        assert_eq!(arrival(&it, name).turn, 1, "{name}");
    }
    let late = it.find_unit("rok-23-viii").expect("23 ID");
    assert_eq!(it.special, [SpecialRule::Late { unit: late, spent: 18 }]);
    assert_eq!((it.initiative.turns, it.initiative.points), (2, Some(18)));
    assert_eq!(
        it.surprise.map(|it| (it.side, it.until_turn, it.columns)),
        Some((Side::Dprk, 1, 1))
    );
    assert_eq!(replacements(&it, Nation::Dprk), [1, 1, 1, 1]);
    assert_eq!(replacements(&it, Nation::Rok), [0, 0, 1, 1]);
    assert_eq!(replacements(&it, Nation::Us), [0, 0, 0, 0]);
    assert!(it.air.fixed.is_empty(), "air points are rolled for");
    assert_eq!(it.sea, None);
}

/// Rules: nwk:16.1.5c, nwk:16.1.5d.
#[test]
fn nwk_16_1_5c_points_and_levels_of_the_militarized_zone() {
    let it = scenario("militarized-zone");
    let VictoryKind::Scores(scores) = &it.victory.kind else { panic!("{:?}", it.victory) };
    let seoul = it.board.region("seoul").to_vec();
    let towns = ["N3019", "N3718", "N4822"].map(|number| hex(&it, number)).to_vec();
    assert_eq!(
        scores.scores[..2],
        [Score::Each(Side::Dprk, 1, seoul), Score::Each(Side::Dprk, 1, towns)]
    );
    assert_eq!(scores.scores[2], Score::When(Occasion::RokDestroyed, 3));
    let Score::Each(Side::Allied, -1, north) = &scores.scores[3] else { panic!("{scores:?}") };
    assert!(north.iter().all(|it_| it.board.home_of(*it_) == Some(Side::Dprk)));
    assert_eq!(
        scores.levels,
        [
            (Some(6), Level::DprkMajor),
            (Some(4), Level::DprkMinor),
            (Some(2), Level::Draw),
            (Some(0), Level::AlliedMinor),
            (None, Level::AlliedMajor),
        ]
    );
}

/// Rules: nwk:16.1.6a, nwk:16.1.6f.
#[test]
fn nwk_16_1_6a_all_in_begins_with_all_that_waits_for_no_group() {
    let it = scenario("all-in");
    assert_eq!(it.turns, 16);
    assert_eq!(open(&it, &["N1800", "N4822", "S4522"]), ["N1800", "N4822", "S4522"]);
    for side in Side::ALL {
        let there: BTreeSet<_> = it.set_up[side.index()].units.iter().map(|it| it.0.0).collect();
        let free = it.set_up[side.index()].free.iter();
        let free: BTreeSet<_> = free.map(|free| id(&it, free.piece)).collect();
        for (at, spec) in (0..).zip(&it.roster) {
            if spec.side() == *side && spec.group.is_empty() {
                assert!(there.contains(&at) || free.contains(&spec.id), "{}", spec.id);
            }
        }
    }
    let north = standing(&it, Side::Dprk);
    for corps in ["108", "425", "iii"] {
        assert!(north.contains(corps), "{corps} stands in its hexes from the start");
    }
    let berth = |name: &str| {
        let id = it.find_ship(name).expect("a ship");
        it.set_up[0].ships.iter().find(|it| it.0 == id).map(|it| it.1)
    };
    assert_eq!(berth("dprk-amph-1"), Some(Berth::Hex(it.board.region("chinnampo")[0])));
    assert_eq!(berth("dprk-amph-2"), Some(Berth::Hex(it.board.region("wonsan")[0])));
    assert_eq!([it.set_up[0].airmobile, it.set_up[1].airmobile], [4, 8]);
    assert_eq!([it.set_up[0].tunnels, it.set_up[1].tunnels], [8, 0]);
    assert_eq!(
        [count(&it, Side::Dprk, Kind::Outpost), count(&it, Side::Allied, Kind::Outpost)],
        [4, 5]
    );
    assert_eq!(it.set_up.each_ref().map(|it| it.beachheads.len()), [2, 2]);
    let south = placed(&it, Side::Allied);
    let range = |name: &str| {
        let found = south.iter().find(|it| it.0 == name);
        found.unwrap_or_else(|| panic!("{name} is not placed by choice")).1.clone()
    };
    let ship = it.find_ship("us-amph-1").expect("AMPH");
    assert_eq!(range("rok-amph"), PlacementRange::AnyPort);
    assert_eq!(range("rok-ah1-4"), PlacementRange::AnyBase);
    assert_eq!(range("us-amph-1"), PlacementRange::JapanOrAtSea);
    assert_eq!(range("usmc-1-4"), PlacementRange::AboardOrJapan(ship));
    assert_eq!(range("us-1bct-82abn"), PlacementRange::AnyAirbase);
    assert_eq!(range("jpn-1-ab"), PlacementRange::AnyAirbase, "with the option");
}

/// Rules: nwk:16.1.6b, nwk:16.1.6c, nwk:16.1.6e.
#[test]
fn nwk_16_1_6b_the_card_of_all_in() {
    let it = scenario("all-in");
    assert_eq!(it.sea.expect("the sea is played").boxes, [[SeaControl::Dprk; 2]; 2]);
    assert_eq!((it.initiative.first, it.initiative.turns), (Side::Dprk, 2));
    assert_eq!(it.initiative.points, Some(20));
    assert_eq!(
        it.surprise.map(|it| (it.side, it.until_turn, it.columns)),
        Some((Side::Dprk, 1, 1))
    );
    let VictoryKind::Points(points) = &it.victory.kind else { panic!("{:?}", it.victory) };
    assert_eq!(points.automatic, Some(105));
    let levels: Vec<(i16, &str)> = points.levels.iter().map(|it| (it.0, it.1.as_str())).collect();
    assert_eq!(
        levels,
        [(100, "overwhelming"), (70, "decisive"), (40, "substantial"), (16, "marginal")]
    );
    let capitals = ["pyongyang", "seoul"].map(|name| it.board.region(name).to_vec());
    assert_eq!(points.capitals, capitals);
    assert_eq!(replacements(&it, Nation::Dprk), [2; 16]);
    assert_eq!(replacements(&it, Nation::Rok)[..4], [0, 0, 1, 1]);
    assert_eq!(replacements(&it, Nation::Us)[..6], [0, 0, 0, 0, 1, 1]);
    assert_eq!([replacements(&it, Nation::Rok)[15], replacements(&it, Nation::Us)[15]], [1, 1]);
}

/// What comes in a turn: groups by name, draws as `4 m`, the rest as `* m`.
fn due(scenario: &Scenario, side: Side, turn: u8) -> BTreeSet<String> {
    let mut out = BTreeSet::new();
    let here = |it: &&ArrivalSpec| it.side == side && it.turn == turn && it.gate.is_none();
    for arrival in scenario.arrivals.iter().filter(here) {
        assert_eq!(arrival.when, ArrivalTime::Reinforcement);
        let group = |piece: Piece| match piece {
            Piece::Unit(id) => scenario.roster[usize::from(id.0)].group.clone(),
            Piece::Helicopter(id) => scenario.helicopters[usize::from(id.0)].group.clone(),
            Piece::Ship(id) => scenario.ships[usize::from(id.0)].group.clone(),
        };
        match &arrival.what {
            ArrivalSet::Pieces(pieces) => out.extend(pieces.iter().map(|it| group(*it))),
            ArrivalSet::Drawn(units, count) => {
                let many = count.map_or("*".to_owned(), |it| it.to_string());
                out.insert(format!("{many} {}", group(Piece::Unit(units[0]))));
            }
        }
    }
    out
}

/// Rules: nwk:16.1.6d.
#[test]
fn nwk_16_1_6d_reinforcements_of_all_in_by_turn() {
    let it = scenario("all-in");
    let north: [(u8, &[&str]); 6] = [
        (2, &["vii"]),
        (3, &["viii"]),
        (4, &["x", "xi", "4 rg"]),
        (5, &["ix", "ix-pmtu", "4 rg"]),
        (6, &["4 rg"]),
        (7, &["* rg"]),
    ];
    let south: [(u8, &[&str]); 10] = [
        (3, &["t35-d"]),
        (4, &["t35-e", "4 m"]),
        (5, &["t35-f", "4 hr"]),
        (7, &["t35-g", "t35-h", "6 m"]),
        (9, &["t35-i", "t35-j", "* m"]),
        (10, &["t35-k"]),
        (11, &["t35-l"]),
        (13, &["t35-m", "t35-n", "* hr"]),
        (14, &["t35-o"]),
        (15, &["t35-p"]),
    ];
    for turn in 1..=16 {
        let list = |lines: &[(u8, &[&str])]| -> BTreeSet<String> {
            let due = lines.iter().filter(|it| it.0 == turn).flat_map(|it| it.1);
            due.map(|it| (*it).to_owned()).collect()
        };
        assert_eq!(due(&it, Side::Dprk, turn), list(&north), "turn {turn}");
        assert_eq!(due(&it, Side::Allied, turn), list(&south), "turn {turn}");
    }
}

/// Rules: nwk:16.1.7a, nwk:16.1.7b.
#[test]
fn nwk_16_1_7a_the_card_of_they_did_what() {
    let (it, all_in) = (scenario("they-did-what"), scenario("all-in"));
    assert_eq!((it.initiative.first, it.initiative.turns), (Side::Allied, 2));
    assert_eq!(it.initiative.points, Some(16));
    assert_eq!(
        it.surprise.map(|it| (it.side, it.until_turn, it.columns)),
        Some((Side::Allied, 1, 1))
    );
    assert_eq!(replacements(&it, Nation::Dprk)[..3], [0, 1, 1]);
    assert_eq!(replacements(&it, Nation::Rok), [1; 16]);
    assert_eq!(it.air.shares, [Share::WHOLE, Share { of: 1, out_of: 2 }]);
    assert_eq!([5, 4, 1].map(|roll| it.air.shares[1].down(roll)), [2, 2, 0]);
    assert_eq!(it.air.swapped, [1, 2]);
    assert_eq!((it.turns, &it.set_up), (all_in.turns, &all_in.set_up), "all else as All In");
    assert_eq!(it.arrivals, all_in.arrivals);
    let pyongyang = it.board.region("pyongyang").to_vec();
    assert_eq!(it.victory.kind, VictoryKind::Capital { side: Side::Allied, hexes: pyongyang });
}

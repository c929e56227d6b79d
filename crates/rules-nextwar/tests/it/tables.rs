//! The tables a second time, typed apart from the data files and compared cell by cell. Those of
//! air points, air defense, lost bases, sea control, contested seas, paradrops and combat results
//! stand with their chapters, and so do the movement costs.

use std::collections::BTreeMap;

use catalog::Library;
use rules_nextwar::terms::{AirLevel, Kind, Nation, Season, Side, Size, Terrain, Weather};

use crate::drive::Drive;
use crate::fields::field;
use crate::stage::{charts, library};

/// T1 with the bands that are ours.
/// Rules: nw:4.0b, nwk:4.1, nwk:4.2.
#[test]
fn t1_weather() {
    let chart = charts().weather;
    let by_die = "FFFFFOOOSS";
    for (die, letter) in by_die.chars().enumerate() {
        let weather = match letter {
            'F' => Weather::Fair,
            'O' => Weather::Overcast,
            _ => Weather::Storms,
        };
        assert_eq!(chart.read(i8::try_from(die).expect("ten dice")), weather, "die {die}");
    }
    assert_eq!((chart.read(-1), chart.read(12)), (Weather::Fair, Weather::Storms));
    let season = |it: Season| chart.season[it as usize];
    assert_eq!([Season::Summer, Season::Spring, Season::Winter].map(season), [1, 0, -1]);
    assert_eq!(chart.bad_weather, 2);
}

/// T2: what weather and carriers do to the points of the table.
/// Rules: nw:6.1d, nw:7.3.4a, nw:7.3.4b, nw:6.1b, nwk:11.1.
#[test]
fn t2_what_changes_air_points() {
    let chart = charts().air_points;
    assert_eq!(chart.lost_airbase, 1);
    assert_eq!(chart.weather, [[(1, 1), (1, 2), (1, 4)], [(1, 1), (1, 4), (0, 1)]]);
    let row = |side: Side| {
        let it = chart.carriers[side.index()];
        [it.inshore_friendly, it.open_sea, it.inshore_contested, it.at_sea]
    };
    assert_eq!((row(Side::Allied), row(Side::Dprk)), ([2, 2, 1, 1], [1, 1, 0, 0]));
    assert_eq!((chart.all_weather, chart.all_weather_with_prc), ([false, true], true));
}

/// T3 with the two bands that are ours.
/// Rules: nw:6.4a.
#[test]
fn t3_air_superiority() {
    let chart = charts().air_superiority;
    for difference in 0..=40 {
        let level = match difference {
            0..=3 => None,
            4..=7 => Some(AirLevel::Advantage),
            8..=11 => Some(AirLevel::Superiority),
            _ => Some(AirLevel::Supremacy),
        };
        assert_eq!(chart.read(difference), level, "{difference}");
    }
}

/// T8 with the markers that are ours.
/// Rules: nw:8.4.1a, nw:8.4.1e, nw:8.4.1f, nw:8.4.1g, nw:8.4.1h, nw:8.4.1m.
#[test]
fn t8_clearing_operations() {
    let chart = charts().clearing;
    let minimum = [chart.urban_points, chart.city_points, chart.installation_points];
    assert_eq!(minimum, [4, 3, 2]);
    assert_eq!((chart.missing_point, chart.additional_installation), (-1, -1));
    assert_eq!((chart.just_landed, chart.combined_arms), (-1, 1));
    let count = |number: u8| chart.chits.iter().filter(|it| **it == number).count();
    assert_eq!([2, 3, 4, 5, 6].map(count), [2, 3, 4, 4, 3]);
    assert_eq!(chart.chits.len(), 16);
}

/// Every line `key = value` of a data file by its section.
fn lines(library: &Library, file: &str) -> BTreeMap<(String, String), String> {
    let text = library.get(file).expect("the file is there");
    let mut section = String::new();
    let mut lines = BTreeMap::new();
    for line in text.lines().map(str::trim).filter(|it| !it.is_empty() && !it.starts_with('#')) {
        if let Some(head) = line.strip_prefix('[') {
            section = head.trim_end_matches(']').to_owned();
        } else if let Some((key, value)) = line.split_once(" = ") {
            lines.insert((section.clone(), key.to_owned()), value.to_owned());
        }
    }
    lines
}

/// T10, what the ground does in combat and to landings: factors of armor and of mechanized units
/// that attack, the modifier of light infantry, landings, drops, whether one may stand, beaches.
const EFFECTS: [(&str, &str, &str, bool, &str, bool, bool, bool); 9] = [
    ("open", "2/1", "3/2", false, "any", true, false, true),
    ("woods", "1/1", "1/1", false, "any", true, false, true),
    ("rough", "2/1", "3/2", true, "any", true, false, false),
    ("rough-woods", "1/1", "1/1", true, "any", true, false, false),
    ("highland", "1/2", "1/2", true, "road", false, false, false),
    ("highland-woods", "1/2", "1/2", true, "road", false, false, false),
    ("swamp", "1/2", "1/2", true, "any", true, false, false),
    ("mountain", "1/2", "1/2", true, "road", false, true, false),
    ("urban", "1/1", "1/1", true, "friendly", false, true, false),
];

/// T10.
/// Rules: nw:8.3.1a, nw:9.4.2, nw:9.4.3, nw:9.4.4, nwk:3.1.2a.
#[test]
fn t10_what_the_ground_does_besides_costing_points() {
    let lines = lines(&library(), "nextwar/charts/terrain.toml");
    for (terrain, armor, mech, light, landing, drop, stand, beach) in EFFECTS {
        let said = |key: &str| lines[&(format!("hex.{terrain}"), key.to_owned())].clone();
        let pair = |text: &str| {
            let (above, below) = text.split_once('/').expect("a fraction");
            format!("[{above}, {below}]")
        };
        assert_eq!((said("armor"), said("mech")), (pair(armor), pair(mech)), "{terrain}");
        assert_eq!(said("light_bonus"), light.to_string(), "{terrain}");
        assert_eq!(said("landing"), format!("{landing:?}"), "{terrain}");
        let rest = ["drop", "stand", "beach"].map(said);
        assert_eq!(rest, [drop, stand, beach].map(|it| it.to_string()), "{terrain}");
    }
    assert_eq!(lines[&("hex.urban".into(), "infantry_defense".into())], "[2, 1]");
    assert_eq!(lines[&("hex.swamp".into(), "winter".into())], "\"open\"");
    assert_eq!(lines[&("hex.mountain".into(), "road_only".into())], "true");
}

/// T10: hexsides, surcharges and what stands in a hex.
/// Rules: nw:8.3.1.1a, nw:8.3.1.8a, nw:8.2.2c, nw:8.2.2d, nwk:2.2a, nw:9.5.2a, nw:9.5.2b, nw:9.6.2.
#[test]
fn t10_hexsides_surcharges_and_places() {
    let lines = lines(&library(), "nextwar/charts/terrain.toml");
    let said = |section: &str, key: &str| lines[&(section.to_owned(), key.to_owned())].clone();
    for side in ["river", "ferry"] {
        let costs = ["infantry", "light", "motorized", "mechanized"];
        let costs = costs.map(|it| said(&format!("hexside.{side}"), it));
        assert_eq!(costs, ["[6, 6]", "[6, 6]", "[12, 12]", "[12, 12]"], "{side}");
    }
    assert_eq!(said("hexside.river", "attack"), "[1, 2]");
    for side in ["ferry", "acv", "all-water"] {
        assert_eq!(said(&format!("hexside.{side}"), "attack"), "\"P\"", "{side}");
    }
    for class in ["infantry", "light", "motorized", "mechanized"] {
        assert_eq!(said("hexside.all-water", class), "[\"P\", \"P\"]", "{class}");
    }
    for (key, sixths) in [
        ("enemy_zoc_enter", "6"),
        ("enemy_zoc_leave", "6"),
        ("dmz_first_turn", "6"),
        ("leave_overstacked", "6"),
        ("airmobile_hex", "6"),
    ] {
        assert_eq!(said("surcharge", key), sixths, "{key}");
    }
    for (place, shift, drm) in [
        ("fortification", "-2", "0"),
        ("dmz", "0", "1"),
        ("town", "0", "1"),
        ("airfield", "0", "1"),
        ("airbase", "0", "1"),
        ("port", "0", "1"),
        ("chemical", "0", "1"),
        ("nuclear", "0", "1"),
        ("city", "-2", "0"),
    ] {
        let feature = format!("feature.{place}");
        assert_eq!((said(&feature, "shift"), said(&feature, "drm")), (shift.into(), drm.into()));
    }
    for place in ["fortification", "city"] {
        let feature = format!("feature.{place}");
        let both = ["no_armor_bonus", "stand"].map(|it| said(&feature, it));
        assert_eq!(both, ["true", "true"], "{place}");
    }
    for place in ["airbase", "port", "chemical", "nuclear"] {
        assert_eq!(said(&format!("feature.{place}"), "installation"), "true", "{place}");
    }
}

/// T11: the column of the chart by the movement allowance, and the allowance on the ground.
/// Rules: nw:8.5.1c, nw:8.5.1h, nw:8.5.1i.
#[test]
fn t11_mobility_classes() {
    use rules_nextwar::terms::Class;
    let rows = [
        ("infantry X 1-1-5-4", Class::Infantry, 4),
        ("light-infantry X 1-1-5-5", Class::Light, 5),
        ("motorized X 1-1-5-6", Class::Motorized, 6),
        ("mechanized X 1-1-5-8", Class::Mechanized, 8),
        ("armor X 1-1-5-8", Class::Mechanized, 8),
        ("airmobile X 1-1-5-24", Class::Light, 5),
    ];
    for (unit, class, points) in rows {
        let war = field("", &format!("dprk-a {unit} 1 at 0303"));
        let id = war.id("dprk-a");
        assert_eq!((war.spec(id).class(), war.allowance(id)), (class, points * 6), "{unit}");
    }
}

/// T12: shifts, modifiers and how much support serves.
/// Rules: nw:9.5.3, nw:9.5.5, nw:9.6.3, nw:9.6.6, nwk:3.1.4.1a, nwk:2.2b, nwk:2.6b, nw:6.5.3a.
#[test]
fn t12_what_shifts_and_modifies_a_combat() {
    let chart = charts().combat;
    let shifts = chart.shifts;
    assert_eq!((shifts.city, shifts.fortification), (-2, -2));
    assert_eq!((shifts.exploitation, shifts.amphibious_majority), (-2, -1));
    let die = chart.modifiers;
    assert_eq!(die.inexact_or_beyond, -1);
    assert_eq!([die.town, die.airfield, die.installation], [1, 1, 1]);
    assert_eq!([die.hexes_3_to_4, die.hexes_5_to_6], [-1, -2]);
    assert_eq!([die.light_infantry_attacks, die.light_infantry_defends], [-1, 1]);
    assert_eq!([die.sniper_helicopters_attack, die.sniper_helicopters_defend], [-1, 1]);
    assert_eq!([die.own_dmz_hex, die.tunnel, die.several_corps], [1, -2, 1]);
    let support = chart.support;
    assert_eq!([support.attacker_air_points, support.defender_air_points], [4, 2]);
    assert_eq!([support.attacker_helicopters, support.defender_helicopters], [2, 1]);
}

/// T13: prices of a level and of a rebuilt unit; a dash is prohibited.
/// Rules: nw:11.0c, nw:11.2c, nwk:3.1.4.2.
#[test]
fn t13_replacements() {
    use Kind::{
        Airmobile, Armor, ArmoredCavalry, Infantry, LightInfantry, Marine, MarineArmor, MarineMech,
        Mechanized, Motorized, Paratroop, Recon, Sniper,
    };
    use Nation::{Commonwealth, Dprk, Japan, Prc, Rok, Us, Usmc};
    let chart = charts().replacements;
    let prices = |nation, kind| match chart.line(nation, kind) {
        Some(line) => (line.recover, line.rebuild),
        None => (None, None),
    };
    for nation in [Dprk, Prc, Rok, Us, Commonwealth, Japan] {
        for kind in [Infantry, LightInfantry, Motorized] {
            assert_eq!(prices(nation, kind), (Some(1), Some(2)), "{nation:?} {kind:?}");
        }
        for kind in [ArmoredCavalry, Recon, Mechanized, Armor] {
            assert_eq!(prices(nation, kind), (Some(3), Some(4)), "{nation:?} {kind:?}");
        }
        assert_eq!(prices(nation, Paratroop), (Some(2), None), "{nation:?}");
    }
    for kind in [Marine, MarineMech, MarineArmor] {
        assert_eq!(prices(Rok, kind), (Some(2), None), "{kind:?}");
    }
    assert_eq!(prices(Dprk, Sniper), (None, None));
    assert_eq!(prices(Dprk, Marine), (None, None), "naval brigades");
    assert_eq!(prices(Us, Airmobile), (Some(3), None), "the 101st");
    // Ours: Marines that the table leaves out pay by their arm.
    assert_eq!(
        (prices(Usmc, Marine), prices(Commonwealth, Marine)),
        ((Some(1), None), (Some(1), None))
    );
    assert_eq!(
        (prices(Usmc, MarineMech), prices(Usmc, MarineArmor)),
        ((Some(3), None), (Some(3), None))
    );
}

/// T14: by die, whether it wins on the first, second or third, fourth or fifth, and any later
/// roll.
/// Rules: nw:12.2d.
#[test]
fn t14_automatic_victory() {
    let chart = charts().automatic_victory;
    let rows = ["VVVV", "-VVV", "-VVV", "-VVV", "--VV", "---V", "----", "----", "----", "----"];
    for (die, row) in (0..).zip(rows) {
        let columns: [&[u8]; 4] = [&[1], &[2, 3], &[4, 5], &[6, 7, 20]];
        for (rolls, cell) in columns.iter().zip(row.chars()) {
            for roll in *rolls {
                assert_eq!(chart.wins(*roll, die), cell == 'V', "die {die}, roll {roll}");
            }
        }
    }
}

/// T15: urban hexes as printed, the rest ours.
/// Rules: nw:12.1a, nw:12.1b.
#[test]
fn t15_victory_points() {
    let chart = charts().victory_points;
    let it = chart.places;
    let places =
        [it.urban, it.city, it.town, it.airbase, it.port, it.airfield, it.chemical, it.nuclear];
    assert_eq!(places, [[6, 4], [4, 3], [1, 1], [2, 1], [2, 1], [1, 1], [3, 0], [3, 0]]);
    let helicopters = |it: Nation| chart.helicopters[it.index()];
    use Nation::{Commonwealth, Dprk, Japan, Prc, Rok, Us, Usmc};
    assert_eq!([Us, Usmc, Commonwealth, Japan].map(helicopters), [3; 4]);
    assert_eq!([Rok, Dprk, Prc].map(helicopters), [1; 3]);
    let points = |unit: &str| {
        let war = field("", &format!("{unit} at 0303"));
        let spec = war.scenario.roster.iter().find(|it| unit.starts_with(&it.id)).expect("it");
        charts().victory_points.unit(spec)
    };
    let rows = [
        ("dprk-a infantry XX 1-1-5-4 1", 2),
        ("prc-a infantry XX 1-1-5-4 1", 2),
        ("dprk-a infantry X 1-1-5-4 1", 1),
        ("prc-a infantry III 1-1-5-4 1", 1),
        ("rok-a infantry XX 1-1-5-4 1", 3),
        ("rok-a infantry X 1-1-5-4 1", 2),
        ("rok-a infantry III 1-1-5-4 1", 2),
        ("rok-a infantry II 1-1-5-4 1", 1),
        ("us-a infantry X 1-1-5-4 1", 4),
        ("usmc-a marine III 1-1-5-5 1", 4),
        ("cw-a infantry X 1-1-5-4 1", 4),
        ("jpn-a infantry X 1-1-5-4 1", 4),
        ("us-a infantry II 1-1-5-4 1", 2),
        ("usmc-a marine II 1-1-5-5 1", 2),
        ("rok-co outpost II 0-1-4-0 0", 0),
        ("usmc-bh beachhead II 0-2-0-0 0", 0),
        ("rok-a infantry XX 1-1-5-4 1 group=hr", 1),
        ("dprk-a infantry X 1-1-5-4 1 group=rg", 1),
        ("rok-a infantry XX 1-1-5-4 1 group=m", 2),
        ("dprk-a infantry XX 1-1-5-4 1 group=pmtu", 2),
    ];
    for (unit, value) in rows {
        assert_eq!(points(unit), value, "{unit}");
    }
    assert_eq!(Size::ALL.len(), 4, "every size is above");
}

/// T16.
/// Rules: nw:8.1.1.1a, nw:8.5.8.2b, nwk:2.6c, nw:7.3.6b, nw:6.5.1.1, nw:6.5.5a.
#[test]
fn t16_stacking() {
    let chart = charts().stacking;
    let hexes = [chart.normal, chart.mountain, chart.beachhead, chart.tunnel];
    assert_eq!(hexes, [4, 3, 6, 6]);
    assert_eq!(chart.open_sea, 1);
    assert_eq!([chart.airfield, chart.airbase, chart.amph], [1, 3, 1]);
}

/// T17.
/// Rules: nw:9.8.1a.
#[test]
fn t17_retreats() {
    let chart = charts().retreats;
    let rows = [
        ("open", 2),
        ("woods", 2),
        ("rough", 2),
        ("rough-woods", 2),
        ("swamp", 2),
        ("highland", 1),
        ("highland-woods", 1),
        ("mountain", 1),
        ("urban", 1),
    ];
    for (word, hexes) in rows {
        let terrain = Terrain::of_word(word).expect("a terrain");
        assert_eq!(chart.terrain[terrain.index()], hexes, "{word}");
    }
    assert_eq!((chart.city, chart.fortification), (1, 1));
}

/// T39.
/// Rules: nwk:5.1.1, nwk:5.1.2a, nwk:5.1.2b, nwk:5.1.2c, nwk:6.1.1, nwk:6.1.2, nwk:6.1.3.
#[test]
fn t39_mixed_nationalities() {
    use Nation::{Commonwealth, Dprk, Japan, Prc, Rok, Us};
    let chart = charts().mixed_stacks;
    let penalty = |a: Nation, b: Nation| {
        let fits = |it: &&([Nation; 2], i8)| it.0.contains(&a) && it.0.contains(&b);
        chart.stacks.iter().find(fits).map_or(0, |it| it.1)
    };
    let rows = [
        (Dprk, Prc, -2),
        (Us, Rok, 0),
        (Commonwealth, Us, 0),
        (Commonwealth, Rok, -1),
        (Commonwealth, Japan, -1),
        (Japan, Us, -1),
        (Japan, Rok, -2),
    ];
    for (a, b, efficiency) in rows {
        assert_eq!(penalty(a, b), efficiency, "{a:?} with {b:?}");
    }
    assert_eq!(chart.stacks.len(), 5, "and no other");
    let attack = chart.attack;
    assert_eq!((attack.dprk_with_prc, attack.us_with_rok), (3, 1));
    assert_eq!(attack.japanese, 1);
    assert_eq!(attack.japanese + attack.japanese_with_others, 2, "two in all");
}

/// T40.
/// Rules: nwk:5.2, nwk:5.3, nwk:5.4a, nwk:5.4b, nwk:7.1.4.1.
#[test]
fn t40_transport_and_arrivals() {
    use Nation::{Commonwealth, Dprk, Japan, Prc};
    let chart = charts().transport;
    assert_eq!(chart.air_us_rok, 3);
    assert_eq!([Dprk, Prc, Commonwealth, Japan].map(|it| chart.air[it.index()]), [1; 4]);
    assert_eq!(chart.paradrop_dprk, 1);
    assert_eq!([Side::Allied, Side::Dprk].map(|it| chart.sea[it.index()]), [3, 2]);
    assert_eq!(chart.sea_prc, 3);
    assert_eq!((chart.port, chart.busan), (2, 6));
    let lines = lines(&library(), "nextwar/charts/transport.toml");
    assert_eq!(lines[&("sea".into(), "helicopter".into())], "[1, 2]");
}

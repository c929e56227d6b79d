//! [NWK 16.0, 16.1.1–16.1.3] The three corridors.

use rules_nextwar::ch03_sequence::Segment;
use rules_nextwar::scenario::{
    ArrivalPlace, ArrivalTime, Condition, Level, Method, Occasion, SpecialRule, Spent, VictoryKind,
};
use rules_nextwar::state::{Air, TurnKind};
use rules_nextwar::terms::{AirLevel, Kind, Nation, Side};

use crate::loading::scenario;

use super::{arrival, count, helicopters, hex, names, open, replacements, standing};

/// Rules: nwk:16.0a.
#[test]
fn nwk_16_0a_a_scenario_that_does_not_say_how_long_lasts_sixteen_turns() {
    let text = include_str!("../../../../../data/nextwar/scenarios/all-in.toml");
    let silent = text.replace("turns = 16\n", "").replace("\"../", "\"../nextwar/");
    assert_ne!(silent, text);
    let scenario = crate::stage::read(&silent).unwrap_or_else(|fault| panic!("{fault}"));
    assert_eq!(scenario.turns, 16);
}

/// Rules: nwk:16.1.1a.
#[test]
fn nwk_16_1_1a_the_train_to_seoul_is_played_between_two_columns() {
    let it = scenario("train-to-seoul");
    assert_eq!((it.turns, it.area.rule), (4, "nwk:16.1.1a"));
    assert_eq!(open(&it, &["N3020", "N3120", "N3013", "N3113"]), ["N3020", "N3013"]);
    assert_eq!(open(&it, &["N2614", "N1812"]), ["N2614", "N1812"], "the north has no west");
    assert_eq!(open(&it, &["N2719", "N2622"]), ["N2719"], "the south ends with N27");
    assert_eq!(open(&it, &["S2700", "S2800"]), [""; 0], "the north sheet alone");
}

/// Rules: nwk:16.1.1b, nwk:16.1.1j.
#[test]
fn nwk_16_1_1b_the_train_to_seoul_has_three_corps_against_two() {
    let it = scenario("train-to-seoul");
    let north = ["ii", "iv", "815", "dprk-17-sniper", "dprk-38-ab", "dprk-81-li"];
    assert_eq!(standing(&it, Side::Dprk), names(&north));
    assert_eq!(standing(&it, Side::Allied), names(&["i-rok", "vii-rok", "vi-rok"]));
    let specs = it.set_up[1].units.iter().map(|unit| &it.roster[usize::from(unit.0.0)]);
    let of_sixth: Vec<&str> =
        specs.filter(|it| it.formation == "vi-rok").map(|it| it.id.as_str()).collect();
    assert_eq!(of_sixth, ["rok-5-vi"], "one division of VI Corps");
    assert_eq!([helicopters(&it, Side::Dprk), helicopters(&it, Side::Allied)], [1, 2]);
    assert_eq!(
        [count(&it, Side::Dprk, Kind::Outpost), count(&it, Side::Allied, Kind::Outpost)],
        [0, 1]
    );
    assert_eq!([it.set_up[0].airmobile, it.set_up[1].airmobile], [2, 0]);
    assert_eq!([it.set_up[0].tunnels, it.set_up[1].tunnels], [3, 0]);
    let brigade = arrival(&it, "us-1bct-2id");
    assert_eq!((brigade.turn, brigade.when), (1, ArrivalTime::StartOf(Segment::ReactionMovement)));
    assert_eq!(brigade.at, ArrivalPlace::Hexes(vec![hex(&it, "N3121")]));
    assert_eq!(brigade.spent, Spent::Sixths(6), "one point");
    for name in ["us-ah64-2id-1", "us-ah64-2id-2"] {
        let flyers = arrival(&it, name);
        assert_eq!((flyers.turn, flyers.when), (1, ArrivalTime::Reinforcement));
        assert_eq!(flyers.at, ArrivalPlace::AnyBase);
    }
}

/// Rules: nwk:16.1.1c, nwk:16.1.1e, nwk:16.1.1g, nwk:16.1.1h, nwk:16.1.1i, nwk:16.1.1k.
#[test]
fn nwk_16_1_1_the_card_of_the_train_to_seoul() {
    let it = scenario("train-to-seoul");
    let kinds: Vec<_> = (1..=4).map(|turn| it.initiative.fixed(turn)).collect();
    let north = Some(TurnKind::Initiative(Side::Dprk));
    assert_eq!(kinds, [north, north, north, Some(TurnKind::Contested(Side::Dprk))]);
    let surprise = it.surprise.expect("the north surprises");
    assert_eq!((surprise.side, surprise.until_turn, surprise.columns), (Side::Dprk, 1, 1));
    let advantage = Air::Held(Side::Dprk, AirLevel::Advantage);
    assert_eq!(
        it.air.fixed,
        [
            ([3, 1], advantage),
            ([2, 1], advantage),
            ([1, 2], Air::Contested),
            ([1, 2], Air::Contested)
        ]
    );
    assert!(it.air.losses_return);
    assert_eq!([1, 3, 4, 6, 7].map(|roll| it.air.rolled_share.up(roll)), [1, 1, 2, 2, 3]);
    assert_eq!(it.sea, None);
    assert_eq!((it.weather.fixed, it.weather.chooser), (None, Side::Dprk));
    let [north, south] = it.weather.storms_leave.expect("storms cut fixed points");
    assert_eq!([3, 2, 1].map(|points| north.up(points)), [0, 0, 0]);
    assert_eq!([1, 2, 3].map(|points| south.up(points)), [1, 1, 2]);
    assert_eq!(replacements(&it, Nation::Dprk), [1, 0, 1, 0]);
    assert_eq!(replacements(&it, Nation::Rok), [0, 1, 0, 0]);
    assert_eq!(replacements(&it, Nation::Us), [0, 0, 0, 0]);
}

/// Rules: nwk:16.1.1d, nwk:16.1.1f.
#[test]
fn nwk_16_1_1f_levels_of_the_train_to_seoul() {
    let it = scenario("train-to-seoul");
    let (unit, watch) = (it.find_unit("rok-5-vi").expect("5 ID"), hex(&it, "N2916"));
    assert_eq!(it.special, [SpecialRule::Rooted { unit, watch, points: 2 }]);
    let VictoryKind::Levels(levels) = &it.victory.kind else { panic!("{:?}", it.victory) };
    assert_eq!((levels.method, it.victory.rule.as_str()), (Method::FirstThatFits, "nwk:16.1.1f"));
    let seoul = it.board.region("seoul").to_vec();
    for (line, (level, least)) in
        levels.lines.iter().zip([(Level::DprkMajor, 3), (Level::DprkMinor, 2), (Level::Draw, 1)])
    {
        assert_eq!(line.level, level);
        assert_eq!(line.condition, Condition::AtLeast(Side::Dprk, least, seoul.clone()));
    }
    let adjust: Vec<_> =
        levels.adjustments.iter().map(|it| (it.when, it.toward, it.levels)).collect();
    assert_eq!(
        adjust,
        [(Occasion::RokDestroyed, Side::Dprk, 1), (Occasion::NorthEntered, Side::Allied, 1)]
    );
}

/// Rules: nwk:16.1.2a, nwk:16.1.2f.
#[test]
fn nwk_16_1_2a_uijeongbu_blues_has_two_corps_a_side() {
    let it = scenario("uijeongbu-blues");
    assert_eq!((it.turns, it.area.rule), (4, "nwk:16.1.2a"));
    let rows = ["N2815", "N2915", "N3615", "N3715"];
    assert_eq!(open(&it, &rows), ["N2915", "N3615"]);
    let north = ["v", "820", "dprk-60-sniper", "dprk-48-ab", "dprk-82-li"];
    assert_eq!(standing(&it, Side::Dprk), names(&north));
    assert_eq!(standing(&it, Side::Allied), names(&["v-rok", "vi-rok"]));
    assert_eq!([helicopters(&it, Side::Dprk), helicopters(&it, Side::Allied)], [1, 1]);
    assert_eq!([it.set_up[0].airmobile, it.set_up[0].tunnels], [1, 3]);
    let armor = arrival(&it, "rok-3arm-1a");
    assert_eq!((armor.turn, armor.when), (1, ArrivalTime::EndOf(Segment::ReactionMovement)));
    assert_eq!(armor.at, ArrivalPlace::Hexes(vec![hex(&it, "N3019")]), "Uijeongbu");
    assert_eq!(armor.spent, Spent::All);
    let division = arrival(&it, "rok-11-1a");
    assert_eq!((division.turn, division.when), (1, ArrivalTime::EndOf(Segment::SecondMovement)));
    assert_eq!(division.at, ArrivalPlace::Hexes(vec![hex(&it, "N3419")]));
    assert_eq!(division.spent, Spent::All);
    assert_eq!(arrival(&it, "us-ah64-2id-1").at, ArrivalPlace::AnyBase);
}

/// Rules: nwk:16.1.2b, nwk:16.1.2c, nwk:16.1.2d, nwk:16.1.2e, nwk:16.1.2g.
#[test]
fn nwk_16_1_2_the_card_of_uijeongbu_blues() {
    let it = scenario("uijeongbu-blues");
    let unit = it.find_unit("rok-5-vi").expect("5 ID");
    let pinned = SpecialRule::Pinned {
        unit,
        factors: 7,
        several_corps: 1,
        loses_to: (7, 8),
        gone_to: (9, 9),
    };
    assert_eq!(it.special, [pinned]);
    assert!(!it.air.losses_return, "points lost are lost for good");
    assert_eq!(it.air.fixed, scenario("train-to-seoul").air.fixed);
    for name in ["uijeongbu-blues", "east-coast-highway"] {
        let it = scenario(name);
        assert_eq!(replacements(&it, Nation::Dprk), [0, 1, 0, 0]);
        assert_eq!(replacements(&it, Nation::Rok), [0, 0, 1, 0]);
        assert!(!it.air.losses_return);
    }
    let VictoryKind::Levels(levels) = &it.victory.kind else { panic!("{:?}", it.victory) };
    let asks = |level: Level| {
        let line = levels.lines.iter().find(|it| it.level == level).expect("a level of the card");
        line.condition.clone()
    };
    let (town, north) = (hex(&it, "N3019"), hex(&it, "N3116"));
    let seoul = it.board.region("seoul").to_vec();
    assert_eq!(levels.method, Method::BestOfEach);
    assert_eq!(asks(Level::DprkMajor), Condition::AtLeast(Side::Dprk, 1, seoul));
    assert_eq!(asks(Level::DprkMinor), Condition::AtLeast(Side::Dprk, 1, vec![town]));
    assert_eq!(asks(Level::AlliedMinor), Condition::AtLeast(Side::Allied, 1, vec![town]));
    assert_eq!(asks(Level::AlliedMajor), Condition::AtLeast(Side::Allied, 1, vec![north]));
}

/// Rules: nwk:16.1.3a, nwk:16.1.3b, nwk:16.1.3d.
#[test]
fn nwk_16_1_3a_the_east_coast_highway_lies_east_of_a_column() {
    let it = scenario("east-coast-highway");
    assert_eq!((it.turns, it.area.rule), (4, "nwk:16.1.3a"));
    // The limit is read as N36, so that Chuncheon and Yanggu can be fought for.
    assert_eq!(open(&it, &["N3518", "N3618", "N3718", "N3916"]), ["N3618", "N3718", "N3916"]);
    let north = ["i", "806", "dprk-61-sniper", "dprk-58-ab", "dprk-87-li"];
    assert_eq!(standing(&it, Side::Dprk), names(&north));
    assert_eq!(standing(&it, Side::Allied), names(&["ii-rok", "iii-rok", "viii-rok"]));
    assert_eq!([it.set_up[0].airmobile, it.set_up[0].tunnels], [1, 2]);
    let late = it.find_unit("rok-23-viii").expect("23 ID");
    let at = it.set_up[1].units.iter().find(|it| it.0 == late).expect("it is there");
    assert_eq!(at.1, hex(&it, "N4822"));
    let outside = it.find_unit("rok-7-ii").expect("7 ID");
    let rules =
        [SpecialRule::Late { unit: late, spent: 18 }, SpecialRule::Outside { unit: outside }];
    assert_eq!(it.special, rules, "three points are eighteen sixths");
    let brigade = arrival(&it, "us-1bct-2id");
    assert_eq!((brigade.turn, brigade.when), (1, ArrivalTime::EndOf(Segment::EliteReaction)));
    assert_eq!(brigade.at, ArrivalPlace::Hexes(vec![hex(&it, "N3922")]));
    let marines = arrival(&it, "rok-1-mar");
    assert_eq!((marines.turn, marines.when), (1, ArrivalTime::EndOf(Segment::ReactionMovement)));
    let choice = vec![hex(&it, "N3922"), hex(&it, "N4822")];
    assert_eq!(marines.at, ArrivalPlace::Hexes(choice));
}

/// Rules: nwk:16.1.3c.
#[test]
fn nwk_16_1_3c_levels_of_the_east_coast_highway() {
    let it = scenario("east-coast-highway");
    let VictoryKind::Levels(levels) = &it.victory.kind else { panic!("{:?}", it.victory) };
    let [chuncheon, yangyang, gangneung, yanggu] =
        ["N3718", "N4618", "N4822", "N3916"].map(|number| hex(&it, number));
    let expected = [
        (Level::DprkMajor, Condition::AtLeast(Side::Dprk, 2, vec![chuncheon, yangyang])),
        (Level::DprkMinor, Condition::AtLeast(Side::Dprk, 1, vec![chuncheon, gangneung])),
        (Level::AlliedMinor, Condition::AtLeast(Side::Allied, 1, vec![yanggu])),
        (Level::AlliedMajor, Condition::AtLeast(Side::Allied, 2, vec![chuncheon, gangneung])),
    ];
    let lines: Vec<_> = levels.lines.iter().map(|it| (it.level, it.condition.clone())).collect();
    assert_eq!(lines, expected);
}

//! [AMB 17] Random play with vehicles of every kind against the contract: what is offered is what
//! the check accepts, whatever happens nobody is left without an answer.

use testkit::conformance::{check_free_circles, check_opening};

use super::range::{range, start};
use super::stage::begin_on;
use super::wheels::wheels;

/// Vehicles of both sides with people in them and beside them, mines on the road between.
fn field() -> Vec<String> {
    let marks = r#"marks = [
        { mark = "mines", hex = "F5" }, { mark = "booby", hex = "C6" },
        { mark = "tank-mine", hex = "I6" },
    ]"#;
    let vehicles = ["jeep A6 B5", "sherman C6 D5 ar=2 loaded", "kubelwagen K6 J5"];
    let tanks = ["panzer-iv H5 G6 ar=1 loaded", "jagdpanther J5 I6 ar=1 closed"];
    let men = [
        "C aboard=[0,0] ar=1",
        "D aboard=[0,1] ar=2",
        "A A5 ar=2",
        "B B4 ar=1",
        "E C7 ar=1 arms=rifle,demolition-charge weapons=ready",
        "G D6 crouching ar=1 weapons=loaded",
        "W aboard=[2,0] ar=1 driving=true",
        "L aboard=[2,1] ar=1",
        "S F6 crouching ar=1 weapons=ready",
    ];
    let lines = [marks.to_owned()].into_iter();
    let lines = lines.chain(vehicles.into_iter().chain(tanks).map(wheels));
    lines.chain(men.map(str::to_owned)).collect()
}

/// Rules: amb:17a.
#[test]
fn random_play_with_vehicles_keeps_the_contract() {
    let field = field();
    let lines: Vec<&str> = field.iter().map(String::as_str).collect();
    for seed in [0, 11] {
        check_opening(&range(&lines), seed, 60);
    }
    check_free_circles(&range(&lines), 1, 60);
    // The same in Operations, without the Germans: driving about is free there.
    let calm: Vec<&str> = lines
        .iter()
        .copied()
        .filter(|it| !["W ", "L ", "S "].iter().any(|who| it.starts_with(who)))
        .collect();
    let calm: Vec<&str> = calm.into_iter().filter(|it| !it.contains("card = 6")).collect();
    let text = start(&calm).replace("round = 2\nadvantage = \"us\"\n", "");
    check_opening(&begin_on("corbeau", &text), 1, 60);
}

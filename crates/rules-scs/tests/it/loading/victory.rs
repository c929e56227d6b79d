//! Faults of victory conditions and control.

use expect_test::expect;

use super::{DUEL, check, check_edited, findings_in};
use crate::drawn::to_toml;

#[test]
fn levels_of_victory() {
    let levels =
        |levels: &str| format!("{DUEL}---\n[victory]\nscore_of = \"blue\"\nlevels = [{levels}]");
    let level = |at_least: &str| format!("{{ {at_least} result = {{ en = \"a\", it = \"b\" }} }}");
    let (five, three, last) = (level("at_least = 5,"), level("at_least = 3,"), level(""));
    check(&levels(&[five.as_str(), &three, &last].join(",")), &expect![[""]]);
    check(
        &levels(""),
        &expect![[r#"
        drawn.toml at ⟨[]⟩ error: 0 levels of victory; one to a hundred
    "#]],
    );
    check(
        &levels(&[three.as_str(), &five, &last].join(",")),
        &expect![[r#"
        drawn.toml at ⟨[{ at_least = 3, result ⟩ error: levels out of order; list the levels from the best to the worst
    "#]],
    );
    check(
        &levels(&[five.as_str(), &five, &last].join(",")),
        &expect![[r#"
        drawn.toml at ⟨[{ at_least = 5, result ⟩ error: levels out of order; list the levels from the best to the worst
    "#]],
    );
    check(
        &levels(&[five.as_str(), &three].join(",")),
        &expect![[r#"
        drawn.toml at ⟨{ at_least = 3, result =⟩ error: a gap in the levels of victory; give every level but the last an `at_least`
    "#]],
    );
    check(
        &levels(&[last.as_str(), &last].join(",")),
        &expect![[r#"
        drawn.toml at ⟨{  result = { en = "a", ⟩ error: a gap in the levels of victory; give every level but the last an `at_least`
    "#]],
    );
    let hundred: Vec<String> =
        (1..=99).rev().map(|it| level(&format!("at_least = {it},"))).collect();
    check(&levels(&(hundred.join(",") + "," + &last)), &expect![[""]]);
    let many: Vec<String> = (1..=100).rev().map(|it| level(&format!("at_least = {it},"))).collect();
    check(
        &levels(&(many.join(",") + "," + &last)),
        &expect![[r#"
        drawn.toml at ⟨[{ at_least = 100, resul⟩ error: 101 levels of victory; one to a hundred
    "#]],
    );
}

#[test]
fn points_are_for_exactly_one_thing() {
    let old = "destroyed = \"red\"\npoints = 1\n";
    check_edited(
        DUEL,
        (old, "points = 1\n"),
        &expect![[r#"
        drawn.toml at ⟨[[victory.points]]⟩ error: points for nothing clear; say exactly one of `control`, `destroyed` and `exited`
    "#]],
    );
    let two = "destroyed = \"red\"\ncontrol = \"01.01\"\npoints = 1\n";
    check_edited(
        DUEL,
        (old, two),
        &expect![[r#"
        drawn.toml at ⟨[[victory.points]]⟩ error: points for nothing clear; say exactly one of `control`, `destroyed` and `exited`
    "#]],
    );
    check_edited(
        DUEL,
        (old, "destroyed = \"red\"\npoints = 1001\n"),
        &expect![[r#"
        drawn.toml at ⟨[[victory.points]]⟩ error: 1001 points; -1000 to 1000
    "#]],
    );
    check_edited(DUEL, (old, "destroyed = \"red\"\npoints = -1000\n"), &expect![[""]]);
}

#[test]
fn a_hex_is_controlled_by_one_side() {
    check(
        &format!("{DUEL}---\n[control]\nblue = [\"01.01..02.01\"]\nred = [\"02.01\"]"),
        &expect![[r#"
            drawn.toml at ⟨red = ["02.01"]⟩ error: both sides control 02.01; give it to one of them
        "#]],
    );
    check(
        &format!("{DUEL}---\n[control]\nblue = [\"01.01\", \"01.01..02.01\"]\nred = [\"03.01\"]"),
        &expect![[""]],
    );
}

#[test]
fn a_hundred_sudden_victories_are_enough() {
    let sudden = "[[victory.sudden]]\nside = \"blue\"\ncontrols = [\"01.01\"]\n\
                  result = { en = \"a\", it = \"b\" }\n";
    let toml = |count: usize| to_toml(DUEL) + "\n" + &sudden.repeat(count);
    assert_eq!(findings_in(toml(100)), "");
    assert!(findings_in(toml(101)).contains("error: 101 sudden victories; a hundred at most"));
}

#[test]
fn a_sudden_victory_names_hexes() {
    check(
        &format!(
            "{DUEL}---\n[[victory.sudden]]\nside = \"blue\"\ncontrols = []\nresult = {{ en = \"a\", it = \"b\" }}"
        ),
        &expect![[r#"
            drawn.toml at ⟨[]⟩ error: a sudden victory without hexes; name at least one
        "#]],
    );
}

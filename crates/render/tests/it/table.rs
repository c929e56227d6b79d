//! What lies on the table: counters, highlights, flags, title.

use render::{
    Arrow, ArrowKind, Control, Highlight, HighlightKind, Numbers, Options, Pile, legend_of, svg,
};
use scene::{
    Board, BoxPlan, Counter, Edge, Layout, Message, PanelKind, PanelPlan, Place, Room, Scene,
    Stand, lay_out,
};

use crate::sample::mill::{self, seats};
use crate::sample::table::{counter, hidden, marked, open_board, scene};

fn options() -> Options {
    Options { seats: seats(), numbers: Numbers::Hidden, ..Options::default() }
}

fn drawing(counters: Vec<Counter>) -> String {
    svg(&open_board(5, 5), &scene(counters), &options())
}

/// The texts of a drawing, one per element.
fn texts(drawing: &str) -> Vec<&str> {
    drawing
        .split("<text")
        .skip(1)
        .filter_map(|rest| rest.split_once('>')?.1.split_once('<').map(|(text, _)| text))
        .collect()
}

#[test]
fn the_printed_figures_of_every_counter_appear() {
    let (_, board, scene, options, _) = mill::table();
    let drawing = svg(&board, &scene, &options);
    let shown = texts(&drawing);
    for face in ["0-1-5", "3-4-5", "2-2-5", "5-4-8", "7-5-9", "(6)-2-6"] {
        assert!(shown.contains(&face), "{face}");
    }
    let named = scene.counters.iter().filter(|counter| !counter.name.is_empty());
    for counter in named {
        assert!(shown.contains(&counter.name.as_str()), "{}", counter.name);
    }
}

#[test]
fn a_unit_without_attack_shows_defense_and_movement_alone() {
    let drawing = drawing(vec![counter("02.02", "blue", "A", "infantry", "II", "_-2-4")]);
    assert_eq!(texts(&drawing), ["II", "A", "2-4"]);
}

#[test]
fn values_of_other_systems_are_printed_in_order() {
    let mut unit = counter("02.02", "blue", "Seydlitz", "cavalry", "", "_-_-_");
    unit.values = [("strength", 6), ("movement", 5), ("morale", 3), ("range", 9), ("steps", 7)]
        .map(|(key, value)| (key.to_owned(), value))
        .into();
    let drawing = drawing(vec![unit]);
    let shown = texts(&drawing);
    for text in ["6-5-3", "9", "7/7", "Seydlitz"] {
        assert!(shown.contains(&text), "{text} in {shown:?}");
    }
}

#[test]
fn a_hidden_counter_shows_no_text() {
    let open = counter("02.02", "red", "Secret", "armor", "III", "7-5-9");
    let drawing = drawing(vec![hidden(open)]);
    assert_eq!(texts(&drawing), Vec::<&str>::new());
    assert!(!drawing.contains("unit-") && drawing.contains("#back-1"));
}

/// What a viewer may not know must not leak through identifiers either.
#[test]
fn a_hidden_counter_looks_the_same_whatever_its_id() {
    let unit = |name| hidden(counter("02.02", "red", name, "armor", "III", "7-5-9"));
    assert_eq!(drawing(vec![unit("A")]), drawing(vec![unit("B")]));
}

#[test]
fn exploitation_is_framed_in_yellow() {
    let unit = || counter("02.02", "blue", "A", "armor", "III", "7-5-9");
    assert!(!drawing(vec![unit()]).contains("#f7d64a"));
    assert!(drawing(vec![marked(unit(), &["exploitation"])]).contains("#f7d64a"));
}

#[test]
fn every_mark_changes_the_picture_in_its_own_way() {
    let marks = [
        "out-of-supply",
        "reduced",
        "exploitation",
        "moved",
        "overran",
        "attacked",
        "was-attacked",
        "disorganized",
        "fortified",
    ];
    let unit = || counter("02.02", "blue", "A", "armor", "III", "7-5-9");
    let mut drawings = vec![drawing(vec![unit()])];
    drawings.extend(marks.map(|mark| drawing(vec![marked(unit(), &[mark])])));
    drawings.sort_unstable();
    drawings.dedup();
    assert_eq!(drawings.len(), marks.len() + 1);
}

#[test]
fn counters_lie_in_stack_order() {
    let unit = |name| counter("02.02", "blue", name, "infantry", "II", "1-2-3");
    let drawing = drawing(vec![unit("bottom"), unit("middle"), unit("top")]);
    let place = |name: &str| drawing.find(&format!(">{name}<")).unwrap();
    assert!(place("bottom") < place("middle") && place("middle") < place("top"));
}

#[test]
fn counters_off_the_map_are_left_out() {
    let mut unit = counter("02.02", "blue", "Late", "infantry", "II", "1-2-3");
    unit.at = Place::Box("reinforcements".into());
    assert!(!drawing(vec![unit]).contains("Late"));
}

#[test]
fn a_pile_lies_beside_the_map_under_its_title() {
    let mut unit = counter("02.02", "blue", "Late", "infantry", "II", "1-2-3");
    unit.at = Place::Box("setup".into());
    let other = Counter { seat: "red".into(), name: "Other".into(), ..unit.clone() };
    let pile = |seat: &str| Pile {
        title: "to be set up".into(),
        seat: seat.into(),
        place: "setup".into(),
    };
    let options = Options { piles: vec![pile("blue"), pile("gray")], ..options() };
    let drawing = svg(&open_board(5, 5), &scene(vec![unit, other]), &options);
    let shown = texts(&drawing);
    assert!(shown.contains(&"Late") && shown.contains(&"to be set up"), "{shown:?}");
    assert!(!shown.contains(&"Other"), "nobody asked for the pile of that seat");
    assert_eq!(shown.iter().filter(|it| **it == "to be set up").count(), 1, "{shown:?}");
    let width = |drawing: &str| -> f64 {
        let rest = drawing.split_once("width=\"").expect("a picture has a width").1;
        rest.split_once('"').expect("it ends").0.parse().expect("a number")
    };
    assert!(width(&drawing) > width(&svg(&open_board(5, 5), &scene(Vec::new()), &self::options())));
}

#[test]
fn an_unknown_kind_shows_its_initial() {
    let drawing = drawing(vec![counter("02.02", "blue", "A", "partisan", "", "1-2-3")]);
    assert!(texts(&drawing).contains(&"P"));
}

#[test]
fn title_labels_and_legend_are_set() {
    let board = mill::board();
    let options = Options {
        title: "Fire & Water".into(),
        turn: "Turn 2".into(),
        phase: "Combat".into(),
        legend: legend_of(&board),
        highlights: vec![Highlight {
            hex: "07.05".into(),
            kind: HighlightKind::Target,
            label: "3:1".into(),
        }],
        arrows: vec![Arrow {
            path: vec!["04.05".into(), "07.05".into()],
            kind: ArrowKind::Attack,
            label: "+2".into(),
        }],
        ..options()
    };
    let drawing = svg(&board, &scene(Vec::new()), &options);
    let shown = texts(&drawing);
    for text in ["Fire &amp; Water", "Turn 2  ·  Combat", "Woods", "Bridge", "3:1", "+2"] {
        assert!(shown.contains(&text), "{text}");
    }
}

#[test]
fn flags_show_control_only_when_asked() {
    let board = open_board(3, 3);
    let controlled =
        Scene { control: [("02.02".to_owned(), "red".to_owned())].into(), ..scene(Vec::new()) };
    let plain = svg(&board, &scene(Vec::new()), &options());
    assert_eq!(svg(&board, &controlled, &options()), plain);
    let flags = Options { control: Control::Flags, ..options() };
    assert_ne!(svg(&board, &controlled, &flags), plain);
}

#[test]
fn numbers_are_shown_as_asked() {
    let board = open_board(6, 6);
    let count = |numbers| {
        let options = Options { numbers, ..options() };
        svg(&board, &scene(Vec::new()), &options).matches("aria-label").count()
    };
    assert_eq!(count(Numbers::Every), 36);
    assert_eq!(count(Numbers::EveryFifth), 1);
    assert_eq!(count(Numbers::Hidden), 0);
}

/// A board with two boxes beside it and one over its hexes.
fn board_with_panels() -> Board {
    let board = open_board(5, 5);
    let panel = |id: &str, stand, ids: &[&str]| PanelPlan {
        id: id.into(),
        title: Message::new("panel"),
        rule: None,
        kind: PanelKind::Sea,
        stand,
        layout: Layout::Column,
        room: Room { across: 3, down: 3 },
        boxes: ids
            .iter()
            .map(|&id| BoxPlan { id: id.into(), label: Message::new(id), rule: None, number: None })
            .collect(),
    };
    let plans = vec![
        panel("off", Stand::Beside(Edge::Right), &["port", "lost"]),
        panel("straits", Stand::Over { x: 0, y: 0 }, &["narrows"]),
    ];
    Board { panels: lay_out(board.orientation, &board.hexes, plans), ..board }
}

#[test]
fn panels_are_drawn_with_the_names_they_are_given_and_make_the_sheet_larger() {
    let board = board_with_panels();
    let names = [("off".to_owned(), "Off the map".to_owned()), ("port".to_owned(), "Port".into())];
    let drawing = svg(&board, &scene(Vec::new()), &Options { names: names.into(), ..options() });
    for text in ["Off the map", "Port", "Narrows"] {
        assert!(texts(&drawing).contains(&text), "{text}");
    }
    let width = |drawing: &str| {
        let text = drawing.split("width=\"").nth(1).unwrap().split('"').next().unwrap();
        text.parse::<f64>().unwrap()
    };
    let bare = svg(&open_board(5, 5), &scene(Vec::new()), &options());
    assert!(width(&drawing) >= width(&bare) + 200.0, "half a hex free, and boxes of 150");
}

#[test]
fn a_counter_in_a_box_lies_in_its_middle_and_a_box_is_pointed_out() {
    let mut unit = counter("02.02", "blue", "Fleet", "infantry", "II", "1-2-3");
    unit.at = Place::Box("port".into());
    let board = board_with_panels();
    let highlight = Highlight { hex: "port".into(), kind: HighlightKind::Reach, label: "2".into() };
    let lit = Options { highlights: vec![highlight], ..options() };
    let drawing = svg(&board, &scene(vec![unit]), &lit);
    assert!(texts(&drawing).contains(&"Fleet"));
    assert!(drawing.contains("data-lit=\"port\"") && texts(&drawing).contains(&"2"));
}

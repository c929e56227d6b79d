//! A small map: a river with one bridge, a stream, woods, a road.

use render::{
    Arrow, ArrowKind, Control, Highlight, HighlightKind, Numbers, Options, Seat, legend_of,
};
use scene::Board;

use super::table::{Table, counter, hidden, line, marked, name, open_board, scene, set, sides};

/// The board.
pub(crate) fn board() -> Board {
    let mut board = open_board(12, 10);
    set(
        &mut board,
        "woods",
        "03.08 04.02 05.07 05.08 07.03 07.08 08.02 08.07 08.08 09.03 09.08 10.06 11.03",
    );
    set(&mut board, "hill", "10.08 11.09 11.08 02.09");
    set(&mut board, "village", "07.05");
    set(&mut board, "town", "10.05");
    set(&mut board, "marsh", "09.01 10.01");
    sides(
        &mut board,
        "river",
        "06.01/07.01 06.01/07.02 06.02/07.02 06.02/07.03 06.03/07.03 06.03/07.04 06.04/07.04 \
         06.04/07.05 06.05/07.05 06.05/07.06",
    );
    sides(
        &mut board,
        "stream",
        "06.06/07.06 06.06/07.07 06.07/07.07 06.07/07.08 06.08/07.08 06.08/07.09 06.09/07.09 \
         06.09/07.10 06.10/07.10",
    );
    line(
        &mut board,
        "road",
        "01.05 02.04 03.05 04.04 05.05 06.04 07.05 08.04 09.05 10.05 11.05 12.05",
    );
    line(&mut board, "track", "10.05 10.06 10.07 09.08 09.09 09.10");
    line(&mut board, "bridge", "06.04 07.05");
    name(&mut board, "place", "Mill Bridge", "07.05");
    name(&mut board, "woods", "Wood Hill", "08.08 08.07 07.08");
    name(&mut board, "place", "Crossroads", "10.05");
    name(&mut board, "water", "Lenne", "06.02 07.02 06.03 07.03 06.01 07.01");
    name(&mut board, "water", "Alder Brook", "06.07 07.07 06.08 07.08 06.09 07.09");
    name(&mut board, "height", "Höhe 214", "10.08 11.09 11.08");
    board
}

/// The table.
pub(crate) fn table() -> Table {
    let unit = |hex, seat, name, size, face| counter(hex, seat, name, "infantry", size, face);
    let counters = vec![
        marked(counter("07.05", "red", "R14", "infantry", "Grp", "0-1-5"), &[]),
        unit("07.05", "red", "R7", "III", "3-4-5"),
        unit("07.07", "red", "R2", "III", "3-4-5"),
        marked(unit("08.08", "red", "R9", "III", "2-2-5"), &["reduced", "out-of-supply"]),
        unit("07.03", "red", "R10", "II", "1-2-4"),
        unit("10.05", "red", "R15", "III", "2-3-5"),
        marked(counter("10.05", "red", "R11", "armor", "II", "5-4-8"), &["exploitation"]),
        hidden(unit("11.04", "red", "R12", "III", "4-4-5")),
        unit("05.05", "blue", "B1", "III", "3-4-5"),
        unit("05.05", "blue", "B3", "III", "5-5-5"),
        unit("05.06", "blue", "B4", "III", "3-4-5"),
        marked(unit("04.06", "blue", "B8", "III", "3-4-5"), &["moved"]),
        marked(counter("03.05", "blue", "B5", "armor", "III", "7-5-9"), &["exploitation"]),
        marked(counter("03.05", "blue", "B6", "armor", "III", "7-5-9"), &["exploitation"]),
        marked(counter("02.07", "blue", "B9", "recon", "II", "2-2-9"), &["exploitation"]),
        counter("02.04", "blue", "Corps", "hq", "XX", "0-2-6"),
        counter("03.03", "blue", "78 Fld", "artillery", "II", "(6)-2-6"),
    ];
    let mut scene = scene(counters);
    for hex in ["10.05", "07.05", "08.08"] {
        scene.control.insert(hex.into(), "red".into());
    }
    let board = board();
    let reach = [("04.05", "1"), ("04.04", "½"), ("05.04", "1½"), ("04.03", "2"), ("06.04", "1½")];
    let mut highlights: Vec<Highlight> = reach
        .iter()
        .map(|&(hex, label)| Highlight {
            hex: hex.into(),
            kind: HighlightKind::Reach,
            label: label.into(),
        })
        .collect();
    highlights.push(Highlight {
        hex: "07.05".into(),
        kind: HighlightKind::Target,
        label: "2:1".into(),
    });
    highlights.push(Highlight {
        hex: "03.05".into(),
        kind: HighlightKind::Selected,
        label: String::new(),
    });
    let options = Options {
        title: "Mill Bridge".into(),
        turn: "Turn 1 of 6".into(),
        phase: "Blue movement".into(),
        seats: seats(),
        numbers: Numbers::Every,
        control: Control::Flags,
        legend: legend_of(&board),
        highlights,
        arrows: vec![Arrow {
            path: vec!["05.05".into(), "07.05".into()],
            kind: ArrowKind::Attack,
            label: String::new(),
        }],
        ..Options::default()
    };
    ("mill-bridge", board, scene, options, 1800)
}

/// The two sides.
pub(crate) fn seats() -> Vec<Seat> {
    [("blue", "#5b7fa6"), ("red", "#b5654a")]
        .map(|(id, color)| Seat { id: id.into(), color: color.into() })
        .into()
}

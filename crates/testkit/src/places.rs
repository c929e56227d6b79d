//! The places of a board: hexes and boxes, each named once.

use std::collections::BTreeSet;

use scene::{Board, Panel, Place};

/// The places of a board, by id.
pub(crate) struct Places {
    pub(crate) hexes: BTreeSet<String>,
    pub(crate) boxes: BTreeSet<String>,
}

impl Places {
    /// Checks that a board names every place once and draws its panels soundly.
    pub(crate) fn of(board: &Board) -> Self {
        let mut hexes = BTreeSet::new();
        for hex in &board.hexes {
            assert!(hexes.insert(hex.id.clone()), "hex {} twice on the board", hex.id);
        }
        let mut boxes = BTreeSet::new();
        let mut panels = BTreeSet::new();
        for panel in &board.panels {
            assert!(!panel.boxes.is_empty(), "panel {} has no box", panel.id);
            for it in &panel.boxes {
                assert!(boxes.insert(it.id.clone()), "box {} twice on the board", it.id);
                assert!(!hexes.contains(&it.id), "box {} has the number of a hex", it.id);
            }
            assert!(panels.insert(&panel.id), "panel {} twice on the board", panel.id);
            check_areas(panel, &board.panels);
        }
        let unlike = panels.iter().all(|&it| !boxes.contains(it) && !hexes.contains(it));
        assert!(unlike, "a panel is called as one of its places: {panels:?}, {boxes:?}");
        Self { hexes, boxes }
    }

    /// Whether a hex or box has this id.
    pub(crate) fn has(&self, id: &str) -> bool {
        self.hexes.contains(id) || self.boxes.contains(id)
    }

    /// Whether a place is one of the board.
    pub(crate) fn holds(&self, place: &Place) -> bool {
        match place {
            Place::Hex(id) => self.hexes.contains(id),
            Place::Box(id) => self.boxes.contains(id),
        }
    }
}

/// Boxes lie apart within their panel, and panels apart from each other.
fn check_areas(panel: &Panel, all: &[Panel]) {
    let id = &panel.id;
    for (at, it) in panel.boxes.iter().enumerate() {
        assert!(it.area.width > 0 && it.area.height > 0, "box {} has no room", it.id);
        assert!(panel.area.holds(&it.area), "box {} lies outside of panel {id}", it.id);
        let mut others = panel.boxes[at + 1..].iter();
        assert!(!others.any(|other| other.area.overlaps(&it.area)), "box {} covers one", it.id);
    }
    let mut others = all.iter().filter(|it| it.id != *id);
    assert!(!others.any(|it| it.area.overlaps(&panel.area)), "panel {id} covers another");
}

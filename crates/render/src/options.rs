//! What a caller may ask of a picture beyond the board and the scene.

use std::collections::{BTreeMap, BTreeSet};

use scene::{Board, Look};

/// How to draw a table.
#[derive(Clone, Debug)]
pub struct Options {
    /// Title of the cartouche; without title, turn and phase there is no cartouche.
    pub title: String,
    /// The turn, in words.
    pub turn: String,
    /// The phase, in words.
    pub phase: String,
    /// The sides in seat order. A seat that is not listed is drawn in gray.
    pub seats: Vec<Seat>,
    /// Which hexes show their number.
    pub numbers: Numbers,
    /// Whether flags show who controls what.
    pub control: Control,
    /// The terrain explained below the map; nothing if empty.
    pub legend: Vec<LegendEntry>,
    /// Hexes to point out.
    pub highlights: Vec<Highlight>,
    /// Movements and attacks to point out.
    pub arrows: Vec<Arrow>,
    /// Counters that lie beside the map, such as those still to be set up.
    pub piles: Vec<Pile>,
    /// What panels and their boxes are called, by id; those that are missing show their id.
    pub names: BTreeMap<String, String>,
}

impl Options {
    /// What a panel or a box is called.
    pub(crate) fn name(&self, id: &str) -> String {
        self.names.get(id).cloned().unwrap_or_else(|| label_of(id))
    }
}

impl Default for Options {
    fn default() -> Self {
        Self {
            title: String::new(),
            turn: String::new(),
            phase: String::new(),
            seats: Vec::new(),
            numbers: Numbers::Every,
            control: Control::Hidden,
            legend: Vec::new(),
            highlights: Vec::new(),
            arrows: Vec::new(),
            piles: Vec::new(),
            names: BTreeMap::new(),
        }
    }
}

/// How to draw a printed map, without anything that lies on it.
#[derive(Clone, Copy, Debug)]
pub struct MapOptions {
    /// Paper left free around the frame of the map.
    pub margin: f64,
    /// Which hexes show their number.
    pub numbers: Numbers,
}

impl Default for MapOptions {
    fn default() -> Self {
        Self { margin: 40.0, numbers: Numbers::Hidden }
    }
}

/// How one side is drawn.
#[derive(Clone, Debug)]
pub struct Seat {
    /// The seat, as counters name it.
    pub id: String,
    /// Color of its counters, as `#rrggbb`.
    pub color: String,
}

/// Which hexes show their number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Numbers {
    /// All of them.
    Every,
    /// Those whose column and row are both multiples of five.
    EveryFifth,
    /// None.
    Hidden,
}

/// Whether flags show who controls what.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Control {
    /// A small flag in every controlled hex.
    Flags,
    /// Nothing.
    Hidden,
}

/// One line of the legend.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LegendEntry {
    /// Terrain id, as the board names it.
    pub kind: String,
    /// What it is called.
    pub label: String,
}

/// A hex or a box to point out.
#[derive(Clone, Debug)]
pub struct Highlight {
    /// Its printed number, or the id of the box.
    pub hex: String,
    /// Why it is pointed out.
    pub kind: HighlightKind,
    /// A short text in a pill, such as a cost or odds; none if empty.
    pub label: String,
}

/// Counters of a seat that lie beside the map.
#[derive(Clone, Debug)]
pub struct Pile {
    /// What stands above them.
    pub title: String,
    /// The seat they belong to.
    pub seat: String,
    /// The id of the box they are in.
    pub place: String,
}

/// Why a hex is pointed out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HighlightKind {
    /// It can be reached.
    Reach,
    /// It can be attacked.
    Target,
    /// It is the one spoken of.
    Selected,
}

/// A movement or an attack to point out.
#[derive(Clone, Debug)]
pub struct Arrow {
    /// Printed numbers of the hexes it goes through, from its foot to its tip.
    pub path: Vec<String>,
    /// What it stands for.
    pub kind: ArrowKind,
    /// A short text beside its tip; none if empty.
    pub label: String,
}

/// What an arrow stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ArrowKind {
    /// An attack: solid and red.
    Attack,
    /// A movement: solid and blue.
    Move,
    /// A retreat: dashed and gray.
    Retreat,
}

/// A legend of all terrain on a board, with labels made from the ids.
pub fn legend_of(board: &Board) -> Vec<LegendEntry> {
    let hexes = board.hexes.iter().map(|hex| hex.terrain.as_str());
    let sides = board.sides.iter().map(|side| &side.kind);
    let lines = board.lines.iter().map(|line| &line.kind);
    let mut seen = BTreeSet::new();
    let levels = [2, 3].map(|level| (format!("open-{level}"), format!("level-{level}")));
    let is_plan = board.look == Look::Plan;
    let levels = levels
        .into_iter()
        .filter(|(kind, _)| is_plan && board.hexes.iter().any(|hex| &hex.terrain == kind));
    hexes
        .map(|kind| if is_plan { without_level(kind) } else { kind })
        .chain(sides.map(String::as_str))
        .chain(lines.map(String::as_str))
        .filter(|kind| seen.insert(*kind))
        .map(|kind| LegendEntry { kind: kind.into(), label: label_of(kind) })
        .chain(levels.map(|(kind, name)| LegendEntry { kind, label: label_of(&name) }))
        .collect()
}

/// `woods-2` becomes `woods`: on a plan every ground may lie on every level.
fn without_level(kind: &str) -> &str {
    kind.rsplit_once('-').filter(|(_, level)| level.parse::<i8>().is_ok()).map_or(kind, |it| it.0)
}

/// `light-woods` becomes `Light woods`.
fn label_of(kind: &str) -> String {
    let words = kind.replace('-', " ");
    let mut letters = words.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

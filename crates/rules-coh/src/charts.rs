//! The charts: what ground does to movement, defense and sight [COH 5.0, 14.0], and what a hit does
//! to a unit [COH 7.4, 15.2].

/// Which terrain of the chart a hex has, by its line.
pub type TerrainId = u8;

/// [COH 6.0b] Whether ground blocks sight.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Blocks {
    /// Never.
    No,
    /// Always.
    Yes,
    /// [COH 5.0t07] In August and September: tall corn.
    InSeason,
}

/// One line of the terrain chart [COH 4.0d, 5.0t01, 5.0t02, 5.0t03, 5.0t04, 5.0t05, 5.0t06, 5.0t08,
/// 5.0t09, 5.0t10, 5.0t11].
#[expect(clippy::struct_excessive_bools, reason = "what is printed is or is not")]
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Terrain {
    /// The id, such as `woods`.
    pub id: String,
    /// Further AP for those on foot.
    pub foot: u8,
    /// What it adds to the defense.
    pub dm: i8,
    /// Whether it blocks sight.
    pub blocks: Blocks,
    /// Further AP for tracks; `None` where they cannot go.
    pub tracked: Option<u8>,
    /// Further AP for wheels; `None` where they cannot go.
    pub wheeled: Option<u8>,
    /// [COH 14.1a] Whether vehicles may get stuck.
    pub check: bool,
    /// [COH 14.0c] Whether tracks may use bonus hexes for it.
    pub bonus: bool,
    /// [COH 5.0t13] Whether it hides units in summer though it gives no defense.
    pub summer_cover: bool,
    /// The level of the ground, where it says so [COH 11.5a].
    pub level: Option<i8>,
    /// Whether guns may be pushed in [M-08].
    pub guns: bool,
    /// The ledger id of the line.
    pub rule: String,
}

/// The terrain chart.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TerrainChart {
    /// Its lines.
    pub lines: Vec<Terrain>,
}

impl TerrainChart {
    /// The line of an id.
    pub fn find(&self, id: &str) -> Option<TerrainId> {
        let found = self.lines.iter().position(|it| it.id == id)?;
        u8::try_from(found).ok()
    }

    /// One line.
    pub fn line(&self, id: TerrainId) -> &Terrain {
        &self.lines[usize::from(id)]
    }
}

/// [COH 7.4, 15.2] One kind of hit marker.
#[expect(clippy::struct_excessive_bools, reason = "what is printed is or is not")]
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MarkerType {
    /// The id, such as `pinned`.
    pub id: String,
    /// How many there are in the pool.
    pub count: u8,
    /// Whether the unit may attack.
    pub fires: bool,
    /// Further AP of a shot.
    pub fire_cost: u8,
    /// Whether the unit may move.
    pub moves: bool,
    /// Further AP of a move.
    pub move_cost: u8,
    /// Whether the unit may turn.
    pub pivots: bool,
    /// Whether it may do nothing but rally.
    pub only_rally: bool,
    /// Change of the firepower against soft targets.
    pub red: i8,
    /// Change of the firepower against armor.
    pub blue: i8,
    /// The range that takes the place of the printed one.
    pub range: Option<u8>,
    /// Change of the defense to the front.
    pub front: i8,
    /// Change of the defense elsewhere.
    pub flank: i8,
    /// What a rally has to reach; `None` if it cannot be rallied from.
    pub rally: Option<u8>,
    /// Whether the unit is removed at once.
    pub removed: bool,
    /// The ledger id of the line.
    pub rule: &'static str,
}

/// The ledger ids of the hit markers.
pub(crate) const MARKER_RULES: [&str; 14] = [
    "coh:7.4h1",
    "coh:7.4h2",
    "coh:7.4h3",
    "coh:7.4h4",
    "coh:7.4h5",
    "coh:7.4h6",
    "coh:7.4h7",
    "coh:15.2h1",
    "coh:15.2h2",
    "coh:15.2h3",
    "coh:15.2h4",
    "coh:15.2h5",
    "coh:15.2h6",
    "coh:15.2h7",
];

impl MarkerType {
    /// [COH 9.1.2g] Whether it changes what the unit shoots with.
    pub fn touches_fire(&self) -> bool {
        !self.fires || self.red != 0 || self.blue != 0
    }
}

/// The two pools of markers [COH 1.0f].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Pool {
    /// For units on foot, guns included [COH 7.4a].
    Foot,
    /// For vehicles.
    Vehicle,
}

impl Pool {
    /// Position in lists that hold one entry for each pool.
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// All markers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MarkerChart {
    /// [COH 7.4] For units on foot.
    pub foot: Vec<MarkerType>,
    /// [COH 15.2] For vehicles.
    pub vehicle: Vec<MarkerType>,
}

impl MarkerChart {
    /// The kinds of a pool.
    pub fn of(&self, pool: Pool) -> &[MarkerType] {
        match pool {
            Pool::Foot => &self.foot,
            Pool::Vehicle => &self.vehicle,
        }
    }
}

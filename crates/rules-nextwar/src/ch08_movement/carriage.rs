//! [NW 8.5] Who may be carried, by air or by sea, and where anybody may come down.

use hexgrid::HexId;
use kernel::{Illegal, refuse};

use crate::ch03_sequence::Segment;
use crate::state::{Place, UnitId, War};
use crate::terms::{Terrain, Weather};
use crate::titles::korea;

impl War {
    /// [NW 3.0k, 4.1.3a] Whether anything flies or sails in this segment.
    pub(crate) fn may_leave_ground(&self) -> Result<(), Illegal> {
        if self.core.segment == Segment::EliteReaction {
            return refuse("nw:3.0k", "units move only on the ground in this segment");
        }
        if self.core.weather == Weather::Storms {
            return refuse("nw:4.1.3a", "nothing flies or sails in storms");
        }
        Ok(())
    }

    /// [NW 8.5, 3.0l, 13.1.4a] Whether a ground unit may be carried at all in this segment.
    pub(crate) fn may_be_carried(&self, id: UnitId) -> Result<(), Illegal> {
        if Some(self.side(id)) != self.phasing() {
            return refuse("nw:8.0", "the unit belongs to the other side");
        }
        if self.spec(id).kind.is_fixture() {
            return refuse("nwk:2.2d", "it never leaves its hex");
        }
        if self.unit(id).moved {
            return refuse("nw:2.3.5", "the unit has moved in this segment");
        }
        self.may_leave_ground()?;
        korea::may_move(self, id)?;
        korea::may_leave_japan(self, id)?;
        if let Some(hex) = self.hex(id) {
            korea::may_leave(self, hex, &[(id, 0)])?;
        }
        let exploits = self.core.segment == Segment::ExploitationMovement;
        if exploits && self.unit(id).unsupplied {
            return refuse("nw:13.1.4a", "the unit is out of supply");
        }
        // [NWK 3.1.1b] Light infantry that takes off does not slip past anybody.
        let held = self.hex(id).is_some_and(|it| self.in_enemy_zone(self.side(id), it));
        if exploits && held {
            return refuse("nw:3.0l", "the unit stands in an enemy zone of control");
        }
        Ok(())
    }

    /// [NW 8.2.2a] [NWK 16.1] Whether a unit may come down in a hex at all.
    pub(crate) fn may_come_down(&self, id: UnitId, to: HexId) -> Result<(), Illegal> {
        if !self.scenario.board.is_land(to) {
            return refuse("nw:8.3.3d", "nobody lands in the sea");
        }
        if self.holds(self.side(id).other(), to) {
            return refuse("nw:8.2.2a", "an enemy unit stands there");
        }
        if self.unit(id).place == Place::Hex(to) {
            return refuse("nw:8.5", "the unit is there already");
        }
        self.may_reach(self.hex(id), to)?;
        korea::may_enter(self, id, to)
    }

    /// [NWK 16.1] Whether the scenario lets anything come to a hex: into the part that is played
    /// on, or from outside no farther away from it.
    pub(crate) fn may_reach(&self, from: Option<HexId>, to: HexId) -> Result<(), Illegal> {
        let away = &self.scenario.area.away;
        let inside = self.scenario.area.open.contains(to);
        let no_farther = from.is_some_and(|it| away[to] <= away[it]);
        if inside || no_farther { Ok(()) } else { self.refuse_outside() }
    }

    /// [NW 8.5.2a, 8.5.3a] Whether a unit starts at a friendly base out of enemy zones of
    /// control, on the map or off it.
    pub(crate) fn may_board_aircraft(&self, id: UnitId, rule: &'static str) -> Result<(), Illegal> {
        self.may_be_carried(id)?;
        match self.unit(id).place {
            Place::Hex(hex) if !self.is_friendly_base(self.side(id), hex) => {
                refuse(rule, "the unit is at no friendly base")
            }
            Place::Hex(hex) if self.in_enemy_zone(self.side(id), hex) => {
                refuse(rule, "the base lies in an enemy zone of control")
            }
            Place::Hex(_) | Place::Box(_) => Ok(()),
            Place::Aboard(_)
            | Place::Line(..)
            | Place::Beside(_)
            | Place::Awaited
            | Place::Eliminated
            | Place::Unused => refuse(rule, "the unit is at no friendly base"),
        }
    }
}

/// [NW 8.5.3b, 8.5.4.4.1a] Whether ground is high: hard to land in.
pub(super) fn is_high(terrain: Terrain) -> bool {
    matches!(terrain, Terrain::Highland | Terrain::HighlandWoods | Terrain::Mountain)
}
